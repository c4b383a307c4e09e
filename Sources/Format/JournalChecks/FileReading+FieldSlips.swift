// Fields that are almost read: a key with a typo in it, one colon for two, no brackets around it.

import JournalFormat
import JournalModel
import JournalText
import MarkdownSyntax

extension FileReading {
  /// The fields on the first line of an item or log line that some section of ours would read if they were written with care.
  func typoFindings(_ line: TextRange, _ fields: [FieldReading], in section: SectionKind) -> [Diagnostic] {
    let expected = ExpectedFields(in: section, configuration.moodLabels)
    if expected.keys.isEmpty { return [] }
    let inText = source[line].contains(ASCII.colon) ? looseFindings(line, fields, expected) : []
    return fields.compactMap { nearKey($0, among: fields, expected) } + inText
  }

  /// A key that is no field of ours, but a letter or two from one that goes with its value.
  private func nearKey(_ reading: FieldReading, among fields: [FieldReading], _ expected: ExpectedFields) -> Diagnostic? {
    let key = reading.field.key
    guard !LogLine.wordKeys.contains(where: { $0.lowercased() == key.lowercased() }),
      let (meant, isSure) = expected.key(like: key, reading.field.value)
    else { return nil }
    let isAlone = !fields.contains { $0.field.key == meant } && fields.count { $0.field.key == key } == 1
    let fix = isSure && isAlone ? [TextEdit(reading.keyRange, of: source, with: meant)] : []
    return Diagnostic(.fieldNearKey(key, meant: meant), at: reading.keyRange, fix: fix)
  }

  /// `[due: 2026-11-20]` and `due:: 2026-11-20`. A line with code in it is left alone: it may be about how fields are written.
  private func looseFindings(_ line: TextRange, _ fields: [FieldReading], _ expected: ExpectedFields) -> [Diagnostic] {
    guard !source[line].contains(ASCII.backtick) else { return [] }
    var found: [Diagnostic] = []
    var at = line.lowerBound
    let ranges = fields.map(\.range).sorted { $0.lowerBound < $1.lowerBound }
    var next = 0
    while at < line.upperBound {
      while next < ranges.count, ranges[next].upperBound <= at { next += 1 }
      if next < ranges.count, ranges[next].contains(at) {
        at = ranges[next].upperBound
        continue
      }
      let before = at > line.lowerBound ? source.bytes[at - 1] : ASCII.space
      if let loose = LooseField(source, at: at, to: line.upperBound, after: before), let finding = finding(loose, fields, expected) {
        found.append(finding)
        at = loose.range.upperBound
      } else {
        at += 1
      }
    }
    return found
  }

  private func finding(_ loose: LooseField, _ fields: [FieldReading], _ expected: ExpectedFields) -> Diagnostic? {
    guard let key = expected.key(source.text(loose.key)) else { return nil }
    switch loose.form {
    case .oneColon(let isBracket):
      let value = source.text(loose.value)
      guard let fit = expected.fit(key, value), isBracket || fit == .sure else { return nil }
      let isSure = fit == .sure && !fields.contains { $0.field.key == key }
      let colon = TextRange(loose.key.lowerBound, loose.key.upperBound + 1)
      let fix = isSure ? [TextEdit(colon, of: source, with: "\(key)::")] : []
      return Diagnostic(.fieldOneColon(key, fit == .sure ? value : nil), at: loose.range, fix: fix)
    case .bare:
      // Of the text after it nobody knows where the value ends; its first word, or all of it, must go with the field.
      var word = source.text(loose.value).words.first ?? ""
      while let last = word.utf8.last, ",;.".utf8.contains(last) { word.removeLast() }
      // An amount goes on with its unit.
      let two = source.text(loose.value).words.prefix(2).joined(separator: " ")
      if UnitTable.isAmount(ofKey: key), let amount = Quantity(two), UnitTable.standard.knows(amount.unit) { word = two }
      let value = expected.fit(key, word) != nil ? word : source.text(loose.value)
      guard let fit = expected.fit(key, value) else { return nil }
      return Diagnostic(.fieldBare(key, fit == .sure ? value : nil), at: TextRange(loose.key.lowerBound, loose.key.upperBound + 2))
    }
  }
}

/// Text that looks like a field and is none.
private struct LooseField {
  enum Form {
    /// `[key: value]` or, without square brackets, `(key: value)`.
    case oneColon(isBracket: Bool)
    /// `key:: value`, up to the end of the line.
    case bare
  }

  let form: Form
  let range: TextRange
  let key: TextRange
  /// Trimmed.
  let value: TextRange

  /// - Parameter before: The byte before `start`; a blank at the beginning of a line.
  init?(_ source: SourceText, at start: Int, to end: Int, after before: UInt8) {
    let bytes = source.bytes
    let isBracket = bytes[start] == ASCII.openBracket
    let isOpen = isBracket || bytes[start] == ASCII.openParenthesis
    // After a backslash a bracket is text, after another bracket a link, after a letter part of a word.
    guard isOpen ? before != ASCII.backslash && before != ASCII.openBracket && before != ASCII.closeBracket : before.isBlank else {
      return nil
    }
    let keyStart = isOpen ? start + 1 : start
    var at = keyStart
    while at < end, bytes[at].isAlphanumeric || bytes[at] == ASCII.underscore || bytes[at] == ASCII.hyphen { at += 1 }
    key = TextRange(keyStart, at)
    guard at > keyStart, at < end, bytes[at] == ASCII.colon else { return nil }
    let hasTwoColons = at + 1 < end && bytes[at + 1] == ASCII.colon
    guard hasTwoColons != isOpen else { return nil }
    let valueStart = hasTwoColons ? at + 2 : at + 1
    if hasTwoColons {
      (form, range) = (.bare, TextRange(start, end))
      value = Self.trimmed(TextRange(valueStart, end), bytes)
      return
    }
    let closing = isBracket ? ASCII.closeBracket : ASCII.closeParenthesis
    var depth = 1
    at = valueStart
    while at < end {
      if bytes[at] == bytes[start] { depth += 1 }
      if bytes[at] == closing { depth -= 1 }
      if depth == 0 { break }
      at += 1
    }
    guard at < end else { return nil }
    // Such a bracket is the text of a link.
    if isBracket, at + 1 < end, bytes[at + 1] == ASCII.openParenthesis || bytes[at + 1] == ASCII.openBracket { return nil }
    (form, range) = (.oneColon(isBracket: isBracket), TextRange(start, at + 1))
    value = Self.trimmed(TextRange(valueStart, at), bytes)
  }

  private static func trimmed(_ range: TextRange, _ bytes: [UInt8]) -> TextRange {
    var (start, end) = (range.lowerBound, range.upperBound)
    while start < end, bytes[start].isBlank { start += 1 }
    while end > start, bytes[end - 1].isBlank { end -= 1 }
    return TextRange(start, end)
  }
}
