// Frames on a terminal: what stands there is the frame, and what was left above it.

import JournalTestSupport
import JournalText
import Testing

@testable import TerminalScreens

@Suite struct FrameTests {
  /// Whatever was drawn before, on a terminal of any size, the screen shows what was left for good and below it the frame.
  @Test func theScreenShowsWhatWasLeftAndTheFrame() {
    var generator = SeededGenerator(seed: 5)
    let words = [
      "one", "two", "睡眠", "😀", "👩‍👩‍👧", "é", "e\u{301}", "longer-than-a-narrow-terminal-is", " ", "  ", "「はい」", "\u{200B}", "\u{1B}[31m",
    ]
    func text(_ generator: inout SeededGenerator) -> StyledText {
      (0..<Int.random(in: 0...12, using: &generator)).reduce(into: StyledText()) { text, _ in
        text += StyledText(generator.pick(words), generator.pick([.plain, .bold, .green])) + StyledText(generator.chance(70) ? " " : "")
      }
    }
    for round in 0..<400 {
      var (columns, height) = (Int.random(in: 8...60, using: &generator), Int.random(in: 3...20, using: &generator))
      var terminal = VirtualTerminal(columns: columns, rows: height)
      let isColoured = generator.chance(50)
      var painter = FramePainter(isColoured: isColoured)
      var left: [StyledText] = []
      /// Rows that stand above since a size was another one.
      var isResized = false
      for _ in 0..<8 {
        if generator.chance(15) {
          (columns, height) = (Int.random(in: 8...60, using: &generator), height)
          terminal.resize(columns: columns, rows: height)
          isResized = true
        }
        if generator.chance(30) {
          let lines = (0..<Int.random(in: 0...2, using: &generator)).map { _ in text(&generator) }
          terminal.write(Array(painter.leave(lines, columns: columns).utf8))
          left += lines
        }
        var frame = Frame(columns: columns)
        for _ in 0..<Int.random(in: 1...4, using: &generator) {
          frame.add(text(&generator), indent: Int.random(in: 0...4, using: &generator))
        }
        if generator.chance(60) { frame.add(LineEditor(text(&generator).plain), prompt: generator.pick(["> ", "", "a long prompt: "])) }
        terminal.write(Array(painter.paint(frame, columns: columns, rows: height).utf8))
        let shown = frame.fitting(rows: height)
        // A frame that was broken into more rows than there are reaches beyond the top.
        if !isResized, !terminal.complaints.isEmpty { Issue.record("round \(round): \(terminal.complaints)") }
        if !isColoured, terminal.painted > 0 { Issue.record("round \(round): colours without leave") }
        // Rows that a resize broke are no longer where they were made.
        let above = isResized ? [] : left.flatMap { $0.wrapped(width: max(columns - 1, 2), indent: $0.margin) }
        let wanted = (above + shown.rows).map { trimmed($0.plain) }
        let found = terminal.lines.map(trimmed)
        if !found.suffix(wanted.count).elementsEqual(wanted) || (!isResized && found.count != wanted.count) {
          Issue.record("round \(round), \(columns) columns:\n\(found.joined(separator: "⏎\n"))\nnot\n\(wanted.joined(separator: "⏎\n"))")
        }
        let place = shown.cursor ?? Frame.Place(row: shown.rows.count - 1, column: shown.rows.last?.width ?? 0)
        let row = terminal.cursor.row - (found.count - shown.rows.count)
        if Frame.Place(row: row, column: terminal.cursor.column) != place {
          Issue.record("round \(round): the cursor is at \(terminal.cursor), not \(place)")
        }
      }
    }
  }

  /// A frame that is painted twice costs nothing but the cursor's way.
  @Test func whatIsThereIsNotPaintedAgain() {
    var frame = Frame(columns: 40)
    frame.add("Which of them?")
    frame.add(LineEditor("the second"), prompt: "> ")
    var painter = FramePainter(isColoured: false)
    #expect(painter.paint(frame, columns: 40, rows: 24).contains("Which"))
    #expect(!painter.paint(frame, columns: 40, rows: 24).contains("Which"))
    #expect(painter.paint(frame, columns: 39, rows: 24).contains("Which"))
  }

  @Test func rowsAreBrokenAtBlanksAndBetweenWideCharacters() {
    let cases: [(String, Int, Int, [String])] = [
      ("one two three", 7, 0, ["one two", "three"]), ("one two three", 7, 2, ["one two", "  three"]), ("", 5, 3, [""]),
      ("one two three", 3, 2, ["one", "two", "thr", "ee"]), ("朝のランニング。", 8, 0, ["朝のラン", "ニング。"]),
      ("a「はい」", 4, 0, ["a", "「は", "い」"]), ("one    two", 5, 0, ["one", "two"]), ("a b c d e f", 4, 1, ["a b", " c d", " e f"]),
    ]
    for (text, width, indent, wanted) in cases {
      let rows = StyledText(text).wrapped(width: width, indent: indent).map(\.plain)
      if rows != wanted { Issue.record("\(text) in \(width): \(rows)") }
    }
    #expect(
      (StyledText("one ", .red) + StyledText("two three", .bold)).wrapped(width: 7)[0].encoded(isColoured: true)
        == "\u{1B}[1;31mone \u{1B}[0m\u{1B}[1mtwo\u{1B}[0m")
    #expect(StyledText("睡眠 one").shortened(width: 6).plain == "睡眠 …" && StyledText("睡眠").shortened(width: 4).plain == "睡眠")
  }

  /// Without blanks at the end, and without what no terminal keeps.
  private func trimmed(_ text: String) -> String {
    var text = text.replacing("\u{200B}", with: "")
    while text.last == " " { text.removeLast() }
    return text
  }
}
