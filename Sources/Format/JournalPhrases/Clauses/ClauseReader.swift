// Chunks to clauses: which of them count, and which are only words.

import JournalDates
import JournalModel

/// Reads the clauses of one group of arguments.
///
/// An activity counts at the head of a clause, after nothing but details and words such as ‘went for a’; in languages whose verbs end a
/// sentence also at its end. Anywhere else its name is a mention: ‘talked about squash’.
struct ClauseReader {
  let chunks: [Chunk]
  let tokens: [Token]
  let arguments: [String]
  let names: NameIndex
  /// Whether the words were typed without quotes, as names are; in a quoted sentence a noun needs more around it.
  let isCommand: Bool
  /// Whether nothing stands before the group.
  let isFirst: Bool
  let today: CalendarDay
  let moodLabels: MoodLabels

  /// The clauses in their order, with the chunks that divide them between.
  func clauses() -> [Clause] {
    if let night = readNight() { return [night] }
    var clauses: [Clause] = []
    var start = 0
    for end in 0...chunks.count {
      let isEnd = end == chunks.count || isDivider(end) || end > start && (isJoint(end, from: start) || isSequel(end, from: start))
      guard isEnd || end > start && (goesOn(before: end) || isInstead(end) || isBehindInstead(end, from: start) || isNextNo(end, from: start) || isNextNumber(end, from: start) || isNextDeed(end, from: start) || isNextReading(end, from: start)) else { continue }
      if end > start { clauses += read(segment: start..<end, isAfterActivity: clauses.contains { !$0.activities.isEmpty }) }
      start = isEnd ? end + 1 : end
    }
    hearNo(&clauses)
    hearNoBefore(&clauses)
    hearTakenBack(&clauses)
    readAllBut(&clauses)
    readTidy(&clauses)
    readWordings(&clauses)
    shareNo(&clauses)
    shareStateBehind(&clauses)
    readSums(&clauses)
    readRest(&clauses)
    readObjects(&clauses)
    readParts(&clauses)
    readAhead(&clauses)
    joinMetrics(&clauses)
    joinNights(&clauses)
    readNightLengths(&clauses)
    readSeries(&clauses)
    readAdded(&clauses)
    readQuestion(&clauses)
    keepDaysToCome(&clauses)
    dropUnsureMoods(&clauses)
    readSlip(&clauses)
    readList(&clauses)
    keepToCome(&clauses)
    keepDoneToMe(&clauses)
    readIrony(&clauses)
    keepSpent(&clauses)
    readWhose(&clauses)
    readSubjects(&clauses)
    return clauses
  }

  /// Whether what stands before a chunk is a verb that goes on to the next clause: 歩いて.
  private func goesOn(before i: Int) -> Bool {
    // 瞑想して, 산책시키고
    if i > 1, chunks[i - 1].has(.light), tokens[chunks[i - 1].range.lowerBound].script != .spaced, !chunks[i].has(.light),
      !chunks[i].has(.particle),
      ["て", "고"].contains(tokens[chunks[i - 1].range.upperBound - 1].folded), !chunks[i].has(.negationAfter),
      chunks[i - 2].name != nil || i > 2 && (chunks[i - 2].has(.particle) || chunks[i - 2].isAmount) && chunks[i - 3].name != nil
    {
      return true
    }
    return chunks[i - 1].name?.goesOn == true && !isWish(behind: i - 1) && !chunks[i].has { $0 == .light || $0 == .particle || $0 == .negationAfter }
  }

  /// The second ‘no’ of ‘no piano no reading’.
  private func isNextNo(_ i: Int, from start: Int) -> Bool {
    guard i + 1 < chunks.count, chunks[i].has(.negation), chunks[i].range.count == 1, chunks[i + 1].name != nil, !isInThe(i),
      chunks[i - 1].name != nil
    else { return false }
    return (start..<i).contains { chunks[$0].has(.negation) && text(chunks[$0]) == text(chunks[i]) }
  }

  /// A comma, a full stop, a dash with blanks around it.
  private func isDivider(_ i: Int) -> Bool {
    guard chunks[i].content == .mark else { return false }
    let token = tokens[chunks[i].range.lowerBound]
    let isGluedAfter = i + 1 < chunks.count && tokens[chunks[i + 1].range.lowerBound].isGlued && !chunks[i + 1].isQuoteEnd(tokens)
    switch token.folded {
    case "-", "–", "—": return !token.isGlued && !isGluedAfter
    // The points of `example.com` divide nothing.
    case ".", "!", "?": return !isGluedAfter && !isBehindOrdinal(i)
    case ",", ";", "、", "。", "…": return true
    default: return false
    }
  }

