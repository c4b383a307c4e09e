// What is known of one habit, goal, term or value, by its file and by the logs of all days.

import Documents
import CommandKit
import JournalDates
import JournalFormat
import JournalInsights
import JournalKit
import JournalModel
import JournalReports
import JournalStore
import JournalText
import PlainFormats
import JournalText

extension Context {
  /// Shows a habit with its streak and strength.
  mutating func showHabit(_ request: PlanRequest, in journal: Journal) throws -> ExitStatus {
    let view = try planView(of: journal, isJSON: request.isJSON)
    let path = try plan(request, in: journal, .activities).path
    let practice = try workspace.practice(of: journal).practice.told(to: view.audience, isMarked: view.isMarked)
    let ledger = HabitLedger(
      of: practice, UnitTable(practice.measures.map(\.plan)), on: view.today, weekStart: journal.configuration.weekStart)
    guard let record = ledger.habit(at: path) else { throw CommandError(.notFound, "\(path) is no longer there") }
    let (streak, unit) = (record.streak, record.streak.unit)
    let strength = Int((record.strength * 100).rounded())
    var lines: [String] = []
    if let words = record.weekWords { lines.append(words) }
    if streak.best > 0 { lines.append("streak \(unit.words(streak.current)), best \(unit.words(streak.best))") }
    lines.append(
      record.entries.isEmpty
        ? "nothing done yet: ‘retro do \(record.habit.slug)’ writes it down"
        : "strength \(strength) %, done on \(record.done(inLast: 30)) of the last 30 days")
    let points = PointsLedger(of: practice, ledger)
    let earned = points.earners.firstIndex { $0.path.hasSameBytes(as: path) }.map { points.total(of: $0) } ?? 0
    if earned != 0 { lines.append("\(counted(earned, "point")) earned") }
    let members: JSONObject = [
      "due_today": .bool(record.isDueToday), "today": .string(record.state.rawValue),
      "streak": [
        "current": .int(streak.current), "best": .int(streak.best), "last_broken": JSONValue(streak.lastBroken?.description),
        "unit": .string(unit.rawValue),
      ], "strength": .double(record.cutStrength), "done_last_30": .int(record.done(inLast: 30)),
      "points_earned": .int(earned),
    ]
    let status = show(view.row(record.habit), request, lines, members)
    if status == .yes, !request.isJSON, let first = record.entries.first?.day { write(graph(of: record, since: first, in: journal)) }
    return status
  }

  /// How steady a habit was in the last 12 weeks, or since its first line: a sign a day, and what each means.
  private func graph(of record: HabitRecord, since first: CalendarDay, in journal: Journal) -> TerminalText {
    let weekStart = journal.configuration.weekStart
    let week = PointsLedger.Grouping.week(weekStart)
    let start = max(week.span(of: record.today).start.advanced(by: -11 * 7), week.span(of: first).start)
    let report = CalendarReport(of: record, span: DaySpan(spanning: start, record.today), weekStart: weekStart)
    return report.graph(theme: journal.configuration.theme).text(terminalLayout(root: nil))
  }

  /// Shows a goal with how far it has come, and what serves it.
  mutating func showGoal(_ request: PlanRequest, in journal: Journal) throws -> ExitStatus {
    let view = try planView(of: journal, isJSON: request.isJSON)
    let path = try plan(request, in: journal, .goals).path
    let practice = try workspace.practice(of: journal).practice.told(to: view.audience, isMarked: view.isMarked)
    let units = UnitTable(practice.measures.map(\.plan))
    guard let progress = GoalLedger(of: practice, units, on: view.today).goal(at: path) else {
      throw CommandError(.notFound, "\(path) is no longer there")
    }
    let goal = progress.goal
    var lines = progress.targets.map { $0.words(units, tellsStatus: progress.isActive) }
    if progress.targets.isEmpty, progress.isActive { lines.append(progress.status.words) }
    for target in progress.targets where target.before != 0 {
      lines.append("\(units.text(target.before, in: target.target.quantity.unit)) of it was there before")
    }
    if progress.isActive, let words = progress.countsWords { lines.append(words) }
    for milestone in progress.milestones where !milestone.isPrivate {
      lines.append("milestone \(milestone.title): \(view.row(milestone).facts.first ?? "open")")
    }
    let habits = practice.habits.filter { habit in habit.plan.goals.contains { Reference.folded($0.slug) == goal.name } && !habit.isPrivate
    }
    let tasks = progress.tasks.map(\.task).filter { !$0.isPrivate }
    let servants = habits.map(\.slug) + tasks.map(\.slug)
    if !servants.isEmpty {
      lines.append("served by \(servants.joined(separator: ", "))")
    } else if progress.isActive {
      lines.append(
        "nothing serves it yet: ‘retro habit add TITLE --schedule weekly --goal \(goal.slug)’ begins a habit for it, "
          + "‘retro habit change NAME --goal \(goal.slug)’ links one that is there")
    }
    let targets = progress.targets.map { target in
      [
        "target": .string(target.target.text), "unit": .string(target.target.quantity.unit), "value": .double(target.value),
        "percent": .int(target.wholePercent), "status": .string(target.status.rawValue), "before": .double(target.before),
      ] as JSONValue
    }
    return show(
      view.row(progress), request, lines,
      [
        "counts_from": JSONValue(progress.countsFrom?.description), "progress": JSONValue(targets), "served_by": JSONValue(servants),
        "milestones": JSONValue(progress.milestones.filter { !$0.isPrivate }.map(\.slug)),
      ])
  }

