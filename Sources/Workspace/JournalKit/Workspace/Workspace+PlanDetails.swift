// What is known of one plan, by its file and by the logs of all days.

import JournalDates
import JournalInsights
public import JournalModel
public import JournalReports
public import JournalStore
public import PlainFormats
import JournalFormat
import JournalText
import JournalLanguage
import JournalWords

/// What is known of one plan.
public struct PlanDetails: Sendable {
  /// What a list tells.
  public let row: PlanRow
  /// What is known beside that, a line each.
  public var lines: [String] = []
  /// The same for programs.
  var members: JSONObject = [:]
  /// How steady a habit was in the last 12 weeks, or since its first line; nil for what is no habit or was never done.
  public var calendar: CalendarReport?

  init(_ row: PlanRow, _ lines: [String] = [], _ members: JSONObject = [:], calendar: CalendarReport? = nil) {
    (self.row, self.lines, self.members, self.calendar) = (row, lines, members, calendar)
  }

  /// For programs, which are told nothing of one that is private.
  public var json: JSONValue {
    var object = row.json.object ?? [:]
    for (key, value) in members.members { object.append(key, value) }
    return [
      .schema: .answerSchema, row.kind.member: row.isPrivate ? .null : .object(object), .privateEntries: .int(row.isPrivate ? 1 : 0),
    ]
  }
}

extension Workspace {
  /// What is known of a plan; of terms without a name the one that lasts, else the next one, else the last.
  /// - Returns: Nil where no name is given, and there is none.
  public func plan(_ name: String, of kind: EntryKind, in journal: Journal, _ view: PlanView) throws -> PlanDetails? {
    if kind == .term, name.isEmpty { return try term(at: nil, name, in: journal, view) }
    let path = try plan(name, of: kind, in: journal).path
    let found: PlanDetails? =
      switch kind {
      case .habit: try habit(at: path, in: journal, view)
      case .goal: try goal(at: path, in: journal, view)
      case .milestone: try milestone(at: path, in: journal, view)
      case .term: try term(at: path, name, in: journal, view)
      case .value: try value(at: path, in: journal, view)
      default: try planRows(of: kind, in: journal, view).first { $0.path.hasSameBytes(as: path) }.map { PlanDetails($0) }
      }
    guard let found else { throw WorkspaceError(.notFound, PlanErrorText.gone, ["path": .place(path)]) }
    return found
  }

  /// The file of a plan that a name means.
  private func plan(_ name: String, of kind: EntryKind, in journal: Journal) throws -> FileReading {
    var plans = try plans(of: journal, in: kind.folder.map { [$0] } ?? [])
    return try plans.plan(name, of: [kind])
  }

  private func told(_ view: PlanView, of journal: Journal) throws -> Practice {
    own(try practice(of: journal).practice.told(to: view.audience, isMarked: view.isMarked), of: journal, for: view.audience, isMarked: view.isMarked)
  }

  /// A habit with its streak and strength.
  private func habit(at path: String, in journal: Journal, _ view: PlanView) throws -> PlanDetails? {
    let practice = try told(view, of: journal)
    let weekStart = journal.configuration.weekStart
    let ledger = HabitLedger(of: practice, UnitTable(practice.measures.map(\.plan)), on: view.today, weekStart: weekStart)
    guard let record = ledger.habit(at: path) else { return nil }
    let (streak, unit) = (record.streak, record.streak.unit)
    let strength = Int((record.strength * 100).rounded())
    var lines: [String] = []
    if let words = record.limitOfWeek(on: view.today, language) ?? record.weekWords(language) { lines.append(words) }
    if streak.best > 0 {
      lines.append(
        language(
          PlanDetailText.streak,
          [
            "streak": .text(unit.words(streak.current, language)), "best": .text(unit.words(streak.best, language)),
            "broken": .optional(streak.lastBroken),
          ]))
    }
    lines.append(
      record.entries.isEmpty
        ? language(PlanDetailText.nothingDone, ["name": .text(record.habit.slug)])
        : language(PlanDetailText.strength, ["percent": .number(strength), "count": .number(record.done(inLast: 30))]))
    let points = PointsLedger(of: practice, ledger)
    let earned = points.earners.firstIndex { $0.path.hasSameBytes(as: path) }.map { points.total(of: $0) } ?? 0
    if earned != 0 { lines.append(language(PlanDetailText.earned, ["count": .number(earned)])) }
    let members: JSONObject = [
      .dueToday: .bool(record.isDueToday), .today: .string(record.state.rawValue),
      .streak: streak.json, .strength: .double(record.cutStrength), .doneLast30: .int(record.done(inLast: 30)),
      .pointsEarned: .int(earned),
    ]
    let calendar = record.entries.first.map { CalendarReport(ofLastWeeksOf: record, since: $0.day, weekStart: weekStart, in: language) }
    return PlanDetails(view.row(record.habit), lines, members, calendar: calendar)
  }

