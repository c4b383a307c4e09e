// Days and periods as people write them: `2026-W46`, `W46`, `fri`, `-2w`, `last-month`, `2026-01..2026-06`, and what is said in more words.

/// Which way words lean that name days again and again, as `friday` and `november` do.
public enum DayLean: Hashable, Sendable {
  /// To what has been: reports, records, searches.
  case past
  /// To what is to come: due days, beginnings, pauses.
  case future
}

/// A period as written. What some words mean depends on the day they are said, so reading is one step and `days(on:)` another.
///
/// Neither step knows a clock or a time zone: `today` comes in as a date, and days are counted on the calendar, so no change to summer time
/// makes one longer. Letters may be large or small.
public struct PeriodText: Hashable, Sendable {
  indirect enum Form: Hashable, Sendable {
    case absolute(Period)
    /// So many units from today, before or after it.
    case shifted(Int, Period.Unit)
    /// The unit that today is in, or one beside it.
    case neighbour(Int, Period.Unit)
    /// The nearest one the way the words lean, today among them; or the one beside today.
    case weekday(Weekday, Neighbour?)
    /// That of the week that today is in, or of one so many weeks after it.
    case weekdayOfWeek(Weekday, Int)
    /// A date with the day of the week that it is said to be.
    case weekdayOfDate(Weekday, Form)
    /// A week or a quarter of the year that today is in, or of the one before.
    case numbered(Period.Unit, Int)
    /// Days that every year has.
    case yearly(YearlyDays, Neighbour?)
    /// Saturday and Sunday.
    case weekend(Neighbour?)
    /// So many units that end today, where the count is negative, or that begin tomorrow; the way the words lean where it is said of neither.
    case rolling(Int, Period.Unit, DayLean?)
    /// The one of this number in a month.
    case dayOfMonth(Int)
    /// The first or the last day of days.
    case edge(isLast: Bool, Form)
    /// From the first of these days to today.
    case since(Form)
    case span(Form, Form)
  }

  enum Neighbour: String, Hashable, Sendable, CaseIterable {
    case last, this, next

    var offset: Int { self == .last ? -1 : self == .this ? 0 : 1 }
  }

  /// What is read here, for errors: ends in examples.
  public static let forms = "a day or a period such as 2026-11-20, today, fri, -2w, W46, november, last week or 2026-01..2026-06"

  /// Words that mean something on any day, for completion.
  public static let words: [String] =
    ["today", "yesterday", "tomorrow"]
    + Neighbour.allCases.flatMap { side in ["week", "month", "quarter", "year"].map { "\(side.rawValue)-\($0)" } }
    + Weekday.allCases.map { $0.shortName.lowercased() }

  let form: Form

  init(form: Form) { self.form = form }

  /// Nil where the text is none of the forms, or names a day that no calendar has.
  @specialized(where Text == String)
  @specialized(where Text == Substring)
  public init?<Text: StringProtocol>(_ text: Text) {
    // Absolute forms have capitals in them; words are lower case.
    let bytes = text.utf8.map { $0 &- 0x41 < 26 ? $0 + 0x20 : $0 }
    guard let form = Self.read(bytes[...]) else { return nil }
    self.form = form
  }
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
  static func single(_ text: ArraySlice<UInt8>) -> Form? {
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
    if let day = weekday(word) { return .weekday(day, nil) }
    guard let hyphen = word.utf8.firstIndex(of: 0x2D), let side = Neighbour(rawValue: String(word[..<hyphen])) else { return nil }
    let noun = String(word[word.utf8.index(after: hyphen)...])
    if let unit = Period.Unit(rawValue: noun), unit != .day { return .neighbour(side.offset, unit) }
    return weekday(noun).map { .weekday($0, side) }
  }

  /// `+3d`, `-2w`, `+1m`, `-1q`, `+1y`; at most six digits.
  private static func shifted(_ text: ArraySlice<UInt8>) -> Form? {
    guard let sign = text.first, let letter = text.last, let count = number(text.dropFirst().dropLast()),
      let unit = Period.Unit.allCases.first(where: { $0.rawValue.utf8.first == letter })
    else { return nil }
    return .shifted(sign == 0x2D ? -count : count, unit)
  }

  static func number(_ digits: ArraySlice<UInt8>) -> Int? {
    guard (1...6).contains(digits.count), digits.allSatisfy({ $0 &- 0x30 < 10 }) else { return nil }
    return digits.reduce(0) { $0 * 10 + Int($1 - 0x30) }
  }

  /// `friday` or `fri`.
  static func weekday(_ word: String) -> Weekday? {
    Weekday.allCases.first { $0.name.lowercased() == word || $0.shortName.lowercased() == word }
  }
}
