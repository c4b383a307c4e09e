// Days against a calendar that is counted by hand.

import JournalDates
import JournalTestSupport
import Testing

@Suite struct CalendarDayTests {
  /// Every year by its length, as the Gregorian rule has it in words.
  @Test func yearsFollowEachOtherWithoutAGap() {
    var ordinal = -719_162
    for year in 1...9999 {
      var length = 365
      if year % 4 == 0 { length += 1 }
      if year % 100 == 0 { length -= 1 }
      if year % 400 == 0 { length += 1 }
      let first = CalendarDay(year: year, month: 1, day: 1)
      let last = CalendarDay(year: year, month: 12, day: 31)
      if first.map({ Int($0.ordinal) }) != ordinal || last.map({ Int($0.ordinal) }) != ordinal + length - 1 || last?.dayOfYear != length {
        Issue.record("year \(year): \(first?.ordinal ?? 0) to \(last?.ordinal ?? 0), not \(ordinal) and \(length) days")
      }
      ordinal += length
    }
    #expect(ordinal == Int(CalendarDay.latest.ordinal) + 1)
  }

  @Test func daysFollowEachOtherThroughMonthsAndWeekdays() {
    let lengths = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
    // 1 January 1899 was a Sunday.
    guard var day = CalendarDay(year: 1899, month: 1, day: 1) else { return }
    var weekday = 7
    for year in 1899...2101 {
      for month in 1...12 {
        let length = lengths[month - 1] + (month == 2 && year % 4 == 0 && year != 1900 && year != 2100 ? 1 : 0)
        for number in 1...length {
          let (foundYear, foundMonth, foundDay) = day.civil
          if (foundYear, foundMonth, foundDay) != (year, month, number) || day.weekday.rawValue != weekday {
            Issue.record("\(day) \(day.weekday), not \(year)-\(month)-\(number)")
          }
          weekday = weekday % 7 + 1
          day = day.advanced(by: 1)
        }
        if CalendarDay(year: year, month: month, day: length + 1) != nil { Issue.record("\(year)-\(month) has a day \(length + 1)") }
      }
    }
  }

  @Test func writingThenReadingIsTheSameDay() {
    for ordinal in stride(from: Int(CalendarDay.earliest.ordinal), through: Int(CalendarDay.latest.ordinal), by: 211) {
      let day = CalendarDay(clampingOrdinal: ordinal)
      let text = day.description
      if text.utf8.count != 10 || CalendarDay(text) != day || CalendarDay(utf8: Array(text.utf8)) != day {
        Issue.record("\(text) reads as \(String(describing: CalendarDay(text)))")
      }
    }
  }

  @Test func arithmeticStopsAtTheEndsOfTheCalendar() {
    let cases: [(CalendarDay, Int, CalendarDay)] = [
      (.latest, 1, .latest), (.latest, .max, .latest), (.earliest, -1, .earliest), (.earliest, .min, .earliest), (.latest, .min, .earliest),
      (.earliest, .max, .latest), (.earliest, 3_652_058, .latest),
    ]
    for (day, step, expected) in cases where day.advanced(by: step) != expected {
      Issue.record("\(day) and \(step) days is \(day.advanced(by: step))")
    }
    #expect(CalendarDay(ordinal: 2_932_897) == nil && CalendarDay(ordinal: -719_163) == nil)
  }

  /// Each of a day's own periods holds it, begins after the one before ended, and gives itself for its first and last day.
  @Test func periodsTileTheCalendar() {
    var generator = SeededGenerator(seed: 20)
    for _ in 0..<1500 {
      let day = CalendarDay(clampingOrdinal: Int.random(in: -719_162...2_932_896, using: &generator))
      for unit in Period.Unit.allCases {
        let period = Period(unit, containing: day)
        let isWhole =
          period.span.contains(day) && Period(unit, containing: period.start) == period && Period(unit, containing: period.end) == period
        let meets = period.next == period || (period.next.start == period.end.advanced(by: 1) && period.next.previous == period)
        if !isWhole || !meets || Period(period.description) != period { Issue.record("\(unit) of \(day): \(period), then \(period.next)") }
      }
    }
  }

  @Test func aSpanIsACollectionOfItsDays() throws {
    let first = try #require(CalendarDay("2024-02-27"))
    let last = try #require(CalendarDay("2024-03-02"))
    let span = try #require(DaySpan(from: first, to: last))
    #expect(span.map(\.description) == ["2024-02-27", "2024-02-28", "2024-02-29", "2024-03-01", "2024-03-02"])
    #expect(span.count == 5 && DaySpan(from: last, to: first) == nil && DaySpan(spanning: last, first) == span)
    #expect(span.overlaps(DaySpan(last)) && !span.overlaps(DaySpan(last.advanced(by: 1))) && span.title == "27 February – 2 March 2024")
    #expect(span.intersection(DaySpan(spanning: first, first.advanced(by: -9))) == DaySpan(first))
  }
}
