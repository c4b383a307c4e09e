// Where a file's private text stands.

import JournalModel
public import JournalText
import MarkdownSyntax

extension FileReading {
  /// The bytes that are kept out of reports, in the order of the file: all of a private file; else what follows a private heading, and
  /// private items, lines of the log and paragraphs.
  public var privateRanges: [TextRange] {
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
}
