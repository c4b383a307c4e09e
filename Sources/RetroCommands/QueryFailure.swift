// A query that cannot be understood.

import JournalQuery
import JournalText

/// The first thing in a query that has no meaning, shown with its place.
struct QueryFailure: Error, Sendable {
  let error: QueryError
  /// The query as it was typed.
  let query: String

  /// The message, the query with carets below that thing, and the way out where there is one.
  var text: MarkedText {
    var text = MarkedText.message(.error, error.message)
    let excerpt = error.excerpt(of: query)
    text.add("  ")
    for piece in excerpt.pieces {
      for (index, line) in piece.bytes.split(separator: ASCII.lineFeed, omittingEmptySubsequences: false).enumerated() {
        if index > 0 { text.add("\n  ") }
        text.add(line, piece.part)
      }
    }
    text.add("\n")
    if let help = error.help {
      text.add("  ")
      text.add("help:", .help)
      text.add(" \(help.onOneLine)\n")
    }
    return text
  }
}
