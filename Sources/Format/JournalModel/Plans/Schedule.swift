// When a habit is due.

public import JournalDates
import JournalText

/// How often a habit is to be done.
public enum Schedule: Equatable, Sendable {
  case daily
  /// So many times in a calendar week, 1 to 99; `weekly` is once.
  case perWeek(Int)
  /// So many times, 1 to 999, in any so many days in a row, 1 to 999.
  case times(Int, inDays: Int)
  /// On these days of the week, Monday first, each once, at least one.
  case weekdays([Weekday])
  /// Once in every so many days, 1 to 999.
  case every(days: Int)
  /// On these days by the calendar.
  case dates(DayRule)

  /// One of each form.
  public static let examples = ["daily", "weekly", "3/week", "3 in 10 days", "mon,wed,fri", "every 2 days", "monthly on 1"]
  /// Every form, in words.
  public static var forms: String { listed(examples, "or") }

  /// Reads what is written in one of the forms of `examples`.
  public init?(_ text: some StringProtocol) {
    let text = text.trimmed
    let words = text.words
    switch (words.count, words.first) {
    case (1, "daily"): self = .daily
    case (1, "weekly"): self = .perWeek(1)
    case (3, "every") where words[2] == "days" || words[2] == "day":
      guard let days = Self.count(words[1], to: 999) else { return nil }
      self = .every(days: days)
    case (4, _) where words[1] == "in" && (words[3] == "days" || words[3] == "day"):
      guard let times = Self.count(words[0], to: 999), let days = Self.count(words[2], to: 999) else { return nil }
      self = .times(times, inDays: days)
    default:
      if let rule = DayRule(text) {
        self = .dates(rule)
      } else if text.hasSuffix("/week") {
        guard let times = Self.count(String(text.dropLast(5)).trimmed, to: 99) else { return nil }
        self = .perWeek(times)
      } else {
        guard let days = Self.weekdays(text.parts(between: ",")) else { return nil }
        self = .weekdays(days)
      }
    }
  }

  /// The schedule that a person may mean by other words: `every day`, `weekdays`, `3 times a week`; nil where nobody knows.
  public init?(meantBy text: some StringProtocol) {
    guard let schedule = Self.usual(text) else { return nil }
    self = schedule
  }

  /// One short name of a day, where nothing but how often can stand: ‘Mo’, 月, ‘lun’.
  public init?(shortDay text: some StringProtocol) {
    guard let found = SpokenSchedules.english(text, isAlone: true), let schedule = Schedule(found) else { return nil }
    self = schedule
  }

  private static func usual(_ text: some StringProtocol) -> Schedule? {
    let words = text.lowercased().words
    let phrase = words.joined(separator: " ")
    let counts = ["once": 1, "twice": 2, "thrice": 3, "one": 1, "two": 2, "three": 3, "four": 4, "five": 5, "six": 6, "seven": 7]
    switch phrase {
    case "every day", "each day", "everyday", "once a day", "day": return .daily
    case "every week", "each week", "week": return .perWeek(1)
    case "every other day", "every second day": return .every(days: 2)
    case "every other week", "every second week", "biweekly", "fortnightly", "every fortnight", "each fortnight", "once a fortnight",
      "once every two weeks", "once every 2 weeks", "once in two weeks", "once in 2 weeks":
      return .every(days: 14)
    case "monthly", "every month", "each month": return .times(1, inDays: 30)
    case "quarterly", "every quarter", "each quarter": return .times(1, inDays: 91)
    case "yearly", "annually", "annual", "every year", "each year": return .times(1, inDays: 365)
    case "weekday", "weekdays", "workday", "workdays", "every weekday":
      return .weekdays([.monday, .tuesday, .wednesday, .thursday, .friday])
    case "weekend", "weekends", "every weekend": return .weekdays([.saturday, .sunday])
    default:
      if let rule = DayRule(said: phrase) {
        return .dates(rule)
      }
      if let days = Self.spokenWeekdays(words) {
        return .weekdays(days)
      }
      if let spaced = Self.spaced(words, counts) {
        return spaced
      }
      // ‘Mo, Mi, Fr’
      if let form = SpokenSchedules.english(text), let told = Schedule(form) { return told }
      // ‘jeden Montag’
      if let english = SpokenDays.often(text), english != phrase, let spoken = Schedule(english) ?? Schedule(meantBy: english) {
        return spoken
      }
      // ‘3 times a week’, and not ‘5 hours a week’.
      let endings = ["a week", "per week", "/ week", "/week", "weekly", "each week", "every week", "/wk"]
      guard let ending = endings.first(where: phrase.hasSuffix) else { return nil }
      let said = phrase.dropLast(ending.count).words
      guard let first = said.first, said.count < 3 else { return nil }
      let digits = first.prefix { "0"..."9" ~= $0 }
      guard let times = counts[String(first)] ?? Int(digits), (1...7).contains(times) else { return nil }
      let unit = said.count == 2 ? String(said[1]) : digits.isEmpty ? "" : String(first.dropFirst(digits.count))
      guard ["", "times", "time", "x", "×", "days", "day"].contains(unit) else { return nil }
      return .perWeek(times)
    }
  }

