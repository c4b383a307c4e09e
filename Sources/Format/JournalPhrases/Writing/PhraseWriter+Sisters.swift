// Bare numbers that are many times what anybody would do in the unit of a habit, and that are of its smaller sister: the 1500 of ‘swam 1500’ are metres.

public import JournalModel

extension PhraseWriter {
  /// Asks which unit a number without one is of: nobody swims 1500 km, and in silence they would be counted.
  mutating func askSister(_ quantity: Quantity, _ chunk: Chunk, _ line: Int) -> Bool {
    guard let slug = lines[line].activity, let doubt = sister(of: quantity, chunk, slug, beside: lines[line].measurements.map(\.quantity)) else { return false }
    uncertainties.append(doubt)
    return true
  }

  /// The doubt about a number that is typed without a unit; nil where it is no more than may be done, or nothing smaller has the unit.
  /// - Parameter told: How much is told already, which is as good a measure of what is done as the target.
  func sister(of quantity: Quantity, _ chunk: Chunk, _ slug: String, beside told: [Quantity]) -> Phrase.Uncertainty? {
    guard chunk.range.count == 1, tokens[chunk.range.lowerBound].number == quantity.amount, let activity = vocabulary.activities.first(where: { $0.slug == slug }),
      let known = told.first(where: { units.convert($0, to: quantity.unit) != nil }) ?? activity.target?.quantity, let small = units.sister(of: quantity, beside: known)
    else { return nil }
    let number = words(chunk.range)
    return .sister(words: number, slug: slug, amounts: ["\(number)\(small)", "\(number)\(quantity.unit)"])
  }
}

extension UnitTable {
  /// The smaller unit that a number typed without one is probably of, since in the unit of what is known it would be far more, and in the
  /// smaller one not far less: the m of 1500 beside 1 km.
  public func sister(of quantity: Quantity, beside known: Quantity) -> String? {
    guard let usual = convert(known, to: quantity.unit), usual > 0, quantity.amount >= Self.farMore * usual, let small = smaller(than: quantity.unit),
      let less = convert(Quantity(quantity.amount, small), to: quantity.unit), less * Self.farMore >= usual
    else { return nil }
    return small
  }

  /// The m of km, the ml of litres, the min of hours and the g of kg.
  func smaller(than unit: String) -> String? {
    ["m", "ml", "min", "g"].first { small in
      convert(Quantity(1, unit), to: small).map { small == "min" ? $0 == 60 : $0 == 1000 || small == "m" && $0 > 1000 } ?? false
    }
  }

  /// So many times what is known nobody does.
  static let farMore = 20.0
}
