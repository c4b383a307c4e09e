// Lines put between the lines of a file, and the parts of a file that say where.

import JournalModel
import JournalText
import MarkdownSyntax

extension FileReading {
  /// The edit that puts lines behind a line, counted from 1; 0 is the beginning of the file. A missing line end at the end of the file
  /// stays missing.
  func insertion(of text: [String], afterLine line: Int, blankBefore: Bool = false, blankAfter: Bool = false) -> TextEdit {
    let end = source.lineEnd
    let isLast = line >= lines.starts.count
    let offset = line <= 0 ? outline.byteOrderMark : isLast ? source.bytes.count : lines.starts[line]
    let isOpen = isLast && offset > outline.byteOrderMark && !source.bytes[offset - 1].isLineEnd
    let inserted = (blankBefore ? [""] : []) + text + (blankAfter ? [""] : [])
    let joined = inserted.joined(separator: end)
    return TextEdit(insert: isOpen ? end + joined : joined + end, at: offset)
  }

  /// The number of the last line that has something in it or an end.
  var lastLine: Int { lines.range(ofLine: lines.starts.count).isEmpty ? lines.starts.count - 1 : lines.starts.count }

  /// Whether a line has nothing but blanks in it.
  func isBlank(_ line: Int) -> Bool { source[lines.range(ofLine: line)].allSatisfy(\.isBlank) }

  /// Index of the first block after a block and all that it holds.
  func block(after block: Int) -> Int { max(block + 1, Int(outline.blocks[block].next)) }

  /// Whether a block is a heading that ends the section before it.
  func opensSection(_ block: Int) -> Bool {
    let block = outline.blocks[block]
    return block.kind == .heading && block.depth == 0 && block.level <= 2
  }

  /// The blocks at the top of a section, after its heading.
  func blocks(of section: SectionReading) -> [Int] {
    var blocks: [Int] = []
    var block = block(after: section.block)
    while block < outline.blocks.count, !opensSection(block) {
      blocks.append(block)
      block = self.block(after: block)
    }
    return blocks
  }

  /// Index of the section that new items of a kind go to: the first of that kind that is not private, else the first; nil where there is
  /// none.
  /// - Parameter heading: One with this heading wins over the others.
  func sectionIndex(for kind: SectionKind, under heading: String? = nil) -> Int? {
    let found = sections.indices.filter { sections[$0].kind == kind }
    let open = found.filter { !sections[$0].isPrivate }
    return open.first { sections[$0].heading == heading } ?? open.first ?? found.first
  }

  /// Whether an empty line stands between the headings of sections and what they hold: in more sections than not.
  var partsHeadings: Bool {
    var parted = 0
    for section in sections {
      let next = block(after: section.block)
      guard next < outline.blocks.count, !opensSection(next), outline.blocks[next].kind != .thematicBreak else { continue }
      let gap = lines.line(of: outline.blocks[next].range.lowerBound) - lines.line(of: outline.blocks[section.block].range.upperBound)
      parted += gap > 1 ? 1 : -1
    }
    return parted > 0
  }

  /// What a section is called that the file has not yet: as its others are, `キープ` beside `トライ` and `Keep` beside `Try`.
  func newHeading(for kind: SectionKind) -> String {
    let names = SectionNames.names(of: kind, in: language)
    let usual = SectionNames.heading(for: kind, in: language) ?? kind.rawValue
    return hasOwnScript ? names.first { !$0.isLatin } ?? usual : usual
  }

  /// Whether a heading stands in the script of the language that could have stood in the Latin one.
  private var hasOwnScript: Bool {
    sections.contains { section in
      let names = SectionNames.names(of: section.kind, in: language)
      guard names.first?.isLatin == true else { return false }
      let folded = SectionNames.folded(section.heading)
      return names.contains { !$0.isLatin && SectionNames.folded($0) == folded }
    }
  }

  /// The language of the headings: that of most sections, else the journal's.
  var language: String {
    let counts = SectionNames.languages.map { language in
      (language, sections.count { $0.kind != .other && SectionNames.isName($0.heading, of: $0.kind, in: language) })
    }
    let most = counts.map(\.1).max() ?? 0
    let candidates = counts.filter { $0.1 == most }.map(\.0)
    if most == 0 || candidates.contains(configuration.language) { return configuration.language }
    return candidates.first ?? configuration.language
  }
}

extension String {
  /// Whether all of its letters are Latin ones, with accents or without.
  fileprivate var isLatin: Bool { unicodeScalars.allSatisfy { $0.value < 0x250 } }
}
