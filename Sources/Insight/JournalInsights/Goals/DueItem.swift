// Everything that is due on a day.

public import JournalDates
public import JournalModel

/// A task, goal, milestone or obligation with a due date.
public struct DueItem: Equatable, Sendable {
  /// In the journal, with slashes.
  public let path: String
  /// The file's name without `.md`, as written.
  public let slug: String
  public let title: String
  public let isPrivate: Bool
  public let kind: EntryKind
  public let due: CalendarDay
  /// Of tasks alone.
  public let priority: Priority?
  /// Whether nothing is asked of it any more.
  public let isDone: Bool
  public let urgency: Urgency
  /// What it belongs to: the goals of a task, the goal of a milestone, the term of a goal.
  public let partOf: [Reference]
}

extension DueItem: Comparable {
  /// By urgency, then by priority, a task without one between medium and low and what has none beside it, then by path.
  public static func < (a: DueItem, b: DueItem) -> Bool {
    if a.urgency != b.urgency, a.urgency < b.urgency || b.urgency < a.urgency { return a.urgency < b.urgency }
    let ranks = (Priority.rank(of: a.priority), Priority.rank(of: b.priority))
    if ranks.0 != ranks.1 { return ranks.0 > ranks.1 }
    return a.path.utf8.lexicographicallyPrecedes(b.path.utf8)
  }
}

extension Practice {
  /// Everything with a due date, what is most urgent first and what is done last; goals that were given up are left out.
  /// - Parameter goals: What the goals have come to on that day.
  public func dueItems(_ goals: GoalLedger, on today: CalendarDay, _ days: UrgencyDays = UrgencyDays()) -> [DueItem] {
    func item<Plan>(
      _ planned: Planned<Plan>, _ kind: EntryKind, due: CalendarDay?, isDone: Bool, partOf: [Reference] = [], _ priority: Priority? = nil
    ) -> DueItem? {
      guard let due else { return nil }
      return DueItem(
        path: planned.path, slug: planned.slug, title: planned.title, isPrivate: planned.isPrivate, kind: kind, due: due,
        priority: priority, isDone: isDone, urgency: Urgency(due: due, isDone: isDone, on: today, days), partOf: partOf)
    }
    func isPast(_ day: CalendarDay?) -> Bool { day.map { $0 <= today } ?? false }
    let completions = completions(on: today)
    var items = tasks.compactMap { task in
      item(
        task, .task, due: task.plan.due, isDone: completions[task.path] != nil, partOf: task.plan.goals, task.plan.priority)
    }
    items += goals.goals.compactMap { progress in
      guard progress.status != .dropped else { return nil }
      let goal = progress.goal.plan
      return item(
        progress.goal, .goal, due: progress.span.due, isDone: progress.status == .complete, partOf: goal.term.map { [$0] } ?? [])
    }
    items += goals.milestones(of: self).map(\.milestone).compactMap { milestone in
      item(
        milestone, .milestone, due: milestone.plan.status == .dropped ? nil : milestone.plan.due, isDone: isPast(milestone.plan.completed),
        partOf: milestone.plan.goal.map { [$0] } ?? [])
    }
    items += obligations.compactMap { obligation in
      item(obligation, .obligation, due: obligation.plan.due, isDone: isPast(obligation.plan.completed))
    }
    return items.sorted()
  }
}
