// How plans are made and changed: the files are read under the lock, written once, and told of alike.

import JournalChecks
public import JournalInsights
public import JournalDates
public import JournalFormat
public import JournalModel
public import JournalStore
import JournalText
public import PlainFormats
import JournalLanguage

/// What became of the file of one plan.
public struct WrittenPlan: Sendable {
  /// As it is afterwards, or with a dry run would be.
  public let file: OpenFile
  public let outcome: ChangeOutcome
  /// Whether it is new.
  let isMade: Bool
  /// The properties that were asked for.
  public let keys: [String]
  /// The days among them that the file named before, by their keys.
  public internal(set) var formerDays: [String: CalendarDay] = [:]
  /// What was reached with it; nil where that was told before, and where nothing was.
  public internal(set) var reached: ReachedPlan?

  public var reading: FileReading { file.reading }

  /// The plan's file and what some of its properties say.
  public func json(for audience: Audience) -> JSONValue {
    let change: JSONMember = isMade ? .created : .changed
    let isDone = isMade ? !outcome.isDryRun : outcome.isChanged
    let title = audience.sees(isPrivate: reading.isPrivate) ? reading.title : reading.slug
    return [
      .schema: .answerSchema, .path: .string(reading.path), .slug: .string(reading.slug), .type: .string(reading.kind.rawValue),
      .title: .string(title), change: .bool(isDone), .properties: .object(reading.json(ofProperties: keys, for: audience)),
      .dryRun: .bool(outcome.isDryRun),
    ]
  }
}

extension Workspace {
  /// Makes the file of a new plan, or with `isDryRun` only plans it; findings in it are told.
  /// - Parameter tags: Of the new file, without `#`.
  public func make(
    _ plan: some NewPlan, tags: [String] = [], in journal: Journal, isDryRun: Bool = false
  ) throws -> WrittenPlan {
    let today = try today(in: journal)
    let now = try now(in: journal)
    let moment = "\(now.day) \(now.time.map(\.description) ?? "")"
    var made: OpenFile?
    let outcome = try carryOut(in: journal.root, isDryRun: isDryRun) {
      var plans = try plans(of: journal, in: plan.folders)
      var draft = try plan.draft(&plans, on: today, in: journal)
      (draft.tags, draft.moment) = (tags, moment)
      draft.begin(on: today)
      let file = try journal.file(for: draft, among: plans, from: try folder())
      try file.place.refuseObstacle()
      made = file
      return [.create(file.place.path, file.reading.source.bytes)]
    }
    guard let file = made else { throw WorkspaceError(.conflict, WritingText.nothing) }
    for finding in file.reading.diagnostics { tell(finding, in: file.reading) }
    return WrittenPlan(file: file, outcome: outcome, isMade: true, keys: file.reading.properties.map(\.key).filter { $0 != "type" })
  }

  /// Changes the plan of a name.
  /// - Parameters:
  ///   - titled: What becomes of its title; its file keeps the name.
  ///   - changes: What is to become of it as it is, by the day that it is; none where it is so already.
  public func changePlan(
    _ name: String, of kind: EntryKind, in journal: Journal, isDryRun: Bool = false, titled: ((String) -> String)? = nil,
    _ changes: (FileReading, CalendarDay) throws -> [PlanChange]
  ) throws -> WrittenPlan {
    let today = try today(in: journal)
    var changed: (file: OpenFile, keys: [String])?
    var formerDays: [String: CalendarDay] = [:]
    let outcome = try changeFiles(in: journal.root, isDryRun: isDryRun) {
      var plans = try plans(of: journal, in: kind.folder.map { [$0] } ?? [])
      let reading = try plans.plan(name, of: [kind])
      let file = try openMarkdown(plans.place(of: reading, from: try folder()))
      let properties = try changes(file.reading, today).flatMap { try file.reading.propertyChanges(for: $0) }
      for key in properties.map(\.key) { formerDays[key] = file.reading.properties.first { $0.key == key }.flatMap { CalendarDay($0.value.said) } }
      var files = ChangedFiles()
      try files.set(properties, in: file)
      if let titled, case let latest = files.latest(file) {
        files.take(FileChange(latest, to: try latest.reading.titled(titled(latest.reading.title))))
      }
      changed = (files.latest(file), properties.map(\.key))
      return files
    }
    guard let (file, keys) = changed else { throw WorkspaceError(.conflict, WritingText.nothing) }
    return WrittenPlan(file: file, outcome: outcome, isMade: false, keys: keys, formerDays: formerDays)
  }

