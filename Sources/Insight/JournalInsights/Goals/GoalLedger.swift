// How far every goal has come, by what logs say.

public import JournalDates
public import JournalModel

/// Every goal of a journal with what counts for it.
///
/// A line counts where it says that something was done, wholly or partly, on no later day than today. It counts for the goals that it names, by a
/// link or a `goal` field, on whatever day. A line that names none counts for the goals that its activity serves and whose span (`GoalSpan`: its own
/// dates, else those of its term) holds the day, but not after the day on which one was completed. One that was given up keeps what it has.
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
    let spans = practice.goalSpans()
    let claims = GoalClaims(practice, spans, upTo: today).claims
    var logUnits = LogUnits(practice.log, units)
    let measured = practice.measuredByHabits(units)
    let milestones = practice.milestones(byGoalOn: today)
    let tasks = practice.tasks(byGoalOn: today)
    var goals: [GoalProgress] = []
    for (number, goal) in practice.goals.enumerated() {
      let (claims, span) = (claims[number], spans[number])
      let gathered = GoalGathering(goal.plan, claims, in: practice.log, &logUnits, measured)
      let steps = GoalSteps(milestones[goal.name] ?? [], of: goal, span, claims, in: practice.log, &logUnits, measured, on: today)
      let levels = (practice.levels[goal.path] ?? []).map { $0.asOf(today) }
      goals.append(GoalProgress(goal, span, gathered, units, steps, levels, tasks: tasks[goal.name] ?? [], on: today))
    }
    self.goals = goals
  }

  /// How far the goal in the file at this path has come; nil where there is none.
  public func goal(at path: String) -> GoalProgress? { goals.first { $0.goal.path.hasSameBytes(as: path) } }
}

extension GoalProgress {
  init(
    _ goal: Planned<Goal>, _ span: GoalSpan, _ gathered: GoalGathering, _ units: UnitTable, _ steps: GoalSteps, _ levels: [GoalLevel],
    tasks: [GoalTask],
    on today: CalendarDay
  ) {
    let plan = goal.plan
    let isClosed = plan.status == .done || plan.status == .dropped || plan.completed.map { $0 <= today } ?? false
    (self.goal, self.span) = (goal, span)
    (lines, mismatches, self.levels) = (gathered.lines, levels.isEmpty ? gathered.mismatches : [], levels)
    doubledTargets = plan.targets.doubled(units).map(\.place)
    (milestones, milestoneTargets, self.tasks) = (steps.milestones, steps.targets, tasks)
    daysLeft = span.due.map { today.days(until: $0) }
    let before = plan.startingAmounts(units)
    targets = (levels.isEmpty ? plan.targets.indices : 0..<0).map { place in
      let gathered = gathered.targets[place]
      return TargetProgress(
        plan.targets[place], gathered.dimension, before: before[place], why: gathered.contributions, in: span,
        closed: plan.status == .dropped ? .dropped : isClosed ? .complete : nil, on: today)
    }
    if let standing = levels.standing(closed: plan.status == .dropped ? .dropped : isClosed ? .complete : nil, due: span.due, on: today) {
      status = standing
    } else if plan.status == .dropped {
      status = .dropped
    } else if isClosed {
      status = .complete
    } else if let together = targets.map(\.status).together {
      status = together
    } else if let due = span.due, due < today {
      status = .overdue
    } else {
      let hasBegun = !lines.isEmpty || milestones.contains { $0.plan.completed != nil } || tasks.contains { $0.done != nil }
      status = hasBegun && span.start.map { $0 <= today } ?? true ? .underWay : .notStarted
    }
  }
}

extension TargetProgress {
  /// - Parameters:
  ///   - before: How much was there before anything was done for the goal, in the target's unit.
  ///   - closed: What the goal's file says became of it; nil where it is open.
  init(
    _ target: GoalTarget, _ dimension: UnitTable.Dimension, before: Double, why: [GoalContribution], in span: GoalSpan,
    closed: GoalStatus?, on today: CalendarDay
  ) {
    self.target = target
    self.dimension = dimension
    (self.before, self.why) = (before, why)
    let sum = before + GoalContribution.sum(why)
    value = sum
    let wanted = target.quantity.amount
    let isReached = Self.isReached(sum, wanted)
    let beginning = [span.start, why.first?.day].compactMap { $0 }.min() ?? today
    let days = GoalDays(of: why, from: beginning, on: today, target: wanted)
    self.days = days
    let left = span.due.map { today.days(until: $0) }
    // What today gives is in the sum already, unless it is the last day.
    neededPerDay = isReached ? nil : left.flatMap { $0 < 0 ? nil : (wanted - sum) / Double(max(1, $0)) }
    let isAsked = closed == nil && !isReached && !why.isEmpty && left.map { $0 >= 0 } ?? false
    chance = span.due.flatMap { due in isAsked ? GoalOutlook.chance(of: days, left: Self.left(sum, wanted), by: due) : nil }
    if isReached {
      status = .complete
    } else if let closed {
      status = closed
    } else if let left, left < 0 {
      status = .overdue
    } else if why.isEmpty {
      status = .notStarted
    } else {
      status = chance.map { GoalStatus(chance: $0) } ?? .underWay
    }
  }
}

extension GoalStatus {
  /// How a goal with a due date stands, by the share of the walks that reach it in time.
  init(chance: Double) { self = chance >= 0.85 ? .onTrack : chance >= 0.3 ? .atRisk : .behind }
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
