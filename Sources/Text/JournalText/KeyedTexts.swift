// Texts that are kept beside the code: sections of keys with a text each.

/// Lines `key = text` below `[section]`; what stands before the first section belongs to the one without a name. Lines that begin with `#` are
/// comments. Blanks around a text are not its own, unless it stands in double quotes and begins or ends with one, which may be one that does not
/// break a line.
///
/// Only where lines begin is looked for at first, and a text where it is asked for: a program says few of its texts in one run. Of a key that
/// stands twice in a section the last one counts.
public struct KeyedTexts: Sendable {
  private struct Line {
    let key: Range<Int>
    let text: Range<Int>
  }

  /// Texts that are read when a section is asked for that stands before them in none.
  private struct Rest {
    let read: @Sendable () -> KeyedTexts
    let made = Once<KeyedTexts>()

    var texts: KeyedTexts { made.value(read) }
  }

  private let bytes: [UInt8]
  private let rest: Rest?
  /// Where the lines begin that are neither empty nor comments nor begin a section.
  private var starts: [Int32] = []
  /// Which of these belong to each section.
  private var sections: [String: [Range<Int>]] = [:]
  /// The names of the sections that are read already, in their order.
  private var ownNames: [String] = []

  /// - Parameter rest: What stands behind these bytes and begins with a section, asked for where they have not the one that is wanted.
  public init(_ bytes: [UInt8], rest: (@Sendable () -> KeyedTexts)? = nil) {
    self.bytes = bytes
    self.rest = rest.map { Rest(read: $0) }
    // A text is seldom shorter.
    starts.reserveCapacity(bytes.count / 48)
    sections.reserveCapacity(bytes.count / 1024)
    var section = "", first = 0, start = 0
    while start < bytes.count {
      let end = bytes.place(of: ASCII.lineFeed, from: start)
      // Nearly all lines begin with a letter.
      if bytes[start] > ASCII.space, bytes[start] != UInt8(ascii: "["), bytes[start] != ASCII.hash {
        starts.append(Int32(start))
      } else {
        let line = Self.trimmed(start..<end, bytes)
        if let name = Self.section(line, bytes) {
          sections[section, default: []].append(first..<starts.count)
          (section, first) = (name, starts.count)
          ownNames.append(section)
        } else if !line.isEmpty, bytes[line.lowerBound] != ASCII.hash {
          starts.append(Int32(start))
        }
      }
      start = end + 1
    }
    sections[section, default: []].append(first..<starts.count)
  }

  public init(_ text: String) { self.init(Array(text.utf8)) }

  /// The names of the sections, in their order.
  public var names: [String] { ownNames + (rest?.texts.names ?? []) }

  /// The text of a key; nil where it has none.
  public subscript(section: String, key: String) -> String? {
    if let later = later(section) { return later[section, key] }
    var found: Range<Int>?
    let sought = Array(key.utf8)
    forEachLine(of: section) { line in
      // A line of another key is known by its first bytes.
      guard bytes[line].starts(with: sought), let line = parsed(line), line.key.count == sought.count else { return }
      found = line.text
    }
    return found.map { text($0) }
  }

  /// The text on a line of a section, from 0, whatever its key is; nil where the section has fewer.
  public subscript(section: String, place: Int) -> String? {
    if let later = later(section) { return later[section, place] }
    guard let lines = sections[section]?.first, place < lines.count else { return nil }
    return parsed(line(lines.lowerBound + place)).map { text($0.text) }
  }

  /// How many lines a section has; of one that stands twice those where it stands first.
  public func count(of section: String) -> Int { later(section)?.count(of: section) ?? sections[section]?.first?.count ?? 0 }

  /// The keys of a section with their texts, in their order.
  public subscript(section: String) -> [(key: String, text: String)] {
    if let later = later(section) { return later[section] }
    var all: [(key: String, text: String)] = []
    forEachLine(of: section) { line in
      if let line = parsed(line) { all.append((String(decoding: bytes[line.key], as: UTF8.self), text(line.text))) }
    }
    return all
  }

