// What is only said so: ‘sick as a dog’, ‘read him the riot act’.

import JournalModel

extension ChunkScanner {
  /// Words that name something and mean nothing of the kind, since somebody is compared with it or other words make a saying of them.
  func saying(at i: Int, to limit: Int) -> Chunk? {
    guard let end = lateEnd(i) ?? wordsEnd(i), end <= limit else { return nil }
    return Chunk(content: .words([.idiom]), range: i..<end)
  }

  private func wordsEnd(_ i: Int) -> Int? {
    guard tokens[i].isWord else { return nil }
    if let end = comparisonEnd(i) ?? parted(i) ?? mealEnd(i) { return end }
    return wentEnd(i) ?? thingRunsEnd(i) ?? severalEnd(i)
  }

  // MARK: Comparisons

  /// ‘like a dog’, ‘as a dog’, `wie ein Hund`, `como un perro`, 犬のように, 개처럼: of an animal or a thing, and not of what is done, had or counted.
  private func comparisonEnd(_ i: Int) -> Int? {
    guard tokens[i].script == .spaced else { return comparisonEndBehind(i) }
    guard i + 1 < tokens.count, let articles = Self.comparisons[tokens[i].folded] else { return nil }
    if i > 0, Self.wanting.contains(tokens[i - 1].folded) { return nil }
    guard articles.contains(tokens[i + 1].folded) else { return nil }
    // ‘like a mad dog’
    return (i + 2..<min(i + 4, tokens.count)).first { tokens[$0].isWord && isThing(at: $0) }.map { $0 + 1 }
  }

  private func comparisonEndBehind(_ i: Int) -> Int? {
    let end = names.mentioned(tokens, at: i).end
    // 犬 and 개 are words of their own, and of a title only a part.
    guard end < tokens.count, isThing(at: i) || Self.animals.contains(tokens[i].folded) else { return nil }
    let behind = tokens[end..<min(end + 4, tokens.count)].map(\.folded).joined()
    guard let mark = Self.comparisonsBehind.first(where: behind.hasPrefix) else { return nil }
    var (next, rest) = (end, mark.utf8.count)
    while rest > 0, next < tokens.count { (rest, next) = (rest - tokens[next].folded.utf8.count, next + 1) }
    return next
  }

  private func isThing(at i: Int) -> Bool {
    let activities = names.mentioned(tokens, at: i).activities
    return !activities.isEmpty && !tokens[i].doings.contains { Doing.all[$0].isMoving }
      && !activities.contains { names.counted.contains($0) || names.limited.contains($0) || names.avoided.contains($0) }
  }

  private static let english: Set<String> = ["a", "an", "the"]
  private static let comparisons: [String: Set<String>] = [
    "like": english, "as": english, "than": english, "wie": ["ein", "eine", "einen", "einem", "der", "die", "das"], "como": ["un", "una", "um", "uma", "el", "la", "os", "los"],
    "comme": ["un", "une", "le", "la"],
  ]
  private static let comparisonsBehind = ["のよう", "みたい", "처럼", "같이"]
  private static let animals: Set<String> = ["犬", "개", "猫"]
  /// Before ‘like’: that it is wanted or enjoyed.
  private static let wanting: Set<String> = [
    "feel", "feels", "felt", "feeling", "would", "i'd", "i", "we", "really", "looks", "look", "looked", "sounds", "sounded", "didn't", "don't", "they", "you", "kids",
  ]

  // MARK: Sayings with somebody in them

  /// ‘read him the riot act’, ‘read Donnie like a book’, `las ihm die Leviten`.
  private func parted(_ i: Int) -> Int? {
    guard let tails = Self.tails[tokens[i].folded] else { return nil }
    for tail in tails {
      for start in (i + 1)..<min(i + 5, tokens.count) where tokens.end(of: tail, at: start) == start + tail.count {
        return tokens[i..<start].contains(where: \.isMark) ? nil : start + tail.count
      }
    }
    return nil
  }

