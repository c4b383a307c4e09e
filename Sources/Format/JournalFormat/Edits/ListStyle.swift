// How the items of a list are written, so that another one looks like its neighbours.

import JournalModel
import JournalText
import MarkdownSyntax

/// What stands before the content of an item, and between two of them.
struct ListStyle {
  /// Blanks before the marker.
  var indentation = ""
  var marker = "-"
  /// Blanks between marker and content.
  var padding = " "
  /// Whether an empty line stands between two items.
  var isLoose = false
  /// Whether fields that Obsidian Tasks knows are written as its emoji.
  var usesEmoji = false

  /// Everything before the content of an item's first line.
  var opening: String { indentation + marker + padding }

  /// What the further lines of an item begin with.
  var continuation: String { Self.indentation(after: opening) }

  /// Blanks as wide as what an item's first line begins with; tabs where it has one and they fit.
  static func indentation(after opening: String) -> String {
    let columns = columns(of: opening)
    let isTabbed = opening.utf8.contains(ASCII.tab) && columns % 4 == 0
    return isTabbed ? String(repeating: "\t", count: columns / 4) : String(repeating: " ", count: columns)
  }

  /// The width of what a line begins with; a tab reaches to the next multiple of four.
  static func columns(of text: String) -> Int { text.utf8.reduce(0) { $0 + ($1 == ASCII.tab ? 4 - $0 % 4 : 1) } }
}

extension ListStyle {
  /// The style in which an item goes on after another, its number counted on.
  /// - Parameters:
  ///   - items: The items at the top of a section, in order; the list of the last one counts.
  init(continuing items: ArraySlice<Int>, in reading: FileReading) {
    guard let last = items.last else {
      isLoose = reading.separatesItems
      return
    }
    let (source, outline, lines) = (reading.source, reading.outline, reading.lines)
    let item = outline.blocks[last]
    let line = lines.range(ofLine: lines.line(of: item.range.lowerBound))
    indentation = source.text(TextRange(line.lowerBound, item.marker.lowerBound))
    let blanks = source[TextRange(item.marker.upperBound, line.upperBound)].prefix(while: \.isBlank)
    marker = source.text(item.marker)
    // Five columns and more are one blank and indented code; blanks after an empty item say nothing.
    let bare = indentation + marker
    let text = String(decoding: blanks, as: UTF8.self)
    let isUsable = item.marker.upperBound + blanks.count < line.upperBound && Self.columns(of: bare + text) - Self.columns(of: bare) <= 4
    padding = isUsable ? text : " "
    let list = Self.list(items, reading)
    isLoose = list.count > 1 ? Self.isParted(list[list.count - 2], last, reading) : reading.separatesItems
    if let end = marker.utf8.last, end == ASCII.period || end == ASCII.closeParenthesis {
      let former = list.count > 1 ? source.text(outline.blocks[list[list.count - 2]].marker) : nil
      marker = Self.number(after: marker, former)
    }
    usesEmoji = reading.sections.flatMap(\.items).filter { list.contains($0.block) }.flatMap(\.fields).useEmoji
  }

  /// The items at the end that are one list: of one kind of marker, and nothing between them.
  private static func list(_ items: ArraySlice<Int>, _ reading: FileReading) -> [Int] {
    let (source, outline) = (reading.source, reading.outline)
    guard let last = items.last else { return [] }
    var list = [last]
    for block in items.dropLast().reversed() {
      guard reading.block(after: block) == list[0], source[outline.blocks[block].marker].last == source[outline.blocks[last].marker].last
      else { break }
      list.insert(block, at: 0)
    }
    return list
  }

  /// Whether an empty line stands between two items.
  fileprivate static func isParted(_ first: Int, _ second: Int, _ reading: FileReading) -> Bool {
    let (outline, lines) = (reading.outline, reading.lines)
    return lines.line(of: outline.blocks[second].range.lowerBound) - lines.line(of: outline.blocks[first].range.upperBound) > 1
  }

  /// The number that follows; the same one where all have it, as some people number, and where no higher one is a number to Markdown.
  private static func number(after marker: String, _ former: String?) -> String {
    let digits = marker.dropLast()
    guard former != marker, let value = Int(digits), value < 999_999_999 else { return marker }
    let next = String(value + 1)
    return String(repeating: "0", count: max(0, digits.utf8.count - next.utf8.count)) + next + marker.suffix(1)
  }
}

extension FileReading {
  /// Whether the lists of this file have empty lines between their items: all of those that have two.
  fileprivate var separatesItems: Bool {
    var pairs = 0, parted = 0
    for section in sections {
      let blocks = section.kind == .log ? section.log.map(\.block) : section.items.map(\.block)
      for (first, second) in zip(blocks, blocks.dropFirst()) where block(after: first) == second {
        pairs += 1
        if ListStyle.isParted(first, second, self) { parted += 1 }
      }
    }
    return pairs > 0 && pairs == parted
  }
}
