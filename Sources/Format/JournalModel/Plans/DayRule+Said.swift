// Days by the calendar as people say them: ‘on the 1st of every month’, ‘first monday of the month’, ‘every second sunday’.

import JournalDates
import JournalText

extension DayRule {
  /// What some words say, all of them together; nil where one of them says something else.
  public init?(said text: some StringProtocol) {
    let words = text.lowercased().words.flatMap { Self.apart(String($0)) }
    guard words.count > 1, let rule = Self.everySoManyWeeks(words) ?? Self.ofMonth(words) else { return nil }
    self = rule
  }

  // MARK: Every so many weeks

  /// ‘every second sunday’, ‘every 3 weeks on fridays’, ‘jeden zweiten Sonntag’.
  private static func everySoManyWeeks(_ words: [String]) -> DayRule? {
    if words.count == 2, ["alternate", "alternating"].contains(words[0]), let day = weekday(words[1]) { return .weeks(2, day, from: nil) }
    guard words.count > 2, let day = weekday(words[words.count - 1]), opening.contains(words[0]) else { return nil }
    let between = Array(words[1..<(words.count - 1)].filter { !["on", "am", "le", "el"].contains($0) })
    if between.count == 1, let weeks = everyOther[between[0]] { return .weeks(weeks, day, from: nil) }
    if between.count == 2, weekWords.contains(between[1]), let weeks = everyOther[between[0]] ?? counts[between[0]] ?? Int(between[0]),
      (2...99).contains(weeks)
    {
      return .weeks(weeks, day, from: nil)
    }
    return nil
  }

  private static let opening: Set<String> = ["every", "each", "jeden", "jede", "alle", "cada", "chaque", "tous", "toutes"]
  private static let everyOther = [
    "other": 2, "second": 2, "2nd": 2, "alternate": 2, "zweiten": 2, "zweite": 2, "2": 2, "segundo": 2, "deuxième": 2, "third": 3, "3rd": 3,
    "dritten": 3, "dritte": 3, "fourth": 4, "4th": 4, "vierten": 4,
  ]
  private static let counts = ["two": 2, "three": 3, "four": 4, "zwei": 2, "drei": 3, "vier": 4, "dos": 2, "tres": 3, "deux": 2, "trois": 3, "duas": 2]
  private static let weekWords: Set<String> = ["week", "weeks", "woche", "wochen", "semana", "semanas", "semaine", "semaines"]

  // MARK: Of each month

  /// ‘monthly on the 5th’, ‘on the 1st and 15th’, ‘last friday of every month’, ‘am 1. jeden Monats’.
  private static func ofMonth(_ words: [String]) -> DayRule? {
    var rest = words[...]
    var days: [MonthDay] = []
    // Whether something says that it is so in each month, and not in one.
    var isEach = false
    // A number alone is a day where it says so: ‘the 5th’.
    var isOrdinal = true
    var before = ""
    while let word = rest.popFirst() {
      defer { before = word }
      // ‘every 2nd month’, ‘3 months’
      let isCount = rest.first.map(months.contains) ?? false
      if months.contains(word) {
        isEach = true
      } else if let end = ends[word] {
        days.append(end)
        isEach = true
      } else if let place = places[word] {
        let next = rest.drop { ["of", "the", "des"].contains($0) }
        if place < 5, let named = next.first.flatMap(weekday) {
          days.append(.weekday(place, named))
          rest = next.dropFirst()
          // ‘every last friday’
          if opening.contains(words[0]) { isEach = true }
        } else if place == 0 {
          guard !isCount, next.first.map({ dayWords.contains($0) || months.contains($0) || opening.contains($0) }) ?? false else { return nil }
          days.append(.last)
          isOrdinal = false
        } else {
          if isCount { return nil }
          days.append(.day(place))
          isOrdinal = false
        }
      } else if let number = number(word) {
        // ‘every 2nd day’ is no day of a month, and ‘2nd’ before one of the week is that one.
        if number.isOrdinal, (1...4).contains(number.day), let named = rest.first.flatMap(weekday) {
          days.append(.weekday(number.day, named))
          rest = rest.dropFirst()
          isOrdinal = false
          continue
        }
        if isCount || !number.isOrdinal && !joints.contains(before) { return nil }
        // ‘every 2nd’ may be every other one.
        if !number.isOrdinal || opening.contains(before) && (2...4).contains(number.day) { isOrdinal = false }
        days.append(.day(number.day))
      } else if !fillers.contains(word) {
        return nil
      }
    }
    // ‘on the 1st’ without more says it, too; ‘every second day’ does not.
    if words.starts(with: ["todo", "dia"]) { isEach = true }
    let isSaid = isOrdinal && ["on", "every", "each", "am"].contains(words[0]) && !words.contains(where: dayWords.contains)
    return isEach || isSaid ? DayRule(days) : nil
  }

