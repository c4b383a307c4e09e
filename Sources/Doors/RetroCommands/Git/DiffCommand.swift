// `retro diff`: what changed, in the journal's words.

public import CommandKit
import JournalKit
import JournalLanguage
import JournalModel
import JournalStore
import JournalSync

/// Tells what changed between two commits, dates or files.
public struct DiffCommand: Command {
  public static let name = "diff"
  public static let aliases: [CommandAlias] = ["changes", "changed"]
  public static let declaration = CommandDeclaration(
    name, "Tell what changed, in the journal’s words.",
    discussion: """
      Compares two versions of the journal and says what is different: mood good → great, Try t-5e6f adopted, run done, W47 begun. Without A it is
      the last commit of git, and without B the files as they are. Each may be a commit such as HEAD~3, a day or a period, or a file. A day or
      period stands for the journal as it was when it began, as A, and when it ended, as B: ‘retro diff W46 W46’ is what changed in that week, by
      the dates of the commits. One file alone is compared with the last commit, a file and something else with that, and two files with each other.

      Without git it tells what commands changed since a day, today if none is named. Private text is left out, and on your own terminal shown. Says
      no (exit status 1) where nothing has changed.
      """,
    operands: [first, second],
    options: DocumentOutput.options,
    examples: [
      Example("retro diff", "What is not committed yet."),
      Example("retro diff yesterday", "Since yesterday began."),
      Example("retro diff W46 W46 -o week.html", "All that changed in a week, as a page."),
      Example("retro diff HEAD 2026-W46.md", "A retrospective since the last commit."),
    ])

  private static let first = Operand(
    optional: Placeholder("A"), .named, "A commit, a day or period, or a file; the last commit if left out.")
  private static let second = Operand(
    optional: Placeholder("B"), .named, "The same; the files as they are if left out.")

  private let first: String?
  private let second: String?
  private let output: DocumentOutput

  public init(_ arguments: Arguments) throws(UsageError) {
    first = try arguments[Self.first]
    second = try arguments[Self.second]
    output = try DocumentOutput(arguments)
  }

  public func run(in context: inout Context) throws -> ExitStatus {
    let journal = try context.openJournal()
    let audience = context.audience(of: output.answer, journal.configuration)
    let all = try context.workspace.difference(first, second, in: journal, isBrief: !output.isJSON)
    let told = all.told(to: audience)
    try context.show(told.document(journal.configuration, in: context.language), told.json(journal.configuration), as: output, of: journal)
    return all.files.isEmpty ? .no : .yes
  }
}
