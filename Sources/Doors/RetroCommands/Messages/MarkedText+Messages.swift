// What the program itself says: lines that begin with its name.

import JournalText

extension MarkedText {
  /// What the program lets a person know: a line `retro: …`.
  static func note(_ text: String) -> MarkedText { MarkedText("retro: \(text.onOneLine)\n") }

  /// What the program itself has to say: a line `retro: warning: …`, and with help a line `help: …`.
  static func message(_ severity: Diagnostic.Severity, _ text: String, help: String? = nil) -> MarkedText {
    var out = MarkedText("retro:", .place)
    out.add(" ")
    out.add("\(severity.rawValue):", severity.part)
    out.add(" \(text.onOneLine)\n")
    if let help {
      out.add("help:", .help)
      out.add(" \(help.onOneLine)\n")
    }
    return out
  }
}
