// Many rules, found by the words with which they begin.

/// Where a rule fits.
struct RuleMatch: Sendable {
  var rule: Int
  var range: Range<Int>
}

/// Rules by the words with which they begin, so that a long text is passed quickly.
struct RuleSet: Sendable {
  private(set) var rules: [WordRule] = []
  /// By the row of words with which they begin.
  private var openings: [String: Opening] = [:]
  private var byFolded: [String: [Int]] = [:]
  private var byExact: [String: [Int]] = [:]
  private var byBeginning: [String: [Int]] = [:]
  private var others: [Int] = []
  private var longestBeginning = 0

  /// What begins with a row of words.
  private struct Opening: Sendable {
    var rules: [Int] = []
    /// Whether longer rows begin with it.
    var goesOn = false
  }

  init(_ rules: [WordRule] = []) { for rule in rules { add(rule) } }

  var isEmpty: Bool { rules.isEmpty }

  mutating func add(_ rule: WordRule) {
    let number = rules.count
    rules.append(rule)
    if let rows = Self.openings(of: rule) {
      for row in rows { add(number, opening: row) }
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

  /// The longest rows of which there are not too many.
  private static func openings(of rule: WordRule) -> Set<String>? {
    rule.openings(upTo: 4, notMoreThan: 64) ?? rule.openings(upTo: 2, notMoreThan: 64) ?? rule.openings(upTo: 1, notMoreThan: 1_000)
  }

  private mutating func add(_ number: Int, opening row: String) {
    for at in row.utf8.indices where row.utf8[at] == UInt8(ascii: " ") {
      openings[String(row[..<at]), default: Opening()].goesOn = true
    }
    openings[row, default: Opening()].rules.append(number)
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
    add(opening: start, in: tokens, to: &numbers)
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

  /// The rules whose row of words stands at a token.
  private func add(opening start: Int, in tokens: [TextToken], to numbers: inout [Int]) {
    var (key, at) = (tokens[start].folded, start)
    while let opening = openings[key] {
      // A rule may begin with a row and with a longer one.
      for number in opening.rules where !numbers.contains(number) { numbers.append(number) }
      at += 1
      guard opening.goesOn, at < tokens.count, tokens[at].sentence == tokens[start].sentence else { return }
      key += " "
      key += tokens[at].folded
    }
  }
}
