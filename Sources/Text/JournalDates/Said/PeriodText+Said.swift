// Days and periods in the words of a sentence: `last week`, `nov 20`, `spring 2025`, `the last 7 days`, `from march to may`.

extension PeriodText {
  /// Reads every form of `init(_:)`, and what people say besides, in any number of words; blanks and hyphens between words are one. It is for places
  /// where days are asked for. Where other words may stand, too, it would take `may`, `march` and `fall` away from them.
  /// - Parameter tongues: The languages whose words are known; those of English always are.
  public init?(said text: some StringProtocol, in tongues: Set<DayTongue> = .english) {
    if let strict = PeriodText(text) {
      self = strict
      return
    }
    guard text.utf8.count <= 80 else { return nil }
    if let form = Self.form(text) {
      self.init(form: form)
      return
    }
    guard tongues.count > 1, let english = SpokenDays.english(text, in: tongues), let form = PeriodText(english)?.form ?? Self.form(english)
    else { return nil }
    self.init(form: form)
  }

  private static func form(_ text: some StringProtocol) -> Form? {
    var phrase = Phrase(text)
    return phrase.whole().flatMap { phrase.words.isEmpty ? $0 : nil }
  }

  /// No form has more words: `from the end of last month to the end of this month`.
  public static let maximumWords = 12

  /// How many of these words, from the first on, name days together; 0 where the first names none.
  public static func count(of words: some Collection<String>, in tongues: Set<DayTongue> = .english) -> Int {
    for count in stride(from: min(words.count, maximumWords), to: 0, by: -1)
    where PeriodText(said: words.prefix(count).joined(separator: " "), in: tongues) != nil { return count }
    return 0
  }
}

/// The words of a phrase that were not read yet.
private struct Phrase {
  var words: ArraySlice<Substring>

  init(_ text: some StringProtocol) {
    // Not `lowercased()` with its tables: the words are ASCII.
    let bytes = text.utf8.map { $0 &- 0x41 < 26 ? $0 + 0x20 : $0 }
    let lowered = String(decoding: bytes, as: UTF8.self)
    var words: [Substring] = []
    for word in lowered.split(whereSeparator: { $0 == " " || $0 == "\t" || $0 == "\u{A0}" }) {
      let bare = word.hasSuffix(",") ? word.dropLast() : word
      if bare == "–" || bare == "-" { words.append("to") } else { words += PeriodText.abbreviated[bare].map { [$0] } ?? Self.parts(bare) }
    }
    self.words = words[...]
  }

  /// A hyphen joins words as a blank does, and stays in `2026-11-20` and `-2w`. Two dots stand for `to`.
  private static func parts(_ word: Substring) -> [Substring] {
    if PeriodText(word) != nil { return [word] }
    if let dot = word.firstIndex(of: "."), case let after = word.index(after: dot), after < word.endIndex, word[after] == "." {
      let (first, last) = (word[..<dot], word[word.index(after: after)...])
      return (first.isEmpty ? [] : parts(first)) + ["to"] + (last.isEmpty ? [] : parts(last))
    }
    guard word.contains("-"), let first = word.utf8.first, first &- 0x61 < 26 || word.utf8.contains(where: { $0 &- 0x61 < 26 }) else {
      return [word]
    }
    return word.split(separator: "-", omittingEmptySubsequences: false)
  }

  private mutating func take(_ options: Substring...) -> Bool { takeAny(of: options) }

  private mutating func takeAny(of options: [Substring]) -> Bool {
    guard let word = words.first, options.contains(word) else { return false }
    words.removeFirst()
    return true
  }

  /// Takes words where all of them are as `read` wants them, and leaves them where not.
  private mutating func attempt<Value>(_ read: (inout Phrase) -> Value?) -> Value? {
    var copy = self
    guard let value = read(&copy) else { return nil }
    self = copy
    return value
  }
}

extension Phrase {
  /// Days, or a span of them.
  mutating func whole() -> PeriodText.Form? {
    if take("since") { return single().map { .since($0) } }
    if let span = daysOfOneMonth() { return span }
    let between = take("between")
    if !between { _ = take("from") }
    guard let first = single() else { return nil }
    if words.isEmpty { return between ? nil : first }
    guard between ? take("and") : take("to", "until", "till", "through", "thru") else { return nil }
    // `2026-11-19..` has no end but today.
    if words.isEmpty { return .since(first) }
    return single().map { .span(first.ofYear(in: $0), $0) }
  }

