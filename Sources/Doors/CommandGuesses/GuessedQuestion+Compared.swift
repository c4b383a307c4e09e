// Questions that set two things or periods beside each other, and for shares, trends and the best of weeks.

import JournalDates

extension GuessedWay {
  /// What answers ‘this week vs last week’, ‘how is november compared to october’ and ‘coffee vs sleep’; nil for all other words.
  static func compared(_ words: [String]) -> [String]? {
    let folded = words.map { $0.lowercased() }
    guard let place = folded.firstIndex(where: { ["vs", "vs.", "versus", "compared"].contains($0) }), place > 0,
      !commands.contains(folded[0])
    else { return nil }
    let first = words[..<place].drop { ofQuestions.contains($0.lowercased()) }
    let second = words[(place + 1)...].drop { ["to", "with", "against", "the", "my"].contains($0.lowercased()) }
    let sides = [first, second]
    guard sides.allSatisfy({ (1...3).contains($0.count) }) else { return nil }
    let areDays = sides.map { PeriodText.count(of: $0, in: .all) == $0.count }
    if areDays == [true, true] { return ["compare"] + sides.map { $0.joined(separator: " ") } }
    return areDays == [false, false] && folded[place] != "compared" ? ["insights"] + sides.map { $0.joined(separator: " ") } : nil
  }

  /// What answers ‘what percentage of days did I study’, ‘study trend’ and ‘best week for study’; nil for all other words.
  static func summed(_ words: [String]) -> [String]? {
    let folded = words.map { $0.lowercased() }
    if folded.count > 2, ["best", "biggest", "top", "worst"].contains(folded[0]), ["day", "week", "month", "year"].contains(folded[1]), ["for", "of"].contains(folded[2]) {
      let what = words[3...].drop { ["my", "the"].contains($0.lowercased()) }
      return (1...3).contains(what.count) && PeriodText.count(of: what, in: .all) == 0 ? ["totals"] + what + ["per", folded[1]] : nil
    }
    // ‘best week run’, where one ‘ever’ is of nothing
    if (3...4).contains(folded.count), ["best", "biggest", "top"].contains(folded[0]), ["week", "month", "year"].contains(folded[1]), !notOfBest.contains(folded[2]),
      PeriodText.count(of: words[2...], in: .all) == 0
    {
      return ["totals"] + words[2...] + ["per", folded[1]]
    }
    // ‘which day did I run most’
    if ["which", "what"].contains(folded.first), folded.count > 4, folded.last == "most", let who = folded.firstIndex(where: { ["i", "we"].contains($0) }), who > 2,
      ["day", "days", "weekday", "week", "month", "year"].contains(folded[1])
    {
      let what = words[(who + 1)...].dropLast().filter { $0.lowercased() != "the" }
      let isOfWeek = folded[1] == "weekday" || folded[..<who].contains("of")
      return what.isEmpty ? nil : ["totals"] + what + (isOfWeek ? [] : ["per", folded[1] == "days" ? "day" : folded[1]])
    }
    if (2...4).contains(folded.count), !commands.contains(folded[0]), folded.starts(with: ["trend", "of"]) || ["trend", "trends"].contains(folded[folded.count - 1]) {
      let what = zip(words, folded).filter { !["trend", "trends", "of", "for", "in", "my", "the", "what", "which", "is"].contains($1) }.map { $0.0 }
      return what.isEmpty || PeriodText.count(of: what, in: .all) > 0 ? nil : ["trends", what.joined(separator: " ")]
    }
    let share = folded.drop { ["what", "which"].contains($0) }
    guard let first = share.first, ["percent", "percentage", "%", "proportion"].contains(first) else { return nil }
    let what = words[share.startIndex...].dropFirst().filter { !ofShares.contains($0.lowercased()) }
    return (1...6).contains(what.count) && PeriodText.count(of: what, in: .all) == 0 ? ["count"] + what : nil
  }

  /// Whether a word opens a question, with the next one behind it, which nobody means to write down as what was done.
  static func opensQuestion(_ word: String, _ next: String?) -> Bool {
    if ["was", "were", "am"].contains(word) { return ["my", "our", "i", "there"].contains(next) }
    if word == "on" { return next == "which" }
    return ["which", "what", "what's", "whats", "when", "how", "why", "who", "whose", "where", "do", "does", "did", "is", "are"].contains(word)
  }

  private static let notOfBest: Set<String> = ["ever", "yet", "so", "was", "is", "in", "by", "this", "last", "to", "and", "since", "until"]
  /// Commands that take such words themselves.
  private static let commands: Set<String> = ["chart", "graph", "plot", "report", "compare", "insights", "list", "search", "show", "log", "help", "open", "edit"]
  private static let ofQuestions: Set<String> = ["how", "is", "was", "are", "were", "did", "do", "the", "my"]
  private static let ofShares: Set<String> = ["of", "the", "days", "my", "with", "on", "which", "nights", "did", "do", "have", "i", "we", "time"]
}