  private static let tails: [String: [[String]]] = {
    let english = ["the riot act", "like a book", "the room", "between the lines", "the tea leaves", "the cards", "his rights", "her rights", "their rights"]
    let sayings: [([String], [String])] = [
      (["read", "reads", "reading"], english), (["las", "lasen", "lese", "liest", "gelesen"], ["die leviten"]),
      (["lis", "lit", "lu"], ["comme dans un livre"]), (["leo", "lei", "leyo"], ["la cartilla", "la mente"]),
      (["run", "runs", "ran", "running"], ["the gauntlet", "a tight ship", "rings around", "ragged", "off my feet", "off his feet", "off her feet"]),
      (["walk", "walks", "walked", "walking"], ["all over me", "all over us", "all over him", "all over her", "all over them", "on eggshells", "the plank"]),
    ]
    return sayings.reduce(into: [:]) { tails, saying in
      for head in saying.0 { tails[head, default: []] += saying.1.map { Tokenizer.words($0) } }
    }
  }()

  // MARK: Meals

  /// ‘had an Italian for dinner’, ‘ate Thai’, ‘went to the Indian on the corner’: a kitchen, and no language that is learnt.
  private func mealEnd(_ i: Int) -> Int? {
    guard i > 0 || i + 2 < tokens.count, Self.kitchens.contains(tokens[i].folded) else { return nil }
    let (before, next) = (i > 0 ? tokens[i - 1].folded : "", i + 1 < tokens.count ? tokens[i + 1] : nil)
    if let next, next.folded == "for", i + 2 < tokens.count, Self.mealtimes.contains(tokens[i + 2].folded) { return i + 1 }
    if Self.eaten.contains(before) { return i + 1 }
    // ‘an Italian lesson’ is none.
    guard next.map({ !$0.isWord || Self.behindMeals.contains($0.folded) }) ?? true, i > 1 else { return nil }
    let verb = tokens[i - 2].folded
    let isHad = ["a", "an"].contains(before) && (Self.eaten.contains(verb) || ["had", "got", "ordered", "grabbed", "fancied"].contains(verb))
    return isHad || before == "the" && ["to", "at"].contains(verb) ? i + 1 : nil
  }

  private static let kitchens: Set<String> = [
    "italian", "chinese", "indian", "thai", "japanese", "mexican", "greek", "french", "korean", "spanish", "turkish", "vietnamese", "lebanese", "italiano", "chino", "japones", "mexicano", "italien", "chinois", "japonais", "chines",
    "italienisch", "chinesisch", "griechisch", "japanisch",
  ]
  private static let eaten: Set<String> = ["ate", "eat", "eating", "eaten", "comi", "comimos", "cene", "cenamos", "mange", "jantei", "almocei"]
  private static let mealtimes: Set<String> = ["dinner", "lunch", "supper", "tea", "brunch", "breakfast"]
  private static let behindMeals: Set<String> = ["on", "in", "with", "for", "near", "by", "at", "round", "around", "down", "last", "yesterday", "today", "tonight", "and", "again", "together"]

  // MARK: What goes by itself

  /// The `lief` of `lief heute richtig gut im Büro` and `lief nicht gut`: something went so, and nobody ran, unless a way or a time is told, or who it was.
  private func wentEnd(_ i: Int) -> Int? {
    guard ["lief", "liefen"].contains(tokens[i].folded) else { return nil }
    let (first, last) = (max(0, i - 8), min(i + 10, tokens.count))
    let start = tokens[first..<i].lastIndex { $0.isMark }.map { $0 + 1 } ?? first
    let end = tokens[i..<last].firstIndex { $0.isMark || $0.senses.contains { $0.sense == .and } } ?? last
    // What the table of sayings has is longer: ‘lief gut’.
    if tokens.end(at: i, of: .idiom) != nil, i + 1 < end, tokens[i + 1].folded != "nicht" { return nil }
    guard !tokens[start..<end].contains(where: { ["ich", "wir"].contains($0.folded) }), !(first..<last).contains(where: { amount(at: $0) != nil }),
      let how = (i + 1..<end).first(where: { Self.outcomes.contains(tokens[$0].folded) }),
      how + 1 == end || tokens.isSmallWord(at: how + 1) && !["um", "durch", "entlang"].contains(tokens[how + 1].folded)
    else { return nil }
    // ‘lief nicht gut’ is no good mood.
    return tokens[i + 1..<how].contains { $0.folded == "nicht" } ? how + 1 : i + 1
  }

