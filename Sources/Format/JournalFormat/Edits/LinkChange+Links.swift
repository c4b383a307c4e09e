// Where a file names others: in its text and in the values of its properties, never in code.

public import JournalText
public import MarkdownSyntax

extension Outline {
  /// Every place that names another file, in the order of the file: wiki links and embeds, relative Markdown links and images, in text and
  /// in values of properties that are read, and link reference definitions. Linear in the file's bytes.
  ///
  /// Code, raw HTML, comments, and values of front matter that are only kept hold none.
  public func fileLinks(in source: SourceText) -> [FileLink] {
    var links = propertyLinks(in: source)
    forEachLink(in: source) { name in
      links.append(FileLink(form: .name, range: name, file: source.text(name), property: nil, writing: .text))
    } _: { links.append($0) }
    return links
  }

  /// The links in values of properties that are read.
  package func propertyLinks(in source: SourceText) -> [FileLink] {
    guard let front = frontMatter else { return [] }
    var links: [FileLink] = []
    for entry in front.entries where !entry.style.isKept && Self.mayHoldLinks(entry.value, source) {
      let key = front.key(of: entry, in: source)
      if entry.style.isScalar {
        links += Self.scalarLinks(entry.value, entry.style, front.text(of: entry, in: source), key, source)
      } else {
        for element in front.elements[entry.elements] {
          links += Self.scalarLinks(element.value, element.style, front.text(of: element, in: source), key, source)
        }
      }
    }
    return links
  }

  /// Visits the links of the body, in order.
  /// - Parameters:
  ///   - name: Is given where a wiki link or an embed names a file.
  ///   - path: Is given a Markdown link, an image or a definition.
  package func forEachLink(in source: SourceText, name: (TextRange) -> Void, _ path: (FileLink) -> Void) {
    for index in blocks.indices {
      if blocks[index].kind == .definition {
        for link in Self.definitionLinks(blocks[index].range, source) { path(link) }
        continue
      }
      for span in inlineSpans(ofBlock: index, in: source) {
        switch span.kind {
        case .wikiLink, .embed: if let file = Self.fileName(source[span.name]) { name(TextRange(file.lowerBound, file.upperBound)) }
        case .markdownLink, .image: if let link = Self.pathLink(span.name, source) { path(link) }
        case .field, .blockID, .tag: break
        }
      }
    }
  }

  /// Whether a value has a bracket, be that behind an escape; most have none.
  private static func mayHoldLinks(_ value: TextRange, _ source: SourceText) -> Bool {
    source[value].contains { $0 == ASCII.openBracket || $0 == ASCII.backslash }
  }

  // MARK: Text

  /// The link of a destination; nil where it leaves the journal.
  static func pathLink(_ destination: TextRange, _ source: SourceText) -> FileLink? {
    let bytes = source[destination]
    // One slash leads from the root of the journal, two to another machine.
    if bytes.isEmpty || bytes.starts(with: [ASCII.slash, ASCII.slash]) { return nil }
    let end = bytes.firstIndex { $0 == ASCII.hash || $0 == ASCII.question } ?? bytes.endIndex
    let path = bytes[..<end]
    // A scheme, such as `https:`.
    if let colon = path.firstIndex(of: ASCII.colon), !path[..<colon].contains(ASCII.slash) { return nil }
    if path.isEmpty { return nil }
    let isAngled = destination.lowerBound > 0 && source.bytes[destination.lowerBound - 1] == ASCII.less
    return FileLink(
      form: .path, range: TextRange(path.startIndex, path.endIndex), file: String(decoding: decoded(path), as: UTF8.self), property: nil,
      writing: .destination(isAngled: isAngled, in: nil))
  }

  /// The destinations of a block of definitions, of those that stand on the line of their label.
  private static func definitionLinks(_ block: TextRange, _ source: SourceText) -> [FileLink] {
    var links: [FileLink] = []
    var start = block.lowerBound
    while start < block.upperBound {
      let end = source.bytes[start..<block.upperBound].firstIndex(where: \.isLineEnd) ?? block.upperBound
      if let destination = definitionDestination(source.bytes[start..<end]), let link = pathLink(destination, source) { links.append(link) }
      start = end + 1
    }
    return links
  }

  private static func definitionDestination(_ line: ArraySlice<UInt8>) -> TextRange? {
    var i = line.startIndex
    while i < line.endIndex, line[i].isBlank || line[i] == ASCII.greater { i += 1 }
    guard i < line.endIndex, line[i] == ASCII.openBracket else { return nil }
    i += 1
    while i < line.endIndex, line[i] != ASCII.closeBracket { i += line[i] == ASCII.backslash ? 2 : 1 }
    guard i + 1 < line.endIndex, line[i + 1] == ASCII.colon else { return nil }
    i += 2
    while i < line.endIndex, line[i].isBlank { i += 1 }
    guard i < line.endIndex else { return nil }
    if line[i] == ASCII.less {
      return line[i...].firstIndex(of: ASCII.greater).map { TextRange(i + 1, $0) }
    }
    return TextRange(i, line[i...].firstIndex { $0 <= ASCII.space || $0 == 0x7F } ?? line.endIndex)
  }

  /// A destination with `\_` and `%5F` undone.
  static func decoded(_ bytes: ArraySlice<UInt8>) -> [UInt8] {
    var out: [UInt8] = []
    out.reserveCapacity(bytes.count)
    var i = bytes.startIndex
    while i < bytes.endIndex {
      if bytes[i] == ASCII.backslash, i + 1 < bytes.endIndex, bytes[i + 1].isPunctuation {
        out.append(bytes[i + 1])
        i += 2
      } else if bytes[i] == ASCII.percent, i + 2 < bytes.endIndex, let high = digit(bytes[i + 1]), let low = digit(bytes[i + 2]) {
        out.append(high << 4 | low)
        i += 3
      } else {
        out.append(bytes[i])
        i += 1
      }
    }
    return out
  }

  /// The value of a hexadecimal digit.
  private static func digit(_ byte: UInt8) -> UInt8? {
    if byte.isDigit { return byte - ASCII.zero }
    let letter = byte | 0x20
    return letter >= 0x61 && letter <= 0x66 ? letter - 0x61 + 10 : nil
  }

  /// The part of a wiki link's target that names a file, without blanks around it; nil where the target is a place in the same file.
  static func fileName(_ target: ArraySlice<UInt8>) -> Range<Int>? {
    var name = target[..<(target.firstIndex(of: ASCII.hash) ?? target.endIndex)]
    while let first = name.first, first.isBlank { name.removeFirst() }
    while let last = name.last, last.isBlank { name.removeLast() }
    guard let first = name.first, first != ASCII.caret else { return nil }
    return name.indices
  }
}
