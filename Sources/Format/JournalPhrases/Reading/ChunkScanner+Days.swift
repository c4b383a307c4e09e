// Days: ‘yesterday’, ‘letzten Freitag’, 二日前.

import JournalDates
import JournalModel

extension ChunkScanner {
  /// A day that begins at a token, and what it says beyond that: of ‘last night’ the night. Nothing where there is none.
  func days(at i: Int) -> [Chunk] {
    guard !isCompared(at: i), !isOfPressure(at: i) else { return [] }
    if let day = dayBehindFor(at: i) { return [day] }
    if let span = spanOfWeek(at: i) { return [span] }
    let found = told(at: i)
    // 昨日より, 어제보다
    if let end = found.last?.range.upperBound, end + 1 < tokens.count, ["より", "보다"].contains(tokens[end].folded + tokens[end + 1].folded) {
      return []
    }
    return found
  }

  /// ‘mon-fri’, which is no Friday.
  private func spanOfWeek(at i: Int) -> Chunk? {
    func isDayOfWeek(_ sense: Sense) -> Bool {
      switch sense {
      case .weekday, .shortWeekday, .maybeWeekday: true
      default: false
      }
    }
    guard tokens.end(at: i, where: isDayOfWeek) == i + 1, i + 2 < tokens.count, tokens[i + 1].folded == "-", tokens[i + 1].isGlued, tokens[i + 2].isGlued, tokens[i].folded != tokens[i + 2].folded,
      tokens.end(at: i + 2, where: isDayOfWeek) == i + 3
    else { return nil }
    return Chunk(content: .words([.period]), range: i..<(i + 3))
  }

  /// The ‘13/8’ of ‘tension 13/8’, which is no day in August.
  private func isOfPressure(at i: Int) -> Bool {
    guard i + 2 < tokens.count, tokens[i].number != nil, tokens[i + 1].folded == "/", tokens[i + 2].number != nil else { return false }
    if i > 0, MetricNames.isPressureAbbreviated(tokens[i - 1].folded) { return true }
    return (max(0, i - 15)..<min(i + 6, tokens.count)).contains { at in tokens[at].senses.contains { $0.sense == .metric(.bloodPressure) } }
  }

  /// The ‘no’ of ‘coffee no 3’, which is ‘number’ in English and ‘in the’ in Portuguese: of a day it says nothing without ‘dia’ or a month.
  private func isNumero(_ i: Int) -> Bool { ["no", "em"].contains(tokens[i].folded) }

  private func isSlashed(_ i: Int) -> Bool { i + 1 < tokens.count && tokens[i + 1].folded == "/" }

  /// The 13/8 of ‘weight 13/8’: right behind what is measured nobody writes a day, unless the number follows.
  func isOfMeasure(at i: Int) -> Bool {
    let before = i > 0 && [":", "="].contains(tokens[i - 1].folded) ? i - 2 : i - 1
    guard before >= 0, tokens[i].number != nil, isSlashed(i), tokens[before].senses.contains(where: { if case .metric = $0.sense { true } else { false } }) else { return false }
    return !tokens[min(i + 3, tokens.count)..<min(i + 9, tokens.count)].contains { $0.number != nil }
  }

  /// ‘faster than last Friday’: the day only says with what it is compared.
  private func isCompared(at i: Int) -> Bool {
    var before = i - 1
    while before >= 0, tokens[before].isWord, Self.leads.contains(tokens[before].folded) { before -= 1 }
    return before >= 0 && Self.comparisons.contains(tokens[before].folded)
  }

  private static let comparisons: Set<String> = ["as", "than", "like", "wie", "als", "que", "qu'", "comme", "como"]
  private static let leads: Set<String> = ["last", "on", "the", "am", "letzten", "letzter", "el", "le", "na", "no"]

