// What other programs have exported comes into the journal.

import JournalFormat
import JournalIndex
public import JournalImports
public import JournalStore
public import PlainFormats
import HostSystem
import JournalDates
import JournalText
import JournalLanguage

extension Workspace {
  /// Imports what was read, or with `isDryRun` only plans it.
  /// - Parameters:
  ///   - habits: The habits whose lines kinds of workouts become.
  ///   - isForced: Whether files that were changed by hand, and lines that were deleted, are written again.
  ///   - refused: Is told of each export that cannot be imported; what it throws ends all of it.
  public func importing(
    _ exports: [ReadExport], habits: [String: String] = [:], isForced: Bool = false, into journal: Journal, isDryRun: Bool = false,
    merges: @escaping @Sendable (String) -> [MergedFile] = { _ in [] }, refused: (ReadExport, ImportError) throws -> Void
  ) throws -> (reports: [ImportReport], outcome: ChangeOutcome) {
    let written = Set(exports.flatMap { $0.found.flatMap { $0.lines.map(\.day) + $0.moods.map(\.day) } })
    // What was done at night may belong to the day before, and what was imported by another clock stand on the one or on the other side of it.
    let days = Set((-2...1).flatMap { step in written.map { $0.advanced(by: step) } })
    var choices = ImportChoices(at: try now(in: journal))
    (choices.habits, choices.isForced, choices.merges) = (habits, isForced, merges)
    var reports: [ImportReport] = []
    let overlaps = try overlaps(of: exports.flatMap(\.found), in: journal)
    let outcome = try carryOut(in: journal.root, isDryRun: isDryRun) {
      let paths = days.isEmpty ? [:] : try index(of: journal).paths(ofDays: days)
      let plans = try plans(of: journal, in: [.activities, .experiments])
      var plan = ImportPlan(journal, choices, among: plans, dayPaths: paths, from: try folder())
      for export in exports {
        do throws(ImportError) { try plan.add(export) } catch { try refused(export, error) }
      }
      reports = plan.reports
      return plan.changes
    }
    for place in reports.indices where reports[place].isChange { reports[place].notes += overlaps[reports[place].source].map { [$0] } ?? [] }
    return (reports, outcome)
  }
}

extension Workspace {
  /// What there is to say of numbers that another source has of the same days, by sources: of each number one counts, and the other is seen nowhere.
  private func overlaps(of found: [ImportedData], in journal: Journal) throws -> [String: Message] {
    let priority = journal.configuration.metricsPriority
    func rank(_ source: String) -> Int { priority.firstIndex(of: source) ?? .max }
    var messages: [String: Message] = [:]
    for data in found where messages[data.source] == nil {
      guard let first = data.days.keys.min(), let last = data.days.keys.max() else { continue }
      let names = Set(data.days.values.flatMap(\.keys))
      let there = try index(of: journal).importedPaths(of: names, in: DaySpan(spanning: first, last))
      var (days, doubled, others): (Set<CalendarDay>, Set<String>, Set<String>) = ([], [], [])
      for (day, amounts) in data.days {
        for (name, path) in there[day] ?? [:] where amounts[name] != nil {
          let source = PathText.name(PathText.parent(path))
          if source == data.source { continue }
          days.insert(day)
          doubled.insert(name)
          others.insert(source)
        }
      }
      guard !days.isEmpty else { continue }
      // In the order in which the index takes them.
      let all = (others + [data.source]).sorted { (rank($0), $0) < (rank($1), $1) }
      messages[data.source] = Message(
        MeasureErrorText.overlap,
        [
          "count": .number(days.count), "names": .text(doubled.sorted().prefix(5).joined(separator: ", ")),
          "others": .text(others.sorted().joined(separator: ", ")), "winner": .text(all[0]), "isNew": .flag(all[0] == data.source),
          "source": .text(data.source),
        ])
    }
    return messages
  }
}

/// An import that was carried out.
public struct PastImport: Sendable {
  public let source: String
  public let record: ImportRecord
  /// Where what it wrote lies, in the journal.
  let folder: String

  public var json: JSONValue {
    [
      .source: .string(source), .time: .string(record.date), .file: .string(record.file), .sha256: .string(record.digest),
      .size: .int(record.size), .start: JSONValue(record.span.map { "\($0.start)" }), .end: JSONValue(record.span.map { "\($0.end)" }),
      .importer: .int(record.version),
      .written: JSONValue(
        record.written.map { [.path: .string("\(folder)/\($0.name)"), .sha256: .string($0.digest)] as JSONValue }),
    ]
  }
}

extension Workspace {
  /// What was imported, the latest last.
  public func imports(of journal: Journal) throws -> [PastImport] {
    var all: [PastImport] = []
    let metrics = journal.diskPath(journal.layout.metrics)
    for source in FileSystem.isDirectory(metrics) ? try FileSystem.names(in: metrics) : [] {
      let path = PathText.join(metrics, source + "/" + ImportLedger.fileName)
      guard FileSystem.isFile(path) else { continue }
      let folder = PathText.join(journal.layout.metrics, source)
      all += ImportLedger(try FileSystem.read(path)).records.reversed().map { PastImport(source: source, record: $0, folder: folder) }
    }
    // Those of one moment stay in the order of their sources.
    return all.enumerated().sorted { ($1.element.record.date, $0.offset) < ($0.element.record.date, $1.offset) }.map(\.element)
  }

  /// Takes the newest import back, whatever was written since to other files, or with `isDryRun` only plans it.
  public func undoImport(in journal: Journal, isDryRun: Bool = false) throws -> UndoneChange {
    let log = try UndoLog(root: journal.root, environment)
    do {
      if isDryRun {
        let entry = try newestImport(in: log, of: journal)
        return UndoneChange(
          log: log, set: entry.set, number: entry.number, isDryRun: true, preview: try log.changes.inverse(of: entry).diff)
      }
      return try withChanges(in: journal.root) { session in
        let entry = try newestImport(in: log, of: journal)
        _ = try session.undo(entry.number, words: commandLine, time: try now(), isWhole: true)
        return UndoneChange(log: log, set: entry.set, number: entry.number, isDryRun: false)
      }
    } catch let error as ChangeError {
      throw told(error, in: journal.root)
    }
  }

  private func newestImport(in log: UndoLog, of journal: Journal) throws -> ChangeLog.Entry {
    let folder = journal.layout.metrics + "/"
    let entry = try log.changes.entries(isWhole: true).first { entry in
      !entry.isUndone && entry.set.undoes == nil
        && entry.set.files.contains { $0.path.hasPrefix(folder) && $0.path.hasSuffix("/" + ImportLedger.fileName) }
    }
    guard let entry else {
      throw WorkspaceError(
        .notFound, try imports(of: journal).isEmpty ? MeasureErrorText.noImportToUndo : MeasureErrorText.importTooOld, help: MeasureErrorText.noImportToUndoWay, ["count": .number(ChangeLog.limit)])
    }
    return entry
  }
}
