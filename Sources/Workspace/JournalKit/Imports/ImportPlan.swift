// From what exports say to the files of a journal: every change of an import, before the first is made.

import HostSystem
public import JournalDates
import JournalFormat
public import JournalImports
import JournalModel
public import JournalStore
import JournalText
import StreamKit

/// What a merge of two devices made of a file.
public struct MergedFile: Sendable {
  public let bytes: [UInt8]
  /// What both sides held.
  public let sides: [[UInt8]]

  public init(_ bytes: [UInt8], of sides: [[UInt8]]) { (self.bytes, self.sides) = (bytes, sides) }
}

/// What is to become of exports.
public struct ImportChoices: Sendable {
  /// Kinds of workouts, habits or activities of the export, in small letters, with the names of the habits that they are lines of.
  public var habits: [String: String] = [:]
  /// Whether files of metrics are imported into that somebody has changed.
  public var isForced = false
  /// When, by the clock on the wall.
  public var now: Moment
  /// What merges made of a file, by its path.
  public var merges: @Sendable (String) -> [MergedFile] = { _ in [] }

  public init(at now: Moment) { self.now = now }
}

/// The changes that imports make, one after the other, in memory. To be made while no other command writes.
public struct ImportPlan: Sendable {
  let journal: Journal
  let choices: ImportChoices
  /// Where a person stands.
  let folder: String
  /// The files that count for days, by what the index knows; other days have theirs where the layout says.
  let dayPaths: [CalendarDay: String]
  var plans: PlanFiles
  private var files: [PlannedChange] = []
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
  public var changes: [PlannedChange] { files.filter { $0.before != nil || $0.after != nil } }

  /// Takes in all that an export has, or nothing of it.
  public mutating func add(_ export: ReadExport) throws(ImportError) {
    var trial = self
    for data in export.found { try trial.add(data, of: export) }
    self = trial
  }

  private mutating func add(_ found: ImportedData, of export: ReadExport) throws(ImportError) {
    var data = found
    // A phone may be a day ahead of the journal's zone; only forecasts know more.
    if !data.isApart, !data.isForecast { data.limit(to: choices.now.day.advanced(by: 1)) }
    data.screenAmounts()
    var report = ImportReport(data, of: export.name)
    let folder = journal.layout.metrics + "/" + data.source
    let path = folder + "/" + ImportLedger.fileName
    var ledger = ImportLedger(try contents(of: path) ?? [])
    let written = try addMetrics(data, of: export, folder, ledger, &report)
    try addLines(data, of: export, folder, ledger, &report)
    let lines = report.lines.added + report.lines.answered + report.lines.moved
    report.isChange = !written.isEmpty || lines > 0 || !report.habits.isEmpty
    report.isNew = !ledger.knows(export.digest)
    let version = ImportLedger.version(of: data.source)
    if report.isChange || data.span != nil && !ledger.knows(export.digest, since: version) {
      ledger.append(
        ImportRecord(
          date: choices.now.description, file: export.name, digest: export.digest, size: export.size, span: data.span,
          made: data.isCut ? nil : made(data), machines: data.screens?.machineNames ?? [], version: version, written: written))
      try write(ledger.bytes, to: path)
    }
    reports.append(report)
  }

  // MARK: Metrics

