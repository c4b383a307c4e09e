// In which zone the days of a journal are.

import HostSystem
import JournalDates
import JournalFormat
import JournalKit
import JournalLanguage
import JournalStore
import JournalTestSupport
import RetroCommands
import Testing

@Suite struct DayZones {
  /// `day: zone` for each file, `=>` the zone on a day.
  @Test func aZoneHoldsUntilAnotherDaySaysSomethingElse() throws {
    let folder = try TemporaryFolder()
    try folder.write("", to: "retro.yaml")
    let journal = try Journal(root: folder.path)
    let files = [
      ("2026-11-01", "---\ntimezone: Asia/Tokyo\n---\n"), ("2026-11-05", "timezone: Europe/Berlin\n"),
      ("2026-11-06", "---\nmood: good\n---\n"),
      ("2026-11-10", "---\ntimezone: America/St_Johns\n---\n"), ("2026-11-12", "---\ntimezone:\n---\n"),
    ]
    for (day, text) in files {
      let period = try #require(Period(day))
      try folder.write(text, to: journal.layout.path(for: period))
    }
    let expected = [
      ("2026-10-31", nil), ("2026-11-01", "Asia/Tokyo"), ("2026-11-09", "Asia/Tokyo"), ("2026-11-10", "America/St_Johns"),
      ("2026-11-20", "America/St_Johns"), ("2027-01-08", "America/St_Johns"), ("2027-01-09", nil),
    ]
    for (day, zone) in expected {
      let day = try #require(CalendarDay(day))
      if journal.zone(on: day) != zone { Issue.record("\(day): \(journal.zone(on: day) ?? "none")") }
    }
  }

  /// Settings, the zone of the machine, the day, what is said, and the minutes that are written. Berlin changes its clocks at 2026-03-29T02:00 and
  /// 2026-10-25T03:00, Auckland on other days.
  @Test(arguments: [
    ("", "Europe/Berlin", "2026-03-29", "sleep 23:00-07:00", 420), ("", "Europe/Berlin", "2026-10-25", "slept from 23:00 to 07:00", 540),
    ("", "Europe/Berlin", "2026-03-28", "sleep 23:00-07:00", 480), ("", "Europe/Berlin", "2026-03-30", "sleep 23:00-07:00", 480),
    ("", "UTC", "2026-03-29", "sleep 23:00-07:00", 480), ("", "Asia/Tokyo", "2026-10-25", "sleep 23:00-07:00", 480),
    ("timezone: Europe/Berlin\n", "UTC", "2026-03-29", "sleep 23:00-07:00", 420), ("timezone: UTC\n", "Europe/Berlin", "2026-03-29", "sleep 23:00-07:00", 480),
    ("timezone: Pacific/Auckland\n", "Europe/Berlin", "2026-04-05", "sleep 23:00-07:00", 540),
    // The night is over before the change, or begins behind it.
    ("", "Europe/Berlin", "2026-03-29", "sleep 22:00-01:30", 210), ("", "Europe/Berlin", "2026-03-29", "sleep 04:00-09:00", 300),
    ("", "Europe/Berlin", "2026-03-29", "sleep 00:30-08:30", 420),
    // What is said as a length is one.
    ("", "Europe/Berlin", "2026-03-29", "slept 8h", 480),
  ]) func aNightOfChangedClocksIsAsLongAsItWas(_ settings: String, _ zone: String, _ day: String, _ words: String, _ minutes: Int) throws {
    let journal = try ImportingJournal(settings)
    let said = journal.run("log", words, "--date", day, "--now", "\(day)T21:00", zone: zone)
    let text = try journal.text("days/\(day.prefix(4))/\(day.prefix(7).suffix(2))/\(day).md")
    #expect(text.contains("sleep_minutes: \(minutes)\n"), "\(said)\(text)")
    #expect(said.contains("clocks were changed") == (![480, 210, 300].contains(minutes)), "\(said)")
  }

  /// A day may say its own zone; between two zones the clocks count as they were read.
  @Test(arguments: [("2026-03-20", 420), ("2026-03-29", 480)])
  func aZoneOfADayCountsForItsNights(_ first: String, _ minutes: Int) throws {
    let journal = try ImportingJournal()
    try journal.folder.write("---\ntimezone: Europe/Berlin\n---\n", to: "journal/days/2026/03/\(first).md")
    journal.run("log", "sleep 23:00-07:00", "--date", "2026-03-29", zone: "UTC")
    #expect(try journal.text("days/2026/03/2026-03-29.md").contains("sleep_minutes: \(minutes)\n"))
  }

  /// At 2026-11-20T16:00Z it is one o’clock at night in Tokyo.
  @Test func whatIsWrittenIntoADayGoesIntoThatOfItsZone() throws {
    for (words, path) in [
      (["mood", "good"], "2026-11-21"), (["mood", "good", "--date", "today"], "2026-11-21"), (["open", "today"], "2026-11-21"),
      (["add", "keep", "A late one", "--to", "today"], "2026-11-21"), (["--now", "2026-11-20T16:00", "mood", "good"], "2026-11-20"),
    ] {
      let folder = try TemporaryFolder()
      try folder.write("", to: "journal/retro.yaml")
      try folder.write("---\ntimezone: Asia/Tokyo\n---\n", to: "journal/days/2026/11/2026-11-18.md")
      let environment = Environment(["HOME": folder.path, "TZ": "UTC", "XDG_STATE_HOME": folder.path + "/state"])
      let clock = HostClock.fixed(HostClock.Instant(seconds: 1_795_190_400))
      var context = Context(environment: environment, clock: clock, folder: folder.path + "/journal")
      _ = RetroProgram().run(words, in: &context)
      if !FileSystem.exists(folder.path + "/journal/days/2026/11/\(path).md") {
        Issue.record("\(words) wrote no \(path): \(String(decoding: context.messages, as: UTF8.self))")
      }
    }
  }

  /// At noon in London it is nine in the evening in Tokyo, and nothing of that is still to come.
  @Test func whatIsStillToComeIsToldByTheClockOfTheJournal() throws {
    let folder = try TemporaryFolder()
    try folder.write("timezone: Asia/Tokyo\n", to: "journal/retro.yaml")
    let environment = Environment(["HOME": folder.path, "TZ": "UTC", "XDG_STATE_HOME": folder.path + "/state"])
    for (words, isToCome) in [(["log", "saw a heron"], false), (["log", "tea with Ana", "--at", "20:30"], false), (["log", "choir", "--at", "22:30"], true)] {
      var context = Context(
        environment: environment, clock: .fixed(HostClock.Instant(seconds: 1_795_176_000)), folder: folder.path + "/journal")
      _ = RetroProgram().run(words, in: &context)
      let said = String(decoding: context.messages, as: UTF8.self)
      #expect(said.contains("2026-11-20.md") && said.contains("still to come") == isToCome, "\(words): \(said)")
    }
  }
}
