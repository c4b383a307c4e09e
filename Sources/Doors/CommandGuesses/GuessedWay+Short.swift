// Short options as other programs have them, and filters without a word to look for.

import JournalDates

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
