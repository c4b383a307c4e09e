// Plain words for what is due, what gets more time and what was another amount.

import JournalDates
import JournalModel

extension GuessedWay {
  /// What is due in some days, or at all, which `today` alone does not tell: ‘due this week’, ‘due by friday’, ‘my deadlines’. Nil for all other words.
  public static func due(_ typed: [String]) -> [String]? {
    let said = typed.prefix { !$0.hasPrefix("-") }.flatMap { $0.split(separator: " ").map { $0.filter { $0 != "?" } } }
    if deadlines.contains(said.map { $0.lowercased() }) { return ["task", "list", "due", "within", "a", "year"] + typed.drop { !$0.hasPrefix("-") } }
    let hasJoint = typed.count > 2 && untilJoints.contains(typed[1].lowercased()), days = typed.dropFirst(hasJoint ? 2 : 1)
    guard typed.first?.lowercased() == "due", !days.isEmpty, PeriodText.count(of: days, in: .all) == days.count else { return nil }
    return ["task", "list"] + typed
  }

  /// What says before a day that all before it is meant, too.
  static let untilJoints: Set<String> = ["by", "until", "till", "before"]

  private static let deadlines: Set<[String]> = [
    ["deadlines"], ["my", "deadlines"], ["all", "deadlines"], ["list", "deadlines"], ["show", "deadlines"], ["list", "due"], ["upcoming"], ["upcoming", "deadlines"], ["upcoming", "tasks"],
    ["what", "are", "my", "deadlines"], ["which", "deadlines", "do", "i", "have"], ["what", "deadlines", "do", "i", "have"], ["what", "is", "coming", "up"],
  ]

  /// What is done, in so many words: ‘mark dentist as done’, ‘mark the dentist done yesterday’. Nil for all other words.
  public static func marked(_ typed: [String]) -> [String]? {
    guard typed.count > 2, typed[0].lowercased() == "mark", let done = typed.lastIndex(where: { ["done", "complete", "completed", "finished"].contains($0.lowercased()) }), done > 1
    else { return nil }
    var name = typed[1..<done].drop { ["the", "my"].contains($0.lowercased()) }
    if name.count > 1, name.last?.lowercased() == "as" { name.removeLast() }
    let behind = typed[(done + 1)...], days = behind.prefix { !$0.hasPrefix("-") }
    guard !name.isEmpty, days.isEmpty || PeriodText.count(of: days, in: .all) == days.count else { return nil }
    return ["done"] + name + behind
  }

  /// A habit with its kind beside its name: ‘archive the habit yoga’, ‘pause the yoga habit until monday’. Nil for all other words.
  public static func ofHabit(_ typed: [String]) -> [String]? {
    guard let verb = typed.first?.lowercased(), ["archive", "pause", "resume"].contains(verb) else { return nil }
    let rest = typed.dropFirst().drop { ["the", "my", "our"].contains($0.lowercased()) }
    guard rest.count > 1, let place = rest.firstIndex(where: { $0.lowercased() == "habit" }), place == rest.startIndex || rest.count < typed.count - 1 else { return nil }
    return ["habit", verb] + rest[..<place] + rest[(place + 1)...]
  }

  /// A task with its day in front: ‘remind me on friday to call the bank’. Nil for all other words.
  public static func reminded(_ typed: [String]) -> [String]? {
    let words = typed.prefix { !$0.hasPrefix("-") }.flatMap { $0.split(separator: " ").map(String.init) }
    guard words.count > 4, words[0].lowercased() == "remind", words[1].lowercased() == "me", let to = words.firstIndex(where: { $0.lowercased() == "to" }), to + 1 < words.count
    else { return nil }
    let days = words[2..<to], bare = days.first?.lowercased() == "on" ? days.dropFirst() : days
    guard !bare.isEmpty else { return nil }
    // What is to be done again and again is a habit: ‘remind me every morning to measure’.
    if let often = bare.first?.lowercased(), ["every", "each", "daily", "weekly"].contains(often) || Schedule.weekdays([often]) != nil && often.hasSuffix("days") {
      return ["habit", "add"] + words[(to + 1)...] + bare + typed.drop { !$0.hasPrefix("-") }
    }
    guard PeriodText.count(of: bare, in: .all) == bare.count else { return nil }
    let said = words[(to + 1)...] + ["on"] + bare
    return ["task", "add"] + said + typed.drop { !$0.hasPrefix("-") }
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
    // ‘put the bins back in the shed’ gives no time.
    let isTime = days.last.map { ["day", "days", "week", "weeks", "fortnight", "month", "months", "year", "years"].contains($0.lowercased()) } ?? false
    return isTime ? ["task", "postpone", name.joined(separator: " ")] + days + options : nil
  }

