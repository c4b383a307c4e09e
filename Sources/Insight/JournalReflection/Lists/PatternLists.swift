// The lists of thinking patterns of one language.

import JournalText
import Synchronization

/// Rules of a section, with where they do not count.
struct RuleSection: Sendable {
  var rules = RuleSet()
  var exceptions = RuleSet()
}

/// All that a file of thinking patterns says.
struct PatternLists: Sendable {
  /// Sections that are not patterns, as the files name them.
  enum Part: String, CaseIterable {
    /// Words that deny what follows within four words, and those that deny what stands before them.
    case negators, notNegating = "not negating", negatedAfter = "negated after"
    /// Whole sentences that are denied, are of the past or are said by others, by what stands before or behind.
    case denials, deniedBefore = "denied before", past, pastBefore = "past before", others, othersBefore = "others before"
    case fiction, ownThoughts = "own thoughts", contrasts, exceptions
    case falseStarts = "false starts"
    case questionStarts = "question starts", questionsKept = "questions kept", tags
  }

  private(set) var writing = WritingRules()
  private(set) var patterns: [ThinkingPattern: RuleSection] = [:]
  private(set) var problems: [String] = []
  private var parts: [Part: RuleSet] = [:]

  subscript(part: Part) -> RuleSet { parts[part] ?? RuleSet() }

  init(_ text: String) {
    let file = WordListFile(text)
    writing = file.writing
    var reader = RuleReader(writing)
    reader.readLists(of: file)
    for line in file.lines(of: "clauses") { writing.clauseBreaks.add(WordRule(reader.steps(of: line))) }
    for section in file.sections where !["lists", "written", "clauses"].contains(section.name) {
      let rules = section.lines.map { WordRule(reader.steps(of: $0)) }
      let exceptions = section.exceptions.map { WordRule(reader.steps(of: $0)) }
      if let pattern = ThinkingPattern(rawValue: section.name) {
        for rule in rules { patterns[pattern, default: RuleSection()].rules.add(rule) }
        for rule in exceptions { patterns[pattern, default: RuleSection()].exceptions.add(rule) }
      } else if let part = Part(rawValue: section.name) {
        for rule in rules + exceptions { parts[part, default: RuleSet()].add(rule) }
      } else {
        problems.append("there is no section ‘\(section.name)’")
      }
    }
    problems += reader.problems
  }

  /// The lists of a language, read when they are asked for the first time; nil where there are none.
  static func of(_ tag: String) -> PatternLists? {
    read.withLock { read in
      if let lists = read[tag] { return lists }
      guard let text = WordListFile.text("patterns-\(tag)") else { return nil }
      let lists = PatternLists(text)
      read[tag] = lists
      return lists
    }
  }

  private static let read = Mutex<[String: PatternLists]>([:])
}

extension RuleReader {
  /// Named lists may use those above them.
  mutating func readLists(of file: WordListFile) {
    for line in file.lines(of: "lists") {
      let sides = line.split(separator: "=", maxSplits: 1)
      guard sides.count == 2 else { continue }
      let name = String(WordListFile.trimmed(sides[0]))
      let more = names[name]
      names[name] = steps(of: sides[1], isChoice: true)
      // A name that stands twice has the words of both.
      if let more { names[name] = Self.either(more, names[name] ?? []) }
    }
  }
}
