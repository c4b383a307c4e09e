// Files that nobody writes, made so that a careless reader traps, recurses without end or takes for ever.

/// A kind of hostile file, of any size.
public struct HostileInput: Sendable {
  public var name: String
  /// The file with so many of its pieces.
  public var make: @Sendable (_ count: Int) -> String
}

/// One of each kind that block, inline and front-matter scanners are known to fall over.
public let hostileInputs: [HostileInput] = [
  HostileInput(name: "one long line") { String(repeating: "word ", count: $0 * 20) },
  HostileInput(name: "nested quotes") { String(repeating: ">", count: $0) + "x" },
  HostileInput(name: "nested quotes, then short lines") { String(repeating: ">", count: $0) + "x\n" + String(repeating: "a\n", count: $0) },
  HostileInput(name: "nested quotes, then blank lines") { String(repeating: ">", count: $0) + "x\n" + String(repeating: "\n", count: $0) },
  HostileInput(name: "nested bullets") { String(repeating: "- ", count: $0) + "x" },
  HostileInput(name: "nested bullets, then blank lines") {
    String(repeating: "- ", count: $0) + "x\n" + String(repeating: "\n", count: $0) + "x"
  },
  HostileInput(name: "nested bullets, then an indented line") {
    String(repeating: "* ", count: $0) + "x\n" + String(repeating: " ", count: 2 * $0) + "y"
  },
  HostileInput(name: "nested numbers") { String(repeating: "1. ", count: $0) + "x" },
  HostileInput(name: "alternating containers") { String(repeating: "> - ", count: $0) + "x\n" + String(repeating: ">\n", count: 1000) },
  HostileInput(name: "empty bullets") { String(repeating: "-\n", count: $0) },
  HostileInput(name: "open brackets") { String(repeating: "[", count: $0 * 2) },
  HostileInput(name: "open fields") { String(repeating: "[a:: ", count: $0) },
  HostileInput(name: "open parentheses") { String(repeating: "(a:: ", count: $0) },
  HostileInput(name: "open wiki links") { String(repeating: "[[a", count: $0) },
  HostileInput(name: "open destinations") { String(repeating: "[a](b", count: $0) },
  HostileInput(name: "open titles") { String(repeating: "[a](b \"", count: $0) },
  HostileInput(name: "open titles in parentheses") { String(repeating: "[a](b (", count: $0) },
  HostileInput(name: "open angle brackets") { String(repeating: "<a ", count: $0) },
  HostileInput(name: "open attributes") { String(repeating: "<a b=\"'", count: $0) },
  HostileInput(name: "open comments") { String(repeating: "a <!-- ", count: $0) },
  HostileInput(name: "backticks of every length") {
    (1...max(2, Int(Double($0).squareRoot()))).map { String(repeating: "`", count: $0) }.joined(separator: " a ")
  },
  HostileInput(name: "definitions") { String(repeating: "[a]: b\n", count: $0) },
  HostileInput(name: "an open definition title") { "[a]: b\n\"" + String(repeating: "c\n", count: $0) },
  HostileInput(name: "open definitions, underlined") { String(repeating: "[a]: b \"\n===\n", count: $0) },
  HostileInput(name: "table rows") { "a|b\n-|-\n" + String(repeating: "c|d\n", count: $0) },
  HostileInput(name: "delimiter rows") { String(repeating: "a\n-|-\n", count: $0) },
  HostileInput(name: "open HTML blocks") { String(repeating: "<script\n", count: $0) },
  HostileInput(name: "thematic breaks that are none") { String(repeating: "- * ", count: $0) + "a" },
  HostileInput(name: "many keys") { "---\n" + (0..<$0).map { "k\($0): v\n" }.joined() + "---\n" },
  HostileInput(name: "nested flow lists") {
    "---\na: " + String(repeating: "[", count: $0) + String(repeating: "]", count: $0) + "\n---\n"
  },
  HostileInput(name: "nested block lists") { "---\na:\n  " + String(repeating: "- ", count: $0) + "x\n---\n" },
  HostileInput(name: "an open quote") { "---\na: \"" + String(repeating: "b\n", count: $0) + "---\n" },
  HostileInput(name: "no closing fence") { "---\n" + String(repeating: "a: b\n", count: $0) },
  HostileInput(name: "carriage returns") { String(repeating: "a\r", count: $0) },
  HostileInput(name: "NUL") { String(repeating: "\0", count: $0 * 10) },
  HostileInput(name: "block ids that are none") { String(repeating: " ^a", count: $0) + "!" },
  HostileInput(name: "tags") { String(repeating: "#a ", count: $0) },
  HostileInput(name: "emphasis") { String(repeating: "*a **a ", count: $0) },
]
