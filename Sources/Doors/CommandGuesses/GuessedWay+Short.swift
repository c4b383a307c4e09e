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

  /// What is due in some days, which `today` alone does not tell: ‘due this week’. Nil for all other words.
  public static func due(_ typed: [String]) -> [String]? {
    let days = typed.dropFirst()
    guard typed.first?.lowercased() == "due", !days.isEmpty, PeriodText.count(of: days, in: .all) == days.count else { return nil }
    return ["task", "list", "due"] + days
  }

  /// A task that gets more time: ‘put the quote off till friday’, ‘task put the quote off a week’. Nil for all other words.
  public static func putOff(_ typed: [String]) -> [String]? {
    let words = typed.drop { ["task", "tasks"].contains($0.lowercased()) }.filter { !$0.hasPrefix("-") }, folded = words.map { $0.lowercased() }
    let options = typed.filter { $0.hasPrefix("-") }
    guard folded.first == "put", let off = folded.lastIndex(of: "off") ?? folded.lastIndex(of: "back"), off + 1 < words.count else { return nil }
    // ‘put off the quote till friday’
    let joint = folded.indices.last { ["till", "until", "to", "by"].contains(folded[$0]) && $0 > off } ?? words.count
    let name = (off == 1 ? words[2..<max(2, joint)] : words[1..<off]).drop { ["the", "my"].contains($0.lowercased()) }
    let days = words[(off == 1 || joint < words.count ? min(joint + 1, words.count) : off + 1)...]
    guard !name.isEmpty, !days.isEmpty else { return nil }
    if joint < words.count { return PeriodText.count(of: days, in: .all) == days.count ? ["task", "move", name.joined(separator: " ")] + days + options : nil }
    return ["task", "postpone", name.joined(separator: " ")] + days + options
  }

  /// An amount that was another one: ‘wine was 3 glasses last night not 2’. Nil for all other words.
  static func corrected(_ said: [String]) -> [String]? {
    let words = said.first == "log" ? said.dropFirst().flatMap { $0.split(separator: " ").map(String.init) } : said
    let folded = words.map { $0.lowercased() }
    guard let was = folded.firstIndex(where: ["was", "were", "had"].contains), (1...3).contains(was), let not = folded.lastIndex(where: { ["not", "nicht", "no"].contains($0) }),
      not > was + 1, not + 2 >= words.count, not + 1 < words.count, words[not + 1].first?.isNumber == true || not + 2 == words.count
    else { return nil }
    let told = words[(was + 1)..<not]
    let days = told.indices.first { PeriodText.count(of: told[$0...], in: .all) == told.endIndex - $0 } ?? told.endIndex
    let name = words[..<was].filter { !["it", "that", "there"].contains($0.lowercased()) }, amount = told[..<days]
    guard let number = amount.first, !name.isEmpty || amount.count > 1 else { return nil }
    // ‘it was 6 fags not 4’ names it behind its number.
    let pair = name.isEmpty ? [([words[not + 1]] + amount.dropFirst()).joined(separator: " "), number] : [name.joined(separator: " "), amount.joined(separator: " ")]
    return ["correct"] + pair + told[days...]
  }

  /// What a habit may be called whose days are those without something.
  public static func day(without name: String) -> String { "\(name)-free day" }

  /// So many times, as the target of a goal is typed; the place for an amount where none is known.
  public static func target(ofTimes count: Int?) -> String { count.map { "\"\($0) times\"" } ?? "AMOUNT" }

  private static let ofDays: Set<String> = ["log", "mood", "done", "did", "skip", "undone", "unlog"]
  private static let ofNumbers: Set<String> = ["avg", "average", "mean", "metrics", "chart", "totals", "count", "calendar", "report", "insights", "trends"]
  private static let units = ["-d": "day", "-w": "week", "-m": "month", "-y": "year"]
}
