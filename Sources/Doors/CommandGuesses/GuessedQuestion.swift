// Questions in whole words, and the command that answers each.

import JournalDates
import JournalModel

extension GuessedWay {
  /// What answers a question in whole words: ‘how many times did I swim this month?’
  public static func question(_ typed: [String]) -> [String]? {
    let said = inEnglish(typed.flatMap { $0.split(separator: " ").map { $0.filter { !"?¿".contains($0) } } }.filter { !$0.isEmpty })
    // ‘ask how much …’, ‘tell me how often …’
    let asking = said.prefix { ["ask", "tell", "me", "show", "us", "please"].contains($0.lowercased()) }
    let asked = said.dropFirst(asking.count)
    let words = asked.first.map { ["how", "when", "did", "do", "does"].contains($0.lowercased()) } ?? false ? Array(asked) : said
    if let told = standing(words) ?? compared(words) ?? summed(words) ?? ofPlans(words) ?? most(words) { return told }
    if let days = missed(words) ?? conditioned(words) { return days }
    if let first = words.first?.lowercased(), ["what's", "what’s", "whats", "what"].contains(first) { return what(Array(words.dropFirst())) }
    if let first = words.first?.lowercased(), ["highest", "lowest"].contains(first), let line = extreme(words, words.map { $0.lowercased() }) { return line }
    if asks(words), !compares(words) { return ["count"] + words.dropFirst(2) }
    if let night = ofTheNight(words) { return night }
    // ‘when did I sleep less than 6 hours’
    if words.first?.lowercased() == "when", AmountCondition.split(words) != nil, let line = amount(Array(words.dropFirst())) { return line }
    if let what = lastTime(words) { return ["totals", "--last"] + what }
    if let pair = pair(words) { return ["insights"] + pair }
    if let moving = moving(words) { return moving }
    if let told = plainQuestion(words) { return told }
    // ‘am I on track with the credit card’
    if words.count > 3, words[0].lowercased() == "am", words[1].lowercased() == "i", let place = words.firstIndex(where: { ["track", "target", "schedule", "course"].contains($0.lowercased()) }) {
      return ["progress"] + words[(place + 1)...].drop { ofTheWay.contains($0.lowercased()) || ["for", "goal"].contains($0.lowercased()) }
    }
    // ‘is anything due tomorrow’
    if words.count > 2, ["is", "are"].contains(words[0].lowercased()), ["anything", "something", "there", "any"].contains(words[1].lowercased()) {
      let rest = words.dropFirst(2).drop { ["any", "anything", "something", "things", "tasks", "task"].contains($0.lowercased()) }
      return rest.first.flatMap { ["due", "overdue", "planned", "scheduled"].contains($0.lowercased()) ? what(["is"] + rest) : nil }
    }
    guard words.count > 1, ["how", "when"].contains(words[0].lowercased()) else { return nil }
    let folded = words.map { $0.lowercased() }
    // ‘when does the term end’, ‘how far am I in the term’, ‘how is the term going’
    if folded[0] == "when" || ["far", "long", "is", "was", "does", "did"].contains(folded[1]), let term = term(in: words[1...]) { return term }
    // Days to come have no report: nothing tells how long it is until one.
    if folded.contains(where: ["until", "till"].contains), folded[1] == "long" { return nil }
    // ‘how tired was I last week’ is told by what was written.
    if folded.count > 3, folded[0] == "how", ["was", "were", "am"].contains(folded[2]), ["i", "we"].contains(folded[3]), !notFelt.contains(folded[1]) {
      return ["search", words[1]] + words[4...]
    }
    // ‘how high was my blood sugar yesterday’
    if folded.count > 4, ["high", "low"].contains(folded[1]), ["is", "was", "were", "are"].contains(folded[2]), ["my", "the", "our"].contains(folded[3]) { return ["metrics"] + words[4...] }
    // ‘how far am I with the novel’
    if folded[0] == "how", folded[1] == "far" {
      return ["progress"] + words.dropFirst(2).drop { ofTheWay.contains($0.lowercased()) }.filter { !["goal", "goals"].contains($0.lowercased()) }
    }
    // ‘how is my earning goal going’
    if folded[0] == "how", ["is", "are", "am"].contains(folded[1]), folded.contains(where: ["goal", "goals"].contains) {
      return ["progress"] + words.dropFirst(2).filter { !ofTheWay.contains($0.lowercased()) && !["goal", "goals", "going", "doing", "coming"].contains($0.lowercased()) }
    }
    if folded[0] == "how", ["many", "often", "much"].contains(folded[1]), let line = amount(Array(words.dropFirst(2))) { return line }
    // ‘how long did I practise yoga this week’
    if folded.count > 4, folded.starts(with: ["how", "long", "did"]), ["i", "we"].contains(folded[3]), !folded.contains("sleep"),
      let line = amount(Array(words.dropFirst(2)))
    {
      return line
    }
    // Nor how many days it is until one.
    if folded.contains(where: ["until", "till"].contains) { return nil }
    // ‘how did I sleep last week’
    if folded[0] == "how", let place = folded.firstIndex(where: ["sleep", "slept"].contains) { return ["metrics", "sleep"] + words[(place + 1)...] }
    // ‘when is the check at the surgery’ is told by its file.
    if folded[0] == "when", ["is", "are"].contains(folded[1]), folded.count > 2 {
      return ["show"] + words[2...].drop { ["the", "my", "our"].contains($0.lowercased()) }
    }
    if folded[0] == "when" {
      // ‘when did I have a headache last week’
      let who = folded.firstIndex { ["i", "we"].contains($0) }.map { $0 + 1 } ?? (folded[1] == "did" ? 2 : nil)
      let rest = who.map { Array(words[$0...]) } ?? []
      let days = rest.indices.first { PeriodText.count(of: rest[$0...], in: .all) == rest.count - $0 } ?? rest.count
      let what = rest[..<days].filter { !ofLastTime.contains($0.lowercased()) && $0.lowercased() != "first" }
      if !what.isEmpty { return ["search"] + what + rest[days...] }
    }
    let days = folded.indices.lazy.map { words[$0...].prefix(PeriodText.count(of: words[$0...])) }.first { !$0.isEmpty }
      ?? folded.indices.dropFirst().lazy.map { words[$0...] }.first { PeriodText.count(of: $0, in: .all) == $0.count }
    // ‘how is my back’
    if days == nil, folded.count > 3, folded[0] == "how", ["is", "are"].contains(folded[1]), folded[2] == "my" {
      let what = words[3...].filter { !["going", "doing", "coming", "along", "feeling"].contains($0.lowercased()) }
      if (1...2).contains(what.count) { return ["count"] + what }
    }
    return ["report"] + (days ?? [])
  }

