// A term that is still to be made: its number follows the last one's, and its days are its own.

import JournalFormat
public import JournalDates
public import JournalInsights
public import JournalModel
public import JournalStore

extension PlanDraft {
  /// A new term that begins on a day; of ten weeks where no last day is given.
  /// - Parameters:
  ///   - title: Empty for one made of its number, as its file's name then is: `2026-t4`.
  ///   - terms: Those that there are. Those that were cancelled are in nobody's way.
  public init(
    termFrom start: CalendarDay, to end: CalendarDay?, titled title: String, theme: String?, slug: String?, among terms: [Planned<Term>]
  ) throws(PlanDraftError) {
    let number = (terms.compactMap(\.plan.number).max() ?? 0) + 1
    let term = Term(number: number, theme: theme, start: start, end: end)
    guard let span = term.span else { throw .endsEarly(end ?? start, start: start) }
    let others = terms.filter { $0.plan.status != .cancelled }.compactMap { other in other.plan.span.map { (other, $0) } }
    if let (other, days) = others.first(where: { $0.1.overlaps(span) }) {
      throw .overlaps(
        span, term: other.title, path: other.path, days, next: Self.monday(after: others.map(\.1), from: start, count: span.count))
    }
    let isNamed = !title.trimmed.isEmpty
    self.init(isNamed ? title : "Term \(number)", .term(term), slug: slug ?? (isNamed ? nil : "\(start.year)-t\(number)"))
  }

  /// The first Monday from which so many days are free; nil where the calendar ends before.
  private static func monday(after spans: [DaySpan], from day: CalendarDay, count: Int) -> CalendarDay? {
    var monday = day.nextMonday
    for span in spans.sorted(by: { $0.start < $1.start })
    where span.overlaps(DaySpan(spanning: monday, monday.advanced(by: count - 1))) {
      monday = span.end.advanced(by: 1).nextMonday
    }
    return monday.weekday == .monday && monday.advanced(by: count - 1).days(until: monday) == 1 - count ? monday : nil
  }
}

extension Workspace {
  /// The days of a term, where it lasts longer than a year or began half a year ago, as nobody means it who plans one, or where they are in doubt; nil for all others.
  public func unusualDays(ofTerm name: String, orWhere isDoubtful: Bool = false, in journal: Journal) throws -> DaySpan? {
    let plans = try plans(of: journal, in: [.terms])
    let today = try today(journal.configuration)
    guard let span = plans.practice.terms.first(where: { $0.slug == name })?.plan.span else { return nil }
    return isDoubtful || span.count > 366 || span.start.days(until: today) > NewTerm.longestBegun ? span : nil
  }
}

extension CalendarDay {
  /// This day where it is a Monday, else the Monday after it.
  public var nextMonday: CalendarDay { advanced(by: (8 - weekday.rawValue) % 7) }
}
