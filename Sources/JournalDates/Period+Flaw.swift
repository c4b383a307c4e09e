// Why a text that looks like a day or a period is none.

extension Period {
  /// What the calendar has instead of a day or period that it does not have: `February 2026 has 28 days` for `2026-02-29`; nil for periods,
  /// and for text of any other form than theirs.
  public static func flaw(of text: some StringProtocol) -> String? { Period(text) == nil ? scan(text, Self.flaw) : nil }

  private static func flaw(_ scanner: inout DateScanner) -> String? {
    guard let year = scanner.digits(4) else { return nil }
    if scanner.isAtEnd { return "years are counted from 0001" }
    guard scanner.take(0x2D) else { return nil }
    let isWeek = scanner.take(0x57)
    let isQuarter = !isWeek && scanner.take(0x51)
    guard let number = isQuarter ? scanner.digits(1) : scanner.digits(2) else { return nil }
    if !isWeek, !isQuarter, !scanner.isAtEnd {
      guard scanner.take(0x2D), scanner.digits(2) != nil else { return nil }
    }
    if year == 0 { return "years are counted from 0001" }
    if isWeek { return "\(padded(year, 4)) has \(ISOWeek(weekYear: year, week: 53) == nil ? 52 : 53) weeks" }
    if isQuarter { return "a year has four quarters" }
    guard let first = CalendarDay(year: year, month: number, day: 1) else { return "a year has twelve months" }
    return "\(first.monthOfYear.name) \(padded(year, 4)) has \(CalendarDay.days(inMonth: number, of: year)) days"
  }
}
