// Words behind what is understood that nearly say something: a day with a typo, a number with a unit that is none; and names typed as links.

import JournalDates
import JournalModel

extension ClauseReader {
  /// Finds them in words typed without quotes, where each word is meant to be understood: ‘run yesterdya’, ‘run 5kmm’, ‘run 5 parsecs’.
  func readStrange(_ clause: inout Clause) {
    let range = clause.range
    guard isCommand, let first = clause.activities.first else { return }
    for i in range where i > range.lowerBound && clause[i - 1] != .text && !chunks[i].isShown {
      let start = chunks[i].range.lowerBound
      if clause[i] == .text, let day = nearDay(start) { clause.strangeDay = (i, day) }
      guard first.state == .done, clause[i] == .text || isBareNumber(i), let unit = strangeUnit(after: start, in: range),
        names.units.isNearlyUnit(tokens[unit - 1].folded) || first.match.activities.allSatisfy(isMeasured)
      else { continue }
      clause.strangeUnit = (first.chunk, start..<unit)
      for part in i..<range.upperBound where chunks[part].range.lowerBound < unit { clause[part] = .text }
    }
  }

  /// Where a name is typed as a link, `[[run]]` or `[[run|shown]]`, the index after it.
  func linkEnd(_ i: Int, in range: Range<Int>) -> Int? {
    func isMark(_ at: Int, _ mark: String) -> Bool { range.contains(at) && chunks[at].content == .mark && text(chunks[at]) == mark }
    guard isMark(i - 2, "["), isMark(i - 1, "["), isMark(i + 1, "]") || isMark(i + 1, "|") else { return nil }
    return ((i + 1)..<min(i + 12, range.upperBound)).first { isMark($0, "]") && isMark($0 + 1, "]") }.map { $0 + 2 }
  }

  private func isBareNumber(_ i: Int) -> Bool { if case .number = chunks[i].content { true } else { false } }

  /// Whether so much of it is asked for: a length or a time, and not a number of things.
  private func isMeasured(_ activity: Int) -> Bool {
    names.unit(of: activity).map { !names.units.unit($0).dimension.isCount } ?? false
  }

  /// The day that a word nearly names.
  private func nearDay(_ i: Int) -> String? {
    let token = tokens[i]
    guard token.isWord, token.script == .spaced, !token.isGlued, token.folded.utf8.count > 4, token.senses.isEmpty else { return nil }
    return NearDay.day(token.folded, in: .all)
  }

  /// Where the unit ends that a number has and that is none; nil where a unit or nothing follows, and where more words do.
  private func strangeUnit(after number: Int, in range: Range<Int>) -> Int? {
    guard tokens[number].number != nil, number + 1 < tokens.count, case let unit = tokens[number + 1], unit.isWord, unit.script == .spaced,
      unit.senses.isEmpty, !names.units.knows(unit.folded),
      tokens[number].argument >= tokens[chunks[range.lowerBound].range.lowerBound].argument
    else { return nil }
    let end = chunks[range.upperBound - 1].range.upperBound
    if unit.isGlued { return Self.ordinals.contains(unit.folded) ? nil : number + 2 }
    return number + 2 == end ? end : nil
  }

  private static let ordinals: Set<String> = ["st", "nd", "rd", "th", "d", "x", "er", "ere", "e", "eme", "o", "a", "s"]
}
