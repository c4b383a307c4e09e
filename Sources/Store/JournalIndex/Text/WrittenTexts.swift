// What texts say as they are written, which only the files themselves tell.

import JournalFormat
import JournalStore
import JournalText
import MarkdownSyntax

/// The texts of entries in some columns, read from the files.
struct WrittenTexts {
  private let journal: Journal
  private let columns: [Int]
  private let hasTitle: Bool
  /// Whether all columns that files have are asked for.
  private let isWhole: Bool

  /// - Parameter parts: Of `QuerySQL.searchedColumns`.
  init(_ parts: [String], of journal: Journal) {
    self.journal = journal
    columns = parts.compactMap { IndexSchema.textColumns.firstIndex(of: $0) }
    hasTitle = parts.contains("title")
    isWhole = columns.count == QuerySQL.searchedColumns.count
  }

  /// Whether a line of the texts of a file has a match. A file that cannot be read any more has none.
  /// - Parameter titleHasIt: Whether the title has one that others may see.
  func have(_ expression: TextExpression, inFileAt path: String, titleHasIt: Bool) -> Bool {
    guard let bytes = journal.bytesIfReadable(ofEntryAt: path) else { return false }
    if let answer = bytes.withUnsafeBufferPointer({ quickAnswer(expression, $0, titleHasIt) }) { return answer }
    var reader = FileReader()
    let texts = SearchTexts(reader.places(SourceText(path: path, bytes: bytes), path: path, configuration: journal.configuration))
    return columns.contains { column in texts.written(column).withUnsafeBufferPointer { expression.matches($0) } }
  }

  /// What the bytes alone tell; nil where the file is to be read as what it means.
  private func quickAnswer(_ expression: TextExpression, _ bytes: UnsafeBufferPointer<UInt8>, _ titleHasIt: Bool) -> Bool? {
    // Bytes that are not UTF-8 are searched in another form, a private title is not the one that others see, and how many empty lines there
    // are depends on where texts begin and end.
    if firstInvalidUTF8(in: bytes) != nil || Self.maySayPrivate(bytes) || expression.matchesNothing { return nil }
    if hasTitle, titleHasIt { return true }
    let start = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    if !expression.matches(UnsafeBufferPointer(rebasing: bytes[start...])) { return false }
    guard isWhole else { return nil }
    var scanner = OutlineScanner()
    return expression.matches(UnsafeBufferPointer(rebasing: bytes[scanner.bodyStart(of: bytes)...]))
  }

  /// Whether something in a file may make it, or a part of it, private: without these letters nothing does, but for quotes with escapes.
  static func maySayPrivate(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    let tag = FileReading.privateTag.utf8
    for (place, byte) in bytes.enumerated() {
      if byte == ASCII.backslash { return true }
      if byte | 0x20 == 0x70, bytes[place...].prefix(tag.count).lazy.map({ $0 | 0x20 }).elementsEqual(tag) { return true }
    }
    return false
  }
}
