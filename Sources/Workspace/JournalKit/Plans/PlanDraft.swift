// A plan that is still to be made: a habit, a task, a goal … as a new file.

public import JournalDates
import JournalFormat
import JournalInsights
public import JournalModel
public import JournalStore
import HostSystem
public import JournalText
public import JournalLanguage

/// What the file of a new plan is to say.
public struct PlanDraft: Sendable {
  /// One line of Markdown; the file's heading.
  public var title: String
  public var details: Details
  /// The file's name without `.md`, as a person wants it; nil for one that is made of the title.
  public var slug: String?
  /// Without `#`.
  public var tags: [String] = []
  /// When it is made, which a neutral name of a private title is made of, too.
  var moment = ""

  public init(_ title: String, _ details: Details, slug: String? = nil) {
    self.title = title
    self.details = details
    self.slug = slug
  }

  /// Of a goal that begins when it is made: what was done before does not count towards its targets, unless a start or a term says otherwise.
  mutating func begin(on today: CalendarDay) {
    guard case .goal(var goal) = details, goal.start == nil, goal.term == nil, !goal.targets.isEmpty || !WantedLevel.all(title, goal.targets, among: []).isEmpty, goal.due.map({ $0 >= today }) ?? true
    else { return }
    goal.start = today
    details = .goal(goal)
  }
}

/// Why a new plan is not made. Nothing was written.
public enum PlanDraftError: CataloguedError, Hashable {
  /// The title cannot be one: why not.
  case badTitle(Message)
  /// Nothing of the title can stand in the name of a file.
  case noName(title: String)
  case badName(String, reason: Message)
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
    if title.isEmpty { throw .badTitle(Message(PlanErrorText.noLetter)) }
    let isOneLine = title.unicodeScalars.allSatisfy { scalar in
      ![.control, .lineSeparator, .paragraphSeparator].contains(scalar.properties.generalCategory)
    }
    if !isOneLine { throw .badTitle(Message(PlanErrorText.controlInTitle)) }
    let kind = draft.details.kind
    if draft.slug == nil, let double = plans.plan(titledLike: title, kind) {
      throw .doubles(title: title, of: double.title, double.kind, path: double.path, slug: double.slug)
    }
    let slug = try slug(for: draft, title)
    guard let path = layout.path(for: kind, slug: slug) else {
      throw .badName(slug, reason: Message(PlanErrorText.namedAfterDays))
    }
    return OpenFile(place(of: path, from: folder), reading(title, draft, path))
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
      guard let named = PlanName.slug(ofTitle: title) else { throw .noName(title: title) }
      let slug = FileReading.saysPrivate([title]) ? PlanName.neutral(title, salt: draft.moment) : named
      let isTakenByItsKind = holder(of: slug)?.hasSameBytes(as: path(slug)) ?? false
      return PlanName.free(slug, kind, isTakenByItsKind: isTakenByItsKind) { holder(of: $0) != nil }
    }
    if asked.utf8.contains(ASCII.slash) { throw .badName(asked, reason: Message(PlanErrorText.noFolders)) }
    if let issue = PlanName.issue(of: asked) { throw .badName(asked, reason: issue) }
    if let issue = PortableName.issue(of: asked + ".md") { throw .badName(asked, reason: Message(issue.wording)) }
    if PlanName.isReserved(asked) { throw .badName(asked, reason: Message(PlanErrorText.meansDays)) }
    if let holder = holder(of: asked) { throw .taken(asked, path: holder) }
    return asked
  }

  private func names() throws(StoreError) -> FileNames {
    var names = FileNames()
    for path in try entryPaths().paths { names.add(path) }
    return names
  }

  /// A file that says this. Its title is a heading, unless that would be read as another one.
  private func reading(_ title: String, _ draft: PlanDraft, _ path: String) -> FileReading {
    func read(_ entry: Entry) -> FileReading {
      FileReading(SourceText(path: path, bytes: Array(entry.canonicalText.utf8)), path: path, configuration: configuration)
    }
    let details = draft.details
    let reading = read(Entry(common: CommonProperties(tags: draft.tags), details: details, body: Body(prose: "# \(title)")))
    if reading.title.hasSameBytes(as: title) { return reading }
    return read(Entry(common: CommonProperties(title: title, tags: draft.tags), details: details))
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

  public var place: ErrorPlace? {
    switch self {
    case .taken(_, let path), .doubles(_, _, _, let path, _), .overlaps(_, _, let path, _, _): ErrorPlace(path)
    case .store(let error): error.place
    case .badTitle, .badName, .noName, .equalTargets, .endsEarly: nil
    }
  }

  public var explanation: Explanation {
    switch self {
    case .badTitle(let reason): Explanation(Message(PlanErrorText.badTitle), why: reason, help: Message(PlanErrorText.badTitleWay))
    case .noName(let title): Explanation(Message(PlanErrorText.noName, ["title": .text(title)]), help: Message(PlanErrorText.nameWay))
    case .badName(let name, let reason):
      Explanation(Message(PlanErrorText.badName, ["name": .text(name)]), why: reason, help: Message(PlanErrorText.nameWay))
    case .taken(let name, let path):
      Explanation(Message(PlanErrorText.taken, ["name": .text(name)]), why: .verbatim(path), help: Message(PlanErrorText.takenWay))
    case .doubles(let title, let other, let kind, let path, let slug):
      Explanation(
        Message(PlanErrorText.doubles, ["title": .text(title), "kind": .text(kind.rawValue), "other": .text(other)]),
        why: .verbatim(path), help: Message(PlanErrorText.doublesWay, ["name": .text(ShellText.quoted(slug))]))
    case .equalTargets(let one, let other, let dimension):
      Explanation(
        Message(
          PlanErrorText.equalTargets,
          [
            "one": .text(one), "other": .text(other),
            "dimension": .optional(dimension.map { Message(PlanText.dimension, ["dimension": .text($0)]) }),
          ]),
        help: Message(PlanErrorText.equalTargetsWay))
    case .overlaps(let span, let term, let path, let other, let next):
      Explanation(
        Message(
          PlanErrorText.overlaps,
          [
            "start": .day(span.start), "end": .day(span.end), "other": .text(term), "first": .day(other.start), "last": .day(other.end),
          ]), why: .verbatim(path), 
        help: Message(PlanErrorText.overlapsWay, ["day": .optional(next?.description), "name": .text(Reference.slug(ofPath: path))]))
    case .endsEarly(let end, let start): Explanation(Message(PlanErrorText.termEndsEarly, ["start": .day(start), "end": .day(end)]))
    case .store(let error): Explanation(of: error)
    }
  }
}
