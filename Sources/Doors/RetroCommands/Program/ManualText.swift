// A document as help shows it: our own Markdown, so that few forms are enough.

import CommandKit
import Documents
import JournalModel
import JournalText

/// Writes Markdown of our documents as lines for people.
struct ManualText {
  private(set) var text = MarkedText()
  private let width: Int
  private var paragraph = ""
  private var rows: [[String]] = []
  private var isCode = false

  init(_ markdown: String, width: Int) {
    self.width = min(max(width, 40), 100)
    for line in markdown.split(separator: "\n", omittingEmptySubsequences: false) { add(String(line)) }
    flush()
  }

  /// The section with this heading, up to the next heading of its level or a higher one.
  static func section(_ heading: String, of document: String) -> String {
    var level = 0
    var isCode = false
    var lines: [String] = []
    for line in document.split(separator: "\n", omittingEmptySubsequences: false).map(String.init) {
      if line.hasPrefix("```") { isCode.toggle() }
      let own = isCode ? 0 : Self.level(of: line)
      if level == 0, own > 0, line.dropFirst(own).trimmed == heading { level = own } else if level > 0, own > 0, own <= level { break }
      if level > 0 { lines.append(line) }
    }
    return lines.joined(separator: "\n")
  }

  /// How deep a heading is; 0 for another line.
  private static func level(of line: String) -> Int {
    let hashes = line.prefix { $0 == "#" }.count
    return line.dropFirst(hashes).first == " " ? hashes : 0
  }

  private mutating func add(_ line: String) {
    if line.hasPrefix("```") {
      flush()
      isCode.toggle()
      return
    }
    if isCode || line.hasPrefix("    ") && paragraph.isEmpty { return text.add("    \(isCode ? line : String(line.dropFirst(4)))\n") }
    if line.hasPrefix("<!--") { return }
    if line.isEmpty {
      flush()
      return text.add("\n")
    }
    if case let level = Self.level(of: line), level > 0 {
      flush()
      text.add(Self.words(String(line.dropFirst(level + 1))), .heading)
      return text.add("\n")
    }
    if line.hasPrefix("|") {
      if !line.hasPrefix("|--") { rows.append(Self.cells(of: line)) }
      return
    }
    if line.hasPrefix("- ") { flush() }
    paragraph += (paragraph.isEmpty ? "" : " ") + line.trimmed
  }

  /// What stands between the bars of a row; a bar after a backslash is one of the text.
  private static func cells(of line: String) -> [String] {
    var cells: [String] = [""]
    var isEscaped = false
    for character in line {
      if character == "|", !isEscaped { cells.append("") } else { cells[cells.count - 1].append(character) }
      isEscaped = character == "\\"
    }
    return cells.dropFirst().dropLast().map { words($0.trimmed) }
  }

  /// What a reader sees of a text: links as their words, and no marks that stress a word. Code stays between its backticks.
  private static func words(_ markdown: String) -> String {
    plainText(markdown).split(separator: "`", omittingEmptySubsequences: false).enumerated().map { part in
      part.offset.isMultiple(of: 2) ? unmarked(part.element) : String(part.element)
    }.joined(separator: "`")
  }

  private static func unmarked(_ text: Substring) -> String {
    var words = ""
    var rest = text
    while let character = rest.first {
      let following = rest.dropFirst()
      if character == "[", let end = following.firstIndex(of: "]"), following[end...].hasPrefix("]("),
        let close = following[end...].firstIndex(of: ")")
      {
        words += unmarked(following[..<end])
        rest = following[following.index(after: close)...]
        continue
      }
      // A star between blanks is one.
      if character != "*" || (words.last ?? " ") == " " && following.first == " " { words.append(character) }
      rest = following
    }
    return words
  }

  private mutating func flush() {
    if !rows.isEmpty {
      let last = rows[0].count - 1
      var table = TextTable(rows[0].indices.map { $0 == last ? .wrapped : .whole })
      for row in rows { table.add(row) }
      text.add(table.text(width: width))
      rows = []
    }
    if paragraph.isEmpty { return }
    let isItem = paragraph.hasPrefix("- ")
    let words = Self.words(isItem ? String(paragraph.dropFirst(2)) : paragraph).split(separator: " ")
    var line = isItem ? "-" : ""
    for word in words {
      if !line.isEmpty, line.displayWidth + 1 + word.displayWidth > width {
        text.add(line + "\n")
        line = isItem ? "  " + word : String(word)
      } else {
        line += (line.isEmpty ? "" : " ") + word
      }
    }
    text.add(line + "\n")
    paragraph = ""
  }
}

extension RetroProgram {
  /// Shows help in the columns of the terminal.
  static func show(_ subject: HelpSubject, in context: inout Context) {
    let width = context.display.width
    if case .topic(let topic) = subject {
      context.write(ManualText(topic.text(), width: width).text)
    } else {
      context.write(declared.help(subject, width: width, in: context.language))
    }
  }
}
