// What is a hint only together: signs of which none says anything alone, near each other in any order.

import JournalText
import WordRules

/// Signs of several kinds and which of them, together, are a hint: a farewell and a request for pardon, pills that are kept and the day that is chosen.
struct JointHints: Sendable {
  /// How many sentences in a row count as one place.
  private static let reach = 5

  private var signs = RuleSet()
  private var exceptions = RuleSet()
  private var joint = JointSigns()

  /// What is wrong with the lists, of which all rules are read for it.
  var problems: [String] { joint.problems + signs.problems + exceptions.problems }

  init() {}

  /// - Parameter needed: What the rules of the signs need, where it is known.
  init(_ joint: JointSigns, _ reader: RuleReader, needing needed: NeededWords?) {
    self.joint = joint
    signs = RuleSet(joint.rules, reader, needing: needed)
    exceptions = RuleSet(joint.exceptions, reader)
  }

  func hints(in text: ReadText) -> [FoundHint] {
    let matches = signs.matches(in: text).filter { !$0.range.isEmpty }
    if matches.count < 2 { return [] }
    let excepted = exceptions.matches(in: text).map(\.range)
    let order = Self.order(of: text)
    let found = matches.lazy.filter { match in !excepted.contains { $0.overlaps(match.range) } }.map { match in
      let sentence = text.tokens[match.range.lowerBound].sentence
      return Sign(kind: 1 << UInt64(joint.kinds[match.rule]), range: match.range, row: order[sentence] ?? 0)
    }
    let signs = Array(found)
    return joint.hints.compactMap { Self.fit($0[...], signs, []) }.map { FoundHint($0, in: text) }
  }

  /// A sign where it stands.
  private struct Sign {
    /// The bit of its kind.
    var kind: UInt64
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
  private static func fit(_ places: ArraySlice<UInt64>, _ signs: [Sign], _ taken: [Sign]) -> [Range<Int>]? {
    guard let place = places.first else { return taken.map(\.range) }
    for sign in signs where place & sign.kind != 0 && taken.allSatisfy({ $0.isNear(sign) }) {
      if let fit = fit(places.dropFirst(), signs, taken + [sign]) { return fit }
    }
    return nil
  }
}
