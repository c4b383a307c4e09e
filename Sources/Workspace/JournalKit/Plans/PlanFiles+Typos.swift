// Words that are nearly the name of an activity.

import JournalFormat
import JournalModel
import JournalText

extension PlanFiles {
  /// The activity whose name a word beside other text was probably meant to be: archived ones aside, with a word of its name nearly the same.
  ///
  /// Nearly the same are words of five letters and more with a typo or two, and shorter ones with the same letters in another order: other
  /// short words are too often words of their own.
  public func typo(of word: String) -> String? {
    let word = Reference.folded(word).widthFolded
    var words: [String: String] = [:]
    for reading in readings where reading.kind.isActivity && !reading.isArchived {
      for name in [reading.slug, reading.title] + reading.entry.common.aliases {
        for part in Self.nameWords(name) where words[part] == nil { words[part] = reading.slug }
      }
    }
    if words[word] != nil { return nil }
    if word.unicodeScalars.count >= 5 {
      return JournalText.nearest(to: word, among: words.keys.filter { $0.count >= 5 }.sorted()).flatMap { words[$0] }
    }
    let letters = word.sorted()
    return words.keys.sorted().first { $0.count >= 4 && $0.first == word.first && $0.sorted() == letters }.flatMap { words[$0] }
  }
}

extension FileReading {
  fileprivate var isArchived: Bool {
    if case .activity(.habit(let habit)) = entry.details { habit.archived != nil } else { false }
  }
}
