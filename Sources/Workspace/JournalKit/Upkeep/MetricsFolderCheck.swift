// The files of imported metrics, beside the entries of a journal.

import JournalChecks
import HostSystem
import JournalDates
import JournalFormat
import JournalImports
public import JournalStore
import JournalText
import StreamKit

/// Looks at the tables below the folder of metrics: at each by itself, and whether it is as the last import left it.
struct MetricsFolderCheck {
  /// Those with findings.
  private(set) var files: [JournalCheck.File] = []
  private(set) var problems: [HostError] = []
  /// How many were looked at.
  private(set) var count = 0
  private let journal: Journal
  private let wanted: Set<String>?
  private let replaced: [String: [UInt8]]
  /// By their sources; nil for one that has none.
  private var ledgers: [String: ImportLedger?] = [:]

  /// - Parameters:
  ///   - wanted: The paths whose findings are asked for, all of them where nil.
  ///   - replaced: Files whose contents are taken to be these, by path.
  init(_ journal: Journal, only wanted: Set<String>?, replacing replaced: [String: [UInt8]]) throws(StoreError) {
    self.journal = journal
    self.wanted = wanted
    self.replaced = replaced
    if let wanted, !wanted.contains(where: { journal.layout.isMetricsTable($0) }) { return }
    for path in try journal.metricsTables() where wanted?.contains(path) ?? true {
      guard let bytes = contents(of: path) else { continue }
      count += 1
      let source = SourceText(path: path, bytes: bytes)
      let findings = findings(in: source)
      if !findings.isEmpty { files.append(JournalCheck.File(path: path, source: source, lines: LineTable(source), findings: findings)) }
    }
  }

  private mutating func contents(of path: String) -> [UInt8]? {
    if let known = replaced[path] { return known }
    do throws(HostError) {
      return try FileSystem.read(journal.diskPath(path))
    } catch {
      problems.append(error)
      return nil
    }
  }

  private mutating func findings(in source: SourceText) -> [Diagnostic] {
    if let original = SyncCopy.original(of: source.path) ?? journal.nearOriginal(of: source.path) { return [.syncCopy(of: original, in: source)] }
    let conflicts = source.conflictMarkers(LineTable(source))
    if !conflicts.isEmpty { return conflicts }
    let name = PathText.name(source.path)
    let lists = [ImportLedger.fileName, LineLedger.fileName]
    guard let path = MetricsPath(source.path, in: journal.layout.metrics), path.year != nil || lists.contains(name) else {
      return [Diagnostic(.metricsUnread(name), at: LineTable(source).range(ofLine: 1))]
    }
    guard let year = path.year else {
      if name == ImportLedger.fileName { return findings(inLedger: source) }
      return LineLedger.isReadable(source.bytes) ? [] : [Diagnostic(.metricsLines, at: LineTable(source).range(ofLine: 1))]
    }
    var findings = MetricsCheck.findings(in: source, year: year)
    if let last = ledger(of: path.source)?.lastWriting(of: name), last.digest != SHA256.digest(of: source.bytes) {
      findings.insert(Diagnostic(.metricsEdited(since: last.record.day), at: LineTable(source).range(ofLine: 1)), at: 0)
    }
    if let outdated = outdated(in: source, of: path.source) { findings.insert(outdated, at: 0) }
    return findings
  }

  /// What an older importer may have read otherwise than it was meant.
  private mutating func outdated(in source: SourceText, of folder: String) -> Diagnostic? {
    guard let ledger = ledger(of: folder) else { return nil }
    let spans = ledger.outdated(version: ImportLedger.version(of: folder))
    if spans.isEmpty { return nil }
    let lines = LineTable(source)
    var (count, first): (Int, TextRange?) = (0, nil)
    for number in 1...lines.starts.count {
      let line = lines.range(ofLine: number)
      guard let day = CalendarDay(utf8: source[line].prefix(10)), spans.contains(where: { $0.contains(day) }) else { continue }
      count += 1
      if first == nil { first = TextRange(line.lowerBound, line.lowerBound + 10) }
    }
    let message = ImportLedger.wasInExportZone(folder) ? Diagnostic.Message.metricsInExportZone(count) : .metricsOfGuesses(count)
    return first.map { Diagnostic(message, at: $0) }
  }

