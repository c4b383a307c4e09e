// What documents of several reports have in common.

public import Documents
public import JournalDates
public import JournalLanguage

extension Document {
  /// Adds that something is kept out, where it is.
  public mutating func add(privateEntries count: Int, _ say: Language) {
    if count > 0 { self += .note(.quiet(say(ReportText.privateEntries, ["count": .number(count)]))) }
  }

  /// Adds which private days are among those that are shown.
  public mutating func add(privateDays days: [CalendarDay], depth: Int = 1, _ say: Language) {
    if days.isEmpty { return }
    let days = TextValue.list(days.map { say.day($0) }, .comma)
    self += .paragraph(.quiet(say(ReportText.privateDays, ["days": days])), depth: depth)
  }
}

extension ListItem {
  /// An item with a dot, and what is known of it.
  init(_ text: Prose, _ known: [String]) { self.init(.bullet, text, facts: known.map { .quiet($0) }) }
}

extension RichText {
  /// What stands in a message in the place of code.
  static let gap = "\u{FFFC}"

  /// A message with code in the place of its gap, whatever that holds.
  init(marked message: String, gap code: String) {
    self.init()
    for (place, part) in message.split(separator: Character(Self.gap), omittingEmptySubsequences: false).enumerated() {
      if place > 0 { add(code, .code) }
      for run in RichText(marked: String(part)).runs { add(run.text, run.role) }
    }
  }
}

extension Reason {
  /// The same in a document.
  var source: Source { Source(amount: words, place: Place(path: path, line: line), day: day, rule: ruleWords) }
}
