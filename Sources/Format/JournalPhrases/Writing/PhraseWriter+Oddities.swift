// Amounts that nobody means or that mean another unit, drinks that nobody names, and names that stand beside what was done.

public import JournalModel

extension PhraseWriter {
  /// Whether so much cannot be meant: more than a million of anything but steps, words and money, more than a day, a task done five times.
  func isAbsurd(_ quantity: Quantity, _ activity: Int?) -> Bool {
    let measured = units.unit(quantity.unit)
    if units.isAbsurd(quantity) { return true }
    if measured.dimension == .duration, activity != nil, measured.canonical(quantity.amount) > UnitTable.standard.unit("h").canonical(24) {
      return true
    }
    guard let activity else { return false }
    if vocabulary.activities[activity].isDoneTask != nil, ["x", "times", "mal", "fois", "veces", "vezes"].contains(quantity.unit) {
      return quantity.amount > 1
    }
    return names.moving.contains(activity) && measured.dimension == .length
      && measured.canonical(quantity.amount) > UnitTable.standard.unit("km").canonical(2000)
  }

  /// Powers of ten behind what a number of the day is called, which nobody means: ‘weight 1e9’.
  var powers: [Phrase.Uncertainty] {
    tokens.indices.dropFirst().dropLast(2).compactMap { i in
      let isPower =
        tokens[i].number != nil && tokens[i + 1].folded == "e" && tokens[i + 1].isGlued && tokens[i + 2].number != nil && tokens[i + 2].isGlued
      let isOfDay = tokens[i - 1].senses.contains { if case .metric = $0.sense { true } else { false } }
      return isPower && isOfDay ? .amount(words: words(i..<(i + 3))) : nil
    }
  }

  /// Less than nothing, ‘ran -5k’, and what no clock shows, ‘at 25:00’, beside what was done.
  func absurd(in clause: Clause, _ chunks: [Chunk]) -> [Phrase.Uncertainty] {
    // ‘slept -3h’
    let isMeasured = clause.range.contains { chunks[$0].has { [.metric(.sleep), .metric(.nap), .metric(.steps), .metric(.screen)].contains($0) } }
    // ‘bedtime 25:10’
    let isOfClock = isMeasured || clause.range.contains { i in
      tokens[chunks[i].range.lowerBound].senses.contains { [.metric(.bedtime), .metric(.waking), .metric(.sleep), .metric(.nap)].contains($0.sense) }
    }
    guard !clause.activities.isEmpty || isOfClock else { return [] }
    return clause.range.compactMap { i in
      let start = chunks[i].range.lowerBound
      switch tokens[start].kind {
      case .number(let number) where number < 0:
        // What is typed without blanks and quotes is found as an argument.
        guard !clause.isCommand || isMeasured || start + 1 < tokens.count && !tokens[start + 1].isGlued,
          let end = tokens.end(at: start + 1, where: { $0 == .thousand || Self.isUnit($0) }) ?? (clause.isCommand ? nil : start + 1)
        else { return nil }
        return .amount(words: words(start..<end))
      case .clock where start + 1 < tokens.count && tokens[start + 1].folded == "/": return nil
      case .clock
      where clause[i] == .text && chunks[i].content == .other && start > 0
        && (isOfClock || tokens[start - 1].senses.contains(where: { $0.sense == .at })):
        return .amount(words: words(start..<(start + 1)))
      default: return nil
      }
    }
  }

  /// How much was done of what was not: ‘forgot to drink water, 3 glasses maybe’.
  var undoneAmounts: [Phrase.Uncertainty] {
    pieces.compactMap { piece in
      guard case .measurement(let measured) = piece.meaning, measured.quantity.amount > 0, let line = piece.line, lines[line].state == .no,
        let slug = lines[line].activity, let activity = activities[line], !names.avoided.contains(activity)
      else { return nil }
      return .undone(words: words(piece.tokens), slug: slug)
    }
  }

  private static func isUnit(_ sense: Sense) -> Bool { if case .unit(let unit) = sense { unit != "°C" } else { false } }

