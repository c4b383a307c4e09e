// A rule of a word list, as a small program that is run along a text.

import JournalText

/// The words that may stand in one place.
struct WordChoice: Sendable {
  var folded: Set<String> = []
  /// As they stand, with their accents.
  var exact: Set<String> = []
  var beginnings: [String] = []
  var endings: [String] = []
  var parts: [String] = []

  func contains(_ token: TextToken) -> Bool {
    if folded.contains(token.folded) || (!exact.isEmpty && exact.contains(token.exact)) { return true }
    let word = token.folded
    return beginnings.contains(where: { word.hasPrefix($0) }) || endings.contains(where: { word.hasSuffix($0) })
      || parts.contains(where: { word.contains(text: $0) })
  }

  mutating func formUnion(_ other: WordChoice) {
    for word in other.folded { folded.insert(word) }
    if !other.exact.isEmpty { exact.formUnion(other.exact) }
    if !other.beginnings.isEmpty { beginnings += other.beginnings }
    if !other.endings.isEmpty { endings += other.endings }
    if !other.parts.isEmpty { parts += other.parts }
  }
}

/// A rule: words in a row, with choices, gaps and places.
struct WordRule: Sendable {
  enum Step: Sendable {
    case word(WordChoice)
    case number
    /// Any word that does not negate what follows.
    case any
    /// Any word.
    case anything
    case wordStart, clauseStart, clauseEnd
    /// Go on at the next step; if that leads nowhere, at another.
    case orElse(Int)
    case jump(Int)
  }

  private(set) var steps: [Step]

  init(_ steps: [Step]) { self.steps = steps }

  /// Where a match that begins at a token ends, behind its last; the shortest.
  /// - Parameter closed: Tokens that a gap does not pass.
  func end(from start: Int, in tokens: [TextToken], closed: Set<Int> = []) -> Int? {
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

  /// The words with which it may begin; nil where any may.
  var beginning: WordChoice? {
    var (choice, open, seen) = (WordChoice(), [0], Set<Int>())
    while let step = open.popLast() {
      guard seen.insert(step).inserted else { continue }
      guard step < steps.count else { return nil }
      switch steps[step] {
      case .word(let words): choice.formUnion(words)
      case .number, .any, .anything: return nil
      case .wordStart, .clauseStart, .clauseEnd: open.append(step + 1)
      case .orElse(let other): open += [step + 1, other]
      case .jump(let other): open.append(other)
      }
    }
    return choice.endings.isEmpty && choice.parts.isEmpty ? choice : nil
  }
}

/// Where a rule fits.
struct RuleMatch: Sendable {
  var rule: Int
  var range: Range<Int>
}

/// Rules by the words with which they begin, so that a long text is passed quickly.
struct RuleSet: Sendable {
  private(set) var rules: [WordRule] = []
  private var byFolded: [String: [Int]] = [:]
  private var byExact: [String: [Int]] = [:]
  private var byBeginning: [String: [Int]] = [:]
  private var others: [Int] = []
  private var longestBeginning = 0

  init(_ rules: [WordRule] = []) { for rule in rules { add(rule) } }

  var isEmpty: Bool { rules.isEmpty }

  mutating func add(_ rule: WordRule) {
    let number = rules.count
    rules.append(rule)
    guard let beginning = rule.beginning else { return others.append(number) }
    for word in beginning.folded { byFolded[word, default: []].append(number) }
    for word in beginning.exact { byExact[word, default: []].append(number) }
    for word in Set(beginning.beginnings) {
      byBeginning[word, default: []].append(number)
      longestBeginning = max(longestBeginning, word.count)
    }
  }

  /// All places at which a rule fits, from the front.
  func matches(in text: ReadText, closed: Set<Int> = []) -> [RuleMatch] {
    if rules.isEmpty { return [] }
    var found: [RuleMatch] = []
    for start in text.tokens.indices {
      for number in candidates(at: text.tokens[start]) {
        guard let end = rules[number].end(from: start, in: text.tokens, closed: closed) else { continue }
        found.append(RuleMatch(rule: number, range: start..<max(end, start)))
      }
    }
    return found
  }

  /// The tokens at which a rule fits.
  func starts(in text: ReadText) -> Set<Int> { Set(matches(in: text).map(\.range.lowerBound)) }

  /// Where the first rule ends that fits at a token.
  func end(from start: Int, in text: ReadText) -> Int? {
    candidates(at: text.tokens[start]).lazy.compactMap { rules[$0].end(from: start, in: text.tokens) }.first
  }

  private func candidates(at token: TextToken) -> [Int] {
    var numbers = others + (byFolded[token.folded] ?? []) + (byExact[token.exact] ?? [])
    if longestBeginning > 0 {
      var beginning = ""
      for character in token.folded.prefix(longestBeginning) {
        beginning.append(character)
        if let more = byBeginning[beginning] { numbers += more }
      }
    }
    return numbers
  }
}