  /// The days of which somebody asks whether a number went so far: ‘was my blood pressure over 140 this month’, ‘on which days was it above 140’. Nil for all other
  /// words.
  private static func conditioned(_ words: [String]) -> [String]? {
    let rest = Array(words.drop(while: opensDays))
    guard let first = rest.first?.lowercased(), ["was", "were"].contains(first) || rest.count < words.count && ["is", "are", "did", "do", "had"].contains(first),
      AmountCondition.split(rest) != nil
    else { return nil }
    return amount(rest)
  }

  /// What compares two things behind the name of the command that does so: ‘insights does coffee go with migraine’. Nil for all other words.
  public static func paired(_ typed: [String]) -> [String]? {
    guard let first = typed.first, ["insights", "insight"].contains(first), typed.count > 1 else { return nil }
    return pair(typed.dropFirst().flatMap { $0.split(separator: " ").map { $0.filter { $0 != "?" } } }).map { [first] + $0 }
  }

  /// The two that somebody asks whether they go together: ‘does coffee go with migraine’, ‘does running help my sleep’. Nil for all other words.
  private static func pair(_ words: [String]) -> [String]? {
    let folded = words.map { $0.lowercased() }
    // ‘is there a link between coffee and sleep’
    if folded.count > 5, ["is", "was"].contains(folded[0]), folded[1] == "there", let start = folded.firstIndex(of: "between"), let and = folded[start...].firstIndex(of: "and") {
      return sides(words[(start + 1)..<and], words[(and + 1)...])
    }
    if let state = state(words, folded) { return state }
    guard words.count > 3, ["does", "do", "did"].contains(words[0].lowercased()) else { return nil }
    // ‘do I sleep worse after a night shift’
    if let how = folded.firstIndex(where: comparatives.contains), how > 2, folded[1] == "i", let other = occasion(words, behind: how) {
      return [words[2..<how].joined(separator: " "), other]
    }
    let verbs = [["go", "with"], ["depend", "on"], ["correlate", "with"], ["relate", "to"], ["make"], ["go", "together", "with"], ["affect"], ["influence"], ["help"], ["hurt"], ["harm"], ["cause"], ["change"], ["improve"], ["trigger"]]
    for verb in verbs {
      guard let place = folded.indices.dropFirst(2).first(where: { folded[$0...].starts(with: verb) }) else { continue }
      return sides(words[1..<place], words[(place + verb.count)...])
    }
    return nil
  }

