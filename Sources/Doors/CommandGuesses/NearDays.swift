// Days with a slip of the finger in them: ‘last monht’.

import JournalDates
import JournalText

enum NearDays {
  /// The words with the one that is nearly a word for days put right; nil where none is, and where they are no days then.
  static func mended(_ words: [String]) -> [String]? {
    if words.isEmpty || PeriodText(said: words.joined(separator: " "), in: .all) != nil { return nil }
    for place in words.indices where words[place].count > 3 && !known.contains(words[place].lowercased()) {
      for limit in 1...2 {
        for word in known where word.first == words[place].lowercased().first && editDistance(words[place].lowercased(), word, limit: limit) != nil {
          var mended = words
          mended[place] = word
          if PeriodText(said: mended.joined(separator: " "), in: .all) != nil { return mended }
        }
      }
    }
    return nil
  }

  private static let known = [
    "today", "yesterday", "week", "month", "quarter", "year", "weekend", "last", "this", "days", "weeks", "months", "january", "february", "march", "april",
    "june", "july", "august", "september", "october", "november", "december", "monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday",
    "spring", "summer", "autumn", "winter",
  ]
}
