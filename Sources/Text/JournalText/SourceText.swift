// The bytes of one file, exactly as read.

/// The bytes of one file, exactly as read: never healed, never normalised.
public struct SourceText: Hashable, Sendable {
  /// The file's path as it was given, for messages.
  public let path: String
  public let bytes: [UInt8]
  /// Whether an outliner wrote it, in which bullets are lists however far tabs indent them; to Markdown those below a heading are code.
  public let isOutliner: Bool

  public init(path: String, bytes: [UInt8], isOutliner: Bool = false) {
    self.path = path
    self.bytes = bytes
    self.isOutliner = isOutliner
  }

  /// The same bytes, as an outliner wrote them or not.
  public func written(inOutliner isOutliner: Bool) -> SourceText {
    self.isOutliner == isOutliner ? self : SourceText(path: path, bytes: bytes, isOutliner: isOutliner)
  }

  /// The bytes of `range`, cut to the file.
  @inlinable
  public subscript(_ range: TextRange) -> ArraySlice<UInt8> {
    let lower = min(max(range.lowerBound, 0), bytes.count)
    return bytes[lower..<min(max(range.upperBound, lower), bytes.count)]
  }

  /// The text of `range`, with U+FFFD where the bytes are not UTF-8.
  @inlinable
  public func text(_ range: TextRange) -> String { String(decoding: self[range], as: UTF8.self) }

  /// A range without the spaces, tabs and line ends around it.
  @inlinable
  public func trimmed(_ range: TextRange) -> TextRange {
    var range = range
    while range.lowerBound < range.upperBound, bytes[range.lowerBound].isSpace { range.lowerBound += 1 }
    while range.upperBound > range.lowerBound, bytes[range.upperBound - 1].isSpace { range.upperBound -= 1 }
    return range
  }

  /// The line end that the file uses: that of its first line, LF where it has none.
  public var lineEnd: String {
    guard let end = bytes.firstIndex(where: \.isLineEnd) else { return "\n" }
    if bytes[end] == ASCII.lineFeed { return "\n" }
    return end + 1 < bytes.count && bytes[end + 1] == ASCII.lineFeed ? "\r\n" : "\r"
  }
}
