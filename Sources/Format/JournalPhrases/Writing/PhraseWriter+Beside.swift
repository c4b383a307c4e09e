// What a sentence names beside what was done: how much of another thing, a goal in words of its own, all habits at once.

import JournalModel

extension PhraseWriter {
  /// ‘yoga 20 min and two pages’: the activities of which alone so much is counted, where the amount is none of what the line tells.
  func othersCounted(in quantity: Quantity, _ line: Int, isBehindAnd: Bool) -> [String] {
    guard let activity = activities[line], case let dimension = units.dimension(of: quantity), quantity.amount > 0,
      dimension.isCount && dimension != .count("") || dimension == .volume
    else { return [] }
    func isCounted(_ place: Int) -> Bool {
      vocabulary.activities[place].unit.map { units.unit($0).dimension == dimension || UnitFamilies.areOne($0, quantity.unit) } ?? false
    }
    let own = vocabulary.activities[activity].unit
    guard !isCounted(activity), own.map({ dimension != .volume || !units.unit($0).dimension.isCount }) ?? isBehindAnd, !isItsOwn(quantity.unit, activity) else { return [] }
    return vocabulary.activities.indices.filter { place in
      let named = vocabulary.activities[place]
      return place != activity && !named.isArchived && named.isDoneTask == nil && isCounted(place) && !activities.contains(place)
    }.map { vocabulary.activities[$0].slug }
  }

  /// ‘Blumen gegossen’ beside what was done, of “Pflanzen gießen”: a thing and what was done with it, whose verb, at the end, only one other name has.
  func doneAtEnd(_ piece: Piece, beside slugs: Set<String>) -> (words: Range<Int>, activities: [Int])? {
    guard let clause = told.first(where: { $0.tokens.contains(piece.tokens.lowerBound) }), !clause.isOfActivity, !clause.isOfSomebody,
      case let words = clause.tokens.filter({ tokens[$0].isWord && !tokens.isSmallWord(at: $0) }), (2...3).contains(words.count), let verb = words.last,
      piece.tokens.contains(verb), ClauseReader.isParticiple(tokens[verb].folded), case let (activities, end) = names.mentioned(tokens, at: verb), activities.count == 1,
      case let named = vocabulary.activities[activities[0]], named.isDoneTask == nil, !slugs.contains(named.slug)
    else { return nil }
    return (words[0]..<end, activities)
  }

  /// ‘flowers’ beside what was done, of “Water flowers” and “Flowers for grandma”; ‘watered the flowers’, of “Flowers and garden”: a thing that several names
  /// speak of, or that was done by a verb which none of them has.
  func thing(_ piece: Piece, beside slugs: Set<String>) -> (words: Range<Int>, activities: [Int])? {
    guard let clause = told.first(where: { $0.tokens.contains(piece.tokens.lowerBound) }), !clause.isOfActivity, !clause.isOfSomebody,
      case let words = clause.tokens.filter({ tokens[$0].isWord && !tokens.isSmallWord(at: $0) }), let object = words.last, piece.tokens.contains(object),
      tokens[object].script == .spaced, case let isDeed = words.count == 2,
      isDeed ? tokens[object].folded.hasSuffix("s") && tokens.isOver(words[0]) && names.mentioned(tokens, at: words[0]).activities.isEmpty : words.count == 1 && clause.tokens.count < 3
    else { return nil }
    let found = names.mentioned(tokens, at: object).activities.filter { activity in
      let named = vocabulary.activities[activity]
      return named.isDoneTask == nil && !named.isArchived && !names.avoided.contains(activity) && !names.limited.contains(activity) && (!isDeed || beginsName(object, of: named))
    }
    guard found.count > (isDeed ? 0 : 1), !found.contains(where: { slugs.contains(vocabulary.activities[$0].slug) }) else { return nil }
    return (words[0]..<(object + 1), found)
  }

  /// What is measured by how far it leads; where nothing is, what leads anywhere, if how long it took is said: ‘5k in 27:30’.
  func ways(of way: Chunk) -> [Int] {
    let current = vocabulary.activities.indices.filter { !vocabulary.activities[$0].isArchived }
    let measured = current.filter { vocabulary.activities[$0].unit.map { units.unit($0).dimension == .length } ?? false }
    var next = way.range.upperBound
    if next < tokens.count, ["in", "en", "em"].contains(tokens[next].folded) { next += 1 }
    guard measured.isEmpty, next < tokens.count, case .clock = tokens[next].kind else { return measured }
    // Five and ten kilometres are run.
    if isRaceWay(way), let run = theRun { return [run] }
    return current.filter { names.moving.contains($0) && vocabulary.activities[$0].isDoneTask == nil }
  }

