// Keys, lines and rows: tables, and laws over chance.

import JournalTestSupport
import JournalText
import Testing

@testable import TerminalScreens

@Suite struct KeyReaderTests {
  @Test func bytesAreTheKeysOfTheTable() throws {
    for row in try rows("keys.tsv") {
      var reader = KeyReader()
      var found: [Key] = []
      let stretches = row[0].replacing("//", with: "\u{0}").split(separator: "\u{0}", omittingEmptySubsequences: false)
      for (index, stretch) in stretches.enumerated() {
        for part in stretch.split(separator: "/", omittingEmptySubsequences: false) { found += reader.read(bytes(part)) }
        // Where it waits for nothing, nothing is flushed.
        if index < stretches.count - 1, reader.patience != nil { found += reader.flush() }
      }
      let wanted = row[1].split(separator: " ").map { key(String($0)) }
      if found != wanted { Issue.record("\(row[0]): \(found)") }
    }
  }

  /// Wherever reading cuts the bytes, the keys are the same but for characters that are parted by it.
  @Test func cutsChangeNoKey() throws {
    var generator = SeededGenerator(seed: 3)
    let pieces = try rows("keys.tsv").map { bytes($0[0].replacing("/", with: "")) }
    for round in 0..<2_000 {
      var all = (0..<4).flatMap { _ in generator.pick(pieces) }
      if generator.chance(20) {
        all = (0..<30).map { _ in generator.pick([0x1B, 0x5B, 0x4F, 0x3B, .random(in: 0...255, using: &generator)]) }
      }
      if generator.chance(40) { all = mutations(of: all, count: 1, using: &generator)[0] }
      var whole = KeyReader()
      var parted = KeyReader()
      let wanted = whole.read(all) + whole.flush() + whole.flush()
      var found: [Key] = []
      var rest = all[...]
      while !rest.isEmpty {
        let count = Int.random(in: 1...rest.count, using: &generator)
        found += parted.read(rest.prefix(count))
        rest = rest.dropFirst(count)
      }
      found += parted.flush() + parted.flush()
      if typed(found) != typed(wanted) { Issue.record("round \(round): \(all): \(found), not \(wanted)") }
      if whole.patience != nil { Issue.record("round \(round): \(all): something is held for ever") }
    }
  }

  /// Keys with the characters between them as one text.
  private func typed(_ keys: [Key]) -> [Key] {
    var out: [Key] = []
    var text = ""
    for key in keys + [.escape] {
      if case .character(let character) = key {
        text.append(character)
        continue
      }
      if !text.isEmpty { out.append(.paste(text)) }
      text = ""
      out.append(key)
    }
    return out
  }
}

@Suite struct LineEditorTests {
  @Test func keysDoWhatTheTableSays() throws {
    for row in try rows("lines.tsv") {
      var line = LineEditor(marked: row[0])
      for word in row[1].split(separator: " ") {
        guard let key = key(String(word)) else {
          Issue.record("\(word) is no key")
          continue
        }
        _ = line.handle(key)
      }
      if line.marked != row[2] { Issue.record("\(row[0]) \(row[1]): \(line.marked), not \(row[2])") }
    }
  }

  @Test func linesStandInTheRowsOfTheTable() throws {
    for row in try rows("rows.tsv") {
      let view = EditorRows(LineEditor(marked: row[1]), width: Int(row[0]) ?? 0)
      let shown = view.rows.enumerated().map { number, text -> String in
        guard number == view.cursor.row else { return text }
        var columns = 0
        let before = text.prefix { character in
          columns += character.displayWidth
          return columns <= view.cursor.column
        }
        return before + String(LineEditor.mark) + text.dropFirst(before.count)
      }
      if shown.joined(separator: "⏎") != row[2] { Issue.record("\(row[0]) \(row[1]): \(shown)") }
    }
  }

  /// Any keys leave a line: no control character, the cursor between two characters; what is typed can be taken away again.
  @Test func anyKeysLeaveALine() throws {
    var generator = SeededGenerator(seed: 4)
    let words = try rows("lines.tsv").flatMap { $0[1].split(separator: " ").compactMap { key(String($0)) } }
    let texts = ["a", " ", "é", "e", "\u{301}", "睡", "👩", "\u{200D}", "👧", "🇩", "🇪", "\u{FE0F}", "\u{200F}", "한", "\r", "ก", "ำ"]
    for round in 0..<400 {
      var line = LineEditor()
      for _ in 0..<30 {
        let before = line
        let isHandled = line.handle(generator.chance(60) ? .paste(generator.pick(texts)) : generator.pick(words))
        if !isHandled, line != before { Issue.record("round \(round): a key without use changed \(before.marked)") }
        let edges = line.text.indices.map { line.text.utf8.distance(from: line.text.startIndex, to: $0) } + [line.text.utf8.count]
        if !edges.contains(line.cursor) { Issue.record("round \(round): the cursor is inside a character of \(line.marked)") }
        if line.text.unicodeScalars.contains(where: { $0.value < 0x20 }) { Issue.record("round \(round): \(line.text)") }
        let width = Int.random(in: 1...30, using: &generator)
        let view = EditorRows(line, width: width)
        if view.rows.contains(where: { $0.displayWidth > max(width, 3) - 1 }) || view.cursor.column >= max(width, 3)
          || !view.rows.indices.contains(view.cursor.row)
        {
          Issue.record("round \(round): \(line.marked) in \(width): \(view)")
        }
      }
      _ = line.handle(.end)
      while !line.isEmpty { _ = line.handle(.backspace) }
    }
  }
}
