// How days are written for people: their names come from the language's file, or are the English ones.

public import JournalDates
import JournalText

/// How a day, a period and a span are put together from names and numbers.
public enum DateText: String, TextKey {
  public static let area = "dates"

  /// `9 Nov`, or in full `9 November`.
  case day = "{length, select, long {{day} {month}} other {{day} {month}}}"
  /// `9 Nov 2026`, or in full `9 November 2026`.
  case dayOfYear = "{length, select, long {{day} {month} {year}} other {{day} {month} {year}}}"
  /// `Mon 9 Nov`, or in full `Monday, 9 November 2026`.
  case weekday = "{length, select, long {{weekday}, {day}} other {{weekday} {day}}}"
  /// `Nov 2026`, or in full `November 2026`.
  case month = "{length, select, long {{month} {year}} other {{month} {year}}}"
  case year = "{year}"
  case quarter = "Quarter {number} of {year}"
  case week = "Week {number} of {year}"
  /// Days of two years: `30 December 2026 – 3 January 2027`.
  case span = "{from} – {to}"
  /// Months of one year: `October–December`.
  case months = "{from}–{to}"
  /// Days of one month: `9–15 November 2026`.
  case daysOfMonth = "{length, select, long {{first}–{last} {month} {year}} other {{first}–{last} {month} {year}}}"
  /// Days of two months: `30 November – 6 December 2026`.
  case daysOfYear = "{length, select, long {{first} – {last} {year}} other {{first} – {last} {year}}}"
}

/// The patterns and names that tables with thousands of days are written by, looked up and parsed once.
struct DatePatterns: Sendable {
  let day, dayOfYear, weekday, month: DatePattern
  /// Names in the order of the year and of the week, by how much of them is said.
  fileprivate let months, weekdays: (short: [String], long: [String])

  static let english = DatePatterns(saying: { $0.rawValue }, named: { _ in nil })

  /// - Parameters:
  ///   - text: What a language says for a key.
  ///   - name: What it says for a name that the domain gives; nil where it says nothing.
  init(saying text: (DateText) -> String, named name: (String) -> String?) {
    (day, dayOfYear) = (DatePattern(text(DateText.day)), DatePattern(text(DateText.dayOfYear)))
    (weekday, month) = (DatePattern(text(DateText.weekday)), DatePattern(text(DateText.month)))
    months = (
      Month.allCases.map { name($0.shortName.lowercased() + "Short") ?? $0.shortName }, Month.allCases.map { name($0.name.lowercased()) ?? $0.name }
    )
    weekdays = (
      Weekday.allCases.map { name($0.shortName.lowercased()) ?? $0.shortName }, Weekday.allCases.map { name($0.name.lowercased()) ?? $0.name }
    )
  }
}

/// A pattern of days as its pieces, one after the other, for each length.
struct DatePattern: Sendable {
  /// What stands in it, by the name that it has in messages.
  fileprivate enum Value: String, CaseIterable {
    case day, month, year, weekday

    /// A sign that no text has, by which its place is found.
    var sign: UInt8 { UInt8(Self.allCases.firstIndex(of: self) ?? 0) + 1 }
  }

  fileprivate enum Piece {
    case text(String)
    case value(Value)
  }

  fileprivate let whole: MessageFormat
  private let short, long: [Piece]?

  init(_ message: String) {
    let whole = MessageFormat(message)
    self.whole = whole
    // Where a word hangs on the number of the day, as that of the first does in French, there are more than two ways to say it.
    let isPlain = whole.choices.allSatisfy { $0.hasPrefix("length:") }
    func pieces(_ length: NameLength) -> [Piece]? {
      if !isPlain { return nil }
      var text = ""
      let signs = Value.allCases.map { (key: $0.rawValue, value: TextValue.text(String(UnicodeScalar($0.sign)))) }
      whole.write([(key: "length", value: .text(length.rawValue))] + signs, in: .english, to: &text)
      var (pieces, words) = ([Piece](), "")
      for scalar in text.unicodeScalars {
        guard let value = Value.allCases.first(where: { UInt32($0.sign) == scalar.value }) else {
          words.unicodeScalars.append(scalar)
          continue
        }
        if !words.isEmpty { pieces.append(.text(words)) }
        pieces.append(.value(value))
        words = ""
      }
      return words.isEmpty ? pieces : pieces + [.text(words)]
    }
    (short, long) = (pieces(.short), pieces(.long))
  }

  fileprivate func pieces(_ length: NameLength) -> [Piece]? { length == .short ? short : long }
}

/// How much of a name is said.
public enum NameLength: String, Sendable {
  /// `Mon`, `Nov`: in tables and along axes.
  case short
  /// `Monday`, `November`: in titles and sentences.
  case long
}

extension Language {
  /// `Monday`, `Mon`.
  public func name(of weekday: Weekday, _ length: NameLength = .long) -> String {
    let names = dates.weekdays
    return (length == .long ? names.long : names.short)[weekday.rawValue - 1]
  }

  /// `November`, `Nov`, as it stands in a date.
  public func name(of month: Month, _ length: NameLength = .long) -> String {
    let names = dates.months
    return (length == .long ? names.long : names.short)[month.rawValue - 1]
  }

