// Lines that look like something and are not: headings that open no section, list items and boxes that are text.

import JournalFormat
import JournalModel
import JournalText
import MarkdownSyntax

extension FileReading {
  /// Headings that were meant to open a section and do not, and list items that were meant to have a box and are no list items.
  var lineFindings: [Diagnostic] {
    var found = nearHeadings
    for block in outline.blocks where block.kind == .paragraph {
      // A line that was meant to end a list goes on with its last item, so what counts is that it begins at the margin.
      for line in outline.lines[Int(block.lines.lowerBound)..<Int(block.lines.upperBound)] {
        guard let start = margin(of: line) else { continue }
        let isSure = start == line.lowerBound || block.depth == 0
        let almost = start == line.lowerBound ? almostItem(line) : nil
        if let finding = almostHeading(line, from: start, isSure: isSure) ?? almost { found.append(finding) }
      }
    }
    return kind.isRetrospective ? found + sectionLikes : found
  }

  /// Headings that are nearly the name of a section; in a retrospective without that section a single typo is enough.
  private var nearHeadings: [Diagnostic] {
    let names = configuration.sectionNames
    var present = Set(sections.map(\.kind))
    var found: [Diagnostic] = []
    for section in sections where section.kind == .other {
      let typo = kind.isRetrospective ? names.typo(of: section.heading) : nil
      let isMissing = typo.map { present.insert(names.kind(ofHeading: $0.name)).inserted } ?? false
      guard let name = (isMissing ? typo?.name : nil) ?? names.near(section.heading) else { continue }
      let content = outline.blocks[section.block].content
      // Only a heading that is that word and nothing else is fixed.
      let isSure = isMissing && typo?.isSure == true && section.heading.lowercased().hasSameBytes(as: SectionNames.folded(section.heading))
      let isWhole = source.text(content).hasSameBytes(as: section.heading)
      found.append(
        Diagnostic(.almostHeading(name), at: content, fix: isSure && isWhole ? [TextEdit(content, of: source, with: name)] : []))
    }
    return found
  }

  /// The offset at which the line of a text begins in the file, where nothing or up to three blanks stand before the text.
  private func margin(of line: TextRange) -> Int? {
    let start = lines.starts[lines.line(of: line.lowerBound) - 1]
    return line.lowerBound - start <= 3 && source[TextRange(start, line.lowerBound)].allSatisfy { $0 == ASCII.space } ? start : nil
  }

  /// A line such as `##Try`, or one with full-width marks or blanks.
  /// - Parameter isSure: Whether it can be fixed; indented below an item, it may be meant as a part of that.
  private func almostHeading(_ line: TextRange, from start: Int, isSure: Bool) -> Diagnostic? {
    guard let first = source[line].first, first == ASCII.hash || first == 0xEF else { return nil }
    let scalars = Array(source.text(line).unicodeScalars)
    let marks = scalars.prefix { $0 == "#" || $0 == "＃" }
    guard marks.count == 2 else { return nil }
    let blanks = scalars[2...].prefix { $0 == " " || $0 == "\t" || $0 == "\u{3000}" || $0 == "\u{A0}" }
    let name = Self.withoutClosingMarks(String(String.UnicodeScalarView(scalars[(2 + blanks.count)...])).trimmed)
    guard configuration.sectionNames.kind(ofHeading: name) != .other else { return nil }
    let lead = (Array(marks) + Array(blanks)).reduce(0) { $0 + UTF8.width($1) }
    let edit = TextEdit(TextRange(start, line.lowerBound + lead), of: source, with: "## ")
    return Diagnostic(.almostHeading(name), at: line, fix: isSure ? [edit] : [])
  }

  /// The text of a heading without the marks that may close it.
  private static func withoutClosingMarks(_ text: String) -> String {
    let marks = text.utf8.reversed().prefix { $0 == ASCII.hash }.count
    let rest = text.utf8.dropLast(marks)
    guard marks > 0, let last = rest.last, last.isBlank else { return text }
    return String(Substring(rest)).trimmed
  }

