// Questions for days without something, for the last night, and for all of a unit.

import JournalDates

extension GuessedWay {
  /// What answers ‘how far did I ride in november’, ‘how many km this year’, ‘how did I sleep last night’ and ‘alcohol-free days last month’; nil for all other
  /// words.
  static func plainQuestion(_ words: [String]) -> [String]? {
    let folded = words.map { $0.lowercased() }
    // Reading days has many tables to make, which most command lines have no use for.
    guard let first = folded.first, first == "how" || units.contains(first) || folded.contains(where: mayAskOfDays) else { return nil }
    let start = words.indices.first { PeriodText.count(of: words[$0...], in: .all) == words.count - $0 } ?? words.count
    let (said, days) = (folded[..<start], Array(words[start...]))
    if said.contains(where: ofSleep.contains), isLastNight(days), first != "when" { return ["metrics", "sleep", "today"] }
    if units.contains(first), said.count == 1 { return ["totals", first] + days }
    if said.contains(where: ofDays.contains), let name = lacking(Array(said)) { return ["count", "without", name] + days }
    guard first == "how", said.count > 2 else { return nil }
    let rest = said[2...]
    // ‘how far did I get with the novel’ asks for a goal.
    if said[1] == "far" { return rest.count == 3 && ["did", "have"].contains(rest[2]) && rest[3] == "i" && !ofTheWay.contains(rest[4]) ? ["count", rest[4]] + days : nil }
    guard ["many", "much"].contains(said[1]), units.contains(rest[2]), rest.dropFirst().allSatisfy(ofDoing.contains) else { return nil }
    return ["count", rest[2]] + days
  }

  /// What tells the most there was of something in one go: ‘longest run’, ‘what was my longest ride in november’. Nil for all other words.
  static func most(_ words: [String]) -> [String]? {
    let rest = words.drop { ["what", "what's", "what’s", "which", "was", "is", "my", "our", "the"].contains($0.lowercased()) }
    guard let first = rest.first?.lowercased(), ["longest", "furthest", "farthest"].contains(first) else { return nil }
    let said = rest.dropFirst()
    let start = said.indices.first { PeriodText.count(of: said[$0...], in: .all) == said.endIndex - $0 } ?? said.endIndex
    var name = said[..<start]
    if name.count > 1, ["in", "of", "during"].contains(name.last?.lowercased()) { name.removeLast() }
    if ["streak", "streaks"].contains(name.last?.lowercased()) { return ["streaks"] + (name.count > 1 ? [name.dropLast().joined(separator: " ")] : []) }
    return (1...3).contains(name.count) ? ["chart", name.joined(separator: " ")] + said[start...] + ["--by", "day"] : nil
  }

  /// The days behind a word for sleep: the last night ended today, as it is noted.
  public static func ofNights(_ days: [String], of name: String) -> [String] {
    ["sleep", "slept", "sleep_minutes"].contains(name.lowercased()) && isLastNight(days) ? ["today"] : days
  }

  /// The words for the days up to today where a row of numbers is asked for, and `-30d` alone would be the one day so long ago; all others as they are.
  public static func lately(_ word: String) -> String {
    let units: [Character: String] = ["d": "days", "w": "weeks", "m": "months", "y": "years"]
    guard word.first == "-", let unit = word.lowercased().last.flatMap({ units[$0] }), let count = Int(word.dropFirst().dropLast()), count > 1 else { return word }
    return "last \(count) \(unit)"
  }

  /// Takes the words for a part of the day that stand behind a name out of others: ‘in the morning’ of ‘blood sugar in the morning’. Nil where there are none.
  public static func takePartOfDay(from words: inout [String]) -> String? {
    let all = words.flatMap { $0.split(separator: " ").map(String.init) }, folded = all.map { $0.lowercased() }
    for place in all.indices.dropFirst() {
      guard let part = partsOfDays.first(where: { folded[place...].starts(with: $0) }) else { continue }
      words = Array(all[..<place] + all[(place + part.count)...])
      return part.joined(separator: " ")
    }
    return nil
  }

