// Why words that look like days are none.

extension PeriodText {
  /// What the calendar has instead of a day or period that it does not have, and the word that names it, one end of a span too:
  /// `November 2026 has 30 days` for `2026-11-31`; nil for text of any other form.
  /// - Parameter today: Where it is known, it tells which year a week such as `W53` is of.
  public static func issue(of text: some StringProtocol, on today: CalendarDay? = nil) -> (word: String, instead: CalendarFlaw)? {
    let bytes = Array(text.utf8)
    guard let dot = bytes.firstIndex(of: 0x2E), dot + 1 < bytes.count, bytes[dot + 1] == 0x2E else {
      return issue(ofSingle: bytes[...], on: today)
    }
    let (first, last) = (bytes[..<dot], bytes[(dot + 2)...])
    return issue(ofSingle: first, on: today) ?? issue(ofSingle: last, on: today) ?? issue(ofSpan: first, last, on: today)
  }

  /// A span whose end lies before its beginning, as far as that is known.
  private static func issue(
    ofSpan first: ArraySlice<UInt8>, _ last: ArraySlice<UInt8>, on today: CalendarDay?
  ) -> (word: String, instead: CalendarFlaw)? {
    let (one, other) = (String(decoding: first, as: UTF8.self), String(decoding: last, as: UTF8.self))
    guard let start = PeriodText(one), let end = PeriodText(other), start.isAbsolute && end.isAbsolute || today != nil,
      let from = start.days(on: today ?? .earliest)?.span.start, let to = end.days(on: today ?? .earliest)?.span.end, to < from
    else { return nil }
    return ("\(one)..\(other)", .backwards("\(other)..\(one)"))
  }

  private static func issue(ofSingle bytes: ArraySlice<UInt8>, on today: CalendarDay?) -> (word: String, instead: CalendarFlaw)? {
    let word = String(decoding: bytes, as: UTF8.self)
    if let days = NumericDate(word)?.readings, days.count > 1 {
      return (word, .dayOrMonth(days.prefix(2).map { "\($0)" }))
    }
    if let readings = NumericDayOfYear(word)?.readings, readings.count > 1 {
      let days = readings.compactMap { days -> (written: String, day: Int, month: Month)? in
        guard case .day(let month, let day) = days else { return nil }
        return ("\(day).\(month.rawValue).", day, month)
      }
      return (word, .dayOrMonthOfYear(days))
    }
    let capital = String(decoding: bytes.map { $0 &- 0x61 < 26 ? $0 - 0x20 : $0 }, as: UTF8.self)
    if let instead = Period.issue(of: capital) ?? issue(ofDotted: bytes) { return (word, instead) }
    guard let letter = capital.utf8.first, bytes.count > 1, bytes.dropFirst().allSatisfy({ $0 &- 0x30 < 10 }) else { return nil }
    switch (letter, bytes.count) {
    case (0x51, 2) where PeriodText(word) == nil:
      return (word, capital == "Q0" ? .counted(.quarters) : .fourQuarters)
    case (0x57, 3) where PeriodText(word) == nil:
      return (word, capital == "W00" ? .counted(.weeks) : .mostWeeks)
    case (0x57, 3):
      guard let today else { return nil }
      let year = "\(ISOWeek(containing: today))".prefix(4)
      return Period.issue(of: "\(year)-\(capital)").map { (word, $0) }
    default: return nil
    }
  }

  /// What the calendar has instead of `31.2.` or `29.2.2027`. `31.2` is a number.
  private static func issue(ofDotted bytes: ArraySlice<UInt8>) -> CalendarFlaw? {
    let parts = bytes.split(separator: 0x2E, maxSplits: 2, omittingEmptySubsequences: false)
    guard parts.count == 3, (1...2).contains(parts[0].count), (1...2).contains(parts[1].count), let day = number(parts[0]),
      let month = number(parts[1]), [0, 2, 4].contains(parts[2].count)
    else { return nil }
    guard let name = Month(rawValue: month) else { return nil }
    // 2024 has every day that any year has.
    var year = 2024
    if !parts[2].isEmpty {
      guard let written = number(parts[2]) else { return nil }
      year = parts[2].count == 2 ? 2000 + written : written
    }
    if CalendarDay(year: year, month: month, day: day) != nil { return nil }
    if day == 0 { return .counted(.plainDays) }
    guard let last = (28...31).last(where: { CalendarDay(year: year, month: month, day: $0) != nil }) else { return nil }
    let told = parts[2].isEmpty ? nil : "\(year)"
    return .days(month: name, year: told, count: last, isMost: told == nil && month == 2)
  }
}
