// Many rules, each read when a text has a word that it needs.

import Synchronization

/// Where a rule fits.
package struct RuleMatch: Sendable {
  package var rule: Int
  package var range: Range<Int>
}

/// Rules of a list. Most texts have the words of few of them, so a long list costs little more than a look for its words.
package struct RuleSet: Sendable {
  private let lines: [Substring]
  private let reading: Reading?

  package init() { (lines, reading) = ([], nil) }

  /// - Parameters:
  ///   - reader: One that knows the named lists.
  ///   - needed: What the rules need, in their order, where it is known.
  package init(_ lines: [Substring], _ reader: RuleReader, needing needed: NeededWords? = nil) {
    self.lines = lines
    reading = lines.isEmpty ? nil : Reading(lines, reader, needed)
  }

  package var isEmpty: Bool { lines.isEmpty }

  /// What is wrong with the rules, of which all are read for it.
  package var problems: [String] { reading?.problems ?? [] }

  /// All places at which a rule fits, from the front.
  package func matches(in text: ReadText, closed: Set<Int> = []) -> [RuleMatch] {
    var found: [RuleMatch] = []
    for (tokens, rules) in rules(for: text) {
      for start in tokens {
        for numbered in rules {
          guard let end = numbered.rule.end(from: start, in: text.tokens, closed: closed) else { continue }
          found.append(RuleMatch(rule: numbered.number, range: start..<max(end, start)))
        }
      }
    }
    return found
  }

  /// The tokens at which a rule fits.
  package func starts(in text: ReadText) -> Set<Int> { Set(matches(in: text).map(\.range.lowerBound)) }

  /// Where the first rule ends that fits at a token.
  package func end(from start: Int, in text: ReadText) -> Int? {
    let rules = rules(for: text).first { $0.tokens.contains(start) }?.rules ?? []
    return rules.lazy.compactMap { $0.rule.end(from: start, in: text.tokens) }.first
  }

  /// The sentences in which rules may fit.
  private func rules(for text: ReadText) -> [(tokens: Range<Int>, rules: [NumberedRule])] {
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
    var rules: [Int: WordRule] = [:]
  }
  private let lines: [Substring]
  private let state: Mutex<State>

  init(_ lines: [Substring], _ reader: RuleReader, _ needed: NeededWords?) {
    self.lines = lines
    state = Mutex(State(reader: reader, needed: needed))
  }

  func rules(for text: ReadText) -> [(tokens: Range<Int>, rules: [NumberedRule])] {
    state.withLock { state in
      let needed = state.needed ?? sort(&state)
      return needed.rules(for: text, isWithoutBlanks: state.reader.writing.isWithoutBlanks).map { tokens, rules in
        (
          tokens,
          rules.map { number in
            if let rule = state.rules[number] { return NumberedRule(number: number, rule: rule) }
            let rule = WordRule(state.reader.steps(of: lines[number]))
            state.rules[number] = rule
            return NumberedRule(number: number, rule: rule)
          }
        )
      }
    }
  }

  /// Sorts the rules by what they need.
  private func sort(_ state: inout State) -> NeededWords {
    let needed = NeededWords(lines.map { state.reader.needs(of: $0) })
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
