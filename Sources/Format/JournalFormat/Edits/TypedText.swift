// Text as a person gave it, and the Markdown that is read as that text and nothing else.

import JournalModel
import JournalText
import MarkdownSyntax

/// Text in paragraphs. Marks that would open a block stand after a backslash; all else stays as it was typed, links and tags among it.
struct TypedText {
  /// The lines of each paragraph; there is at least one, and none is empty.
  let paragraphs: [[String]]

  /// Lines end with LF, CR LF or CR; empty ones part paragraphs. Blanks around lines are dropped.
  /// - Parameters:
  ///   - line: The line of a paragraph that the text goes on with; nil where it begins one.
  ///   - isWithinLine: Whether other words stand before it on its line, so that nothing opens a block there.
  /// - Throws: `noWords` for a text without any; `controlCharacter`; `unwritable` where no backslash helps.
  init(_ text: String, after line: String? = nil, isWithinLine: Bool = false) throws(EditError) {
    let written = text.withLineFeeds.linesOfText
    for (number, line) in written.enumerated() {
      for (column, scalar) in line.unicodeScalars.enumerated() where scalar.properties.generalCategory == .control && scalar != "\t" {
        throw .controlCharacter(scalar, line: number + 1, column: column + 1)
      }
    }
    let lines = written.map(\.trimmed)
    let paragraphs = lines.split(separator: "").map { Array($0) }
    if paragraphs.isEmpty { throw .noWords }
    var escaped: [[String]] = []
    for paragraph in paragraphs {
      // Any words before it do for those.
      let lead = isWithinLine && escaped.isEmpty ? "x " : ""
      var lines = try Self.escaped([lead + paragraph[0]] + paragraph.dropFirst(), after: escaped.isEmpty ? line : nil)
      lines[0].removeFirst(lead.count)
      escaped.append(lines)
    }
    self.paragraphs = escaped
  }

  private init(paragraphs: [[String]]) { self.paragraphs = paragraphs }

  /// Whether two lines say the same, with or without backslashes before their marks.
  static func isSame(_ a: some StringProtocol, _ b: some StringProtocol) -> Bool {
    func bare(_ text: some StringProtocol) -> [UInt8] {
      let bytes = Array(text.utf8)
      return bytes.indices.filter { bytes[$0] != ASCII.backslash || $0 + 1 == bytes.endIndex || !bytes[$0 + 1].isPunctuation }.map {
        bytes[$0]
      }
    }
    return bare(a) == bare(b)
  }

  /// The text in one paragraph.
  var joined: TypedText { TypedText(paragraphs: [paragraphs.flatMap(\.self)]) }

  /// The text for an item or a log line: no field in it and no id at the end of its first line, no box and no activity at its beginning.
  /// - Parameter hasActivity: Whether the text follows the activity of a log line, so that it may begin with a link or a box.
  /// - Throws: `fieldInText`, `opensWithLink`.
  func opening(_ reading: ItemLine.Reading, afterActivity hasActivity: Bool = false) throws(EditError) -> TypedText {
    let first = paragraphs[0]
    let source = SourceText(path: "", bytes: Array(("- " + first.joined(separator: "\n  ")).utf8))
    var text = ItemSource(body: source)
    let line = text.read(block: 0, as: reading)
    if let field = text.fields(of: line).first { throw .fieldInText(source.text(field.range), key: field.field.key) }
    if !hasActivity, let link = text.activityLink(of: line) { throw .opensWithLink(source.text(link.range)) }
    var opening = first[0]
    if let id = line.idRange {
      opening = source.text(TextRange(2, id.lowerBound)) + "\\" + source.text(TextRange(id.lowerBound, line.firstLine.upperBound))
    }
    if !hasActivity, line.state != nil { opening = "\\" + opening }
    return TypedText(paragraphs: [[opening] + first.dropFirst()] + paragraphs.dropFirst())
  }

  // MARK: Backslashes

  private static func escaped(_ lines: [String], after former: String?) throws(EditError) -> [String] {
    // A line that would open a block if it stood alone is text all the same; any text stands for it.
    let former = former.map { [isText([$0]) ? $0 : "x"] } ?? []
    var escaped: [String] = []
    for line in lines {
      let isSafe = isText((former + escaped).suffix(1) + [line]) && !mayBecomeRule(line)
      escaped.append(isSafe ? line : withBackslash(line))
    }
    if isText(former + escaped) { return escaped }
    // What only several lines together are, such as the definition of a link.
    escaped = lines.map(withBackslash)
    guard isText(former + escaped) else { throw .unwritable(lines[0]) }
    return escaped
  }

  /// Whether the lines are one paragraph, each of them a line of its text.
  private static func isText(_ lines: [String]) -> Bool {
    let source = SourceText(path: "", bytes: Array(lines.joined(separator: "\n").utf8))
    let outline = Outline(body: source)
    return outline.blocks.count == 1 && outline.blocks[0].kind == .paragraph && outline.byteOrderMark == 0
      && outline.lines.map { source.text($0) } == lines && outline.diagnostics.isEmpty
  }

  /// Whether the line, after a marker of the same kind, is a rule across the page.
  private static func mayBecomeRule(_ line: String) -> Bool {
    guard let mark = line.utf8.first, mark == ASCII.hyphen || mark == ASCII.asterisk else { return false }
    return line.utf8.allSatisfy { $0 == mark || $0.isBlank }
  }

  /// The line with a backslash before what gives it a meaning at its beginning: its first mark, or that after its number.
  private static func withBackslash(_ line: String) -> String {
    let bytes = Array(line.utf8)
    let mark = bytes.firstIndex { !$0.isDigit } ?? bytes.endIndex
    guard mark < bytes.endIndex, bytes[mark].isPunctuation else { return line }
    return String(decoding: bytes[..<mark] + [ASCII.backslash] + bytes[mark...], as: UTF8.self)
  }
}
