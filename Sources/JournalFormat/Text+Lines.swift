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
  var linesOfText: [Substring] {
    utf8.split(separator: ASCII.lineFeed, omittingEmptySubsequences: false).map { Substring($0) }
  }

  /// Without blank lines at its beginning and end.
  var withoutBlankEdges: String {
    var lines = linesOfText[...]
    func isBlank(_ line: Substring) -> Bool { line.utf8.allSatisfy(\.isBlank) }
    while let first = lines.first, isBlank(first) { lines.removeFirst() }
    while let last = lines.last, isBlank(last) { lines.removeLast() }
    return lines.joined(separator: "\n")
  }
}
