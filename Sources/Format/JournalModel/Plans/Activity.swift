// What a person does: again and again, or once.

public import JournalDates

/// Something to do: a habit where it has a schedule, else a task done once.
public enum Activity: Equatable, Sendable {
  case habit(Habit)
  case task(Task)

  /// What a completion may earn; a test for it works for every integer, which the magnitude of the least one does not.
  public static let points = -1_000_000...1_000_000

  /// Something done again and again.
  public struct Habit: Equatable, Sendable {
    /// When it is due, with the days from which a change holds; empty where the file does not say.
    public var schedule: [Dated<Schedule>]
    /// What a completion earns, with the days from which a change holds.
    public var points: [Dated<Int>]
    public var start: CalendarDay?
    public var paused: [PausedSpan]
    /// The day from which it is not done any more.
    public var archived: CalendarDay?
    /// What makes a day of it done, with the days from which a change holds; empty where it asks for no amount.
    public var targets: [Dated<HabitTarget>]
    public var goals: [Reference]

    public init(
      schedule: [Dated<Schedule>] = [], points: [Dated<Int>] = [], start: CalendarDay? = nil, paused: [PausedSpan] = [],
      archived: CalendarDay? = nil, targets: [Dated<HabitTarget>] = [], goals: [Reference] = []
    ) {
      self.schedule = schedule
      self.points = points
      self.start = start
      self.paused = paused
      self.archived = archived
      self.targets = targets
      self.goals = goals
    }

    /// What it asks for on a day; before it begins, what it asks for then. Nil where it asks for no amount.
    public func target(on day: CalendarDay) -> HabitTarget? { targets.value(on: max(day, start ?? day)) }

    /// What it asks for once all changes hold, for whoever asks in what it is measured and not on which day.
    public var lastTarget: HabitTarget? { targets.value(on: .latest) }
  }

  /// Something done once.
  public struct Task: Equatable, Sendable {
    public var due: CalendarDay?
    public var points: Int?
    public var priority: Priority?
    public var completed: CalendarDay?
    public var goals: [Reference]

    public init(
      due: CalendarDay? = nil, points: Int? = nil, priority: Priority? = nil, completed: CalendarDay? = nil, goals: [Reference] = []
    ) {
      self.due = due
      self.points = points
      self.priority = priority
      self.completed = completed
      self.goals = goals
    }
  }
}
