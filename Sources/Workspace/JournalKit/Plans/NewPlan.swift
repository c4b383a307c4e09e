// Plans that are asked for: what is to be made once the journal has been looked at.

public import JournalDates
public import JournalFormat
import JournalInsights
public import JournalModel
public import JournalStore
import JournalText
import JournalLanguage

/// A plan as somebody asks for it, before the plans are known that it names.
public protocol NewPlan: Sendable {
  var title: String { get set }
  /// The folders whose plans it asks for; its own first.
  var folders: [Layout.Folder] { get }
  /// What its file is to be called; nil for a name that is made of its title.
  var slug: String? { get set }
  /// What its file is to say.
  func draft(_ plans: inout PlanFiles, on today: CalendarDay, in journal: Journal) throws -> PlanDraft
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
  /// Its last day; from the next one on it rests, so that ‘resume’ takes it up again.
  public var until: AskedDays?
  public var slug: String?

  public init(_ title: String) { self.title = title }

  public var folders: [Layout.Folder] { goals.isEmpty ? [.activities] : [.activities, .goals] }

  public func draft(_ plans: inout PlanFiles, on today: CalendarDay, in journal: Journal) throws -> PlanDraft {
    let first = try start?.first(on: today)
    let rest = try until.flatMap { PausedSpan(from: try $0.last(on: first ?? today).advanced(by: 1), to: nil) }
    let habit = Activity.Habit(
      schedule: schedule.map { [Dated($0.counted(from: first ?? today))] } ?? [], points: points.map { [Dated($0)] } ?? [], start: first,
      paused: rest.map { [$0] } ?? [], targets: target.map { [Dated($0)] } ?? [], goals: try plans.links(to: goals, .goal, in: journal))
    return PlanDraft(title, .activity(.habit(habit)), slug: slug)
  }
}

/// What is to be done once.
public struct NewTask: NewPlan {
  public var title: String
  public var due: AskedDays?
  public var points: Int?
  public var priority: Priority?
  /// The day on which it was done already.
  public var completed: CalendarDay?
  /// The names of the goals that it serves.
  public var goals: [String] = []
  public var slug: String?

  public init(_ title: String) { self.title = title }

  public var folders: [Layout.Folder] { goals.isEmpty ? [.activities] : [.activities, .goals] }

  public func draft(_ plans: inout PlanFiles, on today: CalendarDay, in journal: Journal) throws -> PlanDraft {
    let task = Activity.Task(
      due: try due?.ofTask(on: today), points: points, priority: priority, completed: completed, goals: try plans.links(to: goals, .goal, in: journal))
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
    if let due, let start, due < start {
      throw WorkspaceError(.usage, PlanErrorText.dueBeforeStart, ["due": .day(due), "start": .day(start)])
    }
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
    throw WorkspaceError(
      .usage, targets.isEmpty ? PlanErrorText.fromOfNothing : PlanErrorText.fromOfOther,
      ["amount": .text(from[place].text), "targets": .list(targets.map(\.text), .and)], help: PlanErrorText.fromWay)
  }
}

/// A step on the way to a goal.
public struct NewMilestone: NewPlan {
  public var title: String
  /// The name of the goal; empty where that stays as it is.
  public var goal: String
  /// How much of what counts for the goal reaches it.
  public var target: GoalTarget?
  public var due: AskedDays?
  public var slug: String?

  public init(_ title: String, of goal: String) { (self.title, self.goal) = (title, goal) }

  public var folders: [Layout.Folder] { [.goals] + (target == nil ? [] : [.measures]) }

  public func draft(_ plans: inout PlanFiles, on today: CalendarDay, in journal: Journal) throws -> PlanDraft {
    var target = target
    if let amount = target?.quantity, amount.unit.isEmpty, !goal.isEmpty,
      case .goal(let plan) = try plans.plan(goal, of: [.goal]).entry.details, plan.targets.count == 1
    {
      // 200 of a goal in km are kilometres.
      target?.quantity.unit = plan.targets[0].quantity.unit
    }
    let milestone = Milestone(
      due: try due?.due(on: today), goal: try plans.links(to: goal.isEmpty ? [] : [goal], .goal, in: journal).first, target: target)
    if let target, !goal.isEmpty, case .goal(let plan) = try plans.plan(goal, of: [.goal]).entry.details {
      try refuse(target, as: plan, UnitTable(plans.practice.measures.map(\.plan)))
    }
    return PlanDraft(title, .milestone(milestone), slug: slug)
  }

