// The most often that a habit was done without a miss between.

public import JournalDates

extension HabitRecord {
  /// The most often that it was done in some days without a miss between, and from when to when, and whether it
  /// goes on; nil where it never was. What was not due, skipped or done in part is no miss, and today is not over.
  public func longestRow(in days: some Sequence<CalendarDay>) -> (count: Int, span: DaySpan, isGoing: Bool)? {
    var (best, row) = ((count: Int, span: DaySpan)?.none, (count: Int, span: DaySpan)?.none)
    for day in days {
      switch state(on: day) {
      case .done?: row = ((row?.count ?? 0) + 1, DaySpan(spanning: row?.span.start ?? day, day))
      case .no?: row = nil
      case .unanswered?, .unknown?: if day < today { row = nil }
      default: break
      }
      if let row, row.count > best?.count ?? 0 { best = row }
    }
    return best.map { ($0.count, $0.span, row?.span == $0.span) }
  }
}
