// One scanner for many files: its buffers are kept, so that a file costs no allocation a line.
//
// The block structure follows CommonMark 0.31, section 3 to 5 and appendix, and the tables of GFM: for every line first the open
// containers are matched, then new blocks are opened, then the rest of the line is text. Nothing recurses, and no loop is longer
// than the line it looks at, so that 100,000 nested quotes cost what their bytes cost.

public import JournalText

/// Outlines files one after the other, keeping its buffers between them. An outline that somebody keeps keeps its own, and the next file takes new ones.
public struct OutlineScanner {
  /// The outline of the file scanned last.
  public internal(set) var outline = Outline()

  var blocks = BlockScanner()
  var frontMatter = FrontMatterScanner()
  var inline = InlineScanner()

  public init() {}

  /// Outlines `source` into `outline` with the spans of all its texts, for those who ask for them again and again. Total and linear.
  public mutating func scan(_ source: SourceText) {
    source.bytes.withUnsafeBufferPointer { bytes in
      scan(bytes, isOutliner: source.isOutliner)
      outline.scanInline(bytes, with: &inline)
    }
  }

  /// Outlines the file that consists of `bytes` into `outline`. Total and linear.
  /// - Parameter isOutliner: Whether an outliner wrote it; see `SourceText.isOutliner`.
  public mutating func scan(_ bytes: UnsafeBufferPointer<UInt8>, isOutliner: Bool = false) {
    blocks.isOutliner = isOutliner
    guard let lines = begin(bytes) else { return }
    outline.firstInvalid = firstInvalidUTF8(in: bytes)
    frontMatter.scan(lines, firstInvalid: outline.firstInvalid, into: &outline)
    blocks.scan(lines, into: &outline)
  }

  /// Where the body of the file that consists of `bytes` begins: after its front matter. `outline` has no blocks then.
  public mutating func bodyStart(of bytes: UnsafeBufferPointer<UInt8>) -> Int {
    if let lines = begin(bytes) { frontMatter.scan(lines, firstInvalid: firstInvalidUTF8(in: bytes), into: &outline) }
    return outline.bodyStart
  }

  /// Outlines `bytes` as a body without front matter.
  mutating func scanBody(_ bytes: UnsafeBufferPointer<UInt8>, isOutliner: Bool) {
    blocks.isOutliner = isOutliner
    guard let lines = begin(bytes) else { return }
    blocks.scan(lines, into: &outline)
  }

  /// Empties the outline, keeping its buffers; nil where there is nothing to scan.
  private mutating func begin(_ bytes: UnsafeBufferPointer<UInt8>) -> LineScanner? {
    outline.blocks.removeAll(keepingCapacity: true)
    outline.lines.removeAll(keepingCapacity: true)
    outline.diagnostics.removeAll(keepingCapacity: true)
    outline.forgetInline()
    outline.hasFrontMatter = false
    outline.firstInvalid = nil
    outline.byteOrderMark = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    outline.bodyStart = outline.byteOrderMark
    outline.end = bytes.count
    guard let base = bytes.baseAddress, !bytes.isEmpty else { return nil }
    return LineScanner(base: base, end: bytes.count)
  }
}

/// Finds line ends: LF, CR LF and a CR alone.
struct LineScanner {
  let base: UnsafePointer<UInt8>
  let end: Int

  /// The end of the line that holds `start`: after its text, and after its line end.
  @inline(__always)
  func line(from start: Int) -> (textEnd: Int, next: Int) {
    var i = start
    while true {
      i = firstControl(in: base, from: i, to: end)
      if i == end { return (end, end) }
      if base[i] == ASCII.lineFeed { return (i, i &+ 1) }
      if base[i] == ASCII.carriageReturn { return (i, i &+ 1 < end && base[i &+ 1] == ASCII.lineFeed ? i &+ 2 : i &+ 1) }
      i &+= 1
    }
  }
}
