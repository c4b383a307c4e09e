// How the parts of a text look on a terminal: the one place that knows the codes of findings, messages and diffs.

import Documents
import CommandKit
import HostSystem
import JournalModel
import JournalText

extension MarkedText {
  /// The text with the codes that colour it. They are those of the person's own palette, so that they fit its background.
  ///
  /// No colour reaches over a line end, since pagers take it for ended there.
  var coloured: [UInt8] {
    var out: [UInt8] = []
    for piece in pieces {
      guard let code = piece.part?.code else {
        out += piece.bytes
        continue
      }
      for (number, line) in piece.bytes.split(separator: ASCII.lineFeed, omittingEmptySubsequences: false).enumerated() {
        if number > 0 { out.append(ASCII.lineFeed) }
        let end = line.last == ASCII.carriageReturn ? line.dropLast() : line
        if !end.isEmpty { out += "\u{1B}[\(code)m".utf8 + end + "\u{1B}[0m".utf8 }
        out += line[end.endIndex...]
      }
    }
    return out
  }
}

extension MarkedText.Part {
  /// What stands between `ESC [` and `m`.
  fileprivate var code: String? {
    switch self {
    case .error, .match: "1;31"
    case .warning: "1;33"
    case .late: "31"
    case .hint: "1;36"
    case .place, .file: "1"
    case .caret: "1;32"
    case .margin: "2"
    case .help, .hunk: "36"
    case .heading: "1;36"
    case .term: "1;32"
    case .removed: "31"
    case .added: "32"
    case .kept: nil
    }
  }
}