  private static let outcomes: Set<String> = [
    "gut", "schief", "schlecht", "rund", "glatt", "super", "toll", "prima", "bestens", "mies", "besser", "schlechter", "daneben", "reibungslos", "okay", "ok",
  ]

  /// `das Wasser lief`, `el agua corre`, ‘the meeting ran’: a thing behind its article, and that it runs.
  private func thingRunsEnd(_ i: Int) -> Int? {
    guard i > 0, i + 1 < tokens.count, tokens.end(at: i + 1, of: .idiom) == nil, Self.running.contains(tokens[i + 1].folded), Self.runningThings.contains(tokens[i].folded),
      ClauseReader.owners.contains(tokens[i - 1].folded) || ["das", "l'"].contains(tokens[i - 1].folded)
    else { return nil }
    return i + 2
  }

  private static let running: Set<String> = [
    "ran", "runs", "lief", "liefen", "lauft", "laufen", "corre", "corrio", "corria", "court", "courait", "coule", "coulait", "correu", "escorre",
  ]
  private static let runningThings: Set<String> = [
    "water", "tap", "nose", "engine", "meeting", "call", "class", "session", "film", "movie", "show", "lecture", "train", "bus", "match", "wasser", "wasserhahn", "hahn", "nase", "motor", "fernseher",
    "radio", "waschmaschine", "spulmaschine", "heizung", "musik", "arbeit", "sitzung", "agua", "grifo", "nariz", "sangre", "tiempo", "rio", "eau", "robinet", "nez", "moteur", "temps", "torneira", "tempo",
  ]

  /// ‘ran 20 min late’, `kam 20 min zu spät`: by how much something was late is no amount of it. Who ‘ran 20 min late at night’ says when.
  private func lateEnd(_ i: Int) -> Int? {
    guard (i + 1..<min(i + 7, tokens.count)).contains(where: { Self.lates.contains(tokens[$0].folded) }) else { return nil }
    let isRun = ["ran", "running", "runs"].contains(tokens[i].folded)
    guard let time = amount(at: isRun ? i + 1 : i), case .amount(let quantity) = time.content, names.units.dimension(of: quantity) == .duration,
      let end = Self.lateWords.lazy.compactMap({ tokens.end(of: $0, at: time.range.upperBound) }).first
    else { return nil }
    return end < tokens.count && Self.behindLate.contains(tokens[end].folded) ? nil : end
  }

  private static let lateWords = ["late", "too late", "zu spät", "verspätet", "en retard", "de retard", "con retraso", "de retraso", "de atraso", "atrasado", "atrasada"].map { Tokenizer.words($0) }
  private static let lates = Set(lateWords.compactMap(\.last))
  private static let behindLate: Set<String> = ["at", "in", "on", "this", "last", "that", "tonight", "evening", "night", "morning", "afternoon"]

  /// ‘the weeds are winning’, ‘the weeds have taken over’: what several things are or do that only a form of a name speaks of; ‘the plants are watered’ tells
  /// that it was done, and ‘the runs were hard’ how.
  private func severalEnd(_ i: Int) -> Int? {
    let word = tokens[i].folded
    guard i + 2 < tokens.count, ["are", "were", "have", "aren't", "weren't", "haven't"].contains(tokens[i + 1].folded), word.hasSuffix("s"), !word.hasSuffix("ss"),
      let (match, end) = names.name(tokens, at: i, isAfterWord: true) ?? names.form(tokens, at: i, isAfterWord: true), end == i + 1, !match.isName,
      !match.activities.contains(where: { names.limited.contains($0) || names.avoided.contains($0) || names.counted.contains($0) || names.titles(of: $0).contains { $0.contains(word) } }),
      let next = (i + 2..<tokens.count).first(where: { !["all", "both", "now", "finally", "already", "just", "not", "so", "very", "really"].contains(tokens[$0].folded) })
    else { return nil }
    let isFelt = tokens[next].senses.contains { sense, _ in
      switch sense {
      case .mood, .felt: true
      default: false
      }
    }
    if isFelt || tokens[next].folded == "been" { return nil }
    return tokens[i + 1].folded.hasPrefix("have") || !tokens.isOver(next) && !["done", "out", "in", "off", "ready"].contains(tokens[next].folded) ? i + 2 : nil
  }
}
