// Which names a word may speak of, whatever it says of them.

import JournalModel
import JournalText

extension NameIndex {
  /// The activities that a word is of the family of a word of, by their index, and where it ends; none for words that only hold others together,
  /// and for those of an address.
  func mentioned(_ tokens: [Token], at i: Int) -> (activities: [Int], end: Int) {
    let token = tokens[i]
    let isInAddress = i > 0 && token.isGlued && [".", "/", "@", "_", ":"].contains(tokens[i - 1].folded)
    // The 일 of 일기 is no ‘one’.
    let isLongRun = token.script != .spaced && (runs[token.folded] ?? []).contains { words, _ in words.count > 1 && tokens.end(of: words, at: i) != nil }
    if isOfOtherReading(tokens, at: i) { return ([], i + 1) }
    guard token.isWord, !isInAddress, isLongRun || !tokens.isSmallWord(at: i), !Self.often.contains(token.folded) else {
      return ([], i + 1)
    }
    var found: [Int] = []
    var last = i + 1
    if token.script == .spaced {
      for stem in WordRoots.stems(of: token.folded) { found += mentions[stem] ?? [] }
      // ‘Klavierstimmer’
      if found.isEmpty, let words = token.folded.first.flatMap({ nameWords[$0] }) {
        for (word, activity) in words where word.utf8.count >= 5 && token.folded.hasPrefix(word) && !Self.often.contains(word) { found.append(activity) }
      }
    } else {
      for (words, activity) in runs[token.folded] ?? [] {
        guard let end = tokens.end(of: words, at: i), tokens[(i + 1)..<end].allSatisfy(\.isGlued) else { continue }
        // The meal of 夕食 is none of 食べる.
        if token.script == .han, words.count == 1, !tokens.standAlone(i..<end, isAfterWord: false) { continue }
        if token.script == .hangul, words.count == 1, !tokens.isSyllableAlone(at: i) { continue }
        found.append(activity)
        last = max(last, end)
      }
    }
    for (sense, end) in tokens.senses(at: i) {
      guard case .doing(let doing, let form) = sense, !form.isWide, tokens.standAlone(i..<end, isAfterWord: false) else { continue }
      found += (doings[doing] ?? []) + (partDoings[doing] ?? []) + kin(of: doing)
      last = max(last, end)
    }
    if isOfPlace(tokens, at: i) { found.removeAll { activity in names["work"]?.contains { $0.activity == activity && $0.words.count == 1 } != true && placed.contains(activity) } }
    let first = found.enumerated().filter { index, activity in !found[..<index].contains(activity) }.map(\.element)
    return (current(first), last)
  }

  /// The work of ‘mostly at work’, which says where or when.
  private func isOfPlace(_ tokens: [Token], at i: Int) -> Bool {
    i > 0 && tokens[i].folded == "work" && ["at", "off", "from", "about"].contains(tokens[i - 1].folded)
  }

  /// ‘read the paper’, ‘meter read 4521’: what is read in passing, where the name of every habit of reading says of what, or to whom.
  private func isOfOtherReading(_ tokens: [Token], at i: Int) -> Bool {
    guard ["read", "reading", "reads", "gelesen", "lese", "lei", "leido", "lu", "li"].contains(tokens[i].folded), let reading = Doing.all.firstIndex(where: { $0.names.words.first?.words.first == "read" }),
      (doings[reading] ?? []).isEmpty
    else { return false }
    if i > 0, ["meter", "gauge", "thermometer", "scale", "scales", "sign", "label", "zahler"].contains(tokens[i - 1].folded) { return true }
    var next = i + 1
    while next < tokens.count, ["the", "my", "a", "some", "an", "his", "her", "all", "our", "die", "das", "den", "meine", "el", "la", "los", "mis", "le", "les", "mes", "o", "os", "as", "meus"].contains(tokens[next].folded) { next += 1 }
    return next < tokens.count && Self.papers.contains(tokens[next].folded)
  }

