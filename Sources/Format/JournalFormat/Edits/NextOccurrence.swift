// The next one of an Action that repeats, written as Obsidian's Tasks writes it.

import JournalDates
public import JournalModel
public import JournalText
import MarkdownSyntax

/// Blocks that an edit put in before another one.
public struct InsertedBlocks: Hashable, Sendable {
  /// Index of the first.
  public let first: Int
  public let count: Int
}

extension ItemReading {
  /// How it comes again, where that is plain and one line says all of it; nil where it does not repeat, or another program has to say when.
  public func recurrence(in source: SourceText) -> RepeatRule? {
    let rules = fields.filter { $0.field.key == "repeat" }
    guard rules.count == 1, let rule = RepeatRule(rules[0].field.value), !item.text.utf8.contains(ASCII.lineFeed),
      fields.allSatisfy({ firstLine.contains($0.range) })
    else { return nil }
    let areDays = fields.allSatisfy { !Self.days.contains($0.field.key) || CalendarDay($0.field.value) != nil }
    // An item on the line of another one's marker has no line of its own.
    let isAlone = source[TextRange(lineStart(in: source), range.lowerBound)].allSatisfy { $0.isBlank || $0 == UInt8(ascii: ">") }
    return areDays && isAlone ? rule : nil
  }

  /// Whether it repeats in a way that only the program which wrote it knows.
  func repeatsUnclearly(in source: SourceText) -> Bool {
    fields.contains { $0.field.key == "repeat" } && recurrence(in: source) == nil
  }

  /// In the order in which Tasks looks for the one that the others keep their distance from.
  fileprivate static let days = ["due", "scheduled", "start"]

  fileprivate func lineStart(in source: SourceText) -> Int {
    source.bytes[..<range.lowerBound].lastIndex { $0 == ASCII.lineFeed || $0 == ASCII.carriageReturn }.map { $0 + 1 } ?? 0
  }
}

extension FileReading {
  /// This file with the box of an Action changed, and the day that goes with it. One that is done and plainly repeats stands there once
  /// more, open, for its next day: above it, or below it where nothing hangs on it and that is asked for.
  /// - Returns: Also what was put in.
  public func applying(
    _ change: BoxChange, toAction action: ItemReading, nextBelow: Bool = false
  ) throws(EditError) -> (reading: FileReading, next: InsertedBlocks?) {
    let edited = try source.applying(change, toItem: action.block, action: action, outline)
    let changed = FileReading(edited, path: path, configuration: configuration)
    guard case .tick(let day) = change, action.item.state != .done, let rule = action.recurrence(in: source) else { return (changed, nil) }
    let line = try nextLine(of: action, rule, doneOn: day)
    let block = outline.blocks[action.block]
    let isBelow = nextBelow && Int(block.next) == action.block + 2
    let first = isBelow ? Int(block.next) : action.block
    let own = changed.item(ofBlock: action.block)
    let ownLine = changed.lines.range(ofLine: own.line)
    let following = edited.bytes[ownLine.upperBound...].prefix(2)
    let end = following.first == ASCII.carriageReturn && following.last != ASCII.lineFeed ? "\r" : following.starts(with: [13, 10]) ? "\r\n" : "\n"
    let edit = isBelow ? TextEdit(insert: end + line, at: ownLine.upperBound) : TextEdit(insert: line + end, at: ownLine.lowerBound)
    guard let after = changed.edited([edit]), after.keepsBlocks(of: changed, butFrom: first) else { throw Self.nextIsLost }
    let count = after.outline.blocks.count - changed.outline.blocks.count
    let next = after.item(ofBlock: first)
    guard count == 2, after.item(ofBlock: isBelow ? action.block : action.block + count).item == own.item,
      next.item.text == action.item.text, next.item.id == nil, next.item.state == nil || next.item.state == .open
    else { throw Self.nextIsLost }
    return (after, InsertedBlocks(first: first, count: count))
  }

  private static var nextIsLost: EditError { .wouldChangeMore("the item would not read as intended") }

  /// The line of the next one: its days moved by as much as the first of them, without what belongs to this one alone.
  private func nextLine(of action: ItemReading, _ rule: RepeatRule, doneOn day: CalendarDay) throws(EditError) -> String {
    var changes = ["completion", "cancelled", "id", "dependsOn"].map { FieldChange.remove(key: $0) }
    let days = ItemReading.days.compactMap { key in
      action.item.fields.value(of: key).flatMap { CalendarDay($0) }.map { (key: key, day: $0) }
    }
    if let first = days.first {
      let distance = first.day.days(until: rule.next(after: rule.countsFromDone ? day : first.day))
      changes += days.map { .set(key: $0.key, value: $0.day.advanced(by: distance).description) }
    }
    if action.item.fields.value(of: "created") != nil { changes.append(.set(key: "created", value: day.description)) }
    let moved = try applying(changes, to: action)
    let next = moved.item(ofBlock: action.block)
    let line = moved.lines.range(ofLine: next.line)
    let end = next.end(in: moved.source)
    guard let mark = moved.outline.blocks[action.block].mark else { return moved.source.text(TextRange(line.lowerBound, end)) }
    return moved.source.text(TextRange(line.lowerBound, mark.lowerBound)) + " " + moved.source.text(TextRange(mark.upperBound, end))
  }
}
