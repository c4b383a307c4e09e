// What is a hint only together: signs of which none says anything alone, near each other in any order.

import JournalText

/// Signs of several kinds and which of them, together, are a hint: a farewell and a request for pardon, pills that are kept and the day that is chosen.
struct JointHints: Sendable {
  /// How many sentences in a row count as one place.
  private static let reach = 5

  private var names: [String] = []
  private var signs = RuleSet()
  /// Of each rule of `signs`, the number of its name.
  private var kinds: [Int] = []
  private var exceptions = RuleSet()
  /// For each hint, the kinds of sign in each of its places.
  private var hints: [[Set<Int>]] = []
  private var unknown: [String] = []

  /// What is wrong with the lists, of which all rules are read for it.
  var problems: [String] { unknown + signs.problems + exceptions.problems }

  init() {}

  /// - Parameter sections: A kind of sign each. A rule `- …` says where a sign of any kind is none.
  init(_ sections: [(name: String, section: WordListFile.Section)], _ reader: RuleReader) {
    names = sections.map(\.name)
    signs = RuleSet(sections.flatMap(\.section.lines), reader)
    kinds = sections.enumerated().flatMap { number, one in one.section.lines.map { _ in number } }
    exceptions = RuleSet(sections.flatMap(\.section.exceptions), reader)
  }

  /// Adds a hint as it is written: `goodbye|pardon & papers`.
  mutating func add(together line: Substring) {
    let places = line.split(separator: "&").map { place in
      Set(
        place.split(separator: "|").compactMap { name -> Int? in
          let name = String(WordListFile.trimmed(name))
          let number = names.firstIndex(of: name)
          if number == nil { unknown.append("there is no sign ‘\(name)’") }
          return number
        })
    }
    hints.append(places)
  }

  func hints(in text: ReadText) -> [FoundHint] {
    let matches = signs.matches(in: text).filter { !$0.range.isEmpty }
    if matches.count < 2 { return [] }
    let excepted = exceptions.matches(in: text).map(\.range)
    let order = Self.order(of: text)
    let found = matches.lazy.filter { match in !excepted.contains { $0.overlaps(match.range) } }.map { match in
      let sentence = text.tokens[match.range.lowerBound].sentence
      return Sign(kind: kinds[match.rule], range: match.range, row: order[sentence] ?? 0)
    }
    let signs = Array(found)
    return hints.compactMap { Self.fit($0[...], signs, []) }.map { FoundHint($0, in: text) }
  }

  /// A sign where it stands.
  private struct Sign {
    var kind: Int
    var range: Range<Int>
    /// Its sentence, counted without those that have no words.
    var row: Int

    func isNear(_ other: Sign) -> Bool { !range.overlaps(other.range) && abs(row - other.row) < JointHints.reach }
  }

  private static func order(of text: ReadText) -> [Int: Int] {
    var order: [Int: Int] = [:]
    for token in text.tokens where order[token.sentence] == nil { order[token.sentence] = order.count }
    return order
  }

  /// A sign for each place, all near each other.
  private static func fit(_ places: ArraySlice<Set<Int>>, _ signs: [Sign], _ taken: [Sign]) -> [Range<Int>]? {
    guard let place = places.first else { return taken.map(\.range) }
    for sign in signs where place.contains(sign.kind) && taken.allSatisfy({ $0.isNear(sign) }) {
      if let fit = fit(places.dropFirst(), signs, taken + [sign]) { return fit }
    }
    return nil
  }
}
