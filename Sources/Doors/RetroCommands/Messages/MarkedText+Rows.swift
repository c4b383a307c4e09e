// Messages in the columns of a terminal.

import Documents
import JournalModel
import JournalText
import TerminalScreens

extension MarkedText {
  /// The text with its messages broken at blanks into rows of at most `width` columns (2 or more), where the rows after the first begin
  /// below the message's words.
  ///
  /// A place and a word stay whole, however long, so that they can be copied: the terminal breaks them without a line end. What shows a
  /// file's own lines, as an excerpt or a diff does, stays as it is.
  func wrapped(width: Int) -> MarkedText {
    var out = MarkedText()
    for line in lines { line.isMessage ? out.add(line, brokenInto: width) : line.pieces.forEach { out.add($0.bytes, $0.part) } }
    return out
  }

  /// Each line with its end; together they are the text.
  private var lines: [MarkedText] {
    var lines: [MarkedText] = []
    var line = MarkedText()
    for piece in pieces {
      for part in piece.bytes.split(separator: ASCII.lineFeed, omittingEmptySubsequences: false).enumerated() {
        if part.offset > 0 {
          line.add([ASCII.lineFeed])
          lines.append(line)
          line = MarkedText()
        }
        line.add(part.element, piece.part)
      }
    }
    return line.pieces.isEmpty ? lines : lines + [line]
  }

  /// Whether the line says something of its own: it begins with a place, is help, or is a note.
  private var isMessage: Bool {
    pieces.first?.part == .place || pieces.contains { $0.part == .help || $0.part?.isSeverity ?? false }
      || pieces.first?.bytes.starts(with: "retro: ".utf8) ?? false
  }

  private mutating func add(_ line: MarkedText, brokenInto width: Int) {
    var characters: [(character: Character, part: Part?)] = []
    for piece in line.pieces {
      guard let text = String(validating: piece.bytes, as: UTF8.self) else { return line.pieces.forEach { add($0.bytes, $0.part) } }
      characters += text.map { ($0, piece.part) }
    }
    let end = characters.lastIndex { $0.character != "\n" }.map { $0 + 1 } ?? 0
    // No row ends inside of a place.
    let texts = characters[..<end].map { $0.character == " " && $0.part == .place ? "\u{A0}" : $0.character }
    let words = LineBreaks.rows(of: texts, width: 2, keepsWords: true).map { String(texts[$0]).trimmed }
    let longest = words.map(\.displayWidth).max() ?? 0
    let indent = line.indentation(width: width, longest)
    for (number, row) in LineBreaks.rows(of: texts, width: width, indent: indent, keepsWords: true).enumerated() {
      if number > 0 { add("\n" + String(repeating: " ", count: indent)) }
      let last = characters[row].lastIndex { $0.character != " " }.map { $0 + 1 } ?? row.lowerBound
      for run in characters[row.lowerBound..<last].chunks { add(run.text, run.part) }
    }
    if end < characters.count { add("\n") }
  }

  /// Columns before the words: what says where something is, how grave it is, or that it is help. Where that is more than two fifths of
  /// the row, or leaves too few for the longest word, two.
  private func indentation(width: Int, _ longest: Int) -> Int {
    let grave = pieces.firstIndex { $0.part == .help || $0.part?.isSeverity ?? false } ?? pieces.count - 1
    let lead = pieces.prefix(grave + 1).prefix { $0.part != nil || $0.bytes.allSatisfy(\.isBlank) }
      .map { String(decoding: $0.bytes, as: UTF8.self) }
    let columns = lead.isEmpty ? "retro:".displayWidth : lead.joined().displayWidth
    return (columns + 1) * 5 <= width * 2 && columns + 1 + longest <= width ? columns + 1 : 2
  }
}

extension MarkedText.Part {
  fileprivate var isSeverity: Bool { self == .error || self == .warning || self == .hint }
}

extension Collection<(character: Character, part: MarkedText.Part?)> {
  /// The text of neighbours that are one part.
  fileprivate var chunks: [(text: String, part: MarkedText.Part?)] {
    reduce(into: []) { chunks, next in
      if let last = chunks.last, last.part == next.part {
        chunks[chunks.count - 1].text.append(next.character)
      } else {
        chunks.append((String(next.character), next.part))
      }
    }
  }
}
