// The pieces that a query is cut into.

import JournalText

/// One piece of a query.
struct QueryToken {
  enum Kind {
    case open, close, minus
    case or
    /// Words outside of quotes.
    case word(String)
    /// The inside of quotes, escapes undone.
    case quoted(String)
    /// The inside of slashes, as written.
    case expression(String)
    case condition(WrittenCondition)
  }

  let kind: Kind
  let range: TextRange
}

/// A key, a comparison and a value, before anything is known of what they mean.
struct WrittenCondition {
  var key: String
  var keyRange: TextRange
  var comparison: Comparison
  var comparisonRange: TextRange
  var value: String
  var isQuoted: Bool
  var valueRange: TextRange

  /// As it can be written in a query.
  var text: String {
    (QueryText.isKey(key) ? key : QueryText.quoted(key)) + comparison.rawValue + (isQuoted ? QueryText.quoted(value) : value)
  }
  var range: TextRange { TextRange(keyRange.lowerBound, valueRange.upperBound) }
}
