// Settings that can each be read, and yet do not go together.

import JournalModel
import JournalPhrases
import JournalText

extension JournalConfiguration {
  /// Two kinds of file in one folder, a kind where no entries are read, and days of urgency out of their order; each where the file says it.
  var conflicts: [Diagnostic] { folderConflicts + urgencyConflicts + unknownMoodWords }

  /// A word of the person's own for a mood, and the mood as it is written: `wobbly` and `bad`; nil where it does not say both.
  static func moodWord(_ text: String) -> (word: String, mood: String)? {
    let parts = text.parts(between: "=").map(\.trimmed)
    return parts.count == 2 && !parts.contains("") ? (parts[0].lowercased(), parts[1]) : nil
  }

  /// Lets the person's own words count for the moods that they say, whatever these are called.
  mutating func understandMoodWords() {
    var words: [String: Mood] = [:]
    for case let (word, mood)? in moodWords.map(Self.moodWord) {
      if let mood = moodLabels.mood(named: mood) ?? moodLabels.mood(named: mood.lowercased()) { words[word] = mood }
    }
    moodLabels = moodLabels.understanding(words) { WrittenMoods.all[$0] }
  }

  private var unknownMoodWords: [Diagnostic] {
    guard let stated = stated["mood.words"] else { return [] }
    let odd = moodWords.compactMap(Self.moodWord).contains { moodLabels.mood(named: $0.mood) ?? moodLabels.mood(named: $0.mood.lowercased()) == nil }
    return odd ? [Diagnostic(.configBadValue("mood.words", .wordsOfMoods), at: stated.place)] : []
  }

  private var folderConflicts: [Diagnostic] {
    // In the order in which they count for a file.
    let unread = [("layout.templates", layout.templates), ("layout.metrics", layout.metrics)]
    let folders = unread + Layout.Folder.allCases.map { ("layout.\($0.rawValue)", layout[$0]) }
    return folders.enumerated().dropFirst(unread.count).compactMap { index, setting in
      let (key, folder) = setting
      guard let first = folders[..<index].first(where: { $0.1.hasSameBytes(as: folder) }),
        let place = (stated[key] ?? stated[first.0])?.place
      else { return nil }
      let isRead = !unread.contains { $0.0 == first.0 }
      return Diagnostic(.configFolder(key, folder, taken: first.0, isRead: isRead), at: place)
    }
  }

  private var urgencyConflicts: [Diagnostic] {
    let days = urgencyDays
    let order = [("urgency.red_days", days.red), ("urgency.amber_days", days.amber), ("urgency.green_days", days.green)]
    return zip(order, order.dropFirst()).compactMap { lower, upper in
      guard lower.1 > upper.1 else { return nil }
      let (said, other) = stated[lower.0] != nil ? (lower, upper) : (upper, lower)
      return stated[said.0].map { Diagnostic(.configUrgency(said.0, said.1, beside: other.0, other.1), at: $0.place) }
    }
  }
}
