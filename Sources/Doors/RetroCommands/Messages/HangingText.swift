// A text whose further lines are indented.

import Documents
import JournalText

/// A text after `lead` columns of its first line, its further lines indented; whole where no width is given.
func hanging(_ text: String, after lead: Int, indent: Int, width: Int?) -> String {
  let text = text.onOneLine
  guard let width, width > indent else { return text }
  let stand = String(repeating: "x", count: max(lead - indent, 0))
  let lines = wrapped(stand + text, width: width - indent, keepingWords: true)
  return String(lines.joined(separator: "\n" + String(repeating: " ", count: indent)).dropFirst(stand.count))
}
