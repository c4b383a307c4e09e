// `retro stats`: the journal in numbers.

import JournalAnswers
public import CommandKit
import JournalDates
import JournalIndex
import JournalKit
import JournalLanguage
import JournalModel
import JournalStore
import PlainFormats

/// Shows how much the journal holds.
public struct StatsCommand: Command {
  public static let name = "stats"
  public static let aliases: [CommandAlias] = ["stat", "statistics"]
  public static let declaration = CommandDeclaration(
    name, "Show the journal in numbers.",
    discussion: """
      Entries by kind, the days that have one, words, items of Keep, Problem, Try and Action, Actions by their own boxes, links, tags, and days
      with metrics by source. Private text is counted and never shown. A word stands between blanks; each character of Chinese and Japanese is
      one. Front matter has no words. A file's links to one other count once, however often it names that. Says no (exit status 1) where the journal has no entry.
      """,
    options: [.noRefresh] + DocumentOutput.options,
    examples: [
      Example("retro stats", "How much has come together."),
      Example("retro stats --json", "The same for a script."),
    ])

  private let output: DocumentOutput

  public init(_ arguments: Arguments) throws(UsageError) {
    output = try DocumentOutput(arguments)
  }

  public func run(in context: inout Context) throws -> ExitStatus {
    let journal = try context.openJournal()
    let statistics = try context.workspace.statistics(of: journal)
    try context.show(statistics.document(in: context.language), statistics.json, as: output, of: journal)
    if statistics.entryCount == 0 { context.note(StatsText.none) }
    return statistics.entryCount == 0 ? .no : .yes
  }
}
