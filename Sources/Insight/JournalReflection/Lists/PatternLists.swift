// The lists of thinking patterns of one language.

import JournalText
import Synchronization
import WordRules

/// Rules of a section, with where they do not count.
struct RuleSection: Sendable {
  var rules = RuleSet()
  var exceptions = RuleSet()

  init() {}

  /// - Parameter needed: What its rules need, where it is known.
  init(_ section: WordListFile.Section, _ reader: RuleReader, needing needed: NeededWords? = nil) {
    rules = RuleSet(section.lines, reader, needing: needed)
    exceptions = RuleSet(section.exceptions, reader)
  }

  var problems: [String] { rules.problems + exceptions.problems }

  /// Where a rule fits that no exception overlaps.
  func counted(in text: ReadText) -> [Range<Int>] {
    let found = rules.matches(in: text).map(\.range).filter { !$0.isEmpty }
    let excepted = found.isEmpty ? [] : exceptions.matches(in: text).map(\.range)
    return found.filter { range in !excepted.contains { $0.overlaps(range) } }
  }
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
  private var unknown: [String] = []
  private var parts: [Part: RuleSet] = [:]

  subscript(part: Part) -> RuleSet { parts[part] ?? RuleSet() }

  init(_ text: String) {
    let file = WordListFile(text)
    writing = file.writing
    var reader = RuleReader(writing)
    reader.readLists(of: file)
    writing.clauseBreaks = RuleSet(file.lines(of: "clauses"), reader)
    for section in file.sections where !["lists", "written", "clauses"].contains(section.name) {
      if let pattern = ThinkingPattern(rawValue: section.name) {
        patterns[pattern] = RuleSection(section, reader)
      } else if let part = Part(rawValue: section.name) {
        parts[part] = RuleSet(section.lines + section.exceptions, reader)
      } else {
        unknown.append("there is no section ‘\(section.name)’")
      }
    }
    unknown += reader.problems
  }

  /// What is wrong with the lists, of which all rules are read for it.
  var problems: [String] {
    unknown + writing.clauseBreaks.problems + patterns.values.flatMap(\.problems) + parts.values.flatMap(\.problems)
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
