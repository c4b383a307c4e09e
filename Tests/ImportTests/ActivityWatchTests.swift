// ActivityWatch's buckets: presence, gaps, machines, days.

import Foundation
import JournalDates
import JournalImports
import JournalModel
import JournalTestSupport
import StreamKit
import Testing

@Suite struct ActivityWatch {
  private let berlin = ZoneRules(posix: "CET-1CEST,M3.5.0,M10.5.0/3") ?? .utc

  @Test func windowsCountWhileThePersonIsThere() throws {
    // 08:00 to 09:00 in UTC is 09:00 to 10:00 in Berlin; there from 09:15 to 09:45, in two doubled events: 30 minutes.
    let text = export([
      bucket("w", "h1", [window("2026-03-02T08:00:00+00:00", 3600, "Code")]),
      bucket(
        "a", "h1",
        [presence("2026-03-02T08:15:00Z", 1800), presence("2026-03-02T08:15:00Z", 600), away("2026-03-02T08:45:00Z", 900)]),
    ])
    #expect(try read(text) == ["2026-03-02 evening_screen_minutes=0 screen_code_minutes=30 screen_minutes=30"])
  }

  @Test func gapsOfFiveSecondsAreClosedAndLongerOnesAreNot() throws {
    // 10 min + 5 s + 10 min; then a gap of a minute and 10 min: 20:05 + 10:00 is 30 minutes.
    let text = export([
      bucket(
        "w", "h1",
        [
          window("2026-03-02T08:00:00Z", 600, "Code"), window("2026-03-02T08:10:05.000Z", 600, "Code"),
          window("2026-03-02T08:21:05Z", 600, "Code"),
        ])
    ])
    #expect(try read(text) == ["2026-03-02 evening_screen_minutes=0 screen_code_minutes=30 screen_minutes=30", unseen("h1")])
  }

