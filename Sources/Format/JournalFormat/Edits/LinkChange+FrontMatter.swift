// Where the values of properties name other files, and where nothing is read that looks as if it did.

public import JournalText
public import MarkdownSyntax

/// What looks like a link where nothing is read: it is told of and never changed.
public struct RawLink: Sendable {
  public let form: FileLink.Form
  /// The file's name or the way to it, as far as it can be told without undoing quotes.
  public let file: String
  /// Where that begins.
  public let at: Int
  /// The link: `[[name]]` without what else stands in the brackets, `[shown](../name.md)` as it is.
  public let text: String
}

extension Outline {
  /// What looks like a link to a file in a range of bytes, whatever those bytes are: for values that are only kept, and for front matter
  /// that cannot be read. In the order of the file.
  public static func rawNames(in range: TextRange, of source: SourceText) -> [RawLink] {
    let names = targets(in: source[range]).map { name in
      let file = String(decoding: source.bytes[name], as: UTF8.self)
      return RawLink(form: .name, file: file, at: name.lowerBound, text: "[[\(file)]]")
    }
    let paths = pathLinks(in: Array(source[range]), besides: names.map { $0.at - range.lowerBound }).map { path in
      let whole = TextRange(range.lowerBound + path.whole.lowerBound, range.lowerBound + path.whole.upperBound)
      return RawLink(
        form: .path, file: path.link.file, at: range.lowerBound + path.link.range.lowerBound, text: source.text(whole))
    }
    return paths.isEmpty ? names : (names + paths).sorted { $0.at < $1.at }
  }

  /// The links of a value or an element that is read.
  static func scalarLinks(
    _ value: TextRange, _ style: FrontMatter.Style, _ text: String, _ key: String, _ source: SourceText
  ) -> [FileLink] {
    let bytes = Array(text.utf8)
    let names = targets(in: bytes[...])
    let paths = pathLinks(in: bytes, besides: names.map(\.lowerBound))
    guard !names.isEmpty || !paths.isEmpty, let places = places(of: bytes, in: value, style, source) else { return [] }
    let links = names.map { name in
      FileLink(
        form: .name, range: TextRange(places[name.lowerBound], places[name.upperBound]),
        file: String(decoding: bytes[name], as: UTF8.self), property: key, writing: .scalar(style))
    }
    let others = paths.map { path in
      FileLink(
        form: .path, range: TextRange(places[path.link.range.lowerBound], places[path.link.range.upperBound]), file: path.link.file,
        property: key, writing: .destination(isAngled: path.link.isAngled, in: style))
    }
    return others.isEmpty ? links : (links + others).sorted { $0.range.lowerBound < $1.range.lowerBound }
  }

  /// The Markdown links and images in a text of its own, with all of their bytes; those in which a name in double brackets stands are none.
  private static func pathLinks(in bytes: [UInt8], besides names: [Int]) -> [(link: FileLink, whole: TextRange)] {
    // Few values have any.
    guard zip(bytes, bytes.dropFirst()).contains(where: { $0 == ASCII.closeBracket && $1 == ASCII.openParenthesis }) else { return [] }
    let text = SourceText(path: "", bytes: bytes)
    let lines = bytes.split(omittingEmptySubsequences: true, whereSeparator: \.isLineEnd).map { TextRange($0.startIndex, $0.endIndex) }
    let outline = Outline(text)
    return lines.flatMap { outline.inlineSpans(inLines: [$0], of: text) }.compactMap { span in
      let holdsName = names.contains { span.name.lowerBound <= $0 && $0 <= span.name.upperBound }
      guard span.kind == .markdownLink || span.kind == .image, !holdsName, let link = pathLink(span.name, text) else { return nil }
      return (link, span.range)
    }
  }

  /// For each byte of a scalar's text, and for its end, the offset in the file where what stands for it begins; nil where the two do not
  /// belong together, as in a file that is not UTF-8.
  private static func places(of text: [UInt8], in value: TextRange, _ style: FrontMatter.Style, _ source: SourceText) -> [Int]? {
    let isQuoted = style == .singleQuoted || style == .doubleQuoted
    var raw = value.lowerBound + (isQuoted ? 1 : 0)
    let end = value.upperBound - (isQuoted ? 1 : 0)
    var places: [Int] = []
    places.reserveCapacity(text.count + 1)
    while raw < end, places.count < text.count {
      let byte = source.bytes[raw]
      if style == .doubleQuoted, byte == ASCII.backslash, raw + 1 < end {
        let lead = text[places.count]
        places += repeatElement(raw, count: lead >= 0xF0 ? 4 : lead >= 0xE0 ? 3 : lead >= 0xC0 ? 2 : 1)
        switch source.bytes[raw + 1] {
        case UInt8(ascii: "x"): raw += 4
        case UInt8(ascii: "u"): raw += 6
        case UInt8(ascii: "U"): raw += 10
        default: raw += 2
        }
      } else {
        places.append(raw)
        raw += style == .singleQuoted && byte == ASCII.apostrophe ? 2 : 1
      }
    }
    places.append(raw)
    return raw == end && places.count == text.count + 1 ? places : nil
  }

  /// Where `[[name#place|shown]]` names a file.
  private static func targets(in bytes: ArraySlice<UInt8>) -> [Range<Int>] {
    var found: [Range<Int>] = []
    var open: Int?
    var i = bytes.startIndex
    while i + 1 < bytes.endIndex {
      if bytes[i] == ASCII.openBracket, bytes[i + 1] == ASCII.openBracket {
        // Of `[[[` the last two count.
        open = i + 2
        i += 1
      } else if let start = open, start <= i, bytes[i] == ASCII.closeBracket, bytes[i + 1] == ASCII.closeBracket {
        let target = bytes[start..<i]
        if let name = fileName(target[..<(target.firstIndex(of: ASCII.pipe) ?? i)]) { found.append(name) }
        open = nil
        i += 2
      } else {
        if bytes[i].isLineEnd { open = nil }
        i += 1
      }
    }
    return found
  }
}
