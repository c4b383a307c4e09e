// What was reached on a day, and by which lines: no file says that it was told.

public import JournalDates
public import JournalModel

/// A goal or a milestone that was reached.
public struct ReachedPlan: Sendable {
  /// `goal` or `milestone`.
  public let kind: EntryKind
  public let path: String
  /// The file's name without `.md`, as written.
  public let slug: String
  public let title: String
  public let isPrivate: Bool
  /// The title of the goal that a milestone is a step of; nil where that is private, and of goals.
  public let goalTitle: String?
  /// What closing it earns; nil of milestones, and where its file says nothing.
  public let points: Int?
  /// What its amounts have come to; empty where its file alone says that it was reached.
  public let targets: [TargetProgress]
  /// Of a goal of a weight that is not reached yet, how much of the way to it has been gone; nil of all others.
  public var share: Double?

  init(_ goal: GoalProgress) {
    (kind, path, slug, title) = (.goal, goal.goal.path, goal.goal.slug, goal.goal.title)
    (isPrivate, goalTitle, points, targets) = (goal.goal.isPrivate, nil, goal.goal.plan.points, goal.targets)
  }

  init(_ milestone: Planned<Milestone>, of goal: GoalProgress) {
    (kind, path, slug, title) = (.milestone, milestone.path, milestone.slug, milestone.title)
    isPrivate = milestone.isPrivate
    (goalTitle, points) = (goal.goal.isPrivate ? nil : goal.goal.title, nil)
    targets = goal.milestoneTargets[milestone.path].map { [$0] } ?? []
  }
}

extension ReachedPlan {
  /// Whether its amounts reach it, whatever its file says.
  public var isReachedByAmounts: Bool { !targets.isEmpty && targets.allSatisfy(\.isReached) }
}

extension GoalLedger {
  /// Every milestone of the journal with how far it has come, by path; one of no goal with what its file says alone.
  public func milestones(of practice: Practice) -> [MilestoneProgress] {
    practice.milestones.map { milestone in
      for goal in goals {
        if let found = goal.milestones.first(where: { $0.path.hasSameBytes(as: milestone.path) }) { return goal.progress(of: found) }
      }
      return MilestoneProgress(milestone: milestone, target: nil)
    }
  }

  /// What was first reached on a day, milestones before their goals. What is reached by what was there before was reached on no day.
  public func reached(on day: CalendarDay) -> [ReachedPlan] {
    goals.flatMap { goal -> [ReachedPlan] in
      if goal.status == .dropped { return [] }
      let steps = goal.milestones.filter { milestone in
        milestone.plan.completed == day && milestone.plan.status != .dropped
          && goal.milestoneTargets[milestone.path]?.isReachedBefore != true
      }.map { ReachedPlan($0, of: goal) }
      let first = [goal.goal.plan.completed, goal.reachedByAmountsOn].compactMap(\.self).min()
      let isReached = first == day && (goal.targets.isEmpty || !goal.targets.allSatisfy(\.isReachedBefore))
      return steps + (isReached ? [ReachedPlan(goal)] : [])
    }
  }

  /// What some lines of a day have reached: what is reached by amounts, would not be without these lines, and no file said before.
  public func reached(by lines: Set<Int32>, on day: CalendarDay, in practice: Practice) -> [ReachedPlan] {
    let closed = Set(practice.milestones.filter { $0.plan.completed.map { $0 <= day } ?? false }.map(\.path))
    return goals.flatMap { goal -> [ReachedPlan] in
      if goal.status == .dropped { return [] }
      let steps = goal.milestones.filter { milestone in
        guard !closed.contains(milestone.path), milestone.plan.status != .dropped else { return false }
        return goal.milestoneTargets[milestone.path].map { $0.isReached && !$0.isReached(without: lines, on: day) } ?? false
      }.map { ReachedPlan($0, of: goal) }
      let isClosed = goal.goal.plan.status == .done || goal.goal.plan.completed != nil
      let isReached =
        !isClosed && !goal.targets.isEmpty && goal.targets.allSatisfy(\.isReached)
        && !goal.targets.allSatisfy { $0.isReached(without: lines, on: day) }
      return steps + (isReached ? [ReachedPlan(goal)] : [])
    }
  }
}
