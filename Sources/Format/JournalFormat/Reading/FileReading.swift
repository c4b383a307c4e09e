// What one file says, with where it says it: the one way in for everything that reads a journal.

public import JournalDates
public import JournalModel
public import JournalText
public import MarkdownSyntax

/// What one file says, with where it says it. Total: any bytes give a reading.
///
/// It never changes. It is a class so that lists of thousands are sorted and passed on without copying what each of them holds.
public final class FileReading: Sendable {
  public let source: SourceText
  public let outline: Outline
  public let lines: LineTable
  /// The file's path in its journal.
  public let path: String
  /// The file's name without `.md`: what links to it say.
  public let slug: String
  public let kind: EntryKind
  /// The properties, in order; none where the front matter is broken.
  public let properties: [PropertyReading]
  /// The `title` property, else the first heading of level 1, else the name.
  public let title: String
  /// The title without a heading that is private; what a report shows.
  public let publicTitle: String
  /// The day, or the days that a retrospective looks back on, both ends included; nil for other kinds and where nothing says it.
  public let span: DaySpan?
  public let sections: [SectionReading]
  /// The lines of all Log sections, in order.
  public let log: [LogReading]

  /// The period that the file's name or path stands for; nil where it stands for none.
  package let namedPeriod: Period?
  package let decoded: DecodedProperties
  private let proseRanges: [TextRange]
  public let configuration: JournalConfiguration
  /// What others are told of a file that is read as its owner is told it: nothing is private then, and what was says so; else nil.
  let veiled: FileReading?
  /// Whether it is read as its owner is told it.
  public var isUnveiled: Bool { veiled != nil }

  /// Reads a file that lies at `path` in a journal with this configuration.
  public convenience init(_ source: SourceText, path: String, configuration: JournalConfiguration = .default) {
    self.init(source, outline: Outline(source), path: path, configuration: configuration)
  }

  /// Reads a file whose outline is known.
  public init(_ source: SourceText, outline: Outline, path: String, configuration: JournalConfiguration) {
    self.source = source
    self.outline = outline
    self.path = path
    self.configuration = configuration
    lines = LineTable(source)
    slug = Reference.slug(ofPath: path)
    properties = PropertyReading.all(in: outline, of: source)
    kind = Self.kind(properties, path: path, layout: configuration.layout)
    decoded = DecodedProperties(properties, kind: kind, moodLabels: configuration.moodLabels)
    namedPeriod = Self.period(path: path, slug: slug, kind: kind, layout: configuration.layout)
    span = Self.span(decoded, kind: kind, named: namedPeriod)
    let body = BodyReader(source: source, outline: outline, lines: lines, names: configuration.sectionNames)
    (sections, proseRanges) = body.read()
    log = sections.flatMap(\.log)
    let given = decoded.text("title")
    title = (given ?? body.title() ?? slug).withoutLineEnds
    publicTitle = (given ?? body.title(ofPublic: true) ?? slug).withoutLineEnds
    veiled = nil
  }

  private init(unveiling reading: FileReading, isMarked: Bool) {
    (source, outline, lines, path, slug) = (reading.source, reading.outline, reading.lines, reading.path, reading.slug)
    (kind, properties, title, span) = (reading.kind, reading.properties, reading.title, reading.span)
    (namedPeriod, decoded, proseRanges) = (reading.namedPeriod, reading.decoded, reading.proseRanges)
    configuration = reading.configuration
    let wasPrivate = reading.isPrivate || !reading.publicTitle.utf8.elementsEqual(reading.title.utf8)
    publicTitle = isMarked && wasPrivate ? reading.title.markedPrivate : reading.title
    sections = reading.sections.map { $0.unveiled(isMarked: isMarked) }
    log = sections.flatMap(\.log)
    veiled = reading
  }

  /// What it says as an audience is told it: to its owner nothing is private, and what was has a mark. It serves to be shown, never to be changed.
  /// - Parameter isMarked: Whether it has; not where programs read it.
  public func told(to audience: Audience, isMarked: Bool = true) -> FileReading {
    audience == .owner ? FileReading(unveiling: self, isMarked: isMarked) : self
  }

  /// Whether the whole file is kept out of reports and exports: its property says so, also where the front matter is broken elsewhere.
  public var isPrivate: Bool { !isUnveiled && (decoded.isPrivate || brokenFrontMatterSaysPrivate) }

  /// The numbers and times that its front matter gives, in the order of the file; of a day they win over imported ones.
  public var metrics: [Metric] { decoded.metrics }

  /// The day, of a day file.
  public var day: CalendarDay? { kind == .day ? span?.start : nil }

  /// Whether front matter that cannot be read has a line that marks the file as private. Nobody should read a secret for a missing fence.
  private var brokenFrontMatterSaysPrivate: Bool {
    guard properties.isEmpty, outline.diagnostics.contains(where: { $0.message.code.isOf(.frontMatter) }) else { return false }
    let key = Array("private:".utf8)
    for (index, start) in lines.starts.enumerated() where source.bytes[start...].starts(with: key) {
      let value = source.text(lines.range(ofLine: index + 1)).utf8.dropFirst(key.count)
      if !Substring(value).trimmed.hasPrefix("false") { return true }
    }
    return false
  }

  /// The items of all sections of one kind, in order.
  public func items(in kind: SectionKind) -> [ItemReading] { sections.filter { $0.kind == kind }.flatMap(\.items) }

  /// The file as a value, without places.
  public var entry: Entry {
    Entry(
      common: decoded.common, details: decoded.details(kind), other: decoded.other,
      body: Body(prose: source.prose(proseRanges), sections: sections.map(\.section)))
  }

  private static func kind(_ properties: [PropertyReading], path: String, layout: Layout) -> EntryKind {
    if case .text(let type)? = properties.first(where: { $0.key == "type" })?.value, let kind = EntryKind(type: type) { return kind }
    return layout.kind(ofPath: path, hasSchedule: properties.contains { $0.key == "schedule" && $0.style != .empty })
  }

  /// The period of a path by the layout, else by the file's name alone where that is one of the kind's own.
  private static func period(path: String, slug: String, kind: EntryKind, layout: Layout) -> Period? {
    guard let unit = kind.unit else { return nil }
    if let period = layout.period(ofPath: path), period.unit == unit { return period }
    guard let period = Period(slug), period.unit == unit else { return nil }
    return period
  }

  private static func span(_ decoded: DecodedProperties, kind: EntryKind, named: Period?) -> DaySpan? {
    guard let unit = kind.unit else { return nil }
    if unit == .day { return decoded.date("date").map { DaySpan($0) } ?? named?.span }
    let start = decoded.date("start"), end = decoded.date("end")
    switch (start, end) {
    case (nil, nil): return named?.span
    case (let start?, let end?): return DaySpan(from: start, to: end) ?? named?.span
    case (let start?, nil):
      if let named, named.span.contains(start) { return DaySpan(from: start, to: named.end) }
      return DaySpan(from: start, to: Period(unit, containing: start).end)
    case (nil, let end?):
      if let named, named.span.contains(end) { return DaySpan(from: named.start, to: end) }
      return DaySpan(from: Period(unit, containing: end).start, to: end)
    }
  }
}
