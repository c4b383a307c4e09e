// Files that are made from a template: which one, and what it begins with.

public import JournalDates
import JournalLanguage
public import JournalStore
public import JournalText
import HostSystem
import JournalIndex
import JournalFormat
import JournalModel
import JournalReports
import JournalTemplates
public import PlainFormats

extension Workspace {
  /// The file of a period that is still to be made, from its template; asks the index where the template tells of other files, and reads those
  /// of the period where it tells of its days.
  ///
  /// To be called inside the plan of `carryOut`: what it reads must not change before it is written.
  /// - Parameter template: Its name; nil for the journal's own or the usual one.
  func draft(of period: Period, in journal: Journal, template: String? = nil) throws -> RetrospectiveDraft {
    let folder = try folder()
    // A second file of the day would hide what was written in the first.
    if period.unit == .day, let other = fileElsewhere(ofDay: period.start, in: journal) {
      throw TemplateError.exists(journal.place(of: other, from: folder))
    }
    let files = TemplateFiles(journal, from: folder)
    let filling = try TemplateFilling(try files.template(for: period.unit, template), among: files)
    let span = period.span
    var entries: [DraftEntry] = []
    var measured: ContextReport?
    if RetrospectiveDraft.needsEntries(filling, for: period.unit) {
      let found = try loopEntries(of: journal)
      // Left out of a Review, a Try is asked about only a week later, if ever. What may not be read at all was told, and stops nothing.
      if let problem = found.problems.first(where: \.mayPass) {
        throw WorkspaceError(
          .conflict, WritingText.reviewWouldLack, ["problem": "\(problem)"], help: WritingText.tryAgain)
      }
      entries = found.entries.map { DraftEntry($0) }
      if period.unit != .day { measured = try self.measured(in: NamedDays(period), of: journal) }
    }
    if RetrospectiveDraft.needsDays(filling, for: period.unit) { entries = entries.map { $0.whole(in: span, of: journal) } }
    let circumstances = RetrospectiveDraft.Circumstances(
      today: try today(journal.configuration), created: try timestamp(journal.configuration), folder: folder, language: language)
    let draft = try RetrospectiveDraft(of: period, in: journal, from: filling, entries, circumstances, measured: measured)
    for note in draft.notes { warn(of: note) }
    return draft
  }

  /// The file of a period where it is; nil where none is there.
  func placeIfThere(of period: Period, in journal: Journal) throws -> FilePlace? {
    let usual = journal.layout.path(for: period)
    let path = journal.hasFile(for: period) ? usual : period.unit == .day ? fileElsewhere(ofDay: period.start, in: journal) : nil
    return try path.map { journal.place(of: $0, from: try folder()) }
  }

  /// The file that tells of a day and lies elsewhere than the layout puts it: in a folder above that place under the day's name, or wherever the
  /// index, as it was left, knows it. Nil where none does; what was put elsewhere under another name since the index was made is not found.
  func fileElsewhere(ofDay day: CalendarDay, in journal: Journal) -> String? {
    let usual = journal.layout.path(for: .day(day))
    func tells(_ path: String) -> Bool {
      guard !path.hasSameBytes(as: usual), let reading = journal.entryIfReadable(at: path) else { return false }
      return reading.kind == .day && reading.day == day
    }
    var folder = PathText.parent(usual)
    while !folder.isEmpty, folder != "." {
      folder = PathText.parent(folder)
      let path = PathText.join(folder == "." ? "" : folder, PathText.name(usual))
      if FileSystem.exists(journal.diskPath(path)), tells(path) { return path }
    }
    guard let known = knownIndex(of: journal) else { return nil }
    defer { if !known.isInUse { known.index.pause() } }
    // An index that cannot be read knows of no other place.
    do { return try known.index.paths(ofDays: [day])[day].flatMap { tells($0) ? $0 : nil } } catch { return nil }
  }

  /// Makes the file of a period where it is missing, or with `isDryRun` only plans it.
  ///
  /// A file that appears meanwhile is found and left as it is, and so is one about the period that stands elsewhere.
  /// - Parameter template: Its name; nil for the journal's own or the usual one.
  public func makeFile(of period: Period, in journal: Journal, template: String? = nil, isDryRun: Bool = false) throws -> MadeFile {
    let place = journal.place(of: journal.layout.path(for: period), from: try folder())
    try place.refuseObstacle()
    var made = MadeFile(place: place)
    if journal.hasFile(for: period) { return made }
    do {
      made.outcome = try carryOut(in: journal.root, isDryRun: isDryRun) {
        if journal.hasFile(for: period) { return [] }
        let draft = try draft(of: period, in: journal, template: template)
        made.draft = draft
        return draft.changes
      }
    } catch TemplateError.exists(let other) {
      made = MadeFile(place: other)
    }
    return made
  }

  /// The time it is, as a file says when it was made: with the offset of the clock where that is known, the day alone where only the day is.
  private func timestamp(_ configuration: JournalConfiguration) throws -> Timestamp {
    let now = try now(zone: configuration.timezone)
    guard let time = now.time, let written = DateTime(day: now.day, time: time, offsetMinutes: now.offsetMinutes) else {
      return .day(now.day)
    }
    return .time(written)
  }
}

/// The file of a period: made just now, or there already.
public struct MadeFile {
  public let place: FilePlace
  /// What was written, or with a dry run would be; nil where the file was there.
  public internal(set) var draft: RetrospectiveDraft?
  var outcome: ChangeOutcome?

  public init(place: FilePlace) { self.place = place }

  /// What a dry run shows.
  public var preview: MarkedText { outcome?.preview ?? MarkedText() }

  /// The line to begin at: the first one of the Review, else the first section that has nothing in it, else the last line. Nil where the file
  /// cannot be read.
  public var line: Int? {
    let read = draft?.file.reading ?? place.readIfReadable()
    guard let reading = read else { return nil }
    if let first = reading.items(in: .review).first(where: { $0.item.state == .open || $0.item.state == nil }) { return first.line }
    if let section = reading.sections.first(where: { $0.kind.holdsItems && $0.kind != .review && $0.items.isEmpty }) { return section.line }
    let last = reading.lines.starts.count
    return last > 1 && reading.lines.range(ofLine: last).isEmpty ? last - 1 : last
  }
}

extension MadeFile {
  /// - Parameter next: The period, and why it is that one.
  public func json(_ next: NextRetrospective, isDryRun: Bool) -> JSONValue {
    [
      .schema: .answerSchema, .path: .string(place.path), .type: .string(EntryKind(of: next.period.unit).rawValue),
      .period: .string(next.period.description), .start: .string(next.period.start.description),
      .end: .string(next.period.end.description), .reason: .string(next.reason.word), .created: .bool(draft != nil && !isDryRun),
      .template: JSONValue(draft?.template.name), .templatePath: JSONValue(draft?.template.path),
      .tries: JSONValue(draft?.review.tries.count ?? 0), .actions: JSONValue(draft?.review.actions.count ?? 0),
      .context: .bool(draft?.hasContext ?? false), .identified: JSONValue(draft?.others.map(\.place.path) ?? []),
      .dryRun: .bool(isDryRun),
    ]
  }
}

extension NextRetrospective.Reason {
  fileprivate var word: String {
    switch self {
    case .named: "named"
    case .previousIsMissing: "previous-missing"
    case .previousIsBeingWritten: "previous-begun"
    case .current, .journalIsYoung: "current"
    case .previousIsLongAgo: "previous-long-ago"
    }
  }
}
