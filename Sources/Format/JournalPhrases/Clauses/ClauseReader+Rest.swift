// What stands behind a name and takes back that it was done, or may: ‘no alcohol except one beer’, ‘plants watered by Lisa’, ‘yoga last week’.

import JournalDates
import JournalModel

extension ClauseReader {
  /// An activity of a clause, with the chunks behind it that are its own.
  struct Told {
    var activity: (chunk: Int, match: NameIndex.Match, state: LogLine.State)
    var behind: Range<Int>
    var chunk: Int { activity.chunk }
    var match: NameIndex.Match { activity.match }
    /// Whether it is to be left out, and was.
    var isAvoided = false
    var isDone: Bool { activity.state == .done || activity.state == .partly }
  }

  /// Finds the words that leave open whether what a clause tells of was done, or how much of it.
  func readRest(_ clauses: inout [Clause]) {
    for index in clauses.indices where clauses[index].undone == nil {
      for place in clauses[index].activities.indices {
        let told = told(place, in: clauses[index])
        readHalf(told, place, &clauses, index)
        if told.match.isToDo, told.isDone {
          // ‘vergessen, die Zähne zu putzen’
          if index > 0, clauses[index - 1].activities.isEmpty, isOnlyNo(clauses[index - 1].range) {
            clauses[index].activities[place].state = .no
            for i in clauses[index - 1].range { clauses[index - 1][i] = isNo(i) ? .state(of: told.chunk) : .connective }
            clauses[index - 1].undone = nil
          } else {
            clauses[index].rest = (told.chunk, told.chunk..<(told.chunk + 1))
          }
          continue
        }
        if clauses[index].rest == nil, let words = rest(of: told, in: clauses[index]) ?? exception(of: told, after: index, in: clauses) {
          clauses[index].rest = (told.chunk, words)
        }
        if clauses[index].more == nil, let words = more(of: told, in: clauses[index]) ?? more(of: told, after: index, in: clauses) {
          clauses[index].more = (told.chunk, words)
        }
      }
    }
  }

  private func told(_ place: Int, in clause: Clause) -> Told {
    let activity = clause.activities[place]
    let next = clause.activities.dropFirst(place + 1).first?.chunk ?? clause.range.upperBound
    var told = Told(activity: activity, behind: (activity.chunk + 1)..<max(next, activity.chunk + 1))
    told.isAvoided = activity.state == .done && activity.match.activities.allSatisfy(names.avoided.contains)
    return told
  }

  // MARK: Half of it

  /// ‘yoga, but only half’, ‘gym, left halfway through’
  private func readHalf(_ told: Told, _ place: Int, _ clauses: inout [Clause], _ index: Int) {
    guard told.activity.state == .done, !told.isAvoided else { return }
    for j in index..<clauses.count where j == index || clauses[j].activities.isEmpty {
      if j > index + 1 || j > index && clauses[index].activities.count > 1 { return }
      let range = j == index ? told.behind : clauses[j].range
      guard let half = range.first(where: { clauses[j][$0] == .text && chunks[$0].has(.half) }) else { continue }
      let isLast = ((half + 1)..<range.upperBound).allSatisfy { i in
        clauses[j][i] != .text || chunks[i].content == .mark || chunks[i].isDetail || isLink(chunks[i]) || chunks[i].has(.planned)
      }
      guard isLast else { continue }
      clauses[index].activities[place].state = .partly
      clauses[j][half] = .state(of: told.chunk)
      // The 20 minutes of ‘not the full 20 minutes’ are what was wanted.
      if text(chunks[half]) == "not" {
        for i in (half + 1)..<range.upperBound where clauses[j][i] == .detail && chunks[i].isAmount { clauses[j][i] = .text }
      }
      if half > range.lowerBound, chunks[half - 1].has(where: { $0 == .and || $0 == .softener }), clauses[j][half - 1] == .text {
        clauses[j][half - 1] = .connective
      }
      return
    }
  }

  // MARK: Not so, or not now

  private func rest(of told: Told, in clause: Clause) -> Range<Int>? {
    if told.activity.state == .no || told.activity.state == .skip, !told.match.isInverse, let coming = coming(in: clause) { return coming }
    if told.isAvoided || isDenied(told, in: clause) { return text(behind: told, in: clause) ?? period(in: clause) }
    guard told.isDone else { return nil }
    if told.match.isSwapped || isPassive(told), let words = text(behind: told, in: clause) { return words }
    if let relative = relative(told, in: clause) { return relative }
    if !told.match.isVerb || isWish(behind: told.chunk), let wish = wish(in: told.behind) { return wish }
    if let doer = doer(of: told.chunk, told.behind, in: clause) { return doer }
    return period(in: clause) ?? (told.match.isPast ? nil : toCome(told, in: clause))
  }

