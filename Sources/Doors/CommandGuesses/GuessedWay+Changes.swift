// Plain words for what is due, what gets more time and what was another amount.

import JournalDates

extension GuessedWay {
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
    // ‘put the bins back in the shed’ gives no time.
    let isTime = days.last.map { ["day", "days", "week", "weeks", "fortnight", "month", "months", "year", "years"].contains($0.lowercased()) } ?? false
    return isTime ? ["task", "postpone", name.joined(separator: " ")] + days + options : nil
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
