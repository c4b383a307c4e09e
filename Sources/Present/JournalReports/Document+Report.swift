// What documents of several reports have in common.

import Documents
import JournalLanguage

extension Document {
  /// Adds that something is kept out, where it is.
  mutating func add(privateEntries count: Int, _ say: Language) {
    if count > 0 { self += .note(.quiet(say(ReportText.privateEntries, ["count": .number(count)]))) }
  }
}

extension Reason {
  /// The same in a document.
  var source: Source { Source(amount: words, place: Place(path: path, line: line), rule: ruleWords) }
}
