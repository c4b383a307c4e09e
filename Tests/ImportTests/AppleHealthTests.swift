// Apple Health, quirk by quirk.

import Foundation
import JournalDates
import JournalImports
import JournalModel
import JournalTestSupport
import StreamKit
import Testing

@Suite struct AppleHealth {
  private let berlin = WallClock(ZoneHistory(HealthCase.zone("Europe/Berlin") ?? .utc))

  @Test func everyQuirkComesToWhatWasDerivedByHand() throws {
    let cases = try HealthCase.all()
    #expect(cases.count >= 22)
    for one in cases {
      let data = try read(one.document)
      if data.told != one.expected { Issue.record("\(one.name): \(data.told.joined(separator: " / "))") }
    }
  }

  /// The declaration of types of one version is broken, of all versions long; it is never read.
  @Test func theDeclarationOfTypesIsPassedOver() throws {
    let one = "<Record type=\"HKQuantityTypeIdentifierStepCount\" unit=\"count\" value=\"5\" \(HealthCase.minute) sourceName=\"x\"/>"
    let heads = [
      "", "<?xml version=\"1.0\"?>\n", "\u{FEFF}<?xml version=\"1.0\"?>", "\u{FEFF}",
      "<?xml version=\"1.0\"?>\n<!DOCTYPE HealthData [\n<!ELEMENT HealthData (A|B)*>\n<!ATTLIST VisionPrescription type CDATA #REQUIRED\n>>\n]>\n",
      "<!DOCTYPE HealthData [<!ENTITY a \"aaaa\"><!ENTITY b \"&a;&a;\">]>",
    ]
    for head in heads {
      let data = try read("\(head)<HealthData locale=\"de_DE\">\(one)</HealthData>\n")
      #expect(data.told == ["2026-03-02 steps=5"])
    }
  }

  @Test func whatIsNoXMLInOldVersionsIsMended() throws {
    let name = "sourceName=\"Anna\u{2019}s\u{A0}\u{B}Watch\""
    let record = "<Record type=\"HKQuantityTypeIdentifierStepCount\" unit=\"count\" value=\"5\" \(HealthCase.minute) \(name)/>"
    var bytes = Array("<HealthData>\n\(record)\n<Me a=\"".utf8)
    bytes += [0xC3, 0x28, 0xFF] + Array("\"/></HealthData>".utf8)
    for size in [1, 2, 3, 7, 64, 4096] {
      let data = try read(bytes, inPiecesOf: size)
      #expect(data.told == ["2026-03-02 steps=5", "! bytes that are no UTF-8 were read as ‘?’"])
      #expect(data.warnings.first?.line == 3)
    }
  }

  /// Wherever pieces end, damaged bytes come to the same: what is left of the records, and where the first that is no UTF-8 stands.
  @Test func piecesEndAnywhere() throws {
    var generator = SeededGenerator(seed: 12)
    for round in 0..<40 {
      var bytes = Array("<HealthData>\n".utf8)
      for number in 0..<12 {
        var name = Array("\t’s\u{A0}Uhr 時計 ⌚️🏃\u{B}".utf8)
        if round % 2 == 1, number > 3 {
          for _ in 0..<3 { name[Int.random(in: name.indices, using: &generator)] = UInt8.random(in: 0x80...0xFF, using: &generator) }
        }
        let day = "startDate=\"2026-03-\(10 + number) 10:00:00 +0100\" endDate=\"2026-03-\(10 + number) 10:01:00 +0100\""
        bytes += Array("<Record type=\"HKQuantityTypeIdentifierStepCount\" unit=\"count\" value=\"5\" \(day) sourceName=\"".utf8) + name
        bytes += Array("\"/>\n".utf8)
      }
      bytes += Array("</HealthData>".utf8)
      let whole = try read(bytes, inPiecesOf: bytes.count)
      #expect(whole.days.count == 12)
      // The first four are sound.
      #expect(whole.warnings.allSatisfy { ($0.line ?? 0) > 5 } && whole.warnings.count <= round % 2)
      for size in [1, 2, 3, 5, 11, Int.random(in: 6...600, using: &generator)] {
        let pieces = try read(bytes, inPiecesOf: size)
        if pieces.told != whole.told || pieces.warnings != whole.warnings {
          Issue.record("round \(round), pieces of \(size): \(pieces.told)")
        }
      }
    }
  }

