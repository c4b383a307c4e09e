// How commands list, show, make and change plans.

import JournalReports
import PlainFormats
import CommandKit
import Documents
import JournalDates
import JournalFormat
import JournalInsights
import JournalKit
import JournalLanguage
import JournalModel
import JournalStore
import JournalText

/// A list of plans; private ones are counted alone.
struct PlanList {
  let rows: [PlanRow]
  /// What the list is called in JSON: `habits`.
  let name: JSONMember
  let isJSON: Bool
  /// Whether what is over is looked at, too.
  var isAll = false
  /// Whether each line says what it is.
  var tellsKinds = false
  /// What to say where there is none at all: what makes one.
  /// Nil where something else is said.
  let nothing: PlanText?

  /// - Parameter isMeant: Which of those that were found are wanted; those that are not over where all are not.
  func show(in context: inout Context, where isMeant: ((PlanRow) -> Bool)? = nil) -> ExitStatus {
    let meant = rows.filter(isMeant ?? { isAll || !$0.isOver })
    let shown = meant.filter { !$0.isPrivate }
    let hidden = meant.count - shown.count
    if isJSON {
      context.write(meant.json(as: name))
    } else {
      var table = TextTable([.wrapped, .whole, .wrapped])
      for row in shown {
        let kinds = tellsKinds ? [context.language(PlanText.kind, ["kind": .text(row.kind.rawValue)])] : []
        // What the file is called is told where it is not what the title says.
        table.add([row.title, row.isNamedByTitle ? "" : row.slug, (kinds + row.facts).joined(separator: " · ")])
      }
      var text = MarkedText()
      for (row, line) in zip(shown, table.texts(width: context.display.lineWidth)) { text += row.marked(line) }
      context.write(text)
      if hidden > 0 { context.write(line: ReportText.privateEntries, ["count": .number(hidden)]) }
    }
    if !meant.isEmpty { return .yes }
    if rows.isEmpty {
      if let nothing { context.note(nothing) }
    } else {
      context.note(isAll || !rows.contains(where: \.isOver) ? PlanText.nothingMatches : PlanText.nothingOpenMatches)
    }
    return .no
  }
}

extension PlanRow {
  /// Its line of a list, in which the words for a day that has passed, or is as near as the settings for urgency say, stand out.
  fileprivate func marked(_ line: String) -> MarkedText {
    let line = line.harmless
    let part: MarkedText.Part? =
      switch urgency?.level {
      case .overdue, .red: .late
      case .amber: .warning
      case .green, .neutral, nil: nil
      }
    guard !isOver, let part, let words = facts.first, let place = line.firstRange(ofText: words) else {
      return MarkedText(line)
    }
    var text = MarkedText(String(line[..<place.lowerBound]))
    text.add(words, part)
    text.add(String(line[place.upperBound...]))
    return text
  }
}

extension WrittenPlan {
  /// Says that it was reached, where that is new.
  func tellReached(in context: inout Context) {
    let configuration = file.place.configuration
    guard let reached, context.audience(of: .message, configuration).sees(isPrivate: reached.isPrivate) else { return }
    context.note(reached.messageOfClosing(configuration.theme.icons))
  }
}

extension PlanRequest {
  /// What plans are judged by in a journal now, and whom they are told.
  func view(of journal: Journal, in context: Context) throws -> PlanView {
    try context.workspace.planView(of: journal, for: context.audience(isJSON: isJSON, journal.configuration), isMarked: !isJSON)
  }

  /// The days in which what is listed is due; nil where any are meant.
  func daysListed(in context: Context, _ journal: Journal) throws -> DaySpan? {
    try listed.map { try context.workspace.days($0, on: try context.today(in: journal), in: journal).span }
  }

