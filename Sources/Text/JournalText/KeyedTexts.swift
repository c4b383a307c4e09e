// Texts that are kept beside the code: sections of keys with a text each.

/// Lines `key = text` below `[section]`; what stands before the first section belongs to the one without a name. Lines that begin with `#` are
/// comments. Blanks around a text are not its own, unless it stands in double quotes and begins or ends with one, which may be one that does not
/// break a line.
///
/// The bytes are read once, and a text is made when it is asked for. Of a key that stands twice in a section the last one counts.
public struct KeyedTexts: Sendable {
  private struct Line {
    let key: Range<Int>
    let text: Range<Int>
  }

  private let bytes: [UInt8]
  private var sections: [String: [Line]] = [:]
  /// The names of the sections, in their order.
  public private(set) var names: [String] = []
  /// The lines that are none of these, from 1.
  public private(set) var oddLines: [Int] = []

  public init(_ bytes: [UInt8]) {
    self.bytes = bytes
    var section = "", lines: [Line] = [], start = 0, number = 0
    while start < bytes.count {
      let end = bytes[start...].firstIndex(of: ASCII.lineFeed) ?? bytes.count
      let line = Self.trimmed(start..<end, bytes)
      (start, number) = (end + 1, number + 1)
      if line.isEmpty || bytes[line.lowerBound] == ASCII.hash { continue }
      if bytes[line.lowerBound] == UInt8(ascii: "["), bytes[line.upperBound - 1] == UInt8(ascii: "]") {
        sections[section, default: []] += lines
        (section, lines) = (String(decoding: bytes[(line.lowerBound + 1)..<(line.upperBound - 1)], as: UTF8.self), [])
        names.append(section)
      } else if let sign = bytes[line].firstIndex(of: UInt8(ascii: "=")), sign > line.lowerBound {
        lines.append(Line(key: Self.trimmed(line.lowerBound..<sign, bytes), text: Self.trimmed((sign + 1)..<line.upperBound, bytes)))
      } else {
        oddLines.append(number)
      }
    }
    sections[section, default: []] += lines
  }

  public init(_ text: String) { self.init(Array(text.utf8)) }

  /// The text of a key; nil where it has none.
  public subscript(section: String, key: String) -> String? {
    sections[section]?.last { bytes[$0.key].elementsEqual(key.utf8) }.map { text($0.text) }
  }

  /// The keys of a section with their texts, in their order.
  public subscript(section: String) -> [(key: String, text: String)] {
    sections[section, default: []].map { (String(decoding: bytes[$0.key], as: UTF8.self), text($0.text)) }
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
