// What the commands of plans share: a verb, a title or a name, and the options that go with the verb.

import CommandKit
import JournalDates
import JournalFormat
import JournalKit
import JournalLanguage
import JournalModel
import JournalStore
import JournalText

/// A command on plans of a kind.
protocol PlanCommand: MakingPrivate {
  var request: PlanRequest { get set }
}

extension PlanCommand {
  var takesText: Bool { request.verb.makes }
  var keptPrivateWord: String? { request.keptPrivateWord }

  /// A new plan whose file is private; what a unit is worth is nobody's secret.
  func madePrivate() -> Self? {
    guard request.verb.makes, request.kind != .measure else { return nil }
    var command = self
    command.request.isPrivate = true
    return command
  }
}

/// The words of a command on plans, as far as all kinds read them alike.
struct PlanRequest: Sendable {
  private(set) var kind: EntryKind
  /// What the command is called: `habit`.
  private(set) var command: String
  let verb: PlanVerb
  /// The words after the verb: a title, or a name.
  var words: [String]
  /// What the file of a new one is to be called.
  let slug: String?
  let isEdited: Bool
  /// When it was done.
  let doneOn: AskedDays?
  /// Whether those that are over are meant, too.
  let isAll: Bool
  /// Of a list the days in which something is due; nil for all.
  let listed: AskedDays?
  let isDryRun: Bool
  let isJSON: Bool
  /// Whether a file may be deleted without a question.
  let isAgreed: Bool
  /// When it is to be done from now on; nil for no day.
  private let movedTo: AskedDays?
  /// The time of that day, as typed; empty for none.
  private let movedTime: [String]
  /// How much more time it is to have.
  private let postponement: Postponement?
  /// What the words say as Taskwarrior’s do.
  let said: PlanAttributes
  /// Whether its words say that they are private.
  fileprivate(set) var isPrivate = false
  /// The word for it that the title begins with and keeps.
  private(set) var keptPrivateWord: String?
  /// The word that was typed for the verb, where it is another one.
  let typedVerb: String?

  static let yes = Flag("yes", short: "y", "Delete without asking.")

  var name: String { words.joined(separator: " ") }

