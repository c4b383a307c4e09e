// `retro undo`: the last command that wrote is taken back, or one before it.

public import CommandKit
import Documents
import HostSystem
import JournalKit
import JournalStore
import PlainFormats
import JournalText

/// Takes back a command that wrote, or lists those that can be taken back.
public struct UndoCommand: Command {
  public static let name = "undo"
  public static let declaration = CommandDeclaration(
    name, "Take back the last command that wrote, or one before it.",
    discussion: """
      Brings every file of the last command that wrote to this journal, or to your own configuration, back to what it held before, if all of
      them are still as that command left them; else nothing is written. Once more takes back the command before it. Outside of any journal
      it is the last command that wrote to a file of the current folder.

      ‘--list’ shows the commands with their numbers, which never change; those on your own configuration begin with u. A number takes back
      that one command and leaves what came later, as long as its files are as it left them. What was taken back comes again by the number of
      the undo that did it.

      The last 50 commands are kept, old and new text with them, for your eyes only, in $XDG_STATE_HOME/retro or ~/.local/state/retro.
      """,
    operands: [number],
    options: [list, .dryRun, .json],
    examples: [
      Example("retro undo --dry-run", "See what would be taken back."),
      Example("retro undo --list", "What was written, when, and to which files."),
      Example("retro undo 1", "Take back the command of that number, and leave what came later."),
    ])

  private static let number = Operand(
    optional: "NUMBER", .form("a number that ‘retro undo --list’ shows") { ChangeName($0) },
    "The number that ‘--list’ shows for a command; the last one without any.")
  private static let list = Flag("list", "List what was written, the last command first.")

  private let change: ChangeName?
  private let isList: Bool
  private let isDryRun: Bool
  private let isJSON: Bool

  public init(_ arguments: Arguments) throws(UsageError) {
    isList = arguments[Self.list]
    isDryRun = arguments[.dryRun]
    isJSON = arguments[.json]
    change = try arguments[Self.number]
    try arguments.atMostOne(of: Self.list, .dryRun)
    if isList, change != nil { throw UsageError("‘--list’ shows every command, and takes no number") }
  }

  public func run(in context: inout Context) throws -> ExitStatus {
    if isList, let root = try UndoLog.all(context).first?.root { context.settle(root) }
    let logs = try UndoLog.all(context)
    if isList { return try list(logs, &context) }
    guard let log = try log(among: logs) else { throw ChangeError.nothingToUndo }
    do {
      return isDryRun ? try preview(log, &context) : try undo(log, &context)
    } catch let error as ChangeError {
      throw failure(error, of: log, logs, context)
    }
  }

  /// The log that the change is in; where none was named, the one that was written to last.
  private func log(among logs: [UndoLog]) throws(ChangeError) -> UndoLog? {
    guard let change else { return logs.max { ($0.changes.lastWritten ?? .min) < ($1.changes.lastWritten ?? .min) } }
    guard let log = logs.first(where: { $0.isUser == change.isUser }) else { throw .noSuchChange(name: "u\(change.number)") }
    return log
  }

  private func undo(_ log: UndoLog, _ context: inout Context) throws -> ExitStatus {
    let (set, number) = try context.withChanges(in: log.root) { session, context -> (ChangeSet, Int?) in
      // What was interrupted was the last command, and it is taken back already.
      if change == nil, let set = session.rolledBack { return (set, nil) }
      let number = try log.changes.entry(toUndo: change?.number).number
      let set = try session.undo(number, words: context.words, time: try context.now())
      context.note("took back ‘\(context.toldInMessage(set, in: log.root))’")
      for file in set.files {
        let name = context.workspace.shown(file.path, in: log.root)
        switch file.change {
        case .created: context.note("removed \(name)")
        case .changed: context.note("changed \(name)")
        case .deleted: context.note("brought back \(name)")
        }
      }
      return (set, number)
    }
    if isJSON { context.write(answer(log.json(set, number: number, isUndone: true, told(set, log, context)), nil, log, context)) }
    return .yes
  }

