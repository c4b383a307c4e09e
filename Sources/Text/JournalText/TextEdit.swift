// The only way this project changes a person's text.

/// Replaces one range of a file, and says what it expects to find there.
public struct TextEdit: Hashable, Sendable {
  public var range: TextRange
  /// The bytes that stand in `range` now; the edit is refused where the file holds anything else.
  public var expected: [UInt8]
  public var replacement: [UInt8]

  /// Replaces `range` of `source` by `replacement`, expecting what `source` holds there.
  public init(_ range: TextRange, of source: SourceText, with replacement: String) {
    self.range = range
    self.expected = Array(source[range])
    self.replacement = Array(replacement.utf8)
  }

  /// Inserts `text` at `offset`.
  public init(insert text: String, at offset: Int) {
    self.range = TextRange(at: offset)
    self.expected = []
    self.replacement = Array(text.utf8)
  }
}

/// Why edits were not applied.
public enum TextEditError: ExplainedError, Hashable {
  /// Two edits touch the same bytes, or insert at the same place.
  case overlap(TextRange, TextRange)
  /// The file does not hold what the edit expects at this range.
  case unexpectedBytes(TextRange)

  public var code: ErrorCode {
    switch self {
    case .overlap: .unsafeEdit
    case .unexpectedBytes: .changedMeanwhile
    }
  }

  public var what: String {
    switch self {
    case .overlap: "two edits are about the same text"
    case .unexpectedBytes: "the file does not hold what the edit expects"
    }
  }
}

extension SourceText {
  /// Applies edits whose ranges do not overlap; every byte outside them is copied unchanged.
  public func applying(_ edits: [TextEdit]) throws(TextEditError) -> SourceText {
    var out: [UInt8] = []
    out.reserveCapacity(bytes.count + edits.reduce(0) { $0 + $1.replacement.count })
    var cursor = 0
    var previous: TextRange?
    for edit in edits.sorted(by: { ($0.range.lowerBound, $0.range.upperBound) < ($1.range.lowerBound, $1.range.upperBound) }) {
      if let previous, edit.range.lowerBound < cursor || edit.range == previous { throw .overlap(previous, edit.range) }
      guard edit.range.lowerBound >= 0, edit.range.upperBound <= bytes.count, self[edit.range].elementsEqual(edit.expected) else {
        throw .unexpectedBytes(edit.range)
      }
      out += bytes[cursor..<edit.range.lowerBound]
      out += edit.replacement
      cursor = edit.range.upperBound
      previous = edit.range
    }
    out += bytes[cursor...]
    return SourceText(path: path, bytes: out, isOutliner: isOutliner)
  }
}
