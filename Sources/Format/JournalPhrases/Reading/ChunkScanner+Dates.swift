// Dates in words and in numbers: ‘Nov 18’, ‘18. November’, `18.11.`, `11/18`, 11月18日.

import JournalDates
import JournalModel

extension ChunkScanner {
  /// A date that begins at a token; without a year the last such day.
  /// - Parameter isDayFirst: Whether a word before it says that the day stands before the month: ‘am 3/4’.
  func date(at i: Int, from start: Int, isDayFirst: Bool) -> Chunk? {
    guard start < tokens.count else { return nil }
    if let (date, end) = pointed(at: start, start > i) ?? named(at: start) ?? counted(at: start)
      ?? alone(at: start, isDayFirst || start > i + 1, isFirst: i == 0),
      let chunk = chunk([date], i..<end, isShown: start > i)
    {
      return chunk
    }
    return slashed(at: start, from: i, isDayFirst: isDayFirst)
  }

  private struct Written {
    var year: Int?
    /// Nil for the last that has the day.
    var month: Int?
    var day: Int
  }

  /// What dates say; nil where there are no such days, and where they go on as something else.
  private func chunk(_ dates: [Written], _ range: Range<Int>, isShown: Bool, mayBeNone: Bool = false) -> Chunk? {
    let days = dates.compactMap { last($0) }
    guard let day = days.first, !isFollowed(range.upperBound) else { return nil }
    let end = tokens.end(at: range.upperBound, of: .lastDay).flatMap { tokens[range.upperBound].script == .spaced ? nil : $0 }
    let content: Chunk.Content = days.count > 1 || mayBeNone ? .unclearDay(days) : day > today ? .future : .day(day)
    var chunk = Chunk(content: content, range: range.lowerBound..<(end ?? range.upperBound), isShown: isShown)
    if dates.count == 1, day < today { (chunk.ahead, chunk.isDayOfMonth) = (next(dates[0]), dates[0].month == nil) }
    return chunk
  }

  private func isFollowed(_ end: Int) -> Bool {
    // ‘nov 24: coffee’
    if end + 1 < tokens.count, tokens[end].folded == ":", !tokens[end + 1].isGlued { return false }
    return end < tokens.count && tokens[end].isGlued
      && (tokens[end].isMark ? ["/", "-", "%", ":"].contains(tokens[end].folded) : tokens[end].script == .spaced)
  }

  /// The day of its year; without one the last that is not after today.
  private func last(_ date: Written) -> CalendarDay? {
    guard let month = date.month else { return (0...61).lazy.map { today.advanced(by: -$0) }.first { $0.day == date.day } }
    if let year = date.year { return CalendarDay(year: year < 100 ? 2000 + year : year, month: month, day: date.day) }
    for back in 0...8 {
      if let day = CalendarDay(year: today.year - back, month: month, day: date.day), day <= today { return day }
    }
    return nil
  }

  /// The next day of its month without a year, and of any month without one.
  private func next(_ date: Written) -> CalendarDay? {
    guard date.year == nil else { return nil }
    guard let month = date.month else { return (1...61).lazy.map { today.advanced(by: $0) }.first { $0.day == date.day } }
    return (0...8).lazy.compactMap { CalendarDay(year: today.year + $0, month: month, day: date.day) }.first { $0 > today }
  }

  private func whole(_ i: Int, _ range: ClosedRange<Int>) -> Int? {
    guard i < tokens.count, let number = tokens[i].number, let whole = Int(exactly: number), range.contains(whole) else { return nil }
    return tokens[i].folded.utf8.allSatisfy { $0 &- 0x30 < 10 } ? whole : nil
  }

  private func isMark(_ i: Int, _ mark: String, isGlued: Bool = true) -> Bool {
    i < tokens.count && tokens[i].folded == mark && tokens[i].isGlued == isGlued
  }

  /// `18.11.`, `18.11.2026`
  private func pointed(at i: Int, _ isShown: Bool) -> (Written, Int)? {
    let parts = tokens[i].folded.parts(between: ".")
    guard !tokens[i].isWord, !tokens[i].isMark, parts.count > 1, parts[0].utf8.count < 3, parts[1].utf8.count < 3, let day = Int(parts[0]),
      let month = Int(parts[1])
    else { return nil }
    if parts.count == 3, let year = Int(parts[2]), [2, 4].contains(parts[2].utf8.count) {
      return (Written(year: year, month: month, day: day), i + 1)
    }
    guard parts.count == 2, isMark(i + 1, ".") || isShown && !isMeasured(i) else { return nil }
    return (Written(month: month, day: day), isMark(i + 1, ".") ? i + 2 : i + 1)
  }

  /// ‘Nov 18’, ‘November 18th, 2026’, ‘18 Nov’, ‘18. November’, ‘18 de noviembre de 2025’
  private func named(at i: Int) -> (Written, Int)? {
    if let (month, next) = month(at: i) {
      guard let day = whole(next, 1...31), !isMeasured(next), !isMark(next + 1, "/") else { return nil }
      return year(Written(month: month, day: day), at: ordinalEnd(next + 1))
    }
    guard let day = whole(i, 1...31) else { return nil }
    var next = isMark(i + 1, ".") ? i + 2 : ordinalEnd(i + 1)
    if next < tokens.count, ["of", "de"].contains(tokens[next].folded) { next += 1 }
    guard let (month, end) = month(at: next) else { return nil }
    return year(Written(month: month, day: day), at: end)
  }

