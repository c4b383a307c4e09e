// The text of a rule to its steps. docs/word-lists.md says how rules are written.

/// Reads rules as a list writes them.
struct RuleReader {
  let writing: WritingRules
  /// Named choices, as they are written.
  var names: [String: [WordRule.Step]] = [:]
  /// Whether words of four letters or more stand for all words that begin with them.
  var readsStems = false
  private(set) var problems: [String] = []

  init(_ writing: WritingRules) { self.writing = writing }

  /// The steps of a rule, or of a choice of several.
  mutating func steps(of text: some StringProtocol, isChoice: Bool = false) -> [WordRule.Step] {
    var lexemes = Self.lexemes(of: text, depth: isChoice ? 1 : 0)[...]
    let steps = choice(&lexemes)
    if !lexemes.isEmpty { problems.append("‘\(text)’: a bracket too many") }
    return steps
  }

  /// Words, brackets, and bars. In brackets a bar stands between rules, outside of them without blanks between words.
  private static func lexemes(of text: some StringProtocol, depth: Int) -> [String] {
    var (found, word, depth) = ([String](), "", depth)
    func end() {
      if !word.isEmpty { found.append(word) }
      word = ""
    }
    for character in text {
      switch character {
      case " ", "\t": end()
      case "(", ")":
        end()
        found.append(String(character))
        depth += character == "(" ? 1 : -1
      case "|" where depth > 0:
        end()
        found.append("|")
      default: word.append(character)
      }
    }
    end()
    return found
  }

  private mutating func choice(_ lexemes: inout ArraySlice<String>) -> [WordRule.Step] {
    var alternatives = [sequence(&lexemes)]
    while lexemes.first == "|" {
      lexemes.removeFirst()
      alternatives.append(sequence(&lexemes))
    }
    if alternatives.contains(where: \.isEmpty) { problems.append("a choice has nothing between two bars") }
    return Self.choice(of: alternatives.filter { !$0.isEmpty })
  }

  private mutating func sequence(_ lexemes: inout ArraySlice<String>) -> [WordRule.Step] {
    var steps: [WordRule.Step] = []
    while let lexeme = lexemes.first, lexeme != "|", lexeme != ")" {
      lexemes.removeFirst()
      var part: [WordRule.Step]
      if lexeme == "(" {
        part = choice(&lexemes)
        if lexemes.first == ")" { lexemes.removeFirst() } else { problems.append("a bracket is not closed") }
        if lexemes.first == "?" {
          lexemes.removeFirst()
          part = Self.optional(part)
        }
      } else if lexeme.last == "?" {
        part = Self.optional(atom(String(lexeme.dropLast())))
      } else {
        part = atom(lexeme)
      }
      Self.append(part, to: &steps)
    }
    return steps
  }

  private mutating func atom(_ lexeme: String) -> [WordRule.Step] {
    if lexeme == "^" { return [.clauseStart] }
    if lexeme == "$" { return [.clauseEnd] }
    if lexeme == "*" { return [.any] }
    if lexeme == "%" { return [.number] }
    if lexeme.hasPrefix("...") { return Self.gap(lexeme.dropFirst(3), .anything, writing) }
    if lexeme.hasPrefix("..") { return Self.gap(lexeme.dropFirst(2), .any, writing) }
    if lexeme.hasPrefix("@") {
      let name = String(lexeme.dropFirst())
      if names[name] == nil { problems.append("there is no list ‘\(name)’") }
      return names[name] ?? []
    }
    return Self.choice(of: lexeme.split(separator: "|").map { word($0) })
  }

  /// Up to so many tokens, the fewest first.
  private static func gap(_ most: Substring, _ step: WordRule.Step, _ writing: WritingRules) -> [WordRule.Step] {
    let most = (Int(most) ?? 3) * writing.gapFactor
    return (0..<most).flatMap { [.orElse(3 * $0 + 2), .jump(3 * most), step] }
  }

  private func word(_ text: Substring) -> [WordRule.Step] {
    if writing.isWithoutBlanks {
      let (isAtStart, isAtEnd) = (text.hasPrefix("^"), text.hasSuffix("$") || text.hasSuffix("。"))
      let signs = text.filter { !"^$。、".contains($0) }.flatMap { LetterForms.signs(of: $0) }
      return (isAtStart ? [.wordStart] : []) + signs.map { .word(WordChoice(folded: [$0])) } + (isAtEnd ? [.clauseEnd] : [])
    }
    var choice = WordChoice()
    if text.hasPrefix("=") {
      choice.exact = [text.dropFirst().lowercased()]
      return [.word(choice)]
    }
    let plain = text.filter { !"*'’".contains($0) }
    let folded = writing.forms.folded(plain)
    let isStem = readsStems && plain.count >= 4
    switch (text.hasPrefix("*"), text.hasSuffix("*") || isStem) {
    case (true, true): choice.parts = [folded]
    case (true, false): choice.endings = [folded]
    case (false, true): choice.beginnings = [folded]
    case (false, false):
      // What a list writes in one word may be typed as the words for which it is short.
      if let long = writing.written[text.lowercased()] ?? writing.written[folded] {
        return long.map { .word(WordChoice(folded: [writing.forms.folded($0)])) }
      }
      choice.folded = [folded]
    }
    return [.word(choice)]
  }

  // MARK: - Steps in a row

  /// Adds steps whose places are counted from their own beginning.
  private static func append(_ part: [WordRule.Step], to steps: inout [WordRule.Step]) {
    let first = steps.count
    for step in part {
      switch step {
      case .orElse(let place): steps.append(.orElse(place + first))
      case .jump(let place): steps.append(.jump(place + first))
      default: steps.append(step)
      }
    }
  }

  private static func optional(_ part: [WordRule.Step]) -> [WordRule.Step] {
    var steps: [WordRule.Step] = [.orElse(part.count + 1)]
    append(part, to: &steps)
    return steps
  }

  /// One or another.
  static func either(_ one: [WordRule.Step], _ other: [WordRule.Step]) -> [WordRule.Step] { choice(of: [one, other]) }

  /// One of several; single words become one choice.
  private static func choice(of alternatives: [[WordRule.Step]]) -> [WordRule.Step] {
    var (words, others) = (WordChoice(), [[WordRule.Step]]())
    var hasWords = false
    for alternative in alternatives {
      if alternative.count == 1, case .word(let choice) = alternative[0] {
        words.formUnion(choice)
        hasWords = true
      } else {
        others.append(alternative)
      }
    }
    // The longer ones are tried first.
    var all = others.sorted { $0.count > $1.count } + (hasWords ? [[.word(words)]] : [])
    guard let last = all.popLast() else { return [] }
    let total = all.reduce(last.count) { $0 + $1.count + 2 }
    var steps: [WordRule.Step] = []
    for alternative in all {
      steps.append(.orElse(steps.count + alternative.count + 2))
      append(alternative, to: &steps)
      steps.append(.jump(total))
    }
    append(last, to: &steps)
    return steps
  }
}
