// Which patterns a thought sounds like: where rules fit, and what around them says that they do not count.

import JournalText
import WordRules

/// One thought, looked at with the lists of its language.
struct PatternFinder {
  private let lists: PatternLists
  private let text: ReadText
  /// Tokens at which a word begins that denies what follows.
  private let negators: Set<Int>
  /// The ends, of the last token each, of words that deny what follows.
  private let negatorEnds: [Int]
  /// Where what looks like a negator is none: に違いない.
  private let harmless: [Range<Int>]
  private let exceptions: [RuleMatch]
  /// Tokens at which a longer word begins that only looks like the beginning of a rule: 나라 is not 나.
  private let falseStarts: Set<Int>
  private let contexts: Contexts
  private let isOwnQuotation: Bool
  /// Where others are said to think something: what they are thought to think is no label as well.
  private var minds: [Range<Int>] = []

  init(_ thought: String, _ lists: PatternLists) {
    self.lists = lists
    text = ReadText(thought, lists.writing)
    let harmless = lists[.notNegating].matches(in: text).map(\.range)
    self.harmless = harmless
    let found = lists[.negators].matches(in: text).filter { match in !harmless.contains { $0.overlaps(match.range) } }
    negators = Set(found.map(\.range.lowerBound))
    negatorEnds = found.map { $0.range.upperBound - 1 }
    exceptions = lists[.exceptions].matches(in: text)
    falseStarts = lists[.falseStarts].starts(in: text)
    contexts = Contexts(text, lists)
    isOwnQuotation = text.isQuotedWhole || !lists[.ownThoughts].matches(in: text).isEmpty
    minds = places(of: .mindReading)
  }

  /// In order of precedence.
  var patterns: [ThinkingPattern] { ThinkingPattern.allCases.filter { isPresent($0) } }

  private func isPresent(_ pattern: ThinkingPattern) -> Bool {
    let places = pattern == .mindReading ? minds : places(of: pattern)
    return pattern == .labeling ? places.contains { place in !minds.contains { $0.overlaps(place) } } : !places.isEmpty
  }

  /// Where a pattern is found and counts.
  private func places(of pattern: ThinkingPattern) -> [Range<Int>] {
    guard let section = lists.patterns[pattern] else { return [] }
    let matches = section.rules.matches(in: text, closed: negators).map(\.range).filter { !$0.isEmpty }
    if matches.isEmpty { return [] }
    let exceptions = (section.exceptions.matches(in: text) + self.exceptions).map(\.range)
    return matches.filter { match in
      !falseStarts.contains(match.lowerBound) && !exceptions.contains { $0.overlaps(match) } && counts(match, as: pattern)
    }
  }

  private func counts(_ range: Range<Int>, as pattern: ThinkingPattern) -> Bool {
    if !isOwnQuotation, range.contains(where: { text.tokens[$0].isQuoted }) { return false }
    if isAsked(range) { return false }
    switch pattern {
    case .shouldStatement, .overgeneralization: break
    case .mindReading, .catastrophizing, .personalization, .labeling: if isNegated(range) { return false }
    }
    let cancelling = contexts.all.filter { $0.range.contains(range.lowerBound) }
    return !cancelling.contains { context in
      switch context.kind {
      case .denied: pattern != .shouldStatement
      case .others: pattern != .mindReading
      case .past, .fiction: true
      }
    }
  }

  /// Whether a word of negation stands up to four words before in the same clause, or one that denies what it follows right after.
  private func isNegated(_ range: Range<Int>) -> Bool {
    let clause = text.tokens[range.lowerBound].clause
    let isBefore = negatorEnds.contains { end in
      end < range.lowerBound && range.lowerBound - end <= 4 && text.tokens[end].clause == clause
    }
    if isBefore { return true }
    let last = text.tokens[range.upperBound - 1]
    let reach = lists.writing.isWithoutBlanks ? 6 : 2
    for start in range.upperBound...(range.upperBound + reach) {
      guard start < text.tokens.count, text.tokens[start].sentence == last.sentence else { break }
      if !harmless.contains(where: { $0.contains(start) }), lists[.negatedAfter].end(from: start, in: text) != nil { return true }
    }
    return false
  }

  /// Whether a question asks whether it is so.
  private func isAsked(_ range: Range<Int>) -> Bool {
    let sentence = text.tokens[range.lowerBound].sentence
    guard let start = text.questions[sentence], let last = text.tokens.lastIndex(where: { $0.sentence == sentence }),
      let first = text.tokens.firstIndex(where: { $0.sentence == sentence })
    else { return false }
    if contexts.keptQuestions.contains(sentence) { return false }
    if range.upperBound <= start { return false }
    if lists[.questionStarts].end(from: max(first, start), in: text) != nil { return true }
    let part = text.tokens[last].part
    let partStart = text.tokens.firstIndex { $0.sentence == sentence && $0.part == part } ?? first
    if lists[.tags].end(from: partStart, in: text) == last + 1 { return false }
    return range.upperBound > partStart
  }
}

/// What a sentence says of itself: that it is denied, past, somebody else's, or made up.
private struct Contexts {
  enum Kind { case denied, past, others, fiction }

  private(set) var all: [(kind: Kind, range: Range<Int>)] = []
  private(set) var keptQuestions: Set<Int> = []

  init(_ text: ReadText, _ lists: PatternLists) {
    let contrasts = lists[.contrasts].starts(in: text).sorted()
    let parts: [(PatternLists.Part, Kind, isBehind: Bool)] = [
      (.denials, .denied, true), (.deniedBefore, .denied, false), (.past, .past, true), (.pastBefore, .past, false),
      (.others, .others, true), (.othersBefore, .others, false),
    ]
    for (part, kind, isBehind) in parts {
      for match in lists[part].matches(in: text) {
        let sentence = Self.sentence(of: match.range.lowerBound, in: text)
        if isBehind {
          var end = contrasts.first { $0 >= match.range.upperBound && $0 < sentence.upperBound } ?? sentence.upperBound
          // What somebody says ends with the comma behind it: ‘she says I'm lazy, and I am’. The one before it may be part of the sentence.
          if kind == .others, match.range.upperBound < end {
            let part = text.tokens[match.range.upperBound].part
            end = text.tokens[match.range.upperBound..<end].firstIndex { $0.part != part } ?? end
          }
          all.append((kind, match.range.lowerBound..<max(end, match.range.upperBound)))
        } else {
          let start = contrasts.last { $0 < match.range.lowerBound && $0 > sentence.lowerBound } ?? sentence.lowerBound
          all.append((kind, start..<match.range.upperBound))
        }
      }
    }
    for match in lists[.fiction].matches(in: text) { all.append((.fiction, Self.sentence(of: match.range.lowerBound, in: text))) }
    keptQuestions = Set(lists[.questionsKept].starts(in: text).map { text.tokens[$0].sentence })
  }

  private static func sentence(of at: Int, in text: ReadText) -> Range<Int> {
    let sentence = text.tokens[at].sentence
    let first = text.tokens[...at].lastIndex { $0.sentence != sentence }.map { $0 + 1 } ?? 0
    let end = text.tokens[at...].firstIndex { $0.sentence != sentence } ?? text.tokens.count
    return first..<end
  }
}
