// Where a field of a list item stands, before anybody asks what it says.

package import JournalModel
package import JournalText
import MarkdownSyntax

/// A field of a line, as places in its file.
package struct FieldPlace: Sendable {
  /// All of it, with its brackets or its emoji.
  package let range: TextRange
  /// The key between the brackets; of a field in emoji form, the emoji.
  package let keyRange: TextRange
  /// The value, trimmed; of the emoji of a priority, the emoji.
  package let valueRange: TextRange
  /// What an emoji means; nil between brackets.
  package let sign: FieldKey?
  /// What the emoji of a priority says.
  package let priority: Priority?

  init(_ span: InlineSpan) {
    (range, keyRange, valueRange) = (span.range, span.name, span.value)
    (sign, priority) = (nil, nil)
  }

  init(_ range: TextRange, sign: FieldKey, at keyRange: TextRange, valueRange: TextRange, priority: Priority? = nil) {
    (self.range, self.keyRange, self.valueRange, self.sign, self.priority) = (range, keyRange, valueRange, sign, priority)
  }

  /// Whether its key is this one.
  package func has(_ key: FieldKey, in source: SourceText) -> Bool {
    sign.map { $0 == key } ?? source[keyRange].elementsEqual(key.rawValue.utf8)
  }

  package func hasSameKey(as other: FieldPlace, in source: SourceText) -> Bool {
    if sign == nil, other.sign == nil { return source[keyRange].elementsEqual(source[other.keyRange]) }
    return key(in: source).utf8.elementsEqual(other.key(in: source).utf8)
  }

  package func key(in source: SourceText) -> String { sign?.rawValue ?? source.text(keyRange) }
  package func value(in source: SourceText) -> String { priority?.rawValue ?? source.text(valueRange) }

  /// What it says.
  package func field(in source: SourceText) -> Field {
    let form: Field.Form = sign != nil ? .emoji : source.bytes[range.lowerBound] == ASCII.openBracket ? .brackets : .parentheses
    return Field(key(in: source), value(in: source), form: form)
  }
}
