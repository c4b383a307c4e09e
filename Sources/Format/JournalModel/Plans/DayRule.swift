// Days by the calendar on which a habit is due: those of each month, or one of the week in every so many weeks.

public import JournalDates
import JournalText

/// Which days are meant, whichever day is today.
public enum DayRule: Equatable, Sendable {
  /// At least one of each month, each once, in their order.
  case month([MonthDay])
  /// That day of the week in every so many weeks, 2 to 99, one of which is the one with this day.
  case weeks(Int, Weekday, from: CalendarDay?)

  /// A day of a month.
  public enum MonthDay: Equatable, Sendable {
    /// 1 to 31; of a shorter month its last.
    case day(Int)
    case last
    /// The first to the fourth such day of the week, or the last one, which is 0.
    case weekday(Int, Weekday)
  }

  /// One of each form.
  public static let examples = ["monthly on 1", "monthly on last", "monthly on first mon", "every 2 weeks on sun"]

  /// Reads `monthly on 1,15`, `monthly on last`, `monthly on first mon`, `every 2 weeks on sun` and `every 2 weeks on 2026-11-29`.
  public init?(_ text: some StringProtocol) {
    let words = text.trimmed.words
    guard words.count > 2 else { return nil }
    if words[0] == "monthly", words[1] == "on" {
      let parts = words.dropFirst(2).joined(separator: " ").parts(between: ",").map { $0.trimmed }
      var days: [MonthDay] = []
      for part in parts {
        guard let day = MonthDay(part.words.map { String($0) }) else { return nil }
        days.append(day)
      }
      guard let rule = DayRule(days) else { return nil }
      self = rule
    } else if words.count == 5, words[0] == "every", words[2] == "weeks", words[3] == "on", let count = Int(words[1]), (2...99).contains(count) {
      if let day = CalendarDay(words[4]) {
        self = .weeks(count, day.weekday, from: day)
      } else if let day = Schedule.weekdays([String(words[4])])?.first {
        self = .weeks(count, day, from: nil)
      } else {
        return nil
      }
    } else {
      return nil
    }
  }

  /// Some days of each month; nil where there are none.
  init?(_ days: [MonthDay]) {
    let once = days.reduce(into: [MonthDay]()) { if !$0.contains($1) { $0.append($1) } }
    if once.isEmpty { return nil }
    self = .month(once.sorted { $0.order < $1.order })
  }

  /// As it is read.
  public var text: String {
    switch self {
    case .month(let days): "monthly on \(days.map(\.text).joined(separator: ","))"
    case .weeks(let count, let weekday, let from): "every \(count) weeks on \(from.map { "\($0)" } ?? weekday.shortName.lowercased())"
    }
  }

  /// How often in how many days.
  public var frequency: (times: Int, days: Int) {
    switch self {
    case .month(let days): (days.count, 30)
    case .weeks(let count, _, _): (1, 7 * count)
    }
  }

  /// Whether a day is one of them.
  public func contains(_ day: CalendarDay) -> Bool {
    switch self {
    case .month(let days): days.contains { $0.is(day) }
    case .weeks(let count, let weekday, let from):
      day.weekday == weekday && Self.week(of: day, from: from ?? Self.anyMonday) % count == 0
    }
  }

  /// How many weeks lie between two days.
  private static func week(of day: CalendarDay, from first: CalendarDay) -> Int {
    let monday = first.advanced(by: 1 - first.weekday.rawValue)
    return monday.days(until: day.advanced(by: 1 - day.weekday.rawValue)) / 7
  }

  /// From where weeks are counted where nothing says it: the Monday with which the ISO calendar's week 1 of 2001 begins.
  private static let anyMonday = CalendarDay(year: 2001, month: 1, day: 1) ?? .earliest

  /// The same, counted from its first day from this one on, where nothing says from which.
  public func counted(from day: CalendarDay) -> DayRule {
    guard case .weeks(let count, let weekday, nil) = self else { return self }
    return .weeks(count, weekday, from: day.advanced(by: (weekday.rawValue - day.weekday.rawValue + 7) % 7))
  }
}

extension DayRule.MonthDay {
  /// `1`, `last`, `first mon`.
  init?(_ words: [String]) {
    guard let first = words.first else { return nil }
    if words.count == 1 {
      if first == "last" {
        self = .last
      } else if let day = Int(first), (1...31).contains(day) {
        self = .day(day)
      } else {
        return nil
      }
    } else {
      guard words.count == 2, let place = Self.places.firstIndex(of: first), let weekday = Schedule.weekdays([words[1]])?.first else { return nil }
      self = .weekday(place, weekday)
    }
  }

  static let places = ["last", "first", "second", "third", "fourth"]

  /// As it is read.
  public var text: String {
    switch self {
    case .day(let day): "\(day)"
    case .last: "last"
    case .weekday(let place, let weekday): "\(Self.places[place]) \(weekday.shortName.lowercased())"
    }
  }

  fileprivate var order: Int {
    switch self {
    case .day(let day): day
    case .weekday(let place, let weekday): 40 + (place == 0 ? 5 : place) * 7 + weekday.rawValue
    case .last: 100
    }
  }

  fileprivate func `is`(_ day: CalendarDay) -> Bool {
    let (year, month, number) = day.civil
    let length = CalendarDay.days(inMonth: month, of: year)
    return switch self {
    case .day(let wanted): number == min(wanted, length)
    case .last: number == length
    case .weekday(0, let weekday): day.weekday == weekday && number > length - 7
    case .weekday(let place, let weekday): day.weekday == weekday && (number + 6) / 7 == place
    }
  }
}
