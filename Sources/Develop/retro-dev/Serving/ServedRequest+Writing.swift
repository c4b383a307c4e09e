// The verbs that write. What a request wrote the next one sees.

import JournalDates
import JournalFormat
import JournalImports
import JournalInsights
import JournalKit
import JournalLanguage
import JournalLookback
import JournalModel
import JournalStore
import PlainFormats

extension ServedRequest {
  static let writingVerbs: [String: Verb] = [
    "add": { try $0.add() },
    "review": { try $0.review() },
    "tick": { try $0.tick() },
    "actions done": { request in try request.changeActions { .done($0) } },
    "actions move": { request in try request.changeActions { .move(try request.days("to")?.last(on: $0)) } },
    "actions edit": { request in try request.changeActions { _ in .reword(try request.required("text")) } },
    "set": { try $0.change($0.pairs("properties").map { .set(key: $0.name, value: $0.value) }) },
    "unset": { try $0.change($0.texts("keys").map { .unset(key: $0) }) },
    "mood": { try $0.mood() },
    "log": { try $0.log() },
    "done": { try $0.done($0.texts("words")) },
    "do": { try $0.done($0.texts("names")) },
    "skip": { try $0.skip() },
    "import": { try $0.importFiles() },
    "metrics set": { try $0.setMetrics() },
    "new": { try $0.new() },
    "rename": { try $0.rename() },
    "delete": { try $0.delete() },
    "undo": { try $0.workspace.undo($0.read("change") { ChangeName($0) }, isDryRun: $0.isDryRun).json(for: .others) },
    "habit add": { try $0.make($0.habit()) },
    "task add": { try $0.make($0.task()) },
    "goal add": { try $0.make($0.goal()) },
    "milestone add": { try $0.make($0.milestone()) },
    "obligation add": { try $0.make($0.obligation()) },
    "term new": { try $0.make($0.term()) },
    "term change": { request in
      try request.workspace.changeTerm(request.required("name"), to: request.term(), in: request.journal, isDryRun: request.isDryRun)
        .json(for: .others)
    },
    "term close": { try $0.closeTerm() },
    "value add": { try $0.make($0.value()) },
    "measures add": { try $0.make($0.measure()) },
    "habit pause": { request in
      try request.change(.habit) {
        [.pause(from: try request.days("from")?.first(on: $0) ?? $0, until: try request.days("until")?.last(on: $0), today: $0)]
      }
    },
    "habit resume": { request in try request.change(.habit) { [.resume(try request.days("from")?.first(on: $0) ?? $0)] } },
    "habit archive": { request in try request.change(.habit) { [.archive(try request.days("date")?.first(on: $0) ?? $0)] } },
    "task done": { try $0.complete(.task) },
    "task reopen": { request in try request.change(.task) { _ in [.reopen] } },
    "goal done": { try $0.complete(.goal) },
    "goal drop": { request in try request.change(.goal) { _ in [.drop] } },
    "goal reopen": { request in try request.change(.goal) { _ in [.reopen] } },
  ]
}

// MARK: Items and files

extension ServedRequest {
  private func add() throws -> JSONValue {
    let target = try workspace.target(text("file"))
    let item = NewItem(
      try required("kind") { SectionKind(rawValue: $0) }, try required("text"),
      due: try days("due")?.last(on: workspace.today(target.place.configuration)),
      priority: try read("priority") { Priority(rawValue: $0) },
      source: try read("from") { AskedItem($0) }, purpose: try read("for") { AskedItem($0) })
    return try workspace.add(item, to: target, isDryRun: isDryRun).json(for: .others)
  }

  private func review() throws -> JSONValue {
    let (item, verdict) = (try required("item") { AskedItem($0) }, try required("verdict") { Verdict(rawValue: $0) })
    return try workspace.judge(item, verdict, words: text("words") ?? "", isDryRun: isDryRun, recalling: Self.recall).json(for: .others)
  }

