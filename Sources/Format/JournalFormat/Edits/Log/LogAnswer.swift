// What a line of a log says of its activity, changed: its box, its time, its fields, and words after its text.

import JournalModel
import JournalText
import MarkdownSyntax

extension FileReading {
  /// This file with a line of its log that says what was done: checked, after it nothing but the line differs, and that reads as it was meant.
  ///
  /// The box is set, a missing one only where its absence would say something else; a time takes the place of another; a field takes the value
  /// of its key; text and tags stand after those that are there, unless they are there already. A `skip` goes where the line is none any
  /// more. What is true already changes no byte.
  /// - Parameter insertion: What the line is to say; its activity is not looked at.
  /// - Throws: Where the file is never written to, or the words cannot stand there as those words.
  public func answering(_ line: LogReading, with insertion: LogInsertion) throws(EditError) -> (reading: FileReading, line: LogReading) {
    if let finding = blockingFindings.first { throw .finding(finding) }
    var answer = AnsweredLine(reading: self, line: line)
    if insertion.state != .skip { try answer.apply(.remove(key: "skip")) }
    try answer.setBox(for: insertion.state)
    if let time = insertion.time { try answer.setTime(time) }
    try answer.append(insertion.text)
    for field in insertion.fields { try answer.apply(.set(key: field.key, value: field.value)) }
    for tag in insertion.tags { try answer.append(tag: tag) }
    return (answer.reading, answer.line)
  }
}

/// A line of a log on its way to what it is to say, one checked step after the other.
private struct AnsweredLine {
  var reading: FileReading
  var line: LogReading

  private var source: SourceText { reading.source }
  private var box: Block { reading.outline.blocks[line.block] }

  /// No box is that of what was done, and beside `skip` that of a skip.
  mutating func setBox(for state: LogLine.State) throws(EditError) {
    let new = state.box
    if line.logLine.box == new || line.logLine.box == nil && line.logLine.boxState == state { return }
    let mark = String(Character(new.mark))
    let edit =
      box.mark.map { TextEdit($0, of: source, with: mark) } ?? TextEdit(insert: "[\(mark)] ", at: box.content.lowerBound)
    try make([edit]) { $0.box = new }
  }

  mutating func setTime(_ time: TimeSpan) throws(EditError) {
    if line.logLine.time == time { return }
    let edit =
      line.timeRange.map { TextEdit($0, of: source, with: time.text) } ?? TextEdit(insert: time.text + " ", at: line.firstLine.lowerBound)
    try make([edit]) { $0.time = time }
  }

  /// Text goes before the fields at the end of the line, in one paragraph.
  mutating func append(_ text: String) throws(EditError) {
    let words = text.words.joined(separator: " ")
    if words.isEmpty { return }
    let new = try TypedText(words, isWithinLine: true).opening(.log, afterActivity: true).paragraphs[0][0]
    if line.logLine.text.linesOfText.contains(where: { " \($0) ".contains(text: " \(new) ") }) { return }
    let item = line.item
    let end = ItemReading.withoutBlanks(
      from: item.firstLine.lowerBound, to: item.trailingFields(in: source).first?.range.lowerBound ?? item.end(in: source), source)
    try make([TextEdit(insert: " " + new, at: end)]) { $0.appendToFirstLine(new) }
  }

  mutating func append(tag: String) throws(EditError) {
    if line.logLine.tags.contains(where: { $0.lowercased() == tag.lowercased() }) { return }
    try make([TextEdit(insert: " #" + tag, at: line.item.end(in: source))]) { $0.appendToFirstLine("#" + tag) }
  }

  mutating func apply(_ change: FieldChange) throws(EditError) {
    try make(try change.edits(of: line.item, in: reading)) { line in
      switch change {
      case .remove(let key): line.fields.removeAll { $0.key == key }
      case .set(let key, let value):
        if let last = line.fields.lastIndex(where: { $0.key == key }) {
          line.fields[last].value = value
        } else {
          line.fields.append(Field(key, value))
        }
      }
    }
  }

  /// Makes edits of the line, after which it must read as `change` makes of what it was; tags and links are those of its text.
  private mutating func make(_ edits: [TextEdit], _ change: (inout LogLine) -> Void) throws(EditError) {
    let edits = edits.filter { $0.expected != $0.replacement }
    if edits.isEmpty { return }
    guard let index = reading.sections.firstIndex(where: { $0.log.contains { $0.block == line.block } }),
      let position = reading.sections[index].log.firstIndex(where: { $0.block == line.block }), let after = reading.edited(edits)
    else { throw .wouldChangeMore("the edit does not fit the file") }
    var wanted = line.logLine
    change(&wanted)
    let isKept =
      after.outline.blocks.count == reading.outline.blocks.count
      && after.keepsBlocks(of: reading, butFrom: reading.outline.blocks.count, changed: [line.block, line.block + 1])
      && after.keepsSections(of: reading, but: index, isNew: false) { old, new in
        guard let old, new.log.count == old.log.count, new.kind == old.kind, new.prose == old.prose else { return false }
        return zip(old.log, new.log).enumerated().allSatisfy { at, pair in
          at == position ? pair.1.logLine.says(wanted) : pair.0.logLine == pair.1.logLine
        }
      }
    guard isKept else { throw .wouldChangeMore("the line of the log would not read as intended") }
    line = after.sections[index].log[position]
    reading = after
  }
}

extension LogLine {
  /// Whether the line says what another one says; tags, links and privacy follow from the rest.
  fileprivate func says(_ other: LogLine) -> Bool {
    let isSame = box == other.box && time == other.time && activity == other.activity && shown == other.shown && id == other.id
    return isSame && text.hasSameBytes(as: other.text) && details == other.details
      && fields.map { [$0.key, $0.value] }.sorted(by: { $0.lexicographicallyPrecedes($1) })
        == other.fields.map { [$0.key, $0.value] }.sorted(by: { $0.lexicographicallyPrecedes($1) })
  }

  fileprivate mutating func appendToFirstLine(_ words: String) {
    var lines = text.linesOfText.map(String.init)
    if lines.isEmpty { lines = [""] }
    lines[0] = lines[0].isEmpty ? words : lines[0] + " " + words
    text = lines.joined(separator: "\n")
  }
}

extension LogReading {
  /// The line as an item, whose fields are changed in the same way.
  fileprivate var item: ItemReading {
    let item = Item(
      state: logLine.box, text: logLine.text, details: logLine.details, fields: logLine.fields, tags: logLine.tags, links: logLine.links,
      id: logLine.id)
    return ItemReading(item: item, block: block, line: line, range: range, firstLine: firstLine, fields: fields, idRange: idRange)
  }
}
