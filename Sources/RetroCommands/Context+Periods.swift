// Days and periods on a command line, and files that are meant by them.

import CommandKit
import HostSystem
import JournalDates
import JournalStore

extension Arguments {
  /// The days that an option names; nil where it was not given. What they are is known when today is.
  func days(_ option: String, as kind: String = PeriodText.forms) throws(UsageError) -> PeriodText? {
    try PeriodText.refuseFlaw(of: value(option))
    return try value(option, as: kind) { PeriodText($0) }
  }

  /// The days that an operand names, likewise.
  func days(operand name: String) throws(UsageError) -> PeriodText? {
    try PeriodText.refuseFlaw(of: operand(name))
    return try operand(name, as: PeriodText.forms) { PeriodText($0) }
  }
}

extension PeriodText {
  /// The days meant today.
  /// - Parameter word: As written, for the refusal.
  func days(on today: CalendarDay, of word: String) throws(UsageError) -> NamedDays {
    guard let days = days(on: today) else {
      try Self.refuseFlaw(of: word, on: today)
      throw UsageError("there are no days such as ‘\(word)’ seen from \(today)")
    }
    return days
  }

  /// Refuses what the calendar does not have, saying what it has instead.
  fileprivate static func refuseFlaw(of word: String?, on today: CalendarDay? = nil) throws(UsageError) {
    guard let word, let flaw = flaw(of: word, on: today) else { return }
    throw UsageError("there is no ‘\(flaw.word)’: \(flaw.instead)")
  }
}

extension Context {
  /// The file that a word means: as `JournalSearch.file` says, and a word such as `today` or `last-week` means that period's file.
  func file(_ word: String) throws -> FilePlace {
    let search = try search()
    if let period = try period(meantBy: word, search) { return try existing(period, orNote: word, search) }
    return try search.file(word)
  }

  /// The period that a word means today, where it is no path from here and means another one on another day.
  private func period(meantBy word: String, _ search: JournalSearch) throws -> Period? {
    guard Period(word) == nil, let text = PeriodText(word), !FileSystem.exists(PathText.absolute(word, from: search.folder)) else {
      return nil
    }
    guard let root = try? search.root() else { return nil }
    return text.days(on: try today(in: try Journal(root: root)))?.period
  }

  /// The file of a period. Where it is missing that is said of the period, unless a note bears the word as its name.
  private func existing(_ period: Period, orNote word: String, _ search: JournalSearch) throws -> FilePlace {
    do throws(StoreError) {
      return try search.file(period.description)
    } catch {
      guard case .noSuchFile = error, let note = try? search.file(word) else { throw error }
      return note
    }
  }

  /// Whether a question may be asked: somebody sits at the terminal, and `--no-input` does not forbid it.
  var mayAsk: Bool { globals.isInputAllowed && Terminal.isTerminal(.input) && Terminal.isTerminal(.error) }
}
