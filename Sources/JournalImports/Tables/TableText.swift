// The bytes of a table in whatever encoding, as UTF-8.

/// A text as UTF-8.
struct TableText {
  let bytes: [UInt8]
  /// The first line that has bytes which are no UTF-8, from 1.
  private(set) var firstBadLine: Int?

  var text: String { String(decoding: bytes, as: UTF8.self) }

  /// - Parameter encoding: Nil where the byte order mark tells it; UTF-8 without one.
  init(_ source: [UInt8], _ encoding: TableProfile.Encoding?) {
    if source.starts(with: [0xFF, 0xFE]) || source.starts(with: [0xFE, 0xFF]) || encoding == .utf16 {
      let isBig = source.starts(with: [0xFE, 0xFF])
      let units = stride(from: source.starts(with: [0xFF, 0xFE]) || isBig ? 2 : 0, to: source.count - 1, by: 2).map { place in
        let (a, b) = (UInt16(source[place]), UInt16(source[place + 1]))
        return isBig ? a << 8 | b : b << 8 | a
      }
      bytes = Array(String(decoding: units, as: UTF16.self).utf8)
    } else if encoding == .latin1 {
      var out = String.UnicodeScalarView()
      for byte in source { out.append(Unicode.Scalar(byte)) }
      bytes = Array(String(out).utf8)
    } else {
      let decoded = Array(String(decoding: source, as: UTF8.self).utf8)
      bytes = decoded
      if decoded.count != source.count || decoded != source {
        let place = zip(decoded, source).enumerated().first { $0.element.0 != $0.element.1 }?.offset ?? source.count
        firstBadLine = 1 + source[..<min(place, source.count)].count { $0 == 0x0A }
      }
    }
  }
}
