// Why an edit was not made: nothing was changed, and the person is told what stands in the way.

public import JournalText

/// Why an edit was not made.
public enum EditRefusal: Error, Hashable, Sendable {
  /// The file has a finding that keeps every command from writing to it.
  case finding(Diagnostic)
  /// The property's value is only kept, not interpreted: what it is, in words, and where.
  case kept(key: String, form: String, TextRange)
  /// The property is a list, which one value would replace.
  case list(key: String, TextRange)
  /// The list item has no text of its own that a box could stand before.
  case noText(TextRange)
  /// The file begins with `---` and has a second one, but what stands between them is no front matter; ours would stand before it.
  case almostFrontMatter(TextRange)
  /// The text cannot be the name of a property.
  case badKey(String)
  /// After the edit more would have changed than was asked: what, in words.
  case wouldChangeMore(String)

  /// Where it is, if it is in one place.
  public var range: TextRange? {
    switch self {
    case .finding(let diagnostic): diagnostic.range
    case .kept(_, _, let range), .list(_, let range), .noText(let range), .almostFrontMatter(let range): range
    case .badKey, .wouldChangeMore: nil
    }
  }

  /// What stands in the way.
  public var reason: String {
    switch self {
    case .finding(let diagnostic): diagnostic.message.text
    case .kept(let key, let form, _): "‘\(key)’ is written as \(form), which is kept as it stands"
    case .list(let key, _): "‘\(key)’ is a list, and one value would replace all of it"
    case .noText: "this list item has no text of its own for a box to stand before"
    case .almostFrontMatter: "the file begins with ‘---’, but this line makes it no front matter"
    case .badKey(let key): "‘\(key)’ cannot be the name of a property"
    case .wouldChangeMore(let what): "the edit would have changed more than was asked: \(what)"
    }
  }

  /// The way out, where there is one to name.
  public var help: String? {
    switch self {
    case .finding(let diagnostic): diagnostic.message.help
    case .kept: "change it in your editor"
    case .list(let key, _): "use ‘\(key)+=VALUE’ and ‘\(key)-=VALUE’, or unset it first"
    case .noText: "write its text on the line of its marker"
    case .almostFrontMatter:
      "write ‘key: value’ with a blank behind the colon; if ‘---’ is a rule across the page, put an empty line behind it"
    case .badKey: "a name is letters, digits and ‘_’, such as ‘sleep_minutes’"
    case .wouldChangeMore: "nothing was written; change the file in your editor"
    }
  }
}
