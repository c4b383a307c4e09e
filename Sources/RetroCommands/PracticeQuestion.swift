// What the commands that tell of habits, points and goals have in common.

import CommandKit
import HostSystem
import JournalDates
import JournalInsights
import JournalKit
import JournalModel
import JournalStore

/// As of which day, in which form and from which files a command answers.
struct PracticeQuestion: Sendable {
  /// Asked of a journal.
  struct Answer {
    let journal: Journal
    /// The day that the answer is about.
    let day: CalendarDay
    /// Whether that is today.
    let isToday: Bool
    let files: PracticeFiles
    let units: UnitTable
    /// Whom it is told.
    let audience: Audience
    /// Whether what is private says so, as programs do not want it.
    let isMarked: Bool

    var practice: Practice { files.practice }
  }

  static let date = Option("date", value: "DAY", .days, "As of this day, such as yesterday or 2026-11-18.")
  static let why = Flag("why", "Tell the lines of files that each number is made of.")

  private let date: PeriodWord?
  private let refreshes: Bool
  let tellsReasons: Bool
  let isJSON: Bool

  init(_ arguments: Arguments) throws(UsageError) {
    date = try arguments[Self.date]
    refreshes = !arguments[.noRefresh]
    tellsReasons = arguments.declares(Self.why) && arguments[Self.why]
    isJSON = arguments[.json]
  }

  /// Opens the journal and reads what it says of habits, goals and logs.
  func ask(_ context: inout Context) throws -> Answer {
    let journal = try context.openJournal()
    let today = try context.today(in: journal)
    let day = try day(on: today)
    let audience = context.audience(isJSON: isJSON, journal.configuration)
    var files = try context.workspace.practice(of: journal, refreshes: refreshes)
    files.practice = files.practice.told(to: audience, isMarked: !isJSON)
    return Answer(
      journal: journal, day: day, isToday: day == today, files: files, units: UnitTable(files.practice.measures.map(\.plan)),
      audience: audience, isMarked: !isJSON)
  }

  private func day(on today: CalendarDay) throws(UsageError) -> CalendarDay {
    guard let date else { return today }
    let span = try date.days(on: today).span
    guard span.start == span.end else { throw UsageError("‘--date’ needs a day; ‘\(date.word)’ is several") }
    if span.start > today { throw UsageError("\(span.start) is still to come; nothing is known of it") }
    return span.start
  }
}
