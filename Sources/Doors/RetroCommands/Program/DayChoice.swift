// The days that a command is about: PERIOD, or `--from` and `--to`.

import CommandKit
import JournalKit
import JournalDates
import JournalLanguage
import JournalText

/// Days as a command line names them, before it is known which day is today.
struct DayChoice: Sendable {
  let period: AskedDays?
  private let from: AskedDays?
  private let to: AskedDays?

  /// Refuses a period beside `--from` or `--to`, and an end before its beginning where that is certain on any day.
  init(period: AskedDays? = nil, from: AskedDays?, to: AskedDays?) throws(UsageError) {
    (self.period, self.from, self.to) = (period, from, to)
    if let period, let bound = from ?? to {
      throw UsageError(UsageText.exclusive, ["one": .text(period.word), "other": .text(bound.name)])
    }
    if let from, let to, from.text?.isAbsolute == true, to.text?.isAbsolute == true {
      _ = try asUsage { () throws(WorkspaceError) in try bounds(on: .earliest) }
    }
  }

  var isGiven: Bool { period != nil || from != nil || to != nil }
  var hasBeginning: Bool { period != nil || from != nil }

  /// The first and the last day as `--from` and `--to` say them, nil where an end is open.
  func bounds(on today: CalendarDay) throws(WorkspaceError) -> (from: CalendarDay?, to: CalendarDay?) {
    let first = try from?.first(on: today)
    let last = try to?.last(on: today)
    if let first, let last, last < first {
      throw WorkspaceError(.usage, UsageText.backwards, ["to": .day(last), "from": .day(first)])
    }
    return (first, last)
  }
}
