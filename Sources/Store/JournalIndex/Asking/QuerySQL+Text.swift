// What is looked for in text, as SQL.

import JournalQuery
import SQLiteKit

extension QuerySQL {
  /// The columns of text that are searched: all but the names that are linked to.
  static let searchedColumns = IndexSchema.textColumns.filter { $0 != "links" }

  mutating func text(_ match: TextMatch) throws -> String {
    if frame == .metricDay { return "0" }
    switch match.form {
    case .words(let words):
      let text = bound("{\(columns.joined(separator: " "))} : \(Self.phrase(words))")
      return "f.id in (select rowid from words where words match \(text))"
    case .expression(let source):
      let expression = try TextExpression(source)
      return try anyText { expression.matches($0) }
    }
  }

  /// The words as the full text takes them: it knows them in the form that `WordMatch` has them in.
  static func phrase(_ words: WordMatch) -> String {
    let words = (text: words.words.map { String(decoding: $0, as: UTF8.self) }.joined(separator: " "), isPrefix: words.isPrefix)
    return phrase(words.text) + (words.isPrefix ? " *" : "")
  }

  /// One of the texts, as it is written, meets a test.
  private mutating func anyText(_ test: @escaping (UnsafeBufferPointer<UInt8>) -> Bool) throws -> String {
    let isOne = try call(columns) { values in
      (0..<values.count).contains { values.kind($0) != .null && values.withBytes($0) { test(SearchTexts.written($0)) } }
    }
    // One row after the other: of few candidates few texts are read.
    return "(select \(isOne) from text where id = f.id)"
  }
}
