// Weeks against a count that knows only Mondays and majorities.

import JournalDates
import Testing

@Suite struct ISOWeekTests {
  /// A week is the year's that most of its days are in, and weeks are counted from 1 in each year.
  @Test func weeksFrom1900To2100FollowTheMajorityRule() {
    // 1 January 1900 was a Monday.
    guard var monday = CalendarDay(year: 1900, month: 1, day: 1) else { return }
    var expected = (year: 1900, week: 0)
    while monday.year <= 2100 {
      let years = (0..<7).map { monday.advanced(by: $0).year }
      let majority = years.filter { $0 == years[0] }.count >= 4 ? years[0] : years[6]
      expected = majority == expected.year ? (majority, expected.week + 1) : (majority, 1)
      for offset in 0..<7 {
        let week = ISOWeek(containing: monday.advanced(by: offset))
        if (week.weekYear, week.week) != expected || week.start != monday || week.end != monday.advanced(by: 6) {
          Issue.record("\(monday.advanced(by: offset)) is in \(week), not \(expected)")
        }
      }
      let week = ISOWeek(containing: monday)
      if ISOWeek(week.description) != week || week.next.previous != week || week.next.start != monday.advanced(by: 7) {
        Issue.record("\(week) has the neighbours \(week.previous) and \(week.next)")
      }
      if ISOWeek(weekYear: week.weekYear, week: ISOWeek.weeks(in: week.weekYear) + 1) != nil {
        Issue.record("\(week.weekYear) is too long")
      }
      monday = monday.advanced(by: 7)
    }
  }

  @Test(arguments: [
    ("2021-01-01", "2020-W53"), ("2025-12-29", "2026-W01"), ("2026-11-20", "2026-W47"), ("2024-12-30", "2025-W01"),
    ("2023-01-01", "2022-W52"),
    ("0001-01-01", "0001-W01"), ("9999-12-31", "9999-W52"),
  ])
  func namedDays(day: String, week: String) {
    #expect(CalendarDay(day).map { ISOWeek(containing: $0).description } == week)
  }
}
