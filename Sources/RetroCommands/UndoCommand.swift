// `retro undo`: the last command that wrote is taken back.

public import CommandKit
import HostSystem
import JournalKit
import JournalStore
import PlainFormats

/// Takes back the last command that wrote, or lists those that can be taken back.
public struct UndoCommand: Command {
  public static let declaration = CommandDeclaration(
    "undo", "Take back the last command that wrote.",
    discussion: """
      Brings every file of the last command that wrote to this journal back to what it held before, if all of them are still as that command
      left them; else nothing is written. Once more takes back the command before it. Outside of any journal it is the last command that
      wrote to a file of the current folder. The last 50 commands are kept, old and new text with them, for your eyes only, in
      $XDG_STATE_HOME/retro or ~/.local/state/retro.
      """,
    options: [Option("list", "List what was written, the last command first."), .dryRun, .json],
    examples: [
      Example("retro undo --dry-run", "See what would be taken back."),
      Example("retro undo --list", "What was written, when, and to which files."),
    ])

  private let isList: Bool
  private let isDryRun: Bool
  private let isJSON: Bool

  public init(_ arguments: Arguments) throws(UsageError) {
    isList = arguments.has("list")
    isDryRun = arguments.has(Option.dryRun.long)
    isJSON = arguments.has(Option.json.long)
    if isJSON, !isList { throw UsageError("‘--json’ goes with ‘--list’") }
    try arguments.atMostOne(of: ["list", Option.dryRun.long])
  }

  public func run(in context: inout Context) throws -> ExitStatus {
    let root = try folder(context)
    if isList { return list(try ChangeLog(root: root, environment: context.environment).entries(), &context, root) }
    if isDryRun { return try preview(&context, root) }
    let undone = try context.withChanges(in: root) { session, context -> ChangeSet? in
      // What was interrupted was the last command, and it is taken back already.
      if session.hasRolledBack { return nil }
      return try session.undo(words: context.words, time: try context.now())
    }
    guard let undone else { return .yes }
    context.note("took back ‘\(undone.command)’")
    for file in undone.files {
      let name = context.shown(file.path, in: root)
      switch file.change {
      case .created: context.note("removed \(name)")
      case .changed: context.note("changed \(name)")
      case .deleted: context.note("brought back \(name)")
      }
    }
    return .yes
  }

  private func preview(_ context: inout Context, _ root: String) throws -> ExitStatus {
    let log = try ChangeLog(root: root, environment: context.environment)
    if log.directory.hasPending { context.note("a command was interrupted here; ‘retro undo’ finishes or takes back that one first") }
    guard let entry = try log.lastToUndo() else { throw ChangeError.nothingToUndo }
    do throws(ChangeError) {
      context.write(try log.inverse(of: entry.set).diff)
    } catch {
      throw error.naming { context.shown($0, in: root) }
    }
    context.note("would take back ‘\(entry.set.command)’")
    return .yes
  }

  private func list(_ entries: [ChangeLog.Entry], _ context: inout Context, _ root: String) -> ExitStatus {
    if isJSON {
      context.write(["schema": 1, "commands": JSONValue(entries.map { json($0) })] as JSONValue)
    } else {
      var table = TextTable()
      for entry in entries {
        let time = "\(entry.set.time)".split(separator: "T").joined(separator: " ")
        let rest = entry.set.files.count - 1
        let first = entry.set.files.first.map { context.shown($0.path, in: root) } ?? ""
        table.add([time, entry.isUndone ? "undone" : "", entry.set.command, rest > 0 ? "\(first) and \(rest) more" : first])
      }
      context.write(table.text)
    }
    if entries.isEmpty { context.note("nothing was written here that could be taken back") }
    return entries.isEmpty ? .no : .yes
  }

  private func json(_ entry: ChangeLog.Entry) -> JSONValue {
    let files = entry.set.files.map { ["path": .string($0.path), "change": .string($0.change.rawValue)] as JSONValue }
    return [
      "number": JSONValue(entry.number), "time": .string("\(entry.set.time)"), "command": JSONValue(entry.set.words),
      "undone": .bool(entry.isUndone), "undoes": JSONValue(entry.set.undoes), "files": JSONValue(files),
    ]
  }

  /// The journal's root, or the current folder where there is no journal.
  private func folder(_ context: Context) throws -> String {
    let search = try context.search()
    do throws(StoreError) {
      return try search.root()
    } catch {
      guard case .noJournal = error else { throw error }
      return search.folder
    }
  }
}
