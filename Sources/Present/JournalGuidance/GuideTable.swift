// The texts of guided reflection as files have them: sections of keys with a text each.

import CGuides
import JournalText

/// Lines `key = text` below `[section]`; what stands before the first section belongs to the section without a name.
struct GuideTable: Sendable {
  private(set) var sections: [String: [(key: String, text: String)]] = [:]
  /// The names of the sections, in their order.
  private(set) var names: [String] = []
  /// The lines that are none of these, from 1.
  private(set) var oddLines: [Int] = []

  init(_ text: String) {
    var section = ""
    for (number, line) in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).enumerated() {
      let line = String(line).trimmingBlanks
      if line.isEmpty || line.hasPrefix("#") { continue }
      if line.hasPrefix("["), line.hasSuffix("]") {
        section = String(line.dropFirst().dropLast())
        names.append(section)
      } else if let sign = line.firstIndex(of: "="), sign > line.startIndex {
        let key = String(line[..<sign]).trimmingBlanks
        sections[section, default: []].append((key, String(line[line.index(after: sign)...]).trimmingBlanks))
      } else {
        oddLines.append(number + 1)
      }
    }
  }

  /// A table that is part of the program; an empty one where there is none of the name.
  static func builtIn(_ name: String) -> GuideTable {
    var count = 0
    guard let bytes = cguides_text(name, &count) else { return GuideTable("") }
    return GuideTable(String(decoding: UnsafeBufferPointer(start: bytes, count: count), as: UTF8.self))
  }

  /// The text of a key; nil where it has none. Of a key that stands twice the last one counts.
  subscript(section: String, key: String) -> String? {
    sections[section]?.last { $0.key == key }?.text
  }
}

extension String {
  fileprivate var trimmingBlanks: String {
    var text = self[...]
    while let last = text.last, last.isWhitespace { text.removeLast() }
    return String(text.drop(while: \.isWhitespace))
  }
}
