// What the commands that tell of habits, points and goals have in common.

import CommandKit
import HostSystem
import JournalDates
import JournalInsights
import FindingReports
import JournalKit
import JournalLanguage
import JournalModel
import JournalStore

/// As of which day, in which form and from which files a command answers.
struct PracticeQuestion: Sendable {
  static let date = Option("date", value: .day, .days, "As of this day, such as yesterday or 2026-11-18.")
  static let why = Flag("why", "Tell the lines of files that each number is made of.")

  private let date: AskedDays?
  let tellsReasons: Bool
  let output: DocumentOutput
  var isJSON: Bool { output.isJSON }

  /// - Parameter output: Of a command that has no file to write; nil where the arguments say it.
  init(_ arguments: Arguments, _ output: DocumentOutput? = nil) throws(UsageError) {
    date = try arguments[Self.date]
    tellsReasons = arguments.declares(Self.why) && arguments[Self.why]
    if let output { self.output = output } else { self.output = try DocumentOutput(arguments) }
  }

  /// Has the index look at what is recent alone, where it is asked of now: an earlier day may need any file.
  func looksLately(in context: inout Context) {
    if date == nil, context.workspace.indexUse == .surely { context.workspace.indexUse = .lately }
  }

  /// Opens the journal and reads what it says of habits, goals and logs.
  func ask(_ context: inout Context) throws -> PracticeAnswer {
    let journal = try context.openJournal()
    let today = try context.today(in: journal)
    return try context.workspace.practice(
      asOf: try date?.past(on: today, orElse: DayErrorText.toComeUnknown), in: journal,
      for: context.audience(of: output.answer, journal.configuration), isMarked: !isJSON)
  }

  /// Shows a report on findings, whatever it is about.
  func tell(_ report: some FindingReport, of answer: PracticeAnswer, in context: inout Context) throws -> ExitStatus {
    let say = context.language
    try context.show(report.document(in: say), report.json(in: say), as: output, of: answer.journal)
    return report.isKnown ? .yes : .no
  }
}
