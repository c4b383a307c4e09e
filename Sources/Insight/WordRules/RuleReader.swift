// The text of a rule to its steps. docs/word-lists.md says how rules are written.

/// Reads rules as a list writes them.
package struct RuleReader {
  package let writing: WritingRules
  /// Named choices, as they are written.
  private var names: [String: [WordRule.Step]] = [:]
  /// What the named choices need.
  private var needs: [Substring: RuleNeed] = [:]
  /// Whether words of four letters or more stand for all words that begin with them.
  package let readsStems: Bool
  package private(set) var problems: [String] = []
  private var atoms: [Substring: [WordRule.Step]] = [:]

  package init(_ writing: WritingRules, readsStems: Bool = false) { (self.writing, self.readsStems) = (writing, readsStems) }

  /// The steps of a rule, or of a choice of several.
  package mutating func steps(of text: Substring, isChoice: Bool = false) -> [WordRule.Step] {
    var lexemes = Self.lexemes(of: text, depth: isChoice ? 1 : 0)[...]
    let steps = choice(&lexemes)
    if !lexemes.isEmpty { problems.append("‘\(text)’: a bracket too many") }
    return steps
  }

  /// Adds a named choice, which may use those before it. A name that stands twice has the words of both.
  private mutating func add(_ name: Substring, _ text: Substring) {
    let steps = steps(of: text, isChoice: true)
    let need = RuleNeedScanner.need(of: text, needs, needed)
    if names[String(name)] == nil {
      needs[name] = need
    } else {
      needs[name] = needs[name].flatMap { known in
        need.map { RuleNeed(weight: min(known.weight, $0.weight), words: known.words + $0.words) }
      }
    }
    names[String(name)] = names[String(name)].map { Self.choice(of: [$0, steps]) } ?? steps
  }

  /// Adds the named lists of a file, which may use those above them.
  package mutating func readLists(of file: WordListFile) {
    for line in file.lines(of: "lists") {
      let sides = line.split(separator: "=", maxSplits: 1)
      guard sides.count == 2 else { continue }
      add(WordListFile.trimmed(sides[0]), sides[1])
    }
  }

  private enum Lexeme: Equatable {
    case open, close, bar
    case word(Substring)
  }

  /// Words, brackets, and bars. In brackets, or between blanks, a bar stands between rules; elsewhere between words.
  private static func lexemes(of text: Substring, depth: Int) -> [Lexeme] {
    var (found, start, depth) = ([Lexeme](), text.startIndex, depth)
    func word(to end: Substring.Index) {
      if start < end { found.append(text[start..<end] == "|" ? .bar : .word(text[start..<end])) }
    }
    let bytes = text.utf8
    for at in bytes.indices {
      let sign: Lexeme?
      switch bytes[at] {
      case UInt8(ascii: " "), UInt8(ascii: "\t"): sign = nil
      case UInt8(ascii: "("): (sign, depth) = (.open, depth + 1)
      case UInt8(ascii: ")"): (sign, depth) = (.close, depth - 1)
      case UInt8(ascii: "|") where depth > 0: sign = .bar
      // Languages without blanks go on right behind it: 待って(い)?る.
      case UInt8(ascii: "?") where start == at && found.last == .close: sign = .word("?")
      default: continue
      }
      word(to: at)
      if let sign { found.append(sign) }
      start = bytes.index(after: at)
    }
    word(to: text.endIndex)
    return found
  }

  private mutating func choice(_ lexemes: inout ArraySlice<Lexeme>) -> [WordRule.Step] {
    var alternatives = [sequence(&lexemes)]
    while lexemes.first == .bar {
      lexemes.removeFirst()
      alternatives.append(sequence(&lexemes))
    }
    if alternatives.contains(where: \.isEmpty) { problems.append("a choice has nothing between two bars") }
    return Self.choice(of: alternatives.filter { !$0.isEmpty })
  }

  private mutating func sequence(_ lexemes: inout ArraySlice<Lexeme>) -> [WordRule.Step] {
    var steps: [WordRule.Step] = []
    while let lexeme = lexemes.first, lexeme != .bar, lexeme != .close {
      lexemes.removeFirst()
      var part: [WordRule.Step]
      if case .word(let text) = lexeme {
        part = atom(text)
      } else {
        part = choice(&lexemes)
        if lexemes.first == .close { lexemes.removeFirst() } else { problems.append("a bracket is not closed") }
        if lexemes.first == .word("?") {
          lexemes.removeFirst()
          part = Self.optional(part)
        }
      }
      if steps.isEmpty { steps = part } else { Self.append(part, to: &steps) }
    }
    return steps
  }

  /// The steps of what stands between blanks. Lists say the same words again and again, so each is read once; a name may get more words later.
  private mutating func atom(_ text: Substring) -> [WordRule.Step] {
    if let known = atoms[text] { return known }
    let isOptional = text.utf8.last == UInt8(ascii: "?")
    let plain = isOptional ? text.dropLast() : text
    if plain.utf8.first == UInt8(ascii: "@") {
      let steps = named(String(plain.dropFirst()))
      return isOptional ? Self.optional(steps) : steps
    }
    let steps = isOptional ? Self.optional(plainAtom(plain)) : plainAtom(plain)
    atoms[text] = steps
    return steps
  }

  private mutating func named(_ name: String) -> [WordRule.Step] {
    if names[name] == nil { problems.append("there is no list ‘\(name)’") }
    return names[name] ?? []
  }

  private func plainAtom(_ text: Substring) -> [WordRule.Step] {
    switch text.utf8.first {
    case UInt8(ascii: "^") where text == "^": return [.clauseStart]
    case UInt8(ascii: "$") where text == "$": return [.clauseEnd]
    case UInt8(ascii: "*") where text == "*": return [.any]
    case UInt8(ascii: "%") where text == "%": return [.number]
    case UInt8(ascii: ".") where text.hasPrefix("..."): return Self.gap(text.dropFirst(3), .anything, writing)
    case UInt8(ascii: ".") where text.hasPrefix(".."): return Self.gap(text.dropFirst(2), .any, writing)
    default:
      guard text.utf8.contains(UInt8(ascii: "|")) else { return word(text) }
      return Self.choice(of: text.split(separator: "|").map { word($0) })
    }
  }

  /// Up to so many tokens, the fewest first.
  private static func gap(_ most: Substring, _ step: WordRule.Step, _ writing: WritingRules) -> [WordRule.Step] {
    let most = (Int(most) ?? 3) * writing.gapFactor
    return (0..<most).flatMap { [.orElse(3 * $0 + 2), .jump(3 * most), step] }
  }

  /// A word of a language without blanks, without the marks of its beginning and end.
  private static func letters(of text: Substring) -> String { text.filter { !"^$。、".contains($0) } }

  private func word(_ text: Substring) -> [WordRule.Step] {
    if writing.isWithoutBlanks, let steps = latinWord(text) { return steps }
    if writing.isWithoutBlanks {
      let (isAtStart, isAtEnd) = (text.hasPrefix("^"), text.hasSuffix("$") || text.hasSuffix("。"))
      let signs = Self.letters(of: text).flatMap { LetterForms.signs(of: $0) }
      return (isAtStart ? [.wordStart] : []) + signs.map { .word(WordChoice(folded: [$0])) } + (isAtEnd ? [.clauseEnd] : [])
    }
    var choice = WordChoice()
    if text.utf8.first == UInt8(ascii: "=") {
      choice.exact = [text.dropFirst().lowercased()]
      return [.word(choice)]
    }
    // Most words have nothing but small letters, and stand as they are.
    let hasLettersOnly = text.utf8.allSatisfy { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains($0) }
    let plain = hasLettersOnly ? String(text) : text.filter { $0 != "*" && $0 != "'" && $0 != "’" }
    let folded = hasLettersOnly ? plain : writing.forms.folded(plain)
    let isStem = readsStems && plain.count >= 4
    let star = UInt8(ascii: "*")
    switch (text.utf8.first == star, text.utf8.last == star || isStem) {
    case (true, true): choice.parts = [folded]
    case (true, false): choice.endings = [folded]
    case (false, true): choice.beginnings = [folded]
    case (false, false):
      // What a list writes in one word may be typed as the words for which it is short.
      if let long = (hasLettersOnly ? nil : writing.written[text.lowercased()]) ?? writing.written[folded] {
        return long.map { .word(WordChoice(folded: [writing.forms.folded($0)])) }
      }
      choice.folded = [folded]
    }
    return [.word(choice)]
  }

  /// A Latin word among signs without blanks is a word, and no part of another, as in the other languages; nil where it is none.
  private func latinWord(_ text: Substring) -> [WordRule.Step]? {
    if text.contains("^") || text.contains("$") { return nil }
    let plain = Self.latinLetters(of: text)
    guard let first = plain.unicodeScalars.first, let last = plain.unicodeScalars.last else { return nil }
    func isLatin(_ scalar: Unicode.Scalar) -> Bool { scalar.properties.isAlphabetic && scalar.value < 0x250 }
    guard isLatin(first) || isLatin(last) else { return nil }
    let isStem = text.hasSuffix("*") || readsStems && plain.count >= 4 && !text.hasPrefix("=") && isLatin(last)
    let signs = plain.flatMap { LetterForms.signs(of: $0) }
    return (isLatin(first) && !text.hasPrefix("*") ? [.latinEdge] : []) + signs.map { .word(WordChoice(folded: [$0])) }
      + (isLatin(last) && !isStem ? [.latinEdge] : [])
  }

  /// A word without the marks that say where it begins and ends.
  private static func latinLetters(of text: Substring) -> String { text.filter { !"^$。、=*".contains($0) } }

  // MARK: - What a rule needs

  /// What a rule cannot do without; none where it may fit any text.
  package func needs(of rule: Substring) -> [RuleNeed] { RuleNeedScanner.needs(of: rule, needs, needed) }

  /// A word as texts have it; of several for which it is short, the longest.
  private func needed(_ word: Substring) -> NeededWord? {
    if writing.isWithoutBlanks {
      let signs = Self.latinLetters(of: word).flatMap { LetterForms.signs(of: $0) }
      return signs.isEmpty ? nil : NeededWord(signs: signs)
    }
    let isStarred = word.utf8.last == UInt8(ascii: "*")
    let plain = isStarred ? word.dropLast() : word
    if plain.utf8.allSatisfy({ (UInt8(ascii: "a")...UInt8(ascii: "z")).contains($0) }), isStarred || writing.written[String(plain)] == nil {
      return NeededWord(plain.utf8, isBeginning: isStarred || readsStems && plain.utf8.count >= 4)
    }
    let words = self.word(word).compactMap { step -> NeededWord? in
      guard case .word(let choice) = step else { return nil }
      if let beginning = choice.beginnings.first { return NeededWord(beginning.utf8, isBeginning: true) }
      let whole = choice.folded.first ?? choice.exact.first.map { writing.forms.folded($0) }
      return whole.map { NeededWord($0.utf8, isBeginning: false) }
    }
    return words.max { $0.count < $1.count }
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

  /// One of several; single words become one choice.
  private static func choice(of alternatives: [[WordRule.Step]]) -> [WordRule.Step] {
    if alternatives.count == 1 { return alternatives[0] }
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
