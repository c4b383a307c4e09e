// From byte offsets to the lines and columns that people count.

/// A line and column as people count them: both from 1, columns in Unicode scalars.
public struct TextPosition: Hashable, Sendable {
  public var line: Int
  public var column: Int

  public init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }
}

/// Where the lines of a text begin. A line ends with LF, CR LF or a CR alone. Built in one pass.
public struct LineTable: Sendable {
  private let source: SourceText
  /// Offset of the first byte of each line, in order; the first is 0.
  public let starts: [Int]
  /// For long lines: the scalars before every so many bytes of the line, so that many findings on one line cost no more than on many.
  private let milestones: [Int: [Int]]
  private static let step = 1024

  public init(_ source: SourceText) {
    self.source = source
    var starts = [0]
    let bytes = source.bytes
    bytes.withUnsafeBufferPointer { bytes in
      guard let base = bytes.baseAddress else { return }
      starts.reserveCapacity(bytes.count / 32)
      var i = 0
      while true {
        i = firstControl(in: base, from: i, to: bytes.count)
        if i == bytes.count { break }
        let byte = base[i]
        i += 1
        if byte == ASCII.carriageReturn, i < bytes.count, base[i] == ASCII.lineFeed { i += 1 } else if !byte.isLineEnd { continue }
        starts.append(i)
      }
    }
    self.starts = starts
    var milestones: [Int: [Int]] = [:]
    for (index, start) in starts.enumerated() {
      let end = index + 1 < starts.count ? starts[index + 1] : bytes.count
      if end - start < 4 * LineTable.step { continue }
      var counts = [0]
      var offset = start
      while offset + LineTable.step < end {
        counts.append(counts[counts.count - 1] + LineTable.scalars(bytes[offset..<offset + LineTable.step]))
        offset += LineTable.step
      }
      milestones[index + 1] = counts
    }
    self.milestones = milestones
  }

  /// Scalars that begin in the bytes. A continuation byte belongs to the scalar before it; a stray one counts with its neighbours.
  private static func scalars(_ bytes: ArraySlice<UInt8>) -> Int { bytes.reduce(0) { $0 + ($1 & 0xC0 == 0x80 ? 0 : 1) } }

  /// Number of the line, from 1, that holds `offset`. Logarithmic.
  public func line(of offset: Int) -> Int {
    var low = 0, high = starts.count
    while low + 1 < high {
      let middle = (low + high) / 2
      if starts[middle] <= offset { low = middle } else { high = middle }
    }
    return low + 1
  }

  /// Line and column of `offset`; an offset after the file is its end.
  public func position(of offset: Int) -> TextPosition {
    let offset = min(max(offset, 0), source.bytes.count)
    let line = line(of: offset)
    var start = starts[line - 1]
    var scalars = 0
    if let counts = milestones[line] {
      let index = min((offset - start) / LineTable.step, counts.count - 1)
      scalars = counts[index]
      start += index * LineTable.step
    }
    scalars += LineTable.scalars(source.bytes[start..<offset])
    return TextPosition(line: line, column: scalars + 1)
  }

  /// The bytes of line `line`, counted from 1, without its line end; empty where there is no such line.
  public func range(ofLine line: Int) -> TextRange {
    guard line >= 1, line <= starts.count else { return TextRange(at: source.bytes.count) }
    let start = starts[line - 1]
    var end = line < starts.count ? starts[line] : source.bytes.count
    if end > start, line < starts.count {
      end -= 1
      if end > start, source.bytes[end] == ASCII.lineFeed, source.bytes[end - 1] == ASCII.carriageReturn { end -= 1 }
    }
    return TextRange(start, end)
  }
}
