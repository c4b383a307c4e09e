// `retro conflicts`: what two sides disagree about.

public import CommandKit
import HostSystem
import JournalKit
import JournalLanguage
import JournalMerge
import JournalStore
import JournalSync
import JournalText
import PlainFormats

/// Lists files that are not settled.
public struct ConflictsCommand: Command {
  public static let name = "conflicts"
  public static let aliases: [CommandAlias] = ["conflict"]
  public static let declaration = CommandDeclaration(
    name, "List files on which two devices disagree.",
    discussion: """
      Lists what a merge by git left open, and the copies that a folder sync (Syncthing, Dropbox, iCloud, OneDrive, Obsidian Sync, Nextcloud)
      left beside a file, with what each side says. ‘retro resolve’ settles them. Says no (exit status 1) where there is none.
      """,
    options: [.json, .jsonl],
    examples: [Example("retro conflicts", "What is open?")])

  private let isJSON: Bool

  public init(_ arguments: Arguments) { isJSON = arguments.isJSON }

  public func run(in context: inout Context) throws -> ExitStatus {
    let journal = try context.openJournal(tellsConflict: false)
    let files = try context.workspace.conflicts(in: journal)
    if isJSON {
      context.write([.schema: .answerSchema, .conflicts: JSONValue(files.map { $0.json(for: context.audience(of: .data)) })] as JSONValue)
    } else {
      for file in files { context.write(file.text(in: context.language, for: context.audience(on: .output))) }
      if files.isEmpty { context.note(ConflictsText.none) }
      if files.contains(where: { $0.cause != .copy }), try context.workspace.gitOperation(in: journal) == .rebase { context.note(ConflictsText.turned) }
    }
    return files.isEmpty ? .no : .yes
  }
}