  /// `1 to 10 november`
  private mutating func daysOfOneMonth() -> PeriodText.Form? {
    attempt { phrase in
      _ = phrase.take("from")
      guard let first = phrase.day(), phrase.take("to", "until", "till", "through", "thru"), let last = phrase.single(), phrase.words.isEmpty else {
        return nil
      }
      switch last {
      case .yearly(.day(let month, let day), nil) where first < day: return .span(.yearly(.day(month, first), nil), last)
      case .absolute(let period) where period.unit == .day:
        return CalendarDay(year: period.start.year, month: period.start.month, day: first).map { .span(.absolute(.day($0)), last) }
      default: return nil
      }
    }
  }

  private mutating func single() -> PeriodText.Form? {
    _ = take("on", "in", "during", "at") && !words.isEmpty
    return ahead() ?? article()
  }

  /// `in 3 days` has lost its first word already.
  private mutating func ahead() -> PeriodText.Form? {
    if let past = attempt({ $0.shiftedAgo() }) { return past }
    return attempt { phrase in
      // ‘in a fortnight’
      guard let number = phrase.count(), case let isFortnight = phrase.take("fortnight", "fortnights"), let unit = isFortnight ? .week : phrase.unit() else { return nil }
      let count = isFortnight ? 2 * number : number
      if phrase.take("ago", "back", "earlier") { return .shifted(-count, unit) }
      if phrase.take("later", "ahead", "hence") || phrase.take("from") && phrase.take("now", "today") { return .shifted(count, unit) }
      return .rolling(count, unit, nil)
    }
  }

  /// `2w ago`, `10d back`, `-2w ago`: `ago` says that the short form is one of days. Five `m` are as well minutes.
  private mutating func shiftedAgo() -> PeriodText.Form? {
    guard let word = words.popFirst(), take("ago", "back", "earlier") else { return nil }
    if case .shifted(let count, let unit)? = PeriodText(word)?.form, count < 0 { return .shifted(count, unit) }
    let digits = word.utf8.prefix { $0 &- 0x30 < 10 }
    guard let count = PeriodText.number(Array(digits)[...]), count > 0, let unit = Self.shortUnits[word.dropFirst(digits.count)] else {
      return nil
    }
    return .shifted(-count, unit)
  }

  private static let shortUnits: [Substring: Period.Unit] = [
    "d": .day, "day": .day, "days": .day, "w": .week, "wk": .week, "wks": .week, "week": .week, "weeks": .week, "mo": .month, "mos": .month,
    "month": .month, "months": .month, "q": .quarter, "y": .year, "yr": .year, "yrs": .year, "year": .year, "years": .year,
  ]

  private mutating func article() -> PeriodText.Form? {
    _ = take("the", "of")
    if let edge = edge() { return edge }
    // ‘the week after next’
    if let far = attempt({ phrase -> PeriodText.Form? in
      guard let unit = phrase.unit(), unit != .day else { return nil }
      if phrase.take("after") { return phrase.take("next") ? .neighbour(2, unit) : nil }
      return phrase.take("before") && phrase.take("last") ? .neighbour(-2, unit) : nil
    }) { return far }
    if take("day") {
      if take("before") { return take("yesterday") ? .shifted(-2, .day) : nil }
      return take("after") && take("tomorrow") ? .shifted(2, .day) : nil
    }
    return beside() ?? named(nil)
  }

  /// `end of november`, `eom`.
  private mutating func edge() -> PeriodText.Form? {
    attempt { phrase in
      let units: [(Substring, Period.Unit)] = [("eow", .week), ("eom", .month), ("eoq", .quarter), ("eoy", .year)]
      for (word, unit) in units where phrase.take(word) { return .edge(isLast: true, .neighbour(0, unit)) }
      // ‘by year end’
      if let end = phrase.attempt({ phrase -> PeriodText.Form? in
        guard let unit = phrase.unit(), unit != .day, phrase.take("end") else { return nil }
        return .edge(isLast: true, .neighbour(0, unit))
      }) {
        return end
      }
      let isLast = phrase.take("end")
      guard isLast || phrase.take("start", "beginning", "begin") else { return nil }
      _ = phrase.take("of")
      return phrase.article().map { .edge(isLast: isLast, $0) }
    }
  }

  /// What stands beside today: `last week`, `next 3 months`, `this november`, `last friday`.
  private mutating func beside() -> PeriodText.Form? {
    attempt { phrase in
      guard let side = phrase.side() else { return nil }
      if let count = phrase.count(), let unit = phrase.unit() {
        return side == .this ? nil : .rolling(count, unit, side == .last ? .past : .future)
      }
      if phrase.take("night") { return side == .last ? .shifted(-1, .day) : nil }
      if let unit = phrase.unit() {
        // ‘next week on friday’
        if unit == .week, let day = phrase.attempt({ $0.take("on") ? $0.weekday() : $0.weekday() }) {
          return .weekdayOfWeek(day, side.offset)
        }
        return unit == .day ? nil : .neighbour(side.offset, unit)
      }
      return phrase.named(side)
    }
  }

