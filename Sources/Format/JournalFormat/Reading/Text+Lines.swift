// Line ends in texts that leave their file.

import JournalText

extension String {
  /// With LF for every CR LF and lone CR.
  var withLineFeeds: String {
    guard utf8.contains(ASCII.carriageReturn) else { return self }
    var out: [UInt8] = []
    var last: UInt8 = 0
    for byte in utf8 {
      if byte == ASCII.carriageReturn {
        out.append(ASCII.lineFeed)
      } else if byte != ASCII.lineFeed || last != ASCII.carriageReturn {
        out.append(byte)
      }
      last = byte
    }
    return String(decoding: out, as: UTF8.self)
  }

  /// The lines, without their line ends; LF only.
  package var linesOfText: [Substring] {
    utf8.split(separator: ASCII.lineFeed, omittingEmptySubsequences: false).map { Substring($0) }
  }

  /// Without blank lines at its beginning and end, and without the last line end.
  var withoutBlankEdges: String {
    let bytes = utf8
    guard let first = bytes.firstIndex(where: { !$0.isBlank && $0 != ASCII.lineFeed }),
      let last = bytes.lastIndex(where: { !$0.isBlank && $0 != ASCII.lineFeed })
    else { return "" }
    // Blanks of the first and the last line that hold something stay.
    let start = bytes[..<first].lastIndex(of: ASCII.lineFeed).map { bytes.index(after: $0) } ?? bytes.startIndex
    let end = bytes[last...].firstIndex(of: ASCII.lineFeed) ?? bytes.endIndex
    return start == bytes.startIndex && end == bytes.endIndex ? self : String(self[start..<end])
  }
}
