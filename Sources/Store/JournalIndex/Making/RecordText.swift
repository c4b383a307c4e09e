// The texts of a record, which stand in the file as it was read wherever they can.

import JournalFormat
import JournalModel
import JournalText
import MarkdownSyntax
import PlainFormats

/// Where a text of a record stands: among the bytes of its file, or among those that were made of them.
struct RecordText: Sendable {
  private var lower: Int32, upper: Int32
  fileprivate var isMade: Bool

  /// No text.
  static let none = RecordText(0..<0, isMade: true)

  init(_ range: Range<Int>, isMade: Bool) {
    (lower, upper, self.isMade) = (Int32(clamping: range.lowerBound), Int32(clamping: range.upperBound), isMade)
  }

  var range: Range<Int> { Int(lower)..<Int(upper) }
  var isEmpty: Bool { lower == upper }
}

/// The bytes of a file and those made of it, while rows are made of a record.
struct RecordBytes {
  let source: UnsafeRawBufferPointer
  let made: UnsafeRawBufferPointer

  subscript(_ text: RecordText) -> UnsafeRawBufferPointer {
    UnsafeRawBufferPointer(rebasing: (text.isMade ? made : source)[text.range])
  }
}

/// Writes down what a record says that does not stand in its file as it is.
struct RecordWriter {
  let source: SourceText
  /// Whether all of the file is UTF-8, so that texts may be taken as they stand.
  let isUTF8: Bool
  private(set) var json = JSONWriter()

  init(_ places: EntryPlaces) {
    source = places.source
    isUTF8 = places.outline.firstInvalid == nil
    json.reserveCapacity(places.source.bytes.count)
  }

  var bytes: [UInt8] { json.bytes }

  /// What is written meanwhile.
  mutating func made(_ write: (inout RecordWriter) -> Void) -> RecordText {
    let start = json.bytes.count
    write(&self)
    return RecordText(start..<json.bytes.count, isMade: true)
  }

  /// A text of the file; with U+FFFD where that is not UTF-8.
  mutating func text(_ range: TextRange) -> RecordText {
    if isUTF8 { return RecordText(range.lowerBound..<range.upperBound, isMade: false) }
    return text(source.text(range))
  }

  mutating func text(_ text: String) -> RecordText { made { $0.json.append(utf8: text) } }

  // MARK: JSON

  mutating func write(raw text: StaticString) { json.write(raw: text) }
  mutating func write(_ value: JSONValue) { json.write(value) }
  mutating func write(_ text: String) { json.write(text) }
  mutating func append(_ bytes: some Sequence<UInt8>) { json.append(bytes) }

  /// UTF-8 as a text of JSON.
  mutating func write(utf8 text: UnsafeBufferPointer<UInt8>) { json.write(utf8: text) }

  /// A text of the file as JSON has it.
  mutating func write(_ range: TextRange) {
    guard isUTF8 else { return json.write(source.text(range)) }
    source.bytes.withUnsafeBufferPointer { json.write(utf8: UnsafeBufferPointer(rebasing: $0[range.lowerBound..<range.upperBound])) }
  }

  /// The fields of an item as an object: of a repeated key the last value counts, at the place of the first.
  mutating func writeFields(of item: ItemLine, _ text: ItemSource) {
    let fields = text.fields[item.fields]
    guard fields.count < 8, !hasRepeatedKey(fields) else {
      return write(.object(JSONObject(lastOfEach: text.fields(of: item).map { ($0.field.key, .string($0.field.value)) })))
    }
    for (index, field) in fields.enumerated() {
      if index == 0 { write(raw: "{") } else { write(raw: ",") }
      if let sign = field.sign { write(sign.rawValue) } else { write(field.keyRange) }
      write(raw: ":")
      if let priority = field.priority { write(priority.rawValue) } else { write(field.valueRange) }
    }
    write(raw: "}")
  }

  private func hasRepeatedKey(_ fields: ArraySlice<FieldPlace>) -> Bool {
    fields.indices.contains { index in
      fields[fields.startIndex..<index].contains { $0.hasSameKey(as: fields[index], in: source) }
    }
  }
}
