// What follows the front matter.

/// The body of a file: text in no section, then sections.
public struct Body: Equatable, Sendable {
  /// Markdown in no section: all before the first heading of level 2, and what stands under later headings of level 1.
  public var prose: String
  public var sections: [Section]

  public init(prose: String = "", sections: [Section] = []) {
    self.prose = prose
    self.sections = sections
  }

  /// The items of every section of one kind, in order.
  public func items(in kind: SectionKind) -> [Item] { sections.filter { $0.kind == kind }.flatMap(\.items) }
  /// The lines of every Log section, in order.
  public var log: [LogLine] { sections.flatMap(\.log) }
  /// The guided reflections, in order.
  public var reflections: [Reflection] { sections.compactMap(\.reflection) }
}

/// A heading of level 2 and what follows it, up to the next heading of level 1 or 2.
public struct Section: Equatable, Sendable {
  public var kind: SectionKind
  /// The heading's text as written.
  public var heading: String
  /// The items of a Review, Keep, Problem, Try or Action section.
  public var items: [Item]
  /// The lines of a Log section.
  public var log: [LogLine]
  /// What a Reflection section holds.
  public var reflection: Reflection?
  /// Markdown of the section that is neither item, log line nor step.
  public var prose: String
  /// Whether the whole section is kept out of reports and exports: its heading, or a heading of level 1 above it, has the tag `private`.
  public var isPrivate: Bool

  public init(
    kind: SectionKind, heading: String, items: [Item] = [], log: [LogLine] = [], reflection: Reflection? = nil, prose: String = "",
    isPrivate: Bool = false
  ) {
    self.kind = kind
    self.heading = heading
    self.items = items
    self.log = log
    self.reflection = reflection
    self.prose = prose
    self.isPrivate = isPrivate
  }
}
