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
  private let needed: NeededWords
  /// Rules that may fit any text.
  private let others: [Int]
  private let reading: Reading?

  init() { (lines, needed, others, reading) = ([], NeededWords(isWithoutBlanks: false), [], nil) }

  /// - Parameter reader: One that knows the named lists.
  init(_ lines: [Substring], _ reader: RuleReader) {
    var (reader, needed, others) = (reader, NeededWords(isWithoutBlanks: reader.writing.isWithoutBlanks), [Int]())
    for (number, line) in lines.enumerated() {
      guard let words = reader.neededWords(of: line) else {
        others.append(number)
        continue
      }
      for word in words { needed.add(word.folded, isBeginning: word.isBeginning, rule: number) }
    }
    needed.close()
    (self.lines, self.needed, self.others, reading) = (lines, needed, others, Reading(reader))
  }

  var isEmpty: Bool { lines.isEmpty }

  /// What is wrong with the rules, of which all are read for it.
  var problems: [String] { reading?.problems(of: lines) ?? [] }

  /// All places at which a rule fits, from the front.
  func matches(in text: ReadText, closed: Set<Int> = []) -> [RuleMatch] {
    let rules = rules(for: text)
    if rules.isEmpty { return [] }
    var found: [RuleMatch] = []
    for start in text.tokens.indices {
      for (number, rule) in rules {
        guard let end = rule.end(from: start, in: text.tokens, closed: closed) else { continue }
        found.append(RuleMatch(rule: number, range: start..<max(end, start)))
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

  private func rules(for text: ReadText) -> [(number: Int, rule: WordRule)] {
    guard let reading, !text.tokens.isEmpty else { return [] }
    return reading.rules((others + needed.rules(for: text)).sorted(), of: lines)
  }

  /// The rules that were read so far.
  private final class Reading: Sendable {
    private struct State {
      var reader: RuleReader
      var rules: [Int: WordRule] = [:]
    }
    private let state: Mutex<State>

    init(_ reader: RuleReader) { state = Mutex(State(reader: reader)) }

    func rules(_ numbers: [Int], of lines: [Substring]) -> [(number: Int, rule: WordRule)] {
      state.withLock { state in
        numbers.map { number in
          if let rule = state.rules[number] { return (number, rule) }
          let rule = WordRule(state.reader.steps(of: lines[number]))
          state.rules[number] = rule
          return (number, rule)
        }
      }
    }

    func problems(of lines: [Substring]) -> [String] {
      state.withLock { state in
        var reader = state.reader
        for line in lines { _ = reader.steps(of: line) }
        return reader.problems
      }
    }
  }
}
