// `retro sync`: commit, fetch, merge, push.

public import CommandKit
import JournalKit
import JournalLanguage
import JournalStore
import JournalSync
import JournalText
import PlainFormats

/// Exchanges the journal with another device through git.
public struct SyncCommand: Command {
  public static let name = "sync"
  public static let aliases: [CommandAlias] = ["push", "pull"]
  public static let declaration = CommandDeclaration(
    name, "Commit, merge and push the journal with git.",
    discussion: """
      Commits what changed in the journal, with a message that says what, then fetches, merges and pushes. It uses git with your own settings,
      hooks and signing; nothing is ever amended, rebased or forced. It stops before anything that it is not sure of: a conflict that is not
      settled, no branch, a rebase that is going on, a new file above 10 MB. ‘retro git setup’ has git merge by what files say.

      Says no (exit status 1) where both sides disagree and a person has to choose; ‘retro resolve’ asks. Then ‘retro sync’ goes on.
      """,
    operands: [remote],
    options: [.dryRun, .json],
    examples: [
      Example("retro sync --dry-run", "What would be committed and exchanged, by what was fetched last."),
      Example("retro sync", "With the remote of the branch."),
      Example("retro sync origin", "With a remote that you name."),
    ])

  private static let remote = Operand(optional: Placeholder("REMOTE"), "The name of a remote of git; that of the branch if left out.")

  private let remote: String?
  private let isDryRun: Bool
  private let isJSON: Bool

  public init(_ arguments: Arguments) throws(UsageError) {
    remote = try arguments[Self.remote]
    isDryRun = arguments[.dryRun]
    isJSON = arguments.isJSON
  }

  public func run(in context: inout Context) throws -> ExitStatus {
    let journal = try context.openJournal(tellsConflict: false)
    let report = try context.workspace.sync(journal, with: remote, isDryRun: isDryRun)
    if isJSON {
      context.write(report.json(in: context.language))
    } else {
      tell(report, &context)
    }
    if !report.conflicts.isEmpty { return .no }
    return report.stopped == nil || report.remote == nil ? .yes : .failed
  }

  private func tell(_ report: SyncReport, _ context: inout Context) {
    let dry = TextValue.flag(isDryRun)
    let remote = TextValue.text(report.remote ?? "")
    if let message = report.message { context.write(line: SyncText.committed, ["dry": dry, "message": .text(message)]) }
    if report.fetched > 0 { context.write(line: SyncText.fetched, ["dry": dry, "count": .number(report.fetched), "remote": remote]) }
    if report.pushed > 0 { context.write(line: SyncText.pushed, ["dry": dry, "count": .number(report.pushed), "remote": remote]) }
    if !report.nested.isEmpty {
      context.note(SyncText.nested, ["paths": .list(report.nested, .and), "count": .number(report.nested.count)])
    }
    for path in report.conflicts { context.write(line: "\(path): \(context.language(ConflictsText.unmerged))") }
    if let stopped = report.stopped {
      let say = context.language
      report.remote == nil
        ? context.note(stopped) : context.warn(.message(.warning, say.marked(stopped), help: report.way.map { say.marked($0) }, in: say))
    }
    if report.message == nil, report.fetched == 0, report.pushed == 0, report.conflicts.isEmpty, report.stopped == nil {
      context.note(SyncText.nothing)
    }
    // Without settings that can be read nothing else is settled.
    if let first = report.conflicts.first(where: { $0 == JournalSearch.marker }) ?? report.conflicts.first {
      context.note(GitErrorText.unsettledWay, ["path": .text(ShellText.quoted(first))])
    }
  }
}
