// What a query looks at, as plain values: the index has the same in its rows.

public import JournalDates
public import JournalModel

/// One entry of a journal, without what is private in it.
public struct QueryEntry: Equatable, Sendable {
  /// From the journal's root, parted by `/`.
  public var path: String
  /// The file's name without its ending.
  public var slug: String
  public var kind: EntryKind
  public var title: String
  /// The day of a day file, the last day of a retrospective; nil for kinds that are about no day.
  public var date: CalendarDay?
  /// Of a day its own mood or the median of its log's.
  public var mood: Mood?
  /// Without `#`.
  public var tags: [String]
  /// Those of the front matter in the order of the file, then metrics that it does not have itself.
  public var properties: [QueryProperty]
  /// The names of the files that links lead to, without folders.
  public var links: [String]
  public var isPrivate: Bool
  public var items: [QueryItem]
  /// Title, prose, items and log as written. Words in a row stand in one piece.
  public var texts: [String]

  public init(
    path: String, slug: String, kind: EntryKind, title: String, date: CalendarDay? = nil, mood: Mood? = nil, tags: [String] = [],
    properties: [QueryProperty] = [], links: [String] = [], isPrivate: Bool = false, items: [QueryItem] = [], texts: [String] = []
  ) {
    self.path = path
    self.slug = slug
    self.kind = kind
    self.title = title
    self.date = date
    self.mood = mood
    self.tags = tags
    self.properties = properties
    self.links = links
    self.isPrivate = isPrivate
    self.items = items
    self.texts = texts
  }
}

/// A property with its values; a single value is a list of one.
public struct QueryProperty: Equatable, Sendable {
  public var key: String
  /// As decoded text.
  public var values: [String]

  public init(_ key: String, _ values: [String]) {
    self.key = key
    self.values = values
  }
}

/// One item of a Review, Keep, Problem, Try or Action section.
public struct QueryItem: Equatable, Sendable {
  public var section: SectionKind
  public var state: BoxState?
  /// The text, without what stands under it.
  public var text: String
  public var tags: [String]
  /// The names of the files that its links lead to, without folders.
  public var links: [String]
  public var id: String?
  public var fields: [Field]

  public init(
    section: SectionKind, state: BoxState? = nil, text: String, tags: [String] = [], links: [String] = [], id: String? = nil,
    fields: [Field] = []
  ) {
    self.section = section
    self.state = state
    self.text = text
    self.tags = tags
    self.links = links
    self.id = id
    self.fields = fields
  }
}
