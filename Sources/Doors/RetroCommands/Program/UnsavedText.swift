// What a person typed on a command line, to be kept where it is not written.

import CommandKit

/// A command that writes a person's own text, which stands among its operands.
protocol KeepingText {
  /// The words of that text, whether or not the command takes them.
  static func ownText(of operands: [String]) -> ArraySlice<String>
}

extension Program<Context> {
  /// The text that would be lost where nothing is written; empty where there is none, and where it is a name or an amount that is typed again
  /// as soon.
  /// - Parameters:
  ///   - words: Those of the command line without the program's name, whether or not the command takes them.
  ///   - input: What came by the standard input.
  func unsavedText(in words: [String], input: String? = nil) -> String {
    let dryRun: Flag = .dryRun
    // Whoever only asked what would be written wants nothing to be kept.
    if words.contains(where: { $0 == dryRun.name || $0 == dryRun.declaration.short.map { "-\($0)" } }) { return "" }
    let text = ownText(in: words, input: input)
    return Self.isProse(text) ? text : ""
  }

  /// A person's own text on the command line, or by the standard input; empty where there is none.
  func ownText(in words: [String], input: String? = nil) -> String {
    guard let (command, operands) = operands(in: words), let keeping = command as? any KeepingText.Type else { return "" }
    let text = keeping.ownText(of: operands).joined(separator: " ")
    return text == "-" || text.isEmpty ? input ?? text : text
  }

  /// Whether a text is more than a name: it has two words that are no amounts, or one that is long or written without blanks between words.
  private static func isProse(_ text: String) -> Bool {
    let words = text.split(whereSeparator: \.isWhitespace).filter { word in
      word.contains(where: \.isLetter) && !(word.first?.isNumber ?? false) && !word.contains("-")
    }
    return words.count > 1 || words.contains { $0.count > 20 || $0.contains { !$0.isASCII } && $0.count > 4 }
  }
}
