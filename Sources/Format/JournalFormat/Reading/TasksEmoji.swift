// The emoji of Obsidian Tasks: https://publish.obsidian.md/tasks/Reference/Task+Formats/Tasks+Emoji+Format

public import JournalModel
package import JournalText

/// The table of signs, and the reader that goes over a line from its end, as Tasks does.
public enum TasksEmoji {
  private struct Sign {
    let bytes: [UInt8]
    let key: FieldKey
    /// The sign of a priority is its value.
    let priority: Priority?
  }

  private static let table: [Sign] = FieldKey.allCases.flatMap { key in
    key.signs.enumerated().map {
      Sign(bytes: Array($0.element.utf8), key: key, priority: key.value == .priority ? Priority.allCases[$0.offset] : nil)
    }
  }

  /// Whether the bytes of a sign may begin with this one.
  static func mayBegin(_ byte: UInt8) -> Bool { byte == 0xE2 || byte == 0xF0 }

  /// How a field is written as an emoji; nil for keys that have none and for priorities that do not exist.
  public static func text(for field: Field) -> String? {
    guard let key = FieldKey(rawValue: field.key) else { return nil }
    if key.value == .priority { return zip(Priority.allCases, key.signs).first { $0.0.rawValue == field.value }?.1 }
    return key.signs.first.map { "\($0) \(field.value)" }
  }

  /// The sign of a date that begins at an offset, with the mark that asks for its picture, and the key that it means.
  package static func dateSign(at offset: Int, before end: Int, in source: SourceText) -> (key: String, range: TextRange)? {
    for sign in table where sign.key.value == .date && source.bytes[offset...].starts(with: sign.bytes) {
      var upper = offset + sign.bytes.count
      if source.bytes[upper...].starts(with: [0xEF, 0xB8, 0x8F]) { upper += 3 }
      return upper <= end ? (sign.key.rawValue, TextRange(offset, upper)) : nil
    }
    return nil
  }

  /// The fields at the end of `range`, in the order of the line. Skips what `others` cover there: tags, fields in brackets, the id.
  static func fields(in source: SourceText, _ range: TextRange, skipping others: [TextRange]) -> [FieldPlace] {
    var found: [FieldPlace] = []
    var end = range.upperBound
    // Ranges that end where the reader stands are looked up from the back; they stand in the order of the line.
    var skipped = others.count - 1
    while true {
      while end > range.lowerBound, source.bytes[end - 1].isBlank { end -= 1 }
      while skipped >= 0, others[skipped].upperBound > end { skipped -= 1 }
      if skipped >= 0, others[skipped].upperBound == end, others[skipped].lowerBound < end {
        end = others[skipped].lowerBound
        continue
      }
      let floor = skipped >= 0 ? max(range.lowerBound, others[skipped].upperBound) : range.lowerBound
      guard let field = last(in: source, TextRange(floor, end)) else { break }
      found.append(field)
      end = field.range.lowerBound
    }
    return found.reversed()
  }

  /// The field that ends where `range` ends.
  private static func last(in source: SourceText, _ range: TextRange) -> FieldPlace? {
    let bytes = source.bytes
    var at = range.upperBound - 1
    while at >= range.lowerBound {
      // The first byte of every sign in the table is E2 or F0; a value of theirs holds nothing but ASCII.
      if mayBegin(bytes[at]) {
        for sign in table where bytes[at...].starts(with: sign.bytes) && at + sign.bytes.count <= range.upperBound {
          return field(sign, at: TextRange(at, at + sign.bytes.count), end: range.upperBound, in: source)
        }
        return nil
      }
      if bytes[at] < 0x80, !isValueByte(bytes[at]) { return nil }
      at -= 1
    }
    return nil
  }

  private static func isValueByte(_ byte: UInt8) -> Bool {
    byte.isAlphanumeric || byte.isBlank || byte == ASCII.comma || byte == ASCII.exclamation || byte == ASCII.hyphen
      || byte == ASCII.underscore
  }

  private static func field(
    _ sign: Sign, at place: TextRange, end: Int, in source: SourceText
  ) -> FieldPlace? {
    var start = place.upperBound
    // U+FE0F asks for the picture of a sign that also has a plain form.
    if source.bytes[start...].starts(with: [0xEF, 0xB8, 0x8F]) { start += 3 }
    while start < end, source.bytes[start].isBlank { start += 1 }
    let value = TextRange(start, max(start, end))
    let bytes = source[value]
    func field(_ range: TextRange, _ priority: Priority? = nil) -> FieldPlace {
      FieldPlace(TextRange(place.lowerBound, max(start, end)), sign: sign.key, at: place, valueRange: range, priority: priority)
    }
    switch sign.key.value {
    case .priority: return bytes.isEmpty ? sign.priority.map { field(place, $0) } : nil
    case .date: return isDate(Array(bytes)) ? field(value) : nil
    case .rule:
      return !bytes.isEmpty && bytes.allSatisfy { $0.isAlphanumeric || $0.isBlank || $0 == ASCII.comma || $0 == ASCII.exclamation }
        ? field(value) : nil
    case .word: return !bytes.isEmpty && bytes.allSatisfy(\.isLetter) ? field(value) : nil
    case .id, .ids:
      let ids = String(decoding: bytes, as: UTF8.self).parts(between: ",")
      let areIDs = ids.allSatisfy { id in
        !id.isEmpty && id.utf8.allSatisfy { $0.isAlphanumeric || $0 == ASCII.hyphen || $0 == ASCII.underscore }
      }
      return areIDs && (sign.key.value == .ids || ids.count == 1) ? field(value) : nil
    // These have no sign.
    case .item, .reference, .moves, .points, .mood, .text: return nil
    }
  }

  /// Whether the bytes have the form of a date, even of one that the calendar does not have.
  private static func isDate(_ bytes: [UInt8]) -> Bool {
    bytes.count == 10
      && bytes.enumerated().allSatisfy { $0.offset == 4 || $0.offset == 7 ? $0.element == ASCII.hyphen : $0.element.isDigit }
  }
}
