// What one entry is about, by its tags and by its words.

public import JournalDates
import JournalFormat
import JournalGuidance
public import JournalIndex
import JournalKit
import JournalLanguage
public import JournalModel
public import JournalReflection

/// What an entry is about.
public struct EntryThemes: Sendable, PeriodEntry {
  public let path: String
  public let kind: EntryKind
  public let span: DaySpan?
  /// Of a day how it was.
  public let mood: Mood?
  /// Whether the whole is private and nothing of it is told.
  public let isHidden: Bool
  /// How much of it was kept out because it is private.
  public let privateEntries: Int
  /// Those that the person's own tags name.
  public let tagged: [JournalReflection.Theme]
  /// Those that its words speak of besides, with the words: as many as tags leave room for.
  public let suggested: [FoundTheme]

  /// What it is counted for, its tags first.
  public var themes: [JournalReflection.Theme] { tagged + suggested.map(\.theme) }

  /// An entry has so many themes at most, unless its tags name more.
  static let most = 3
}

/// Finds what entries are about, each in the language it is in, with the person's own themes.
struct ThemeReader: Sendable {
  private let words: ThemeWords
  /// By the tags that name them, small.
  private let byTag: [String: JournalReflection.Theme]
  private let labels: MoodLabels

  init(_ words: ThemeWords, _ configuration: JournalConfiguration) {
    self.words = words
    labels = configuration.moodLabels
    var themes: [String: JournalReflection.Theme] = [:]
    // Tags are in the language of whoever wrote them, and mean the same on every screen.
    for language in Language.all.reversed() {
      let names = GuideWords.of(language)
      for theme in JournalReflection.Theme.known { themes[names.title(of: theme).lowercased()] = theme }
    }
    for theme in JournalReflection.Theme.known { themes[theme.rawValue] = theme }
    for name in configuration.ownThemes.keys { themes[name.lowercased()] = JournalReflection.Theme(rawValue: name) }
    byTag = themes
  }

  /// The theme that a tag or a word names: `#work/office` stands below `#work`.
  func theme(named tag: String) -> JournalReflection.Theme? {
    let name = tag.lowercased()
    return byTag[name] ?? name.split(separator: "/").first.flatMap { byTag[String($0)] }
  }

  /// - Parameter reading: As whoever asks is told it.
  func themes(of reading: FileReading) -> EntryThemes {
    if reading.isPrivate {
      return EntryThemes(
        path: reading.path, kind: reading.kind, span: reading.span, mood: nil, isHidden: true, privateEntries: 1, tagged: [], suggested: [])
    }
    let own = reading.ownWords
    var tagged: [JournalReflection.Theme] = []
    for theme in reading.tags.compactMap({ theme(named: $0) }) where !tagged.contains(theme) { tagged.append(theme) }
    let suggested = words.foundThemes(in: own.text).filter { !tagged.contains($0.theme) }
    return EntryThemes(
      path: reading.path, kind: reading.kind, span: reading.span, mood: reading.kind == .day ? reading.publicMood(labels) : nil,
      isHidden: false, privateEntries: own.privateEntries, tagged: tagged,
      suggested: Array(suggested.prefix(max(0, EntryThemes.most - tagged.count))))
  }
}
