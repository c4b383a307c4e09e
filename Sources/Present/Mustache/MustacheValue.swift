// What a template shows.

/// A value under a name in a template.
public indirect enum MustacheValue: Hashable, Sendable {
  /// Nothing is shown, and a section is passed over.
  case nothing
  case text(String)
  case flag(Bool)
  case list([MustacheValue])
  case object([String: MustacheValue])
}

extension MustacheValue {
  /// The text, or nothing where there is none.
  public init(_ text: String?) { self = text.map { .text($0) } ?? .nothing }
  public init(_ number: Int) { self = .text(String(number)) }
  public init(_ values: some Sequence<MustacheValue>) { self = .list(Array(values)) }
  public init(_ texts: [String]) { self = .list(texts.map { .text($0) }) }

  /// What a tag with its name shows: of a list the texts of its elements with commas between them, of an object nothing.
  public var shownText: String {
    switch self {
    case .nothing, .object: ""
    case .text(let text): text
    case .flag(let flag): flag ? "true" : "false"
    case .list(let elements): elements.map(\.shownText).joined(separator: ", ")
    }
  }

  /// The values that a section of its name is shown for, one after the other; none for nothing, an empty text, no and an empty list.
  public var elements: [MustacheValue] {
    switch self {
    case .nothing, .flag(false): []
    case .text(let text): text.isEmpty ? [] : [self]
    case .flag(true), .object: [self]
    case .list(let elements): elements
    }
  }

  /// The value under a name, of an object that has one.
  public subscript(name: String) -> MustacheValue? {
    guard case .object(let members) = self else { return nil }
    return members[name]
  }
}

extension MustacheValue: ExpressibleByStringLiteral, ExpressibleByStringInterpolation, ExpressibleByBooleanLiteral,
  ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral
{
  public init(stringLiteral value: String) { self = .text(value) }
  public init(booleanLiteral value: Bool) { self = .flag(value) }
  public init(arrayLiteral elements: MustacheValue...) { self = .list(elements) }
  public init(dictionaryLiteral elements: (String, MustacheValue)...) {
    self = .object(Dictionary(elements) { $1 })
  }
}
