// Amounts that stand beside what was done and are none of it: ‘with 2 min rest’, ‘45 min over my limit’.

import JournalModel

extension ClauseReader {
  /// The 2 min of ‘3 x 1 km with 2 min rest’, the 10 of ‘after 10 min of warm-up’, which nothing that is told is called by. Who ‘swam 800 m recovery’ swam so far.
  func isOfRest(_ i: Int) -> Bool {
    let (start, end) = (chunks[i].range.lowerBound, chunks[i].range.upperBound)
    guard case .amount(let quantity) = chunks[i].content, [.duration, .length].contains(names.units.dimension(of: quantity)) else { return false }
    if start > 1, Self.ofs.contains(tokens[start - 1].folded), Self.rests.contains(tokens[start - 2].folded) { return true }
    guard i > 0, chunks[i - 1].has(.preposition) || chunks[..<i].contains(where: \.isAmount) else { return false }
    let place = end < tokens.count && Self.ofs.contains(tokens[end].folded) ? end + 1 : end
    guard place < tokens.count, names.mentioned(tokens, at: place).activities.isEmpty,
      let next = Self.rests.contains(tokens[place].folded) ? place + 1 : Self.warming.lazy.compactMap({ tokens.end(of: $0, at: place) }).first
    else { return false }
    // ‘20 min recovery run’
    return next >= tokens.count || names.mentioned(tokens, at: next).activities.isEmpty
  }

  /// The 45 min of ‘45 min over my limit’, ‘2 km short of my goal’: how far it was from what was wanted, and not how much.
  func isBeyond(_ i: Int) -> Bool {
    let end = chunks[i].range.upperBound
    guard end + 1 < tokens.count, Self.overs.contains(tokens[end].folded) else { return false }
    guard let limit = (end + 1..<min(end + 5, tokens.count)).first(where: { Self.limits.contains(tokens[$0].folded) }), !tokens[end..<limit].contains(where: \.isMark) else { return false }
    // ‘5 km over my usual route’
    return limit + 1 == tokens.count || tokens[limit + 1].isMark || !tokens[limit + 1].senses.isEmpty
  }

  private static let ofs: Set<String> = ["of", "de", "d'", "von"]
  private static let rests: Set<String> = [
    "rest", "rests", "break", "breaks", "recovery", "recoveries", "pause", "pauses", "pausen", "warmup", "cooldown", "aufwarmen", "einlaufen", "auslaufen", "descanso", "descansos", "calentamiento",
    "repos", "echauffement", "pausa", "pausas", "aquecimento",
  ]
  private static let warming = ["warm up", "cool down", "warming up", "cooling down"].map { Tokenizer.words($0) }
  private static let overs: Set<String> = ["over", "above", "under", "below", "beyond", "past", "short", "more", "less", "uber", "unter", "mehr", "weniger", "sobre", "por", "au", "acima", "abaixo"]
  private static let limits: Set<String> = [
    "limit", "limits", "goal", "goals", "target", "usual", "allowance", "quota", "maximum", "max", "limite", "ziel", "tagesziel", "objetivo", "objectif", "meta",
  ]
}
