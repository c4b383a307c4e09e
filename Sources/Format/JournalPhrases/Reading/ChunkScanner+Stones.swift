// What somebody weighs in stones and pounds: ‘14st 3’, ‘14 stone 3 lb’.

import JournalModel

extension ChunkScanner {
  /// Both numbers as one amount in pounds, of which a stone has fourteen. A stone by itself is read only where a body weighs as much, and `21st` is a day.
  func stones(at i: Int) -> Chunk? {
    guard i + 1 < tokens.count, let stones = tokens[i].number, (6...40).contains(stones), ["st", "stone", "stones"].contains(tokens[i + 1].folded) else { return nil }
    // ‘run 5k 12st 4’ has no comma that would tell whose it is.
    guard isOfWeight || i == 0 || tokens[i - 1].isMark || ["at", "was", "am", "i'm", "now", "in", "is"].contains(tokens[i - 1].folded) else { return nil }
    let isShort = tokens[i + 1].folded == "st"
    func isPounds(_ at: Int) -> Bool { at < tokens.count && ["lb", "lbs", "pound", "pounds"].contains(tokens[at].folded) }
    if i + 2 < tokens.count, let pounds = tokens[i + 2].number, (0..<14).contains(pounds), stones == stones.rounded() {
      let isSaid = isPounds(i + 3)
      // ‘14 stone 3 times’
      let isAlone = i + 3 >= tokens.count || tokens[i + 3].isMark || tokens[i + 3].senses.contains { sense, _ in
        switch sense {
        case .partOfDay, .day, .onDay, .taken, .weekday, .and, .because, .at, .preposition: true
        default: false
        }
      }
      if isSaid || isAlone { return Chunk(content: .amount(Quantity(stones * 14 + pounds, "lb")), range: i..<(isSaid ? i + 4 : i + 3)) }
    }
    // ‘the 21st’
    let isOrdinal = isShort && tokens[i + 1].isGlued && Int(stones) % 10 == 1 && stones != 11
    guard !isOrdinal, isShort ? tokens[i + 1].isGlued : isOfWeight else { return nil }
    return Chunk(content: .amount(Quantity(stones * 14, "lb")), range: i..<(i + 2))
  }

  /// Whether a word says that it is what somebody weighs.
  private var isOfWeight: Bool { tokens.contains { $0.senses.contains { $0.sense == .metric(.weight) } } }
}