  /// Lists the plans of the kind.
  /// - Parameters:
  ///   - nothing: What to say where there is none; nil where something else is said.
  ///   - boxes: How many boxes in notes are open besides, which are tasks to a person.
  func list(
    in context: inout Context, _ journal: Journal, nothing: PlanText?, besides boxes: Int = 0, where isMeant: ((PlanRow) -> Bool)? = nil
  ) throws -> ExitStatus {
    let view = try view(of: journal, in: context)
    var rows = try context.workspace.planRows(of: kind, in: journal, view)
    var others: [PlanRow] = []
    if let span = try daysListed(in: context, journal) {
      let open = rows.count { !$0.isOver && !$0.isPrivate } + boxes
      let isEmpty = rows.isEmpty && boxes == 0
      let today = try context.today(in: journal)
      func day(of row: PlanRow) -> CalendarDay? { if case .string(let due)? = row.members["due"] { CalendarDay(due) } else { nil } }
      func isDue(_ row: PlanRow) -> Bool {
        guard let day = day(of: row) else { return false }
        // What is late is still due, whatever day it was for.
        return span.contains(day) || !row.isOver && day < span.start && span.contains(today)
      }
      rows.removeAll { !isDue($0) }
      // What is to be done by then is so whatever it is called.
      if kind == .task, !isJSON {
        others = try [EntryKind.obligation, .milestone, .goal].flatMap { try context.workspace.planRows(of: $0, in: journal, view) }
          .filter { isDue($0) && (isAll || !$0.isOver) }
      }
      if !others.isEmpty { rows = (rows + others).sorted { (day(of: $0) ?? today) < (day(of: $1) ?? today) } }
      // Not to be taken for a journal without any.
      if rows.isEmpty, !isEmpty, !isJSON {
        if nothing == nil { return .no }
        if open > 0, kind == .task {
          context.note(PlanText.noneDue, ["count": .number(open), "days": .text(context.language.title(of: span))])
        } else {
          context.note(open > 0 ? PlanText.nothingMatches : PlanText.nothingOpenMatches)
        }
        return .no
      }
    }
    return PlanList(rows: rows, name: kind.members, isJSON: isJSON, isAll: isAll, tellsKinds: !others.isEmpty, nothing: nothing).show(
      in: &context, where: isMeant)
  }

  /// Shows one plan: its title, what is known of it, a line each, and its file. A private one is not shown.
  func show(in context: inout Context, _ journal: Journal) throws -> ExitStatus {
    let shown: PlanDetails?
    do { shown = try context.workspace.plan(name, of: kind, in: journal, try view(of: journal, in: context)) } catch let error as PlanError {
      guard case .unknown = error else { throw error }
      if let line = try meantLine(in: context, journal) {
        throw WorkspaceError(error.code, Explanation(error.explanation.what, help: Message(GuessText.way, ["line": .text(line)])))
      }
      guard let status = try makeUnsaid(in: &context, journal) else { throw error }
      return status
    }
    guard let found = shown else {
      if isJSON { context.write([.schema: .answerSchema, kind.member: .null, .privateEntries: 0] as JSONValue) }
      context.note(PlanText.noTerm)
      return .no
    }
    let row = found.row
    if isJSON {
      context.write(found.json)
    } else if row.isPrivate {
      context.write(line: ReportText.privateEntries, ["count": 1])
    } else {
      var (title, facts) = (TextTable([.wrapped]), TextTable([.wrapped]))
      title.add([row.title])
      for line in row.facts + found.lines + [row.path] where !line.isEmpty { facts.add([line]) }
      let width = context.display.lineWidth
      context.write(title.text(width: width))
      for line in facts.text(width: width.map { $0 - 2 }).parts(between: "\n").dropLast() { context.write("  \(line)\n") }
      if let calendar = found.calendar {
        context.write(
          calendar.graph(theme: journal.configuration.theme, in: context.language).text(
            context.display.layout(root: nil, journal.configuration.theme, in: context.language)))
      }
    }
    return row.isPrivate ? .no : .yes
  }

