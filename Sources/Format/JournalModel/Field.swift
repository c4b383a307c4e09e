// A named value on the line of a list item.

/// `[key:: value]`, `(key:: value)`, or one of the signs of Obsidian Tasks.
public struct Field: Equatable, Sendable {
  public enum Form: Hashable, Sendable {
    case brackets, parentheses
    /// As an emoji of Obsidian Tasks: `📅 2026-11-24`.
    case emoji
  }

  /// Letters, digits, `_` and `-`, a letter first; for an emoji the key that means the same.
  public var key: String
  /// Trimmed; for the emoji of a priority its name.
  public var value: String
  public var form: Form

  public init(_ key: String, _ value: String, form: Form = .brackets) {
    self.key = key
    self.value = value
    self.form = form
  }

  /// Whether a text can be the key of a field: `[A-Za-z][A-Za-z0-9_-]*`.
  public static func isKey(_ text: some StringProtocol) -> Bool {
    guard let first = text.utf8.first, (first | 0x20) &- 0x61 < 26 else { return false }
    return text.utf8.allSatisfy { ($0 | 0x20) &- 0x61 < 26 || $0 &- 0x30 < 10 || $0 == 0x5F || $0 == 0x2D }
  }

  /// Whether Obsidian Tasks knows a field of this key.
  public static func isTasksKey(_ key: String) -> Bool { FieldKey(rawValue: key)?.isOfTasks ?? false }
}

extension [Field] {
  /// The value of the last field with this key: of a repeated key the last one counts.
  public func value(of key: String) -> String? { last { $0.key == key }?.value }
}
