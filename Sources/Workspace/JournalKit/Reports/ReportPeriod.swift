// Which days a report is about.

public import JournalDates
public import JournalFormat
public import JournalInsights
import JournalModel

/// The days of a report and what they are called.
public struct ReportPeriod: Hashable, Sendable {
  public var span: DaySpan
  /// In words: `Week 46 of 2026 · 9–15 November 2026`.
  public var title: String

  public init(_ period: Period) {
    span = period.span
    title = period.title
  }

  /// A span that need not be a period; where it is one, it is called so.
  public init(_ span: DaySpan) {
    self.span = span
    title = Period(exactly: span)?.title ?? span.title
  }

  /// Days as they were named.
  public init(_ days: NamedDays) {
    if let period = days.period {
      self.init(period)
    } else {
      self.init(days.span)
      if days.name != nil { title = days.title }
    }
  }

  /// The latest week with a weekly retrospective that has begun by `today`, without private ones; nil where there is none.
  public init?(latestOf files: [LoopFile<ItemLink>], today: CalendarDay) {
    let ends = files.filter { $0.kind == .weekly && !$0.isPrivate }.compactMap(\.span).filter { $0.start <= today }.map(\.end)
    guard let end = ends.max() else { return nil }
    self.init(Period(.week, containing: end))
  }
}
