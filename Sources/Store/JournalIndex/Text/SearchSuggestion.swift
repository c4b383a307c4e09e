// Words that are there, for words that are nowhere.

public import JournalQuery
import JournalText
import SQLiteKit
import JournalFormat

extension JournalIndex {
  /// For each word of a query that no text has, the nearest word that some text has; the one that most texts have, where several are as near.
  /// - Parameter isShown: Whether those who ask may be told a word that some text has.
  public func suggestions(for query: Query, where isShown: (String) throws -> Bool) throws -> [(word: String, nearest: String)] {
    let words = query.root.singleWords
    if words.isEmpty { return [] }
    try makeVocabulary()
    // The vocabulary still has the words of files as they were.
    let known = try connection.prepare("select 1 from words where words match ? and rowid not in (select id from stale) limit 1")
    let columns = QuerySQL.searchedColumns.joined(separator: " ")
    func isThere(_ word: String) throws(SQLiteError) -> Bool {
      known.bind(1, "{\(columns)} : \(QuerySQL.phrase(word))")
      defer { known.reset() }
      return try known.step()
    }
    // Nearest words begin with the same letter: those between it and the one after it.
    let near = try connection.prepare(
      "select term from vocabulary where term >= ? and term < ? and col <> 'links' group by term order by sum(doc) desc, term")
    var suggestions: [(word: String, nearest: String)] = []
    for word in words {
      guard try !isThere(word), let first = word.unicodeScalars.first, let next = Unicode.Scalar(first.value + 1) else { continue }
      near.bind(1, String(first))
      near.bind(2, String(next))
      var candidates: [String] = []
      while try near.step() { candidates.append(near.text(0)) }
      near.reset()
      // Few words are as near, so few are looked for.
      for _ in 0..<8 {
        // Another form of the word that is asked for as well, ‘nina or ninas’, is nothing new.
        guard let nearest = nearest(to: word, among: candidates), !words.contains(nearest) else { break }
        if try isThere(nearest), try isShown(nearest) {
          suggestions.append((word, nearest))
          break
        }
        candidates.removeAll { $0 == nearest }
      }
    }
    return suggestions
  }
}

extension QueryNode {
  /// Words that stand alone and must occur, as they are compared.
  fileprivate var singleWords: [String] {
    switch self {
    case .all(let parts), .any(let parts): return parts.flatMap(\.singleWords)
    case .not, .entry, .item: return []
    case .text(let match):
      guard case .words(let words) = match.form, words.words.count == 1, !words.isPrefix else { return [] }
      return [String(decoding: words.words[0], as: UTF8.self)]
    }
  }
}
