// Dates of numbers alone that are not written as ISO 8601 has them.

/// `20.11.2026`, `20/11/2026`, `2026/11/20`: read where there is one way to read it.
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
    } else if lengths[2] == 4, lengths[0] <= 2, lengths[1] <= 2 {
      let dayFirst = CalendarDay(year: third, month: second, day: first)
      // Nobody writes the month first with dots.
      let monthFirst = sign == 0x2E || first == second ? nil : CalendarDay(year: third, month: first, day: second)
      readings = [dayFirst, monthFirst].compactMap { $0 }
    } else {
      return nil
    }
    day = readings.count == 1 ? readings[0] : nil
  }
}
