// An export of Apple's Health for measuring: the same bytes on every machine, made piece by piece.

import JournalDates
import JournalTestSupport

/// Makes up what a person's phone, watch and ring recorded in ten years: millions of amounts, nights in stages, workouts, rings, and values
/// that no importer should believe. Kinds of records come one after the other, as in real exports.
struct SampleHealth {
  /// The device that recorded something.
  struct Source {
    /// Of XML, from the name of the source to that of the device's number; and after that.
    var opening: [UInt8]
    var ending: [UInt8]

    init(_ name: String, device: String? = nil) {
      opening = Array("\" sourceName=\"\(name)\" sourceVersion=\"10.1".utf8)
      if device != nil { opening += Array("\" device=\"&lt;&lt;HKDevice: 0x28".utf8) }
      ending =
        device.map { Array("&gt;, name:Apple \($0), manufacturer:Apple Inc., model:\($0), hardware:\($0)6,2, software:10.1&gt;".utf8) }
        ?? []
    }

    static let watch = Source("Anna’s Apple\u{A0}Watch", device: "Watch")
    static let phone = Source("Anna’s iPhone", device: "iPhone")
    static let ring = Source("Oura")
  }

  /// Something that is recorded many times a day.
  struct Series {
    var type: String
    var unit: String
    /// Of all bytes of such records, in a hundred.
    var share: Int
    /// In thousandths.
    var values: ClosedRange<Int>
    var sources: [(source: Source, share: Int)] = [(.watch, 100)]
    var isContinuous = true
    var isWhole = false
  }

  static let series = [
    Series(
      type: "ActiveEnergyBurned", unit: "kcal", share: 36, values: 20...9000, sources: [(.watch, 92), (.phone, 8)]),
    Series(type: "HeartRate", unit: "count/min", share: 17, values: 46_000...171_000, isContinuous: false),
    Series(
      type: "StepCount", unit: "count", share: 12, values: 1000...400_000, sources: [(.phone, 40), (.watch, 50), (.ring, 10)], isWhole: true
    ),
    Series(type: "BasalEnergyBurned", unit: "kcal", share: 14, values: 100...20_000),
    Series(type: "DistanceWalkingRunning", unit: "km", share: 12, values: 1...700, sources: [(.phone, 45), (.watch, 55)]),
    Series(type: "AppleExerciseTime", unit: "min", share: 5, values: 1000...1000, isWhole: true),
    Series(type: "AppleStandTime", unit: "min", share: 4, values: 1000...5000, isWhole: true),
  ]

  /// About what a record takes, in bytes, and all that a day has beside the series.
  static let recordLength = 410
  static let dayLength = 25_000
  static let lastDay = CalendarDay(clampingOrdinal: 20_776)

  let size: Int
  let days: [CalendarDay]
  var random: SeededGenerator
  var text: [UInt8] = []
  let give: ([UInt8]) throws -> Void
  /// The last day that was written, and how.
  var lastWritten: (day: CalendarDay, text: [UInt8]) = (.earliest, [])

  /// - Parameters:
  ///   - size: Of the export, in bytes; it comes to about that.
  ///   - give: Takes the bytes, a megabyte at a time.
  init(size: Int, seed: UInt64, giving give: @escaping ([UInt8]) throws -> Void) {
    self.size = size
    self.give = give
    random = SeededGenerator(seed: seed)
    let count = min(3650, max(14, size / 80_000))
    days = (1 - count...0).map { Self.lastDay.advanced(by: $0) }
  }

