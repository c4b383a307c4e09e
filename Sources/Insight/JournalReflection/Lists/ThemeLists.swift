// The words of themes of one language.

import JournalText
import Synchronization

/// Which words speak of which theme.
struct ThemeLists: Sendable {
  private(set) var writing = WritingRules()
  private var unknown: [String] = []
  private var rules = RuleSet()
  /// Of each rule; nil of words that only look as if they spoke of one.
  private var themes: [Theme?] = []

  init(_ text: String, own: [String: [String]] = [:]) {
    let file = WordListFile(text)
    writing = file.writing
    var words: [Substring] = []
    for section in file.sections where section.name != "written" {
      let theme = Theme.known.first { $0.rawValue == section.name }
      if theme == nil, section.name != "ignored" { unknown.append("there is no theme ‘\(section.name)’") }
      for line in section.lines {
        for word in line.split(separator: ",").map({ WordListFile.trimmed($0) }) where !word.isEmpty { add(theme, word, to: &words) }
      }
    }
    for (name, more) in own { for word in more where !word.isEmpty { add(Theme(rawValue: name), word[...], to: &words) } }
    rules = RuleSet(words, RuleReader(writing, readsStems: true))
  }

  /// What is wrong with the lists, of which all rules are read for it.
  var problems: [String] { unknown + rules.problems }

  private mutating func add(_ theme: Theme?, _ word: Substring, to words: inout [Substring]) {
    // A sign alone says nothing, and would be everywhere.
    if writing.isWithoutBlanks && word.count(where: \.isLetter) < 2 { return }
    words.append(word)
    themes.append(theme)
  }

  /// What a text is about, the most spoken of first; at most three.
  func themes(in words: String) -> [FoundTheme] {
    let text = ReadText(words, writing)
    // What is longer means what the shorter in it does not: `school friend` is no school.
    let matches = rules.matches(in: text).filter { !$0.range.isEmpty }.sorted {
      ($1.range.count, $0.range.lowerBound) < ($0.range.count, $1.range.lowerBound)
    }
    var taken: [Range<Int>] = []
    var found: [Theme: Score] = [:]
    for match in matches {
      let isInside = taken.contains {
        $0.count > match.range.count && $0.lowerBound <= match.range.lowerBound && $0.upperBound >= match.range.upperBound
      }
      if isInside { continue }
      taken.append(match.range)
      guard let theme = themes[match.rule] else { continue }
      found[theme, default: Score(first: match.range.lowerBound)].add(match)
    }
    return found.sorted { $0.value.isMore(than: $1.value, $0.key, $1.key) }.prefix(3).map { theme, score in
      FoundTheme(theme, score.places.sorted { $0.lowerBound < $1.lowerBound }.map { typed($0, in: text) })
    }
  }

  private func typed(_ place: Range<Int>, in text: ReadText) -> String {
    text.tokens[place].map(\.typed).filter { !$0.isEmpty }.joined(separator: writing.isWithoutBlanks ? "" : " ")
  }

  /// How much is said of a theme.
  private struct Score {
    var stems: Set<Int> = []
    var places: [Range<Int>] = []
    var count: Int { places.count }
    var first: Int

    init(first: Int) { self.first = first }

    mutating func add(_ match: RuleMatch) {
      stems.insert(match.rule)
      places.append(match.range)
      first = min(first, match.range.lowerBound)
    }

    func isMore(than other: Score, _ own: Theme, _ others: Theme) -> Bool {
      // A person's own words are meant more than any list's.
      if own.isOwn != others.isOwn { return own.isOwn }
      if stems.count != other.stems.count { return stems.count > other.stems.count }
      if count != other.count { return count > other.count }
      if first != other.first { return first < other.first }
      return own.rawValue < others.rawValue
    }
  }

  /// The lists of a language, read when they are asked for the first time; nil where there are none.
  static func of(_ tag: String) -> ThemeLists? {
    read.withLock { read in
      if let lists = read[tag] { return lists }
      guard let text = WordListFile.text("themes-\(tag)") else { return nil }
      let lists = ThemeLists(text)
      read[tag] = lists
      return lists
    }
  }

  private static let read = Mutex<[String: ThemeLists]>([:])
}