  /// What stands between two commas, divided at ‘and’ where both sides tell of an activity.
  private func read(segment: Range<Int>, isAfterActivity: Bool) -> [Clause] {
    var parts: [Range<Int>] = []
    var start = segment.lowerBound
    for end in segment.lowerBound...segment.upperBound where end == segment.upperBound || chunks[end].has(.and) || isOrOfNo(end, in: segment) {
      parts.append(start..<end)
      start = end + 1
    }
    guard parts.count > 1 else { return [read(segment, isAfterActivity: isAfterActivity)] }
    let alone = parts.map { read($0, isAfterActivity: isAfterActivity) }
    var merged: [Range<Int>] = []
    var isNamed = false
    for (index, part) in parts.enumerated() {
      // ‘walked to the station, then ran home’
      if index > 0, isThen(part.lowerBound - 1), alone[index].activities.contains(where: { $0.match.isVerb }),
        !alone[index - 1].range.isEmpty
      {
        merged.append(part)
      } else if index > 0, isNamed, isOtherDeed(part, alone[index], after: Array(alone[max(0, index - 3)..<index])) {
        merged.append(part)
      } else if index > 0, !isNamed, isOfMe(part, alone[index], after: segment.lowerBound..<(part.lowerBound - 1)) {
        merged.append(part)
      } else if index > 0, !isNamed, alone[index - 1].range.count == 1, alone[index - 1].range == segment.lowerBound..<(part.lowerBound - 1), isTickedOff(alone[index]) {
        // ‘meds and vitamins taken’
        merged.append(part)
      } else if index > 0, !isNamed, isOwnDoing(part, alone[index], after: segment.lowerBound..<(part.lowerBound - 1)) || isDeedBefore(alone[index - 1].range, alone[index]) {
        merged.append(part)
      } else if index > 0, isReadAgain(part, after: alone[index - 1]) || alone[index].activities.isEmpty && (isNamed && tellsOfMoney(part) || isOfTwo(part, after: alone[index - 1])) {
        merged.append(part)
      } else if index > 0, !saysNumberOfDay(alone[index]) && !saysNumberOfDay(alone[index - 1]), alone[index].activities.isEmpty || !isNamed {
        merged[merged.count - 1] = merged[merged.count - 1].lowerBound..<part.upperBound
      } else {
        merged.append(part)
      }
      isNamed = isNamed || !alone[index].activities.isEmpty
    }
    return merged.count == parts.count ? alone : merged.map { read($0, isAfterActivity: isAfterActivity) }
  }

  /// The ‘or’ of ‘no stretching or push-ups’, which divides what both were not done.
  private func isOrOfNo(_ i: Int, in segment: Range<Int>) -> Bool {
    guard Self.ors.contains(text(chunks[i])) || isNor(i), segment.contains(i - 1), segment.contains(i + 1), chunks[i - 1].name != nil else { return false }
    return (i + 1..<min(i + 3, segment.upperBound)).contains { chunks[$0].name != nil }
      && (saysNo(segment.lowerBound..<i) || segment.lowerBound > 0 && text(chunks[segment.lowerBound - 1]) == "," && saysNo(0..<i) && !(0..<i).contains { Self.contrasts.contains(text(chunks[$0])) })
  }

  private func saysNo(_ range: Range<Int>) -> Bool { range.contains { chunks[$0].has { $0 == .negation || $0 == .missing || $0 == .skip } } }

  static let ors: Set<String> = ["or", "nor", "oder", "o", "u", "ou"]

  /// ‘my granddaughter took me swimming and I swam half a kilometre’: what oneself did, and how much.
  private func isOfMe(_ part: Range<Int>, _ clause: Clause, after range: Range<Int>) -> Bool {
    guard !part.isEmpty, ["i", "we"].contains(text(chunks[part.lowerBound])), let told = clause.activities.first, told.match.isVerb, told.state == .done else {
      return false
    }
    // ‘Tom and I ran 5k’ has no other verb.
    return range.contains { isPast(chunks[$0].range.lowerBound) } && isPast(chunks[told.chunk].range.lowerBound)
      && (tellsOfThem(range) || part.contains { clause[$0] == .detail && chunks[$0].isAmount })
  }

