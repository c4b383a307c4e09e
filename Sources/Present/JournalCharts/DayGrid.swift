// A sign a day, for months and years.

public import JournalDates
import JournalLanguage

/// How days were in one respect.
public struct DayGrid: Hashable, Sendable {
  public enum Form: Hashable, Sendable {
    /// A row a month: a year in pixels.
    case rowsOfMonths
    /// A row a weekday and a column a week: how steady something was.
    case rowsOfWeekdays
    /// A row a week, each day with its number.
    case months
  }

  /// One day of which something is known.
  public struct Day: Hashable, Sendable {
    public var ink: Ink
    public var fill: ChartShape.Fill
    /// How far the mark is filled, from 0 to 1, so that steps are told apart without colours.
    public var share: Double
    /// One column that says the same without colours; blank where nothing is drawn.
    public var letter: String
    public var words: String
    /// A picture of one or two columns, where there is room for it.
    public var icon: String?

    public init(
      _ ink: Ink, _ fill: ChartShape.Fill = .full, share: Double = 1, letter: String, words: String, icon: String? = nil
    ) {
      (self.ink, self.fill, self.letter, self.words, self.icon) = (ink, fill, letter, words, icon)
      self.share = share.isFinite ? max(0, min(1, share)) : 1
    }
  }

  /// More years than this nobody reads at once; the last are shown.
  public static let mostDays = 20 * 366

  public var form: Form
  public var span: DaySpan
  public var today: CalendarDay
  public var weekStart: Weekday
  public var days: [CalendarDay: Day]
  public var shape: ChartShape
  /// What the columns of the table are called: `Day`, `Mood`.
  public var names: [String]
  /// How high the days of a month are, as a share of how wide they are.
  public var rowShare = 0.9
  /// Whether few weeks are drawn as wide as there is room, and not as narrow as in half a year.
  public var fillsWidth = false
  /// What days are written in.
  var say = Language.english

  /// Days before the first and after the last month of which anything is known are left out, but for `today`.
  public init(
    _ form: Form, _ span: DaySpan, today: CalendarDay, weekStart: Weekday, shape: ChartShape, names: [String], _ days: [CalendarDay: Day]
  ) {
    let shown = days.filter { span.contains($0.key) && $0.value.letter != " " }.keys
    var whole = span
    if let first = shown.min(), let last = shown.max() {
      let end = max(last, min(span.end, max(today, span.start)))
      whole = DaySpan(spanning: max(span.start, first.startOfMonth), min(span.end, end.endOfMonth))
    }
    if whole.count > Self.mostDays { whole = DaySpan(spanning: whole.end.advanced(by: 1 - Self.mostDays), whole.end) }
    (self.form, self.span, self.today, self.weekStart) = (form, whole, today, weekStart)
    (self.days, self.shape, self.names) = (days.filter { whole.contains($0.key) }, shape, names)
  }

  /// The first day of the week that a day is in.
  func startOfWeek(_ day: CalendarDay) -> CalendarDay { day.advanced(by: -((day.weekday.rawValue - weekStart.rawValue + 7) % 7)) }

  /// The days of a week in their order.
  var weekdays: [Weekday] { (0..<7).compactMap { Weekday(rawValue: (weekStart.rawValue - 1 + $0) % 7 + 1) } }

  var months: [Period] {
    var months = [Period(.month, containing: span.start)]
    while let last = months.last, last.end < span.end, last.next > last { months.append(last.next) }
    return months
  }

  func name(of month: Period) -> String {
    say.name(of: month.start.monthOfYear, .short) + (span.start.year != span.end.year ? " \(month.start.year)" : "")
  }

  /// The weeks of the span in rows of at most so many, by their first days.
  func weeks(atMost most: Int) -> [[CalendarDay]] {
    var weeks = [startOfWeek(span.start)]
    while let last = weeks.last, last.advanced(by: 7) <= span.end, last.advanced(by: 7) > last { weeks.append(last.advanced(by: 7)) }
    let rows = (weeks.count + most - 1) / most
    let size = (weeks.count + rows - 1) / rows
    return stride(from: 0, to: weeks.count, by: size).map { Array(weeks[$0..<min(weeks.count, $0 + size)]) }
  }

  /// The names of months above the weeks that hold their first days; one gives way to the next where both have no room.
  func monthNames(above weeks: [CalendarDay], room: Double) -> [(week: Int, name: String)] {
    var places: [(week: Int, name: String)] = []
    for (place, week) in weeks.enumerated() {
      let days = (0..<7).map { week.advanced(by: $0) }.filter { span.contains($0) }
      guard let day = days.first(where: { $0.day == 1 }) ?? (place == 0 ? days.first : nil) else { continue }
      let isNewYear = day.month == 1 && day.day == 1 && span.start.year != span.end.year
      places.append((place, isNewYear ? "\(day.year)" : say.name(of: day.monthOfYear, .short)))
    }
    var shown: [(week: Int, name: String)] = []
    for place in places.reversed()
    where shown.last.map({ Double($0.week - place.week) >= Double(place.name.utf8.count + 1) * room }) ?? true {
      shown.append(place)
    }
    return shown.reversed()
  }
}
