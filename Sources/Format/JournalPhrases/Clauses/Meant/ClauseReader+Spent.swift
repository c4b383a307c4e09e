// What something cost, whatever it was spent on: ‘spent 4.50 euros on energy drinks’.

import JournalModel

extension ClauseReader {
  /// Keeps clauses as notes that tell what money went for: of what was bought nobody knows whether it was had.
  func keepSpent(_ clauses: inout [Clause]) {
    for index in clauses.indices where clauses[index].activities.count < 2 && clauses[index].metrics.isEmpty && clauses[index].stranger == nil && !clauses[index].range.isEmpty {
      let range = clauses[index].range
      let words = chunks[range.lowerBound].range.lowerBound..<chunks[range.upperBound - 1].range.upperBound
      if tellsPrice(clauses[index]) {
        clauses[index] = Clause(range, isCommand: isCommand)
        clauses[index].isOfOthers = true
        continue
      }
      guard let spent = words.first(where: { Self.spending.contains(tokens[$0].folded) }), let money = words.first(where: { isMoney($0) }) else { continue }
      if let counted = spentOnCounted(range, spent: spent) {
        clauses[index] = counted
        continue
      }
      // ‘ran 5k and paid 3 euros’ is told with its verb.
      if let told = clauses[index].activities.first, case let name = chunks[told.chunk].range.lowerBound, told.match.isVerb || name < spent || name < money { continue }
      clauses[index] = Clause(range, isCommand: isCommand)
      clauses[index].isOfOthers = true
    }
  }

  /// ‘swam 30 minutes and put 25 euros aside for the piano’: money that was put aside, or that a name counts, is told beside what was done.
  func tellsOfMoney(_ part: Range<Int>) -> Bool {
    guard let first = part.first, let last = part.last, case let words = chunks[first].range.lowerBound..<chunks[last].range.upperBound, words.contains(where: { isMoney($0) }) else { return false }
    if words.contains(where: { PhraseWriter.saving.contains(tokens[$0].folded) }) { return true }
    return words.first { Self.spending.contains(tokens[$0].folded) }.map { spentOnCounted(part, spent: $0) != nil } ?? false
  }

  /// Whether words end with the verb of the money that they tell of.
  func isSpent(_ part: Range<Int>, _ verb: Int) -> Bool {
    Self.spending.contains(tokens[verb].folded) && part.contains { chunks[$0].range.contains(where: isMoney) }
  }

  /// ‘spent 12.40 euro on food at lidl’, where food is counted in money: what it cost is how much. Nil where other words stand between.
  private func spentOnCounted(_ range: Range<Int>, spent: Int) -> Clause? {
    let (named, amounts) = (range.filter { chunks[$0].name != nil }, range.filter { chunks[$0].isAmount })
    guard named.count == 1, amounts.count == 1, let match = chunks[named[0]].name, match.activities.count == 1, !match.isPart, !match.isInverse,
      case let activity = match.activities[0], !names.archived[activity], let unit = names.unit(of: activity), names.units.unit(unit).dimension.isMoney, isAmount(amounts[0], in: unit),
      let verb = range.first(where: { chunks[$0].range.contains(spent) }), case let last = max(verb, named[0], amounts[0])
    else { return nil }
    let told = [verb, named[0], amounts[0]]
    func isSmall(_ i: Int) -> Bool { isLink(chunks[i]) || chunks[i].has { [.preposition, .onDay, .at, .to, .during].contains($0) } || text(chunks[i]) == "on" }
    // ‘on a food processor’ was spent on no food.
    guard (range.lowerBound...last).allSatisfy({ told.contains($0) || chunks[$0].isDetail || isSmall($0) }),
      (named[0] + 1..<range.upperBound).prefix(1).allSatisfy({ $0 == verb || chunks[$0].isDetail || chunks[$0].isPartOfDay || chunks[$0].content == .mark || isSmall($0) })
    else { return nil }
    var clause = Clause(range, isCommand: isCommand)
    for i in range { clause[i] = chunks[i].isDetail ? .detail : i <= last && chunks[i].mood == nil ? .connective : .text }
    clause[named[0]] = .activity
    clause.activities.append((named[0], match, .done))
    return clause
  }

  /// ‘wine was 12 euros’: what it cost, and not that it was had.
  private func tellsPrice(_ clause: Clause) -> Bool {
    guard let told = clause.activities.first, told.state == .done, !told.match.isVerb, told.chunk + 1 < clause.range.upperBound, case let was = told.chunk + 1, Self.being.contains(text(chunks[was])),
      let money = (chunks[was].range.upperBound..<chunks[clause.range.upperBound - 1].range.upperBound).first(where: { isMoney($0) })
    else { return false }
    return money - chunks[was].range.upperBound < 3 && !(told.match.activities.first.flatMap(names.unit).map { names.units.unit($0).dimension.isMoney } ?? false)
  }

  private func isMoney(_ i: Int) -> Bool {
    guard tokens[i].number == nil, Money.sign(ofMoney: tokens[i].folded) != nil else { return false }
    return [i - 1, i + 1].contains { tokens.indices.contains($0) && (tokens[$0].number != nil || tokens[$0].senses.contains { if case .number = $0.sense { true } else { false } }) }
  }

  private static let being: Set<String> = ["was", "is", "were", "are", "cost", "costs", "war", "kostet", "kostete", "costo", "cuesta", "fue", "etait", "coute", "foi", "custou", "custa"]
  private static let spending: Set<String> = [
    "spent", "spend", "spending", "paid", "pay", "cost", "costs", "wasted", "ausgegeben", "bezahlt", "gezahlt", "kostete", "gekostet", "gaste", "gastado", "pague", "pagado", "costo", "costaron", "depense", "paye",
    "coute", "gastei", "paguei", "custou",
  ]
}
