// ActivityWatch's buckets: presence, gaps, machines, days.

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
    #expect(try read(text) == ["2026-03-02 evening_screen_minutes=0 screen_code_minutes=30 screen_minutes=30"])
  }

  @Test func daysAreSplitAtLocalMidnightAndTheEveningBeginsAtNine() throws {
    // 19:30 to 23:30 in UTC is 20:30 to 00:30 in Berlin: 210 minutes, of them 180 behind 21:00, and 30 the next day.
    let text = export([bucket("w", "h1", [window("2026-03-02T19:30:00Z", 14_400, "Code")])])
    #expect(
      try read(text) == [
        "2026-03-02 evening_screen_minutes=180 screen_code_minutes=210 screen_minutes=210",
        "2026-03-03 evening_screen_minutes=0 screen_code_minutes=30 screen_minutes=30",
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
        "2026-03-02 evening_screen_minutes=0 screen_code_minutes=60 screen_firefox_minutes=60 screen_maps_minutes=10 screen_minutes=100"
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
        "2026-03-02 evening_screen_minutes=0 screen_deep_work_minutes=10 screen_fun_minutes=10 screen_minutes=30"
      ])
  }

  @Test func bucketsMayBeAnArrayAndHaveTheirEventsFirst() throws {
    let events = "[\(window("2026-03-02T08:00:00Z", 600, "Code"))]"
    let text = #"{"buckets": [ {"events": \#(events), "hostname": "h", "id": "x, {y}\"]", "type": "currentwindow"} ]}"#
    #expect(try read(text) == ["2026-03-02 evening_screen_minutes=0 screen_code_minutes=10 screen_minutes=10"])
  }

  @Test func whatIsTruncatedOrOddIsTold() throws {
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
    #expect(try read(whole) == [day, "! 2 events without a time or a length were left out"])
    let cut = String(whole.prefix(whole.count - 60))
    #expect(try read(cut).first == day)
    #expect(try read(cut).contains { $0.hasPrefix("! line 1: it ends too early") })
    for other in ["", "[]", "{}", "{\"buckets\": 3", "}}}}", "{\"buckets\": {\"a\": {\"events\": [{]}]}}}"] { _ = try? read(other) }
    #expect(throws: StreamError.self) { try read("{}") }
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

  private func read(_ text: String, _ categories: [ScreenCategory] = [], pieces size: Int = 4096) throws -> [String] {
    var reader = ActivityWatchImport(zone: berlin, categories: categories)
    let bytes = Array(text.utf8)
    for start in stride(from: 0, to: bytes.count, by: size) {
      try bytes[start..<min(start + size, bytes.count)].withUnsafeBytes { try reader.add($0) }
    }
    return try reader.finish().told
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
