// What stands where in a file: the result of one scan, holding offsets and no text.

public import JournalText

/// The lossless outline of a file: its front matter and its Markdown blocks, as byte ranges into the bytes it was made from.
public struct Outline: Sendable {
  /// Length of the byte order mark at the start of the file: 0 or 3 bytes.
  public internal(set) var byteOrderMark = 0
  /// The front matter, nil where the file has none or its closing fence is missing.
  public var frontMatter: FrontMatter? { hasFrontMatter ? front : nil }
  /// Kept from file to file for its buffers, whether or not the file at hand has front matter.
  var front = FrontMatter()
  var hasFrontMatter = false
  /// Offset of the first byte of the file that is not UTF-8; nil where all of it is, and of a body alone.
  public internal(set) var firstInvalid: Int?
  /// Offset of the first byte of the body.
  public internal(set) var bodyStart = 0
  /// Number of bytes of the file.
  public internal(set) var end = 0
  /// Every block of the body in document order, containers before what they hold.
  public internal(set) var blocks: [Block] = []
  /// The text lines of paragraphs and headings, without container markers, indentation and line end; see `Block.lines`.
  public internal(set) var lines: [TextRange] = []
  /// Findings about the front matter and the encoding, in document order.
  public internal(set) var diagnostics: [Diagnostic] = []
  /// The spans of all blocks, one after the other, and where those of each block end; no ends where they are found on demand.
  package var spans: [InlineSpan] = []
  @usableFromInline
  var spanEnds: [Int32] = []

  /// Outlines `source`. Total: any bytes give an outline. Linear in the number of bytes.
  public init(_ source: SourceText) {
    var scanner = OutlineScanner()
    scanner.scan(source)
    self = scanner.outline
  }

  /// Outlines `source` as a body alone: what looks like front matter is Markdown.
  public init(body source: SourceText) {
    var scanner = OutlineScanner()
    source.bytes.withUnsafeBufferPointer { scanner.scanBody($0, isOutliner: source.isOutliner) }
    self = scanner.outline
  }

  init() {}
}

/// One block of a Markdown document, as CommonMark 0.31 with the tables of GFM defines it.
public struct Block: Sendable {
  public enum Kind: UInt8, Sendable {
    /// A block quote: a container.
    case quote
    /// A list item, of a bullet or a numbered list: a container.
    case item
    /// A heading, written with `#` or underlined (`isSetext`).
    case heading
    case paragraph
    case fencedCode
    case indentedCode
    /// Raw HTML, any of the seven kinds.
    case html
    /// One or more link reference definitions.
    case definition
    case thematicBreak
    /// A table with its header; its rows are lines.
    case table
  }

  public internal(set) var kind: Kind
  /// Level 1…6 of a heading; else 0.
  public internal(set) var level: UInt8 = 0
  /// Whether a heading is underlined rather than marked with `#`.
  public internal(set) var isSetext = false
  /// Number of containers around the block; 0 at the top of the document.
  public internal(set) var depth: Int32
  /// Index of the container that holds the block; -1 at the top.
  public internal(set) var parent: Int32
  /// Index of the first block after this one and all that it holds.
  public internal(set) var next: Int32 = 0
  /// From its first byte that is not indentation (for a container: its marker) to the end of its last line, without line end.
  public internal(set) var range: TextRange
  /// The text of a heading without its marks; of an item, what follows marker and box on its first line; else `range`.
  public internal(set) var content: TextRange
  /// Indices into `Outline.lines`: the text lines of a paragraph or heading; empty for other kinds.
  public internal(set) var lines: Range<Int32> = 0..<0
  /// The marker of an item, `-` or `12.`; else empty.
  public internal(set) var marker: TextRange = TextRange(at: 0)
  /// The task box of an item, `[x]` with its brackets; empty where it has none.
  public internal(set) var box: TextRange = TextRange(at: 0)

  /// The mark between the brackets of the box, one Unicode scalar; nil where the item has no box.
  public var mark: TextRange? { box.isEmpty ? nil : TextRange(box.lowerBound + 1, box.upperBound - 1) }
  /// Whether the block is a quote or an item.
  public var isContainer: Bool { kind == .quote || kind == .item }

  /// Ends a leaf at `end`.
  @inline(__always)
  mutating func extend(to end: Int) {
    range.upperBound = end
    content.upperBound = end
  }

  /// Ends a paragraph at `end` and with the line before `lineEnd`.
  @inline(__always)
  mutating func extend(to end: Int, lines lineEnd: Int) {
    extend(to: end)
    lines = Range(uncheckedBounds: (lines.lowerBound, Int32(truncatingIfNeeded: lineEnd)))
  }

  /// Ends a container at `end`, holding every block before `next`.
  @inline(__always)
  mutating func close(at end: Int, next: Int) {
    range.upperBound = end
    self.next = Int32(truncatingIfNeeded: next)
  }
}