  /// The lines that are no section, no text of a key and no comment, from 1.
  public var oddLines: [Int] {
    var odd: [Int] = [], number = 0
    for line in bytes.split(separator: ASCII.lineFeed, omittingEmptySubsequences: false) {
      number += 1
      let range = Self.trimmed(line.startIndex..<line.endIndex, bytes)
      if range.isEmpty || bytes[range.lowerBound] == ASCII.hash || Self.section(range, bytes) != nil || parsed(range) != nil { continue }
      odd.append(number)
    }
    // What is behind the last line feed is no line where more comes.
    return odd + (rest?.texts.oddLines.map { $0 + number - 1 } ?? [])
  }

  /// What is read later, where a section is looked for there.
  private func later(_ section: String) -> KeyedTexts? { sections[section] == nil ? rest?.texts : nil }

  /// A line without the blanks around it, by its place among those with anything but blanks and comments.
  private func line(_ place: Int) -> Range<Int> {
    let start = Int(starts[place])
    return Self.trimmed(start..<bytes.place(of: ASCII.lineFeed, from: start), bytes)
  }

  private func forEachLine(of section: String, _ use: (Range<Int>) -> Void) {
    for places in sections[section] ?? [] { for place in places { use(line(place)) } }
  }

  private func parsed(_ line: Range<Int>) -> Line? {
    guard let sign = bytes[line].firstIndex(of: UInt8(ascii: "=")), sign > line.lowerBound else { return nil }
    return Line(key: Self.trimmed(line.lowerBound..<sign, bytes), text: Self.trimmed((sign + 1)..<line.upperBound, bytes))
  }

  /// The name of the section that a line begins; nil where it begins none.
  private static func section(_ line: Range<Int>, _ bytes: [UInt8]) -> String? {
    guard line.count > 1, bytes[line.lowerBound] == UInt8(ascii: "["), bytes[line.upperBound - 1] == UInt8(ascii: "]") else { return nil }
    return String(decoding: bytes[(line.lowerBound + 1)..<(line.upperBound - 1)], as: UTF8.self)
  }

  private func text(_ range: Range<Int>) -> String {
    let words = bytes[range], quote = ASCII.quote
    if words.count > 2, words.first == quote, words.last == quote {
      let inner = words.dropFirst().dropLast()
      if Self.blanks.contains(where: { inner.starts(with: $0) || inner.suffix($0.count) == $0[...] }) {
        return String(decoding: inner, as: UTF8.self)
      }
    }
    return String(decoding: words, as: UTF8.self)
  }

  /// A blank, and the two that break no line.
  private static let blanks: [[UInt8]] = [" ", "\u{A0}", "\u{202F}"].map { Array($0.utf8) }

  private static func trimmed(_ range: Range<Int>, _ bytes: [UInt8]) -> Range<Int> {
    func isBlank(_ place: Int) -> Bool { bytes[place] == ASCII.space || bytes[place] == ASCII.tab || bytes[place] == ASCII.carriageReturn }
    var (start, end) = (range.lowerBound, range.upperBound)
    while start < end, isBlank(start) { start += 1 }
    while end > start, isBlank(end - 1) { end -= 1 }
    return start..<end
  }
}

extension [UInt8] {
  /// Where a byte stands next, else the end.
  fileprivate func place(of byte: UInt8, from start: Int) -> Int {
    withUnsafeBytes { bytes in
      // Eight at a time: one that is the byte is zero here, and nothing but a zero borrows from the highest bit of its own.
      let (ones, highest) = (0x0101_0101_0101_0101 as UInt64, 0x8080_8080_8080_8080 as UInt64)
      let all = UInt64(byte) &* ones
      var place = start
      while place + 8 <= bytes.count {
        let others = bytes.loadUnaligned(fromByteOffset: place, as: UInt64.self) ^ all
        if (others &- ones) & ~others & highest != 0 { break }
        place += 8
      }
      while place < bytes.count, bytes[place] != byte { place += 1 }
      return place
    }
  }
}
