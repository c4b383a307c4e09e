// What a Try is to move, and which way.

/// Which way something is to go.
public enum WantedDirection: String, Sendable, CaseIterable {
  case up, down, steady

  /// As people also write it.
  private static let words: [String: WantedDirection] = [
    "more": .up, "higher": .up, "better": .up, "later": .up, "↑": .up, "less": .down, "fewer": .down, "lower": .down, "earlier": .down, "↓": .down,
    "same": .steady, "stable": .steady, "→": .steady,
  ]

  public init?(word: String) {
    guard let direction = WantedDirection(rawValue: word.lowercased()) ?? Self.words[word.lowercased()] else { return nil }
    self = direction
  }
}

/// What the field `moves` says: `sleep_minutes up`, `mood up`, `resting heart rate down`.
public struct Moves: Hashable, Sendable {
  /// A metric, a habit, a tag or `mood`, as written.
  public let name: String
  public let direction: WantedDirection

  /// As a field has it.
  public var text: String { "\(name) \(direction.rawValue)" }

  /// - Returns: Nil where the text has no name, or ends in no direction.
  public init?(_ text: String) {
    let words = text.split(whereSeparator: \.isWhitespace)
    guard words.count > 1, let last = words.last, let direction = WantedDirection(word: String(last)) else { return nil }
    name = words.dropLast().joined(separator: " ")
    self.direction = direction
  }
}
