// How an error names a command that wrote.

/// A command that wrote, and how it is told. Its words may be private: as long as nobody has looked, only what was done is told, not to what.
public struct ToldCommand: Hashable, Sendable, CustomStringConvertible {
  public let set: ChangeSet
  public let description: String

  public init(_ set: ChangeSet) { self.init(set, as: set.openWords.joined(separator: " ")) }

  public init(_ set: ChangeSet, as text: String) { (self.set, description) = (set, text) }
}

extension ChangeSet {
  /// The command without its words, as anybody may read it: `retro log …`.
  public var openWords: [String] {
    // Options of the program itself may stand before the command, some with a value.
    var place = 1
    while place < words.count, words[place].hasPrefix("-") {
      place += ["--journal", "--language", "--now", "--color"].contains(words[place]) ? 2 : 1
    }
    return words.prefix(1) + (place < words.count ? [words[place]] : words.dropFirst().prefix(1)) + ["…"]
  }
}
