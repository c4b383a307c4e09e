// Short options as other programs have them, and filters without a word to look for.

import JournalDates
import JournalModel

extension GuessedWay {
  /// The command line that is meant by one with the short options of other programs: ‘log -d friday’, ‘report -m’; by ‘last 30d’; or by a search that has a
  /// filter and no word: ‘search tag:work’. Nil for all others.
  public static func shortened(_ typed: [String]) -> [String]? {
    guard typed.count > 1, let first = typed.first?.lowercased() else { return nil }
    if ofDays.contains(first), let place = typed.firstIndex(of: "-d"), place + 1 < typed.count, !typed[..<place].contains("--") {
      var words = typed
      words[place] = "--date"
      return words
    }
    // ‘reg glucose -p "this month"’ of who keeps accounts.
    if ofAccounts.contains(first), let place = typed.firstIndex(where: { ["-p", "--period"].contains($0) }), place + 1 < typed.count {
      return Array(typed[..<place]) + Array(typed[(place + 1)...])
    }
    if first == "report", let place = typed.firstIndex(where: { units[$0] != nil }), let unit = units[typed[place]] {
      let others = Array(typed[..<place] + typed[(place + 1)...])
      // Days that are named say it themselves: ‘report -m november’.
      return others.dropFirst().contains { !$0.hasPrefix("-") } ? others : others + ["this", unit]
    }
    if ["streak", "streaks"].contains(first), typed.count > 2, ["of", "for", "in"].contains(typed[1].lowercased()) { return ["streaks"] + typed.dropFirst(2) }
    // ‘last 30d’ is read where it is written out.
    if ofNumbers.contains(first), let place = typed.indices.dropFirst().dropLast().first(where: { ["last", "past"].contains(typed[$0].lowercased()) }),
      case let days = lately("-" + typed[place + 1]), days.hasPrefix("last ")
    {
      return typed[..<place] + days.split(separator: " ").map(String.init) + typed[(place + 2)...]
    }
    if ["search", "find", "grep"].contains(first), typed.dropFirst().allSatisfy({ $0.lowercased().hasPrefix("tag:") && $0.count > 4 }) {
      return ["list"] + typed.dropFirst()
    }
    return nil
  }

