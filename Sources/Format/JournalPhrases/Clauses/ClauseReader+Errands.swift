// Verbs of sport and of reading, said of daily business: ‘ran the cab through the wash’, ‘ran between wards’, ‘ran three meetings’.

import JournalModel

extension ClauseReader {
  typealias Activity = (chunk: Int, match: NameIndex.Match, state: LogLine.State)

  /// ‘ran three meetings’, ‘read through 40 applications’: where several things end that are none of the activity’s own.
  func several(of activity: Activity, in clause: Clause) -> Int? {
    let chunk = chunks[activity.chunk]
    guard !isCommand, chunk.range.count == 1, activity.match.activities.count == 1, !activity.match.isPart, !activity.match.isInverse,
      let family = family(ofVerb: chunk.range.lowerBound, activity.match), let limit = clause.range.last.map({ chunks[$0].range.upperBound })
    else { return nil }
    var start = chunk.range.upperBound
    if start < limit, ["through", "over"].contains(tokens[start].folded) { start += 1 }
    guard start + 1 < limit, isSeveral(start), case let thing = tokens[start + 1], thing.isWord, thing.script == .spaced, thing.folded.hasSuffix("s"),
      thing.senses.isEmpty, !names.units.knows(thing.folded), !Self.singular(thing.folded).contains(where: family.isOwn), !isAdverb(start + 1),
      !clause.range.contains(where: { chunks[$0].range.contains(start) && chunks[$0].range.count > 1 && chunks[$0].isAmount })
    else { return nil }
    return start + 2
  }

  private func isSeveral(_ i: Int) -> Bool {
    if let number = tokens[i].number { return number >= 2 && !tokens[i].isGlued }
    return tokens[i].senses.contains { if case .number(let number) = $0.sense { number >= 2 } else { false } }
  }

  /// ‘ran between wards all day’, ‘ran round the shops’: a way that nobody measures.
  func errand(of activity: Activity, in clause: Clause) -> Int? {
    let start = chunks[activity.chunk].range.upperBound
    guard !isCommand, isVerb(activity, "run"), !clause.range.contains(where: { chunks[$0].isAmount }), let limit = clause.range.last.map({ chunks[$0].range.upperBound }),
      start < limit, ["between", "around", "round", "about", "after"].contains(tokens[start].folded)
    else { return nil }
    return (start + 1..<min(start + 4, limit)).first { ObjectWords.indoors.contains(tokens[$0].folded) }.map { $0 + 1 }
  }

  /// ‘smoked beetroot’: what stands right behind the verb of “No smoking” and is nothing that is smoked, nor says when or where.
  func smoked(by activity: Activity, in clause: Clause) -> Int? {
    guard !isCommand, activity.match.isInverse, activity.state == .no, chunks[activity.chunk].range.count == 1, tokens[chunks[activity.chunk].range.lowerBound].folded == "smoked",
      activity.chunk + 1 < clause.range.upperBound, case let next = chunks[activity.chunk + 1], next.content == .other, case let thing = tokens[next.range.lowerBound],
      thing.isWord, thing.senses.isEmpty, !thing.folded.hasSuffix("ly"), !SmokedThings.isTobacco(thing.folded)
    else { return nil }
    return next.range.upperBound
  }

  /// ‘did the choir accounts’: a thing that is called after one word of a longer title, and is no word of it.
  func thing(calledAfter activity: Activity, in clause: Clause) -> Int? {
    let (name, next) = (chunks[activity.chunk].range, activity.chunk + 1)
    guard activity.state == .done, activity.match.activities.count == 1, name.count == 1, name.lowerBound > 1, next < clause.range.upperBound,
      ["the", "my", "our"].contains(tokens[name.lowerBound - 1].folded), Self.finishing.contains(tokens[name.lowerBound - 2].folded), chunks[next].content == .other,
      case let place = chunks[next].range.lowerBound, case let thing = tokens[place].folded, tokens[place].isWord, thing.utf8.count > 2, !thing.hasSuffix("ing"),
      !isAdverb(place), !Self.ownThings.contains(thing)
    else { return nil }
    // The piano of “Play piano” is all that is played.
    let (word, isNouns) = (tokens[name.lowerBound].folded, names.isNounName(activity.match.activities[0]))
    let isPart = names.titles(of: activity.match.activities[0]).contains { $0.count > 1 && $0.contains(word) && !$0.contains(thing) && (isNouns || $0.last != word) }
    return isPart ? chunks[next].range.upperBound : nil
  }

  private static let finishing: Set<String> = ["did", "done", "finished", "completed"]
  /// What is practised, and where.
  private static let ownThings: Set<String> = [
    "scales", "pieces", "songs", "exercises", "drills", "rehearsal", "concert", "gig", "lesson", "class", "club", "course", "session", "set", "sets", "circuit", "routine", "workout", "challenge", "race",
    "video", "thing", "stuff", "bit", "part", "myself", "ourselves", "vocab", "vocabulary", "flashcards", "warmup",
  ]

  /// ‘the grandchildren played chess’: what those did whom another habit is called after, and not with oneself.
  func theirs(_ activity: Activity, in clause: Clause) -> Int? {
    guard let who = clause.activities.first, who.chunk < activity.chunk, activity.state == .done, !who.match.isVerb, who.match.activities != activity.match.activities,
      case let place = chunks[who.chunk].range, place.count == 1, place.upperBound < tokens.count, isPast(place.upperBound),
      Self.people.contains(tokens[place.lowerBound].folded) || tokens[place.lowerBound].senses.contains(where: { $0.sense == .person }),
      (clause.range.lowerBound..<who.chunk).allSatisfy({ chunks[$0].isDetail || chunks[$0].isPartOfDay || Self.owners.contains(text(chunks[$0])) }),
      !clause.range.contains(where: { chunks[$0].range.contains { ["me", "us", "i", "we"].contains(tokens[$0].folded) } })
    else { return nil }
    return chunks[activity.chunk].range.upperBound
  }

  /// What nobody means to have run or read stays a note, where the clause tells of nothing else and of no other day.
  func keepHandled(_ activity: Activity, upTo end: Int, _ clause: inout Clause) {
    guard !isCommand, clause.activities.count == 1, activity.state == .done, clause.undone == nil,
      let verb = ["run", "read", "write"].first(where: { isVerb(activity, $0) }), let handled = ObjectWords.handled[verb],
      (chunks[activity.chunk].range.upperBound..<end).contains(where: { i in handled.contains(tokens[i].folded) }),
      !clause.range.contains(where: { clause[$0] == .detail })
    else { return }
    clause = Clause(clause.range, isCommand: isCommand)
    clause.isOfOthers = true
  }
}
