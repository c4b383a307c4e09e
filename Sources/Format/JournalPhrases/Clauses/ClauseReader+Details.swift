// Which amounts, times, days and tags of a clause count.

import JournalModel

extension ClauseReader {
  /// From where on nothing but details stand.
  private func detailsStart(_ clause: Clause) -> Int {
    var start = clause.range.upperBound
    while start > clause.range.lowerBound, isDetail(start - 1) || clause[start - 1] == .mood { start -= 1 }
    return start
  }

  private func isDetail(_ i: Int) -> Bool { chunks[i].isDetail || chunks[i].isPartOfDay || chunks[i].content == .mark }

  // MARK: Moods

  /// Reads a word for a mood that stands first or last in a clause that tells what was done; typed without quotes also after what is understood.
  func readMood(_ clause: inout Clause) {
    for i in clause.range where clause[i] == .text && chunks[i].mood != nil && (!isCommand || isWholeArgument(i)) {
      if isTick(i, in: clause) {
        clause[i] = .connective
        continue
      }
      var start = i
      while start > clause.range.lowerBound, chunks[start - 1].has(.feeling) { start -= 1 }
      let isFelt = start < i
      if isRemark(i, in: clause) {
        clause.isRemark = true
        continue
      }
      if start > clause.range.lowerBound, chunks[start - 1].has(.and) { start -= 1 }
      let before = start > clause.range.lowerBound ? start - 1 : nil
      // ‘the weather was good’ is no mood, and ‘not good’ not that one.
      if let before, isFelt && clause[before] == .text || chunks[before].has(where: { $0 == .negation || $0 == .preposition }) { continue }
      // Nor that of ‘[mood:: bad]’.
      if let before, chunks[before].content == .mark, clause[before] == .text { continue }
      let isAfter = isCommand && before.map { clause[$0] != .text } == true
      guard isAfter || isFirst(i) || isLast(i, in: clause.range) else { continue }
      // ‘good coffee’
      if !isCommand, clause.activities.contains(where: { $0.chunk == i + 1 && $0.match.activities.allSatisfy(isKeptFew) }) { continue }
      for part in start..<i { clause[part] = .connective }
      clause[i] = .mood
    }
  }

  /// The ‘ok’ of ‘vitamins ok, piano ok’, which ticks them off and is no mood.
  private func isTick(_ i: Int, in clause: Clause) -> Bool {
    guard !isCommand, ["ok", "okay"].contains(text(chunks[i])) else { return false }
    // ‘ok so I ran’
    if i == clause.range.lowerBound, clause.range.contains(i + 1), chunks[i + 1].has(.consequence) { return true }
    guard let told = clause.activities.last, told.chunk < i, !told.match.isVerb else {
      return false
    }
    return (told.chunk + 1..<i).allSatisfy { clause[$0] != .text && !chunks[$0].has(.feeling) }
  }

  private func isFirst(_ i: Int) -> Bool { chunks[..<i].allSatisfy { $0.isDetail || $0.content == .mark } }

  private func isLast(_ i: Int, in range: Range<Int>) -> Bool { ((i + 1)..<range.upperBound).allSatisfy(isDetail) }

  /// Whether a mood first or last in a clause that tells of nothing done is more than a word of it: beside a time or a day.
  private func isMoodBesideTime(_ i: Int, in range: Range<Int>) -> Bool {
    guard chunks[i].mood != nil, !isCommand, isFirst(i) || isLast(i, in: range) else { return false }
    return [i - 1, i + 1].contains { beside in
      guard range.contains(beside) else { return false }
      switch chunks[beside].content {
      case .time, .day: return true
      default: return false
      }
    }
  }

  /// ‘4/5’ beside a word for feeling, which is nothing else.
  private func isMark(_ i: Int) -> Bool {
    chunks[i].mood != nil && chunks[i].range.count == 3 && tokens[chunks[i].range.lowerBound + 1].folded == "/"
  }

  // MARK: Details

