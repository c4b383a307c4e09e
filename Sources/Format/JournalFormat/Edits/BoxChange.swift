// Edits of task boxes: the mark, and on Actions the date that goes with it.

public import JournalDates
import JournalModel
public import JournalText
public import MarkdownSyntax

/// What is done to the box of a list item.
public enum BoxChange: Hashable, Sendable {
  /// Sets `[x]`; an Action gets `[completion:: DATE]`.
  case tick(CalendarDay)
  /// Sets `[ ]`; an Action loses its completion and cancellation dates.
  case untick
  /// Sets `[-]`; an Action gets `[cancelled:: DATE]`.
  case cancel(CalendarDay)

  var mark: String {
    switch self {
    case .tick: "x"
    case .untick: " "
    case .cancel: "-"
    }
  }

  /// The field that says when, and the day it says.
  private var stamp: (key: String, day: CalendarDay)? {
    switch self {
    case .tick(let day): ("completion", day)
    case .untick: nil
    case .cancel(let day): ("cancelled", day)
    }
  }

  /// Makes the change to the list item at `block`.
  /// - Parameters:
  ///   - reading: The Action's reading, whose dates change with its box; nil for any other item, where only the mark changes.
  /// - Returns: The edits; none where the box says it already.
  public func edits(ofItem block: Int, action reading: ItemReading?, in source: SourceText, _ outline: Outline) throws(EditError)
    -> [TextEdit]
  {
    if let finding = outline.blockingFindings(in: source, LineTable(source)).first { throw .finding(finding) }
    let item = outline.blocks[block]
    guard let box = try boxEdit(block, item, source, outline) else { return [] }
    // What repeats by a rule that is not plain is for another program to go on with: it makes the next one when it sees the box.
    guard let reading, !reading.repeatsUnclearly(in: source) else { return [box] }
    // A date is a field, and fields stand in text: a table or heading in its place has none.
    if block + 1 < Int(item.next), !reading.startsWithText(outline, source) { throw .noText(item.range) }
    var edits = [box]
    let old = reading.fields.filter { $0.field.key == "completion" || $0.field.key == "cancelled" }
    if let stamp, let kept = old.last(where: { $0.field.key == stamp.key }) {
      edits.append(TextEdit(kept.valueRange, of: source, with: stamp.day.description))
      edits += reading.removals(of: old.filter { $0.range != kept.range }, in: source, outline)
    } else {
      edits += reading.removals(of: old, in: source, outline)
      if let stamp { edits.append(insertion(Field(stamp.key, stamp.day.description), after: old, item, reading, source)) }
    }
    return joined(edits.filter { $0.expected != $0.replacement })
  }

  /// One insertion where the box and the date belong in the same place, as in an item without text.
  private func joined(_ edits: [TextEdit]) -> [TextEdit] {
    guard let box = edits.first, box.range.isEmpty, let index = edits.dropFirst().firstIndex(where: { $0.range == box.range }) else {
      return edits
    }
    let texts = [box, edits[index]].map { String(decoding: $0.replacement, as: UTF8.self) }
    let blank = texts[0].hasSuffix(" ") || texts[1].hasPrefix(" ") ? "" : " "
    var edits = edits
    edits[0].replacement = Array((texts[0] + blank + texts[1]).utf8)
    edits.remove(at: index)
    return edits
  }

  /// The edit of the mark; nil where it stands there already.
  private func boxEdit(_ block: Int, _ item: Block, _ source: SourceText, _ outline: Outline) throws(EditError) -> TextEdit? {
    if let range = item.mark {
      let isSame = BoxState(mark: source.text(range).unicodeScalars.first ?? " ") == BoxState(mark: mark.unicodeScalars.first ?? " ")
      return isSame ? nil : TextEdit(range, of: source, with: mark)
    }
    // No box is an open one.
    if case .untick = self { return nil }
    let holds = block + 1 < Int(item.next)
    if !holds, item.content.isEmpty { return TextEdit(insert: " [\(mark)]", at: item.marker.upperBound) }
    guard holds, outline.blocks[block + 1].kind == .paragraph, outline.blocks[block + 1].range.lowerBound == item.content.lowerBound else {
      throw .noText(item.range)
    }
    return TextEdit(insert: "[\(mark)] ", at: item.content.lowerBound)
  }

  // MARK: Dates

