// Items that are added, judged, ticked and changed where they stand.

public import JournalDates
public import JournalFormat
import JournalInsights
public import JournalModel
import JournalReports
public import JournalStore
import JournalText
public import PlainFormats
import JournalIndex
import JournalLanguage

/// A new item as a person asks for it, before it is known where those stand that it refers to.
public struct NewItem: Sendable {
  /// Keep, Problem, Try or Action.
  public var section: SectionKind
  /// Markdown; further lines are lines of the item.
  public var text: String
  public var due: CalendarDay?
  public var priority: Priority?
  /// The Try that it comes from.
  public var source: AskedItem?
  /// The Problem that it is for.
  public var purpose: AskedItem?
  /// What a Try is to move.
  public var moves: Moves?

  public init(
    _ section: SectionKind, _ text: String, due: CalendarDay? = nil, priority: Priority? = nil, source: AskedItem? = nil,
    purpose: AskedItem? = nil, moves: Moves? = nil
  ) {
    (self.section, self.text, self.due, self.priority, self.source, self.purpose) = (section, text, due, priority, source, purpose)
    self.moves = moves
  }
}

/// An item that was added.
public struct AddedItem: Sendable {
  public let inserted: InsertedItem
  public let file: OpenFile
  public let outcome: ChangeOutcome
  let section: SectionKind
  let isMade: Bool

  /// For programs; of a private one others are told where it is.
  public func json(for audience: Audience) -> JSONValue {
    let item = inserted.item.item
    let isTold = audience.sees(isPrivate: item.isPrivate || inserted.section.isPrivate || file.reading.isPrivate)
    return [
      .schema: .answerSchema, .path: .string(file.place.path), .line: .int(inserted.item.line), .section: .string(section.rawValue),
      .id: JSONValue(item.id), .text: isTold ? .string(item.text) : .null,
      .fields: .object(JSONObject((isTold ? item.fields : []).map { ($0.key, .string($0.value)) })),
      .created: .bool(isMade && !outcome.isDryRun), .dryRun: .bool(outcome.isDryRun),
    ]
  }
}

extension Workspace {
  /// Adds an item to a file, which is made where it is that of a period.
  /// - Parameter audience: Whom items are told that words may mean.
  /// - Throws: A `SeveralDoneError` where words mean several items.
  public func add(
    _ item: NewItem, to target: WritingTarget, for audience: Audience = .others, isDryRun: Bool = false
  ) throws -> AddedItem {
    var added: (item: InsertedItem, file: OpenFile, isMade: Bool)?
    let item = try meant(by: item, for: audience)
    let outcome = try write(into: target, isDryRun: isDryRun) { file, files in
      let source = try item.source.map { try reference(to: $0, in: [.try], from: file, for: audience, in: &files) }
      let purpose = try item.purpose.map { try reference(to: $0, in: [.problem], from: file, for: audience, in: &files) }
      let addition = ItemAddition(
        item.section, item.text, due: item.due, priority: item.priority, source: source, purpose: purpose, moves: item.moves)
      added = (try files.add(addition, to: file), file, files.draft != nil)
    }
    guard let (inserted, file, isMade) = added else {
      throw WorkspaceError(.conflict, WritingText.nothingTo, ["path": .place(target.place.shown)])
    }
    return AddedItem(inserted: inserted, file: file, outcome: outcome, section: item.section, isMade: isMade)
  }

  /// An id alone is that item, of which something is to be made: an Action of the Try `t-7g8h`, a Try for the Problem `p-3c4d`.
  private func meant(by item: NewItem, for audience: Audience) throws -> NewItem {
    guard let address = ItemAddress(item.text), address.file == nil, address.isLikeID, item.source == nil, item.purpose == nil else {
      return item
    }
    let found = try self.item(orNear: address)
    guard case .item(let reading, let section) = found.found, audience.sees(isPrivate: found.isPrivate), section.kind != item.section else {
      return item
    }
    var made = item
    made.text = reading.item.text.parts(between: "\n")[0]
    switch section.kind {
    case .try where item.section == .action: made.source = AskedItem(address.text)
    case .problem where item.section == .action || item.section == .try: made.purpose = AskedItem(address.text)
    default: break
    }
    return made
  }
}

