// Plans of one title: a new one must not double another by mistake.

import JournalFormat
import JournalModel

extension PlanFiles {
  /// The plan whose title says the same: case, the width of letters and punctuation aside. A habit and a task are both something to do.
  func plan(titledLike title: String, _ kind: EntryKind) -> FileReading? {
    let key = title.titleKey
    return readings.first { ($0.kind == kind || $0.kind.isActivity && kind.isActivity) && $0.title.titleKey == key }
  }
}
