// By what numbers of days are put together in a picture.

import JournalDates
import JournalInsights
import JournalLanguage

/// A point a day, week, month or year, or a profile of the days of the week.
public enum FigureGrouping: String, Sendable, CaseIterable {
  case day, week, month, year, weekday

  /// The shortest that still leaves each point room enough.
  init(for span: DaySpan) { self = span.count <= 93 ? .day : span.count <= 3 * 366 ? .week : span.count <= 15 * 366 ? .month : .year }

  func spans(weekStart: Weekday) -> PointsLedger.Grouping {
    switch self {
    case .day, .weekday: .day
    case .week: .week(weekStart)
    case .month: .month
    case .year: .year
    }
  }

  /// A span as a point of it is called: `Mon 9 Nov 2026`, `9–15 Nov 2026`, `Nov 2026`, `2026`.
  func name(of span: DaySpan, in say: Language) -> String {
    switch self {
    case .day, .weekday: say.weekdayAndDate(span.start)
    case .week: say.title(of: span, .short)
    case .month: say.month(of: span.end)
    case .year: "\(span.end.year)"
    }
  }
}
