// What is only wished, planned or asked for, and what somebody only bought, moved or mended.

import JournalModel

extension ClauseReader {
  /// ‘want to run a marathon some day’, ‘hay que estirar el sueldo’, ‘demain je vais nager’: at the head, before the verb of what is not done yet.
  /// - Parameter hasAmount: Whether how much is said, which may be what was done, unless the wish is of what is still to come.
  func isOfWish(_ words: Range<Int>, hasAmount: Bool) -> Bool {
    var i = words.lowerBound
    while i < words.upperBound, Self.wishers.contains(tokens[i].folded) { i += 1 }
    guard i < words.upperBound else { return false }
    if isGoingTo(i, words) || isGermanPlan(i, words) { return true }
    for wish in Self.wishes where i + wish.count < words.upperBound {
      guard wish.indices.allSatisfy({ tokens[i + $0].folded == wish[$0] }), case let next = tokens[i + wish.count], next.isWord else { continue }
      // ‘Will called’
      if wish == ["will"], isPast(i + 1) || next.folded == "read" { continue }
      if hasAmount, wish.last?.hasSuffix("ve") == true || !Self.english.contains(wish) && !Self.plain.contains(wish) { return false }
      // ‘when my hip is mended’
      let end = words.first { $0 > i + wish.count && Self.conditions.contains(tokens[$0].folded) } ?? words.upperBound
      // ‘should have run faster’ was a run.
      if wish.last == "have" || wish.last?.hasSuffix("ve") == true, words.contains(where: { Self.comparing.contains(tokens[$0].folded) }) { return false }
      // ‘have to say’
      return !Self.behindWish.contains(next.folded) && !(i + wish.count + 1..<max(end, i + wish.count + 1)).contains(where: { isPast($0) })
    }
    return false
  }

  private static let english = [
    "would love to be able to", "would like to be able to", "would be nice to", "want to be able to", "wish i was able to", "should have", "should've",
    "shouldve", "could have", "could've", "would have", "would've", "want to", "wanna", "would like to", "would love to", "i'd like to", "i'd love to", "hope to",
    "hoping to", "plan to", "planning to", "gonna",
    "going to go", "am going to", "i'm going to", "need to", "have to", "gotta", "will", "can't", "cant", "cannot", "can not", "must", "should", "ought to", "dreaming of", "dream of",
    "looking forward to", "can't wait to", "cant wait to", "wish i could", "hard to", "impossible to", "difficult to",
    "wish i had", "wish i'd", "wish we had", "wish i was", "if only i", "fancy a", "tempted to",
  ].map { Tokenizer.words($0) }
  private static let wishes: [[String]] = english + [
    "quiero", "quisiera", "me gustaria", "tengo que", "hay que", "toca", "voy a", "debo", "deberia", "espero",
    "veux", "voudrais", "aimerais", "j'aimerais", "il faut", "faut", "dois", "devrais", "vais", "j'espere", "compte",
    "quero", "gostaria de", "tenho que", "tenho de", "temos de", "temos que", "hei de", "he de", "tenemos que", "on doit", "nous devons", "preciso", "vou", "devo", "espero",
    "no puedo", "ne peux pas", "peux pas", "nao consigo", "nao posso",
  ].map { Tokenizer.words($0) }
  /// Those that tell of nothing that is over, also where they say how much.
  private static let plain = [
    "tengo que", "hay que", "voy a", "debo", "il faut", "faut", "dois", "vais", "tenho que", "tenho de", "temos de", "temos que", "hei de", "he de", "tenemos que", "on doit", "nous devons", "preciso", "vou", "devo", "no puedo", "ne peux pas", "nao consigo",
  ].map { Tokenizer.words($0) }

  /// ‘going to practise piano’, and not ‘going to the gym’.
  private func isGoingTo(_ i: Int, _ words: Range<Int>) -> Bool {
    guard i + 2 < words.upperBound, tokens[i].folded == "going", tokens[i + 1].folded == "to", case let verb = tokens[i + 2].folded, verb != "work" else { return false }
    return IrregularForms.verbs.contains(verb) || Self.baseVerbs.contains(verb)
  }

  private static let baseVerbs: Set<String> = ["practice", "practise", "play", "do", "walk", "stretch", "cook", "clean", "study", "exercise", "call", "start", "try", "work"]

