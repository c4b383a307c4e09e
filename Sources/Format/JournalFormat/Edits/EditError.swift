// Why an edit was not made: nothing was changed, and the person is told what stands in the way.

public import JournalText

/// Why an edit was not made.
public enum EditError: ExplainedError, Hashable {
  /// The file has a finding that keeps every command from writing to it.
  case finding(Diagnostic)
  /// The property's value is only kept, not interpreted: what it is, in words, and where.
  case kept(key: String, form: String, TextRange)
  /// The property is a list, which one value would replace.
  case list(key: String, TextRange)
  /// The list item has no text of its own that a box could stand before.
  case noText(TextRange)
  /// The text cannot be the name of a property.
  case badKey(String)
  /// The text has nothing in it.
  case noWords
  /// The text has a character that is a command to terminals and not text: it, and its place in the text, from 1.
  case controlCharacter(Unicode.Scalar, line: Int, column: Int)
  /// The text holds what would be read as a field: all of it, and its key.
  case fieldInText(String, key: String)
  /// The text of a log line begins with a link, which would record an activity.
  case opensWithLink(String)
  /// The text cannot be written there so that it is read as that text.
  case unwritable(String)
  /// Wherever it would stand, what stands around it would be read as something else.
  case noPlace
  /// What begins here is not closed, so that nothing can stand after it.
  case unclosed(TextRange)
  /// After the edit more would have changed than was asked: what, in words.
  case wouldChangeMore(String)

  /// Where it is, if it is in one place.
  public var range: TextRange? {
    switch self {
    case .finding(let diagnostic): diagnostic.range
    case .kept(_, _, let range), .list(_, let range), .noText(let range), .unclosed(let range): range
    case .badKey, .noWords, .controlCharacter, .fieldInText, .opensWithLink, .unwritable, .noPlace, .wouldChangeMore: nil
    }
  }

  public var code: ErrorCode {
    switch self {
    case .finding, .unclosed: .unreadable
    case .kept, .list, .noText: .wrongKind
    case .badKey, .noWords, .controlCharacter: .badValue
    case .fieldInText, .opensWithLink, .unwritable, .noPlace, .wouldChangeMore: .unsafeEdit
    }
  }

  /// What stands in the way.
  public var what: String {
    switch self {
    case .finding(let diagnostic): diagnostic.message.text
    case .kept(let key, let form, _): "‘\(key)’ is written as \(form), which is kept as it stands"
    case .list(let key, _): "‘\(key)’ is a list, and one value would replace all of it"
    case .noText: "this list item has no text of its own for a box to stand before"
    case .badKey(let key): "‘\(key)’ cannot be the name of a property"
    case .noWords: "there is no text to write"
    case .controlCharacter(let scalar, let line, let column):
      "the text has a control character, U+\(Self.hexadecimal(scalar)), at \(line == 1 ? "" : "line \(line), ")column \(column)"
    case .fieldInText(let field, _): "‘\(field)’ would be read as a field, not as text"
    case .opensWithLink(let link): "a line of the log that begins with ‘\(link)’ would record that activity"
    case .unwritable(let text): "‘\(text)’ cannot be written so that it is read as this text"
    case .noPlace: "there is no place for it: what stands around it would be read as something else"
    case .unclosed: "what begins on this line is not closed, so that all behind it belongs to it"
    case .wouldChangeMore(let what): "the edit would have changed more than was asked: \(what)"
    }
  }

  public var help: String? {
    switch self {
    case .finding(let diagnostic): diagnostic.message.help
    case .kept: "change it in your editor"
    case .list(let key, _): "use ‘\(key)+=VALUE’ and ‘\(key)-=VALUE’, or unset it first"
    case .noText: "write its text on the line of its marker"
    case .badKey: "a name is letters, digits and ‘_’, such as ‘sleep_minutes’"
    case .noWords: nil
    case .controlCharacter: "leave it out: it is no text, and a terminal may take it for a command"
    case .fieldInText(let field, let key): Self.helpAboutField(field, key)
    case .opensWithLink: "begin with a word; what you did stands as a line of its own under ‘## Log’"
    case .unwritable: "code or a comment that goes on over several lines may stand in the way; put it on one line"
    case .noPlace: "write it in your editor"
    case .unclosed: "close the code block or the comment in your editor"
    case .wouldChangeMore: "nothing was written; change the file in your editor"
    }
  }

  /// What a control character is called, as `U+001B`.
  var codeOfControl: String? {
    if case .controlCharacter(let scalar, _, _) = self { "U+" + Self.hexadecimal(scalar) } else { nil }
  }

  private static func hexadecimal(_ scalar: Unicode.Scalar) -> String {
    let digits = String(scalar.value, radix: 16, uppercase: true)
    return String(repeating: "0", count: max(0, 4 - digits.utf8.count)) + digits
  }

  private static func helpAboutField(_ field: String, _ key: String) -> String {
    let mark = field.prefix(1)
    let way = mark == "[" || mark == "(" ? "put a backslash before ‘\(mark)’ to keep it as text" : "put a word behind it to keep it as text"
    return switch key {
    case "due", "priority": "of an Action, ‘--\(key)’ says it; else \(way)"
    case "from", "for": "of a Try or an Action, ‘--\(key)’ says it; else \(way)"
    default: "\(way), or write the field in your editor"
    }
  }
}