  private static let papers: Set<String> = [
    "paper", "papers", "newspaper", "news", "mail", "mails", "email", "emails", "e-mails", "letter", "letters", "meter", "meters", "room", "instructions", "manual", "menu", "message", "messages", "post", "label", "sign",
    "zeitung", "nachrichten", "zahler", "periodico", "noticias", "correo", "correos", "journal", "nouvelles", "courrier", "jornal", "emails", "mensagens", "mensajes",
  ]

  /// Words of a title that say how often, and nothing of what is done.
  private static let often: Set<String> = [
    "every", "each", "daily", "weekly", "monthly", "ready", "jeden", "jede", "jedes", "taglich", "wochentlich", "cada", "todos", "todas", "diario", "chaque",
    "tous", "toutes", "toda", "todo", "except", "other", "times", "twice", "once",
    "minute", "minutes", "hour", "hours", "day", "days", "week", "weeks", "month", "months", "year", "years", "stunde", "stunden", "minuten", "woche",
    "wochen", "monat", "hora", "horas", "minutos", "semana", "semanas", "heure", "heures", "semaine", "semaines",
  ]

  /// What is of one kind with a doing: No alcohol of beer.
  private func kin(of doing: Int) -> [Int] {
    guard let kin = Doing.all[doing].kin else { return [] }
    return Doing.all.indices.filter { $0 != doing && Doing.all[$0].kin == kin }.flatMap { other in
      let found = (doings[other] ?? []) + (partDoings[other] ?? [])
      // Cake is none of a cola, and both are sweet.
      return kin == "sugar" && !Doing.all[other].isToLimitAll ? found.filter(avoided.contains) : found
    }
  }

  /// Whether an activity is called by nouns alone, ‘German lesson’, so that whoever ‘did German’ did it.
  func isNounName(_ activity: Int) -> Bool {
    let long = names.values.joined().filter { $0.activity == activity && $0.rank == 1 && $0.words.count > 1 }
    return !long.isEmpty && long.allSatisfy { name in
      Lexicon.standard.tell(Tokenizer.tokens(name.words.joined(separator: " "))).allSatisfy { token in
        !IrregularForms.verbs.contains(token.folded) && !token.senses.contains { $0.sense == .light || $0.sense == .avoiding }
          && !token.doings.contains { Doing.all[$0].forms.words.contains { !$0.isEmpty } }
      }
    }
  }

  /// Whether a title or an alias begins with a word.
  func isBegun(_ activity: Int, by word: String) -> Bool { names[word]?.contains { $0.activity == activity && $0.rank == 1 && $0.words.count > 1 } == true }

  /// The one activity that a word speaks of, or that it is the beginning of a word of: ‘vits’.
  func listed(_ tokens: [Token], at i: Int) -> Int? {
    let (activities, end) = mentioned(tokens, at: i)
    if activities.count == 1, end == i + 1, !avoided.contains(activities[0]), !limited.contains(activities[0]) { return activities[0] }
    return activities.isEmpty ? abbreviated(tokens, at: i) : nil
  }

  /// The one activity that a word is the beginning of a word of: ‘vits’.
  func abbreviated(_ tokens: [Token], at i: Int) -> Int? {
    let token = tokens[i]
    guard token.isWord, token.script == .spaced, token.senses.isEmpty, let letter = token.folded.first, let words = nameWords[letter]
    else { return nil }
    let stem = token.folded.hasSuffix("s") ? String(token.folded.dropLast()) : token.folded
    guard stem.utf8.count >= 3, !Self.shortWords.contains(token.folded) else { return nil }
    let found = Set(words.filter { $0.key.hasPrefix(stem) && $0.key.utf8.count > stem.utf8.count + 1 }.values)
    return found.count == 1 ? found.first : nil
  }

