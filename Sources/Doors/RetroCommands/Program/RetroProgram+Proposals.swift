// What a command line names that is typed or proposed, looked for in the journal.

import CommandKit
import JournalDates
import JournalFigures
import JournalFormat
import JournalKit
import JournalModel
import JournalStore
import JournalText

extension RetroProgram {
  /// The lines of one habit as a table, where ‘export’ names it among words that say no more: ‘export runs csv’, ‘export run to runs.csv’. Nil for all
  /// others.
  func exported(_ words: [String], in context: Context) -> [String]? {
    guard words.first == ExportCommand.name, words.count > 1, !accepts(words), context.workspace.rootIfFound != nil else { return nil }
    let typed = words.dropFirst().prefix { !$0.hasPrefix("-") }, options = words.dropFirst(1 + typed.count)
    let file = typed.last.flatMap { $0.lowercased().hasSuffix(".csv") ? $0 : nil }
    let small: Set<String> = ["habit", "habits", "log", "as", "to", "in", "csv", "spreadsheet", "excel", "the", "my"]
    let name = typed.filter { $0 != file && !small.contains($0.lowercased()) }.joined(separator: " ")
    do {
      let journal = try context.workspace.openJournal(tellsConflict: false)
      guard let habit = try context.workspace.activity(called: name, in: journal, for: context.audience(of: .text, journal.configuration)) else { return nil }
      let target = file.map { ["-o", $0] } ?? (options.contains { $0.hasPrefix("-o") || $0.hasPrefix("--output") } ? [] : ["--format", "csv"])
      return [ExportCommand.name, "habits", habit.slug] + target + options
    } catch {
      // What stands in the way is told by the command that needs the journal.
      return nil
    }
  }

  /// Whether the journal has what a proposed line names: the numbers that become pages or a table, the habit that is exported. True of all other lines: they
  /// name nothing.
  func finds(_ line: [String], in context: Context) -> Bool {
    let pages = line.firstIndex(of: ReportCommand.include.name).flatMap { $0 + 1 < line.count ? line[$0 + 1] : nil }
    let table = line.count > 2 && line[0] == MetricsCommand.name && line[2] == "-o" ? line[1] : nil
    let exported = line.first == ExportCommand.name ? line.dropFirst().first.flatMap { ExportCommand.isSubject($0) || PeriodText(said: $0, in: .all) != nil || $0.hasPrefix("-") ? nil : $0 } : nil
    guard pages != nil || table != nil || exported != nil, context.workspace.rootIfFound != nil else { return true }
    do {
      let journal = try context.workspace.openJournal(tellsConflict: false)
      if let pages { return try context.workspace.knows(included: pages.split(separator: ",").map(String.init), in: journal) }
      if let exported { return try context.workspace.activity(called: exported, in: journal, for: context.audience(of: .text, journal.configuration)) != nil }
      return try context.workspace.metric(calledAs: [table ?? ""], of: journal, for: .owner) != nil
    } catch {
      return false
    }
  }
}