  /// ‘drank too much last night’: whoever only drinks drinks what an activity is to do without.
  func drunk() -> [Phrase.Uncertainty] {
    let few = Doing.all.indices.filter { Doing.all[$0].kin == "alcohol" }.flatMap { names.doings[$0] ?? [] }
      .filter { !vocabulary.activities[$0].isArchived }
    guard let first = few.first else { return [] }
    for piece in pieces where piece.meaning != .activity(vocabulary.activities[first].slug) && !piece.isIdiom {
      for i in piece.tokens where Self.drinking.contains(tokens[i].folded) && !hasDrink(i + 1) {
        if i > 0, ["energy", "soft", "fizzy", "hot", "sports", "protein", "cold"].contains(tokens[i - 1].folded) { continue }
        // ‘drank nothing yesterday’
        if i + 1 < tokens.count, ["nothing", "nichts", "nada", "rien"].contains(tokens[i + 1].folded) { return [.undone(words: words(i..<(i + 2)), slug: vocabulary.activities[first].slug)] }
        return [.mentioned(words: words(i..<(i + 1)), slugs: [vocabulary.activities[first].slug])]
      }
    }
    return []
  }

  /// ‘drank 2 litres’, where one thing alone is drunk by the glass.
  func drunk(_ chunk: Chunk) -> Phrase.Uncertainty? {
    guard case .amount(let quantity) = chunk.content, units.dimension(of: quantity) == .volume, tokens.contains(where: { Self.drinking.contains($0.folded) }) else { return nil }
    // ‘only drank half a litre’
    let isDrunk = chunk.range.lowerBound > 0 && tokens[chunk.range.lowerBound - 1].folded == "drank"
    let glasses = vocabulary.activities.indices.filter { activity in
      let named = vocabulary.activities[activity]
      return !named.isArchived && !names.avoided.contains(activity) && !names.limited.contains(activity) && named.unit.map { UnitFamilies.areOne($0, "glasses") || isDrunk && units.unit($0).dimension == .volume } == true
    }
    return glasses.count == 1 ? .mentioned(words: words(chunk.range), slugs: [vocabulary.activities[glasses[0]].slug]) : nil
  }

  /// ‘stayed off the sugar and off the drink’
  func offTheDrink(_ piece: Piece) -> (words: Range<Int>, activities: [Int])? {
    guard let i = piece.tokens.first(where: { $0 > 1 && ["drink", "drinking", "sauce"].contains(tokens[$0].folded) }),
      [i - 1, i - 2].contains(where: { ["off", "from", "without"].contains(tokens[$0].folded) })
    else { return nil }
    let few = Doing.all.indices.filter { Doing.all[$0].kin == "alcohol" }.flatMap { names.doings[$0] ?? [] }
    return few.isEmpty ? nil : (i..<(i + 1), few)
  }

  /// Whether what is drunk stands behind the verb.
  private func hasDrink(_ start: Int) -> Bool {
    var i = start
    while i < tokens.count, Self.howMuch.contains(tokens[i].folded) { i += 1 }
    guard i < tokens.count, tokens[i].isWord || tokens[i].number != nil else { return false }
    return !tokens[i].senses.contains { sense, _ in
      switch sense {
      case .preposition, .and, .because, .at, .day, .lastNight, .partOfDay, .period, .weekday, .onDay, .emphasis, .excess, .planned: true
      default: false
      }
    }
  }

  private static let drinking: Set<String> = [
    "drank", "drink", "drinking", "drunk", "getrunken", "trinken", "bebi", "bebido", "bu", "bebo",
  ]
  private static let howMuch: Set<String> = [
    "way", "far", "so", "too", "much", "a", "lot", "bit", "little", "heavily", "more", "less", "nothing", "anything", "again", "hard",
    "demasiado", "mucho", "nada", "trop", "beaucoup", "rien", "demais", "muito", "pouco", "poco", "un", "peu",
  ]
}

extension PhraseWriter {
  /// What of a clause of a sentence stays in its text beside the mood that it tells: all of it where the mood is told of something, as in ‘bad night’ and
  /// ‘felt low at work’, and the one word of ‘rain all day, horrible’. A clause of the mood alone, ‘felt awful’, holds nothing else.
  func wordsOfMood(_ clause: Clause, _ chunks: [Chunk]) -> Set<Int> {
    guard !clause.isMoodOfPart || clause.keepsMoodWord, !clause.isCommand || clause.keepsMoodWord, clause.activities.isEmpty, clause.metrics.isEmpty, let felt = clause.range.first(where: { clause[$0] == .mood })
    else { return [] }
    // ‘20:15 bad quarrel’ tells a mood and then its text.
    if !clause.keepsMoodWord, [felt - 1, felt + 1].contains(where: { clause.range.contains($0) && chunks[$0].isDetail && !chunks[$0].isAmount }) { return [] }
    func isWord(_ i: Int) -> Bool { clause.range.contains(i) && chunks[i].content != .mark && (clause[i] == .text || clause[i] == .connective) }
    var (start, end) = (felt, felt + 1)
    while isWord(start - 1) { start -= 1 }
    while isWord(end) { end += 1 }
    let isTold = (start..<end).contains { clause[$0] == .text }
    let isLone = clause.range.count == 1 && lines.contains { $0.activity == nil } && pieces.contains { $0.meaning == .text }
    return isTold || isLone ? Set(start..<end) : []
  }
}

