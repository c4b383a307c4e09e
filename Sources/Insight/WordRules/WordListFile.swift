// A word list: sections with a rule a line.

/// A file of word lists, cut into its sections.
package struct WordListFile {
  package struct Section {
    package var name: String
    /// Rules, and those behind `- `, which say where a rule of the section does not count.
    package var lines: [Substring] = []
    package var exceptions: [Substring] = []
  }

  package private(set) var settings: [Substring: Substring] = [:]
  package private(set) var sections: [Section] = []

  package init(_ text: String) {
    var last = 0
    for line in text.utf8.split(separator: UInt8(ascii: "\n")) {
      let line = Self.trimmed(Substring(line))
      if line.isEmpty || line.hasPrefix("#") { continue }
      if line.hasPrefix("["), line.hasSuffix("]") {
        // A section that stands twice has the rules of both.
        let name = String(line.dropFirst().dropLast())
        last = sections.firstIndex { $0.name == name } ?? sections.count
        if last == sections.count { sections.append(Section(name: name)) }
      } else if sections.isEmpty {
        let sides = line.split(separator: ":", maxSplits: 1)
        if sides.count == 2 { settings[Self.trimmed(sides[0])] = Self.trimmed(sides[1]) }
      } else if line.hasPrefix("- ") {
        sections[last].exceptions.append(line.dropFirst(2))
      } else {
        sections[last].lines.append(line)
      }
    }
  }

  package func lines(of name: String) -> [Substring] { sections.lazy.filter { $0.name == name }.flatMap(\.lines) }

  /// How its language is written.
  package var writing: WritingRules {
    var writing = WritingRules()
    writing.isWithoutBlanks = settings["words"] == "without blanks"
    writing.gapFactor = settings["gaps"] == "letters" ? 2 : 1
    writing.apostropheSplits = settings["apostrophe"] == "splits"
    writing.forms.umlautsAreTwoLetters = settings["umlauts"] == "two letters"
    for line in lines(of: "written") {
      let sides = line.split(separator: "=", maxSplits: 1).map { Self.trimmed($0) }
      guard sides.count == 2 else { continue }
      let words = sides[1].split(separator: " ").map { $0.lowercased() }
      for short in sides[0].split(separator: " ") {
        let short = short.lowercased()
        if short.hasPrefix("!") {
          // `we're`, without its apostrophe another word.
          writing.written[String(short.dropFirst())] = words
        } else {
          writing.written[short] = words
          writing.written[writing.forms.folded(short.filter { $0 != "'" })] = words
        }
      }
    }
    return writing
  }

  package static func trimmed(_ text: Substring) -> Substring {
    let (blanks, bytes) = (" \t\r".utf8, text.utf8)
    guard let first = bytes.firstIndex(where: { !blanks.contains($0) }), let last = bytes.lastIndex(where: { !blanks.contains($0) }) else {
      return ""
    }
    return text[first...last]
  }
}
