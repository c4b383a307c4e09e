// Edits within one item, held against what the file was.

import JournalModel
import JournalText
import MarkdownSyntax

extension FileReading {
  /// The item of a block, and where it stands: the section, and the place among the section's items; nil where the block is no item.
  func place(ofItem block: Int) -> (section: Int, position: Int)? {
    for (index, section) in sections.enumerated() {
      if let position = section.items.firstIndex(where: { $0.block == block }) { return (index, position) }
    }
    return nil
  }

  /// What the list item of a block says as an item, be it in a section or not.
  func item(ofBlock block: Int) -> ItemReading {
    if let (section, position) = place(ofItem: block) { return sections[section].items[position] }
    var text = places.text
    return ItemReading(text.read(block: block, as: .item), of: text)
  }

  /// This file with edits in the first paragraph of an item; after them the item is as `isWanted` says, and nothing else differs.
  func editing(_ item: ItemReading, _ edits: [TextEdit], _ isWanted: (Item) -> Bool) throws(EditError) -> FileReading {
    if let finding = blockingFindings.first { throw .finding(finding) }
    let edits = edits.filter { $0.expected != $0.replacement }
    if edits.isEmpty { return self }
    guard let after = edited(edits) else { throw .wouldChangeMore("the edit does not fit the file") }
    guard after.outline.blocks.count == outline.blocks.count,
      after.keepsBlocks(of: self, butFrom: outline.blocks.count, changed: [item.block, item.block + 1])
    else { throw .wouldChangeMore("the item would not read as intended") }
    guard let (index, position) = place(ofItem: item.block) else {
      // A task in no section: all other blocks are as they were, and it is read again where it stands, be it one of Tasks still or not.
      guard scattered?.items.contains(where: { $0.block == item.block }) ?? false, isWanted(after.item(ofBlock: item.block).item) else {
        throw .wouldChangeMore("the item would not read as intended")
      }
      return after
    }
    let isKept =
      after.keepsSections(of: self, but: index, isNew: false) { old, new in
        guard let old, new.items.count == old.items.count, new.kind == old.kind, new.prose == old.prose else { return false }
        return zip(old.items, new.items).enumerated().allSatisfy { at, pair in
          at == position ? isWanted(pair.1.item) : pair.0.item == pair.1.item
        }
      }
    guard isKept else { throw .wouldChangeMore("the item would not read as intended") }
    return after
  }
}

extension Outline {
  /// The paragraph that begins on the line of an item's marker, by its index; nil where none does.
  func paragraph(ofItem reading: ItemReading, _ lines: LineTable) -> Int? {
    let index = reading.block + 1
    guard index < Int(blocks[reading.block].next), blocks[index].kind == .paragraph,
      lines.line(of: blocks[index].range.lowerBound) == reading.line
    else { return nil }
    return index
  }
}

extension ItemReading {
  /// Where the first line's text ends: after it stand at most an id and blanks.
  func end(in source: SourceText) -> Int {
    Self.withoutBlanks(from: firstLine.lowerBound, to: idRange?.lowerBound ?? firstLine.upperBound, source)
  }

  /// The fields at the end of the first line, before the id, with nothing but blanks between them.
  func trailingFields(in source: SourceText) -> ArraySlice<FieldReading> {
    var end = end(in: source)
    var rest = fields[...]
    while let last = rest.last, last.range.upperBound == end {
      end = Self.withoutBlanks(from: firstLine.lowerBound, to: last.range.lowerBound, source)
      rest.removeLast()
    }
    return fields[rest.endIndex...]
  }

  static func withoutBlanks(from start: Int, to end: Int, _ source: SourceText) -> Int {
    var end = end
    while end > start, source.bytes[end - 1].isBlank { end -= 1 }
    return end
  }
}
