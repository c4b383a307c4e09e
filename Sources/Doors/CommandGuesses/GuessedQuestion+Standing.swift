// Questions for how things stand: what is open, what goes with what, how long something was kept up, and when something is due.

import JournalDates

extension GuessedWay {
  /// What answers ‘what is left to do’, ‘what goes with my mood’, ‘what did I try’, ‘how long is my walking streak’ and ‘am I sleeping better’; nil for all
  /// other words.
  static func standing(_ words: [String]) -> [String]? {
    var folded = words.map { $0.lowercased() }, words = words
    if let first = folded.first, ["what's", "what’s", "whats"].contains(first) {
      folded.replaceSubrange(0..<1, with: ["what", "is"])
      words.replaceSubrange(0..<1, with: ["what", "is"])
    }
    guard folded.count > 2 else { return nil }
    if let row = row(words, folded) { return row }
    // ‘am I sleeping better’
    if folded.count > 3, folded.starts(with: ["am", "i"]), let what = progressing[folded[2]] ?? progressing[folded[2...3].joined(separator: " ")] {
      let others = folded.dropFirst(progressing[folded[2]] == nil ? 4 : 3).drop { comparisons.contains($0) || ["any", "these", "days", "lately", "now"].contains($0) }
      return others.isEmpty || PeriodText.count(of: others, in: .all) == others.count ? ["trends", what] + others : nil
    }
    if folded[0] == "which", ["task", "tasks", "todo", "todos"].contains(folded[1]), folded.contains(where: ofOpen.contains) { return ["task", "list"] }
    guard folded[0] == "what" else { return nil }
    if ["is", "are"].contains(folded[1]) {
      let said = folded.dropFirst(2).filter { !besideOpen.contains($0) }
      if !said.isEmpty, said.allSatisfy(ofOpen.contains) { return folded.contains("today") ? ["today"] : ["task", "list"] }
    }
    if folded.count > 3, ["did", "have"].contains(folded[1]), ["i", "we"].contains(folded[2]), case let days = folded.dropFirst(4) {
      if ["try", "tried"].contains(folded[3]), days.isEmpty || PeriodText.count(of: days, in: .all) == days.count {
        return ["tries"] + (days.isEmpty ? [] : [days.joined(separator: " ")])
      }
      if ["forget", "forgotten", "miss", "missed"].contains(folded[3]), days.isEmpty || days.elementsEqual(["today"]) { return ["today"] }
    }
    return influence(words, folded)
  }

  /// What answers a whole question that stands in quotes behind a command: ‘search "how much of the budget is left?"’. Nil for all other words.
  public static func quoted(_ typed: [String]) -> [String]? {
    let said = typed.filter { !$0.hasPrefix("-") }
    guard said.count == 2, ["search", "find", "grep", "show", "list", "ls", "view"].contains(said[0].lowercased()), said[1].contains(" "), said[1].hasSuffix("?"),
      let answer = question([said[1]]), answer.count > 1
    else { return nil }
    return (moods(answer) ?? answer) + typed.filter { $0.hasPrefix("--") }
  }

  /// How long something was done without a miss: ‘how many days in a row did I walk’, ‘what is my longest walking streak’.
  private static func row(_ words: [String], _ folded: [String]) -> [String]? {
    guard ["how", "what", "which"].contains(folded[0]) else { return nil }
    let isStreak = folded.contains { ["streak", "streaks"].contains($0) }
    guard isStreak || folded.indices.contains(where: { folded[$0...].starts(with: ["in", "a", "row"]) }) else { return nil }
    let start = words.indices.first { PeriodText.count(of: words[$0...], in: .all) == words.count - $0 } ?? words.count
    let what = words[..<start].filter { !besideStreaks.contains($0.lowercased()) }
    return what.count > 3 ? nil : ["streaks"] + (what.isEmpty ? [] : [what.joined(separator: " ")])
  }

  /// What goes with one thing: ‘what goes with my mood’, ‘what makes my sleep better’.
  private static func influence(_ words: [String], _ folded: [String]) -> [String]? {
    let count = folded.starts(with: ["what", "goes", "with"]) ? 3 : influences.contains(folded[1]) ? 2 : 0
    guard count > 0 else { return nil }
    let rest = words[count...].drop { ["my", "the", "our", "against", "with", "for"].contains($0.lowercased()) }
    let start = rest.indices.first { PeriodText.count(of: rest[$0...], in: .all) == rest.endIndex - $0 } ?? rest.endIndex
    var what = rest[..<start]
    if what.count > 1, let last = what.last?.lowercased(), comparisons.contains(last) { what.removeLast() } else if folded[1] == "makes" { return nil }
    return (1...3).contains(what.count) ? ["insights", what.joined(separator: " ")] + rest[start...] : nil
  }

