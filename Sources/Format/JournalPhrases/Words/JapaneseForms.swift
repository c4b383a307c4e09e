// The forms of Japanese verbs.

/// What a form of a verb says.
struct VerbForm {
  /// Its tokens.
  var words: [String]
  /// It says that it was not done; else that it was.
  var isNegative = false
  /// It may go on, as 飲んで does.
  var goesOn = false
}

enum JapaneseForms {
  /// What is said with a verb, by its dictionary form: that it was done, and that it was not; none for what is no verb.
  static func forms(of verb: String) -> [VerbForm] {
    if verb.hasSuffix("する") {
      return forms(String(verb.dropLast(2)), past: "した", going: "して", polite: "し", negative: ["し", "でき"])
    }
    guard let last = verb.last, verb.count > 1 else { return [] }
    if verb.hasSuffix("ない") { return [] }
    let stem = String(verb.dropLast())
    var found: [VerbForm] = []
    if let row = rows[last] {
      let past = verb == "行く" ? "った" : row.past
      found += forms(
        stem, past: past, going: String(past.dropLast()) + (past.hasSuffix("だ") ? "で" : "て"), polite: String(row.i),
        negative: [String(row.a), String(row.e)])
    }
    // 食べる, 見る: the stem stays.
    if last == "る" { found += forms(stem, past: "た", going: "て", polite: "", negative: ["", "られ"]) }
    return found
  }

  /// Of a verb that a name says no to, 食べない: its dictionary forms, one of which is right.
  static func verbs(notIn negative: String) -> [String] {
    guard negative.hasSuffix("ない"), negative.count > 3, let last = negative.dropLast(2).last else { return [] }
    let stem = negative.dropLast(3)
    return [negative.dropLast(2) + "る"] + rows.filter { $0.value.a == last }.map { stem + String($0.key) }
  }

  private static func forms(_ stem: String, past: String, going: String, polite: String, negative: [String]) -> [VerbForm] {
    let shortened = going.dropLast() + (going.hasSuffix("で") ? "じゃった" : "ちゃった")
    let can = negative.dropFirst().flatMap { [$0 + "た", $0 + "ました"] }
    let done = [past, polite + "ました", going + "いた", going + "た", going + "しまった", going + "きた", String(shortened)] + can
    let not =
      negative.flatMap { [$0 + "なかった", $0 + "なかったです"] } + negative.prefix(1).map { $0 + "ない" }
      + negative.map { $0 + "ず" } + [
        polite + "そびれた", polite + "忘れちゃった", polite + "ませんでした", polite + "忘れた", polite + "忘れました", going + "ない", going + "いない", going + "ません",
      ]
    return (done.map { ($0, false, false) } + [(going, false, true)] + not.map { ($0, true, false) }).map { text, isNegative, goesOn in
      VerbForm(words: (stem + text).map { String($0) }, isNegative: isNegative, goesOn: goesOn)
    }
  }

  private static let rows: [Character: (i: Character, a: Character, e: Character, past: String)] = [
    "う": ("い", "わ", "え", "った"), "つ": ("ち", "た", "て", "った"), "る": ("り", "ら", "れ", "った"), "む": ("み", "ま", "め", "んだ"),
    "ぶ": ("び", "ば", "べ", "んだ"), "ぬ": ("に", "な", "ね", "んだ"), "く": ("き", "か", "け", "いた"), "ぐ": ("ぎ", "が", "げ", "いだ"),
    "す": ("し", "さ", "せ", "した"),
  ]
}
