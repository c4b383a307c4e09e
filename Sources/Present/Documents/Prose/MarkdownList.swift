// Lists and code in Markdown.

/// Text between backticks, as many as it needs.
package func codeSpan(_ text: String) -> String {
  var longest = 0
  var run = 0
  for byte in text.utf8 {
    run = byte == 0x60 ? run + 1 : 0
    longest = max(longest, run)
  }
  let ticks = String(repeating: "`", count: longest + 1)
  return longest == 0 ? ticks + text + ticks : "\(ticks) \(text) \(ticks)"
}

/// One item of a list: the facts stand after the first paragraph, the details below it.
package func listItem(_ text: String, _ facts: [String], details: String = "") -> String {
  var rows = lines(text)
  rows[rows.count - 1] += facts.isEmpty ? "" : " (" + facts.joined(separator: " · ") + ")"
  var item = rows == [""] ? "-" : "- " + rows.joined(separator: "\n  ")
  guard !details.isEmpty else { return item }
  let below = lines(details)
  // A nested list may follow directly and keeps the list tight; a paragraph needs a blank line before it.
  // After a bare marker a blank line would end the item.
  let followsDirectly = item == "-" || below[0].utf8.first.map { $0 == 0x2D || $0 == 0x2A || $0 == 0x2B } ?? false
  if !followsDirectly { item += "\n" }
  for row in below { item += row.isEmpty ? "\n" : "\n  " + row }
  return item
}