  /// Gives the plan of a name what a new one of its kind would say; what that leaves open stays as it is. References come to those that
  /// there are.
  /// - Throws: Where nothing is to change.
  public func changePlan(
    _ name: String, to plan: some NewPlan, tags: [String] = [], of kind: EntryKind, in journal: Journal, isDryRun: Bool = false
  ) throws -> WrittenPlan {
    var plans = try plans(of: journal, in: plan.folders)
    let draft = try plan.draft(&plans, on: try today(in: journal), in: journal)
    let text = Entry(details: draft.details).canonicalText
    let wanted = FileReading(
      SourceText(path: "", bytes: Array(text.utf8)), path: journal.layout.path(for: kind, slug: "draft") ?? "",
      configuration: journal.configuration)
    let changes =
      wanted.properties.filter { !["type", "status"].contains($0.key) }.flatMap { property -> [PropertyChange] in
        switch property.value {
        case .list(let elements) where ["goals", "values"].contains(property.key): elements.map { .add(key: property.key, element: $0) }
        case .list(let elements): [.replace(key: property.key, elements: elements)]
        case .text(let text), .kept(let text): [.set(key: property.key, value: text)]
        }
      } + tags.map { .add(key: "tags", element: $0) }
    if changes.isEmpty { throw WorkspaceError(.usage, PlanErrorText.nothingToChange, help: PlanErrorText.nothingToChangeWay) }
    return try changePlan(name, of: kind, in: journal, isDryRun: isDryRun) { _, _ in [.put(changes)] }
  }

  /// Completes something that is reached once.
  /// - Parameter day: Says on which day it was done; nil for today, or where it is done already, for the day that it says.
  public func completePlan(
    _ name: String, of kind: EntryKind, in journal: Journal, isDryRun: Bool = false,
    on day: (CalendarDay) throws -> CalendarDay? = { _ in nil }
  ) throws -> WrittenPlan {
    var wasDone = false
    var written = try changePlan(name, of: kind, in: journal, isDryRun: isDryRun) { reading, today in
      wasDone = reading.completed != nil
      return [.complete(try day(today) ?? reading.completed ?? today)]
    }
    if [.goal, .milestone].contains(kind), written.outcome.isChanged, !isDryRun, !wasDone {
      written.reached = reached(by: written, in: journal)
    }
    return written
  }

  /// Where it is still said that a task is done, whose file does not say so any more: lines of logs and Actions, each as `PATH:LINE`.
  public func otherCompletions(ofTaskAt path: String, slug: String, in journal: Journal) throws -> [(place: String, day: CalendarDay?)] {
    let files = try practice(of: journal)
    let inActions = try ledger(of: journal).actions.filter { action in
      action.taskPath?.hasSameBytes(as: path) == true && action.item.action.state == .done && action.item.action.repeatRule == nil
    }.map { (place: "\($0.place.path):\($0.place.line)", day: CalendarDay?.none) }
    let today = try today(in: journal)
    let activity = files.practice.log.place(of: Reference.folded(slug))
    let lines = files.practice.log.lines.filter { $0.state == .done && $0.day <= today && $0.activity != nil && $0.activity == activity }
    let paths = try files.paths(ofDays: Set(lines.map(\.day)))
    return lines.compactMap { line in paths[line.day].map { (place: "\($0):\(line.line)", day: line.day) } } + inActions
  }
}

extension FileReading {
  /// The day on which it was done, as its file says.
  public var completed: CalendarDay? {
    switch entry.details {
    case .activity(.task(let task)): task.completed
    case .goal(let goal): goal.completed
    case .milestone(let milestone): milestone.completed
    case .obligation(let obligation): obligation.completed
    default: nil
    }
  }
}

extension PlanFiles {
  /// Links to the plans of these names, as properties have them.
  public mutating func links(to names: [String], _ kind: EntryKind, in journal: Journal) throws -> [Reference] {
    var links: [Reference] = []
    for name in names {
      let link = Reference(file: try journal.linkName(ofFileAt: try plan(name, of: [kind]).path))
      if !links.contains(link) { links.append(link) }
    }
    return links
  }
}
