// Words of a habit's title that may say how often or how much, though nothing was read of them: they are told rather than passed over.

import JournalModel
import JournalPhrases
import JournalText

extension HabitWords {
  /// Whether a title has words that may say how often, though nothing was read of them.
  public static func mayTellHowOften(_ title: String) -> Bool {
    title.lowercased().words.contains { word in
      let word = String(word)
      return often.contains(word) || ["day", "days"].contains { word.hasSuffix($0) } && Schedule.weekdays([word.hasSuffix("s") ? String(word.dropLast()) : word]) != nil
    }
  }

  /// How much a title seems to ask for, where nothing was read of it: ‘50 push-ups’ of ‘do 50 push-ups’; nil where it asks for nothing.
  /// - Returns: The words, and the target of a day that they would be.
  public static func uncounted(in title: String) -> (words: String, target: String)? {
    let words = title.words.map { String($0) }
    for (word, next) in zip(words, words.dropFirst()) {
      guard let count = Int(word), count > 1, !(1900...2100).contains(count), isPlural(next), next.allSatisfy({ $0.isLetter || $0 == "-" }) else { continue }
      let isUnit = Phrase.isCounted(byWord: next.lowercased()) || UnitTable.standard.knows(next.lowercased())
      return ("\(word) \(next)", Quantity(Double(count), isUnit ? next.lowercased() : "times").text)
    }
    return nil
  }

  private static let often: Set<String> = [
    "every", "each", "daily", "weekly", "monthly", "yearly", "twice", "thrice", "times", "fortnightly", "biweekly", "weekday", "weekdays", "weekend",
    "weekends", "workdays", "week", "month", "quarter", "jeden", "jede", "täglich", "wöchentlich", "monatlich", "mal", "woche", "cada", "semana", "chaque",
    "semaine", "fois", "veces", "vezes", "toda", "todo", "todos",
  ]
}
