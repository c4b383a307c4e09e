// Plans of one title: a new one must not double another by mistake.

import JournalDates
import JournalFormat
import JournalModel
import JournalStore

extension PlanFiles {
  /// The plan whose title says the same: case, the width of letters and punctuation aside. A habit and a task are both something to do.
  func plan(titledLike title: String, _ kind: EntryKind) -> FileReading? {
    let key = title.titleKey
    return readings.first { ($0.kind == kind || $0.kind.isActivity && kind.isActivity) && $0.title.titleKey == key }
  }
}

extension Workspace {
  /// The file of the one plan of this title, or of one of its aliases, where no file has the name.
  /// - Throws: The error that said so, where there is no such plan, or several, and for what is a path.
  func plan(titled word: String, orThrow error: StoreError) throws -> FilePlace {
    guard case .noSuchFile = error, !word.utf8.contains(0x2F), !word.hasSuffix(".md"), !word.titleKey.isEmpty,
      ItemAddress(word)?.isLikeID != true, PeriodText(said: word) == nil, let journal = journalIfFound
    else { throw error }
    let plans = try PlanFiles(of: journal, in: [.activities, .goals, .terms, .values, .experiments])
    let found = plans.readings.filter { $0.kind.isPlan && ([$0.title] + $0.entry.common.aliases).contains { $0.titleKey == word.titleKey } }
    guard found.count == 1 else { throw error }
    return plans.place(of: found[0], from: try folder())
  }
}
