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

  private static let ofDays: Set<String> = ["log", "mood", "done", "did", "skip", "undone", "unlog"]
  private static let ofNumbers: Set<String> = ["avg", "average", "mean", "metrics", "chart", "totals", "count", "calendar", "report", "insights", "trends"]
  private static let units = ["-d": "day", "-w": "week", "-m": "month", "-y": "year"]
}
