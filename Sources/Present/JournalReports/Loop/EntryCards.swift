// Whole files as cards: the value behind `retro show`.

import Documents
public import JournalDates
public import JournalModel

/// What some files say, without anything private.
public struct EntryCards: Sendable {
  /// One file.
  public struct Entry: Sendable {
    public var path: String
    public var kind: EntryKind
    public var title: String
    /// The days that it is about; nil for kinds that are about none.
    public var span: DaySpan?
    /// Of a day: how it was.
    public var mood: Mood?
    /// The person's word for the mood; empty for the format's.
    public var moodName: String
    /// All of the front matter, in order.
    public var properties: [Property]
    /// Markdown in no section.
    public var text: String
    /// In the order of the file.
    public var sections: [Section]
    /// Of a day: the numbers that imports have of it, and its file not.
    public var measured: [Metric] = []

    public init(
      path: String, kind: EntryKind, title: String, span: DaySpan? = nil, mood: Mood? = nil, moodName: String = "",
      properties: [Property] = [], text: String = "", sections: [Section] = []
    ) {
      self.path = path
      self.kind = kind
      self.title = title
      self.span = span
      self.mood = mood
      self.moodName = moodName
      self.properties = properties
      self.text = text
      self.sections = sections
    }
  }

  /// One card.
  public struct Section: Sendable {
    /// What stands in a section.
    public enum Part: Sendable {
      /// Of a Review, Keep, Problem, Try or Action section.
      case item(PeriodReport.Item)
      /// Of a Log section, with its line in the file.
      case log(LogLine, line: Int)
      /// Markdown that is neither.
      case text(String)
    }

    public var kind: SectionKind
    /// As the person wrote it.
    public var heading: String
    /// In the order of the file.
    public var parts: [Part]
    /// Of a guided reflection what its first line says, without its questions.
    public var reflection: Reflection?

    public init(kind: SectionKind, heading: String, parts: [Part] = []) {
      self.kind = kind
      self.heading = heading
      self.parts = parts
    }

    var items: [PeriodReport.Item] { parts.compactMap { if case .item(let item) = $0 { item } else { nil } } }
    var texts: [String] { parts.compactMap { if case .text(let text) = $0 { text } else { nil } } }
  }

  public var entries: [Entry]
  /// What was measured in the days that were asked for; nil where nothing was, or where it is not to be told.
  public var context: ContextReport?
  /// The numbers of a day that has no file, and which day that is.
  public var measured: [Metric] = []
  public var day: CalendarDay?
  /// How many files, sections, items, lines and paragraphs were kept out because they are private.
  public var privateEntries: Int
  /// What is shown dates without their year.
  public var today: CalendarDay
  /// The person's words for moods.
  public var labels = MoodLabels.standard
  /// Whether the words sound as if somebody were in danger: then no number of a reflection is told beside them.
  public var isCareful = false
  /// The signs and shapes of moods.
  public var theme = Theme()
  /// What the Tries moved that stand in the files or that their Reviews judge, by file and line.
  public var effects: [String: [Int: [TriesReport.Effect]]] = [:]

  public init(_ entries: [Entry], privateEntries: Int, today: CalendarDay) {
    self.entries = entries
    self.privateEntries = privateEntries
    self.today = today
  }
}

extension EntryCards.Entry {
  /// Whether a line of its log is about a habit or a task.
  public var namesActivities: Bool {
    sections.contains { $0.parts.contains { if case .log(let said, _) = $0 { said.activity != nil || said.fields.contains { $0.key == "goal" } } else { false } } }
  }
}

extension EntryCards {
  /// Whether any of their lines may be about a Try that says what it should move: it stands there, or a Review judges it.
  public var mentionTries: Bool {
    entries.contains { entry in
      entry.sections.contains { section in
        switch section.kind {
        case .try: section.items.contains { $0.fields.contains { $0.key == FieldKey.moves.rawValue } }
        case .review: section.items.contains { !$0.isOfAction }
        default: false
        }
      }
    }
  }

  /// Gives the lines of logs the titles of what they are about, in place of the names of files.
  /// - Parameters:
  ///   - activity: The title of a habit or a task by the name that a line gives it.
  ///   - goal: That of a goal by the link of a field; nil where none is it.
  public mutating func name(activity: (String) -> String, goal: (String) -> String?) {
    for entry in entries.indices {
      for section in entries[entry].sections.indices {
        entries[entry].sections[section].parts = entries[entry].sections[section].parts.map { part in
          guard case .log(var said, let line) = part else { return part }
          if let name = said.activity, said.shown == nil { said.shown = activity(name) }
          for place in said.fields.indices where said.fields[place].key == "goal" {
            if let title = goal(said.fields[place].value) { said.fields[place].value = title }
          }
          return .log(said, line: line)
        }
      }
    }
  }
}