  private func month(at i: Int) -> (Int, Int)? {
    guard i < tokens.count else { return nil }
    for (sense, end) in tokens[i].senses {
      if case .month(let month) = sense { return (month, isMark(end, ".") && end + 1 < tokens.count ? end + 1 : end) }
    }
    return nil
  }

  private func ordinalEnd(_ i: Int) -> Int {
    i < tokens.count && tokens[i].isGlued && ["st", "nd", "rd", "th", "er"].contains(tokens[i].folded) ? i + 1 : i
  }

  private func year(_ date: Written, at i: Int) -> (Written, Int) {
    let next = i < tokens.count && (isMark(i, ",") || tokens[i].folded == "de") ? i + 1 : i
    guard let year = whole(next, 1900...2199), !isMeasured(next) else { return (date, i) }
    return (Written(year: year, month: date.month, day: date.day), next + 1)
  }

  /// Whether a number has a unit after it.
  private func isMeasured(_ i: Int) -> Bool { amount(at: i) != nil }

  /// ‘am 18.’, ‘on the 18th’, ‘le 18’, 18日に: a day of the month, with something after it that is understood.
  private func alone(at i: Int, _ isDayFirst: Bool, isFirst: Bool) -> (Written, Int)? {
    guard let day = whole(i, 1...31), !isMeasured(i) else { return nil }
    if let end = tokens.end(at: i + 1, of: .dayUnit) {
      guard tokens[i + 1].script != .spaced, tokens.end(at: end, of: .lastDay) != nil, isKnown(end + 1) || isFirst && isToldOf(end + 1),
        end + 1 == tokens.count || tokens[end + 1].number == nil
      else { return nil }
      return (Written(day: day), end)
    }
    let end = isMark(i + 1, ".") ? i + 2 : ordinalEnd(i + 1)
    guard isDayFirst, isKnown(end) || isFirst && isToldOf(end) else { return nil }
    return (Written(day: day), end)
  }

  /// ‘am 18. waren wir am See’: a sentence about what is over begins, and no name of a thing that is counted so, as in ‘am 18. Geburtstag’.
  private func isToldOf(_ i: Int) -> Bool {
    guard i < tokens.count, tokens[i].isWord, case let word = arguments[tokens[i].argument].utf8.dropFirst(tokens[i].range.lowerBound) else { return false }
    let isName = tokens[i].script == .spaced && word.first.map { $0 &- 0x41 < 26 } ?? false
    return !isName && (i..<tokens.count).contains(where: tokens.isOver)
  }

  private func isKnown(_ i: Int) -> Bool {
    i >= tokens.count || !tokens[i].isWord
      || arguments[tokens[i].argument].trimmed.contains(where: \.isWhitespace) && tokens[i].argument != tokens[i - 1].argument
      || !tokens[i].senses.isEmpty || names.name(tokens, at: i, isAfterWord: true) != nil
      || names.form(tokens, at: i, isAfterWord: true) != nil
  }

  /// 11月18日, 2026년 11월 18일, 2026/11/18
  private func counted(at i: Int) -> (Written, Int)? {
    var next = i
    var year: Int?
    if let number = whole(i, 1900...2199), i + 1 < tokens.count, ["年", "년"].contains(tokens[i + 1].folded) {
      (year, next) = (number, i + 2)
    }
    if let number = whole(i, 1900...2199), isMark(i + 1, "/"), let month = whole(i + 2, 1...12), isMark(i + 3, "/"),
      let day = whole(i + 4, 1...31)
    {
      return (Written(year: number, month: month, day: day), i + 5)
    }
    guard let month = whole(next, 1...12), next + 1 < tokens.count, ["月", "월"].contains(tokens[next + 1].folded),
      let day = whole(next + 2, 1...31), let end = tokens.end(at: next + 3, of: .dayUnit)
    else { return nil }
    return (Written(year: year, month: month, day: day), end)
  }

  /// `11/18`, `18/11/2026`, `18-11-2026`: as the numbers or the words before show. `24/7` is always, and `10/10` may be a mark.
  private func slashed(at i: Int, from start: Int, isDayFirst: Bool) -> Chunk? {
    let mark = isMark(i + 1, "-") ? "-" : "/"
    guard let first = whole(i, 1...31), isMark(i + 1, mark), let second = whole(i + 2, 1...31), tokens[i + 2].isGlued,
      i == 0 || !tokens[i].isGlued || !tokens[i - 1].isMark, !isMeasured(i + 2), (first, second) != (24, 7)
    else { return nil }
    if isScore(first, of: second, at: i) { return nil }
    var year: Int?
    if isMark(i + 3, mark), let written = whole(i + 4, 0...2199), tokens[i + 4].isGlued { year = written }
    if mark == "-", (year ?? 0) < 1900 { return nil }
    let end = year == nil ? i + 3 : i + 5
    // The unit of ‘3/4 h’
    if let next = tokens.senses(at: end).first, case .unit = next.sense { return nil }
    var dates = [Written(year: year, month: second, day: first)]
    if !isDayFirst, first != second { dates.append(Written(year: year, month: first, day: second)) }
    let mayBeNone = (first == second || isOfMeasure(at: i)) && start == i && year == nil
    return chunk(dates, start..<end, isShown: start < i, mayBeNone: mayBeNone)
  }
}
