// Exports of odd dates, lengths and numbers: each importer ends soon, and tells only of days that there are.

import Foundation
import JournalDates
import JournalImports
import JournalModel
import JournalTestSupport
import StreamKit
import Testing

@Suite struct ExtremeExports {
  private static let dates = [
    "0001-01-01", "0000-00-00", "1899-12-31", "1900-01-01", "1970-01-01", "2026-03-29", "2026-10-25", "9999-12-30", "9999-12-31",
    "2026-11-20", "2026-11-21", "10000-01-01", "-001-01-01",
  ]
  private static let clocks = ["00:00:00", "23:59:59", "23:59:60", "24:00:00", "12:30:00", "02:30:00", "99:99:99"]
  private static let offsets = [" +0000", " -2359", " +2359", " +0100", " -0500", " +9999", ""]
  private static let numbers = [
    "0", "-0", "1", "-1", "172800", "172801", "1e308", "-1e308", "1e-320", "9223372036854775807", "-9223372036854775808", "0.5", "NaN",
    "1e400",
    "99999999999999999999", "", "12", "7",
  ]
  private static let zones = ["CET-1CEST,M3.5.0,M10.5.0/3", "<+14>-14", "<-12>12", "<+0545>-5:45"].compactMap { ZoneRules(posix: $0) }

  private struct Source {
    var generator: SeededGenerator

    mutating func one(_ list: [String]) -> String { list.randomElement(using: &generator) ?? "" }
    mutating func moment() -> String { one(ExtremeExports.dates) + " " + one(ExtremeExports.clocks) + one(ExtremeExports.offsets) }

    mutating func health() -> String {
      var text = "<HealthData><ExportDate value=\"\(moment())\"/>\n"
      for _ in 0..<40 {
        let end = Bool.random(using: &generator) ? moment() : "2026-11-20 10:00:00 +0100"
        let dates = "startDate=\"\(moment())\" endDate=\"\(end)\""
        let zone = one(["", "<MetadataEntry key=\"HKTimeZone\" value=\"\(one(["Far", "Near", "?"]))\"/>"])
        switch Int.random(in: 0..<6, using: &generator) {
        case 0:
          let stage = one(["InBed", "Asleep", "AsleepREM", "Awake"])
          text +=
            "<Record type=\"HKCategoryTypeIdentifierSleepAnalysis\" value=\"HKCategoryValueSleepAnalysis\(stage)\" sourceName=\"x\" \(dates)>\(zone)</Record>"
        case 1: text += "<Record type=\"HKCategoryTypeIdentifierAppleStandHour\" value=\"0\" sourceName=\"x\" \(dates)>\(zone)</Record>"
        case 2:
          text +=
            "<Workout workoutActivityType=\"HKWorkoutActivityTypeRunning\" duration=\"\(one(ExtremeExports.numbers))\" durationUnit=\"min\" "
            + "totalDistance=\"\(one(ExtremeExports.numbers))\" totalDistanceUnit=\"km\" sourceName=\"x\" \(dates)>\(zone)</Workout>"
        case 3:
          text +=
            "<ActivitySummary dateComponents=\"\(one(ExtremeExports.dates))\" activeEnergyBurned=\"\(one(ExtremeExports.numbers))\" "
            + "appleStandHours=\"\(one(ExtremeExports.numbers))\"/>"
        default:
          let type = one(["StepCount", "RestingHeartRate", "ActiveEnergyBurned", "AppleExerciseTime"])
          let unit = ["StepCount": "count", "ActiveEnergyBurned": "kcal", "AppleExerciseTime": "min"][type] ?? "count/min"
          text +=
            "<Record type=\"HKQuantityTypeIdentifier\(type)\" unit=\"\(unit)\" value=\"\(one(ExtremeExports.numbers))\" sourceName=\"x\" "
            + "\(dates)>\(zone)</Record>\n"
        }
      }
      return text + "</HealthData>"
    }

    mutating func screens() -> String {
      let events = (0..<30).map { _ in
        let time = one(ExtremeExports.dates) + "T" + one(ExtremeExports.clocks) + one(["Z", "+00:00", ".999999Z", "+23:59", "-23:59"])
        let number = one(ExtremeExports.numbers)
        return #"{"timestamp":"\#(time)","duration":\#(number.isEmpty ? "null" : number),"data":{"app":"Code","title":"x"}}"#
      }
      return #"{"buckets":{"w":{"type":"currentwindow","hostname":"h","events":[\#(events.joined(separator: ","))]}}}"#
    }

    mutating func diary() -> String {
      func number(_ text: String) -> String { text.isEmpty || text == "NaN" ? "null" : text }
      let entries = (0..<30).map { _ in
        #"{"year":\#(number(one(ExtremeExports.numbers + ["2026", "9999"]))),"month":\#(number(one(ExtremeExports.numbers))),"day":\#(number(one(ExtremeExports.numbers))),"hour":\#(number(one(ExtremeExports.numbers))),"minute":\#(number(one(ExtremeExports.numbers))),"mood":\#(number(one(["1", "2", "9223372036854775807"])))}"#
      }
      return
        #"{"customMoods":[{"id":1,"mood_group_id":\#(number(one(ExtremeExports.numbers))),"predefined_name_id":\#(number(one(ExtremeExports.numbers)))},{"id":2,"mood_group_id":1}],"dayEntries":[\#(entries.joined(separator: ","))]}"#
    }

    mutating func habits() -> (String, String) {
      let list =
        "Position,Name,Type,Question,Description,FrequencyNumerator,FrequencyDenominator,Color,Unit,Target Type,Target Value,Archived?\n"
        + "1,Run,\(one(["YES_NO", "NUMERICAL"])),,,\(one(ExtremeExports.numbers)),\(one(ExtremeExports.numbers)),#f,km,AT_LEAST,\(one(ExtremeExports.numbers)),false\n"
      let days = (0..<20).map { _ in "\(one(ExtremeExports.dates)),\(one(ExtremeExports.numbers)),\n" }
      return (list, "Date,Value,Notes\n" + days.joined())
    }
  }

