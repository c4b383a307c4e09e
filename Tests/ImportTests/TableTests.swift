// Tables of other programs, profile by profile.

import JournalText
import Foundation
import JournalDates
import JournalImports
import JournalModel
import JournalTestSupport
import StreamKit
import Testing

@Suite struct Tables {
  private let berlin = ZoneRules(posix: "CET-1CEST,M3.5.0,M10.5.0/3") ?? .utc

  @Test func everyTableIsReadAsItsProfileSays() throws {
    var count = 0
    let files = try ["tables", "tables-doubts"].map { try Repository.fixtures.appending(path: "imports/\($0).txt").text() }
    for one in files.flatMap({ $0.components(separatedBy: "\n== ").dropFirst() }) {
      count += 1
      let lines = one.split(separator: "\n").filter { !$0.hasPrefix("#") }
      let table = lines.filter { $0.hasPrefix("|") }.map { $0.dropFirst() }
      let signs = ["=>", "!", "^", "?", "-", "failure"]
      let expected = lines.dropFirst().filter { line in signs.contains { line.hasPrefix($0) } }
        .map(String.init)
      var profile: TableProfile?
      if let name = lines.first(where: { $0.hasPrefix("profile ") })?.dropFirst(8) {
        profile = TableProfile.builtIn.first { $0.name == name }
      } else {
        let settings = lines.dropFirst().filter { line in
          !line.hasPrefix("|") && line.contains(": ") && !signs.contains { line.hasPrefix($0) }
        }
        profile = try TableProfile(
          "own",
          settings: settings.map { line in
            let parts = line.split(separator: ":", maxSplits: 1)
            return (String(parts[0]), parts[1].trimmed)
          })
      }
      let found = try #require(profile)
      for end in ["\n", "\r\n"] {
        let bytes = Array(table.joined(separator: end).utf8)
        let told = Self.told(bytes, found, berlin, isTold: expected != ["failure"])
        if told != expected { Issue.record("\(lines[0]):\n\(told.joined(separator: "\n"))") }
        // In pieces of whatever size it says the same.
        for size in [1, 7, 64] where Self.told(bytes, found, berlin, isTold: expected != ["failure"], pieces: size) != told {
          Issue.record("\(lines[0]), in pieces of \(size) bytes")
        }
      }
    }
    #expect(count >= 10)
  }

  /// What a table says, line by line as cases have it.
  private static func told(_ bytes: [UInt8], _ profile: TableProfile, _ zone: ZoneRules, isTold: Bool, pieces size: Int? = nil) -> [String]
  {
    do {
      var table = TableReader(profile, zone: zone)
      try bytes.withUnsafeBytes { bytes in
        for start in stride(from: 0, to: bytes.count, by: size ?? max(1, bytes.count)) {
          try table.add(UnsafeRawBufferPointer(rebasing: bytes[start..<min(bytes.count, start + (size ?? bytes.count))]))
        }
      }
      let data = try table.finish()
      let moods = data.moods.map { "^ \($0.day)\($0.time.map { " \($0)" } ?? "") \($0.mood.name)" }
      let unknown = data.unknownMoods.sorted { $0.key < $1.key }.map { "? \($0.key) \($0.value)" }
      return data.told.filter { !$0.hasPrefix("!") }.map { "=> " + $0 } + moods + unknown
        + data.warnings.map { "! \($0.line ?? 0) \($0.text)" } + data.ignored.sorted { $0.key < $1.key }.map { "- \($0.key) \($0.value)" }
    } catch let TableError.unclear(reason, help) {
      return [isTold ? "failure \(reason.english) / \(help.english)" : "failure"]
    } catch {
      return ["failure \(error)"]
    }
  }

