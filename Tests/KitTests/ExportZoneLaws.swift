// A year of Apple Health in the same moments, exported in winter, in summer and abroad: the journal is the same.

import Foundation
import HostSystem
import JournalDates
import JournalTestSupport
import Testing

/// A year of steps, sleep, standing, pulse and runs, by moments.
private struct HealthYear {
  /// The part of an element before its times, what they are in seconds since 1970, and what follows.
  private var elements: [(opening: String, start: Int, end: Int, rest: String)] = []
  private static let watch = "sourceName=\"W\" device=\"&lt;&lt;HKDevice: 0x1&gt;, hardware:Watch6,1&gt;\""

  /// - Parameter zone: Where it was lived.
  init(_ zone: ZoneRules, seed: UInt64, days count: Int = 365) {
    var generator = SeededGenerator(seed: seed)
    func random(_ range: Range<Int>) -> Int { Int.random(in: range, using: &generator) }
    for number in 0..<count {
      let day = CalendarDay(clampingOrdinal: 20_089 + number)
      let start = zone.start(of: day)
      func add(_ type: String, _ value: String, at minute: Int, length: Int) {
        elements.append(
          ("Record type=\"HK\(type)\" value=\"\(value)\" \(Self.watch)", start + minute * 60, start + (minute + length) * 60, "/>"))
      }
      for _ in 0..<random(2..<6) {
        add("QuantityTypeIdentifierStepCount\" unit=\"count", "\(random(10..<2000))", at: random(0..<1440), length: random(1..<90))
      }
      add(
        "CategoryTypeIdentifierSleepAnalysis", "HKCategoryValueSleepAnalysisAsleepCore", at: random(1290..<1530), length: random(300..<480))
      for hour in stride(from: 0, to: 23, by: 4) {
        add("CategoryTypeIdentifierAppleStandHour", "HKCategoryValueAppleStandHourStood", at: hour * 60, length: 60)
      }
      add(
        "QuantityTypeIdentifierRestingHeartRate\" unit=\"count/min", "\(random(45..<70))", at: [5, 1430][random(0..<2)], length: 0)
      if number % 5 == 0 {
        let (begin, length) = ([25, 430, 1080, 1400][random(0..<4)] + random(0..<15), random(15..<60))
        elements.append(
          (
            "Workout workoutActivityType=\"HKWorkoutActivityTypeRunning\" duration=\"\(length)\" durationUnit=\"min\" "
              + "totalDistance=\"\(length / 6).\(length % 6)\" totalDistanceUnit=\"km\" \(Self.watch)", start + begin * 60,
            start + (begin + length) * 60, "/>"
          ))
      }
    }
  }

  /// As Apple writes it at a moment when the clock is so far ahead of UTC.
  func export(minutesAhead offset: Int, made: String = "2026-11-20T20:00Z") -> String {
    let size = abs(offset)
    func padded(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
    let zone = "\(offset < 0 ? "-" : "+")\(padded(size / 60))\(padded(size % 60))"
    func written(_ moment: Int) -> String {
      let time = DateTime(unixTime: Int64(moment), in: ZoneRules(fixedOffset: offset * 60))
      return "\(time.day) \(time.time):\(padded(time.second)) \(zone)"
    }
    let head = "<HealthData>\n<ExportDate value=\"\(written(Int(DateTime(made)?.unixTime ?? 0)))\"/>\n"
    return head
      + elements.map { "<\($0.opening) startDate=\"\(written($0.start))\" endDate=\"\(written($0.end))\"\($0.rest)\n" }.joined()
      + "</HealthData>\n"
  }
}

@Suite struct ExportZoneLaws {
  private func zone(_ name: String) throws -> ZoneRules {
    guard case .file(let bytes)? = LocalZone.named(name, Environment([:])), let rules = ZoneRules(tzif: bytes) else {
      throw CocoaError(.fileNoSuchFile)
    }
    return rules
  }

  private static let offsets = [60, 120, -480, 330]
  /// Tells the bytes of the exports, which differ.
  private static let ledger: Set<String> = ["imports.csv"]

