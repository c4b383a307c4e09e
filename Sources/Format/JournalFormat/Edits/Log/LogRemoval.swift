// A line of a day's log, taken away.

import JournalModel
import JournalText
import MarkdownSyntax

extension FileReading {
  /// This file without a line of its log: checked, after it every other line and all text around them read as before.
  /// - Throws: Where the file is never written to, or the line cannot go without another change.
  public func removing(_ line: LogReading) throws(EditError) -> FileReading {
    if let finding = blockingFindings.first { throw .finding(finding) }
    let first = lines.range(ofLine: lines.line(of: line.range.lowerBound))
    let last = lines.line(of: max(line.range.lowerBound, line.range.upperBound - 1))
    let end = last < lines.starts.count ? lines.starts[last] : source.bytes.count
    guard let index = sections.firstIndex(where: { $0.log.contains { $0.block == line.block } }),
      let position = sections[index].log.firstIndex(where: { $0.block == line.block }),
      let after = edited([TextEdit(TextRange(first.lowerBound, end), of: source, with: "")])
    else { throw .wouldChangeMore("the line of the log cannot be taken away") }
    let isKept =
      after.blockingFindings.isEmpty
      && after.keepsSections(of: self, but: index, isNew: false) { old, new in
        guard let old, new.kind == old.kind, new.heading == old.heading, new.hasProse(of: old) else { return false }
        var others = old.log.map(\.logLine)
        others.remove(at: position)
        return new.log.map(\.logLine) == others
      }
    guard isKept else { throw .wouldChangeMore("the line of the log cannot go without another change") }
    return after
  }
}
