// Tasks that stand below any heading and at any depth, as people keep them with Obsidian's plug-in Tasks.

import JournalModel
import JournalText
import MarkdownSyntax

extension EntryPlaces {
  /// Adds the list items with a box and a sign or field of Tasks that are no items yet, in the order of the file. A line has one item at most.
  static func readScatteredTasks(from text: inout ItemSource, into items: inout [ItemLine]) {
    let known = (blocks: Set(items.map(\.block)), lines: Set(items.map(\.line)))
    let start = items.count
    for block in text.outline.blocks.indices
    where text.outline.blocks[block].kind == .item && text.outline.blocks[block].mark != nil && !known.blocks.contains(block) {
      let item = text.read(block: block, as: .item)
      guard !known.lines.contains(item.line), items.count == start || items[items.count - 1].line != item.line, text.isTask(item) else {
        continue
      }
      items.append(item)
    }
    guard items.count > start else { return }
    var hidden = HiddenPlaces(privateRanges(text, items[..<start]))
    for place in start..<items.count {
      let offset = text.outline.blocks[items[place].block].range.lowerBound
      items[place].isPrivate = text.isPrivate(items[place]) || hidden.hold(offset)
    }
  }
}

extension ItemSource {
  /// Whether an item says something that only a task says.
  fileprivate func isTask(_ item: ItemLine) -> Bool {
    fields[item.fields].contains { Field.isTasksKey($0.key(in: source)) }
  }
}

extension FileReading {
  /// All that holds items: the sections, and the Actions that stand in none of those for Actions, if the settings ask for them.
  public var itemSections: [SectionReading] { scattered.map { sections + [$0] } ?? sections }
}