  /// Refuses options that do not go with the verb, and a name that is missing or one too many.
  /// - Parameter namesItself: Verbs that need no name.
  init(
    _ arguments: Arguments, _ kind: EntryKind, command: String? = nil, _ verbs: PlanVerbs, namesItself: Set<PlanVerb> = []
  ) throws(UsageError) {
    self.kind = kind
    let command = command ?? kind.rawValue
    self.command = command
    var verb = try arguments[verbs.action] ?? .list
    var words = try arguments[verbs.name]
    // ‘tasks this week’
    let saysDue = verb == .move && arguments.synonym(of: verbs.action) == "due"
    // ‘task list --due this-week’
    let listsDue = verb == .list && words.isEmpty && arguments.declares(.due) ? try arguments[.due] : nil
    listed = listsDue ?? ((verb == .list || verb == .show || verb == .progress || saysDue) && Self.dated.contains(kind) ? Self.days(words, saysDue: saysDue) : nil)
    if listed != nil { (verb, words) = (.list, []) }
    // ‘task move bike --due friday’
    let takesDue = verb == .move && arguments.declares(.due)
    let termDue = takesDue ? try arguments[.due].flatMap { $0.text == nil && !$0.isNone ? $0 : nil } : nil
    if takesDue, termDue == nil, let due = try arguments[.due] { words += due.word.words.map { String($0) } }
    if verb == .show { try verbs.refuseOtherVerb(words, command) }
    // ‘goal progress’ is that of all of them.
    if verb == .progress, words.isEmpty { verb = .list }
    if verb == .show, words.isEmpty, !namesItself.contains(.show), let typed = arguments.synonym(of: verbs.action),
      ["progress", "status", "stats"].contains(typed)
    {
      verb = .list
    }
    self.verb = verb
    typedVerb = arguments.synonym(of: verbs.action)
    if verb.makes, let told = PrivateWords(words) { (words, isPrivate, keptPrivateWord) = (told.words, true, told.kept) }
    said = verb.makes || verb == .change ? try PlanAttributes(words, of: kind, orTodoText: kind == .task && verb.makes) : PlanAttributes(plain: words)
    if let day = said.due, arguments.declares(.due), arguments.has(.due) {
      throw UsageError(UsageText.exclusive, ["one": "--due", "other": .text("due:\(day.word)")])
    }
    // What stands in quotes first is a name.
    let asked: [String] = words.count > 1 ? words.prefix(1) + words.dropFirst().flatMap(\.words) : words.flatMap(\.words)
    let shifted = verb == .move && termDue == nil ? Postponement.shift(atEnd: asked) : nil
    movedTime = (verb == .move && termDue == nil && shifted == nil || verb == .postpone) ? Self.timeOfMove(asked) : []
    let moved = termDue != nil ? (asked, termDue) : verb == .move && shifted == nil ? try Self.moved(asked.dropLast(movedTime.count)) : (said.words, nil)
    let postponed = verb == .postpone ? try Postponement.read(movedTime.isEmpty ? words : asked.dropLast(movedTime.count), of: command) : shifted
    (self.words, movedTo) = (postponed?.name ?? moved.0, moved.1)
    postponement = postponed?.more
    slug = try arguments[.slug]
    isEdited = arguments[.edit]
    let (doneOn, all): (Option<AskedDays?>, Flag) = (.doneOn, .allPlans)
    self.doneOn = arguments.declares(doneOn) ? try arguments[doneOn] : nil
    isAll = arguments.declares(all) && arguments[all]
    isDryRun = arguments[.dryRun]
    isJSON = arguments.isJSON
    let options = verbs.options
    isAgreed = arguments.declares(Self.yes) && arguments[Self.yes]
    let own = options.first { $0.key == verb }?.value.map(\.name) ?? []
    for option in options.flatMap(\.value)
    where arguments.has(option) && !own.contains(option.name) && !((takesDue || listsDue != nil) && option.name == "--due") {
      let takers = options.filter { $0.value.contains { $0.name == option.name } }.map(\.key.rawValue)
      throw UsageError(
        PlanUsageText.optionElsewhere, ["option": .text(option.name), "takers": .quoted(takers, .and), "verb": .text(verb.rawValue)])
    }
    // ‘-n 5’ is no number of lines here.
    if isDryRun, verb == .list, let count = Int(name), count > 0 {
      throw UsageError(
        PlanUsageText.noLimit, ["command": .text(command)], hint: PlanUsageText.noLimitWay, ["command": .text(command), "count": .number(count)])
    }
    if isDryRun, verb.tells { throw UsageError(PlanUsageText.dryRunOfTelling, ["verb": .text(verb.rawValue)]) }
    if verb == .list, !name.isEmpty {
      let words = TextValue.text(name)
      if !options.contains(where: { $0.key == .show }) { throw UsageError(PlanUsageText.wordTooMany, ["words": words]) }
      throw UsageError(
        PlanUsageText.wordTooMany, ["words": words], hint: PlanUsageText.wordTooManyWay, ["command": .text(command), "words": words])
    }
    guard verb != .list, name.trimmed.isEmpty, !namesItself.contains(verb) else { return }
    guard verb.makes else { throw UsageError(PlanUsageText.noName, hint: PlanUsageText.noNameWay, ["command": .text(command)]) }
    throw UsageError(
      PlanUsageText.noTitle, hint: PlanUsageText.noTitleWay,
      ["command": .text(command), "verb": .text(verb.rawValue), "kind": .text(kind.rawValue)])
  }

  /// The title of what is added, and the day by which it is to be done, where the last words say it as people write things down: ‘call the dentist
  /// next tuesday’, ‘save 2000 euro by the end of june’.
  /// - Parameter due: What an option says of it.
  /// Of what takes long they may be the days of the whole of it, which begin with `start`: ‘read 12 books this year’.
  /// - Throws: Where words in the place of a day look like one and are none.
  func titleAndDay(_ due: AskedDays?, in context: inout Context, _ journal: Journal) throws -> (title: String, due: AskedDays?, start: AskedDays?) {
    let (workspace, today) = (context.workspace, try context.today(in: journal))
    if let due, due.isNone {
      if verb.makes { return (name, nil, nil) }
      throw CommandError(.usage, DayErrorText.dueNoneOfNew, help: DayErrorText.dueNoneOfNewWay, ["command": .text(command)])
    }
    if let due = due ?? said.due {
      let day = try workspace.deadline(due, on: today, in: journal) ?? due
      return (try title(beside: day, on: today), day, nil)
    }
    let split = words.flatMap(\.words).map { String($0) }
    if verb.makes || verb == .change, let (title, day) = try workspace.titleAndDeadline(split, on: today, in: journal) {
      return (title.joined(separator: " "), day, nil)
    }
    if verb == .change, let (name, day, joint) = AskedDays.atEnd(of: words.flatMap(\.words), after: ["due", "by"], leaning: .future),
      joint != nil
    {
      return (name.joined(separator: " "), day, nil)
    }
    guard verb.makes else { return (name, nil, nil) }
    if AskedDays.endsWithUnknownTerm(split) { return (name, nil, nil) }
    if let dated = AskedDays.titleAndDay(words, isLong: kind == .goal, mayBeFor: kind == .task, in: workspace.tongues) {
      try workspace.refuseDoubtfulDay(of: dated, orElse: DayErrorText.keepTitle)
      return (dated.words.joined(separator: " "), dated.day, dated.isSpan ? dated.day : nil)
    }
    try workspace.refuseDoubtfulDays(in: words, orElse: DayErrorText.keepTitle)
    if let day = try Self.numbersOfDay(atEnd: words.flatMap(\.words).map { String($0) }) {
      return (day.title.joined(separator: " "), day.day, nil)
    }
    return (name, nil, nil)
  }

