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

  /// Whether it is a link to a file, or shows one, and no image.
  package var isLink: Bool { kind == .wikiLink || kind == .embed || kind == .markdownLink }
}

extension Outline {
  /// The inline spans of block `index` (a paragraph, heading or table; none in others), ordered by where they begin; a link or tag inside
  /// a field's value is listed after the field.
  ///
  /// Code spans, raw HTML, autolinks and what a backslash escapes hold none. Linear in the block's bytes.
  public func inlineSpans(ofBlock index: Int, in source: SourceText) -> ArraySlice<InlineSpan> {
    if index < spanEnds.count { return spans[Int(index == 0 ? 0 : spanEnds[index - 1])..<Int(spanEnds[index])] }
    return scanned(index, of: source)?.spans[...] ?? []
  }

  /// Where the spans of some blocks stand among `spans`. The outline must have those of all blocks.
  @inlinable
  package func spanPlaces(in blocks: Range<Int>) -> Range<Int> {
    spanEnd(before: blocks.lowerBound)..<spanEnd(before: blocks.upperBound)
  }

  @inlinable
  package func spanEnd(before block: Int) -> Int { block == 0 || spanEnds.isEmpty ? 0 : Int(spanEnds[min(block, spanEnds.count) - 1]) }

  /// The outline with the spans of all blocks at once, for those who ask for them again and again.
  package func withSpans(of source: SourceText) -> Outline {
    if spanEnds.count == blocks.count { return self }
    var outline = self
    var scanner = InlineScanner()
    outline.forgetInline()
    source.bytes.withUnsafeBufferPointer { outline.scanInline($0, with: &scanner) }
    return outline
  }

  /// Whether a text of the file has a span of a kind.
  public func hasSpans(of kind: InlineSpan.Kind, in source: SourceText) -> Bool {
    spanEnds.count == blocks.count
      ? spans.contains { $0.kind == kind } : blocks.indices.contains { inlineSpans(ofBlock: $0, in: source).contains { $0.kind == kind } }
  }

  /// The offsets of the backslashes of block `index` that make the mark after them text, in order; those inside of code, raw HTML and the
  /// targets of links are none. Linear in the block's bytes.
  public func escapes(ofBlock index: Int, in source: SourceText) -> [Int] { scanned(index, of: source)?.escapes ?? [] }

  /// The beginnings of lines of block `index` that are no text, since code or HTML that began in a line above ends in them. Linear in the
  /// block's bytes.
  package func coveredLines(ofBlock index: Int, in source: SourceText) -> [TextRange] { scanned(index, of: source)?.covered ?? [] }

  private func scanned(_ index: Int, of source: SourceText) -> InlineScanner? {
    source.bytes.withUnsafeBufferPointer { bytes in
      withInlineLines(ofBlock: index, in: bytes) { Self.scanned($0, of: bytes) }
    }
  }

  private static func scanned(_ lines: UnsafeBufferPointer<TextRange>, of bytes: UnsafeBufferPointer<UInt8>) -> InlineScanner {
    var scanner = InlineScanner()
    if let last = lines.last, last.upperBound <= bytes.count { scanner.scan(lines, of: bytes) }
    return scanner
  }

  /// The inline spans of some lines that make up one text, such as the `lines` of a paragraph.
  public func inlineSpans(inLines lines: ArraySlice<TextRange>, of source: SourceText) -> [InlineSpan] {
    source.bytes.withUnsafeBufferPointer { bytes in lines.withUnsafeBufferPointer { Self.scanned($0, of: bytes).spans } }
  }

  /// Finds the spans of all blocks at once.
  mutating func scanInline(_ bytes: UnsafeBufferPointer<UInt8>, with scanner: inout InlineScanner) {
    // The buffer changes hands and is never there twice.
    swap(&spans, &scanner.spans)
    spanEnds.reserveCapacity(blocks.count)
    for index in blocks.indices {
      withInlineLines(ofBlock: index, in: bytes) { if InlineMarks.mayHoldSpans($0, of: bytes) { scanner.scan($0, of: bytes) } }
      spanEnds.append(Int32(truncatingIfNeeded: scanner.spans.count))
    }
    swap(&spans, &scanner.spans)
  }

  mutating func forgetInline() {
    spans.removeAll(keepingCapacity: true)
    spanEnds.removeAll(keepingCapacity: true)
  }

  /// Gives the lines of a block's text to `body`; nil where it has none that holds spans.
  @discardableResult
  private func withInlineLines<Found>(
    ofBlock index: Int, in bytes: UnsafeBufferPointer<UInt8>, _ body: (UnsafeBufferPointer<TextRange>) -> Found
  ) -> Found? {
    let block = blocks[index]
    switch block.kind {
    case .paragraph, .heading:
      return lines.withUnsafeBufferPointer {
        body(UnsafeBufferPointer(rebasing: $0[Int(block.lines.lowerBound)..<Int(block.lines.upperBound)]))
      }
    case .table: return rows(of: block, in: bytes).withUnsafeBufferPointer(body)
    case .quote, .item, .fencedCode, .indentedCode, .html, .definition, .thematicBreak: return nil
    }
  }

  /// The lines of a table: nothing inline reaches over their ends.
  private func rows(of table: Block, in bytes: UnsafeBufferPointer<UInt8>) -> [TextRange] {
    var rows: [TextRange] = []
    var start = table.range.lowerBound
    for i in table.range.lowerBound..<min(table.range.upperBound, bytes.count) where bytes[i].isLineEnd {
      rows.append(TextRange(start, i))
      start = i + 1
    }
    rows.append(TextRange(start, table.range.upperBound))
    return rows
  }
}
