// What a query asks of words, in the language of the full-text index.

import JournalQuery

/// An expression of FTS5 that every entry meets which a query is about.
struct FullTextExpression {
  /// Nil where no word must occur.
  let text: String?
  /// Whether every entry that meets it is one that the query is about.
  let isExact: Bool

  init(_ search: TextSearch) {
    let exact = Self.exact(search.query.root)
    isExact = exact != nil
    text = (exact ?? Self.necessary(search.query.root)).map { "{\(search.parts.joined(separator: " "))} : (\($0))" }
  }

  /// FTS5 takes trees of some depth only.
  private static let deepest = 8

  private static func exact(_ node: QueryNode, _ depth: Int = 0) -> String? {
    if depth > deepest { return nil }
    switch node {
    case .text(let match):
      guard case .words(let words) = match.form else { return nil }
      return QuerySQL.phrase(words)
    case .any(let parts):
      return joined(parts.map { exact($0, depth + 1) }, "OR")
    case .all(let parts):
      var wanted: [String?] = []
      var unwanted: [String?] = []
      for part in parts {
        if case .not(let part) = part { unwanted.append(exact(part, depth + 1)) } else { wanted.append(exact(part, depth + 1)) }
      }
      // There is no expression for all texts without a word.
      guard let wanted = joined(wanted, "AND") else { return nil }
      if unwanted.isEmpty { return wanted }
      return joined(unwanted, "OR").map { "(\(wanted) NOT \($0))" }
    case .not, .entry, .item: return nil
    }
  }

  /// What must occur, in what is only a part of the query's conditions.
  private static func necessary(_ node: QueryNode, _ depth: Int = 0) -> String? {
    if let exact = exact(node, depth) { return exact }
    if depth > deepest { return nil }
    switch node {
    case .all(let parts): return joined(parts.compactMap { necessary($0, depth + 1) }.map(Optional.some), "AND")
    case .any(let parts): return joined(parts.map { necessary($0, depth + 1) }, "OR")
    case .text, .not, .entry, .item: return nil
    }
  }

  /// Each once; nil where one is nil, or there is none.
  private static func joined(_ parts: [String?], _ word: String) -> String? {
    var seen: Set<String> = []
    var known: [String] = []
    for part in parts {
      guard let part else { return nil }
      if seen.insert(part).inserted { known.append(part) }
    }
    return known.count < 2 ? known.first : "(\(known.joined(separator: " \(word) ")))"
  }
}
