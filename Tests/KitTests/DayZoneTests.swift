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
}
