// What a person holds dear.

/// What only the file of a value has.
public struct PersonalValue: Equatable, Sendable {
  public enum Level: String, Hashable, Sendable, CaseIterable {
    case general, major
    case highestOrder = "highest_order"
    case lifeArea = "life_area"
  }

  /// From the highest to the lowest.
  public static let priorities = 1...100

  public var level: Level?
  /// One of `priorities`.
  public var priority: Int?
  public var domain: String?

  public init(level: Level? = nil, priority: Int? = nil, domain: String? = nil) {
    self.level = level
    self.priority = priority
    self.domain = domain
  }
}
