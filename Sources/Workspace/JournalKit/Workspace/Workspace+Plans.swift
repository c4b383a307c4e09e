// Habits, tasks, goals … as lists show them.

import JournalChecks
public import JournalDates
public import JournalFormat
public import JournalInsights
public import JournalModel
public import JournalStore
import HostSystem
import MarkdownSyntax
import JournalLanguage

extension Workspace {
  /// What plans are judged by in a journal now.
  /// - Parameters:
  ///   - audience: Whom they are told.
  ///   - isMarked: Whether what is private says so.
  public func planView(of journal: Journal, for audience: Audience = .others, isMarked: Bool = false) throws -> PlanView {
    PlanView(
      today: try today(in: journal), urgencyDays: journal.configuration.urgencyDays, audience: audience, isMarked: isMarked,
      language: language)
  }

  /// All plans of a kind: what is reached once with the most urgent first and those that are over last, terms by their days, others by their
  /// files' paths. Of a kind that plans nothing there is none.
  public func planRows(of kind: EntryKind, in journal: Journal, _ view: PlanView) throws -> [PlanRow] {
    switch kind {
    case .habit: return own(try plans(of: journal, in: [.activities]).practice, of: journal, view).habits.map { view.row($0) }
    case .task: return try taskRows(of: journal, view)
    case .goal:
      let practice = own(try practice(of: journal).practice, of: journal, view)
      let units = UnitTable(practice.measures.map(\.plan))
      return PlanView.byUrgency(practice.goalLedger(on: view.today).goals.map { view.row($0, units) })
    case .milestone:
      // Logs are counted only where an amount asks for it.
      var practice = try plans(of: journal, in: [.goals]).practice
      if practice.milestones.contains(where: { $0.plan.target != nil }) { practice = try self.practice(of: journal).practice }
      return PlanView.byUrgency(practice.goalLedger(on: view.today).milestones(of: practice).map { view.row($0, of: practice.goals) })
    case .obligation: return PlanView.byUrgency(own(try plans(of: journal, in: [.goals]).practice, of: journal, view).obligations.map { view.row($0) })
    case .term:
      let practice = try plans(of: journal, in: [.terms, .goals, .measures]).practice
      return practice.terms(practice.goalLedger(on: view.today), on: view.today).map { view.row($0) }
    case .value:
      let practice = try plans(of: journal, in: [.values, .goals, .measures]).practice
      return Alignment(of: practice, on: view.today).values.map { view.row($0.value, goals: $0.activeGoals) }
    case .day, .weekly, .monthly, .quarterly, .yearly, .experiment, .measure, .note: return []
    }
  }

  private func taskRows(of journal: Journal, _ view: PlanView) throws -> [PlanRow] {
    let practice = try practice(of: journal).practice
    if practice.tasks.isEmpty { return [] }
    var days = practice.completions(on: view.today)
    for action in try ledger(of: journal).actions {
      guard let path = action.taskPath, action.state == .done, action.item.action.repeatRule == nil else { continue }
      let day = action.closedOn ?? view.today
      days[path] = min(days[path] ?? day, day)
    }
    return PlanView.byUrgency(practice.tasks.map { view.row($0, done: days[$0.path]) })
  }

  /// The plans in some folders of a journal; what cannot be read is told and left out.
  public func plans(of journal: Journal, in folders: [Layout.Folder]) throws -> PlanFiles {
    let plans = try PlanFiles(of: journal, in: folders)
    warn(ofAll: plans.problems)
    tellFlaws(of: journal, plans.readings.filter { !$0.outline.diagnostics.isEmpty || $0.hasUnread }.map(\.path))
    return plans
  }
}

extension Alignment {
  /// Over the last 28 days.
  public init(of practice: Practice, on today: CalendarDay) {
    self.init(
      of: practice, practice.goalLedger(on: today), in: DaySpan(spanning: today.advanced(by: 1 - Self.silence), today), on: today)
  }
}

extension Practice {
  fileprivate func goalLedger(on day: CalendarDay) -> GoalLedger { GoalLedger(of: self, UnitTable(measures.map(\.plan)), on: day) }
}

extension Workspace {
  /// What became of plans of some kinds that are over, in a word, by their paths.
  public func standings(of kinds: Set<EntryKind>, in journal: Journal, for audience: Audience) throws -> [String: String] {
    let kinds = kinds.intersection([.task, .goal, .milestone, .obligation])
    if kinds.isEmpty { return [:] }
    let view = try planView(of: journal, for: audience)
    var standings: [String: String] = [:]
    for kind in kinds {
      for row in try planRows(of: kind, in: journal, view) where row.isOver && !row.isPrivate {
        standings[row.path] = language(row.isDropped ? PlanFactText.dropped : PlanFactText.done, ["kind": .text(kind.rawValue)])
      }
    }
    return standings
  }
}
