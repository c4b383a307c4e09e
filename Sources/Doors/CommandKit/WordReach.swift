// How many words of a command line belong together.

/// How far a value reaches that may be several words without quotes: of `last week shorter`, a form that reads days takes two.
public struct WordReach: Hashable, Sendable {
  private let name: String
  /// How many of the words, from the first on, are one value; 0 where they are none of it.
  let count: @Sendable (ArraySlice<String>) -> Int

  /// - Parameter name: Tells reaches apart: two of one name are one.
  public init(_ name: String, _ count: @escaping @Sendable (ArraySlice<String>) -> Int) { (self.name, self.count) = (name, count) }

  /// One word, as it stands.
  public static let word = WordReach("word") { _ in 1 }

  public static func == (a: WordReach, b: WordReach) -> Bool { a.name == b.name }
  public func hash(into hasher: inout Hasher) { hasher.combine(name) }

  /// The words that are one value, at least the first of them.
  func value(in words: ArraySlice<String>) -> (text: String, count: Int) {
    let count = max(1, min(count(words), words.count))
    return (words.prefix(count).joined(separator: " "), count)
  }
}
