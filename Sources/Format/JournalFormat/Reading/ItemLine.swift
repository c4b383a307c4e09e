// The first line of a list item, taken apart: box, time, link, fields, tags, id, and the text that is left, all as places in the file.

import JournalDates
package import JournalModel
package import JournalText
package import MarkdownSyntax

/// A list item taken apart, as places in its file; `ItemSource` says what stands there.
package struct ItemLine: Sendable {
  /// What the line is read as.
  package enum Reading: Sendable {
    /// An item of a retrospective: emoji are fields.
    case item
    /// A line of a log: a time may stand first, a link that opens the text is the activity.
    case log
  }

  /// Index of the list item in the outline's blocks.
  package let block: Int
  /// Its line, from 1.
  package let line: Int
  package fileprivate(set) var state: BoxState?
  package fileprivate(set) var time: TimeSpan?
  /// The time as written.
  package fileprivate(set) var timeRange: TextRange?
  /// The link that names the activity of a line of a log, by its place among the outline's spans.
  fileprivate(set) var activity: Int?
  /// The first line after marker and box, without blanks around it.
  package fileprivate(set) var firstLine: TextRange
  /// The further lines of the first paragraph, by their places among the outline's lines.
  fileprivate(set) var continuation = 0..<0
  /// Its fields, by their places among those of the source.
  package fileprivate(set) var fields = 0..<0
  /// The id with its caret.
  package fileprivate(set) var idRange: TextRange?
  /// The spans of everything that the item holds, by their places among the outline's.
  package let spans: Range<Int>
  /// What follows the first paragraph.
  let rest: TextRange
  /// Whether it is kept out of reports and exports: it, or a heading above it in its section, has the tag `private`.
  package internal(set) var isPrivate = false
}

