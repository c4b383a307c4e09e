// A property as decoded text: what a file says before any kind gives it a type.

/// One property of a file's front matter.
public struct Property: Equatable, Sendable {
  public var key: String
  public var value: PropertyText

  public init(_ key: String, _ value: PropertyText) {
    self.key = key
    self.value = value
  }
}

/// The value of a property as text, quotes and escapes undone.
public enum PropertyText: Equatable, Sendable {
  case text(String)
  case list([String])
  /// YAML that is kept and not interpreted, such as a nested map: the bytes after the colon as they stand.
  case kept(String)

  /// As a person may say it, on one line.
  public var said: String {
    switch self {
    case .text(let text): text
    case .list(let elements): elements.joined(separator: ", ")
    case .kept(let text): text.trimmed
    }
  }
}
