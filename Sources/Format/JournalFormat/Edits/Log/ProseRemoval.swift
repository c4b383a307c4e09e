// A paragraph before the first section of a file, taken away.

import JournalModel
import JournalText
import MarkdownSyntax

/// A paragraph that stands before the first section.
public struct ProseParagraph: Sendable {
  /// Its lines, one after the other.
  public let text: String
  /// Its first line in the file, from 1, and how many there are.
  public let line: Int
  public let count: Int
  fileprivate let block: Int
}

extension FileReading {
  /// The paragraphs before the first section, in their order.
  public var openingParagraphs: [ProseParagraph] {
    let heading = sections.first { $0.heading != "" }?.block ?? outline.blocks.count
    return outline.blocks[..<min(heading, outline.blocks.count)].indices.compactMap { index in
      let block = outline.blocks[index]
      guard block.kind == .paragraph, block.depth == 0, !block.lines.isEmpty else { return nil }
      let text = block.lines.map { source.text(outline.lines[Int($0)]) }.joined(separator: "\n")
      return ProseParagraph(text: text, line: lines.line(of: block.range.lowerBound), count: block.lines.count, block: index)
    }
  }

  /// This file without a paragraph before its first section: checked, after it every section reads as before.
  /// - Throws: Where the file is never written to, or the paragraph cannot go without another change.
  public func removing(_ paragraph: ProseParagraph) throws(EditError) -> FileReading {
    if let finding = blockingFindings.first { throw .finding(finding) }
    let first = lines.range(ofLine: paragraph.line)
    var next = paragraph.line + paragraph.count
    // One of the empty lines around it goes with it.
    if next <= lines.starts.count, source.text(lines.range(ofLine: next)).trimmed.isEmpty { next += 1 }
    let end = next <= lines.starts.count ? lines.range(ofLine: next).lowerBound : source.bytes.count
    guard let after = edited([TextEdit(TextRange(first.lowerBound, end), of: source, with: "")]), after.blockingFindings.isEmpty,
      after.outline.blocks.count == outline.blocks.count - 1, after.properties.map(\.key) == properties.map(\.key),
      after.openingParagraphs.map(\.text) == openingParagraphs.filter({ $0.block != paragraph.block }).map(\.text),
      after.sections.map(\.section) == sections.map(\.section)
    else { throw .wouldChangeMore("the paragraph cannot go without another change") }
    return after
  }
}
