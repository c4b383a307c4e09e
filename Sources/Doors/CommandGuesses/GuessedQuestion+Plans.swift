// Questions for goals, habits and tasks themselves, and for what was written about something.

import JournalDates

extension GuessedWay {
  /// What answers ‘when will I reach my goal’, ‘is the novel on track’, ‘how many habits do I have’, ‘how many tasks did I finish this week’ and ‘what did I write
  /// about Anna’; nil for all other words.
  static func ofPlans(_ words: [String]) -> [String]? {
    let folded = words.map { $0.lowercased() }
    guard folded.count > 2 else { return nil }
    let will = folded[0] == "when" ? 1 : 0
    if folded[will] == "will", ["i", "we"].contains(folded[will + 1]), let place = folded.firstIndex(where: ofReaching.contains) { return ["progress"] + words[(place + 1)...].filter(isAim) }
    if ["is", "are"].contains(folded[0]), let place = folded.firstIndex(of: "track") { return ["progress"] + words[1..<place].filter(isAim) }
    guard ["what", "which", "how"].contains(folded[0]) else { return nil }
    if folded.count > 5, folded[1...2] == ["did", "i"], ["write", "note", "say"].contains(folded[3]), ["about", "on", "of"].contains(folded[4]) { return ["search"] + words[5...] }
    guard let noun = folded.lazy.compactMap({ plans[$0] }).first else { return nil }
    if folded.allSatisfy({ plans[$0] != nil || ofOwning.contains($0) }) { return [noun, "list"] }
    // What was done of them is told beside the habits of a report.
    guard noun == "task", folded.contains("did"), let place = folded.firstIndex(where: ofFinishing.contains), case let days = words[(place + 1)...],
      PeriodText.count(of: days, in: .all) == days.count
    else { return nil }
    return ["report"] + (days.isEmpty ? ["this", "week"] : days) + ["--sections", "habits"]
  }

  /// A list or days of one’s own behind a command: ‘list my habits’, ‘show my week’. Nil for all other words.
  public static func own(_ typed: [String]) -> [String]? {
    guard typed.count == 3, let first = typed.first?.lowercased(), ["my", "our", "all"].contains(typed[1].lowercased()) else { return nil }
    let last = typed[2].lowercased()
    if ["list", "ls", "show"].contains(first), let noun = plans[last] { return [noun, "list"] }
    return ["show", "report"].contains(first) && ["week", "month", "year"].contains(last) ? ["report", "this", last] : nil
  }

  private static func isAim(_ word: String) -> Bool { !ofTheWay.contains(word.lowercased()) && !["goal", "goals", "still", "on", "in", "time"].contains(word.lowercased()) }

  private static let plans = [
    "goals": "goal", "habits": "habit", "tasks": "task", "todos": "task", "terms": "term", "values": "value", "milestones": "milestone", "obligations": "obligation",
    "experiments": "experiment",
  ]
  private static let ofReaching: Set<String> = ["reach", "hit", "meet", "make", "finish", "achieve", "get"]
  private static let ofFinishing: Set<String> = ["finish", "complete", "do", "close", "done"]
  private static let ofOwning: Set<String> = ["what", "which", "how", "many", "are", "is", "my", "the", "do", "does", "i", "we", "have", "all", "there", "active", "current"]
}
