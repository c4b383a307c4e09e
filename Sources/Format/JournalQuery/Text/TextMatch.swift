// Text that is looked for in entries.

/// Words or an expression that an entry's text must have.
public struct TextMatch: Equatable, Sendable {
  public enum Form: Equatable, Sendable {
    case words(WordMatch)
    /// The source of a regular expression; who evaluates it compiles it.
    case expression(String)
  }

  public let form: Form
  /// As it can be written in a query.
  public let text: String
  /// Where it stands in the query.
  public let place: Place

  /// An expression, without the slashes around it.
  public init(expression: String, place: Place = Place()) {
    form = .expression(expression)
    text = "/\(expression)/"
    self.place = place
  }

  /// Other words than these, where they are looked for in the same place.
  init(words: WordMatch, like match: TextMatch) { (form, text, place) = (.words(words), match.text, match.place) }

  /// Words in a row; nil for text without a letter or digit.
  public init?(words: String, isBeginning: Bool = false, place: Place = Place()) {
    guard let match = WordMatch(words, isBeginning: isBeginning) else { return nil }
    form = .words(match)
    // A star after a run that is found by its parts anyway says nothing.
    let written = words + (isBeginning && match.isPrefix ? "*" : "")
    text = QueryText.isWord(written) ? written : written == words ? QueryText.quoted(words) : "text:\(written)"
    self.place = place
  }
}
