// Bytes, lines and edits: laws over chance, and one finding as it is printed.

import JournalTestSupport
import JournalText
import Testing

@Suite struct TextLaws {
  /// The standard library is the oracle: it fixes exactly what is not UTF-8.
  @Test func invalidUTF8IsFoundWhereTheStandardLibraryMendsIt() {
    var generator = SeededGenerator(seed: 1)
    let pieces: [[UInt8]] = [
      Array("é睡😀a".utf8), [0xC0, 0x80], [0xED, 0xA0, 0x80], [0xF4, 0x90, 0x80, 0x80], [0xF0, 0x9F], [0x80], [0xE0, 0x9F, 0xBF],
    ]
    for _ in 0..<3000 {
      var bytes = Array(repeating: UInt8(ascii: "x"), count: Int.random(in: 0...70, using: &generator))
      for _ in 0..<Int.random(in: 0...2, using: &generator) {
        bytes.insert(contentsOf: generator.pick(pieces), at: Int.random(in: 0...bytes.count, using: &generator))
      }
      let found = bytes.withUnsafeBufferPointer { firstInvalidUTF8(in: $0) }
      let isValid = Array(String(decoding: bytes, as: UTF8.self).utf8) == bytes
      if (found == nil) != isValid { Issue.record("\(bytes): \(found as Any)") }
      if let found {
        let before = Array(bytes[..<found])
        if Array(String(decoding: before, as: UTF8.self).utf8) != before { Issue.record("\(bytes) is broken before \(found)") }
      }
    }
  }

  @Test func positionsCountLinesAndScalars() {
    let source = SourceText(path: "", bytes: Array("a\r\nbé\u{301}😀c\rd\n\ne".utf8))
    let table = LineTable(source)
    let text = String(decoding: source.bytes, as: UTF8.self)
    var line = 1, column = 1, offset = 0
    var previous: Unicode.Scalar = "x"
    for scalar in text.unicodeScalars {
      if previous == "\n" || previous == "\r" && scalar != "\n" { (line, column) = (line + 1, 1) }
      if table.position(of: offset) != TextPosition(line: line, column: column) {
        Issue.record("\(offset): \(table.position(of: offset)), not \(line):\(column)")
      }
      offset += String(scalar).utf8.count
      column += 1
      previous = scalar
    }
    #expect((1...5).map { source.text(table.range(ofLine: $0)) } == ["a", "bé\u{301}😀c", "d", "", "e"])
  }

  /// What is counted by bytes is what characters take one after the other.
  @Test func aTextIsAsWideAsItsCharacters() {
    for value in UInt32(0x20)..<0x1_2000 {
      guard let scalar = Unicode.Scalar(value) else { continue }
      let text = String(scalar), width = text.reduce(0) { $0 + $1.displayWidth }
      if text.displayWidth != width { Issue.record("U+\(String(value, radix: 16)): \(text.displayWidth), not \(width)") }
    }
    var generator = SeededGenerator(seed: 7)
    let pieces = ["a", "é", "日", "か", "\u{3099}", "한", "\u{11A8}", "→", "\u{FE0F}", "\u{200D}", "●", "👩", "1", "\u{20E3}", "〰", "ｱ", "！", "–", "\u{301}"]
    for _ in 0..<4000 {
      let text = (0..<Int.random(in: 0...5, using: &generator)).map { _ in generator.pick(pieces) }.joined()
      let width = text.reduce(0) { $0 + $1.displayWidth }
      if text.displayWidth != width { Issue.record("\(text.unicodeScalars.map { $0.value }): \(text.displayWidth), not \(width)") }
    }
  }

  @Test func positionsOnALongLineCountItsScalars() {
    let text = String(repeating: "aé睡😀", count: 3000)
    let table = LineTable(SourceText(path: "", bytes: Array(("x\n" + text + "\ny").utf8)))
    var offset = 2
    for (index, scalar) in text.unicodeScalars.enumerated() {
      if table.position(of: offset) != TextPosition(line: 2, column: index + 1) {
        Issue.record("scalar \(index): \(table.position(of: offset))")
      }
      offset += String(scalar).utf8.count
    }
  }

  @Test func editsChangeTheirRangesAndNothingElse() throws {
    var generator = SeededGenerator(seed: 2)
    for _ in 0..<500 {
      let bytes = (0..<40).map { _ in UInt8.random(in: 0...255, using: &generator) }
      let source = SourceText(path: "", bytes: bytes)
      var cuts = (0..<4).map { _ in Int.random(in: 0...40, using: &generator) }.sorted()
      if cuts[1] == cuts[2] { cuts[2] = min(40, cuts[2] + 1) }
      guard cuts[2] <= cuts[3], cuts[1] < cuts[2] else { continue }
      let edits = [
        TextEdit(TextRange(cuts[2], cuts[3]), of: source, with: "ü"), TextEdit(TextRange(cuts[0], cuts[1]), of: source, with: ""),
      ]
      let expected = bytes[..<cuts[0]] + bytes[cuts[1]..<cuts[2]] + Array("ü".utf8) + bytes[cuts[3]...]
      #expect(try source.applying(edits).bytes == Array(expected))
      #expect(try source.applying([TextEdit]()) == source)
    }
  }

  @Test func editsThatDoNotFitAreRefused() {
    let source = SourceText(path: "", bytes: Array("abcdef".utf8))
    let other = SourceText(path: "", bytes: Array("abXdef".utf8))
    let edit = TextEdit(TextRange(2, 3), of: source, with: "")
    #expect(throws: TextEditError.unexpectedBytes(TextRange(2, 3))) { try other.applying([edit]) }
    #expect(throws: TextEditError.overlap(TextRange(1, 3), TextRange(2, 3))) {
      try source.applying([edit, TextEdit(TextRange(1, 3), of: source, with: "")])
    }
    #expect(throws: TextEditError.overlap(TextRange(at: 2), TextRange(at: 2))) {
      try source.applying([TextEdit(insert: "a", at: 2), TextEdit(insert: "b", at: 2)])
    }
    #expect(throws: TextEditError.self) { try source.applying([TextEdit(insert: "a", at: 7)]) }
  }

  @Test func aFindingIsPrintedWithItsLineAndACaret() {
    let source = SourceText(path: "days/a.md", bytes: Array("x\n\t睡眠: 真ん中 é end\n".utf8))
    let finding = Diagnostic(.init(.itemBadField, "look here", help: "do this"), at: TextRange(11, 20))
    #expect(
      finding.rendered(in: source, lines: LineTable(source)) == """
        days/a.md:2:6: warning: look here [item/bad-field]
          |
        2 |  睡眠: 真ん中 é end
          |        ^^^^^^
          = help: do this

        """)
  }

  @Test func textTakesTheColumnsThatATerminalGivesIt() {
    let widths = [
      ("", 0), ("abc", 3), ("é", 1), ("e\u{301}", 1), ("睡眠", 4), ("ｱ", 1), ("😀", 2), ("👩‍👩‍👧", 2), ("☀️", 2), ("☀", 1), ("🇩🇪", 2), ("한", 2),
      ("\u{200B}", 0), ("1️⃣", 2), ("✓", 1),
    ]
    for (text, width) in widths where text.displayWidth != width { Issue.record("\(text): \(text.displayWidth), not \(width)") }
  }
}
