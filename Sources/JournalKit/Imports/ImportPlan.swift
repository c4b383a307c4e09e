// From what exports say to the files of a journal: every change of an import, before the first is made.

import HostSystem
public import JournalDates
import JournalFormat
import JournalImports
import JournalModel
public import JournalStore
import JournalText
import StreamKit

/// What is to become of exports.
public struct ImportChoices: Sendable {
  /// Kinds of workouts, habits or activities of the export, in small letters, with the names of the habits that they are lines of.
  public var habits: [String: String] = [:]
  /// Whether files of metrics are imported into that somebody has changed.
  public var isForced = false
  /// When, by the clock on the wall.
  public var now: Moment

  public init(at now: Moment) { self.now = now }
}

/// The changes that imports make, one after the other, in memory. To be made while no other command writes.
public struct ImportPlan: Sendable {
  private struct File: Sendable {
    var path: String
    var before: [UInt8]?
    var after: [UInt8]
  }

  let journal: Journal
  let choices: ImportChoices
  /// Where a person stands.
  let folder: String
  /// The files that count for days, by what the index knows; other days have theirs where the layout says.
  let dayPaths: [CalendarDay: String]
  var plans: PlanFiles
  private var files: [File] = []
  private var places: [String: Int] = [:]
  /// One for each source of each export, in their order.
  public private(set) var reports: [ImportReport] = []

  /// - Parameter plans: Those of the folder of activities.
  public init(
    _ journal: Journal, _ choices: ImportChoices, among plans: PlanFiles, dayPaths: [CalendarDay: String], from folder: String
  ) {
    self.journal = journal
    self.choices = choices
    self.plans = plans
    self.dayPaths = dayPaths
    self.folder = folder
  }

  /// In the order in which files were first changed.
  public var changes: [PlannedChange] {
    files.map { file in file.before.map { .replace(file.path, before: $0, after: file.after) } ?? .create(file.path, file.after) }
  }

  /// Takes in all that an export has, or nothing of it.
  public mutating func add(_ export: ReadExport) throws(ImportRefusal) {
    var trial = self
    for data in export.found { try trial.add(data, of: export) }
    self = trial
  }

  private mutating func add(_ data: ImportedData, of export: ReadExport) throws(ImportRefusal) {
    var report = ImportReport(data, of: export.name)
    let folder = journal.layout.metrics + "/" + data.source
    let path = folder + "/" + ImportLedger.fileName
    var ledger = ImportLedger(try contents(of: path) ?? [])
    let written = try addMetrics(data, folder, ledger, &report)
    try addLines(data, &report)
    report.isChange = !written.isEmpty || report.lines.added + report.lines.answered > 0 || !report.habits.isEmpty
    if report.isChange || data.span != nil && !ledger.knows(export.digest) {
      ledger.append(
        ImportRecord(
          date: choices.now.description, file: export.name, digest: export.digest, size: export.size, span: data.span,
          version: ImportLedger.version, written: written))
      try write(ledger.bytes, to: path)
      report.isChange = true
    }
    reports.append(report)
  }

  // MARK: Metrics

  private mutating func addMetrics(
    _ data: ImportedData, _ folder: String, _ ledger: ImportLedger, _ report: inout ImportReport
  ) throws(ImportRefusal) -> [ImportRecord.Written] {
    if let last = ledger.lastDay, let end = data.days.keys.max(), end < last { report.newerImport = last }
    var written: [ImportRecord.Written] = []
    for (year, days) in Dictionary(grouping: data.days, by: \.key.year).sorted(by: { $0.key < $1.key }) {
      let digits = "\(year)"
      let name = String(repeating: "0", count: max(0, 4 - digits.utf8.count)) + digits + ".csv"
      let path = folder + "/" + name
      let before = try contents(of: path)
      guard var table = before.map({ MetricsTable($0) }) ?? MetricsTable() else { throw .noHeader(path: path) }
      let merge = table.merge(Dictionary(days.map { ($0.key, $0.value) }) { $1 }, onlyMissing: report.newerImport != nil)
      if merge.isEmpty { continue }
      if let before, !choices.isForced {
        let last = ledger.lastWriting(of: name)
        guard last?.digest == SHA256.digest(of: before) else { throw .edited(path: path, since: last?.record.date) }
      }
      report.added += merge.added.count
      report.corrected += merge.corrected.count
      let bytes = table.bytes
      try write(bytes, to: path)
      written.append(ImportRecord.Written(name: name, digest: SHA256.digest(of: bytes)))
    }
    return written
  }

  // MARK: Files

  /// What stands at a path, as it is by now; nil for nothing.
  func contents(of path: String) throws(ImportRefusal) -> [UInt8]? {
    if let place = places[path] { return files[place].after }
    do throws(HostError) {
      return try FileSystem.read(journal.diskPath(path))
    } catch {
      if error.kind == .notFound { return nil }
      throw .host(HostError(error.kind, attempt: error.attempt, path: path, reason: error.reason, code: error.code))
    }
  }

  /// Whether a file is made by this import.
  func isMade(_ path: String) -> Bool { places[path] != nil }

  mutating func write(_ bytes: [UInt8], to path: String) throws(ImportRefusal) {
    if let place = places[path] {
      files[place].after = bytes
      return
    }
    let before = try contents(of: path)
    places[path] = files.count
    files.append(File(path: path, before: before, after: bytes))
  }
}
