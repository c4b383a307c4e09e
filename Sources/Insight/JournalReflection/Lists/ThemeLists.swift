// The words of themes of one language.

import JournalText
import Synchronization
import WordRules

/// Which words speak of which theme.
struct ThemeLists: Sendable {
  private(set) var writing = WritingRules()
  private var unknown: [String] = []
  private var rules = RuleSet()
  /// The words of each rule, as the list writes them.
  private var lines: [Substring] = []
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
    lines = words
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

  /// What a text is about.
  func scores(in words: some StringProtocol) -> ThemeScores {
    let text = ReadText(String(words), writing)
    // What is longer means what the shorter in it does not: `school friend` is no school.
    let matches = rules.matches(in: text).filter { !$0.range.isEmpty }.sorted {
      ($1.range.count, $0.range.lowerBound) < ($0.range.count, $1.range.lowerBound)
    }
    var taken: [Range<Int>] = []
    var found = ThemeScores()
    for match in matches {
      let isInside = taken.contains {
        $0.count > match.range.count && $0.lowerBound <= match.range.lowerBound && $0.upperBound >= match.range.upperBound
      }
      if isInside { continue }
      taken.append(match.range)
      guard let theme = themes[match.rule] else { continue }
      found.add(theme, word: lines[match.rule], shown: typed(match.range, in: text), at: match.range.lowerBound)
    }
    return found
  }

  private func typed(_ place: Range<Int>, in text: ReadText) -> String {
    text.tokens[place].map(\.typed).filter { !$0.isEmpty }.joined(separator: writing.isWithoutBlanks ? "" : " ")
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
