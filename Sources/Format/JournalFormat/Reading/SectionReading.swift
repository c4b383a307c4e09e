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

  /// The section without anything private, but with a mark where something was.
  /// - Parameter isMarked: Whether there is one; the heading's stands for all below it.
  func unveiled(isMarked: Bool) -> SectionReading {
    let marksLines = isMarked && !isPrivate
    return SectionReading(
      kind: kind, heading: isMarked && isPrivate ? heading.markedPrivate : heading, block: block, line: line, range: range,
      items: items.map { $0.unveiled(isMarked: marksLines) }, log: log.map { $0.unveiled(isMarked: marksLines) }, reflection: reflection,
      isPrivate: false, source: source, proseRanges: proseRanges)
  }

  /// Markdown of the section that is nothing of the above.
  public var prose: String { source.prose(proseRanges) }

  /// The section without its places.
  public var section: Section {
    Section(
      kind: kind, heading: heading, items: items.map(\.item), log: log.map(\.logLine), reflection: reflection, prose: prose,
      isPrivate: isPrivate)
  }

  /// The section with those of its items and lines that are not private.
  public var withoutPrivateLines: SectionReading {
    SectionReading(
      kind: kind, heading: heading, block: block, line: line, range: range, items: items.filter { !$0.item.isPrivate },
      log: log.filter { !$0.logLine.isPrivate }, reflection: reflection, isPrivate: isPrivate, source: source, proseRanges: proseRanges)
  }
}
