// How a person names an item of a file.

public import JournalFormat
import JournalModel
import JournalText

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
    case nothing
    /// The id stands on several lines.
    case several(lines: [Int])
  }

  /// Looks for the item: first by its id, with or without `^`, then, if the name is a number, by its line or any further line of it.
  public func find(in reading: FileReading) -> Found {
    let id = text.hasPrefix("^") ? String(text.dropFirst()) : text
    let items = reading.sections.flatMap { section in section.items.map { (section, $0) } }
    let named = items.filter { $0.1.item.id == id }
    let logged = reading.log.filter { $0.logLine.id == id }
    if named.count + logged.count > 1 { return .several(lines: (named.map(\.1.line) + logged.map(\.line)).sorted()) }
    if let (section, item) = named.first { return .item(item, in: section) }
    if let line = logged.first { return .logLine(line) }
    guard let number = Int(text), number >= 1, number <= reading.lines.starts.count else { return .nothing }
    let start = reading.lines.starts[number - 1]
    func holds(_ line: Int, _ range: TextRange) -> Bool { line == number || range.contains(start) }
    if let (section, item) = items.first(where: { holds($0.1.line, $0.1.range) }) { return .item(item, in: section) }
    if let line = reading.log.first(where: { holds($0.line, $0.range) }) { return .logLine(line) }
    return .nothing
  }
}