  private func tick() throws -> JSONValue {
    let state = try read("state") { Action.State(rawValue: $0) } ?? .done
    return try workspace.tick(required("item") { ItemName($0) }, in: place(), isDryRun: isDryRun) { day in
      switch state {
      case .done: .tick(day)
      case .open: .untick
      case .cancelled: .cancel(day)
      }
    }.json
  }

  private func changeActions(_ change: (CalendarDay) throws -> ActionChange) throws -> JSONValue {
    let items = try texts("items").map { text in
      guard let item = ItemAddress(text) else { throw ServedError("‘\(text)’ is no item", help: "it is \(FormText.item.rawValue)") }
      return item
    }
    if items.isEmpty { throw ServedError("‘items’ is missing") }
    return try workspace.change(actions: items, isDryRun: isDryRun, change).json
  }

  private func change(_ changes: [PropertyChange]) throws -> JSONValue {
    if changes.isEmpty { throw ServedError("nothing is to change") }
    let change = try workspace.change(place(), isDryRun: isDryRun) { try $0.changing(changes) }
    return change.json(ofProperties: changes.map(\.key), isDryRun: isDryRun, for: .others)
  }

  private func new() throws -> JSONValue {
    let kind = try required("kind") { EntryKind(rawValue: $0) }
    guard let unit = kind.unit else { throw ServedError("‘kind’ cannot be ‘\(kind.rawValue)’", help: "it is day, weekly, monthly …") }
    let today = try workspace.today(in: journal)
    let next =
      try days("period").map { try journal.nextRetrospective(of: $0.period(unit, on: today)) }
      ?? journal.nextRetrospective(unit, on: today)
    let made = try workspace.makeFile(of: next.period, in: journal, template: text("template"), isDryRun: isDryRun)
    return made.json(next, isDryRun: isDryRun)
  }

  private func rename() throws -> JSONValue {
    // Null where it has that name already.
    try workspace.rename(required("file"), to: required("to"), isDryRun: isDryRun)?.json(isDryRun: isDryRun) ?? .null
  }

  private func delete() throws -> JSONValue {
    let deletion = try workspace.deletion(of: entry())
    if !isDryRun { try workspace.delete(deletion) }
    return deletion.json(isDryRun: isDryRun, isDeleted: !isDryRun, for: .others)
  }
}

// MARK: Days

extension ServedRequest {
  private func time() throws -> TimeSpan? { try read("at") { TimeSpan($0) } }

  private func mood() throws -> JSONValue {
    try workspace.write(
      mood: required("level"), text("text") ?? "", at: time(), isOfDay: flag("day"), on: days("date"), in: journal, isDryRun: isDryRun
    ).json
  }

  private func log() throws -> JSONValue {
    let logged = try workspace.understood(texts("words"), on: days("date"), at: time(), isAgain: flag("again"), in: journal)
    return try workspace.log(logged, in: journal, isDryRun: isDryRun).json(for: .others, understanding: logged)
  }

  private func done(_ words: [String]) throws -> JSONValue {
    var asked = DoneRequest(words)
    asked.state = flag("partly") ? .partly : .done
    (asked.time, asked.note, asked.isAgain, asked.date) = (try time(), text("note") ?? "", flag("again"), try days("date"))
    return try workspace.done(asked, in: journal, isDryRun: isDryRun).json(for: .others)
  }

  private func skip() throws -> JSONValue {
    var asked = SkipRequest([try required("name")] + [text("reason")].compactMap(\.self))
    // A program names the day apart from the reason.
    (asked.isNo, asked.mayReplace) = (flag("no"), flag("yes"))
    asked.date = try days("date") ?? AskedDays("today", of: "date")
    return .object(try workspace.skip(asked, in: journal, isDryRun: isDryRun).json(for: .others))
  }

  private func importFiles() throws -> JSONValue {
    var request = ImportRequest(path: try required("file"), kind: try read("kind") { ExportKind(named: $0) })
    (request.zone, request.profile) = (text("zone"), text("profile"))
    request.moods = pairs("moods").map { ($0.name, $0.value) }
    let habits = Dictionary(pairs("habits").map { ($0.name.lowercased(), $0.value) }) { $1 }
    return try workspace.importing(
      workspace.readExports(request, for: journal), at: request.path, habits: habits, isForced: flag("force"), into: journal,
      isDryRun: isDryRun
    ).json
  }

