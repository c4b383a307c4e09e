// A paragraph at the end of what a file tells before its first section.

import JournalModel
import JournalText
import MarkdownSyntax

extension FileReading {
  /// This file with text at the end of the prose before its first section, checked: after it nothing but the new paragraphs differs.
  ///
  /// - Parameter text: Markdown in lines; an empty one parts paragraphs. Marks that would open a block are written after a backslash.
  /// - Throws: Where the file is never written to, or the text cannot stand there as that text.
  public func insertingProse(_ text: String) throws(EditError) -> FileReading {
    if let finding = blockingFindings.first { throw .finding(finding) }
    let text = try TypedText(text)
    let written = Array(text.paragraphs.joined(separator: [""]))
    let heading = sections.first?.block ?? outline.blocks.count
    // A rule that parts the prose from what follows stays after it.
    let former = outline.blocks[..<heading].indices.last { outline.blocks[$0].depth == 0 && outline.blocks[$0].kind != .thematicBreak }
    let block = former.map { self.block(after: $0) } ?? 0
    let edits: [TextEdit]
    if let former {
      let line = lines.line(of: outline.blocks[former].range.upperBound)
      edits = [isLastOrBlank(line + 1), true].map { isFree in
        insertion(of: written, afterLine: line, blankBefore: true, blankAfter: !isFree)
      }
    } else if block < outline.blocks.count {
      let line = lines.line(of: outline.blocks[block].range.lowerBound) - 1
      edits = [insertion(of: written, afterLine: line, blankAfter: true)]
    } else {
      edits = [insertion(of: written, afterLine: lastLine)]
    }
    for edit in edits {
      guard let after = edited([edit]), after.keepsBlocks(of: self, butFrom: block), after.hasParagraphs(text.paragraphs, at: block),
        after.outline.blocks.count == outline.blocks.count + text.paragraphs.count, after.sections.map(\.section) == sections.map(\.section)
      else { continue }
      return after
    }
    throw failure(at: edits.first?.range.lowerBound ?? 0)
  }

  private func isLastOrBlank(_ line: Int) -> Bool { line > lines.starts.count || isBlank(line) }

  /// Whether blocks from an index on are paragraphs of these lines, held by nothing.
  private func hasParagraphs(_ paragraphs: [[String]], at index: Int) -> Bool {
    paragraphs.indices.allSatisfy { offset in
      guard index + offset < outline.blocks.count else { return false }
      let block = outline.blocks[index + offset]
      return block.kind == .paragraph && block.depth == 0
        && block.lines.map { source.text(outline.lines[Int($0)]) } == paragraphs[offset]
    }
  }
}
