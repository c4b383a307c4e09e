// Days among the words of a search: ‘headache november’, ‘yesterday headache’.

import JournalDates
import JournalQuery
import JournalText

/// Words to look for, and the days that the words behind or before them name.
struct SearchPeriod {
  /// What is left to be looked for.
  let query: String
  /// The words that name days, as they were typed.
  let words: String
  let days: NamedDays
  /// Whether hardly anybody looks for these words: ‘last week’ and ‘november’, and not ‘may’, ‘sun’ or ‘christmas’, which are looked for first.
  let isPlain: Bool

  /// Nil where no words at either end name days, nothing else is left, or they stand in quotes.
  init?(_ text: String, on today: CalendarDay, in tongues: Set<DayTongue>) {
    let words = text.split(whereSeparator: \.isWhitespace).map { String($0) }
    // All of it as days leaves nothing to look for.
    guard words.count > 1, PeriodText(said: text, in: tongues) == nil, !text.contains("/"), !text.contains("("), !words.contains("or") else { return nil }
    // The longest words at the end, else the longest at the head.
    let count = min(words.count - 1, PeriodText.maximumWords)
    let ways = [false, true].flatMap { isHead in (1...count).reversed().map { (isHead: isHead, count: $0) } }
    for (isHead, count) in ways {
      let (said, rest) = isHead ? (words.prefix(count), words.dropFirst(count)) : (words.suffix(count), words.dropLast(count))
      let joined = said.joined(separator: " ")
      guard !joined.contains("\""), rest.joined().count(where: { $0 == "\"" }).isMultiple(of: 2), !rest.allSatisfy(Self.isCondition),
        !said.contains(where: { $0.hasPrefix("-") || $0.contains(":") || $0.contains("*") }), !rest.contains(where: Self.isOfDays),
        let named = PeriodText(said: joined, in: tongues)?.days(on: today)
      else { continue }
      let isPlain = said.count > 1 ? !PeriodText.isFeast(joined) : Self.isPlain(joined, in: tongues)
      // At the head a word alone is the likelier what is looked for.
      if isHead, !isPlain { continue }
      (query, self.words, days, self.isPlain) = (rest.joined(separator: " "), joined, named, isPlain)
      return
    }
    return nil
  }

  /// A condition says nothing that may stand in a text.
  private static func isCondition(_ word: String) -> Bool { word.hasPrefix("-") || word.contains(":") || word.contains("=") }
  private static func isOfDays(_ word: String) -> Bool { word.hasPrefix("date:") }

  /// Whether one word means days wherever it stands: numbers are looked for, and so are units and what has other meanings.
  private static func isPlain(_ word: String, in tongues: Set<DayTongue>) -> Bool {
    let folded = word.lowercased()
    if word.contains(where: \.isNumber) || word.count < 4 || PeriodText.isFeast(word) { return false }
    return !ofOtherMeaning.contains(folded)
  }

  private static let ofOtherMeaning: Set<String> = [
    "march", "fall", "spring", "summer", "autumn", "winter", "week", "weeks", "month", "months", "year", "years", "quarter", "weekend", "night", "tonight",
    "morning", "woche", "monat", "jahr", "semana", "année", "semaine", "mois", "mars", "marz", "wed", "thurs",
  ]
}
