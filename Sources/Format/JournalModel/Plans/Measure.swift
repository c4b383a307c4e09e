// A unit of the person's own.

/// What only the file of a measure has.
public struct Measure: Equatable, Sendable {
  /// As it is written in quantities.
  public var unit: String?
  /// What is measured, such as `distance`.
  public var dimension: String?
  /// The unit that amounts are summed in.
  public var canonicalUnit: String?
  /// How many canonical units one of this unit is.
  public var factor: Double?

  public init(unit: String? = nil, dimension: String? = nil, canonicalUnit: String? = nil, factor: Double? = nil) {
    self.unit = unit
    self.dimension = dimension
    self.canonicalUnit = canonicalUnit
    self.factor = factor
  }
}
