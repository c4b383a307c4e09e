// Where a file's private text stands.

import JournalModel
public import JournalText
import MarkdownSyntax

extension FileReading {
  /// The bytes that are kept out of reports, in the order of the file: all of a private file; else what follows a private heading, and
  /// private items, lines of the log and paragraphs.
  public var privateRanges: [TextRange] {
    if isUnveiled { return [] }
    if isPrivate { return [TextRange(0, source.bytes.count)] }
    let hidden = Set(
      sections.flatMap { section in
        section.items.filter(\.item.isPrivate).map(\.block) + section.log.filter(\.logLine.isPrivate).map(\.block)
      })
    var ranges: [TextRange] = []
    /// The heading that makes what follows private, until a heading of its level or a higher one.
    var open: (level: UInt8, start: Int)?
    var index = 0
    while index < outline.blocks.count {
      let block = outline.blocks[index]
      index += 1
      if block.kind == .heading, block.depth == 0, let heading = open, block.level <= heading.level {
        ranges.append(TextRange(heading.start, block.range.lowerBound))
        open = nil
      }
      if open != nil { continue }
      if hidden.contains(index - 1) {
        ranges.append(block.range)
        index = max(index, Int(block.next))
      } else if isMarkedPrivate(index - 1) {
        if block.kind == .heading, block.depth == 0 {
          open = (block.level, block.range.lowerBound)
        } else if block.parent >= 0, outline.blocks[Int(block.parent)].kind == .item {
          let item = outline.blocks[Int(block.parent)]
          ranges.append(item.range)
          index = max(index, Int(item.next))
        } else {
          ranges.append(block.range)
        }
      }
    }
    if let open { ranges.append(TextRange(open.start, source.bytes.count)) }
    return ranges
  }

  private func isMarkedPrivate(_ index: Int) -> Bool {
    outline.inlineSpans(ofBlock: index, in: source).contains {
      $0.kind == .tag && source.text($0.name).lowercased() == Self.privateTag
    }
  }

  /// Whether what begins on a line, counted from 1, is private.
  public func isPrivate(line: Int) -> Bool {
    guard line >= 1, line <= lines.starts.count else { return isPrivate }
    let range = lines.range(ofLine: line)
    return privateRanges.contains { $0.lowerBound < range.upperBound && range.lowerBound < $0.upperBound }
  }

  /// Whether a finding is about private text, and so quotes it.
  public func isPrivate(_ finding: Diagnostic) -> Bool { Self.concerns(finding, privateRanges) }

  private static func concerns(_ finding: Diagnostic, _ hidden: [TextRange]) -> Bool {
    hidden.contains { range in
      range.lowerBound < finding.range.upperBound && finding.range.lowerBound < range.upperBound
        || range.lowerBound <= finding.range.lowerBound && finding.range.lowerBound <= range.upperBound
    }
  }

  /// The findings, each with whether it is about private text; of many the file is looked through once.
  public func withPrivacy(_ findings: [Diagnostic]) -> [(finding: Diagnostic, isPrivate: Bool)] {
    if findings.isEmpty { return [] }
    let hidden = privateRanges
    return findings.map { ($0, Self.concerns($0, hidden)) }
  }

  /// The findings one after the other, as they are printed.
  public func told(_ findings: [Diagnostic]) -> MarkedText { .printed(withPrivacy(findings), source, lines) }
}

extension MarkedText {
  fileprivate static func printed(_ findings: [(finding: Diagnostic, isPrivate: Bool)], _ source: SourceText, _ lines: LineTable)
    -> MarkedText
  {
    findings.reduce(into: MarkedText()) { $0 += $1.finding.marked(in: source, lines: lines, isPrivate: $1.isPrivate) }
  }
}

extension SourceText {
  /// The private parts of a file whose reading is not at hand; none of what is no Markdown.
  public var privateRanges: [TextRange] {
    isMarkdown ? FileReading(self, path: path).privateRanges : []
  }

  /// As of a reading.
  public func withPrivacy(_ findings: [Diagnostic]) -> [(finding: Diagnostic, isPrivate: Bool)] {
    isMarkdown ? FileReading(self, path: path).withPrivacy(findings) : findings.map { ($0, false) }
  }

  /// The findings one after the other, as they are printed.
  public func told(_ findings: [Diagnostic]) -> MarkedText { .printed(withPrivacy(findings), self, LineTable(self)) }

  private var isMarkdown: Bool {
    let name = path.lowercased()
    return name.hasSuffix(".md") || name.hasSuffix(".markdown")
  }
}
