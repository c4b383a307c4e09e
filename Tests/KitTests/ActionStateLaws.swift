// How an Action stands is one answer, whoever is asked.

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
  @Test(arguments: 0..<6) func everyDoorTellsTheSameOfActions(_ seed: UInt64) throws {
    var history = try LoopHistory(seed: seed + 300)
    // Whatever else is written, one Action is closed by its task's file and one by a log.
    try history.folder.write("---\ntype: task\ncompleted: 2026-11-17\n---\n", to: "journal/activities/filed.md")
    try history.folder.write("---\ntype: task\n---\n", to: "journal/activities/logged.md")
    try history.folder.write("## Action\n- [ ] [[filed]]\n- [ ] [[logged]]\n", to: "journal/retros/2026/2026-W43.md")
    try history.folder.write("## Log\n- [x] [[logged]]\n", to: "journal/days/2026/11/2026-11-05.md")
    var closedElsewhere = 0
    for round in 0..<10 {
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
}
