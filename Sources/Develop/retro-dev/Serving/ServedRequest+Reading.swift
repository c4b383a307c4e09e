// The verbs that read: one line each.

import JournalAnswers
import JournalDates
import JournalFormat
import JournalIndex
import JournalInsights
import JournalDiscoveries
import JournalGuides
import JournalKit
import JournalLookback
import JournalModel
import JournalQuery
import JournalReports
import JournalStore
import PlainFormats

extension ServedRequest {
  static let readingVerbs: [String: Verb] = [
    "today": { try $0.practice().today().json },
    "status": { StatusReport(try $0.practice().today()).json },
    "streaks": { try $0.practice().streaks().json(tellsReasons: false) },
    "points": { try $0.practice().points(in: $0.period()?.span, by: $0.grouping() ?? .day).json(tellsReasons: false) },
    "totals": { try $0.practice().totals(of: $0.text("of"), in: $0.period()?.span, by: $0.grouping() ?? .week).json },
    "progress": { try $0.practice().progress(tellsReasons: true).json },
    "alignment": { try $0.practice().alignment(in: $0.period()?.span).json(tellsReasons: false) },
    "calendar": { try $0.calendar().json },
    "on-this-day": { request in
      let today = try request.workspace.today(in: request.journal)
      return try request.workspace.onThisDay(request.days("day")?.done(on: today), in: request.journal).json
    },
    "reflections": { try $0.workspace.reflectionsReport(in: $0.period()?.span, of: $0.journal).json },
    "themes": { try $0.workspace.themes(in: $0.period()?.span, of: $0.journal).json },
    "tries": { try $0.workspace.triesWithEffects($0.tryQuery(), in: $0.journal).report.json },
    "actions": { try $0.workspace.actions($0.actionQuery(), in: $0.journal).report.json },
    "history": { try $0.workspace.history(of: $0.journal, in: $0.period()?.span).json },
    "report": { try $0.workspace.report(of: $0.period().map { ReportPeriod($0.span) }, in: $0.journal).json },
    "show": { try $0.cards().json },
    "wellness": { try $0.workspace.wellness(of: $0.requiredPeriod(), in: $0.journal).json(tellsReasons: false) },
    "context": { try $0.workspace.measured(in: $0.requiredPeriod(), of: $0.journal).json },
    "metrics": { try $0.metrics() },
    "list": { try $0.workspace.list($0.query(), hasTags: true, in: $0.journal).json },
    "search": { try $0.workspace.search(TextSearch($0.searched()), in: $0.journal).json(for: .others) },
    "links": { try $0.workspace.links(ofEntryAt: $0.entry().path, in: $0.journal).json },
    "backlinks": { try $0.workspace.backlinks(toEntryAt: $0.entry().path, in: $0.journal).json(for: .others) },
    "orphans": { try $0.workspace.orphans(of: Set(EntryKind.allCases.filter { $0.unit == nil }), in: $0.journal).json },
    "tags": { try $0.workspace.tags(of: $0.journal, isTree: $0.flag("tree")).json(isTree: $0.flag("tree")) },
    "properties": { try $0.properties() },
    "stats": { try $0.workspace.statistics(of: $0.journal).json },
    "habit": { try $0.plans(.habit) },
    "task": { try $0.plans(.task) },
    "goal": { try $0.plans(.goal) },
    "milestone": { try $0.plans(.milestone) },
    "obligation": { try $0.plans(.obligation) },
    "term": { try $0.plans(.term) },
    "value": { try $0.plans(.value) },
  ]
}

extension ServedRequest {
  private func practice() throws -> PracticeAnswer { try workspace.practice(in: journal) }

  private func grouping() throws -> PointsReport.Grouping? { try read("by") { PointsReport.Grouping(rawValue: $0) } }

  private func calendar() throws -> CalendarReport {
    let answer = try practice()
    let span = try period()?.span ?? Period(.month, containing: answer.day).span
    return try answer.calendar(CalendarChoice(metric: text("metric") ?? "mood", span: span, weekStart: answer.weekStart))
  }

  private func tryQuery() throws -> TryQuery {
    var query = TryQuery()
    query.outcomes = Set(TryOutcome.allCases.filter { flag($0.rawValue) })
    query.span = try period()?.span
    return query
  }

  private func actionQuery() -> ActionQuery {
    var query = ActionQuery()
    query.states = Set([("open", Action.State.open), ("done", .done), ("cancelled", .cancelled)].filter { flag($0.0) }.map(\.1))
    query.isOverdue = flag("overdue")
    return query
  }

  private func cards() throws -> EntryCards {
    let place = try entry()
    return try workspace.cards(of: [place.read()], place.configuration, in: place.root)
  }

  private func metrics() throws -> JSONValue {
    let names = texts("names")
    if names.isEmpty { return try workspace.metrics(of: journal).json }
    return try workspace.metrics(names, in: requiredPeriod().span, of: journal).json(tellsReasons: false)
  }

  private func query() throws -> Query {
    try Query(required("query"), on: workspace.today(in: journal), moodLabels: journal.configuration.moodLabels, readsDays: true)
  }

  private func searched() throws -> Query {
    try Query(searched: required("query"), on: workspace.today(in: journal), moodLabels: journal.configuration.moodLabels)
  }

  private func properties() throws -> JSONValue {
    guard let key = text("key") else { return try workspace.properties(of: journal).json }
    return try workspace.properties(of: journal, key: key).json(ofValuesOf: key)
  }

  private func plans(_ kind: EntryKind) throws -> JSONValue {
    let rows = try workspace.planRows(of: kind, in: journal, workspace.planView(of: journal))
    return rows.filter { flag("all") || !$0.isOver }.json(as: kind.members)
  }
}
