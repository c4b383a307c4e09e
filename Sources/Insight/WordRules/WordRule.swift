// A rule of a word list, as a small program that is run along a text.

import JournalText

/// The words that may stand in one place.
package struct WordChoice: Sendable {
  package var folded: Set<String> = []
  /// As they stand, with their accents.
  package var exact: Set<String> = []
  package var beginnings: [String] = []
  package var endings: [String] = []
  package var parts: [String] = []

  /// Whether it has whole words without accents alone.
  package var isPlain: Bool { exact.isEmpty && beginnings.isEmpty && endings.isEmpty && parts.isEmpty }

  package func contains(_ token: TextToken) -> Bool {
    if folded.contains(token.folded) || (!exact.isEmpty && exact.contains(token.exact)) { return true }
    let word = token.folded
    return beginnings.contains(where: { word.hasPrefix($0) }) || endings.contains(where: { word.hasSuffix($0) })
      || parts.contains(where: { word.contains(text: $0) })
  }

  package mutating func formUnion(_ other: WordChoice) {
    for word in other.folded { folded.insert(word) }
    if !other.exact.isEmpty { exact.formUnion(other.exact) }
    if !other.beginnings.isEmpty { beginnings += other.beginnings }
    if !other.endings.isEmpty { endings += other.endings }
    if !other.parts.isEmpty { parts += other.parts }
  }
}

/// A rule: words in a row, with choices, gaps and places.
package struct WordRule: Sendable {
  package enum Step: Sendable {
    case word(WordChoice)
    case number
    /// Any word that does not negate what follows.
    case any
    /// Any word.
    case anything
    case wordStart, clauseStart, clauseEnd
    /// Between two letters that are no Latin ones of the same word: `ai` is no part of `fair`.
    case latinEdge
    /// Go on at the next step; if that leads nowhere, at another.
    case orElse(Int)
    case jump(Int)
  }

  package private(set) var steps: [Step]

  package init(_ steps: [Step]) { self.steps = steps }

  /// Where a match that begins at a token ends, behind its last; the shortest.
  /// - Parameter closed: Tokens that a gap does not pass.
  package func end(from start: Int, in tokens: [TextToken], closed: Set<Int> = []) -> Int? {
    run(0, start, tokens, tokens[start].sentence, closed)
  }

  private func run(_ first: Int, _ place: Int, _ tokens: [TextToken], _ sentence: Int, _ closed: Set<Int>) -> Int? {
    var (step, at) = (first, place)
    while step < steps.count {
      let isThere = at < tokens.count && tokens[at].sentence == sentence
      switch steps[step] {
      case .word(let choice):
        guard isThere, choice.contains(tokens[at]) else { return nil }
        at += 1
      case .number:
        guard isThere, tokens[at].isNumber else { return nil }
        at += 1
      case .any:
        guard isThere, !closed.contains(at) else { return nil }
        at += 1
      case .anything:
        guard isThere else { return nil }
        at += 1
      case .wordStart: guard isThere, tokens[at].startsWord else { return nil }
      case .latinEdge:
        if isThere, at > 0, !tokens[at].startsWord, tokens[at].isLatin, tokens[at - 1].isLatin { return nil }
      case .clauseStart: guard isThere, at == 0 || tokens[at - 1].clause != tokens[at].clause else { return nil }
      case .clauseEnd: guard !isThere || at == 0 || tokens[at - 1].clause != tokens[at].clause else { return nil }
      case .orElse(let other):
        if let end = run(step + 1, at, tokens, sentence, closed) { return end }
        step = other
        continue
      case .jump(let other):
        step = other
        continue
      }
      step += 1
    }
    return at
  }

  /// The rows of words with which it may begin, each as far as it is sure of its words, with blanks between; nil where another word may begin it, or
  /// where they are too many.
  /// - Parameter most: How many words a row has at most.
  package func openings(upTo most: Int, notMoreThan limit: Int) -> Set<String>? {
    var rows: Set<String> = []
    var left = 4 * limit
    func walk(_ first: Int, _ row: String, _ count: Int) -> Bool {
      var step = first
      while step < steps.count, count < most {
        left -= 1
        switch steps[step] {
        case .word(let words):
          guard words.isPlain else { return end(row) }
          if left < 0 || words.folded.count > limit { return false }
          return words.folded.allSatisfy { walk(step + 1, count == 0 ? $0 : row + " " + $0, count + 1) }
        case .number, .any, .anything: return end(row)
        case .wordStart, .clauseStart, .clauseEnd, .latinEdge: step += 1
        case .orElse(let other):
          guard left > 0, walk(step + 1, row, count) else { return false }
          step = other
        case .jump(let other): step = other
        }
      }
      return end(row)
    }
    func end(_ row: String) -> Bool {
      rows.insert(row)
      return !row.isEmpty && rows.count <= limit
    }
    return walk(0, "", 0) ? rows : nil
  }

  /// The words with which it may begin; nil where any may.
  package var beginning: WordChoice? {
    var (choice, open, seen) = (WordChoice(), [0], Set<Int>())
    while let step = open.popLast() {
      guard seen.insert(step).inserted else { continue }
      guard step < steps.count else { return nil }
      switch steps[step] {
      case .word(let words): choice.formUnion(words)
      case .number, .any, .anything: return nil
      case .wordStart, .clauseStart, .clauseEnd, .latinEdge: open.append(step + 1)
      case .orElse(let other): open += [step + 1, other]
      case .jump(let other): open.append(other)
      }
    }
    return choice.endings.isEmpty && choice.parts.isEmpty ? choice : nil
  }
}
