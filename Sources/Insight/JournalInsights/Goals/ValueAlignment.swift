// Whether what a person does serves what they hold dear.

public import JournalDates
public import JournalModel

/// How far a value shows in what is done.
public struct ValueAlignment: Sendable {
  public let value: Planned<PersonalValue>
  /// The goals that say they serve it, in the order of their paths, whatever their status.
  public let goals: [GoalProgress]
  /// How often something was done for one of them in the period: lines of logs, each once, milestones and tasks.
  public let contributions: Int
  /// The last day up to today on which something was done for one of them; nil where that never was.
  public let lastDay: CalendarDay?
  /// Days since then, 0 for today.
  public let daysSince: Int?
  /// Whether it is a value that matters most, and no active goal serves it or nothing was done for it in the last 28 days.
  public let isNotReflected: Bool

  /// How many of its goals are neither reached nor given up.
  public var activeGoals: Int { goals.count { $0.isActive } }
}

/// How what is done and what is held dear go together.
public struct Alignment: Sendable {
  /// How many days without a contribution make a value one that is not reflected.
  public static let silence = 28

  /// By priority, 1 first and those without one last, then in the order of their paths.
  public let values: [ValueAlignment]
  /// The active goals that serve no value of the journal, in the order of their paths.
  public let goalsWithoutValue: [GoalProgress]

  /// - Parameters:
  ///   - goals: What the goals have come to today.
  ///   - period: The days in which contributions are counted; those after today are left out.
  public init(of practice: Practice, _ goals: GoalLedger, in period: DaySpan, on today: CalendarDay) {
    let names = Set(practice.values.map(\.name))
    let served = goals.goals.map { goal in Set(goal.goal.plan.values.map { Reference.folded($0.slug) }) }
    goalsWithoutValue = zip(goals.goals, served).filter { $0.isActive && $1.isDisjoint(with: names) }.map(\.0)
    values = practice.values.map { value in
      ValueAlignment(value, zip(goals.goals, served).filter { $1.contains(value.name) }.map(\.0), in: period, on: today)
    }.sorted { ($0.value.plan.priority ?? .max, $0.value.path) < ($1.value.plan.priority ?? .max, $1.value.path) }
  }
}

extension ValueAlignment {
  init(_ value: Planned<PersonalValue>, _ goals: [GoalProgress], in period: DaySpan, on today: CalendarDay) {
    var deeds: Set<Deed> = []
    for goal in goals {
      for line in goal.lines { deeds.insert(.line(line.day, line.line)) }
      for milestone in goal.milestonesDone { if let day = milestone.plan.completed { deeds.insert(.file(day, milestone.path)) } }
      // What a log says of a task is among the lines.
      for task in goal.tasks where !task.isLogged { if let day = task.done { deeds.insert(.file(day, task.task.path)) } }
    }
    let days = deeds.map(\.day)
    self.value = value
    self.goals = goals
    contributions = days.count { $0 <= today && period.contains($0) }
    lastDay = days.filter { $0 <= today }.max()
    daysSince = lastDay.map { $0.days(until: today) }
    let matters = value.plan.level == .major || value.plan.level == .highestOrder
    isNotReflected = matters && (!goals.contains { $0.isActive } || daysSince.map { $0 >= Alignment.silence } ?? true)
  }

  /// Something that was done.
  private enum Deed: Hashable {
    case line(CalendarDay, Int32)
    case file(CalendarDay, String)

    var day: CalendarDay {
      switch self {
      case .line(let day, _), .file(let day, _): day
      }
    }
  }
}
