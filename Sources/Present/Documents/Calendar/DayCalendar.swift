// Days of a month or a year with a sign each.

public import JournalDates
import JournalLanguage

/// How days were in one respect.
public struct DayCalendar: Hashable, Sendable {
  /// How the days stand.
  public enum Form: Hashable, Sendable {
    /// A row a week, and in each day its number, its sign and its word.
    case months
    /// A sign a day and a row a month.
    case rowsOfMonths
    /// A sign a day, a row a weekday and a column a week.
    case rowsOfWeekdays
  }

  /// What stands for a day.
  public struct Sign: Hashable, Sendable {
    public enum Look: Hashable, Sendable {
      case tone(Tone)
      case quiet, plain
    }

    /// A picture of one or two columns, where there is room for it.
    public var icon: String?
    /// One column, where colours tell the rest.
    public var shape: String
    /// One column that says the same without colours, where a day has more room than it needs.
    public var bar: String
    /// The same where it has none.
    public var letter: String
    public var look: Look
    /// How much of a page’s cell is filled, from 0 to 1; nil for a letter.
    public var share: Double?

    public init(icon: String? = nil, shape: String, bar: String, letter: String, look: Look, share: Double? = nil) {
      (self.icon, self.shape, self.bar, self.letter, self.look, self.share) = (icon, shape, bar, letter, look, share)
    }

    /// Whether its days ask for nothing, and show nothing.
    public var isBlank: Bool { letter == " " }
  }

  /// A sign, what it means, and how many days have it.
  public struct Level: Hashable, Sendable {
    public var sign: Sign
    public var word: String
    public var count: Int
    /// Whether the word is a number, so that it is kept apart from a sign that is one, too.
    public var isNumber: Bool

    public init(_ sign: Sign, _ word: String, count: Int, isNumber: Bool) {
      (self.sign, self.word, self.count, self.isNumber) = (sign, word, count, isNumber)
    }
  }

  /// One day of which something is known.
  public struct Day: Hashable, Sendable {
    public var sign: Sign
    /// Short enough for a calendar; empty where the sign says all.
    public var word: String

    public init(_ sign: Sign, _ word: String) { (self.sign, self.word) = (sign, word) }
  }

  public var form: Form
  public var span: DaySpan
  public var today: CalendarDay
  /// The first day of a week.
  public var weekStart: Weekday
  public var days: [CalendarDay: Day]
  public var levels: [Level]
  /// What a day is that has no sign: `no mood`.
  public var absence: String
  /// What each month came to, as far as anything is said of it, by its first day.
  public var sums: [CalendarDay: String]

  public init(
    _ form: Form, span: DaySpan, today: CalendarDay, weekStart: Weekday, days: [CalendarDay: Day], levels: [Level], absence: String,
    sums: [CalendarDay: String] = [:]
  ) {
    var span = span
    // Months before anything was known tell nothing.
    if form != .months, let first = days.filter({ !$0.value.sign.isBlank }).keys.min(), first.startOfMonth > span.start {
      span = DaySpan(spanning: first.startOfMonth, span.end)
    }
    (self.form, self.span, self.today, self.weekStart) = (form, span, today, weekStart)
    (self.days, self.levels, self.absence, self.sums) = (days, levels, absence, sums)
  }

  /// The days of the span that are not to come; nil where all of them are.
  var past: DaySpan? { span.start <= today ? DaySpan(spanning: span.start, min(span.end, today)) : nil }

  /// How many days have no sign.
  var unknown: Int { (past?.count ?? 0) - days.count }

  /// The months that the span touches, in order.
  var months: [Period] {
    var months = [Period(.month, containing: span.start)]
    while let last = months.last, last.end < span.end, last.next > last { months.append(last.next) }
    return months
  }

  /// The first day of the week that a day is in.
  func startOfWeek(_ day: CalendarDay) -> CalendarDay { day.advanced(by: -((day.weekday.rawValue - weekStart.rawValue + 7) % 7)) }

  /// The days of a week in their order.
  var weekdays: [Weekday] { (0..<7).compactMap { Weekday(rawValue: (weekStart.rawValue - 1 + $0) % 7 + 1) } }

  /// The first days of the weeks that some days touch, in order.
  func weeks(of days: DaySpan) -> [CalendarDay] {
    var weeks = [startOfWeek(days.start)]
    while let last = weeks.last, last.advanced(by: 7) <= days.end, last.advanced(by: 7) > last { weeks.append(last.advanced(by: 7)) }
    return weeks
  }

  /// Whether the span lies in more than one year.
  var hasYears: Bool { span.start.year != span.end.year }

  /// A month as short as is clear: `Nov`, and the year where there are several.
  func name(of month: Period, in say: Language) -> String { say.name(of: month.start.monthOfYear, .short) + (hasYears ? " \(month.start.year)" : "") }
}
