// The text of a file by its sections, as it is searched.

import JournalFormat
import JournalModel
import JournalQuery
import JournalText
import MarkdownSyntax
import PlainFormats

/// A part of the body with the column of the full text that has it.
///
/// Every byte of the body stands in one of the pieces, so a place in a text leads back to its place in the file.
struct SearchPiece {
  var column: Int
  var range: TextRange

  /// The pieces of a body in order.
  static func all(of source: SourceText, from bodyStart: Int, _ sections: some Sequence<(kind: SectionKind, range: TextRange)>) -> [Self] {
    var pieces: [Self] = []
    var start = bodyStart
    for (kind, range) in sections {
      let head = source.lineStart(of: range.lowerBound)
      if head > start { pieces.append(Self(column: prose, range: TextRange(start, head))) }
      start = max(head, range.upperBound)
      pieces.append(Self(column: column(of: kind), range: TextRange(head, start)))
    }
    if start < source.bytes.count { pieces.append(Self(column: prose, range: TextRange(start, source.bytes.count))) }
    return pieces
  }

  private static let prose = 1

  /// The column of a section's text.
  private static func column(of kind: SectionKind) -> Int { 2 + (SectionKind.allCases.firstIndex(of: kind) ?? 0) }
}

/// What is searched of a file: its title, its prose, and the text of its sections, each kind by itself.
struct SearchTexts {
  private let pieces: [SearchPiece]
  private let places: EntryPlaces
  private let outline: Outline

  init(_ places: EntryPlaces) {
    self.places = places
    outline = places.outline
    pieces = SearchPiece.all(
      of: places.source, from: outline.bodyStart, places.sections.lazy.map { (kind: $0.kind, range: $0.range) })
  }

  /// The texts of all columns as the full text is given them, UTF-8 in any case.
  func columns(_ writer: inout RecordWriter) -> [RecordText] {
    let isPlain = writer.isUTF8 && places.source.bytes.withUnsafeBufferPointer { Self.firstRun(in: $0, from: 0) == nil }
    return IndexSchema.textColumns.indices.map { column in
      if column == 0 { return writer.made { $0.append(Self.searched(Array(places.title.utf8))) } }
      if column == IndexSchema.textColumns.count - 1 {
        let links = links
        return links.isEmpty ? .none : writer.made { links.write(to: &$0) }
      }
      // Most have one piece, which is taken as it stands.
      guard let first = pieces.firstIndex(where: { $0.column == column }) else { return .none }
      if !isPlain { return writer.made { $0.append(Self.searched(written(column))) } }
      let isOne = !pieces[(first + 1)...].contains { $0.column == column }
      return isOne ? writer.text(pieces[first].range) : writer.made { $0.append(written(column)) }
    }
  }

  /// The text of a column as it is written, UTF-8 in any case; nothing of links.
  func written(_ column: Int) -> [UInt8] {
    if column == 0 { return Array(places.title.utf8) }
    var text: [UInt8] = []
    for piece in pieces where piece.column == column {
      if !text.isEmpty { text.append(ASCII.lineFeed) }
      text += places.source[piece.range]
    }
    return text.withUnsafeBufferPointer { firstInvalidUTF8(in: $0) } == nil ? text : Array(String(decoding: text, as: UTF8.self).utf8)
  }

  /// A text as the full text is given it: what stands between blanks and has Chinese, Japanese or Korean as its words, with those runs in pairs.
  /// The full text takes a whole run, and Latin letters beside it, for one word; no word reaches over a blank.
  private static func searched(_ text: [UInt8]) -> [UInt8] {
    text.withUnsafeBufferPointer { bytes in
      guard var run = firstRun(in: bytes, from: 0) else { return text }
      var searched: [UInt8] = []
      searched.reserveCapacity(bytes.count * 5 / 4)
      var copied = 0
      func isBlank(_ place: Int) -> Bool { bytes[place] == ASCII.space || bytes[place] == ASCII.lineFeed }
      while run < bytes.count {
        var (start, end) = (run, run)
        while start > copied, !isBlank(start - 1) { start -= 1 }
        while end < bytes.count, !isBlank(end) { end += 1 }
        searched += bytes[copied..<start]
        searched += TextFolding.searchText(UnsafeBufferPointer(rebasing: bytes[start..<end]))
        copied = end
        run = firstRun(in: bytes, from: end) ?? bytes.count
      }
      searched += bytes[copied...]
      return searched
    }
  }

  /// The bits of eight bytes that no ASCII has.
  private static let high: UInt64 = 0x8080_8080_8080_8080

