// What stands inside the text of a paragraph: found on demand, never in code.

public import JournalText

/// One thing inside a paragraph, heading or item line that the format gives a meaning.
public struct InlineSpan: Hashable, Sendable {
  public enum Kind: UInt8, Sendable {
    /// `[key:: value]` or `(key:: value)` on one line: `name` is the key, `value` what follows the colons, trimmed.
    case field
    /// ` ^id` at the end of a line: `name` is the id without the caret.
    case blockID
    /// `#tag`: `name` is the tag without the mark.
    case tag
    /// `[[target|shown]]`: `name` is the target with any `#heading`, `value` what is shown, empty where nothing is said.
    case wikiLink
    /// `![[target|shown]]`, as for a wiki link.
    case embed
    /// `[shown](destination)`: `name` is the destination, `value` what is shown.
    case markdownLink
    /// `![shown](destination)`, as for a Markdown link.
    case image
  }

  public var kind: Kind
  /// All of it, with its brackets or mark.
  public var range: TextRange
  public var name: TextRange
  public var value: TextRange

  public init(kind: Kind, range: TextRange, name: TextRange, value: TextRange) {
    self.kind = kind
    self.range = range
    self.name = name
    self.value = value
  }
}

/// The spans of all blocks, one after the other.
struct BlockSpans: Sendable {
  var spans: [InlineSpan] = []
  /// Where the spans of each block end.
  var ends: [Int] = []

  subscript(block: Int) -> ArraySlice<InlineSpan> { spans[(block == 0 ? 0 : ends[block - 1])..<ends[block]] }
}

extension Outline {
  /// The inline spans of block `index` (a paragraph, heading or table; none in others), ordered by where they begin; a link or tag inside
  /// a field's value is listed after the field.
  ///
  /// Code spans, raw HTML, autolinks and what a backslash escapes hold none. Linear in the block's bytes.
  public func inlineSpans(ofBlock index: Int, in source: SourceText) -> ArraySlice<InlineSpan> {
    if let inline { return inline[index] }
    return inlineLines(ofBlock: index, in: source).map { inlineSpans(inLines: $0, of: source)[...] } ?? []
  }

  /// The offsets of the backslashes of block `index` that make the mark after them text, in order; those inside of code, raw HTML and the
  /// targets of links are none. Linear in the block's bytes.
  public func escapes(ofBlock index: Int, in source: SourceText) -> [Int] {
    guard let lines = inlineLines(ofBlock: index, in: source) else { return [] }
    return scanned(lines, of: source) { scanner in
      _ = scanner.scan(lines)
      return scanner.escapes
    }
  }

  /// Finds the spans of all blocks at once, for those who ask for them again and again.
  mutating func scanInline(_ source: SourceText) {
    var found = BlockSpans()
    found.ends.reserveCapacity(blocks.count)
    source.bytes.withUnsafeBufferPointer { bytes in
      var scanner = InlineScanner()
      scanner.base = bytes
      for index in blocks.indices {
        if let lines = inlineLines(ofBlock: index, in: source), scanner.mayHoldSpans(lines) { found.spans += scanner.scan(lines) }
        found.ends.append(found.spans.count)
      }
    }
    inline = found
  }

  /// The lines of a block's text; nil where it has none that holds spans.
  fileprivate func inlineLines(ofBlock index: Int, in source: SourceText) -> ArraySlice<TextRange>? {
    let block = blocks[index]
    switch block.kind {
    case .paragraph, .heading: return lines[Int(block.lines.lowerBound)..<Int(block.lines.upperBound)]
    case .table: return rows(of: block, in: source)[...]
    case .quote, .item, .fencedCode, .indentedCode, .html, .definition, .thematicBreak: return nil
    }
  }

  /// The lines of a table: nothing inline reaches over their ends.
  private func rows(of table: Block, in source: SourceText) -> [TextRange] {
    var rows: [TextRange] = []
    var start = table.range.lowerBound
    for i in table.range.lowerBound..<min(table.range.upperBound, source.bytes.count) where source.bytes[i].isLineEnd {
      rows.append(TextRange(start, i))
      start = i + 1
    }
    rows.append(TextRange(start, table.range.upperBound))
    return rows
  }

  /// The inline spans of some lines that make up one text, such as the `lines` of a paragraph.
  public func inlineSpans(inLines lines: ArraySlice<TextRange>, of source: SourceText) -> [InlineSpan] {
    scanned(lines, of: source) { $0.scan(lines) }
  }

  private func scanned<Found>(
    _ lines: ArraySlice<TextRange>, of source: SourceText, _ scan: (inout InlineScanner) -> [Found]
  ) -> [Found] {
    source.bytes.withUnsafeBufferPointer { bytes in
      guard let last = lines.last, last.upperBound <= bytes.count else { return [] }
      var scanner = InlineScanner()
      scanner.base = bytes
      return scan(&scanner)
    }
  }
}
