// How an Action stands is one answer, whoever is asked.

import JournalAnswers
import Foundation
import HostSystem
import JournalDates
import JournalFormat
import JournalIndex
import JournalInsights
import JournalKit
import JournalModel
import JournalStore
import JournalTestSupport
import Testing

@Suite struct ActionStateLaws {
  @Test(arguments: 0..<8) func everyDoorTellsTheSameOfActions(_ seed: UInt64) throws {
    var history = try LoopHistory(seed: seed + 300)
    // Whatever else is written, one Action is closed by its task's file and one by a log.
    try history.folder.write("---\ntype: task\ncompleted: 2026-11-17\n---\n", to: "journal/activities/filed.md")
    try history.folder.write("---\ntype: task\n---\n", to: "journal/activities/logged.md")
    try history.folder.write("## Action\n- [ ] [[filed]]\n- [ ] [[logged]]\n", to: "journal/retros/2026/2026-W43.md")
    try history.folder.write("## Log\n- [x] [[logged]]\n", to: "journal/days/2026/11/2026-11-05.md")
    var closedElsewhere = 0
    for round in 0..<20 {
      let journal = try history.journal()
      let index = try JournalIndex.open(journal, history.environment)
      let ledger = ReviewLedger(of: try journal.contents().readings, layout: journal.layout)
      let counted = Dictionary(grouping: ledger.actions, by: \.state).mapValues(\.count)
      for (state, count) in try JournalStatistics(index, journal.layout).actions where count != counted[state] ?? 0 {
        Issue.record("seed \(seed), round \(round): \(count) \(state), not \(counted[state] ?? 0)\n\(history.steps.suffix(6))")
        return
      }
      let closed = ledger.closedActions
      for path in Set(ledger.actions.map(\.place.path)) {
        let (told, known) = (try index.closedActions(ofFileAt: path), closed[path] ?? [:])
        if told != known {
          Issue.record("seed \(seed), round \(round), \(path): \(told), not \(known)\n\(history.steps.suffix(6))")
          return
        }
        closedElsewhere += known.count
      }
      for _ in 0..<Int.random(in: 1...4, using: &history.generator) { try history.edit() }
    }
    #expect(closedElsewhere >= 20)
  }

  /// What is asked of a few weeks alone is what all the years together say of them.
  @Test(arguments: 0..<6) func itemsOfSomeDaysStandAsAllFilesTell(_ seed: UInt64) throws {
    var history = try LoopHistory(seed: seed + 900)
    try history.folder.write("---\ntype: task\ncompleted: 2026-11-17\n---\n", to: "journal/activities/filed.md")
    try history.folder.write(
      """
      ## Action
      - [ ] [[filed]]
      - [x] Call the bank [created:: 2026-11-02] [completion:: 2026-11-12]
      - [-] Sell the car [cancelled:: 2026-11-20]
      - [ ] Ask Kim [created:: 2026-12-01]

      """, to: "journal/retros/2026/2026-W43.md")
    try history.folder.write("## Action\n- [x] [[filed]] [completion:: 2026-11-10]\n", to: "journal/retros/2026/2026-W20.md")
    var (judged, reported) = (0, 0)
    for round in 0..<14 {
      let journal = try history.journal()
      let index = try JournalIndex.open(journal, history.environment)
      let whole = ReviewLedger(of: try index.loopFiles(), layout: journal.layout)
      let days = (1...30).compactMap { CalendarDay(year: 2026, month: 11, day: $0) }
      let ends = days + whole.tries.compactMap { $0.place.span?.end } + whole.actions.compactMap { $0.place.span?.end }
      for _ in 0..<4 {
        guard let first = ends.randomElement(using: &history.generator), let last = ends.randomElement(using: &history.generator) else {
          continue
        }
        let span = DaySpan(spanning: min(first, last), max(first, last))
        let some = ReviewLedger(of: try index.loopFiles(endingIn: span), layout: journal.layout)
        func lies(_ place: ReviewLedger.Place) -> Bool { place.span.map { span.contains($0.end) } ?? false }
        func told(_ ledger: ReviewLedger) -> [String] {
          ledger.tries.filter { lies($0.place) }.map { "\($0.place) \($0.outcome) \($0.judgedIn.map { "\($0)" } ?? "")" }
            + ledger.actions.filter { lies($0.place) }.map { "\($0.place) \($0.state) \($0.closedOn.map { "\($0)" } ?? "")" }
            + ledger.tries.filter { !lies($0.place) && ($0.judgedIn.map(lies) ?? false) }.map { "\($0.place) \($0.outcome)" }
        }
        judged += told(some).count
        if told(some) != told(whole) {
          Issue.record("seed \(seed), round \(round), \(span): \(told(some)), not \(told(whole))\n\(history.steps.suffix(6))")
          return
        }
        let concerned = ReviewLedger(of: try index.loopFiles(concerning: span), layout: journal.layout)
        reported += concerned.reported(in: span).count
        if concerned.reported(in: span) != whole.reported(in: span) {
          Issue.record(
            """
            seed \(seed), round \(round), \(span): \(concerned.reported(in: span)), not \(whole.reported(in: span))
            \(history.steps.suffix(6))
            """)
          return
        }
      }
      for _ in 0..<Int.random(in: 1...4, using: &history.generator) { try history.edit() }
    }
    #expect(judged >= 50)
    #expect(reported >= 50)
  }

