// The one place where errors become text.

import JournalLanguage
import JournalText

extension MarkedText {
  /// What a person is told of a failure: the findings for which it was refused, then what, where and why, what was typed with carets under what is
  /// wrong, and the way out.
  static func failure(_ error: any Error, in language: Language) -> MarkedText {
    // Whatever we throw explains itself; ArchitectureTests sees to it.
    guard let error = error as? any ExplainedError else { return .message(.error, "\(error)") }
    let explanation = error.inWords
    guard let excerpt = error.excerpt else {
      var text = error.findings
      text += .message(.error, language.marked(explanation.whatAndWhy), help: explanation.help.map { language.marked($0) })
      return text
    }
    var text = MarkedText.message(.error, language.marked(explanation.whatAndWhy))
    text.add("  ")
    for piece in excerpt.pieces {
      for (index, line) in piece.bytes.split(separator: ASCII.lineFeed, omittingEmptySubsequences: false).enumerated() {
        if index > 0 { text.add("\n  ") }
        text.add(line, piece.part)
      }
    }
    text.add("\n")
    if let help = explanation.help {
      text.add("  ")
      text.addHelp(language.marked(help))
    }
    return text
  }
}