  /// What follows a name in the same breath, but for a day, a part of the day, a time, a tag, a mood and a reason.
  private func text(behind told: Told, in clause: Clause) -> Range<Int>? {
    var i = told.behind.lowerBound
    while i < told.behind.upperBound {
      let chunk = chunks[i]
      let isText = clause[i] == .text || chunk.isAmount && told.isAvoided
      if chunk.has(.because) || chunk.content == .mark { return nil }
      // ‘no piano, just tv’: something else, and none of it.
      if isText, chunk.has(.exception), isElse(i, told) { return nil }
      if isText, chunk.has(.exception) { return i..<told.behind.upperBound }
      if chunk.has(.and) || isReason(i) || isText && isOwnReason(i, in: told.behind) { return nil }
      if let end = tokens.end(at: chunk.range.lowerBound, of: .emphasis) {
        while i < told.behind.upperBound, chunks[i].range.lowerBound < end { i += 1 }
        continue
      }
      if isText, !(chunk.isDetail && !chunk.isAmount), !chunk.isPartOfDay, chunk.mood == nil,
        chunk.content == .other || !isLink(chunk) || chunk.has(.filler)
      {
        // ‘no sugar in my tea or in anything else’
        if (i..<told.behind.upperBound).contains(where: { Self.anything.contains(text(chunks[$0])) }) { return nil }
        return i..<told.behind.upperBound
      }
      i += 1
    }
    return nil
  }

  /// ‘cancelled pilates for next week’, ‘… for Thursday’: days to come, of which today's line would say nothing.
  private func coming(in clause: Clause) -> Range<Int>? {
    let end = clause.range.first { chunks[$0].has(.because) } ?? clause.range.upperBound
    return (clause.range.lowerBound..<end).lazy.compactMap { i -> Range<Int>? in
      // ‘for Thursday’ is arranged for it; of what was done ‘on Thursday’ is told.
      if i > clause.range.lowerBound, isDay(i), ["for", "fur", "para", "pour"].contains(text(chunks[i - 1])), !isOver(i) { return (i - 1)..<(i + 1) }
      let isNext = chunks[i].range.contains { place in
        Self.nexts.contains(tokens[place].folded) && [place - 2, place - 1, place + 1].contains { tokens.indices.contains($0) && isSpan($0) }
      }
      return isNext ? i..<(i + 1) : nil
    }.first
  }

  /// Whether a word is what ‘next’ stands beside: a week, a Monday.
  private func isSpan(_ i: Int) -> Bool {
    Self.spans.contains(tokens[i].folded) || tokens[i].senses.contains { if case .weekday = $0.sense { true } else { false } }
  }

  /// Whether a day is said to be one that was.
  private func isOver(_ i: Int) -> Bool {
    guard case .day(let day) = chunks[i].content, day <= today, !chunks[i].isDayOfMonth else { return false }
    return !chunks[i].range.contains { isSpan($0) }
  }

  private static let nexts: Set<String> = ["next", "coming", "upcoming", "nachste", "nachsten", "kommende", "kommenden", "viene", "proxima", "proximo", "prochaine", "prochain", "vem", "来", "다음"]
  private static let spans: Set<String> = ["week", "week's", "weeks", "month", "fortnight", "weekend", "woche", "monat", "semana", "mes", "semaine", "mois", "週", "月", "주", "주에", "달"]

  private func isElse(_ i: Int, _ told: Told) -> Bool {
    !told.match.activities.contains(where: isKeptFew) && told.behind.contains(i + 1) && chunks[i + 1].content == .other
      && ["just", "only", "nur", "solo", "juste", "seulement", "so", "apenas"].contains(text(chunks[i]))
  }

  /// 雨だったので: the reason stands before the word that says so.
  private func isReason(_ i: Int) -> Bool {
    tokens[chunks[i].range.lowerBound].script != .spaced && chunks[i..<chunks.count].prefix(8).contains { $0.has(.because) }
  }

  /// Whether a ‘no’ makes it none, and not a verb such as ‘didn't’: ‘no coffee machine’ is another thing than no coffee.
  private func isDenied(_ told: Told, in clause: Clause) -> Bool {
    guard told.activity.state == .no, !told.match.isInverse, !told.match.isVerb else { return false }
    return (clause.range.lowerBound..<told.chunk).contains { i in
      clause[i] == .state(of: told.chunk) && Self.determiners.contains(text(chunks[i]))
        && !((i + 1)..<told.chunk).contains { chunks[$0].has(.light) }
    }
  }

