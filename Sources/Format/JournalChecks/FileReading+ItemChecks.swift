// Faults of list items and log lines.

import JournalFormat
import JournalDates
import JournalModel
import JournalText
import MarkdownSyntax

extension FileReading {
  /// The findings on the first line of an item or log line.
  func itemFindings(_ line: TextRange, _ fields: [FieldReading], block: Int) -> [Diagnostic] {
    var found: [Diagnostic] = []
    var seen: Set<String> = []
    for (index, reading) in fields.enumerated() {
      let field = reading.field
      if !seen.insert(field.key).inserted { found.append(Diagnostic(.fieldRepeated(field.key), at: reading.range)) }
      if let finding = valueFinding(reading) ?? keyFinding(reading, among: fields) { found.append(finding) }
      if index > 0, fields[index - 1].range.upperBound == reading.range.lowerBound, field.form != .emoji {
        let edit = TextEdit(insert: "  ", at: reading.range.lowerBound)
        found.append(
          Diagnostic(.adjacentFields, at: TextRange(fields[index - 1].range.upperBound - 1, reading.range.lowerBound + 1), fix: [edit]))
      }
    }
    if let finding = unclosedField(line, fields) { found.append(finding) }
    if outline.blocks[block].box.isEmpty, let finding = almostBox(line) { found.append(finding) }
    return found
  }

  private func valueFinding(_ reading: FieldReading) -> Diagnostic? {
    let field = reading.field
    let range = reading.valueRange.isEmpty ? reading.range : reading.valueRange
    func bad(_ wanted: Wording) -> Diagnostic { Diagnostic(.fieldBadValue(field.key, field.value, wanted: wanted), at: range) }
    switch FieldKey(rawValue: field.key)?.value {
    case .date:
      return CalendarDay(field.value) == nil ? Diagnostic(.fieldBadDate(field.key, field.value), at: range) : nil
    case .priority:
      return Priority(rawValue: field.value) == nil ? bad(.oneOf(Priority.allCases.map(\.rawValue))) : nil
    case .points:
      let number = Int(field.value)
      return number.map { !Activity.points.contains($0) } ?? true ? bad(.wholeNumber) : nil
    case .moves:
      return Moves(field.value) == nil ? bad(.someMoves) : nil
    case .mood:
      let labels = configuration.moodLabels
      return labels.mood(written: field.value) == nil ? bad(.oneOf(labels.words, also: .moodNumber)) : nil
    default: return nil
    }
  }

  /// A key that differs from one of ours in case alone.
  private func keyFinding(_ reading: FieldReading, among fields: [FieldReading]) -> Diagnostic? {
    let key = reading.field.key
    guard !LogLine.wordKeys.contains(key), let meant = LogLine.wordKeys.first(where: { $0.lowercased() == key.lowercased() }) else {
      return nil
    }
    // Beside the field that it should be, nobody knows which of the two counts.
    let isSure = !fields.contains { $0.field.key == meant } && fields.count { $0.field.key.lowercased() == meant.lowercased() } == 1
    let fix = isSure ? [TextEdit(reading.keyRange, of: source, with: meant)] : []
    return Diagnostic(.fieldNearKey(key, meant: meant), at: reading.keyRange, fix: fix)
  }

  /// `[key:: value` without its bracket. A line with code in it is left alone: the field may be an example.
  private func unclosedField(_ line: TextRange, _ fields: [FieldReading]) -> Diagnostic? {
    let bytes = source.bytes
    guard line.count > 3, !source[line].contains(ASCII.backtick) else { return nil }
    var at = line.lowerBound
    var next = 0
    while at < line.upperBound {
      while next < fields.count, fields[next].range.upperBound <= at { next += 1 }
      if next < fields.count, fields[next].range.contains(at) {
        at = fields[next].range.upperBound
        continue
      }
      // After another bracket it opens the name of a file.
      let before = at > line.lowerBound ? bytes[at - 1] : ASCII.space
      let isText = before == ASCII.backslash || before == ASCII.openBracket && bytes[at] == before
      if bytes[at] == ASCII.openBracket || bytes[at] == ASCII.openParenthesis, !isText {
        var end = at + 1
        while end < line.upperBound, bytes[end].isAlphanumeric || bytes[end] == ASCII.underscore || bytes[end] == ASCII.hyphen { end += 1 }
        let key = source.text(TextRange(at + 1, end))
        if end + 1 < line.upperBound, bytes[end] == ASCII.colon, bytes[end + 1] == ASCII.colon, Field.isKey(key) {
          let closing = bytes[at] == ASCII.openBracket ? "]" : ")"
          return Diagnostic(.fieldUnclosed(key, closing: closing), at: TextRange(at, end + 2))
        }
      }
      at += 1
    }
    return nil
  }

  /// `[]`, `[x]text`, `[ x ]` or `［x］` at the beginning of an item without a box.
  private func almostBox(_ line: TextRange) -> Diagnostic? {
    let text = source[line]
    guard let box = AlmostBox(text) else { return nil }
    let range = TextRange(line.lowerBound, line.lowerBound + box.count)
    let after = range.upperBound < line.upperBound ? source.bytes[range.upperBound] : ASCII.space
    // A bracket, parenthesis or colon makes it a link or its definition; two brackets are a link of their own.
    let isLink = after == ASCII.openBracket && !opensWikiLink(range.upperBound, in: line)
    if isLink || after == ASCII.openParenthesis || after == ASCII.colon { return nil }
    if text.starts(with: box.meant.utf8), after.isBlank { return nil }
    return Diagnostic(.almostCheckbox, at: range, fix: [TextEdit(range, of: source, with: box.meant + (after.isBlank ? "" : " "))])
  }

  /// Whether two brackets open a link at this offset of a line.
  func opensWikiLink(_ offset: Int, in line: TextRange) -> Bool {
    offset + 1 < line.upperBound && source.bytes[offset] == ASCII.openBracket && source.bytes[offset + 1] == ASCII.openBracket
  }
}
