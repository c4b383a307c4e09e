// What looks like a day and is none: days that the calendar does not have, and days that are misspelt.

import JournalText

/// Words in the form of a day that is none, so that nobody takes them for other words in silence: `31 november`, `2026-02-30`, ‘yestrday’, ‘27:75’.
public struct DayDoubt: Hashable, Sendable {
  public enum Reason: Hashable, Sendable {
    /// What the calendar has instead.
    case calendar(CalendarFlaw)
    /// The day that they are nearly spelt like.
    case near(String)
    /// No day has such a time.
    case time
  }

  /// As they were written, without marks at their end.
  public let words: String
  /// How many words they are.
  public let count: Int
  public let reason: Reason

  private init(_ words: some Collection<String>, _ reason: Reason) {
    let text = words.joined(separator: " ")
    (self.words, count, self.reason) = (Self.bare(text, keepsDot: words.count == 1 && text.first?.isNumber == true), words.count, reason)
  }

  init(ofTime word: String) { self.init([word], .time) }
}

extension DayDoubt {
  /// What is doubtful at the beginning of these words, the longest there is.
  public static func begin(of words: some Collection<String>, in tongues: Set<DayTongue>) -> DayDoubt? {
    ofCalendar(at: words, in: tongues) ?? misspelt(at: Array(words.prefix(3)), in: tongues)
  }

  /// What all of these words are together, where they are no day.
  public static func whole(_ text: String, in tongues: Set<DayTongue> = .all) -> DayDoubt? {
    let words = text.split(separator: " ").map(String.init)
    return begin(of: words, in: tongues).flatMap { $0.count == words.count ? $0 : nil }
  }

  /// A day that the calendar does not have, at the beginning of these words.
  public static func ofCalendar(at words: some Collection<String>, in tongues: Set<DayTongue>) -> DayDoubt? {
    let words = Array(words.prefix(5))
    guard let first = words.first else { return nil }
    if let flaw = flaw(ofNumbers: bare(first, keepsDot: true)) { return DayDoubt(words.prefix(1), .calendar(flaw)) }
    if let (flaw, count) = flaw(ofMonthIn: words, tongues) { return DayDoubt(words.prefix(count), .calendar(flaw)) }
    return nil
  }

  /// How many words, from the first on, name days where only days may stand, or look as if they did: whoever reads them says what is wrong.
  public static func reach(of words: some Collection<String>) -> Int {
    if let doubt = ofCalendar(at: words, in: .all) { return doubt.count }
    let count = PeriodText.count(of: words, in: .all)
    return count > 0 ? count : begin(of: words, in: .all)?.count ?? 0
  }

  static func bare(_ word: String, keepsDot: Bool = false) -> String {
    var word = Substring(word)
    while let last = word.last, ",;:!?)\"”“…".contains(last) || !keepsDot && last == "." { word.removeLast() }
    while let first = word.first, "(\"“".contains(first) { word.removeFirst() }
    return String(word)
  }
}

// MARK: The calendar

extension DayDoubt {
  /// `2026-02-30`, `31.11.`, `30.2.2026`; a year with a month alone may be a season: 2024-25.
  private static func flaw(ofNumbers word: String) -> CalendarFlaw? {
    let hyphens = word.utf8.count { $0 == 0x2D }
    let dots = word.utf8.count { $0 == 0x2E }
    guard word.first?.isNumber == true, hyphens == 2 && word.utf8.count == 10 || hyphens == 0 && dots == 2,
      let issue = PeriodText.issue(of: word)?.instead ?? notWhole(word)
    else { return nil }
    if case .dayOrMonth = issue { return nil }
    if case .dayOrMonthOfYear = issue { return nil }
    return issue
  }

  /// `13.13.`: no month has that number.
  private static func notWhole(_ word: String) -> CalendarFlaw? {
    let parts = word.utf8.split(separator: 0x2E, omittingEmptySubsequences: false)
    guard parts.count == 3, [0, 4].contains(parts[2].count), (1...2).contains(parts[0].count), (1...2).contains(parts[1].count),
      let day = PeriodText.number(Array(parts[0])[...]), let month = PeriodText.number(Array(parts[1])[...]), (1...31).contains(day),
      month > 12
    else { return nil }
    return .twelveMonths
  }

  /// ‘31 november’, ‘november 31st, 2026’, ‘30 février’, `31nov`, 2月30日.
  private static func flaw(ofMonthIn words: [String], _ tongues: Set<DayTongue>) -> (CalendarFlaw, Int)? {
    if let (flaw, count) = flaw(ofCounted: words) { return (flaw, count) }
    var place = 0
    var month: Month?
    var number: Int?
    func take() {
      guard place < words.count else { return }
      if number == nil, let day = day(bare(words[place])) {
        number = day
        place += 1
        if month == nil, place + 1 < words.count, ["of", "de"].contains(words[place].lowercased()) { place += 1 }
      } else if month == nil, let named = self.month(bare(words[place]), tongues) {
        month = named
        place += 1
        if number == nil, place < words.count, words[place].lowercased() == "the" { place += 1 }
      }
    }
    if let (glued, day) = self.glued(bare(words[0]), tongues) {
      (month, number, place) = (glued, day, 1)
    } else {
      take()
      if place > 0, !words[place - 1].hasSuffix(",") || number != nil && month == nil { take() }
    }
    guard let month, let number else { return nil }
    var year: Int?
    if place < words.count, let written = self.year(bare(words[place])) {
      (year, place) = (written, place + 1)
    } else if place + 1 < words.count, ["of", "de"].contains(words[place].lowercased()), let written = self.year(bare(words[place + 1])) {
      (year, place) = (written, place + 2)
    }
    // 2024 has every day that any year has.
    guard CalendarDay(year: year ?? 2024, month: month.rawValue, day: number) == nil else { return nil }
    if number > 31 {
      // ‘to march 40 miles’, ‘meet Jan 45’
      let name = words.prefix(place).map { bare($0).lowercased() }
      if name.contains(where: Self.ordinaryMonths.contains) { return nil }
      // ‘in november 40 km’
      if day(bare(words[0])) == nil, place < words.count, !words[place - 1].hasSuffix(",") { return nil }
    }
    return (flaw(month, number, year), place)
  }

