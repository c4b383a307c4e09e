// Amounts in words that tell of no activity, and the goals that are counted in them.

import JournalModel

extension PhraseWriter {
  /// Gives a line that names a goal and no activity the amount that the goal is counted in: ‘translated 7 pages for the book’.
  func countForGoals(_ lines: inout [Phrase.Line]) {
    if let line = lines.indices.first(where: { line in lines[line].activity == nil && loose.contains { $0.line == line } }), let goal = savedFor(by: line) { lines[line].goals = [goal] }
    for line in lines.indices where lines[line].activity == nil && lines[line].measurements.isEmpty && !lines[line].goals.isEmpty {
      let goals = vocabulary.goals.filter { lines[line].goals.contains($0.slug) }
      for loose in loose where loose.line == line {
        guard let amount = amount(of: loose), goals.contains(where: { isCounted($0, in: amount) }) else { continue }
        lines[line].measurements = [Phrase.Measurement(QuantityKey.key(for: units.dimension(of: amount)), amount)]
        break
      }
    }
  }

  /// The one goal that money was put aside for, named by words of its title: ‘saved 40 euros for the trip’; beside what was done those of its own line say so.
  private func savedFor(by line: Int) -> String? {
    guard lines.allSatisfy(\.goals.isEmpty), metrics.isEmpty, !isSpent, uncertainties.isEmpty else { return nil }
    let isBeside = lines.contains { $0.activity != nil }
    let amounts = loose.filter { !isBeside || $0.line == line }.compactMap { amount(of: $0) }
    guard amounts.count == 1 else { return nil }
    let words = (isBeside ? pieces.filter { $0.line == line }.flatMap { tokens[$0.tokens] } : tokens).filter(\.isWord)
    let isSaved = words.contains { Self.saving.contains($0.folded) }
    guard isSaved || !isBeside && words.contains(where: { Self.purposes.contains($0.folded) }) else { return nil }
    let said = Set(words.map(\.folded))
    let found = vocabulary.goals.filter { goal in
      guard isCounted(goal, in: amounts[0]), units.dimension(of: amounts[0]).isCount else { return false }
      return Tokenizer.tokens(goal.title, argument: 0).contains { token in
        token.isWord && token.number == nil && token.folded.utf8.count > 3 && said.contains(token.folded) && !Self.saving.contains(token.folded)
          && !Phrase.isCounted(byWord: token.folded) && !isCounted(goal, in: Quantity(1, token.folded))
      }
    }
    return found.count == 1 ? found[0].slug : nil
  }

  /// Whether words say that money was put aside, and not what it went for.
  var tellsOfSaving: Bool { !isSpent && tokens.contains { Self.saving.contains($0.folded) } }

  /// What something cost, beside what is not counted in money: ‘yoga, 15 €’.
  func isPrice(_ quantity: Quantity, _ activity: Int?) -> Bool {
    guard let activity, case let dimension = units.dimension(of: quantity), dimension.isMoney else { return false }
    return vocabulary.activities[activity].unit.map { units.unit($0).dimension != dimension } ?? true
  }

  /// Whether money went elsewhere.
  private var isSpent: Bool {
    if tokens.contains(where: { Self.spending.contains($0.folded) }) { return true }
    // ‘took 15 euros out of the savings’
    guard let took = tokens.firstIndex(where: { ["took", "taken", "take", "genommen"].contains($0.folded) }) else { return false }
    return tokens[took...].contains { ["out", "from", "aus", "vom"].contains($0.folded) } || tokens[..<took].contains { ["aus", "vom"].contains($0.folded) }
  }

  static let saving: Set<String> = [
    "save", "saved", "saving", "aside", "gespart", "spare", "sparen", "zuruckgelegt", "beiseite", "gelegt", "ahorre", "ahorro", "ahorrar", "ahorrado",
    "guarde", "aparte", "economise", "economiser", "epargne", "epargner", "cote", "economizei", "economizar", "poupei", "guardei", "juntei", "separei",
  ]
  private static let purposes: Set<String> = ["for", "fur", "para", "pour", "pro", "pra"]
  private static let spending: Set<String> = [
    "spent", "spend", "spending", "paid", "pay", "bought", "buy", "cost", "costs", "owe", "owed", "lost", "lent", "earned", "ausgegeben", "gekauft",
    "bezahlt", "gezahlt", "kostete", "gekostet", "verloren", "gaste", "gastado", "pague", "compre", "pagado", "comprado", "costo", "depense", "paye",
    "withdrew", "abgehoben", "entnommen", "saque", "retire", "saquei", "retirei", "achete", "coute", "perdu", "gastei", "paguei", "comprei", "custou", "perdi",
  ]

  /// The one goal that is counted in an amount of a note and whose title says what was done.
  var maybeGoal: String? {
    guard lines.allSatisfy({ $0.activity == nil && $0.goals.isEmpty }), metrics.isEmpty, !isSpent else { return nil }
    if let numbered { return numbered }
    let amounts = loose.compactMap { amount(of: $0) } + lines.flatMap { $0.measurements.map(\.quantity) }
    let done = tokens.reduce(into: Set<Int>()) { $0.formUnion($1.doings) }
    let said = Set(tokens.filter { $0.isWord && $0.folded.utf8.count > 3 }.flatMap { [$0.folded] + $0.roots })
    let found = vocabulary.goals.filter { goal in
      guard amounts.contains(where: { isCounted(goal, in: $0) }) else { return false }
      let title = Lexicon.standard.rooted(Lexicon.standard.tell(Tokenizer.tokens(goal.title, argument: 0)))
      return title.contains { token in
        token.number == nil
          && (!token.doings.isDisjoint(with: done)
            || token.isWord && token.folded.utf8.count > 3 && !Phrase.isCounted(byWord: token.folded)
              && ([token.folded] + token.roots).contains { root in said.contains { $0 == root || $0.hasPrefix(root) && root.utf8.count > 4 } })
      }
    }
    return found.count == 1 ? found[0].slug : nil
  }

  /// The one goal that counts what was brought to an end, which has a number of its own: ‘finished book 19’.
  private var numbered: String? {
    guard let noun = tokens.indices.first(where: { i in i + 1 < tokens.count && tokens[i].isWord && tokens[i + 1].number != nil && !tokens[i + 1].isGlued }),
      tokens.contains(where: { Self.finishing.contains($0.folded) })
    else { return nil }
    let found = vocabulary.goals.filter { isCounted($0, in: Quantity(1, tokens[noun].folded)) && units.unit(tokens[noun].folded).dimension.isCount }
    return found.count == 1 ? found[0].slug : nil
  }

  private static let finishing: Set<String> = [
    "finished", "completed", "read", "done", "beendet", "gelesen", "fertig", "ausgelesen", "termine", "terminado", "acabe", "leido", "lei", "fini", "lu", "acheve", "terminei", "acabei", "li",
  ]

  private func amount(of loose: LooseAmount) -> Quantity? {
    switch loose.chunk.content {
    case .amount(let quantity): quantity
    case .thousands(let number): Quantity(number, "km")
    default: nil
    }
  }

  private func isCounted(_ goal: PhraseVocabulary.Goal, in amount: Quantity) -> Bool {
    goal.units.contains { !$0.isEmpty && (units.unit($0).dimension == units.dimension(of: amount) || UnitFamilies.areOne($0, amount.unit)) }
  }
}
