// Numbers that a thing shows, told in a sentence: ‘the watch my son gave me is saying 6200 steps’.

import JournalModel

extension ClauseReader {
  /// Reads how many steps a watch counts and what somebody weighs on the scales, whatever else a clause tells; its words stay whole but for the number.
  func readReading(_ clause: inout Clause) -> Bool {
    let range = clause.range
    guard !isCommand, !range.contains(where: { chunks[$0].name != nil && !Self.counters.contains(text(chunks[$0])) || chunks[$0].has(.negation) || chunks[$0].has(.missing) || chunks[$0].has(.wished) }),
      let value = range.first(where: { chunks[$0].isAmount }), case .amount(let quantity) = chunks[value].content,
      !range.contains(where: { $0 != value && chunks[$0].isAmount })
    else { return false }
    let words = Set(tokens[chunks[range.lowerBound].range.lowerBound..<chunks[range.upperBound - 1].range.upperBound].map(\.folded))
    guard words.isDisjoint(with: Self.others) else { return false }
    let number: DayNumber
    if names.units.dimension(of: quantity) == names.units.unit("steps").dimension, quantity.amount >= 100, !words.isDisjoint(with: Self.counters) {
      number = .steps
    } else if names.units.dimension(of: quantity) == .mass, !words.isDisjoint(with: Self.scales), !names.hasMass {
      number = .weight
    } else {
      return false
    }
    let said = metrics(number, chunks[value])
    guard !said.isEmpty else { return false }
    clause.metrics = said
    for i in range { clause[i] = i == value ? .metric : chunks[i].isDetail ? .detail : .text }
    return true
  }

  private static let counters: Set<String> = [
    "watch", "phone", "tracker", "fitbit", "garmin", "pedometer", "app", "handy", "reloj", "movil", "montre", "telephone", "relogio", "celular",
  ]
  private static let scales: Set<String> = ["scales", "scale", "waage", "bascula", "balance", "balanca"]
  /// That it is of somebody else, or of what is wanted or set against.
  private static let others: Set<String> = [
    "his", "her", "their", "he", "she", "they", "goal", "target", "short", "more", "less", "than", "should", "want", "wants", "average", "usually", "per",
    "baby", "dog", "cat", "lost", "gained", "off", "yesterday's", "left", "lifted", "flour", "luggage", "suitcase", "parcel",
  ]
}
