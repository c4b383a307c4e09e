// What a name of several words is known by: its head, and not each of its words.

import JournalModel

extension PhraseWriter {
  /// Whether what a sentence says of an activity is enough to ask about it: the head of one of its names, which is its verb or the noun that the others
  /// only qualify, the one word of a short name, or more than one of its words. One other word of a longer name, the knee of “Knee exercises”, is a
  /// word of many diaries.
  func isKnown(_ activity: Int, by found: [(words: Range<Int>, activities: [Int])]) -> Bool {
    let own = found.filter { $0.activities.contains(activity) }.map(\.words)
    let said = own.flatMap { tokens[$0] }
    // ‘push-up’ of Push-ups, which is one thing in two words
    let isNamed = own.contains { words in
      tokens.senses(at: words.lowerBound).contains { sense, _ in
        if case .doing(let doing, let form) = sense { !form.isWide && names.doings[doing]?.contains(activity) == true } else { false }
      }
    }
    if isNamed { return !own.allSatisfy(isQualifier) }
    let named = vocabulary.activities[activity]
    var isPart = false
    for name in [named.title, named.slug] + named.aliases {
      let words = Lexicon.standard.tell(Tokenizer.tokens(name).filter { !$0.isMark })
      let wanted = words.indices.filter { words[$0].isWord && !words.isSmallWord(at: $0) && !NameIndex.ordinary.contains(words[$0].folded) }
      let there = wanted.filter { place in said.contains { Self.isOf($0, words[place]) } }
      if there.isEmpty { continue }
      if !own.isEmpty, own.allSatisfy(isQualifier) {
        isPart = true
        continue
      }
      guard wanted.count > 1, words.allSatisfy({ $0.script == .spaced }) else { return true }
      let persons = there.filter { isNamedPerson(name, words[$0]) }
      if there.count == wanted.count || there.contains(Self.head(of: words, wanted)) || there.count > 1 && persons.count < there.count { return true }
      isPart = true
    }
    return !isPart || own.contains { isOwnDeed($0, own) || isTakenAlong($0) }
  }

  /// The ‘ironed’ that speaks of no “Take iron pills”: a verb where the name has a noun that only says what kind of thing its last word is.
  func isDoneWithNoun(_ i: Int, of activity: Int) -> Bool {
    let word = tokens[i]
    guard word.isWord, word.script == .spaced, word.folded.hasSuffix("ed") || word.folded.hasSuffix("ing") else { return false }
    let titles = names.titles(of: activity).filter { $0.count > 1 }
    return !titles.isEmpty && titles.allSatisfy { title in
      guard title.count > 2, let place = title.firstIndex(where: { $0 != word.folded && word.roots.contains($0) }) else { return false }
      return place > 0 && place < title.count - 1 && IrregularForms.verbs.contains(title[0])
    }
  }

  /// The Biscuit of ‘took Biscuit round the block’ beside “Sweets”: a capital inside of a sentence is a name, where what is meant is not called so itself.
  func isCalledSo(_ i: Int, besides activity: Int) -> Bool {
    guard i > 0, tokens[i].isWord, tokens[i].script == .spaced, !tokens[i].folded.hasSuffix("s"), case let word = arguments[tokens[i].argument].slice(tokens[i].range),
      word.first?.isUppercase == true, word.dropFirst().allSatisfy(\.isLowercase), tokens[i - 1].isWord,
      Self.beforeNames.contains(tokens[i - 1].folded), case let named = vocabulary.activities[activity], case let stems = Set(WordRoots.stems(of: tokens[i].folded))
    else { return false }
    return ([named.title, named.slug] + named.aliases).flatMap { Tokenizer.words($0) }.allSatisfy { stems.isDisjoint(with: WordRoots.stems(of: $0)) }
  }

  /// What one does with somebody, and no verb of what is eaten or drunk.
  private static let beforeNames: Set<String> = ["took", "walked", "fed", "met", "saw", "called", "rang", "visited", "washed", "brushed", "with", "and", "for", "hugged", "told", "asked", "helped", "drove", "collected"]

