// What the properties of a goal, a habit, a value were understood to say, in the words of the file.

import JournalFormat
import JournalLanguage
import JournalModel

extension Entry {
  /// The values that were read, then the names of the properties that are only kept. Of a retrospective or a note, how many there are.
  /// - Parameter count: How many properties the file has.
  func understoodProperties(_ count: Int) -> [Message] {
    switch details {
    case .day, .retrospective, .note: return [Message(FileUnderstoodText.properties, ["count": .number(count)])]
    default: break
    }
    let kept = other.map(\.key)
    return details.words.compactMap(Self.told).map { .verbatim($0) }
      + (kept.isEmpty ? [] : [Message(FileUnderstoodText.kept, ["names": .list(kept, .comma)])])
  }

  /// A value with the word before it; a long one is cut.
  private static func told(_ label: String, _ words: String) -> String? {
    if label.isEmpty { return words }
    guard let line = words.split(separator: "\n").first.map({ $0.trimmed }), !line.isEmpty else { return nil }
    let start = line.prefix(60)
    // Cut between words, where there are any.
    return "\(label) \(line.count > 60 ? start[..<(start.lastIndex(of: " ") ?? start.endIndex)] + "…" : start)"
  }
}
