// `retro undo`: the last command that wrote is taken back, or one before it.

public import CommandKit
import Documents
import HostSystem
import JournalKit
import JournalSync
import JournalLanguage
import JournalModel
import JournalStore
import PlainFormats
import JournalText

/// Takes back a command that wrote, or lists those that can be taken back.
public struct UndoCommand: Command {
  public static let name = "undo"
  public static let settlesItself = true
  public static let aliases: [CommandAlias] = 
    ["revert"]
    + [
      CommandAlias("redo", "--redo"), CommandAlias("undo undo", "--redo", least: 0), CommandAlias("undo the undo", "--redo", least: 0),
      CommandAlias("undo redo", "--redo", least: 0),
      CommandAlias("undo that", least: 0), CommandAlias("undo it", least: 0), CommandAlias("undo this", least: 0),
      CommandAlias("undo last", least: 0), CommandAlias("undo the last", least: 0), CommandAlias("take that back", least: 0),
      CommandAlias("take it back", least: 0), CommandAlias("remove last", least: 0), CommandAlias("delete last", least: 0),
      CommandAlias("remove the last entry", least: 0), CommandAlias("delete the last entry", least: 0),
      CommandAlias("remove last entry", least: 0), CommandAlias("delete last entry", least: 0)
    ]
  public static let declaration = CommandDeclaration(
    name, "Undo the last change, or an earlier one.",
    discussion: """
      Brings every file of the last command that wrote to this journal, or to your own configuration, back to what it held before, if all of
      them are still as that command left them; else nothing is written. Once more takes back the command before it. Outside of any journal
      it is the last command that wrote to a file of the current folder.

      ‘--list’ shows the last ten commands, or as many as the number beside it says, with their numbers, which never change; those on your own configuration begin with u. A number takes back
      that one command and leaves what came later, as long as its files are as it left them. What was taken back comes again by the number of
      the undo that did it, or by ‘retro redo’, as long as nothing else was written since.

      The last 50 commands are kept, old and new text with them, for your eyes only, in $XDG_STATE_HOME/retro or ~/.local/state/retro.
      """,
    operands: [number],
    options: [list, redo, .dryRun, .json, .jsonl],
    examples: [
      Example("retro undo --dry-run", "See what would be taken back."),
      Example("retro undo --list", "What was written, when, and to which files."),
      Example("retro undo 1", "Take back the command of that number, and leave what came later."),
    ])

  private static let number = Operand(
    optional: .number, .form(FormText.change) { ChangeName($0) },
    "The number that ‘--list’ shows for a command; the last one without any.")
  private static let list = Flag("list", "List what was written, the last command first.")
  private static let redo = Flag("redo", "Do again what the last undo took back.")

  /// Of more files than these it is only told how many they are.
  private static let mostNamed = 12
  /// So many are listed where no number is given.
  private static let usual = 10

  private let change: ChangeName?
  private let isList: Bool
  private let isRedo: Bool
  private let isDryRun: Bool
  private let isJSON: Bool

  public init(_ arguments: Arguments) throws(UsageError) {
    (isList, isRedo) = (arguments[Self.list], arguments[Self.redo])
    isDryRun = arguments[.dryRun]
    isJSON = arguments.isJSON
    change = try arguments[Self.number]
    try arguments.atMostOne(of: Self.list, .dryRun)
    try arguments.atMostOne(of: Self.list, Self.redo)
    if isRedo, let change { throw UsageError(UsageText.exclusive, ["one": "--redo", "other": .text("\(change.number)")]) }
    if isList, change?.isUser == true { throw UsageError(UndoText.noNumber) }
  }

  public func run(in context: inout Context) throws -> ExitStatus {
    if isList {
      if let root = try UndoLog.all(context.workspace).first?.root { context.workspace.settle(root, mayWrite: !context.globals.isDryRun) }
      return try list(try UndoLog.all(context.workspace), &context)
    }
    let messages = context.audience(on: .error)
    let undone = try isRedo ? context.workspace.redo(isDryRun: isDryRun, for: messages) : context.workspace.undo(change, isDryRun: isDryRun, for: messages)
    let root = undone.log.root
    if !isDryRun, undone.number != nil, let set = undone.set {
      // What is done again is the command that the undo took back.
      let again = isRedo ? try set.undoes.flatMap { number in try undone.log.changes.entries().first { $0.number == number } } : nil
      tell(of: set, as: again?.set ?? set, in: root, for: messages, &context)
      try restoreIndex(undoing: set, in: root, &context)
    }
    if let first = undone.interrupted { context.note(words(for: first, undone.log, context)) }
    if isJSON {
      context.write(undone.json(for: context.audience(of: .data)))
    } else {
      context.write(undone.preview)
    }
    if isDryRun, let set = undone.set {
      let text = undone.interrupted == nil ? UndoText.wouldTakeBack : UndoText.wouldThenTakeBack
      context.note(text, ["command": .text(set.command(for: messages, in: root))])
    }
    return .yes
  }

