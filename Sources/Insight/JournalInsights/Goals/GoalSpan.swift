// From when to when a goal lasts, and what says so.

public import JournalDates
import JournalModel

/// The days of a goal: its own dates, else those of its term, else from the day on which its file was made.
public struct GoalSpan: Hashable, Sendable {
  /// What says a day.
  public enum Source: String, Hashable, Sendable, CaseIterable {
    case goal, term, created
  }

  /// The first day on which lines of its activities count; nil where nothing says it, and lines of all days count.
  public let start: CalendarDay?
  public let startSource: Source?
  /// The last day on which they count, and by which it is to be reached; nil where nothing says it.
  public let due: CalendarDay?
  public let dueSource: Source?

  /// - Parameters:
  ///   - term: The days of its term; nil where it has none, or one that was cancelled.
  ///   - created: The day on which its file was made, where that says so.
  init(_ goal: Goal, term: DaySpan?, created: CalendarDay?) {
    let ownDue = goal.due ?? .latest
    if let start = goal.start {
      (self.start, startSource) = (start, .goal)
    } else if let term, term.start <= ownDue {
      (start, startSource) = (term.start, .term)
    } else if let created, created <= ownDue {
      (start, startSource) = (created, .created)
    } else {
      (start, startSource) = (nil, nil)
    }
    if let due = goal.due {
      (self.due, dueSource) = (due, .goal)
    } else if let term, start.map({ $0 <= term.end }) ?? true {
      (due, dueSource) = (term.end, .term)
    } else {
      (due, dueSource) = (nil, nil)
    }
  }
}

extension Practice {
  /// The days of each goal, in the order of `goals`.
  public func goalSpans() -> [GoalSpan] {
    var spans: [String: DaySpan] = [:]
    for term in terms where term.plan.status != .cancelled && spans[term.name] == nil { spans[term.name] = term.plan.span }
    return goals.map { goal in
      GoalSpan(goal.plan, term: goal.plan.term.flatMap { spans[Reference.folded($0.slug)] }, created: goal.created)
    }
  }
}
