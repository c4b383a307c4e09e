// A time of day as people type it where nothing else is asked for.

import JournalDates
public import JournalModel

extension TimeSpan {
  /// Reads what a sentence would have behind ‘at’: `7am`, `7.30`, `6-7pm`, `half past six`, besides all that is written in files. Nil for all else.
  public init?(said text: String) {
    if let written = TimeSpan(text) {
      self = written
      return
    }
    for joint in [["at"], []] {
      guard let time = Self.time(ofSentence: [Self.something.slug] + joint + [text]) else { continue }
      self = time
      return
    }
    return nil
  }

  /// When something was that a sentence is all about; nil where it says anything else.
  private static func time(ofSentence words: [String]) -> TimeSpan? {
    let day = CalendarDay.latest.advanced(by: -1000)
    let phrase = Phrase(words, PhraseVocabulary(activities: [something]), today: day)
    guard phrase.uncertainties.isEmpty, phrase.lines.count == 1, let line = phrase.lines.first, line.activity == something.slug, line.text.isEmpty,
      line.measurements.isEmpty, line.state == .done, line.tags.isEmpty, phrase.mood == nil, phrase.metrics.isEmpty, phrase.day == day
    else { return nil }
    return line.time
  }

  /// A name that is no word of any language.
  private static let something = PhraseVocabulary.Activity(slug: "xqzw", title: "xqzw")
}
