// Why a text that looks like a day or a period is none.

extension Period {
  /// What the calendar has instead of a day or period that it does not have: `February 2026 has 28 days` for `2026-02-29`; nil for periods,
  /// and for text of any other form than theirs.
  public static func issue(of text: some StringProtocol) -> String? { Period(text) == nil ? scan(text, Self.issue) : nil }

  private static func issue(_ scanner: inout DateScanner) -> String? {
    guard let year = scanner.digits(4) else { return nil }
    if scanner.isAtEnd { return "years are counted from 0001" }
    guard scanner.take(0x2D) else { return nil }
    let isWeek = scanner.take(0x57)
    let isQuarter = !isWeek && scanner.take(0x51)
    guard let number = isQuarter ? scanner.digits(1) : scanner.digits(2) else { return nil }
    var day: Int?
    if !isWeek, !isQuarter, !scanner.isAtEnd {
      guard scanner.take(0x2D), let digits = scanner.digits(2) else { return nil }
      day = digits
    }
    if year == 0 { return "years are counted from 0001" }
    if number == 0 {
      return isWeek ? "weeks are counted from W01" : isQuarter ? "quarters are counted from Q1" : "months are counted from 01"
    }
    if isWeek { return "\(padded(year, 4)) has \(ISOWeek(weekYear: year, week: 53) == nil ? 52 : 53) weeks" }
    if isQuarter { return "a year has four quarters" }
    guard let first = CalendarDay(year: year, month: number, day: 1) else { return "a year has twelve months" }
    if day == 0 { return "days are counted from 01" }
    return "\(first.monthOfYear.name) \(padded(year, 4)) has \(CalendarDay.days(inMonth: number, of: year)) days"
  }
}