  private static let months: Set<String> = [
    "month", "months", "monthly", "month's", "month’s", "monat", "monats", "monatlich", "mes", "meses", "mois", "mês", "mensual", "mensuel",
  ]
  private static let dayWords: Set<String> = ["day", "days", "tag", "tage", "día", "dia", "jour"]
  private static let fillers: Set<String> = dayWords.union([
    "on", "at", "the", "of", "every", "each", "and", "in", "a", "per", "am", "an", "den", "des", "der", "dem", "jeden", "jedes", "jeder", "im", "und", "el",
    "de", "del", "cada", "los", "todos", "todo", "y", "le", "du", "chaque", "tous", "les", "et", "do", "no", "o", "e",
  ])
  /// Words behind which a bare number is a day.
  private static let joints: Set<String> = dayWords.union(["on", "the", "and", "am", "den", "und", "el", "y", "le", "et", "dia", "e"])
  private static let ends: [String: MonthDay] = [
    "monatsende": .last, "monatsletzten": .last, "monatsersten": .day(1), "月末": .last, "월말": .last,
  ]
  /// Words for a place in a row; the last is 0.
  private static let places = [
    "last": 0, "end": 0, "first": 1, "second": 2, "third": 3, "fourth": 4, "fifth": 5, "tenth": 10, "fifteenth": 15, "twentieth": 20, "letzten": 0, "letzter": 0,
    "ersten": 1, "erster": 1, "zweiten": 2, "dritten": 3, "vierten": 4, "último": 0, "ultimo": 0, "primer": 1, "primero": 1, "dernier": 0, "premier": 1,
    "primeiro": 1,
  ]

  /// ‘1st’, ‘15.’, ‘1er’, ‘5’.
  private static func number(_ word: String) -> (day: Int, isOrdinal: Bool)? {
    let digits = word.prefix { $0.isASCII && $0.isNumber }
    guard let day = Int(digits), (1...31).contains(day) else { return nil }
    let ending = word.dropFirst(digits.count)
    if ending.isEmpty { return (day, false) }
    return ["st", "nd", "rd", "th", ".", "er", "º", "日", "일", "일에"].contains(ending) ? (day, true) : nil
  }

  /// ‘毎月1日’ as two words, and what is joined by a comma apart.
  private static func apart(_ word: String) -> [String] {
    for (month, name) in [("毎月", "month"), ("매월", "month"), ("매달", "month")] where word.hasPrefix(month) {
      return [name] + (word.count > month.count ? [String(word.dropFirst(month.count))] : [])
    }
    return word.split { ",&".contains($0) }.map { String($0) }
  }

  /// A day of the week by its name in English or German, in the plural, too.
  private static func weekday(_ word: String) -> Weekday? {
    for name in [word, word.hasSuffix("s") ? String(word.dropLast()) : word] {
      if let day = Schedule.weekdays([name])?.first { return day }
      if let english = SpokenDays.often(name), let day = Schedule.weekdays([english])?.first { return day }
    }
    return nil
  }
}