  func readDetails(ofActivityIn clause: inout Clause, headEnd: Int) {
    let range = clause.range
    let end = detailsStart(clause)
    var isReason = false
    for i in range where clause[i] == .text {
      let chunk = chunks[i]
      let before = i > range.lowerBound ? chunks[i - 1] : nil
      let isAfterUnderstood = i > range.lowerBound && clause[i - 1] != .text
      if chunk.has(.because), clause.activities.contains(where: { $0.state == .skip }) {
        clause[i] = .connective
        isReason = true
        continue
      }
      if isReason { continue }
      let isFree = before?.has(.preposition) != true || isAfterUnderstood
      switch chunk.content {
      case .tag: clause[i] = .detail
      case .goal: if chunk.isShown || isCommand { clause[i] = .detail }
      case .number where isDayCount(i, in: range) || isHourAhead(i, in: range): continue
      case .number:
        let isBehind =
          i > range.lowerBound && (clause[i - 1] == .activity || clause[i - 1] == .connective && chunks[i - 1].content == .mark)
        let isAfter = isBehind && (isCommand ? isWholeArgument(i) : i + 1 == range.upperBound || chunks[i + 1].isDetail)
        // ‘push-ups 30 run 5k’
        let isBetween = isBehind && !isCommand && i + 2 < range.upperBound && clause[i + 1] == .activity && (chunks[i + 2].isAmount || isCounted(i - 1, in: clause))
        if isAfter || isBetween || isCounted(i + 1, in: clause) { clause[i] = .detail }
        // ‘wrote my 500’
        if !isCommand, i > range.lowerBound + 1, clause[i - 2] == .activity, text(chunks[i - 1]) == "my", chunks[i - 1].range.count == 1,
          i + 1 == range.upperBound || chunks[i + 1].isDetail || chunks[i + 1].isPartOfDay
        {
          (clause[i - 1], clause[i]) = (.connective, .detail)
        }
        if isMinutes(i, in: clause) { (clause[i - 1], clause[i]) = (.connective, .detail) }
      case .amount, .thousands, .unclearNumber:
        if isPart(i, in: clause) || isOfStanding(i, in: clause) || isOfRest(i) || isBeyond(i) { continue }
        if isOfOther(i, in: clause) {
          clause.ofOther = i
          continue
        }
        // ‘footing de 6,2 km’
        if i > range.lowerBound + 1, clause[i - 2] == .activity, ["de", "of"].contains(text(chunks[i - 1])), chunks[i - 1].range.count == 1, clause[i - 1] == .text {
          clause[i - 1] = .connective
        }
        if isRace(i, in: clause) || isMeasuredAs(i, in: clause) { clause[i - 1] = .connective }
        if i < headEnd || before?.has(.filler) != true || i > range.lowerBound && clause[i - 1] != .text {
          clause[i] = .detail
          // ‘5k and 10k’; ‘5k in the morning and 3k in the evening’ keeps its ‘and’.
          let isBetweenText = before?.has(.and) == true && i - 2 >= range.lowerBound && clause[i - 2] == .text
          if let before, before.has(.and) || before.has(.softener), clause[i - 1] == .text, !isBetweenText { clause[i - 1] = .connective }
        }
      case .time: if i < headEnd || i >= end && isFree || isAfterUnderstood || chunk.isShown { clause[i] = .detail }
      case .day, .future, .unclearDay:
        // ‘gestern und heute gemacht’
        let isSecond = (before?.has(.and) == true || before.map { Self.ors.contains(text($0)) } == true) && i - 2 >= range.lowerBound && clause[i - 2] == .detail && isDayChunk(i - 2)
        if isSecond { clause[i - 1] = .connective }
        if i < headEnd || isAfterUnderstood || isSecond || i >= end && isFree || isVague(chunk) { clause[i] = .detail }
      case .words:
        let isLightEnd = chunk.has(.light) && (i..<range.upperBound).allSatisfy { chunks[$0].has(.light) && clause[$0] == .text }
        if isAfterUnderstood, chunk.has(.particle) || isLightEnd || isOfNightBefore(i, in: range) { clause[i] = .connective }
      case .name, .mark, .other, .range: break
      }
    }
  }

  /// The night of ‘last night’, the ‘soir’ of ‘hier soir’: of the day that is said, and on its own no words.
  private func isOfNightBefore(_ i: Int, in range: Range<Int>) -> Bool {
    guard range.contains(i - 1), case .day(let day) = chunks[i - 1].content, day < today else { return false }
    return chunks[i - 1].isLastNight
  }

  /// ‘ran a 5k’, ‘corrí los 5 km’: an article before how far it was.
  private func isRace(_ i: Int, in clause: Clause) -> Bool {
    guard i > clause.range.lowerBound + 1, clause[i - 2] == .activity, chunks[i - 2].name?.isVerb == true, chunks[i - 1].has(.filler),
      chunks[i - 1].range.count == 1, text(chunks[i - 1]) != "le", !chunks[i].isShown
    else { return false }
    let isLength: Bool
    switch chunks[i].content {
    case .thousands: isLength = true
    case .amount(let quantity): isLength = names.units.dimension(of: quantity) == .length
    default: isLength = false
    }
    return isLength
      && (i + 1 == clause.range.upperBound || chunks[i + 1].content != .other
        || ["race", "carrera", "corrida"].contains(text(chunks[i + 1])))
  }

