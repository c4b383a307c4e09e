// The examples of a CommonMark specification, and where our blocks differ from cmark-gfm's on purpose.

import JournalText
import MarkdownSyntax

/// One example of a CommonMark `spec.txt`.
public struct CommonMarkExample: Sendable {
  /// Line of the opening fence, from 1.
  public var line: Int
  public var markdown: [UInt8]
  public var html: [UInt8]
}

/// Reads the examples out of a CommonMark `spec.txt`: fences of 32 backticks, `example` after the first, a line `.` between Markdown
/// and HTML, `→` for a tab.
public func commonMarkExamples(_ spec: [UInt8]) -> [CommonMarkExample] {
  let fence = Array(repeating: UInt8(ascii: "`"), count: 32)
  let arrow = Array("→".utf8)
  var examples: [CommonMarkExample] = []
  var current: CommonMarkExample?
  var inHTML = false
  for (index, line) in spec.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).enumerated() {
    if current == nil {
      if line.starts(with: fence), line.dropFirst(32).starts(with: Array(" example".utf8)) {
        current = CommonMarkExample(line: index + 1, markdown: [], html: [])
        inHTML = false
      }
    } else if line.elementsEqual(fence) {
      if let example = current { examples.append(example) }
      current = nil
    } else if !inHTML, line.elementsEqual([UInt8(ascii: ".")]) {
      inHTML = true
    } else {
      var text: [UInt8] = []
      var i = line.startIndex
      while i < line.endIndex {
        let isArrow = line[i...].starts(with: arrow)
        text.append(isArrow ? 0x09 : line[i])
        i += isArrow ? arrow.count : 1
      }
      text.append(UInt8(ascii: "\n"))
      if inHTML { current?.html += text } else { current?.markdown += text }
    }
  }
  return examples
}

/// Why our blocks differ from cmark-gfm's on this Markdown, where they do so on purpose; nil where no reason is known.
///
/// cmark-gfm follows CommonMark 0.29 and we follow 0.31, so each reason is a rule that changed or was made clearer between them.
public func knownDifference(_ markdown: [UInt8]) -> String? {
  if markdown.starts(with: [0xEF, 0xBB, 0xBF]) { return "a byte order mark behind the first is text" }
  let outline = Outline(body: SourceText(path: "", bytes: markdown))
  for (index, block) in outline.blocks.enumerated() {
    if block.kind == .definition, index + 1 < outline.blocks.count {
      let next = outline.blocks[index + 1]
      let between = markdown[block.range.upperBound..<max(block.range.upperBound, next.range.lowerBound)]
      if next.kind == .paragraph, block.depth > 0, markdown[next.range.lowerBound] == UInt8(ascii: "<") {
        return "a lone HTML tag does not interrupt a paragraph that goes on lazily"
      }
      if next.kind != .paragraph, next.kind != .heading, between.count(where: { $0 == UInt8(ascii: "\n") }) <= 1 {
        return "a line of dashes behind nothing but definitions is a rule, there being no text to underline"
      }
    }
    if block.isSetext || block.kind == .paragraph, markdown[block.range.lowerBound] == UInt8(ascii: "["),
      markdown[block.range.lowerBound..<block.range.upperBound].contains(UInt8(ascii: "("))
    {
      return "the parentheses of a link destination balance"
    }
    if block.kind == .paragraph || block.isSetext, block.depth > 0 {
      for line in block.lines.dropFirst() where markdown[outline.lines[Int(line)].lowerBound] == UInt8(ascii: "<") {
        return "a lone HTML tag does not interrupt a paragraph that goes on lazily"
      }
    }
  }
  if markdown.contains(where: { $0 < 0x20 && !$0.isBlank && !$0.isLineEnd || $0 == 0x7F }) {
    return "a control character ends a link destination, and is no blank in the delimiter row of a table"
  }
  if outline.blocks.contains(where: { $0.isSetext && markdown[$0.range.lowerBound] == UInt8(ascii: "[") }),
    markdown.contains(UInt8(ascii: "\\"))
  {
    return "a quote behind a backslash ends no link title"
  }
  var i = 0
  while let start = markdown[i...].firstIndex(of: UInt8(ascii: "<")) {
    i = start + 1
    var name = markdown[i...].prefix(10)
    if name.first == UInt8(ascii: "/") { name = name.dropFirst() }
    let text = String(decoding: name, as: UTF8.self).lowercased()
    if text.hasPrefix("textarea") { return "<textarea> begins and ends verbatim HTML since 0.30" }
    if text.hasPrefix("search") || text.hasPrefix("source") { return "<search> begins an HTML block since 0.31, <source> no more" }
    if text.hasPrefix("!"), let letter = text.dropFirst().utf8.first, letter >= 0x61, letter <= 0x7A {
      return "a declaration may begin with a small letter since 0.30"
    }
    if text.hasPrefix("![cdata"), !name.starts(with: Array("![CDATA[".utf8)) { return "CDATA is written in capitals" }
  }
  return nil
}
