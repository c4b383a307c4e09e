// Comma-separated values of any length, piece by piece.

public import JournalText

/// A record of a CSV text, as bytes that are valid only while it is looked at.
public struct CSVRecord {
  /// The line on which it begins, from 1.
  public let line: Int
  /// Whether an empty line stands before it.
  public let isAfterEmptyLine: Bool
  /// Whether it ends with the text inside of quotes.
  public let isOpen: Bool
  /// Whether it has bytes that are not ASCII.
  public let hasOtherBytes: Bool
  fileprivate let starts: UnsafePointer<Int>
  fileprivate let ends: UnsafePointer<Int>
  /// How many fields it has, at least one.
  public let count: Int
  fileprivate let base: UnsafePointer<UInt8>

  /// The bytes of a field, quotes undone.
  public subscript(_ place: Int) -> UnsafeBufferPointer<UInt8> {
    UnsafeBufferPointer(start: base + starts[place], count: ends[place] - starts[place])
  }

  /// A field as text; bytes that are not UTF-8 are U+FFFD.
  public func text(_ place: Int) -> String { String(decoding: self[place], as: UTF8.self) }

  /// The line and the column of a field's first character, from 1; a field before it may have several lines.
  public func position(of place: Int) -> (line: Int, column: Int) {
    // The quote before the first field belongs to the line.
    let isQuoted = starts[0] > 0 && base[starts[0] - 1] == 0x22
    var (line, column) = (self.line, isQuoted ? 2 : 1)
    for offset in starts[0]..<max(starts[0], starts[place]) {
      let byte = base[offset]
      if byte == 0x0A {
        (line, column) = (line + 1, 1)
      } else if byte & 0xC0 != 0x80 {
        column += 1
      }
    }
    return (line, column)
  }
}

/// Finds the records of a CSV text that comes in pieces, by the rules of `CSVReader`, in the memory of a few pieces.
public struct CSVRecords {
  /// A record that is longer than any table has.
  public struct TooLong: ExplainedError, Equatable {
    /// The line on which it begins, from 1.
    public let line: Int

    public var code: ErrorCode { .unreadable }
    public var what: String { "the record that begins on line \(line) is longer than any table has" }
  }

  private let delimiter: UInt8
  private let limit: Int
  private var buffer: [UInt8] = []
  /// Where what is not read yet begins in the buffer.
  private var next = 0
  private var line: Int
  private var isAfterEmptyLine = false
  /// A record that is not whole is looked at again when there is twice as much of it.
  private var wanted = 0
  private var starts: [Int] = []
  private var ends: [Int] = []
  /// Fields whose quotes are to be undone.
  private var escaped: [Int] = []
  private var isAtStart = true

  /// - Parameters:
  ///   - delimiter: What stands between fields, in ASCII.
  ///   - line: The number of the first line.
  ///   - limit: How many bytes a record may have.
  public init(delimiter: UInt8 = 0x2C, line: Int = 1, limit: Int = 1 << 25) {
    self.delimiter = delimiter
    self.line = line
    self.limit = limit
  }

  /// Takes in more bytes, and gives the records that are whole by now.
  public mutating func add(_ bytes: UnsafeRawBufferPointer, _ take: (CSVRecord) throws -> Void) throws {
    buffer.append(contentsOf: bytes)
    if buffer.count - next < wanted { return }
    try read(isLast: false, take)
  }

  /// Gives what is left.
  public mutating func finish(_ take: (CSVRecord) throws -> Void) throws { try read(isLast: true, take) }

  private mutating func read(isLast: Bool, _ take: (CSVRecord) throws -> Void) throws {
    if isAtStart, isLast || buffer.count >= 3 {
      isAtStart = false
      if buffer.starts(with: [0xEF, 0xBB, 0xBF]) { next = 3 }
    }
    if isAtStart { return }
    // Nothing else looks at these while records are found.
    var bytes: [UInt8] = []
    swap(&bytes, &buffer)
    defer {
      bytes.removeSubrange(..<next)
      next = 0
      swap(&bytes, &buffer)
    }
    let isWhole = try bytes.withUnsafeMutableBufferPointer { bytes in
      guard let base = bytes.baseAddress else { return true }
      while try readRecord(base, bytes.count, isLast, take) {}
      return next >= bytes.count
    }
    wanted = isWhole ? 0 : 2 * (bytes.count - next)
    if bytes.count - next > limit { throw TooLong(line: line) }
  }