  /// ‘Tuesday's run was 8 km’
  private func isMeasuredAs(_ i: Int, in clause: Clause) -> Bool {
    i > clause.range.lowerBound + 1 && clause[i - 2] == .activity && clause[i - 1] == .text && chunks[i - 1].has(.feeling)
      && ["was", "war", "fue", "foi"].contains(text(chunks[i - 1]))
  }

  /// ‘read for 30’, where minutes are asked for.
  private func isMinutes(_ i: Int, in clause: Clause) -> Bool {
    let behind = chunks[i].range.upperBound
    guard i > clause.range.lowerBound, tokens.end(at: chunks[i - 1].range.lowerBound, of: .during) == chunks[i].range.lowerBound,
      i + 1 == clause.range.upperBound || chunks[i + 1].isDetail || behind < tokens.count && tokens[behind].isMark,
      let activity = clause.activities.last, activity.match.activities.count == 1, text(chunks[i - 1]) == "for"
    else { return false }
    // Of what has no target nothing else can be meant by ‘stretched for 10’.
    guard let unit = names.unit(of: activity.match.activities[0]) else { return activity.match.isVerb && !isCommand }
    return names.units.unit(unit).dimension == .duration
  }

  /// ‘about a week ago’
  private func isVague(_ chunk: Chunk) -> Bool { if case .unclearDay = chunk.content { chunk.isShown } else { false } }

  private func isDayChunk(_ i: Int) -> Bool {
    switch chunks[i].content {
    case .day, .future: true
    default: false
    }
  }

  /// ‘with 2 km uphill’, ‘5 km of it’: a part of what was said before.
  private func isPart(_ i: Int, in clause: Clause) -> Bool {
    let next = chunks[i].range.upperBound
    // ‘1 km more than yesterday’
    if next + 1 < tokens.count, tokens[next].isWord, Self.than.contains(tokens[next + 1].folded),
      chunks[..<i].contains(where: { $0.isAmount })
    {
      return true
    }
    if next + 1 < tokens.count, ["of", "de"].contains(tokens[next].folded), Self.backwards.contains(tokens[next + 1].folded) {
      return true
    }
    if next < tokens.count, ["davon", "dont"].contains(tokens[next].folded) { return true }
    guard i > clause.range.lowerBound, !chunks[i].isShown else { return false }
    if ["including", "incl", "dont", "davon", "inklusive"].contains(text(chunks[i - 1])) { return true }
    // ‘and swam 1 km’: of something else.
    return (chunks[i - 1].has(.preposition) && !chunks[i - 1].has(.filler) || chunks[i - 1].content == .other)
      && (clause.range.lowerBound..<i).contains { clause[$0] == .detail && chunks[$0].isAmount && isSameKind($0, i) }
  }

  /// The wine of ‘two coffees and one glass of wine’, which another activity is about.
  private func isOfOther(_ i: Int, in clause: Clause) -> Bool {
    let next = chunks[i].range.upperBound
    guard next + 1 < tokens.count, ["of", "de", "d'", "von"].contains(tokens[next].folded) else { return false }
    let (others, _) = names.mentioned(tokens, at: next + 1)
    return !others.isEmpty && !others.contains { other in clause.activities.contains { $0.match.activities.contains(other) } }
  }

  /// The hours of ‘a good stretch after standing for 12 hours’, which something else took.
  private func isOfStanding(_ i: Int, in clause: Clause) -> Bool {
    guard let told = clause.activities.last, told.chunk < i else { return false }
    return (told.chunk + 1..<i).contains { j in
      chunks[j].content == .other && text(chunks[j]).hasSuffix("ing") && text(chunks[j]).utf8.count > 4 && chunks[j - 1].has { $0 == .preposition || $0 == .because }
    }
  }

  private func isSameKind(_ a: Int, _ b: Int) -> Bool {
    guard case .amount(let first) = chunks[a].content, case .amount(let second) = chunks[b].content else { return true }
    return names.units.dimension(of: first) == names.units.dimension(of: second)
  }

  private static let than: Set<String> = ["than", "als", "que"]
  private static let backwards: Set<String> = ["it", "which", "that", "them", "those", "ellos", "ellas"]

