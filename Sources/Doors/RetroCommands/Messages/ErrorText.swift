// The one place where errors become text.

import JournalText

extension MarkedText {
  /// What a person is told of a failure: the findings for which it was refused, then what, where and why, what was typed with carets under what is
  /// wrong, and the way out.
  static func failure(_ error: any Error) -> MarkedText {
    // Whatever we throw explains itself; ArchitectureTests sees to it.
    guard let error = error as? any ExplainedError else { return .message(.error, "\(error)") }
    guard let excerpt = error.excerpt else {
      var text = error.findings
      text += .message(.error, error.message, help: error.help)
      return text
    }
    var text = MarkedText.message(.error, error.message)
    text.add("  ")
    for piece in excerpt.pieces {
      for (index, line) in piece.bytes.split(separator: ASCII.lineFeed, omittingEmptySubsequences: false).enumerated() {
        if index > 0 { text.add("\n  ") }
        text.add(line, piece.part)
      }
    }
    text.add("\n")
    if let help = error.help {
      text.add("  ")
      text.add("help:", .help)
      text.add(" \(help.onOneLine)\n")
    }
    return text
  }
}
