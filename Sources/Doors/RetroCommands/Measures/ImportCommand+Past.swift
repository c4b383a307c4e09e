// What was imported, and how the newest import is taken back.

import CommandKit
import Documents
import HostSystem
import JournalDates
import JournalFormat
import JournalKit
import JournalStore
import JournalText
import PlainFormats
import JournalText

extension ImportCommand {
  func list(in context: inout Context) throws -> ExitStatus {
    let journal = try context.openJournal()
    var all: [(source: String, record: ImportRecord)] = []
    let metrics = journal.diskPath(journal.layout.metrics)
    for source in FileSystem.isDirectory(metrics) ? try FileSystem.names(in: metrics) : [] {
      let path = PathText.join(metrics, source + "/" + ImportLedger.fileName)
      guard FileSystem.isFile(path) else { continue }
      all += ImportLedger(try FileSystem.read(path)).records.reversed().map { (source, $0) }
    }
    // Those of one moment stay in the order of their sources.
    let sorted = all.enumerated().sorted { ($1.element.record.date, $0.offset) < ($0.element.record.date, $1.offset) }.map(\.element)
    if isJSON {
      context.write(["schema": 1, "imports": JSONValue(sorted.map { Self.json($0.source, $0.record, journal) })] as JSONValue)
    } else {
      var table = TextTable([.whole, .whole, .wrapped, .whole])
      for (source, record) in sorted {
        let span = record.span.map { "\($0.start) to \($0.end)" } ?? ""
        table.add([String(record.date.map { $0 == "T" ? " " : $0 }), source, record.file, span])
      }
      context.write(table.text(width: context.lineWidth))
    }
    if sorted.isEmpty { context.note("nothing was imported here") }
    return sorted.isEmpty ? .no : .yes
  }

  private static func json(_ source: String, _ record: ImportRecord, _ journal: Journal) -> JSONValue {
    let folder = journal.layout.metrics + "/" + source + "/"
    return [
      "source": .string(source), "date": .string(record.date), "file": .string(record.file), "sha256": .string(record.digest),
      "size": .int(record.size), "from": JSONValue(record.span.map { "\($0.start)" }), "to": JSONValue(record.span.map { "\($0.end)" }),
      "importer": .int(record.version),
      "written": JSONValue(
        record.written.map { ["path": .string(folder + $0.name), "sha256": .string($0.digest)] as JSONValue }),
    ]
  }

  /// The change log's undo of the newest import, whatever was written since to other files.
  func undo(in context: inout Context) throws -> ExitStatus {
    let journal = try context.openJournal()
    let changes = try ChangeLog(root: journal.root, environment: context.environment)
    let log = UndoLog(changes: changes, root: journal.root, isUser: false)
    do {
      if isDryRun {
        let entry = try newest(changes, journal)
        let inverse = try changes.inverse(of: entry)
        if isJSON { write(log, entry, in: &context) } else { context.write(inverse.diff) }
        context.note("would take back ‘\(entry.set.command)’")
        return .yes
      }
      let entry = try context.withChanges(in: journal.root) { session, context in
        let entry = try newest(changes, journal)
        _ = try session.undo(entry.number, words: context.words, time: try context.now())
        return entry
      }
      context.note("took back ‘\(entry.set.command)’: \(counted(entry.set.files.count, "file"))")
      if isJSON { write(log, entry, in: &context) }
      return .yes
    } catch let error as ChangeError {
      throw error.naming { context.workspace.shown($0, in: journal.root) }
    }
  }

  private func newest(_ changes: ChangeLog, _ journal: Journal) throws -> ChangeLog.Entry {
    let folder = journal.layout.metrics + "/"
    let entry = try changes.entries().first { entry in
      !entry.isUndone && entry.set.undoes == nil
        && entry.set.files.contains { $0.path.hasPrefix(folder) && $0.path.hasSuffix("/" + ImportLedger.fileName) }
    }
    guard let entry else {
      throw CommandError(
        .notFound, "there is no import that could be taken back",
        help: "the last \(ChangeLog.limit) commands can be: ‘retro undo --list’ shows them")
    }
    return entry
  }

  private func write(_ log: UndoLog, _ entry: ChangeLog.Entry, in context: inout Context) {
    let command = log.json(entry.set, number: entry.number, isUndone: !isDryRun, entry.set.words)
    context.write(["schema": 1, "command": command, "interrupted": .null, "dry_run": .bool(isDryRun)] as JSONValue)
  }
}
