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

  init(_ places: EntryPlaces) {
    self.places = places
    pieces = SearchPiece.all(
      of: places.source, from: places.outline.bodyStart, places.sections.lazy.map { (kind: $0.kind, range: $0.range) })
  }

  /// The texts of all columns as the full text is given them, UTF-8 in any case.
  func columns(_ writer: inout RecordWriter) -> [RecordText] {
    let isPlain = writer.isUTF8 && !places.source.bytes.withUnsafeBufferPointer(Self.hasRuns)
    return IndexSchema.textColumns.indices.map { column in
      if column == 0 { return writer.made { $0.append(Self.searched(Array(places.title.utf8))) } }
      if column == IndexSchema.textColumns.count - 1 {
        let links = links
        return links.isEmpty ? .none : writer.made { $0.write(JSONValue(links)) }
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

  /// A text as the full text is given it: of lines that have runs of Chinese, Japanese or Korean, their words with those runs in pairs. The full
  /// text takes a whole run, and Latin letters beside it, for one word; no word reaches over the end of a line.
  private static func searched(_ text: [UInt8]) -> [UInt8] {
    text.withUnsafeBufferPointer { bytes in
      guard let base = bytes.baseAddress, hasRuns(bytes) else { return text }
      var searched: [UInt8] = []
      searched.reserveCapacity(bytes.count * 5 / 4)
      var start = 0
      while start < bytes.count {
        let end = firstIndex(of: ASCII.lineFeed, in: base, from: start, to: bytes.count)
        let line = UnsafeBufferPointer(rebasing: bytes[start..<end])
        if hasRuns(line) { searched += TextFolding.searchText(line) } else { searched += line }
        searched.append(ASCII.lineFeed)
        start = end + 1
      }
      return searched
    }
  }

  /// The bits of eight bytes that no ASCII has.
  private static let high: UInt64 = 0x8080_8080_8080_8080

  /// Whether UTF-8 has a scalar of `CJKRuns`. Of bytes that are no UTF-8 it may say either.
  private static func hasRuns(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
    var i = 0
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
      guard i + length <= text.count else { return false }
      var value = UInt32(lead) & (length == 4 ? 0x07 : 0x0F)
      for offset in 1..<length { value = value << 6 | UInt32(text[i + offset] & 0x3F) }
      if CJKRuns.contains(value) { return true }
      i += length
    }
    return false
  }

  /// The names of the files that it links to, folded, each once.
  var links: [String] { names(outside: []) }

  /// The names that text links to which is not private; nil where all are.
  var publicLinks: [String]? {
    // The whole file is looked at only where it may say that something is private.
    guard places.source.bytes.withUnsafeBufferPointer(Self.hasPrivateTag) else { return nil }
    let hidden = places.privateRanges
    if hidden.isEmpty { return nil }
    let shown = names(outside: hidden)
    return shown.count == links.count ? nil : shown
  }

  /// Whether a text has the tag `private` somewhere, be that in code.
  private static func hasPrivateTag(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
    let tag = FileReading.privateTag.utf8
    guard let base = text.baseAddress else { return false }
    var place = 0
    while true {
      place = firstIndex(of: ASCII.hash, in: base, from: place, to: text.count) + 1
      if place > text.count { return false }
      if text[place...].prefix(tag.count).lazy.map({ $0 | 0x20 }).elementsEqual(tag) { return true }
    }
  }

  private func names(outside hidden: [TextRange]) -> [String] {
    let source = places.source
    var names = LinkedNames()
    func isShown(_ place: Int) -> Bool { !hidden.contains { $0.contains(place) } }
    for link in places.outline.propertyLinks(in: source) where isShown(link.range.lowerBound) { names.add(Array(link.file.utf8)[...]) }
    places.outline.forEachLink(in: source) { name in
      if isShown(name.lowerBound) { names.add(source[name]) }
    } _: { link in
      if isShown(link.range.lowerBound) { names.add(Array(link.file.utf8)[...]) }
    }
    // Also those in values that are only kept: they lead to a file like any other.
    for entry in places.outline.frontMatter?.entries ?? [] where entry.style.isKept {
      for raw in Outline.rawNames(in: entry.value, of: source) { names.add(Array(raw.file.utf8)[...]) }
    }
    return names.texts
  }
}

/// Names of files as links are compared, each once, in the order in which they were met: in one buffer, since most files link to the same few.
private struct LinkedNames {
  private var bytes: [UInt8] = []
  private var ends: [Int] = []
  /// The names once there are so many that they are hashed sooner than looked through.
  private var seen: Set<ArraySlice<UInt8>> = []
  private static let few = 16

  /// Adds the name of a file, which may have folders before it and `.md` after it.
  mutating func add(_ file: ArraySlice<UInt8>) {
    let start = bytes.count
    var name = FileNames.withoutEnding(file)
    if let slash = name.lastIndex(of: ASCII.slash) { name = name[(slash + 1)...] }
    if name.allSatisfy({ $0 < 0x80 }) {
      for byte in name { bytes.append(byte.lowercased) }
    } else {
      bytes += Reference.folded(String(decoding: name, as: UTF8.self)).utf8
    }
    if bytes.count == start || isKnown(bytes[start...]) {
      bytes.removeSubrange(start...)
    } else {
      ends.append(bytes.count)
    }
  }

  private mutating func isKnown(_ name: ArraySlice<UInt8>) -> Bool {
    if ends.count >= Self.few {
      if ends.count == Self.few, seen.isEmpty { for place in ends.indices { seen.insert(self[place]) } }
      return !seen.insert(ArraySlice(Array(name))).inserted
    }
    return ends.indices.contains { self[$0].elementsEqual(name) }
  }

  private subscript(_ place: Int) -> ArraySlice<UInt8> { bytes[(place == 0 ? 0 : ends[place - 1])..<ends[place]] }

  var texts: [String] { ends.indices.map { String(decoding: self[$0], as: UTF8.self) } }
}
