// The one door through which text for people comes: a key and named values in, words of a language out.

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

/// A language that people are spoken to in.
public struct Language: Sendable {
  /// As in BCP 47: `en`.
  public let tag: String
  private let plural: @Sendable (Int) -> PluralCategory
  /// Messages by `TextKey.name`; what is missing is said in English.
  private let messages: [String: String]

  public init(_ tag: String, plural: @escaping @Sendable (Int) -> PluralCategory, messages: [String: String] = [:]) {
    (self.tag, self.plural, self.messages) = (tag, plural, messages)
  }

  public static let english = Language("en", plural: { $0 == 1 ? .one : .other })

  /// The words of a text with its values.
  public func callAsFunction(_ key: some TextKey, _ values: KeyValuePairs<String, TextValue> = [:]) -> String {
    let message = (messages.isEmpty ? nil : messages[key.name]) ?? key.rawValue
    // Most texts are words alone.
    if !message.utf8.contains(where: { $0 == 0x7B || $0 == 0x27 }) { return message }
    return MessageFormat(message).text(Dictionary(values.map { ($0, $1) }, uniquingKeysWith: { first, _ in first }), plural: plural)
  }
}
