// ‘took both metformin’, ‘beide Kaffees’: two of what is counted.

import JournalModel

extension ChunkScanner {
  /// A word for both before what is counted, or before a unit, with the words between.
  func both(at i: Int, to end: Int) -> Chunk? {
    guard var next = Self.boths.first(where: { $0[0] == tokens[i].folded && tokens.end(of: $0, at: i) != nil }).map({ i + $0.count }), next < end else { return nil }
    if let (unit, behind) = unit(at: next), let unit, behind <= end, vocabulary.units.unit(unit).isCountable, !Self.often.contains(tokens[next].folded) {
      return Chunk(content: .amount(Quantity(2, unit)), range: i..<behind)
    }
    // The pills of ‘both pills taken’ are what is counted, where a habit is of pills.
    while next < end, Self.betweenBoth.contains(tokens[next].folded), !names.isCounted(tokens, at: next) { next += 1 }
    guard next < end, names.isCounted(tokens, at: next) else { return nil }
    return Chunk(content: .number(2), range: i..<next)
  }

  private static let boths: [[String]] = [
    ["both"], ["beide"], ["beiden"], ["ambos"], ["ambas"], ["los", "dos"], ["las", "dos"], ["les", "deux"], ["os", "dois"], ["as", "duas"],
  ]
  private static let betweenBoth: Set<String> = [
    "my", "the", "of", "doses", "tablets", "pills", "meine", "meiner", "dosen", "tabletten", "mis", "de", "la", "las", "los", "dosis", "pastillas", "mes", "doses", "comprimes",
    "meus", "minhas", "do", "da", "comprimidos",
  ]

  /// ‘sin cerveza hoy’, ‘heute ohne Bier’: a word for without before what is kept few, where nothing else is told.
  func isWithoutDrink(at i: Int, to limit: Int) -> Bool {
    func isTime(_ sense: Sense) -> Bool {
      switch sense {
      case .day, .partOfDay, .emphasis, .because, .onDay, .weekday: true
      default: false
      }
    }
    guard ["sin", "sans", "sem", "ohne", "without"].contains(tokens[i].folded), i + 1 < limit,
      i == 0 || tokens[i - 1].isMark || i < 3 && tokens.end(at: 0, where: isTime) == i,
      let (match, end) = names.name(tokens, at: i + 1, isAfterWord: true) ?? names.form(tokens, at: i + 1, isAfterWord: true), !match.isInverse,
      match.activities.contains(where: { names.limited.contains($0) })
    else { return false }
    return end >= limit || tokens[end].isMark || tokens.senses(at: end).contains { isTime($0.sense) }
  }

  /// The ‘drank some energy’ of ‘drank some energy drinks’: whether what was found ends inside of the name itself.
  func isInName(_ found: [Chunk], from start: Int) -> Bool {
    guard let end = found.last?.range.upperBound, let match = found.first(where: { $0.name != nil })?.name else { return false }
    return (start + 1..<max(start + 1, end)).contains { i in
      names.name(tokens, at: i, isAfterWord: true).map { $0.end > end && !Set($0.match.activities).isDisjoint(with: match.activities) } ?? false
    }
  }
}
