// The one door through which text for people comes: a key and named values in, words of a language out.

public import JournalModel
public import JournalText

/// A text of the catalogue. Each area is an enumeration of which a case is the key and its value the English message, so that a text is
/// declared once and a misspelt key does not compile.
public protocol TextKey: RawRepresentable<String>, CaseIterable, Hashable, Sendable {
  /// What the keys of the area begin with in the files of other languages: `streaks`.
  static var area: String { get }
}

extension TextKey {
  /// The key in the files of other languages: `streaks.title`.
  public var name: String { "\(Self.area).\(self)" }
}

/// What stands in the place of a name in a message.
public enum TextValue: Hashable, Sendable {
  /// What a plural counts.
  case number(Int)
  case text(String)
  /// A text that says what it is, such as the path of a file.
  case marked(String, MarkedText.Part)
  /// Words in a row: `a, b and c`.
  case list([String], ListLink)
  /// Texts of the catalogue in a row.
  case messages([Message], ListLink)
  /// A text of the catalogue, in the language of the one around it.
  indirect case message(Message)

  /// Where something is.
  public static func place(_ path: String) -> TextValue { .marked(path, .place) }

  /// A text of the catalogue with its values, in the language of the one around it.
  public static func message(_ key: some TextKey, _ values: TextValues = [:]) -> TextValue { .message(Message(key, values)) }

  var text: String {
    switch self {
    case .number(let number): grouped(number)
    case .text(let text), .marked(let text, _): text
    // A language has made texts of these before they are asked.
    case .list(let words, _): words.joined(separator: ", ")
    case .messages(let messages, _): messages.map(\.inEnglish).joined(separator: ", ")
    case .message(let message): message.inEnglish
    }
  }

  var part: MarkedText.Part? {
    if case .marked(_, let part) = self { part } else { nil }
  }
}

extension TextValue: ExpressibleByIntegerLiteral, ExpressibleByStringInterpolation {
  public init(integerLiteral number: Int) { self = .number(number) }
  public init(stringLiteral text: String) { self = .text(text) }
}

/// The categories of plurals that languages tell apart (CLDR).
public enum PluralCategory: String, Sendable, CaseIterable {
  case zero, one, two, few, many, other
}

/// A language: what headings are called in it, and, where it has texts, what people are told in. One file of `Languages` declares it.
public struct Language: Sendable {
  /// As in BCP 47: `en`.
  public let tag: String
  private let plural: @Sendable (Int) -> PluralCategory
  private let headings: KeyValuePairs<SectionKind, [String]>
  private let catalogue: (@Sendable () -> [String: String])?

  /// - Parameters:
  ///   - headings: What a section is called: the name that is written comes first, what else is understood follows.
  ///   - messages: By `TextKey.name`, asked for when the first text is; what is missing is said in English.
  public init(
    _ tag: String, plural: @escaping @Sendable (Int) -> PluralCategory, headings: KeyValuePairs<SectionKind, [String]> = [:],
    messages: (@Sendable () -> [String: String])? = nil
  ) {
    (self.tag, self.plural, self.headings, catalogue) = (tag, plural, headings, messages)
  }

  /// All languages, the one in which texts are declared first. A new one is a file of `Languages` and its name here.
  public static let all = [english, german, spanish, french, japanese, korean, brazilianPortuguese]

  /// The language with a tag.
  public static func of(_ tag: String) -> Language? { all.first { $0.tag == tag } }

  /// What a section is called, the name that is written first.
  public func headings(of kind: SectionKind) -> [String] { headings.first { $0.key == kind }?.value ?? [] }

  /// Its own messages by `TextKey.name`.
  public var messages: [String: String] { catalogue?() ?? [:] }

  /// The words of a text with its values.
  public func callAsFunction(_ key: some TextKey, _ values: TextValues = [:]) -> String {
    let message = catalogue?()[key.name] ?? key.rawValue
    // Most texts are words alone.
    if !Self.hasPlaces(message) { return message }
    return self(Message(key, values))
  }

  /// The words of a text.
  public func callAsFunction(_ message: Message) -> String {
    var out = ""
    write(message, to: &out)
    return out
  }

  /// The words of a text, with what its values are.
  public func marked(_ message: Message) -> MarkedText {
    var out = MarkedText()
    write(message, to: &out)
    return out
  }

  private func write(_ message: Message, to out: inout some MessageOutput) {
    guard let key = message.key else { return out.add(message.english, nil) }
    let text = catalogue?()[key] ?? message.english
    if !Self.hasPlaces(text) { return out.add(text, nil) }
    MessageFormat(text).write(message.values.mapValues { inWords($0) }, plural: plural, to: &out)
  }

  /// What a value is in this language.
  private func inWords(_ value: TextValue) -> TextValue {
    switch value {
    case .number, .text, .marked: return value
    case .message(let message): return .text(self(message))
    case .messages(let messages, let link): return inWords(.list(messages.map { self($0) }, link))
    case .list(let words, let link):
      guard let first = words.first, let last = words.last, words.count > 1 else { return .text(words.first ?? "") }
      let all = words.dropFirst().dropLast().reduce(first) { self(ListingText.comma, ["words": .text($0), "next": .text($1)]) }
      return .text(self(link == .and ? ListingText.and : ListingText.or, ["words": .text(all), "last": .text(last)]))
    }
  }

  /// Whether a message is more than its words.
  private static func hasPlaces(_ message: String) -> Bool { message.utf8.contains { $0 == 0x7B || $0 == 0x27 } }
}
