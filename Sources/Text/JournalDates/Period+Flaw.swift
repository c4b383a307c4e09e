// Why a text that looks like a day or a period is none.

/// What the calendar has instead of a day or period that it does not have.
public enum CalendarFlaw: Hashable, Sendable {
  /// What is counted from a first one.
  public enum Counted: String, Sendable {
    case years, quarters, months, weeks
    /// Days of a month with two digits, and with as many as they have.
    case days, plainDays

    /// The first one, as it is written.
    public var first: String {
      switch self {
      case .years: "0001"
      case .quarters: "Q1"
      case .months, .days: "01"
      case .weeks: "W01"
      case .plainDays: "1"
      }
    }
  }

  case counted(Counted)
  /// A year has four quarters, twelve months, and 52 or 53 weeks.
  case fourQuarters, twelveMonths, mostWeeks
  case weeks(year: Int, count: Int)
  /// - isMost: Whether the year is not known, and some have fewer.
  case days(month: Month, year: String?, count: Int, isMost: Bool)
  /// A day and a month, or the other way round; as each would be written.
  case dayOrMonth([String])
  /// The same of a day without its year.
  case dayOrMonthOfYear([(written: String, day: Int, month: Month)])
  /// A span whose end lies before its beginning; as it would be written the other way.
  case backwards(String)

  public static func == (a: Self, b: Self) -> Bool { a.description == b.description }
  public func hash(into hasher: inout Hasher) { hasher.combine(description) }
}

extension CalendarFlaw: CustomStringConvertible {
  public var description: String {
    switch self {
    case .counted(let what): "\(what == .plainDays ? "days" : what.rawValue) are counted from \(what.first)"
    case .fourQuarters: "a year has four quarters"
    case .twelveMonths: "a year has twelve months"
    case .mostWeeks: "a year has at most 53 weeks"
    case .weeks(let year, let count): "\(padded(year, 4)) has \(count) weeks"
    case .days(let month, let year, let count, let isMost):
      "\(month.name)\(year.map { " \($0)" } ?? "") has \(isMost ? "at most " : "")\(count) days"
    case .dayOrMonth(let days): "day or month first? write \(days.joined(separator: " or "))"
    case .dayOrMonthOfYear(let days):
      "day or month first? write "
        + days.map { "‘\($0.written)’ for \($0.day) \($0.month.name)" }.joined(separator: " or ")
    case .backwards(let other): "its end lies before its beginning; ‘\(other)’ goes the other way"
    }
  }
}

extension Period {
  /// What the calendar has instead of a day or period that it does not have: `February 2026 has 28 days` for `2026-02-29`; nil for periods,
  /// and for text of any other form than theirs.
  public static func issue(of text: some StringProtocol) -> CalendarFlaw? { Period(text) == nil ? scan(text, Self.issue) : nil }

  private static func issue(_ scanner: inout DateScanner) -> CalendarFlaw? {
    guard let year = scanner.digits(4) else { return nil }
    if scanner.isAtEnd { return .counted(.years) }
    guard scanner.take(0x2D) else { return nil }
    let isWeek = scanner.take(0x57)
    let isQuarter = !isWeek && scanner.take(0x51)
    guard let number = isQuarter ? scanner.digits(1) : scanner.digits(2) else { return nil }
    var day: Int?
    if !isWeek, !isQuarter, !scanner.isAtEnd {
      guard scanner.take(0x2D), let digits = scanner.digits(2) else { return nil }
      day = digits
    }
    if year == 0 { return .counted(.years) }
    if number == 0 { return .counted(isWeek ? .weeks : isQuarter ? .quarters : .months) }
    if isWeek { return .weeks(year: year, count: ISOWeek(weekYear: year, week: 53) == nil ? 52 : 53) }
    if isQuarter { return .fourQuarters }
    guard let first = CalendarDay(year: year, month: number, day: 1) else { return .twelveMonths }
    if day == 0 { return .counted(.days) }
    return .days(
      month: first.monthOfYear, year: padded(year, 4), count: CalendarDay.days(inMonth: number, of: year), isMost: false)
  }
}