  /// Asks about an amount that is of another activity.
  mutating func askWhose(_ quantity: Quantity, _ chunk: Chunk, _ line: Int) -> Bool {
    // The glasses of ‘6 glasses of water’ are of what they are said to be of.
    let next = chunk.range.upperBound
    if let own = activities[line], next + 1 < tokens.count, ["of", "de", "d'", "von"].contains(tokens[next].folded), names.mentioned(tokens, at: next + 1).activities.contains(own) { return false }
    let isBehindAnd = chunk.range.lowerBound > 0 && tokens.end(at: chunk.range.lowerBound - 1, of: .and) != nil
    var others = othersCounted(in: quantity, line, isBehindAnd: isBehindAnd)
    // ‘3 pomodoros and 1 page’ beside Thesis pages
    if others.isEmpty, isBehindAnd, let own = activities[line], lines[line].measurements.contains(where: { units.dimension(of: $0.quantity).isCount }), units.dimension(of: quantity).isCount {
      let named = names.mentioned(tokens, at: chunk.range.upperBound - 1).activities
      if !named.contains(own) { others = named.map { vocabulary.activities[$0] }.filter { !$0.isArchived && $0.isDoneTask == nil }.map(\.slug) }
    }
    if !others.isEmpty { uncertainties.append(.mentioned(words: words(chunk.range), slugs: others)) }
    return !others.isEmpty
  }

  /// Counts how often something was done at times that are words: ‘8am and 8pm’.
  mutating func count(_ times: Int, of line: Int, behind end: Int) {
    guard let unit = activities[line].flatMap({ vocabulary.activities[$0].unit }) else { return }
    let measured = Phrase.Measurement(QuantityKey.key(for: .count("")), Quantity(Double(times), unit))
    add(measured, to: line)
    add(Piece(meaning: .measurement(measured), tokens: end..<end, line: line))
  }

  /// The pages that are read and written, the lengths that are swum, whatever else is counted so.
  private func isItsOwn(_ unit: String, _ activity: Int) -> Bool {
    let rows: [(units: [String], doings: Set<String>)] = [
      (["pages", "chapters", "books"], ["read", "write", "study"]), (["words"], ["read", "write", "study"]), (["lengths", "laps"], ["swim", "run", "walk", "cycle"]),
      (["steps"], ["walk", "run"]),
    ]
    return rows.contains { row in
      row.units.contains { UnitFamilies.areOne($0, unit) }
        && Doing.all.indices.contains { doing in
          row.doings.contains(Doing.all[doing].names.words.first?.words.first ?? "")
            && (names.doings[doing]?.contains(activity) == true || names.partDoings[doing]?.contains(activity) == true)
        }
    }
  }

  /// The word that says no in the clause of other words: ‘pas lu aujourd'hui’, of which ‘retro done’ alone would be half an answer.
  func no(beside words: Range<Int>) -> Range<Int>? {
    guard let clause = told.first(where: { $0.tokens.contains(words.lowerBound) }) else { return nil }
    // The ‘no’ of ‘coffee no 3’ says which one it was.
    for i in clause.tokens where !words.contains(i) && !(tokens[i].folded == "no" && i > clause.tokens.lowerBound && i + 1 < tokens.count && tokens[i + 1].number != nil) {
      if ["nothing", "nichts", "nada", "rien", "sin", "sem", "sans", "ohne", "without"].contains(tokens[i].folded) { return i..<(i + 1) }
      if let end = tokens.end(at: i, where: { $0 == .negation || $0 == .negationAfter || $0 == .missing }), tokens.standAlone(i..<end, isAfterWord: true), end <= clause.tokens.upperBound,
        !(["no", "a"].contains(tokens[i].folded) && tokens.contains { Lexicon.portuguese.contains($0.folded) })
      {
        return i..<end
      }
    }
    // ‘casi corro’
    let first = clause.tokens.lowerBound
    return tokens.end(at: first, of: .nearlyDone) == first + 1 && !words.contains(first) ? first..<(first + 1) : nil
  }

  /// The ‘drank’ that is said of whatever is drunk.
  func isVerbAlone(_ words: Range<Int>) -> Bool { tokens.end(at: words.lowerBound, of: .light).map { $0 >= words.upperBound } ?? false }

  /// Whether a verb says of the clause of some words that it was left out: ‘didnt get to the hives’, ‘nicht gelernt’. ‘no knee pain’ is none.
  func isLeftOut(beside words: Range<Int>) -> Bool {
    guard let no = no(beside: words), no.lowerBound < words.upperBound || tokens[no.lowerBound].script == .spaced else { return false }
    let last = tokens[no.upperBound - 1].folded
    return no.count > 1 || ["n't", "nt"].contains(where: last.hasSuffix) || Self.leavingOut.contains(last)
  }

  private static let leavingOut: Set<String> = ["not", "forgot", "missed", "never", "didn", "nicht", "vergessen", "pas", "oublie", "olvide", "nao", "esqueci"]

