// How commands make and change plans: the files are read under the lock, written once, and told of alike.

import CommandKit
import HostSystem
import JournalDates
import JournalFormat
import JournalInsights
import JournalKit
import JournalModel
import JournalStore
import JournalText
import MarkdownSyntax
import PlainFormats

extension Context {
  /// Makes the file of a new plan.
  /// - Parameters:
  ///   - folders: Those whose plans the draft asks for; its own first.
  ///   - next: What a person may want to type now, of the new file's name.
  ///   - draft: The plan, asked for under the lock.
  mutating func make(
    _ request: PlanRequest, in journal: Journal, _ folders: [Layout.Folder], isEdited: Bool, next: (String) -> String,
    _ draft: (inout PlanFiles, CalendarDay) throws -> PlanDraft
  ) throws -> ExitStatus {
    let today = try today(in: journal)
    var made: OpenFile?
    try carryOut(in: journal.root, isDryRun: request.isDryRun, isShown: !request.isJSON) { context in
      var plans = try context.workspace.plans(of: journal, in: folders)
      let file = try journal.file(for: try draft(&plans, today), among: plans, from: try context.currentFolder())
      try file.place.refuseObstacle()
      made = file
      return [.create(file.place.path, file.reading.source.bytes)]
    }
    guard let file = made else { throw CommandError(.conflict, "nothing was written") }
    for finding in file.reading.diagnostics { warn(finding, in: file.reading) }
    if request.isJSON {
      let keys = file.reading.properties.map(\.key).filter { $0 != "type" }
      answer(with: file.reading, ["created": .bool(!request.isDryRun)], keys, isDryRun: request.isDryRun)
      return .yes
    }
    note(request.isDryRun ? "would make \(file.place.shown)" : "made \(file.place.shown); now: \(next(file.reading.slug))")
    return isEdited && !request.isDryRun ? try edit(file.place) : .yes
  }

  /// Changes the plan of the name that was asked for.
  /// - Parameters:
  ///   - kinds: What it may be.
  ///   - done: What was done, in words, of the plan as it is afterwards: `paused until 2026-12-01`.
  ///   - changes: What is to become of it; none where it is so already.
  @discardableResult
  mutating func change(
    _ request: PlanRequest, in journal: Journal, _ folder: Layout.Folder, done: (FileReading) -> String,
    _ changes: (FileReading, CalendarDay) throws -> [PlanChange]
  ) throws -> FileReading {
    let today = try today(in: journal)
    var changed: (file: OpenFile, keys: [String])?
    var files = ChangedFiles()
    let isChanged = try changeFiles(in: journal.root, isDryRun: request.isDryRun, isShown: !request.isJSON) { context in
      var plans = try context.workspace.plans(of: journal, in: [folder])
      let reading = try plans.plan(request.name, of: [request.kind])
      let file = try context.workspace.openMarkdown(plans.place(of: reading, from: try context.currentFolder()))
      let properties = try changes(file.reading, today).flatMap { try file.reading.propertyChanges(for: $0) }
      files = ChangedFiles()
      try files.set(properties, in: file)
      changed = (file, properties.map(\.key))
      return files
    }
    guard let (file, keys) = changed else { throw CommandError(.conflict, "nothing was written") }
    let after = files.latest(file).reading
    if request.isJSON {
      answer(with: after, ["changed": .bool(isChanged)], keys, isDryRun: request.isDryRun)
    } else if isChanged {
      note("\(file.place.shown): \(request.isDryRun ? "would be " : "")\(done(after))")
    } else {
      note("\(file.place.shown) says so already; nothing to change")
    }
    return after
  }

  /// Completes, drops or reopens something that is reached once.
  /// - Parameter date: The day on which it was done; nil for today, or where it is done already, for the day that it says.
  @discardableResult
  mutating func finish(_ request: PlanRequest, in journal: Journal, _ folder: Layout.Folder, on date: PeriodWord?) throws -> FileReading {
    try change(
      request, in: journal, folder,
      done: { reading in
        switch request.verb {
        case .done: "done on \(reading.completed.map { "\($0)" } ?? "that day")"
        case .drop: "dropped; ‘retro goal reopen \(reading.slug)’ takes it up again"
        default: "to be done again"
        }
      },
      { reading, today in
        switch request.verb {
        case .done: [.complete(try date?.done(on: today) ?? reading.completed ?? today)]
        case .drop: [.drop]
        default: [.reopen]
        }
      })
  }

  /// Answers with a plan's file and what some of its properties say.
  private mutating func answer(with reading: FileReading, _ members: JSONObject, _ keys: [String], isDryRun: Bool) {
    var answer: JSONObject = [
      "schema": 1, "path": .string(reading.path), "slug": .string(reading.slug), "type": .string(reading.kind.rawValue),
      "title": .string(audience(of: .data).sees(isPrivate: reading.isPrivate) ? reading.title : reading.slug),
    ]
    for (key, value) in members.members { answer.append(key, value) }
    answer.append("properties", .object(reading.json(ofProperties: keys, for: audience(of: .data))))
    answer.append("dry_run", .bool(isDryRun))
    write(.object(answer))
  }
}

extension FileReading {
  /// The day on which it was done, as its file says.
  fileprivate var completed: CalendarDay? {
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
  mutating func links(to names: [String], _ kind: EntryKind, in journal: Journal) throws -> [Reference] {
    var links: [Reference] = []
    for name in names {
      let link = Reference(file: try journal.linkName(ofFileAt: try plan(name, of: [kind]).path))
      if !links.contains(link) { links.append(link) }
    }
    return links
  }
}
