// Text with looks.

import JournalText

/// How a part of a text looks. The colours are the terminal's own sixteen, so they fit the person's theme; without colours nothing is marked.
public enum Look: Hashable, Sendable {
  case plain, bold, dim
  case red, green, yellow, blue, magenta, cyan

  /// The parameters of the code that turns it on; empty for none.
  var code: String {
    switch self {
    case .plain: ""
    case .bold: "1"
    case .dim: "2"
    case .red: "1;31"
    case .green: "1;32"
    case .yellow: "1;33"
    case .blue: "1;34"
    case .magenta: "1;35"
    case .cyan: "1;36"
    }
  }
}

/// A text, parts of which look different. It holds nothing that a terminal would take for a command.
public struct StyledText: Hashable, Sendable, ExpressibleByStringLiteral {
  struct Part: Hashable, Sendable {
    var text: String
    var look: Look
  }
  private(set) var parts: [Part]

  public init(_ text: String = "", _ look: Look = .plain) {
    parts = text.isEmpty ? [] : [Part(text: text.onOneLine, look: look)]
  }

  public init(stringLiteral text: String) { self.init(text) }

  public static func + (a: StyledText, b: StyledText) -> StyledText {
    var sum = a
    sum.parts += b.parts
    return sum
  }

  public static func += (a: inout StyledText, b: StyledText) { a.parts += b.parts }

  /// Without looks.
  public var plain: String { parts.map(\.text).joined() }
  /// Columns on a terminal.
  public var width: Int { plain.displayWidth }

  /// Columns before its text: blanks, and a sign that stands alone between them, as before an item of a list.
  var margin: Int {
    let text = plain
    let blanks = text.prefix { $0 == " " }.count
    let rest = text.dropFirst(blanks)
    guard blanks > 0, let sign = rest.first, rest.dropFirst().first == " " else { return blanks }
    return blanks + sign.displayWidth + 1
  }

  /// With the codes of a terminal, or without any.
  public func encoded(isColoured: Bool) -> String {
    parts.map { isColoured && !$0.look.code.isEmpty ? "\u{1B}[\($0.look.code)m\($0.text)\u{1B}[0m" : $0.text }.joined()
  }

  /// In rows of at most `width` columns (2 or more).
  /// - Parameter indent: Blanks before every row but the first; taken back where they would leave less than half of the width.
  public func wrapped(width: Int, indent: Int = 0) -> [StyledText] {
    let indent = indent * 2 > width ? 0 : indent
    let characters = parts.flatMap { part in part.text.map { ($0, part.look) } }
    let texts = characters.map(\.0)
    return LineBreaks.rows(of: texts, width: width, indent: indent).enumerated().map { number, range in
      var end = range.upperBound
      while end > range.lowerBound, texts[end - 1] == " " { end -= 1 }
      var row = StyledText()
      if number > 0, indent > 0 { row.parts.append(Part(text: String(repeating: " ", count: indent), look: .plain)) }
      for (character, look) in characters[range.lowerBound..<end] { row.append(character, look) }
      return row
    }
  }

  /// Cut to so many columns, an ellipsis for what is missing.
  public func shortened(width: Int) -> StyledText {
    if self.width <= width { return self }
    var out = StyledText()
    var columns = 1
    cutting: for part in parts {
      for character in part.text {
        columns += character.displayWidth
        if columns > width { break cutting }
        out.append(character, part.look)
      }
    }
    return width > 0 ? out + StyledText("…", out.parts.last?.look ?? .plain) : out
  }

  private mutating func append(_ character: Character, _ look: Look) {
    if parts.last?.look == look {
      parts[parts.count - 1].text.append(character)
    } else {
      parts.append(Part(text: String(character), look: look))
    }
  }
}