  /// Shows a term with its goals; without a name the one that lasts, else the next one, else the last.
  mutating func showTerm(_ request: PlanRequest, in journal: Journal) throws -> ExitStatus {
    let view = try planView(of: journal, isJSON: request.isJSON)
    let path = try request.name.isEmpty ? nil : plan(request, in: journal, .terms).path
    let practice = try workspace.practice(of: journal).practice.told(to: view.audience, isMarked: view.isMarked)
    let units = UnitTable(practice.measures.map(\.plan))
    let terms = practice.terms(GoalLedger(of: practice, units, on: view.today), on: view.today)
    if let path {
      guard let term = terms.first(where: { $0.term.path.hasSameBytes(as: path) }) else {
        throw CommandError(
          .wrongKind, "\(path) has no start, so nobody knows its weeks", help: "‘retro set \(request.name) start=DAY’ gives it one")
      }
      return show(term, view, request, units)
    }
    let kept = terms.filter { $0.term.plan.status != .cancelled }
    guard let term = terms.current ?? kept.first(where: { $0.daysUntilStart > 0 }) ?? kept.last else {
      if request.isJSON { write(["schema": 1, "term": .null, "private_entries": 0] as JSONValue) }
      note("there is no term yet: ‘retro term new’ begins one on Monday")
      return .no
    }
    return show(term, view, request, units)
  }

  private mutating func show(_ term: TermProgress, _ view: PlanView, _ request: PlanRequest, _ units: UnitTable) -> ExitStatus {
    let goals = term.goals.filter { !$0.goal.isPrivate }
    let lines = goals.map { goal in
      let states = goal.targets.isEmpty ? [goal.status.words] : goal.targets.map { $0.words(units, tellsStatus: goal.isActive) }
      return "\(goal.goal.title): \(states.joined(separator: " and "))"
    }
    let invitation = term.goals.isEmpty ? ["no goal yet: ‘retro goal add TITLE --term \(term.term.slug)’"] : []
    let progress = goals.map { goal in
      [
        "slug": .string(goal.goal.slug), "title": .string(goal.goal.title), "status": .string(goal.status.rawValue),
        "percent": JSONValue(goal.targets.map { JSONValue.int($0.wholePercent) }),
      ] as JSONValue
    }
    return show(view.row(term), request, lines + invitation, ["progress": JSONValue(progress)])
  }

  /// Shows a value with the goals that serve it.
  mutating func showValue(_ request: PlanRequest, in journal: Journal) throws -> ExitStatus {
    let view = try planView(of: journal, isJSON: request.isJSON)
    let path = try plan(request, in: journal, .values).path
    let alignment = Alignment(
      of: try workspace.practice(of: journal).practice.told(to: view.audience, isMarked: view.isMarked), on: view.today)
    guard let found = alignment.values.first(where: { $0.value.path.hasSameBytes(as: path) }) else {
      throw CommandError(.notFound, "\(path) is no longer there")
    }
    let goals = found.goals.filter { !$0.goal.isPrivate }
    var lines = goals.map { "\($0.goal.title): \($0.status.words)" }
    if let day = found.lastDay {
      lines.append("\(counted(found.contributions, "contribution")) in the last 28 days, the last on \(day)")
    }
    if let words = found.silenceWords { lines.append(words) }
    if found.goals.isEmpty { lines.append("no goal serves it yet: ‘retro goal add TITLE --value \(found.value.slug)’") }
    return show(
      view.row(found.value, goals: found.activeGoals), request, lines,
      [
        "goals": JSONValue(goals.map(\.goal.slug)), "contributions_last_28": .int(found.contributions),
        "last_contribution": JSONValue(found.lastDay?.description), "not_reflected": .bool(found.isNotReflected),
      ])
  }
}

extension GoalProgress {
  /// From when on lines count, where its file does not say it; nil where that does, and where none counts yet.
  fileprivate var countsWords: String? {
    guard span.startSource != .goal, let day = countsFrom else { return nil }
    switch span.startSource {
    case .term: return "counts from \(day), as its term does"
    case .created: return "counts from \(day), when it was made"
    case .goal, nil: return "counts from \(day), its first line: ‘retro set \(goal.slug) start=DAY’ says otherwise"
    }
  }
}

extension TargetProgress {
  /// `312.4 of 500 km, 62 %, on track`.
  fileprivate func words(_ units: UnitTable, tellsStatus: Bool) -> String {
    let sum = "\(units.text(value, in: target.quantity.unit)) of \(target.text), \(wholePercent) %"
    return tellsStatus ? "\(sum), \(status.words)" : sum
  }
}
