// One plan in a list: what it is called, and what there is to know of it in a few words.

import JournalReports
public import JournalDates
public import JournalInsights
public import JournalModel
import JournalQuery
import JournalText
public import PlainFormats
public import JournalLanguage
import JournalWords

/// A line of a list of plans.
public struct PlanRow: Sendable {
  public let kind: EntryKind
  public let path: String
  public let slug: String
  public let title: String
  public let isPrivate: Bool
  /// Whether it is over: done, dropped, archived.
  public let isOver: Bool
  /// How soon it is due; nil where nothing says when.
  public internal(set) var urgency: Urgency?
  public internal(set) var priority: Priority?
  /// Whether it was given up.
  public internal(set) var isDropped = false
  /// In words, the most important first; empty ones are left out.
  public let facts: [String]
  /// What programs get beside its names.
  public let members: JSONObject

  init<Plan>(_ planned: Planned<Plan>, _ kind: EntryKind, isOver: Bool, _ facts: [String?], _ members: JSONObject) {
    (path, slug, title, isPrivate) = (planned.path, planned.slug, planned.title, planned.isPrivate)
    (self.kind, self.isOver) = (kind, isOver)
    self.facts = facts.compactMap { $0.flatMap { $0.isEmpty ? nil : $0 } }
    self.members = members
  }

  /// Whether its file is called as its title says.
  public var isNamedByTitle: Bool { PlanName.slug(ofTitle: title) == slug }

  /// As programs get it.
  public var json: JSONValue {
    var object: JSONObject = [.slug: .string(slug), .path: .string(path), .type: .string(kind.rawValue), .title: .string(title)]
    for (key, value) in members.members { object.append(key, value) }
    return .object(object)
  }
}

extension [PlanRow] {
  /// For programs: those that are not private, and how many are.
  /// - Parameter name: What the list is called: `habits`.
  public func json(as name: JSONMember) -> JSONValue {
    let shown = filter { !$0.isPrivate }
    return [.schema: .answerSchema, name: JSONValue(shown.map(\.json)), .privateEntries: .int(count - shown.count)]
  }
}

/// What plans are judged by.
public struct PlanView: Sendable {
  public let today: CalendarDay
  public let urgencyDays: UrgencyDays
  /// Whom they are told.
  public let audience: Audience
  /// Whether what is private says so, as programs do not want it.
  public let isMarked: Bool
  /// What facts are told in.
  public let language: Language

  private func told<Plan>(_ planned: Planned<Plan>) -> Planned<Plan> { planned.told(to: audience, isMarked: isMarked) }

  public func row(_ habit: Planned<Activity.Habit>) -> PlanRow {
    let plan = habit.plan
    let schedule = plan.schedule.value(on: max(today, plan.start ?? today))
    let points = plan.points.value(on: max(today, plan.start ?? today))
    let target = plan.target(on: today)
    let standing = plan.standing(on: today)
    let isArchived = if case .archived = standing { true } else { false }
    return PlanRow(
      told(habit), .habit, isOver: isArchived,
      [
        often(schedule, target), target.flatMap { isWithout($0, schedule) ? nil : words($0) }, points.map(words), links(plan.goals),
        standing.message.map { language($0) }, standing == .active ? plan.pause(after: today).map(words) : nil,
      ],
      [
        .state: .string(standing.name), .schedule: JSONValue(schedule?.text), .points: JSONValue(points),
        .target: target?.json ?? .null, .goals: JSONValue(plan.goals.map(\.slug)), .start: JSONValue(plan.start?.description),
        .archived: JSONValue(plan.archived?.description),
      ])
  }

  /// How often it is due, as people say it; nothing beside a limit, which holds on each day.
  private func often(_ schedule: Schedule?, _ target: HabitTarget?) -> String? {
    if let target, isWithout(target, schedule) {
      if case .perWeek(let days) = schedule { return language(PlanFactText.without, ["count": .number(days)]) }
      return language(PlanFactText.without, ["count": 7])
    }
    switch schedule {
    case .daily? where target?.bound == .atMost: return nil
    case .perWeek(let times)? where times > 1: return language(PlanFactText.often, ["count": .number(times)])
    case .weekdays(let days)?: return language(.list(days.map { language.name(of: $0, .short) }, .comma))
    default: return schedule?.words(language) ?? language(PlanFactText.noSchedule)
    }
  }

  /// Whether it is to be without on so many days, which its schedule says already.
  private func isWithout(_ target: HabitTarget, _ schedule: Schedule?) -> Bool {
    guard target.bound == .atMost, target.quantity.amount == 0 else { return false }
    if case .perWeek = schedule { return true }
    return schedule == .daily
  }

