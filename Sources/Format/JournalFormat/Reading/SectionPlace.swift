// Where the sections of a body stand: what its headings tell, before any line below them is read.

package import JournalModel
package import JournalText
package import MarkdownSyntax

/// A heading of level 2 and what follows it, as places in the outline.
package struct SectionPlace: Sendable {
  package internal(set) var kind: SectionKind
  /// The heading's index in the outline's blocks.
  package let block: Int
  /// What stands under the heading, by index in the outline's blocks.
  package let blocks: Range<Int>
  /// From the heading to the end of its last block.
  package let range: TextRange
  /// The heading of level 1 that the section stands under, if any, which may make it private.
  let above: Int?
  /// The heading's line, from 1.
  package internal(set) var line = 0
  /// Whether the heading, or a heading of level 1 above it, has the tag `private`.
  package internal(set) var isPrivate = false
  /// Its items or log lines, by their places among all of the file.
  package internal(set) var items = 0..<0
}

extension SectionPlace {
  /// The Actions of a file that stand in none of its sections of Actions, as if they stood in one.
  init(scattered items: Range<Int>) {
    (kind, block, blocks, range, above) = (.action, -1, 0..<0, TextRange(at: 0), nil)
    self.items = items
  }
}

/// A body as sections, and the Markdown beside them.
package struct BodyPlaces: Sendable {
  package private(set) var sections: [SectionPlace] = []
  /// What stands in no section, headings of level 1 included.
  package private(set) var prose: [TextRange] = []

  package init(_ outline: Outline, in source: SourceText, _ names: SectionNames) {
    /// The heading of the section that is open, and where it ends so far.
    var open: (block: Int, end: Int)?
    var above: Int?
    var proseStart = outline.bodyStart
    func close(before block: Int, _ offset: Int, _ places: inout BodyPlaces) {
      guard let open else { return places.prose.append(TextRange(proseStart, offset)) }
      let heading = outline.blocks[open.block]
      places.sections.append(
        SectionPlace(
          kind: names.kind(ofHeading: outline.text(ofHeading: heading, in: source)), block: open.block, blocks: open.block + 1..<block,
          range: TextRange(heading.range.lowerBound, open.end), above: above))
    }
    var index = 0
    while index < outline.blocks.count {
      let block = outline.blocks[index]
      if block.kind == .heading, block.level <= 2 {
        let start = source.lineStart(of: block.range.lowerBound)
        close(before: index, start, &self)
        if block.level == 1 { above = index }
        open = block.level == 2 ? (index, block.range.upperBound) : nil
        proseStart = start
      } else if open != nil {
        open?.end = block.range.upperBound
      }
      index = max(index + 1, Int(block.next))
    }
    close(before: outline.blocks.count, source.bytes.count, &self)
  }
}

extension Outline {
  /// The text of a heading as written, on one line.
  func text(ofHeading block: Block, in source: SourceText) -> String {
    let texts = lines[Int(block.lines.lowerBound)..<Int(block.lines.upperBound)]
    if texts.count == 1, let text = texts.first { return source.text(text).trimmed }
    return texts.map { source.text($0).trimmed }.joined(separator: " ")
  }

  /// Whether one of some spans is the tag that keeps text out of reports.
  func hasPrivateTag(_ places: Range<Int>, in source: SourceText) -> Bool {
    places.contains { place in
      let span = spans[place]
      return span.kind == .tag && source[span.name].lazy.map(\.lowercased).elementsEqual(FileReading.privateTag.utf8)
    }
  }

  /// Those of some blocks that stand in none of the others.
  func tops(of blocks: Range<Int>) -> [Int] {
    var tops: [Int] = []
    var index = blocks.lowerBound
    while index < blocks.upperBound {
      tops.append(index)
      index = max(index + 1, Int(self.blocks[index].next))
    }
    return tops
  }

  /// Where the file says its title, in its front matter or else its first heading of level 1; nil where it is the file's name.
  package func titleRange(in source: SourceText) -> TextRange? {
    if let frontMatter, !frontMatter.isBroken, let entry = frontMatter.entry("title", in: source) { return entry.value }
    return blocks.first { $0.kind == .heading && $0.level == 1 && $0.depth == 0 }?.content
  }
}

extension SourceText {
  /// Where the line begins that holds a byte.
  package func lineStart(of offset: Int) -> Int {
    var start = min(max(offset, 0), bytes.count)
    while start > 0, !bytes[start - 1].isLineEnd { start -= 1 }
    return start
  }
}