  /// ‘werde später Akkordeon üben’, ‘muss noch mit dem Hund raus’: a verb of what is to come at the head, and no participle behind it.
  private func isGermanPlan(_ i: Int, _ words: Range<Int>) -> Bool {
    var i = i
    while i + 1 < words.upperBound, Self.besideGerman.contains(tokens[i].folded) { i += 1 }
    guard Self.german.contains(tokens[i].folded), i + 1 < words.upperBound, case let behind = (i + 1)..<words.upperBound else { return false }
    // ‘will ran 5k’ is of somebody called so.
    return tokens[i].folded != "will" && !behind.contains { Self.isDone($0, tokens) } || tokens[i].folded == "will" && behind.contains { ["heute", "noch", "morgen", "ich", "mal"].contains(tokens[$0].folded) } && !behind.contains { Self.isDone($0, tokens) }
  }

  /// A participle or ‘doch’, which says that it was done after all.
  private static func isDone(_ i: Int, _ tokens: [Token]) -> Bool { isParticiple(tokens[i].folded) && !tokens[i].folded.hasPrefix("gern") || ["doch", "hab", "habe", "war"].contains(tokens[i].folded) }

  private static let german: Set<String> = ["werde", "will", "muss", "mochte", "soll", "sollte", "werd"]
  private static let besideGerman: Set<String> = ["ich", "heute", "morgen", "noch", "dann", "eigentlich", "jetzt"]
  /// ‘still gotta fix the lawnmower’
  func isStillToDo(_ i: Int) -> Bool {
    tokens[i].folded == "still" && i + 1 < tokens.count && ["gotta", "need", "have", "must", "going", "planning", "want", "wanna", "hoping", "can't", "cant"].contains(tokens[i + 1].folded)
  }

  private static let comparing: Set<String> = ["faster", "further", "farther", "longer", "harder", "slower", "earlier", "later", "better", "more", "less"]
  private static let conditions: Set<String> = ["when", "if", "once", "until", "till", "as", "cuando", "quand", "quando", "si", "se"]
  private static let wishers: Set<String> = ["i", "we", "really", "just", "still", "so", "also", "je", "j'", "on", "yo", "eu", "me", "ya"]
  private static let behindWish: Set<String> = ["have", "be", "say", "admit", "think", "imagine", "guess", "reckon", "add", "mention", "decir", "dire", "dizer", "haber", "avoir", "ter"]
  static let turns: Set<String> = [
    "but", "aber", "pero", "mais", "mas", "though", "although", "so", "then", "did", "anyway", "still", "finally",
  ]

  // MARK: Plans

  /// ‘if it stops raining I'll run 5k’, ‘going to run later’: what is still to come, with no word for what is over.
  func isOfPlan(_ words: Range<Int>) -> Bool {
    guard !words.contains(where: { isPast($0) || ["did", "done", "been"].contains(tokens[$0].folded) }) else { return false }
    if isPresentToCome(words) { return true }
    return words.contains { i in
      let word = tokens[i].folded
      if ["i'll", "we'll", "gonna"].contains(word) { return true }
      guard i + 1 < words.upperBound, case let next = tokens[i + 1].folded else { return false }
      if ["i", "we"].contains(word), next == "will" { return true }
      return ["i'm", "im", "we're", "am", "are"].contains(word) && next == "going" && i + 3 < words.upperBound && tokens[i + 2].folded == "to"
    }
  }

  /// ‘demain je cours 8 km’, ‘mañana corro 8 km’: a day to come at the head, and no verb of what is over.
  private func isPresentToCome(_ words: Range<Int>) -> Bool {
    let start = max(0, words.lowerBound - 1)
    guard let day = (start..<min(start + 3, words.upperBound)).first(where: { at in tokens[at].senses.contains { if case .day(let days, _) = $0.sense { days > 0 } else { false } } }),
      // ‘morgen’ and ‘mañana’ are mornings as well.
      day == 0 || tokens[day - 1].isMark
    else { return false }
    return (day + 1..<min(day + 4, words.upperBound)).contains { Self.presents.contains(tokens[$0].folded) }
  }

  private static let presents: Set<String> = [
    "je", "on", "i", "i'm", "we", "cours", "nage", "vais", "fais", "corro", "nado", "voy", "hago", "leo", "laufe", "schwimme", "gehe", "mache", "ich", "lese", "vou", "faco", "eu", "leio",
  ]