  /// A day without its year: `9 Nov`, `9 November`.
  public func day(_ day: CalendarDay, _ length: NameLength = .short) -> String {
    filled(dates.day, day, "\(day.day)", length)
  }

  /// A day with its year: `9 Nov 2026`, `9 November 2026`.
  public func date(_ day: CalendarDay, _ length: NameLength = .long) -> String {
    filled(dates.dayOfYear, day, "\(day.day)", length)
  }

  /// A day as it stands in a sentence or above a page: `9 November 2026`.
  public func title(of day: CalendarDay) -> String { date(day, .long) }

  /// A day by its weekday, without its year: `Mon 9 Nov`, `Monday, 9 November`.
  public func weekdayAndDay(_ day: CalendarDay, _ length: NameLength = .short) -> String {
    weekday(of: day, before: self.day(day, length), length)
  }

  /// A day by its weekday, with its year: `Mon 9 Nov 2026`, `Monday, 9 November 2026`.
  public func weekdayAndDate(_ day: CalendarDay, _ length: NameLength = .short) -> String {
    weekday(of: day, before: date(day, length), length)
  }

  /// A day as short as is clear to who knows the year: `Tue 24 Nov`, and the year where it is another one.
  public func short(_ day: CalendarDay, in year: Int) -> String { year == day.year ? weekdayAndDay(day) : weekdayAndDate(day) }

  /// The month of a day with its year: `Nov 2026`, `November 2026`.
  public func month(of day: CalendarDay, _ length: NameLength = .short) -> String { filled(dates.month, day, "", length) }

  /// A week without its days: `Week 46 of 2026`.
  public func week(_ week: ISOWeek) -> String {
    self(DateText.week, ["number": .text("\(week.week)"), "year": .text("\(week.weekYear)")])
  }

  /// In words: `Week 46 of 2026 · 9–15 November 2026`, `November 2026`, `Quarter 4 of 2026 · October–December`.
  public func title(of period: Period) -> String {
    let start = period.start
    switch period.unit {
    case .day: return weekdayAndDate(start, .long)
    case .week:
      return self(.list([week(ISOWeek(containing: start)), title(of: period.span)], .dots))
    case .month: return month(of: start, .long)
    case .quarter:
      let months = self(
        DateText.months, ["from": .text(name(of: start.monthOfYear)), "to": .text(name(of: period.span.end.monthOfYear))])
      return self(.list([self(DateText.quarter, ["number": .text("\(start.quarter)"), "year": .text("\(start.year)")]), months], .dots))
    case .year: return self(DateText.year, ["year": .text("\(start.year)")])
    }
  }

  /// In words, as short as is clear: `9–15 November 2026`, `30 November – 6 December 2026`, `20 November 2026`.
  public func title(of span: DaySpan, _ length: NameLength = .long) -> String {
    let (start, end) = (span.start, span.end)
    if start == end { return date(end, length) }
    if start.year != end.year { return self(DateText.span, ["from": .text(date(start, length)), "to": .text(date(end, length))]) }
    let year = TextValue.text("\(end.year)")
    if start.month != end.month {
      return self(
        DateText.daysOfYear,
        ["first": .text(day(start, length)), "last": .text(day(end, length)), "year": year, "length": .text(length.rawValue)])
    }
    return self(
      DateText.daysOfMonth,
      [
        "first": .text("\(start.day)"), "last": .text("\(end.day)"), "month": .text(name(of: end.monthOfYear, length)), "year": year,
        "length": .text(length.rawValue),
      ])
  }

  /// In words, after the name that the days have.
  public func title(of days: NamedDays) -> String {
    let words = days.period.map { title(of: $0) } ?? title(of: days.span)
    return days.name.map { self(.list([$0, words], .dots)) } ?? words
  }

  /// What days are called that have no name of their own, given how they are called in English; a name of their own stays.
  public func title(_ english: String, of span: DaySpan) -> String {
    let period = Period(exactly: span)
    if english == period?.title ?? span.title { return period.map { title(of: $0) } ?? title(of: span) }
    let days = " · " + span.title
    return english.hasSuffix(days) ? self(.list([String(english.dropLast(days.count)), title(of: span)], .dots)) : english
  }

  private func weekday(of day: CalendarDay, before date: String, _ length: NameLength) -> String { filled(dates.weekday, day, date, length) }

  /// - Parameter words: What stands where the pattern has the day.
  private func filled(_ pattern: DatePattern, _ day: CalendarDay, _ words: String, _ length: NameLength) -> String {
    func text(_ value: DatePattern.Value) -> String {
      switch value {
      case .day: words
      case .month: name(of: day.monthOfYear, length)
      case .year: "\(day.year)"
      case .weekday: name(of: day.weekday, length)
      }
    }
    var out = ""
    guard let pieces = pattern.pieces(length) else {
      let values = DatePattern.Value.allCases.map { (key: $0.rawValue, value: TextValue.text(text($0))) }
      pattern.whole.write([(key: "length", value: .text(length.rawValue))] + values, in: self, to: &out)
      return out
    }
    for piece in pieces {
      switch piece {
      case .text(let text): out += text
      case .value(let value): out += text(value)
      }
    }
    return out
  }
}
