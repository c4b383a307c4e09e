// What the box of a list item says.

/// The mark in a box: `[ ]`, `[x]`, `[/]`, `[-]` or any other single mark, which means open and is kept.
public enum BoxState: Hashable, Sendable {
  case open, done, partly, cancelled
  /// Any other mark, one Unicode scalar.
  case other(Unicode.Scalar)

  public init(mark: Unicode.Scalar) {
    switch mark {
    case " ", "\t", "\u{A0}": self = .open
    case "x", "X": self = .done
    case "/": self = .partly
    case "-": self = .cancelled
    default: self = .other(mark)
    }
  }

  /// The mark that is written between the brackets.
  public var mark: Unicode.Scalar {
    switch self {
    case .open: " "
    case .done: "x"
    case .partly: "/"
    case .cancelled: "-"
    case .other(let mark): mark
    }
  }

  /// `open`, `done`, `partly`, `cancelled`, or the mark itself.
  public var name: String {
    switch self {
    case .open: "open"
    case .done: "done"
    case .partly: "partly"
    case .cancelled: "cancelled"
    case .other(let mark): String(Character(mark))
    }
  }

  /// Whether the box says nothing yet: open, or a mark without a meaning here.
  public var isOpen: Bool {
    switch self {
    case .open, .other: true
    case .done, .partly, .cancelled: false
    }
  }
}