  /// Words of their own that only look like the beginning of another.
  private static let shortWords: Set<String> = ["med", "meds", "pic", "pics", "rep", "reps", "pro", "pros", "con", "cons", "app", "apps", "tab", "tabs", "cam", "spec", "specs", "cal", "cals"]

  /// The activity whose word a verb of a sentence is but for a slip, where so much of it stands behind: ‘medtiated 10 mins’.
  func slipped(_ token: Token) -> Int? {
    guard token.folded.utf8.count >= 7, !TypingSlips.words.contains(token.folded), let activity = misspelt(token, isStrict: true), !avoided.contains(activity), !limited.contains(activity),
      !isTask[activity]
    else { return nil }
    return activity
  }

  /// The longest name of one of the journal's own numbers that begins at a token.
  func metric(_ tokens: [Token], at i: Int) -> (name: String, end: Int)? {
    metrics.compactMap { metric in tokens.end(of: metric.words, at: i).map { (metric.name, $0) } }.max { $0.1 < $1.1 }
  }

  /// The activities that a tag is the name of, written in one: ‘noalcohol’, ‘running’.
  func tagged(_ tag: String) -> [Int] {
    let tokens = Lexicon.standard.tell(Tokenizer.tokens(tag)).filter { !$0.isMark }
    let roots = WordRoots.roots(of: tokens.map(\.folded).joined())
    var found: [Int] = []
    for name in names.values.joined() where roots.contains(name.words.joined()) && !found.contains(name.activity) {
      found.append(name.activity)
    }
    for case (.doing(let doing, let form), tokens.count) in tokens.first?.senses ?? [] where !form.isWide {
      for activity in doings[doing] ?? [] where !found.contains(activity) { found.append(activity) }
    }
    return current(found).sorted()
  }

  /// The activity whose name a typo may have made a word of; nil where none is near, and where it is a word of a name.
  func misspelt(_ token: Token, isStrict: Bool) -> Int? {
    guard token.isWord, token.script == .spaced, token.folded.utf8.count >= 4, let letter = token.folded.first,
      let words = nameWords[letter],
      words[token.folded] == nil, token.senses.allSatisfy({ $0.end > token.place + 1 }), !FirstNames.all.contains(token.folded),
      !TypingSlips.ordinary.contains(token.folded)
    else { return nil }
    // ‘bebeu’ is a form of ‘beber’.
    if isStrict, WordRoots.stems(of: token.folded).contains(where: { words[$0] != nil }) { return nil }
    let forms = isStrict ? token.roots : [token.folded]
    let long = words.keys.filter { $0.utf8.count >= 5 }.sorted()
    // ‘line’ is no misspelt litre, whatever it may be a form of.
    for form in forms where form.utf8.count >= 5 && token.folded.utf8.count >= 5 {
      let near =
        isStrict
        ? long.first { editDistance(form, $0, limit: $0.utf8.count >= 8 ? 2 : 1) != nil && !TypingSlips.isOtherVowel(form, $0) } : nearest(to: form, among: long)
      if let near { return words[near] }
      // The ‘boulderd’ of Bouldering.
      if form.utf8.count >= 7, let ing = long.first(where: { $0.utf8.count >= 8 && $0.hasSuffix("ing") && editDistance(form, $0.dropLast(3) + "ed", limit: 1) != nil }) { return words[ing] }
    }
    guard token.folded.utf8.count == 4 else { return nil }
    let letters = token.folded.sorted()
    return words.keys.sorted().first { $0.utf8.count >= 4 && $0.sorted() == letters }.flatMap { words[$0] }
  }

