// Where something stands in a file: byte offsets, never line numbers.

/// A half-open range of byte offsets in one file.
public struct TextRange: Hashable, Sendable {
  /// Offset of the first byte.
  public var lowerBound: Int
  /// Offset after the last byte; never less than `lowerBound`.
  public var upperBound: Int

  /// A range from `lowerBound` up to `upperBound`; an upper bound below the lower one gives an empty range at `lowerBound`.
  public init(_ lowerBound: Int, _ upperBound: Int) {
    self.lowerBound = lowerBound
    self.upperBound = upperBound < lowerBound ? lowerBound : upperBound
  }

  /// The empty range at `offset`.
  public init(at offset: Int) { self.init(offset, offset) }

  /// Number of bytes.
  public var count: Int { upperBound &- lowerBound }
  /// Whether the range holds no byte.
  public var isEmpty: Bool { lowerBound == upperBound }

  /// Whether `offset` is the offset of a byte of this range.
  public func contains(_ offset: Int) -> Bool { offset >= lowerBound && offset < upperBound }
  /// Whether every byte of `other` is a byte of this range; an empty range may stand at either end.
  public func contains(_ other: TextRange) -> Bool { other.lowerBound >= lowerBound && other.upperBound <= upperBound }
}
