// What was typed, with carets below the words for which nothing of it was written.

import JournalLanguage
import JournalText

extension MarkedText {
  /// Nil where the refusal names no word of the text, where it has several lines, and of private text, which is said nowhere again.
  static func typed(_ text: String, refusedFor error: any Error) -> MarkedText? {
    guard let error = error as? any ExplainedError, error.excerpt == nil, !text.contains("\n"), !text.lowercased().contains(text: "private") else {
      return nil
    }
    let shown = text.harmless
    let named = ["words", "word", "amount", "first", "number"].lazy.compactMap { error.inWords.what.text(of: $0) }
    guard let place = named.filter({ !$0.isEmpty && $0.count < shown.count }).compactMap({ shown.firstRange(ofText: $0) }).first else {
      return nil
    }
    let before = String(shown[..<place.lowerBound])
    var marked = MarkedText("  \(shown)\n  \(String(repeating: " ", count: before.displayWidth))")
    marked.add(String(repeating: "^", count: max(1, String(shown[place]).displayWidth)), .caret)
    marked.add("\n")
    return marked
  }
}
