// Milestones that are reached by amounts.

public import JournalDates
public import JournalModel

/// A step of a goal with how far it has come.
public struct MilestoneProgress: Sendable {
  /// With the day on which it was reached, as its file or its amounts say it first.
  public let milestone: Planned<Milestone>
  /// What its amount has come to; nil where it asks for none, or is a step of no goal.
  public let target: TargetProgress?
}

/// The steps of one goal.
///
/// To the target of a milestone the same lines give that count for its goal, from the same day on, and what was there before counts as well. Where
/// the goal has a target that measures the same, both have come equally far; where it has none, what its lines say is counted all the same.
struct GoalSteps {
  private(set) var milestones: [Planned<Milestone>]
  /// By their paths.
  private(set) var targets: [String: TargetProgress] = [:]

  /// - Parameter claims: The lines that are about the goal.
  init(
    _ milestones: [Planned<Milestone>], of goal: Planned<Goal>, _ span: GoalSpan, _ claims: [GoalClaims.Claim], in log: PracticeLog,
    _ units: inout LogUnits, _ measured: [UnitTable.Dimension?], on today: CalendarDay
  ) {
    self.milestones = milestones
    let places = milestones.indices.filter { milestones[$0].plan.target != nil }
    guard !places.isEmpty else { return }
    let wanted = places.compactMap { milestones[$0].plan.target }
    let gathered = GoalGathering(Goal(targets: wanted), claims, in: log, &units, measured).targets
    for (place, (target, gathered)) in zip(places, zip(wanted, gathered)) {
      let milestone = milestones[place]
      let isDropped = milestone.plan.status == .dropped || goal.plan.status == .dropped
      let progress = TargetProgress(
        target, gathered.dimension, before: Goal(targets: [target], from: goal.plan.from).startingAmounts(units.table)[0],
        why: gathered.contributions, in: GoalSpan(Goal(start: span.start, due: milestone.plan.due), term: nil, created: nil),
        closed: isDropped ? .dropped : milestone.plan.completed == nil ? nil : .complete, on: today)
      targets[milestone.path] = progress
      guard milestone.plan.status != .dropped, progress.isReached else { continue }
      let reached = progress.reachedOn ?? span.start ?? milestone.created ?? today
      self.milestones[place].plan.completed = [reached, milestone.plan.completed].compactMap(\.self).min()
    }
  }
}

extension GoalProgress {
  /// A milestone of it with how far that has come.
  public func progress(of milestone: Planned<Milestone>) -> MilestoneProgress {
    MilestoneProgress(milestone: milestone, target: milestoneTargets[milestone.path])
  }

  /// The milestones that were reached because their files say so. What others are reached by are lines that count for the goal themselves.
  public var milestonesDone: [Planned<Milestone>] {
    milestones.filter { $0.plan.completed != nil && milestoneTargets[$0.path]?.reachedOn == nil }
  }

  /// The day on which it was reached: the one that its file says, else the one on which the last of its targets was.
  public var reachedOn: CalendarDay? { goal.plan.completed ?? reachedByAmountsOn }

  /// The day on which the last of its targets was reached; nil where one is not, and where it has none.
  var reachedByAmountsOn: CalendarDay? {
    if !levels.isEmpty { return levels.allSatisfy(\.isReached) ? levels.compactMap(\.reachedOn).max() : nil }
    return targets.allSatisfy(\.isReached) ? targets.compactMap(\.reachedOn).max() : nil
  }
}

extension TargetProgress {
  /// Whether there is as much as is asked for.
  public var isReached: Bool { Self.isReached(value, target.quantity.amount) }

  /// The first day on which there was as much as is asked for; nil where there is not, or nothing was added to what was there before.
  public var reachedOn: CalendarDay? {
    guard isReached else { return nil }
    var sum = before
    for contribution in why {
      sum += contribution.amount
      if Self.isReached(sum, target.quantity.amount) { return contribution.day }
    }
    return why.last?.day
  }

  /// Whether it was reached by what was there before.
  var isReachedBefore: Bool { Self.isReached(before, target.quantity.amount) }

  /// Whether there would be as much as is asked for without some lines of a day.
  func isReached(without lines: Set<Int32>, on day: CalendarDay) -> Bool {
    let others = why.filter { $0.day != day || !lines.contains($0.line) }
    return Self.isReached(before + GoalContribution.sum(others), target.quantity.amount)
  }
}
