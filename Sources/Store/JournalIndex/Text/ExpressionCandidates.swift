// The entries in which an expression may have a match, by the words of the full text.

import JournalQuery
import SQLiteKit

extension JournalIndex {
  /// So many words are looked for in the full text, and so many entries are named to SQL, before all of them are read instead.
  private static let mostWords = 500, mostEntries = 5_000

  /// The numbers of the entries that may have a match of an expression, some of them several times; nil where that is better found out by
  /// reading all of them. Others have none.
  func candidates(for expression: String) throws(SQLiteError) -> [Int64]? {
    guard let word = ExpressionWord(expression) else { return nil }
    try makeVocabulary()
    // The full text cuts words of more than 32 KB.
    let terms = try connection.prepare("select distinct term from vocabulary where instr(term, ?) > 0 or length(term) > 30000")
    terms.bind(1, word.text)
    let entries = try connection.prepare("select doc from instances where term = ?")
    var found: [Int64] = []
    var count = 0
    while try terms.step() {
      count += 1
      entries.bind(1, terms.text(0))
      while try entries.step() {
        // A word stands in an entry many times.
        if found.last != entries.integer(0) { found.append(entries.integer(0)) }
        if count > Self.mostWords || found.count > Self.mostEntries { return nil }
      }
      entries.reset()
    }
    return found
  }

  /// Has the connection know what words the full text has, and where each stands.
  func makeVocabulary() throws(SQLiteError) {
    try connection.run(
      """
      create virtual table if not exists temp.vocabulary using fts5vocab(main, words, col);
      create virtual table if not exists temp.instances using fts5vocab(main, words, instance);
      """)
  }
}
