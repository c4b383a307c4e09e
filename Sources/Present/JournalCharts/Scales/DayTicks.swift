// Where the names of days, weeks, months and years stand below a picture.

public import JournalDates
public import JournalLanguage

/// The names of days below a picture.
public struct DayTicks: Hashable, Sendable {
  public struct Tick: Hashable, Sendable {
    public var day: CalendarDay
    public var words: String
  }

  /// Whether a name stands below the middle of its day, else from its day on.
  public let areCentred: Bool
  public let ticks: [Tick]

  /// As many as there is room for.
  /// - Parameter room: How many letters the whole span has room for.
  public init(_ span: DaySpan, room: Int, weekStart: Weekday = .monday, in say: Language = .english) {
    let count = span.count
    func hasRoom(_ ticks: Int, _ letters: Int) -> Bool { ticks * (letters + 2) <= max(room, 12) }
    for step in [1, 2] where count <= 62 && hasRoom(count / step, 10) {
      ticks = stride(from: 0, to: count, by: step).map { place in
        let day = span.start.advanced(by: place)
        return Tick(day: day, words: say.weekdayAndDay(day))
      }
      areCentred = true
      return
    }
    for step in [1, 2, 4] where hasRoom(count / 7 / step, 6) && count <= 190 {
      let shift = (weekStart.rawValue - span.start.weekday.rawValue + 7) % 7
      ticks = stride(from: shift, to: count, by: 7 * step).map { place in
        let day = span.start.advanced(by: place)
        return Tick(day: day, words: say.day(day))
      }
      areCentred = true
      return
    }
    areCentred = false
    let months = count > 40 * 366 ? [] : Self.starts(of: .month, span)
    for step in [1, 2, 3, 6] where !months.isEmpty && hasRoom(months.count / step, 4) {
      let shown = months.filter { ($0.month - 1) % step == 0 }
      guard shown.count > 1 || step == 1 else { break }
      ticks = shown.map { Tick(day: $0, words: $0.month == 1 ? "\($0.year)" : say.name(of: $0.monthOfYear, .short)) }
      return
    }
    let years = Self.starts(of: .year, span)
    let steps = [1, 2, 5, 10, 20, 50, 100, 200, 500, 1000, 2000, 5000]
    let step = steps.first { step in hasRoom(years.count { $0.year % step == 0 }, 4) } ?? 10_000
    ticks = years.filter { $0.year % step == 0 }.map { Tick(day: $0, words: "\($0.year)") }
  }

  /// The first days of months or years in a span; its own first day where it begins a few days later.
  private static func starts(of unit: Period.Unit, _ span: DaySpan) -> [CalendarDay] {
    var (starts, period) = ([CalendarDay](), Period(unit, containing: span.start))
    if period.start < span.start { period = period.next }
    while period.start <= span.end, period.start >= span.start, starts.last != period.start {
      starts.append(period.start)
      period = period.next
    }
    return starts
  }
}
