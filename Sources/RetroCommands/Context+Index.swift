// A command's way to the index of a journal, and how it tells of trouble there.

import CommandKit
import HostSystem
import JournalIndex
import JournalStore

extension Context {
  /// The index of a journal, brought up to date unless `refreshes` is false. Why it could not be kept, and what could not be read, is told.
  mutating func index(of journal: Journal, refreshes: Bool = true) throws -> JournalIndex {
    let index = try JournalIndex.open(journal, environment, clock: clock, refreshes: refreshes)
    if let trouble = index.report.trouble { note("the index was made in memory: \(trouble)") }
    for cause in index.report.problems.causes { warn(of: cause) }
    return index
  }
}
