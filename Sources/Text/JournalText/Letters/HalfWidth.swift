// Letters, digits and signs in the width of East Asian characters, as input methods leave them.

extension Unicode.Scalar {
  /// The ASCII character of which this is the full-width form (U+FF01 to U+FF5E); itself where it is none.
  public var halfWidth: Unicode.Scalar {
    guard value >= 0xFF01, value <= 0xFF5E else { return self }
    return Unicode.Scalar(value - 0xFEE0) ?? self
  }
}
