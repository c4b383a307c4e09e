// What texts are about, each by the word lists of the language that it is in.

public import JournalLanguage
import Synchronization
import WordRules

/// The words of themes in all languages, with a person's own. A text is read in the language it is in, whatever a screen speaks; so the same
/// text has the same themes everywhere. Nothing is read before something is asked.
public final class ThemeWords: Sendable {
  private let own: [String: [String]]
  /// That of a text which says nothing about its own.
  private let usual: String
  /// The lists with the person's own themes, which are read once and not for each text.
  private let ownLists = Mutex<[String: ThemeLists]>([:])

  /// - Parameter own: A person's own themes by name, with their words.
  /// - Parameter usual: The language of texts that may be in any.
  public init(own: [String: [String]] = [:], usual: Language = .english) { (self.own, self.usual) = (own, usual.tag) }

  /// What a text is about: at most three, the one that most words speak of first; a person's own before the others.
  public func themes(of text: String) -> [Theme] { foundThemes(in: text).map(\.theme) }

  /// The same with the words of the text that speak of each.
  public func foundThemes(in text: String) -> [FoundTheme] {
    var scores = ThemeScores()
    var place = 0
    for part in parts(of: text) {
      if let lists = lists(part.tag) { scores.add(lists.scores(in: part.text), behind: place) }
      // A line has not more signs than bytes, and a sign of Hangul is three of both.
      place += part.text.utf8.count
    }
    return scores.found
  }

  /// Lines in a row that are in one language. A line that does not say in which it is, is in that of the whole.
  private func parts(of text: String) -> [(tag: String, text: Substring)] {
    let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    let known = lines.map { TextLanguage.standard.certain(of: $0) }
    if known.allSatisfy({ $0 != nil && $0 == known[0] }), let tag = known[0] { return [(tag, text[...])] }
    let open = zip(lines, known).filter { $1 == nil }.map { $0.0 }.joined(separator: "\n")
    let rest = known.contains { $0 != nil } ? self.tag(ofAll: text, but: open) : self.tag(of: open)
    var parts: [(tag: String, text: Substring)] = []
    for (line, known) in zip(lines, known) {
      let tag = known ?? rest
      if let last = parts.last, last.tag == tag {
        parts[parts.count - 1].text = text[last.text.startIndex..<line.endIndex]
      } else {
        parts.append((tag, line))
      }
    }
    return parts
  }

  /// The language of lines that say little, in a text of which others are in a language for sure.
  private func tag(ofAll text: String, but open: String) -> String {
    let all = TextLanguage.standard.likeliest(of: text)
    return all.count == 1 ? all[0] : tag(of: open)
  }

  /// By its small words; where these leave it open, by the words of themes, of which those of its own language are most.
  private func tag(of text: String) -> String {
    let likeliest = TextLanguage.standard.likeliest(of: text)
    if likeliest.count == 1 { return likeliest[0] }
    let tags = likeliest.isEmpty ? TextLanguage.standard.tags.filter { $0 != usual } + [usual] : likeliest
    let found = tags.map { (tag: $0, count: lists($0)?.scores(in: text).count ?? 0) }
    let most = found.map(\.count).max() ?? 0
    return found.first { $0.count == most && $0.tag == usual }?.tag ?? found.first { $0.count == most }?.tag ?? usual
  }

  private func lists(_ tag: String) -> ThemeLists? {
    if own.isEmpty { return ThemeLists.of(tag) }
    return ownLists.withLock { lists in
      if let known = lists[tag] { return known }
      guard let text = WordListFile.text("themes-\(tag)") else { return nil }
      let read = ThemeLists(text, own: own)
      lists[tag] = read
      return read
    }
  }
}