  /// `20 min`, `at most 2 a week`
  private func words(_ target: HabitTarget) -> String {
    let period = target.period != .day ? target.period.rawValue : target.bound == .atMost && target.quantity.amount > 0 ? "day" : "none"
    return language(
      PlanFactText.habitTarget,
      [
        "bound": target.bound == .atMost ? "most" : "least", "period": .text(period),
        "amount": .text(UnitTable.standard.text(target.quantity.amount, in: target.quantity.unit, language.numbers)),
      ])
  }

  /// A pause that is still to come.
  private func words(_ pause: PausedSpan) -> String {
    language(PlanFactText.willPause, ["day": .day(pause.start), "last": .optional(pause.end)])
  }

  /// - Parameter done: The day on which it was done, wherever that is said.
  public func row(_ task: Planned<Activity.Task>, done: CalendarDay?) -> PlanRow {
    let plan = task.plan
    var row = row(
      task, .task, due: plan.due, StepStanding(done, on: today),
      [
        plan.priority.map { language(PlanFactText.priority, ["priority": .text($0.rawValue)]) }, plan.points.map(words), links(plan.goals),
      ],
      [.priority: JSONValue(plan.priority?.rawValue), .points: JSONValue(plan.points), .goals: JSONValue(plan.goals.map(\.slug))])
    row.priority = plan.priority
    return row
  }

  /// A goal as it stands by what was done for it, not by its file alone.
  /// - Parameter units: Those in which is told how far it is; nil for what it is alone.
  public func row(_ progress: GoalProgress, _ units: UnitTable? = nil) -> PlanRow {
    let (goal, span) = (progress.goal, progress.span)
    let plan = goal.plan
    var reached: String?
    if plan.standing(on: today) == .open, progress.status == .complete {
      let name = TextValue.text(goal.slug)
      reached =
        plan.points.map { language(PlanFactText.reachedForPoints, ["name": name, "count": .number($0)]) }
        ?? language(PlanFactText.reached, ["name": name])
    }
    return row(
      goal, .goal, due: span.due, isDueWithTerm: span.dueSource == .term, reached: reached, plan.standing(on: today),
      [
        language(
          PlanFactText.targets, ["targets": .list(progress.targets.map { said($0, units) } + progress.levels.map { $0.short(units ?? .standard, language) }, .and)]),
        span.start.flatMap { $0 > today ? language(progress.lines.isEmpty ? PlanFactText.begins : PlanFactText.beginsNamed, ["day": "\($0)"]) : nil }, links(plan.values), plan.term?.slug,
      ],
      [
        .start: JSONValue(plan.start?.description), .targets: JSONValue(progress.targets.map(\.json)),
        .levels: JSONValue(progress.levels.map(\.json)),
        .points: JSONValue(plan.points), .dueBy: JSONValue(span.dueSource?.rawValue), .standing: .string(progress.status.rawValue),
        .values: JSONValue(plan.values.map(\.slug)), .term: JSONValue(plan.term?.slug),
      ])
  }

  /// How far a target is; where nothing was done for it yet, or nothing is left to do, only what it is.
  private func said(_ progress: TargetProgress, _ units: UnitTable?) -> String {
    guard let units, progress.status != .complete else { return progress.target.text }
    if progress.value <= 0 { return language(PlanFactText.toReach, ["target": .text(progress.target.text)]) }
    return language(progress.message(units, tellsStatus: false, language))
  }

  /// A milestone as it stands by what was done for its goal, not by its file alone.
  /// - Parameter goals: Those that may be named.
  public func row(_ progress: MilestoneProgress, of goals: [Planned<Goal>]) -> PlanRow {
    let plan = progress.milestone.plan
    let isNamed = audience == .owner || goals.contains { !$0.isPrivate && $0.name == plan.goal.map { Reference.folded($0.slug) } }
    let goal = isNamed ? plan.goal?.slug : nil
    return row(
      progress.milestone, .milestone, due: plan.due, plan.standing(on: today),
      [plan.target?.text, goal.map { language(PlanFactText.ofGoal, ["goal": .text($0)]) }],
      [.goal: JSONValue(goal), .target: progress.target?.json ?? .null])
  }

  public func row(_ obligation: Planned<Obligation>) -> PlanRow {
    let plan = obligation.plan
    return row(
      obligation, .obligation, due: plan.due, plan.standing(on: today),
      [plan.requestedBy.map { language(PlanFactText.forPerson, ["person": .text($0)]) }, plan.consequence],
      [.requestedBy: JSONValue(plan.requestedBy), .consequence: JSONValue(plan.consequence)])
  }

