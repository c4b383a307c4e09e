// Weeks as ISO 8601 counts them: from Monday, the first one holding 4 January.

/// A week of the ISO 8601 calendar, from 0001-W01 to 9999-W52.
public struct ISOWeek: Hashable, Sendable {
  /// The year that holds the week's Thursday; 1 to 9999.
  public let weekYear: Int
  /// 1 to 52, or 53 in a long year.
  public let week: Int

  /// The week that a day is in.
  public init(containing day: CalendarDay) {
    let monday = Int(day.ordinal) - (day.weekday.rawValue - 1)
    // The week belongs to the year of its Thursday. No Thursday lies beyond either end: 0001-01-01 is a Monday, 9999-12-31 a Friday.
    let thursday = CalendarDay(clampingOrdinal: monday + 3)
    weekYear = thursday.year
    week = (thursday.dayOfYear - 1) / 7 + 1
  }

  /// Nil where the year is not 1 to 9999 or has no such week.
  public init?(weekYear: Int, week: Int) {
    guard weekYear >= 1, weekYear <= 9999, week >= 1, week <= Self.weeks(in: weekYear) else { return nil }
    self.weekYear = weekYear
    self.week = week
  }

  /// Reads `2026-W46`.
  @specialized(where Text == String)
  @specialized(where Text == Substring)
  public init?<Text: StringProtocol>(_ text: Text) {
    guard let week = scan(text, { $0.week() }) else { return nil }
    self = week
  }

  /// Monday.
  public var start: CalendarDay { CalendarDay(clampingOrdinal: Self.firstMonday(of: weekYear) + (week - 1) * 7) }
  /// Sunday; 9999-12-31 in the calendar's last week, which is cut short.
  public var end: CalendarDay { start.advanced(by: 6) }
  public var span: DaySpan { DaySpan(spanning: start, end) }

  /// The week after; the calendar's last one stays.
  public var next: ISOWeek { ISOWeek(containing: start.advanced(by: 7)) }
  /// The week before; the calendar's first one stays.
  public var previous: ISOWeek { ISOWeek(containing: start.advanced(by: -7)) }

  /// 52 or 53.
  public static func weeks(in weekYear: Int) -> Int {
    // 28 December is always in the last week of its year.
    guard let day = CalendarDay(year: weekYear, month: 12, day: 28) else { return 52 }
    return ISOWeek(containing: day).week
  }

  /// The ordinal of the Monday of week 1. The year is 1 to 9999.
  private static func firstMonday(of weekYear: Int) -> Int {
    let fourth = CalendarDay(unchecked: CalendarDay.ordinal(year: weekYear, month: 1, day: 4))
    return Int(fourth.ordinal) - (fourth.weekday.rawValue - 1)
  }
}

extension ISOWeek: Comparable {
  public static func < (a: ISOWeek, b: ISOWeek) -> Bool { (a.weekYear, a.week) < (b.weekYear, b.week) }
}

extension ISOWeek: CustomStringConvertible {
  /// `2026-W46`.
  public var description: String { "\(padded(weekYear, 4))-W\(padded(week, 2))" }
}
