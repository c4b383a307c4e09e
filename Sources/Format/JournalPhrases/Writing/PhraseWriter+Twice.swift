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
}