  /// Makes the file of a new plan, tells of it, and opens it where that is wanted.
  /// - Parameters:
  ///   - told: That it was made.
  ///   - next: What a person may want to type now, of the new file's name.
  func make(
    _ plan: some NewPlan, in context: inout Context, _ journal: Journal, told: PlanText = PlanText.made, next: (String) -> String
  ) throws -> ExitStatus {
    var plan = plan
    plan.slug = slug
    let title = plan.title
    let isBegun = typedVerb.map(PlanVerb.begins) ?? false
    let audience = context.audience(of: .message, journal.configuration)
    let alike =
      slug == nil
      ? try context.workspace.plan(like: title, of: kind, isBegun: isBegun, in: journal, for: audience) : nil
    if isBegun, let alike, try !isMeant(beside: alike, in: &context) { return .no }
    if isPrivate { plan.title += " #private" }
    let made = try context.workspace.make(plan, tags: said.tags, in: journal, isDryRun: isDryRun)
    if isJSON {
      context.write(made.json(for: context.audience(of: .data)))
      return .yes
    }
    context.write(made.outcome.preview)
    let place = made.file.place
    let understood = made.reading.understood(journal.configuration.moodLabels, for: context.audience(of: .text))
    context.note(
      isDryRun ? PlanText.wouldMake : told,
      ["path": .place(place.shown), "understood": .message(understood), "command": .text(next(made.reading.slug))])
    if kind == .task, case .activity(.task(let task)) = made.reading.entry.details, let due = task.due,
      due < (try context.today(in: journal))
    {
      context.note(ItemText.addedLate, ["day": .day(due)])
      if (plan as? NewTask)?.due?.text?.isDayOfYear ?? false, let next = CalendarDay(year: due.year + 1, month: due.month, day: due.day) {
        context.note(PlanText.dueNextYear, ["name": .text(made.reading.slug), "day": "\(next)"])
      }
    }
    if kind != .goal || made.reading.properties.contains(where: { $0.key == "due" }),
      let dated = AskedDays.titleAndDay(words, isLong: kind == .goal, mayBeFor: kind == .task, in: context.workspace.tongues), !dated.part.isEmpty
    {
      context.note(PlanText.partOfDay, ["words": .text(dated.part)])
    }
    if !said.todoWords.isEmpty {
      let facts = said.tags.map { "+\($0)" } + (said.priority.map { ["pri:\($0.rawValue)"] } ?? []) + (said.completed.map { ["done:\($0)"] } ?? [])
      context.note(
        PlanText.fromTodoText,
        ["words": .text(said.todoWords.joined(separator: " ")), "count": .number(said.todoWords.count), "facts": .text(facts.joined(separator: " "))])
    }
    let takesDay = [EntryKind.task, .goal, .milestone, .obligation].contains(kind)
    if takesDay, !isDryRun, !made.reading.properties.contains(where: { $0.key == "due" }),
      !AskedDays.endsWithUnknownTerm(title.words.map({ String($0) })),
      let day = AskedDays.undated(title.words.map { String($0) }, in: context.workspace.tongues)
        ?? AskedDays.foreign(atEnd: title.words.map { String($0) }, besides: context.workspace.tongues)
    {
      context.note(
        PlanText.undated,
        [
          "words": .text(day.word), "kind": .text(command), "name": .text(made.reading.slug),
          "day": .text(day.lastWords.split(separator: " ").joined(separator: "-")),
        ])
    } else if takesDay, !isDryRun, !made.reading.properties.contains(where: { $0.key == "due" }),
      let unknown = AskedDays.unknownDeadline(in: title.words.map { String($0) })
    {
      context.note(
        PlanText.deadlineKept,
        ["words": .text(unknown.joined(separator: " ")), "kind": .text(command), "name": .text(made.reading.slug)])
    }
    if let alike, !isBegun {
      context.note(PlanText.alike, ["title": .text(alike.title), "name": .text(alike.slug), "kind": .text(alike.kind.rawValue)])
    }
    return isEdited && !isDryRun ? try Editor.edit(place, in: &context) : .yes
  }

  /// Whether a new plan is meant though there is one whose title has its words: ‘task start taxes’ beside “File the taxes”.
  private func isMeant(beside alike: FileReading, in context: inout Context) throws -> Bool {
    let values: TextValues = [
      "title": .text(alike.title), "name": .text(alike.slug), "kind": .text(alike.kind.rawValue), "new": .text(ShellText.quoted(name)),
      "command": .text(command),
    ]
    guard context.display.mayAsk, !isJSON else {
      throw CommandError(.conflict, PlanText.alikeStands, values, help: PlanText.alikeWays, values)
    }
    context.warn(context.language(PlanText.alikeQuestion, values))
    try context.flush()
    if context.language.agrees((readLine() ?? "").trimmed.lowercased()) { return true }
    context.note(LogText.nothingWritten)
    return false
  }

