// What the parts of a list item say, made from their places for whoever asks.

package import JournalModel
package import JournalText
package import MarkdownSyntax

extension ItemSource {
  package func fields(of item: ItemLine) -> [FieldReading] {
    fields[item.fields].map {
      FieldReading(field: $0.field(in: source), range: $0.range, keyRange: $0.keyRange, valueRange: $0.valueRange)
    }
  }

  /// The place of the last field with a key: of a repeated key the last one counts.
  package func lastField(_ key: FieldKey, of item: ItemLine) -> FieldPlace? { fields[item.fields].last { $0.has(key, in: source) } }

  /// The id without its caret.
  package func id(of item: ItemLine) -> String? { idName(of: item).map { source.text($0) } }

  /// Where the id stands without its caret.
  package func idName(of item: ItemLine) -> TextRange? { item.idRange.map { TextRange($0.lowerBound + 1, $0.upperBound) } }

  /// The tags of everything that the item holds, fields and nested lists included.
  package func tags(of item: ItemLine) -> [String] {
    var tags: [String] = []
    for place in item.spans where text.outline.spans[place].kind == .tag { tags.append(source.text(text.outline.spans[place].name)) }
    return tags
  }

  /// Whether one of its tags keeps it out of reports.
  package func isPrivate(_ item: ItemLine) -> Bool { text.outline.hasPrivateTag(item.spans, in: source) }

  /// Whether a block of text has it.
  func isMarkedPrivate(_ block: Int) -> Bool { text.outline.hasPrivateTag(text.outline.spanPlaces(in: block..<block + 1), in: source) }

  /// The targets of the links of everything that the item holds.
  package func links(of item: ItemLine) -> [String] { linkSpans(of: item).compactMap { LinkTarget.text(of: $0, in: source) } }

  /// What stands inside of everything that the item holds.
  package func spans(of item: ItemLine) -> ArraySlice<InlineSpan> { text.outline.spans[item.spans] }

  /// The links of everything that the item holds.
  package func linkSpans(of item: ItemLine) -> some Sequence<InlineSpan> { text.outline.spans[item.spans].lazy.filter(\.isLink) }

  /// The link that names the activity.
  package func activityLink(of item: ItemLine) -> InlineSpan? { item.activity.map { text.outline.spans[$0] } }

  /// What the line records.
  package func activity(of item: ItemLine) -> Reference? { activityLink(of: item).flatMap { LinkTarget.reference(of: $0, in: source) } }

  /// What box and `skip` say of a line of a log.
  package func logState(of item: ItemLine) -> LogLine.State {
    let hasSkip = (item.state == nil || item.state == .cancelled) && lastField(.skip, of: item) != nil
    return LogLine.State(box: item.state, hasSkip: hasSkip)
  }

  /// The name of the file that a line of a log records, folded; nil where it records none.
  package func activityName(of item: ItemLine) -> String? {
    guard let link = activityLink(of: item) else { return nil }
    if link.kind == .markdownLink { return activity(of: item).map { Reference.folded(Reference(target: $0.file).slug) } }
    var file = LinkTarget.fileRange(ofTarget: link.name, in: source)
    if let slash = source[file].lastIndex(of: ASCII.slash) { file.lowerBound = slash + 1 }
    return Reference.folded(source.text(file))
  }

  // MARK: Text

