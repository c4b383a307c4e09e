// The first line of a list item, taken apart: box, time, link, fields, tags, id, and the text that is left.

import JournalModel
import JournalText
import MarkdownSyntax

/// A list item taken apart. Linear in the item's bytes.
struct ItemLine {
  /// What the line is read as.
  package enum Reading {
    /// An item of a retrospective: emoji are fields.
    case item
    /// A line of a log: a time may stand first, a link that opens the text is the activity.
    case log
  }

  var state: BoxState?
  var time: TimeSpan?
  var timeRange: TextRange?
  var activity: Reference?
  var text = ""
  var details = ""
  var fields: [FieldReading] = []
  var tags: [String] = []
  var links: [String] = []
  var id: String?
  /// The id with its caret.
  var idRange: TextRange?
  /// The first line after marker and box, without blanks around it.
  var firstLine: TextRange

  init(block index: Int, in outline: Outline, of source: SourceText, lines: LineTable, as reading: Reading) {
    let item = outline.blocks[index]
    firstLine = TextRange(at: item.content.lowerBound)
    if let mark = item.mark {
      let scalar = source.text(mark).unicodeScalars.first ?? " "
      state = BoxState(mark: scalar)
    }
    let line = lines.line(of: item.range.lowerBound)
    var rest = lines.range(ofLine: line).upperBound
    if let paragraph = Self.firstParagraph(of: index, in: outline, lines, line) {
      let texts = outline.lines[Int(paragraph.lines.lowerBound)..<Int(paragraph.lines.upperBound)]
      if let first = texts.first {
        firstLine = TextRange(max(first.lowerBound, item.content.lowerBound), first.upperBound)
        read(index + 1, source, outline, as: reading)
        for continuation in texts.dropFirst() { text += "\n" + source.text(continuation).trimmed }
      }
      rest = paragraph.range.upperBound
    } else {
      // What begins on the marker's line and is no text, such as a code block or a quote, is all details.
      rest = item.content.lowerBound
    }
    readSpansAfterFirstLine(index, source, outline)
    details = Self.details(from: rest, of: item, source, lines, line)
  }

  /// The paragraph that begins on the item's own line, if one does.
  private static func firstParagraph(of index: Int, in outline: Outline, _ lines: LineTable, _ line: Int) -> Block? {
    guard index + 1 < Int(outline.blocks[index].next) else { return nil }
    let child = outline.blocks[index + 1]
    guard child.kind == .paragraph, lines.range(ofLine: line).upperBound >= child.range.lowerBound else { return nil }
    return child
  }

  private mutating func read(_ paragraph: Int, _ source: SourceText, _ outline: Outline, as reading: Reading) {
    var spans = outline.inlineSpans(ofBlock: paragraph, in: source)
    if !spans.allSatisfy({ firstLine.contains($0.range) }) { spans = spans.filter { firstLine.contains($0.range) }[...] }
    if let last = spans.last(where: { $0.kind == .blockID }), Self.isBlank(source, last.range.upperBound, firstLine.upperBound) {
      id = source.text(last.name)
      idRange = last.range
    }
    for span in spans where span.kind == .field {
      let form: Field.Form = source.bytes[span.range.lowerBound] == ASCII.openBracket ? .brackets : .parentheses
      let field = Field(source.text(span.name), source.text(span.value), form: form)
      fields.append(FieldReading(field: field, range: span.range, keyRange: span.name, valueRange: span.value))
    }
    if reading == .item, source[firstLine].contains(where: TasksEmoji.mayBegin) {
      let emoji = TasksEmoji.fields(in: source, firstLine, skipping: tasksSkips(spans))
      if !emoji.isEmpty { fields = (fields + emoji).sorted { $0.range.lowerBound < $1.range.lowerBound } }
    }
    var removed = fields.map(\.range)
    if let idRange { removed.append(idRange) }
    if reading == .log { readOpening(spans, source, &removed) }
    if removed.count > 1 { removed.sort { $0.lowerBound < $1.lowerBound } }
    text = Self.text(of: firstLine, without: removed, source)
  }

  /// What may stand between emoji at the end of a line, in order: fields in brackets, tags outside of them, the id.
  private func tasksSkips(_ spans: ArraySlice<InlineSpan>) -> [TextRange] {
    var skips: [TextRange] = []
    for span in spans where span.kind == .field || span.kind == .tag || span.range == idRange {
      if let last = skips.last, last.contains(span.range) { continue }
      skips.append(span.range)
    }
    return skips
  }

  /// The time and the activity that open a line of a log.
  private mutating func readOpening(_ spans: ArraySlice<InlineSpan>, _ source: SourceText, _ removed: inout [TextRange]) {
    var start = firstLine.lowerBound
    let word = source[TextRange(start, firstLine.upperBound)].prefix { !$0.isBlank }
    // Most lines begin with their link.
    if word.first?.isDigit ?? false, let span = TimeSpan(String(decoding: word, as: UTF8.self)) {
      let range = TextRange(start, start + word.count)
      time = span
      timeRange = range
      removed.append(range)
      start = range.upperBound
    }
    // Fields may stand before the link; they are no text.
    var next = fields.startIndex
    while true {
      while start < firstLine.upperBound, source.bytes[start].isBlank { start += 1 }
      guard next < fields.endIndex, fields[next].range.lowerBound == start else { break }
      start = fields[next].range.upperBound
      next += 1
    }
    guard let link = spans.first(where: { $0.range.lowerBound == start && ($0.kind == .wikiLink || $0.kind == .markdownLink) }),
      let reference = LinkTarget.reference(of: link, in: source), !reference.file.isEmpty
    else { return }
    activity = reference
    removed.append(link.range)
  }

