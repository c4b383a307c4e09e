// What Reviews and Actions add to the home screen.

public import JournalIndex
import JournalInsights
public import JournalReports
public import JournalStore
import JournalDates
import JournalFormat
public import JournalModel

extension TodayReport {
  /// Adds what the index knows of the loop: the open Actions that were due within `review.horizon` or will be by the last day on which a due date
  /// is told, how many older ones there are, which retrospective comes next, and which was the last. Tasks that an Action completes are taken away.
  /// - Parameters:
  ///   - isToday: Whether it is told of today: of an earlier day, what later days and retrospectives say was not known.
  ///   - audience: Whom it is told.
  ///   - isMarked: Whether what is private says so.
  public mutating func addLoop(
    of journal: Journal, _ index: JournalIndex, isToday: Bool, for audience: Audience = .others, isMarked: Bool = true
  ) throws {
    let horizon = journal.configuration.reviewHorizonDays
    let (first, last) = (date.advanced(by: -horizon), date.advanced(by: urgencyDays.green))
    let next = journal.nextRetrospective(.week, on: date)
    // As far back as the retrospective before the next one looks, and as far ahead as the next one does.
    let since = min(first, next.period.start.advanced(by: -horizon))
    let tasks = due.filter { $0.kind == EntryKind.task.rawValue }.map(\.slug)
    let due = DaySpan(spanning: first, last)
    let near = try index.nearLoop(triesIn: DaySpan(spanning: since, next.period.span.end), due: due, tasks: tasks, isPast: !isToday)
    let files = near.files.map { $0.told(to: audience, isMarked: isMarked) }
    let ledger = ReviewLedger(of: files, layout: journal.layout)
    add(ledger, near.actions, from: due, isToday: isToday)
    olderActions = try index.openActions(dueBefore: first)
    var review = Review(next.period, path: journal.layout.path(for: next.period), isBegun: next.exists)
    review.tries = ReviewProposal(for: .weekly, of: next.period.span, from: ledger, horizonDays: horizon).tries.count
    review.latest = try index.latestRetrospective(by: date, besides: review.path)
    self.review = review
  }

  private mutating func add(_ ledger: ReviewLedger, _ near: [JournalIndex.NearAction], from span: DaySpan, isToday: Bool) {
    let completed = Set(ledger.actions.filter { $0.state == .done && ($0.closedOn.map { $0 <= date } ?? true) }.compactMap(\.taskPath))
    if !completed.isEmpty { due.removeAll { completed.contains($0.path) } }
    // An Action that is a task is due as that task.
    let open = ledger.actions.filter { action in
      action.taskPath == nil && (isToday ? action.state == .open : action.isOpen(on: date)) && action.due.map { span.contains($0) } ?? false
    }
    privateEntries += open.count(where: \.isPrivate)
    let others = open.filter { !$0.isPrivate }.compactMap { action in action.due.map { Due(action, due: $0, on: date, urgencyDays) } }
    add(near.map { Due($0, on: date, urgencyDays) } + others)
  }
}

extension TodayReport.Due {
  fileprivate init(_ action: ReviewLedger.Action, due: CalendarDay, on date: CalendarDay, _ days: UrgencyDays) {
    self.init(
      action: action.item.id ?? "\(action.place.slug)#\(action.place.line)", text: action.item.text, path: action.place.path,
      line: action.place.line, due: due, priority: action.priority, urgency: Urgency(due: due, on: date, days))
  }

  fileprivate init(_ action: JournalIndex.NearAction, on date: CalendarDay, _ days: UrgencyDays) {
    self.init(
      action: action.id ?? "\(Reference.slug(ofPath: action.path))#\(action.line)", text: action.text, path: action.path,
      line: action.line, due: action.due, priority: action.priority, urgency: Urgency(due: action.due, on: date, days))
  }
}

extension ReviewLedger.Action {
  /// Whether it was taken up by a day and not closed yet.
  fileprivate func isOpen(on day: CalendarDay) -> Bool {
    if let created, created > day { return false }
    return state == .open || closedOn.map { $0 > day } ?? false
  }
}