  /// ‘prof wants us to write 500 words’, ‘the doctor says I should walk more’: what others ask for.
  func isOfRequest(_ words: Range<Int>) -> Bool {
    words.dropFirst().contains { i in
      guard i + 3 < words.upperBound, !(i + 3..<words.upperBound).contains(where: { isPast($0) }) else { return false }
      let (next, behind) = (tokens[i + 1].folded, tokens[i + 2].folded)
      if Self.requests.contains(tokens[i].folded), ["me", "us"].contains(next), behind == "to" { return true }
      return ["says", "said", "reckons", "thinks"].contains(tokens[i].folded) && ["i", "we"].contains(next) && ["should", "need", "must", "have", "ought"].contains(behind)
    }
  }

  static let requests: Set<String> = [
    "wants", "want", "wanted", "asked", "asks", "told", "tells", "expects", "needs", "reminded", "reminds", "nagged", "begged", "advised", "urged",
  ]

  /// ‘bought vitamins’, ‘shifted a piano’, ‘booked my next lesson’: what was done with a thing, and is none of what that is there for. Drinks and sweets may
  /// have been had.
  func isOfHandled(_ words: Range<Int>) -> Bool {
    var i = words.lowerBound
    while i < words.upperBound, Self.wishers.contains(tokens[i].folded) || ["finally", "i've", "then"].contains(tokens[i].folded) { i += 1 }
    guard i + 1 < words.upperBound else { return false }
    let isTwoWords = ["picked", "dropped", "signed"].contains(tokens[i].folded) && words.contains { ["up", "off"].contains(tokens[$0].folded) }
    // ‘got my piano fixed’
    let isHadDone = ["got", "had", "getting", "have"].contains(tokens[i].folded) && words.contains { $0 > i + 1 && Self.doneBySomebody.contains(tokens[$0].folded) }
    if isHadDone { return !words.contains { names.mentioned(tokens, at: $0).activities.contains(where: isKeptFew) } }
    guard isTwoWords || Self.handling.contains(tokens[i].folded),
      isTwoWords || tokens[i + 1].senses.contains(where: { $0.sense == .filler }) || !tokens[i + 1].senses.contains(where: { $0.sense == .preposition })
    else { return false }
    let said = Set(words.dropFirst(i + 1 - words.lowerBound).flatMap { names.mentioned(tokens, at: $0).activities })
    // ‘bought a case of wine’
    let isStock = words.contains { Self.stocks.contains(tokens[$0].folded) && $0 + 1 < words.upperBound && tokens[$0 + 1].folded == "of" }
    return (isStock || !said.contains(where: isKeptFew)) && !(i + 1..<words.upperBound).contains { isPast($0) || tokens[$0].folded == "to" && $0 + 1 < words.upperBound && !names.mentioned(tokens, at: $0 + 1).activities.isEmpty }
      && !tokens[words.upperBound...].contains { Self.using.contains($0.folded) }
  }

  /// ‘need to buy new cello strings’: what is to be bought or mended is not to be done with.
  func isToBuy(_ words: Range<Int>) -> Bool { words.contains { Self.buying.contains(tokens[$0].folded) } }

  private static let buying: Set<String> = ["buy", "order", "replace", "repair", "fix", "sell", "return", "kaufen", "bestellen", "reparieren", "comprar", "pedir", "reparar", "acheter", "commander", "consertar"]
  /// What is bought in, and not had at once.
  private static let stocks: Set<String> = ["case", "cases", "crate", "crates", "box", "boxes", "bag", "bags", "pack", "packs", "bottle", "bottles", "jar", "jars", "tin", "tins", "keg", "kegs", "pallet"]
  private static let doneBySomebody: Set<String> = ["fixed", "tuned", "repaired", "serviced", "mended", "delivered", "moved", "replaced", "groomed", "clipped", "insured"]
  private static let handling: Set<String> = [
    "bought", "purchased", "sold", "ordered", "reordered", "shifted", "moved", "carried", "lugged", "fixed", "repaired", "mended", "tuned", "lost", "broke",
    "returned", "booked", "rescheduled", "packed", "unpacked", "collected", "borrowed", "lent", "washed",
  ]
  /// What says that it was used after all.
  private static let using: Set<String> = ["took", "taken", "had", "used", "played", "tried", "did", "went", "rode", "them", "it"]
}
