// Plans that are asked for: what is to be made once the journal has been looked at.

public import JournalDates
public import JournalFormat
import JournalInsights
public import JournalModel
public import JournalStore
import JournalText

/// A plan as somebody asks for it, before the plans are known that it names.
public protocol NewPlan: Sendable {
  /// The folders whose plans it asks for; its own first.
  var folders: [Layout.Folder] { get }
  /// What its file is to say.
  func draft(_ plans: inout PlanFiles, on today: CalendarDay, in journal: Journal) throws -> PlanDraft
}

extension Workspace {
  /// Makes the file of a new plan, or with `isDryRun` only plans it; findings in it are told.
  public func make(_ plan: some NewPlan, in journal: Journal, isDryRun: Bool = false) throws -> WrittenPlan {
    try makePlan(in: journal, among: plan.folders, isDryRun: isDryRun) { plans, today in
      try plan.draft(&plans, on: today, in: journal)
    }
  }
}

/// What is to be done again and again.
public struct NewHabit: NewPlan {
  public var title: String
  public var schedule: Schedule?
  public var points: Int?
  public var target: HabitTarget?
  /// The names of the goals that it serves.
  public var goals: [String] = []
  public var start: AskedDays?
  public var slug: String?

  public init(_ title: String) { self.title = title }

  public var folders: [Layout.Folder] { goals.isEmpty ? [.activities] : [.activities, .goals] }

  public func draft(_ plans: inout PlanFiles, on today: CalendarDay, in journal: Journal) throws -> PlanDraft {
    let habit = Activity.Habit(
      schedule: schedule.map { [Dated($0)] } ?? [], points: points.map { [Dated($0)] } ?? [], start: try start?.first(on: today),
      target: target, goals: try plans.links(to: goals, .goal, in: journal))
    return PlanDraft(title, .activity(.habit(habit)), slug: slug)
  }
}

/// What is to be done once.
public struct NewTask: NewPlan {
  public var title: String
  public var due: AskedDays?
  public var points: Int?
  public var priority: Priority?
  /// The names of the goals that it serves.
  public var goals: [String] = []
  public var slug: String?

  public init(_ title: String) { self.title = title }

  public var folders: [Layout.Folder] { goals.isEmpty ? [.activities] : [.activities, .goals] }

  public func draft(_ plans: inout PlanFiles, on today: CalendarDay, in journal: Journal) throws -> PlanDraft {
    let task = Activity.Task(
      due: try due?.due(on: today), points: points, priority: priority, goals: try plans.links(to: goals, .goal, in: journal))
    return PlanDraft(title, .activity(.task(task)), slug: slug)
  }
}

/// What is to be reached.
public struct NewGoal: NewPlan {
  public var title: String
  public var targets: [GoalTarget] = []
  /// How much of its targets was there before.
  public var from: [GoalTarget] = []
  public var due: AskedDays?
  public var start: AskedDays?
  /// The names of the values that it serves.
  public var values: [String] = []
  /// The name of the term that it belongs to.
  public var term: String?
  public var points: Int?
  public var importance: Int?
  public var slug: String?

  public init(_ title: String) { self.title = title }

  public var folders: [Layout.Folder] {
    [.goals, .measures] + (values.isEmpty ? [] : [.values]) + (term == nil ? [] : [.terms])
  }

  public func draft(_ plans: inout PlanFiles, on today: CalendarDay, in journal: Journal) throws -> PlanDraft {
    let units = UnitTable(plans.practice.measures.map(\.plan))
    try refuseDoubles(units)
    try refuseStarts(units)
    let due = try self.due?.due(on: today)
    let start = try self.start?.first(on: today)
    if let due, let start, due < start { throw WorkspaceError(.usage, "‘--due’ \(due) is before ‘--start’ \(start)") }
    let goal = Goal(
      start: start, due: due, targets: targets, from: from, points: points, values: try plans.links(to: values, .value, in: journal),
      term: try plans.links(to: term.map { [$0] } ?? [], .term, in: journal).first, status: .active, importance: importance)
    return PlanDraft(title, .goal(goal), slug: slug)
  }

  /// Refuses targets that would count the same amounts.
  private func refuseDoubles(_ units: UnitTable) throws(PlanDraftError) {
    guard let (place, earlier) = targets.doubled(units).first else { return }
    let target = targets[place], dimension = units.unit(target.quantity.unit, ofField: target.field ?? "").dimension
    throw .equalTargets(targets[earlier].text, target.text, dimension: dimension.isCount ? nil : dimension.name)
  }

  /// Refuses what was there before of something that no target measures.
  private func refuseStarts(_ units: UnitTable) throws(WorkspaceError) {
    let places = Goal(targets: targets, from: from).startingPlaces(units)
    guard let place = places.firstIndex(where: { $0 == nil }) else { return }
    let wanted = targets.isEmpty ? "there is no ‘--target’" : "the target is \(targets.map(\.text).joined(separator: " and "))"
    throw WorkspaceError(
      .usage, "‘--from \(from[place].text)’ is part of no target: \(wanted)", help: "It takes an amount that measures the same.")
  }
}
