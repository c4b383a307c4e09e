// How much of something makes a habit done.

/// The amount that a habit asks for on a day: at least so much, or at most.
public struct HabitTarget: Equatable, Sendable {
  public enum Bound: Hashable, Sendable {
    case atLeast, atMost
  }

  public var bound: Bound
  public var quantity: Quantity

  public init(_ bound: Bound, _ quantity: Quantity) {
    self.bound = bound
    self.quantity = quantity
  }

  /// Reads `20 min`, `>= 20 min` or `<= 2 l`.
  public init?(_ text: some StringProtocol) {
    let text = text.trimmed
    let bounds: [(String, Bound)] = [("<=", .atMost), ("≤", .atMost), (">=", .atLeast), ("≥", .atLeast)]
    for (sign, bound) in bounds where text.hasPrefix(sign) {
      guard let quantity = Quantity(text.dropFirst(sign.count)) else { return nil }
      self.init(bound, quantity)
      return
    }
    guard let quantity = Quantity(text) else { return nil }
    self.init(.atLeast, quantity)
  }

  /// As it is read: `20 min`, `<= 2 l`.
  public var text: String { bound == .atMost ? "<= \(quantity.text)" : quantity.text }
}
