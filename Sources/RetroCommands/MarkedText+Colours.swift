// How the parts of a text look on a terminal: the one place that knows the codes of findings, messages and diffs.

import CommandKit
import HostSystem
import JournalModel
import JournalText

extension MarkedText {
  /// The text with the codes that colour it. They are those of the person's own palette, so that they fit its background.
  ///
  /// No colour reaches over a line end, since pagers take it for ended there. Control characters, which might steer the terminal, are U+FFFD.
  var coloured: [UInt8] {
    var out: [UInt8] = []
    for piece in pieces {
      for line in Self.lines(piece.bytes) {
        let text = line.prefix { !$0.isLineEnd }
        if let part = piece.part, !text.isEmpty {
          out += "\u{1B}[\(part.code)m".utf8
          Self.append(text, to: &out)
          out += "\u{1B}[0m".utf8
        } else {
          Self.append(text, to: &out)
        }
        Self.append(line[text.endIndex...], to: &out)
      }
    }
    return out
  }

  /// The text without colours as a terminal is to have it: control characters are U+FFFD here too.
  var harmless: [UInt8] {
    var out: [UInt8] = []
    Self.append(plain[...], to: &out)
    return out
  }

  private static func lines(_ bytes: [UInt8]) -> [ArraySlice<UInt8>] {
    var lines: [ArraySlice<UInt8>] = []
    var rest = bytes[...]
    while let end = rest.firstIndex(of: ASCII.lineFeed) {
      lines.append(rest[...end])
      rest = rest[(end + 1)...]
    }
    return rest.isEmpty ? lines : lines + [rest]
  }

  private static func append(_ bytes: ArraySlice<UInt8>, to out: inout [UInt8]) {
    let replacement = "\u{FFFD}".utf8
    var index = bytes.startIndex
    while index < bytes.endIndex {
      let byte = bytes[index]
      let next = index + 1 < bytes.endIndex ? bytes[index + 1] : ASCII.nul
      index += 1
      switch (byte, next) {
      case (ASCII.tab, _), (ASCII.lineFeed, _), (ASCII.carriageReturn, ASCII.lineFeed): out.append(byte)
      case (0x00..<0x20, _), (0x7F, _): out += replacement
      case (0xC2, 0x80..<0xA0):
        out += replacement
        index += 1
      case (0xE2, 0x80..<0x82) where turnsText(bytes[index...]):
        out += replacement
        index += 2
      default: out.append(byte)
      }
    }
  }

  /// Whether these two bytes, behind 0xE2, are of a character that turns the order of the text: U+202A to U+202E, U+2066 to U+2069.
  private static func turnsText(_ bytes: ArraySlice<UInt8>) -> Bool {
    guard let first = bytes.first, let second = bytes.dropFirst().first else { return false }
    return first == 0x80 && (0xAA...0xAE).contains(second) || first == 0x81 && (0xA6...0xA9).contains(second)
  }
}

extension MarkedText.Part {
  /// What stands between `ESC [` and `m`.
  fileprivate var code: String {
    switch self {
    case .error, .match: "1;31"
    case .warning: "1;33"
    case .hint: "1;36"
    case .place, .file: "1"
    case .caret: "1;32"
    case .margin: "2"
    case .help, .hunk: "36"
    case .removed: "31"
    case .added: "32"
    }
  }
}

extension Context {
  /// Adds to the standard output, in colours where they are wanted there.
  mutating func write(_ text: MarkedText) { write(shown(text, on: .output)) }

  /// Adds to the standard error whatever `--quiet` says, in colours where they are wanted there.
  mutating func warn(_ text: MarkedText) { warn(shown(text, on: .error)) }

  /// Adds a line `retro: warning: …` to the standard error whatever `--quiet` says: what is wrong, but stops nothing.
  mutating func warn(of problem: String) { warn(.message(.warning, problem)) }

  /// The text as the stream is to have it: on a terminal messages are broken into its columns, and nothing steers it. Elsewhere it is
  /// exact, so that a diff can be applied.
  private func shown(_ text: MarkedText, on stream: StandardStream) -> [UInt8] {
    let isTerminal = Terminal.isTerminal(stream)
    let text = text.hasPrivate && audience(on: stream) == .others ? text.withoutPrivate : text
    let rows = isTerminal ? text.wrapped(width: Terminal.width(stream, environment)) : text
    if isColoured(stream) { return rows.coloured }
    return isTerminal ? rows.harmless : rows.plain
  }
}

extension MarkedText {
  /// What the program lets a person know: a line `retro: …`.
  static func note(_ text: String) -> MarkedText { MarkedText("retro: \(text)\n") }

  /// What the program itself has to say: a line `retro: warning: …`, and with help a line `help: …`.
  static func message(_ severity: Diagnostic.Severity, _ text: String, help: String? = nil) -> MarkedText {
    var out = MarkedText("retro:", .place)
    out.add(" ")
    out.add("\(severity.rawValue):", severity.part)
    out.add(" \(text)\n")
    if let help {
      out.add("help:", .help)
      out.add(" \(help)\n")
    }
    return out
  }
}