extension PhraseWriter {
  /// ‘after my run’, ‘before swimming’, ‘with a coffee’: something else that was done, too, or may have been.
  func isDoneBeside(_ i: Int, _ clause: Clause, _ chunks: [Chunk]) -> Bool {
    guard let place = [i - 1, i - 2].first(where: { clause.range.contains($0) && chunks[$0].has(.preposition) }) else { return false }
    let word = tokens[chunks[place].range.lowerBound].folded
    if Self.beside.contains(word) { return true }
    return place == i - 2 && ["with", "mit", "con", "avec", "com"].contains(word) && (chunks[i - 1].isAmount || chunks[i - 1].has(.filler))
      && chunks[i].name?.activities.contains(where: names.counted.contains) == true
  }

  private static let beside: Set<String> = [
    "after", "before", "during", "nach", "vor", "wahrend", "despues", "antes", "durante", "tras", "apres", "avant", "pendant", "depois",
  ]

  /// Whether what can be said once and is said a second time is that, and not a part of the text: ‘with 2 km uphill’.
  func isTwiceSaid(_ i: Int, _ clause: Clause, _ chunks: [Chunk]) -> Bool {
    func isText(_ at: Int) -> Bool { clause.range.contains(at) && clause[at] == .text && !chunks[at].has(.and) }
    if case .day = chunks[i].content, clause.range.contains(i - 1), chunks[i - 1].has(.and) || ClauseReader.ors.contains(tokens[chunks[i - 1].range.lowerBound].folded) { return true }
    return !isText(i - 1) && (clause.isCommand || !isText(i + 1))
  }
}

extension PhraseWriter {
  /// An amount in the unit that an activity makes plain: `x3` of coffee are cups, and ‘20m’ of Spanish are minutes.
  func meant(by quantity: Quantity, _ activity: Int?) -> Quantity {
    guard let activity, let unit = vocabulary.activities[activity].unit else { return quantity }
    let target = units.unit(unit)
    // Pounds are money where money is counted in them.
    if target.dimension == .count("£"), ["lb", "lbs", "pound", "pounds"].contains(quantity.unit) { return Quantity(quantity.amount, unit) }
    let counted = Quantity(quantity.amount, quantity.amount == 1 ? singular(unit) : unit)
    if Self.anyCount.contains(quantity.unit.lowercased()), target.isCountable { return counted }
    if UnitFamilies.areOne(quantity.unit, unit), units.dimension(of: quantity) != target.dimension { return counted }
    // ‘a cup of coffee’ of what is counted in times
    let isOfDrinks = target.dimension == .count("") || UnitFamilies.areOne(unit, "drinks") || ["drink", "drinks"].contains(unit.lowercased())
    if isOfDrinks, Self.vessels.contains(quantity.unit.lowercased()) { return counted }
    // ビール3本, 맥주 3캔: a bottle or a can of it is a glass, and of what is counted in times each is one.
    let isOfGlasses = UnitFamilies.areOne(unit, "glass") && ["本", "缶", "캔"].contains(quantity.unit)
    if isOfGlasses || target.dimension == .count("") && Self.counters.contains(quantity.unit) { return counted }
    if quantity.unit == "m", target.dimension != .length, !names.moving.contains(activity) { return Quantity(quantity.amount, "min") }
    return quantity
  }

  /// ‘German class, then a pint’: what is drunk is no amount of what is none of it.
  func isVesselOfOther(_ quantity: Quantity, _ activity: Int?) -> Bool {
    guard let activity, case let unit = quantity.unit.lowercased(), Self.vessels.contains(unit) || ["bottle", "bottles", "can", "cans", "beer", "beers"].contains(unit) else {
      return false
    }
    guard let own = vocabulary.activities[activity].unit else { return !names.avoided.contains(activity) }
    // ‘a pint and 4 coffees’: cups are not drawn by the pint.
    if UnitFamilies.areOne(own, "cup"), !UnitFamilies.areOne(unit, "cup"), !["mug", "mugs", "glass", "glasses"].contains(unit) { return true }
    let wanted = units.unit(own).dimension
    return wanted == .length || wanted == .duration
  }