  /// Where UTF-8 has the first scalar of `CJKRuns`, if it has one. Of bytes that are no UTF-8 it may say either.
  private static func firstRun(in text: UnsafeBufferPointer<UInt8>, from start: Int) -> Int? {
    var i = start
    while i < text.count {
      // The first of them is U+1100, which begins with this byte.
      let lead = text[i]
      guard lead >= 0xE1 else {
        // Most of a text is ASCII, eight bytes of which are passed over at once.
        let isWord = text.count - i >= 8 && UnsafeRawBufferPointer(text).loadUnaligned(fromByteOffset: i, as: UInt64.self) & Self.high == 0
        i += isWord ? 8 : 1
        continue
      }
      let length = lead >= 0xF0 ? 4 : 3
      guard i + length <= text.count else { return nil }
      var value = UInt32(lead) & (length == 4 ? 0x07 : 0x0F)
      for offset in 1..<length { value = value << 6 | UInt32(text[i + offset] & 0x3F) }
      if CJKRuns.contains(value) { return i }
      i += length
    }
    return nil
  }

  /// The names of the files that it links to, folded, each once.
  var links: LinkedNames { names(outside: []) }

  /// The names that text links to which is not private; nil where all are.
  var publicLinks: LinkedNames? {
    // The whole file is looked at only where it says that something is private.
    guard places.hasPrivateTag else { return nil }
    let hidden = places.privateRanges
    if hidden.isEmpty { return nil }
    let shown = names(outside: hidden)
    return shown.count == links.count ? nil : shown
  }

  private func names(outside hidden: [TextRange]) -> LinkedNames {
    let source = places.source
    var names = LinkedNames()
    func isShown(_ place: Int) -> Bool { !hidden.contains { $0.contains(place) } }
    for link in outline.propertyLinks(in: source) where isShown(link.range.lowerBound) { names.add(link.file) }
    source.bytes.withUnsafeBufferPointer { bytes in
      outline.forEachLink(in: source) { name in
        if isShown(name.lowerBound) { names.add(UnsafeBufferPointer(rebasing: bytes[name.lowerBound..<name.upperBound])) }
      } _: { link in
        if isShown(link.range.lowerBound) { names.add(link.file) }
      }
    }
    // Also those in values that are only kept: they lead to a file like any other.
    for entry in outline.frontMatter?.entries ?? [] where entry.style.isKept {
      for raw in Outline.rawNames(in: entry.value, of: source) { names.add(raw.file) }
    }
    return names
  }
}

/// Names of files as links are compared, each once, in the order in which they were met: in one buffer, since most files link to the same few.
struct LinkedNames {
  private var bytes: [UInt8] = []
  private var ends: [Int] = []
  /// The names once there are so many that they are hashed sooner than looked through.
  private var seen: Set<ArraySlice<UInt8>> = []
  private static let few = 16

  var isEmpty: Bool { ends.isEmpty }
  var count: Int { ends.count }

  /// Adds the name of a file, which may have folders before it and `.md` after it.
  fileprivate mutating func add(_ file: String) {
    var file = file
    file.withUTF8 { add($0) }
  }

  fileprivate mutating func add(_ file: UnsafeBufferPointer<UInt8>) {
    let start = bytes.count
    let end = FileNames.lengthWithoutEnding(file)
    var place = end
    var isASCII = true
    while place > 0, file[place - 1] != ASCII.slash {
      place -= 1
      isASCII = isASCII && file[place] < 0x80
    }
    if isASCII {
      for index in place..<end { bytes.append(file[index].lowercased) }
    } else {
      bytes += Reference.folded(String(decoding: file[place..<end], as: UTF8.self)).utf8
    }
    if bytes.count == start || isKnown(from: start) {
      bytes.removeSubrange(start...)
    } else {
      ends.append(bytes.count)
    }
  }

  /// Whether the name that the buffer ends with stands in it before.
  private mutating func isKnown(from start: Int) -> Bool {
    if ends.count >= Self.few {
      if ends.count == Self.few, seen.isEmpty { for place in ends.indices { seen.insert(self[place]) } }
      return !seen.insert(ArraySlice(Array(bytes[start...]))).inserted
    }
    return bytes.withUnsafeBufferPointer { bytes in
      let name = bytes[start...]
      var begin = 0
      return ends.contains { end in
        defer { begin = end }
        return end - begin == name.count && bytes[begin..<end].elementsEqual(name)
      }
    }
  }

  private subscript(_ place: Int) -> ArraySlice<UInt8> { bytes[(place == 0 ? 0 : ends[place - 1])..<ends[place]] }

  var texts: [String] { ends.indices.map { String(decoding: self[$0], as: UTF8.self) } }

  /// Writes the names as a list of JSON.
  func write(to writer: inout RecordWriter) {
    writer.write(raw: "[")
    bytes.withUnsafeBufferPointer { bytes in
      var begin = 0
      for end in ends {
        if begin > 0 { writer.write(raw: ",") }
        writer.write(utf8: UnsafeBufferPointer(rebasing: bytes[begin..<end]))
        begin = end
      }
    }
    writer.write(raw: "]")
  }
}
