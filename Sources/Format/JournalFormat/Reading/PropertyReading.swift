// One property of a file, with where it stands.

public import JournalModel
public import JournalText
public import MarkdownSyntax

/// A property as the file says it.
public struct PropertyReading: Sendable {
  public package(set) var key: String
  public let value: PropertyText
  /// How the value is written.
  public let style: FrontMatter.Style
  /// Index of its entry in the outline's front matter.
  public let index: Int
  /// The key as written, with its quotes.
  public let keyRange: TextRange
  /// The value as written.
  public let valueRange: TextRange

  /// The property without its place.
  public var property: Property { Property(key, value) }

  /// The value where it is one text; nil for a list, and for what is only kept.
  var text: String? { if case .text(let text) = value { text } else { nil } }

  /// What a day says with it as a metric, where its name is none of the format's.
  var told: WrittenMetric.Property? { text.map { WrittenMetric.property(key, $0, isPlain: style == .plain) } }
}

extension PropertyReading {
  /// All properties of a file, in order; none where its front matter is broken.
  static func all(in outline: Outline, of source: SourceText) -> [PropertyReading] {
    guard let frontMatter = outline.frontMatter, !frontMatter.isBroken else { return [] }
    return frontMatter.entries.enumerated().map { index, entry in
      let value: PropertyText =
        if entry.style.isKept {
          .kept(kept(entry, in: source))
        } else if entry.style.isList {
          .list(frontMatter.elements[entry.elements].map { frontMatter.text(of: $0, in: source) })
        } else {
          .text(frontMatter.text(of: entry, in: source))
        }
      return PropertyReading(
        key: frontMatter.key(of: entry, in: source), value: value, style: entry.style, index: index, keyRange: entry.key,
        valueRange: entry.value)
    }
  }

  /// The bytes after the colon, without the last line end; line ends as LF.
  private static func kept(_ entry: FrontMatter.Entry, in source: SourceText) -> String {
    let text = source.text(TextRange(entry.colon + 1, entry.extent.upperBound)).withLineFeeds
    return text.hasSuffix("\n") ? String(text.dropLast()) : text
  }
}