  /// Records of steps as (day, hour, amount), in the order of the file.
  private func steps(_ records: [(Int, Int, Int)]) -> String {
    records.map { day, hour, amount in
      let moments = ["start", "end"].map { "\($0)Date=\"2026-03-\(day) \(hour + ($0 == "end" ? 1 : 0)):00:00 +0100\"" }.joined(
        separator: " ")
      return "<Record type=\"HKQuantityTypeIdentifierStepCount\" unit=\"count\" value=\"\(amount)\" \(moments) sourceName=\"W\"/>\n"
    }.joined()
  }

  @Test func ofATruncatedFileOnlyDaysCountThatAreWhole() throws {
    let warning = "! the file ends too early: only days that are whole in it were kept"
    // Of the 17th, more may have been to come; the 16th is whole: 1000 + 3000.
    let cut = "<HealthData>\n" + steps([(16, 10, 1000), (16, 18, 3000), (17, 10, 2000)]) + "<Record type=\"HKQuan"
    #expect(try read(cut).told == ["2026-03-16 steps=4000", warning])
    #expect(try read(cut).isCut)
    // A second source begins again: what it adds to days after the last that was read is missing.
    let two = "<HealthData>\n" + steps([(16, 10, 1000), (17, 10, 2000), (18, 10, 500), (16, 18, 10), (17, 18, 20)])
    #expect(try read(two).told == ["2026-03-16 steps=1010", warning])
    // The newest first: what is older is missing.
    let falling = "<HealthData>\n" + steps([(18, 18, 500), (17, 10, 2000), (16, 18, 10)])
    #expect(try read(falling).told == ["2026-03-17 steps=2000", "2026-03-18 steps=500", warning])
    // Another kind was begun, so this one is whole; where kinds stand in no order, nothing after the last record is.
    let rate =
      "<Record type=\"HKQuantityTypeIdentifierHeartRate\" unit=\"count/min\" value=\"60\" \(HealthCase.minute) sourceName=\"W\"/>\n"
    #expect(try read("<HealthData>\n" + steps([(16, 10, 1000), (17, 10, 2000)]) + rate).told.first == "2026-03-16 steps=1000")
    #expect(try read("<HealthData>\n" + steps([(16, 10, 1000), (17, 10, 2000)]) + rate).told.count == 3)
    let mixed = "<HealthData>\n" + steps([(16, 10, 1000), (17, 10, 2000)]) + rate + steps([(17, 18, 5)]) + rate
    #expect(try read(mixed).told == ["2026-03-16 steps=1000", warning])
    // A workout that was not read to its end is none: its distance may stand in what is missing.
    let workout = "<Workout workoutActivityType=\"HKWorkoutActivityTypeRunning\" duration=\"1\" sourceName=\"W\" \(HealthCase.minute)"
    #expect(try read("<HealthData>\n" + workout + "/>\n" + workout + "><WorkoutSta").lines.count == 1)
    #expect(try read("<HealthData>\n" + workout + "><WorkoutSta").lines.isEmpty)
    #expect(throws: StreamError.self) { try read("") }
    #expect(throws: StreamError.self) { try read("<html></html>") }
  }