  /// A goal with how far it has come, and what serves it.
  private func goal(at path: String, in journal: Journal, _ view: PlanView) throws -> PlanDetails? {
    let practice = try told(view, of: journal)
    let units = UnitTable(practice.measures.map(\.plan))
    guard let progress = GoalLedger(of: practice, units, on: view.today).goal(at: path) else { return nil }
    let goal = progress.goal
    var lines = progress.targets.map { language($0.message(units, tellsStatus: progress.isActive, language)) }
    let isMeasured = !progress.levels.isEmpty
    if isMeasured {
      for level in progress.levels {
        lines.append(level.words(units, language))
        if progress.isActive, let pace = level.pace(until: progress.span.due, on: view.today, units, language) { lines.append(pace) }
      }
    } else if progress.targets.isEmpty, progress.isActive {
      lines.append(progress.status.words(language))
    }
    for target in progress.targets where target.before != 0 {
      lines.append(
        language(PlanDetailText.before, ["amount": .amount(target.before, in: target.target.quantity.unit, units)]))
    }
    if progress.isActive, let message = progress.countsMessage { lines.append(language(message)) }
    for milestone in progress.milestones where !milestone.isPrivate {
      lines.append(
        language(
          PlanDetailText.milestone,
          ["title": .text(milestone.title), "state": .text(state(of: progress.progress(of: milestone), units, view))]))
    }
    let habits = practice.habits.filter { habit in habit.plan.goals.contains { Reference.folded($0.slug) == goal.name } && !habit.isPrivate
    }
    let tasks = progress.tasks.map(\.task).filter { !$0.isPrivate }
    let servants = habits.map(\.slug) + tasks.map(\.slug)
    if !servants.isEmpty {
      lines.append(language(PlanDetailText.servedBy, ["names": .list(servants, .comma)]))
    } else if progress.isActive, !isMeasured {
      lines.append(language(PlanDetailText.servedByNone, ["name": .text(goal.slug)]))
    }
    return PlanDetails(
      view.row(progress), lines,
      [
        .countsFrom: JSONValue(progress.countsFrom?.description), .servedBy: JSONValue(servants),
        .milestones: JSONValue(progress.milestones.filter { !$0.isPrivate }.map(\.slug)),
      ])
  }

  /// A milestone with how far it has come.
  private func milestone(at path: String, in journal: Journal, _ view: PlanView) throws -> PlanDetails? {
    let practice = try told(view, of: journal)
    let units = UnitTable(practice.measures.map(\.plan))
    let milestones = GoalLedger(of: practice, units, on: view.today).milestones(of: practice)
    guard let found = milestones.first(where: { $0.milestone.path.hasSameBytes(as: path) }) else { return nil }
    let isOpen = found.milestone.plan.standing(on: view.today) == .open
    return PlanDetails(
      view.row(found, of: practice.goals), found.target.map { [language($0.message(units, tellsStatus: isOpen, language))] } ?? [])
  }

  /// How a milestone stands, and where it is open how far it has come.
  private func state(of progress: MilestoneProgress, _ units: UnitTable, _ view: PlanView) -> String {
    let isOpen = progress.milestone.plan.standing(on: view.today) == .open
    let amount = isOpen ? progress.target.map { language($0.message(units, tellsStatus: false, language)) } : nil
    let row = view.row(progress, of: [])
    let told = row.urgency == nil && isOpen ? nil : row.facts.first
    let words = language(.list([amount, told].compactMap(\.self), .comma))
    return words.isEmpty ? language(PlanFactText.open) : words
  }

