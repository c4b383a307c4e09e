// Where front matter is, found without our scanner: by the rules that Obsidian, Jekyll and gray-matter share, with libyaml as the judge.

public import JournalText

/// What stands at the top of a file.
public enum FoundFrontMatter: Sendable {
  /// No two fences.
  case none
  /// A mapping, or nothing, between two fences: the bytes between them, and what libyaml reads there.
  case block(TextRange, [(key: String, value: OracleValue)])
  /// Between two fences that have empty lines before and after the text stands what is no mapping: rules across the page.
  case rules
  /// Between two fences stands what libyaml refuses or takes for something other than a mapping.
  case unreadable

  public init(_ bytes: [UInt8]) {
    var lines = Self.lines(bytes)
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]), !lines.isEmpty { lines[0].start = 3 }
    func text(_ line: (start: Int, end: Int, next: Int)) -> ArraySlice<UInt8> {
      var text = bytes[line.start..<max(line.start, line.end)]
      while let last = text.last, last == 0x20 || last == 0x09 { text.removeLast() }
      return text
    }
    guard let first = lines.first, text(first).elementsEqual("---".utf8),
      let closing = lines.indices.dropFirst().first(where: { ["---", "..."].contains(String(decoding: text(lines[$0]), as: UTF8.self)) })
    else {
      self = .none
      return
    }
    let content = TextRange(first.next, lines[closing].start)
    if let entries = yamlEntries(bytes[content.lowerBound..<content.upperBound]) {
      self = .block(content, entries)
    } else {
      self = closing > 1 && text(lines[1]).isEmpty && text(lines[closing - 1]).isEmpty ? .rules : .unreadable
    }
  }

  private static func lines(_ bytes: [UInt8]) -> [(start: Int, end: Int, next: Int)] {
    var lines: [(start: Int, end: Int, next: Int)] = []
    var start = 0
    while start < bytes.count {
      let end = bytes[start...].firstIndex { $0 == 0x0A || $0 == 0x0D } ?? bytes.count
      var next = min(end + 1, bytes.count)
      if end < bytes.count, bytes[end] == 0x0D, next < bytes.count, bytes[next] == 0x0A { next += 1 }
      lines.append((start, end, next))
      start = next
    }
    return lines
  }
}

/// Files that begin in odd ways, one in three of them with front matter that can be read.
public struct OddOpenings<Chance: RandomNumberGenerator> {
  private var chance: Chance

  public init(_ chance: Chance) { self.chance = chance }

  public mutating func file() -> [UInt8] {
    var lines: [String] = []
    if one(of: 12) == 0 { lines.append(pick(["", " ", "x", "\u{FEFF}"])) }
    lines.append(pick(["---", "---", "---", "---", "--- ", "---\t", "----", "--", " ---", "--- x", "..."]))
    for _ in 0..<pick([0, 0, 1, 1, 2, 5]) { lines.append(pick(["", "", "", " ", "   ", "\t", " \t"])) }
    let kinds = one(of: 2) == 0 ? Self.contents : Array(Self.contents.prefix(Self.readable))
    for _ in 0..<pick([0, 1, 1, 2, 3, 4]) {
      lines.append(pick(kinds).split(separator: "N", omittingEmptySubsequences: false).joined(separator: "\(one(of: 30))"))
      if one(of: 6) == 0 { lines.append(pick(["", "  ", "# note"])) }
    }
    if one(of: 3) == 0 { lines.append(pick(["", "", " "])) }
    if one(of: 5) != 0 { lines.append(pick(["---", "---", "---", "...", "--- ", "... ", "--- x", "----"])) }
    for _ in 0..<one(of: 4) {
      lines.append(pick(["", "text", "- [ ] box", "---", "## Log", "- [[run]] [distance:: 5 km]", "a: b", "..."]))
    }
    let end = pick(["\n", "\n", "\r\n", "\r"])
    let mark: [UInt8] = one(of: 8) == 0 ? [0xEF, 0xBB, 0xBF] : []
    return mark + Array((lines.joined(separator: end) + (one(of: 4) == 0 ? "" : end)).utf8)
  }

  /// How many of the contents can be read.
  private static var readable: Int { 12 }

  private static var contents: [String] {
    [
      "keyN: value", "keyN: 'value'", "keyN: \"v\"", "keyN: x # c", "keyN:", "keyN: [a, b]", "keyN:\n  - a\n  - b", "tags: [one, two]",
      "mood: good", "keyN: |\n  text", "# a comment", "\"keyN\": x", "mood:good", "- a", "%% c %%", "<% tp.date.now() %>", "# a comment",
      "  # one", "## Heading", "Some text.",
      "Note: it rained", "\"keyN\": 'x'", "  keyN: deep", "{a: b}", "? a", "&a b: c", "!!map", "keyN: |\n  text\n\n  more",
      "keyN: >+\n  text\n\n", "keyN: \"open", "a\u{85}b: c", "[[link]]", "excalidraw-plugin: parsed", "{{title}}", "keyN: a: b",
      "\tkeyN: x",
      "*a", "```", "> quote", "| a | b |", "<<: x", "...x", "---x", "keyN : value", "keyN:\tvalue", "'q\"N': v",
    ]
  }

  private mutating func one(of count: Int) -> Int { Int.random(in: 0..<count, using: &chance) }

  private mutating func pick<T>(_ choices: [T]) -> T { choices[one(of: choices.count)] }
}
