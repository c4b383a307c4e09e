// Edits of the fields of an item: each in the form that its line uses, in the order in which fields are written.

import JournalModel
import JournalText
import MarkdownSyntax

/// One change to the fields of an item.
public enum FieldChange: Hashable, Sendable {
  /// Gives the field this value; one that is not there is added.
  case set(key: String, value: String)
  /// Takes the field away, however often it stands there.
  case remove(key: String)

  /// The field that changes.
  public var key: String {
    switch self {
    case .set(let key, _), .remove(let key): key
    }
  }
}

extension FileReading {
  /// This file with changes to the fields of an item, one after the other, each checked: after it nothing but its field differs.
  ///
  /// A change that is true already changes no byte.
  public func applying(_ changes: [FieldChange], to item: ItemReading) throws(EditError) -> FileReading {
    var (reading, item) = (self, item)
    for change in changes {
      let edits = try change.edits(of: item, in: reading)
      reading = try reading.editing(item, edits) { change.isMade(from: item.item, to: $0) }
      item = reading.item(ofBlock: item.block)
    }
    return reading
  }
}

extension FieldChange {
  func edits(of item: ItemReading, in reading: FileReading) throws(EditError) -> [TextEdit] {
    let source = reading.source
    let old = item.fields.filter { $0.field.key == key }
    switch self {
    case .remove: return item.removals(of: old, in: source, reading.outline)
    case .set(let key, let value):
      // Of a repeated field the last one counts.
      if let last = old.last {
        if last.field.value.hasSameBytes(as: value) { return [] }
        let isWhole = last.field.form == .emoji || last.valueRange.isEmpty
        let field = Field(key, value, form: last.field.form)
        return [
          TextEdit(isWhole ? last.range : last.valueRange, of: source, with: isWhole ? field.text(asEmoji: field.form == .emoji) : value)
        ]
      }
      guard reading.outline.paragraph(ofItem: item, reading.lines) != nil else { throw .noText(item.range) }
      return [item.insertion(of: Field(key, value), in: source)]
    }
  }

  /// Whether the item reads as it must: text, box, id and other fields as before.
  fileprivate func isMade(from old: Item, to new: Item) -> Bool {
    func others(_ item: Item) -> [Field] { item.fields.filter { $0.key != key } }
    guard new.text.hasSameBytes(as: old.text), new.details == old.details, new.id == old.id, new.state == old.state,
      others(new) == others(old)
    else { return false }
    switch self {
    case .set(let key, let value): return new.fields.value(of: key)?.hasSameBytes(as: value) ?? false
    case .remove(let key): return new.fields.value(of: key) == nil
    }
  }
}

extension ItemReading {
  /// Writes a field among those at the end of the line: ours before those of Obsidian Tasks, and these in their order.
  fileprivate func insertion(of field: Field, in source: SourceText) -> TextEdit {
    let isEmoji = fields.useEmoji && TasksEmoji.text(for: field) != nil
    let text = field.text(asEmoji: isEmoji)
    let trailing = trailingFields(in: source)
    if let next = trailing.first(where: { $0.field.tasksRank > field.tasksRank }) {
      let gap = isEmoji || next.field.form == .emoji ? " " : "  "
      return TextEdit(insert: text + gap, at: next.range.lowerBound)
    }
    let gap = !isEmoji && trailing.last.map { $0.field.form != .emoji } ?? false ? "  " : " "
    let end = end(in: source)
    return TextEdit(insert: end > firstLine.lowerBound ? gap + text : text + " ", at: end)
  }

  /// The removal of fields, each with the blanks before it; at the start of the text, and between text and another field, with those after
  /// it.
  func removals(of gone: [FieldReading], in source: SourceText, _ outline: Outline) -> [TextEdit] {
    let lineEnd = Self.withoutBlanks(from: firstLine.lowerBound, to: firstLine.upperBound, source)
    var removedTo = 0
    return gone.map { field in
      var range = field.range
      let isFirst = range.lowerBound == firstLine.lowerBound
      if range.upperBound < lineEnd, isFirst || opensFields(field, but: gone, source) {
        while range.upperBound < lineEnd, source.bytes[range.upperBound].isBlank { range.upperBound += 1 }
      } else {
        let floor = max(removedTo, isFirst ? outline.blocks[block].box.upperBound : firstLine.lowerBound)
        while range.lowerBound > floor, source.bytes[range.lowerBound - 1].isBlank { range.lowerBound -= 1 }
        // What follows directly does not grow together with what stood before.
        if range.lowerBound < field.range.lowerBound, range.upperBound < lineEnd, !source.bytes[range.upperBound].isBlank {
          range.lowerBound += 1
        }
      }
      removedTo = range.upperBound
      return TextEdit(range, of: source, with: "")
    }
  }

  /// Whether a field has text before it and, after blanks, another field.
  private func opensFields(_ field: FieldReading, but gone: [FieldReading], _ source: SourceText) -> Bool {
    let former = fields.last { other in
      other.range.upperBound <= field.range.lowerBound && !gone.contains { $0.range == other.range }
    }
    let next = fields.first { $0.range.lowerBound > field.range.upperBound }
    func isBlank(_ start: Int, _ end: Int) -> Bool { source[TextRange(start, end)].allSatisfy(\.isBlank) }
    guard let next, isBlank(field.range.upperBound, next.range.lowerBound) else { return false }
    return former.map { !isBlank($0.range.upperBound, field.range.lowerBound) } ?? true
  }
}
