// The link by which a line of a Review says what it is about, and the words around it.

package import JournalModel
import JournalText
import MarkdownSyntax

/// What a link says of the item that it leads to.
public struct ItemLink: Hashable, Sendable {
  /// What it says of the file that the item is in.
  public enum File: Hashable, Sendable {
    /// The file that the link stands in.
    case this
    /// By the name or the end of the path: `[[2026-W46#^t-7f3k]]`.
    case named(String)
    /// By the way from here: `[W46](2026-W46.md#^t-7f3k)`.
    case destination(String)
  }

  public var file: File
  /// Without its caret.
  public var id: String

  public init(_ file: File, id: String) {
    self.file = file
    self.id = id
  }
}

/// A link to an item, where it stands.
public struct ReviewLink: Sendable {
  public let item: ItemLink
  private let range: TextRange

  /// The last link to an item on the first line, else the first one in the lines after it; nil where there is none. Links in fields say
  /// something else.
  package init?(of item: ItemReading, in places: EntryPlaces) {
    let paragraph = item.block + 1
    guard paragraph < Int(places.outline.blocks[item.block].next) else { return nil }
    let spans = places.outline.inlineSpans(ofBlock: paragraph, in: places.source)
    let links = spans.filter { span in !item.fields.contains { $0.range.contains(span.range) } }
      .compactMap { ReviewLink($0, in: places) }
    guard let link = links.last(where: { item.firstLine.contains($0.range) }) ?? links.first else { return nil }
    self = link
  }

  private init?(_ span: InlineSpan, in places: EntryPlaces) {
    let target = places.source.text(span.name)
    switch span.kind {
    case .wikiLink, .embed:
      let reference = Reference(target: target)
      guard case .block(let id)? = reference.place else { return nil }
      item = ItemLink(reference.file.isEmpty ? .this : .named(reference.file), id: id)
    case .markdownLink, .image:
      guard let hash = target.utf8.lastIndex(of: ASCII.hash) else { return nil }
      let place = target[target.utf8.index(after: hash)...]
      // Some editors write the caret as they write other signs in addresses.
      guard let caret = ["^", "%5E", "%5e"].first(where: { place.hasPrefix($0) }) else { return nil }
      let id = String(place.dropFirst(caret.utf8.count))
      if hash == target.startIndex {
        item = ItemLink(.this, id: id)
      } else {
        guard let link = places.outline.fileLinks(in: places.source).first(where: { span.name.contains($0.range) }) else { return nil }
        item = ItemLink(.destination(link.file), id: id)
      }
    case .field, .blockID, .tag: return nil
    }
    range = span.range
  }

  /// What the line says around the link, and under it.
  package func text(of item: ItemReading, in places: EntryPlaces) -> ReviewText {
    let line = places.lines.line(of: range.lowerBound)
    let whole = places.lines.range(ofLine: line)
    let continuations = item.item.text.utf8.split(separator: ASCII.lineFeed, omittingEmptySubsequences: false)
    let below = continuations.dropFirst(line - item.line + 1).map { String(decoding: $0, as: UTF8.self) } + [item.item.details]
    let start = line == item.line ? item.firstLine.lowerBound : whole.lowerBound
    let before = start < range.lowerBound ? text(TextRange(start, range.lowerBound), of: item, in: places.source) : ""
    let after = text(TextRange(range.upperBound, max(range.upperBound, whole.upperBound)), of: item, in: places.source)
    return ReviewText(
      before: before, after: String(after.drop { ReviewText.isJoint($0) }).trimmed,
      below: below.filter { !$0.isEmpty }.joined(separator: "\n"))
  }

  /// Part of a line without fields and id.
  private func text(_ part: TextRange, of item: ItemReading, in source: SourceText) -> String {
    let removed = (item.fields.map(\.range) + (item.idRange.map { [$0] } ?? [])).sorted { $0.lowerBound < $1.lowerBound }
    var text = ""
    var start = part.lowerBound
    for range in removed where range.lowerBound >= start && range.upperBound <= part.upperBound {
      text += source.text(TextRange(start, range.lowerBound)).trimmed + " "
      start = range.upperBound
    }
    if start < part.upperBound { text += source.text(TextRange(start, part.upperBound)) }
    return text.trimmed
  }
}