  private func told(at i: Int) -> [Chunk] {
    if let end = tokens.end(at: i, of: .lastWeek), case let start = tokens.end(at: end, of: .onDay) ?? end, start < tokens.count,
      let chunks = weekday(at: start, from: i, isLast: true, isOfLastWeek: true)
    {
      return chunks
    }
    let on = tokens.end(at: i, of: .onDay)
    for start in [i, on].compactMap({ $0 }) where start < tokens.count {
      let isShown = start > i
      if case .date(let day) = tokens[start].kind { return [chunk(day, i..<(start + 1), isShown: isShown)] }
      let isDayFirst = isShown && !["on", "last", "na"].contains(tokens[i].folded) && !(isNumero(i) && !isSlashed(start))
      if let date = date(at: i, from: start, isDayFirst: isDayFirst) { return [date] }
      if let chunks = weekday(at: start, from: i, isLast: isShown && isLast(i..<start)) { return chunks }
    }
    for (sense, end) in tokens.senses(at: i) {
      guard let (offset, kept, isLastNight) = sense.dayBefore, tokens.standAlone(i..<end, isAfterWord: true) else { continue }
      // 昨日は
      let particle = offset >= 0 ? nil : tokens.end(at: end, of: .lastDay).flatMap { tokens[end].script == .spaced ? nil : $0 }
      let more = Chunk(content: .words([.partOfDay(nil)]), range: (end - kept)..<(particle ?? end))
      if end - kept == i { return [more] }
      var day = chunk(today.advanced(by: offset), i..<(kept == 0 ? particle ?? end : end - kept), isShown: false)
      day.isLastNight = isLastNight
      return kept == 0 ? [day] : [day, more]
    }
    return maybeWeekday(at: i).map { [$0] } ?? ago(at: i).map { [$0] } ?? []
  }

  private func chunk(_ day: CalendarDay, _ range: Range<Int>, isShown: Bool) -> Chunk {
    Chunk(content: day > today ? .future : .day(day), range: range, isShown: isShown)
  }

  /// The last day of a name, today included unless it is called the last one.
  private func weekday(at i: Int, from start: Int, isLast: Bool, isOfLastWeek: Bool = false) -> [Chunk]? {
    for (sense, end) in tokens.senses(at: i) {
      let wanted: Weekday
      switch sense {
      case .weekday(let day): wanted = day
      case .shortWeekday(let day):
        // ‘mon: ran 5k’
        let isLabel = i == 0 && end + 1 < tokens.count && tokens[end].folded == ":" && tokens[end].isGlued && !tokens[end + 1].isGlued
        let isPlain = isLabel || start < i || isJoinedDay(i, end) || endsClause(i, end) || arguments[tokens[i].argument].utf8.count == tokens[i].range.count && !isWordOfItsOwn(end)
        let said = isPlain ? .day : isWordOfItsOwn(end) ? .none : shortDay(day, at: i, to: end)
        if said == .none { continue }
        if said == .maybe { return [Chunk(content: .unclearDay([today.advanced(by: -((today.weekday.rawValue - day.rawValue + 7) % 7))]), range: start..<end)] }
        wanted = day
      default: continue
      }
      var (last, after) = (isLast, end)
      if let next = tokens.end(at: end, of: .lastDay) {
        last = last || tokens[end].script == .spaced
        after = next
      }
      let back = (today.weekday.rawValue - wanted.rawValue + 7) % 7
      let week = tokens.end(at: after, of: .lastWeek)
      if isOfLastWeek || week != nil {
        let monday = today.advanced(by: -((today.weekday.rawValue - Weekday.monday.rawValue + 7) % 7) - 7)
        let day = monday.advanced(by: (wanted.rawValue - Weekday.monday.rawValue + 7) % 7)
        return [chunk(day, start..<(week ?? after), isShown: true)]
      }
      // 月曜日に says as much as ‘on Monday’.
      let isShown = start < i || after > end && tokens[end].script != .spaced
      var day = chunk(today.advanced(by: back == 0 && last ? -7 : -back), start..<after, isShown: isShown)
      day.isWeekday = !last
      if !last, back > 0 { day.ahead = today.advanced(by: 7 - back) }
      return [day]
    }
    return nil
  }

