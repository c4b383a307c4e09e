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
      // ‘ran 5k and paid 3 euros’ is told with its verb.
      if let told = clauses[index].activities.first, case let name = chunks[told.chunk].range.lowerBound, told.match.isVerb || name < spent || name < money { continue }
      clauses[index] = Clause(range, isCommand: isCommand)
      clauses[index].isOfOthers = true
    }
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