  /// Whether a word only says what kind of thing another is that somebody tells of: the coffee of ‘coffee date with Anna’, the swim of ‘talked swim season’.
  private func isQualifier(_ words: Range<Int>) -> Bool {
    let (i, next) = (words.lowerBound, words.upperBound)
    guard words.count == 1, loose.isEmpty, tokens[i].script == .spaced, next < tokens.count, tokens[next].isWord, !tokens[next].isGlued,
      tokens[next].senses.isEmpty, tokens[next].folded.utf8.count > 2, names.mentioned(tokens, at: next).activities.isEmpty
    else { return false }
    let (word, thing) = (tokens[i].folded, tokens[next].folded)
    if IrregularForms.isEnglishPast(thing) || IrregularForms.bases[word] != nil || ["ed", "ing", "ly", "s"].contains(where: word.hasSuffix) { return false }
    if thing.hasPrefix("ge"), thing.hasSuffix("t") || thing.hasSuffix("en") { return false }
    if ["ed", "ing", "ly"].contains(where: thing.hasSuffix) || Self.openEnds.contains(thing) { return false }
    let typed = arguments[tokens[next].argument].slice(tokens[next].range)
    if typed.first?.isUppercase == true || !isEnglishNoun(i) { return false }
    // ‘swim laps’ may say what was done.
    let isVerb = IrregularForms.verbs.contains(word) || tokens[i].doings.contains { Doing.all[$0].forms.words[0].isEmpty == false }
    // ‘run club emailed’
    if next + 1 < tokens.count, IrregularForms.isEnglishPast(tokens[next + 1].folded) || tokens[next + 1].folded.hasSuffix("ed") || ["is", "has"].contains(tokens[next + 1].folded) { return true }
    return !isVerb || i > 0 && !tokens[i - 1].isMark && tokens[i - 1].argument == tokens[i].argument && !Self.doers.contains(tokens[i - 1].folded)
  }

  /// ‘took the dog round the reservoir’: somebody went there with it. To the vet nobody walks it.
  private func isTakenAlong(_ words: Range<Int>) -> Bool {
    guard words.lowerBound > 1, words.upperBound < tokens.count, tokens[words.lowerBound].doings.contains(Doing.dog),
      (max(0, words.lowerBound - 3)..<words.lowerBound).contains(where: { ["took", "taken", "taking", "had"].contains(tokens[$0].folded) })
    else { return false }
    let next = tokens[words.upperBound].folded
    if ["round", "around", "along", "up", "over", "across", "through", "down"].contains(next) { return true }
    return ["to", "on", "in", "into", "for"].contains(next)
      && tokens[(words.upperBound + 1)..<min(words.upperBound + 5, tokens.count)].contains { Self.walks.contains($0.folded) }
  }

  private static let walks: Set<String> = [
    "park", "beach", "woods", "wood", "forest", "lake", "river", "canal", "field", "fields", "common", "heath", "moor", "hill", "hills", "stroll", "wander",
    "hike", "dunes", "towpath", "run", "walkies",
  ]

  /// Only English puts what qualifies a thing before it, with a blank between.
  private func isEnglishNoun(_ i: Int) -> Bool {
    let word = tokens[i].folded
    return tokens[i].doings.contains { Doing.all[$0].names.words[0].words.contains { Reference.folded($0) == word } } || tokens[i].doings.isEmpty && names.names[word] != nil
  }

  private static let doers: Set<String> = ["i", "we", "to", "and", "then", "did", "not", "just", "also", "didn't", "no"]
  /// What may stand behind what was done.
  private static let openEnds: Set<String> = [
    "alone", "outside", "inside", "together", "indoors", "outdoors", "anyway", "somehow", "everywhere", "nearby", "twice", "though", "faster", "further", "farther", "longer", "harder", "slower", "earlier", "later", "better",
    "free", "slip", "fail", "binge", "relapse", "craving", "cravings", "etait", "avait", "fut", "est", "ist", "war", "wurde",
    "wird", "hatte", "kann", "macht", "esta", "estaba", "estuvo", "estava", "esteve",
  ]

  /// Whether a word said is of a word of a name: of its family, or a kind of it as beer is of alcohol.
  private static func isOf(_ said: Token, _ word: Token) -> Bool {
    guard said.isWord else { return false }
    if areKin(said, word) || word.folded.utf8.count >= 5 && said.folded.hasPrefix(word.folded) { return true }
    let kinds = Set(said.doings.compactMap { Doing.all[$0].kin })
    return word.doings.contains { Doing.all[$0].kin.map(kinds.contains) ?? false }
  }

  /// Whether a word of a name is typed as a person's is: the Emma of ‘Phone Emma and Tom’.
  private func isNamedPerson(_ name: String, _ word: Token) -> Bool {
    word.place > 0 && word.senses.isEmpty && name.slice(word.range).first?.isUppercase == true
  }

  /// The place of a name's head: its verb, ‘Sing in the choir’, ‘Mama anrufen’, the noun that something is said of, ‘Clase de inglés’, or else the last
  /// of its words, as in ‘German lesson’.
  private static func head(of words: [Token], _ wanted: [Int]) -> Int {
    let (first, last) = (wanted[0], wanted[wanted.count - 1])
    if isVerb(words[first]) { return first }
    if words[last].folded.hasSuffix("en"), !nounsInEn.contains(words[last].folded) { return last }
    return first + 1 < words.count && words.isSmallWord(at: first + 1) ? first : last
  }

