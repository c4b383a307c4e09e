// Dates of numbers alone that are not written as ISO 8601 has them.

/// `20.11.2026`, `20.11.26`, `20/11/2026`, `2026/11/20`: read where there is one way to read it.
public struct NumericDate: Hashable, Sendable {
  /// Nil where both a day and a month may stand first, as in `03/04/2026`, or the calendar has no such day.
  public let day: CalendarDay?
  /// The days that it may be; several where it is not clear, and none where there is none.
  public let readings: [CalendarDay]

  /// Nil where the text is not of that form.
  public init?(_ text: some StringProtocol) {
    let bytes = Array(text.utf8)
    guard let sign = bytes.first(where: { $0 == 0x2E || $0 == 0x2F || $0 == 0x2D }) else { return nil }
    let numbers = bytes.split(separator: sign, omittingEmptySubsequences: false)
    guard numbers.count == 3, let first = PeriodText.number(numbers[0]), let second = PeriodText.number(numbers[1]),
      let third = PeriodText.number(numbers[2])
    else { return nil }
    let lengths = numbers.map(\.count)
    if lengths[0] == 4, lengths[1] <= 2, lengths[2] <= 2 {
      readings = [CalendarDay(year: first, month: second, day: third)].compactMap { $0 }
    } else if lengths[2] == 4 || lengths[2] == 2 && sign != 0x2D, lengths[0] <= 2, lengths[1] <= 2 {
      let year = lengths[2] == 2 ? 2000 + third : third
      let dayFirst = CalendarDay(year: year, month: second, day: first)
      // Nobody writes the month first with dots.
      let monthFirst = sign == 0x2E || first == second ? nil : CalendarDay(year: year, month: first, day: second)
      readings = [dayFirst, monthFirst].compactMap { $0 }
    } else {
      return nil
    }
    day = readings.count == 1 ? readings[0] : nil
  }
}

/// `18.11.`, `18/11`, `11/18`: a day of any year, read where there is one way to read it.
public struct NumericDayOfYear: Hashable, Sendable {
  /// The days that it may be; several where it is not clear whether the day or the month stands first.
  public let readings: [YearlyDays]

  /// What is meant; nil where it is not clear.
  public var days: YearlyDays? { readings.count == 1 ? readings[0] : nil }

  /// Nil where the text is not of that form, or no year has such a day. `3.5` is a number; with a dot behind it, or with two digits of the month,
  /// it is a day.
  public init?(_ text: some StringProtocol) {
    var bytes = Array(text.utf8)[...]
    guard let sign = bytes.first(where: { $0 == 0x2E || $0 == 0x2F }) else { return nil }
    let isClosed = sign == 0x2E && bytes.last == sign
    if isClosed { bytes.removeLast() }
    let numbers = bytes.split(separator: sign, omittingEmptySubsequences: false)
    guard numbers.count == 2, numbers.allSatisfy({ (1...2).contains($0.count) }), let first = PeriodText.number(numbers[0]),
      let second = PeriodText.number(numbers[1]), isClosed || sign == 0x2F || numbers[1].count == 2
    else { return nil }
    let dayFirst = Self.day(first, ofMonth: second)
    let monthFirst = sign == 0x2E || first == second ? nil : Self.day(second, ofMonth: first)
    readings = [dayFirst, monthFirst].compactMap { $0 }
    if readings.isEmpty { return nil }
  }

  /// 2024 has every day that any year has.
  private static func day(_ day: Int, ofMonth number: Int) -> YearlyDays? {
    guard CalendarDay(year: 2024, month: number, day: day) != nil, let month = Month(rawValue: number) else { return nil }
    return .day(month, day)
  }
}
