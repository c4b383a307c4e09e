// The one reader of days and periods on a command line: `2026-W46`, `W46`, `fri`, `-2w`, `last-month`, `2026-01..2026-06`.

/// A period as written. What some words mean depends on the day they are said, so reading is one step and `days(on:)` another.
///
/// Neither step knows a clock or a time zone: `today` comes in as a date, and days are counted on the calendar, so no change to summer time
/// makes one longer. Letters may be large or small.
public struct PeriodText: Hashable, Sendable {
  private indirect enum Form: Hashable, Sendable {
    case absolute(Period)
    /// So many units from today, before or after it.
    case shifted(Int, Period.Unit)
    /// The unit that today is in, or one beside it.
    case neighbour(Int, Period.Unit)
    case weekday(Weekday, Neighbour)
    /// A week or a quarter of the year that today is in, or of the one before.
    case numbered(Period.Unit, Int)
    case span(Form, Form)
  }

  private enum Neighbour: String, Hashable, Sendable, CaseIterable {
    case last, this, next

    var offset: Int { self == .last ? -1 : self == .this ? 0 : 1 }
  }

  /// What is read here, for errors: ends in examples.
  public static let forms = "a day or a period such as 2026-11-20, today, fri, -2w, W46, 2026-11, last-month or 2026-01..2026-06"

  /// Words that mean something on any day, for completion.
  public static let words: [String] =
    ["today", "yesterday", "tomorrow"]
    + Neighbour.allCases.flatMap { side in ["week", "month", "quarter", "year"].map { "\(side.rawValue)-\($0)" } }
    + Weekday.allCases.map { $0.shortName.lowercased() }

  private let form: Form

  /// Nil where the text is none of the forms, or names a day that no calendar has.
  @specialized(where Text == String)
  @specialized(where Text == Substring)
  public init?<Text: StringProtocol>(_ text: Text) {
    // Absolute forms have capitals in them; words are lower case.
    let bytes = text.utf8.map { $0 &- 0x41 < 26 ? $0 + 0x20 : $0 }
    guard let form = Self.read(bytes[...]) else { return nil }
    self.form = form
  }

  /// Whether the text means the same on every day.
  public var isAbsolute: Bool { Self.isAbsolute(form) }

  /// The days meant by who says it on this day; nil where there are none: `W53` in a year of 52 weeks, or a span whose end stands before
  /// its beginning.
  ///
  /// `fri` is the nearest Friday from today on, today included; `last-fri` the nearest before today, `next-fri` the nearest after it. `W46`
  /// and `Q4` are those of the year that today is in (for weeks, of today's ISO year), and of the year before where this year has none or has
  /// it more than half a year ahead: in January, `W53` and `Q4` are over. A week that begins within the next four weeks is that one, though
  /// this year had one of its number: at the end of December, `W01` is about to begin. `+1m` on the 31st is the last day of a shorter month. A
  /// span runs from the first day of what stands before `..` to the last day of what stands after it.
  public func days(on today: CalendarDay) -> NamedDays? { Self.days(form, today) }
}

extension PeriodText {
  private static func read(_ text: ArraySlice<UInt8>) -> Form? {
    let dots = text.indices.first { text[$0] == 0x2E }
    if let dots {
      guard dots + 1 < text.endIndex, text[dots + 1] == 0x2E, let first = single(text[..<dots]), let last = single(text[(dots + 2)...])
      else { return nil }
      return .span(first, last)
    }
    return single(text)
  }

  /// Any form but a span.
  private static func single(_ text: ArraySlice<UInt8>) -> Form? {
    guard let first = text.first else { return nil }
    let word = String(decoding: text, as: UTF8.self)
    switch first {
    case 0x30...0x39: return Period(word.uppercased()).map { .absolute($0) }
    case 0x2B, 0x2D: return shifted(text)
    default: break
    }
    if first == 0x77, text.count <= 3, let number = number(text.dropFirst()), (1...53).contains(number) { return .numbered(.week, number) }
    if first == 0x71, text.count == 2, let number = number(text.dropFirst()), (1...4).contains(number) {
      return .numbered(.quarter, number)
    }
    switch word {
    case "today": return .shifted(0, .day)
    case "yesterday": return .shifted(-1, .day)
    case "tomorrow": return .shifted(1, .day)
    default: break
    }
    if let day = weekday(word) { return .weekday(day, .this) }
    guard let hyphen = word.utf8.firstIndex(of: 0x2D), let side = Neighbour(rawValue: String(word[..<hyphen])) else { return nil }
    let noun = String(word[word.utf8.index(after: hyphen)...])
    if let unit = Period.Unit(rawValue: noun), unit != .day { return .neighbour(side.offset, unit) }
    // `this-fri` would be one more word for `fri`, or for the Friday of this week: nobody could know.
    guard side != .this, let day = weekday(noun) else { return nil }
    return .weekday(day, side)
  }

