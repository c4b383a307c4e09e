// The days that a command is about: PERIOD, or `--from` and `--to`.

import CommandKit
import JournalDates

/// Days as a command line names them, before it is known which day is today.
struct DayChoice: Sendable {
  private let period: (text: PeriodText, word: String)?
  private let from: (text: PeriodText, word: String)?
  private let to: (text: PeriodText, word: String)?

  /// Refuses a period beside `--from` or `--to`, and an end before its beginning where that is certain on any day.
  init(_ arguments: Arguments) throws(UsageError) {
    period = try Self.pair(try arguments.days(operand: "PERIOD"), arguments.operand("PERIOD"))
    from = try Self.pair(try arguments.days("from"), arguments.value("from"))
    to = try Self.pair(try arguments.days("to"), arguments.value("to"))
    if let period, from != nil || to != nil {
      throw UsageError("‘\(period.word)’ and ‘--\(from == nil ? "to" : "from")’ exclude each other")
    }
    if let from, let to, from.text.isAbsolute, to.text.isAbsolute { _ = try bounds(on: .earliest) }
  }

  var isGiven: Bool { period != nil || from != nil || to != nil }
  var hasBeginning: Bool { period != nil || from != nil }

  /// The named period, where one was named.
  func period(on today: CalendarDay) throws(UsageError) -> NamedDays? {
    guard let period else { return nil }
    return try period.text.days(on: today, of: period.word)
  }

  /// The first and the last day, nil where an end is open.
  func bounds(on today: CalendarDay) throws(UsageError) -> (from: CalendarDay?, to: CalendarDay?) {
    if let days = try period.map({ pair throws(UsageError) in try pair.text.days(on: today, of: pair.word) }) {
      return (days.span.start, days.span.end)
    }
    let first = try from.map { pair throws(UsageError) in try pair.text.days(on: today, of: pair.word) }?.span.start
    let last = try to.map { pair throws(UsageError) in try pair.text.days(on: today, of: pair.word) }?.span.end
    if let first, let last, last < first { throw UsageError("‘--to’ \(last) is before ‘--from’ \(first)") }
    return (first, last)
  }

  private static func pair(_ text: PeriodText?, _ word: String?) throws(UsageError) -> (text: PeriodText, word: String)? {
    guard let text, let word else { return nil }
    return (text, word)
  }
}