  private mutating func ledger(of source: String) -> ImportLedger? {
    if let known = ledgers[source] { return known }
    let path = "\(journal.layout.metrics)/\(source)/\(ImportLedger.fileName)"
    // A list that cannot be read is told of as a file of the folder.
    let bytes = replaced[path] ?? FileSystem.readIfReadable(journal.diskPath(path))
    let ledger = bytes.map { ImportLedger($0) }
    ledgers[source] = .some(ledger)
    return ledger
  }

  /// The list of imports: whether it can be read, and names no table that is gone.
  private func findings(inLedger source: SourceText) -> [Diagnostic] {
    let lines = LineTable(source)
    let ledger = ImportLedger(source.bytes)
    guard ledger.isReadable else { return [Diagnostic(.metricsLedger, at: lines.range(ofLine: 1))] }
    var seen: Set<String> = []
    return ledger.records.flatMap(\.written).compactMap { written -> Diagnostic? in
      guard seen.insert(written.name).inserted, let last = ledger.lastWriting(of: written.name) else { return nil }
      let path = PathText.join(PathText.parent(source.path), written.name)
      guard replaced[path] == nil, !FileSystem.exists(journal.diskPath(path)) else { return nil }
      let words = Array("\(written.name)=\(last.digest)".utf8)
      let starts = source.bytes.indices.filter { source.bytes[$0...].starts(with: words) }
      guard let start = starts.last else { return nil }
      return Diagnostic(.metricsGone(path, since: last.record.day), at: TextRange(start, start + written.name.utf8.count))
    }
  }
}

extension Journal {
  /// The paths of all tables below the folder of metrics.
  public func metricsTables() throws(StoreError) -> [String] {
    let folder = diskPath(layout.metrics)
    guard FileSystem.isDirectory(folder) else { return [] }
    do throws(HostError) {
      return try FileSystem.walk(folder, skipping: { _ in false }).files.map { PathText.join(layout.metrics, $0.path) }
        .filter { layout.isMetricsTable($0) }
    } catch {
      throw .host(error)
    }
  }
}

extension ImportRecord {
  fileprivate var day: String { String(date.prefix(10)) }
}

// In alphabetical order.
extension Diagnostic.Message {
  fileprivate static func metricsEdited(since day: String) -> Self {
    .init(
      .metricsUnlikeImport, "this file is not as the import of \(day) left it, and so the next one stops at it",
      help: "corrections belong into the file of the day, whose property wins; --force imports all the same",
      with: ["day": .text(day)])
  }

  fileprivate static func metricsGone(_ path: String, since day: String) -> Self {
    .init(
      .metricsUnlikeImport, "\(path) is gone, which the import of \(day) wrote",
      help: "import that export again, or remove the row",
      with: ["path": .text(path), "day": .text(day)])
  }

  fileprivate static func metricsOfGuesses(_ count: Int) -> Self {
    .init(
      .metricsImportedByGuesses,
      "\(count == 1 ? "this day was" : "\(count) days from this one on were") imported by a version that guessed at decimals, days and units cell "
        + "by cell, so some may be wrong",
      help: "import that table again, if you still have it: what is wrong is set right",
      with: ["count": .number(count)])
  }

  fileprivate static func metricsInExportZone(_ count: Int) -> Self {
    .init(
      .metricsImportedInExportZone,
      "\(count == 1 ? "this day was" : "\(count) days from this one on were") imported by the clock of the moment of the export, so bedtimes and "
        + "what was near midnight may be wrong",
      help: "import that export or a later one again, with the same --log: what is wrong is set right, in the logs, too",
      with: ["count": .number(count)])
  }

  fileprivate static var metricsLedger: Self {
    .init(
      .metricsUnlikeImport, "this is no list of imports, so no import is known",
      help: "its first line is ‘\(ImportLedger.columns.joined(separator: ","))’",
      with: ["columns": .text(ImportLedger.columns.joined(separator: ","))])
  }

  fileprivate static var metricsLines: Self {
    .init(
      .metricsUnlikeImport, "this is no list of imported lines, so lines that were deleted come back",
      help: "its first line is ‘\(LineLedger.columns.joined(separator: ","))’",
      with: ["columns": .text(LineLedger.columns.joined(separator: ","))])
  }

  fileprivate static func metricsUnread(_ name: String) -> Self {
    .init(
      .metricsUnread, "‘\(name)’ is not read: metrics lie in a folder for their source, in files for years",
      help: "name it as in metrics/scale/2026.csv, or import it",
      with: ["name": .text(name)])
  }
}