  public func row(_ value: Planned<PersonalValue>, goals: Int) -> PlanRow {
    let plan = value.plan
    return PlanRow(
      told(value), .value, isOver: false,
      [
        plan.level.map { language(PlanFactText.level, ["level": .text($0.rawValue)]) },
        plan.priority.map { language(PlanFactText.valuePriority, ["number": .number($0)]) }, plan.domain,
        language(PlanFactText.activeGoals, ["count": .number(goals)]),
      ],
      [
        .level: JSONValue(plan.level?.rawValue), .priority: JSONValue(plan.priority), .domain: JSONValue(plan.domain),
        .activeGoals: .int(goals),
      ])
  }

  public func row(_ term: TermProgress) -> PlanRow {
    let plan = term.term.plan
    let status = plan.status.map { language(PlanFactText.termStatus, ["status": .text($0.rawValue)]) }
    let isOff = plan.status == .cancelled || plan.status == .onHold
    return PlanRow(
      told(term.term), .term, isOver: term.daysLeft < 0 || plan.status == .cancelled,
      [
        language(PlanFactText.days, ["first": .day(term.span.start), "last": .day(term.span.end)]), isOff ? status : term.words(language),
        plan.theme,
        term.goals.isEmpty ? nil : language(PlanFactText.goals, ["count": .number(term.goals.count)]),
      ],
      [
        .number: JSONValue(plan.number), .theme: JSONValue(plan.theme), .state: JSONValue(plan.status?.rawValue),
        .start: .string(term.span.start.description), .end: .string(term.span.end.description), .week: .int(term.week),
        .weeks: .int(term.weeks), .daysLeft: .int(term.daysLeft),
        .goals: JSONValue(term.goals.filter { !$0.goal.isPrivate }.map(\.goal.slug)),
      ])
  }

  /// Something that is reached once.
  /// - Parameters:
  ///   - isDueWithTerm: Whether its term says when it is due.
  ///   - reached: That it is reached though its file does not say so; nil where it is not.
  private func row<Plan>(
    _ planned: Planned<Plan>, _ kind: EntryKind, due: CalendarDay?, isDueWithTerm: Bool = false, reached: String? = nil,
    _ standing: StepStanding,
    _ facts: [String?], _ members: JSONObject
  ) -> PlanRow {
    let urgency = due.map { Urgency(due: $0, isDone: standing != .open || reached != nil, on: today, urgencyDays) }
    let ofKind = TextValue.text(kind.rawValue)
    let first: String? =
      switch standing {
      case .open:
        reached
          ?? due.flatMap { day in
            urgency.map {
              language(isDueWithTerm ? PlanFactText.dueWithTerm : PlanFactText.due, ["when": .text($0.words(language)), "day": .day(day)])
            }
          }
      case .done(let day):
        day.map { language(PlanFactText.doneOn, ["kind": ofKind, "day": .day($0)]) } ?? language(PlanFactText.done, ["kind": ofKind])
      case .dropped: language(PlanFactText.dropped, ["kind": ofKind])
      }
    let done: CalendarDay? = if case .done(let day) = standing { day } else { nil }
    var all: JSONObject = [
      .state: .string(standing.name), .due: JSONValue(due?.description), .daysLeft: JSONValue(urgency?.daysLeft),
      .urgency: JSONValue(standing == .open ? urgency?.level.rawValue : nil), .completed: JSONValue(done?.description),
    ]
    for (key, value) in members.members { all.append(key, value) }
    var row = PlanRow(told(planned), kind, isOver: standing != .open, [first] + facts, all)
    row.urgency = urgency
    if case .dropped = standing { row.isDropped = true }
    return row
  }

  /// What is open before what is over; the most urgent first, then by priority, and what is due at no time last.
  static func byUrgency(_ rows: [PlanRow]) -> [PlanRow] {
    rows.enumerated().sorted { (a, b) in
      let (one, other) = (a.element, b.element)
      if one.isOver != other.isOver { return other.isOver }
      if let mine = one.urgency, let theirs = other.urgency, mine.daysLeft != theirs.daysLeft { return mine < theirs }
      if (one.urgency == nil) != (other.urgency == nil) { return other.urgency == nil }
      let ranks = (Priority.rank(of: one.priority), Priority.rank(of: other.priority))
      return ranks.0 == ranks.1 ? a.offset < b.offset : ranks.0 > ranks.1
    }.map(\.element)
  }

  private func words(_ points: Int) -> String { language(PlanFactText.points, ["count": .number(points)]) }

  private func links(_ references: [Reference]) -> String? {
    if references.isEmpty { return nil }
    return language(PlanFactText.forPlans, ["names": .list(references.map(\.slug), .comma)])
  }
}