  /// Whether what joins two parts says that one came after the other.
  func isThen(_ i: Int) -> Bool {
    chunks.indices.contains(i) && ["then", "luego", "puis", "depois"].contains(tokens[chunks[i].range.upperBound - 1].folded)
  }

  /// - Parameter isAfterActivity: Whether a clause before tells of something done, whose amounts may follow.
  private func read(_ range: Range<Int>, isAfterActivity: Bool) -> Clause {
    var clause = Clause(range, isCommand: isCommand)
    if readMetric(&clause, isAfterActivity: isAfterActivity) || readFeeling(&clause) || readMixed(&clause) || readReading(&clause) { return clause }
    if range.contains(where: { isSugarOfBlood(chunks[$0]) }) { return textOnly(range) }
    let headEnd = readHead(&clause)
    if clause.activities.isEmpty, clause.stranger == nil { readEnd(&clause, from: headEnd) }
    if clause.activities.isEmpty, clause.stranger == nil { readCounted(&clause, isAfterActivity: isAfterActivity) }
    if clause.activities.isEmpty, clause.stranger == nil { readLabelled(&clause) }
    if clause.activities.isEmpty, clause.stranger == nil, !isAfterActivity { readRace(&clause) }
    if clause.activities.isEmpty, clause.stranger == nil { readMeasured(&clause) }
    if clause.activities.isEmpty, clause.stranger == nil { readKind(&clause) }
    if clause.activities.isEmpty {
      readDetails(&clause, headEnd: headEnd, isAfterActivity: isAfterActivity)
    } else {
      readDetails(ofActivityIn: &clause, headEnd: headEnd)
      readSums(&clause)
      readMood(&clause)
      // ‘didn't run 5 km’ may mean that it was less: nobody but the person can tell.
      let isUncertain =
        clause.activities.contains { $0.state == .no && !$0.match.isInverse }
        && range.contains { clause[$0] == .detail && chunks[$0].isAmount && !isNotOne($0) }
      if isUncertain { clause = textOnly(range) }
      for i in range
      where clause[i] == .detail && isNotOne(i) && clause.activities.contains(where: { $0.state == .no && !$0.match.isInverse }) {
        clause[i] = .text
      }
      // ‘smoked 3 cigarettes’: how much of it is no amount of what is to be left out.
      if clause.activities.allSatisfy({ $0.match.isInverse }) {
        for i in range where clause[i] == .detail && chunks[i].isAmount {
          clause[i] = .text
          // ‘alcohol: 0’
          if isNothing(chunks[i]), clause.activities.count == 1 {
            clause[i] = .state(of: clause.activities[0].chunk)
            clause.activities[0].state = .done
          }
        }
      }
      readNo(&clause)
      askErrand(&clause)
    }
    keepManner(&clause)
    readUncertainties(&clause, headEnd: headEnd)
    readMisspelt(&clause)
    return clause
  }

  /// ‘only managed 5 pages’, where one thing alone is counted in pages.
  /// - Parameter isAfterActivity: Whether it may be how much was done of something else, so that a verb of its own has to stand before it.
  private func readCounted(_ clause: inout Clause, isAfterActivity: Bool) {
    let range = clause.range
    if isAfterActivity, !range.contains(where: { chunks[$0].has(.light) && tokens[chunks[$0].range.lowerBound].folded.utf8.count > 3 }) {
      return
    }
    guard let i = range.first(where: { chunks[$0].isAmount }), case .amount(let quantity) = chunks[i].content,
      case let dimension = names.units.dimension(of: quantity), dimension.isCount, dimension != .count(""),
      // ‘500 words done’, ‘24 lengths on thurs’
      case let isAll = !isAfterActivity && isCountedAlone(i, range), isAll || i > range.lowerBound || !isCommand && range.count == 2 && ["done", "written", "read"].contains(text(chunks[i + 1])),
      isAll || range.contains(where: { chunks[$0].has { $0 == .softener || $0 == .light } || ["got", "had"].contains(text(chunks[$0])) }),
      range.allSatisfy({ $0 == i || chunks[$0].isDetail && !chunks[$0].isAmount || isLink(chunks[$0]) && chunks[$0].name == nil || $0 > i && isBehindCounted(i, range) })
    else { return }
    let counted = names.counted.filter { activity in
      !names.archived[activity] && names.unit(of: activity).map { isAmount(i, in: $0) } == true
    }
    guard counted.count == 1, let activity = counted.first else { return }
    clause.activities.append((i, NameIndex.Match(activities: [activity], isTranslated: true), .done))
    for link in range where chunks[link].has(where: { $0 == .softener || $0 == .light || $0 == .filler }) { clause[link] = .connective }
    clause[i] = .detail
  }