// MARK: Verdicts

/// Reads what a command line that was carried out said of an item; nil for one that said something else.
public typealias Recall = @Sendable (_ commandLine: [String]) -> (item: AskedItem, words: String)?

/// An item that was judged.
public struct JudgedItem: Sendable {
  /// As it was before.
  public let found: FoundItem
  public let verdict: Verdict
  public let written: WrittenVerdict
  public let outcome: ChangeOutcome
  let id: String?
  let isMade: Bool

  /// For programs; of a private one others are told where it is.
  public func json(for audience: Audience) -> JSONValue {
    [
      .schema: .answerSchema, .id: JSONValue(id), .text: JSONValue(audience.sees(isPrivate: found.isPrivate) ? found.item?.item.text : nil),
      .verdict: .string(verdict.rawValue), .path: .string(written.place.path), .line: .int(written.line),
      .inReview: .bool(written.isInReview), .changed: .bool(outcome.isChanged), .created: .bool(isMade && !outcome.isDryRun),
      .dryRun: .bool(outcome.isDryRun),
    ]
  }
}

extension Workspace {
  /// Writes a verdict on a Try into the Review of the retrospective that is due, or on an Action where it stands.
  /// - Parameters:
  ///   - words: The outcome in words; empty for none. They take the place of those that `recall` knows of earlier verdicts.
  ///   - audience: Whom items are told that words may mean.
  ///   - recall: Reads what a command line said of an item.
  /// - Throws: A `SeveralDoneError` where words mean several items.
  public func judge(
    _ asked: AskedItem, _ verdict: Verdict, words: String = "", for audience: Audience = .others, isDryRun: Bool = false,
    recalling recall: Recall = { _ in nil }
  ) throws -> JudgedItem {
    let target = try target()
    var judged: (found: FoundItem, id: String?, written: WrittenVerdict, isMade: Bool)?
    let outcome = try changeFiles(in: target.root, isDryRun: isDryRun) {
      let address = try address(of: asked, in: [.try, .action], for: audience)
      let found = try item(orNear: address)
      guard let kind = found.section?.kind, Verdict.verdicts(onItemsOf: kind).contains(verdict) else {
        throw error(found, address, verdict)
      }
      let (written, files) = try judging(
        found, verdict, words, target, recall, isMaking: !asked.namesFile || verdict == .partly)
      if verdict == .carry, kind == .try { try checkCarried(found, asked, files, target) }
      judged = (found, files.item(of: found)?.item.id, written, files.draft != nil)
      return files
    }
    guard let (found, id, written, isMade) = judged else { throw WorkspaceError(.conflict, WritingText.nothing) }
    return JudgedItem(found: found, verdict: verdict, written: written, outcome: outcome, id: id, isMade: isMade)
  }

  /// Refuses to carry on a Try that another Review has settled: an empty verdict changes nothing of that.
  private func checkCarried(_ found: FoundItem, _ asked: AskedItem, _ files: ChangedFiles, _ target: WritingTarget) throws {
    guard let journal = target.period?.journal else { return }
    let readings =
      !asked.namesFile
      ? try journal.map { LoopFile($0) }.results
      : journal.neighbours(of: found.file, on: try today(journal.configuration)).files
    guard let one = files.outcome(of: found, among: readings, layout: journal.layout), one.outcome.isSettled else { return }
    let place = try one.judgedIn.map { try journal.place(of: $0.path, from: folder()).shown + ":\($0.line)" }
    throw WorkspaceError(
      .conflict, ItemErrorText.settled,
      [
        "name": .text(asked.text), "outcome": .text(one.outcome.rawValue),
        "place": place.map { .place($0) } ?? .message(ItemErrorText.privateReview),
      ], help: ItemErrorText.settledWay, ["name": .text(asked.text)])
  }