  private func preview(_ log: UndoLog, _ context: inout Context) throws -> ExitStatus {
    do throws(ChangeError) {
      let (first, entry, changes) = try log.changes.undoing(change?.number)
      if let first { context.note(words(for: first, log, context)) }
      if isJSON {
        let set = entry?.set ?? first?.set
        let number = first == nil || change != nil ? entry?.number : nil
        context.write(
          answer(set.map { log.json($0, number: number, isUndone: false, told($0, log, context)) }, first, log, context))
      } else {
        context.write(changes.diff)
      }
      if let entry { context.note("would \(first == nil ? "" : "then ")take back ‘\(context.toldInMessage(entry.set, in: log.root))’") }
    } catch {
      throw error.naming { context.workspace.shown($0, in: log.root) }
    }
    return .yes
  }

  /// What becomes of an interrupted command before anything is taken back.
  private func words(for settlement: ChangeSettlement, _ log: UndoLog, _ context: Context) -> String {
    let verb = settlement.isFinished ? "finish" : "take back"
    let time = context.timeInWords(settlement.set.time)
    let files = settlement.foreign.map { context.workspace.shown($0, in: log.root) }.joined(separator: ", ")
    let reason = files.isEmpty ? "" : ": \(files) was changed meanwhile and stays so"
    return "would first \(verb) ‘\(context.toldInMessage(settlement.set, in: log.root))’, which was interrupted \(time)\(reason)"
  }

  /// The command line as whoever reads the answer is told it.
  private func told(_ set: ChangeSet, _ log: UndoLog, _ context: Context) -> [String] {
    context.told(set, in: log.root, to: isJSON ? context.audience(of: .data) : context.audience(on: .output))
  }

  private func answer(_ command: JSONValue?, _ settlement: ChangeSettlement?, _ log: UndoLog, _ context: Context) -> JSONValue {
    let interrupted = settlement.map {
      ["command": JSONValue(told($0.set, log, context)), "finished": .bool($0.isFinished), "foreign": JSONValue($0.foreign)] as JSONValue
    }
    return ["schema": 1, "command": command ?? .null, "interrupted": interrupted ?? .null, "dry_run": .bool(isDryRun)]
  }

  /// The failure with what can be done instead: where the last command cannot be taken back, one before it may.
  private func failure(_ error: ChangeError, of log: UndoLog, _ logs: [UndoLog], _ context: Context) -> any Error {
    let error = error.naming({ $0 }, changes: { log.name(of: $0) })
    switch error {
    case .differs, .changedLater, .damagedLog: break
    default: return error
    }
    guard change == nil else { return error }
    let others: [(log: UndoLog, entry: ChangeLog.Entry)]
    do {
      others = try logs.flatMap { log in try log.changes.undoable().map { (log: log, entry: $0) } }
    } catch {
      others = []
    }
    guard let other = others.max(by: { $0.entry.written < $1.entry.written }) else { return error }
    let way =
      "‘retro undo \(other.log.name(of: other.entry.number))’ would take back ‘\(context.toldInMessage(other.entry.set, in: other.log.root))’"
    return CommandError(error.code, error.message, help: [error.help, way].compactMap(\.self).joined(separator: "; "))
  }

  private func list(_ logs: [UndoLog], _ context: inout Context) throws -> ExitStatus {
    var all: [(log: UndoLog, entry: ChangeLog.Entry)] = []
    for log in logs { all += try log.changes.entries().map { (log, $0) } }
    if logs.count > 1 { all.sort { ($0.entry.written, $0.entry.number) > ($1.entry.written, $1.entry.number) } }
    if isJSON {
      context.write(
        ["schema": 1, "commands": JSONValue(all.map { $0.log.json($0.entry, told($0.entry.set, $0.log, context)) })] as JSONValue)
    } else {
      var table = TextTable([.whole, .whole, .whole, .wrapped, .whole])
      for (log, entry) in all {
        let rest = entry.set.files.count - 1
        let first = entry.set.files.first.map { context.workspace.shown($0.path, in: log.root) } ?? ""
        let words = told(entry.set, log, context)
        let files = rest > 0 ? "\(first) and \(rest) more" : first
        table.add([
          log.name(of: entry.number), time(of: entry.set), entry.isUndone ? "undone" : "",
          words == entry.set.words ? entry.set.command : words.joined(separator: " "), files,
        ])
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

extension UndoCommand: RetroProgram.SettlesItself {}