  /// The two of ‘is my back worse on days I cycle’; nil for all other words.
  private static func state(_ words: [String], _ folded: [String]) -> [String]? {
    guard ["is", "are", "was", "were"].contains(folded.first), let how = folded.firstIndex(where: comparatives.contains), how > 1,
      let other = occasion(words, behind: how)
    else { return nil }
    let what = words[1..<how].filter { !ofSides.contains($0.lowercased()) && !["any", "getting", "feeling"].contains($0.lowercased()) }
    return (1...2).contains(what.count) ? [what.joined(separator: " "), other] : nil
  }

  /// What stands behind ‘better after’ or ‘worse on days’, at most three words of it; nil where another word does.
  private static func occasion(_ words: [String], behind how: Int) -> String? {
    guard how + 2 < words.count, ["after", "when", "with", "on", "without", "if"].contains(words[how + 1].lowercased()) else { return nil }
    let other = words[(how + 2)...].drop { ofOccasions.contains($0.lowercased()) }
    // ‘did I run more on Monday’ asks for days.
    if PeriodText.count(of: words[(how + 2)...], in: .all) == words.count - how - 2 { return nil }
    return other.isEmpty || other.count > 3 ? nil : other.joined(separator: " ")
  }

  private static let comparatives: Set<String> = ["worse", "better", "more", "less", "higher", "lower", "longer", "shorter", "deeper", "faster", "slower"]
  private static let ofOccasions: Set<String> = [
    "i", "have", "had", "a", "an", "the", "days", "day", "nights", "evenings", "mornings", "my", "with", "after", "of", "much", "many", "more", "lots", "lot", "too", "where", "that",
  ]

  /// What tells whether something goes up or down: ‘is my weight going down’, ‘are my steps improving’. Nil for all other words.
  private static func moving(_ words: [String]) -> [String]? {
    let folded = words.map { $0.lowercased() }
    guard folded.count > 2, ["is", "are"].contains(folded[0]), let place = folded.firstIndex(where: ways.contains) else { return nil }
    let what = words[1..<place].filter { !ofSides.contains($0.lowercased()) }
    let days = words[(place + 1)...].drop { ["up", "down", "better", "worse"].contains($0.lowercased()) }
    guard (1...3).contains(what.count), PeriodText.count(of: days, in: .all) == days.count else { return nil }
    // Whether it gets better is told by more than its numbers.
    let isJudged = folded[place] == "improving" || folded[place...].contains { ["better", "worse"].contains($0) }
    return isJudged ? ["trends", what.joined(separator: " ")] + days : ["metrics"] + what + days
  }

  private static let ways: Set<String> = ["going", "getting", "improving", "rising", "falling", "increasing", "decreasing", "dropping", "changing"]

