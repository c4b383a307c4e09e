// What a person's time at screens went to, by their own rules.

/// A category with the words by which windows belong to it: `work: "Code|Terminal"`.
public struct ScreenCategory: Sendable {
  /// Small letters, digits and underscores.
  public let name: String
  /// Any of them in the name or the title of a window, whatever the case. Plain words, not expressions.
  public let words: [String]

  /// - Parameter rule: Words with `|` between them.
  public init(_ name: String, rule: String) {
    self.name = Self.key(name)
    words = rule.split(separator: "|").map { $0.trimmedOfBlanks.lowercased() }.filter { !$0.isEmpty }
  }

  func holds(_ app: String, _ title: String) -> Bool { words.contains { app.contains($0) || title.contains($0) } }

  /// A name as a metric can have it: letters and digits of ASCII, underscores between them.
  static func key(_ name: String) -> String {
    var text = ""
    for scalar in name.lowercased().unicodeScalars {
      if ("a"..."z").contains(scalar) || ("0"..."9").contains(scalar) {
        text.unicodeScalars.append(scalar)
      } else if !text.isEmpty, !text.hasSuffix("_") {
        text += "_"
      }
    }
    return text.hasSuffix("_") ? String(text.dropLast()) : text
  }
}