  /// ‘played for an hour at the party’: so long with a verb alone, which one title begins with.
  func played() -> [Phrase.Uncertainty]? {
    guard loose.contains(where: { if case .amount(let quantity) = $0.chunk.content { units.dimension(of: quantity) == .duration } else { false } }),
      let verb = tokens.indices.first(where: { Self.playing.contains(tokens[$0].folded) }),
      // ‘played chess for an hour’
      verb + 1 == tokens.count || !tokens[verb + 1].isWord || !tokens[verb + 1].senses.isEmpty && tokens[verb + 1].doings.isEmpty, told.allSatisfy({ !$0.isOfSomebody })
    else { return nil }
    let found = vocabulary.activities.filter { activity in
      !activity.isArchived && activity.isDoneTask == nil && Tokenizer.words(activity.title).contains(where: Self.play.contains)
    }
    return found.isEmpty ? nil : [.mentioned(words: words(verb..<(verb + 1)), slugs: found.map(\.slug))]
  }

  private static let playing: Set<String> = [
    "played", "practised", "practiced", "gespielt", "geubt", "toque", "practique", "joue", "pratique", "toquei", "pratiquei",
  ]
  private static let play: Set<String> = ["play", "practise", "practice", "spielen", "uben", "tocar", "practicar", "jouer", "pratiquer", "praticar"]

  /// ‘did all my habits today’: of which nobody can tell how much it was, or whether all of them were to be done.
  func allHabits() -> [Phrase.Uncertainty]? {
    guard let noun = tokens.indices.first(where: { Self.habits.contains(tokens[$0].folded) }), noun > 0,
      let all = (max(0, noun - 4)..<noun).first(where: { Self.alls.contains(tokens[$0].folded) }), told.allSatisfy({ !$0.isOfSomebody }),
      tokens.indices.allSatisfy({ (all...noun).contains($0) || !tokens[$0].isWord || !tokens[$0].senses.isEmpty || Self.alls.contains(tokens[$0].folded) || $0 > noun + 2 })
    else { return nil }
    return doneDaily.isEmpty ? nil : [.mentioned(words: words(all..<(noun + 1)), slugs: Array(doneDaily.prefix(3)))]
  }

  /// What is to be done and is no task, by its slugs.
  private var doneDaily: [String] {
    vocabulary.activities.indices.filter { place in
      let named = vocabulary.activities[place]
      return !named.isArchived && named.isDoneTask == nil && !names.avoided.contains(place) && !names.limited.contains(place)
    }.map { vocabulary.activities[$0].slug }
  }

  /// Those that stand behind the first one in the hint about all habits.
  func otherHabits(_ uncertainties: [Phrase.Uncertainty]) -> String? {
    guard case .mentioned(_, let slugs)? = uncertainties.first, slugs.count > 1, allHabits() == uncertainties else { return nil }
    return doneDaily.dropFirst().joined(separator: " ")
  }

  private static let habits: Set<String> = ["habits", "routines", "gewohnheiten", "habitos", "habitudes", "習慣", "습관"]
  private static let alls: Set<String> = ["all", "every", "alle", "todos", "toutes", "全部", "모든"]
}

extension PhraseWriter {
  /// A goal that words tell of, which stay a part of the text: ‘she asked when i finish the thesis’, ‘climbed a V6’.
  /// - Returns: The pieces that show them.
  func goalsInText(_ lines: inout [Phrase.Line]) -> [Phrase.Piece] {
    var shown: [Phrase.Piece] = []
    for goal in vocabulary.goals where !lines.contains(where: { $0.goals.contains(goal.slug) }) {
      for title in [goal.title] + goal.aliases {
        guard let place = place(ofGoal: Tokenizer.words(title)), let line = pieces.first(where: { $0.tokens.contains(place) })?.line,
          lines.indices.contains(line), lines[line].state == .done, !lines[line].goals.contains(goal.slug)
        else { continue }
        lines[line].goals.append(goal.slug)
        shown.append(Phrase.Piece(meaning: .goal(goal.slug), words: "", line: line))
      }
    }
    return shown
  }

  /// Where the words of a goal stand in text, its verb in any form.
  private func place(ofGoal words: [String]) -> Int? {
    guard words.count > 1, let verb = words.first else { return nil }
    return tokens.indices.first { i in
      guard tokens[i].isWord, tokens[i].folded == verb || tokens[i].folded != verb && isPast(tokens[i], of: verb), let end = tokens.end(of: Array(words.dropFirst()), at: i + 1) else { return false }
      // ‘finished the thesis chapter’
      return end == tokens.count || !tokens[end].isWord || !tokens[end].senses.isEmpty
    }
  }

  private func isPast(_ token: Token, of verb: String) -> Bool {
    IrregularForms.bases[token.folded]?.contains(verb) == true || token.folded.hasSuffix("ed") && token.roots.contains(verb)
  }
}
