// Boards of cards in lines of text.

import JournalText

extension TerminalPage {
  mutating func write(_ board: Board) {
    switch board.form {
    case .framed: writeFrames(board.cards)
    case .groups, .sections:
      for card in board.cards {
        if board.form == .groups { group(card.name, card.accent) } else { heading(card.name) }
        for part in card.parts {
          switch part {
          case .items(let items): for item in items { write(item) }
          case .prose(let prose): for row in textRows(of: prose.markdown, width: width - 4) { line(row.indented(by: "    ").text) }
          }
        }
      }
    }
  }

  /// From so many columns on two cards stand side by side.
  private static let widthForPairs = 100

  private mutating func writeFrames(_ cards: [Board.Card]) {
    var rest = cards[...]
    while let card = rest.popFirst() {
      if width >= Self.widthForPairs, card.accent != nil, let second = rest.first, second.accent != nil {
        rest.removeFirst()
        let (left, right) = ((width - 1) / 2, width - 1 - (width - 1) / 2)
        let (one, two) = (rows(of: card, width: left - 4), rows(of: second, width: right - 4))
        let height = max(one.count, two.count)
        let pair = zip(frame(card, one, width: left, height: height), frame(second, two, width: right, height: height))
        for (a, b) in pair { line(a + " " + b) }
      } else {
        let rows = rows(of: card, width: width - 4)
        for row in frame(card, rows, width: width, height: rows.count) { line(row) }
      }
    }
  }

  /// A card with a border: its name in the upper edge, its rows, and blank ones up to `height`.
  private func frame(_ card: Board.Card, _ rows: [Row], width: Int, height: Int) -> [TerminalText] {
    let look: TerminalStyle.Look = card.accent.map { .accent($0) } ?? .dim
    let name = shortened(card.name, width: width - 6)
    let edge = String(repeating: "─", count: max(0, width - 5 - name.displayWidth)) + "╮"
    let side = style.paint("│", look)
    let blanks = [Row](repeating: Row(""), count: height - rows.count)
    let inner = (rows + blanks).map { row -> TerminalText in
      "\(side) \(row.text)\(String(repeating: " ", count: max(0, width - 4 - row.columns))) \(side)"
    }
    let top = style.paint("╭─ ", look) + style.paint(name, .accent(card.accent)) + style.paint(" " + edge, look)
    return [top] + inner + [style.paint("╰" + String(repeating: "─", count: max(0, width - 2)) + "╯", look)]
  }

  /// The parts of a card with an empty row between two of them.
  private func rows(of card: Board.Card, width: Int) -> [Row] {
    var rows: [Row] = []
    for (index, part) in card.parts.enumerated() {
      if index > 0 { rows.append(Row("")) }
      switch part {
      case .items(let items):
        for item in items {
          rows += itemRows(
            item.mark.sign(), item.text.markdown, known: item.facts, details: item.details?.markdown ?? "", width: width)
        }
      case .prose(let prose): rows += textRows(of: prose.markdown, width: width)
      }
    }
    return rows
  }

  /// Markdown of a person, its headings bold.
  func textRows(of markdown: String, width: Int) -> [Row] {
    var rows: [Row] = []
    var isCode = false
    let (all, plain) = (lines(markdown), lines(plainText(markdown)))
    var place = 0
    while place < min(all.count, plain.count) {
      if !isCode, let table = MarkdownTable(all[place...]), let drawn = drawn(table.table, width: width) {
        rows += drawn
        place += table.lineCount
        continue
      }
      let (written, shown) = (all[place], plain[place])
      place += 1
      let marks = written.utf8.prefix { $0 == 0x23 }.count
      if written.hasPrefix("```") || written.hasPrefix("~~~") { isCode.toggle() }
      if !isCode, (1...6).contains(marks), written.utf8.dropFirst(marks).first == 0x20 {
        let name = String(decoding: shown.utf8.dropFirst(marks + 1), as: UTF8.self)
        rows += wrapped(name, width: width).map { Row(style.paint($0, .bold), columns: $0.displayWidth) }
      } else {
        rows += self.rows(ofLine: shown, width: width).map { Row($0) }
      }
    }
    return rows
  }

  /// A table of a person's Markdown; nil where it has no room.
  private func drawn(_ table: Table, width: Int) -> [Row]? {
    var page = narrowed(by: self.width - width)
    // The same without codes tells how wide each line is.
    var plain = TerminalPage(width: self.width, style: TerminalStyle(depth: .none), links: nil).narrowed(by: max(40, self.width) - width)
    page.write(table, indent: 0)
    plain.write(table, indent: 0)
    let rows = zip(page.text.lines, plain.text.lines).map { Row($0, columns: $1.encoded.displayWidth) }
    return rows.contains { $0.columns > width } ? nil : rows
  }
}