  @Test func encodingsAreReadAsTheyAreMarked() throws {
    let profile = try TableProfile("own", settings: [("date", "Tag"), ("column.cafe", "Café")])
    let text = "Tag,Café\n2026-03-02,3\n"
    var latin = profile
    latin.encoding = .latin1
    let units = Array(text.utf16)
    let cases: [([UInt8], TableProfile)] = [
      (Array(text.utf8), profile), ([0xEF, 0xBB, 0xBF] + Array(text.utf8), profile), (text.unicodeScalars.map { UInt8($0.value) }, latin),
      ([0xFF, 0xFE] + units.flatMap { [UInt8($0 & 255), UInt8($0 >> 8)] }, profile),
      ([0xFE, 0xFF] + units.flatMap { [UInt8($0 >> 8), UInt8($0 & 255)] }, profile),
    ]
    for (bytes, profile) in cases { #expect(try TableReader.read(bytes, profile, zone: .utc).told == ["2026-03-02 cafe=3"]) }
    let bad = try TableReader.read(Array("Tag,Café,x\n2026-03-02,3,\n2026-03-03,4,".utf8) + [0xFF, 0x0A], profile, zone: .utc)
    #expect(bad.told == ["2026-03-02 cafe=3", "2026-03-03 cafe=4", "! bytes that are no UTF-8 were read as ‘\u{FFFD}’"])
    #expect(bad.warnings.first?.line == 3)
  }

  @Test func profilesSayWhatIsWrongWithThem() {
    func issues(_ settings: [(String, String)]) -> [String] {
      TableProfile.errors(in: settings).map { "\($0.kind) \($0.key): \($0.reason)" }
    }
    let good = [("date", "d"), ("column.steps", "s")]
    #expect(issues(good) == [])
    #expect(issues([("column.steps", "s")]) == ["missing date: the column of the day is missing"])
    #expect(issues([("date", "d")]) == ["missing column.: no column is named, as in ‘column.steps: Step count’"])
    #expect(issues(good + [("aggregate.steps", "median")]) == ["value aggregate.steps: sum, mean, last, first, max, min, count"])
    #expect(issues(good + [("factor.stepz", "2")]) == ["missing factor.stepz: there is no ‘column.stepz’"])
    #expect(issues(good + [("colour", "2")]) == ["key colour: there is no such key"])
    #expect(issues(good + [("scale.steps", "5..1 -> 0..4")]) == ["value scale.steps: two scales: 1..5 -> 0..4"])
    #expect(
      issues(good + [("form.steps", "lots")]) == ["value form.steps: number, duration, clock, or words with their numbers: low=1, high=3"])
    // Each is told, not only the first.
    #expect(issues([("date", " | "), ("date_format", "yyyy"), ("decimal", "semi"), ("skip", "-1")]).count == 6)
    #expect(throws: TableProfile.SettingError.self) { try TableProfile("x", settings: good + [("decimal", "semi")]) }
  }