  @Test(.timeLimit(.minutes(2))) func everyImporterEnds() throws {
    let started = ContinuousClock.now
    for seed in 1...300 as ClosedRange<UInt64> {
      var source = Source(generator: SeededGenerator(seed: seed))
      let zone = try #require(Self.zones.randomElement(using: &source.generator))
      let clock = WallClock(ZoneHistory(zone, days: [(.latest, Self.zones[1]), (.earliest, Self.zones[2])], holdingFor: 60))
      var found: [ImportedData] = []
      var health = try AppleHealthReader(spillingTo: "/tmp", clock: clock, zones: { ["Far": Self.zones[1], "Near": Self.zones[3]][$0] })
      try Array(source.health().utf8).withUnsafeBytes { try health.add($0) }
      found.append(try health.finish())
      if let apart = health.apart { found.append(apart) }
      var screens = ActivityWatchReader(clock: clock)
      try Array(source.screens().utf8).withUnsafeBytes { try screens.add($0) }
      found.append(try screens.finish())
      let encoded = Array(Data(source.diary().utf8).base64EncodedData())
      if let diary = try? DaylioReader.backup(encoded, moods: DaylioMoods()) { found.append(diary) }
      var loop = LoopReader()
      let habits = source.habits()
      loop.add("Habits.csv", Array(habits.0.utf8))
      loop.add("001 Run/Checkmarks.csv", Array(habits.1.utf8))
      found.append(loop.finish())
      for data in found {
        let days = Array(data.days.keys) + data.lines.map(\.day) + data.moods.map(\.day)
        for day in days where CalendarDay(day.description) != day { Issue.record("seed \(seed): \(day)") }
        for (day, amounts) in data.days where (amounts["steps"]?.number ?? 0) < 0 { Issue.record("seed \(seed): \(day)") }
        // The end of time is not a day on which all gathers that found no other.
        if (data.days[.latest] ?? [:]).count > 12 { Issue.record("seed \(seed): \(data.days[.latest] ?? [:])") }
      }
    }
    #expect(ContinuousClock.now - started < .seconds(60))
  }

  /// A tag, a window or a note that never ends is refused where it begins, long before all of it was read.
  @Test func whatNeverEndsIsRefused() throws {
    let piece = [UInt8](repeating: 0x61, count: 1 << 17)
    var health = try AppleHealthReader(spillingTo: "/tmp", clock: WallClock(ZoneHistory(.utc)))
    var fed = 0
    func feed(_ bytes: [UInt8], _ take: (UnsafeRawBufferPointer) throws -> Void) throws {
      fed += bytes.count
      try bytes.withUnsafeBytes { try take($0) }
    }
    let opening = "<HealthData>\n<Me a=\"1\"/>\n<Record type=\""
    let failure = #expect(throws: StreamError.self) {
      try feed(Array(opening.utf8)) { try health.add($0) }
      for _ in 0..<1000 { try feed(piece) { try health.add($0) } }
    }
    #expect(failure?.kind == .oversized && failure?.reason.hasPrefix("line 3, byte 26:") == true, "\(failure?.reason ?? "")")
    #expect(fed < 2 << 20)
    // As long as one may be, and one that a single piece holds.
    for (count, isTaken) in [((1 << 20) - 4096, true), (3 << 20, false)] {
      let text = Array("<HealthData><!-- ".utf8) + [UInt8](repeating: 0x61, count: count) + Array(" --></HealthData>".utf8)
      var health = try AppleHealthReader(spillingTo: "/tmp", clock: WallClock(ZoneHistory(.utc)))
      let failure = try? { () throws -> StreamError? in
        do { try text.withUnsafeBytes { try health.add($0) } } catch let error as StreamError { return error }
        return nil
      }()
      #expect((failure == .some(nil)) == isTaken)
    }
    for text in ["{\"buckets\":{\"w\":{\"events\":[{\"data\":\"", "{\"buckets\":{\"w\":{\"id\":\""] {
      var screens = ActivityWatchReader(clock: WallClock(ZoneHistory(.utc)))
      fed = 0
      let failure = #expect(throws: StreamError.self) {
        try feed(Array(text.utf8)) { try screens.add($0) }
        for _ in 0..<1000 { try feed(piece) { try screens.add($0) } }
      }
      #expect(failure?.kind == .oversized && fed < 20 << 20)
    }
    let note = "{\"dayEntries\":[],\"x\":\"" + String(repeating: "a", count: 2 << 20) + "\"}"
    #expect(throws: StreamError.self) { try DaylioReader.backup(Array(Data(note.utf8).base64EncodedData()), moods: DaylioMoods()) }
  }

  /// What nobody closed costs no more than what somebody did.
  @Test(.timeLimit(.minutes(1))) func oddMarkupIsReadInOnePass() throws {
    for unit in ["<", "< ", "<a", "&", "&a", "</", "<1", "&#x", "<é"] {
      let note = String(repeating: unit, count: 200_000)
      let json =
        "{\"customMoods\":[{\"id\":1,\"mood_group_id\":1}],\"dayEntries\":[{\"year\":2026,\"month\":10,\"day\":8,\"mood\":1,\"note\":\"\(note)\"}]}"
      let data = try DaylioReader.backup(Array(Data(json.utf8).base64EncodedData()), moods: DaylioMoods())
      #expect(data.moods.count == 1)
    }
  }
}

extension Metric.Amount {
  fileprivate var number: Double? { if case .number(let number) = self { number } else { nil } }
}