  /// Writes a verdict on a Try or an Action that was found; to be called inside the plan of `carryOut`.
  /// - Parameter isMaking: Whether a retrospective that the verdict belongs into is made where it is missing, for which the journal is read;
  ///   else the item itself says it.
  func judging(
    _ found: FoundItem, _ verdict: Verdict, _ words: String, _ target: WritingTarget, _ recall: Recall, isMaking: Bool = true
  ) throws -> (written: WrittenVerdict, files: ChangedFiles) {
    var files = ChangedFiles()
    var retrospective: OpenFile?
    let isThere = target.period.map { $0.journal.hasFile(for: $0.next.period) } ?? false
    if verdict.needsReview(for: found, in: target.place) {
      if isMaking || isThere { (retrospective, files) = try open(target) }
    } else if isThere {
      retrospective = try OpenFile(target.place)
    }
    let day = try today(target.place.configuration)
    let former = words.isEmpty ? [] : try formerWords(of: found, in: target, recall)
    let task = verdict == .done || verdict == .dropped ? try task(of: found) : nil
    let written = try files.judge(
      found, verdict, words: words, insteadOf: former, task: task, in: retrospective, named: try linkName(of: found.file), on: day)
    return (written, files)
  }

  /// The words of earlier verdicts on an item, the latest first, as far as undo remembers them: what a person wrote by hand is not among
  /// them.
  private func formerWords(of found: FoundItem, in target: WritingTarget, _ recall: Recall) throws -> [String] {
    let names = [found.item?.item.id, "\(found.line)"].compactMap { $0?.lowercased() }
    return try ChangeLog(root: target.root, environment: environment).entries().compactMap { entry in
      guard !entry.isUndone, entry.set.undoes == nil, let said = recall(entry.set.words),
        said.item.means(names, text: found.item?.item.text ?? "")
      else { return nil }
      return said.words
    }
  }

  /// Why such a thing cannot be said of an item.
  private func error(_ found: FoundItem, _ address: ItemAddress, _ verdict: Verdict) -> WorkspaceError {
    let values: TextValues = [
      "name": .text(address.text), "place": .place("\(found.file.place.shown):\(found.line)"), "verdict": .text(verdict.rawValue),
    ]
    switch found.section?.kind {
    case .try: return WorkspaceError(.wrongKind, ItemErrorText.noVerdictOfTry, values, help: ItemErrorText.noVerdictOfTryWay)
    case .action: return WorkspaceError(.wrongKind, ItemErrorText.noVerdictOfAction, values, help: ItemErrorText.noVerdictOfActionWay)
    default: return WorkspaceError(.wrongKind, ItemErrorText.noVerdict, values, help: ItemErrorText.noVerdictWay)
    }
  }
}

// MARK: Boxes and Actions

/// An item whose box was changed.
public struct TickedItem: Sendable {
  /// As it was before.
  public let found: FoundItem
  public let files: ChangedFiles
  /// Where the item stands, from 1.
  let line: Int
  /// The file of the task that the item is, where that stays done.
  public let doneTask: FilePlace?
  public let outcome: ChangeOutcome

  public var json: JSONValue {
    [
      .schema: .answerSchema, .path: .string(found.file.place.path), .line: .int(line), .changed: .bool(outcome.isChanged),
      .files: JSONValue(files.changed.map(\.place.path)), .doneTask: JSONValue(doneTask?.path), .dryRun: .bool(outcome.isDryRun),
    ]
  }
}

/// What becomes of an Action.
public enum ActionChange: Sendable {
  /// On this day.
  case done(CalendarDay)
  /// Nil for no day.
  case move(CalendarDay?)
  case reword(String)
}

/// Actions that were changed.
public struct ChangedActions: Sendable {
  /// Each as it was, with the file of the task that it is.
  public let actions: [(found: FoundItem, task: OpenFile?)]
  public let change: ActionChange
  public let today: CalendarDay
  public let files: ChangedFiles
  public let outcome: ChangeOutcome

