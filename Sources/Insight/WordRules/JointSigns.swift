// Which signs are a hint together, as a list of hints says it.

/// The kinds of sign of a list, and the hints that some of them are together.
package struct JointSigns: Sendable {
  /// What the kinds are called, at most 64.
  package private(set) var names: [String] = []
  /// The rules of all kinds, and for each the number of its kind.
  package private(set) var rules: [Substring] = []
  package private(set) var kinds: [Int] = []
  /// Where a sign of any kind is none.
  package private(set) var exceptions: [Substring] = []
  /// For each hint its places, each with a bit for every kind of sign that may stand there.
  package private(set) var hints: [[UInt64]] = []
  package private(set) var problems: [String] = []

  /// How the name of a section of signs begins, and what that of the hints is called: `goodbye|pardon & papers`.
  package static let sign = "sign ", together = "together"

  package init() {}

  package init(of file: WordListFile) {
    for section in file.sections where section.name.hasPrefix(Self.sign) {
      kinds += section.lines.map { _ in names.count }
      names.append(String(section.name.dropFirst(Self.sign.count)))
      rules += section.lines
      exceptions += section.exceptions
    }
    if names.count > 64 { problems.append("there are more than 64 kinds of sign") }
    for line in file.lines(of: Self.together) {
      hints.append(line.split(separator: "&").map { place in place.split(separator: "|").reduce(0) { $0 | bit(of: $1) } })
    }
  }

  private mutating func bit(of name: Substring) -> UInt64 {
    let name = String(WordListFile.trimmed(name))
    if let number = names.firstIndex(of: name), number < 64 { return 1 << UInt64(number) }
    problems.append("there is no sign ‘\(name)’")
    return 0
  }
}