  /// Tasks of a tag, as other programs ask for them: ‘task list +work’, ‘tasks project:house’, ‘list tasks --tag work’. Nil for all other words.
  public static func taggedTasks(_ typed: [String]) -> [String]? {
    var words = typed
    while let place = words.firstIndex(where: { ["--tag", "--tags", "--label", "--project"].contains($0) }), place + 1 < words.count {
      words.replaceSubrange(place...place + 1, with: ["tag:\(words[place + 1].drop { $0 == "#" })"])
    }
    if let first = words.first?.lowercased(), ["list", "ls", "show"].contains(first) { words.removeFirst() }
    guard words.count > 1, let noun = words.first?.lowercased(), ["task", "tasks", "todo", "todos"].contains(noun) else { return nil }
    words = Array(words.dropFirst().drop { ["list", "ls"].contains($0.lowercased()) })
    let tags = words.compactMap { word -> String? in
      for sign in ["+", "#", "--tag=", "project:", "tag:", "proj:"] where word.lowercased().hasPrefix(sign) {
        let name = String(word.dropFirst(sign.count))
        return name.first?.isLetter == true && name.allSatisfy { $0.isLetter || $0.isNumber || "-_/".contains($0) } ? name : nil
      }
      return nil
    }
    return !tags.isEmpty && tags.count == words.count ? ["list", "type:task"] + tags.map { "tag:\($0)" } : nil
  }

  /// A report with what it leaves out behind the option for that: ‘report this week without mood’, ‘report without mood last week’. What is no section is
  /// told of as behind the option. Nil for all other words.
  public static func leavingOut(_ typed: [String]) -> [String]? {
    guard let first = typed.first?.lowercased(), ["report", "summary", "recap"].contains(first),
      let place = typed.firstIndex(where: { ["without", "except", "excluding", "ohne", "sin", "sans", "sem"].contains($0.lowercased()) })
    else { return nil }
    let behind = typed[(place + 1)...].prefix { !$0.hasPrefix("-") }
    let days = behind.indices.first { PeriodText.count(of: behind[$0...], in: .all) == behind.endIndex - $0 } ?? behind.endIndex
    let names = behind[..<days].flatMap { $0.split(separator: ",").map(String.init) }.filter { !["and", "the", "my", "or"].contains($0.lowercased()) }
    // ‘report runs without money’ asks for something else.
    let said = typed[1..<place].filter { !$0.hasPrefix("-") }, areSections = names.allSatisfy { ReportSection(said: $0) != nil }
    guard !names.isEmpty, areSections || PeriodText.count(of: said, in: .all) == said.count else { return nil }
    return typed[..<place] + behind[days...] + ["--without", names.map { ReportSection(said: $0)?.rawValue ?? $0 }.joined(separator: ",")] + typed[behind.endIndex...]
  }

  /// Whether words end with whom it is for, and that is somebody who treats: ‘my sleep with my doctor’.
  public static func isForClinician(_ words: [String]) -> Bool { words.last.map { clinicians.contains($0.lowercased()) } ?? false }

  /// A table of all days whose form alone is named: ‘export to csv’, ‘export everything as json’. Nil for all other words.
  public static func exported(_ typed: [String]) -> [String]? {
    guard typed.count > 1, typed[0].lowercased() == "export", !typed.contains(where: { $0.hasPrefix("-o") || $0.hasPrefix("--out") }) else { return nil }
    let said = typed.dropFirst().filter { !$0.hasPrefix("-") }
    let forms = said.filter { !["to", "as", "in", "into", "a", "an", "the", "my", "all", "everything", "file", "table", "data", "journal"].contains($0.lowercased()) }
    guard forms.count == 1, said.count > 1, let form = forms.first?.lowercased() else { return nil }
    let options = typed.filter { $0.hasPrefix("-") }
    if ["csv", "spreadsheet", "excel"].contains(form) { return ["export"] + options }
    if form == "json" { return ["export", "--json"] + options }
    return [".csv", ".json"].contains(where: form.hasSuffix) && form.count > 5 ? ["export", "-o", forms[0]] + options : nil
  }

  /// A retrospective of days that stand behind a small word: ‘new retro for last week’. Nil for all other words.
  public static func begun(_ typed: [String]) -> [String]? {
    guard let first = typed.first?.lowercased(), ["new", "begin", "retro"].contains(first), let place = typed.firstIndex(where: { ["for", "of", "on"].contains($0.lowercased()) }),
      (1...2).contains(place), case let days = typed[(place + 1)...].prefix(while: { !$0.hasPrefix("-") }), !days.isEmpty,
      PeriodText.count(of: days, in: .all) == days.count
    else { return nil }
    // What is begun is a retrospective anyway.
    let kind = typed[1..<place].filter { !["retro", "retrospective", "review"].contains($0.lowercased()) }
    guard kind.allSatisfy({ ["weekly", "week", "monthly", "month", "quarterly", "quarter", "yearly", "year", "day"].contains($0.lowercased()) }) else { return nil }
    return ["new"] + kind + typed[(place + 1)...]
  }

  /// How often something comes again, as the schedule of a habit has it behind ‘every’: `3 months` of Taskwarrior’s `quarterly`.
  public static func interval(ofRecurrence word: String) -> String {
    let intervals = [
      "daily": "day", "weekly": "week", "biweekly": "2 weeks", "fortnightly": "2 weeks", "monthly": "month", "quarterly": "3 months", "yearly": "year",
      "annually": "year",
    ]
    if let known = intervals[word.lowercased()] { return known }
    // ‘3d’, ‘2wks’
    let count = word.prefix { $0.isNumber }
    let unit = ["d": "day", "w": "week", "m": "month", "y": "year"].first { word.dropFirst(count.count).lowercased().hasPrefix($0.key) }?.value
    guard let unit, !count.isEmpty else { return word }
    return Int(count) == 1 ? unit : "\(count) \(unit)s"
  }

  /// What a habit may be called whose days are those without something.
  public static func day(without name: String) -> String { "\(name)-free day" }

  /// So many times, as the target of a goal is typed; the place for an amount where none is known.
  public static func target(ofTimes count: Int?) -> String { count.map { "\"\($0) times\"" } ?? "AMOUNT" }

  private static let ofDays: Set<String> = ["log", "mood", "done", "did", "skip", "undone", "unlog"]
  private static let ofAccounts: Set<String> = ["bal", "balance", "reg", "register", "totals", "count", "metrics", "report"]
  private static let ofNumbers: Set<String> = ["avg", "average", "mean", "metrics", "chart", "totals", "count", "calendar", "report", "insights", "trends"]
  private static let units = ["-d": "day", "-w": "week", "-m": "month", "-y": "year"]
}
