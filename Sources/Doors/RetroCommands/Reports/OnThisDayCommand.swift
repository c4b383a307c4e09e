// `retro on-this-day`: what was written on this day in other years.

public import CommandKit
import JournalDates
import JournalKit
import JournalLookback
import JournalModel
import JournalStore

/// Shows the same day of other years.
public struct OnThisDayCommand: Command {
  public static let name = "on-this-day"
  public static let aliases: [CommandAlias] = [
    "memories", "memory", "onthisday", "throwback", CommandAlias("on this day", least: 0), CommandAlias("this day", least: 0),
    CommandAlias("show on this day", least: 0), CommandAlias("show this day", least: 0),
  ]
  public static let declaration = CommandDeclaration(
    name, "Show what you wrote on this day in other years.",
    discussion: """
      The same day of the calendar in every other year, and the days a month and half a year before it: how each was, and a few lines of
      what was written; ‘retro show DAY’ has the rest. Years without an entry are left out. In years that have no 29 February it is
      the 28th. Private text is left out, and on your own terminal shown. Exits with status 1 where nothing was written.
      """,
    operands: [day],
    options: [.noRefresh] + DocumentOutput.options,
    examples: [
      Example("retro on-this-day", "This day in other years."),
      Example("retro on-this-day 2026-02-14 -o memories.html", "Another day, as a page."),
    ])

  private static let day = Operand(optional: .day, .days, "Which day, such as yesterday or 2026-02-14.")

  private let day: AskedDays?
  private let output: DocumentOutput

  public init(_ arguments: Arguments) throws(UsageError) {
    day = try arguments[Self.day]
    output = try DocumentOutput(arguments)
  }

  public func run(in context: inout Context) throws -> ExitStatus {
    let journal = try context.openJournal()
    let today = try context.today(in: journal)
    let report = try context.workspace.onThisDay(
      try day?.done(on: today), in: journal,
      for: context.audience(of: output.answer, journal.configuration), isMarked: !output.isJSON)
    try context.show(report.document(in: context.language), report.json, as: output, of: journal)
    return report.days.isEmpty ? .no : .yes
  }
}
