// What is told of a span of days: the value that every renderer reads.

public import Documents
public import JournalCharts
public import JournalDates
public import JournalModel

/// The retrospectives, moods, actions and tags of some days, without anything private.
public struct PeriodReport: Equatable, Sendable {
  /// What the span is called, as `Week 46 of 2026 · 9–15 November 2026`; empty for the span in words.
  public var title: String
  public var span: DaySpan
  public var retrospectives: [Retrospective]
  /// The days that have a file, in order.
  public var days: [Day]
  public var actions: Actions
  /// The most used first.
  public var tags: [Tag]
  /// How many entries, items and paragraphs were kept out because they are private.
  public var privateEntries: Int
  /// Whether pages say how many that are.
  public var tellsPrivateCount = true
  /// How many files could not be read.
  public var problems: Int
  /// Where the links in the texts lead: what stands in the brackets before `#` and `|`, to a path in the journal. Other names are shown
  /// without a link.
  public var links: [String: String]
  /// Where a retrospective of these days would be written, as a path in the journal; shown where there is none yet.
  public var suggestion: String?
  /// A retrospective that these days are a part of, and that ends after them; nil where there is none.
  public var reaching: Reaching?
  /// Whether these are the latest days that have a retrospective, and not the current ones.
  public var isOfEarlierWeek = false
  /// How many of its days have not come yet: they may hold a plan, and are not counted.
  public var daysToCome = 0
  /// Nil where nobody says which day it is.
  public var today: CalendarDay?
  /// Files of these days, as paths in the journal, whose front matter could not be read: the mood of such a day is not known.
  public var unread: [String]
  /// What was measured in these days; nil where nothing was.
  public var context: ContextReport?
  /// Pictures, and what else a page tells besides what stands in files, by section; they stand in the place of the section's own blocks.
  public var pictures: [ReportSection: [Block]] = [:]
  /// The moods as a picture, for a form that has room for one.
  public var moodPicture: Chart?
  /// The sections that are told, in this order.
  public var sections = ReportSection.plain
  /// The signs and shapes of moods.
  public var theme = Theme()

  public init(
    title: String = "", span: DaySpan, retrospectives: [Retrospective] = [], days: [Day] = [], actions: Actions = Actions(),
    tags: [Tag] = [], privateEntries: Int = 0, problems: Int = 0, links: [String: String] = [:], suggestion: String? = nil,
    unread: [String] = []
  ) {
    self.title = title
    self.span = span
    self.retrospectives = retrospectives
    self.days = days
    self.actions = actions
    self.tags = tags
    self.privateEntries = privateEntries
    self.problems = problems
    self.links = links
    self.suggestion = suggestion
    self.unread = unread
  }
}

extension PeriodReport {
  /// One retrospective of the span.
  public struct Retrospective: Equatable, Sendable {
    /// In the journal, with slashes.
    public var path: String
    public var kind: EntryKind
    public var title: String
    public var span: DaySpan
    /// In the order of the file.
    public var sections: [Section] { didSet { placesByID = Self.placesByID(sections) } }
    /// Where the first item with an id stands: items refer to each other, and thousands may.
    var placesByID: [String: ItemPlace]

    public init(path: String, kind: EntryKind, title: String, span: DaySpan, sections: [Section] = []) {
      self.path = path
      self.kind = kind
      self.title = title
      self.span = span
      self.sections = sections
      placesByID = Self.placesByID(sections)
    }
  }

  /// What a retrospective is called that ends after the days of a report.
  public struct Reaching: Equatable, Sendable {
    public var title: String
    public var span: DaySpan

    public init(_ title: String, _ span: DaySpan) { (self.title, self.span) = (title, span) }
  }

  /// One section of a retrospective.
  public struct Section: Equatable, Sendable {
    public var kind: SectionKind
    /// As the person wrote it; empty for the kind's own name.
    public var heading: String
    public var items: [Item]

    public init(kind: SectionKind, heading: String = "", items: [Item] = []) {
      self.kind = kind
      self.heading = heading
      self.items = items
    }
  }

