// The forms of Korean verbs.

enum KoreanForms {
  /// What is said with a verb, by its stem: 마시 of 마시기. Whatever ends a past is still to follow it.
  static func forms(of stem: String) -> [VerbForm] {
    let not = (["지않", "지못", "지않았", "지못했"] + forgotten).map { VerbForm(words: (stem + $0).map { String($0) }, isNegative: true) }
    return (pasts(of: stem) + nominal(of: stem)).map { VerbForm(words: $0.map { String($0) }) } + not
      + [VerbForm(words: (stem + "고").map { String($0) }, goesOn: true)]
  }

  /// What follows the stem where it was forgotten: 먹는 거 깜빡했다.
  private static let forgotten = ["는거", "는걸", "는것을"].flatMap { thing in ["깜빡했", "까먹었", "잊었", "잊어버렸"].map { thing + $0 } }

  /// 읽음, 마심: as notes have it.
  private static func nominal(of stem: String) -> [String] {
    guard let last = stem.last, var syllable = Syllable(last) else { return [] }
    if syllable.last > 0 { return [stem + "음"] }
    syllable.last = Syllable.m
    return [stem.dropLast() + syllable.text]
  }

  /// The stem with the syllable of its past: 마셨, 읽었, 했.
  static func pasts(of stem: String) -> [String] {
    guard let last = stem.last, let syllable = Syllable(last) else { return [] }
    let rest = String(stem.dropLast())
    if last == "하" { return [rest + "했", rest + "하였"] }
    func past(_ vowel: Int) -> String { rest + Syllable(first: syllable.first, vowel: vowel, last: Syllable.ss).text }
    if syllable.last == 0 {
      let before = rest.last.flatMap { Syllable($0) }
      switch syllable.vowel {
      case 8: return [past(9), stem + "았"]
      case 13: return [past(14), stem + "었"]
      case 20: return [past(6), stem + "었"]
      case 11: return [past(10), stem + "었"]
      case 16: return [stem + "었"]
      case 18:
        // 부르다, 불렀다
        if last == "르", var before {
          before.last = 8
          return [String(rest.dropLast()) + before.text + (before.isBright ? "랐" : "렀")]
        }
        return [past(before?.isBright == true ? 0 : 4)]
      default: return [past(syllable.vowel), stem + "었"]
      }
    }
    let ending = syllable.isBright ? "았" : "었"
    var open = syllable
    open.last = 0
    switch syllable.last {
    // 걷다, 걸었다
    case 7:
      open.last = 8
      return [stem + ending, rest + open.text + ending]
    // 굽다, 구웠다
    case 17: return [stem + ending, rest + open.text + "웠", rest + open.text + "왔"]
    // 짓다, 지었다
    case 19: return [stem + ending, rest + open.text + ending]
    default: return [stem + ending]
    }
  }

  /// A stem of a verb as it stands before a noun and before what is to come: 달린, 달릴.
  static func open(_ stem: [String]) -> [[String]] {
    guard let last = stem.last?.first, let syllable = Syllable(last), syllable.last == 0 else { return [] }
    return [4, 8].map { stem.dropLast() + [Syllable(first: syllable.first, vowel: syllable.vowel, last: $0).text] }
  }

  /// A syllable by the places of its letters in the standard’s order.
  private struct Syllable {
    var first: Int
    var vowel: Int
    var last: Int

    static let ss = 20
    static let m = 16

    init(first: Int, vowel: Int, last: Int) { (self.first, self.vowel, self.last) = (first, vowel, last) }

    init?(_ character: Character) {
      guard let scalar = character.unicodeScalars.first?.value, (0xAC00...0xD7A3).contains(scalar) else { return nil }
      let code = Int(scalar) - 0xAC00
      self.init(first: code / 588, vowel: code % 588 / 28, last: code % 28)
    }

    var text: String { String(UnicodeScalar(UInt32(0xAC00 + first * 588 + vowel * 28 + last)).map { Character($0) } ?? " ") }
    /// Whether its vowel takes 았 and not 었.
    var isBright: Bool { [0, 2, 8].contains(vowel) }
  }
}
