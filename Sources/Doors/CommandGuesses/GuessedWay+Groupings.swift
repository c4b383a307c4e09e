// What something is to be added up by: ‘per month’, ‘pro Tag’, ‘by subject’.

import JournalDates
import JournalModel

extension GuessedWay {
  /// Takes a unit of time behind a small word out of words behind a name: `month` of ‘coffee per month’, `week` of ‘Kaffee pro Woche’. ‘a year ago’ stays. Nil
  /// where there is none.
  public static func takeGrouping(from words: inout [String]) -> String? {
    let all = words.flatMap(\.words), folded = all.map { $0.lowercased() }
    for place in all.indices.dropFirst() {
      // ‘コーヒー 月別’ needs no small word.
      if let unit = wholes[folded[place]] {
        words = Array(all[..<place] + all[(place + 1)...])
        return unit
      }
      guard place > 1, joints.contains(folded[place - 1]) || ofUnits.contains(folded[place - 1]), let unit = units[folded[place]],
        place + 1 == all.count || folded[place + 1] != "ago"
      else { continue }
      words = Array(all[..<(place - 1)] + all[(place + 1)...])
      return unit
    }
    return nil
  }

  /// A name, and what else than time it is to be told by: `study` and `subject` of ‘study by subject’. Nil for all other words.
  public static func parted(_ name: String) -> (name: String, part: String)? {
    let words = name.words
    guard words.count > 2, joints.contains(words[words.count - 2].lowercased()), let part = words.last, part.allSatisfy({ $0.isLetter || "_-".contains($0) })
    else { return nil }
    return (words.dropLast(2).joined(separator: " "), part)
  }

  /// What adds something up where a command line names no command: ‘study per day’, ‘hours per subject’, ‘coffee by month this year’. Nil for all other words.
  public static func grouped(_ typed: [String]) -> [String]? {
    let words = typed.flatMap { $0.split(separator: " ").map(String.init) }, folded = words.map { $0.lowercased() }
    if words.count == 2, wholes[folded[1]] != nil { return ["totals"] + words }
    guard words.count > 2, !words.contains(where: { $0.hasPrefix("-") }), words[0].first?.isLetter == true,
      let place = (1...min(2, words.count - 2)).first(where: { joints.contains(folded[$0]) }),
      units[folded[place + 1]] != nil || folded[place] == "per" && words[place + 1].allSatisfy(\.isLetter),
      case let days = words[(place + 2)...], PeriodText.count(of: days, in: .all) == days.count
    else { return nil }
    return ["totals"] + words
  }

  /// The words of a question without what it is to be added up by at their end, and that: ‘coffees do I drink’ and ‘per day’. Nil where there is nothing of it.
  static func grouping(of words: [String]) -> (words: [String], grouping: [String])? {
    guard words.count > 2, let last = words.last?.lowercased(), case let joint = words[words.count - 2].lowercased(),
      units[last] != nil ? joints.contains(joint) || ofUnits.contains(joint) : joint == "per" && last.allSatisfy(\.isLetter)
    else { return nil }
    return (Array(words.dropLast(2)), words.suffix(2))
  }

  private static let joints: Set<String> = ["by", "per", "pro", "je", "nach", "par", "por"]
  /// Before a unit of time alone.
  private static let ofUnits: Set<String> = ["a", "each", "every", "jeden", "jede", "jedes", "cada", "chaque", "al", "ao"]
  private static let wholes = [
    "日別": "day", "週別": "week", "月別": "month", "年別": "year", "曜日別": "weekday", "일별": "day", "주별": "week", "월별": "month", "연별": "year", "요일별": "weekday",
  ]
  private static let units: [String: String] = {
    let rows = [
      "day": "day days tag tagen día días dia dias jour jours", "week": "week weeks woche wochen semana semanas semaine semaines",
      "month": "month months monat monaten mes meses mês mois", "quarter": "quarter quarters quartal quartalen trimestre trimestres",
      "year": "year years jahr jahren año años ano anos an ans année", "weekday": "weekday weekdays wochentag wochentagen",
    ]
    let pairs = rows.flatMap { unit, words in words.split(separator: " ").map { (String($0), unit) } }
    return Dictionary(pairs) { first, _ in first }
  }()
}