  /// ‘walked 5 min wed’, ‘3 beers sat’: the day at the end of what was done or of how much. Whoever sat, and the sun, have no such word before them.
  private func endsClause(_ i: Int, _ end: Int) -> Bool {
    guard i > 0, end == tokens.count || tokens[end].argument != tokens[i].argument || [",", ";", ".", "!"].contains(tokens[end].folded) else { return false }
    let before = tokens[i - 1]
    if case .number = before.kind { return true }
    if before.senses.contains(where: { if case .unit = $0.sense { true } else { $0.sense == .thousand } }) { return true }
    if isBeforeWeekday { return false }
    // A title with a gap in it, for which a day would be looked for, reaches no further than to here.
    var head = self
    (head.tokens, head.isBeforeWeekday) = (Array(tokens[..<i]), true)
    return (max(0, i - 4)..<i).contains { start in
      names.name(tokens, at: start, isAfterWord: false)?.end == i || names.form(tokens, at: start, isAfterWord: false)?.end == i
        || head.pattern(at: start)?.chunks.last?.range.upperBound == i
    }
  }

  /// Whether the word here makes the ‘sat’ before it a verb and the ‘sun’ a thing: ‘sat outside’, ‘sun at last’.
  private func isWordOfItsOwn(_ next: Int) -> Bool {
    tokens.indices.contains(next) && Self.besideShortNames.contains(tokens[next].folded)
  }

  /// ‘wed and thu’, and not the ‘sun and sat’ of ‘sun and sat outside’.
  private func isJoinedDay(_ i: Int, _ end: Int) -> Bool {
    func weekday(_ at: Int) -> Weekday? {
      guard tokens.indices.contains(at) else { return nil }
      for (sense, _) in tokens[at].senses {
        switch sense {
        case .weekday(let day), .shortWeekday(let day): return day
        default: continue
        }
      }
      return nil
    }
    func isJoint(_ at: Int) -> Bool { tokens.indices.contains(at) && ["and", "&", "/", "or", "nor", ",", "+"].contains(tokens[at].folded) }
    guard let own = weekday(i) else { return false }
    // ‘sun 30 mon 20’, ‘30 min sun, 20 min mon’, ‘mon tue wed’
    func isNumbered(_ other: Int, between: Range<Int>) -> Bool {
      guard between.count < 5, let day = weekday(other), day != own, !(Set([day, own]) == [.sunday, .saturday] && between.isEmpty) else { return false }
      return between.isEmpty || between.contains { tokens[$0].number != nil } && between.allSatisfy { tokens[$0].number != nil || tokens[$0].senses.contains { if case .unit = $0.sense { true } else { $0.sense == .and || $0.sense == .thousand } } || tokens[$0].isMark }
    }
    if let next = (end..<min(end + 5, tokens.count)).first(where: { weekday($0) != nil }), isNumbered(next, between: end..<next) { return true }
    if let before = (max(0, i - 5)..<i).last(where: { weekday($0) != nil }), isNumbered(before, between: (before + 1)..<i) { return true }
    if isJoint(end), let next = weekday(end + 1) { return next != own && !(own == .sunday && next == .saturday) }
    if isJoint(i - 1), let before = weekday(i - 2) { return before != own && !(before == .sunday && own == .saturday) }
    return false
  }

  private static let besideShortNames: Set<String> = [
    "down", "in", "on", "at", "with", "by", "outside", "inside", "next", "beside", "around", "round", "through", "still", "and", "for", "alone",
    "under", "near", "up", "there", "here", "back", "together", "quietly", "watching", "reading", "talking", "waiting", "is", "was", "came",
    "comes", "shone", "shining", "finally", "again", "everywhere", "rose", "set", "to",
  ]

