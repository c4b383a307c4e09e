// Where a new list item goes: into the empty item that waits for it, after the last one, or into a section made for it.

import JournalModel
import JournalText
import MarkdownSyntax

/// An edit that puts an item into a file, and where its blocks stand afterwards.
struct ListPlace {
  var edit: TextEdit
  /// Index of the item among the blocks of the edited file.
  var block: Int
  /// Index of the first block that is new.
  var firstNew: Int
  /// The blocks, by their index before, whose text becomes the item's.
  var changed: Set<Int> = []
  /// Index of the section among those of the edited file.
  var section: Int
  var isNewSection = false
  /// Index of the item among those of its section.
  var position: Int
  /// Whether the item takes the place of an empty one.
  var fillsEmpty = false
}

/// Finds the places for one item, the one that looks best first: some are refused when the file is read again.
struct ListInsertion {
  let reading: FileReading
  let kind: SectionKind
  /// Of several sections of the kind, the one that is meant; nil for the first.
  var heading: String?
  let compose: (ListStyle) -> ComposedItem
  /// The place of the item among the items of a section; nil for the end.
  var position: (SectionReading) -> Int? = { _ in nil }

  func places() -> [ListPlace] {
    guard let index = reading.sectionIndex(for: kind, under: heading) else { return newSections() }
    let section = reading.sections[index]
    let items = section.listItems
    let position = position(section) ?? items.count
    if position == items.count, let first = emptyItems(section).first { return [filling(items.count - first, index)] }
    return position < items.count || !items.isEmpty ? besideItem(position, items, index) : afterText(index)
  }

  // MARK: Into an empty item

  /// How many items at the end of the section are empty ones that wait to be filled, for each that may be filled.
  private func emptyItems(_ section: SectionReading) -> [Int] {
    let items = section.listItems
    let count = items.reversed().prefix { isEmpty($0) }.count
    guard count > 0, let box = box(of: items[items.count - count]) else { return count > 0 ? [count] : [] }
    let composed = compose(ListStyle(continuing: items[...], in: reading))
    return box == .open && (composed.state ?? .open) == .open ? [count] : []
  }

  private func isEmpty(_ block: Int) -> Bool {
    let (outline, source) = (reading.outline, reading.source)
    let item = outline.blocks[block]
    if Int(item.next) == block + 1 { return item.box.isEmpty }
    // A box alone is text to Markdown.
    let text = source[outline.blocks[block + 1].range]
    return Int(item.next) == block + 2 && !item.box.isEmpty && text.starts(with: source[item.box])
      && text.dropFirst(item.box.count).allSatisfy(\.isBlank)
  }

  private func box(of block: Int) -> BoxState? {
    reading.outline.blocks[block].mark.map { BoxState(mark: reading.source.text($0).unicodeScalars.first ?? " ") }
  }

  private func filling(_ position: Int, _ index: Int) -> ListPlace {
    let (source, outline, lines) = (reading.source, reading.outline, reading.lines)
    let items = reading.sections[index].listItems
    let block = items[position]
    let item = outline.blocks[block]
    let line = lines.range(ofLine: lines.line(of: item.range.lowerBound))
    var composed = compose(ListStyle(continuing: items[...], in: reading))
    if !item.box.isEmpty { composed.state = nil }
    let head = item.box.isEmpty ? item.marker.upperBound : item.box.upperBound
    let blanks = String(decoding: source[TextRange(head, line.upperBound)].prefix(while: \.isBlank), as: UTF8.self)
    let opening = source.text(TextRange(line.lowerBound, item.marker.upperBound))
    // All blanks after the marker are taken for its own, unless they would make the text code.
    let isOwn = item.box.isEmpty && ListStyle.columns(of: opening + blanks) - ListStyle.columns(of: opening) <= 4
    let kept = isOwn ? blanks.utf8.count : min(1, blanks.utf8.count)
    let lead = kept == 0 ? " " : ""
    let first = item.box.isEmpty ? opening + blanks.prefix(kept) + lead : source.text(TextRange(line.lowerBound, item.box.lowerBound))
    let written = composed.written("", indentation: ListStyle.indentation(after: first))
    return ListPlace(
      edit: TextEdit(insert: lead + written.joined(separator: source.lineEnd), at: head + kept), block: block,
      firstNew: Int(item.next), changed: Set(block..<Int(item.next)), section: index, position: position, fillsEmpty: true)
  }