  private func tell(of set: ChangeSet, as told: ChangeSet, in root: String, for audience: Audience, _ context: inout Context) {
    context.note(isRedo ? UndoText.redone : UndoText.tookBack, ["command": .text(told.command(for: audience, in: root))])
    if set.files.count > Self.mostNamed {
      func count(_ isMeant: (ChangeSet.File) -> Bool) -> TextValue { .number(set.files.count(where: isMeant)) }
      return context.note(
        UndoText.summed,
        [
          "count": .number(set.files.count), "removed": count { if case .created = $0.change { true } else { false } },
          "changed": count { if case .changed = $0.change { true } else { false } },
          "back": count { if case .deleted = $0.change { true } else { false } },
        ])
    }
    for file in set.files {
      let path = TextValue.place(context.workspace.shown(file.path, in: root))
      switch file.change {
      case .created: context.note(UndoText.removed, ["path": path])
      case .changed: context.note(UndoText.changed, ["path": path])
      case .deleted: context.note(UndoText.broughtBack, ["path": path])
      }
    }
  }

  /// A conflict that was settled is one again, in git's eyes, too.
  private func restoreIndex(undoing set: ChangeSet, in root: String, _ context: inout Context) throws {
    switch try context.workspace.restoreIndex(undoing: set, in: root) {
    case .open(let paths)?: for path in paths { context.note(ConflictsText.openAgain, ["path": .place(path)]) }
    case .settled(let paths)?: for path in paths { context.note(ConflictsText.settledAgain, ["path": .place(path)]) }
    case .ended?: context.note(ConflictsText.ended)
    case nil: break
    }
  }

  /// What becomes of an interrupted command before anything is taken back.
  private func words(for settlement: ChangeSettlement, _ log: UndoLog, _ context: Context) -> Message {
    let files = settlement.foreign.map { context.workspace.shown($0, in: log.root) }
    return Message(
      files.isEmpty ? UndoText.wouldFirst : UndoText.wouldFirstBut,
      [
        "end": settlement.isFinished ? "finish" : "take_back",
        "command": .text(settlement.set.command(for: context.audience(on: .error), in: log.root)),
        "time": .text(settlement.set.time.words(on: (try? context.workspace.now())?.day)), "files": .list(files, .and),
        "count": .number(files.count),
      ])
  }

  /// The command line as whoever reads the answer is told it.
  private func told(_ set: ChangeSet, _ log: UndoLog, _ context: Context) -> [String] {
    set.words(for: isJSON ? context.audience(of: .data) : context.audience(on: .output), in: log.root)
  }

  /// Where no width parts it into lines.
  private static let longestInPipe = 72
  private static let longest = 160

  private func list(_ logs: [UndoLog], _ context: inout Context) throws -> ExitStatus {
    var all: [(log: UndoLog, entry: ChangeLog.Entry)] = []
    for log in logs { all += try log.changes.entries().map { (log, $0) } }
    if logs.count > 1 { all.sort { ($0.entry.written, $0.entry.number) > ($1.entry.written, $1.entry.number) } }
    if isJSON {
      context.write(
        [.schema: .answerSchema, .commands: JSONValue(all.map { $0.log.json($0.entry, told($0.entry.set, $0.log, context)) })] as JSONValue)
    } else {
      var table = TextTable([.whole, .whole, .whole, .wrapped, .wrapped])
      let most = change?.number ?? Self.usual
      for (log, entry) in all.prefix(most) {
        let rest = entry.set.files.count - 1
        let first = entry.set.files.first.map { context.workspace.shown($0.path, in: log.root) } ?? entry.set.index?.paths.first ?? ""
        let words = told(entry.set, log, context)
        let line = words == entry.set.words ? entry.set.command : words.joined(separator: " ")
        // A command may hold all of a day: the beginning tells which one it was.
        let longest = context.lineWidth == nil ? Self.longestInPipe : Self.longest
        let shown = line.count > longest ? String(line.prefix(longest)) + "…" : line
        let files = rest > 0 ? context.language(UndoText.filesAndMore, ["path": .text(first), "count": .number(rest)]) : first
        table.add([
          log.name(of: entry.number), time(of: entry.set), entry.isUndone ? context.language(UndoText.undone) : "",
          shown, files,
        ])
      }
      context.write(table.text(width: context.lineWidth))
      if all.count > most { context.note(UndoText.older, ["count": .number(all.count - most), "all": .number(all.count)]) }
    }
    if all.isEmpty { context.note(UndoText.none) }
    return all.isEmpty ? .no : .yes
  }

  /// Day, time and, so that it means the same everywhere, the offset from UTC as far as it is known.
  private func time(of set: ChangeSet) -> String {
    guard let time = set.time.time else { return "\(set.time.day)" }
    return "\(set.time.day) \(time)" + (set.time.offset.map { " \($0)" } ?? "")
  }
}