  /// The names of two things, each of a word or two without those that only say how they are compared; nil where one of them says more.
  private static func sides(_ first: ArraySlice<String>, _ second: ArraySlice<String>) -> [String]? {
    let sides = [first, second].map { $0.filter { !ofSides.contains($0.lowercased()) } }
    return sides.allSatisfy { (1...2).contains($0.count) } ? sides.map { $0.joined(separator: " ") } : nil
  }

  /// Words beside a thing that say how it is compared, and not what it is.
  private static let ofSides: Set<String> = ["my", "the", "a", "more", "less", "bad", "good", "poor", "better", "worse", "lots", "of", "too", "much", "lot", "me", "doing", "drinking", "having"]

  /// What tells the amount that is asked for behind ‘how many’, ‘how much’ and ‘how often’: of a thing (‘coffees did I drink this month’, ‘coffee last
  /// month’), of what somebody does (‘hours did I sleep’, ‘times did I swim’), or of the way to a goal (‘have I saved for the trip’, ‘is left to read’).
  private static func amount(_ typed: [String]) -> [String]? {
    let asked = endingWithDays(typed)
    var words = asked
    if let (condition, others) = AmountCondition.split(asked) {
      if let line = amount(others) { return line[0] == "count" ? line + condition.words : nil }
      words = others
    }
    // ‘coffees do I drink per day’, ‘hours per subject’
    if let (others, grouping) = grouping(of: words) {
      if let line = amount(others) { return line + (line[0] == "count" ? grouping : []) }
      return others.count == 1 ? ["count"] + others + grouping : nil
    }
    // ‘did I sleep this week on average’
    let isMean = ["average", "avg"].contains(words.last?.lowercased())
    if isMean { words.removeLast(words.dropLast().last?.lowercased() == "on" ? 2 : 1) }
    let start = words.indices.first { PeriodText.count(of: words[$0...], in: .all) == words.count - $0 } ?? words.count
    let (said, days) = (words[..<start] + (isMean ? ["average"] : []), Array(words[start...]))
    let folded = said.map { $0.lowercased() }
    // ‘how many days left in the autumn term’ has its answer where that is shown.
    if let first = folded.first, ["days", "weeks", "months"].contains(first) {
      let until = folded.firstIndex(where: ["until", "till"].contains), left = folded.firstIndex(of: "left")
      if let place = until ?? left, let term = term(in: words[(place + 1)...]) { return term }
      if first == "days", let place = until ?? left.flatMap({ _ in folded.firstIndex(where: ["in", "of"].contains) }) {
        let what = words[(place + 1)...].drop { ["the", "my", "this"].contains($0.lowercased()) }
        return !what.isEmpty && PeriodText.count(of: what, in: .all) < what.count ? ["show"] + what : nil
      }
    }
    // ‘pages until the end of the semester’ asks for what is left of a goal.
    if let place = folded.firstIndex(where: ["until", "till"].contains) {
      let what = said[..<place].filter { !ofAsking.contains($0.lowercased()) && !ofThings.contains($0.lowercased()) && !["left", "more"].contains($0.lowercased()) }
      return what.isEmpty ? nil : ["progress"] + what
    }
    // ‘how much did I sleep on average’
    if let place = folded.firstIndex(where: ["average", "avg"].contains) {
      let others = said[..<place].dropLast(folded[..<place].last == "on" ? 1 : 0) + said[(place + 1)...]
      let what = others.filter { !ofAsking.contains($0.lowercased()) && !ofThings.contains($0.lowercased()) && !ofLastTime.contains($0.lowercased()) }
      return what.count == 1 ? ["average"] + what + days : nil
    }
    // ‘can I still spend on food’
    let leave = folded.indices.dropLast().first { ["can", "could", "may"].contains(folded[$0]) && ["i", "we"].contains(folded[$0 + 1]) }
    let verb = leave ?? folded.firstIndex(where: ofAsking.contains)
    // Units say how the answer is counted, and not of what.
    let thing = said.prefix(verb ?? said.count).filter { !ofThings.contains($0.lowercased()) }
    let deeds = verb.map { said.dropFirst($0).filter { !ofLastTime.contains($0.lowercased()) && !ofThings.contains($0.lowercased()) && !["can", "could", "may", "still"].contains($0.lowercased()) } } ?? []
    // ‘did I spend on takeaway’
    let deed = deeds.count > 2 && ["spend", "spent", "pay", "paid"].contains(deeds[0].lowercased()) && ["on", "for"].contains(deeds[1].lowercased()) ? Array(deeds.dropFirst(2)) : deeds
    let isLeft = folded.contains { ["left", "remaining", "missing"].contains($0) } || folded.suffix(2) == ["to", "go"]
    if leave != nil, case let what = thing.isEmpty ? deed : Array(thing), !what.isEmpty { return ["progress"] + what }
    // ‘do I have left’ of a thing asks for what there was of it: its limit is told beside.
    let isOwn = !thing.isEmpty && folded.contains { ["i", "we"].contains($0) } && !folded.contains { ["for", "in", "of"].contains($0) }
    if isLeft && !isOwn || folded.contains(where: ["saved", "save"].contains) {
      // ‘for the trip’ names a goal, ‘to save’ what is done for one.
      let aim = folded.lastIndex { ["for", "in", "of"].contains($0) }.map { Array(said.dropFirst($0 + 1)) } ?? Array(thing) + deed
      let what = aim.filter { !ofTheWay.contains($0.lowercased()) && !ofLeft.contains($0.lowercased()) }
      // A title says ‘save’.
      return ["progress"] + (what.map { $0.lowercased() } == ["saved"] ? ["save"] : what)
    }
    let what = thing.isEmpty ? deed : Array(thing)
    if what.map({ $0.lowercased() }) == ["weigh"] { return ["metrics", "weight"] + days }
    return what.isEmpty ? nil : ["count"] + what + days
  }

