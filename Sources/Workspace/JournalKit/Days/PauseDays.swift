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
      // ‘run from monday until friday’, ‘run 20 Dec to 6 Jan’
      guard let begun = AskedDays.atEnd(of: name, after: Self.begins, leaning: .future, in: .all), begun.joint != nil || begun.days.isOneDay else {
        (self.name, first, last, isLength) = (name, nil, days, false)
        return
      }
      (self.name, first, last, isLength) = (begun.others, begun.days, days, false)
      return
    }
    // ‘2 weeks’, and not ‘20 Dec to 6 Jan’
    let isNumber = days.word.first?.isNumber == true && days.word.split(separator: " ").count < 3 && !days.word.contains(text: "..") && !days.isDayOfYear
    isLength = isNumber && days.word.contains(where: \.isLetter) || joint.map(Self.lengths.contains) ?? false
    guard isLength || !days.isOneDay else { return nil }
    (self.name, first, last) = (name, isLength ? nil : days, days)
  }

  private static let ends: Set<String> = ["until", "till", "to", "through", "-", "–", "—", "bis", "hasta", "jusqu'à", "jusqu'au", "até"]
  private static let begins: Set<String> = ["from", "von", "ab", "vom", "desde", "de", "du"]
  private static let lengths: Set<String> = ["for", "für", "por", "durante", "pour", "pendant"]
}

extension AskedDays {
  /// Whether it is a day of any year, as ‘20 December’ is.
  fileprivate var isDayOfYear: Bool { text.map(\.isDayOfYear) ?? false }
}
