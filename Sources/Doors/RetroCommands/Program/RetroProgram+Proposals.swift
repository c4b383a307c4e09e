// What a command line names that is typed or proposed, looked for in the journal.

import CommandGuesses
import CommandKit
import JournalDates
import JournalFigures
import JournalFormat
import JournalKit
import JournalModel
import JournalStore
import JournalText

extension RetroProgram {
  /// The lines of one habit as a table, or one number of the days, where ‘export’ names it among words that say no more or name days: ‘export runs csv’,
  /// ‘export run to runs.csv’, ‘export study this week’. Nil for all others.
  func exported(_ words: [String], in context: Context) -> [String]? {
    guard words.first == ExportCommand.name, words.count > 1, !accepts(words), context.workspace.rootIfFound != nil else { return nil }
    let typed = words.dropFirst().prefix { !$0.hasPrefix("-") }, options = Array(words.dropFirst(1 + typed.count))
    let file = typed.last.flatMap { $0.lowercased().hasSuffix(".csv") ? $0 : nil }
    let forms: Set<String> = ["csv", "spreadsheet", "excel"], small: Set<String> = ["habit", "habits", "log", "as", "to", "in", "for", "of", "the", "my"]
    var all = typed.filter { $0 != file && !forms.contains($0.lowercased()) }
    if file != nil, ["to", "into", "as", "in"].contains(all.last?.lowercased()) { all.removeLast() }
    let start = all.indices.dropFirst().first { PeriodText.count(of: all[$0...], in: .all) == all.count - $0 } ?? all.count
    let name = all[..<start].filter { !small.contains($0.lowercased()) }.joined(separator: " "), days = all[start...].joined(separator: " ")
    let hasFile = options.contains { $0.hasPrefix("-o") || $0.hasPrefix("--output") || $0.hasPrefix("--format") || $0.hasPrefix("--json") }
    let csv = file.map { ["-o", $0] } ?? (hasFile ? [] : ["--format", "csv"])
    do {
      let journal = try context.workspace.openJournal(tellsConflict: false)
      let audience = context.audience(of: .text, journal.configuration)
      if let habit = try context.workspace.activity(called: name, in: journal, for: audience) {
        let isForm = file != nil || typed.contains { forms.contains($0.lowercased()) }
        let bounds = days.isEmpty ? [] : ["--from", days, "--to", days]
        return [ExportCommand.name, "habits", habit.slug] + bounds + (days.isEmpty || isForm ? csv : []) + options
      }
      guard !days.isEmpty || name.contains(" "), !ExportCommand.isSubject(name), let metric = try context.workspace.metric(calledAs: [name], of: journal, for: audience) else { return nil }
      // A blood pressure is two numbers.
      return [MetricsCommand.name] + ([MetricNames.systolic, MetricNames.diastolic].contains(metric.name) ? name.words.map { String($0) } : [metric.name]) + all[start...] + csv + options
    } catch {
      // What stands in the way is told by the command that needs the journal.
      return nil
    }
  }

  /// The pages of a number of the days that somebody shares, which has no card, or of anything that is for a clinician: ‘share blood sugar’, ‘share my sleep
  /// with my doctor’. Nil for all others.
  func shared(_ words: [String], in context: Context) -> [String]? {
    guard words.first?.lowercased() == "share", words.count > 1, context.workspace.rootIfFound != nil else { return nil }
    // ‘share -o page.html blood sugar’
    let words = words.count > 3 && ["-o", "--output"].contains(words[1]) ? [words[0]] + words[3...] + words[1...2] : words
    let typed = words.dropFirst().prefix { !$0.hasPrefix("-") }, options = Array(words.dropFirst(1 + typed.count))
    let what = typed.prefix { $0.lowercased() != "with" }.drop { ["my", "our", "the"].contains($0.lowercased()) }
    let start = what.indices.dropFirst().first { PeriodText.count(of: what[$0...], in: .all) == what.endIndex - $0 } ?? what.endIndex
    let name = what[..<start].joined(separator: " "), days = what[start...].joined(separator: " ")
    guard !name.isEmpty, PeriodText(said: name, in: .all) == nil else { return nil }
    do {
      let journal = try context.workspace.openJournal(tellsConflict: false)
      if !GuessedWay.isForClinician(Array(typed)) {
        guard CardKind(rawValue: name.lowercased()) == nil, try context.workspace.cardKind(ofWhatIsNamed: name, in: journal) == nil,
          try context.workspace.metric(calledAs: [name], of: journal, for: .others) != nil
        else { return nil }
      }
      // ‘share my sleep and medication with my doctor’
      let parts = what[..<start].filter { !["my", "our", "the"].contains($0.lowercased()) }.split { $0.lowercased() == "and" }
        .flatMap { $0.joined(separator: " ").split(separator: ",") }.map { $0.trimmed }
      guard let names = try [[name], parts].first(where: { try context.workspace.knows(included: $0, in: journal) }) else { return nil }
      return [ReportCommand.name, ReportCommand.clinician.name, days.isEmpty ? "8w" : days, ReportCommand.include.name, names.joined(separator: ",")] + options
    } catch {
      // What stands in the way is told by the command that needs the journal.
      return nil
    }
  }

  /// What shows another day than today behind its own name, the nearest that is called so: what is due on one to come, how one stood that is past. Nil for all
  /// others: ‘today 13 December’.
  func otherDay(_ words: [String], in context: Context) -> [String]? {
    guard let first = words.first?.lowercased(), [TodayCommand.name, "agenda", "dashboard"].contains(first), context.workspace.rootIfFound != nil else { return nil }
    let typed = words.dropFirst().prefix { !$0.hasPrefix("-") }, options = words.dropFirst(1 + typed.count), said = typed.joined(separator: " ")
    guard !typed.isEmpty, PeriodText(said: said, in: .all)?.isOfOneDay == true else { return nil }
    do {
      let today = try context.today(in: try context.workspace.openJournal(tellsConflict: false))
      let next = try AskedDays(said, of: "DAY", leaning: .future).last(on: today), last = try AskedDays(said, of: "DAY", leaning: .past).last(on: today)
      if next == today || last == today { return [TodayCommand.name] + options }
      let isAhead = next > today && (last > today || today.days(until: next) < last.days(until: today))
      return isAhead ? [TaskCommand.name, "list", "due", next.description] + options : [TodayCommand.name, "--date", last.description] + options
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
