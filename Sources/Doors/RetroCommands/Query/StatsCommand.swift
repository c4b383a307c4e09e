// `retro stats`: the journal in numbers.

import JournalAnswers
public import CommandKit
import Documents
import JournalDates
import JournalIndex
import JournalKit
import JournalModel
import JournalStore
import PlainFormats

/// Shows how much the journal holds.
public struct StatsCommand: Command {
  public static let name = "stats"
  public static let declaration = CommandDeclaration(
    name, "Show the journal in numbers.",
    discussion: """
      Entries by kind, the days that have one, words, items of Keep, Problem, Try and Action, Actions by their own boxes, links, tags, and days
      with metrics by source. Private text is counted and never shown. A word stands between blanks; each character of Chinese and Japanese is
      one. Front matter has no words. A file's links to one other count once, however often it names that. Says no (exit status 1) where the journal has no entry.
      """,
    options: [.noRefresh, .json],
    examples: [
      Example("retro stats", "How much has come together."),
      Example("retro stats --json", "The same for a script."),
    ])

  private let refreshes: Bool
  private let isJSON: Bool

  public init(_ arguments: Arguments) throws(UsageError) {
    refreshes = !arguments[.noRefresh]
    isJSON = arguments[.json]
  }

  public func run(in context: inout Context) throws -> ExitStatus {
    let journal = try context.openJournal()
    let statistics = try context.workspace.statistics(of: journal, refreshes: refreshes)
    if isJSON {
      context.write(statistics.json)
    } else {
      var table = TextTable([.whole, .wrapped])
      for (name, value) in rows(statistics) { table.add([name, value]) }
      context.write(table.text(width: context.lineWidth))
    }
    if statistics.entryCount == 0 { context.note("the journal has no entry yet: ‘retro open’ begins today's") }
    return statistics.entryCount == 0 ? .no : .yes
  }

  private func rows(_ statistics: JournalStatistics) -> [(String, String)] {
    var entries = statistics.entries.map { "\($0.count) \($0.kind.rawValue)" }
    if statistics.privateEntries > 0 { entries.append("\(statistics.privateEntries) of them private") }
    var rows = [("entries", "\(statistics.entryCount)" + (entries.isEmpty ? "" : ": " + entries.joined(separator: ", ")))]
    if let span = statistics.span {
      rows.append(("days", "\(statistics.days) of \(span.count) from \(span.start) to \(span.end)"))
    }
    rows.append(("words", "\(statistics.words)"))
    rows.append(("items", statistics.items.map { "\($0.count) \($0.section.rawValue)" }.joined(separator: ", ")))
    rows.append(("actions", statistics.actions.map { "\($0.count) \($0.state.rawValue)" }.joined(separator: ", ")))
    rows.append(("links", "\(statistics.links)"))
    rows.append(("tags", "\(statistics.tags)"))
    if !statistics.metricDays.isEmpty {
      let sources = statistics.metricDays.map { source, days in
        "\(days) \(days == 1 ? "day" : "days") \(source.map { "from \($0)" } ?? "of your own")"
      }
      rows.append(("metrics", sources.joined(separator: ", ")))
    }
    return rows
  }
}
