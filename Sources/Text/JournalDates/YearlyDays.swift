// Days that every year has: a month, a season, a day of a month.

/// What is said without a year: `november`, `spring`, `20 november`.
public enum YearlyDays: Hashable, Sendable {
  /// Of the northern half of the earth, three whole months each. Winter is of the year in which it begins.
  public enum Season: Int, Hashable, Sendable, CaseIterable {
    case spring = 3
    case summer = 6
    case autumn = 9
    case winter = 12
  }

  case month(Month)
  case season(Season)
  case day(Month, Int)
  /// Easter Sunday of the western churches.
  case easter

  /// The days of one year; nil where it has none, as 2026 has no 29 February.
  public func days(of year: Int) -> NamedDays? {
    switch self {
    case .month(let month): return Period.month(month.rawValue, of: year).map { NamedDays($0) }
    case .season(let season):
      guard let first = CalendarDay(year: year, month: season.rawValue, day: 1) else { return nil }
      return NamedDays(DaySpan(spanning: first, first.advanced(by: 62).startOfMonth.endOfMonth))
    case .day(let month, let day): return CalendarDay(year: year, month: month.rawValue, day: day).map { NamedDays(.day($0)) }
    case .easter: return Self.easter(of: year).map { NamedDays(.day($0)) }
    }
  }

  /// The Sunday after the first full moon of the church's calendar on or after 21 March; by the anonymous Gregorian algorithm, as in J. Meeus,
  /// Astronomical Algorithms, 2nd edition (1998), chapter 8.
  private static func easter(of year: Int) -> CalendarDay? {
    guard year >= 1583 else { return nil }
    let (golden, century, ofCentury) = (year % 19, year / 100, year % 100)
    let moon = (19 * golden + century - century / 4 - (century - (century + 8) / 25 + 1) / 3 + 15) % 30
    let weekday = (32 + 2 * (century % 4) + 2 * (ofCentury / 4) - moon - ofCentury % 4) % 7
    let late = (golden + 11 * moon + 22 * weekday) / 451
    let sum = moon + weekday - 7 * late + 114
    return CalendarDay(year: year, month: sum / 31, day: sum % 31 + 1)
  }

  /// Those nearest to today: the last that have begun, or the next that are not over.
  /// - Parameter side: The last that are over, those of this year, or the next that have not begun.
  func days(nearest today: CalendarDay, _ side: PeriodText.Neighbour?, leaning lean: DayLean) -> NamedDays? {
    // A day such as 29 February may be missing from eight years together.
    let all = (today.year - 8...today.year + 8).compactMap { days(of: $0) }
    switch side {
    case .this: return days(of: today.year)
    case .last: return all.last { $0.span.end < today }
    case .next: return all.first { $0.span.start > today }
    case nil: return lean == .past ? all.last { $0.span.start <= today } : all.first { $0.span.end >= today }
    }
  }
}
