// Things that are counted beside what was done, and that no habit is called by: ‘iron pill, 3 cups of chamomile’.

import JournalModel

extension PhraseWriter {
  /// Whether a clause behind what was done is so much of something else, as is eaten or drunk; ‘ran 5k, 3 hills’ is of the run.
  func isOtherThing(_ clause: Clause, _ chunks: [Chunk], behind done: Int) -> Bool {
    guard let first = clause.range.first(where: { chunks[$0].content != .mark && !chunks[$0].has(.and) && !chunks[$0].has(.softener) }), clause[first] == .text else { return false }
    let next = first + 1 < clause.range.upperBound && ["of", "de", "d'"].contains(tokens[chunks[first + 1].range.lowerBound].folded) ? first + 2 : first + 1
    guard next < clause.range.upperBound, chunks[next].content == .other, case let word = tokens[chunks[next].range.lowerBound], word.isWord,
      (first..<clause.range.upperBound).allSatisfy({ clause[$0] == .text })
    else { return false }
    switch chunks[first].content {
    case .amount(let quantity): return isServed(quantity.unit) && !mayMeasure(quantity, done)
    case .number(let number):
      let isMeasured = activities[done].map { vocabulary.activities[$0].unit != nil } ?? false
      // ‘1 wine, 2 beers’
      let isOther = activities[done].map { drink in
        names.isOfOneDrink(drink) && word.doings.contains { Doing.all[$0].kin == "alcohol" && names.doings[$0]?.contains(drink) != true }
      } ?? false
      return (!isMeasured || isOther) && next == first + 1 && number > 0 && number < 100 && word.script == .spaced && word.folded.hasSuffix("s") && word.folded.utf8.count > 3 && !Self.ownParts.contains(word.folded)
        && next + 1 == clause.range.upperBound
    default: return false
    }
  }

  /// A note beside what was done, or by itself, that tells how much of something was had: the one habit that is counted so, or what a habit of it might be
  /// called.
  func countedInNote() -> (glimpse: Phrase.Glimpse?, uncounted: Phrase.Uncounted?) {
    let told = Set(lines.compactMap(\.activity))
    if let raced { return (raced, nil) }
    for loose in loose where lines[loose.line].activity == nil && lines[loose.line].goals.isEmpty {
      guard let clause = self.told.first(where: { $0.tokens.contains(loose.chunk.range.lowerBound) }), !clause.isOfSomebody, !clause.isOfActivity,
        case .amount(let quantity) = loose.chunk.content, isServed(quantity.unit), quantity.amount > 0
      else { continue }
      let others = vocabulary.activities.filter { activity in
        !activity.isArchived && activity.isDoneTask == nil && !told.contains(activity.slug) && activity.unit.map { UnitFamilies.areOne($0, quantity.unit) || units.unit($0) == units.unit(quantity.unit) } == true
      }
      if others.count == 1 { return (Phrase.Glimpse(words(clause.tokens), of: others[0].slug), nil) }
      // ハーブティー2杯
      let ahead = clause.tokens.lowerBound..<max(clause.tokens.lowerBound, loose.chunk.range.lowerBound)
      if !told.isEmpty, let first = ahead.first, tokens[first].script == .katakana, tokens[ahead].allSatisfy({ $0.script == .katakana }) { return (nil, Phrase.Uncounted(words(ahead))) }
      guard !told.isEmpty, let thing = clause.tokens.first(where: { isThing($0, besides: loose.chunk) }) else { continue }
      let word = words(thing..<(thing + 1))
      return (nil, Phrase.Uncounted(word.prefix(1).uppercased() + word.dropFirst()))
    }
    return (nil, nil)
  }

  /// ‘easy 10k with Priya, 58:20’, ‘half marathon in Leeds done’: a way that people race over, in a note of one's own, where one thing alone is a run.
  var raced: Phrase.Glimpse? {
    guard let run = theRun, lines.allSatisfy({ $0.activity == nil && $0.goals.isEmpty }), metrics.isEmpty, told.allSatisfy({ !$0.isOfSomebody }),
      !tokens.contains(where: { Self.notRaced.contains($0.folded) || $0.senses.contains { $0.sense == .negation } })
    else { return nil }
    let slug = vocabulary.activities[run].slug
    if let way = loose.first(where: { isRaceWay($0.chunk) })?.chunk, way.range.lowerBound < 3 || isTimed { return Phrase.Glimpse(words(way.range), of: slug) }
    guard let race = tokens.indices.first(where: { Self.races.contains(tokens[$0].folded) }), isTimed || tokens.contains(where: { ClauseReader.done.contains($0.folded) || ["did", "ran"].contains($0.folded) }) else { return nil }
    return Phrase.Glimpse(words(race > 0 && ["half", "media", "meia"].contains(tokens[race - 1].folded) ? race - 1..<race + 1 : race..<race + 1), of: slug)
  }

  /// The one thing that is a run.
  var theRun: Int? {
    let runs = names.current(names.doings[Doing.running] ?? [])
    return runs.count == 1 && !vocabulary.activities[runs[0]].isArchived && vocabulary.activities[runs[0]].isDoneTask == nil ? runs[0] : nil
  }

  /// Five or ten thousand metres, and no pounds.
  func isRaceWay(_ chunk: Chunk) -> Bool { if case .thousands(let number) = chunk.content { [5, 10].contains(number) } else { false } }

  private var isTimed: Bool { tokens.contains { if case .clock(let parts) = $0.kind { parts.count == 3 || parts.first ?? 0 > 12 } else { false } } }

  private static let races: Set<String> = ["marathon", "halbmarathon", "maraton", "semi-marathon", "semimarathon", "maratona"]
  /// What money does, and who only looks on, trains or means to.
  private static let notRaced: Set<String> = [
    "£", "$", "€", "paid", "pay", "earned", "owe", "owed", "spent", "cost", "costs", "saved", "raised", "donated", "won", "lost", "bonus", "salary", "loan", "mortgage", "followers", "views", "words", "steps", "signed", "registered",
    "booked", "entered", "training", "watched", "tomorrow", "next", "netflix", "film", "movie", "bike", "ride", "swim", "walk", "row", "drive", "drove", "flew",
  ]

  private func isThing(_ i: Int, besides chunk: Chunk) -> Bool {
    tokens[i].isWord && tokens[i].script == .spaced && !chunk.range.contains(i) && !tokens.isSmallWord(at: i) && tokens[i].folded.utf8.count > 2 && !["of", "de", "d'"].contains(tokens[i].folded)
  }

  /// Whether something is served by it: cups, glasses, bottles, slices.
  private func isServed(_ unit: String) -> Bool {
    ["cup", "glass", "bottle", "slice"].contains { UnitFamilies.areOne($0, unit) } || ["pint", "pints", "can", "cans", "bowl", "bowls", "portion", "portions"].contains(unit.lowercased())
  }

  /// What is counted of a run, a lesson or an exercise.
  private static let ownParts: Set<String> = [
    "sets", "reps", "laps", "rounds", "lengths", "hills", "times", "songs", "poses", "series", "repeats", "intervals", "sprints", "loops", "miles", "pages", "chapters", "lines", "words", "pieces", "exercises", "vueltas",
    "repeticiones", "tours", "fois", "voltas", "runden", "steps", "strokes", "drills", "breaks", "stops", "people", "friends", "kids", "dogs", "minutes", "hours", "games", "goals", "points", "wins", "routes", "problems", "tries", "attempts",
  ]
}