/// A text that items are read from. What it has found in one item it keeps, so that many cost no more memory than their places.
package struct ItemSource: Sendable {
  /// What never changes, behind one reference: a source is passed on for every item.
  final class Text: Sendable {
    let source: SourceText
    let outline: Outline
    let lines: LineTable

    init(_ source: SourceText, _ outline: Outline, _ lines: LineTable) {
      (self.source, self.outline, self.lines) = (source, outline, lines)
    }
  }

  /// Asked for directly where it is asked for often: the outline as a whole is many references.
  let text: Text
  /// The fields of all items that were read, one after the other.
  package private(set) var fields: [FieldPlace] = []

  package var source: SourceText { text.source }
  package var outline: Outline { text.outline }
  package var lines: LineTable { text.lines }

  package init(_ source: SourceText, _ outline: Outline, _ lines: LineTable) {
    text = Text(source, outline.withSpans(of: source), lines)
  }

  /// Of a text that is a body alone.
  package init(body source: SourceText) { self.init(source, Outline(body: source), LineTable(source)) }

  /// Takes an item apart. Linear in the item's bytes.
  /// - Parameter index: Of the list item in the outline's blocks.
  package mutating func read(block index: Int, as reading: ItemLine.Reading) -> ItemLine {
    let item = text.outline.blocks[index]
    let line = lines.line(of: item.range.lowerBound)
    let lineEnd = lines.range(ofLine: line).upperBound
    var firstLine: TextRange?
    var continuation = 0..<0
    // What begins on the marker's line and is no text, such as a code block or a quote, is all details.
    var rest = item.content.lowerBound
    if let paragraph = firstParagraph(of: index, lineEnd: lineEnd) {
      let texts = Int(paragraph.lines.lowerBound)..<Int(paragraph.lines.upperBound)
      if !texts.isEmpty {
        let first = text.outline.lines[texts.lowerBound]
        firstLine = TextRange(max(first.lowerBound, item.content.lowerBound), first.upperBound)
        continuation = texts.dropFirst()
      }
      rest = paragraph.range.upperBound
    }
    var found = ItemLine(
      block: index, line: line, state: state(of: item), firstLine: firstLine ?? TextRange(at: item.content.lowerBound),
      continuation: continuation, spans: text.outline.spanPlaces(in: index + 1..<max(index + 1, Int(item.next))),
      rest: TextRange(rest, item.range.upperBound))
    found.fields = fields.count..<fields.count
    if firstLine != nil { readFirstLine(&found, as: reading) }
    return found
  }

  private func state(of item: Block) -> BoxState? {
    guard let mark = item.mark else { return nil }
    let byte = source.bytes[mark.lowerBound]
    // Most marks are one byte.
    return BoxState(mark: byte < 0x80 ? Unicode.Scalar(byte) : source.text(mark).unicodeScalars.first ?? " ")
  }

  /// The paragraph that begins on the item's own line, if one does.
  private func firstParagraph(of index: Int, lineEnd: Int) -> Block? {
    guard index + 1 < Int(text.outline.blocks[index].next) else { return nil }
    let child = text.outline.blocks[index + 1]
    return child.kind == .paragraph && lineEnd >= child.range.lowerBound ? child : nil
  }

  private mutating func readFirstLine(_ item: inout ItemLine, as reading: ItemLine.Reading) {
    let firstLine = item.firstLine
    for place in item.spans {
      let span = text.outline.spans[place]
      if span.range.lowerBound >= firstLine.upperBound { break }
      guard firstLine.contains(span.range) else { continue }
      switch span.kind {
      case .blockID: item.idRange = isBlank(TextRange(span.range.upperBound, firstLine.upperBound)) ? span.range : nil
      case .field: fields.append(FieldPlace(span))
      case .tag, .wikiLink, .embed, .markdownLink, .image: break
      }
    }
    if reading == .item, source[firstLine].contains(where: TasksEmoji.mayBegin) { readEmoji(item) }
    item.fields = item.fields.lowerBound..<fields.count
    if reading == .log { readOpening(&item) }
  }

  private mutating func readEmoji(_ item: ItemLine) {
    let emoji = TasksEmoji.fields(in: source, item.firstLine, skipping: tasksSkips(item))
    if emoji.isEmpty { return }
    let start = item.fields.lowerBound
    let all = (fields[start...] + emoji).sorted { $0.range.lowerBound < $1.range.lowerBound }
    fields.replaceSubrange(start..., with: all)
  }

  /// What may stand between emoji at the end of a line, in order: fields in brackets, tags outside of them, the id.
  private func tasksSkips(_ item: ItemLine) -> [TextRange] {
    var skips: [TextRange] = []
    for span in text.outline.spans[item.spans] where item.firstLine.contains(span.range) {
      guard span.kind == .field || span.kind == .tag || span.range == item.idRange else { continue }
      if let last = skips.last, last.contains(span.range) { continue }
      skips.append(span.range)
    }
    return skips
  }

  /// The time and the activity that open a line of a log.
  private func readOpening(_ item: inout ItemLine) {
    let firstLine = item.firstLine
    var start = firstLine.lowerBound
    // Most lines begin with their link.
    if start < firstLine.upperBound, source.bytes[start].isDigit {
      var end = start
      while end < firstLine.upperBound, !source.bytes[end].isBlank { end += 1 }
      if let span = TimeSpan(source.text(TextRange(start, end))) {
        (item.time, item.timeRange) = (span, TextRange(start, end))
        start = end
      }
    }
    // Fields may stand before the link; they are no text.
    var next = item.fields.lowerBound
    while true {
      while start < firstLine.upperBound, source.bytes[start].isBlank { start += 1 }
      guard next < item.fields.upperBound, fields[next].range.lowerBound == start else { break }
      start = fields[next].range.upperBound
      next += 1
    }
    for place in item.spans {
      let span = text.outline.spans[place]
      if span.range.lowerBound > start { break }
      guard span.range.lowerBound == start, firstLine.contains(span.range), span.kind == .wikiLink || span.kind == .markdownLink else {
        continue
      }
      if LinkTarget.namesFile(span, in: source) { item.activity = place }
      break
    }
  }

  private func isBlank(_ range: TextRange) -> Bool { source[range].allSatisfy(\.isBlank) }
}
