// The files of imported metrics, beside the entries of a journal.

import HostSystem
import JournalFormat
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
    let name = PathText.name(source.path)
    guard let path = MetricsPath(source.path, in: journal.layout.metrics), path.year != nil || name == ImportLedger.fileName else {
      return [Diagnostic(.metricsUnread(name), at: LineTable(source).range(ofLine: 1))]
    }
    guard let year = path.year else { return findings(inLedger: source) }
    var findings = MetricsCheck.findings(in: source, year: year)
    if let last = ledger(of: path.source)?.lastWriting(of: name), last.digest != SHA256.digest(of: source.bytes) {
      findings.insert(Diagnostic(.metricsEdited(since: last.record.day), at: LineTable(source).range(ofLine: 1)), at: 0)
    }
    return findings
  }

  private mutating func ledger(of source: String) -> ImportLedger? {
    if let known = ledgers[source] { return known }
    let path = "\(journal.layout.metrics)/\(source)/\(ImportLedger.fileName)"
    let bytes = replaced[path] ?? (try? FileSystem.read(journal.diskPath(path)))
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
      "metrics/unlike-import", .hint, "this file is not as the import of \(day) left it, and so the next one stops at it",
      help: "corrections belong into the file of the day, whose property wins; --force imports all the same")
  }

  fileprivate static func metricsGone(_ path: String, since day: String) -> Self {
    .init(
      "metrics/unlike-import", .hint, "\(path) is gone, which the import of \(day) wrote",
      help: "import that export again, or remove the row"
    )
  }

  fileprivate static var metricsLedger: Self {
    .init(
      "metrics/unlike-import", .hint, "this is no list of imports, so no import is known",
      help: "its first line is ‘\(ImportLedger.columns.joined(separator: ","))’")
  }

  fileprivate static func metricsUnread(_ name: String) -> Self {
    .init(
      "metrics/unread", .hint, "‘\(name)’ is not read: metrics lie in a folder for their source, in files for years",
      help: "name it as in metrics/scale/2026.csv, or import it")
  }
}
