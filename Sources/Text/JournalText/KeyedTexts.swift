// Texts that are kept beside the code: sections of keys with a text each.

/// Lines `key = text` below `[section]`; what stands before the first section belongs to the one without a name. Lines that begin with `#` are
/// comments. Blanks around a text are not its own, unless it stands in double quotes and begins or ends with one, which may be one that does not
/// break a line.
///
/// Only the places of the sections are looked for at first, and a text where it is asked for: a program says few of its texts in one run. Of a key
/// that stands twice in a section the last one counts.
public struct KeyedTexts: Sendable {
  private struct Line {
    let key: Range<Int>
    let text: Range<Int>
  }

  private let bytes: [UInt8]
  /// Where the lines of each section stand.
  private var sections: [String: [Range<Int>]] = [:]
  /// The names of the sections, in their order.
  public private(set) var names: [String] = []

  public init(_ bytes: [UInt8]) {
    self.bytes = bytes
    var section = "", body = 0, start = 0
    while start < bytes.count {
      let end = bytes[start...].firstIndex(of: ASCII.lineFeed) ?? bytes.count
      // Nearly all lines begin with a letter.
      if bytes[start] <= ASCII.space || bytes[start] == UInt8(ascii: "["), let name = Self.section(Self.trimmed(start..<end, bytes), bytes) {
        sections[section, default: []].append(body..<start)
        (section, body) = (name, end + 1)
        names.append(section)
      }
      start = end + 1
    }
    sections[section, default: []].append(min(body, bytes.count)..<bytes.count)
  }

  public init(_ text: String) { self.init(Array(text.utf8)) }

  /// The text of a key; nil where it has none.
  public subscript(section: String, key: String) -> String? {
    var found: Range<Int>?
    let sought = Array(key.utf8)
    for body in sections[section] ?? [] {
      forEachLine(in: body) { line in
        // A line of another key is known by its first bytes.
        guard bytes[line].starts(with: sought), let line = parsed(line), line.key.count == sought.count else { return }
        found = line.text
      }
    }
    return found.map { text($0) }
  }

  /// The keys of a section with their texts, in their order.
  public subscript(section: String) -> [(key: String, text: String)] {
    var all: [(key: String, text: String)] = []
    for body in sections[section] ?? [] {
      forEachLine(in: body) { line in
        if let line = parsed(line) { all.append((String(decoding: bytes[line.key], as: UTF8.self), text(line.text))) }
      }
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
    return odd
  }

  /// The lines with anything but blanks and comments, without the blanks around them.
  private func forEachLine(in body: Range<Int>, _ use: (Range<Int>) -> Void) {
    var start = body.lowerBound
    while start < body.upperBound {
      let end = bytes[start..<body.upperBound].firstIndex(of: ASCII.lineFeed) ?? body.upperBound
      let line = Self.trimmed(start..<end, bytes)
      if !line.isEmpty, bytes[line.lowerBound] != ASCII.hash { use(line) }
      start = end + 1
    }
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
