// A day, week, month, quarter or year: what a retrospective looks back on, and what its file is called after.

/// One whole unit of the calendar. Valid by construction: it is its unit and its first day.
public struct Period: Hashable, Sendable {
  /// How long a period is, shortest first.
  public enum Unit: String, Hashable, Sendable, CaseIterable, Comparable {
    case day, week, month, quarter, year

    public static func < (a: Unit, b: Unit) -> Bool { a.rank < b.rank }
    private var rank: Int {
      switch self {
      case .day: 0
      case .week: 1
      case .month: 2
      case .quarter: 3
      case .year: 4
      }
    }
  }

  public let unit: Unit
  /// The first day.
  public let start: CalendarDay

  /// The period of this unit that a day is in. Weeks are ISO 8601 weeks.
  public init(_ unit: Unit, containing day: CalendarDay) {
    self.unit = unit
    start =
      switch unit {
      case .day: day
      case .week: ISOWeek(containing: day).start
      case .month: day.startOfMonth
      case .quarter: day.startOfQuarter
      case .year: day.startOfYear
      }
  }

  /// Reads `2026-11-20`, `2026-W46`, `2026-11`, `2026-Q4` or `2026`, and nothing else.
  @specialized(where Text == String)
  @specialized(where Text == Substring)
  public init?<Text: StringProtocol>(_ text: Text) {
    guard let period = scan(text, Self.read) else { return nil }
    self = period
  }

  public static func day(_ day: CalendarDay) -> Period { Period(.day, containing: day) }
  public static func week(_ week: ISOWeek) -> Period { Period(.week, containing: week.start) }
  /// Nil where the year is not 1 to 9999 or the month not 1 to 12.
  public static func month(_ month: Int, of year: Int) -> Period? {
    CalendarDay(year: year, month: month, day: 1).map { Period(.month, containing: $0) }
  }
  /// Nil where the year is not 1 to 9999 or the quarter not 1 to 4.
  public static func quarter(_ quarter: Int, of year: Int) -> Period? {
    guard quarter >= 1, quarter <= 4 else { return nil }
    return CalendarDay(year: year, month: quarter * 3, day: 1).map { Period(.quarter, containing: $0) }
  }
  /// Nil where the year is not 1 to 9999.
  public static func year(_ year: Int) -> Period? {
    CalendarDay(year: year, month: 1, day: 1).map { Period(.year, containing: $0) }
  }

  /// The last day.
  public var end: CalendarDay {
    switch unit {
    case .day: start
    case .week: ISOWeek(containing: start).end
    case .month: start.endOfMonth
    case .quarter: start.endOfQuarter
    case .year: start.endOfYear
    }
  }

  public var span: DaySpan { DaySpan(spanning: start, end) }

  /// The ISO week that this is, nil for other units.
  public var week: ISOWeek? { unit == .week ? ISOWeek(containing: start) : nil }

  /// The one after; the calendar's last one stays.
  public var next: Period { Period(unit, containing: end.advanced(by: 1)) }
  /// The one before; the calendar's first one stays.
  public var previous: Period { Period(unit, containing: start.advanced(by: -1)) }

  private static func read(_ scanner: inout DateScanner) -> Period? {
    guard let year = scanner.digits(4) else { return nil }
    if scanner.isAtEnd { return .year(year) }
    guard scanner.take(0x2D) else { return nil }
    if scanner.take(0x57) {
      return scanner.digits(2).flatMap { ISOWeek(weekYear: year, week: $0) }.map { .week($0) }
    }
    if scanner.take(0x51) { return scanner.digits(1).flatMap { .quarter($0, of: year) } }
    guard let month = scanner.digits(2) else { return nil }
    if scanner.isAtEnd { return .month(month, of: year) }
    guard scanner.take(0x2D), let day = scanner.digits(2) else { return nil }
    return CalendarDay(year: year, month: month, day: day).map { .day($0) }
  }
}

extension Period: Comparable {
  /// By first day; the shorter of two that begin together comes first.
  public static func < (a: Period, b: Period) -> Bool { a.start == b.start ? a.unit < b.unit : a.start < b.start }
}

extension Period: CustomStringConvertible {
  /// As it is read: `2026-11-20`, `2026-W46`, `2026-11`, `2026-Q4`, `2026`. A retrospective's file is named so.
  public var description: String {
    switch unit {
    case .day: start.description
    case .week: ISOWeek(containing: start).description
    case .month: "\(padded(start.year, 4))-\(padded(start.month, 2))"
    case .quarter: "\(padded(start.year, 4))-Q\(start.quarter)"
    case .year: padded(start.year, 4)
    }
  }

  /// In words: `Week 46 of 2026 · 9–15 November 2026`, `November 2026`, `Quarter 4 of 2026 · October–December`.
  public var title: String {
    switch unit {
    case .day: return "\(start.weekday.name), \(start.title)"
    case .week:
      let week = ISOWeek(containing: start)
      return "Week \(week.week) of \(week.weekYear) · \(span.title)"
    case .month: return "\(start.monthOfYear.name) \(start.year)"
    case .quarter: return "Quarter \(start.quarter) of \(start.year) · \(start.monthOfYear.name)–\(end.monthOfYear.name)"
    case .year: return "\(start.year)"
    }
  }
}
