// What the properties of a goal, a habit, a value were understood to say, in the words of the file.

import JournalDates
import JournalFormat
import JournalLanguage
import JournalModel
import JournalText

extension Entry {
  /// The values that were read, then the names of the properties that are only kept. Of a retrospective or a note, how many there are.
  /// - Parameter count: How many properties the file has.
  func understoodProperties(_ count: Int) -> [Message] {
    switch details {
    case .day, .retrospective, .note: return [Message(FileUnderstoodText.properties, ["count": .number(count)])]
    default: break
    }
    let kept = other.map(\.key)
    return details.words.compactMap(Self.told)
      + (kept.isEmpty ? [] : [Message(FileUnderstoodText.kept, ["names": .list(kept, .comma)])])
  }

  /// A value with the word before it; a long one is cut.
  private static func told(_ label: String, _ words: String) -> Message? {
    if label.isEmpty { return Message(ListingText.alone, ["words": value(words, of: label)]) }
    guard let line = words.split(separator: "\n").first.map({ $0.trimmed }), !line.isEmpty else { return nil }
    if label == "points", let count = Int(line) { return Message(FileUnderstoodText.points, ["count": .number(count)]) }
    let start = line.prefix(60)
    // Cut between words, where there are any.
    let cut = String(line.count > 60 ? start[..<(start.lastIndex(of: " ") ?? start.endIndex)] + "…" : start)
    return Message(FileUnderstoodText.property, ["label": .wording(Wording(label, area: area, name: label)), "value": value(cut, of: label)])
  }

  /// The days of a value as days are told, its codes in words; all else as it stands.
  private static func value(_ words: String, of label: String) -> TextValue {
    if label.isEmpty, let schedule = Schedule(words) {
      // From which day weeks are counted.
      if case .dates(.weeks(_, _, let from?)) = schedule {
        return .message(ListingText.bracketed, ["words": .message(schedule.message), "more": .day(from)])
      }
      return .message(schedule.message)
    }
    return CalendarDay(words).map { .day($0) } ?? .wording(Wording(words, area: area, name: label.isEmpty ? words : "\(label) \(words)"))
  }

  /// Where languages say what labels and codes of properties are called: `due`, `priority high`, `daily`.
  private static let area = "property_words"
}
