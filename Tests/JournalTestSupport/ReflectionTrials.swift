// Sentences with what word lists are to find in them, and what they found.

import JournalLanguage
import JournalReflection
public import PlainFormats

/// What the word lists say of sentences that people labelled, counted by language.
///
/// A file of JSON, one object a line: `{"lang": "en", "text": "I'm such a loser", "expected": "labeling"}`. `expected` is a name or an array of names; an
/// empty one, `none` or `false` says that nothing is to be found. `kind` may say that a sentence only implies what is expected; it is not counted then.
public struct ReflectionTrials: Sendable {
  /// What is asked of the lists.
  public enum Question: String, Sendable { case patterns, hints, themes }

  public struct Result: Sendable {
    public let language: String
    public let text: String
    public let expected: [String]
    public let found: [String]
    /// Whether it is as expected: nothing where nothing is, of one pattern the first, of several all in their order, of themes one that is expected.
    public let isRight: Bool
    /// What it is counted as: `none`, `one`, `several`.
    public let kind: String
  }

  public let question: Question
  public private(set) var results: [Result] = []

  public init(_ text: String, _ question: Question) throws(JSONError) {
    self.question = question
    var words: [String: ReflectionWords] = [:]
    let themes = ThemeWords()
    for line in text.split(separator: "\n") {
      let json = try JSONValue(parsing: String(line))
      guard let text = json["text"]?.string, let tag = json["lang"]?.string, json["kind"]?.string != "implied" else { continue }
      let expected = Self.expected(json["expected"])
      let lists = words[tag] ?? Language.of(tag).map { ReflectionWords.of($0) }
      words[tag] = lists
      let found: [String] =
        switch question {
        case .patterns: lists?.patterns(in: text).map(\.rawValue) ?? []
        case .hints: DangerHint.isPresent(in: text) ? ["hint"] : []
        case .themes: themes.themes(of: text).map(\.rawValue)
        }
      results.append(Self.result(question, tag, text, expected, found))
    }
  }

  private static func result(_ question: Question, _ tag: String, _ text: String, _ expected: [String], _ found: [String]) -> Result {
    let kind = expected.isEmpty ? "none" : expected.count == 1 || question == .themes ? "one" : "several"
    let isRight =
      switch (question, kind) {
      case (_, "none"): found.isEmpty
      case (.themes, _): found.contains { expected.contains($0) }
      case (_, "one"): found.first == expected[0]
      default: found == expected
      }
    return Result(language: tag, text: text, expected: expected, found: found, isRight: isRight, kind: kind)
  }

  private static func expected(_ json: JSONValue?) -> [String] {
    if case .bool(let isHint)? = json { return isHint ? ["hint"] : [] }
    let names =
      json?.string.map { $0.split { $0 == "," || $0 == ";" || $0 == " " }.map { String($0) } } ?? json?.array?.compactMap(\.string) ?? []
    return names.filter { !["none", "no", "false"].contains($0) }.map { ["yes", "true"].contains($0) ? "hint" : $0 }
  }

  public var languages: [String] { results.reduce(into: []) { if !$0.contains($1.language) { $0.append($1.language) } } }

  public func count(_ kind: String, in language: String) -> (right: Int, all: Int) {
    let asked = results.filter { $0.kind == kind && $0.language == language }
    return (asked.count { $0.isRight }, asked.count)
  }

  /// A line a language.
  public var table: [String] {
    languages.map { language in
      let cells = ["one", "several", "none"].compactMap { kind -> String? in
        let (right, all) = count(kind, in: language)
        return all == 0 ? nil : "\(kind) \(right)/\(all)"
      }
      return "\(language)  " + cells.joined(separator: "  ")
    }
  }

  /// What was taken for what, and how often: `mindReading → labeling  3`.
  public var confusion: [String] {
    var counts: [String: Int] = [:]
    for result in results where !result.isRight {
      counts["\(Self.name(result.expected)) → \(Self.name(result.found))", default: 0] += 1
    }
    return counts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.map { "\($0.key)  \($0.value)" }
  }

  public var misses: [String] {
    results.filter { !$0.isRight }.map { "\($0.language)  \($0.text)  →  \(Self.name($0.found)), not \(Self.name($0.expected))" }
  }

  private static func name(_ names: [String]) -> String { names.isEmpty ? "none" : names.joined(separator: ", ") }
}