  @Test func whatIsDatedAfterTheExportGoesApart() throws {
    let head = "<HealthData><ExportDate value=\"2026-03-17 20:00:00 +0100\"/>\n"
    var reader = try AppleHealthReader(spillingTo: "/tmp", clock: berlin)
    try Array((head + steps([(17, 10, 2000), (19, 10, 7), (19, 12, 8)]) + "</HealthData>").utf8).withUnsafeBytes { try reader.add($0) }
    let data = try reader.finish()
    #expect(
      data.told == [
        "2026-03-17 steps=2000", "! 2 records are dated after the export of 2026-03-17, up to 2026-03-19: kept apart in apple-health-later",
      ])
    #expect(data.made?.description == "2026-03-17T20:00")
    #expect(reader.apart?.told == ["2026-03-19 steps=15"] && reader.apart?.isApart == true)
  }

  @Test func whatIsNotKeptIsCounted() throws {
    func record(_ type: String) -> String { "<Record type=\"\(type)\" unit=\"x\" value=\"60\" \(HealthCase.minute) sourceName=\"W\"/>\n" }
    let rate = record("HKQuantityTypeIdentifierHeartRate"), mass = record("HKQuantityTypeIdentifierBodyMass")
    let text =
      "<HealthData><Me a=\"\"/>\n" + steps([(17, 10, 2000)]) + rate + rate + mass + rate + "<Mood/>" + record("HKDataTypeX")
      + "</HealthData>"
    #expect(try read(text).ignored == ["HeartRate": 3, "BodyMass": 1, "Mood": 1, "HKDataTypeX": 1])
  }

  @Test func itIsRecognisedByWhatItSays() {
    #expect(AppleHealthReader.recognises(Array("<?xml version=\"1.0\"?>\n<!DOCTYPE HealthData [".utf8)))
    #expect(!AppleHealthReader.recognises(Array("<?xml version=\"1.0\"?><ClinicalDocument>".utf8)))
    #expect(AppleHealthReader.mayBe("apple_health_export/导出.xml"))
    for name in ["apple_health_export/export_cda.xml", "__MACOSX/apple_health_export/export.xml", "a/._export.xml", "a/route.gpx"] {
      #expect(!AppleHealthReader.mayBe(name))
    }
  }

  /// More intervals than memory should hold give what they give in memory.
  @Test func whatIsSpilledIsMergedAgain() throws {
    var document = "<HealthData>"
    for number in 0..<3000 {
      let day = CalendarDay(clampingOrdinal: 18_000 + number * 7919 % 300)
      let minute = number * 31 % 1380
      let clock = "\(TimeOfDay(minutes: minute) ?? .midnight):00 +0000", end = "\(TimeOfDay(minutes: minute + 9) ?? .midnight):00 +0000"
      document +=
        "<Record type=\"HKQuantityTypeIdentifierStepCount\" unit=\"count\" value=\"\(number % 97)\" sourceName=\"\(number % 2 == 0 ? "Watch" : "iPhone")\" "
      document += "startDate=\"\(day) \(clock)\" endDate=\"\(day) \(end)\"/>"
    }
    document += "</HealthData>"
    let whole = try read(document).told
    #expect(try read(Array(document.utf8), inPiecesOf: 4096, intervals: 100).told == whole)
    #expect(whole.count == 300)
  }

  /// A watch counts 100 steps in ten minutes, a phone 150 in the same ten, a ring 90 in the first five of them.
  @Test func whoOrdersSourcesIsHeard() throws {
    func record(_ source: String, _ count: Int, to end: String) -> String {
      "<Record type=\"HKQuantityTypeIdentifierStepCount\" unit=\"count\" value=\"\(count)\" sourceName=\"\(source)\" "
        + "startDate=\"2026-03-17 10:00:00 +0100\" endDate=\"2026-03-17 10:\(end):00 +0100\"/>\n"
    }
    let text =
      "<HealthData>" + record("Ana’s Apple\u{A0}Watch", 100, to: "10") + record("Ana’s iPhone", 150, to: "10")
      + record("Oura", 90, to: "05")
      + "</HealthData>"
    // The ring's five minutes, and half of the phone's or of the watch's ten.
    for (first, steps) in [([], 100), (["iphone"], 150), (["oura", "iPhone"], 165), (["Oura"], 140), (["apple watch"], 100)] {
      #expect(try read(Array(text.utf8), inPiecesOf: 64, first: first).told == ["2026-03-17 steps=\(steps)"])
    }
  }

  private func read(_ document: String) throws -> ImportedData { try read(Array(document.utf8), inPiecesOf: 1 << 16) }

  private func read(_ bytes: [UInt8], inPiecesOf size: Int, intervals: Int? = nil, first: [String] = []) throws -> ImportedData {
    var reader = try AppleHealthReader(
      spillingTo: "/tmp", intervals: intervals ?? AppleHealthReader.mostIntervals, first: first, clock: berlin, zones: HealthCase.zone)
    for start in stride(from: 0, to: bytes.count, by: size) {
      try bytes[start..<min(start + size, bytes.count)].withUnsafeBytes { try reader.add($0) }
    }
    return try reader.finish()
  }
}

/// Records in short, and what they come to.
private struct HealthCase {
  static let minute = "startDate=\"2026-03-02 10:00:00 +0100\" endDate=\"2026-03-02 10:01:00 +0100\""