  /// Refuses what is no step on the way to a goal.
  private func refuse(_ target: GoalTarget, as goal: Goal, _ units: UnitTable) throws(WorkspaceError) {
    let (key, asked): (PlanErrorText, [GoalTarget])
    switch target.fit(asStepOf: goal.targets, units) {
    case .fits: return
    case .beyond(let more): (key, asked) = (PlanErrorText.stepBeyondGoal, [more])
    case .measuresOther: (key, asked) = (PlanErrorText.stepOfOther, goal.targets)
    }
    throw WorkspaceError(
      .usage, key, ["target": .text(target.text), "asked": .list(asked.map(\.text), .and)], help: PlanErrorText.stepWay)
  }
}

/// What others ask for.
public struct NewObligation: NewPlan {
  public var title: String
  public var due: AskedDays?
  public var requestedBy: String?
  public var consequence: String?
  public var slug: String?

  public init(_ title: String) { self.title = title }

  public var folders: [Layout.Folder] { [.goals] }

  public func draft(_ plans: inout PlanFiles, on today: CalendarDay, in journal: Journal) throws -> PlanDraft {
    let obligation = Obligation(due: try due?.due(on: today), requestedBy: requestedBy, consequence: consequence)
    return PlanDraft(title, .obligation(obligation), slug: slug)
  }
}

/// Weeks with a theme.
public struct NewTerm: NewPlan {
  /// Empty for one made of its number.
  public var title: String
  /// The next Monday where none is given.
  public var start: AskedDays?
  /// Ten weeks where none is given.
  public var end: AskedDays?
  /// How many days it lasts, where that is said in place of its last one.
  public var length: Int?
  public var theme: String?
  public var slug: String?

  /// How many days ago a term may have begun that is said without a year.
  static let longestBegun = 183

  public init(_ title: String) { self.title = title }

  public var folders: [Layout.Folder] { [.terms] }

  public func draft(_ plans: inout PlanFiles, on today: CalendarDay, in journal: Journal) throws -> PlanDraft {
    // A term that is called after a quarter, a month or a year is that one.
    let named = start == nil && end == nil ? PeriodText(said: title, in: .all)?.periodToCome(on: today) : nil
    let last = try end?.last(on: today)
    var first = try start?.first(on: today)
    // ‘1 oct to 31 jan’, said in November, began last month.
    if let last, let day = first, day > last, let text = start?.text, !text.isAbsolute, let former = text.days(on: last, leaning: .past)?.span.start {
      // What began half a year ago is hardly begun now: its days stand the wrong way round.
      guard former.days(until: today) <= Self.longestBegun else { throw PlanDraftError.endsEarly(last, start: day) }
      first = former
    }
    let begin = first ?? named?.start ?? today.nextMonday
    return try PlanDraft(
      termFrom: begin, to: last ?? length.map { begin.advanced(by: $0 - 1) } ?? named?.end, titled: title,
      theme: theme, slug: slug, among: plans.practice.terms)
  }
}

/// What a person holds dear.
public struct NewValue: NewPlan {
  public var title: String
  public var value: PersonalValue
  public var slug: String?

  public init(_ title: String, _ value: PersonalValue) { (self.title, self.value) = (title, value) }

  public var folders: [Layout.Folder] { [.values] }

  public func draft(_ plans: inout PlanFiles, on today: CalendarDay, in journal: Journal) -> PlanDraft {
    PlanDraft(title, .value(value), slug: slug)
  }
}

/// A unit of a person's own.
public struct NewMeasure: NewPlan {
  /// One word, such as `lap`.
  public var unit: String
  /// How much one of it is, in another unit; more than nothing.
  public var amount: Quantity
  public var slug: String?

  public init(_ unit: String, _ amount: Quantity) { (self.unit, self.amount) = (unit, amount) }

  public var title: String {
    get { unit }
    set { unit = newValue }
  }
  public var folders: [Layout.Folder] { [.measures] }

  public func draft(_ plans: inout PlanFiles, on today: CalendarDay, in journal: Journal) throws -> PlanDraft {
    if slug == nil, UnitTable.standard.knows(unit) {
      throw WorkspaceError(
        .conflict, PlanErrorText.isUnit,
        [
          "unit": .text(unit),
          "dimension": .message(PlanText.dimension, ["dimension": .text(UnitTable.standard.unit(unit).dimension.name)]),
        ], help: PlanErrorText.isUnitWay, ["unit": .text(unit)])
    }
    let units = UnitTable(plans.practice.measures.map(\.plan))
    let measure = Measure(unit: unit, dimension: units.dimension(of: amount).name, canonicalUnit: amount.unit, factor: amount.amount)
    return PlanDraft(unit, .measure(measure), slug: slug)
  }
}