  /// ‘got 1,200 words down before the kids woke’
  private func isBehindCounted(_ i: Int, _ range: Range<Int>) -> Bool {
    guard !isCommand, range.contains(i + 1), case let next = chunks[i + 1], ["down", "in"].contains(text(next)) || next.has(.taken) || next.has(.preposition) && !next.has(.filler) else { return false }
    return (i + 1..<range.upperBound).allSatisfy { chunks[$0].name == nil && !chunks[$0].isAmount }
  }

  private func textOnly(_ range: Range<Int>) -> Clause {
    var clause = Clause(range, isCommand: isCommand)
    for i in range { if case .tag = chunks[i].content { clause[i] = .detail } }
    return clause
  }

  // MARK: Activities

  /// Reads activities from the beginning on; gives the index of the first chunk that is only a word.
  private func readHead(_ clause: inout Clause) -> Int {
    let range = clause.range
    var i = range.lowerBound
    var state: Int?
    while i < range.upperBound {
      let chunk = chunks[i]
      if let match = match(at: i, in: clause) {
        guard isNamed(match, at: i, in: range), !isWithout(match, in: clause) else { break }
        // The cigarettes of ‘smoked 3 cigarettes’.
        // ‘climbing gym’ is one thing, and two names.
        if let last = clause.activities.last, !isCommand, last.chunk == i - 1, !last.match.isVerb || text(chunks[i - 1]).hasSuffix("ing"), !match.isVerb,
          text(chunks[i - 1]).hasSuffix("ing"), last.match.activities != match.activities, i + 1 < range.upperBound
        {
          clause.foreign = (last.chunk, chunks[i].range.upperBound)
        }
        if clause.activities.contains(where: { $0.match.activities == match.activities && (!match.isName || isVerbOf(match, from: $0, to: i)) }) {
          if match.isName { clause[i] = .connective }
          i += 1
          continue
        }
        i = take(match, at: i, &clause, state: &state)
        continue
      }
      let isBefore = clause.activities.isEmpty && clause.stranger == nil
      if chunk.state != nil, !isInThe(i), isBefore || !chunk.has(.filler) {
        state = i
      } else if isBefore, isHe(i) {
        break
      } else if isBefore, isStudied(i, in: range) {
        clause[i] = .connective
      } else if isBefore, isPlace(i, in: range) || isUse(i, in: range) {
        clause[i] = .connective
      } else if isBefore, isHourAhead(i, in: range) {
        clause[i] = .text
      } else if isBefore, isNoneOf(i, in: range) {
        clause[i] = .connective
      } else if isBefore, isLead(i, in: range) || isKind(i, in: range) || isDayCount(i, in: range) {
        clause[i] = .text
      } else if isBefore, isLink(chunk) {
        clause[i] = chunk.mood == nil && !chunk.isPartOfDay ? .connective : .text
      } else if isStranger(i, in: clause, state) {
        clause.stranger = i
        if isUnnamed(i, in: clause) { clause.unnamed = i }
        if let said = state, let told = chunks[said].state {
          clause.strangerState = told
          clause[said] = .state(of: i)
          state = nil
        }
      } else if isMoodAfter(i, clause) {
        clause[i] = .mood
      } else if !chunk.isDetail, !chunk.isPartOfDay, chunk.content != .mark {
        break
      }
      if isMoodFirst(i) { clause[i] = .mood }
      i += 1
    }
    return i
  }

  func isAmount(_ i: Int, in unit: String) -> Bool {
    guard case .amount(let quantity) = chunks[i].content else { return false }
    if UnitFamilies.areOne(quantity.unit, unit) { return true }
    return names.units.dimension(of: quantity) == names.units.unit(unit).dimension
  }

