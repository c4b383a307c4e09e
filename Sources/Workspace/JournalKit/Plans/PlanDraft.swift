// A plan that is still to be made: a habit, a task, a goal … as a new file.

public import JournalDates
import JournalFormat
import JournalInsights
public import JournalModel
public import JournalStore
import HostSystem
public import JournalText

/// What the file of a new plan is to say.
public struct PlanDraft: Sendable {
  /// One line of Markdown; the file's heading.
  public var title: String
  public var details: Details
  /// The file's name without `.md`, as a person wants it; nil for one that is made of the title.
  public var slug: String?

  public init(_ title: String, _ details: Details, slug: String? = nil) {
    self.title = title
    self.details = details
    self.slug = slug
  }
}

/// Why a new plan is not made. Nothing was written.
public enum PlanDraftError: ExplainedError, Hashable {
  /// The title cannot be one: why not.
  case badTitle(String)
  /// Nothing of the title can stand in the name of a file.
  case noName(title: String)
  case badName(String, reason: String)
  /// An entry has the name, at this path.
  case taken(String, path: String)
  /// A plan of its sort is called the same.
  case doubles(title: String, of: String, EntryKind, path: String, slug: String)
  /// Both targets would count the same amounts: what these measure; nil where they count things.
  case equalTargets(String, String, dimension: String?)
  /// Two terms would share days: the other's title, path and span, and the first Monday after it,
  /// nil where none is left before the end of the calendar.
  case overlaps(DaySpan, term: String, path: String, DaySpan, next: CalendarDay?)
  case endsEarly(CalendarDay, start: CalendarDay)
  case store(StoreError)
}

extension Journal {
  /// The file of a new plan, to be created.
  /// - Parameters:
  ///   - plans: Those of the folder that the plan belongs into.
  ///   - folder: Where a person stands; paths in messages lead from there.
  public func file(for draft: PlanDraft, among plans: PlanFiles, from folder: String) throws(PlanDraftError) -> OpenFile {
    let title = draft.title.trimmed
    if title.isEmpty { throw .badTitle("it has no letter") }
    let isOneLine = title.unicodeScalars.allSatisfy { scalar in
      ![.control, .lineSeparator, .paragraphSeparator].contains(scalar.properties.generalCategory)
    }
    if !isOneLine { throw .badTitle("it has a line end or a control character in it") }
    let kind = draft.details.kind
    if draft.slug == nil, let double = plans.plan(titledLike: title, kind) {
      throw .doubles(title: title, of: double.title, double.kind, path: double.path, slug: double.slug)
    }
    let slug = try slug(for: draft, title)
    guard let path = layout.path(for: kind, slug: slug) else {
      throw .badName(slug, reason: "files of this kind are named after their days")
    }
    return OpenFile(place(of: path, from: folder), reading(title, draft.details, path))
  }

  private func slug(for draft: PlanDraft, _ title: String) throws(PlanDraftError) -> String {
    let kind = draft.details.kind
    let taken: FileNames
    do throws(StoreError) { taken = try names() } catch { throw .store(error) }
    func path(_ slug: String) -> String { layout.path(for: kind, slug: slug) ?? slug }
    func holder(of slug: String) -> String? {
      taken.places(named: slug).first.map { taken.paths[$0] } ?? (FileSystem.exists(diskPath(path(slug))) ? path(slug) : nil)
    }
    guard let asked = draft.slug.map({ FileNames.withoutEnding($0.trimmed) }) else {
      guard let slug = PlanName.slug(ofTitle: title) else { throw .noName(title: title) }
      let isTakenByItsKind = holder(of: slug)?.hasSameBytes(as: path(slug)) ?? false
      return PlanName.free(slug, kind, isTakenByItsKind: isTakenByItsKind) { holder(of: $0) != nil }
    }
    if asked.utf8.contains(ASCII.slash) { throw .badName(asked, reason: "a name has no folders; the layout says where it lies") }
    if let issue = PlanName.issue(of: asked) { throw .badName(asked, reason: issue) }
    if let issue = PortableName.issue(of: asked + ".md") { throw .badName(asked, reason: "it \(issue.reason)") }
    if PlanName.isReserved(asked) { throw .badName(asked, reason: "it means a day or a period on a command line") }
    if let holder = holder(of: asked) { throw .taken(asked, path: holder) }
    return asked
  }

  private func names() throws(StoreError) -> FileNames {
    var names = FileNames()
    for path in try entryPaths().paths { names.add(path) }
    return names
  }

  /// A file that says this. Its title is a heading, unless that would be read as another one.
  private func reading(_ title: String, _ details: Details, _ path: String) -> FileReading {
    func read(_ entry: Entry) -> FileReading {
      FileReading(SourceText(path: path, bytes: Array(entry.canonicalText.utf8)), path: path, configuration: configuration)
    }
    let reading = read(Entry(details: details, body: Body(prose: "# \(title)")))
    if reading.title.hasSameBytes(as: title) { return reading }
    return read(Entry(common: CommonProperties(title: title), details: details))
  }
}

extension PlanDraftError {
  public var code: ErrorCode {
    switch self {
    case .badTitle, .noName, .badName, .endsEarly: .badValue
    case .taken: .exists
    case .doubles, .equalTargets, .overlaps: .conflict
    case .store(let error): error.code
    }
  }

  public var why: String? {
    switch self {
    case .badTitle(let reason), .badName(_, let reason): reason
    case .taken(_, let path), .doubles(_, _, _, let path, _), .overlaps(_, _, let path, _, _): path
    case .store(let error): error.why
    case .noName, .equalTargets, .endsEarly: nil
    }
  }

  public var place: ErrorPlace? {
    switch self {
    case .taken(_, let path), .doubles(_, _, _, let path, _), .overlaps(_, _, let path, _, _): ErrorPlace(path)
    case .store(let error): error.place
    case .badTitle, .badName, .noName, .equalTargets, .endsEarly: nil
    }
  }

  public var what: String {
    switch self {
    case .badTitle: "this is no title"
    case .noName(let title): "‘\(title)’ has neither letter nor digit, of which the name of a file could be made"
    case .badName(let name, _): "‘\(name)’ cannot be the name of a file"
    case .taken(let name, _): "the name ‘\(name)’ is taken"
    case .doubles(let title, let other, let kind, _, _): "‘\(title)’ would double the \(kind.rawValue) ‘\(other)’"
    case .equalTargets(let one, let other, let dimension):
      "‘\(one)’ and ‘\(other)’ \(dimension.map { "are both a \($0)" } ?? "count the same things"), and every such amount would count for both"
    case .overlaps(let span, let term, _, let other, _):
      "the term would last from \(span.start) to \(span.end), and ‘\(term)’ lasts from \(other.start) to \(other.end)"
    case .endsEarly(let end, let start): "a term that begins on \(start) cannot end on \(end)"
    case .store(let error): error.what
    }
  }

  public var help: String? {
    switch self {
    case .badTitle: "a title is a few words on one line"
    case .noName, .badName: "‘--slug NAME’ names the file, such as --slug play-squash"
    case .taken: "‘--slug NAME’ gives it another name"
    case .doubles(_, _, _, _, let slug):
      "‘retro show \(ChangeSet.quoted(slug))’ shows it; if it is to be another one, give it another title, or a name of its own with --slug"
    case .equalTargets: "name for each of them the field that it counts, as in ‘distance 500 km’, or make two goals of them"
    case .overlaps(_, _, _, _, let next): next.map { "‘--start \($0)’ begins it on the first Monday after that" }
    case .endsEarly: nil
    case .store(let error): error.help
    }
  }
}