  @Test func daysAreSplitAtLocalMidnightAndTheEveningBeginsAtNine() throws {
    // 19:30 to 23:30 in UTC is 20:30 to 00:30 in Berlin: 210 minutes, of them 180 after 21:00, and 30 the next day.
    let text = export([bucket("w", "h1", [window("2026-03-02T19:30:00Z", 14_400, "Code")])])
    #expect(
      try read(text) == [
        "2026-03-02 evening_screen_minutes=180 screen_code_minutes=210 screen_minutes=210",
        "2026-03-03 evening_screen_minutes=0 screen_code_minutes=30 screen_minutes=30", unseen("h1"),
      ])
  }

  /// The day on which clocks go back has 25 hours, of which three are the evening; the one on which they go forward 23.
  @Test func daysOnWhichClocksAreChangedAreWhole() throws {
    let back = export([bucket("w", "h1", [window("2026-10-24T22:00:00Z", 25 * 3600, "Code")])])
    #expect(
      try read(back) == ["2026-10-25 evening_screen_minutes=180 screen_code_minutes=1500 screen_minutes=1500", unseen("h1")])
    let forward = export([bucket("w", "h1", [window("2026-03-28T23:00:00Z", 23 * 3600, "Code")])])
    #expect(
      try read(forward) == ["2026-03-29 evening_screen_minutes=180 screen_code_minutes=1380 screen_minutes=1380", unseen("h1")])
  }

  /// 20:00 to 21:00 in UTC is 21:00 in Berlin, and 05:00 of the next day in Tokyo, where the person is from the third on.
  @Test func daysThatSayAZoneAreHeard() throws {
    let day = try #require(CalendarDay("2026-03-03"))
    let history = ZoneHistory(berlin, days: [(day, ZoneRules(fixedOffset: 9 * 3600))], holdingFor: 60)
    var reader = ActivityWatchReader(clock: WallClock(history))
    let text = export([bucket("w", "h1", [window("2026-03-03T20:00:00Z", 3600, "Code"), window("2026-03-01T20:00:00Z", 3600, "Code")])])
    try Array(text.utf8).withUnsafeBytes { try reader.add($0) }
    #expect(
      try reader.finish().told.dropLast() == [
        "2026-03-01 evening_screen_minutes=60 screen_code_minutes=60 screen_minutes=60",
        "2026-03-04 evening_screen_minutes=0 screen_code_minutes=60 screen_minutes=60",
      ])
  }

  @Test func whatCannotBeIsLeftOut() throws {
    let text = export([
      bucket(
        "w", "h1",
        [
          window("9999-12-31T23:30:00Z", 3600, "Code"), window("0001-01-01T00:00:00Z", 172_801, "Code"),
          window("2026-03-02T08:00:00Z", 600, "Code"),
        ])
    ])
    #expect(
      try read(text) == [
        "2026-03-02 evening_screen_minutes=0 screen_code_minutes=10 screen_minutes=10",
        "! 2 events longer than 48 hours or outside of the years 1 to 9999 were left out, the first of them event 1 of ‘w’ at "
          + "9999-12-31T23:30:00Z", unseen("h1"),
      ])
  }

  @Test func machinesAreLaidOverEachOther() throws {
    let text = export([
      bucket("w1", "h1", [window("2026-03-02T08:00:00Z", 3600, "Code")]),
      bucket("w2", "h2", [window("2026-03-02T08:30:00Z", 3600, "Firefox")]),
      bucket("android", "phone", [window("2026-03-02T12:00:00Z", 600, "Maps")]),
      // Presence at one machine says nothing of another.
      bucket("a1", "h1", [presence("2026-03-02T08:00:00Z", 3600)]),
    ])
    #expect(
      try read(text) == [
        "2026-03-02 evening_screen_minutes=0 screen_code_minutes=60 screen_firefox_minutes=60 screen_maps_minutes=10 screen_minutes=100",
        unseen("h2"),
      ])
  }

  @Test func categoriesAreThePersonsOwn() throws {
    let text = export([
      bucket(
        "w", "h1",
        [
          window("2026-03-02T08:00:00Z", 600, "Code"), window("2026-03-02T08:10:00Z", 600, "Firefox", "Video – YouTube"),
          window("2026-03-02T08:20:00Z", 600, "Signal"),
        ])
    ])
    let categories = [ScreenCategory("Deep Work", rule: "code|Terminal"), ScreenCategory("fun", rule: "youtube")]
    #expect(
      try read(text, categories) == [
        "2026-03-02 evening_screen_minutes=0 screen_deep_work_minutes=10 screen_fun_minutes=10 screen_minutes=30", unseen("h1"),
      ])
  }

  @Test func bucketsMayBeAnArrayAndHaveTheirEventsFirst() throws {
    let events = "[\(window("2026-03-02T08:00:00Z", 600, "Code"))]"
    let text = #"{"buckets": [ {"events": \#(events), "hostname": "h", "id": "x, {y}\"]", "type": "currentwindow"} ]}"#
    #expect(try read(text) == ["2026-03-02 evening_screen_minutes=0 screen_code_minutes=10 screen_minutes=10", unseen("h")])
  }

  @Test func whatIsOddIsToldAndOthersAreKept() throws {
    let whole = export([
      bucket(
        "w", "h1",
        [
          window("2026-03-02T08:00:00Z", 600, "Code"), window("2026-13-02T08:00:00Z", 600, "Code"),
          window("2026-03-02T08:00:00Z", -5, "Code"),
          window("2026-03-02T09:00:00Z", 0, "Code"),
        ])
    ])
    let day = "2026-03-02 evening_screen_minutes=0 screen_code_minutes=10 screen_minutes=10"
    let first = "the first of them event 2 of ‘w’ at 2026-13-02T08:00:00Z"
    #expect(try read(whole) == [day, "! 2 events without a time or a length were left out, \(first)", unseen("h1")])
    // A length that is no number of JSON.
    let nan = whole.replacing("\"duration\": -5.0", with: "\"duration\": NaN").replacing("2026-13-02", with: "2026-03-03")
    #expect(
      try read(nan) == [
        day, "2026-03-03 evening_screen_minutes=0 screen_code_minutes=10 screen_minutes=10",
        "! an event without a time or a length was left out: event 3 of ‘w’", unseen("h1"),
      ])
    for other in ["", "[]", "{}", "{\"buckets\": 3", "}}}}", "{\"buckets\": {\"a\": {\"events\": [{]}]}}}"] { _ = try? read(other) }
    #expect(throws: StreamError.self) { try read("{}") }
  }

  /// Three days, the newest first as in every export: 60 minutes each, of which the person was there for 40.
  private var threeDays: String {
    let days = ["04", "03", "02"]
    return export([
      bucket("w", "h1", days.map { window("2026-03-\($0)T08:00:00Z", 3600, "Code") }),
      bucket("a", "h1", days.flatMap { [away("2026-03-\($0)T08:40:00Z", 1200), presence("2026-03-\($0)T08:00:00Z", 2400)] }),
    ])
  }

  @Test func ofATruncatedExportOnlyDaysCountThatAreWhole() throws {
    func day(_ number: Int, _ minutes: Int = 40) -> String {
      "2026-03-0\(number) evening_screen_minutes=0 screen_code_minutes=\(minutes) screen_minutes=\(minutes)"
    }
    let warning = "! line 1: it ends too early: only days that are whole in it were kept"
    let whole = threeDays
    #expect(try read(whole) == [day(2), day(3), day(4)])
    // Without presence, time away would count; so nothing of the machine does.
    let afterWindows = try #require(whole.range(of: "\"a\":")).lowerBound
    let inName = try #require(whole.range(of: "\"a\"")).upperBound
    for end in [afterWindows, inName] { #expect(throws: StreamError.self) { try read(String(whole[..<end])) } }
    // The day of the last event that was read is not known to be whole, those before it are missing.
    let third = try #require(whole.range(of: "2026-03-03T08:00:00Z", options: .backwards))
    #expect(try read(String(whole[..<third.upperBound])) == [day(4), warning])
    let second = try #require(whole.range(of: "2026-03-02T08:00:00Z", options: .backwards))
    #expect(try read(String(whole[..<second.upperBound])) == [day(3), day(4), warning])
    // After the last event nothing is missing, which nobody can know.
    #expect(try read(String(whole.dropLast(4))) == [day(3), day(4), warning])
    #expect(try read(String(whole.dropLast())) == [day(2), day(3), day(4), warning])
    // A phone knows no presence; another machine's may be missing.
    let phone = export([
      bucket("aw-watcher-android", "phone", [window("2026-03-02T12:00:00Z", 600, "Maps")]),
      bucket("w2", "h2", [window("2026-03-02T12:00:00Z", 600, "Mail"), window("2026-03-01T12:00:00Z", 600, "Mail")]),
    ])
    #expect(
      try read(String(phone.dropLast(4))) == ["2026-03-02 evening_screen_minutes=0 screen_maps_minutes=10 screen_minutes=10", warning])
  }

  @Test func exportsOfSeveralMachinesAreLaidOverEachOther() throws {
    // 08:00 to 09:00 here, 08:30 to 09:30 there: 90 minutes, of which each has 60. The same again adds nothing.
    let here = try data(export([bucket("w", "h1", [window("2026-03-02T08:00:00Z", 3600, "Code")])]))
    let there = try data(
      export([bucket("w", "h2", [window("2026-03-02T08:30:00Z", 3600, "Mail"), window("2026-03-02T07:00:00Z", 60, "Code")])]))
    let both = ImportedData(layingOver: [here, there, here])
    #expect(both.told.first == "2026-03-02 evening_screen_minutes=0 screen_code_minutes=61 screen_mail_minutes=60 screen_minutes=91")
    // Nothing says when somebody was away.
    #expect(both.screens?.machineNames == ["h1?", "h2?"] && here.screens?.replaceableNames == ["h1?"])
    #expect(try data(threeDays).screens?.replaceableNames == ["h1", "h1?"])
    #expect(both.lastTimes.map(\.value.description) == ["10:30"])
  }

  @Test func programsHaveNamesOfAnyScript() throws {
    let text = export([
      bucket(
        "w", "h1",
        [
          window("2026-03-02T08:00:00Z", 600, "日本語"), window("2026-03-02T09:00:00Z", 600, "Über Notes.exe"),
          window("2026-03-02T10:00:00Z", 600, "हिन्दी"),
        ])
    ])
    #expect(
      try read(text).first
        == "2026-03-02 evening_screen_minutes=0 screen_minutes=30 screen_über_notes_minutes=10 screen_हिन्दी_minutes=10 screen_日本語_minutes=10")
  }

  /// However it is cut into pieces, it says the same.
  @Test func piecesSayNothing() throws {
    var generator = SeededGenerator(seed: 3)
    let events = (0..<60).map { number in
      window(
        "2026-03-0\(1 + number % 5)T0\(number % 9):\(10 + number % 49):0\(number % 9).\(100 + number)Z", Double(number * 7 % 600),
        "App \(number % 4)")
    }
    let text = export([bucket("w", "h1", events), bucket("a", "h1", [presence("2026-03-01T00:00:00Z", 400_000)])])
    let whole = try read(text)
    for _ in 0..<20 { #expect(try read(text, pieces: Int.random(in: 1...97, using: &generator)) == whole) }
  }

  private func unseen(_ machine: String) -> String {
    "! ‘\(machine)’ did not record when you were away, so that counts as time at the screen"
  }

  private func read(_ text: String, _ categories: [ScreenCategory] = [], pieces size: Int = 4096) throws -> [String] {
    try data(text, categories, pieces: size).told
  }

  private func data(_ text: String, _ categories: [ScreenCategory] = [], pieces size: Int = 4096) throws -> ImportedData {
    var reader = ActivityWatchReader(clock: WallClock(ZoneHistory(berlin)), categories: categories)
    let bytes = Array(text.utf8)
    for start in stride(from: 0, to: bytes.count, by: size) {
      try bytes[start..<min(start + size, bytes.count)].withUnsafeBytes { try reader.add($0) }
    }
    return try reader.finish()
  }

  private func export(_ buckets: [String]) -> String { "{\"buckets\": {\(buckets.joined(separator: ", "))}}" }

  private func bucket(_ id: String, _ host: String, _ events: [String]) -> String {
    "\"\(id)\": {\"id\": \"\(id)\", \"type\": \"t\", \"hostname\": \"\(host)\", \"events\": [\(events.joined(separator: ", "))]}"
  }

  private func window(_ time: String, _ seconds: Double, _ app: String, _ title: String = "x {[\\\"") -> String {
    "{\"id\": 1, \"timestamp\": \"\(time)\", \"duration\": \(seconds), \"data\": {\"app\": \"\(app)\", \"title\": \"\(title)\"}}"
  }

  private func presence(_ time: String, _ seconds: Double) -> String {
    "{\"timestamp\": \"\(time)\", \"duration\": \(seconds), \"data\": {\"status\": \"not-afk\"}}"
  }

  private func away(_ time: String, _ seconds: Double) -> String {
    "{\"timestamp\": \"\(time)\", \"duration\": \(seconds), \"data\": {\"status\": \"afk\"}}"
  }
}
