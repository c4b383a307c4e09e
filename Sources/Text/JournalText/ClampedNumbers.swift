// From numbers with a fraction to whole ones, whatever they are.

extension Int {
  /// The whole number at or below, at most 2^53 in size: beyond that doubles have gaps, and what is reckoned with it still has room. What is
  /// no number is 0.
  public init(flooring number: Double) {
    let most = 0x1p53
    self = number.isNaN ? 0 : Int(Swift.max(-most, Swift.min(most, number.rounded(.down))))
  }
}
