// What was written on the same day of other years: the value behind `retro on-this-day`.

public import JournalDates
public import JournalReports

/// What a day of the calendar brought in other years, and what was a month and half a year before it.
public struct OnThisDayReport: Sendable {
  /// How far another day is from the day in question.
  public enum Distance: Hashable, Sendable {
    /// Years before it, negative after it; never 0.
    case years(Int)
    /// Months before it.
    case months(Int)
  }

  /// A day, with what its file says.
  public struct Day: Sendable {
    public let day: CalendarDay
    public let distance: Distance
    public let entry: EntryCards.Entry
  }

  public let date: CalendarDay
  /// The latest first; those of which nothing is told are left out.
  public let days: [Day]
  /// How much was kept out because it is private.
  public let privateEntries: Int

  /// How many lines of a day are told at most.
  static let mostLines = 4

  /// The days that are looked at, the latest first.
  ///
  /// The 29th of February stands for itself in other leap years, and for the 28th in years without it; the 28th of a year that has no
  /// 29th stands for that, too. A month that is too short has its last day.
  /// - Parameter years: The first and the last year that may have one.
  public static func others(of date: CalendarDay, in years: ClosedRange<Int>, upTo today: CalendarDay) -> [(CalendarDay, Distance)] {
    let (year, month, day) = (date.civil.year, date.civil.month, date.civil.day)
    var found: [(CalendarDay, Distance)] = []
    for other in years where other != year {
      let isLeap = CalendarDay.isLeap(year: other)
      if month == 2, day >= 28, isLeap, !CalendarDay.isLeap(year: year) {
        found += [28, 29].compactMap { CalendarDay(year: other, month: 2, day: $0) }.map { ($0, .years(year - other)) }
      } else if let same = CalendarDay(year: other, month: month, day: min(day, CalendarDay.days(inMonth: month, of: other))) {
        found.append((same, .years(year - other)))
      }
    }
    for months in [1, 6] {
      let before = year * 12 + month - 1 - months
      let (year, month) = (before / 12, before % 12 + 1)
      guard year >= 1, let same = CalendarDay(year: year, month: month, day: min(day, CalendarDay.days(inMonth: month, of: year)))
      else { continue }
      found.append((same, .months(months)))
    }
    return found.filter { $0.0 <= today }.sorted { $0.0 > $1.0 }
  }
}
