// What the clock on the wall showed, of a life in several zones.

import JournalDates
import JournalTestSupport
import Testing

@Suite struct ZoneHistoryTests {
  private static let rules = [
    "Berlin": "CET-1CEST,M3.5.0,M10.5.0/3", "Tokyo": "JST-9", "NewYork": "EST5EDT,M3.2.0,M11.1.0", "Kathmandu": "<+0545>-5:45",
    "Samoa": "<+13>-13", "Baker": "<-12>12", "Cuba": "CST5CDT,M3.2.0/0,M11.1.0/1", "Lebanon": "EET-2EEST,M3.5.0/0,M10.5.0/0",
  ]

  private func zone(_ name: String) throws -> ZoneRules { try #require(Self.rules[name].flatMap { ZoneRules(posix: $0) }) }

  private func moment(_ text: String) throws -> Int { Int(try #require(DateTime(text)?.unixTime)) }

  private func day(_ text: String) throws -> CalendarDay { try #require(CalendarDay(text)) }

  /// Days that say a zone; a moment `=>` the clock on the wall, and the zone of the record after `@`.
  @Test func aZoneHoldsFromTheMidnightOfItsDayByItsOwnClock() throws {
    let days = [("2026-07-10", "NewYork"), ("2026-07-20", "Tokyo"), ("2026-08-01", "Berlin")]
    let history = ZoneHistory(
      try zone("Berlin"), days: try days.map { (try day($0.0), try zone($0.1)) }, holdingFor: 60)
    let cases: [(String, said: String?, String)] = [
      ("2026-07-09T12:00Z", nil, "2026-07-09T14:00"), ("2026-07-09T12:00Z", "Tokyo", "2026-07-09T21:00"),
      // Midnight in New York is 04:00 in UTC: until then the clock in Berlin counts, and the day that says its zone is whole.
      ("2026-07-10T03:59Z", nil, "2026-07-10T05:59"), ("2026-07-10T04:00Z", nil, "2026-07-10T00:00"),
      ("2026-07-11T03:59Z", nil, "2026-07-10T23:59"), ("2026-07-11T12:00Z", "Tokyo", "2026-07-11T08:00"),
      // On the way east a day is short: midnight in Tokyo is 15:00 in UTC, 11:00 in New York.
      ("2026-07-19T14:59Z", nil, "2026-07-19T10:59"), ("2026-07-19T15:00Z", nil, "2026-07-20T00:00"),
      ("2026-08-15T00:00Z", nil, "2026-08-15T02:00"), ("2026-08-15T00:00Z", "Tokyo", "2026-08-15T02:00"),
      // After sixty days nothing is said any more.
      ("2026-09-29T22:00Z", "Tokyo", "2026-09-30T07:00"),
    ]
    for one in cases {
      let moment = try moment(one.0)
      let offset = history.offset(at: moment, said: try one.said.map { try zone($0) })
      let shown = DateTime(unixTime: Int64(moment), in: ZoneRules(fixedOffset: offset))
      if "\(shown.day)T\(shown.time)" != one.2 { Issue.record("\(one.0): \(shown)") }
    }
    let certain = ZoneHistory(try zone("Tokyo"), isCertain: true)
    #expect(certain.offset(at: 0, said: try zone("Berlin")) == 9 * 3600)
  }

  /// Whatever zones days say: stretches follow each other without a gap, on each the clock is the same, and days never go back but where clocks do.
  /// What the clock shows, and the moment that is meant.
  @Test func timesOnTheWallAreMoments() throws {
    let berlin = try zone("Berlin")
    for (shown, meant) in [
      ("2026-03-28T23:00", "2026-03-28T22:00Z"), ("2026-03-29T01:59", "2026-03-29T00:59Z"), ("2026-03-29T02:30", "2026-03-29T01:30Z"),
      ("2026-03-29T03:00", "2026-03-29T01:00Z"), ("2026-03-29T07:00", "2026-03-29T05:00Z"), ("2026-10-25T02:30", "2026-10-25T00:30Z"),
      ("2026-10-25T03:00", "2026-10-25T02:00Z"), ("2026-10-24T23:00", "2026-10-24T21:00Z"), ("2026-07-01T12:00", "2026-07-01T10:00Z"),
    ] {
      let wall = try #require(DateTime(shown))
      let moment = berlin.unixTime(of: wall.day, wall.time)
      if moment != (try self.moment(meant)) { Issue.record("\(shown): \(DateTime(unixTime: Int64(moment), in: .utc))") }
    }
  }

  @Test func stretchesCoverAllTimeOnce() throws {
    var generator = SeededGenerator(seed: 48)
    let names = Self.rules.keys.sorted()
    for _ in 0..<60 {
      let first = try day("2026-01-01")
      let days = try (0..<Int.random(in: 0...12, using: &generator)).map { _ in
        (first.advanced(by: Int.random(in: 0..<366, using: &generator)), try zone(names[Int.random(in: names.indices, using: &generator)]))
      }
      let home = try zone(names[Int.random(in: names.indices, using: &generator)])
      let history = ZoneHistory(home, days: days, holdingFor: 60)
      var clock = WallClock(history)
      var moment = Int(first.ordinal) * 86_400 - 86_400
      let end = moment + 368 * 86_400
      var total = 0
      while moment < end {
        let found = clock.stretch(at: moment)
        let stretch = try #require(found)
        #expect(stretch.end > moment)
        for _ in 0..<4 {
          let other = Int.random(in: moment..<stretch.end, using: &generator)
          let offset = history.offset(at: other)
          let day = CalendarDay(clampingOrdinal: Int((Double(other + offset) / 86_400).rounded(.down)))
          if offset != stretch.offset || day != stretch.day || clock.offset(at: other) != offset {
            Issue.record("\(other): \(offset) \(day), in \(stretch)")
          }
          // What a clock remembers changes nothing that it tells, in whatever order it is asked.
          var (fresh, anywhere) = (WallClock(history), Int.random(in: moment - 86_400..<stretch.end, using: &generator))
          if clock.stretch(at: anywhere) != fresh.stretch(at: anywhere) { Issue.record("\(anywhere) is told in two ways") }
          if let whole = clock.day(around: other), !whole.contains(other) { Issue.record("\(other) is not in \(whole)") }
        }
        total += stretch.end - moment
        moment = stretch.end
      }
      #expect(total >= 368 * 86_400)
    }
  }

  @Test func theEndsOfTheCalendarAreEnds() throws {
    for name in Self.rules.keys {
      var clock = WallClock(ZoneHistory(try zone(name)))
      for moment in [Int.min, .min + 1, .max, -99_999_999_999, 999_999_999_999] { #expect(clock.stretch(at: moment) == nil) }
      let last = try moment("9999-12-31T12:00Z")
      var stretch = clock.stretch(at: last - 2 * 86_400)
      var count = 0
      while let next = stretch.flatMap({ clock.stretch(at: $0.end) }), count < 10 { (stretch, count) = (next, count + 1) }
      #expect(stretch?.day == .latest)
      for day in [CalendarDay.earliest, .latest] { _ = ZoneHistory(.utc, days: [(day, try zone(name))], holdingFor: 60).offset(at: 0) }
    }
  }
}