  /// The Actions as a list of them gives them.
  public var json: JSONValue {
    let found = actions.map { found, task -> JSONValue in
      let file = files.latest(found.file)
      let readings = [file.reading] + (task.map { [files.latest($0).reading] } ?? [])
      let ledger = ReviewLedger(of: readings, layout: file.place.configuration.layout)
      let report = ActionsReport(of: ledger, ActionQuery(), today: today)
      let line = files.item(of: found)?.line ?? found.line
      return report.json["actions"]?.array?.first { $0["line"]?.int == line && $0["path"]?.string == file.place.path } ?? .null
    }
    return [
      .schema: .answerSchema, .actions: JSONValue(found.filter { !$0.isNull }), .privateEntries: .int(found.count { $0.isNull }),
      .changed: .bool(outcome.isChanged),
      .dryRun: .bool(outcome.isDryRun),
    ]
  }
}

extension Workspace {
  /// Changes the box of an item.
  /// - Parameter box: What it is to be on a day.
  public func tick(
    _ item: ItemName, in place: FilePlace, isDryRun: Bool = false, _ box: (CalendarDay) -> BoxChange = { .tick($0) }
  ) throws -> TickedItem {
    var edited: (found: FoundItem, files: ChangedFiles, task: OpenFile?, effect: TaskEffect)?
    let outcome = try changeFiles(in: place.changeRoot, isDryRun: isDryRun) {
      let file = try openMarkdown(place)
      var files = ChangedFiles()
      let found = try file.item(item)
      let task = try task(of: found)
      let effect = try files.setBox(box(try today(place.configuration)), of: found, task: task)
      edited = (found, files, task, effect)
      return files
    }
    guard let (found, files, task, effect) = edited else {
      throw WorkspaceError(.conflict, WritingText.nothingTo, ["path": .place(place.shown)])
    }
    let doneTask = effect == .staysDone ? task?.place : nil
    return TickedItem(found: found, files: files, line: files.item(of: found)?.line ?? found.line, doneTask: doneTask, outcome: outcome)
  }

  /// Changes Actions where they stand, all or none.
  /// - Parameter change: What becomes of each, by the day that it is.
  public func change(
    actions items: [ItemAddress], isDryRun: Bool = false, _ change: (CalendarDay) throws -> ActionChange
  ) throws -> ChangedActions {
    var edited: [(found: FoundItem, task: OpenFile?)] = []
    var files = ChangedFiles()
    var made: (change: ActionChange, today: CalendarDay)?
    let outcome = try changeFiles(in: try root(of: items), isDryRun: isDryRun) {
      for item in items {
        let found = try action(item)
        // One that is named twice is done once.
        if edited.contains(where: { $0.found.file.place.diskPath == found.file.place.diskPath && $0.found.line == found.line }) { continue }
        let task = try task(of: found)
        let today = try today(found.file.place.configuration)
        let change = try change(today)
        switch change {
        case .done(let day): try files.complete(found, on: day, task: task)
        case .move(let day): try files.move(found, to: day, task: task)
        case .reword(let text): try files.reword(found, as: text, task: task)
        }
        made = (change, today)
        edited.append((found, task))
      }
      return files
    }
    guard let (change, today) = made else { throw WorkspaceError(.conflict, WritingText.nothing) }
    return ChangedActions(actions: edited, change: change, today: today, files: files, outcome: outcome)
  }

  /// The root of the journal that items stand in; outside of any, the folder of their file.
  private func root(of items: [ItemAddress]) throws -> String {
    var roots: [String] = []
    for item in items {
      let root = try item.file.map { try file($0).changeRoot } ?? search().root()
      if !roots.contains(root) { roots.append(root) }
    }
    guard roots.count == 1 else {
      throw WorkspaceError(.wrongKind, ItemErrorText.severalJournals, help: ItemErrorText.severalJournalsWay)
    }
    return roots[0]
  }
}
