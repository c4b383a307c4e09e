// Where a term stands on a day.

public import JournalDates
public import JournalModel

/// A stretch of weeks with what is to be reached in it.
public struct TermProgress: Sendable {
  public let term: Planned<Term>
  public let span: DaySpan
  /// The week of the term that the day is in, from 1, as weeks begin on its first day; the first before it begins, the last after its end.
  public let week: Int
  /// How many weeks it has; a last one may have fewer than seven days.
  public let weeks: Int
  /// Days until the last one: 0 on it, negative after it.
  public let daysLeft: Int
  /// Days until the first one: 0 on it, negative after it.
  public let daysUntilStart: Int
  /// The goals that say they belong to it, in the order of their paths.
  public let goals: [GoalProgress]
  /// The other terms that have days in common with it, by their starts, at most twenty; those that were cancelled overlap
  /// nothing.
  public let overlapping: [Planned<Term>]

  /// So many of the other terms are told.
  static let mostOverlapping = 20

  /// Whether the day is in it, and it was not cancelled.
  public var isCurrent: Bool { daysUntilStart <= 0 && daysLeft >= 0 && term.plan.status != .cancelled }
}

extension Practice {
  /// Every term that has a start, by their starts and then by their paths.
  public func terms(_ goals: GoalLedger, on today: CalendarDay) -> [TermProgress] {
    let spans = terms.compactMap { term in term.plan.span.map { (term, $0) } }.sorted { ($0.1.start, $0.0.path) < ($1.1.start, $1.0.path) }
    let standing = spans.filter { $0.0.plan.status != .cancelled }
    let days = SpanIndex(standing.map(\.1))
    let goals = Dictionary(grouping: goals.goals.filter { $0.goal.plan.term != nil }) { Reference.folded($0.goal.plan.term?.slug ?? "") }
    return spans.map { term, span in
      let weeks = (span.count + 6) / 7
      // Where hundreds share days, a list of all of them for each would fill the memory; the first tell enough.
      let others =
        term.plan.status == .cancelled
        ? [] : days.overlapping(span, limit: TermProgress.mostOverlapping) { standing[$0].0.path != term.path }
      return TermProgress(
        term: term, span: span, week: min(weeks, max(0, span.start.days(until: today)) / 7 + 1), weeks: weeks,
        daysLeft: today.days(until: span.end), daysUntilStart: today.days(until: span.start),
        goals: goals[term.name] ?? [], overlapping: others.map { standing[$0].0 })
    }
  }
}

extension [TermProgress] {
  /// The term of the day: of several the one that began last.
  public var current: TermProgress? { last { $0.isCurrent } }
}
