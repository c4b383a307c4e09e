// Full text: the entries that have what is looked for, best first.

public import JournalDates
public import JournalModel
public import JournalQuery
import JournalFormat
import JournalStore
import JournalText
import SQLiteKit

/// What is looked for in the texts of a journal.
public struct TextSearch {
  /// The parts of entries that have a text of their own: `title`, `prose`, and the kinds of sections.
  public static let allParts = QuerySQL.searchedColumns

  public let query: Query
  /// The parts that words and expressions must stand in; of `allParts`.
  public let parts: [String]
  /// What is looked for in texts: what is marked where it is found.
  let patterns: [SearchPattern]

  /// Whether the query says anything about texts; without it, nothing is there to be found in them.
  public var isAboutText: Bool { !patterns.isEmpty }

  /// - Parameter parts: None for all.
  /// - Throws: Where the query has an expression that cannot be read.
  public init(_ query: Query, in parts: [String] = []) throws(QueryError) {
    try query.checkExpressions()
    self.query = query
    self.parts = parts.isEmpty ? Self.allParts : Self.allParts.filter { parts.contains($0) }
    patterns = query.root.patterns
  }

  /// The same for others than the owner of the journal: with the entries, too, that are found only when their private text is left out, such as those
  /// of ‘soup -fire’ where only a private line says fire. `JournalIndex.isFound` tells of each entry with private text whether it is.
  public var forgiving: TextSearch {
    get throws(QueryError) {
      guard let mark = TextMatch(words: FileReading.privateTag) else { return self }
      return try TextSearch(query.forgiving(textsWith: mark), in: parts)
    }
  }
}

/// An entry that was found.
public struct SearchHit: Equatable, Sendable {
  public let path: String
  public let kind: EntryKind
  /// Of a private file its name, and never a heading that is private.
  public let title: String
  /// Its day; of a retrospective the last one.
  public let date: CalendarDay?
}

extension JournalIndex {
  /// The entries that may have private text: they are private, or the tag that makes text so stands in them, as the word may as well. The two are
  /// gathered once, and not asked for again beside each entry.
  private static let maybePrivate = "select id from file where is_private union all select rowid from words where words match 'private'"

  /// Whether the journal may have private text.
  public func mayHavePrivateText() throws -> Bool {
    let statement = try connection.prepare("select exists (\(Self.maybePrivate))")
    return try statement.step() && statement.integer(0) != 0
  }

  /// The entries that have what is looked for. Those come first whose words are rare elsewhere and many for the length of the text, as BM25
  /// weighs them, a word of the title as much as ten others; of equals and where no word must occur, the newest.
  /// - Parameter onlyDoubtful: Whether those alone are asked for that may have private text.
  /// - Returns: At most `limit` entries, and how many there are.
  /// - Throws: `SQLiteError`.
  public func search(_ search: TextSearch, limit: Int, onlyDoubtful: Bool = false) throws -> (hits: [SearchHit], total: Int) {
    let words = FullTextExpression(search)
    var sql = try QuerySQL(.entry, self)
    sql.columns = search.parts
    // What the full text answers for itself is not asked twice.
    let isExact = words.isExact && !onlyDoubtful
    let condition = words.isExact ? "1" : try sql.condition(search.query.root)
    // The sign keeps SQLite from asking the full text anew for each of them.
    let row = words.text == nil ? "f.id" : "+words.rowid"
    let selected = onlyDoubtful ? "\(row) in (\(Self.maybePrivate))" : "1"
    let source: String
    if let text = words.text {
      source = "words cross join file f on f.id = words.rowid where words match \(sql.bound(text)) and \(selected) and \(condition)"
    } else {
      source = "file f where f.kind is not null and \(selected) and \(condition)"
    }
    // Doubtful ones are only counted.
    let rank = words.text == nil || onlyDoubtful ? "" : "bm25(words, \(Self.weights)), "
    let statement = try connection.prepare(
      "\(sql.prefix)select f.id from \(source) order by \(rank)f.last desc, f.folder, f.name limit \(sql.bound(.integer(Int64(limit))))")
    for (index, value) in sql.values.enumerated() { statement.bind(Int32(index + 1), value) }
    var found: [Int64] = []
    while try statement.step() { found.append(statement.integer(0)) }
    var total = found.count
    if total == limit {
      let count = try connection.prepare(
        "\(sql.prefix)select count(*) from \(isExact ? "words where words match ?1 and rowid not in (select id from stale)" : source)"
      )
      for (index, value) in sql.values.dropLast().enumerated() { count.bind(Int32(index + 1), value) }
      if try count.step() { total = Int(count.integer(0)) }
    }
    let files = try connection.prepare("select folder, name, kind, title, last, is_private from file where id = ?")
    return (try found.map { id throws(SQLiteError) in try hit(id, files) }, total)
  }

  /// Whether a search is about an entry when its private text is left out.
  /// - Throws: Where the file cannot be read, and `SQLiteError`.
  public func isFound(_ search: TextSearch, inPublicTextOf path: String) throws -> Bool {
    let reading = FileReading(
      journal.configuration.reading(SourceText(path: path, bytes: try journal.bytes(ofEntryAt: path))), path: path, configuration: journal.configuration)
    var sql = try QuerySQL(.entry, self)
    let condition = try sql.condition(search.query.settled { search.has($0, inPublicTextOf: reading) }.root)
    let found = try connection.prepare("\(sql.prefix)select 1 from file f where \(IndexSchema.path) = \(sql.bound(path)) and \(condition)")
    for (index, value) in sql.values.enumerated() { found.bind(Int32(index + 1), value) }
    return try found.step()
  }

  private static let weights = IndexSchema.textColumns.map { $0 == "title" ? "10.0" : "1.0" }.joined(separator: ", ")

  private func hit(_ id: Int64, _ file: Statement) throws(SQLiteError) -> SearchHit {
    defer { file.reset() }
    file.bind(1, id)
    _ = try file.step()
    let path = Self.path(file.text(0), file.text(1))
    return SearchHit(
      path: path, kind: EntryKind(rawValue: file.text(2)) ?? .note,
      title: file.integer(5) == 0 ? file.text(3) : Reference.slug(ofPath: path), date: CalendarDay(number: Int(file.integer(4))))
  }
}