  private mutating func besideWeek() -> PeriodText.Neighbour? {
    guard let side = side(), take("week") else { return nil }
    return side
  }

  private mutating func side() -> PeriodText.Neighbour? {
    if take("last", "past", "previous", "prev") { return .last }
    if take("this", "current") { return .this }
    return take("next", "coming", "following", "upcoming") ? .next : nil
  }
}

extension Phrase {
  /// What has a name or a number.
  private mutating func named(_ side: PeriodText.Neighbour?) -> PeriodText.Form? {
    if let holiday = holiday() { return .yearly(holiday, side) }
    if let month = month() { return ofMonth(month, side) }
    if let season = season() {
      return side == nil
        ? year().flatMap { absolute(.season(season), of: $0) } ?? .yearly(.season(season), nil) : .yearly(.season(season), side)
    }
    if let day = weekday() {
      // ‘monday 7 december’, ‘monday the 7th’
      if side == nil, let date = attempt({ $0.take("the") ? $0.date() : $0.date() }) { return .weekdayOfDate(day, date) }
      // ‘friday of next week’
      let week = side == nil ? attempt { $0.take("of") ? $0.besideWeek() : $0.besideWeek() } : nil
      return week.map { .weekdayOfWeek(day, $0.offset) } ?? .weekday(day, side)
    }
    if take("weekend") { return .weekend(side) }
    guard side == nil else { return nil }
    if take("now", "tonight") { return .shifted(0, .day) }
    return numbered() ?? dayFirst() ?? unit().flatMap { $0 == .day ? nil : .neighbour(0, $0) } ?? word()
  }

  /// `november`, `november 2025`, `nov 20`, `nov 20th 2025`.
  private mutating func ofMonth(_ month: Month, _ side: PeriodText.Neighbour?) -> PeriodText.Form? {
    if side != nil { return .yearly(.month(month), side) }
    _ = attempt { $0.take("of") && $0.words.first?.utf8.count == 4 ? true : nil }
    if let year = year() { return absolute(.month(month), of: year) }
    guard let day = attempt({ phrase in phrase.take("the") ? phrase.day() : phrase.day() }) else { return .yearly(.month(month), nil) }
    return dated(month, day)
  }

  /// `20 november`, `20th of nov 2025`, `the 20th`, `2025 november`.
  private mutating func dayFirst() -> PeriodText.Form? {
    attempt { phrase in
      guard let day = phrase.day() else { return nil }
      _ = phrase.take("of")
      return phrase.month().flatMap { phrase.dated($0, day) }
    }
      ?? attempt { phrase in
        guard let word = phrase.words.first, ["st", "nd", "rd", "th"].contains(where: word.hasSuffix) else { return nil }
        return phrase.day().map { .dayOfMonth($0) }
      }
      ?? attempt { phrase in
        guard let year = phrase.year(), let month = phrase.month() else { return nil }
        return phrase.absolute(.month(month), of: year)
      }
  }

  private mutating func date() -> PeriodText.Form? {
    let form = month().flatMap { ofMonth($0, nil) } ?? dayFirst() ?? word()
    return switch form {
    case .yearly(.day, nil)?, .dayOfMonth?: form
    case .absolute(let period)? where period.unit == .day: form
    default: nil
    }
  }

  private mutating func dated(_ month: Month, _ day: Int) -> PeriodText.Form? {
    if let year = year() { return absolute(.day(month, day), of: year) }
    // 2024 has every day that any year has.
    return CalendarDay(year: 2024, month: month.rawValue, day: day) == nil ? nil : .yearly(.day(month, day), nil)
  }

  /// `week 46`, `w46 2025`, `week 46 of 2025`, `q3 2025`, `quarter 3`.
  private mutating func numbered() -> PeriodText.Form? {
    attempt { phrase in
      guard let word = phrase.words.popFirst() else { return nil }
      var short = String(word)
      if let letter = word == "week" || word == "wk" ? "w" : word == "quarter" ? "q" : nil, let number = phrase.words.popFirst() {
        short = letter + number
      }
      guard case .numbered(let unit, let number)? = PeriodText(short)?.form else { return nil }
      _ = phrase.take("of", "in")
      guard let year = phrase.year() else { return .numbered(unit, number) }
      let period = unit == .week ? ISOWeek(weekYear: year, week: number).map { .week($0) } : Period.quarter(number, of: year)
      return period.map { .absolute($0) }
    }
  }