  /// The first line without marker, box, time, activity, fields and id, then the further lines of its first paragraph.
  package func text(of item: ItemLine) -> String {
    if item.continuation.isEmpty, let range = textRange(of: item) { return source.text(range) }
    var bytes: [UInt8] = []
    appendText(of: item, to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Where the text stands, if it is one piece of the file.
  package func textRange(of item: ItemLine) -> TextRange? {
    guard item.continuation.isEmpty else { return nil }
    return withRemoved(from: item) { piece(of: item.firstLine, without: $0) }.map(source.trimmed)
  }

  /// Appends the text as its bytes.
  package func appendText(of item: ItemLine, to bytes: inout [UInt8]) {
    withRemoved(from: item) { removed in
      if let piece = piece(of: item.firstLine, without: removed) {
        bytes += source[source.trimmed(piece)]
      } else {
        append(item.firstLine, without: removed, to: &bytes)
      }
    }
    for place in item.continuation {
      bytes.append(ASCII.lineFeed)
      bytes += source[source.trimmed(text.outline.lines[place])]
    }
  }

  /// Gives what of the first line is no text, in order.
  private func withRemoved<Found>(from item: ItemLine, _ body: (UnsafeMutableBufferPointer<TextRange>) -> Found) -> Found {
    withUnsafeTemporaryAllocation(of: TextRange.self, capacity: item.fields.count + 3) { buffer in
      var count = 0
      func add(_ range: TextRange) {
        var place = count
        while place > 0, buffer[place - 1].lowerBound > range.lowerBound {
          buffer[place] = buffer[place - 1]
          place -= 1
        }
        buffer[place] = range
        count += 1
      }
      for field in item.fields { add(fields[field].range) }
      if let id = item.idRange { add(id) }
      if let time = item.timeRange { add(time) }
      if let activity = item.activity { add(text.outline.spans[activity].range) }
      return body(UnsafeMutableBufferPointer(rebasing: buffer[..<count]))
    }
  }

  /// Appends the line without some ranges in it: a range goes with the blanks before it.
  private func append(_ line: TextRange, without removed: UnsafeMutableBufferPointer<TextRange>, to bytes: inout [UInt8]) {
    let origin = bytes.count
    var start = line.lowerBound
    for range in removed where range.lowerBound >= start {
      bytes += source[TextRange(start, range.lowerBound)]
      var hadBlank = false
      while bytes.count > origin, let last = bytes.last, last.isBlank {
        bytes.removeLast()
        hadBlank = true
      }
      start = range.upperBound
      if hadBlank, start < line.upperBound, !source.bytes[start].isBlank { bytes.append(ASCII.space) }
    }
    bytes += source[TextRange(start, line.upperBound)]
    while bytes.count > origin, let last = bytes.last, last.isSpace { bytes.removeLast() }
    let blanks = bytes[origin...].prefix(while: \.isSpace).count
    if blanks > 0 { bytes.removeSubrange(origin..<origin + blanks) }
  }

  /// What is left of the line where ranges are taken off its ends alone; nil where one stands in its middle.
  private func piece(of line: TextRange, without removed: UnsafeMutableBufferPointer<TextRange>) -> TextRange? {
    var rest = line
    var (first, end) = (0, removed.count)
    while first < end {
      while rest.lowerBound < rest.upperBound, source.bytes[rest.lowerBound].isBlank { rest.lowerBound += 1 }
      if removed[first].lowerBound > rest.lowerBound { break }
      rest.lowerBound = max(rest.lowerBound, removed[first].upperBound)
      first += 1
    }
    while first < end {
      let last = removed[end - 1]
      while rest.upperBound > rest.lowerBound, source.bytes[rest.upperBound - 1].isBlank { rest.upperBound -= 1 }
      if last.upperBound != rest.upperBound || last.lowerBound < rest.lowerBound { return nil }
      rest.upperBound = last.lowerBound
      end -= 1
    }
    return rest
  }

  // MARK: Details

  /// Whether anything stands below the text.
  package func hasDetails(_ item: ItemLine) -> Bool { source[item.rest].contains { !$0.isBlank && !$0.isLineEnd } }

  /// What follows the first paragraph, moved to column 0.
  package func details(of item: ItemLine) -> String {
    guard hasDetails(item) else { return "" }
    let column = contentColumn(of: text.outline.blocks[item.block], line: item.line)
    var out = ""
    var number = lines.line(of: item.rest.lowerBound)
    var isFirst = true
    while number <= lines.starts.count {
      let range = lines.range(ofLine: number)
      let from = isFirst ? item.rest.lowerBound : range.lowerBound
      if from >= item.rest.upperBound { break }
      let text = source.text(TextRange(from, range.upperBound))
      if !isFirst { out += "\n" }
      out += isFirst ? text : Self.dedented(text, columns: column)
      isFirst = false
      number += 1
    }
    return out.withoutBlankEdges
  }

  /// The column at which the item's content stands: what its further lines are indented by.
  private func contentColumn(of item: Block, line: Int) -> Int {
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
