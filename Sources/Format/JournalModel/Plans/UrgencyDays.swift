// From when on what is due is told in which colour.

/// From how many days left on a due date is green, amber and red; each at most the one before.
public struct UrgencyDays: Hashable, Sendable {
  public var green: Int
  public var amber: Int
  public var red: Int

  public init(green: Int = 14, amber: Int = 7, red: Int = 1) {
    (self.green, self.amber, self.red) = (green, amber, red)
  }
}