  /// ‘Zähne geputzt bekommen’
  private func isPassive(_ told: Told) -> Bool {
    told.match.isPast && told.behind.contains { ["bekommen", "lassen", "worden", "wurden", "wurde"].contains(text(chunks[$0])) }
  }

  /// 散歩した犬を見た: what was done says of the noun behind it which one it is.
  private func relative(_ told: Told, in clause: Clause) -> Range<Int>? {
    guard
      let verb = told.behind.first(where: { clause[$0] != .connective || tokens[chunks[$0].range.lowerBound].script == .spaced }).map({
        $0 - 1
      }),
      verb > told.chunk, case let next = chunks[verb + 1].range.lowerBound, tokens[next].isGlued, tokens[next].isWord,
      ["た", "だ"].contains(tokens[next - 1].folded), clause[verb + 1] == .text,
      chunks[verb + 1].content == .other || chunks[verb + 1].name != nil
    else { return nil }
    return (verb + 1)..<told.behind.upperBound
  }

  /// More days than one, and not ‘the first time this week’.
  private func period(in clause: Clause) -> Range<Int>? {
    for i in clause.range where clause[i] == .text {
      let isCounted = clause.range.lowerBound < i && (clause.range.lowerBound..<i).contains { isOrdinal($0) }
      if chunks[i].has(.period) || text(chunks[i]) == "ago", !isCounted { return i..<(i + 1) }
      guard Self.since.contains(text(chunks[i])), i + 1 < clause.range.upperBound else { continue }
      if isDay(i + 1), ["since", "seit", "desde", "depuis"].contains(text(chunks[i])) { return i..<(i + 2) }
      let start = chunks[i].range.upperBound
      if let (number, next) = count(at: start), number > 1, tokens.end(at: next, of: .dayUnit) != nil || isWeek(next) {
        return i..<min(i + 3, clause.range.upperBound)
      }
    }
    return nil
  }

  private func count(at i: Int) -> (Double, Int)? {
    guard i < tokens.count else { return nil }
    if let number = tokens[i].number { return (number, i + 1) }
    for (sense, end) in tokens.senses(at: i) { if case .number(let number) = sense { return (number, end) } }
    return nil
  }

  private func isWeek(_ i: Int) -> Bool {
    i < tokens.count && ["week", "weeks", "woche", "wochen", "semana", "semanas", "semaine", "semaines"].contains(tokens[i].folded)
  }

  private func isOrdinal(_ i: Int) -> Bool {
    chunks[i].range.contains { at in
      tokens[at].senses.contains { $0.sense == .ordinal || $0.sense == .number(1) && tokens[at].folded.utf8.count > 3 }
        || ["first", "erste", "erster", "ersten", "primera", "primer", "premiere", "premier", "time", "mal", "vez", "fois"].contains(
          tokens[at].folded)
    }
  }

  /// ‘file the taxes by friday’, ‘yoga in an hour’
  private func toCome(_ told: Told, in clause: Clause) -> Range<Int>? {
    for i in told.behind {
      let chunk = chunks[i]
      let start = chunk.range.lowerBound
      if clause[i] != .detail, let end = tokens.end(at: start, of: .deadline),
        let day = told.behind.first(where: { chunks[$0].range.lowerBound >= end })
      {
        let said = chunks[day].has(.filler) && told.behind.contains(day + 1) ? day + 1 : day
        if isDay(said) { return i..<(said + 1) }
      }
      if isDay(i), tokens.end(at: chunk.range.upperBound, of: .deadlineEnd) != nil { return i..<min(i + 2, told.behind.upperBound) }
      guard chunk.isAmount, clause[i] == .detail, isDuration(chunk), !isCommand else { continue }
      // ‘footing de 6,2 km en 35 min’
      let isOnly = clause.range.allSatisfy { $0 == i || clause[$0] != .detail && !isLength(chunks[$0]) || !chunks[$0].isAmount }
      if isOnly, tokens.end(at: start, of: .until) != nil || start > 0 && tokens.end(at: start - 1, of: .until) == start {
        return i..<(i + 1)
      }
      if tokens.end(at: chunk.range.upperBound, of: .untilEnd) != nil { return i..<min(i + 2, told.behind.upperBound) }
    }
    return nil
  }

  private func isDuration(_ chunk: Chunk) -> Bool {
    guard case .amount(let quantity) = chunk.content else { return false }
    return names.units.dimension(of: quantity) == .duration
  }

