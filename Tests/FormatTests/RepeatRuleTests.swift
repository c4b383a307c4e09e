// The rules behind 🔁 that are plain, and the day that follows by each.

import JournalDates
import JournalModel
import Testing

@Suite struct RepeatRules {
  @Test(arguments: [
    ("every day", "2026-11-20", "2026-11-21"), ("every 3 days", "2026-11-30", "2026-12-03"), ("Every Week", "2026-11-20", "2026-11-27"),
    ("every other week", "2026-11-20", "2026-12-04"), ("every month", "2026-01-31", "2026-02-28"), ("every 2 months", "2026-12-31", "2027-02-28"),
    ("every year", "2024-02-29", "2025-02-28"), ("every weekday", "2026-11-20", "2026-11-23"), ("every monday", "2026-11-23", "2026-11-30"),
    ("every week on Tuesday, Friday", "2026-11-20", "2026-11-24"), ("every tuesday and friday", "2026-11-24", "2026-11-27"),
    ("every month on the 15th", "2026-11-15", "2026-12-15"), ("every month on the 15th", "2026-11-03", "2026-11-15"),
    ("every month on the last", "2026-01-31", "2026-02-28"), ("every month on the last", "2026-02-03", "2026-02-28"),
    ("every month when done", "2026-11-20", "2026-12-20"), ("every day", "9999-12-31", "9999-12-31"), ("every 999 years", "9999-01-01", "9999-12-31"),
  ])
  func thePlainOnesNameTheNextDay(_ text: String, _ day: String, _ next: String) throws {
    let rule = try #require(RepeatRule(text), "‘\(text)’ is not read")
    #expect(rule.next(after: try #require(CalendarDay(day))).description == next)
    #expect(rule.countsFromDone == text.hasSuffix("when done"))
  }

  @Test(arguments: [
    "", "every", "day", "weekly", "every 0 days", "every 1000 days", "every 3 days for 5 times", "every week until January 2027",
    "every month on the 31st", "every month on the 2nd Friday", "every January on the 15th", "every 2 weeks on Monday", "every full moon",
    "every day when", "jeden Tag",
  ])
  func othersAreLeftToTheirProgram(_ text: String) { #expect(RepeatRule(text) == nil) }
}
