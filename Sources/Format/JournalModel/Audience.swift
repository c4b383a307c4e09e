// Whom something is told.

/// Whom something is told. What is private is kept from others; its owner is told it, with a mark.
public enum Audience: Sendable {
  /// The person whose journal it is.
  case owner
  /// Whoever else may read it: a file, a page, what another program is given.
  case others

  /// Whether something may be told.
  public func sees(isPrivate: Bool) -> Bool { self == .owner || !isPrivate }
}

extension String {
  /// A text that is private, with the word that says so; one that says it by a tag of its own is as it was.
  public var markedPrivate: String {
    let saysSo = split { !($0.isLetter || $0.isNumber || $0 == "#" || $0 == "(" || $0 == ")") }.contains {
      ["#private", "(private)"].contains($0.lowercased())
    }
    return saysSo ? self : isEmpty ? "(private)" : self + " (private)"
  }

  /// The text without the mark that `markedPrivate` gave it.
  public var withoutPrivateMark: String { hasSuffix(" (private)") ? String(dropLast(" (private)".count)) : self }
}
