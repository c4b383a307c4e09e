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
    let practice = try practice(of: journal).practice
    let units = practice.unitsOfHabits
    settings.units = practice.units
    settings.habit = { name in
      guard !name.trimmed.isEmpty, plans.holds(name, of: [.habit]) else { return nil }
      var plans = plans
      do throws(PlanError) {
        let found = try plans.plan(name, of: [.habit])
        return KnownHabit(path: found.path, title: found.title, target: targets[found.path] ?? nil, units: units[found.path] ?? [])
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

extension Practice {
  /// The units that each habit is measured in, by its path: those of goals that it serves or that name it, then those of its last lines.
  fileprivate var unitsOfHabits: [String: [String]] {
    var units: [String: [String]] = [:]
    let lines = Dictionary(grouping: log.lines.suffix(10_000).reversed().filter { $0.activity != nil }) { $0.activity }
    for habit in habits {
      let served = Set(habit.plan.goals.map { Reference.folded($0.slug) })
      let words = Set(Self.words(of: habit.title) + Self.words(of: habit.slug))
      let about = goals.filter { goal in
        goal.plan.status != .dropped && (served.contains(goal.name) || !words.isDisjoint(with: Self.words(of: goal.title)))
      }
      let first = about.filter { served.contains($0.name) } + about.filter { !served.contains($0.name) }
      let noted = lines[log.place(of: habit.name)] ?? []
      let all = first.flatMap(\.plan.targets).map(\.quantity.unit) + noted.prefix(20).flatMap { log.amounts(of: $0).map { log.names[$0.unit] } }
      units[habit.path] = all.reduce(into: []) { if !$1.isEmpty, !$0.contains($1) { $0.append($1) } }
    }
    return units
  }

  /// The units of targets and of the last lines, the most frequent first.
  fileprivate var units: [String] {
    var counts: [String: Int] = [:]
    for target in goals.flatMap(\.plan.targets) { counts[target.quantity.unit, default: 0] += 10 }
    for target in habits.compactMap(\.plan.lastTarget) { counts[target.quantity.unit, default: 0] += 10 }
    for line in log.lines.suffix(10_000) { for amount in log.amounts(of: line) { counts[log.names[amount.unit], default: 0] += 1 } }
    counts[""] = nil
    return counts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.map(\.key)
  }

  private static func words(of title: String) -> [String] {
    title.lowercased().split { !$0.isLetter }.map { String($0) }.filter { $0.utf8.count > 2 }
  }
}

extension ReadExports {
  /// How the table that was named was understood, where no profile explains it.
  public var understanding: TableUnderstanding? { exports.lazy.flatMap(\.found).compactMap(\.understanding).first }
}
