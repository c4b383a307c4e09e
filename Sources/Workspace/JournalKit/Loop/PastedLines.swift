// What was pasted, where each of its lines counts.

import JournalModel

/// The lines of a pasted text that have something in them, each as the words of an item: without the sign of a list, an empty box, and
/// blanks at its ends.
public struct PastedLines: Hashable, Sendable {
  public let lines: [String]

  public init(_ text: String) {
    lines = text.split { $0.isNewline }.map { Self.words(of: $0.trimmed[...]) }.filter { !$0.isEmpty }
  }

  private static func words(of line: Substring) -> String {
    guard let text = afterSign(line) else { return String(line) }
    guard text.hasPrefix("[ ]"), let words = afterBlank(text.dropFirst(3)) else { return text.trimmed }
    return words.trimmed
  }

  /// What follows the sign of a list; nil where there is none.
  private static func afterSign(_ text: Substring) -> Substring? {
    let digits = text.prefix { $0.isASCII && $0.isNumber }
    if (1...9).contains(digits.count) {
      let rest = text.dropFirst(digits.count)
      return rest.first == "." || rest.first == ")" ? afterBlank(rest.dropFirst()) : nil
    }
    guard let sign = text.first, signs.contains(sign) else { return nil }
    return sign == "・" ? text.dropFirst() : afterBlank(text.dropFirst())
  }

  /// What follows a blank; nil where there is none, though the text goes on.
  private static func afterBlank(_ text: Substring) -> Substring? {
    text.isEmpty || text.first == " " || text.first == "\t" ? text.dropFirst() : nil
  }

  /// Those of Markdown and of programs that show lists; the Japanese one needs no blank after it.
  private static let signs: Set<Character> = Set("-*+•◦▪‣–・")
}
