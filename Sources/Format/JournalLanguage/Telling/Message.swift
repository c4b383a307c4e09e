// A text that waits for the language in which it will be told.

public import JournalText

/// The values of a text, by the names of their places.
public typealias TextValues = KeyValuePairs<String, TextValue>

/// A text of the catalogue with its values. What goes wrong, and what there is to note, is often known where nobody knows yet who will read it in
/// which language; so the words are chosen only by `Language`, where they are told.
public struct Message: Hashable, Sendable {
  /// What it is called in the files of other languages, found out only where one is asked for; nil where the text is given as it stands.
  let key: (any TextKey)?
  /// Where the texts of words stand that are made below the catalogue; their English is told as it is.
  let wording: (area: String, key: String)?
  /// The English message, its places still in it.
  let english: String
  let values: [(key: String, value: TextValue)]

  /// The text that stands in one of its places; nil where it has no such place, or something else stands there.
  public func text(of key: String) -> String? {
    for value in values where value.key == key { if case .text(let text) = value.value { return text } }
    return nil
  }

  public init(_ key: some TextKey, _ values: TextValues = [:]) {
    self.key = key
    wording = nil
    english = key.rawValue
    self.values = Array(values)
  }

  private init(verbatim text: String) { (key, wording, english, values) = (nil, nil, text, []) }

  /// Words that are made below the catalogue.
  public init(_ wording: Wording) {
    key = nil
    self.wording = (wording.area, wording.key)
    english = wording.english
    values = wording.values.map { ($0, TextValue($1)) }
  }

  /// Words that are in no catalogue, such as those of another program, or that were chosen already.
  public static func verbatim(_ text: String) -> Message { Message(verbatim: text) }

  public static func == (a: Message, b: Message) -> Bool {
    a.english == b.english && a.valuesByName == b.valuesByName && a.key?.name == b.key?.name && a.wording?.key == b.wording?.key
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(english)
    hasher.combine(valuesByName)
  }

  var valuesByName: [String: TextValue] { Dictionary(values.map { ($0, $1) }, uniquingKeysWith: { first, _ in first }) }

  /// The words for programs and for those who develop this one.
  public var inEnglish: String { Language.english(self) }
}

extension Message: CustomStringConvertible {
  public var description: String { inEnglish }
}

/// How the words of a list hang together.
public enum ListLink: String, Hashable, Sendable {
  /// `a, b and c`.
  case and
  /// `a, b or c`.
  case or
  /// `a, b, c`.
  case comma
  /// One sentence after another: `A. B.`
  case sentences
  /// One half of a sentence after another: `a; b`.
  case clauses
  /// Facts that stand beside each other: `a · b`.
  case dots
}

/// How the words of a list are written in a row.
public enum ListingText: String, TextKey {
  public static let area = "listing"

  case comma = "{words}, {next}"
  case and = "{words} and {last}"
  case or = "{words} or {last}"
  case sentence = "{words} {next}"
  case clause = "{words}; {next}"
  case dot = "{words} · {next}"
  case alone = "{words}"
  case quoted = "‘{word}’"
  case because = "{what}: {why}"
  case labelled = "{name}: {words}"
  case bracketed = "{words} ({more})"
  case range = "{low}–{high}"
}

extension ExplainedError {
  /// Its words as texts; those of an error that has none in the catalogue are the English ones.
  public var inWords: Explanation {
    if let told = (self as? any CataloguedError)?.explanation { return told }
    if let told = wordings {
      return Explanation(Message(told.what), why: told.why.map { Message($0) }, help: told.help.map { Message($0) })
    }
    return Explanation(.verbatim(what), why: why.map { .verbatim($0) }, help: help.map { .verbatim($0) })
  }
}

/// What a person is told of a failure, in texts of the catalogue: see `ExplainedError` for what each is to say.
public struct Explanation: Hashable, Sendable {
  public let what: Message
  public let why: Message?
  public let help: Message?

  public init(_ what: Message, why: Message? = nil, help: Message? = nil) {
    (self.what, self.why, self.help) = (what, why, help)
  }

  /// What and why, on one line.
  public var whatAndWhy: Message {
    why.map { Message(ListingText.because, ["what": .message(what), "why": .message($0)]) } ?? what
  }
}

/// A failure whose words stand in the catalogue. Its own `what`, `why` and `help` are the English ones.
public protocol CataloguedError: ExplainedError {
  var explanation: Explanation { get }
}

extension CataloguedError {
  public var what: String { explanation.what.inEnglish }
  public var why: String? { explanation.why?.inEnglish }
  public var help: String? { explanation.help?.inEnglish }
}

extension Explanation {
  /// What and why, on one line.
  public var message: Message {
    why.map { Message(ExplanationText.whatAndWhy, ["what": .message(what), "why": .message($0)]) } ?? what
  }

  /// The words of an error; of one that has none in the catalogue, the English ones.
  public init(of error: any ExplainedError) {
    self = error.inWords
  }
}

/// How a failure is told on one line.
public enum ExplanationText: String, TextKey {
  public static let area = "explanations"

  case whatAndWhy = "{what}: {why}"
}