  /// A line such as `-[ ] text` or `1.[x] text`, without the blank that makes its marker one.
  private func almostItem(_ line: TextRange) -> Diagnostic? {
    let text = source[line]
    guard let first = text.first else { return nil }
    var marker = text[..<text.startIndex]
    if first == ASCII.hyphen || first == ASCII.asterisk || first == ASCII.plus {
      marker = text.prefix(1)
    } else {
      let digits = text.prefix { $0.isDigit }
      guard (1...9).contains(digits.count), let end = text[digits.endIndex...].first, end == ASCII.period || end == ASCII.closeParenthesis
      else { return nil }
      marker = text[digits.startIndex...digits.endIndex]
    }
    guard let box = AlmostBox(text[marker.endIndex...]) else { return nil }
    let end = marker.endIndex + box.count
    // With nothing after it, it may still be filled in.
    let isLinked = opensWikiLink(end, in: line)
    guard end == line.upperBound || source.bytes[end].isBlank || isLinked else { return nil }
    let range = TextRange(line.lowerBound, end)
    let meant = String(decoding: marker, as: UTF8.self) + " " + box.meant + (isLinked ? " " : "")
    return Diagnostic(.almostCheckbox, at: range, fix: [TextEdit(range, of: source, with: meant)])
  }

  /// Headings of another level and bold lines that are the name of a section which the file does not have.
  private var sectionLikes: [Diagnostic] {
    let present = Set(sections.map(\.kind))
    var found: [Diagnostic] = []
    var isInside = false
    for (index, block) in outline.blocks.enumerated() where block.depth == 0 {
      if block.kind == .heading, block.level <= 2 { isInside = block.level == 2 }
      guard let (name, marks) = sectionLike(block) else { continue }
      let kind = configuration.sectionNames.kind(ofName: name)
      // A retrospective may well be called a review.
      guard kind.holdsItems, !present.contains(kind), kind != .review || block.level != 1 else { continue }
      // Below another section it may be a part of that; before a list it is surely meant to be one.
      let next = index + 1 < outline.blocks.count ? outline.blocks[index + 1].kind : nil
      let isSure = !isInside && next == .item && !block.isSetext
      found.append(Diagnostic(.almostHeading(name), at: block.range, fix: isSure ? [TextEdit(marks, of: source, with: "## \(name)")] : []))
    }
    return found
  }

  /// The text of a heading of another level, or of a paragraph that is all bold, and the range that a heading would replace.
  private func sectionLike(_ block: Block) -> (name: String, range: TextRange)? {
    guard block.lines.count == 1 else { return nil }
    let line = outline.lines[Int(block.lines.lowerBound)]
    let text = source.text(line).trimmed
    switch block.kind {
    case .heading where block.level != 2: return (text, TextRange(block.range.lowerBound, line.lowerBound + text.utf8.count))
    case .paragraph:
      guard let bold = ["**", "__"].first(where: { text.hasPrefix($0) }) else { return nil }
      var inner = Substring(text.utf8.dropFirst(2))
      if let last = inner.last, last == ":" || last == "：" { inner.removeLast() }
      guard inner.hasSuffix(bold) else { return nil }
      inner.removeLast(2)
      if let last = inner.last, last == ":" || last == "：" { inner.removeLast() }
      return (inner.trimmed, line)
    default: return nil
    }
  }
}

/// A box as people write it who do not know how boxes are written: `[]`, `[ x ]`, `［x］`.
struct AlmostBox {
  /// How many bytes it takes.
  let count: Int
  /// As it should be: `[x]`.
  let meant: String

  /// Nil where the bytes begin with anything else. A box as it should be is one, too.
  init?(_ bytes: some Collection<UInt8>) {
    // What is cut in the middle of a letter is read as U+FFFD, which is no part of a box.
    let scalars = String(decoding: Array(bytes.prefix(32)), as: UTF8.self).unicodeScalars
    guard let first = scalars.first, first.halfWidth == "[" else { return nil }
    var count = UTF8.width(first)
    var marks = ""
    for (index, scalar) in scalars.dropFirst().enumerated() {
      guard index <= 5 else { return nil }
      count += UTF8.width(scalar)
      switch scalar.halfWidth {
      case "]":
        self.count = count
        meant = "[\(marks.isEmpty ? " " : marks)]"
        return
      case " ", "\t", "\u{3000}", "\u{A0}": continue
      case let mark where marks.isEmpty && "xX-/".unicodeScalars.contains(mark): marks.unicodeScalars.append(mark)
      default: return nil
      }
    }
    return nil
  }
}