  /// The same words with the days at the end, where they stand before who did what: ‘days this month have I slept less than seven hours’.
  private static func endingWithDays(_ words: [String]) -> [String] {
    guard let verb = words.firstIndex(where: { ["have", "had", "did", "do"].contains($0.lowercased()) }) else { return words }
    // ‘pages a week did I read’ asks for each week, ‘weeks did I run’ counts them.
    let start = words[..<verb].indices.prefix(2).first { place in
      !["a", "an", "days", "weeks", "months", "years"].contains(words[place].lowercased()) && PeriodText.count(of: words[place..<verb], in: .all) == verb - place
    }
    return start.map { Array(words[..<$0] + words[verb...] + words[$0..<verb]) } ?? words
  }

  /// What lists the days that are asked for: by their amounts, ‘list days over 35 g sugar’, ‘list nights under 6 hours of sleep’, or by words behind one that only
  /// joins them, ‘list days with night-shift’. Nil for all other words.
  public static func listedDays(_ typed: [String]) -> [String]? {
    let words = typed.filter { !$0.hasPrefix("-") }
    guard words.count > 3, ["list", "show", "find", "which"].contains(words[0].lowercased()), ["days", "nights"].contains(words[1].lowercased())
    else { return nil }
    let said = words.dropFirst(2).filter { !ofListing.contains($0.lowercased()) }
    if AmountCondition.split(said) != nil { return amount(["days"] + said) }
    let rest = words.dropFirst(2).drop { ["with", "about", "mentioning", "containing", "having"].contains($0.lowercased()) }
    return words[0].lowercased() == "which" || rest.count == words.count - 2 || rest.isEmpty ? nil : ["list", words[1]] + rest
  }

  private static let ofListing: Set<String> = ["with", "where", "when", "on", "which", "that", "had", "i'd"]

  /// What stands between a thing that is asked for and who did what with it.
  private static let ofAsking: Set<String> = ["did", "do", "does", "have", "has", "had", "am", "is", "are", "was", "were", "will", "i", "we", "there"]

  /// Words around a thing that is asked for which do not name it, and units of what is done.
  private static let ofThings: Set<String> = [
    "times", "time", "often", "days", "day", "nights", "night", "weeks", "hours", "hour", "minutes", "minute", "mins", "min", "km", "kilometers",
    "kilometres", "miles", "with", "of", "the", "a", "an", "my", "money", "much", "many",
  ]