  // MARK: Beside other items

  private func besideItem(_ position: Int, _ items: [Int], _ index: Int) -> [ListPlace] {
    let (outline, lines) = (reading.outline, reading.lines)
    let neighbour = items[max(0, position - 1)]
    let style = ListStyle(continuing: position == 0 ? items[...0] : items[..<position], in: reading)
    let written = compose(style).written(style.opening, indentation: style.continuation)
    let item = outline.blocks[neighbour]
    let line = position == 0 ? lines.line(of: item.range.lowerBound) - 1 : lines.line(of: item.range.upperBound)
    let block = position == 0 ? neighbour : reading.block(after: neighbour)
    let gap = (before: position > 0 && style.isLoose, after: position == 0 && style.isLoose)
    return [(false, false), (false, true), (true, false), (true, true)].map { before, after in
      ListPlace(
        edit: reading.insertion(of: written, afterLine: line, blankBefore: gap.before || before, blankAfter: gap.after || after),
        block: block, firstNew: block, section: index, position: position)
    }
  }

  /// As the first item of a section that has none, after what else stands in it; a rule or link definitions at its end stay there.
  private func afterText(_ index: Int) -> [ListPlace] {
    let (outline, lines) = (reading.outline, reading.lines)
    let section = reading.sections[index]
    let style = ListStyle(continuing: [], in: reading)
    let written = compose(style).written(style.opening, indentation: style.continuation)
    let text = reading.blocks(of: section).last { outline.blocks[$0].kind != .thematicBreak && outline.blocks[$0].kind != .definition }
    let neighbour = text ?? section.block
    let line = lines.line(of: outline.blocks[neighbour].range.upperBound)
    let block = reading.block(after: neighbour)
    let gap = text != nil || reading.partsHeadings
    return [(gap, false), (gap, true), (true, true)].map { before, after in
      ListPlace(
        edit: reading.insertion(of: written, afterLine: line, blankBefore: before, blankAfter: after), block: block, firstNew: block,
        section: index, position: 0)
    }
  }

  // MARK: Into a new section

  /// Sections have an order: the new one goes after the last that belongs before it, else before the first that belongs after it, else to
  /// the end of the file.
  private func newSections() -> [ListPlace] {
    let sections = reading.sections
    let former = sections.lastIndex { $0.kind != .other && $0.kind.rank < kind.rank }
    let next =
      if let former {
        reading.outline.blocks.indices.dropFirst(sections[former].block + 1).first { reading.opensSection($0) }
      } else {
        sections.first { $0.kind != .other && $0.kind.rank > kind.rank }?.block
      }
    return next.map { [newSection(before: $0), newSection(before: nil)] } ?? [newSection(before: nil)]
  }

  /// - Parameter heading: The block that the section stands before; nil for the end of the file.
  private func newSection(before heading: Int?) -> ListPlace {
    let (outline, lines) = (reading.outline, reading.lines)
    let style = ListStyle(continuing: [], in: reading)
    let name = reading.newHeading(for: kind)
    let item = compose(style).written(style.opening, indentation: style.continuation)
    let written = ["## \(name)"] + (reading.partsHeadings ? [""] : []) + item
    let line = heading.map { lines.line(of: outline.blocks[$0].range.lowerBound) - 1 } ?? reading.lastLine
    // Headings that stand close to the text before them stay so.
    let isClose = line > 0 && lines.range(ofLine: line).upperBound > outline.bodyStart && !reading.isBlank(line)
    let block = heading ?? outline.blocks.count
    let edit =
      if let heading {
        reading.insertion(of: written, afterLine: line, blankAfter: !isClose || outline.blocks[heading].isSetext)
      } else {
        reading.insertion(of: written, afterLine: line, blankBefore: isClose)
      }
    let index = reading.sections.count { $0.block < block }
    return ListPlace(edit: edit, block: block + 1, firstNew: block, section: index, isNewSection: true, position: 0)
  }
}

extension SectionKind {
  /// The place of a section among others: Review, Keep, Problem, Try, Action, Log, Reflection, Notes.
  fileprivate var rank: Int { SectionKind.allCases.firstIndex(of: self) ?? 0 }
}

extension SectionReading {
  /// The blocks of its items or log lines.
  var listItems: [Int] { kind == .log ? log.map(\.block) : items.map(\.block) }
}
