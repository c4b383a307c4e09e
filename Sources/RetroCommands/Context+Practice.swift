// A command's way to what a journal says of habits, goals and logs, and back from a day to its file.

import HostSystem
import JournalDates
import JournalFormat
import JournalIndex
import JournalInsights
import JournalKit
import JournalStore

/// What insights are made of, with the files that days stand in.
struct PracticeFiles {
  var practice: Practice
  /// Where it comes from.
  let index: JournalIndex

  /// The path in the journal of the file that counts for each of these days; none for a day without one.
  func paths(ofDays days: some Sequence<CalendarDay>) throws -> [CalendarDay: String] { try index.paths(ofDays: days) }
}

extension Context {
  /// What a journal says of habits, goals and logs, brought up to date unless `refreshes` is false; what cannot be read is told and left out.
  mutating func practice(of journal: Journal, refreshes: Bool = true) throws -> Practice {
    try practiceFiles(of: journal, refreshes: refreshes).practice
  }

  /// The same, with the way back to the files of days.
  mutating func practiceFiles(of journal: Journal, refreshes: Bool = true) throws -> PracticeFiles {
    let index = try index(of: journal, refreshes: refreshes)
    try tellFlaws(of: journal, index)
    var unread: [String] = []
    let practice = try index.practice { unread.append($0) }
    tellFlaws(of: journal, unread)
    return PracticeFiles(practice: practice, index: index)
  }
}