  /// Words beside a goal that ask what is left of it.
  private static let ofLeft: Set<String> = ["left", "remaining", "missing", "my", "go", "there", "more", "still", "need", "must", "should", "do"]

  /// Words between a question for a goal and the goal.
  static let ofTheWay: Set<String> = [
    "am", "are", "i", "we", "is", "with", "to", "on", "from", "my", "the", "it", "have", "come", "along", "did", "get", "of", "money", "a",
  ]

  /// What somebody asks the last time of: ‘when did I last go for a run?’, ‘last swim’, ‘how long since I called mum’. Nil for all other words.
  private static func lastTime(_ words: [String]) -> [String]? {
    let folded = words.map { $0.lowercased() }
    guard folded.count > 1, let first = folded.first else { return nil }
    let asks: Bool
    switch first {
    case "last", "latest": asks = PeriodText.count(of: words[...], in: .all) == 0 && !folded.dropFirst().contains(where: written.contains)
    case "when": asks = folded.contains("last") || folded.count > 3 && ["did", "have"].contains(folded[1]) && !isFirstTime(folded)
    case "how": asks = (folded[1] == "long" || folded.starts(with: ["how", "many", "days"])) && folded.contains(where: ["since", "ago"].contains)
    // ‘days since the last headache’
    case "days": asks = folded[1] == "since"
    default: asks = false
    }
    let what = zip(words, folded).filter { !ofLastTime.contains($1) && !["many", "days"].contains($1) }.map { $0.0 }
    return asks && !what.isEmpty && PeriodText.count(of: words.suffix(2), in: .all) == 0 ? what : nil
  }

  /// Whether ‘first’ asks for the first time: a child's ‘first tooth’ is one of a kind.
  private static func isFirstTime(_ folded: [String]) -> Bool {
    guard let place = folded.firstIndex(of: "first") else { return false }
    return ["i", "we"].contains(folded[2]) || !["his", "her", "its", "their", "the", "a"].contains(folded[place - 1])
  }

  private static let ofLastTime: Set<String> = [
    "when", "how", "long", "did", "do", "does", "have", "has", "is", "was", "were", "it", "i", "we", "my", "our", "me", "the", "a", "an", "last", "latest",
    "time", "ever", "since", "ago", "that", "been", "go", "went", "gone", "going", "done", "do", "to", "for", "had", "having", "feel", "felt", "feeling", "get",
    "got", "some", "any",
  ]

  /// What was written, of which ‘last’ is an entry and no day on which something was done.
  private static let written: Set<String> = [
    "entry", "entries", "note", "notes", "mood", "moods", "line", "lines", "day", "days", "report", "retro", "retrospective", "review", "reflection", "log",
    "command", "change", "import", "backup", "try", "tries", "keep", "problem", "action",
  ]

  /// Whether words ask if something was done, though their first one is a command, too: ‘did I run yesterday?’
  public static func asks(_ words: [String]) -> Bool {
    words.count > 2 && ["did", "have"].contains(words[0].lowercased()) && ["i", "we"].contains(words[1].lowercased()) || compares(words)
  }

  /// ‘do I sleep worse after a night shift’: the first word is a command, and with a person behind it a question.
  private static func compares(_ words: [String]) -> Bool {
    words.count > 4 && ["do", "did"].contains(words[0].lowercased()) && words[1].lowercased() == "i" && pair(words) != nil
  }

