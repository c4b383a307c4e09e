// How a person names an item of a file.

public import JournalFormat
import JournalModel
import JournalText
import MarkdownSyntax

/// The id of an item, or the line on which it stands.
public struct ItemName: Hashable, Sendable {
  /// As given.
  public let text: String

  /// Nil for the empty text.
  public init?(_ text: String) {
    guard !text.isEmpty else { return nil }
    self.text = text
  }

  /// What was found under a name.
  public enum Found: Sendable {
    case item(ItemReading, in: SectionReading)
    case logLine(LogReading)
    /// A list item with a box elsewhere: nested in an item, or in a section or note of the person's own. Its line, from 1.
    case box(block: Int, line: Int)
    case nothing
    /// The id stands on several lines.
    case several(lines: [Int])
  }

  /// Looks for the item: first by its id, with or without `^`, in another case where none is written so, then, if the name is a number, by its line or a further line of its text,
  /// then for any other list item whose box stands on that line. A line of what is nested in an item is no name of the outer one.
  public func find(in reading: FileReading) -> Found {
    let id = text.hasPrefix("^") ? String(text.dropFirst()) : text
    let items = reading.itemSections.flatMap { section in section.items.map { (section, $0) } }
    var named = items.filter { $0.1.item.id == id }
    var logged = reading.log.filter { $0.logLine.id == id }
    if named.isEmpty, logged.isEmpty {
      named = items.filter { $0.1.item.id?.lowercased() == id.lowercased() }
      logged = reading.log.filter { $0.logLine.id?.lowercased() == id.lowercased() }
    }
    if named.count + logged.count > 1 { return .several(lines: (named.map(\.1.line) + logged.map(\.line)).sorted()) }
    if let (section, item) = named.first { return .item(item, in: section) }
    if let line = logged.first { return .logLine(line) }
    guard let number = Int(text), number >= 1 else { return .nothing }
    if let (section, item) = items.first(where: { $0.1.textLines.contains(number) }) { return .item(item, in: section) }
    if let line = reading.log.first(where: { $0.textLines.contains(number) }) { return .logLine(line) }
    let boxed = reading.outline.blocks.indices.first { index in
      let block = reading.outline.blocks[index]
      return block.kind == .item && !block.box.isEmpty && reading.lines.line(of: block.box.lowerBound) == number
    }
    return boxed.map { .box(block: $0, line: number) } ?? .nothing
  }
}

extension ItemReading {
  /// The lines of its text.
  var textLines: ClosedRange<Int> { line...(line + item.text.utf8.count { $0 == ASCII.lineFeed }) }
}

extension LogReading {
  /// The lines of its text.
  var textLines: ClosedRange<Int> { line...(line + logLine.text.utf8.count { $0 == ASCII.lineFeed }) }
}