  @Test func aFirstProfileIsSuggestedFromTheTableItself() throws {
    let table = "Datum;Schlaf (h);Notiz;Äpfel\n02.03.2026;7,5;gut;3\n03.03.2026;8;;4\n"
    let lines = try #require(TableReader.suggestion(for: Array(table.utf8), named: "mine"))
    #expect(
      lines == [
        "import.mine.date: \"Datum\"", "import.mine.date_format: dd.mm.yyyy", "import.mine.delimiter: \";\"",
        "import.mine.column.sleep_minutes: \"Schlaf (h)\"", "import.mine.factor.sleep_minutes: 60", "import.mine.column.äpfel: \"Äpfel\"",
        "import.mine.decimal: comma",
      ])
    let american = "Day,Steps,Sleep (h),Start,Mood\n11/17/2026,\"9,211\",7.5,23:10,good\n11/18/2026,8000,6.25,00:20,bad\n"
    #expect(
      TableReader.suggestion(for: Array(american.utf8), named: "us") == [
        "import.us.date: \"Day\"", "import.us.date_format: mm/dd/yyyy", "import.us.column.steps: \"Steps\"",
        "import.us.column.sleep_minutes: \"Sleep (h)\"", "import.us.factor.sleep_minutes: 60", "import.us.column.start: \"Start\"",
        "import.us.form.start: clock", "import.us.column.mood: \"Mood\"", "import.us.decimal: point",
      ])
    // Three lines before the table, Latin-1, `--` for what is not known.
    let scale =
      "Export der Waage\nVersion 2\n\nDatum;Schlafdauer;Ort;Gewicht (kg);Größe\n"
      + "17.11.2026;7h 12m 30s;Köln;70,5;--\n18.11.2026;6h 02m 00s;Köln;70;3\n"
    #expect(
      TableReader.suggestion(for: scale.unicodeScalars.map { UInt8($0.value) }, named: "w") == [
        "import.w.date: \"Datum\"", "import.w.encoding: latin1", "import.w.skip: 3", "import.w.date_format: dd.mm.yyyy",
        "import.w.delimiter: \";\"", "import.w.column.sleep_minutes: \"Schlafdauer\"", "import.w.form.sleep_minutes: duration",
        "import.w.column.weight_kg: \"Gewicht (kg)\"", "import.w.column.größe: \"Größe\"", "import.w.decimal: comma",
        "import.w.null: \"--\"", "# import.w.column.ort: \"Ort\"", "# import.w.form.ort: \"köln=?\"",
      ])
    #expect(
      TableReader.suggestion(for: Array("ts,v\n1794931200000,1\n1794945600000,2\n".utf8), named: "e")?[1]
        == "import.e.date_format: epoch-ms")
    #expect(TableReader.suggestion(for: Array("a,b\n1,2\n".utf8), named: "x") == nil)
    // What sounds like the day and holds days, not what is measured in time.
    let ring =
      "awake_time,bedtime_start,summary_date,rest\n3600,2026-03-01T23:10:00+01:00,2026-03-02,1\n600,2026-03-02T22:50:00+01:00,2026-03-03,2\n"
    #expect(TableReader.suggestion(for: Array(ring.utf8), named: "r")?.first == "import.r.date: \"summary_date\"")
    #expect(TableReader.suggestion(for: Array("awake_time,rest\n3600,1\n600,2\n".utf8), named: "r") == nil)
    #expect(
      TableReader.suggestion(for: Array("day;s;mood\n03/04/2026;1.234;5\n03/05/2026;9.999;1\n".utf8), named: "x") == [
        "import.x.date: \"day\"", "# ‘03/04/2026’ is 3 April 2026 or 4 March 2026: take the # from the line that is right",
        "# import.x.date_format: dd/mm/yyyy", "# import.x.date_format: mm/dd/yyyy", "import.x.delimiter: \";\"",
        "import.x.column.s: \"s\"", "import.x.column.mood: \"mood\"", "import.x.scale.mood: 1..5 -> 0..4",
        "# ‘1.234’ is 1.234 with a decimal point and 1234 with a decimal comma: take the # from the line that is right",
        "# import.x.decimal: point", "# import.x.decimal: comma",
      ])
    // A form of days fits all rows, or says those that it does not.
    func days(_ texts: [String]) -> [String] {
      let lines = TableReader.suggestion(for: Array(("date,steps\n" + texts.map { $0 + ",1000\n" }.joined()).utf8), named: "x") ?? []
      return lines.dropFirst().filter { !$0.contains("steps") }
    }
    let iso = ["2026-11-01", "2026-11-02", "2026-11-03", "2026-11-04", "2026-11-05"]
    #expect(days(iso) == [])
    #expect(days(iso + ["24/11/2026"]) == ["# ‘24/11/2026’ is written otherwise than the other days; it is 24 November 2026 (line 7)"])
    #expect(
      days(iso + ["03/04/2026"]) == [
        "import.x.date_format: yyyy-mm-dd", "# ‘03/04/2026’ is no day as the others are, and its row is left out (line 7)",
      ])
    #expect(days(["24/11/2026", "25/11/2026", "2026-11-26"]) == [])
    #expect(days(["11/24/2026", "11/25/2026"]) == ["import.x.date_format: mm/dd/yyyy"])
    #expect(
      days(["24/11/2026", "25/11/2026", "26/11/2026", "11/27/2026"]) == [
        "import.x.date_format: dd/mm/yyyy", "# ‘11/27/2026’ is no day as the others are, and its row is left out (line 5)",
      ])
    #expect(days(iso + ["total"]) == ["# ‘total’ is no day as the others are, and its row is left out (line 7)"])
    #expect(TableReader.suggestion(for: [], named: "x") == nil)
  }

  @Test func rowsFarAheadAreLeftOut() throws {
    let profile = try TableProfile("own", settings: [("date", "d"), ("column.steps", "s")])
    let last = try #require(CalendarDay("2027-03-02"))
    let data = try TableReader.read(Array("d,s\n2026-03-02,5\n9999-12-31,6\n2026-03-03,7\n".utf8), profile, zone: .utc, until: last)
    #expect(data.told == ["2026-03-02 steps=5", "2026-03-03 steps=7", "! 9999-12-31, which is more than a year ahead"])
    #expect(data.warnings.first?.line == 3)
  }

  @Test func amountsThatCannotBeAreToldAndThoseBelowNothingLeftOut() throws {
    let profile = try TableProfile("own", settings: [("date", "d"), ("column.steps", "s"), ("column.weight", "w")])
    let table = "d,s,w\n2026-03-02,-3,-1\n2026-03-03,-4,2\n2026-03-04,5000000000,3\n2026-03-05,200000,4\n"
    var data = try TableReader.read(Array(table.utf8), profile, zone: .utc)
    data.screenAmounts()
    #expect(
      data.told == [
        "2026-03-02 weight=-1", "2026-03-03 weight=2", "2026-03-04 steps=5000000000 weight=3", "2026-03-05 steps=200000 weight=4",
        "! steps can hardly be 5000000000, on 2026-03-04", "! steps cannot be -3, on 2026-03-02, and 1 more: left out",
      ])
  }

  @Test func tablesAreRecognisedByTheirFirstLine() {
    for titles in ["Date,Step count,Notes on it\n", "date,temp\n", "date,weight (kg)\n", "Start time,End time,Step count,Date\n"] {
      #expect(TableReader.profile(of: Array(titles.utf8), among: TableProfile.builtIn) == nil)
    }
    for titles in ["Step count,Date\n", "Biking duration (ms);Date\n", "Date,Heart Points,Heart Minutes,What else\r\n"] {
      #expect(TableReader.profile(of: Array(titles.utf8), among: TableProfile.builtIn)?.name == "google-fit-daily")
    }
    #expect(TableReader.profile(of: Array("tmax,prcp,tmin,date\n".utf8), among: TableProfile.builtIn)?.name == "meteostat-daily")
    let head = Array("Date,Move Minutes count,Calories (kcal)\n".utf8)
    #expect(TableReader.profile(of: head, among: TableProfile.builtIn)?.name == "google-fit-daily")
    #expect(TableReader.profile(of: Array("Start time,End time,Calories (kcal)\n".utf8), among: TableProfile.builtIn) == nil)
  }

  @Test func damagedTablesTrapNothing() throws {
    var generator = SeededGenerator(seed: 8)
    let table = Array(
      "latitude,longitude,elevation,utc_offset_seconds\n1,2,3,4\n\ntime,temperature_2m_max (°C)\n2026-03-02,\"1\n2\",3\n".utf8)
    for _ in 0..<300 {
      var damaged = table
      for _ in 0..<Int.random(in: 1...8, using: &generator) {
        let place = Int.random(in: 0..<damaged.count, using: &generator)
        if Bool.random(using: &generator) {
          damaged[place] = UInt8.random(in: 0...255, using: &generator)
        } else {
          damaged.remove(at: place)
        }
      }
      for profile in TableProfile.builtIn { _ = try? TableReader.read(damaged, profile, zone: .utc) }
      _ = TableReader.suggestion(for: damaged, named: "x")
    }
  }
}
