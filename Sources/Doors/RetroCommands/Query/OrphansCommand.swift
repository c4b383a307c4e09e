// `retro orphans`: entries that nobody links to.

public import CommandKit
import Documents
import JournalIndex
import JournalKit
import JournalLanguage
import JournalModel
import JournalStore
import PlainFormats

/// Lists the entries that no other file links to.
public struct OrphansCommand: Command {
  public static let name = "orphans"
  public static let aliases: [CommandAlias] = ["orphan"]
  public static let declaration = CommandDeclaration(
    name, "List entries that no other file links to.",
    discussion: """
      Days and retrospectives are left out, since they are found by their dates; --all or --type shows them as well. A link that a file has
      to itself does not count. Says no (exit status 1) where every entry is linked to.
      """,
    options: [all, .type, .noRefresh, .json, .jsonl],
    examples: [
      Example("retro orphans", "Notes, goals and activities that nothing leads to."),
      Example("retro orphans --type note --json", "Such notes, for a script."),
    ])

  private static let all = Flag("all", "Days and retrospectives, too.")

  private let kinds: Set<EntryKind>
  private let isJSON: Bool

  public init(_ arguments: Arguments) throws(UsageError) {
    try arguments.atMostOne(of: Self.all, .type)
    let named = Set(try arguments[.type])
    let usual = EntryKind.allCases.filter { arguments[Self.all] || $0.unit == nil }
    kinds = named.isEmpty ? Set(usual) : named
    isJSON = arguments.isJSON
  }

  public func run(in context: inout Context) throws -> ExitStatus {
    let journal = try context.openJournal()
    let entries = try context.workspace.orphans(of: kinds, in: journal)
    if isJSON {
      context.write(entries.json)
    } else {
      var table = TextTable([.whole, .cut, .whole])
      let say = context.language
      for entry in entries { table.add([say(KindText.short, ["kind": .text(entry.kind.rawValue)]), entry.title, entry.path]) }
      context.write(table.text(width: context.lineWidth))
    }
    if entries.isEmpty { context.note(LinksText.noOrphans) }
    return entries.isEmpty ? .no : .yes
  }
}