  static func zone(_ name: String) -> ZoneRules? {
    ["Europe/Berlin": "CET-1CEST,M3.5.0,M10.5.0/3", "Asia/Tokyo": "JST-9", "America/New_York": "EST5EDT,M3.2.0,M11.1.0"][name].flatMap {
      ZoneRules(posix: $0)
    }
  }

  var name: String
  var export = "2026-11-20"
  var elements: [String] = []
  var expected: [String] = []

  var document: String {
    "<HealthData locale=\"en\">\n <ExportDate value=\"\(export) 10:00:00 +0100\"/>\n"
      + elements.map { " \($0)\n" }.joined() + "</HealthData>\n"
  }

  static func all() throws -> [HealthCase] {
    var cases: [HealthCase] = []
    for line in try Repository.fixtures.appending(path: "imports/apple-health.txt").text().split(separator: "\n") {
      if line.hasPrefix("== ") { cases.append(HealthCase(name: String(line.dropFirst(3)))) }
      guard let last = cases.indices.last, !line.hasPrefix("=="), !line.hasPrefix("#") else { continue }
      if line.hasPrefix("xml ") {
        cases[last].elements.append(String(line.dropFirst(4)))
      } else if line.hasPrefix("export ") {
        cases[last].export = String(line.dropFirst(7))
      } else if line.hasPrefix("=>") {
        let told = line.dropFirst(2).trimmed
        if !told.isEmpty { cases[last].expected.append(told) }
      } else if line.hasPrefix("!") {
        cases[last].expected.append(String(line))
      } else {
        cases[last].elements.append(record(line))
      }
    }
    return cases
  }

  private static func record(_ line: Substring) -> String {
    let halves = line.split(separator: "@").map { $0.trimmed }
    let words = halves[0].split(separator: " ").map(String.init)
    let kinds = [
      "steps": ("HKQuantityTypeIdentifierStepCount", "count"), "energy": ("HKQuantityTypeIdentifierActiveEnergyBurned", "kcal"),
      "exercise": ("HKQuantityTypeIdentifierAppleExerciseTime", "min"), "rate": ("HKQuantityTypeIdentifierRestingHeartRate", "count/min"),
      "hrv": ("HKQuantityTypeIdentifierHeartRateVariabilitySDNN", "ms"), "stand": ("HKCategoryTypeIdentifierAppleStandHour", ""),
      "sleep": ("HKCategoryTypeIdentifierSleepAnalysis", ""),
    ]
    let (type, unit) = kinds[words[0]] ?? ("", "")
    let value =
      switch words[0] {
      case "sleep": "HKCategoryValueSleepAnalysis\(words[1])"
      case "stand": "HKCategoryValueAppleStandHour\(words[1])"
      default: words[1]
      }
    let date = words[2].prefix(10)
    func moment(_ text: String) -> String {
      let full = text.count < 10 ? "\(date)T\(text)" : text
      let offset = full.count > 16 ? String(full.dropFirst(16)) : "+0100"
      return "\(full.prefix(10)) \(full.dropFirst(11).prefix(5)):00 \(offset)"
    }
    let source = halves[1].split(separator: " ").map(String.init)
    let devices = ["watch": "hardware:Watch6,2", "iphone": "hardware:iPhone14,5"]
    let device = devices[source[0]].map { " device=\"&lt;&lt;HKDevice: 0x28\(words[1].count)&gt;, name:x, \($0)&gt;\"" } ?? ""
    let typed = source.count > 1 ? "><MetadataEntry key=\"HKWasUserEntered\" value=\"1\"/></Record>" : "/>"
    let units = words.count > 4 ? words[4] : unit
    return "<Record endDate=\"\(moment(words[3]))\" type=\"\(type)\"\(units.isEmpty ? "" : " unit=\"\(units)\"") value=\"\(value)\" "
      + "sourceName=\"\(source[0])\"\(device) startDate=\"\(moment(words[2]))\"\(typed)"
  }
}

extension ImportedData {
  /// Days with what was found of them, then warnings.
  var told: [String] {
    let days = days.filter { !$0.value.isEmpty }.sorted { $0.key < $1.key }.map { day, metrics in
      "\(day) " + metrics.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value.text)" }.joined(separator: " ")
    }
    return days + warnings.map { "! \($0.text)" }
  }
}