  private mutating func addMetrics(
    _ data: ImportedData, of export: ReadExport, _ folder: String, _ ledger: ImportLedger, _ report: inout ImportReport
  ) throws(ImportError) -> [ImportRecord.Written] {
    let made = made(data)
    let machines = Set(data.screens?.machineNames ?? [])
    var others: Set<String> = []
    var (newest, otherDays): (ExportTime?, Set<CalendarDay>) = (nil, [])
    let version = ImportLedger.version(of: data.source)
    let outdated = ledger.outdated(version: version)
    let isInstants = ImportLedger.wasInExportZone(data.source)
    func isOutdated(_ day: CalendarDay) -> Bool { outdated.contains { $0.contains(day) } }
    func rule(_ day: CalendarDay) -> MetricsTable.Rule {
      // Minutes of two machines cannot be added without their times.
      let strange = ledger.machines(around: day).subtracting(data.screens?.replaceableNames ?? [])
      if !strange.isEmpty {
        others.formUnion(strange)
        otherDays.insert(day)
        return .keep
      }
      if data.isCut { return .fill }
      func known(after digest: String? = nil) -> ExportTime? {
        ledger.newest(around: day, after: digest, but: export.digest, version: version, beside: made)
      }
      if let known = known(after: export.digest), let made, made <= known {
        newest = max(newest ?? known, known)
        return .keep
      }
      if let known = known(), let made, made < known {
        newest = max(newest ?? known, known)
        return .keep
      }
      return isInstants && isOutdated(day) ? .replace : .correct
    }
    // What an older importer put on a day that this export says nothing of, it put on the wrong one. Several tables may tell of one day, an
    // export of Apple Health tells all of it.
    let former = ledger.oldSpans(version: version, of: export.digest)
    let covered = data.isCut ? [] : isInstants ? Self.covered(by: data, former, outdated) : former
    func isCleared(_ day: CalendarDay) -> Bool {
      guard covered.contains(where: { $0.contains(day) }), isOutdated(day) else { return false }
      return isInstants ? rule(day) == .replace : !ledger.tells(of: day, besides: export.digest)
    }
    var written: [ImportRecord.Written] = []
    // Before moods of tables went into the logs of days, they stood among the metrics.
    let moodDays = Dictionary(grouping: Set(data.moods.filter(\.isOfDay).map(\.day)), by: \.year)
    let metricDays = Dictionary(grouping: data.days, by: \.key.year)
    let years = Set(metricDays.keys).union(moodDays.keys).union(covered.flatMap { $0.start.year...$0.end.year })
    for year in years.sorted() {
      let days = metricDays[year] ?? []
      let digits = "\(year)"
      let name = String(repeating: "0", count: max(0, 4 - digits.utf8.count)) + digits + ".csv"
      let path = folder + "/" + name
      let before = try contents(of: path)
      if before == nil, days.isEmpty { continue }
      guard var table = before.map({ MetricsTable($0) }) ?? MetricsTable() else { throw .noHeader(path: path) }
      var merge = table.merge(Dictionary(days.map { ($0.key, $0.value) }) { $1 }, family: data.family, by: rule, clearing: isCleared)
      merge.corrected.formUnion(table.clear("mood", on: Set(moodDays[year] ?? [])).subtracting(merge.added))
      report.kept += merge.kept.subtracting(otherDays).count
      if merge.isEmpty { continue }
      if let before, !choices.isForced {
        let last = ledger.lastWriting(of: name)
        guard last?.digest == SHA256.digest(of: before) || isMerged(before, at: path, name, ledger) else {
          throw .edited(path: path, since: last?.record.date)
        }
      }
      report.added += merge.added.count
      report.corrected += merge.corrected.count
      let bytes = table.bytes
      try write(bytes, to: path)
      written.append(ImportRecord.Written(name: name, digest: SHA256.digest(of: bytes)))
    }
    if report.kept > 0 { report.newerImport = newest }
    report.otherMachines = (otherDays.count, others.sorted())
    if written.isEmpty, report.otherMachines.days > 0 { throw .otherMachines(others.sorted(), own: machines.sorted()) }
    return written
  }

  /// Whether a file holds what a merge of two devices made of what imports had written on each of them.
  private func isMerged(_ bytes: [UInt8], at path: String, _ name: String, _ ledger: ImportLedger) -> Bool {
    let written = Set(ledger.records.flatMap(\.written).filter { $0.name == name }.map(\.digest))
    let merges = choices.merges(path)
    func isImported(_ bytes: [UInt8], depth: Int) -> Bool {
      if written.contains(SHA256.digest(of: bytes)) { return true }
      guard depth < 50, let merge = merges.first(where: { $0.bytes == bytes }) else { return false }
      return merge.sides.count > 1 && merge.sides.allSatisfy { isImported($0, depth: depth + 1) }
    }
    return isImported(bytes, depth: 0)
  }

  /// The days that an export tells all of: from its first to its last, and those that an older importer took for days of it, which may begin a
  /// day earlier or end a day later.
  private static func covered(by data: ImportedData, _ former: [DaySpan], _ outdated: [DaySpan]) -> [DaySpan] {
    guard let span = data.span, !outdated.isEmpty else { return [] }
    let isBegun = outdated.contains { $0.start == span.start.advanced(by: -1) }
    return former + [DaySpan(spanning: isBegun ? span.start.advanced(by: -1) : span.start, span.end)]
  }

  /// When an export was made: as it says, else the last moment that it tells of, and that is not still to come.
  private func made(_ data: ImportedData) -> ExportTime? {
    if let made = data.made { return made }
    guard !data.days.isEmpty else { return nil }
    let last = data.days.keys.filter { $0 <= choices.now.day }.max() ?? choices.now.day
    return ExportTime(last, data.lastTimes[last] ?? .midnight)
  }

  // MARK: Files

  /// What stands at a path, as it is by now; nil for nothing.
  func contents(of path: String) throws(ImportError) -> [UInt8]? {
    if let place = places[path] { return files[place].after }
    do throws(HostError) {
      return try FileSystem.read(journal.diskPath(path))
    } catch {
      if error.kind == .notFound { return nil }
      throw .host(error.at(path))
    }
  }

  /// Whether a file is made by this import.
  func isMade(_ path: String) -> Bool { places[path] != nil }

  /// - Parameter bytes: Nil to remove the file.
  mutating func write(_ bytes: [UInt8]?, to path: String) throws(ImportError) {
    if let place = places[path] {
      files[place] = files[place].leading(to: bytes)
      return
    }
    let before = try contents(of: path)
    places[path] = files.count
    files.append(PlannedChange(path, from: before, to: bytes))
  }
}