  /// ‘segunda e terça’: each of two words that are weekdays, and other things alone.
  private func maybeWeekday(at i: Int) -> Chunk? {
    func weekday(_ at: Int) -> Weekday? {
      guard tokens.indices.contains(at) else { return nil }
      for (sense, _) in tokens[at].senses {
        switch sense {
        case .maybeWeekday(let day), .weekday(let day): return day
        default: continue
        }
      }
      return nil
    }
    guard tokens[i].senses.contains(where: { if case .maybeWeekday = $0.sense { true } else { false } }), let wanted = weekday(i) else {
      return nil
    }
    let links: Set<String> = ["e", ",", "/"]
    let back = (today.weekday.rawValue - wanted.rawValue + 7) % 7
    if back > 0, endsDuty(i) {
      var day = chunk(today.advanced(by: -back), i..<(i + 1), isShown: false)
      (day.isWeekday, day.ahead) = (true, today.advanced(by: 7 - back))
      return day
    }
    guard
      [i - 1, i + 1].contains(where: { tokens.indices.contains($0) && links.contains(tokens[$0].folded) && weekday(2 * $0 - i) != nil })
    else {
      return nil
    }
    return chunk(today.advanced(by: -back), i..<(i + 1), isShown: false)
  }

  /// ‘tenho que ligar pro banco quinta’: the last word of what has to be done says when, unless an article makes it the fifth of something.
  private func endsDuty(_ i: Int) -> Bool {
    guard i > 1, i + 1 == tokens.count || tokens[i + 1].isMark, !["a", "as", "uma", "minha", "da"].contains(tokens[i - 1].folded) else { return false }
    return tokens[..<i].indices.contains { at in
      ["preciso", "devo"].contains(tokens[at].folded) || ["tenho", "temos"].contains(tokens[at].folded) && ["que", "de"].contains(tokens[at + 1].folded)
    }
  }

  private func isLast(_ range: Range<Int>) -> Bool {
    range.contains { ["last", "letzten", "pasado", "ultimo", "ultima", "지", "先"].contains(tokens[$0].folded) }
  }

  /// ‘2 days ago’, `vor 2 Tagen`, 2日前, ‘a week ago’.
  private func ago(at i: Int) -> Chunk? {
    let before = tokens.end(at: i, of: .agoBefore)
    let start = before ?? i
    guard start < tokens.count, let (count, next) = count(at: start), let (day, end) = day(count, unitAt: next) else { return nil }
    let after = tokens.end(at: end, of: .agoAfter) ?? (["前", "전"].contains(tokens[end - 1].folded) ? end : nil)
    guard before != nil || after != nil else { return nil }
    var ago = chunk(day, i..<(after ?? end), isShown: true)
    // ‘about a week ago’
    if i > 0, Self.vague.contains(tokens[i - 1].folded) { ago.content = .unclearDay([day]) }
    return ago
  }

  private static let vague: Set<String> = [
    "about", "around", "over", "almost", "nearly", "roughly", "approximately", "under", "some", "etwa", "ungefahr", "fast", "knapp", "rund",
    "casi", "unos", "environ", "presque", "quase", "約",
  ]

  /// The day that is so many days, weeks or months before today.
  private func day(_ count: Int, unitAt i: Int) -> (CalendarDay, Int)? {
    for (sense, end) in tokens.senses(at: i) {
      switch sense {
      case .dayUnit: return (today.advanced(by: -count), end)
      case .weeks(let weeks) where count <= 1000: return (today.advanced(by: -count * weeks * 7), end)
      case .months where count <= 240:
        let months = today.year * 12 + today.month - 1 - count
        let days = stride(from: today.day, through: 1, by: -1)
        return days.lazy.compactMap { CalendarDay(year: months / 12, month: months % 12 + 1, day: $0) }.first.map { ($0, end) }
      default: continue
      }
    }
    return nil
  }

  private func count(at i: Int) -> (Int, Int)? {
    if let number = tokens[i].number {
      return number >= 0 && number <= 10_000 && number == number.rounded() ? (Int(number), i + 1) : nil
    }
    for (sense, end) in tokens.senses(at: i) {
      // ‘A couple of days ago’ may be three.
      if tokens[i..<end].contains(where: { $0.folded == "couple" }) { continue }
      if case .number(let number) = sense, number == number.rounded() { return (Int(number), end) }
    }
    return nil
  }
}

extension Sense {
  /// How many days off it is, and how many tokens at its end say more than the day.
  fileprivate var dayBefore: (offset: Int, kept: Int, isLastNight: Bool)? {
    switch self {
    case .day(let offset, let kept): (offset, kept, false)
    case .lastNight(let kept): (-1, kept, true)
    default: nil
    }
  }
}
