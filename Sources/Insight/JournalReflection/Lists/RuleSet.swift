// Many rules, each read when a text has a word that it needs.

import Synchronization

/// Where a rule fits.
struct RuleMatch: Sendable {
  var rule: Int
  var range: Range<Int>
}

/// Rules of a list. Most texts have the words of few of them, so a long list costs little more than a look for its words.
struct RuleSet: Sendable {
  private let lines: [Substring]
  private let reading: Reading?

  init() { (lines, reading) = ([], nil) }

  /// - Parameter reader: One that knows the named lists.
  init(_ lines: [Substring], _ reader: RuleReader) { (self.lines, reading) = (lines, lines.isEmpty ? nil : Reading(lines, reader)) }

  var isEmpty: Bool { lines.isEmpty }

  /// What is wrong with the rules, of which all are read for it.
  var problems: [String] { reading?.problems ?? [] }

  /// All places at which a rule fits, from the front.
  func matches(in text: ReadText, closed: Set<Int> = []) -> [RuleMatch] {
    let rules = rules(for: text)
    if rules.isEmpty { return [] }
    var found: [RuleMatch] = []
    for start in text.tokens.indices {
      for numbered in rules {
        guard let end = numbered.rule.end(from: start, in: text.tokens, closed: closed) else { continue }
        found.append(RuleMatch(rule: numbered.number, range: start..<max(end, start)))
      }
    }
    return found
  }

  /// The tokens at which a rule fits.
  func starts(in text: ReadText) -> Set<Int> { Set(matches(in: text).map(\.range.lowerBound)) }

  /// Where the first rule ends that fits at a token.
  func end(from start: Int, in text: ReadText) -> Int? {
    rules(for: text).lazy.compactMap { $0.rule.end(from: start, in: text.tokens) }.first
  }

  private func rules(for text: ReadText) -> [NumberedRule] {
    text.tokens.isEmpty ? [] : reading?.rules(for: text) ?? []
  }
}

/// A rule with its place in the list.
private struct NumberedRule {
  var number: Int
  var rule: WordRule
}

/// Rules as far as they were read: nothing before the first text is looked at, since many lists are asked only where another found something.
private final class Reading: Sendable {
  private struct State {
    var reader: RuleReader
    var needed: NeededWords?
    /// Rules that may fit any text.
    var others: [Int] = []
    var rules: [Int: WordRule] = [:]
  }
  private let lines: [Substring]
  private let state: Mutex<State>

  init(_ lines: [Substring], _ reader: RuleReader) {
    self.lines = lines
    state = Mutex(State(reader: reader))
  }

  func rules(for text: ReadText) -> [NumberedRule] {
    state.withLock { state in
      let needed = state.needed ?? sort(&state)
      return (state.others + needed.rules(for: text)).sorted().map { number in
        if let rule = state.rules[number] { return NumberedRule(number: number, rule: rule) }
        let rule = WordRule(state.reader.steps(of: lines[number]))
        state.rules[number] = rule
        return NumberedRule(number: number, rule: rule)
      }
    }
  }

  /// Sorts the rules by what they need.
  private func sort(_ state: inout State) -> NeededWords {
    var needed = NeededWords(isWithoutBlanks: state.reader.writing.isWithoutBlanks)
    for (number, line) in lines.enumerated() {
      if let need = state.reader.need(of: line) {
        for word in need.words { needed.add(word, rule: number) }
      } else {
        state.others.append(number)
      }
    }
    needed.close()
    state.needed = needed
    return needed
  }

  var problems: [String] {
    state.withLock { state in
      var reader = state.reader
      for line in lines { _ = reader.steps(of: line) }
      return reader.problems
    }
  }
}
