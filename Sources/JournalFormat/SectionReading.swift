// A section of a file, with where it stands.

public import JournalModel
public import JournalText

/// A heading of level 2 and what follows it, as the file says it.
public struct SectionReading: Sendable {
  public let kind: SectionKind
  /// The heading's text as written.
  public let heading: String
  /// Index of the heading in the outline's blocks.
  public let block: Int
  /// The heading's line, from 1.
  public let line: Int
  /// From the heading to the end of the section's last block.
  public let range: TextRange
  /// The items of a Review, Keep, Problem, Try or Action section.
  public let items: [ItemReading]
  /// The lines of a Log section.
  public let log: [LogReading]
  public let reflection: Reflection?
  /// Whether the heading, or a heading of level 1 above it, has the tag `private`.
  public let isPrivate: Bool
  let source: SourceText
  let proseRanges: [TextRange]

  /// Markdown of the section that is nothing of the above.
  public var prose: String { source.prose(proseRanges) }

  /// The section without its places.
  public var section: Section {
    Section(
      kind: kind, heading: heading, items: items.map(\.item), log: log.map(\.logLine), reflection: reflection, prose: prose,
      isPrivate: isPrivate)
  }
}
