// What is said in words far from a habit's own: ‘asleep by 23:15’, ‘bed by half eleven’, ‘mum's birthday, rang her’.

import JournalModel

extension PhraseWriter {
  /// ‘asleep by 23:15’, where one activity is of sleep and of when it begins.
  func asleep() -> [Phrase.Uncertainty]? {
    guard metrics.isEmpty, hasHour(tokens.indices) else { return nil }
    return tokens.indices.lazy.compactMap { bed(at: $0) }.first
  }

  /// ‘vitamins taken, in bed by ten’: the same in words of its own beside something else that is told.
  func asleepBeside() -> [Phrase.Uncertainty]? {
    for i in tokens.indices where isWide(i) && beginsClause(i) && !pieces.contains(where: { $0.isMetric && $0.tokens.contains(i) }) {
      let end = (i..<tokens.count).first { tokens[$0].isMark && [",", ";", ".", "!"].contains(tokens[$0].folded) } ?? tokens.count
      if hasHour(i..<min(end, i + 8)), let found = bed(at: i) { return found }
    }
    return nil
  }

  private func isWide(_ i: Int) -> Bool { tokens[i].senses.contains { if case .doing(_, let form) = $0.sense { form.isWide } else { false } } }

  /// Words for being in bed that begin at a token, of the one activity of sleep; ‘bed’ alone only with the hour behind it.
  private func bed(at i: Int) -> [Phrase.Uncertainty]? {
    for case (.doing(let doing, let form), let end) in tokens[i].senses where form.isWide {
      if end == i + 1, ["bed", "bedtime"].contains(tokens[i].folded), !(end < tokens.count && (Self.bySome.contains(tokens[end].folded) || isHour(end)) && beginsClause(i)) { continue }
      let activities = names.current((names.doings[doing] ?? []) + (names.partDoings[doing] ?? []))
      guard activities.count == 1, case let slug = vocabulary.activities[activities[0]].slug, !lines.contains(where: { $0.activity == slug }) else { continue }
      return [.mentioned(words: words(i..<end), slugs: [slug])]
    }
    return nil
  }

  /// ‘bed 10.30pm’
  private func isHour(_ i: Int) -> Bool {
    if case .clock = tokens[i].kind { return true }
    return tokens[i].number != nil && tokens.senses(at: i + 1).contains { [.beforeNoon, .afterNoon].contains($0.sense) }
  }

  /// ‘by 11pm’, ‘by 23:15’, ‘by half eleven’, ‘before ten’
  private func hasHour(_ range: Range<Int>) -> Bool {
    lines.contains { $0.time != nil } && range == tokens.indices
      || range.contains { i in
        if case .clock = tokens[i].kind { return true }
        if ["midnight", "mitternacht", "medianoche", "minuit"].contains(tokens[i].folded) { return true }
        let isHour = tokens[i].number.map { $0 >= 1 && $0 < 25 } ?? tokens[i].senses.contains { if case .number = $0.sense { true } else { false } }
        let isMeasured = i + 1 < tokens.count && tokens[i + 1].senses.contains { if case .unit = $0.sense { true } else { false } }
        if i > 0, Self.bySome.contains(tokens[i - 1].folded), ["half", "quarter", "halb", "viertel"].contains(tokens[i].folded) || isHour && !isMeasured {
          return true
        }
        return tokens[i].number != nil && tokens.senses(at: i + 1).contains { [.beforeNoon, .afterNoon, .hour].contains($0.sense) }
      }
  }

  /// ‘mum's birthday, rang her’: whom a habit of calling is of, and a call to that person.
  func calledOne() -> [Phrase.Uncertainty]? {
    for i in tokens.indices {
      for case (.doing(let doing, let form), let end) in tokens[i].senses where form == .past || form == .wide {
        guard end < tokens.count, ["her", "him", "them"].contains(tokens[end].folded) else { continue }
        for activity in names.current(names.partDoings[doing] ?? []) {
          let persons = Tokenizer.words(vocabulary.activities[activity].title).filter { word in
            tokens[..<i].contains { $0.folded == word || $0.folded == word + "'s" }
          }
          if !persons.isEmpty { return [.mentioned(words: words(i..<(end + 1)), slugs: [vocabulary.activities[activity].slug])] }
        }
      }
    }
    return nil
  }

  /// Whether nothing but small words stands before a token in its clause.
  private func beginsClause(_ i: Int) -> Bool {
    var before = i - 1
    while before >= 0 {
      if tokens[before].isMark { return [",", ";", ".", "!", ":", "-", "–", "&", "+"].contains(tokens[before].folded) }
      if tokens[before].senses.contains(where: { $0.sense == .and }) || tokens[before].folded == "then" { return true }
      guard Self.leading.contains(tokens[before].folded) else { return false }
      before -= 1
    }
    return true
  }

  private static let bySome: Set<String> = ["by", "before", "at", "around", "for", "till", "til", "until", "um", "vor", "gegen"]
  private static let leading: Set<String> = ["i", "we", "was", "were", "got", "went", "back", "straight", "off", "to", "finally", "safely", "home", "tucked", "up", "and", "fast", "sound"]
}
