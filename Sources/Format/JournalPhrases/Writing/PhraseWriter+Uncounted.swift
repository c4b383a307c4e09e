// What a note tells of that nothing counts yet, and what would count it.

import JournalModel

extension PhraseWriter {
  /// The names of what a note tells of with amounts, or of what it says and nothing else, in the language it is told in.
  /// - Parameter isNamed: Whether a word is certain to be meant as the name of an activity.
  func uncounted(isNamed: Bool) -> [Phrase.Uncounted] {
    guard !tokens.isEmpty, metrics.isEmpty || !loose.isEmpty, lines.allSatisfy({ $0.activity == nil }) else { return [] }
    let others = told.filter(\.isOfSomebody).map(\.tokens)
    if !others.isEmpty, others.count == told.count { return [] }
    if raced != nil { return [] }
    // What something cost is no habit.
    if tokens.contains(where: { ["$", "£", "€", "¥", "usd", "gbp", "eur", "euro", "euros", "dollars", "quid"].contains($0.folded) }) { return [] }
    let counted = pieces.filter(\.isMetric).map(\.tokens) + others
    let hasAmounts = isNamed || !loose.isEmpty || !toldAmounts.isEmpty || lines.contains { !$0.measurements.isEmpty }
    let isPractised = tokens.contains { Self.practised.contains($0.folded) }
    if !hasAmounts, pieces.contains(where: isMoreThanDone), !isPractised || onlyWord() == nil { return [] }
    var found: [Phrase.Uncounted] = []
    var isKnown = false
    var i = 0
    while i < tokens.count {
      var next = i + 1
      for (sense, end) in tokens.senses(at: i) {
        guard case .doing(let doing, let form) = sense, form != .negative, !form.isWide, !counted.contains(where: { $0.contains(i) }), !isOfThing(i), SmokedThings.end(at: i, in: tokens) == nil, doing != Doing.dog || metrics.isEmpty,
          let name = Doing.all[doing].name(saidAs: tokens[i..<end].map(\.folded).joined(separator: " "))
        else { continue }
        if isThere(doing) {
          isKnown = true
        } else if !found.contains(where: { $0.title == name }) {
          found.append(.init(name, isToLimit: Doing.all[doing].isToLimit))
        }
        next = end
        break
      }
      i = next
    }
    // ‘ran the dishwasher twice’ beside a Run
    if found.isEmpty, isKnown { return [] }
    // ‘12 pushups’, ‘practised the cello’: the one word that is left.
    if found.isEmpty, hasAmounts || isPractised, let word = onlyWord() ?? countedWord(), isPractised || isNamed || isCounted || isMeasured, !isFelt {
      let name = Self.base(of: word)
      found = tokens.contains(where: { $0.senses.contains { if case .metric = $0.sense { true } else { false } } }) ? []
        : [.init(name.prefix(1).uppercased() + name.dropFirst())]
    }
    if found.isEmpty, isMeasured, !isFelt, let deed = deed() { found = [.init(deed)] }
    return hasAmounts ? found : Array(found.prefix(1))
  }

  /// Whether something is called by a doing already.
  private func isThere(_ doing: Int) -> Bool { names.doings[doing]?.contains { !names.archived[$0] && !names.isTask[$0] } == true }

  /// ‘sanded the hull 2h’: Sanding the hull. What was done by its verb and its object, where that is all of a line but how long.
  private func deed() -> String? {
    var told = pieces.filter { $0.meaning == .text }.flatMap(\.tokens).filter { !isAmountWord($0) && tokens[$0].number == nil }
    // ‘dug the beds for an hour’
    while let last = told.last, ["for", "about", "around", "almost", "a", "an", "another", "half", "and"].contains(tokens[last].folded) { told.removeLast() }
    guard lines.count == 1, (2...4).contains(told.count), let first = told.first, self.told.contains(where: { clause in told.allSatisfy { clause.tokens.contains($0) } }), told.allSatisfy({ tokens[$0].isWord && tokens[$0].script == .spaced }),
      told.dropFirst().allSatisfy({ i in
        tokens[i].senses.isEmpty && !tokens[i].folded.hasSuffix("ed") || ["the", "a", "an", "some", "my", "our", "up", "out", "over", "down", "in", "on"].contains(tokens[i].folded)
      }), let last = told.last, tokens[last].senses.isEmpty, case let verb = tokens[first].folded, verb.utf8.count > 3
    else { return nil }
    var words = told.dropFirst().map { arguments[tokens[$0].argument].slice(tokens[$0].range) }
    if verb.hasSuffix("ied") {
      words.insert(verb.dropLast(3) + "ying", at: 0)
    } else if verb.hasSuffix("ed") {
      words.insert(verb.dropLast(2) + "ing", at: 0)
    } else if IrregularForms.isEnglishPast(verb), tokens[first].senses.isEmpty, let base = IrregularForms.bases[verb]?.first {
      words.insert(base, at: 0)
    } else {
      return nil
    }
    let title = words.joined(separator: " ")
    return title.prefix(1).uppercased() + title.dropFirst()
  }

  /// ‘12 squats’: the number stands right before what is counted. ‘together 5’ and ‘pain 6/10’ count nothing that is done.
  private var isCounted: Bool {
    let words = tokens.indices.filter { tokens[$0].isWord && !tokens.isSmallWord(at: $0) && !isAmountWord($0) }
    return words.contains { $0 > 0 && tokens[$0 - 1].number != nil && ($0 < 2 || tokens[$0 - 2].folded != "/") }
  }