  /// One item of a section.
  public struct Item: Equatable, Sendable {
    /// Markdown: the first paragraph without marker, box, fields and id.
    public var text: String
    /// Markdown that follows the first paragraph, from column 0: nested lists, further paragraphs. Empty where nothing follows.
    public var details: String
    /// What its box says; of an Action how it stands, whatever says so.
    public var state: BoxState?
    /// Of an Action when it was closed, as far as anything says it.
    public var closed: CalendarDay?
    /// The fields to show, in order.
    public var fields: [Field]
    /// Whether it is a line of a Review about an Action.
    public var isOfAction = false
    /// Without `#`.
    public var tags: [String]
    /// The block id without its caret.
    public var id: String?
    /// The file's line that it begins on, from 1.
    public var line: Int

    public init(
      text: String, details: String = "", state: BoxState? = nil, closed: CalendarDay? = nil, fields: [Field] = [], tags: [String] = [],
      id: String? = nil, line: Int
    ) {
      self.text = text
      self.details = details
      self.state = state
      self.closed = closed
      self.fields = fields
      self.tags = tags
      self.id = id
      self.line = line
    }
  }

  /// One day that has a file.
  public struct Day: Equatable, Sendable {
    public var date: CalendarDay
    public var path: String
    public var mood: Mood?
    /// The person's word for the mood; empty for the format's.
    public var moodName: String
    /// Whether private text alone says how the day was; where `mood` is nil it is kept back.
    public var isMoodPrivate: Bool
    /// Its Keeps and Problems, in the order of the file.
    public var sections: [Section]
    /// What was written, as far as a report asks for words.
    public var words: [Words] = []
    /// The pictures of the day, as they are written: paths or links.
    public var photos: [String] = []
    /// Where it was, as far as the day's properties say it.
    public var places: [String] = []
    /// The zone that it says it is in; empty where it says none.
    public var zone = ""
    /// Its guided reflections, and its tags.
    public var reflections: [Reflection] = []
    public var tags: [String] = []

    public init(
      date: CalendarDay, path: String, mood: Mood? = nil, moodName: String = "", isMoodPrivate: Bool = false, sections: [Section] = []
    ) {
      (self.isMoodPrivate, self.sections) = (isMoodPrivate, sections)
      self.date = date
      self.path = path
      self.mood = mood
      self.moodName = moodName
    }
  }

  /// A paragraph of a day, or a line of its log.
  public struct Words: Equatable, Sendable {
    /// Markdown.
    public var text: String
    /// Whether the person has marked it as one to keep.
    public var isMarked: Bool

    public init(_ text: String, isMarked: Bool) { (self.text, self.isMarked) = (text, isMarked) }

    /// The tag that marks it.
    public static let tag = "highlight"
  }

  /// What was taken up in the span and what was closed in it; one Action may be in both.
  public struct Actions: Equatable, Sendable {
    public var opened: [Action]
    public var closed: [Action]

    public init(opened: [Action] = [], closed: [Action] = []) {
      self.opened = opened
      self.closed = closed
    }
  }

  /// One Action.
  public struct Action: Equatable, Sendable {
    public var path: String
    /// From 1.
    public var line: Int
    public var id: String?
    /// Markdown, as in an item.
    public var text: String
    public var state: JournalModel.Action.State
    public var due: CalendarDay?
    /// When it was done or cancelled.
    public var closed: CalendarDay?

    public init(
      path: String, line: Int, id: String? = nil, text: String, state: JournalModel.Action.State = .open, due: CalendarDay? = nil,
      closed: CalendarDay? = nil
    ) {
      self.path = path
      self.line = line
      self.id = id
      self.text = text
      self.state = state
      self.due = due
      self.closed = closed
    }
  }

  /// How often a tag stands in the span's files.
  public struct Tag: Equatable, Sendable {
    /// Without `#`.
    public var name: String
    public var count: Int
    /// The last days of the files that have it, a day as often as it has it.
    public var days: [CalendarDay]

    public init(_ name: String, count: Int, days: [CalendarDay] = []) {
      (self.name, self.count, self.days) = (name, count, days)
    }
  }
}
