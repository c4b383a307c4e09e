// Several amounts of one thing in a sentence: ‘dog 20 min am 35 min pm’, ‘2 slices of bread for breakfast 1 for tea’, ‘dog twice, 20 and 30 min’.

import JournalModel

extension ClauseReader {
  /// Takes further amounts of what a clause tells, each of which says at what part of the day or at which meal it was, as so much more.
  func readSums(_ clause: inout Clause) {
    guard clause.activities.count == 1, let told = clause.activities.first, told.state == .done, !told.match.isInverse, told.match.activities.count == 1 else { return }
    let (range, activity) = (clause.range, told.match.activities[0])
    var last = range.first { clause[$0] == .detail && isMeasured($0) }
    let first = last
    for i in range where i > first ?? told.chunk && clause[i] == .text && isMeasured(i) && isPart(from: i + 1, in: range) && !isDayCount(i, in: range) {
      guard let known = first, let before = last else {
        // ‘metformin 1 at breakfast 1 at dinner’
        guard names.counted.contains(activity), value(of: i) ?? 0 > 0, i == told.chunk + 1 else { break }
        clause[i] = .detail
        for next in range where next > i && (value(of: next) ?? 0) > 0 && isPart(from: next + 1, in: range) && chunks[next - 1].content != .mark { clause[next] = .detail }
        break
      }
      guard (before + 1..<i).contains(where: { isPart(from: $0, in: range) }), isSame(i, as: known, of: activity) else { continue }
      clause[i] = .detail
      if value(of: i) != nil, case .amount(let quantity) = chunks[known].content { clause.borrowed[i] = quantity.unit }
      last = i
    }
    borrow(in: &clause, for: activity)
  }

  /// More of what is told before in clauses of their own: ‘…, 20 and 30 min’, ‘…, 1 Tasse nach dem Mittagessen’, ‘…, later 15 min’.
  func readSums(_ clauses: inout [Clause]) {
    for index in clauses.indices.dropFirst() where clauses[index].activities.isEmpty && clauses[index].metrics.isEmpty && clauses[index].mood == nil {
      guard let before = clauses[..<index].last(where: { !$0.activities.isEmpty || !$0.metrics.isEmpty }), let told = before.activities.last, told.state == .done, !told.match.isInverse,
        told.match.activities.count == 1, case let activity = told.match.activities[0], case let range = clauses[index].range
      else { continue }
      if range.allSatisfy({ chunks[$0].isDetail || chunks[$0].isPartOfDay || Self.joints.contains(text(chunks[$0])) }) { borrow(in: &clauses[index], for: activity) }
      guard let i = range.first(where: { !Self.joints.contains(text(chunks[$0])) }), clauses[index][i] == .text, isMeasured(i), let known = before.range.first(where: { before[$0] == .detail && isMeasured($0) }),
        isSame(i, as: known, of: activity) || value(of: i) != nil && isSame(known, as: known, of: activity),
        i + 1 == range.upperBound && i > range.lowerBound || isPart(from: i + 1, in: range) && (value(of: i) == nil || before.range.contains { $0 > known && isPart(from: $0, in: before.range) })
      else { continue }
      if value(of: i) == nil || names.counted.contains(activity) || unit(of: known) != nil { clauses[index][i] = .detail }
      if value(of: i) != nil, let unit = unit(of: known) { clauses[index].borrowed[i] = unit }
      for joint in range where joint < i { clauses[index][joint] = .connective }
    }
  }

  /// ‘20 and 30 min’ of what takes so long.
  private func borrow(in clause: inout Clause, for activity: Int) {
    let range = clause.range
    for i in range.reversed() where clause[i] != .detail && range.contains(i + 2) && value(of: i) ?? 0 > 0 {
      guard Self.joints.contains(text(chunks[i + 1])), chunks[i + 1].range.count == 1, !tokens[chunks[i + 1].range.lowerBound].isGlued || chunks[i + 1].content == .mark, i == range.lowerBound || !chunks[i - 1].has(.preposition) && chunks[i - 1].content != .other,
        let unit = clause.borrowed[i + 2] ?? unit(of: i + 2), names.unit(of: activity).map({ isAmount(i + 2, in: $0) || clause.borrowed[i + 2] != nil }) ?? true
      else { continue }
      clause.borrowed[i] = unit
      (clause[i], clause[i + 1], clause[i + 2]) = (.detail, .connective, .detail)
    }
  }

  private func unit(of i: Int) -> String? {
    guard case .amount(let quantity) = chunks[i].content, case let dimension = names.units.dimension(of: quantity), dimension != .count("") else { return nil }
    return quantity.unit
  }

  private func isMeasured(_ i: Int) -> Bool {
    switch chunks[i].content {
    case .amount, .thousands, .number: true
    default: false
    }
  }

  private func isSame(_ i: Int, as first: Int, of activity: Int) -> Bool {
    switch (chunks[first].content, chunks[i].content) {
    case (.amount(let known), .amount(let more)): names.units.dimension(of: known) == names.units.dimension(of: more) || UnitFamilies.areOne(known.unit, more.unit)
    case (.thousands, .thousands), (.number, .number): true
    case (.amount(let known), .number(let more)): more > 0 && names.units.dimension(of: known) != .duration && names.unit(of: activity).map { isAmount(first, in: $0) } ?? false
    case (.thousands, .amount(let more)), (.amount(let more), .thousands): names.units.dimension(of: more) == .length
    default: false
    }
  }

  /// Whether a part of the day or a meal is said from a chunk on, behind an amount: ‘am’, ‘this morning’, ‘for breakfast’.
  func isPart(from i: Int, in range: Range<Int>) -> Bool {
    guard range.contains(i) else { return false }
    if chunks[i].isPartOfDay || ["am", "pm"].contains(text(chunks[i])) && chunks[i].range.count == 1 || chunks[i].has(.taken) { return true }
    guard Self.atMeals.contains(text(chunks[i])) || Self.besideMeals.contains(text(chunks[i])) else { return false }
    return (i..<min(i + 4, range.upperBound)).contains { chunks[$0].isPartOfDay || Self.besideMeals.contains(text(chunks[$0])) }
  }

  private static let joints: Set<String> = ["and", "+", "plus", "&", "und", "y", "e", "et", "then", "later", "again", "dann", "spater", "nochmal", "luego", "puis", "depois"]
  static let atMeals: Set<String> = [
    "for", "at", "with", "in", "on", "before", "after", "during", "zum", "beim", "am", "vor", "nach", "mit", "para", "en", "con", "a", "por", "au", "pour", "le", "la", "avec", "no", "na", "ao", "antes", "despues",
    "depois", "apres", "avant",
  ]
  static let besideMeals: Set<String> = PhraseWriter.meals.union(["noon", "midday", "bed", "bedtime", "work", "school", "mittag", "midi", "cafe"])

  // MARK: How it was

  /// Keeps the ‘slow’ of ‘slow jog 4k’, which says how it was.
  func keepManner(_ clause: inout Clause) {
    guard let told = clause.activities.first, told.state == .done || told.state == .partly, !told.match.isInverse else { return }
    for i in clause.range where i + 1 == told.chunk && clause[i] == .connective && chunks[i].range.count == 1 && Self.manner.contains(text(chunks[i])) { clause[i] = .text }
  }

  private static let manner: Set<String> = [
    "slow", "quick", "easy", "long", "short", "lovely", "kurz", "kurze", "kurzen", "lange", "langen", "schone", "rapido", "rapida", "corta", "corto", "larga", "largo", "rapide", "petite",
    "curta", "curto", "longa", "longo",
  ]
}
