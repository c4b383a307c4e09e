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
    let targets = Dictionary(plans.practice.habits.map { ($0.path, $0.plan.target) }) { $1 }
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
    while let shorter = withoutCopyMark(stem) { stem = shorter }
    var parts = profileName(of: stem).split(separator: "-").map(String.init)
    while parts.count > 1, let last = parts.last, last.utf8.allSatisfy({ $0 &- 0x30 < 10 }) { parts.removeLast() }
    let name = parts.joined(separator: "-")
    return reservedSources.contains(name) ? name + "-table" : name
  }

  /// The name of what a file is a copy of; nil where its name is none of a copy.
  private static func withoutCopyMark(_ stem: String) -> String? {
    let ending = ".csv"
    if let original = SyncCopy.original(of: stem + ending) { return String(original.dropLast(ending.utf8.count)) }
    let folded = stem.lowercased()
    func isPart(_ character: Character?) -> Bool { character.map { $0.isLetter || $0.isNumber } ?? false }
    for word in copyWords {
      // Numbers and brackets stand around the word: ‘watch - Copy (2)’.
      let end = folded.lastIndex(where: \.isLetter).map { folded.index(after: $0) } ?? folded.startIndex
      guard folded[..<end].hasSuffix(word) else { continue }
      let before = folded[..<end].dropLast(word.count)
      if before.contains(where: isPart), !isPart(before.last) || word.utf8.first ?? 0 >= 0x80 { return String(before) }
    }
    for word in leadingCopyWords where folded.hasPrefix(word) && folded.dropFirst(word.count).contains(where: isPart) {
      return String(folded.dropFirst(word.count))
    }
    return nil
  }

  /// What systems call copies, behind the name.
  private static let copyWords = ["copy", "kopie", "copie", "copia", "cópia", "のコピー", "コピー", "복사본", "사본"]
  /// And before it.
  private static let leadingCopyWords = ["copy of ", "kopie von ", "copie de ", "copia de ", "cópia de "]

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