  /// One word that means days by itself, or a date of other countries: `20.11.2026`, `2026/11/20`, `20.11.`.
  private mutating func word() -> PeriodText.Form? {
    guard let word = words.popFirst() else { return nil }
    return PeriodText(word)?.form ?? NumericDate(word)?.day.map { .absolute(.day($0)) }
      ?? NumericDayOfYear(word)?.days.map { .yearly($0, nil) }
  }

  private func absolute(_ days: YearlyDays, of year: Int) -> PeriodText.Form? {
    guard let named = days.days(of: year) else { return nil }
    if let period = named.period { return .absolute(period) }
    return .span(.absolute(.day(named.span.start)), .absolute(.day(named.span.end)))
  }
}

extension Phrase {
  private static let counts: [Substring] = [
    "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve",
  ]

  private mutating func count() -> Int? {
    attempt { phrase in
      if phrase.take("couple") { return phrase.take("of") ? 2 : nil }
      guard let word = phrase.words.popFirst() else { return nil }
      if word == "a" || word == "an" { return phrase.take("couple") ? phrase.take("of") ? 2 : nil : 1 }
      if let index = Self.counts.firstIndex(of: word) { return index + 1 }
      return PeriodText.number(Array(word.utf8)[...]).flatMap { $0 > 0 ? $0 : nil }
    }
  }

  private mutating func unit() -> Period.Unit? {
    guard let word = words.first else { return nil }
    let singular = word.hasSuffix("s") ? word.dropLast() : word
    guard let unit = Period.Unit(rawValue: String(singular)) else { return nil }
    words.removeFirst()
    return unit
  }

  private mutating func month() -> Month? {
    guard let word = words.first, word.utf8.count >= 3 else { return nil }
    let bare = word.hasSuffix(".") ? word.dropLast() : word
    guard
      let month = Month.allCases.first(where: { month in
        let name = month.name.lowercased()
        return name == bare || name.prefix(3) == bare || bare == "sept" && month == .september
      })
    else { return nil }
    words.removeFirst()
    return month
  }

  /// `christmas`, `easter`, `new year's eve`.
  private mutating func holiday() -> YearlyDays? {
    attempt { phrase in
      if phrase.take("easter") { return .easter }
      if phrase.take("christmas", "xmas") { return .day(.december, phrase.take("eve") ? 24 : 25) }
      if phrase.take("halloween") { return .day(.october, 31) }
      guard phrase.take("new"), phrase.take("year's", "year’s", "years") else { return nil }
      return phrase.take("eve") ? .day(.december, 31) : phrase.take("day") ? .day(.january, 1) : nil
    }
  }

  private mutating func season() -> YearlyDays.Season? {
    if take("spring") { return .spring }
    if take("summer") { return .summer }
    if take("autumn", "fall") { return .autumn }
    return take("winter") ? .winter : nil
  }

  private mutating func weekday() -> Weekday? {
    guard let word = words.first else { return nil }
    let bare = word.hasSuffix(".") ? word.dropLast() : word
    let more: [Substring: Weekday] = ["tues": .tuesday, "weds": .wednesday, "thur": .thursday, "thurs": .thursday]
    guard let day = PeriodText.weekday(String(bare)) ?? more[bare] else { return nil }
    words.removeFirst()
    return day
  }

  private mutating func year() -> Int? {
    guard let word = words.first, word.utf8.count == 4, let year = PeriodText.number(Array(word.utf8)[...]), year > 0 else { return nil }
    words.removeFirst()
    return year
  }

  /// `20`, `20th`, `20.`: from 1 to 31.
  private mutating func day() -> Int? {
    guard let word = words.first else { return nil }
    let digits = word.utf8.prefix { $0 &- 0x30 < 10 }
    guard (1...2).contains(digits.count), ["", ".", "st", "nd", "rd", "th"].contains(word.dropFirst(digits.count)),
      let day = PeriodText.number(Array(digits)[...]), (1...31).contains(day)
    else { return nil }
    words.removeFirst()
    return day
  }
}

extension PeriodText.Form {
  /// A month without a year in front of one that has it is of the same year: `march to may 2025`.
  fileprivate func ofYear(in end: Self) -> Self {
    guard case .yearly(let days, nil) = self, case .absolute(let period) = end, let named = days.days(of: period.start.year) else {
      return self
    }
    let fitting = named.span.start <= period.end ? named : days.days(of: period.start.year - 1)
    return fitting?.period.map { .absolute($0) } ?? self
  }
}