  /// Under any zone of the machine, too. A later export in another season changes nothing.
  @Test func theSameMomentsGiveTheSameJournal() throws {
    for (name, machines) in [
      ("Europe/Berlin", ["UTC", "Asia/Tokyo", "America/Los_Angeles"]), ("America/New_York", ["Pacific/Kiritimati"]),
    ] {
      let year = HealthYear(try zone(name), seed: 48)
      var first: [String: [UInt8]]?
      for offset in Self.offsets {
        for machine in machines {
          let journal = try ImportingJournal("timezone: \(name)\n")
          try journal.folder.write(year.export(minutesAhead: offset), to: "export.xml")
          let said = journal.run("import", "../export.xml", "--log", "running=run", zone: machine)
          let files = try journal.files(but: Self.ledger)
          if first == nil { first = files }
          if files != first { Issue.record("\(name), \(offset), \(machine): \(said)") }
          if machine != machines[0] { continue }
          let other = offset == 60 ? 120 : 60
          try journal.folder.write(year.export(minutesAhead: other, made: "2026-11-20T20:30Z"), to: "later.xml")
          let again = journal.run("import", "../later.xml", "--log", "running=run", zone: machine)
          if try journal.files(but: Self.ledger) != files { Issue.record("\(name), \(offset) then \(other): \(again)") }
        }
      }
      // By hand: 365 days of sleep, and each hour of standing.
      let days = try #require(first?["metrics/apple-health/2025.csv"]).split(separator: 0x0A)
      #expect(days.count == 366)
    }
  }

  /// `--tz` holds whatever the journal says, and without any zone that of the machine does, which is told.
  @Test func whoSaysAZoneIsHeard() throws {
    let year = HealthYear(try zone("Asia/Tokyo"), seed: 3, days: 40)
    var all: [[String: [UInt8]]] = []
    for (settings, words, machine) in [
      ("timezone: Asia/Tokyo\n", [], "UTC"), ("timezone: Europe/Berlin\n", ["--tz", "Asia/Tokyo"], "UTC"), ("", [], "Asia/Tokyo"),
    ] {
      let journal = try ImportingJournal(settings)
      try journal.folder.write(year.export(minutesAhead: 60), to: "export.xml")
      let said =
        words.isEmpty
        ? journal.run("import", "../export.xml", zone: machine) : journal.run("import", "../export.xml", "--tz", words[1], zone: machine)
      #expect(said.contains("no time zone is set, so days begin where this machine is, in Asia/Tokyo") == settings.isEmpty)
      all.append(try journal.files(but: Self.ledger.union(["retro.yaml"])))
    }
    #expect(all[0] == all[1] && all[0] == all[2])
  }

