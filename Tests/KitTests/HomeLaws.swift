// What the home screen takes from the index, a few rows of it, is what the whole loop of a journal says.

import Documents
import HostSystem
import JournalDates
import JournalFormat
import JournalIndex
import JournalInsights
import JournalKit
import JournalModel
import JournalReports
import JournalStore
import JournalTestSupport
import Testing

/// What the home screen says of the loop, as text.
private struct ToldHome: Equatable {
  var due: [String]
  var tries: Int
  var older: Int
  var privateEntries: Int

  /// As the command tells it.
  init(_ journal: Journal, _ index: JournalIndex, on date: CalendarDay, isToday: Bool) throws {
    var report = try Self.begun(journal, on: date)
    try report.addLoop(of: journal, index, isToday: isToday)
    due = report.due.map { Self.text($0) }
    tries = report.review?.tries ?? 0
    (older, privateEntries) = (report.olderActions, report.privateEntries)
  }

  /// From everything that the files say.
  init(_ journal: Journal, on date: CalendarDay, isToday: Bool) throws {
    let horizon = journal.configuration.reviewHorizonDays
    let ledger = ReviewLedger(of: try journal.contents().readings, layout: journal.layout)
    var report = try Self.begun(journal, on: date)
    let span = DaySpan(spanning: date.advanced(by: -horizon), date.advanced(by: report.urgencyDays.green))
    func isDone(_ action: ReviewLedger.Action) -> Bool { action.state == .done && action.closedOn.map { $0 <= date } ?? true }
    func isOpen(_ action: ReviewLedger.Action) -> Bool {
      if isToday { return action.state == .open }
      if let created = action.created, created > date { return false }
      return action.state == .open || action.closedOn.map { $0 > date } ?? false
    }
    let done = ledger.actions.filter { isDone($0) }.compactMap(\.taskPath)
    report.due.removeAll { done.contains($0.path) }
    let open = ledger.actions.filter { isOpen($0) && $0.taskPath == nil && $0.due.map { span.contains($0) } ?? false }
    report.add(
      open.filter { !$0.isPrivate }.compactMap { action in
        action.due.map {
          TodayReport.Due(
            slug: action.item.id ?? "\(action.place.slug)#\(action.place.line)", kind: "action",
            title: plainText(action.item.text.split(separator: "\n", omittingEmptySubsequences: false).first.map { String($0) } ?? ""),
            path: action.place.path, line: action.place.line, due: $0, priority: action.priority, urgency: Urgency(due: $0, on: date))
        }
      })
    due = report.due.map { Self.text($0) }
    privateEntries = open.count(where: \.isPrivate)
    let next = journal.nextRetrospective(.week, on: date)
    tries = ReviewProposal(for: .weekly, of: next.period.span, from: ledger, horizonDays: horizon).tries.count
    // Of those that are only counted the own box alone is asked.
    older = try journal.contents().readings.flatMap { $0.kind == .note ? [] : $0.sections.filter { $0.kind == .action }.flatMap(\.items) }
      .count { one in
        one.item.action.state == .open && one.item.action.due.map { $0 < span.start } ?? false
      }
  }

  private static func begun(_ journal: Journal, on date: CalendarDay) throws -> TodayReport {
    var report = TodayReport(on: date)
    report.add(
      try Practice(of: journal).tasks.compactMap { task in
        task.plan.due.map {
          TodayReport.Due(
            slug: task.slug, kind: "task", title: task.title, path: task.path, due: $0, priority: task.plan.priority,
            urgency: Urgency(due: $0, on: date))
        }
      })
    return report
  }

  private static func text(_ due: TodayReport.Due) -> String {
    "\(due.path):\(due.line ?? 0) \(due.slug) ‘\(due.title)’ \(due.due) \(due.priority?.rawValue ?? "")"
  }
}

@Suite struct HomeLaws {
  @Test(arguments: 0..<8) func theHomeScreenSaysWhatTheWholeLoopSays(_ seed: UInt64) throws {
    var history = try LoopHistory(seed: seed + 100)
    var size = 0
    for round in 0..<12 {
      let journal = try history.journal()
      let index = try JournalIndex.open(journal, history.environment)
      for (day, isToday) in [("2026-11-20", true), ("2026-12-03", true), ("2026-11-14", false)] {
        let date = try #require(CalendarDay(day))
        let (told, whole) = (
          try ToldHome(journal, index, on: date, isToday: isToday), try ToldHome(journal, on: date, isToday: isToday)
        )
        if told != whole {
          let place = zip(told.due, whole.due).first { $0 != $1 }
          Issue.record(
            "seed \(seed), round \(round), \(day): \(place.map { "\($0.0) / \($0.1)" } ?? "\(told) / \(whole)")\n\(history.steps.suffix(6))"
          )
          return
        }
        size += told.due.count + told.tries
      }
      for _ in 0..<Int.random(in: 1...4, using: &history.generator) { try history.edit() }
    }
    #expect(size > 20)
  }
}
