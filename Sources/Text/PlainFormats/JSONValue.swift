// JSON as a value: what reports are built of and what scripts are answered with.

/// One JSON value (RFC 8259). Objects keep the order of their members.
public enum JSONValue: Sendable {
  case null
  case bool(Bool)
  case int(Int)
  /// Written as `null` where it is not finite: JSON has no such number.
  case double(Double)
  case string(String)
  case array([JSONValue])
  case object(JSONObject)
}

extension JSONValue {
  /// The text, or null where there is none.
  public init(_ text: String?) { self = text.map { .string($0) } ?? .null }
  /// The number, or null where there is none.
  public init(_ number: Int?) { self = number.map { .int($0) } ?? .null }
  /// The number, or null where there is none.
  public init(_ number: Double?) { self = number.map { .double($0) } ?? .null }
  /// A number, without a fraction where it has none.
  public static func number(_ number: Double) -> JSONValue {
    abs(number) < 1e15 && number == number.rounded() ? .int(Int(number)) : .double(number)
  }
  public init(_ texts: [String]) { self = .array(texts.map { .string($0) }) }
  public init(_ values: some Sequence<JSONValue>) { self = .array(Array(values)) }

  /// The member of an object, nil where this is none or has none.
  public subscript(key: String) -> JSONValue? {
    guard case .object(let object) = self else { return nil }
    return object[key]
  }

  /// The element of an array, nil where this is none or is shorter.
  public subscript(index: Int) -> JSONValue? {
    guard case .array(let elements) = self, elements.indices.contains(index) else { return nil }
    return elements[index]
  }

  public var string: String? { if case .string(let text) = self { text } else { nil } }
  public var int: Int? { if case .int(let number) = self { number } else { nil } }
  public var bool: Bool? { if case .bool(let flag) = self { flag } else { nil } }
  public var array: [JSONValue]? { if case .array(let elements) = self { elements } else { nil } }
  public var object: JSONObject? { if case .object(let object) = self { object } else { nil } }
  /// The number, whole or not.
  public var double: Double? {
    switch self {
    case .int(let number): Double(number)
    case .double(let number): number
    default: nil
    }
  }
  public var isNull: Bool { if case .null = self { true } else { false } }
}

extension JSONValue: Equatable {
  /// Texts are equal when their bytes are: `é` in one scalar is not `é` in two. The order of members counts.
  public static func == (a: JSONValue, b: JSONValue) -> Bool {
    switch (a, b) {
    case (.null, .null): true
    case (.bool(let a), .bool(let b)): a == b
    case (.int(let a), .int(let b)): a == b
    case (.double(let a), .double(let b)): a == b
    case (.string(let a), .string(let b)): a.utf8.elementsEqual(b.utf8)
    case (.array(let a), .array(let b)): a == b
    case (.object(let a), .object(let b)): a == b
    default: false
    }
  }
}

extension JSONValue: ExpressibleByNilLiteral, ExpressibleByBooleanLiteral, ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral,
  ExpressibleByStringLiteral, ExpressibleByStringInterpolation, ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral
{
  public init(nilLiteral: ()) { self = .null }
  public init(booleanLiteral value: Bool) { self = .bool(value) }
  public init(integerLiteral value: Int) { self = .int(value) }
  public init(floatLiteral value: Double) { self = .double(value) }
  public init(stringLiteral value: String) { self = .string(value) }
  public init(arrayLiteral elements: JSONValue...) { self = .array(elements) }
  public init(dictionaryLiteral elements: (JSONMember, JSONValue)...) { self = .object(JSONObject(elements)) }
}
