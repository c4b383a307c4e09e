// A word of a command line that names days.

import CommandKit
import JournalDates

/// Days as a command line names them, before it is known which day is today.
struct PeriodWord: Sendable {
  /// What help says of the operand PERIOD.
  static let summary = "The days, such as W46, last-week, 2026-11, fri or 2026-01..2026-06."

  let text: PeriodText
  /// As it was written.
  let word: String
  /// What the word stands for on the command line: `--due` or `PERIOD`.
  let name: String

  init(_ text: PeriodText, _ word: String, of name: String) { (self.text, self.word, self.name) = (text, word, name) }

  /// The days that are meant today.
  func days(on today: CalendarDay) throws(UsageError) -> NamedDays { try text.days(on: today, of: word) }

  /// The day; of a period its last.
  func last(on today: CalendarDay) throws(UsageError) -> CalendarDay { try days(on: today).span.end }

  /// The day; of a period its first.
  func first(on today: CalendarDay) throws(UsageError) -> CalendarDay { try days(on: today).span.start }

  /// The day by which something is to be done; of a period its last. One that is past is refused.
  func due(on today: CalendarDay) throws(UsageError) -> CalendarDay {
    let day = try last(on: today)
    guard day >= today else {
      throw UsageError(
        "‘\(name)’ is \(day), which is past; what is due lies ahead",
        hint: "Leave it out, and ‘retro set NAME due=\(day)’ writes it all the same.")
    }
    return day
  }

  /// The one day on which something was done; one that is still to come is refused.
  func done(on today: CalendarDay) throws(UsageError) -> CalendarDay {
    let span = try days(on: today).span
    guard span.start == span.end else { throw UsageError("‘\(name)’ needs a day; ‘\(word)’ is several") }
    // A weekday is the last one there was: nothing was done on one that is still to come.
    if span.start > today, let weekday = Weekday.allCases.first(where: { isName(word, of: $0) }) {
      return today.advanced(by: (weekday.rawValue - today.weekday.rawValue - 7) % 7)
    }
    if span.start > today { throw UsageError("\(span.start) is still to come; nothing is done on it yet") }
    return span.start
  }

  private func isName(_ word: String, of weekday: Weekday) -> Bool {
    [weekday.name.lowercased(), weekday.shortName.lowercased()].contains(word.lowercased())
  }
}

extension WordForm<PeriodWord> {
  /// Days of any form.
  static var days: WordForm { days(PeriodText.forms) }

  /// Days; what the calendar does not have is refused with what it has instead.
  /// - Parameter kind: What the word must be, for the error.
  static func days(_ kind: String) -> WordForm {
    let form = WordForm<PeriodText>.form(kind) { PeriodText($0) }
    return WordForm { word, name throws(UsageError) in
      try PeriodText.refuseFlaw(of: word)
      return PeriodWord(try form.read(word, name), word, of: name)
    }
  }
}

/// A unit such as `month`, which means the one that today is in, or days.
struct UnitOrDays: Sendable {
  var unit: Period.Unit?
  var days: PeriodWord?
}

extension WordForm<UnitOrDays> {
  /// The name of one of these units, in whatever case, or days.
  static func unitOrDays(_ units: [Period.Unit]) -> WordForm {
    WordForm { word, name throws(UsageError) in
      if let unit = units.first(where: { $0.rawValue == word.lowercased() }) { return UnitOrDays(unit: unit) }
      return UnitOrDays(days: try WordForm<PeriodWord>.days.read(word, name))
    }
  }
}

extension PeriodText {
  /// The days meant today.
  /// - Parameter word: As written, for the error.
  func days(on today: CalendarDay, of word: String) throws(UsageError) -> NamedDays {
    guard let days = days(on: today) else {
      try Self.refuseFlaw(of: word, on: today)
      throw UsageError("there are no days such as ‘\(word)’ seen from \(today)")
    }
    return days
  }

  /// Refuses what the calendar does not have, saying what it has instead.
  fileprivate static func refuseFlaw(of word: String, on today: CalendarDay? = nil) throws(UsageError) {
    guard let issue = issue(of: word, on: today) else { return }
    throw UsageError("there is no ‘\(issue.word)’: \(issue.instead)")
  }
}
