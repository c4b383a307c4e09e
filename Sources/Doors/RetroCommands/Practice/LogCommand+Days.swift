// Words that are told of two days: ‘yesterday and today I rested’.

import JournalModel
import JournalDates
import JournalKit
import JournalText

extension LogCommand {
  /// What is told of each of two days, and which: they stand at the head or at the end of the words, with ‘and’ between them, and the rest is said of
  /// both. Nil for all other words.
  static func ofTwoDays(_ words: [String]) -> (days: [AskedDays], words: [String])? {
    let all = words.flatMap { $0.words.map { String($0) } }
    guard all.count > 3 else { return nil }
    for start in [0, all.count - 3] {
      let said = all[start..<(start + 3)].map { $0.hasSuffix(",") || $0.hasSuffix(":") ? String($0.dropLast()) : $0 }
      guard joints.contains(said[1].lowercased()) else { continue }
      let days = [said[0], said[2]].compactMap { word in
        PeriodText(said: word, in: .all).flatMap { _ in AskedDays(plain: word) }.flatMap { $0.isOneDay ? $0 : nil }
      }
      guard days.count == 2, said[0].lowercased() != said[2].lowercased() else { continue }
      var rest = all
      rest.removeSubrange(start..<(start + 3))
      // Of ‘yesterday and today were long’ the days are what is told of.
      if start == 0, verbs.contains(rest[0].lowercased()) { continue }
      if start == 0, rest[0].lowercased() == "both", rest.count > 1 { rest.removeFirst() }
      if start > 0, rest.count > 1, ["on", "both", "am"].contains(rest[rest.count - 1].lowercased()) { rest.removeLast() }
      // A sentence that was one word of the command line stays one.
      return (days, words.count == 1 ? [rest.joined(separator: " ")] : rest)
    }
    return nil
  }

  private static let verbs: Set<String> = [
    "were", "are", "was", "is", "have", "had", "will", "waren", "sind", "war", "hatten", "fueron", "son", "eran", "étaient", "sont", "ont", "foram", "são",
    "eram", "は", "が",
  ]
  private static let joints: Set<String> = ["and", "&", "+", "und", "y", "e", "et", "と", "와", "과"]
}
