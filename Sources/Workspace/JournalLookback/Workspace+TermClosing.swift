// Closing a term: its retrospective, what of it goes on, and the next one, all in one change set.

public import JournalDates
import JournalFormat
import JournalInsights
public import JournalKit
import JournalLanguage
import JournalModel
import JournalReports
public import JournalStore
public import PlainFormats
import JournalText

/// How a person wants a term to be closed.
public struct TermCloseRequest: Sendable {
  /// Of the term; empty for the one that ends or has ended.
  public var name = ""
  /// What goes on, by its name or title; `all` for what is not named otherwise. So does what nobody decided.
  public var carried: [String] = []
  /// What is given up, by its name or title; `all` for what is not named otherwise.
  public var dropped: [String] = []
  /// What the next term is to be; nil for none.
  public var next: NewTerm? = NewTerm("")

  public init(_ name: String = "") { self.name = name }
}

/// What became of a term that was closed.
public struct ClosedTerm: Sendable {
  public let closing: TermClosing
  /// The file of the term, as it is afterwards.
  public let file: OpenFile
  /// What goes on, and what was given up.
  public let carried: [TermClosing.Open]
  public let dropped: [TermClosing.Open]
  /// The term that comes next; nil where there is none.
  public let next: (path: String, name: String, span: DaySpan, isMade: Bool)?
  public let outcome: ChangeOutcome

  /// For programs, which are told no name of what is private.
  public var json: JSONValue {
    func names(_ open: [TermClosing.Open]) -> JSONValue { JSONValue(open.filter { !$0.isPrivate }.map(\.slug)) }
    return [
      .schema: .answerSchema, .path: .string(file.place.path), .slug: .string(file.reading.slug), .asOf: .string(closing.day.description),
      .reached: JSONValue(closing.reached.map(\.goal).filter { !$0.isPrivate }.map(\.slug)), .carried: names(carried),
      .dropped: names(dropped), .points: .int(closing.points),
      .next: next.map {
        [
          .path: .string($0.path), .slug: .string($0.name), .start: .string($0.span.start.description),
          .end: .string($0.span.end.description), .created: .bool($0.isMade && !outcome.isDryRun),
        ]
      } ?? .null,
      .privateEntries: .int((carried + dropped).count(where: \.isPrivate)), .dryRun: .bool(outcome.isDryRun),
    ]
  }
}

extension Workspace {
  /// How a term stands at its end.
  /// - Parameter name: Empty for the one that ends or has ended.
  /// - Throws: Where there is none, or it is not to be closed yet or any more.
  public func closing(ofTerm name: String, in journal: Journal) throws -> TermClosing {
    let answer = try practice(in: journal)
    let terms = answer.practice.terms(answer.goals, on: answer.day)
    let found: TermProgress?
    if name.isEmpty {
      found = terms.ending ?? terms.last { $0.daysLeft < 0 && $0.isOpen } ?? terms.current
    } else {
      var plans = try plans(of: journal, in: [.terms])
      let reading = try plans.plan(name, of: [.term])
      found = terms.first { $0.term.path.hasSameBytes(as: reading.path) }
      if found == nil {
        throw WorkspaceError(
          .wrongKind, PlanErrorText.noStart, ["path": .place(reading.path)], help: PlanErrorText.noStartWay, ["name": .text(reading.slug)])
      }
    }
    guard let term = found else { throw WorkspaceError(.notFound, TermText.noTerm, help: TermText.noTermHelp) }
    try refuse(term)
    let day = min(answer.day, term.span.end)
    if day == answer.day { return try TermClosing(of: term, answer, answer.goals) }
    // Of a term that is over, what came later counts for the next one.
    let then = try practice(asOf: day, in: journal)
    let goals = then.goals
    guard let past = then.practice.terms(goals, on: day).first(where: { $0.term.path.hasSameBytes(as: term.term.path) }) else {
      throw WorkspaceError(.changedMeanwhile, TermText.otherChanged, ["path": .place(term.term.path)])
    }
    return try TermClosing(of: past, then, goals)
  }