  /// The days on which something was left out: ‘which days did I forget my pills’, ‘did I miss the run this week’. Nil for all other words.
  static func missed(_ words: [String]) -> [String]? {
    let rest = Array(words.drop(while: opensDays)), folded = rest.map { $0.lowercased() }
    guard folded.count > 3, ["did", "have"].contains(folded[0]), ["i", "we"].contains(folded[1]),
      ["forget", "forgot", "forgotten", "miss", "missed"].contains(folded[2]) || rest.count < words.count && ["skip", "skipped"].contains(folded[2])
    else { return nil }
    let start = rest.indices.dropFirst(3).first { PeriodText.count(of: rest[$0...], in: .all) == rest.count - $0 } ?? rest.count
    let what = rest[3..<start].drop { ["to", "take", "do", "my", "the", "our"].contains($0.lowercased()) }
    return (1...4).contains(what.count) && !what.contains("anything") ? ["chart"] + what + rest[start...] : nil
  }

  /// Whether a word only asks for days, at the head of a question: ‘on which days’.
  static func opensDays(_ word: String) -> Bool { ["on", "which", "what", "day", "days", "night", "nights"].contains(word.lowercased()) }

  /// What shows the term whose days are asked for: ‘am I in the term’, ‘does the autumn term end’. Nil where the words name none.
  static func term(in words: ArraySlice<String>) -> [String]? {
    let what = words.filter { !besideTerms.contains($0.lowercased()) }
    guard let last = what.last?.lowercased(), ["term", "semester", "trimester", "semestre", "trimestre", "学期", "학기"].contains(last) || what.count > 1 && last == "season", what.count < 4 else { return nil }
    // The one that lasts needs no name.
    return ["term", "show"] + (what.count == 1 ? [] : [what.joined(separator: " ")])
  }

  /// The words for something that is to come, whose day is asked for: `Dr`, `Keller` of ‘when is my next appointment with Dr Keller’, `ACL` of ‘how many days
  /// till the ACL deadline’; nil for all other words.
  public static func awaited(_ typed: [String]) -> [String]? {
    let words = typed.flatMap { $0.split(separator: " ").map { $0.filter { !"?¿".contains($0) } } }.filter { !$0.isEmpty }
    let folded = words.map { $0.lowercased() }
    guard folded.count > 2 else { return nil }
    var rest = words[...]
    if folded[0] == "when", ["is", "are", "do", "must"].contains(folded[1]) {
      rest = words[2...]
    } else if ["when's", "when’s", "whens"].contains(folded[0]) {
      rest = words[1...]
    } else if folded[0] == "how", folded[1] == "long" || ["days", "weeks", "months", "more", "nights"].contains(folded[2]), let place = folded.firstIndex(where: ["until", "till"].contains) {
      rest = words[(place + 1)...]
    } else {
      return nil
    }
    let what = rest.filter { !besideAppointments.contains($0.lowercased()) }
    return what.isEmpty || PeriodText.count(of: rest, in: .all) == rest.count ? nil : what
  }

  private static let comparisons: Set<String> = ["better", "worse", "more", "less", "longer", "shorter", "higher", "lower", "faster", "slower", "good", "bad", "well"]
  private static let progressing = ["sleeping": "sleep", "feeling": "mood", "losing weight": "weight", "gaining weight": "weight"]
  private static let ofOpen: Set<String> = ["open", "left", "unfinished", "outstanding", "pending", "undone", "remaining"]
  private static let besideOpen: Set<String> = ["still", "now", "right", "currently", "today", "to", "do", "be", "done", "for", "me", "there", "all"]
  private static let influences: Set<String> = [
    "helps", "affects", "influences", "improves", "lifts", "raises", "lowers", "hurts", "harms", "ruins", "worsens", "triggers", "causes", "makes", "drives",
  ]
  private static let besideStreaks: Set<String> = [
    "how", "what", "which", "is", "was", "are", "long", "many", "days", "weeks", "times", "in", "a", "row", "streak", "streaks", "my", "the", "current", "longest", "best", "of",
    "for", "on", "at", "did", "do", "have", "has", "i", "we", "been", "now", "so", "far", "right", "got", "go", "going", "that", "habit", "habits",
  ]
  private static let besideTerms: Set<String> = [
    "the", "my", "our", "this", "current", "of", "in", "into", "through", "is", "are", "am", "was", "we", "i", "does", "do", "did", "end", "ends", "over", "finish", "start", "starts",
    "begin", "begins", "left", "until", "till", "go", "to", "still", "there", "along", "going", "doing", "coming", "far", "long", "day", "date", "now",
  ]
  private static let besideAppointments: Set<String> = [
    "the", "my", "our", "a", "an", "next", "appointment", "appointments", "meeting", "deadline", "due", "date", "visit", "with", "at", "for", "to", "of", "in", "on", "i", "we", "have", "see",
    "is", "need", "must",
  ]
}
