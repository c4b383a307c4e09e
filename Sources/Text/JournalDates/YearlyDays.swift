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

  /// The days of one year; nil where it has none, as 2026 has no 29 February.
  public func days(of year: Int) -> NamedDays? {
    switch self {
    case .month(let month): return Period.month(month.rawValue, of: year).map { NamedDays($0) }
    case .season(let season):
      guard let first = CalendarDay(year: year, month: season.rawValue, day: 1) else { return nil }
      return NamedDays(DaySpan(spanning: first, first.advanced(by: 62).startOfMonth.endOfMonth))
    case .day(let month, let day): return CalendarDay(year: year, month: month.rawValue, day: day).map { NamedDays(.day($0)) }
    }
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
