// `retro context`: the numbers behind a retrospective.

public import CommandKit
import HostSystem
import JournalDates
import JournalFormat
import JournalKit
import JournalLanguage
import JournalReports
import JournalStore
import PlainFormats
import JournalText

/// Shows what the metrics of a period came to, beside the period before it.
public struct ContextCommand: Command {
  public static let name = "context"
  public static let aliases: [CommandAlias] = ["compare"]
  public static let declaration = CommandDeclaration(
    name, "Compare what was measured with the period before.",
    discussion: """
      Means and sums of what was measured, the screen's largest categories and the wellness score, as a table of Markdown. Behind each number
      stands of how many days it is; a day without a value counts for nothing. Today is not over, and is left out; private days are, too, unless they are shown on your own terminal.

      --write puts the table into the retrospective of the period, between two comments that the page does not show, in place of what a former
      --write put there. What you wrote between them yourself since is never overwritten. A new retrospective gets the table at once. With
      the setting context.properties it gets the same numbers as properties, too.

      PERIOD is a week, a month or any days; without it, the last whole week. Says no (exit status 1) where nothing was measured in it.
      """,
    operands: [.period],
    options: [write, .dryRun, .noRefresh] + DocumentOutput.options,
    examples: [
      Example("retro context W46", "A week beside the one before."), Example("retro context last-month", "A month beside the one before."),
    ])

  private static let write = Flag("write", "Put the table into the period's retrospective.")

  private let period: AskedDays?
  private let writes: Bool
  private let isDryRun: Bool
  private let output: DocumentOutput

  public init(_ arguments: Arguments) throws(UsageError) {
    period = try arguments[.period]
    writes = arguments[Self.write]
    isDryRun = arguments[.dryRun]
    output = try DocumentOutput(arguments)
    if isDryRun, !writes { throw UsageError(MeasuredUsageText.dryRunOfWrite) }
    if output.isJSON, writes { throw UsageError(MeasuredUsageText.jsonOrWrite) }
    if !output.isScreen, writes { throw UsageError(MeasuredUsageText.formOrWrite) }
  }

  public func run(in context: inout Context) throws -> ExitStatus {
    let journal = try context.openJournal()
    let today = try context.today(in: journal)
    let days =
      try period.map { try context.workspace.days($0, on: today, in: journal) } ?? NamedDays(Period(.week, containing: today).previous)
    if days.span.start > today { throw UsageError(MeasuredText.toCome, ["days": "\(days.span)"]) }
    // What is written into a retrospective is read by whoever it is shown to.
    let audience = context.audience(of: writes ? .data : output.answer, journal.configuration)
    let report = try context.workspace.measured(in: days, of: journal, for: audience)
    if !writes, !output.isScreen || !report.isEmpty {
      try context.show(report.document(in: context.language), report.json, as: output, of: journal)
    }
    if report.isEmpty { context.note(MeasuredText.nothing, ["days": "\(days.span)"]) }
    if report.privateEntries > 0, writes || report.isEmpty && output.isScreen {
      context.note(MeasuredText.hidden, ["count": .number(report.privateEntries)])
    }
    if writes, !report.isEmpty { try write(report, days, in: journal, &context) }
    return report.isEmpty ? .no : .yes
  }

  private func write(_ report: ContextReport, _ days: NamedDays, in journal: Journal, _ context: inout Context) throws {
    guard let period = days.period, period.unit != .day else {
      throw UsageError(MeasuredUsageText.noPeriod, ["days": "\(days.span)"])
    }
    guard journal.hasFile(for: period) else {
      throw CommandError(
        .notFound, MeasuredText.noRetrospective, ["period": "\(period)"],
        help: period.unit == .week ? MeasuredText.newWeekly : MeasuredText.newOther,
        ["period": "\(period)", "unit": .text(period.unit.rawValue), "day": "\(period.start)"])
    }
    var kept: [String] = []
    let change = try context.workspace.change(try context.workspace.place(of: period.description), isDryRun: isDryRun) { file in
      let change = try file.changing(to: report, writesProperties: journal.configuration.writesContextProperties, in: context.language)
      kept = change.kept
      return change.change
    }
    if isDryRun { context.write(change.diff) }
    if kept.isEmpty { return }
    context.note(
      MeasuredText.kept,
      ["path": .place(change.place.shown), "count": .number(kept.count), "names": .text(kept.joined(separator: ", "))])
  }
}
