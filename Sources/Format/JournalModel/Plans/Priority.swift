// How much a task matters to the person.

/// The five priorities of Obsidian Tasks; a task without one stands between medium and low.
public enum Priority: String, Hashable, Sendable, CaseIterable {
  case highest, high, medium, low, lowest

  /// The rank of no priority.
  public static let rankOfNone = 2

  /// 0 for the lowest to 5 for the highest; 2 is that of none.
  public var rank: Int {
    switch self {
    case .lowest: 0
    case .low: 1
    case .medium: 3
    case .high: 4
    case .highest: 5
    }
  }

  /// The rank of a priority, or of none.
  public static func rank(of priority: Priority?) -> Int { priority?.rank ?? rankOfNone }
}
