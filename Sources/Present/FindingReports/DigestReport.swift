// A week in short: how it was, in the person's own words, what moved, what was tried, and what comes next.

public import Documents
public import JournalDates
public import JournalFindings
public import JournalLanguage
public import JournalModel
public import JournalReports
import JournalText
public import PlainFormats

/// The week in short.
public struct DigestReport: FindingReport {
  public struct Words: Sendable {
    public let day: CalendarDay, path: String, text: String
    public init(_ day: CalendarDay, path: String, _ text: String) { (self.day, self.path, self.text) = (day, path, text) }
  }

  /// A number that moved: its mean in the week, and what is usual.
  public struct Moved: Sendable {
    public let measure: Finding.Named, value: Double, usual: Double
    /// How many days of the week have it.
    public let days: Int
    public init(_ measure: Finding.Named, _ value: Double, of days: Int, usual: Double) {
      (self.measure, self.value, self.days, self.usual) = (measure, value, days, usual)
    }
  }

  public struct Tried: Sendable {
    /// Markdown.
    public let text: String, path: String
    public let outcome: String
    /// What it was to move, in sentences.
    public let effects: [String]
    public init(_ text: String, path: String, outcome: String, effects: [String]) {
      (self.text, self.path, self.outcome, self.effects) = (text, path, outcome, effects)
    }
  }

  public enum Change: String, Sendable { case better, worse, alike = "other" }

  public let title: String
  public let span: DaySpan
  /// How many days had which mood.
  public let moods: [Mood: Int]
  /// Beside the eight weeks before; nil where those have too few moods.
  /// How many days it must be about to be set beside what is usual.
  public static let leastDays = 5

  public let change: Change?
  public let words: Words?
  public let moved: Moved?
  public let tries: [Tried]
  /// Tries and Actions that are already meant for the next week, in words.
  public let intentions: [String]
  public let labels: MoodLabels
  public var privateEntries = 0
  /// Numbers of these days that are to be looked at.
  public var remarks: [DayRemark] = []
  /// The habits of these days with how each stands.
  public var habits: [HabitSummary] = []
  /// Whether the words sound as if somebody were in danger: then no number and no plan is told beside them. Only who shows it on a screen says so.
  public var isCareful = false

  public init(
    _ title: String, of span: DaySpan, moods: [Mood: Int], change: Change?, words: Words?, moved: Moved?, tries: [Tried],
    intentions: [String],
    labels: MoodLabels
  ) {
    (self.title, self.span, self.moods, self.change) = (title, span, moods, change)
    (self.words, self.moved, self.tries, self.intentions, self.labels) = (words, moved, tries, intentions, labels)
  }

  /// How many of these days have something written, whatever it is.
  public var writtenDays = 0
  /// What was answered in guided reflections, for whoever shows the report: to be looked at for words of danger, and told to nobody.
  public var reflected: [String] = []

  public var isKnown: Bool { !moods.isEmpty || words != nil || moved != nil || !tries.isEmpty }

  private func headline(_ say: Language) -> String {
    let days = Mood.allCases.reversed().compactMap { mood in
      moods[mood].map { Message(ReportPageText.level, ["count": .number($0), "mood": .text(say.name(of: mood, labels))]) }
    }
    let count = moods.values.reduce(0, +)
    let first = say(DigestText.headline, ["count": .number(count), "days": days.isEmpty ? "none" : .messages(days, .comma)])
    let isWeek = span.count <= 7
    return say(
      .list(
        [first] + (change.map { [say(isWeek ? DigestText.better : DigestText.betterThanWeeks, ["change": .text($0.rawValue)])] } ?? []),
        .sentences))
  }

  /// - Parameter isWritten: Whether it goes into a retrospective, which has its own title and sections.
  public func document(in say: Language) -> Document { document(isWritten: false, in: say) }

