// Time zones against Python's zoneinfo and the GNU C library; the tables say which.

import Foundation
import JournalDates
import JournalTestSupport
import Testing

@Suite struct ZoneRulesTests {
  @Test func offsetsOfZoneFilesAgreeWithTheTable() throws {
    var zones: [String: ZoneRules] = [:]
    for row in try rows("zones.tsv") {
      if zones[row[0]] == nil { zones[row[0]] = ZoneRules(tzif: try dates.appending(path: "zoneinfo/\(row[0])").bytes()) }
      let offset = zones[row[0]]?.offset(atUnixTime: try #require(Int64(row[1])))
      if offset.map(String.init) != row[2] { Issue.record("\(row): \(String(describing: offset))") }
    }
    #expect(zones.count == 10)
  }

  @Test func offsetsOfRulesAgreeWithTheTable() throws {
    for row in try rows("zone-rules.tsv") {
      let offset = ZoneRules(posix: row[0])?.offset(atUnixTime: try #require(Int64(row[1])))
      if offset.map(String.init) != row[2] { Issue.record("\(row): \(String(describing: offset))") }
    }
  }

  @Test(arguments: [
    "", "X", "CE-1", "CET", "CET-25", "CET-1CEST,", "CET-1CEST,M3.5.0", "CET-1CEST,M13.1.0,M1.1.0", "CET-1CEST,M3.0.0,M10.5.0",
    "CET-1CEST,M3.5.7,M10.5.0",
    "CET-1CEST,J0,J1", "CET-1CEST,M3.5.0,M10.5.0/3,", "<+1-1", "<+01>", "CET-1:60", "CET-1CEST,366,1", "Europe/Berlin",
  ])
  func otherTextsAreNoRule(text: String) { #expect(ZoneRules(posix: text) == nil) }

  /// Whatever was done to the bytes of a zone file, there is an answer, and no offset beyond what a file can say.
  @Test func damagedZoneFilesNeverTrap() throws {
    let times: [Int64] = [.min, .min + 1, -86_400_000_000_000, -1, 0, 1_795_173_005, 4_102_444_800, 1 << 40, .max - 1, .max]
    var generator = SeededGenerator(seed: 5)
    for url in try FileManager.default.contentsOfDirectory(at: dates.appending(path: "zoneinfo"), includingPropertiesForKeys: nil) {
      let bytes = try url.bytes()
      let cuts = stride(from: 0, to: bytes.count, by: 7).map { Array(bytes.prefix($0)) }
      var heads: [[UInt8]] = []
      for _ in 0..<100 {
        var head = bytes
        head[Int.random(in: 4..<44, using: &generator)] = UInt8.random(in: 0...255, using: &generator)
        heads.append(head)
      }
      for damaged in cuts + heads + mutations(of: bytes, count: 60, using: &generator) {
        guard let zone = ZoneRules(tzif: damaged) else { continue }
        for time in times where abs(zone.offset(atUnixTime: time)) > 86_400 + 7200 { Issue.record("\(url.lastPathComponent): \(damaged)") }
      }
      if cuts.contains(where: { ZoneRules(tzif: $0) != nil }) { Issue.record("a part of \(url.lastPathComponent) is taken for the whole") }
    }
  }

  @Test func aClockOnTheWallShowsTheLocalTime() throws {
    let berlin = try #require(ZoneRules(tzif: dates.appending(path: "zoneinfo/Europe-Berlin").bytes()))
    let cases: [(Int64, ZoneRules, String)] = [
      (1_795_173_005, berlin, "2026-11-20T12:10:05"), (1_792_889_999, berlin, "2026-10-25T02:59:59"),
      (1_792_890_000, berlin, "2026-10-25T02:00:00"),
      (-1, .utc, "1969-12-31T23:59:59"), (-1, ZoneRules(fixedOffset: 32_400), "1970-01-01T08:59:59"),
    ]
    for (time, zone, text) in cases where DateTime(unixTime: time, in: zone).text != text {
      Issue.record("\(time): \(DateTime(unixTime: time, in: zone)), not \(text)")
    }
    for time in [Int64.min, .max] { #expect(DateTime(DateTime(unixTime: time, in: berlin).text) != nil) }
  }
}