  /// One file at a time, with nothing of the loop in most of them: a refresh that passes one over would leave the states as they were.
  @Test func oneFileAloneCanCloseAnActionOrOpenItAgain() throws {
    let folder = try TemporaryFolder()
    let environment = HostSystem.Environment(["XDG_CACHE_HOME": folder.path + "/cache"])
    let files = [
      "retro.yaml": "", "activities/filed.md": "---\ntype: task\ntitle: Passport\n---\n",
      "retros/2026/2026-W43.md": "## Action\n- [ ] Call the bank ^a-1\n- [ ] [[filed]] ^a-2\n",
      "retros/2026/2026-W44.md": "## Review\n- [x] [[2026-W43#^a-1]]\n", "days/2026/11/2026-11-05.md": "Rain.\n",
    ]
    for (path, text) in files { try folder.write(text, to: "journal/" + path) }
    let journal = try Journal(root: folder.path + "/journal")
    func closed() throws -> [String: [Int: ClosedAction]] {
      let index = try JournalIndex.open(journal, environment)
      let paths = try journal.entryPaths().paths
      return Dictionary(uniqueKeysWithValues: try paths.map { ($0, try index.closedActions(ofFileAt: $0)) }).filter { !$0.value.isEmpty }
    }
    var states = [try closed()]
    let changes: [(path: String, text: String?)] = [
      // A note of the same name, which the link may mean as well, or a retrospective of the same week, of which one alone counts.
      ("2026-W43.md", "Notes.\n"), ("2026-W43.md", nil), ("old.md", "---\ntype: weekly\nperiod: 2026-W43\n---\n"), ("old.md", nil),
      ("retros/2026/2026-W44.md", "Nothing.\n"), ("retros/2026/2026-W44.md", "## Review\n- [-] [[2026-W43#^a-1]]\n"),
      // The task of an Action: in its file, in a log by its name, by its title, and by an alias that another activity then has, too.
      ("activities/filed.md", "---\ntype: task\ntitle: Passport\ncompleted: 2026-11-04\n---\n"),
      ("activities/filed.md", "---\ntype: task\ntitle: Passport\naliases: [pass]\n---\n"),
      ("days/2026/11/2026-11-05.md", "## Log\n- [x] [[filed]]\n"), ("days/2026/11/2026-11-05.md", "Rain.\n"),
      ("days/2026/11/2026-11-05.md", "## Log\n- [x] [[passport]]\n"), ("days/2026/11/2026-11-05.md", nil),
      ("days/2026/11/2026-11-06.md", "## Log\n- [x] [[pass]]\n"),
      ("activities/walk.md", "---\ntype: habit\naliases: [pass]\n---\n"), ("activities/walk.md", nil), ("activities/filed.md", nil),
    ]
    for (number, change) in changes.enumerated() {
      if let text = change.text {
        try folder.write(text, to: "journal/" + change.path)
      } else {
        try FileManager.default.removeItem(atPath: folder.path + "/journal/" + change.path)
      }
      let told = try closed()
      let known = ReviewLedger(of: try journal.contents().readings, layout: journal.layout).closedActions
      if told != known { Issue.record("change \(number), \(change.path): \(told), not \(known)") }
      states.append(told)
    }
    #expect(zip(states, states.dropFirst()).count { $0 != $1 } >= 12)
  }
}

extension ReviewLedger {
  /// What a report of these days tells of Tries and Actions.
  fileprivate func reported(in span: DaySpan) -> [String] {
    func isInside(_ day: CalendarDay?) -> Bool { day.map { span.contains($0) } ?? false }
    let tries = tries.filter { one in
      one.place.span.map { span.overlaps($0) } ?? false || one.outcome == .adopted && isInside((one.judgedIn?.span ?? one.place.span)?.end)
    }
    let actions = actions.filter { one in
      isInside(one.created) || one.state != .open && isInside(one.closedOn ?? one.place.span?.end ?? one.created)
    }
    return tries.map { "\($0.place) \($0.outcome) \($0.words) \($0.judgements.count)" }
      + actions.map { "\($0.place) \($0.state) \($0.closedOn.map { "\($0)" } ?? "") \($0.due.map { "\($0)" } ?? "")" }
  }
}