  /// The details of a clause that tells of no activity: all where it tells of nothing else, else what stands at its ends.
  func readDetails(_ clause: inout Clause, headEnd: Int, isAfterActivity: Bool) {
    let range = clause.range
    // A word with details is an activity's name only where nothing else is told: ‘bought 2 l of milk’.
    let isStrange = clause.stranger != nil && headEnd == range.upperBound
    if !isStrange { clause.strangerState = nil }
    let isOfOther = tellsOfAnother(range) || tellsOfThing(range)
    let hasMood = !isOfOther && range.contains { chunks[$0].mood != nil }
    let isAllUnderstood = range.allSatisfy { i in
      let chunk = chunks[i]
      if case .number = chunk.content { return isAfterActivity }
      if case .thousands = chunk.content { return isAfterActivity }
      return chunk.isDetail || chunk.isPartOfDay || chunk.content == .mark || hasMood && chunk.mood != nil
        || hasMood && chunk.has { $0 == .feeling || $0 == .particle }
    }
    if isAllUnderstood, hasMood || range.contains(where: { chunks[$0].isDetail }) {
      for i in range {
        if chunks[i].isDetail { clause[i] = .detail }
        if chunks[i].mood != nil { clause[i] = .mood }
        if chunks[i].has(where: { $0 == .feeling || $0 == .particle }) { clause[i] = .connective }
      }
      return
    }
    for i in range where !isOfOther && isMoodBesideTime(i, in: range) || isMark(i) { clause[i] = .mood }
    let end = detailsStart(clause)
    var isLeading = true
    for i in range {
      if clause[i] == .mood { continue }
      defer { isLeading = isLeading && clause[i] == .detail }
      if case .state = clause[i], isStrange { continue }
      // Where nothing is told, links hold the person's own words together.
      clause[i] = .text
      let chunk = chunks[i]
      let isFree = i == range.lowerBound || !chunks[i - 1].has(.preposition)
      switch chunk.content {
      case .tag: clause[i] = .detail
      case .goal: if chunk.isShown && !isOfSentence(i, in: range) { clause[i] = .detail }
      case .amount, .thousands, .unclearNumber:
        if isStrange && i < headEnd || isAfterActivity && isAmountFirst(i, in: range) && !isPart(i, in: clause) && !isOfRest(i) && !isBeyond(i) { clause[i] = .detail }
      case .time: if isLeading || i >= end && isFree && !isSecondTime(i, in: range) || isStrange && i < headEnd { clause[i] = .detail }
      // ‘ran 5k, race is tomorrow’
      case .future where isAfterActivity && range.contains(where: { chunks[$0].content == .other || chunks[$0].name != nil }): break
      // ‘met Anna thursday and Tom friday’ is of neither day.
      case .day where isOfSeveralDays(range): break
      case .day, .future, .unclearDay:
        if isLeading && isDayFirst(i, in: range) || i >= end && isFree || isStrange && i < headEnd { clause[i] = .detail }
      case .name, .number, .words, .mark, .other, .range: break
      }
    }
    // ‘3k and 4k’
    for i in range.dropFirst().dropLast() where chunks[i].has(.and) && clause[i - 1] == .detail && clause[i + 1] == .detail {
      clause[i] = .connective
    }
  }

  /// ‘…, 3 km fast’: how much stands before all text that says more of it.
  private func isAmountFirst(_ i: Int, in range: Range<Int>) -> Bool {
    guard chunks[range.lowerBound..<i].allSatisfy({ $0.isDetail || $0.has { $0 == .and || $0 == .softener } }) else { return false }
    guard i + 1 < range.upperBound else { return true }
    let next = chunks[i + 1]
    if next.content == .other, isServing(i) { return false }
    // ‘piano tonight, half an hour of scales’
    if text(next) == "of" || isOfTalk(i + 1, in: range), isAmount(i, in: "min") { return !chunks[(i + 2)..<max(range.upperBound, i + 2)].contains { $0.name != nil || $0.isAmount || isPast($0.range.lowerBound) } }
    if next.has(.preposition), !next.has(.filler), Self.alongs.contains(text(next)) {
      // ‘easy jog, 4k along the river’
      return !chunks[(i + 2)..<max(range.upperBound, i + 2)].contains { $0.name != nil || $0.isAmount || isPast($0.range.lowerBound) }
    }
    return !next.has { $0 == .preposition || $0 == .filler } && next.name == nil
  }

  private static let alongs: Set<String> = ["along", "round", "around", "before", "after", "with", "at", "on", "through", "during", "in"]

  /// Whether a day before all text is the day that is meant: typed without quotes, or with a time after it. ‘Yesterday was hard’ is a sentence.
  private func isDayFirst(_ i: Int, in range: Range<Int>) -> Bool {
    let next = i + 1 < range.upperBound ? chunks[i + 1] : nil
    if next?.isDetail == true || next?.mood != nil { return true }
    return isCommand && (isWholeArgument(i) || isBeforeUnspaced(i)) && chunks[i].content != .day(today)
  }

