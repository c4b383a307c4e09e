// The one place where errors become text.

import JournalKit
import JournalFormat
import JournalLanguage
import JournalModel
import JournalText
import PlainFormats

extension MarkedText {
  /// What a person is told of a failure: the findings for which it was refused, then what, where and why, what was typed with carets under what is
  /// wrong, and the way out.
  static func failure(_ error: any Error, in language: Language) -> MarkedText {
    // Whatever we throw explains itself; ArchitectureTests sees to it.
    guard let error = error as? any ExplainedError else { return .message(.error, MarkedText("\(error)"), in: language) }
    let explanation = error.inWords
    guard let excerpt = error.excerpt else {
      var text = error.findings(in: language)
      text += .message(.error, language.marked(explanation.whatAndWhy), help: explanation.help.map { language.marked($0) }, in: language)
      return text
    }
    var text = MarkedText.message(.error, language.marked(explanation.whatAndWhy), in: language)
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
      text.addHelp(language.marked(help), in: language)
    }
    return text
  }
}

extension ExplainedError {
  /// The findings because of which it was refused.
  fileprivate func findings(in language: Language) -> MarkedText {
    flaws.map { $0.source.told($0.found, in: language) } ?? (self as? RenameError)?.findings(in: language) ?? findings
  }
}

extension JSONValue {
  /// What a program is told of a failure in place of an answer; nil for one that does not explain itself.
  static func failure(_ error: any Error, in language: Language, for audience: Audience) -> JSONValue? {
    guard let error = error as? any ExplainedError else { return nil }
    let explanation = error.inWords
    func words(_ message: Message) -> String {
      let text = language.marked(message)
      return String(decoding: (audience == .others ? text.withoutPrivate : text).plain, as: UTF8.self)
    }
    let findings = error.flaws.map { flaws -> [JSONValue] in
      let lines = LineTable(flaws.source)
      return flaws.source.withPrivacy(flaws.found).map { diagnosticJSON($0, lines, isTold: audience.sees(isPrivate: $1)) }
    }
    let told = JSONValue(
      error, message: words(explanation.whatAndWhy), help: explanation.help.map(words), diagnostics: findings ?? [])
    return [.schema: .answerSchema, .error: told]
  }
}