  func take(_ found: NameIndex.Match, at i: Int, _ clause: inout Clause, state: inout Int?) -> Int {
    let (match, parts) = settled(found, at: i, in: clause.range)
    for part in parts { clause[part] = .connective }
    var said = match.isNegative ? LogLine.State.no : nil
    if let before = state, said == nil {
      said = chunks[before].state
      clause[before] = .state(of: i)
      if hasRunOut(before, i, match) { clause.undone = (i, before) }
      if chunks[before].has(.abstaining), !chunks[before].has(where: { $0 == .negation || $0 == .missing }),
        !match.activities.allSatisfy(isKeptFew)
      {
        clause.undone = (i, before)
      }
    }
    state = nil
    clause[i] = .activity
    var next = i + 1
    if let end = linkEnd(i, in: clause.range) {
      for part in (i - 2)..<end where part != i { clause[part] = .connective }
      next = end
    }
    while next < clause.range.upperBound {
      let chunk = chunks[next]
      if said == nil, chunk.has(.abstaining), tokens[chunk.range.lowerBound].script == .spaced, match.activities.allSatisfy(isKeptFew) {
        said = .no
        clause[next] = .state(of: i)
      } else if said == nil, let after = chunk.stateAfter, !chunk.has(.negation), after != .no || no(from: next, in: clause.range) != nil {
        said = after
        clause[next] = .state(of: i)
      } else if said == nil, isForgotten(next), next + 1 == clause.range.upperBound {
        said = .no
        clause[next] = .state(of: i)
      } else if chunk.has(.light) || chunk.has(.particle) || chunk.content == .mark && text(chunk) == ":" {
        clause[next] = .connective
      } else {
        break
      }
      next += 1
    }
    // 15分しか読めなかった
    if said == .no, match.isNegative, clause.range.contains(where: { chunks[$0].isAmount && isOnlySoMuch(chunks[$0]) }) { said = .partly }
    if said == nil, let no = no(from: next, in: clause.range) { said = take(no: no, from: next, of: i, &clause) }
    // Who did what is to be left out did not leave it out.
    if let failing = failing(from: next, of: match, in: clause.range) {
      said = .no
      for part in next...failing { clause[part] = .state(of: i) }
      next = failing + 1
    } else if match.isInverse || said == .no && isAvoidedNoun(i, match) {
      said = said == .no || said == .skip ? .done : .no
    }
    clause.activities.append((i, match, said ?? .done))
    return next
  }

  func isLink(_ chunk: Chunk) -> Bool {
    chunk.has { $0 == .filler || $0 == .light || $0 == .particle || $0 == .feeling || $0 == .and || $0 == .softener || $0 == .sequel } || chunk.mood != nil
      || chunk.isPartOfDay
  }

  /// Whether a word that means nothing is typed alone where an activity would be, with nothing but details beside it.
  private func isStranger(_ i: Int, in clause: Clause, _ state: Int?) -> Bool {
    if isUnnamed(i, in: clause) { return true }
    guard isCommand, clause.activities.isEmpty, clause.stranger == nil, isWholeArgument(i), chunks[i].content == .other,
      clause.range[..<i].allSatisfy({ clause[$0] == .mood || chunks[$0].isDetail || $0 == state })
    else { return false }
    guard i + 1 < clause.range.upperBound else { return i > clause.range.lowerBound }
    let next = chunks[i + 1]
    return next.isDetail || next.mood != nil && isWholeArgument(i + 1) || next.stateAfter != nil && !next.has(.negation)
  }

  /// ‘rn 5k’: all of a sentence is one word that means nothing, and how much of it.
  private func isUnnamed(_ i: Int, in clause: Clause) -> Bool {
    let range = clause.range
    return !isCommand && range == chunks.indices && range.count == 2 && chunks[i].content == .other
      && range.contains { chunks[$0].isAmount }
  }

  /// Whether a chunk is the whole of its arguments.
  func isWholeArgument(_ i: Int) -> Bool {
    let range = chunks[i].range
    guard let first = tokens[range].first, let last = tokens[range].last else { return false }
    return (range.lowerBound == 0 || tokens[range.lowerBound - 1].argument != first.argument)
      && (range.upperBound == tokens.count || tokens[range.upperBound].argument != last.argument)
  }
}
