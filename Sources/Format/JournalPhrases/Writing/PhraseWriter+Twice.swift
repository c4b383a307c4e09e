// What a line has said already.

import JournalModel

extension PhraseWriter {
  /// The words that say the same thing of a line before.
  func sameBefore(_ chunk: Chunk, _ line: Int) -> String? {
    guard saidOnce.indices.contains(line) else { return nil }
    func amount(_ unit: String) -> String? { saidOnce[line][vocabulary.units.unit(unit).dimension.name] }
    switch chunk.content {
    case .time: return saidOnce[line][""]
    case .amount(let quantity): return amount(quantity.unit)
    case .thousands: return amount("km") ?? amount("kg")
    case .number: return activities[line].flatMap { vocabulary.activities[$0].unit }.flatMap { amount($0) }
    default: return nil
    }
  }

  mutating func tell(_ chunk: Chunk, _ kind: String, _ line: Int) {
    while saidOnce.count < lines.count { saidOnce.append([:]) }
    saidOnce[line][kind] = words(chunk.range)
  }

  /// ‘twice today, once before breakfast and once after’: a once that is one of those that are told, and no more.
  func isOneOfThem(_ chunk: Chunk, _ line: Int) -> Bool {
    ["once", "einmal"].contains(tokens[chunk.range.lowerBound].folded) && lines[line].activity != nil
      && lines[line].measurements.contains { units.dimension(of: $0.quantity) == .count("") && $0.quantity.amount >= 2 }
  }

  /// The field that an amount has on a line; nil where the line has it already.
  func key(of quantity: Quantity, _ line: Int) -> String? {
    let known = lines[line].measurements
    let dimension = vocabulary.units.dimension(of: quantity)
    if known.contains(where: { vocabulary.units.dimension(of: $0.quantity) == dimension }) { return nil }
    // A second count has its unit for a key: 3 chapters beside 40 pages.
    let key = QuantityKey.key(for: dimension)
    if !known.contains(where: { $0.key == key }) { return key }
    return dimension.isCount && Field.isKey(quantity.unit) && !known.contains { $0.key == quantity.unit } ? quantity.unit : nil
  }
}
