// What is read as a period, a time or both, and what is not.

import JournalDates
import JournalTestSupport
import Testing

@Suite struct TextTests {
  @Test func periodsAreReadAsTheTableSays() throws {
    for row in try rows("periods.tsv") {
      let period = Period(row[0])
      let found = period.map { [$0.description, $0.unit.rawValue, $0.start.description, $0.end.description, $0.title] } ?? [row[0]]
      if found != row { Issue.record("\(row[0]): \(found)") }
    }
  }

  @Test func whatTheCalendarDoesNotHaveIsSaid() throws {
    for row in try rows("period-flaws.tsv") {
      let found = [row[0]] + (Period.issue(of: row[0]).map { ["\($0)"] } ?? [])
      if found != row { Issue.record("\(found)") }
    }
    for row in try rows("periods.tsv") where row.count > 1 && Period.issue(of: row[0]) != nil { Issue.record("\(row[0]) has a flaw") }
  }

  @Test func namedDaysAreReadAsTheTableSays() throws {
    for row in try rows("period-words.tsv") {
      let today = try #require(CalendarDay(row[0]))
      let days = PeriodText(row[1])?.days(on: today)
      let found = days.map { [$0.period?.description ?? $0.span.description, $0.span.start.description, $0.span.end.description] } ?? []
      if found != Array(row[2...]) { Issue.record("\(row[1]) on \(today): \(found)") }
    }
  }

  /// What is said in a sentence, seen from both sides.
  @Test func saidDaysAreReadAsTheTableSays() throws {
    for row in try rows("said-days.tsv") {
      let today = try #require(CalendarDay(row[0]))
      let span = PeriodText(said: row[2])?.days(on: today, leaning: row[1] == "past" ? .past : .future)?.span
      let found = span.map { [$0.start.description, $0.end.description] } ?? []
      if found != Array(row[3...]) { Issue.record("\(row[2]) on \(today), leaning to the \(row[1]): \(found)") }
    }
  }

  /// Days in the words of each language of the program.
  @Test func spokenDaysAreReadAsTheTableSays() throws {
    for row in try rows("spoken-days.tsv") {
      let today = try #require(CalendarDay(row[1]))
      let span = PeriodText(said: row[3], in: .english(and: row[0]))?.days(on: today, leaning: row[2] == "past" ? .past : .future)?.span
      let found = span.map { [$0.start.description, $0.end.description] } ?? []
      if found != Array(row[4...]) { Issue.record("\(row[3]) on \(today): \(found)") }
      // Where only days may stand, every language is known.
      if row.count > 4, PeriodText(said: row[3], in: .all)?.days(on: today, leaning: row[2] == "past" ? .past : .future)?.span != span {
        Issue.record("\(row[3]) is another day among all languages")
      }
    }
  }

  /// Days that are none are doubted in the place of a day, and ordinary words are not.
  @Test func doubtfulDaysAreFoundAsTheTableSays() throws {
    for row in try rows("day-doubts.tsv") {
      let arguments = row[1].contains("|") ? row[1].split(separator: "|").map(String.init) : row[1].split(separator: " ").map(String.init)
      let doubt = DayDoubt.find(in: arguments, .english(and: row[0]))
      let found = doubt.map { [$0.words, Self.told($0.reason)] } ?? []
      if found != Array(row[2...]) { Issue.record("\(row[1]): \(found)") }
    }
  }

  private static func told(_ reason: DayDoubt.Reason) -> String {
    switch reason {
    case .calendar(let flaw): "\(flaw)"
    case .near(let day): day
    case .time: "no time"
    }
  }

