// What one file says, with where it says it: the one way in for everything that reads a journal.

public import JournalDates
public import JournalModel
public import JournalText
public import MarkdownSyntax

/// What one file says, with where it says it. Total: any bytes give a reading.
///
/// It never changes. It is a class so that lists of thousands are sorted and passed on without copying what each of them holds.
public final class FileReading: Sendable {
  /// What of it is places alone.
  package let places: EntryPlaces
  /// The `title` property, else the first heading of level 1, else the name.
  public let title: String
  /// The title without a heading that is private; what a report shows.
  public let publicTitle: String
  public let sections: [SectionReading]
  /// The Actions that stand in no section of Actions; nil where there are none, or the settings do not ask for them.
  public let scattered: SectionReading?
  /// The lines of all Log sections, in order.
  public let log: [LogReading]
  /// What others are told of a file that is read as its owner is told it: nothing is private then, and what was says so; else nil.
  let veiled: FileReading?
  /// Whether it is read as its owner is told it.
  public var isUnveiled: Bool { veiled != nil }

  public var source: SourceText { places.source }
  public var outline: Outline { places.outline }
  public var lines: LineTable { places.lines }
  public var configuration: JournalConfiguration { places.configuration }
  /// The file's path in its journal.
  public var path: String { places.path }
  /// The file's name without `.md`: what links to it say.
  public var slug: String { places.slug }
  public var kind: EntryKind { places.kind }
  /// The properties, in order; none where the front matter is broken.
  public var properties: [PropertyReading] { places.properties }
  /// The day, or the days that a retrospective looks back on, both ends included; nil for other kinds and where nothing says it.
  public var span: DaySpan? { places.span }
  /// The period that the file's name or path stands for; nil where it stands for none.
  package var namedPeriod: Period? { places.namedPeriod }
  package var decoded: DecodedProperties { places.decoded }

  /// Reads a file that lies at `path` in a journal with this configuration.
  public convenience init(_ source: SourceText, path: String, configuration: JournalConfiguration = .default) {
    let source = configuration.reading(source)
    self.init(source, outline: Outline(source), path: path, configuration: configuration)
  }

  /// Reads a file whose outline is known.
  public convenience init(_ source: SourceText, outline: Outline, path: String, configuration: JournalConfiguration) {
    self.init(EntryPlaces(source, outline: outline, path: path, configuration: configuration))
  }

  /// Makes the models of a file.
  package init(_ places: EntryPlaces) {
    self.places = places
    sections = places.sections.map { SectionReading($0, of: places) }
    log = sections.flatMap(\.log)
    scattered = places.scattered.map { SectionReading(scattered: $0, of: places) }
    (title, publicTitle) = (places.title, places.publicTitle)
    veiled = nil
  }

  private init(unveiling reading: FileReading, isMarked: Bool) {
    (places, title) = (reading.places, reading.title)
    let wasPrivate = reading.isPrivate || !reading.publicTitle.utf8.elementsEqual(reading.title.utf8)
    publicTitle = isMarked && wasPrivate ? reading.title.markedPrivate : reading.title
    sections = reading.sections.map { $0.unveiled(isMarked: isMarked) }
    log = sections.flatMap(\.log)
    scattered = reading.scattered?.unveiled(isMarked: isMarked)
    veiled = reading
  }

  /// What it says as an audience is told it: to its owner nothing is private, and what was has a mark. It serves to be shown, never to be changed.
  /// - Parameter isMarked: Whether it has; not where programs read it.
  public func told(to audience: Audience, isMarked: Bool = true) -> FileReading {
    audience == .owner ? FileReading(unveiling: self, isMarked: isMarked) : self
  }

  /// Whether the whole file is kept out of reports and exports: its property says so, also where the front matter is broken elsewhere.
  public var isPrivate: Bool { !isUnveiled && places.isPrivate }

  /// The numbers and times that its front matter gives, and its text in fields; of a day they win over imported ones.
  public var metrics: [Metric] { places.metrics }

  /// The day, of a day file.
  public var day: CalendarDay? { places.day }

  /// The items of all sections of one kind, in order.
  public func items(in kind: SectionKind) -> [ItemReading] { sections.filter { $0.kind == kind }.flatMap(\.items) }

  /// The file as a value, without places.
  public var entry: Entry {
    Entry(
      common: decoded.common, details: decoded.details(kind), other: decoded.other,
      body: Body(prose: source.prose(places.prose), sections: sections.map(\.section)))
  }
}