  /// The title without the day that it says as well as an option: ‘call the bank by friday’ with ‘--due friday’.
  /// - Throws: Where the two are different days.
  private func title(beside due: AskedDays, on today: CalendarDay) throws -> String {
    guard verb.makes, words.count > 1 || words.first.map({ $0.words.count > 2 }) ?? false,
      let (others, day, joint) = AskedDays.atEnd(of: words.flatMap(\.words).map({ String($0) }), after: ["by", "until", "due"], leaning: .future), let joint
    else { return name }
    guard try day.last(on: today) == due.last(on: today) else {
      throw UsageError(UsageText.exclusive, ["one": .text("\(joint) \(day.word)"), "other": .text("\(due.name) \(due.word)")])
    }
    return others.joined(separator: " ")
  }

  /// Numbers behind ‘due’ or ‘by’ are a day, and no part of the title: ‘due 5/12’ is read, or it is told why it is none.
  private static func numbersOfDay(atEnd words: [String]) throws(UsageError) -> (title: [String], day: AskedDays)? {
    guard words.count > 2, let last = words.last, ["due", "by", "until"].contains(words[words.count - 2].lowercased()),
      last.allSatisfy({ $0.isASCII && ($0.isNumber || "/-.".contains($0)) }), case let parts = last.split(whereSeparator: { !$0.isNumber }),
      (2...3).contains(parts.count), parts.allSatisfy({ $0.count < 3 || $0.count == 4 })
    else { return nil }
    return (words.dropLast(2), try WordForm.comingDays.read(last, "DAY"))
  }

  /// What is due on a day.
  private static let dated: Set<EntryKind> = [.task, .goal, .milestone, .obligation]

  /// The days that all of some words name, which say when something is due: ‘this week’, ‘due:friday’, ‘by friday’. Nil for all others, and for one
  /// word that may be a name.
  private static func days(_ words: [String], saysDue: Bool) -> AskedDays? {
    var words = words.flatMap { $0.words.map { String($0) } }
    guard let first = words.first?.lowercased() else { return nil }
    let isSaid = saysDue || first.hasPrefix("due")
    if first.hasPrefix("due:"), first != "due:" { words[0] = String(words[0].dropFirst(4)) }
    var joint = ""
    for joints in [["due", "due:"], ["by", "until", "till", "before", "on", "in", "within", "for"]] where words.count > 1 {
      if joints.contains(words[0].lowercased()) { joint = words.removeFirst().lowercased() }
    }
    // What is due by a day is due before that, too.
    let until = ["today", "to"] + words
    if ["by", "until", "till", "before"].contains(joint), PeriodText(said: until.joined(separator: " "), in: .all) != nil { words = until }
    guard !words.isEmpty, case let text = words.joined(separator: " "), PeriodText(said: text, in: .all) != nil else { return nil }
    let isPlain = words.count > 1 || ["today", "tomorrow"].contains(text.lowercased()) || text.contains(where: \.isNumber)
    guard isSaid || isPlain else { return nil }
    do throws(WorkspaceError) { return try AskedDays(text, of: "DAY", leaning: .future) } catch { return nil }
  }

  /// A name, and the days that end the words; nil for ‘none’.
  private static func moved(_ words: [String]) throws(UsageError) -> ([String], AskedDays?) {
    func name(_ count: Int) -> [String] {
      let hasJoint = count > 1 && ["to", "by", "until", "till", "on"].contains(words[count - 1].lowercased())
      return Array(words.prefix(hasJoint ? count - 1 : count))
    }
    if words.count > 1, words.last == "none" { return (name(words.count - 1), nil) }
    guard let place = placeOfDay(in: words) else {
      // ‘to after half term’
      if let joint = words.indices.dropFirst().first(where: { AskedDays.speaksOfTime(words[$0...].joined(separator: " ")) }) {
        return (name(joint), try WordForm.dueDays.read(words[joint...].joined(separator: " "), "DAY"))
      }
      throw UsageError(PlanUsageText.noDay, hint: PlanUsageText.noDayWay)
    }
    // ‘after christmas’ is no day, and nothing is called ‘dentist after’.
    let begin = place > 1 && ["after", "before"].contains(words[place - 1].lowercased()) ? place - 1 : place
    let day = words[begin...].joined(separator: " ")
    return (name(begin), try WordForm.dueDays.read(day, "DAY"))
  }

