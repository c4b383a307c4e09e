// What a section of a file is for.

/// The sections that have a meaning, whatever language their headings are in.
public enum SectionKind: String, Hashable, Sendable, CaseIterable {
  case review, keep, problem
  case `try`
  case action, log, reflection, notes
  /// The person's own.
  case other

  /// Whether the list items of the section are items of the retrospective.
  public var holdsItems: Bool {
    switch self {
    case .review, .keep, .problem, .try, .action: true
    case .log, .reflection, .notes, .other: false
    }
  }

  /// The letter that ids of this section's items begin with; `i` where there is none of its own.
  public var idLetter: Unicode.Scalar {
    switch self {
    case .keep: "k"
    case .problem: "p"
    case .try: "t"
    case .action: "a"
    default: "i"
    }
  }
}