  /// Whether a word may be the verb that a name begins with. A noun that is taken for one is only asked about.
  private static func isVerb(_ token: Token) -> Bool {
    let word = token.folded
    if IrregularForms.verbs.contains(word) || verbs.contains(word) { return true }
    if token.doings.contains(where: { Doing.all[$0].forms.words.contains { !$0.isEmpty } }) { return true }
    return word.utf8.count > 3 && ["ar", "er", "ir", "re"].contains(where: word.hasSuffix)
  }

  /// Whether a clause tells nothing but that a part of a name was done, had or left out: ‘did German at 4pm’, ‘no choir’.
  func isOwnDeed(_ words: Range<Int>, _ own: [Range<Int>]) -> Bool {
    guard let clause = told.first(where: { $0.tokens.contains(words.lowerBound) })?.tokens else { return false }
    let isFelt = tokens[clause].contains { $0.senses.contains { if case .mood = $0.sense { true } else { $0.sense == .feeling } } }
    let deeds: [Sense] = [.light, .negation, .skip, .negationAfter, .missing, .wished, .nearlyDone, .beginning]
    let isDeed = clause.map { i in tokens.senses(at: i).filter { deeds.contains($0.sense) }.map(\.end).max() ?? 0 }
    let hasDeed = isDeed.contains { $0 > 0 }
    // ‘slept 6h before work’
    let before = words.lowerBound - 1
    if !hasDeed, clause.contains(before), ["before", "after", "at", "to", "from", "during"].contains(tokens[before].folded) { return false }
    // ‘knee 7/10’ says how it was.
    guard hasDeed || !isFelt && !tokens[clause].contains(where: { $0.folded == "/" }) else { return false }
    return clause.allSatisfy { i in
      !tokens[i].isWord || own.contains { $0.contains(i) } || zip(clause, isDeed).contains { $0 <= i && i < $1 } || tokens.isSmallWord(at: i) || isOfMeasure(i)
        || pieces.contains { $0.tokens.contains(i) && $0.meaning != .text }
    }
  }

  /// The unit behind a number, and the ‘pm’ of a time.
  private func isOfMeasure(_ i: Int) -> Bool {
    guard i > 0, tokens[i - 1].number != nil else { return false }
    return tokens[i].senses.contains { sense, _ in
      switch sense {
      case .unit, .thousand, .beforeNoon, .afterNoon, .hour, .minute: true
      default: false
      }
    }
  }

  /// Verbs that names begin with and that are regular.
  private static let verbs: Set<String> = [
    "visit", "clean", "wash", "tidy", "cook", "cut", "fix", "phone", "text", "email", "call", "water", "floss", "brush", "hoover", "vacuum", "iron", "fold",
    "empty", "change", "check", "book", "file", "finish", "start", "plan", "review", "practise", "practice", "learn", "listen", "watch", "help", "hug",
    "thank", "use", "work", "train", "lift", "walk", "talk", "look", "pray", "journal", "log", "track", "track", "measure", "weigh", "save", "avoid", "limit",
    "stop", "quit", "skip", "try", "ask", "answer", "post", "paint", "sketch", "knit", "sew", "bake", "pack", "load", "unload", "dust", "mop", "sort",
    "scrub", "stretch", "rest", "breathe", "plant", "weed", "mow", "record", "edit", "publish", "apply", "prepare", "study", "revise", "solve", "code", "chat",
  ]
  /// Nouns that end as German verbs do.
  private static let nounsInEn: Set<String> = [
    "kitchen", "garden", "children", "chicken", "oven", "linen", "women", "men", "screen", "green", "ten", "seven", "garten", "rucken", "magen", "italien",
    "spanien", "rasen", "boden", "examen", "imagen", "resumen", "jardin",
  ]

  /// ‘6k before breakfast, legs like lead, ran the whole way’: an amount that all begins with, and that may be of what is told to be done behind it.
  func ahead() -> Phrase.Uncertainty? {
    let done = lines.indices.filter { lines[$0].activity != nil }
    guard done.count == 1, let line = done.first, lines[line].state == .done, lines[line].measurements.isEmpty, let slug = lines[line].activity,
      let unit = vocabulary.activities.first(where: { $0.slug == slug })?.unit,
      let first = loose.first(where: { lines[$0.line].activity == nil && $0.chunk.range.lowerBound == 0 })
    else { return nil }
    let dimension = units.unit(unit).dimension
    let isOfIt: Bool =
      switch first.chunk.content {
      case .amount(let quantity): units.dimension(of: quantity) == dimension
      case .thousands: dimension == .length
      default: false
      }
    return isOfIt ? .apart(words: slug, slug: slug, amount: words(first.chunk.range)) : nil
  }
}