  /// ‘5 cups of tea’, ビールを3本: so many of what is counted in nothing else, where its name stands right beside what it was served in.
  func served(_ quantity: Quantity, _ chunk: Chunk, _ activity: Int?) -> Quantity {
    guard let activity, vocabulary.activities[activity].unit == nil, vocabulary.activities[activity].isDoneTask == nil, !names.avoided.contains(activity),
      case let unit = quantity.unit.lowercased(), Self.vessels.contains(unit) || Self.bottles.contains(unit) || Self.counters.contains(unit)
    else { return quantity }
    var next = chunk.range.upperBound
    if next < tokens.count, ["of", "de", "d'", "von", "の"].contains(tokens[next].folded) { next += 1 }
    var before = chunk.range.lowerBound
    if before > 0, ["を", "は", "が", "も", "를", "을", "는", "은", "도", ":"].contains(tokens[before - 1].folded) { before -= 1 }
    func isIt(_ found: (match: NameIndex.Match, end: Int)?) -> Bool { found.map { $0.match.activities == [activity] } ?? false }
    let isAhead = next < tokens.count && (isIt(names.name(tokens, at: next, isAfterWord: true)) || isIt(names.form(tokens, at: next, isAfterWord: true)))
    let isBehind = pieces.last { $0.isActivity }.map { $0.tokens.upperBound == before } ?? false
    return isAhead || isBehind ? Quantity(quantity.amount) : quantity
  }

  private static let bottles: Set<String> = ["bottle", "bottles", "can", "cans", "flasche", "flaschen", "dose", "dosen", "botella", "botellas", "lata", "latas", "bouteille", "bouteilles", "canette", "canettes", "garrafa", "garrafas"]
  /// What Japanese and Korean count one by one with.
  private static let counters: Set<String> = ["本", "缶", "瓶", "杯", "個", "冊", "枚", "병", "캔", "잔", "컵", "개", "권", "장"]

  /// ‘insulin 12 units’ of what is to be done twice: how much it was that time, and not how often.
  func isDose(_ quantity: Quantity, _ activity: Int?) -> Bool {
    // ‘metformin 500 mg’, too
    let isMedicine = ["unit", "units", "einheit", "einheiten", "unités", "unidades", "iu", "ie", "ui"].contains(quantity.unit.lowercased())
    guard let activity, isMedicine || units.dimension(of: quantity) == .mass else { return false }
    // Of a pill nobody counts the international units: ‘1000 IU vitamin D’.
    return vocabulary.activities[activity].unit.map { units.unit($0).dimension == .count("") } ?? (quantity.unit.lowercased() == "iu")
  }

  /// The book of ‘started reading 1984’: a bare number as years have them, which is far more than anybody is asked for.
  func isTitle(_ number: Double, _ chunk: Chunk, _ activity: Int) -> Bool {
    guard (1000...2999).contains(number), number == number.rounded(), chunk.range.count == 1, tokens[chunk.range.lowerBound].folded.utf8.count == 4,
      let target = vocabulary.activities[activity].target?.quantity, ["page", "chapter", "book"].contains(where: { UnitFamilies.areOne(target.unit, $0) })
    else { return false }
    return target.amount > 0 && number >= 10 * target.amount
  }

  /// What is drunk one of.
  static let vessels: Set<String> = [
    "cup", "cups", "mug", "mugs", "glass", "glasses", "pint", "pints", "tasse", "tassen", "becher", "glas", "gläser", "taza", "tazas", "vaso", "vasos",
    "copa", "copas", "tasses", "verre", "verres", "xícara", "xícaras", "copo", "copos", "杯", "잔",
  ]

  /// Words that count whatever is done.
  private static let anyCount: Set<String> = [
    "x", "times", "time", "mal", "fois", "veces", "vez", "vezes", "개", "번", "회", "回", "個", "stück", "unidades", "unités",
  ]

  /// The cup of ‘3 cups’, the glass of ‘2 glasses’.
  func singular(_ unit: String) -> String {
    guard unit.hasSuffix("s"), case let one = String(unit.dropLast()), units.unit(one) == units.unit(unit) else { return UnitTable.name(of: unit, behind: 1) }
    return one
  }
}

extension UnitTable {
  /// Whether nobody does so much in a day: more than a million of anything but steps, words and money.
  public func isAbsurd(_ quantity: Quantity) -> Bool {
    quantity.amount > 1_000_000 && ![.count("step"), .count("word")].contains(unit(quantity.unit).dimension)
      && !moneys.contains(quantity.unit.lowercased())
  }
}

private let moneys: Set<String> = [
  "€", "$", "£", "¥", "₩", "eur", "euro", "euros", "usd", "dollars", "gbp", "pounds", "yen", "円", "원", "won", "reais",
]
