// What a journal says of tables that nobody has explained: its habits, and the metrics that it has.

import JournalInsights
import JournalFormat
import HostSystem
import JournalDates
public import JournalImports
import JournalIndex
import JournalModel
import JournalPhrases
import JournalStore
import JournalText

extension Workspace {
  /// By what a table may be understood; nil for what cannot be one.
  func plainTable(for request: ImportRequest, in journal: Journal) throws -> PlainTableSettings? {
    let name = PathText.name(request.path).lowercased()
    let ending = name.split(separator: ".").dropFirst().last.map(String.init) ?? ""
    guard request.kind == nil || request.kind == .table, !Self.notTables.contains(ending) else { return nil }
    // The journal's own tables are in it already, and what of them is private only it knows.
    let own = journal.path(ofDiskPath: PathText.absolute(request.path, from: try folder()))
    if let own, own.hasPrefix(journal.layout.metrics + "/") { return nil }
    var settings = PlainTableSettings(source: Self.sourceName(of: PathText.stem(request.path)))
    settings.isSurelyTable = request.kind == .table || ["csv", "tsv", "tab"].contains(ending)
    settings.answers = Dictionary(request.columns.map { ($0.title.lowercased(), $0.meaning) }) { $1 }
    let plans = try plans(of: journal, in: [.activities])
    let targets = Dictionary(plans.practice.habits.map { ($0.path, $0.plan.lastTarget) }) { $1 }
    settings.habit = { name in
      guard !name.trimmed.isEmpty, plans.holds(name, of: [.habit]) else { return nil }
      var plans = plans
      do throws(PlanError) {
        let found = try plans.plan(name, of: [.habit])
        return KnownHabit(path: found.path, title: found.title, target: targets[found.path] ?? nil)
      } catch {
        // Of two habits of one name nobody knows which is meant.
        return nil
      }
    }
    settings.series = try index(of: journal).knownMetrics(for: .owner).map { known in
      var last: Double?
      if case .number(let number) = known.amount { last = number }
      return (name: known.name, last: last)
    }
    return settings
  }

  /// The same export under the source that it was imported as, whatever its file is called now.
  func knownAgain(_ export: ReadExport, in journal: Journal) throws -> ReadExport {
    guard export.found.contains(where: { $0.understanding != nil }) else { return export }
    let others = Self.reservedSources
    let past = try imports(of: journal).first { $0.record.digest == export.digest && !others.contains($0.source) }
    return past.map { export.renamingTables(to: $0.source) } ?? export
  }

  /// A name for the metrics of a table, without what only numbers one export of several, `watch` of `watch-2026-11 (2)`, and without what a
  /// folder sync or a system puts behind the name of a copy: the same numbers under a second name would count twice.
  static func sourceName(of stem: String) -> String {
    var stem = stem
    while let original = SyncCopy.originalOfTable(named: stem) { stem = original }
    var parts = profileName(of: stem).split(separator: "-").map(String.init)
    while parts.count > 1, let last = parts.last, last.utf8.allSatisfy({ $0 &- 0x30 < 10 }) { parts.removeLast() }
    let name = parts.joined(separator: "-")
    return reservedSources.contains(name) ? name + "-table" : name
  }

  /// Folders that other importers own.
  private static let reservedSources = Set(
    ExportKind.all.map(\.name) + ["apple-health-later"] + TableProfile.builtIn.map(\.name))

  private static let notTables: Set<String> = [
    "zip", "gz", "tgz", "xml", "json", "jsonl", "db", "sqlite", "sqlite3", "daylio", "pdf", "html", "htm", "xlsx", "xls", "ods", "numbers",
    "docx",
    "png", "jpg", "jpeg", "heic", "yaml", "yml",
  ]
}

extension ReadExports {
  /// How the table that was named was understood, where no profile explains it.
  public var understanding: TableUnderstanding? { exports.lazy.flatMap(\.found).compactMap(\.understanding).first }
}
