// All tables together, to be looked up at a place among tokens.

import JournalModel
import JournalText

/// What words mean that no journal has to name.
struct Lexicon {
  private struct Entry {
    var words: [String]
    var sense: Sense
  }

  /// Made when a phrase is first read.
  static let standard = Lexicon()

  /// By their first word, the longest first.
  private var entries: [String: [Entry]] = [:]
  /// Which doing a name is one of, by the name's words.
  private var doings: [[String]: Int] = [:]

  private init() {
    for rows in [
      WordRow.numbers, WordRow.units, WordRow.moods, WordRow.days, WordRow.months, WordRow.clock, WordRow.states, WordRow.links,
      WordRow.idioms, WordRow.metrics, WordRow.rests, WordRow.wordings,
      WordRow.feelings,
    ] {
      for row in rows { for words in row.words { add(words, row.sense) } }
    }
    for (index, doing) in Doing.all.enumerated() {
      for words in doing.names.words {
        for name in Self.parts(words) where doings[name] == nil { doings[name] = index }
        add(words, .doing(index, .name))
      }
      add(doing.forms, index, isNegative: false)
      if let negatives = doing.negatives { add(negatives, index, isNegative: true) }
    }
    for synonym in Synonym.all {
      guard let doing = doings[[synonym.doing]] else { continue }
      for words in synonym.said.words { add(words, .doing(doing, .wide)) }
      for words in synonym.called.words { add(words, .doing(doing, .wideName)) }
    }
    for key in Array(entries.keys) { entries[key]?.sort { $0.words.count > $1.words.count } }
  }

  private mutating func add(_ forms: WordRow, _ doing: Int, isNegative: Bool) {
    for (language, words) in forms.words.enumerated() {
      let sense = Sense.doing(doing, isNegative ? .negative : Doing.verbFinal.contains(language) ? .ending : .past)
      for form in words.words {
        let forms = form.hasSuffix("+") ? Doing.koreanEndings.map { form.dropLast() + $0 } : [form]
        for form in forms { add(form, sense) }
      }
    }
  }

  private mutating func add(_ words: String, _ sense: Sense) {
    for parts in Self.parts(words) {
      guard let first = parts.first else { continue }
      entries[first, default: []].append(Entry(words: parts, sense: sense))
      // ‘could not face’ and ‘couldnt face’ beside ‘couldn't face’
      for other in Self.written(parts) { entries[other[0], default: []].append(Entry(words: other, sense: sense)) }
    }
  }

  /// The other ways in which a verb that says no is written.
  private static func written(_ parts: [String]) -> [[String]] {
    guard let place = parts.firstIndex(where: { $0.hasSuffix("n't") }), case let word = parts[place], case let verb = String(word.dropLast(3)), verb.utf8.count > 2 else { return [] }
    let (before, behind) = (parts[..<place], parts[(place + 1)...])
    return [before + [verb, "not"] + behind, before + [verb + "nt"] + behind].map { Array($0) }
  }

  /// The words of a table, each as the tokens that it is in a phrase. All tables are cut whenever a phrase is read, so this looks at bytes.
  private static func parts(_ words: String) -> [[String]] {
    words.utf8.split { $0 == ASCII.space || $0 == ASCII.lineFeed }.map { word in
      // Most are of small letters alone, and are their own folded form.
      let isPlain = word.allSatisfy { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains($0) || $0 == gap }
      return word.split(separator: gap).flatMap { part in
        let text = String(Substring(part))
        return isPlain ? [text] : Tokenizer.foldedTokens(text)
      }
    }
  }

  /// Between the words of what is several.
  private static let gap = UInt8(ascii: "_")

  /// Words that are Portuguese and not English, which show that a ‘no’ is an ‘in the’.
  static let portuguese: Set<String> = {
    let rows = [WordRow.days, WordRow.links, WordRow.states].flatMap(\.self) + Doing.all.flatMap { [$0.names, $0.forms] }
    let words = rows.reduce(into: Set<String>()) { $0.formUnion(Tokenizer.words($1.words[6])) }.subtracting(["que"])
    return rows.reduce(words) { $0.subtracting(Tokenizer.words($1.words[0])) }
  }()

  /// Which of the doings a name is, by its words.
  func doing(named words: [String]) -> Int? { doings[words] }

  /// The tokens with what each of them can mean.
  func tell(_ tokens: [Token]) -> [Token] {
    var told = tokens
    for index in tokens.indices {
      told[index].place = index
      told[index].senses = senses(tokens, at: index)
    }
    return told
  }

  /// The tokens with what each of them may be a form of.
  func rooted(_ tokens: [Token]) -> [Token] {
    var rooted = tokens
    for index in tokens.indices where tokens[index].isWord {
      rooted[index].roots = tokens[index].script == .spaced ? WordRoots.roots(of: tokens[index].folded) : [tokens[index].folded]
      // ‘dog's been walked’
      if index + 1 < tokens.count, tokens[index + 1].folded == "been", let owner = ComposedWords.owner(tokens[index].folded) { rooted[index].roots.append(owner) }
    }
    return rooted
  }

  /// What a word says that stands in no table.
  private func composed(_ word: String) -> [Sense] {
    if let number = ComposedWords.number(word) { return [.number(number)] }
    guard let owner = ComposedWords.owner(word), let entries = entries[owner] else { return [] }
    return entries.compactMap { entry in
      guard entry.words.count == 1 else { return nil }
      return switch entry.sense {
      case .weekday, .day: entry.sense
      default: nil
      }
    }
  }

  /// Whether all tokens from one on are a verb such as ‘do’.
  func isLight(_ tokens: [Token], after start: Int) -> Bool {
    start < tokens.count && tokens.end(at: start, of: .light) == tokens.count
  }

  private func senses(_ tokens: [Token], at index: Int) -> [(sense: Sense, end: Int)] {
    guard let entries = entries[tokens[index].folded] else { return composed(tokens[index].folded).map { ($0, index + 1) } }
    var found: [(Sense, Int)] = []
    for entry in entries {
      let end = index + entry.words.count
      guard end <= tokens.count else { continue }
      var next = index + 1
      while next < end, tokens[next].folded == entry.words[next - index] { next += 1 }
      if next == end { found.append((entry.sense, end)) }
    }
    return found
  }
}

extension [Token] {
  /// What the tokens from `index` on can mean; nothing after the last one.
  func senses(at index: Int) -> [(sense: Sense, end: Int)] { index < count ? self[index].senses : [] }

  /// Where the tokens from `index` on have a meaning, the index after the longest that has.
  func end(at index: Int, where isWanted: (Sense) -> Bool) -> Int? {
    guard index < count else { return nil }
    for (sense, end) in self[index].senses where isWanted(sense) { return end }
    return nil
  }

  func end(at index: Int, of sense: Sense) -> Int? { end(at: index) { $0 == sense } }
}
