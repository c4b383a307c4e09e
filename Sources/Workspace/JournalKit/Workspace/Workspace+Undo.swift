// The last command that wrote is taken back, or one before it.

public import JournalModel
public import JournalStore
public import JournalText
public import PlainFormats
import JournalLanguage

/// A command that was taken back, or with a dry run would be.
public struct UndoneChange {
  public let log: UndoLog
  /// What it wrote; with a dry run nil where an interrupted command is all that there is, which is settled first.
  public let set: ChangeSet?
  /// Its number in the log; nil where it was interrupted and never got one.
  public let number: Int?
  /// What becomes of an interrupted command before anything is taken back; known of a dry run alone.
  public var interrupted: ChangeSettlement?
  public let isDryRun: Bool
  /// What a dry run shows.
  public var preview = MarkedText()

  public func json(for audience: Audience) -> JSONValue {
    let root = log.root
    let settled = interrupted.map {
      [
        .command: JSONValue($0.set.words(for: audience, in: root)), .finished: .bool($0.isFinished), .foreign: JSONValue($0.foreign),
      ] as JSONValue
    }
    let command = (set ?? interrupted?.set).map {
      log.json($0, number: number, isUndone: !isDryRun, $0.words(for: audience, in: root))
    }
    return [.schema: .answerSchema, .command: command ?? .null, .interrupted: settled ?? .null, .dryRun: .bool(isDryRun)]
  }
}

extension Workspace {
  /// Takes a command back, or with `isDryRun` only plans it.
  /// - Parameters:
  ///   - change: Nil for the last one that wrote to the journal, or to the person's own configuration.
  ///   - audience: Whom a refusal tells of other commands.
  public func undo(_ change: ChangeName? = nil, isDryRun: Bool = false, for audience: Audience = .others) throws -> UndoneChange {
    let logs = try UndoLog.all(self)
    guard let log = try log(of: change, among: logs) else { throw ChangeError.nothingToUndo }
    do {
      if isDryRun { return try undoing(change, log) }
      return try withChanges(in: log.root) { session in
        // What was interrupted was the last command, and it is taken back already.
        if change == nil, let set = session.rolledBack { return UndoneChange(log: log, set: set, number: nil, isDryRun: false) }
        let number = try log.changes.entry(toUndo: change?.number).number
        let set = try session.undo(number, words: commandLine, time: try now())
        return UndoneChange(log: log, set: set, number: number, isDryRun: false)
      }
    } catch let error as ChangeError {
      throw wayOut(of: error, change, log, logs, audience)
    }
  }

  /// Does again what was taken back last, or with `isDryRun` only plans it: the undo itself is taken back.
  /// - Parameter audience: Whom a refusal tells of other commands.
  /// - Throws: Where something was written since.
  public func redo(isDryRun: Bool = false, for audience: Audience = .others) throws -> UndoneChange {
    guard let log = try log(of: nil, among: try UndoLog.all(self)), let entry = try log.changes.lastUndo(), let change = ChangeName(log.name(of: entry.number)) else {
      throw WorkspaceError(.notFound, UndoErrorText.nothingToRedo, help: UndoErrorText.nothingToRedoWay)
    }
    return try undo(change, isDryRun: isDryRun, for: audience)
  }

  /// The log that a change is in; where none was named, the one that was written to last.
  private func log(of change: ChangeName?, among logs: [UndoLog]) throws(ChangeError) -> UndoLog? {
    guard let change else { return logs.max { ($0.changes.lastWritten ?? .min) < ($1.changes.lastWritten ?? .min) } }
    guard let log = logs.first(where: { $0.isUser == change.isUser }) else { throw .noSuchChange(name: "u\(change.number)") }
    return log
  }

  private func undoing(_ change: ChangeName?, _ log: UndoLog) throws(ChangeError) -> UndoneChange {
    do throws(ChangeError) {
      let (first, entry, changes) = try log.changes.undoing(change?.number)
      let number = first == nil || change != nil ? entry?.number : nil
      return UndoneChange(log: log, set: entry?.set, number: number, interrupted: first, isDryRun: true, preview: changes.diff)
    } catch {
      throw told(error, in: log.root)
    }
  }

  /// Commands that write into the log of a day.
  private static let writesLines: Set<String> = ["log", "mood", "done", "do", "note"]

  /// The failure with what can be done instead: where the last command cannot be taken back, one before it may.
  private func wayOut(
    of error: ChangeError, _ change: ChangeName?, _ log: UndoLog, _ logs: [UndoLog], _ audience: Audience
  ) -> any ExplainedError {
    let error = error.naming(commands: { $0.command(for: audience, in: log.root) }, changes: { log.name(of: $0) })
    switch error {
    case .differs, .changedLater, .damagedLog: break
    default: return error
    }
    // The lines of a day are many, and one of them may go without the others.
    if change != nil, case .changedLater(_, let command, _, _) = error, Self.writesLines.contains(command.set.words.dropFirst().first ?? "") {
      let own = Explanation(of: error)
      let way = Message(UndoErrorText.lineWay)
      let help = own.help.map { Message(UndoErrorText.bothWays, ["first": .message($0), "second": .message(way)]) } ?? way
      return WorkspaceError(error.code, Explanation(own.what, why: own.why, help: help))
    }
    guard change == nil else { return error }
    let others: [(log: UndoLog, entry: ChangeLog.Entry)]
    do {
      others = try logs.flatMap { log in try log.changes.undoable().map { (log: log, entry: $0) } }
    } catch {
      others = []
    }
    guard let other = others.max(by: { $0.entry.written < $1.entry.written }) else { return error }
    let own = Explanation(of: error)
    let way: Message
    if case .differs(let path, _) = error {
      // Whoever wants one word gone from a file that was edited since is not helped by an older command.
      way = Message(UndoErrorText.openWay, ["path": .place(path)])
    } else {
      let told = other.entry.set.command(for: audience, in: other.log.root)
      way = Message(UndoErrorText.otherWay, ["name": .text(other.log.name(of: other.entry.number)), "command": .text(told)])
    }
    let help = own.help.map { Message(UndoErrorText.bothWays, ["first": .message($0), "second": .message(way)]) } ?? way
    return WorkspaceError(error.code, Explanation(own.what, why: own.why, help: help))
  }
}
