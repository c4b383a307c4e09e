// Text with `*` for any run of characters.

import JournalText

/// A text that a value must be, whatever its case; `*` stands for any run of characters, also for none.
///
/// Letters composed with their accents and letters followed by them are the same.
public struct WildcardPattern: Equatable, Sendable {
  /// What stands between the wildcards, in small letters; one part where there is none.
  public let parts: [String]

  private let bytes: [[UInt8]]
  private let characters: [[Character]]

  /// With `hasWildcards` false a `*` is a character like any other.
  public init(_ text: String, hasWildcards: Bool) {
    self.init(folded: text.lowercased(), hasWildcards: hasWildcards)
  }

  /// Text that stands anywhere in a value.
  init(containing folded: String, hasWildcards: Bool) {
    self.init(folded: hasWildcards ? "*\(folded)*" : folded, hasWildcards: hasWildcards, isAnywhere: !hasWildcards)
  }

  private init(folded: String, hasWildcards: Bool, isAnywhere: Bool = false) {
    let inside =
      hasWildcards
      ? folded.utf8.split(separator: ASCII.asterisk, omittingEmptySubsequences: false).map { String(decoding: $0, as: UTF8.self) }
      : [folded]
    parts = isAnywhere ? [""] + inside + [""] : inside
    bytes = parts.map { Array($0.utf8) }
    characters = parts.map { Array($0) }
  }

  public var hasWildcards: Bool { parts.count > 1 }

  /// Whether the whole of a value is this text.
  public func matches(_ value: UnsafeBufferPointer<UInt8>) -> Bool {
    if value.allSatisfy({ $0 < 0x80 }) { return matches(folded: value) }
    return matches(folded: String(decoding: value, as: UTF8.self).lowercased())
  }

  /// Whether the whole of a value is this text.
  public func matches(_ value: String) -> Bool {
    var value = value
    return value.withUTF8 { matches($0) }
  }

  /// The same for ASCII; whether its letters are small does not matter.
  func matches(folded value: UnsafeBufferPointer<UInt8>) -> Bool { matches(bytes, value) { $0.lowercased == $1 } }

  /// The same for text in small letters.
  func matches(folded value: String) -> Bool { matches(characters, Array(value), ==) }

  /// Whether the value, ASCII, is this text, or lies below it after a slash.
  func matchesAtOrBelow(folded value: UnsafeBufferPointer<UInt8>) -> Bool {
    if matches(folded: value) { return true }
    return value.indices.contains { value[$0] == ASCII.slash && matches(folded: UnsafeBufferPointer(rebasing: value[..<$0])) }
  }

  /// Whether the value, in small letters, is this text, or lies below it after a slash.
  func matchesAtOrBelow(folded value: String) -> Bool {
    let value = Array(value)
    if matches(characters, value, ==) { return true }
    return value.indices.contains { value[$0] == "/" && matches(characters, Array(value[..<$0]), ==) }
  }

  private func matches<Value: RandomAccessCollection>(
    _ parts: [[Value.Element]], _ value: Value, _ isSame: (Value.Element, Value.Element) -> Bool
  ) -> Bool where Value.Index == Int {
    func stands(_ part: [Value.Element], at position: Int) -> Bool {
      for index in part.indices where !isSame(value[position + index], part[index]) { return false }
      return true
    }
    guard let first = parts.first, let last = parts.last else { return true }
    if parts.count == 1 { return value.count == first.count && stands(first, at: 0) }
    let end = value.count - last.count
    guard first.count <= end, stands(first, at: 0), stands(last, at: end) else { return false }
    var position = first.count
    for part in parts[1..<(parts.count - 1)] {
      while position + part.count <= end, !stands(part, at: position) { position += 1 }
      guard position + part.count <= end else { return false }
      position += part.count
    }
    return true
  }
}