  /// A term with its goals.
  /// - Parameter path: Nil for the one that lasts, else the next one, else the last.
  private func term(at path: String?, _ name: String, in journal: Journal, _ view: PlanView) throws -> PlanDetails? {
    let practice = try told(view, of: journal)
    let units = UnitTable(practice.measures.map(\.plan))
    let terms = practice.terms(GoalLedger(of: practice, units, on: view.today), on: view.today)
    let kept = terms.filter { $0.term.plan.status != .cancelled }
    let found =
      path.map { path in terms.first { $0.term.path.hasSameBytes(as: path) } }
      ?? (terms.current ?? kept.first { $0.daysUntilStart > 0 } ?? kept.last)
    guard let term = found else {
      guard let path else { return nil }
      throw WorkspaceError(
        .wrongKind, PlanErrorText.noStart, ["path": .place(path)], help: PlanErrorText.noStartWay, ["name": .text(name)])
    }
    let goals = term.goals.filter { !$0.goal.isPrivate }
    let lines = goals.map { goal in
      let amounts = goal.targets.map { language($0.message(units, tellsStatus: goal.isActive, language)) } + goal.levels.map { $0.short(units, language) }
      let states = amounts.isEmpty ? [goal.status.words(language)] : amounts
      return language(PlanDetailText.goal, ["title": .text(goal.goal.title), "state": .list(states, .and)])
    }
    let invitation = term.goals.isEmpty ? [language(PlanDetailText.noGoalOfTerm, ["name": .text(term.term.slug)])] : []
    let progress = goals.map { goal in
      [
        .slug: .string(goal.goal.slug), .title: .string(goal.goal.title), .state: .string(goal.goal.plan.standing(on: view.today).name),
        .standing: .string(goal.status.rawValue), .targets: JSONValue(goal.targets.map(\.json)), .levels: JSONValue(goal.levels.map(\.json)),
      ] as JSONValue
    }
    return PlanDetails(view.row(term), lines + invitation, [.progress: JSONValue(progress)])
  }

  /// A value with the goals that serve it.
  private func value(at path: String, in journal: Journal, _ view: PlanView) throws -> PlanDetails? {
    let alignment = Alignment(of: try told(view, of: journal), on: view.today)
    guard let found = alignment.values.first(where: { $0.value.path.hasSameBytes(as: path) }) else { return nil }
    let goals = found.goals.filter { !$0.goal.isPrivate }
    var lines = goals.map { language(PlanDetailText.goal, ["title": .text($0.goal.title), "state": .text($0.status.words(language))]) }
    if let day = found.lastDay {
      lines.append(language(PlanDetailText.contributions, ["count": .number(found.contributions), "day": .day(day)]))
    }
    if let words = found.silenceWords(language) { lines.append(words) }
    if found.goals.isEmpty { lines.append(language(PlanDetailText.noGoalOfValue, ["name": .text(found.value.slug)])) }
    return PlanDetails(
      view.row(found.value, goals: found.activeGoals), lines,
      [
        .goals: JSONValue(goals.map(\.goal.slug)), .contributions: .int(found.contributions),
        .lastContribution: JSONValue(found.lastDay?.description), .reflected: .bool(!found.isNotReflected),
      ])
  }
}

extension CalendarReport {
  /// The last 12 weeks of a habit, or those since its first line.
  fileprivate init(ofLastWeeksOf record: HabitRecord, since first: CalendarDay, weekStart: Weekday, in say: Language) {
    let week = PointsLedger.Grouping.week(weekStart)
    let start = max(week.span(of: record.today).start.advanced(by: -11 * 7), week.span(of: first).start)
    self.init(of: record, span: DaySpan(spanning: start, record.today), weekStart: weekStart, in: say)
  }
}

extension GoalProgress {
  /// From when on lines count, where its file does not say it; nil where that does, and where none counts yet.
  fileprivate var countsMessage: Message? {
    guard span.startSource != .goal, let day = countsFrom else { return nil }
    switch span.startSource {
    case .term: return Message(PlanDetailText.countsWithTerm, ["day": .day(day)])
    case .created: return Message(PlanDetailText.countsFromMaking, ["day": .day(day)])
    case .goal, nil: return Message(PlanDetailText.countsFromLine, ["day": .day(day), "name": .text(goal.slug)])
    }
  }
}

extension TargetProgress {
  /// `312.4 of 500 km, 62 %, on track`.
  func message(_ units: UnitTable, tellsStatus: Bool, _ say: Language) -> Message {
    Message(
      tellsStatus ? PlanDetailText.progressAndStatus : PlanDetailText.progress,
      [
        "amount": .amount(value, in: isOneUnit ? "" : target.quantity.unit, units), "target": .text(target.text), "percent": .number(wholePercent),
        "status": .text(status.words(say)),
      ])
  }

  /// Whether the target says the unit of the amount already; whole hours have none of their own, those with minutes do.
  private var isOneUnit: Bool {
    let unit = target.quantity.unit
    return !unit.isEmpty && target.text.hasSuffix(" \(unit)") && UnitTable.standard.unit(unit).dimension != .duration
  }
}