  /// What `every 3 weeks`, `twice a month` and `4 times a year` say; a month has 30 days and a year 365.
  private static func spaced(_ words: [String], _ counts: [String: Int]) -> Schedule? {
    let days = ["day": 1, "week": 7, "month": 30, "quarter": 91, "year": 365]
    guard let last = words.last, words.count > 1 else { return nil }
    // ‘every 3rd day’
    let ordinals = ["second": 2, "2nd": 2, "third": 3, "3rd": 3, "fourth": 4, "4th": 4, "fifth": 5, "5th": 5, "sixth": 6, "6th": 6, "seventh": 7, "7th": 7, "10th": 10]
    if words.count == 3, words[0] == "every" || words[0] == "each", let count = ordinals[words[1]], let length = days[last] {
      return length == 1 || length == 7 ? .every(days: count * length) : .times(1, inDays: count * length)
    }
    if words.count == 3, words[0] == "every", let count = counts[words[1]] ?? count(words[1], to: 99) {
      guard last.hasSuffix("s"), let length = days[String(last.dropLast())], count * length <= 999 else { return nil }
      return length == 1 || length == 7 ? .every(days: count * length) : .times(1, inDays: count * length)
    }
    guard let length = days[last], length > 7, ["a", "per", "each", "every"].contains(words[words.count - 2]) else { return nil }
    let said = words.dropLast(2).filter { !["times", "time", "x"].contains($0) }
    guard said.count == 1, let times = counts[said[0]] ?? count(said[0].hasSuffix("x") ? String(said[0].dropLast()) : said[0], to: 99)
    else {
      return nil
    }
    return .times(times, inDays: length)
  }

  /// The days of `every monday`, `mondays and thursdays` or `on tue, fri`; nil where another word is among them.
  private static func spokenWeekdays(_ words: [String]) -> [Weekday]? {
    let names = words.drop { ["every", "each", "on"].contains($0) }.joined(separator: " ").split { $0 == " " || $0 == "," || $0 == "&" }
      .filter { $0 != "and" }
    let days = names.map { $0.count > 4 && $0.hasSuffix("days") ? String($0.dropLast()) : String($0) }
    return days.isEmpty ? nil : weekdays(days)
  }

  /// How many days there are for what it asks for, where these are fewer: 7 for `8/week`, 10 for `11 in 10 days`; nil for all others.
  public var daysTooFew: Int? {
    switch self {
    case .perWeek(let times) where times > 7: 7
    case .times(let times, let days) where times > days: days
    case .daily, .perWeek, .times, .weekdays, .every, .dates: nil
    }
  }

  /// As it is read.
  public var text: String {
    switch self {
    case .daily: "daily"
    case .perWeek(1): "weekly"
    case .perWeek(let times): "\(times)/week"
    case .times(let times, let days): "\(times) in \(days) days"
    case .weekdays(let days): days.map { $0.shortName.lowercased() }.joined(separator: ",")
    case .every(let days): "every \(days) days"
    case .dates(let rule): rule.text
    }
  }

  /// Whether a day can be one of those that it asks for, as far as the calendar says it.
  public func mayBeDue(on day: CalendarDay) -> Bool {
    switch self {
    case .weekdays(let days): days.contains(day.weekday)
    case .dates(let rule): rule.contains(day)
    case .daily, .perWeek, .times, .every: true
    }
  }

  /// The same, counted from its first day from this one on, where its weeks are counted and nothing says from which.
  public func counted(from day: CalendarDay) -> Schedule {
    if case .dates(let rule) = self { .dates(rule.counted(from: day)) } else { self }
  }

  /// The days of the week that these words name, Monday first, each once; nil where a word is none, or there is no word.
  public static func weekdays(_ words: [String]) -> [Weekday]? {
    var found: [Weekday] = []
    for word in words {
      guard let day = Weekday.allCases.first(where: { $0.shortName.lowercased() == word || $0.name.lowercased() == word }) else {
        return nil
      }
      found.append(day)
    }
    return found.isEmpty ? nil : Weekday.allCases.filter { found.contains($0) }
  }

  private static func count(_ text: String, to most: Int) -> Int? {
    guard text.utf8.allSatisfy({ $0 &- 0x30 < 10 }), let number = Int(text), number >= 1, number <= most else { return nil }
    return number
  }
}
