// Words for people that are made below the catalogue of texts.

/// What is said in English, and what other languages tell it by: a key, and the values that stand in it. Nothing is read back out of the English words.
public struct Wording: Hashable, Sendable {
  /// What stands in the place of a name.
  public indirect enum Value: Hashable, Sendable {
    /// What a plural counts.
    case number(Int)
    case text(String)
    /// Words in a row, as they stand or each between quotation marks.
    case list([String], Link), quoted([String], Link)
    case wording(Wording)
    /// A day as files have it, `2026-11-20`, which other languages write out.
    case day(String)
  }

  /// How the words of a list hang together.
  public enum Link: Hashable, Sendable {
    case and, or, comma
  }

  /// Where its texts stand in the files of other languages.
  public let area: String
  public let english: String
  public let values: [String: Value]
  private let name: String

  /// - Parameter name: What declares it; its key is what stands before any parameters.
  public init(_ english: String, _ values: [String: Value] = [:], area: String = "diagnostics", name: String = #function) {
    (self.area, self.english, self.values, self.name) = (area, english, values, name)
  }

  /// The key of its text in the files of other languages.
  public var key: String { name.firstIndex(of: "(").map { String(name[..<$0]) } ?? name }
}

extension Wording.Value {
  /// A text, or for the choice `none`, that there is none.
  public static func optional(_ text: String?) -> Self { .text(text ?? "none") }

  /// A day, or for the choice `none`, that there is none.
  public static func optional(day: String?) -> Self { day.map { .day($0) } ?? .text("none") }

  /// Words, or for the choice `none`, that there are none.
  public static func optional(_ words: Wording?) -> Self { words.map { .wording($0) } ?? .text("none") }
}

extension Wording.Value: ExpressibleByStringLiteral {
  public init(stringLiteral text: String) { self = .text(text) }
}