  public func document(isWritten: Bool, in say: Language) -> Document {
    let words = MeasureWords(say, labels)
    var document = Document(RichText(say(DigestText.title, ["week": .text(title)])), opensWithTitle: !isWritten)
    document.titleIsHeading = !isWritten
    document.add(privateEntries: isWritten ? 0 : privateEntries, say)
    if !isWritten { document += table }
    if !isKnown {
      let words = writtenDays == 0 ? say(DigestText.empty) : say(DigestText.written, ["count": .number(writtenDays)])
      document += .paragraph(RichText(words))
      return document
    }
    document += .paragraph(.strong(headline(say)))
    if let own = self.words {
      // In a file the sign of a quotation says it; several lines have room for none.
      let text = isWritten || own.text.contains("\n") ? own.text : say(ItemFactText.quoted, ["text": .text(own.text)])
      document += .quote(Prose(text, in: own.path), by: .quiet(say.short(own.day, in: span.end.year)))
    }
    if isCareful { return document }
    let standings = habits.filter(\.isTold).map { ($0, $0.standing(say)) }.filter { !$0.1.isEmpty }.map { habit, standing in
      say(DigestText.habit, ["title": .text(habit.title), "standing": .text(standing)])
    }
    if !standings.isEmpty { document += .paragraph(RichText(say(DigestText.habits, ["habits": .list(standings, .clauses)]))) }
    var lines: [Definition] = []
    let moved =
      self.moved.map { moved in
        let first = say(
          DigestText.moved,
          [
            "title": .text(moved.measure.title), "value": .text(words.value(moved.value, of: moved.measure)),
            "usual": .text(words.value(moved.usual, of: moved.measure)),
          ])
        // What `compare` says of so few days.
        let isFew = moved.days < PairRules.leastOfGroup
        return isFew ? say(.list([first, say(DigestText.few, ["count": .number(moved.days)])], .sentences)) : first
      } ?? say(DigestText.nothingMoved)
    // A day or two are set beside nothing.
    if self.moved != nil || span.count >= Self.leastDays { lines.append(Definition(say(DigestText.number), moved)) }
    if !lines.isEmpty { document += .definitions(lines) }
    if !isWritten { remarks.add(to: &document, words) }
    if !tries.isEmpty {
      if isWritten { document += .paragraph(.strong(say(DigestText.tried))) } else { document += .heading(RichText(say(DigestText.tried))) }
      document += .list(
        ItemList(
          tries.map { one in
            ListItem(.bullet, Prose(plainText(one.text).onOneLine, in: one.path), facts: ([one.outcome] + one.effects).map { .quiet($0) })
          }))
    }
    if isWritten { return document }
    document += .heading(RichText(say(DigestText.intention)))
    if !intentions.isEmpty { document += .list(ItemList(intentions.map { ListItem(.bullet, Prose(plainText($0).onOneLine)) })) }
    document += .hint(RichText(marked: say(DigestText.intentionWay)))
    return document
  }

  public func json(in say: Language) -> JSONValue {
    [
      .schema: .answerSchema, .title: .string(title), .start: .string(span.start.description), .end: .string(span.end.description),
      .text: .string(headline(say)),
      .mood: JSONValue(
        Mood.allCases.compactMap { mood in
          moods[mood].map { [.mood: .mood(mood.name, mood.rawValue, label: labels.name(of: mood)), .count: .int($0)] }
        }),
      .words: words.map { [.date: .string($0.day.description), .path: .string($0.path), .text: .string($0.text)] } ?? .null,
      .moved: moved.map { [.metric: $0.measure.json, .mean: .double($0.value), .days: .int($0.days), .before: .double($0.usual)] } ?? .null,
      .tries: JSONValue(
        tries.map {
          [.text: .string(plainText($0.text)), .path: .string($0.path), .verdict: .string($0.outcome), .findings: JSONValue($0.effects)]
        }),
      .next: JSONValue(intentions.map { plainText($0) }), .privateEntries: .int(privateEntries),
    ]
  }
}