  private func setMetrics() throws -> JSONValue {
    let today = try workspace.today(in: journal)
    let day = try days("date")?.past(on: today, orElse: DayErrorText.toComeMeasured) ?? today
    return try workspace.write(metrics: pairs("metrics"), on: day, in: journal, isDryRun: isDryRun).json
  }
}

// MARK: Plans

extension ServedRequest {
  private func make(_ plan: some NewPlan) throws -> JSONValue {
    try workspace.make(plan, in: journal, isDryRun: isDryRun).json(for: .others)
  }

  private func change(_ kind: EntryKind, _ changes: (CalendarDay) throws -> [PlanChange]) throws -> JSONValue {
    try workspace.changePlan(required("name"), of: kind, in: journal, isDryRun: isDryRun) { _, today in try changes(today) }
      .json(for: .others)
  }

  private func complete(_ kind: EntryKind) throws -> JSONValue {
    try workspace.completePlan(required("name"), of: kind, in: journal, isDryRun: isDryRun) { try days("date")?.done(on: $0) }
      .json(for: .others)
  }

  private func habit() throws -> NewHabit {
    var habit = NewHabit(try required("title"))
    habit.schedule = try required("schedule") { try Schedule(asked: $0) }
    habit.target = try read("target") { try HabitTarget(asked: $0) }
    (habit.points, habit.goals, habit.start, habit.slug) = (number("points"), texts("goals"), try days("start"), text("slug"))
    return habit
  }

  private func task() throws -> NewTask {
    var task = NewTask(try required("title"))
    task.priority = try read("priority") { Priority(rawValue: $0) }
    (task.points, task.goals, task.due, task.slug) = (number("points"), texts("goals"), try days("due"), text("slug"))
    return task
  }

  private func goal() throws -> NewGoal {
    var goal = NewGoal(try required("title"))
    goal.targets = try texts("targets").map { try GoalTarget(asked: $0) }
    goal.from = try texts("from").map { try GoalTarget(askedStart: $0) }
    (goal.due, goal.start, goal.values, goal.term) = (try days("due"), try days("start"), texts("values"), text("term"))
    (goal.points, goal.importance, goal.slug) = (number("points"), number("importance"), text("slug"))
    return goal
  }

  private func milestone() throws -> NewMilestone {
    var milestone = NewMilestone(try required("title"), of: try required("goal"))
    milestone.target = try read("target") { try GoalTarget(asked: $0) }
    (milestone.due, milestone.slug) = (try days("due"), text("slug"))
    return milestone
  }

  private func obligation() throws -> NewObligation {
    var obligation = NewObligation(try required("title"))
    (obligation.due, obligation.requestedBy) = (try days("due"), text("requested_by"))
    (obligation.consequence, obligation.slug) = (text("consequence"), text("slug"))
    return obligation
  }

  private func term() throws -> NewTerm {
    var term = NewTerm(text("title") ?? "")
    (term.start, term.end, term.theme, term.slug) = (try days("start"), try days("end"), text("theme"), text("slug"))
    return term
  }

  private func closeTerm() throws -> JSONValue {
    var close = TermCloseRequest(text("name") ?? "")
    (close.carried, close.dropped, close.next) = (texts("carry"), texts("drop"), flag("no_next") ? nil : try term())
    return try workspace.close(close, in: journal, isDryRun: isDryRun).json
  }

  private func value() throws -> NewValue {
    let value = PersonalValue(
      level: try read("level") { PersonalValue.Level(rawValue: $0) }, priority: number("priority"), domain: text("domain"))
    var new = NewValue(try required("title"), value)
    new.slug = text("slug")
    return new
  }

  private func measure() throws -> NewMeasure {
    var measure = NewMeasure(try required("unit"), try required("amount") { Quantity($0) })
    measure.slug = text("slug")
    return measure
  }
}