  /// Writes a field after the text and fields of the line and before its id, in the form that the line uses.
  private func insertion(
    _ field: Field, after removed: [FieldReading], _ item: Block, _ reading: ItemReading, _ source: SourceText
  ) -> TextEdit {
    let usesEmoji =
      reading.fields.contains { $0.field.form == .emoji }
      && !reading.fields.contains { $0.field.form != .emoji && Field.isTasksKey($0.field.key) }
    let text = usesEmoji ? TasksEmoji.text(for: field) ?? "" : "[\(field.key):: \(field.value)]"
    var end = reading.idRange?.lowerBound ?? textEnd(reading, source)
    while end > reading.firstLine.lowerBound, source.bytes[end - 1].isBlank { end -= 1 }
    // What is about to be removed is not there to stand after.
    while let last = removed.last(where: { $0.range.upperBound == end }) {
      end = last.range.lowerBound
      while end > reading.firstLine.lowerBound, source.bytes[end - 1].isBlank { end -= 1 }
    }
    if end <= reading.firstLine.lowerBound {
      // Nothing but an id, or nothing at all.
      if let id = reading.idRange { return TextEdit(insert: text + " ", at: id.lowerBound) }
      return TextEdit(
        insert: item.box.isEmpty ? text : " " + text, at: item.box.isEmpty ? reading.firstLine.lowerBound : item.box.upperBound)
    }
    let followsField = reading.fields.contains { $0.range.upperBound == end && $0.field.form != .emoji }
    return TextEdit(insert: (followsField && !usesEmoji ? "  " : " ") + text, at: end)
  }

  /// End of the first line's text, without blanks after it.
  private func textEnd(_ reading: ItemReading, _ source: SourceText) -> Int {
    var end = reading.firstLine.upperBound
    while end > reading.firstLine.lowerBound, source.bytes[end - 1].isBlank { end -= 1 }
    return end
  }
}

extension BoxChange {
  /// Holds the item as it reads after the edit against what it was: only the dates may differ, and they must say what was meant.
  fileprivate func verify(_ before: ItemReading, in edited: SourceText, _ outline: Outline, _ block: Int) throws(EditError) {
    var text = ItemSource(edited, outline, LineTable(edited))
    let after = ItemReading(text.read(block: block, as: .item), of: text)
    func others(_ fields: [Field]) -> [Field] { fields.filter { $0.key != "completion" && $0.key != "cancelled" } }
    let fields = after.item.fields
    guard after.item.text == before.item.text, after.item.id == before.item.id, others(fields) == others(before.item.fields) else {
      throw .wouldChangeMore("the text of the item")
    }
    if before.repeatsUnclearly(in: edited) { return }
    let dates = fields.filter { $0.key == "completion" || $0.key == "cancelled" }
    guard dates.map(\.key) == [stamp?.key].compactMap(\.self), dates.map(\.value) == [stamp?.day.description].compactMap(\.self) else {
      throw .wouldChangeMore("the date would not be read where it has to stand")
    }
  }
}

extension ItemReading {
  /// Whether a paragraph begins on the line of the item's marker.
  fileprivate func startsWithText(_ outline: Outline, _ source: SourceText) -> Bool {
    let child = outline.blocks[block + 1]
    return child.kind == .paragraph && LineTable(source).line(of: child.range.lowerBound) == line
  }
}

extension SourceText {
  /// This file with the change made to the box of the list item at `block`, checked: after it every other block stands as before.
  public func applying(_ change: BoxChange, toItem block: Int, action reading: ItemReading?, _ outline: Outline) throws(EditError)
    -> SourceText
  {
    let edits = try change.edits(ofItem: block, action: reading, in: self, outline)
    if edits.isEmpty { return self }
    let edited: SourceText
    do { edited = try applying(edits) } catch { throw .wouldChangeMore("the edit does not fit the file") }
    let after = Outline(edited)
    var blocks = after.blocks
    // An item without text gets its first paragraph with its box.
    if blocks.count == outline.blocks.count + 1, Int(outline.blocks[block].next) == block + 1, blocks[block + 1].kind == .paragraph {
      blocks.remove(at: block + 1)
    }
    let others = zip(outline.blocks, blocks).enumerated()
    guard outline.blocks.count == blocks.count, after.diagnostics.map(\.message) == outline.diagnostics.map(\.message),
      others.allSatisfy({ index, pair in
        pair.0.kind == pair.1.kind && pair.0.depth == pair.1.depth && (index == block || self[pair.0.box] == edited[pair.1.box])
      })
    else { throw .wouldChangeMore("the structure of the text") }
    guard let mark = after.blocks[block].mark, edited.text(mark) == change.mark else {
      throw .wouldChangeMore("the box would not read as intended")
    }
    if let reading { try change.verify(reading, in: edited, after, block) }
    return edited
  }
}
