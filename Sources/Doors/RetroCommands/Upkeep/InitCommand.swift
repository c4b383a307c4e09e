// `retro init`: a folder becomes a journal.

public import CommandKit
import HostSystem
import JournalKit
import JournalLanguage
import JournalStore

/// Makes a folder a journal.
public struct InitCommand: Command {
  public static let name = "init"
  public static let aliases: [CommandAlias] = ["start", "setup", "create"]
  public static let declaration = CommandDeclaration(
    name, "Start a journal in a folder.",
    discussion: """
      Writes retro.yaml, which makes the folder a journal and lists every setting with what holds without it; .gitattributes, so that git
      never changes a line end; and the folders that the first entries go to. What is there stays as it is: a folder of notes
      becomes a journal, and its notes are notes of the journal.
      """,
    operands: [dir],
    options: [.dryRun],
    examples: [Example("retro init ~/journal", "Makes a journal in your home folder.")])

  private static let dir = Operand(optional: .folder, "The folder, made where it is missing; the current one if left out.")

  private let folder: String
  private let isDryRun: Bool

  public init(_ arguments: Arguments) throws(UsageError) {
    folder = try arguments[Self.dir] ?? "."
    isDryRun = arguments[.dryRun]
  }

  public func run(in context: inout Context) throws -> ExitStatus {
    let here = try context.workspace.folder()
    let root = PathText.absolute(folder, from: here)
    let founding = try JournalFounding(at: root, shown: folder)
    context.write(try context.workspace.found(founding, at: root, isDryRun: isDryRun).preview)
    for part in founding.missing {
      context.note(isDryRun ? ProgramText.wouldMake : ProgramText.made, ["path": .place(name(of: part))])
    }
    for part in founding.present { context.note(InitText.kept, ["path": .place(name(of: part))]) }
    let outer = JournalSearch.root(above: PathText.parent(root))
    if let outer, !founding.isJournal { context.note(InitText.outer, ["path": .place(outer)]) }
    return .yes
  }

  private func name(of part: JournalFounding.Part) -> String {
    let path = folder == "." ? part.path : PathText.join(folder, part.path)
    return if case .folder = part { path + "/" } else { path }
  }
}