  // No others: ‘pain at night’ may be what a number is called.
  private static let partsOfDays = ["mornings", "morning", "afternoons", "afternoon", "evenings", "evening"].map { ["in", "the", $0] }

  /// When somebody went to bed or got up: ‘when did I go to bed on monday’. Nil for all other words.
  static func ofTheNight(_ words: [String]) -> [String]? {
    let folded = words.map { $0.lowercased() }
    guard folded.count > 4, folded[0] == "when", ["did", "do"].contains(folded[1]), ["i", "we"].contains(folded[2]) else { return nil }
    let start = words.indices.first { PeriodText.count(of: words[$0...], in: .all) == words.count - $0 } ?? words.count
    let deed = folded[3..<max(3, start)].filter { !["last", "usually", "normally", "on", "in"].contains($0) }.joined(separator: " ")
    let days = isLastNight(Array(words[start...])) ? [] : Array(words[start...])
    if ["go to bed", "get to bed"].contains(deed) { return ["metrics", "bedtime"] + days }
    return ["get up", "wake up"].contains(deed) ? ["metrics", "wake_time"] + days : nil
  }

  private static func isLastNight(_ days: [String]) -> Bool {
    let said = days.joined(separator: " ").lowercased().split { $0 == " " || $0 == "-" }.joined(separator: " ")
    return ["last night", "letzte nacht", "nuit dernière", "la nuit dernière", "anoche", "noite passada", "na noite passada", "昨夜", "어젯밤"].contains(said)
  }

  /// What days are to be without: `alcohol` of ‘days without alcohol’, ‘alcohol-free days’ and ‘no-alcohol days’; nil of all other words.
  public static func lacking(_ typed: [String]) -> String? {
    var words = typed.flatMap { $0.lowercased().split(separator: " ").map(String.init) }[...]
    words = words.drop { ofDays.contains($0) || ofDoing.contains($0) || ["how", "many", "the", "my", "on", "which", "often", "was", "were"].contains($0) }
    while let last = words.last, ofDays.contains(last) { words.removeLast() }
    guard let first = words.first else { return nil }
    var what = words.dropFirst()
    switch first {
    case "without", "ohne", "sin", "sans", "sem": break
    case "no" where !what.isEmpty: break
    case "not" where !what.isEmpty: if what.count > 1, ofConsuming.contains(what[what.startIndex]) { what = what.dropFirst() }
    case "dry", "sober": return what.isEmpty ? "alcohol" : nil
    default:
      if what.isEmpty, first.hasPrefix("no-"), first.count > 3 { return String(first.dropFirst(3)) }
      if what.isEmpty, first.hasSuffix("-free"), first.count > 5 { return String(first.dropLast(5)) }
      guard words.last == "free", words.count > 1 else { return nil }
      what = words.dropLast()
    }
    what = what.drop { ["any", "a", "an", "the", "my"].contains($0) }
    return what.isEmpty ? nil : what.joined(separator: " ")
  }

  /// Whether a word can be one of a question that is answered here: of a night, or of days without something.
  private static func mayAskOfDays(_ word: String) -> Bool {
    ofSleep.contains(word) || ofLacking.contains(word) || word.hasPrefix("no-") || word.hasSuffix("free") || word.contains(" ")
  }

  private static let ofSleep: Set<String> = ["sleep", "slept", "asleep"]
  private static let ofLacking: Set<String> = ["without", "ohne", "sin", "sans", "sem", "no", "not", "dry", "sober"]
  private static let ofDays: Set<String> = ["days", "day", "nights", "evenings", "weekdays"]
  private static let units: Set<String> = ["km", "kilometers", "kilometres", "miles"]
  private static let ofDoing: Set<String> = [
    "did", "do", "have", "had", "i", "we", "done", "make", "made", "cover", "covered", "get", "got", "go", "gone", "log", "logged", "in", "total", "all",
  ]
  private static let ofConsuming: Set<String> = ["drink", "drank", "eat", "ate", "smoke", "have", "had", "do", "buy", "take", "use"]
}