  /// The same of what is asked with ‘what’: ‘what is due tomorrow?’, ‘what did I do last week?’ Nil where nothing answers it.
  private static func what(_ words: [String]) -> [String]? {
    let folded = words.map { $0.lowercased() }
    // The ‘do’ of ‘what did I do today’ begins a day in other languages.
    let days =
      words.indices.lazy.map { words[$0...] }.first { PeriodText.count(of: $0) == $0.count }
      ?? words.indices.lazy.map { words[$0...] }.first { $0.first?.lowercased() != "do" && PeriodText.count(of: $0, in: .all) == $0.count }
    let isToDo = toDo.contains { folded.starts(with: $0) && folded.count == $0.count + (days?.count ?? 0) }
    let joint = days.flatMap { $0.startIndex > 0 && untilJoints.contains(folded[$0.startIndex - 1]) ? [folded[$0.startIndex - 1]] : nil } ?? []
    if folded == ["is", "overdue"] { return ["overdue"] }
    // ‘what is on next week’, ‘what is planned for friday’
    let head = folded.first == "is" ? 1 : 0
    if let days, days.startIndex >= head, ["on", "planned", "scheduled", "happening", "coming"].contains(folded[head]),
      folded[(head + 1)..<max(head + 1, days.startIndex)].allSatisfy({ ["for", "on", "in", "up", "the"].contains($0) })
    {
      return ["list", "due"] + days.dropFirst(days.startIndex == head ? 1 : 0)
    }
    if folded.contains(where: ["due", "deadlines"].contains) || isToDo { return days.map { ["list", "due"] + joint + $0 } ?? ["today"] }
    if let measured = extreme(words, folded) { return measured }
    if ["next", "now"].contains(folded.first) || folded.contains("should") || [["is", "next"], ["comes", "next"], ["is", "up", "next"]].contains(folded) { return ["today"] }
    let isTold = ["did", "have", "was", "happened", "went"].contains(folded.first)
    // ‘what did I spend in november’ asks how much.
    if isTold, folded.count > 2, ["i", "we"].contains(folded[1]), ["spend", "spent", "earn", "earned"].contains(folded[2]) { return amount(words) }
    guard isTold, let days else { return nil }
    // ‘what was my peak flow in November’ asks for one thing, and not for all of the days.
    if folded.starts(with: ["was", "my"]) {
      let name = words[2..<days.startIndex].filter { $0.lowercased() != "in" }
      if (1...3).contains(name.count), !name.contains(where: { notMeasured.contains($0.lowercased()) }) { return ["metrics"] + name + days.drop { $0.lowercased() == "in" } }
    }
    return ["show"] + days
  }

  /// How it is asked what is still to do: ‘what do I have to do this week’.
  private static let toDo = ["do i have to do", "do i need to do", "must i do", "have i to do", "have i got to do", "is to do", "is there to do"].map(\.words)

  /// What somebody has that is written and not measured.
  private static let notMeasured: Set<String> = [
    "day", "days", "week", "month", "mood", "morning", "evening", "plan", "plans", "goal", "goals", "habit", "habits", "best", "worst", "biggest", "first", "last", "favourite",
    "favorite", "main", "try", "problem", "note", "notes",
  ]

  /// What tells a number that is asked for by its mean or by how far it went: ‘was my average peak flow in November’, ‘is my highest weight’. Nil for all
  /// other words.
  private static func extreme(_ words: [String], _ folded: [String]) -> [String]? {
    guard let place = folded.firstIndex(where: { means.contains($0) || extremes.contains($0) }), place < 3, words.count - place < 9 else { return nil }
    var rest = Array(words[(place + 1)...])
    let part = takePartOfDay(from: &rest).map { [$0] } ?? []
    let start = rest.indices.first { PeriodText.count(of: rest[$0...], in: .all) == rest.endIndex - $0 } ?? rest.endIndex
    let name = rest[..<start].filter { !["my", "the", "of", "in", "during", "for", "value", "reading"].contains($0.lowercased()) }
    guard (1...3).contains(name.count) else { return nil }
    // The picture of a number tells between what it was, and on which days.
    return [means.contains(folded[place]) ? "average" : part.isEmpty ? "chart" : "metrics"] + name + part + rest[start...]
  }

  private static let means: Set<String> = ["average", "mean", "avg"]
  private static let extremes: Set<String> = ["highest", "lowest", "max", "maximum", "min", "minimum", "heaviest", "lightest"]
  /// What stands behind ‘how’ and asks for no feeling.
  private static let notFelt: Set<String> = ["many", "much", "often", "long", "far", "is", "are", "was", "did", "do", "does", "well", "good", "old", "come", "about"]
}
