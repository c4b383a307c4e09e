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
      let texts = WrittenTexts(columns, of: journal), expression = try TextExpression(source)
      let found = try call([IndexSchema.path, "f.title"]) { file in
        let (path, title) = (file.withBytes(0) { String(decoding: $0, as: UTF8.self) }, file.withBytes(1) { expression.matches($0) })
        return texts.have(expression, inFileAt: path, titleHasIt: title)
      }
      guard let candidates = try index.candidates(for: source) else { return found }
      return "(f.id in (\(candidates.map { String($0) }.joined(separator: ", "))) and \(found))"
    }
  }

  /// The words as the full text takes them: it knows them in the form that `WordMatch` has them in.
  static func phrase(_ words: WordMatch) -> String {
    let forms = words.forms
    let words = (text: words.words.map { String(decoding: $0, as: UTF8.self) }.joined(separator: " "), isPrefix: words.isPrefix)
    let asked = phrase(words.text) + (words.isPrefix ? " *" : "")
    if forms.isEmpty { return asked }
    return "(" + ([asked] + forms.map { phrase(String(decoding: $0, as: UTF8.self)) }).joined(separator: " OR ") + ")"
  }
}