  /// Reads one record; false where there is no whole one.
  private mutating func readRecord(
    _ base: UnsafeMutablePointer<UInt8>, _ count: Int, _ isLast: Bool, _ take: (CSVRecord) throws -> Void
  ) throws -> Bool {
    // What is behind a carriage return at the end is not known yet.
    while next < count, base[next] == 0x0A || base[next] == 0x0D {
      if base[next] == 0x0D, next + 1 == count, !isLast { return false }
      next += base[next] == 0x0D && next + 1 < count && base[next + 1] == 0x0A ? 2 : 1
      line += 1
      isAfterEmptyLine = true
    }
    if next >= count { return false }
    starts.removeAll(keepingCapacity: true)
    ends.removeAll(keepingCapacity: true)
    escaped.removeAll(keepingCapacity: true)
    var (i, lines, isOpen) = (next, 0, false)
    let delimiter = delimiter
    while true {
      if i < count, base[i] == 0x22 {
        readQuoted(base, count, &i, &lines, &isOpen)
      } else {
        let start = i
        while i < count, base[i] != delimiter, base[i] != 0x0A, base[i] != 0x0D { i += 1 }
        starts.append(start)
        ends.append(i)
      }
      guard i < count else { break }
      if base[i] != delimiter { break }
      i += 1
    }
    if !isLast, i >= count || base[i] == 0x0D && i + 1 == count { return false }
    let (start, end) = (next, i)
    // A quote that is undone is taken out of the bytes, so what they were is looked at before.
    var other: UInt8 = 0
    for place in start..<end { other |= base[place] }
    let first = line
    if i < count { i += base[i] == 0x0D && i + 1 < count && base[i + 1] == 0x0A ? 2 : 1 }
    next = i
    line += lines + 1
    let isAfter = isAfterEmptyLine
    isAfterEmptyLine = false
    for place in escaped { undoQuotes(base, place) }
    try starts.withUnsafeBufferPointer { starts in
      try ends.withUnsafeBufferPointer { ends in
        guard let from = starts.baseAddress, let to = ends.baseAddress else { return }
        try take(
          CSVRecord(
            line: first, isAfterEmptyLine: isAfter, isOpen: isOpen, hasOtherBytes: other >= 0x80,
            starts: from, ends: to, count: starts.count, base: base))
      }
    }
    return true
  }

  /// Steps over a field in quotes and what stands after it.
  private mutating func readQuoted(
    _ base: UnsafeMutablePointer<UInt8>, _ count: Int, _ i: inout Int, _ lines: inout Int, _ isOpen: inout Bool
  ) {
    let start = i
    var hasQuotes = false
    i += 1
    isOpen = true
    while i < count {
      let byte = base[i]
      if byte == 0x22 {
        if i + 1 < count, base[i + 1] == 0x22 {
          hasQuotes = true
          i += 2
          continue
        }
        isOpen = false
        break
      }
      if byte == 0x0A || byte == 0x0D && !(i + 1 < count && base[i + 1] == 0x0A) { lines += 1 }
      i += 1
    }
    let close = i
    if i < count { i += 1 }
    while i < count, base[i] != delimiter, base[i] != 0x0A, base[i] != 0x0D { i += 1 }
    starts.append(start + 1)
    if hasQuotes || !isOpen && i > close + 1 {
      escaped.append(starts.count - 1)
      ends.append(i)
    } else {
      ends.append(isOpen ? i : close)
    }
  }

  /// Takes the closing quote and one of each two out of a field.
  private mutating func undoQuotes(_ base: UnsafeMutablePointer<UInt8>, _ place: Int) {
    var (from, to) = (starts[place], starts[place])
    let end = ends[place]
    var isInside = true
    while from < end {
      if isInside, base[from] == 0x22 {
        if from + 1 < end, base[from + 1] == 0x22 {
          from += 1
        } else {
          isInside = false
          from += 1
          continue
        }
      }
      base[to] = base[from]
      from += 1
      to += 1
    }
    ends[place] = to
  }
}