  mutating func write() throws {
    add(
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <!DOCTYPE HealthData [
      <!-- HealthKit Export Version: 14 -->
      <!ELEMENT HealthData (ExportDate,Me,(Record|Correlation|Workout|ActivitySummary|ClinicalRecord|Audiogram|VisionPrescription)*)>
      <!ATTLIST HealthData locale CDATA #REQUIRED>
      ]>
      <HealthData locale="en_GB">
       <ExportDate value="\(Self.lastDay.advanced(by: 1)) 10:00:00 +0100"/>
       <Me HKCharacteristicTypeIdentifierDateOfBirth="1984-05-17" HKCharacteristicTypeIdentifierBiologicalSex="HKBiologicalSexFemale"/>

      """)
    for series in Self.series {
      for (source, share) in series.sources {
        let bytes = max(0, size - days.count * Self.dayLength) * series.share / 100 * share / 100
        try write(series, from: source, perDay: Double(bytes) / Double(days.count * Self.recordLength))
      }
    }
    for day in days { try writeMeans(of: day) }
    for day in days { try writeStanding(on: day) }
    for day in days { try writeNight(before: day) }
    for (place, day) in days.enumerated() where place % 30 == 7 { try writeOddities(on: day) }
    for day in days where random.chance(40) { try writeWorkout(on: day) }
    for day in days { try writeRings(of: day) }
    add("</HealthData>\n")
    try give(text)
  }

  // MARK: Kinds of records

  mutating func write(_ series: Series, from source: Source, perDay: Double) throws {
    let opening = Array(" <Record type=\"HKQuantityTypeIdentifier\(series.type)".utf8)
    let unit = Array(series.unit.utf8)
    var due = 0.0
    for day in days {
      due += perDay
      let count = Int(due)
      due -= Double(count)
      for number in 0..<count {
        // From half past six to half past ten, evenly but for chance.
        let step = 57_600 / count
        let start = 23_400 + number * step + Int.random(in: 0...step, using: &random)
        let length = series.isContinuous ? random.pick([3, 20, 60, 300, 600]) : 0
        let value = Int.random(in: series.values, using: &random)
        text += opening
        begin(source, unit)
        addMoments(on: day, start, start + length)
        add("\" value=\"")
        if series.isWhole { add("\(value / 1000)") } else { addThousandths(value) }
        if series.isContinuous {
          add("\"/>\n")
        } else {
          add("\">\n  <MetadataEntry key=\"HKMetadataKeyHeartRateMotionContext\" value=\"1\"/>\n </Record>\n")
        }
      }
      try flush()
    }
  }

  /// The heart at rest, and its variability with the beats that it was counted from.
  mutating func writeMeans(of day: CalendarDay) throws {
    addRecord("HKQuantityTypeIdentifierRestingHeartRate", .watch, "count/min", on: day, 60, 86_000, value: "\(number(48, 64))")
    for hour in [3, 11, 19] {
      addRecord(
        "HKQuantityTypeIdentifierHeartRateVariabilitySDNN", .watch, "ms", on: day, hour * 3600, hour * 3600 + 60,
        value: "\(number(18, 90)).\(number(0, 9))",
        isOpen: true)
      add("  <HeartRateVariabilityMetadataList>\n")
      for beat in 0..<24 { add("   <InstantaneousBeatsPerMinute bpm=\"\(number(50, 80))\" time=\"\(hour):00:\(10 + beat).41\"/>\n") }
      add("  </HeartRateVariabilityMetadataList>\n </Record>\n")
    }
    try flush()
  }

  mutating func writeStanding(on day: CalendarDay) throws {
    for hour in 7..<23 {
      let value = "HKCategoryValueAppleStandHour\(random.chance(70) ? "Stood" : "Idle")"
      addRecord("HKCategoryTypeIdentifierAppleStandHour", .watch, nil, on: day, hour * 3600, hour * 3600 + 3600, value: value)
    }
    try flush()
  }

  /// Stages by the watch, the time in bed by the phone, sleep by the ring, and a nap now and then.
  mutating func writeNight(before day: CalendarDay) throws {
    let type = "HKCategoryTypeIdentifierSleepAnalysis", value = "HKCategoryValueSleepAnalysis"
    let start = number(-7200, 3600)
    let end = start + number(21_000, 31_000)
    addRecord(type, .phone, nil, on: day, start - 900, end + 600, value: value + "InBed")
    addRecord(type, .ring, nil, on: day, start + 240, end - 300, value: value + "AsleepUnspecified")
    var moment = start
    while moment < end {
      let stop = min(end, moment + number(300, 2700))
      addRecord(
        type, .watch, nil, on: day, moment, stop,
        value: value + random.pick(["AsleepCore", "AsleepDeep", "AsleepREM", "AsleepCore", "Awake"]))
      moment = stop
    }
    if random.chance(6) { addRecord(type, .watch, nil, on: day, 50_400, 52_200, value: value + "AsleepUnspecified") }
    try flush()
  }

  // MARK: Text

  mutating func addRecord(
    _ type: String, _ source: Source, _ unit: String?, on day: CalendarDay, _ start: Int, _ end: Int, value: String, isOpen: Bool = false
  ) {
    add(" <Record type=\"\(type)")
    begin(source, unit.map { Array($0.utf8) })
    addMoments(on: day, start, end)
    add("\" value=\"\(value)\"\(isOpen ? "" : "/")>\n")
  }

  /// The source and the unit, up to the first moment.
  mutating func begin(_ source: Source, _ unit: [UInt8]?) {
    text += source.opening
    if !source.ending.isEmpty {
      for _ in 0..<7 { text.append(Array("0123456789abcdef".utf8)[Int(random.next() & 15)]) }
      text += source.ending
    }
    if let unit {
      add("\" unit=\"")
      text += unit
    }
  }

  mutating func addMoments(on day: CalendarDay, _ start: Int, _ end: Int) {
    add("\" creationDate=\"")
    addMoment(day, end)
    add("\" startDate=\"")
    addMoment(day, start)
    add("\" endDate=\"")
    addMoment(day, end)
  }

  /// - Parameter second: Of the wall's clock, from midnight of the day; it may lie on another.
  mutating func addMoment(_ day: CalendarDay, _ second: Int) {
    let days = Int((Double(second) / 86_400).rounded(.down))
    let date = day.advanced(by: days), rest = second - days * 86_400
    if date != lastWritten.day { lastWritten = (date, Array("\(date) ".utf8)) }
    text += lastWritten.text
    for (place, part) in [rest / 3600, rest / 60 % 60, rest % 60].enumerated() {
      if place > 0 { text.append(0x3A) }
      text.append(0x30 + UInt8(part / 10))
      text.append(0x30 + UInt8(part % 10))
    }
    add((4...10).contains(date.month) ? " +0200" : " +0100")
  }

  mutating func addThousandths(_ number: Int) {
    add("\(number / 1000).")
    for part in [number / 100 % 10, number / 10 % 10, number % 10] { text.append(0x30 + UInt8(part)) }
  }
  mutating func add(_ more: String) { text += more.utf8 }
  mutating func number(_ low: Int, _ high: Int) -> Int { Int.random(in: low...high, using: &random) }

  mutating func flush() throws {
    guard text.count >= 1 << 20 else { return }
    try give(text)
    text.removeAll(keepingCapacity: true)
  }
}
