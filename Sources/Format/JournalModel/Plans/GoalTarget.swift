// How much of something makes a goal reached.

/// An amount to reach, of one field where it is named: `500 km`, `distance 500 km`.
public struct GoalTarget: Equatable, Sendable {
  /// The field whose quantities count; nil where any field of the same dimension does.
  public var field: String?
  public var quantity: Quantity

  public init(field: String? = nil, _ quantity: Quantity) {
    self.field = field
    self.quantity = quantity
  }

  /// Reads an amount, or a field's key, blanks and an amount.
  public init?(_ text: some StringProtocol) {
    let text = text.trimmed
    if let quantity = Quantity(text) {
      self.init(quantity)
      return
    }
    guard let blank = text.utf8.firstIndex(where: { $0 == 0x20 || $0 == 0x09 }) else { return nil }
    let field = String(text[..<blank])
    guard Field.isKey(field), let quantity = Quantity(text[blank...]) else { return nil }
    self.init(field: field, quantity)
  }

  /// As it is read.
  public var text: String { field.map { "\($0) \(quantity.text)" } ?? quantity.text }
}