  /// `+3d`, `-2w`, `+1m`, `-1q`, `+1y`; at most six digits.
  private static func shifted(_ text: ArraySlice<UInt8>) -> Form? {
    guard let sign = text.first, let letter = text.last, let count = number(text.dropFirst().dropLast()) else { return nil }
    let unit: Period.Unit
    switch letter {
    case 0x64: unit = .day
    case 0x77: unit = .week
    case 0x6D: unit = .month
    case 0x71: unit = .quarter
    case 0x79: unit = .year
    default: return nil
    }
    return .shifted(sign == 0x2D ? -count : count, unit)
  }

  private static func number(_ digits: ArraySlice<UInt8>) -> Int? {
    guard (1...6).contains(digits.count), digits.allSatisfy({ $0 &- 0x30 < 10 }) else { return nil }
    return digits.reduce(0) { $0 * 10 + Int($1 - 0x30) }
  }

  private static func weekday(_ word: String) -> Weekday? {
    Weekday.allCases.first { $0.name.lowercased() == word || $0.shortName.lowercased() == word }
  }
}

extension PeriodText {
  private static func isAbsolute(_ form: Form) -> Bool {
    switch form {
    case .absolute: true
    case .span(let first, let last): isAbsolute(first) && isAbsolute(last)
    case .shifted, .neighbour, .weekday, .numbered: false
    }
  }

  private static func days(_ form: Form, _ today: CalendarDay) -> NamedDays? {
    switch form {
    case .absolute(let period): return NamedDays(period)
    case .shifted(let count, let unit): return NamedDays(.day(day(count, unit, from: today)))
    case .neighbour(let offset, let unit):
      let period = Period(unit, containing: today)
      return NamedDays(offset < 0 ? period.previous : offset > 0 ? period.next : period)
    case .weekday(let wanted, let side):
      let ahead = (wanted.rawValue - today.weekday.rawValue + 7) % 7
      switch side {
      case .this: return NamedDays(.day(today.advanced(by: ahead)))
      case .next: return NamedDays(.day(today.advanced(by: ahead == 0 ? 7 : ahead)))
      case .last: return NamedDays(.day(today.advanced(by: ahead - 7)))
      }
    case .numbered(.week, let number):
      let current = ISOWeek(containing: today)
      let next = ISOWeek(weekYear: current.weekYear + 1, week: number)
      if number < current.week, let next, today.days(until: next.start) <= 28 { return NamedDays(.week(next)) }
      return numbered(number, from: current.week, of: current.weekYear, halfYear: 26) { year in
        ISOWeek(weekYear: year, week: number).map { .week($0) }
      }
    case .numbered(_, let number):
      return numbered(number, from: (today.month + 2) / 3, of: today.year, halfYear: 2) { Period.quarter(number, of: $0) }
    case .span(let first, let last):
      guard let start = days(first, today)?.span.start, let end = days(last, today)?.span.end else { return nil }
      return DaySpan(from: start, to: end).map { NamedDays($0) }
    }
  }

  /// The one of this number that a person means: this year's, or last year's where this year has none or has it far ahead.
  private static func numbered(
    _ number: Int, from current: Int, of year: Int, halfYear: Int, _ period: (Int) -> Period?
  ) -> NamedDays? {
    let (this, last) = (period(year), period(year - 1))
    return (number - current > halfYear ? last ?? this : this ?? last).map { NamedDays($0) }
  }

  /// The count has at most six digits, so no product overflows; days stop at the ends of the calendar.
  private static func day(_ count: Int, _ unit: Period.Unit, from today: CalendarDay) -> CalendarDay {
    switch unit {
    case .day: return today.advanced(by: count)
    case .week: return today.advanced(by: count * 7)
    case .month: return day(months: count, from: today)
    case .quarter: return day(months: count * 3, from: today)
    case .year: return day(months: count * 12, from: today)
    }
  }

  private static func day(months: Int, from today: CalendarDay) -> CalendarDay {
    let (year, month, day) = today.civil
    let index = year * 12 + month - 1 + months
    if index < 12 { return .earliest }
    let (newYear, newMonth) = (index / 12, index % 12 + 1)
    if newYear > 9999 { return .latest }
    return CalendarDay(year: newYear, month: newMonth, day: min(day, CalendarDay.days(inMonth: newMonth, of: newYear))) ?? today
  }
}