  private func isLength(_ chunk: Chunk) -> Bool {
    switch chunk.content {
    case .amount(let quantity): names.units.dimension(of: quantity) == .length
    case .thousands: true
    default: false
    }
  }

  private func isDay(_ i: Int) -> Bool {
    switch chunks[i].content {
    case .day, .future, .unclearDay: return true
    default: break
    }
    return chunks[i].has { $0 == .occasion || $0 == .period }
      || tokens[chunks[i].range.lowerBound].senses.contains { if case .month = $0.sense { true } else { false } }
  }

  // MARK: But for some of it

  /// ‘no alcohol, only one beer’, between commas of its own.
  private func exception(of told: Told, after index: Int, in clauses: [Clause]) -> Range<Int>? {
    let isNone = told.activity.state == .no && !told.match.isInverse && told.match.activities.contains(where: names.counted.contains)
    guard told.isAvoided || isNone else { return nil }
    for clause in clauses[(index + 1)...].prefix(while: { $0.activities.isEmpty && $0.metrics.isEmpty }) {
      for i in clause.range where chunks[i].has(.exception) {
        let isWeak = chunks[i].has { $0 == .softener || $0 == .filler || $0 == .and }
        let next = clause.range.contains(i + 1) ? chunks[i + 1] : nil
        // ‘no beer, one coffee’
        let isOfOther = isWeak && clause.range.contains(i + 1) && otherDeed(in: (i + 1)..<clause.range.upperBound) == i + 1
        let isSome = next.map { $0.isAmount || $0.has(.filler) || isNumber($0) || $0.name != nil } ?? false
        if !isOfOther, !isWeak || isSome { return i..<clause.range.upperBound }
      }
    }
    return nil
  }

  // MARK: Names that are another's

  /// The activity that a word is meant for, where it is known by another language's word: another title whose words are all there wins, and of one
  /// that has the word nobody can tell. Also the chunks of that title's other words.
  func settled(_ match: NameIndex.Match, at i: Int, in range: Range<Int>) -> (NameIndex.Match, [Int]) {
    if let counted = counted(match, in: range) { return (counted, []) }
    guard match.isTranslated else { return (match, []) }
    let token = chunks[i].range.lowerBound
    let others = names.patterns(tokens, at: token).filter { $0.hasWord(tokens[token]) && !match.activities.contains($0.activity) }
    guard !others.isEmpty else { return (match, []) }
    var whole: [(activity: Int, parts: [Int])] = []
    for pattern in others {
      let missing = pattern.slots.indices.filter { pattern.find($0, tokens, at: token) == nil }
      let parts = missing.map { slot in
        range.first { part in
          // ‘walked past a dog’ is no walk with one's own.
          part != i && pattern.find(slot, tokens, at: chunks[part].range.lowerBound) != nil
            && (min(i, part) + 1..<max(i, part)).allSatisfy { chunks[$0].isDetail || isLink(chunks[$0]) }
        }
      }
      if parts.count < pattern.slots.count, parts.allSatisfy({ $0 != nil }) { whole.append((pattern.activity, parts.compactMap(\.self))) }
    }
    var settled = match
    if Set(whole.map(\.activity)).count == 1 {
      settled.activities = [whole[0].activity]
      return (settled, whole[0].parts)
    }
    for other in others.reversed() where !settled.activities.contains(other.activity) { settled.activities.insert(other.activity, at: 0) }
    return (settled, [])
  }

  /// Of several that a word may mean the one that is counted as is said: ‘20 pages’.
  private func counted(_ match: NameIndex.Match, in range: Range<Int>) -> NameIndex.Match? {
    guard match.activities.count > 1, !match.isPart else { return nil }
    let fitting = match.activities.filter { activity in
      names.unit(of: activity).map { unit in range.contains { isAmount($0, in: unit) } } ?? false
    }
    guard fitting.count == 1 else { return nil }
    var counted = match
    counted.activities = fitting
    return counted
  }

  private static let anything: Set<String> = ["anything", "anywhere", "irgendwas", "irgendwo"]
  private static let determiners: Set<String> = [
    "no", "kein", "keine", "keinen", "keins", "pas", "aucun", "aucune", "sin", "sem", "ohne", "sans", "zero", "nada", "nenhum", "nenhuma",
    "ningun",
    "ninguna", "0", "forgot", "without",
  ]
  private static let since: Set<String> = [
    "since", "for", "seit", "desde", "durante", "depuis", "pendant", "ha", "hace", "por",
  ]
}