  private func refuse(_ term: TermProgress) throws(WorkspaceError) {
    let (title, name) = (TextValue.text(term.term.isPrivate ? term.term.slug : term.term.title), TextValue.text(term.term.slug))
    switch term.term.plan.status {
    case .completed:
      throw WorkspaceError(.conflict, TermText.closedAlready, ["title": title], help: TermText.closedHelp, ["path": .place(term.term.path)])
    case .cancelled: throw WorkspaceError(.conflict, TermText.cancelled, ["title": title], help: TermText.cancelledHelp, ["name": name])
    case .planned, .active, .delayed, .onHold, nil: break
    }
    if term.daysUntilStart > 0 { throw WorkspaceError(.conflict, TermText.notBegun, ["title": title, "day": .day(term.span.start)]) }
    guard term.daysLeft >= 7 else { return }
    throw WorkspaceError(
      .conflict, TermText.lasts, ["title": title, "day": .day(term.span.end), "count": .number(term.daysLeft)],
      help: TermText.lastsHelp,
      ["name": name])
  }

  /// Closes a term, or with `isDryRun` only plans it: its file gets a retrospective and is completed; goals that were reached are done; what is
  /// open belongs to the next term, which is made unless there is one, or is given up.
  ///
  /// What goes on keeps what was counted for it. What was due by the end of the term is due with the next one; without a next one, on no day.
  public func close(_ request: TermCloseRequest, in journal: Journal, isDryRun: Bool = false) throws -> ClosedTerm {
    let folder = try folder()
    var closed: (closing: TermClosing, file: OpenFile, dropped: Set<String>, next: NextTerm?)?
    var files = ChangedFiles()
    let outcome = try carryOut(in: journal.root, isDryRun: isDryRun) {
      let closing = try closing(ofTerm: request.name, in: journal)
      let dropped = try closing.dropped(by: request)
      let next = try request.next.map { try nextTerm($0, after: closing, in: journal) }
      files = ChangedFiles()
      let file = try openMarkdown(journal.place(of: closing.term.path, from: folder))
      try files.set([.set(key: "status", value: Term.Status.completed.rawValue)], in: file)
      let lines = try closing.lines(dropped: dropped, next: next?.name, in: journal, language)
      let heading = language(TermReviewText.heading)
      files.take(try files.latest(file).changing { reading throws(EditError) in try reading.appendingSection(heading, lines) })
      for goal in closing.reached where goal.goal.plan.standing(on: closing.day) == .open {
        try change(goal.goal.path, .complete(goal.reachedOn ?? closing.day), &files, in: journal)
      }
      for open in closing.open {
        guard let decision = closing.change(of: open, isDropped: dropped.contains(open.path), next: next) else { continue }
        try change(open.path, decision, &files, in: journal)
      }
      closed = (closing, files.latest(file), dropped, next)
      return (next?.change.map { [$0] } ?? []) + files.changes
    }
    guard let (closing, file, dropped, next) = closed else { throw WorkspaceError(.conflict, PlanErrorText.nothingWritten) }
    tellNew(in: files.changed)
    return ClosedTerm(
      closing: closing, file: file, carried: closing.open.filter { !dropped.contains($0.path) },
      dropped: closing.open.filter { dropped.contains($0.path) },
      next: next.map { ($0.path, $0.name, $0.span, $0.change != nil) }, outcome: outcome)
  }

  private func change(_ path: String, _ change: PlanChange, _ files: inout ChangedFiles, in journal: Journal) throws {
    let file = try openMarkdown(journal.place(of: path, from: try folder()))
    try files.set(try file.reading.propertyChanges(for: change), in: file)
  }