  /// Away for a while: what days say holds from midnight of the day on, and no step is lost.
  @Test func daysSayWhereTheyWere() throws {
    let year = HealthYear(try zone("America/New_York"), seed: 9, days: 60)
    var sums: [Int] = []
    var away: [String] = []
    for isAway in [true, false] {
      let journal = try ImportingJournal("timezone: \(isAway ? "Europe/Berlin" : "America/New_York")\n")
      if isAway {
        try journal.folder.write("---\ntimezone: America/New_York\n---\n", to: "journal/days/2025/01/2025-01-10.md")
        try journal.folder.write("---\ntimezone: Europe/Berlin\n---\n", to: "journal/days/2025/01/2025-01-30.md")
      }
      try journal.folder.write(year.export(minutesAhead: 120), to: "export.xml")
      journal.run("import", "../export.xml", zone: "UTC")
      let lines = try journal.text("metrics/apple-health/2025.csv").split(separator: "\n").map {
        $0.split(separator: ",", omittingEmptySubsequences: false)
      }
      let column = try #require(lines.first?.firstIndex(of: "steps"))
      sums.append(lines.dropFirst().reduce(0) { $0 + (Int($1[column]) ?? 0) })
      // The days between are those of New York, to the byte.
      let between = lines.filter { $0[0] >= "2025-01-12" && $0[0] <= "2025-01-28" }.map { $0.joined(separator: ",") }
      if isAway { away = between } else { #expect(away == between) }
    }
    // Of records that overlap around a midnight another one may count; a day has some thousand steps.
    #expect(abs(sums[0] - sums[1]) < 1500)
  }

  /// What the older importer wrote, days and lines by the clock of the export, is set right by the same export or a later one; and a check says so
  /// beforehand. What a person made of such a line stays.
  @Test func whatWasImportedWronglyIsSetRight() throws {
    let year = HealthYear(try zone("Europe/Berlin"), seed: 21, days: 300)
    let right = try ImportingJournal("timezone: Europe/Berlin\n")
    try right.folder.write(year.export(minutesAhead: 60), to: "export.xml")
    right.run("import", "../export.xml", "--log", "running=run")
    let wanted = try right.files(but: Self.ledger)
    // Fixed offsets east of UTC have names with a minus.
    for (formers, now) in [([60], 60), ([120], 120), ([-480], -480), ([60], 120), ([60, 120], 60), ([120, 60], 330)] {
      let journal = try ImportingJournal("timezone: Europe/Berlin\n")
      for (number, offset) in formers.enumerated() {
        try journal.folder.write(year.export(minutesAhead: offset, made: "2026-11-20T\(10 + number):00Z"), to: "old\(number).xml")
        journal.run(
          "import", "../old\(number).xml", "--log", "running=run", "--tz", "Etc/GMT\(offset < 0 ? "+" : "-")\(abs(offset) / 60)")
        // So the older importer left it.
        let ledger = try journal.text("metrics/apple-health/imports.csv").replacing(",2,2025.csv", with: ",1,2025.csv").replacing(
          ",2,2024.csv", with: ",1,2024.csv")
        try journal.folder.write(ledger, to: "journal/metrics/apple-health/imports.csv")
        try FileManager.default.removeItem(atPath: journal.folder.path + "/journal/metrics/apple-health/lines.csv")
      }
      #expect(try journal.files(but: Self.ledger) != wanted)
      #expect(journal.run("check").contains("metrics/imported-in-export-zone"))
      let isSame = formers.count == 1 && formers[0] == now
      // Without their habit, lines wait for an import that says it.
      if now == 120 { journal.run("import", "../old0.xml") }
      if !isSame { try journal.folder.write(year.export(minutesAhead: now), to: "new.xml") }
      let said = journal.run("import", isSame ? "../old0.xml" : "../new.xml", "--log", "running=run")
      var files = try journal.files(but: Self.ledger)
      // Of a year that was not meant at all, the header stays.
      if files["metrics/apple-health/2024.csv"] == Array("date\n".utf8) { files["metrics/apple-health/2024.csv"] = nil }
      if files != wanted {
        let other = Set(files.keys).union(wanted.keys).filter { files[$0] != wanted[$0] }.sorted()
        Issue.record("\(formers) then \(now): \(other.prefix(4)) of \(other.count), \(said.prefix(300))")
      }
      #expect(!journal.run("check").contains("metrics/imported-in-export-zone"))
      let again = journal.run("import", isSame ? "../old0.xml" : "../new.xml", "--log", "running=run")
      if !again.contains("nothing to change") { Issue.record("\(formers) then \(now), again: \(again.prefix(200))") }
    }
  }

  @Test func aLineThatItsOwnerChangedStaysWhereItIs() throws {
    let journal = try ImportingJournal("timezone: Europe/Berlin\n")
    func workout(_ day: String, _ start: String, _ end: String) -> String {
      "<Workout workoutActivityType=\"HKWorkoutActivityTypeRunning\" duration=\"28\" durationUnit=\"min\" sourceName=\"W\" "
        + "startDate=\"\(day) \(start):00 +0100\" endDate=\"\(day) \(end):00 +0100\"/>"
    }
    let text =
      "<HealthData><ExportDate value=\"2026-11-20 21:00:00 +0100\"/>" + workout("2026-07-01", "07:00", "07:28")
      + workout("2026-07-02", "07:00", "07:28") + workout("2026-07-03", "23:20", "23:48") + "</HealthData>"
    try journal.folder.write(text, to: "export.xml")
    journal.run("import", "../export.xml", "--log", "running=run", "--tz", "Etc/GMT-1")
    let ledger = try journal.text("metrics/apple-health/imports.csv").replacing(",2,2026.csv", with: ",1,2026.csv")
    try journal.folder.write(ledger, to: "journal/metrics/apple-health/imports.csv")
    try FileManager.default.removeItem(atPath: journal.folder.path + "/journal/metrics/apple-health/lines.csv")
    let second = try journal.text("days/2026/07/2026-07-02.md").replacing("[[run]]", with: "[[run]] with Anna")
    try journal.folder.write(second, to: "journal/days/2026/07/2026-07-02.md")
    // A file of its own that the line stands in stays, without it.
    let third = try journal.text("days/2026/07/2026-07-03.md").replacing("type: day\n", with: "type: day\nmood: good\n")
    try journal.folder.write(third, to: "journal/days/2026/07/2026-07-03.md")
    let said = journal.run("import", "../export.xml", "--log", "running=run")
    #expect(said.contains("2 lines put right, 1 line there already"), "\(said)")
    #expect(try journal.text("days/2026/07/2026-07-01.md").contains("- 08:00 [[run]] [duration:: 28 min]"))
    #expect(try journal.text("days/2026/07/2026-07-02.md") == second)
    #expect(try journal.text("days/2026/07/2026-07-03.md") == "---\ntype: day\nmood: good\n---\n## Log\n")
    #expect(try journal.text("days/2026/07/2026-07-04.md").contains("- 00:20 [[run]] [duration:: 28 min]"))
  }
}
