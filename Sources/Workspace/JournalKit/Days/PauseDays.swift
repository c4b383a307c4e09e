// The days for which something rests, behind its name.

import JournalModel
import JournalDates
import JournalText

/// A name and the days that follow it: ‘run until sunday’, ‘run for 2 weeks’, ‘run next week’, ‘run from monday for two weeks’.
public struct PauseDays: Sendable {
  public let name: [String]
  /// Nil where it rests from now on.
  public let first: AskedDays?
  /// Nil where it rests until it is taken up again.
  public let last: AskedDays?
  /// Whether the words say how long it rests, and not until when.
  public let isLength: Bool

  /// Nil where the last words name no days, or one day alone: whether that is the first or the last, nobody can tell.
  public init?(atEnd words: [String]) {
    let words = Self.withoutEnd(words.flatMap { $0.words.map { String($0) } })
    guard let (name, days, joint) = AskedDays.atEnd(of: words, after: Self.ends.union(Self.lengths).union(Self.begins), leaning: .future, in: .all)
    else { return nil }
    // ‘run from monday’, ‘run for two weeks from monday’
    if days.isBegin(after: joint, Self.begins) {
      guard let rest = PauseDays(atEnd: name), rest.first == nil, rest.last != nil else {
        (self.name, first, last, isLength) = (name, days, nil, false)
        return
      }
      (self.name, first, last, isLength) = (rest.name, days, rest.last, rest.isLength)
      return
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
    // ‘run from monday for two weeks’
    if isLength, let begun = AskedDays.atEnd(of: name, after: Self.begins, leaning: .future, in: .all), begun.joint != nil || begun.days.isOneDay {
      (self.name, first, last) = (begun.others, begun.days, days)
      return
    }
    (self.name, first, last) = (name, isLength ? nil : days, days)
  }

  /// A rest with the reason for it behind: ‘run 2 weeks bad knee’, ‘run until friday because of the rain’. Nil where nothing stands behind days that say how
  /// long, or until when, or nothing before them. A name may have such words in it as well: whoever asks looks for that first.
  public static func withReason(_ words: [String]) -> (rest: PauseDays, reason: String)? {
    let words = words.flatMap { $0.words.map { String($0) } }
    guard words.count > 2 else { return nil }
    for place in stride(from: words.count - 1, to: 1, by: -1) {
      let head = words[..<place].map { [",", ":", ";"].contains($0.suffix(1)) ? String($0.dropLast()) : $0 }
      guard let rest = PauseDays(atEnd: head), !rest.name.isEmpty, rest.last != nil else { continue }
      let reason = words[place...].drop { ["-", "–", "—", "("].contains($0) }
      return reason.isEmpty ? nil : (rest, reason.joined(separator: " "))
    }
    return nil
  }

  /// The day from which something goes on, behind its name: ‘run from 1 december’, ‘run tomorrow’. Nil where the last words name no day.
  public static func resumed(atEnd words: [String]) -> (name: [String], day: AskedDays)? {
    let words = withoutEnd(words.flatMap { $0.words.map { String($0) } })
    guard let (name, days, joint) = AskedDays.atEnd(of: words, after: begins.union(["on"]), leaning: .future, in: .all),
      days.isOneDay || days.isBegin(after: joint, begins)
    else { return nil }
    return (name, days)
  }

  /// ‘from monday on’, ‘from monday onwards’
  private static func withoutEnd(_ words: [String]) -> [String] {
    words.count > 2 && ["on", "onward", "onwards", "an"].contains(words[words.count - 1].lowercased()) ? words.dropLast() : words
  }

  private static let ends: Set<String> = ["until", "till", "to", "through", "-", "–", "—", "bis", "hasta", "jusqu'à", "jusqu'au", "até"]
  private static let begins: Set<String> = ["from", "starting", "beginning", "von", "ab", "vom", "desde", "de", "du", "dès"]
  private static let lengths: Set<String> = ["for", "für", "por", "durante", "pour", "pendant"]
}

extension AskedDays {
  /// Whether it is a day of any year, as ‘20 December’ is.
  fileprivate var isDayOfYear: Bool { text.map(\.isDayOfYear) ?? false }

  /// Whether the days are said as those from which something is so, and not until when: ‘from monday’.
  fileprivate func isBegin(after joint: String?, _ begins: Set<String>) -> Bool {
    guard !isSpan else { return false }
    return joint.map(begins.contains) ?? (word.words.first.map { begins.contains($0.lowercased()) } ?? false)
  }
}
