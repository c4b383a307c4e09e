// What became of a Try.

public import JournalModel

/// What the Reviews, or its own box, say of a Try.
public enum TryOutcome: String, Hashable, Sendable, CaseIterable {
  /// Nobody has judged it yet.
  case open
  case adopted
  /// It goes on and works in part; it is offered again.
  case partly
  case dropped

  /// What a box says of a Try: `[x]` adopted, `[/]` partly, `[-]` dropped; nil for every other box and for none, which say nothing.
  public init?(_ box: BoxState?) {
    switch box {
    case .done: self = .adopted
    case .partly: self = .partly
    case .cancelled: self = .dropped
    case nil, .open, .other: return nil
    }
  }

  /// Whether it is settled, so that no Review offers it again.
  public var isSettled: Bool { self == .adopted || self == .dropped }
}