  /// The one limited activity that is counted in drinks, or just counted, and of which a word names a kind: Alcohol of ‘beers’.
  func limitedKind(_ tokens: [Token], at i: Int) -> (activity: Int, end: Int)? {
    guard i < tokens.count, tokens[i].isWord else { return nil }
    for (sense, end) in tokens.senses(at: i) {
      guard case .doing(let doing, .name) = sense, Doing.all[doing].kin == "alcohol" else { continue }
      // Beer is no wine, a lager is a beer, and a pint or a drink may be of either.
      let word = tokens[i].folded
      let beers = Self.beers.contains(word) ? doings[Self.beer] ?? [] : []
      let found = current(self.kin(of: doing)).filter { activity in
        limited.contains(activity) && !avoided.contains(activity) && counted.contains(activity)
          && (Self.openDrinks.contains(word) || beers.contains(activity) || !isOfOneDrink(activity))
      }
      // What has a name of its own is that.
      if (doings[doing] ?? []).isEmpty, Set(found).count == 1, let activity = found.first { return (activity, end) }
    }
    return nil
  }

  /// Whether an activity is called by one drink: Wine, and not Alcohol or “Drinks”.
  func isOfOneDrink(_ activity: Int) -> Bool {
    !avoided.contains(activity) && Doing.all.indices.contains { Doing.all[$0].kin == "alcohol" && Doing.all[$0].names.words[0].words.first != "alcohol" && doings[$0]?.contains(activity) == true }
      && !titles(of: activity).joined().contains(where: Self.openDrinks.contains)
  }

  private static let beer = Doing.all.firstIndex { $0.names.words[0].words.first == "beer" } ?? -1
  private static let beers: Set<String> = ["lager", "lagers", "ale", "ales", "ipa", "ipas", "stout", "stouts", "guinness", "shandy", "shandies"]
  private static let openDrinks: Set<String> = ["pint", "pints", "drink", "drinks", "copas", "drinque", "drinques", "getrank", "getranke", "verre", "verres", "酒"]

  /// Whether a name of what is counted, be it in cups, begins at a token.
  func isCounted(_ tokens: [Token], at i: Int) -> Bool {
    if limitedKind(tokens, at: i) != nil { return true }
    let match = name(tokens, at: i, isAfterWord: true)?.match ?? form(tokens, at: i, isAfterWord: true)?.match
    return match.map { $0.activities.contains(where: counted.contains) } ?? false
  }
}

extension [Token] {
  /// Whether a word says nothing by itself that a name could be known by: ‘the’, ‘with’, ‘two’, ‘morning’.
  func isSmallWord(at i: Int) -> Bool {
    self[i].senses.contains { sense, end in
      guard end == self[i].place + 1 else { return false }
      return switch sense {
      case .filler, .light, .particle, .softener, .preposition, .and, .negation, .because, .feeling, .at, .from, .to, .during, .towards,
        .number,
        .partOfDay, .onDay, .lastDay, .day, .dayUnit, .weekday, .mood, .skip, .partly, .planned, .thousand:
        true
      default: false
      }
    }
  }

  /// Whether a syllable of Korean is a word, with a particle behind it at most.
  fileprivate func isSyllableAlone(at i: Int) -> Bool {
    if i > 0, self[i].isGlued, self[i - 1].script == .hangul { return false }
    guard i + 1 < count, self[i + 1].isGlued, self[i + 1].script == .hangul else { return true }
    return senses(at: i + 1).contains { $0.sense == .particle }
  }
}

extension [Token] {
  /// Whether a particle stands at a place, which ends a Korean word.
  func isParticle(at i: Int) -> Bool {
    senses(at: i).contains { $0.sense == .particle && ($0.end == count || !self[$0.end].isGlued) }
  }

  /// The index after the words of a name that begins at `index`; marks inside are passed over, but for those that divide clauses.
  func end(of words: [String], at index: Int) -> Int? {
    var next = index
    for (number, word) in words.enumerated() {
      while number > 0, next < count, self[next].isMark, ![",", ";", "、", "。"].contains(self[next].folded) { next += 1 }
      guard next < count, self[next].folded == word, !self[next].isMark else { return nil }
      next += 1
    }
    return next
  }
}
