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
  /// The conflicts that a merge left: three markers of as many signs each, in their order, each at the beginning of a line.
  package func conflictMarkers(_ lines: LineTable) -> [Diagnostic] {
    var found: [Diagnostic] = []
    var open: (range: TextRange, size: Int)?
    var isSecondHalf = false
    let afterMark = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    for (index, lineStart) in lines.starts.enumerated() {
      let start = max(lineStart, afterMark)
      guard start < bytes.count else { break }
      let byte = bytes[start]
      guard byte == ASCII.less || byte == ASCII.equals || byte == ASCII.greater else { continue }
      let range = TextRange(start, lines.range(ofLine: index + 1).upperBound)
      guard let size = markerSize(range, byte) else { continue }
      if byte == ASCII.less {
        open = (range, size)
        isSecondHalf = false
      } else if byte == ASCII.equals, open?.size == size {
        isSecondHalf = true
      } else if byte == ASCII.greater, isSecondHalf, let first = open, first.size == size {
        found.append(Diagnostic(.conflictMarkers, at: first.range))
        open = nil
      }
    }
    return found
  }

  /// How many signs the marker has that the line is, alone or with a blank and a name after it; a merge takes more than seven where the text has
  /// such lines itself. Nil where it is none.
  private func markerSize(_ line: TextRange, _ byte: UInt8) -> Int? {
    let text = self[line]
    let size = text.prefix { $0 == byte }.count
    return size >= 7 && (text.count == size || text[text.startIndex + size] == ASCII.space) ? size : nil
  }
}