  /// Where the day begins that ends a name and a day.
  private static func placeOfDay(in words: [String]) -> Int? {
    words.indices.dropFirst().first { place in
      PeriodText.count(of: words[place...], in: .all) == words.count - place
        || DayDoubt.begin(of: words[place...], in: .all)?.count == words.count - place
        || AskedDays.reachOfDeadline(words[place...]) == words.count - place && words.count - place > 1
        || place == words.count - 1 && (PeriodText.issue(of: words[place]) != nil || PeriodText(short: words[place]) != nil)
    }
  }

  /// The time of day behind the day that something is moved to: ‘to Friday at 10:00’.
  private static func timeOfMove(_ words: [String]) -> [String] {
    let time = AskedDays.timeAtEnd(of: words)
    return placeOfDay(in: words.dropLast(time.count)) == nil ? [] : time
  }
}

extension PlanRequest {
  /// Gives the plan what the options of the command say.
  func change(to plan: some NewPlan, in context: inout Context, _ journal: Journal) throws -> ExitStatus {
    let name = verb == .change ? try titleAndDay(nil, in: &context, journal).title : name
    tell(of: try context.workspace.changePlan(name, to: plan, tags: said.tags, of: kind, in: journal, isDryRun: isDryRun), in: &context)
    return .yes
  }

  /// Tells what the plan says now.
  func tell(of changed: WrittenPlan, in context: inout Context) {
    let say = context.language
    tell(of: changed, in: &context) { reading, path, dry in
      let values = reading.properties.filter { changed.keys.contains($0.key) }.map { property in
        let fact = say.fact(ofField: property.key, property.value.said)
        // ‘+1w’ counts from today, which may be before the day that it was.
        guard let former = changed.formerDays[property.key], let now = CalendarDay(property.value.said), now != former else { return fact }
        return "\(say.fact(ofField: property.key, former.description)) → \(say(.day(now)))"
      }
      return Message(PlanText.changedTo, ["path": path, "dry": dry, "facts": .text(values.joined(separator: " · "))])
    }
  }

  /// What a file says of a day; what is none stays as it stands there.
  private static func day(_ said: String) -> TextValue { CalendarDay(said).map { .day($0) } ?? .text(said) }