  /// Every day that the calendar has is none that is doubted, however it is written; the day after the last of a month always is.
  @Test func doubtfulDaysAreThoseThatTheCalendarDoesNotHave() {
    for ordinal in stride(from: 0, to: 1_500, by: 1) {
      let day = CalendarDay(clampingOrdinal: 20_000 + ordinal)
      let month = day.monthOfYear.name.lowercased()
      for words in [
        ["\(day)"], ["on", "\(day.day)", month], ["on", month, "\(day.day)"], ["by", "\(day.day)", month, "\(day.year)"],
        ["\(day.day).\(day.month)."],
      ] {
        if let doubt = DayDoubt.find(in: words, .all) { Issue.record("\(words): \(doubt)") }
      }
      let next = CalendarDay.days(inMonth: day.month, of: 2024) + 1
      // ‘32 may go’ tells of no day.
      if next > 31, ["march", "may", "august", "january"].contains(month) { continue }
      if DayDoubt.find(in: ["paid", "on", "\(next)", month], .english) == nil { Issue.record("\(next) \(month) is a day") }
    }
  }

  /// What names days again and again names days that hold today, or lie on the side it leans to, however odd today is.
  @Test func saidDaysLeanAsTheyAreAsked() throws {
    var generator = SeededGenerator(seed: 12)
    let words = ["monday", "sun", "november", "spring", "winter", "29 february", "the 31st", "weekend", "4 nov"]
    for _ in 0..<500 {
      let today = CalendarDay(clampingOrdinal: Int.random(in: -10_000...40_000, using: &generator))
      for word in words {
        let text = try #require(PeriodText(said: word))
        let (past, future) = (text.days(on: today), text.days(on: today, leaning: .future))
        guard let past = past?.span, let future = future?.span, past.start <= today, future.end >= today,
          past == future || past.end < future.start
        else {
          Issue.record("\(word) on \(today)")
          continue
        }
      }
    }
  }

  /// What is the same on every day says so, and every word offered for completion means something every day.
  @Test func wordsMeanSomethingOnAnyDay() throws {
    var generator = SeededGenerator(seed: 11)
    let words = PeriodText.words + ["+1m", "-3q", "2026-W46", "2026", "2026-01..2026-06", "W9", "Q2"]
    for _ in 0..<300 {
      let today = CalendarDay(clampingOrdinal: Int.random(in: -10_000...40_000, using: &generator))
      for word in words {
        guard let text = PeriodText(word), let days = text.days(on: today) else {
          Issue.record("\(word) means nothing on \(today)")
          continue
        }
        if text.isAbsolute, days != text.days(on: today.advanced(by: 400)) { Issue.record("\(word) is not absolute") }
      }
      let friday = try #require(PeriodText("fri")?.days(on: today, leaning: .future)?.span.start)
      let last = try #require(PeriodText("last-fri")?.days(on: today)?.span.start)
      if last.days(until: friday) != 7 || last >= today || friday < today { Issue.record("Fridays around \(today): \(last), \(friday)") }
    }
  }

  @Test func timesAreReadAsTheTableSays() throws {
    for row in try rows("times.tsv") {
      let time = TimeOfDay(row[0])
      if time.map({ [row[0], String($0.minutes)] }) ?? [row[0]] != row { Issue.record("\(row[0]): \(String(describing: time))") }
    }
    for minutes in 0..<1800 {
      let time = TimeOfDay(minutes: minutes)
      if time == nil || time.flatMap({ TimeOfDay($0.description) }) != time { Issue.record("\(minutes) minutes do not read back") }
    }
    #expect(TimeOfDay(minutes: 1800) == nil && TimeOfDay(minutes: -1) == nil)
  }

  @Test func datesWithTimesAreReadAsTheTableSays() throws {
    for row in try rows("date-times.tsv") {
      let moment = DateTime(row[0])
      let offset = moment?.offsetMinutes.map { String($0) } ?? "-"
      let found = moment.map { [$0.text, $0.day.description, $0.time.description, String($0.second), offset] } ?? [row[0]]
      if found != row { Issue.record("\(row[0]): \(found)") }
    }
  }

  @Test func aMomentIsWrittenAsItIsRead() throws {
    let day = try #require(CalendarDay("2026-11-20"))
    let time = try #require(TimeOfDay("7:40"))
    let moment = try #require(DateTime(day: day, time: time, second: 5, offsetMinutes: -210))
    #expect(moment.text == "2026-11-20T07:40:05-03:30" && DateTime(moment.text) == moment && moment.unixTime == 1_795_173_005)
    #expect(DateTime(day: day, time: try #require(TimeOfDay("24:40"))) == nil)
  }
}
