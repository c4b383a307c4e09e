// Tables of other programs, profile by profile.

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
    for one in try Repository.fixtures.appending(path: "imports/tables.txt").text().components(separatedBy: "\n== ").dropFirst() {
      count += 1
      let lines = one.split(separator: "\n").filter { !$0.hasPrefix("#") }
      let table = lines.filter { $0.hasPrefix("|") }.map { $0.dropFirst() }
      let expected = lines.dropFirst().filter { $0.hasPrefix("=>") || $0.hasPrefix("!") || $0 == "failure" }
        .map { $0.hasPrefix("=>") ? $0.dropFirst(3).description : String($0) }
      var profile: TableProfile?
      if let name = lines.first(where: { $0.hasPrefix("profile ") })?.dropFirst(8) {
        profile = TableProfile.builtIn.first { $0.name == name }
      } else {
        let settings = lines.dropFirst().filter { line in
          !line.hasPrefix("|") && line.contains(": ") && !line.hasPrefix("=>") && !line.hasPrefix("!")
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
        let told = (try? TableImport.read(bytes, found, zone: berlin)).map { data in
          data.told.filter { !$0.hasPrefix("!") } + data.warnings.map { "! \($0.line ?? 0) \($0.text)" }
        }
        if (told ?? ["failure"]) != expected { Issue.record("\(lines[0]): \(told?.joined(separator: " / ") ?? "failure")") }
      }
    }
    #expect(count >= 10)
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
    for (bytes, profile) in cases { #expect(try TableImport.read(bytes, profile, zone: .utc).told == ["2026-03-02 cafe=3"]) }
    let bad = try TableImport.read(Array("Tag,Café,x\n2026-03-02,3,\n2026-03-03,4,".utf8) + [0xFF, 0x0A], profile, zone: .utc)
    #expect(bad.told == ["2026-03-02 cafe=3", "2026-03-03 cafe=4", "! bytes that are no UTF-8 were read as ‘\u{FFFD}’"])
    #expect(bad.warnings.first?.line == 3)
  }

  @Test func profilesSayWhatIsWrongWithThem() {
    func flaw(_ settings: [(String, String)]) -> String? {
      do throws(TableProfile.Flaw) {
        _ = try TableProfile("x", settings: settings)
        return nil
      } catch {
        return "\(error.key): \(error.reason)"
      }
    }
    let good = [("date", "d"), ("column.steps", "s")]
    #expect(flaw(good) == nil)
    #expect(flaw([("column.steps", "s")]) == "date: the column of the day is missing")
    #expect(flaw([("date", "d")])?.hasPrefix("column.: no column is named") == true)
    #expect(flaw(good + [("aggregate.steps", "median")])?.contains("sum, mean, last, first, max, min, count") == true)
    #expect(flaw(good + [("factor.stepz", "2")]) == "factor.stepz: there is no ‘column.stepz’")
    #expect(flaw(good + [("colour", "2")]) == "colour: there is no such key")
    #expect(flaw(good + [("scale.steps", "5..1 -> 0..4")]) != nil)
    #expect(flaw(good + [("date_format", "yyyy")]) != nil)
  }

  @Test func aFirstProfileIsSuggestedFromTheTableItself() throws {
    let table = "Datum;Schlaf (h);Notiz;Äpfel\n02.03.2026;7,5;gut;3\n03.03.2026;8;;4\n"
    let lines = try #require(TableImport.suggestion(for: Array(table.utf8), named: "mine"))
    #expect(
      lines == [
        "import.mine.date: \"Datum\"", "import.mine.date_format: dd.mm.yyyy", "import.mine.delimiter: \";\"",
        "import.mine.column.schlaf_h: \"Schlaf (h)\"", "import.mine.column.pfel: \"Äpfel\"", "import.mine.decimal: comma",
      ])
    #expect(TableImport.suggestion(for: Array("a,b\n1,2\n".utf8), named: "x") == nil)
    #expect(TableImport.suggestion(for: [], named: "x") == nil)
  }

  @Test func tablesAreRecognisedByTheirFirstLine() {
    let head = Array("Date,Move Minutes count,Calories (kcal)\n".utf8)
    #expect(TableImport.profile(of: head, among: TableProfile.builtIn)?.name == "google-fit-daily")
    #expect(TableImport.profile(of: Array("Start time,End time,Calories (kcal)\n".utf8), among: TableProfile.builtIn) == nil)
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
      for profile in TableProfile.builtIn { _ = try? TableImport.read(damaged, profile, zone: .utc) }
      _ = TableImport.suggestion(for: damaged, named: "x")
    }
  }
}
