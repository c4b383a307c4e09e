// Many rules, found by the words with which they begin.

/// Where a rule fits.
struct RuleMatch: Sendable {
  var rule: Int
  var range: Range<Int>
}

/// Rules by the words with which they begin, so that a long text is passed quickly.
struct RuleSet: Sendable {
  private(set) var rules: [WordRule] = []
  /// By the word with which they begin, of those that begin with one of many.
  private var openings: [String: [Int]] = [:]
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
    // Rows of several words would leave fewer rules to try, and take longer to make than a day's words take to read.
    if let words = rule.openings(upTo: 1, notMoreThan: 1_000) {
      for word in words { openings[word, default: []].append(number) }
      return
    }
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
      for number in candidates(at: start, in: text.tokens) {
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
    candidates(at: start, in: text.tokens).lazy.compactMap { rules[$0].end(from: start, in: text.tokens) }.first
  }

  private func candidates(at start: Int, in tokens: [TextToken]) -> [Int] {
    let token = tokens[start]
    var numbers = others
    if let more = openings[token.folded] { numbers += more }
    if let more = byFolded[token.folded] { numbers += more }
    if !byExact.isEmpty, let more = byExact[token.exact] { numbers += more }
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
