// How much it was in all, where words may tell of more of what is told already: the 20 minutes of ‘10 min in the morning and 10 at night’.

import JournalModel

extension PhraseWriter {
  /// What ‘retro log’ would take for all of it; nil where nobody can reckon it, and the habit is counted in nothing but times.
  func total(of more: Range<Int>, behind clause: Clause, _ chunks: [Chunk], _ slug: String) -> String? {
    let contents = clause.range.filter { clause[$0] == .detail && chunks[$0].isAmount && !more.contains($0) }.map { clause.measured(chunks[$0], at: $0).content }
    let words = more.flatMap { chunks[$0].range }.map { tokens[$0].folded }
    let next = more.upperBound < chunks.count ? tokens[chunks[more.upperBound].range.lowerBound].folded : ""
    let isOneMore = more.contains { place in chunks[place].range.contains { tokens.end(at: $0, of: .more) != nil } }
    guard let extra = more.lazy.compactMap({ amount(in: chunks[$0]) }).first ?? (isOneMore ? .number(1) : nil) else { return fallback(slug) }
    if case .amount(let quantity) = extra, let each = words.firstIndex(where: ClauseReader.each.contains), ClauseReader.directions.contains(each + 1 < words.count ? words[each + 1] : next) {
      return Quantity(2 * quantity.amount, quantity.unit).text
    }
    if case .amount(let quantity) = extra, words.contains(where: ClauseReader.apiece.contains) {
      let times = contents.lazy.compactMap { content -> Double? in
        if case .amount(let said) = content, units.dimension(of: said) == .count("") { said.amount } else { nil }
      }.first
      return times.map { Quantity($0 * quantity.amount, quantity.unit).text } ?? fallback(slug)
    }
    // How much ‘3 km more than yesterday’ is in all nobody can tell.
    if contents.isEmpty, case .amount(let quantity) = extra, ClauseReader.thans.contains(next) { return quantity.text }
    return total(of: contents, and: extra, slug)
  }

  /// The doubt about an amount that is text, and that may be more of what a line has.
  func more(_ chunk: Chunk, _ slug: String, _ line: Phrase.Line) -> Phrase.Uncertainty {
    let told = line.measurements.map(\.quantity).filter { quantity in
      if case .amount(let more) = chunk.content { units.dimension(of: quantity) == units.dimension(of: more) } else { true }
    }
    return .more(words: words(chunk.range), slug: slug, total: total(of: told.map { .amount($0) }, and: chunk.content, slug))
  }

  /// The 3k of ‘swam with Priya, she did 3k and I did 1.8’, which somebody else did.
  func isOfSomebody(_ chunk: Chunk) -> Bool {
    let verb = chunk.range.lowerBound - 1
    guard verb > 0, tokens[verb].isWord else { return false }
    return ["she", "he", "they", "sie", "er", "ella", "ellos", "elle", "ela", "ele"].contains(tokens[verb - 1].folded)
  }

  /// The sum of amounts of one kind.
  func total(of told: [Chunk.Content], and extra: Chunk.Content, _ slug: String) -> String? {
    let unit = vocabulary.activities.first { $0.slug == slug }?.unit
    guard !told.isEmpty else {
      // ‘coffee at 9 and another at 12’: the first is one.
      guard case .number(let number) = extra, unit.map({ units.unit($0).isCountable }) ?? true else { return fallback(slug) }
      return Quantity(1 + number, unit == nil ? "x" : "").text
    }
    func quantity(_ content: Chunk.Content) -> Quantity? {
      switch content {
      case .amount(let quantity): quantity
      case .thousands(let number): Quantity(number, "km")
      case .number(let number): Quantity(number, "")
      default: nil
      }
    }
    guard var sum = told.first.flatMap(quantity) else { return fallback(slug) }
    for content in told.dropFirst() + [extra] {
      guard var more = quantity(content) else { return fallback(slug) }
      if more.unit.isEmpty { more.unit = units.sister(of: Quantity(more.amount, sum.unit), beside: sum) ?? sum.unit }
      guard let same = more.unit == sum.unit ? more.amount : units.convert(more, to: sum.unit) else { return fallback(slug) }
      sum.amount = ((sum.amount + same) * 1e6).rounded() / 1e6
    }
    return sum.text
  }

  /// How much a chunk says, also by a word that is no amount by itself: the ‘one’ of ‘one after lunch’.
  private func amount(in chunk: Chunk) -> Chunk.Content? {
    if chunk.isAmount, chunk.content != .range, chunk.content != .unclearNumber { return chunk.content }
    for i in chunk.range where tokens.end(at: i, of: .more) == nil {
      if let number = tokens[i].number { return .number(number) }
      for (sense, _) in tokens[i].senses { if case .number(let number) = sense, number >= 1 { return .number(number) } }
    }
    return nil
  }

  /// The ‘x 4’ of ‘500 ml water x 4’, the twice of ‘cycled 12 km twice’: so often as much as stands right before it. What was done ‘twice round the lake’ or is
  /// to be done so often keeps both.
  func isMultiplier(_ said: Quantity, _ chunk: Chunk, _ line: Int) -> Bool {
    guard said.amount > 1, said.amount == said.amount.rounded(), units.dimension(of: said) == .count(""), let activity = activities[line],
      vocabulary.activities[activity].unit.map({ units.unit($0).dimension != .count("") }) ?? true,
      lines[line].measurements.count == 1, [.duration, .length, .volume].contains(units.dimension(of: lines[line].measurements[0].quantity)), let before = pieces.last(where: { $0.meaning != .connective }), before.line == line
    else { return false }
    switch before.meaning {
    case .measurement, .activity: return said.unit == "x" || chunk.range.upperBound == tokens.count || !tokens[chunk.range.upperBound].senses.contains { $0.sense == .preposition }
    default: return false
    }
  }

  /// What a word of a clause might have been.
  func glimpse(of told: (chunk: Int, activity: Int)?, _ chunks: [Chunk]) -> Phrase.Glimpse? {
    told.map { Phrase.Glimpse(words(chunks[$0.chunk].range), of: vocabulary.activities[$0.activity].slug) }
  }

  /// ‘only one glass of wine yesterday’: a word that says that the amount of a line was all of the day.
  func tellOnly(_ lines: inout [Phrase.Line]) {
    for piece in pieces {
      guard case .measurement = piece.meaning, let line = piece.line, lines[line].activity != nil, case let word = piece.tokens.lowerBound - 1, word >= 0, Self.onlys.contains(tokens[word].folded) else { continue }
      lines[line].only = words(word..<(word + 1))
    }
  }

  private static let onlys: Set<String> = ["only", "nur", "solo", "seulement", "apenas", "somente"]

  /// An amount in the unit of a habit that is counted in more than times.
  private func fallback(_ slug: String) -> String? {
    guard let activity = vocabulary.activities.first(where: { $0.slug == slug }), let unit = activity.unit else { return nil }
    // Of ‘too many sweets’ more than is allowed.
    if let target = activity.target, target.bound == .atMost { return Quantity(target.quantity.amount + 1, unit).text }
    return units.unit(unit).isCountable ? nil : "2 \(unit)"
  }
}
