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

/// The patterns that tables with thousands of days are written by, parsed once.
struct DatePatterns: Sendable {
  let day, dayOfYear, weekday: MessageFormat

  static let english = DatePatterns { $0.rawValue }

  /// - Parameter text: What a language says for a key.
  init(_ text: (DateText) -> String) {
    (day, dayOfYear, weekday) = (
      MessageFormat(text(DateText.day)), MessageFormat(text(DateText.dayOfYear)), MessageFormat(text(DateText.weekday))
    )
  }
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
    switch length {
    case .long: named("dates", weekday.name.lowercased()) ?? weekday.name
    case .short: named("dates", weekday.shortName.lowercased()) ?? weekday.shortName
    }
  }

  /// `November`, `Nov`, as it stands in a date.
  public func name(of month: Month, _ length: NameLength = .long) -> String {
    switch length {
    case .long: named("dates", month.name.lowercased()) ?? month.name
    case .short: named("dates", month.shortName.lowercased() + "Short") ?? month.shortName
    }
  }

  /// A day without its year: `9 Nov`, `9 November`.
  public func day(_ day: CalendarDay, _ length: NameLength = .short) -> String {
    filled(dates.day, values(of: day, length))
  }

  /// A day with its year: `9 Nov 2026`, `9 November 2026`.
  public func date(_ day: CalendarDay, _ length: NameLength = .long) -> String {
    filled(dates.dayOfYear, values(of: day, length))
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
  public func month(of day: CalendarDay, _ length: NameLength = .short) -> String {
    self(
      DateText.month,
      ["length": .text(length.rawValue), "month": .text(name(of: day.monthOfYear, length)), "year": .text("\(day.year)")])
  }

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

  private func weekday(of day: CalendarDay, before date: String, _ length: NameLength) -> String {
    filled(dates.weekday, ["length": .text(length.rawValue), "weekday": .text(name(of: day.weekday, length)), "day": .text(date)])
  }

  private func filled(_ pattern: MessageFormat, _ values: TextValues) -> String {
    var out = ""
    pattern.write(values, in: self, to: &out)
    return out
  }

  private func values(of day: CalendarDay, _ length: NameLength) -> TextValues {
    [
      "length": .text(length.rawValue), "day": .text("\(day.day)"), "month": .text(name(of: day.monthOfYear, length)),
      "year": .text("\(day.year)"),
    ]
  }
}
