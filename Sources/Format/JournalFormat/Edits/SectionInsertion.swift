// A section of a person's own at the end of a file.

import JournalModel
import JournalText
import MarkdownSyntax

extension FileReading {
  /// This file with a section at its end, checked: nothing before it differs.
  ///
  /// - Parameters:
  ///   - heading: On one line; no name of a section that holds items.
  ///   - text: Markdown below it, in lines; it may have headings of its own from the third level on.
  /// - Throws: Where the file is never written to, or nothing can stand at its end.
  public func appendingSection(_ heading: String, _ text: [String]) throws(EditError) -> FileReading {
    if let finding = blockingFindings.first { throw .finding(finding) }
    let isParted = lastLine == 0 || isBlank(lastLine)
    let edit = insertion(of: ["## \(heading)", ""] + text, afterLine: lastLine, blankBefore: !isParted)
    guard let after = edited([edit]), after.keepsBlocks(of: self, butFrom: outline.blocks.count),
      after.sections.count == sections.count + 1, after.sections.dropLast().map(\.section) == sections.map(\.section),
      after.sections.last?.heading.hasSameBytes(as: heading) ?? false
    else { throw failure(at: edit.range.lowerBound) }
    return after
  }
}
