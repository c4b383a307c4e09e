// The days for which something rests, behind its name.

import JournalModel
import JournalDates
import JournalText

/// A name and the days that follow it: ‘run until sunday’, ‘run for 2 weeks’, ‘run next week’.
public struct PauseDays: Sendable {
  public let name: [String]
  /// Nil where it rests from now on.
  public let first: AskedDays?
  public let last: AskedDays
  /// Whether the words say how long it rests, and not until when.
  public let isLength: Bool

  /// Nil where the last words name no days, or one day alone: whether that is the first or the last, nobody can tell.
  public init?(atEnd words: [String]) {
    let words = words.flatMap { $0.words.map { String($0) } }
    guard let (name, days, joint) = AskedDays.atEnd(of: words, after: Self.ends.union(Self.lengths), leaning: .future, in: .all) else {
      return nil
    }
    if let joint, Self.ends.contains(joint) {
      // ‘run from monday until friday’
      guard let begun = AskedDays.atEnd(of: name, after: Self.begins, leaning: .future, in: .all), begun.joint != nil else {
        (self.name, first, last, isLength) = (name, nil, days, false)
        return
      }
      (self.name, first, last, isLength) = (begun.others, begun.days, days, false)
      return
    }
    isLength = days.word.first?.isNumber == true || joint.map(Self.lengths.contains) ?? false
    guard isLength || !days.isOneDay else { return nil }
    (self.name, first, last) = (name, isLength ? nil : days, days)
  }

  private static let ends: Set<String> = ["until", "till", "to", "bis", "hasta", "jusqu'à", "jusqu'au", "até"]
  private static let begins: Set<String> = ["from", "von", "ab", "vom", "desde", "de", "du"]
  private static let lengths: Set<String> = ["for", "für", "por", "durante", "pour", "pendant"]
}
