// What was done at several parts of a day: ‘took my metformin morning and evening’.

import JournalModel

extension PhraseWriter {
  /// Counts how often something was done that is to be done so often, by the parts of the day that are told beside it; also asks where a no stands between
  /// them, since it was done at one of them.
  func timesOfDay(_ lines: inout [Phrase.Line]) -> (pieces: [Phrase.Piece], doubts: [Phrase.Uncertainty]) {
    var (shown, doubts): ([Phrase.Piece], [Phrase.Uncertainty]) = ([], [])
    for run in partsOfDay() where run.parts > 1 {
      guard let piece = pieces.last(where: { $0.isActivity && $0.tokens.lowerBound < run.tokens.lowerBound }) ?? pieces.first(where: \.isActivity), let line = piece.line,
        let activity = activities[line], let slug = lines[line].activity, let unit = vocabulary.activities[activity].unit, units.unit(unit).dimension == .count(""),
        lines[line].measurements.isEmpty, !names.avoided.contains(activity)
      else { continue }
      if run.isDenied {
        doubts.append(.undone(words: words(run.tokens), slug: slug))
        continue
      }
      guard lines[line].state == .done else { continue }
      let times = Phrase.Measurement(QuantityKey.key(for: .count("")), Quantity(Double(run.parts), unit))
      lines[line].measurements.append(times)
      shown.append(Phrase.Piece(meaning: .measurement(times), words: "", line: line))
    }
    return (shown, doubts)
  }

  /// A mood of an earlier part of the day.
  mutating func take(_ mood: Mood, of part: Range<Int>, at start: Int) {
    earlierMoods.append(Phrase.EarlierMood(mood, words(part)))
    // The words that say it are understood, and stand in no text.
    add(Piece(meaning: .mood(mood), tokens: start..<start))
  }

  /// Whether the mood stands in another clause than the span of what else is told, so that it is none of those hours: ‘Mila napped from 12:00 to 13:20, mood good’.
  var isMoodApart: Bool {
    guard mood != nil, let span = pieces.first(where: { if case .time(let time) = $0.meaning { time.end != nil && !isOfActivity(line: $0.line) } else { false } }),
      let clause = told.first(where: { $0.tokens.contains(span.tokens.lowerBound) })
    else { return false }
    return !clause.isBare && !clause.tokens.contains(moodTokens.lowerBound)
  }

  /// The words for the part of the day that the mood is of: ‘this morning’; nil where it is of no such.
  var moodPart: String? {
    guard mood != nil, let clause = told.first(where: { $0.isMoodOfPart && $0.tokens.contains(moodTokens.lowerBound) }) else { return nil }
    for i in clause.tokens {
      if let end = tokens.end(at: i, where: { if case .partOfDay = $0 { true } else { false } }) { return words(i..<end) }
    }
    return nil
  }

  private func isOfActivity(line: Int?) -> Bool { line.map { lines[$0].activity != nil } ?? true }

  /// Neighbouring parts of a day: ‘in the morning and in the evening’, ‘morning, noon and night’, 朝と夜.
  private func partsOfDay() -> [(tokens: Range<Int>, parts: Int, isDenied: Bool)] {
    var runs: [(tokens: Range<Int>, parts: Int, isDenied: Bool)] = []
    var (i, between, isDenied) = (0, 0, false)
    var last: String?
    while i < tokens.count {
      if let end = partEnd(i), !tokens[i..<end].contains(where: { Self.wholly.contains($0.folded) }) {
        let said = tokens[end - 1].folded
        if let run = runs.last, run.tokens.upperBound == i - between, between < 5, last != nil {
          if said != last { runs[runs.count - 1] = (run.tokens.lowerBound..<end, run.parts + 1, run.isDenied || isDenied) }
        } else {
          runs.append((i..<end, 1, false))
        }
        (i, between, last, isDenied) = (end, 0, said, false)
        continue
      }
      if last != nil, isBetweenParts(i) {
        between += 1
        isDenied = isDenied || tokens[i].senses.contains { $0.sense == .negation }
      } else {
        last = nil
      }
      i += 1
    }
    // ‘with breakfast and dinner’, but not ‘after lunch and dinner out with Pete’
    return runs.filter { run in
      let end = run.tokens.upperBound
      return !run.tokens.contains { Self.meals.contains(tokens[$0].folded) } || end == tokens.count || tokens[end].isMark || tokens.end(at: end, where: { if case .day = $0 { true } else { false } }) != nil
    }
  }

  private func partEnd(_ i: Int) -> Int? {
    tokens.end(at: i, where: { if case .partOfDay = $0 { true } else { false } }) ?? (Self.meals.contains(tokens[i].folded) || Self.noons.contains(tokens[i].folded) ? i + 1 : nil)
  }

  private static let noons: Set<String> = ["noon", "midday", "lunchtime", "bedtime"]
  static let meals: Set<String> = [
    "breakfast", "brekkie", "elevenses", "brunch", "merienda", "gouter", "lanche", "lunch", "dinner", "supper", "tea", "fruhstuck", "mittagessen", "abendessen", "abendbrot", "desayuno", "comida", "almuerzo", "cena", "dejeuner",
    "petit-dejeuner", "diner", "almoco", "jantar", "朝食", "昼食", "夕食",
  ]

  private func isBetweenParts(_ i: Int) -> Bool {
    if tokens[i].isMark { return [",", "/", "&", "+"].contains(tokens[i].folded) }
    return tokens[i].senses.contains { sense, _ in
      switch sense {
      case .and, .filler, .preposition, .particle, .at, .during, .negation, .onDay: true
      default: false
      }
    }
  }

  /// ‘all day and all night’ is once.
  private static let wholly: Set<String> = ["all", "whole", "entire", "ganzen", "todo", "toda", "toute", "inteiro", "一日", "하루"]
}