  /// A habit that is to stay within so much: ‘limit coffee to 2 a day’, ‘cap beer 5 a week’. Nil for all other words.
  public static func limited(_ typed: [String]) -> [String]? {
    guard let first = typed.first?.lowercased(), ["limit", "restrict", "cap", "budget"].contains(first) else { return nil }
    let words = typed.prefix { !$0.hasPrefix("-") }, said = words.flatMap { $0.split(separator: " ").map(String.init) }
    if first == "budget" { return budget(Array(said.dropFirst())).map { ["habit", "add", "limit \($0)"] + typed.dropFirst(words.count) } }
    let numbers: Set<String> = ["one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "once", "twice"]
    guard said.dropFirst(2).contains(where: { $0.contains(where: \.isNumber) || numbers.contains($0.lowercased()) }) else { return nil }
    return ["habit", "add", words.joined(separator: " ")] + typed.dropFirst(words.count)
  }

  /// What may be spent on something, of each month where nothing else is said: `food 300 EUR a month` of ‘food 300 EUR’ and ‘300 EUR for food’. Nil for all
  /// other words.
  private static func budget(_ words: [String]) -> String? {
    guard let place = words.firstIndex(where: { $0.contains(where: \.isNumber) }), words.count > 1 else { return nil }
    var (name, amount) = (Array(words[..<place].drop { ["for", "of", "on"].contains($0.lowercased()) }), Array(words[place...]))
    if name.isEmpty, let joint = amount.firstIndex(where: { ["for", "on"].contains($0.lowercased()) }) {
      (name, amount) = (Array(amount[(joint + 1)...]), Array(amount[..<joint]))
      if let each = name.firstIndex(where: { ["a", "per", "each"].contains($0.lowercased()) }) { (name, amount) = (Array(name[..<each]), amount + name[each...]) }
    }
    // ‘budget food last 30 days’ asks.
    guard amount.count < 2 || Money.sign(of: amount[1]) != nil || ["a", "per", "each"].contains(amount[1].lowercased()) else { return nil }
    let isOfTime = amount.contains { ["a", "per", "each", "every", "daily", "weekly", "monthly"].contains($0.lowercased()) || $0.contains("/") }
    return name.isEmpty ? nil : (name + amount + (isOfTime ? [] : ["a", "month"])).joined(separator: " ")
  }

  /// Verbs of errands that look like a command.
  static let errands: Set<String> = [
    "call", "phone", "ring", "mail", "email", "text", "pay", "book", "send", "buy", "order", "return", "renew", "collect", "pick", "fetch", "fix", "repair", "water", "wash", "post",
  ]

  /// Whether words end with a day that lies ahead: ‘the bank tomorrow’, ‘the fee by friday’.
  static func isToCome(_ words: [String]) -> Bool {
    let folded = words.map { $0.lowercased() }
    guard let last = folded.last, folded.count > 1 else { return false }
    if ["tomorrow", "tonight", "morgen", "mañana", "demain", "amanhã", "明日", "내일"].contains(last) { return true }
    guard let joint = folded.lastIndex(where: { $0 == "next" || untilJoints.contains($0) }), joint > 0 else { return false }
    let days = words[(folded[joint] == "next" ? joint : joint + 1)...]
    return !days.isEmpty && PeriodText.count(of: days, in: .all) == days.count
  }

  /// Whether words tell of some weeks from a day on, which are a term: ‘training block 12 weeks from 30 nov’.
  public static func isTerm(_ words: [String]) -> Bool {
    let folded = words.map { $0.lowercased() }
    guard let unit = folded.indices.dropFirst().first(where: { ["week", "weeks"].contains(folded[$0]) && folded[$0 - 1].allSatisfy(\.isNumber) }) else { return false }
    return folded[unit...].contains { ["from", "starting", "beginning"].contains($0) }
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
}
