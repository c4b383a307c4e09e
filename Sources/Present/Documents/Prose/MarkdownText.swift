// The links in a person's Markdown, found without touching anything else.

import JournalModel
import JournalText
import MarkdownSyntax

/// Markdown cut into links that may have to change, backslashes that only Markdown needs, and everything between, which stays as it is.
struct MarkdownText {
  enum Piece {
    case verbatim(ArraySlice<UInt8>)
    /// `[[…]]`, with its leading `!` where it embeds.
    case wikiLink(Reference)
    /// What stands between the parentheses of `](…)`, without a title and without `<>`.
    case destination(ArraySlice<UInt8>)
    /// `\` before a mark that it makes text.
    case escape
    /// What is left out around the words of a link that is not to be one.
    case dropped
  }

  private let source: SourceText

  init(_ text: String) { source = SourceText(path: "", bytes: Array(text.utf8)) }

  /// The pieces in order; together they are the text, but for the brackets of links and the `<>` of destinations.
  var pieces: [Piece] { pieces { _ in true } }

  /// The same, in which Markdown links that are not to be kept are their words alone; definitions of links are left out with them.
  func pieces(keeping isKept: (String) -> Bool) -> [Piece] {
    var pieces: [Piece] = []
    var start = 0
    for (range, piece) in marks(keeping: isKept) where range.lowerBound >= start {
      if range.lowerBound > start { pieces.append(.verbatim(source[TextRange(start, range.lowerBound)])) }
      pieces.append(piece)
      start = range.upperBound
    }
    if start < source.bytes.count { pieces.append(.verbatim(source[TextRange(start, source.bytes.count)])) }
    return pieces
  }

  /// The links and backslashes with the bytes that they take, in order.
  private func marks(keeping isKept: (String) -> Bool) -> [(TextRange, Piece)] {
    let outline = Outline(body: source)
    let spans = outline.blocks.indices.flatMap { outline.inlineSpans(ofBlock: $0, in: source) }
    let links = spans.flatMap { span -> [(TextRange, Piece)] in
      switch span.kind {
      case .wikiLink, .embed:
        let bar = span.value.isEmpty ? "" : "|" + source.text(span.value)
        return Reference("[[\(source.text(span.name))\(bar)]]").map { [(span.range, .wikiLink($0))] } ?? []
      case .markdownLink, .image:
        if span.name.isEmpty { return [] }
        if !isKept(source.text(span.name)) {
          // Around its words, which stay and may hold other links.
          let words = span.range.contains(span.value) && !span.value.isEmpty ? span.value : TextRange(at: span.range.upperBound)
          return [
            (TextRange(span.range.lowerBound, words.lowerBound), .dropped), (TextRange(words.upperBound, span.range.upperBound), .dropped),
          ].filter { !$0.0.isEmpty }
        }
        let isBracketed = source.bytes[span.name.lowerBound - 1] == ASCII.less
        let range = isBracketed ? TextRange(span.name.lowerBound - 1, span.name.upperBound + 1) : span.name
        return [(range, .destination(source[span.name]))]
      case .field, .blockID, .tag: return []
      }
    }
    let definitions = outline.blocks.filter { $0.kind == .definition && !isKept("x") }.map { ($0.range, Piece.dropped) }
    let escapes = outline.blocks.indices.flatMap { outline.escapes(ofBlock: $0, in: source) }
    return (links + definitions + escapes.map { (TextRange($0, $0 + 1), .escape) }).sorted { $0.0.lowerBound < $1.0.lowerBound }
  }
}
