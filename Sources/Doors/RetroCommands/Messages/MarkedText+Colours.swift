// How the parts of a text look on a terminal: the one place that knows the codes of findings, messages and diffs.

import Documents
import CommandKit
import HostSystem
import JournalModel
import JournalText

extension MarkedText {
  /// Whether it has a colour that is too pale to be read on a light ground.
  var isPale: Bool { pieces.contains { $0.part.map { $0.codeOnLight != $0.code } ?? false } }

  /// The text with the codes that colour it. They are those of the person's own palette, or on a light ground darker ones in place of those that
  /// terminals draw pale there.
  ///
  /// No colour reaches over a line end, since pagers take it for ended there.
  /// - Parameter isLight: Whether what is behind the text is known to be light, and the terminal to have 256 colours.
  func coloured(onLight isLight: Bool) -> [UInt8] {
    var out: [UInt8] = []
    for piece in pieces {
      guard let code = isLight ? piece.part?.codeOnLight : piece.part?.code else {
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

  /// The same with at least 4.5:1 against white: yellow, cyan and green are drawn with less than 2.2:1 by most terminals.
  fileprivate var codeOnLight: String? {
    switch self {
    case .warning: "1;38;5;94"
    case .hint, .heading: "1;38;5;24"
    case .help, .hunk: "38;5;24"
    case .caret, .term: "1;38;5;22"
    case .added: "38;5;22"
    default: code
    }
  }
}
