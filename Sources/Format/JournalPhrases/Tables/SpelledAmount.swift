// Amounts of a habit without a digit: ‘half an hour’, ‘eine Stunde’.

public import JournalModel

/// An amount that is written out.
public enum SpelledAmount {
  /// An amount that is written out among some words, and where; nil where there is none, and where it is all that there is.
  public static func first(in words: ArraySlice<String>) -> (quantity: Quantity, range: Range<Int>)? {
    let folded = words.map { $0.lowercased() }
    for place in folded.indices {
      let rest = folded[place...]
      // The longer ones stand first.
      let found =
        minutes.first { rest.starts(with: $0.words) }.map { (Quantity($0.minutes, "min"), $0.words.count) } ?? half(rest).map { ($0, 3) }
      guard let (quantity, count) = found, count < words.count else { continue }
      let start = words.startIndex + place
      return (quantity, start..<(start + count))
    }
    return nil
  }

  private static let minutes: [(words: [String], minutes: Double)] = [
    ("an hour and a half", 90), ("one and a half hours", 90), ("a quarter of an hour", 15), ("half an hour", 30), ("an hour", 60), ("one hour", 60),
    ("anderthalb stunden", 90), ("eine viertelstunde", 15), ("eine halbe stunde", 30), ("eine stunde", 60),
    ("una hora y media", 90), ("un cuarto de hora", 15), ("media hora", 30), ("una hora", 60),
    ("une heure et demie", 90), ("un quart d'heure", 15), ("un quart d’heure", 15), ("une demi-heure", 30), ("une heure", 60),
    ("uma hora e meia", 90), ("um quarto de hora", 15), ("meia hora", 30), ("uma hora", 60),
  ].map { ($0.0.split(separator: " ").map(String.init), $0.1) }

  /// ‘half a litre’.
  private static func half(_ words: ArraySlice<String>) -> Quantity? {
    let words = words.prefix(3).map { $0 }
    guard words.count == 3, words[0] == "half", ["a", "an"].contains(words[1]), UnitTable.standard.knows(words[2]),
      !UnitTable.standard.unit(words[2]).isCountable
    else { return nil }
    return Quantity(0.5, words[2])
  }
}