  private static func flaw(_ month: Month, _ day: Int, _ year: Int?) -> CalendarFlaw {
    if day == 0 { return .counted(.plainDays) }
    let last = CalendarDay.days(inMonth: month.rawValue, of: year ?? 2024)
    return .days(month: month, year: year.map { "\($0)" }, count: last, isMost: year == nil && month == .february)
  }

  /// 2月30日, 11월 31일
  private static func flaw(ofCounted words: [String]) -> (CalendarFlaw, Int)? {
    for count in [1, 2] where count <= words.count {
      let text = plainLetters(words.prefix(count).joined())
      for (monthSign, daySign) in [("月", "日"), ("월", "일")] as [(Character, Character)] {
        guard let mark = text.firstIndex(of: monthSign), case let rest = text[text.index(after: mark)...],
          let end = rest.firstIndex(of: daySign), let day = Int(rest[..<end]),
          case let digits = text[..<mark].reversed().prefix(while: \.isNumber), let number = Int(String(digits.reversed()))
        else { continue }
        guard let month = Month(rawValue: number) else { return (.twelveMonths, count) }
        return CalendarDay(year: 2024, month: number, day: day) == nil ? (flaw(month, day, nil), count) : nil
      }
    }
    return nil
  }

  /// Words and names beside which a number may stand.
  private static let ordinaryMonths: Set<String> = [
    "march", "mar", "may", "jan", "april", "june", "jun", "august", "mars", "mai", "abril", "juin",
  ]

  /// `31nov`, `nov31`
  private static func glued(_ word: String, _ tongues: Set<DayTongue>) -> (Month, Int)? {
    let digits = word.prefix { $0.isASCII && $0.isNumber }
    if !digits.isEmpty, digits.count < 3, let day = Int(digits), case let rest = word.dropFirst(digits.count), rest.count > 2,
      let month = month(String(rest), tongues)
    {
      return (month, day)
    }
    let letters = word.prefix { $0.isLetter }
    guard letters.count > 2, case let rest = word.dropFirst(letters.count), (1...2).contains(rest.count), rest.allSatisfy(\.isNumber),
      let day = Int(rest), let month = month(String(letters), tongues)
    else { return nil }
    return (month, day)
  }

  /// `31`, `31st`, `31.`
  private static func day(_ word: String) -> Int? {
    let digits = word.prefix { $0.isASCII && $0.isNumber }
    guard (1...2).contains(digits.count), ["", ".", "st", "nd", "rd", "th", "er", "º"].contains(word.dropFirst(digits.count)) else {
      return nil
    }
    return Int(digits)
  }

  private static func year(_ word: String) -> Int? {
    guard word.utf8.count == 4, let year = Int(word), (1900...2199).contains(year) else { return nil }
    return year
  }

  private static func month(_ word: String, _ tongues: Set<DayTongue>) -> Month? {
    guard word.count > 2, let first = word.first, first.isLetter else { return nil }
    let lowered = word.lowercased()
    let name = SpokenDays.english(word: lowered, in: tongues) ?? (lowered == "sept" ? "sep" : lowered)
    return Month.allCases.first { $0.name.lowercased() == name || $0.shortName.lowercased() == name }
  }
}

// MARK: Words that are misspelt

extension DayDoubt {
  private static func misspelt(at words: [String], in tongues: Set<DayTongue>) -> DayDoubt? {
    guard let first = words.first else { return nil }
    if words.count > 1 {
      let (one, two) = (bare(first), bare(words[1]))
      // ‘last wensday’
      if let side = sides.first(where: { $0 == plainLetters(one) }), let day = NearDay.day(two, in: tongues) {
        return DayDoubt(words.prefix(2), .near("\(side) \(day)"))
      }
      // ‘nxt friday’, ‘lst week’
      if let side = shortSides[plainLetters(one)], PeriodText(said: "\(side) \(two)") != nil {
        return DayDoubt(words.prefix(2), .near("\(side) \(two)"))
      }
      // ‘20 novmber’, ‘novmber 20’
      if let number = day(one), (1...31).contains(number), let month = NearDay.month(two, in: tongues) {
        return DayDoubt(words.prefix(2), .near("\(one) \(month)"))
      }
      if let number = day(two), (1...31).contains(number), let month = NearDay.month(one, in: tongues) {
        return DayDoubt(words.prefix(2), .near("\(month) \(two)"))
      }
    }
    return NearDay.day(bare(first), in: tongues).map { DayDoubt(words.prefix(1), .near($0)) }
  }

  /// What nobody writes but for a word beside a day.
  private static let shortSides = [
    "nxt": "next", "netx": "next", "nexr": "next", "nect": "next", "enxt": "next", "ntext": "next", "nextt": "next", "lst": "last",
    "lsat": "last", "laast": "last", "alst": "last", "thsi": "this", "tihs": "this", "htis": "this",
  ]

  private static let sides: [String] = ["last", "next", "this", "letzten", "naechsten", "nachsten", "diesen", "proximo"]
}
