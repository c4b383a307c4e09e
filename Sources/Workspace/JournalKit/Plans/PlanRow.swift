// One plan in a list: what it is called, and what there is to know of it in a few words.

public import JournalDates
public import JournalInsights
public import JournalModel
import JournalQuery
import JournalText
public import PlainFormats

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

  /// As programs get it.
  public var json: JSONValue {
    var object: JSONObject = ["slug": .string(slug), "path": .string(path), "type": .string(kind.rawValue), "title": .string(title)]
    for (key, value) in members.members { object.append(key, value) }
    return .object(object)
  }
}

extension [PlanRow] {
  /// For programs: those that are not private, and how many are.
  /// - Parameter name: What the list is called: `habits`.
  public func json(as name: String) -> JSONValue {
    let shown = filter { !$0.isPrivate }
    return ["schema": 1, name: JSONValue(shown.map(\.json)), "private_entries": .int(count - shown.count)]
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

  private func told<Plan>(_ planned: Planned<Plan>) -> Planned<Plan> { planned.told(to: audience, isMarked: isMarked) }

  public func row(_ habit: Planned<Activity.Habit>) -> PlanRow {
    let plan = habit.plan
    let schedule = plan.schedule.value(on: max(today, plan.start ?? today))
    let points = plan.points.value(on: max(today, plan.start ?? today))
    let standing = plan.standing(on: today)
    let isArchived = if case .archived = standing { true } else { false }
    return PlanRow(
      told(habit), .habit, isOver: isArchived,
      [schedule?.text ?? "no schedule", plan.target?.text, points.map(Self.points), Self.links(plan.goals), standing.words],
      [
        "state": .string(standing.name), "schedule": JSONValue(schedule?.text), "points": JSONValue(points),
        "target": JSONValue(plan.target?.text), "goals": JSONValue(plan.goals.map(\.slug)), "start": JSONValue(plan.start?.description),
        "archived": JSONValue(plan.archived?.description),
      ])
  }

  /// - Parameter done: The day on which it was done, wherever that is said.
  public func row(_ task: Planned<Activity.Task>, done: CalendarDay?) -> PlanRow {
    let plan = task.plan
    var row = row(
      task, .task, due: plan.due, StepStanding(done, on: today),
      [plan.priority.map { "\($0.rawValue) priority" }, plan.points.map(Self.points), Self.links(plan.goals)],
      ["priority": JSONValue(plan.priority?.rawValue), "points": JSONValue(plan.points), "goals": JSONValue(plan.goals.map(\.slug))])
    row.priority = plan.priority
    return row
  }

  /// A goal as it stands by what was done for it, not by its file alone.
  public func row(_ progress: GoalProgress) -> PlanRow {
    let (goal, span) = (progress.goal, progress.span)
    let plan = goal.plan
    var reached: String?
    if plan.standing(on: today) == .open, progress.status == .complete {
      reached = "reached; ‘retro goal done \(goal.slug)’ closes it" + (plan.points.map { ", for \(Self.points($0))" } ?? "")
    }
    return row(
      goal, .goal, due: span.due, dueWords: span.dueSource == .term ? ", with its term" : "", reached: reached, plan.standing(on: today),
      [
        plan.targets.map(\.text).joined(separator: " and "), span.start.flatMap { $0 > today ? "begins on \($0)" : nil },
        Self.links(plan.values), plan.term?.slug,
      ],
      [
        "start": JSONValue(plan.start?.description), "targets": JSONValue(plan.targets.map(\.text)),
        "from": JSONValue(plan.from.map(\.text)),
        "points": JSONValue(plan.points), "due_by": JSONValue(span.dueSource?.rawValue), "status": .string(progress.status.rawValue),
        "values": JSONValue(plan.values.map(\.slug)), "term": JSONValue(plan.term?.slug),
      ])
  }

  public func row(_ milestone: Planned<Milestone>) -> PlanRow {
    let plan = milestone.plan
    return row(
      milestone, .milestone, due: plan.due, plan.standing(on: today), [plan.goal.map { "of \($0.slug)" }],
      ["goal": JSONValue(plan.goal?.slug)])
  }

  public func row(_ obligation: Planned<Obligation>) -> PlanRow {
    let plan = obligation.plan
    return row(
      obligation, .obligation, due: plan.due, plan.standing(on: today), [plan.requestedBy.map { "for \($0)" }, plan.consequence],
      ["requested_by": JSONValue(plan.requestedBy), "consequence": JSONValue(plan.consequence)])
  }

  public func row(_ value: Planned<PersonalValue>, goals: Int) -> PlanRow {
    let plan = value.plan
    return PlanRow(
      told(value), .value, isOver: false,
      [
        plan.level?.rawValue.split(separator: "_").joined(separator: " "), plan.priority.map { "priority \($0)" }, plan.domain,
        goals == 0 ? "no active goal" : counted(goals, "active goal"),
      ],
      [
        "level": JSONValue(plan.level?.rawValue), "priority": JSONValue(plan.priority), "domain": JSONValue(plan.domain),
        "active_goals": .int(goals),
      ])
  }

  public func row(_ term: TermProgress) -> PlanRow {
    let plan = term.term.plan
    let status = plan.status.map { $0.rawValue.split(separator: "_").joined(separator: " ") }
    let isOff = plan.status == .cancelled || plan.status == .onHold
    return PlanRow(
      told(term.term), .term, isOver: term.daysLeft < 0 || plan.status == .cancelled,
      [
        "\(term.span.start) to \(term.span.end)", isOff ? status : term.words, plan.theme,
        term.goals.isEmpty ? nil : counted(term.goals.count, "goal"),
      ],
      [
        "number": JSONValue(plan.number), "theme": JSONValue(plan.theme), "status": JSONValue(plan.status?.rawValue),
        "start": .string(term.span.start.description), "end": .string(term.span.end.description), "week": .int(term.week),
        "weeks": .int(term.weeks), "days_left": .int(term.daysLeft),
        "goals": JSONValue(term.goals.filter { !$0.goal.isPrivate }.map(\.goal.slug)),
      ])
  }

  /// Something that is reached once.
  /// - Parameters:
  ///   - dueWords: What follows the due date.
  ///   - reached: That it is reached though its file does not say so; nil where it is not.
  private func row<Plan>(
    _ planned: Planned<Plan>, _ kind: EntryKind, due: CalendarDay?, dueWords: String = "", reached: String? = nil, _ standing: StepStanding,
    _ facts: [String?], _ members: JSONObject
  ) -> PlanRow {
    let urgency = due.map { Urgency(due: $0, isDone: standing != .open || reached != nil, on: today, urgencyDays) }
    let first: String? =
      switch standing {
      case .open: reached ?? due.flatMap { day in urgency.map { "\($0.words) (\(day))\(dueWords)" } }
      case .done(let day): day.map { "done on \($0)" } ?? "done"
      case .dropped: "dropped"
      }
    let done: CalendarDay? = if case .done(let day) = standing { day } else { nil }
    var all: JSONObject = [
      "state": .string(standing.name), "due": JSONValue(due?.description), "days_left": JSONValue(urgency?.daysLeft),
      "urgency": JSONValue(standing == .open ? urgency?.level.rawValue : nil), "completed": JSONValue(done?.description),
    ]
    for (key, value) in members.members { all.append(key, value) }
    var row = PlanRow(told(planned), kind, isOver: standing != .open, [first] + facts, all)
    row.urgency = urgency
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

  private static func points(_ number: Int) -> String { counted(number, "point") }

  private static func links(_ references: [Reference]) -> String? {
    references.isEmpty ? nil : "for " + references.map(\.slug).joined(separator: ", ")
  }
}