  /// What is done with plans of all kinds: moves it to another day, and opens, renames or deletes its file as the commands for any file do.
  /// Nil where the verb is another one.
  func runOnFile(in context: inout Context, _ journal: Journal) throws -> ExitStatus? {
    if verb == .move || verb == .postpone {
      // ‘snooze taxes a week’, where the taxes are an obligation
      if kind == .task, let meant = try context.workspace.kind(ofPlanToMove: name), meant != .task {
        var other = self
        (other.kind, other.command) = (meant, meant.rawValue)
        return try other.runOnFile(in: &context, journal)
      }
      var former: String?
      let now = try context.today(in: journal)
      var postponement = postponement
      if case .day(let asked) = postponement, let day = try context.workspace.deadline(asked, on: now, in: journal) { postponement = .day(day) }
      let later = try movedTo.map { try context.workspace.deadline($0, on: now, in: journal) ?? $0 }
      // A file has no place for the time of a day but its title.
      let titled: ((String) -> String)? = movedTime.isEmpty ? nil : { AskedDays.title($0, at: movedTime) }
      let changed = try context.workspace.changePlan(name, of: kind, in: journal, isDryRun: isDryRun, titled: titled) { reading, today in
        if let day = reading.completed {
          throw CommandError(.conflict, SurfaceText.movedDone, ["day": .day(day), "kind": .text(command), "name": .text(reading.slug)])
        }
        former = reading.properties.first { $0.key == "due" }?.value.said
        let day = try postponement.map { try $0.day(after: reading, on: today) } ?? later?.due(on: today, of: name)
        return [.put([day.map { .set(key: "due", value: $0.description) } ?? .unset(key: "due")])]
      }
      if !changed.outcome.isChanged, !isJSON, let former {
        context.note(SurfaceText.movedNowhere, ["path": .place(changed.file.place.shown), "day": Self.day(former)])
        return .yes
      }
      let (say, time) = (context.language, movedTime)
      tell(of: changed, in: &context) { reading, path, dry in
        let due = reading.properties.first { $0.key == "due" }?.value.said
        let day: TextValue? = due.map { due in
          guard !time.isEmpty, let day = CalendarDay(due) else { return Self.day(due) }
          return .text(([say(.day(day))] + time).joined(separator: " "))
        }
        if let former, let day {
          return Message(SurfaceText.movedFrom, ["path": path, "dry": dry, "former": Self.day(former), "day": day])
        }
        return Message(SurfaceText.moved, ["path": path, "dry": dry, "day": day ?? .optional(due)])
      }
      return .yes
    }
    if verb == .done, kind == .habit {
      // Amounts and several names are read as ‘done’ reads them.
      let day = doneOn.map { ["--date", $0.word] } ?? []
      let switches = (isDryRun ? ["--dry-run"] : []) + (isJSON ? ["--json"] : [])
      return try RetroProgram.run(instead: ["done"] + day + switches + ["--"] + words, in: &context)
    }
    guard verb.isOfFile else { return nil }
    var plans = try context.workspace.plans(of: journal, in: kind.folder.map { [$0] } ?? [])
    let named = verb == .rename ? try oldAndNew(plans) : (name, "")
    let reading = try plans.plan(named.0, of: [kind])
    let path = plans.place(of: reading, from: try context.workspace.folder()).shown
    let switches = (isDryRun ? ["--dry-run"] : []) + (isJSON ? ["--json"] : []) + (isAgreed ? ["--yes"] : [])
    switch verb {
    case .edit: return try RetroProgram.run(instead: ["open", "--", path], in: &context)
    case .delete: return try RetroProgram.run(instead: ["delete"] + switches + ["--", path], in: &context)
    default:
      let renamed = try context.workspace.renamePlan(reading, to: named.1, in: journal, isDryRun: isDryRun)
      tell(of: renamed, in: &context)
      return .yes
    }
  }

  /// Takes away the words at the end that go on with the name of what an option names: the block of ‘base weeks --term training block’.
  mutating func takeRest(of named: String?, _ kind: EntryKind, in context: Context, _ journal: Journal) throws {
    guard verb.makes, let named else { return }
    var plans = try context.workspace.plans(of: journal, in: kind.folder.map { [$0] } ?? [])
    if plans.holds(named, of: [kind]) { return }
    let all: [String]
    do throws(PlanError) { all = try plans.plan(named, of: [kind]).title.lowercased().words } catch { return }
    guard let place = all.firstIndex(of: named.lowercased()) else { return }
    let rest = all[(place + 1)...]
    let ends = words.map { $0.lowercased() }
    let count = (1...max(1, rest.count)).last { $0 < ends.count && ends.suffix($0) == rest.prefix($0) } ?? 0
    words.removeLast(count)
  }

  /// The name that a plan has, and the title that it is to get: of several words the most that name one are the name, else the most that all stand in the
  /// title of one.
  private func oldAndNew(_ plans: PlanFiles) throws(UsageError) -> (String, String) {
    guard words.count > 1 else {
      throw UsageError(
        PlanUsageText.noNewTitle, hint: PlanUsageText.noNewTitleWay, ["command": .text(command), "name": .text(name)])
    }
    let joints: Set<String> = ["to", "as", "into", "->", "→"]
    func parted(_ count: Int) -> (String, String) {
      let isJoint = count + 1 < words.count && joints.contains(words[count].lowercased())
      return (words.prefix(count).joined(separator: " "), words.dropFirst(isJoint ? count + 1 : count).joined(separator: " "))
    }
    if let count = (1..<words.count).last(where: { plans.holds(words.prefix($0).joined(separator: " "), of: [kind]) }) { return parted(count) }
    let begin = plans.count(ofWordsNamingAtHead: words, of: [kind])
    return parted(words.indices.first { (1...max(1, begin)).contains($0) && joints.contains(words[$0].lowercased()) } ?? max(1, begin))
  }

  private func tell(of renamed: RenamedPlan, in context: inout Context) {
    if isJSON { return context.write(renamed.json) }
    context.write(renamed.outcome.preview)
    context.note(
      SurfaceText.renamed,
      [
        "old": .place(renamed.path), "new": .place(renamed.after.path), "title": .text(renamed.after.publicTitle),
        "dry": .flag(isDryRun), "links": .number(renamed.rename?.count ?? 0),
      ])
  }
}
