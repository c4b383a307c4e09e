// Why a table is not imported.

/// A table of which nothing is taken, since nobody knows what it says.
public enum TableRefusal: Error, Hashable, Sendable {
  /// It has moments of UTC, and nobody said in which zone days begin and end.
  case needsZone
  /// What is wrong, and the way out.
  case unclear(String, help: String)

  public var reason: String {
    switch self {
    case .needsZone: "its times are those of UTC, and it does not say where you were"
    case .unclear(let reason, _): reason
    }
  }
}
