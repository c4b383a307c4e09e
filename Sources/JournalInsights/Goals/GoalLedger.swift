// How far every goal has come, by what logs say.

public import JournalDates
public import JournalModel

/// Every goal of a journal with what counts for it.
///
/// A line counts where it says that something was done, wholly or partly, on no later day than today. It counts for the goals that it names, by a
/// link or a `goal` field, on whatever day. A line that names none counts for the goals that its activity serves and whose span, from start to
/// due date, holds the day, but not after the day on which one was completed. One that was given up keeps what it has.
///
/// To a target it gives the first of its quantities that has the target's dimension, turned into the target's unit; where the target names a field, the
/// one in that field. A bare number is a number of what its field's key names: `[pages:: 30]` is 30 pages. To a target that counts, such
/// as `12 occasions` or `24 books`, a done line without such a quantity gives 1, with two exceptions for things that have a name, as books do: a line that
/// does not name the goal gives 1 only if it has no quantity at all, and not where its habit's own target is an amount of something else.
public struct GoalLedger: Sendable {
  /// In the order of `Practice.goals`.
  public let goals: [GoalProgress]

  /// Takes time in proportion to the lines since the first of the goals began.
  public init(of practice: Practice, _ units: UnitTable, on today: CalendarDay) {
    let claims = GoalClaims(practice, upTo: today).claims
    var logUnits = LogUnits(practice.log, units)
    let measured = practice.measuredByHabits(units)
    let milestones = practice.milestones(byGoalOn: today)
    let tasks = practice.tasks(byGoalOn: today)
    var goals: [GoalProgress] = []
    for (goal, claims) in zip(practice.goals, claims) {
      let gathered = GoalGathering(goal.plan, claims, in: practice.log, &logUnits, measured)
      goals.append(
        GoalProgress(goal, gathered, units, milestones: milestones[goal.name] ?? [], tasks: tasks[goal.name] ?? [], on: today))
    }
    self.goals = goals
  }

  /// How far the goal in the file at this path has come; nil where there is none.
  public func goal(at path: String) -> GoalProgress? { goals.first { $0.goal.path.hasSameBytes(as: path) } }
}

extension GoalProgress {
  init(
    _ goal: Planned<Goal>, _ gathered: GoalGathering, _ units: UnitTable, milestones: [Planned<Milestone>], tasks: [GoalTask],
    on today: CalendarDay
  ) {
    let plan = goal.plan
    let isClosed = plan.status == .done || plan.status == .dropped || plan.completed.map { $0 <= today } ?? false
    self.goal = goal
    (lines, mismatches) = (gathered.lines, gathered.mismatches)
    doubledTargets = plan.targets.doubled(units).map(\.place)
    (self.milestones, self.tasks) = (milestones, tasks)
    daysLeft = plan.due.map { today.days(until: $0) }
    targets = zip(plan.targets, gathered.targets).map { target, gathered in
      TargetProgress(target, gathered.dimension, why: gathered.contributions, of: plan, on: today)
    }
    if plan.status == .dropped {
      status = .dropped
    } else if isClosed {
      status = .complete
    } else if let together = targets.map(\.status).together {
      status = together
    } else if let due = plan.due, due < today {
      status = .overdue
    } else {
      let hasBegun = !lines.isEmpty || milestones.contains { $0.plan.completed != nil } || tasks.contains { $0.done != nil }
      status = hasBegun && plan.start.map { $0 <= today } ?? true ? .underWay : .notStarted
    }
  }
}

extension TargetProgress {
  init(_ target: GoalTarget, _ dimension: UnitTable.Dimension, why: [GoalContribution], of goal: Goal, on today: CalendarDay) {
    self.target = target
    self.dimension = dimension
    self.why = why
    let sum = GoalContribution.sum(why)
    value = sum
    let wanted = target.quantity.amount
    let isReached = Self.isReached(sum, wanted)
    let beginning = [goal.start, why.first?.day].compactMap { $0 }.min() ?? today
    let window = GoalTrend.days(from: beginning, on: today)
    let first = today.advanced(by: 1 - window)
    currentPerDay = GoalContribution.sum(why[why.firstPlace { $0.day >= first }...]) / Double(max(window, GoalTrend.fewestPaced))
    let left = goal.due.map { today.days(until: $0) }
    // What today gives is in the sum already, unless it is the last day.
    neededPerDay = isReached ? nil : left.flatMap { $0 < 0 ? nil : (wanted - sum) / Double(max(1, $0)) }
    trend = GoalTrend(of: why, sum: sum, from: beginning, on: today, counting: dimension.isCount)
    projection = isReached ? nil : trend.flatMap { GoalProjection(of: $0, reaching: wanted, from: today) }
    if isReached {
      status = .complete
    } else if goal.status == .dropped {
      status = .dropped
    } else if let left, left < 0 {
      status = .overdue
    } else if why.isEmpty {
      status = .notStarted
    } else if let needed = neededPerDay, window >= GoalTrend.fewestSpan {
      status = Self.status(needed, trend, currentPerDay)
    } else {
      status = .underWay
    }
  }

  /// Where too few days say something for a trend, what was given a day on average decides whether it is behind.
  private static func status(_ needed: Double, _ trend: GoalTrend?, _ current: Double) -> GoalStatus {
    guard let trend else { return current >= needed ? .underWay : .behind }
    return trend.slow >= needed ? .onTrack : trend.fast >= needed ? .atRisk : .behind
  }
}

extension GoalContribution {
  /// With the error of each addition carried along (Neumaier 1974), so that the order of lines makes no difference that anyone could see.
  static func sum(_ contributions: some Sequence<GoalContribution>) -> Double {
    var (sum, error) = (0.0, 0.0)
    for contribution in contributions {
      let amount = contribution.amount
      let next = sum + amount
      error += sum.magnitude >= amount.magnitude ? (sum - next) + amount : (amount - next) + sum
      sum = next
    }
    return sum + error
  }
}
