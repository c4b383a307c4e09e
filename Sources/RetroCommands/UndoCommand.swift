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
      Brings every file of the last command that wrote to this journal, or to your own configuration, back to what it held before, if all of
      them are still as that command left them; else nothing is written. Once more takes back the command before it. Outside of any journal
      it is the last command that wrote to a file of the current folder. The last 50 commands are kept, old and new text with them, for your
      eyes only, in $XDG_STATE_HOME/retro or ~/.local/state/retro.
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
    try arguments.atMostOne(of: ["list", Option.dryRun.long])
  }

  public func run(in context: inout Context) throws -> ExitStatus {
    let logs = try UndoLog.all(context)
    if isList { return list(logs, &context) }
    guard let log = logs.max(by: { ($0.changes.lastWritten ?? .min) < ($1.changes.lastWritten ?? .min) }) else {
      throw ChangeError.nothingToUndo
    }
    return isDryRun ? try preview(log, &context) : try undo(log, &context)
  }

  private func undo(_ log: UndoLog, _ context: inout Context) throws -> ExitStatus {
    let (set, number) = try context.withChanges(in: log.root) { session, context -> (ChangeSet, Int?) in
      // What was interrupted was the last command, and it is taken back already.
      if let set = session.rolledBack { return (set, nil) }
      let number = try log.changes.lastToUndo()?.number
      let set = try session.undo(words: context.words, time: try context.now())
      context.note("took back ‘\(set.command)’")
      for file in set.files {
        let name = context.shown(file.path, in: log.root)
        switch file.change {
        case .created: context.note("removed \(name)")
        case .changed: context.note("changed \(name)")
        case .deleted: context.note("brought back \(name)")
        }
      }
      return (set, number)
    }
    if isJSON { context.write(answer(log.json(set, number: number, isUndone: true))) }
    return .yes
  }

  private func preview(_ log: UndoLog, _ context: inout Context) throws -> ExitStatus {
    if log.changes.directory.hasPending {
      context.note("a command was interrupted here; ‘retro undo’ finishes or takes back that one first")
    }
    guard let entry = try log.changes.lastToUndo() else { throw ChangeError.nothingToUndo }
    do throws(ChangeError) {
      let inverse = try log.changes.inverse(of: entry.set)
      if isJSON { context.write(answer(log.json(entry))) } else { context.write(inverse.diff) }
    } catch {
      throw error.naming { context.shown($0, in: log.root) }
    }
    context.note("would take back ‘\(entry.set.command)’")
    return .yes
  }

  private func answer(_ command: JSONValue) -> JSONValue { ["schema": 1, "command": command, "dry_run": .bool(isDryRun)] }

  private func list(_ logs: [UndoLog], _ context: inout Context) -> ExitStatus {
    var all: [(log: UndoLog, entry: ChangeLog.Entry)] = []
    for log in logs { all += log.changes.entries().map { (log, $0) } }
    if logs.count > 1 { all.sort { ($0.entry.written, $0.entry.number) > ($1.entry.written, $1.entry.number) } }
    if isJSON {
      context.write(["schema": 1, "commands": JSONValue(all.map { $0.log.json($0.entry) })] as JSONValue)
    } else {
      var table = TextTable([.whole, .whole, .wrapped, .whole])
      for (log, entry) in all {
        let rest = entry.set.files.count - 1
        let first = entry.set.files.first.map { context.shown($0.path, in: log.root) } ?? ""
        table.add([time(of: entry.set), entry.isUndone ? "undone" : "", entry.set.command, rest > 0 ? "\(first) and \(rest) more" : first])
      }
      context.write(table.text(width: context.lineWidth))
    }
    if all.isEmpty { context.note("nothing was written here that could be taken back") }
    return all.isEmpty ? .no : .yes
  }

  /// Day, time and, so that it means the same everywhere, the offset from UTC as far as it is known.
  private func time(of set: ChangeSet) -> String {
    guard let time = set.time.time else { return "\(set.time.day)" }
    return "\(set.time.day) \(time)" + (set.time.offset.map { " \($0)" } ?? "")
  }
}

/// What was written to the journal, or to the current folder, or to the person's own configuration.
private struct UndoLog {
  let changes: ChangeLog
  let root: String
  /// Whether it is about the person's own configuration.
  let isUser: Bool

  /// That of the journal's root, or of the current folder where there is no journal, and that of the person's own configuration.
  static func all(_ context: Context) throws -> [UndoLog] {
    let search = try context.search()
    var root = search.folder
    do throws(StoreError) {
      root = try search.root()
    } catch {
      guard case .noJournal = error else { throw error }
    }
    let here = UndoLog(changes: try ChangeLog(root: root, environment: context.environment), root: root, isUser: false)
    guard let file = UserFile.path(context.environment) else { return [here] }
    let folder = PathText.parent(file)
    let user = UndoLog(changes: try ChangeLog(root: folder, environment: context.environment), root: folder, isUser: true)
    return user.changes.directory == here.changes.directory ? [here] : [here, user]
  }

  func json(_ entry: ChangeLog.Entry) -> JSONValue { json(entry.set, number: entry.number, isUndone: entry.isUndone) }

  func json(_ set: ChangeSet, number: Int?, isUndone: Bool) -> JSONValue {
    let files = set.files.map {
      ["path": .string(isUser ? PathText.join(root, $0.path) : $0.path), "change": .string($0.change.rawValue)] as JSONValue
    }
    return [
      "number": JSONValue(number), "time": .string("\(set.time)"), "offset": JSONValue(set.time.offset), "command": JSONValue(set.words),
      "undone": .bool(isUndone), "undoes": JSONValue(set.undoes), "of": .string(isUser ? "user" : "journal"), "files": JSONValue(files),
    ]
  }
}
