// `retro backup`: the whole journal in one file.

public import CommandKit
import JournalKit
import JournalLanguage
import JournalModel
import JournalStore
import PlainFormats

/// Writes every file of the journal into a zip archive.
public struct BackupCommand: Command {
  public static let name = "backup"
  public static let aliases: [CommandAlias] = [
    "back-up", CommandAlias("export all", least: 0), CommandAlias("export everything", least: 0), CommandAlias("export journal", least: 0),
    CommandAlias("back up", least: 0), CommandAlias("backup to", least: 1), CommandAlias("back up to", least: 1),
  ]
  public static let declaration = CommandDeclaration(
    name, "Copy the whole journal into one zip file.",
    discussion: """
      Every file is in it, what is private among them, and it is read back before it gets its name. FILE is a name that ends in .zip, or a
      folder; without it the copy lies beside the journal’s folder, named after it, the day and the time. Nothing is ever written over. The
      history that git keeps is left out: ‘retro sync’ brings that elsewhere. A file that cannot be read is named, and the exit status is
      then 2. ‘retro help restore’ says how a copy is put back.
      """,
    operands: [file],
    options: [output, .json],
    examples: [
      Example("retro backup", "Beside the journal."),
      Example("retro backup ~/journal-copy.zip", "Under a name of your own."),
    ])

  private static let file = Operand(optional: .file, .named, "The archive, or the folder for it.")
  private static let output = Option("output", short: "o", value: .file, "The same as FILE.")

  private let file: String?
  private let isJSON: Bool

  public init(_ arguments: Arguments) throws(UsageError) {
    let named = try arguments[Self.file]
    let output = try arguments[Self.output]
    file = named ?? output
    isJSON = arguments.isJSON
  }

  public func run(in context: inout Context) throws -> ExitStatus {
    let journal = try context.openJournal()
    let backup = try context.workspace.backUp(journal, to: file)
    if isJSON {
      context.write(backup.json)
      return backup.isWhole ? .yes : .failed
    }
    for path in backup.leftOut { context.warn(of: BackupText.leftOut, ["path": .place(path)]) }
    context.note(
      BackupText.written,
      ["path": .place(backup.path), "files": .number(backup.files)])
    return backup.isWhole ? .yes : .failed
  }
}
