// How many times a day or a week, in the words of the languages of the program: ‘2x die Woche’, ‘trois fois la semaine’, 週に3回, 일주일에 세 번.

import JournalModel
import JournalText

/// So many times in a day or a week.
public struct TimesWords: Equatable, Sendable {
  public let count: Int
  public let isOfWeek: Bool

  /// - Parameter words: All of what says it, in small letters.
  /// - Returns: Nil where they say anything else.
  public init?(_ words: [String]) {
    for (period, isOfWeek) in Self.periods {
      if words.count > period.count, words.suffix(period.count).elementsEqual(period), let count = Self.times(words.dropLast(period.count)) {
        (self.count, self.isOfWeek) = (count, isOfWeek)
        return
      }
      if Self.leading.contains(period), words.starts(with: period), let count = Self.times(words.dropFirst(period.count)) {
        (self.count, self.isOfWeek) = (count, isOfWeek)
        return
      }
    }
    // Without blanks: 週に3回.
    guard words.count == 1, let word = words.first else { return nil }
    for (period, isOfWeek) in Self.unspaced where word.hasPrefix(period) {
      guard let count = Self.times([String(word.dropFirst(period.count))]) else { continue }
      (self.count, self.isOfWeek) = (count, isOfWeek)
      return
    }
    return nil
  }

  /// More than once at the beginning of words in small letters, and how many of them say it: ‘twice’, ‘two times’, ‘3 mal’.
  public static func several(atStart words: ArraySlice<String>) -> (times: Int, words: Int)? {
    for count in [2, 1] where words.count >= count {
      if let times = times(words.prefix(count)), times > 1 { return (times, count) }
    }
    return nil
  }

  private static func times(_ words: ArraySlice<String>) -> Int? {
    guard let first = words.first else { return nil }
    if words.count == 1 {
      if let whole = wholes[first] { return whole }
      for sign in signs where first.hasSuffix(sign) && first.count > sign.count {
        return number(String(first.dropLast(sign.count)))
      }
      return nil
    }
    return words.count == 2 && signs.contains(words[words.startIndex + 1]) ? number(first) : nil
  }

  private static func number(_ word: String) -> Int? { Int(word) ?? numbers[word] }

  private static let signs = ["x", "×", "mal", "veces", "vez", "fois", "vezes", "times", "回", "번", "회"]
  private static let wholes = [
    "einmal": 1, "zweimal": 2, "dreimal": 3, "viermal": 4, "fünfmal": 5, "sechsmal": 6, "siebenmal": 7, "once": 1, "twice": 2, "thrice": 3,
  ]
  private static let numbers = [
    "ein": 1, "zwei": 2, "drei": 3, "vier": 4, "fünf": 5, "sechs": 6, "sieben": 7, "una": 1, "dos": 2, "tres": 3, "cuatro": 4, "cinco": 5,
    "seis": 6, "siete": 7, "une": 1, "deux": 2, "trois": 3, "quatre": 4, "cinq": 5, "six": 6, "sept": 7, "uma": 1, "duas": 2, "três": 3,
    "quatro": 4, "sete": 7, "一": 1, "二": 2, "三": 3, "四": 4, "五": 5, "六": 6, "七": 7, "한": 1, "두": 2, "세": 3, "네": 4, "다섯": 5, "여섯": 6,
    "일곱": 7, "two": 2, "three": 3, "four": 4, "five": 5, "seven": 7,
  ]
  private static let periods: [(words: [String], isOfWeek: Bool)] =
    [
      "in der woche", "die woche", "pro woche", "je woche", "jede woche", "wöchentlich", "a la semana", "por semana", "cada semana", "la semaine",
      "par semaine", "chaque semaine", "na semana", "à semana", "toda semana", "일주일에", "한 주에", "주에", "매주", "주",
    ].map { ($0.words.map { String($0) }, true) }
    + ["am tag", "den tag", "pro tag", "täglich", "al día", "por día", "cada día", "par jour", "chaque jour", "ao dia", "por dia", "하루에", "매일"]
    .map { ($0.words.map { String($0) }, false) }
  /// Those that stand before the number.
  private static let leading: [[String]] = ["일주일에", "한 주에", "주에", "매주", "주", "하루에", "매일"].map { $0.words.map { String($0) } }
  private static let unspaced = [
    ("週に", true), ("毎週", true), ("一週間に", true), ("1週間に", true), ("週", true), ("1日に", false), ("一日に", false), ("1日", false), ("一日", false),
    ("毎日", false), ("日に", false),
  ]
}