  /// ‘karate 1h’: how long, how far, or how many of what things are counted in.
  private var isMeasured: Bool {
    let amounts = loose.map(\.chunk.content) + lines.flatMap { $0.measurements.map { Chunk.Content.amount($0.quantity) } }
    return amounts.contains { content in
      switch content {
      case .amount(let quantity): ![.mass, .temperature, .volume].contains(units.dimension(of: quantity))
      case .thousands: true
      default: false
      }
    }
  }

  /// Whether it tells of pain, of an illness, or of how somebody is, of which nobody makes a habit.
  private var isFelt: Bool {
    tokens.contains { token in
      token.isWord
        && (ChunkScanner.isScored(token.folded)
          || token.senses.contains { sense, _ in
            switch sense {
            case .felt, .mood, .feeling: true
            default: false
            }
          })
    }
  }

  /// The sleeping of ‘2 sleeping pills’, which says what they are for.
  private func isOfThing(_ i: Int) -> Bool {
    guard tokens[i].folded.hasSuffix("ing"), i > 0, i + 1 < tokens.count, tokens[i + 1].isWord, tokens[i + 1].senses.isEmpty else { return false }
    return tokens[i - 1].number != nil || tokens[i - 1].senses.contains { if case .number = $0.sense { true } else { false } }
  }

  /// The verb of an English past where its ending leaves no doubt: Work of ‘worked’.
  private static func base(of word: String) -> String {
    let folded = word.lowercased()
    guard folded.hasSuffix("ed"), folded.count > 4 else { return word }
    let stem = String(folded.dropLast(2))
    let isPlain = ["ck", "lk", "rk", "nk", "sh", "ch", "ss", "ll", "lp", "mp", "nt", "st", "ft", "ct", "nd", "ld", "rm", "rn", "wn", "wl", "ow", "ay", "oy", "ey"]
      .contains(where: stem.hasSuffix) || ["oo", "ea", "ai", "ee", "oa"].contains(String(stem.dropLast().suffix(2)))
    return isPlain ? stem : word
  }

  /// Whether text holds a word that is neither what people do nor small: ‘saw Tom run’ tells of more than ‘went for a run’.
  private func isMoreThanDone(_ piece: Piece) -> Bool {
    guard piece.meaning == .text else { return false }
    return piece.tokens.contains { i in
      tokens[i].isWord && tokens[i].doings.allSatisfy(Doing.isThing) && !tokens.isSmallWord(at: i) && !Self.quantifiers.contains(tokens[i].folded)
    }
  }

  /// Words that say how much without a number.
  private static let quantifiers: Set<String> = [
    "too", "many", "much", "few", "several", "lots", "lot", "bit", "more", "viel", "zu", "viele", "einige", "demasiado", "demasiados",
    "mucho", "muchos", "trop", "beaucoup", "muito", "muitos", "demais",
  ]

  /// The one word of text that says something by itself, amounts and small words aside; nil where there are more.
  private func onlyWord() -> String? {
    var words: [String] = []
    for piece in pieces {
      guard piece.meaning == .text else { continue }
      for i in piece.tokens where tokens[i].isWord && !tokens.isSmallWord(at: i) && !isAmountWord(i) {
        words.append(arguments[tokens[i].argument].slice(tokens[i].range))
      }
    }
    return words.count == 1 && words[0].utf8.count > 2 && !Self.isPointing(words[0]) ? words[0] : nil
  }

  /// The first word of ‘20 squats and 10 situps’, where each that says something stands behind a number.
  private func countedWord() -> String? {
    let words = tokens.indices.filter { tokens[$0].isWord && !tokens.isSmallWord(at: $0) && !isAmountWord($0) }
    guard let first = words.first, words.allSatisfy({ $0 > 0 && tokens[$0 - 1].number != nil }) else { return nil }
    let word = arguments[tokens[first].argument].slice(tokens[first].range)
    return Self.isPointing(word) ? nil : word
  }

  /// ‘this’, ‘there’: a word that points to something, which nobody makes a habit of.
  private static func isPointing(_ word: String) -> Bool { pointing.contains(word.lowercased()) }

  private static let pointing: Set<String> = [
    "this", "that", "these", "those", "there", "here", "then", "than", "which", "what", "when", "where", "while", "who", "how", "its", "it", "all", "both", "each", "some", "any", "other",
    "others", "same", "such", "very", "still", "just", "only", "also", "again", "back", "before", "after", "until", "since", "per", "plus", "total", "avg", "average", "max", "min", "about",
    "das", "dies", "diese", "dieser", "dieses", "hier", "dort", "este", "esta", "esto", "eso", "ese", "esa", "alli", "cette", "ceci", "cela", "isso", "isto", "essa", "esse",
  ]

  /// Verbs whose one object people practise: chess, the cello, karate.
  private static let practised: Set<String> = [
    "played", "practised", "practiced", "did", "gespielt", "geubt", "jugue", "toque", "practique", "joue", "pratique", "joguei", "toquei",
    "pratiquei",
  ]

  private func isAmountWord(_ i: Int) -> Bool {
    loose.contains { $0.chunk.range.contains(i) && tokens[i].senses.contains { if case .unit = $0.sense { true } else { false } } }
  }
}