  /// Tags and links of everything that the item holds, fields and nested lists included.
  private mutating func readSpansAfterFirstLine(_ index: Int, _ source: SourceText, _ outline: Outline) {
    for block in index + 1..<max(index + 1, Int(outline.blocks[index].next)) {
      switch outline.blocks[block].kind {
      case .paragraph, .heading, .table: break
      default: continue
      }
      for span in outline.inlineSpans(ofBlock: block, in: source) {
        switch span.kind {
        case .tag: tags.append(source.text(span.name))
        case .wikiLink, .embed, .markdownLink: if let target = LinkTarget.text(of: span, in: source) { links.append(target) }
        case .field, .blockID, .image: break
        }
      }
    }
  }

  /// The line without some ranges in it: a range goes with the blanks before it.
  private static func text(of line: TextRange, without removed: [TextRange], _ source: SourceText) -> String {
    if let whole = piece(of: line, without: removed[...], source) { return source.text(whole).trimmed }
    var bytes: [UInt8] = []
    bytes.reserveCapacity(line.count)
    var start = line.lowerBound
    for range in removed where range.lowerBound >= start {
      bytes += source[TextRange(start, range.lowerBound)]
      var hadBlank = false
      while let last = bytes.last, last.isBlank {
        bytes.removeLast()
        hadBlank = true
      }
      start = range.upperBound
      if hadBlank, start < line.upperBound, !source.bytes[start].isBlank { bytes.append(ASCII.space) }
    }
    bytes += source[TextRange(start, line.upperBound)]
    return String(decoding: bytes, as: UTF8.self).trimmed
  }

  /// What is left of the line where ranges are taken off its ends alone; nil where one stands in its middle.
  private static func piece(of line: TextRange, without removed: ArraySlice<TextRange>, _ source: SourceText) -> TextRange? {
    var (rest, removed) = (line, removed)
    while let first = removed.first {
      while rest.lowerBound < rest.upperBound, source.bytes[rest.lowerBound].isBlank { rest.lowerBound += 1 }
      if first.lowerBound > rest.lowerBound { break }
      rest.lowerBound = max(rest.lowerBound, first.upperBound)
      removed.removeFirst()
    }
    while let last = removed.last {
      while rest.upperBound > rest.lowerBound, source.bytes[rest.upperBound - 1].isBlank { rest.upperBound -= 1 }
      if last.upperBound != rest.upperBound || last.lowerBound < rest.lowerBound { return nil }
      rest.upperBound = last.lowerBound
      removed.removeLast()
    }
    return rest
  }

  private static func isBlank(_ source: SourceText, _ start: Int, _ end: Int) -> Bool {
    source[TextRange(start, end)].allSatisfy(\.isBlank)
  }
}

extension ItemLine {
  /// What follows the first paragraph, moved to column 0.
  private static func details(from start: Int, of item: Block, _ source: SourceText, _ lines: LineTable, _ line: Int) -> String {
    guard start < item.range.upperBound else { return "" }
    let column = contentColumn(of: item, source, lines, line)
    var out = ""
    var number = lines.line(of: start)
    var isFirst = true
    while number <= lines.starts.count {
      let range = lines.range(ofLine: number)
      let from = isFirst ? start : range.lowerBound
      if from >= item.range.upperBound { break }
      let text = source.text(TextRange(from, range.upperBound))
      if !isFirst { out += "\n" }
      out += isFirst ? text : dedented(text, columns: column)
      isFirst = false
      number += 1
    }
    return out.withoutBlankEdges
  }

  /// The column at which the item's content stands: what its further lines are indented by.
  private static func contentColumn(of item: Block, _ source: SourceText, _ lines: LineTable, _ line: Int) -> Int {
    let range = lines.range(ofLine: line)
    var column = 0
    for byte in source[TextRange(range.lowerBound, item.marker.upperBound)] { column += byte == ASCII.tab ? 4 - column % 4 : 1 }
    var after = column
    for byte in source[TextRange(item.marker.upperBound, range.upperBound)] {
      guard byte.isBlank else { return after - column >= 5 ? column + 1 : after }
      after += byte == ASCII.tab ? 4 - after % 4 : 1
    }
    return column + 1
  }

  /// Takes away up to so many columns of indentation.
  private static func dedented(_ text: String, columns: Int) -> String {
    var column = 0
    var rest = Substring(text).utf8
    while column < columns, let byte = rest.first, byte.isBlank {
      column += byte == ASCII.tab ? 4 - column % 4 : 1
      rest.removeFirst()
    }
    // A tab that reaches over the content's column leaves blanks after.
    return String(repeating: " ", count: max(0, column - columns)) + String(Substring(rest))
  }
}
