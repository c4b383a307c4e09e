// What holds for whatever a table has.

import JournalDates
import JournalImports
import JournalModel
import JournalTestSupport
import PlainFormats
import Testing

@Suite struct TableLaws {
  /// Numbers in each convention come back as they were, or nothing is said of them.
  @Test func numbersComeBackOrAreRefused() throws {
    var generator = SeededGenerator(seed: 50)
    let profile = try TableProfile("own", settings: [("date", "d"), ("column.a", "a")])
    let conventions: [(mark: String, group: String, isIndian: Bool)] = [
      (".", "", false), (",", "", false), (".", ",", false), (",", ".", false), (",", " ", false), (".", " ", false), (".", "'", false),
      (",", "\u{A0}", false), (",", "\u{202F}", false), (".", "’", false), (".", ",", true),
    ]
    var (read, refused) = (0, 0)
    for _ in 0..<3000 {
      let convention = conventions.randomElement(using: &generator) ?? conventions[0]
      let places = Int.random(in: 0...4, using: &generator)
      let isFullWidth = Int.random(in: 0..<8, using: &generator) == 0
      var wanted: [Double] = []
      var table = "d;a\n"
      for row in 0..<Int.random(in: 1...4, using: &generator) {
        let digits = String(Int.random(in: 0...9_999_999, using: &generator) >> Int.random(in: 0...20, using: &generator))
        let decimals = (0..<places).map { _ in String(Int.random(in: 0...9, using: &generator)) }.joined()
        let sign = ["", "", "-", "+", "\u{2212}"].randomElement(using: &generator) ?? ""
        wanted.append(try #require(Double((sign == "\u{2212}" ? "-" : sign) + digits + "." + decimals + "0")))
        var groups: [String] = []
        var rest = Substring(digits)
        while !convention.group.isEmpty, rest.count > (groups.isEmpty || !convention.isIndian ? 3 : 2) {
          let size = groups.isEmpty || !convention.isIndian ? 3 : 2
          groups.insert(String(rest.suffix(size)), at: 0)
          rest = rest.dropLast(size)
        }
        var text = sign + ([String(rest)] + groups).joined(separator: convention.group) + (places > 0 ? convention.mark + decimals : "")
        if isFullWidth {
          text = String(
            String.UnicodeScalarView(
              text.unicodeScalars.map { scalar in
                "0123456789.,+".unicodeScalars.contains(scalar) ? Unicode.Scalar(scalar.value + 0xFEE0) ?? scalar : scalar
              }))
        }
        table += "2026-03-0\(row + 1);\(text)\n"
      }
      do {
        let data = try TableReader.read(Array(table.utf8), profile, zone: nil)
        let found = data.days.sorted { $0.key < $1.key }.map { $0.value["a"] }
        if found != wanted.map({ .number($0) }) { Issue.record("\(table)\(data.told)") }
        read += 1
      } catch is TableError {
        refused += 1
      }
    }
    #expect(read > 1500 && refused > 20)
  }

  /// Days in each order come back as they were, or nothing is said of them.
  @Test func daysComeBackOrAreRefused() throws {
    var generator = SeededGenerator(seed: 52)
    let profile = try TableProfile("own", settings: [("date", "d"), ("column.a", "a")])
    for _ in 0..<500 {
      let isMonthFirst = Bool.random(using: &generator)
      let sign = isMonthFirst ? "/" : ["/", "-", "."].randomElement(using: &generator) ?? "/"
      var table = "d,a\n"
      var days: [CalendarDay] = []
      for _ in 0..<Int.random(in: 1...5, using: &generator) {
        let day = CalendarDay.latest.advanced(by: -2_900_000 - Int.random(in: 0...9000, using: &generator))
        if days.contains(day) { continue }
        days.append(day)
        let parts = isMonthFirst ? [day.month, day.day, day.year] : [day.day, day.month, day.year]
        table += parts.map(String.init).joined(separator: sign) + ",1\n"
      }
      if let data = try? TableReader.read(Array(table.utf8), profile, zone: nil) {
        #expect(data.days.keys.sorted() == days.sorted(), "\(table)")
      }
    }
  }

  /// A table in pieces says what `CSVReader` finds in the whole.
  @Test func recordsInPiecesAreThoseOfTheWhole() throws {
    var generator = SeededGenerator(seed: 57)
    let signs: [UInt8] = Array("a,b\"\"\n\r\n1 é".utf8)
    for _ in 0..<3000 {
      let bytes = (0..<Int.random(in: 0...40, using: &generator)).map { _ in signs.randomElement(using: &generator) ?? 0x61 }
      var (whole, lines): ([[String]], [Int]) = ([], [])
      var reader = CSVReader(bytes)
      while let record = reader.record() { (whole, lines) = (whole + [record], lines + [reader.line]) }
      for size in [1, 3, 1000] {
        var (found, places): ([[String]], [Int]) = ([], [])
        var records = CSVRecords()
        func take(_ record: CSVRecord) {
          found.append((0..<record.count).map { record.text($0) })
          places.append(record.line)
        }
        try bytes.withUnsafeBytes { bytes in
          for start in stride(from: 0, to: bytes.count, by: size) {
            try records.add(UnsafeRawBufferPointer(rebasing: bytes[start..<min(bytes.count, start + size)]), take)
          }
          try records.finish(take)
        }
        if found != whole || !bytes.contains(0x0D) && places != lines {
          Issue.record("\(String(decoding: bytes, as: UTF8.self).debugDescription): \(found) \(places), not \(whole) \(lines)")
        }
      }
    }
  }

  /// Whatever bytes: no trap, and what is read, refused or left out is told.
  @Test func anyBytesAreReadOrRefused() throws {
    var generator = SeededGenerator(seed: 58)
    let profile = try TableProfile("own", settings: [("date", "d"), ("column.a", "a"), ("column.mood", "m"), ("time", "t")])
    let words = [
      "d", "a", "m", "t", ",", ";", "\t", "\n", "\r", "\r\n", "\"", "\0", "2026-03-02", "03/04/2026", "1.234", "1,5", "12", "-", "PM",
      "11:30", "é", "\u{FEFF}", "good", "Z", "+01:00", "(mph)", "e5", "1e999", " ",
    ]
    for number in 0..<3000 {
      var text = Bool.random(using: &generator) ? "d,a,m,t\n" : ""
      for _ in 0..<Int.random(in: 0...40, using: &generator) { text += words.randomElement(using: &generator) ?? "" }
      var bytes = Array(text.utf8)
      if number % 5 == 0 { bytes = [0xFF, 0xFE] + text.utf16.flatMap { [UInt8($0 & 255), UInt8($0 >> 8)] } }
      if number % 7 == 0 { bytes.append(UInt8.random(in: 0...255, using: &generator)) }
      var told: [[String]] = []
      for size in [bytes.count, 1, 5] {
        do throws {
          var table = TableReader(profile, zone: nil)
          try bytes.withUnsafeBytes { bytes in
            for start in stride(from: 0, to: bytes.count, by: max(1, size)) {
              try table.add(UnsafeRawBufferPointer(rebasing: bytes[start..<min(bytes.count, start + max(1, size))]))
            }
          }
          let data = try table.finish()
          told.append(data.told + data.moods.map { "\($0)" })
        } catch let error as TableError {
          told.append([error.what])
        }
      }
      #expect(told.allSatisfy { $0 == told[0] }, "\(text.debugDescription)")
      _ = TableReader.suggestion(for: bytes, named: "x")
      _ = TableReader.profile(of: bytes, among: TableProfile.builtIn)
    }
  }

  @Test func aMillionColumnsAndAQuoteWithoutEndAreNoTrouble() throws {
    let profile = try TableProfile("own", settings: [("date", "d"), ("column.a", "a")])
    let wide = "d,a" + String(repeating: ",x", count: 1_000_000) + "\n2026-03-02,5" + String(repeating: ",1", count: 1_000_000) + "\n"
    #expect(try TableReader.read(Array(wide.utf8), profile, zone: nil).told == ["2026-03-02 a=5"])
    let open = "d,a\n2026-03-02,5\n2026-03-03,\"" + String(repeating: "x\n", count: 1 << 19)
    #expect(try TableReader.read(Array(open.utf8), profile, zone: nil).days.count == 1)
    for empty in ["d,a\n", "d,a", "\u{FEFF}d,a\r\n\r\n"] { #expect(try TableReader.read(Array(empty.utf8), profile, zone: nil).told == []) }
    for none in ["", "\n", "\"", "x"] { #expect(throws: TableError.self) { try TableReader.read(Array(none.utf8), profile, zone: nil) } }
  }
}
