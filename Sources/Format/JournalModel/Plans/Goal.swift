// What a person wants to reach, and what stands on the way.

public import JournalDates

/// What only the file of a goal has.
public struct Goal: Equatable, Sendable {
  public enum Status: String, Hashable, Sendable, CaseIterable {
    case active, done, dropped
  }

  /// What importance and urgency may be.
  public static let weights = 1...10

  public var start: CalendarDay?
  public var due: CalendarDay?
  public var targets: [GoalTarget]
  /// How much of the targets was there before anything was done for it: progress, and no pace.
  public var from: [GoalTarget]
  public var points: Int?
  /// The values that the goal serves.
  public var values: [Reference]
  public var term: Reference?
  public var status: Status?
  public var completed: CalendarDay?
  /// One of `weights`.
  public var importance: Int?
  /// One of `weights`.
  public var urgency: Int?
  public var actionPlan: String?

  public init(
    start: CalendarDay? = nil, due: CalendarDay? = nil, targets: [GoalTarget] = [], from: [GoalTarget] = [], points: Int? = nil,
    values: [Reference] = [], term: Reference? = nil, status: Status? = nil, completed: CalendarDay? = nil, importance: Int? = nil,
    urgency: Int? = nil,
    actionPlan: String? = nil
  ) {
    self.start = start
    self.due = due
    self.targets = targets
    self.from = from
    self.points = points
    self.values = values
    self.term = term
    self.status = status
    self.completed = completed
    self.importance = importance
    self.urgency = urgency
    self.actionPlan = actionPlan
  }
}

/// What only the file of a milestone has: a step of a goal.
public struct Milestone: Equatable, Sendable {
  public enum Status: String, Hashable, Sendable, CaseIterable {
    case active, dropped
  }

  public var due: CalendarDay?
  public var goal: Reference?
  /// How much of what counts for the goal reaches it.
  public var target: GoalTarget?
  public var status: Status?
  public var completed: CalendarDay?

  public init(
    due: CalendarDay? = nil, goal: Reference? = nil, target: GoalTarget? = nil, status: Status? = nil, completed: CalendarDay? = nil
  ) {
    self.due = due
    self.goal = goal
    self.target = target
    self.status = status
    self.completed = completed
  }
}

/// What only the file of an obligation has: something that others ask for.
public struct Obligation: Equatable, Sendable {
  public var due: CalendarDay?
  public var requestedBy: String?
  /// What happens where it is not met.
  public var consequence: String?
  public var completed: CalendarDay?

  public init(due: CalendarDay? = nil, requestedBy: String? = nil, consequence: String? = nil, completed: CalendarDay? = nil) {
    self.due = due
    self.requestedBy = requestedBy
    self.consequence = consequence
    self.completed = completed
  }
}
