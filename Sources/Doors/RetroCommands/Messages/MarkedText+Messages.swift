// What the program itself says: lines that begin with its name.

import JournalLanguage
import JournalText

extension MarkedText {
  /// What the program lets a person know: a line `retro: …`.
  static func note(_ text: MarkedText) -> MarkedText {
    var out = MarkedText("retro: ")
    out += text.onOneLine
    out.add("\n")
    return out
  }

  /// What the program itself has to say: a line `retro: warning: …`, and with help a line `help: …`.
  static func message(
    _ severity: Diagnostic.Severity, _ text: MarkedText, help: MarkedText? = nil, in language: Language
  ) -> MarkedText {
    var out = MarkedText("retro:", .place)
    out.add(" ")
    out.add("\(language.labels[severity]):", severity.part)
    out.add(" ")
    out += text.onOneLine
    out.add("\n")
    if let help { out.addHelp(help, in: language) }
    return out
  }

  /// What is worth a look in a line of a file: a line `PATH:LINE: warning: …`.
  static func warning(at path: String, _ line: Int, _ text: MarkedText, in language: Language) -> MarkedText {
    var out = MarkedText("\(path.onOneLine):\(line):", .place)
    out.add(" ")
    out.add("\(language.labels.warning):", .warning)
    out.add(" ")
    out += text.onOneLine
    out.add("\n")
    return out
  }

  /// Adds the way out: a line `help: …`.
  mutating func addHelp(_ text: MarkedText, in language: Language) {
    add("\(language.labels.help):", .help)
    add(" ")
    self += text.onOneLine
    add("\n")
  }

  /// What would break the line or steer a terminal is shown instead.
  private var onOneLine: MarkedText {
    var out = MarkedText()
    for piece in pieces { out.add(String(decoding: piece.bytes, as: UTF8.self).onOneLine, piece.part, isPrivate: piece.isPrivate) }
    return out
  }

  static func note(_ text: String) -> MarkedText { note(MarkedText(text)) }
}