  /// Tells what became of the plan that was asked for.
  /// - Parameter done: What was done, of the plan as it is afterwards, of its path, and whether it only would be done.
  func tell(of changed: WrittenPlan, in context: inout Context, done: (FileReading, TextValue, TextValue) -> Message) {
    if isJSON { return context.write(changed.json(for: context.audience(of: .data))) }
    context.write(changed.outcome.preview)
    let path = TextValue.place(changed.file.place.shown)
    guard changed.outcome.isChanged else { return context.note(WritingText.unchanged, ["path": path]) }
    context.note(done(changed.reading, path, .flag(isDryRun)))
  }

  /// Completes, drops or reopens something that is reached once.
  /// - Parameter date: The day on which it was done; nil for today, or where it is done already, for the day that it says.
  @discardableResult
  func finish(in context: inout Context, _ journal: Journal, on date: AskedDays? = nil) throws -> FileReading {
    let workspace = context.workspace
    let (name, date) = try doneWhen(date, in: workspace, journal)
    let changed =
      verb == .done
      ? try workspace.completePlan(name, of: kind, in: journal, isDryRun: isDryRun) { today in try date?.done(on: today) }
      : try workspace.changePlan(name, of: kind, in: journal, isDryRun: isDryRun) { _, _ in [verb == .drop ? .drop : .reopen] }
    tell(of: changed, in: &context) { reading, path, dry in
      switch verb {
      case .done: Message(PlanText.done, ["path": path, "dry": dry, "day": .optional(reading.completed)])
      case .drop: Message(PlanText.dropped, ["path": path, "dry": dry, "kind": .text(command), "name": .text(reading.slug)])
      default: Message(PlanText.reopened, ["path": path, "dry": dry])
      }
    }
    if !isJSON {
      changed.tellReached(in: &context)
      if kind == .goal, !isDryRun, let reached = changed.reached, reached.isEarly {
        context.note(PlanText.droppedRather, ["name": .text(changed.reading.slug)])
      }
    }
    return changed.reading
  }

  /// Whether a goal is to be closed for good though only a part of its name was said: a terminal is asked.
  /// - Throws: Where nobody can be asked.
  func isNamed(in context: inout Context, _ journal: Journal) throws -> Bool {
    let (name, _) = try doneWhen(doneOn, in: context.workspace, journal)
    var plans = try context.workspace.plans(of: journal, in: [.goals])
    if plans.holds(name, of: [kind]) { return true }
    let goal = try plans.plan(name, of: [kind])
    let sees = context.audience(of: .message, journal.configuration).sees(isPrivate: goal.isPrivate)
    let title: TextValue = sees ? .text(goal.title) : .text(goal.slug)
    let named = Message(DoneText.candidate, ["title": title, "kind": .text(kind.rawValue), "name": .text(goal.slug)])
    guard context.display.mayAsk, !isJSON, !isDryRun else {
      throw CommandError(
        .ambiguous, DoneText.goal, ["words": .text(name), "names": .message(named)], help: PlanText.partOfGoalWay, ["name": .text(goal.slug)])
    }
    context.warn(context.language(PlanText.partOfGoalQuestion, ["title": title, "name": .text(goal.slug)]))
    try context.flush()
    if context.language.agrees((readLine() ?? "").trimmed.lowercased()) { return true }
    context.note(LogText.nothingWritten)
    return false
  }

  /// The name of what was done, and the day behind it: ‘task done boots yesterday’. Where the words are the name of one, they are no day.
  private func doneWhen(_ date: AskedDays?, in workspace: Workspace, _ journal: Journal) throws -> (name: String, date: AskedDays?) {
    guard verb == .done, date == nil, let said = AskedDays.atEnd(of: words.flatMap(\.words), in: .all), said.days.isOneDay,
      !(try workspace.plans(of: journal, in: kind.folder.map { [$0] } ?? []).holds(name, of: [kind]))
    else { return (name, date) }
    return (said.others.joined(separator: " "), said.days)
  }
}
