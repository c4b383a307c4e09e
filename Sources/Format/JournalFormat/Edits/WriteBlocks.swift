// What keeps every command from writing to a file: docs/format.md, the promise on edits.

public import JournalText
public import MarkdownSyntax

extension FileReading {
  /// The findings for which no command writes to the file, of any severity: what it says is not certain until a person has fixed it.
  public var blockingFindings: [Diagnostic] { outline.blockingFindings(in: source, lines) }
}

extension Outline {
  /// The findings for which no command writes to the file.
  public func blockingFindings(in source: SourceText, _ lines: LineTable) -> [Diagnostic] {
    findingsBesideConflicts(in: source, lines).filter { $0.message.code.isOf(.frontMatter) || $0.message.code == .fileConflictMarkers }
  }

  /// What is wrong with the form of the file, and the conflicts in it. What a conflict in front matter brings with it, such as keys that stand
  /// twice, goes with the conflict, and is not told beside it.
  package func findingsBesideConflicts(in source: SourceText, _ lines: LineTable) -> [Diagnostic] {
    let conflicts = source.conflictMarkers(lines)
    guard let first = conflicts.first?.range.lowerBound else { return diagnostics }
    return diagnostics.filter { !$0.message.code.isOf(.frontMatter) || $0.range.lowerBound < first } + conflicts
  }
}

extension SourceText {
  /// The conflicts that a merge left: three markers in their order, each at the beginning of a line.
  package func conflictMarkers(_ lines: LineTable) -> [Diagnostic] {
    var found: [Diagnostic] = []
    var open: TextRange?
    var isSecondHalf = false
    let afterMark = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    for (index, lineStart) in lines.starts.enumerated() {
      let start = max(lineStart, afterMark)
      guard start < bytes.count else { break }
      let byte = bytes[start]
      guard byte == ASCII.less || byte == ASCII.equals || byte == ASCII.greater else { continue }
      let range = TextRange(start, lines.range(ofLine: index + 1).upperBound)
      if isMarker(range, "<<<<<<<") {
        open = range
        isSecondHalf = false
      } else if open != nil, isMarker(range, "=======") {
        isSecondHalf = true
      } else if let first = open, isSecondHalf, isMarker(range, ">>>>>>>") {
        found.append(Diagnostic(.conflictMarkers, at: first))
        open = nil
      }
    }
    return found
  }

  /// Whether the line is the marker, alone or with a blank and a name after it.
  private func isMarker(_ line: TextRange, _ marker: String) -> Bool {
    let text = self[line]
    let count = marker.utf8.count
    return text.starts(with: marker.utf8) && (text.count == count || text[text.startIndex + count] == ASCII.space)
  }
}
