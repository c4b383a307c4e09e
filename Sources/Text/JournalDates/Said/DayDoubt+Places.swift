// Where in a text words that are nearly a day are in the place of one.

extension DayDoubt {
  /// What of these words looks like a day in the place of one and is none: behind ‘on’ or ‘until’, at the beginning or the end of a sentence, and
  /// where it is certain, anywhere in words typed without quotes.
  /// - Parameters:
  ///   - arguments: As the command line has them; one with blanks in it was in quotes.
  ///   - isName: Whether a word is one of a name that the person knows, and so no day that is misspelt.
  public static func find(
    in arguments: [String], _ tongues: Set<DayTongue>, unless isName: (String) -> Bool = { _ in false }
  ) -> DayDoubt? {
    var words: [(text: String, isQuoted: Bool)] = []
    for argument in arguments {
      let parts = argument.split(whereSeparator: \.isWhitespace).map(String.init)
      words += parts.map { ($0, parts.count > 1) }
    }
    let texts = words.map(\.text)
    // What is told at length is no command line.
    let isLong = words.count > 60
    for place in texts.indices {
      if place > 0, let time = Self.time(texts[place], after: bare(texts[place - 1]), tongues) { return time }
      if isLong, place > 3 { return nil }
      // A month beside a number that it has no day for is none in any language.
      guard let doubt = ofCalendar(at: texts[place...], in: .all) ?? begin(of: texts[place...], in: tongues) else { continue }
      if case .near = doubt.reason, texts[place..<place + doubt.count].contains(where: { isName(bare($0)) }) { continue }
      if stands(doubt, at: place, in: texts, isQuoted: words[place].isQuoted, tongues) { return doubt }
    }
    return nil
  }

  private static func stands(_ doubt: DayDoubt, at place: Int, in words: [String], isQuoted: Bool, _ tongues: Set<DayTongue>) -> Bool {
    let end = place + doubt.count
    if place == 0 || end == words.count || isClosed(words[place - 1]) || isClosed(words[end - 1]) { return true }
    if isJoint(words[place - 1], tongues) || sidesBefore(words[place]) { return true }
    if words[end...].allSatisfy({ isTrailing($0) }) || Self.after.contains(words[end].lowercased()) && doubt.count > 1 { return true }
    switch doubt.reason {
    case .calendar, .time: return !isQuoted || words.count <= 12
    case .near(let day): return NearDay.isCertain(day) && (!isQuoted || words.count <= 12)
    }
  }

  private static func sidesBefore(_ word: String) -> Bool { ["last", "next", "this"].contains(word.lowercased()) }

  /// Whether a sentence or a part of it ends with this word.
  private static func isClosed(_ word: String) -> Bool { word.last.map { ",;:.!?—–".contains($0) } ?? false }

  private static let after: Set<String> = ["i", "we", "at", "with"]

  /// What may stand behind a day that ends a sentence: a time, a part of the day, tags.
  private static func isTrailing(_ word: String) -> Bool {
    let plain = plainLetters(bare(word))
    let isTime = plain.first?.isNumber == true && (plain.contains(":") || ["am", "pm", "h"].contains { plain.hasSuffix($0) })
    return isTime || word.hasPrefix("#") || word.hasPrefix("+") || trailing.contains(plain)
  }

  private static let trailing: Set<String> = [
    "at", "in", "the", "morning", "afternoon", "evening", "night", "noon", "midnight", "early", "late", "am", "pm", "um", "uhr", "fruh",
    "abend",
    "morgen", "nachmittag", "vormittag", "mittag", "nacht", "abends", "morgens", "por", "la", "manana", "tarde", "noche", "matin", "soir",
    "apres-midi", "a",
    "manha", "noite", "de",
  ]

  private static func isJoint(_ word: String, _ tongues: Set<DayTongue>) -> Bool {
    let plain = plainLetters(word)
    return joints.contains { tongues.contains($0.key) && $0.value.contains(plain) }
  }

  private static let joints: [DayTongue: Set<String>] = [
    .english: [
      "by", "on", "due", "until", "till", "til", "from", "since", "last", "next", "this", "before", "after", "starting", "through", "for",
    ],
    .german: ["bis", "am", "ab", "seit", "vom", "zum", "letzten", "nachsten", "naechsten", "vor", "nach", "fallig", "fur"],
    .spanish: ["para", "el", "hasta", "desde", "antes", "proximo"],
    .french: ["pour", "le", "avant", "jusqu'au", "jusqu'a", "depuis", "des", "apres"],
    .portuguese: ["ate", "para", "em", "no", "na", "desde", "antes", "dia"],
  ]

  /// ‘at 27:75’
  private static func time(_ word: String, after before: String, _ tongues: Set<DayTongue>) -> DayDoubt? {
    guard ["at", "@", "um", "à", "às", "las"].contains(before.lowercased()), case let word = bare(word),
      case let parts = word.split(separator: ":", omittingEmptySubsequences: false), parts.count == 2, (1...2).contains(parts[0].count),
      parts[1].count == 2, parts.allSatisfy({ $0.allSatisfy { $0.isASCII && $0.isNumber } }), TimeOfDay(word).map({ $0.hour > 24 }) ?? true
    else { return nil }
    return DayDoubt(ofTime: word)
  }
}
