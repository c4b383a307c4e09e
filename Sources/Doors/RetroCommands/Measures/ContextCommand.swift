// `retro context`: the numbers behind a retrospective.

public import CommandKit
import HostSystem
import JournalDates
import JournalFormat
import JournalKit
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
    if isDryRun, !writes { throw UsageError("‘--dry-run’ is for ‘--write’") }
    if output.isJSON, writes { throw UsageError("‘--json’ and ‘--write’ exclude each other") }
    if !output.isScreen, writes { throw UsageError("‘--write’ needs no other form: it writes into the retrospective") }
  }

  public func run(in context: inout Context) throws -> ExitStatus {
    let journal = try context.openJournal()
    let today = try context.today(in: journal)
    let days =
      try period.map { try context.workspace.days($0, on: today, in: journal) } ?? NamedDays(Period(.week, containing: today).previous)
    if days.span.start > today { throw UsageError("\(days.span) is still to come; nothing was measured yet") }
    // What is written into a retrospective is read by whoever it is shown to.
    let audience = context.audience(of: writes ? .data : output.answer, journal.configuration)
    let report = try context.workspace.measured(in: days, of: journal, for: audience)
    if !writes, !output.isScreen || !report.isEmpty {
      try context.show(report.document(in: context.language), report.json, as: output, of: journal)
    }
    if report.isEmpty { context.note("nothing was measured in \(days.span)") }
    if report.privateEntries > 0, writes || report.isEmpty && output.isScreen {
      context.note("\(report.privateEntries) private \(report.privateEntries == 1 ? "entry" : "entries") not shown")
    }
    if writes, !report.isEmpty { try write(report, days, in: journal, &context) }
    return report.isEmpty ? .no : .yes
  }

  /// What ‘new’ is to be told for a retrospective of a period.
  private static func words(for period: Period) -> String {
    switch period.unit {
    case .week: "weekly --week \(period)"
    case .month: "monthly --date \(period.start)"
    case .quarter: "quarterly --date \(period.start)"
    case .year: "yearly --date \(period.start)"
    case .day: "day --date \(period.start)"
    }
  }

  private func write(_ report: ContextReport, _ days: NamedDays, in journal: Journal, _ context: inout Context) throws {
    guard let period = days.period, period.unit != .day else {
      throw UsageError("‘--write’ needs a week, month, quarter or year, which has a retrospective; \(days.span) is none")
    }
    guard journal.hasFile(for: period) else {
      throw CommandError(
        .notFound, "there is no retrospective of \(period) to write into", help: "‘retro new \(Self.words(for: period))’ begins one")
    }
    var kept: [String] = []
    let change = try context.workspace.change(try context.workspace.place(of: period.description), isDryRun: isDryRun) { file in
      let change = try file.changing(to: report, writesProperties: journal.configuration.writesContextProperties, in: context.language)
      kept = change.kept
      return change.change
    }
    if isDryRun { context.write(change.diff) }
    if kept.isEmpty { return }
    let names = kept.joined(separator: ", ")
    context.note(
      """
      \(change.place.shown): \(names) \(kept.count == 1 ? "says" : "say") something else than was measured, and \(kept.count == 1 ? "stays" : "stay"); \
      without \(kept.count == 1 ? "it" : "them") --write gives what was measured
      """)
  }
}
