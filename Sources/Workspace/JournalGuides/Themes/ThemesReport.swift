// What the words of some days are about, and how the mood went with it: the value behind `retro themes`.

public import Documents
public import JournalDates
public import JournalGuidance
public import JournalLanguage
public import JournalModel
public import JournalReflection
import JournalReports
public import PlainFormats

/// The themes of some days and retrospectives.
public struct ThemesReport: Sendable {
  /// How many days have a mood, and how many of them a good one or a better one.
  public struct Moods: Equatable, Sendable {
    public internal(set) var good = 0
    public internal(set) var days = 0

    fileprivate mutating func add(_ mood: Mood) {
      days += 1
      if mood >= .good { good += 1 }
    }
  }

  public struct Row: Sendable {
    public let theme: JournalReflection.Theme
    /// How many entries have it.
    public internal(set) var entries = 0
    /// On the days that have it.
    public internal(set) var with = Moods()
    /// On the other days.
    public internal(set) var without = Moods()

    /// Whether so many days have it and a mood, and so many others, that they can be set beside each other.
    var isCompared: Bool { with.days >= ThemesReport.leastDays && without.days >= ThemesReport.leastDays }
  }

  public let span: DaySpan
  /// The theme of most entries first.
  public let rows: [Row]
  /// How many entries were read, and how many of them have a theme.
  public let entries: Int
  public let themed: Int
  public let privateEntries: Int
  private let labels: MoodLabels

  /// So many days with a theme and so many others must have a mood before they are compared.
  public static let leastDays = 5

  public init(of entries: [EntryThemes], in span: DaySpan, labels: MoodLabels) {
    (self.span, self.labels) = (span, labels)
    privateEntries = entries.reduce(0) { $0 + $1.privateEntries }
    let told = entries.filter { !$0.isHidden }
    (self.entries, themed) = (told.count, told.count { !$0.themes.isEmpty })
    var rows: [JournalReflection.Theme: Row] = [:]
    var all = Moods()
    for entry in told {
      if let mood = entry.mood { all.add(mood) }
      for theme in entry.themes {
        rows[theme, default: Row(theme: theme)].entries += 1
        if let mood = entry.mood { rows[theme]?.with.add(mood) }
      }
    }
    self.rows = rows.values.map { row in
      var row = row
      row.without = Moods(good: all.good - row.with.good, days: all.days - row.with.days)
      return row
    }.sorted { ($1.entries, $0.theme.rawValue) < ($0.entries, $1.theme.rawValue) }
  }
}

extension ThemesReport {
  public func document(in say: Language, _ words: GuideWords) -> Document {
    var document = Document(RichText(say(ThemesText.title, ["days": .text(say.title(of: span))])))
    if rows.isEmpty {
      document += .hint(RichText(say(ThemesText.nothing)))
      document += .data(columns: ["theme", "entries", "good_percent", "other_days_good_percent"], rows: [])
    } else {
      document += .table(table(in: say, words))
      document += .hint(RichText(say(ThemesText.coverage, ["count": .number(themed), "all": .number(entries)])))
      if let row = rows.first(where: \.isCompared) {
        document += .hint(RichText(marked: say(ThemesText.surer, ["name": .text(row.theme.rawValue)])))
      } else {
        document += .hint(RichText(say(ThemesText.fewDays, ["count": .number(Self.leastDays)])))
      }
    }
    document.add(privateEntries: privateEntries, say)
    return document
  }

  private func table(in say: Language, _ words: GuideWords) -> Table {
    // Columns without a number need no name for people.
    let isCompared = rows.contains(where: \.isCompared)
    let with = isCompared ? say(ThemesText.with, ["mood": .text(say.name(of: .good, labels))]) : ""
    let without = isCompared ? say(ThemesText.without) : ""
    func cell(_ moods: Moods, _ row: Row) -> Table.Cell {
      guard row.isCompared else { return Table.Cell("", value: "") }
      let percent = Self.percent(moods)
      return Table.Cell(
        RichText(say(ThemesText.share, ["percent": .number(percent), "count": .number(moods.days)])), value: "\(percent)")
    }
    return Table(
      [
        Table.Column(RichText(say(ThemesText.theme)), name: "theme"),
        Table.Column(RichText(say(ThemesText.entries)), .trailing, name: "entries"),
        Table.Column(RichText(with), .trailing, name: "good_percent"),
        Table.Column(RichText(without), .trailing, name: "other_days_good_percent"),
      ],
      rows: rows.map { row in
        [
          Table.Cell(RichText(words.title(of: row.theme)), value: row.theme.rawValue), Table.Cell(RichText("\(row.entries)")),
          cell(row.with, row), cell(row.without, row),
        ]
      }, fit: .fitted)
  }

  private static func percent(_ moods: Moods) -> Int { Int((100 * Double(moods.good) / Double(max(1, moods.days))).rounded()) }

  /// The whole as one object, schema 2; what is private is left out.
  public var json: JSONValue {
    func moods(_ moods: Moods) -> JSONValue { [.days: .int(moods.days), .good: .int(moods.good)] }
    return [
      .schema: .answerSchema, .start: .string(span.start.description), .end: .string(span.end.description), .entries: .int(entries),
      .themed: .int(themed),
      .themes: JSONValue(
        rows.map { row in
          [
            .theme: .string(row.theme.rawValue), .own: .bool(row.theme.isOwn), .entries: .int(row.entries), .with: moods(row.with),
            .without: moods(row.without),
          ] as JSONValue
        }),
      .privateEntries: .int(privateEntries),
    ]
  }
}