  /// The term that follows: the first that begins later, unless the request says what another one is to be; else one that begins on a Monday.
  private func nextTerm(_ asked: NewTerm, after closing: TermClosing, in journal: Journal) throws -> NextTerm {
    let plans = try plans(of: journal, in: [.terms])
    let terms = plans.practice.terms
    let says = asked.start != nil || asked.end != nil || asked.theme != nil || !asked.title.isEmpty
    if !says, let later = terms.following(closing.span) {
      return NextTerm(path: later.term.path, name: try journal.linkName(ofFileAt: later.term.path), span: later.span, change: nil)
    }
    let today = try today(in: journal)
    let usual = max(closing.span.end.advanced(by: 1), today).nextMonday
    let draft = try PlanDraft(
      termFrom: try asked.start?.first(on: today) ?? usual, to: try asked.end?.last(on: today), titled: asked.title, theme: asked.theme,
      slug: asked.slug, among: terms)
    let file = try journal.file(for: draft, among: plans, from: try folder())
    try file.place.refuseObstacle()
    guard case .term(let term) = draft.details, let span = term.span else { throw WorkspaceError(.notFound, TermText.noTerm) }
    return NextTerm(
      path: file.place.path, name: file.reading.slug, span: span, change: .create(file.place.path, file.reading.source.bytes))
  }
}

/// The term after the one that is closed.
private struct NextTerm {
  let path: String
  /// What names it in a link.
  let name: String
  let span: DaySpan
  /// What makes it; nil where it is there.
  let change: PlannedChange?
}

extension TermClosing {
  /// The paths of what is given up.
  fileprivate func dropped(by request: TermCloseRequest) throws(WorkspaceError) -> Set<String> {
    let carried = try paths(request.carried), dropped = try paths(request.dropped)
    if let both = open.first(where: { carried.contains($0.path) && dropped.contains($0.path) }) {
      throw WorkspaceError(.usage, TermText.both, ["word": .text(both.slug)])
    }
    if request.carried.contains("all"), request.dropped.contains("all") {
      throw WorkspaceError(.usage, TermText.both, ["word": .text("all")])
    }
    var all = request.dropped.contains("all") ? Set(open.map(\.path)).subtracting(carried) : dropped
    // A step of what is given up leads nowhere, unless somebody wants it still.
    for step in open where step.goal.map({ all.contains($0) }) ?? false && !carried.contains(step.path) { all.insert(step.path) }
    return all
  }

  private func paths(_ words: [String]) throws(WorkspaceError) -> Set<String> {
    var paths: Set<String> = []
    for word in words where word != "all" {
      let folded = Reference.folded(word)
      let found = open.filter { Reference.folded($0.slug) == folded || Reference.folded($0.title) == folded }
      if found.isEmpty {
        let names = open.filter { !$0.isPrivate }.map(\.slug)
        let help = names.isEmpty ? TermText.nothingOpen : TermText.openHelp
        throw WorkspaceError(
          .notFound, TermText.notOpen, ["word": .text(word)], help: help, ["names": .list(names, .and)])
      }
      paths.formUnion(found.map(\.path))
    }
    return paths
  }

  /// What becomes of something that is open; nil where its file stays as it is.
  fileprivate func change(of open: Open, isDropped: Bool, next: NextTerm?) -> PlanChange? {
    switch open.kind {
    case .habit: return isDropped ? .archive(day.advanced(by: 1)) : nil
    case .milestone:
      if isDropped { return .drop }
      let due = goals.flatMap(\.milestones).first { $0.path.hasSameBytes(as: open.path) }?.plan.due
      guard let due, due <= span.end else { return nil }
      return .put([next.map { .set(key: "due", value: $0.span.end.description) } ?? .unset(key: "due")])
    default:
      guard !isDropped, let goal = goals.first(where: { $0.goal.path.hasSameBytes(as: open.path) }) else { return .drop }
      var changes: [PropertyChange] = [next.map { .set(key: "term", value: "[[\($0.name)]]") } ?? .unset(key: "term")]
      // With the days of the next term it would begin at nothing.
      if goal.goal.plan.start == nil, let start = goal.countsFrom { changes.append(.set(key: "start", value: start.description)) }
      if let due = goal.goal.plan.due, due <= span.end { changes.append(.unset(key: "due")) }
      return .put(changes)
    }
  }
}