  /// 昨日映画を見た: in writing without blanks the words go on at once. 昨日の and 昨日から begin what is told of now.
  private func isBeforeUnspaced(_ i: Int) -> Bool {
    let range = chunks[i].range
    guard let first = tokens[range].first, range.upperBound < tokens.count, case let next = tokens[range.upperBound] else { return false }
    let begins = range.lowerBound == 0 || tokens[range.lowerBound - 1].argument != first.argument
    guard begins, [.han, .kana, .katakana].contains(next.script), next.argument == first.argument else { return false }
    // Behind 昨日は stands no other particle.
    if let last = tokens[range].last, ["は", "に"].contains(last.folded) { return true }
    let behind = tokens[range.upperBound...].prefix(2).map(\.folded).joined()
    return !Self.tellingOfNow.contains { behind.hasPrefix($0) } || Self.adverbs.contains(behind)
  }

  private static let tellingOfNow = ["の", "から", "まで", "より", "と", "も", "が", "や"]
  /// How words begin that only look so: とても, もう, やっと.
  private static let adverbs: Set<String> = ["とて", "もう", "やっ", "がん"]

  // MARK: Doubts

  /// Finds what the person alone can decide.
  func readUncertainties(_ clause: inout Clause, headEnd: Int) {
    let range = clause.range
    if !isCommand {
      if clause.activities.isEmpty {
        clause.apart = apart(in: range, headEnd: headEnd)
        for i in range where chunks[i].content == .other {
          if let activity = names.misspelt(tokens[chunks[i].range.lowerBound], isStrict: true) { clause.typos.append((i, activity)) }
        }
      } else {
        // ‘rang mum and took my vitmains’
        let told = clause.activities.flatMap(\.match.activities)
        for i in range where clause[i] == .text && chunks[i].content == .other && text(chunks[i]).utf8.count >= 7 {
          if let activity = names.misspelt(tokens[chunks[i].range.lowerBound], isStrict: true), !told.contains(activity) { clause.typos.append((i, activity)) }
        }
      }
      return
    }
    readStrange(&clause)
    var text = range.lowerBound
    for i in range {
      guard clause[i] == .text else {
        text = i + 1
        continue
      }
      let next = i + 1 < range.upperBound ? chunks[i + 1] : nil
      let isLast = next.map { $0.isDetail || $0.isPartOfDay || clause[i + 1] != .text } ?? true
      let isAfterWord =
        i > text
        && (chunks[i - 1].content == .other || chunks[i - 1].isDetail
          || chunks[i - 1].has { $0 == .and || $0 == .negationAfter || $0 == .planned })
      if let name = chunks[i].name {
        if isAfterWord, isLast, !name.isPart, name.isName || !name.isVerb, isWholeArgument(i) { clause.afterText.append((i, text)) }
      } else if i == text || isAfterWord && isLast, chunks[i].content == .other, isWholeArgument(i),
        let activity = names.misspelt(tokens[chunks[i].range.lowerBound], isStrict: false)
      {
        clause.typos.append((i, activity))
      }
    }
  }

  /// ‘squash Anna 1h’: a name at the head of a sentence, text, and an amount.
  private func apart(in range: Range<Int>, headEnd: Int) -> (chunk: Int, amount: Int)? {
    guard headEnd + 2 < range.upperBound, let name = chunks[headEnd].name, !name.isVerb, !name.isPart, !name.isInverse, chunks[headEnd + 1].content == .other
    else { return nil }
    let amount = ((headEnd + 2)..<range.upperBound).first { i in
      let isMeasured: Bool
      switch chunks[i].content {
      case .amount, .thousands: isMeasured = true
      default: isMeasured = false
      }
      return isMeasured && !chunks[i].isShown && !chunks[i - 1].has(.preposition) && !chunks[i - 1].has(.filler)
    }
    // The screen time of ‘phone says 3 hrs 12 screen time’ is what was measured.
    if let amount, chunks[amount...].prefix(range.upperBound - amount).contains(where: { $0.name.map { $0.activities != name.activities && !$0.isPart } ?? false }) { return nil }
    return amount.map { (headEnd, $0) }
  }

  /// Whether a chunk names an activity that is counted: the push-ups of ‘30 push-ups’.
  private func isCounted(_ i: Int, in clause: Clause) -> Bool {
    guard i < clause.range.upperBound, clause[i] == .activity, let activity = chunks[i].name?.activities.first else { return false }
    return names.counted.contains(activity)
  }
}
