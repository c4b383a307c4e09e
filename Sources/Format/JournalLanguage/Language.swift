// The one door through which text for people comes: a key and named values in, words of a language out.

public import JournalModel

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

  var text: String {
    switch self {
    case .number(let number): String(number)
    case .text(let text): text
    }
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
  public func callAsFunction(_ key: some TextKey, _ values: KeyValuePairs<String, TextValue> = [:]) -> String {
    let message = catalogue?()[key.name] ?? key.rawValue
    // Most texts are words alone.
    if !message.utf8.contains(where: { $0 == 0x7B || $0 == 0x27 }) { return message }
    return MessageFormat(message).text(Dictionary(values.map { ($0, $1) }, uniquingKeysWith: { first, _ in first }), plural: plural)
  }
}
