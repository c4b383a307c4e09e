// A stretch of a scale: numbers, days, times, moods and priorities are compared on one.

/// From one number to another, each end open or closed, or without end. Days are their ordinals, times their minutes, moods 0 to 4.
public struct Interval: Equatable, Sendable {
  /// Nil where there is no lower end.
  public var lower: Double?
  public var includesLower: Bool
  /// Nil where there is no upper end.
  public var upper: Double?
  public var includesUpper: Bool

  /// Both ends belong to it, where there are any.
  public init(from lower: Double?, to upper: Double?) {
    self.lower = lower
    self.upper = upper
    includesLower = true
    includesUpper = true
  }

  /// What stands in this relation to a value that reaches from `first` to `last`, as a month does.
  public init(_ comparison: Comparison, first: Double, last: Double) {
    switch comparison {
    case .equal: self.init(from: first, to: last)
    case .less:
      self.init(from: nil, to: first)
      includesUpper = false
    case .atMost: self.init(from: nil, to: last)
    case .greater:
      self.init(from: last, to: nil)
      includesLower = false
    case .atLeast: self.init(from: first, to: nil)
    }
  }

  public func contains(_ value: Double) -> Bool {
    if let lower, value < lower || value == lower && !includesLower { return false }
    if let upper, value > upper || value == upper && !includesUpper { return false }
    return true
  }
}

/// What stands between a key and its value.
public enum Comparison: String, Hashable, Sendable, CaseIterable {
  case equal = ":"
  case less = "<"
  case atMost = "<="
  case greater = ">"
  case atLeast = ">="
}
