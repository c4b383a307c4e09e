// How the scan of front matter goes on after what it cannot read, so that each fault is told, and none twice.

import JournalText

extension FrontMatterScanner {
  /// What a failure is about, where a quote or bracket that was left open has swallowed the lines after it: of that alone.
  func origin(of failure: Failure, from position: Int, _ lines: LineScanner, _ front: FrontMatter) -> Failure {
    let end = front.content.upperBound
    let first = line(lines, from: position, to: end)
    guard failure.range.lowerBound >= first.next, let isQuote = opensQuote(lines, first) else { return failure }
    var start = position
    while start < failure.range.lowerBound {
      let line = self.line(lines, from: start, to: end)
      if start > position, isKey(lines, line) {
        return Failure(message: isQuote ? .syntaxQuote : .syntaxBracket, range: TextRange(valueStart, first.textEnd))
      }
      start = line.next
    }
    return failure
  }

  /// Forgets the entry that cannot be read; answers with the next line at the margin that may begin another one. After an open quote or
  /// bracket that is one with a key, since other text may belong to the value.
  mutating func recover(_ lines: LineScanner, from position: Int, _ front: inout FrontMatter) -> Int {
    beginMapping()
    if let last = front.entries.indices.last {
      let start = front.entries[last].elements.lowerBound
      front.elements.removeSubrange(start...)
      front.entries[last].elements = start..<start
      front.entries[last].style = .empty
    }
    let end = front.content.upperBound
    let failed = line(lines, from: position, to: end)
    let isOpen = opensQuote(lines, failed) != nil
    var start = failed.next
    while start < end {
      let line = self.line(lines, from: start, to: end)
      if isKey(lines, line) || !isOpen && isText(lines, line) { return start }
      start = line.next
    }
    return end
  }

  /// Whether the value that was read last begins on this line with a quote, or else with a bracket; nil where it does neither.
  private func opensQuote(_ lines: LineScanner, _ line: Line) -> Bool? {
    guard TextRange(line.start, line.textEnd).contains(valueStart) else { return nil }
    switch lines.base[valueStart] {
    case ASCII.quote, ASCII.apostrophe: return true
    case ASCII.openBracket, ASCII.openBrace: return false
    default: return nil
    }
  }

  /// Whether a line begins at the margin with text that is no element of a list.
  private func isText(_ lines: LineScanner, _ line: Line) -> Bool {
    line.textEnd > line.start && !lines.base[line.start].isBlank && startsPlain(lines.base, at: line.start, line.textEnd)
  }

  /// Whether a line begins with a key at the margin.
  private func isKey(_ lines: LineScanner, _ line: Line) -> Bool {
    guard line.textEnd > line.start, !lines.base[line.start].isBlank else { return false }
    return (try? key(lines.base, at: line.start, textEnd: line.textEnd)) != nil
  }
}

extension FrontMatterScanner.Failure {
  /// How many are looked for: each may be found at the end of the text alone, and the scan shall stay linear.
  static let most = 40
  /// How many are told one by one.
  private static let mostTold = 20

  /// The findings, in the order of the text and at most one a line; those beyond the first twenty are counted by one more.
  static func findings(_ failures: [Self], _ lines: LineScanner) -> [Diagnostic] {
    var found: [Diagnostic] = []
    var end = 0
    var others: TextRange?
    var count = 0
    for failure in failures.sorted(by: { $0.range.lowerBound < $1.range.lowerBound }) where failure.range.lowerBound >= end {
      end = lines.line(from: failure.range.lowerBound).next
      if found.count < mostTold {
        found.append(Diagnostic(failure.message, at: failure.range))
      } else {
        if others == nil { others = failure.range }
        count += 1
      }
    }
    if let others { found.append(Diagnostic(.syntaxMore(count, isAll: failures.count < most), at: others)) }
    return found
  }
}
