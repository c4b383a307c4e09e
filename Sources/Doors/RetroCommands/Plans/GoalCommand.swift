// `retro goal`: what is to be reached.

import JournalReports
import CommandGuesses
public import CommandKit
import JournalDates
import JournalFormat
import JournalInsights
import JournalKit
import JournalLanguage
import JournalModel
import JournalPhrases
import JournalStore
import JournalText
import PlainFormats

/// Makes, lists, shows, completes and drops goals.
public struct GoalCommand: Command, PlanCommand {
  public static let name = "goal"
  public static let mayTakeText = true
  public static let aliases: [CommandAlias] = .plans("goal")
  public static let declaration = CommandDeclaration(
    name, "Set, list, change or close goals.",
    discussion: """
      ‘add’ makes its file in the folder goals/. A target is an amount: 500km, 40h, \"24 books\", or that of one field, \"distance 500 km\";
      several targets measure different things. What lines of logs give to it is counted where a habit serves it (--goal) or a line
      names it, and what ‘progress’ is told: ‘retro goal progress NAME 200’. ‘show’ and ‘retro progress’ tell how far that has come. What was there before is --from: progress, and no pace.

      A goal with a target counts from the day on which it was made; --start says an earlier one, or a later one. A goal without dates of its own has
      those of its term.

      ‘list’ shows those that are open, the most urgent first; --all those that are done or dropped, too. ‘done’ and ‘drop’ close one,
      and ‘reopen’ takes it up again. ‘move’ gives it another day, and ‘change’ what else the options say.
      """,
    operands: verbs.operands,
    options: [
      target, .due, from, start, values, term, .planPoints, importance, .slug, .edit, .allPlans, .doneOn, PlanRequest.yes, .dryRun, .json,
      .jsonl,
    ],
    verbs: verbs.told(of: name),
    examples: [
      Example("retro goal add \"Swim 50 km\" --target 50km --due 2027-06-30 --value health --term 2026-craft", "A new one."),
      Example("retro goal show run-500-km", "How far it has come."),
      Example("retro goal progress run-500-km 12km", "So much more of it is done."),
      Example("retro goal done run-500-km --date yesterday", "It was reached."),
      Example("retro goal drop sing-in-a-choir", "It is given up."),
    ])

  private static let target = Option("target", values: .amount, .goalTarget, "How much reaches it, such as 500km.")
  private static let from = Option("from", values: .amount, .startingPoint, "How much of it is there already, such as 431km; a day is that of --start.")
  private static let start = Option("start", value: .day, .comingDays, "From when on what serves it counts; a line that names it counts on any day.")
  static let values = Option("value", values: .value, "A value that it serves, such as health.")
  private static let term = Option("term", value: .term, "The term that it belongs to, such as 2026-t4.")
  private static let importance = Option(
    "importance", value: .n, .number(in: Goal.weights), "From \(Goal.weights.lowerBound) to \(Goal.weights.upperBound).")
  private static let verbs = PlanVerbs(
    [
      .add: [target, from, .due, start, values, term, .planPoints, importance, .slug, .edit], .list: [.allPlans], .show: [],
      .progress: [.doneOn], .done: [.doneOn], .drop: [], .reopen: [],
      .change: [target, from, .due, start, values, term, .planPoints, importance], .move: [], .postpone: [],
    ], "add, list, show, progress, done, drop, reopen, change, move or postpone; list if left out.")

  var request: PlanRequest
  private let targets: [GoalTarget]
  private let from: [GoalTarget]
  private let due: AskedDays?
  private let start: AskedDays?
  private let values: [String]
  private let term: String?
  private let points: Int?
  private let importance: Int?

  public init(_ arguments: Arguments) throws(UsageError) {
    request = try PlanRequest(arguments, .goal, Self.verbs)
    targets = try arguments[Self.target].once
    let given = try arguments[Self.from]
    from = given.compactMap(\.amount).once
    due = try arguments[.due]
    // ‘from 2026-10-01’ says since when.
    let since = given.compactMap(\.day)
    if let day = since.first, since.count > 1 || arguments.has(Self.start) {
      throw UsageError(UsageText.exclusive, ["one": .text("--from \(day.word)"), "other": .text(since.count > 1 ? "--from \(since[1].word)" : "--start")])
    }
    start = try arguments[Self.start] ?? since.first
    values = try arguments[Self.values]
    term = try arguments[Self.term]
    points = try arguments[.planPoints]
    importance = try arguments[Self.importance]
  }

  public func run(in context: inout Context) throws -> ExitStatus {
    let journal = try context.openJournal()
    if let status = try request.runOnFile(in: &context, journal) { return status }
    if [.add, .show, .progress].contains(request.verb), let status = try countProgress(in: &context, journal) { return status }
    switch request.verb {
    case .add, .change: return try add(in: &context, journal)
    case .show, .progress: return try request.show(in: &context, journal)
    case .list:
      return try request.list(in: &context, journal, nothing: PlanText.noGoal)
    default:
      if request.verb == .done, try !request.isNamed(in: &context, journal) { return .no }
      try request.finish(in: &context, journal, on: request.doneOn)
    }
    return .yes
  }

  /// Counts an amount behind the name of a goal that there is towards it: nobody wants another goal of that name. Nil where there is none.
  private func countProgress(in context: inout Context, _ journal: Journal) throws -> ExitStatus? {
    let plans = try context.workspace.plans(of: journal, in: [.activities, .goals])
    let isProgress = request.verb == .progress
    var (words, onDay) = (request.words, request.doneOn)
    // ‘goal progress wedding £120 on 15 November’
    if isProgress, onDay == nil, let (others, days, _) = AskedDays.atEnd(of: words.flatMap { $0.words.map { String($0) } }, in: context.workspace.tongues), days.isOneDay, others.count > 1,
      !plans.holds(request.words.joined(separator: " "), of: [.goal])
    {
      (words, onDay) = (others, days)
    }
    let percent = !isProgress ? nil : try plans.goalPercent(words) { goal in try done(for: goal, in: context, journal) }
    var said = try percent ?? plans.goalProgress(words, byPart: isProgress)
    var note: [String] = []
    if said == nil, isProgress, let parted = Self.amountAndNote(words, among: plans) {
      (said, note) = (try plans.goalProgress(parted.words, byPart: true), ["--note", parted.note])
    }
    guard let (goal, amount) = said else { return nil }
    let switches = (request.isDryRun ? ["--dry-run"] : []) + (request.isJSON ? ["--json"] : [])
    let day = onDay.map { ["--date", $0.word] } ?? []
    return try RetroProgram.run(instead: ["done"] + day + note + switches + ["--", goal.slug, amount], in: &context)
  }

  /// What stands behind an amount apart from it: ‘raised bed 48.90 euro on larch boards’. Nil where nothing does, and where all of it names a goal.
  private static func amountAndNote(_ words: [String], among plans: PlanFiles) -> (words: [String], note: String)? {
    let all = words.flatMap { $0.words.map { String($0) } }
    func isAmount(_ word: String) -> Bool { Money.signBehind(word).first?.isNumber ?? false }
    guard let joint = all.indices.dropFirst(2).dropLast().last(where: { noting.contains(all[$0].lowercased()) && all[($0 - 2)..<$0].contains(where: isAmount) })
    else { return nil }
    var plans = plans
    do throws(PlanError) { _ = try plans.plan(all.joined(separator: " "), of: [.goal]) } catch {
      return (Array(all[..<joint]), all[(joint + 1)...].joined(separator: " "))
    }
    return nil
  }

  private static let noting: Set<String> = ["on", "for", "auf", "für", "en", "para", "pour", "em", "com"]

  /// How much was done for a goal of one amount, in its unit.
  private func done(for goal: FileReading, in context: Context, _ journal: Journal) throws -> Double {
    let answer = try context.workspace.practice(asOf: nil, in: journal, for: .owner, isMarked: false)
    return try answer.progress(.one(goal.path)).goals.first?.targets.first?.value ?? 0
  }

  private static func text(_ quantity: Quantity) -> String { UnitTable.standard.text(quantity.amount, in: quantity.unit, .english) }

  /// How much was done for a goal of one amount, with its unit; nil for other goals.
  private func standing(of name: String, in context: Context, _ journal: Journal) throws -> Quantity? {
    var plans = try context.workspace.plans(of: journal, in: [.goals])
    let reading = try plans.plan(name, of: [.goal])
    guard case .goal(let goal) = reading.entry.details, goal.targets.count == 1 else { return nil }
    return Quantity(try done(for: reading, in: context, journal), goal.targets[0].quantity.unit)
  }

  /// The amount that is said behind the name of a goal, which is then all that is left: ‘goal change read to 10 books’. Nil where the words are a name.
  private static func target(behindName request: inout PlanRequest, in workspace: Workspace, _ journal: Journal) throws -> [GoalTarget]? {
    let words = request.words.flatMap(\.words).map { String($0) }
    var plans = try workspace.plans(of: journal, in: [.goals])
    if plans.holds(words.joined(separator: " "), of: [.goal]) { return nil }
    guard let place = words.indices.dropFirst().last(where: { words[$0].contains(where: \.isNumber) }),
      var target = GoalTarget(GoalTarget.ungrouped(Money.signBehind(words[place...].joined(separator: " "))))
    else { return nil }
    // ‘1500 euro’ is written as €.
    if target.field == nil, let sign = Money.sign(of: target.quantity.unit) { target = GoalTarget(Quantity(target.quantity.amount, sign)) }
    var name = words[..<place]
    if name.count > 1, ["to", "into", "target", "=", "→", "auf", "a", "à"].contains(name.last?.lowercased()) { name.removeLast() }
    request.words = Array(name)
    // ‘goal change read to 15’ is still of books.
    if target.quantity.unit.isEmpty, target.field == nil, case .goal(let former) = try plans.plan(request.name, of: [.goal]).entry.details,
      former.targets.count == 1, let one = former.targets.first
    {
      target = GoalTarget(field: one.field, Quantity(target.quantity.amount, one.quantity.unit))
    }
    return [target]
  }

  /// The day that is said behind the name of a goal, which is then all that is left: ‘goal change half marathon 18 april’. Nil where the words are a name.
  private static func day(behindName request: inout PlanRequest, in workspace: Workspace, _ journal: Journal) throws -> (day: AskedDays, isStart: Bool)? {
    let words = request.words.flatMap(\.words)
    let (starts, ends): (Set<String>, Set<String>) = (["start", "starts", "from"], ["due", "by", "until"])
    if try workspace.plans(of: journal, in: [.goals]).holds(words.joined(separator: " "), of: [.goal]) { return nil }
    // ‘start 1 december’, which might be the start of the month elsewhere.
    if let place = words.indices.dropFirst().last(where: { starts.contains(words[$0].lowercased()) }),
      let (name, day, _) = AskedDays.atEnd(of: ["-"] + words[(place + 1)...], after: [], leaning: .future, in: workspace.tongues), name.count == 1, day.isOneDay
    {
      request.words = Array(words[..<place])
      return (day, true)
    }
    guard
      let (others, day, joint) = AskedDays.atEnd(of: words, after: starts.union(ends).union(["on", "to"]), leaning: .future, in: workspace.tongues),
      !day.word.allSatisfy(\.isNumber), day.isOneDay || joint.map(ends.contains) ?? false
    else { return nil }
    request.words = others
    return (day, joint.map(starts.contains) ?? false)
  }

  private func add(in context: inout Context, _ journal: Journal) throws -> ExitStatus {
    var request = request
    try request.takeRest(of: term, .term, in: context, journal)
    let changedDay = request.verb == .change && self.due == nil ? try Self.day(behindName: &request, in: context.workspace, journal) : nil
    let changedTarget = request.verb == .change && targets.isEmpty && changedDay == nil ? try Self.target(behindName: &request, in: context.workspace, journal) : nil
    let changedStart = changedDay.flatMap { $0.isStart ? $0.day : nil }
    let (dated, due, begin) = try request.titleAndDay(changedStart == nil ? changedDay?.day ?? self.due : self.due, in: &context, journal)
    let ofTerm = term == nil && due == nil && request.verb == .add ? try context.workspace.term(atEnd: dated.words, in: journal) : nil
    let title = ofTerm?.title ?? dated
    let isPlain = !request.isPrivate && targets.isEmpty && from.isEmpty && values.isEmpty && points == nil && importance == nil && request.slug == nil
    if request.verb == .add, isPlain, !GoalTarget.isLevel(title), term == nil, ofTerm == nil, start ?? begin == nil,
      let status = try request.makeHabit(ofGoal: title, until: due, in: &context, journal)
    {
      return status
    }
    var goal = NewGoal(title)
    let noting = request.verb == .add ? try context.workspace.notingLevel(of: title, targets, in: journal) : nil
    let isLevel = request.verb == .add && (noting != nil || targets.isEmpty && GoalTarget.isLevel(title))
    let said = targets.isEmpty && request.verb == .add && !isLevel ? GoalTarget.said(in: title, isDated: due != nil).map { [$0] } : nil
    let often = request.verb == .add && targets.isEmpty && said == nil && !isLevel ? try context.workspace.habit(timesIn: title, in: journal) : nil
    var standing: Quantity?
    (goal.targets, goal.from, goal.due, goal.start) = (said ?? often.map { [$0.target] } ?? changedTarget ?? targets, from, due, start ?? changedStart ?? begin)
    // ‘weigh 76 kg’ from 82 kg on has its title as the target that the beginning belongs to.
    if !from.isEmpty, goal.targets.isEmpty, let noting, noting.change == "level", let target = GoalTarget(noting.target) { goal.targets = [target] }
    (goal.values, goal.term, goal.points, goal.importance) = (values, term ?? ofTerm?.term, points, importance)
    var whole = title
    if request.verb == .change, !goal.targets.isEmpty || !from.isEmpty {
      var plans = try context.workspace.plans(of: journal, in: [.goals])
      let reading = try plans.plan(title, of: [.goal])
      whole = reading.title
      if goal.targets.isEmpty, case .goal(let former) = reading.entry.details { goal.targets = former.targets }
    }
    // The pounds of a goal that is about money weigh nothing.
    (goal.targets, goal.from) = (goal.targets.map { $0.inMoney(of: whole) }, goal.from.map { $0.inMoney(of: whole) })
    // A bare number is one of what the goal asks for: ‘--from 7’ of 12 books.
    if goal.targets.count == 1, let wanted = goal.targets.first {
      goal.from = goal.from.map { $0.field == nil && $0.quantity.unit.isEmpty ? GoalTarget(Quantity($0.quantity.amount, wanted.quantity.unit)) : $0 }
    }
    if request.verb == .change {
      if !request.isJSON, !request.isDryRun, !goal.targets.isEmpty { standing = try self.standing(of: request.name, in: context, journal) }
      let status = try request.change(to: goal, in: &context, journal)
      if let standing, let now = try self.standing(of: request.name, in: context, journal), standing.amount != now.amount, standing.unit != now.unit {
        context.note(PlanText.otherUnits, ["before": .text(Self.text(standing)), "now": .text(Self.text(now)), "name": .text(ShellText.quoted(request.name))])
      }
      return status
    }
    if ofTerm == nil, term == nil, request.verb == .add, !request.isJSON, let words = TermSide.words(atEnd: title) {
      context.note(PlanText.noTermNow, ["words": .text(words)])
    }
    let isRepeated = request.verb == .add && goal.targets.isEmpty && !isLevel && !request.isJSON
    let limit = isRepeated ? GoalTarget.limit(in: title) : nil
    let repeated = isRepeated && limit == nil ? RepeatedAmount(title) : nil
    let isKept = try repeated.map { try context.workspace.plans(of: journal, in: [.activities]).holds($0.title, of: [.habit]) } ?? false
    let today = try context.today(in: journal)
    func telling(_ status: ExitStatus, _ made: String) -> ExitStatus {
      if let repeated, status == .yes, !made.isEmpty {
        context.note(PlanText.goalPer, ["words": .text(repeated.words), "line": .text(repeated.line(ofGoal: made, on: today, isKept: isKept)), "isHabit": .flag(repeated.isHabit)])
      } else if let limit, status == .yes, !made.isEmpty {
        if limit.isHabit {
          let monthly = LimitWords(title.words).flatMap { limit in limit.monthly.map { [limit.title, "--target", $0.text] } }
          let line = ["retro", "habit", "add"] + (monthly ?? [title])
          context.note(PlanText.goalLimit, ["line": .text(line.map { ShellText.quoted($0) }.joined(separator: " "))])
        } else {
          context.note(PlanText.goalBudget, ["name": .text(limit.spentOn ?? title)])
        }
      } else if isRepeated, status == .yes, !made.isEmpty, GoalTarget.isOfAmount(title) {
        let count = title.words.first.flatMap { Int($0) }
        // ‘500 km laufen’
        let unit = title.words.dropFirst().first.flatMap { UnitTable.standard.knows($0) && UnitTable.standard.unit($0).dimension == .length ? $0 : nil }
        let target = count.flatMap { count in unit.map { "\"\(count) \($0)\"" } } ?? GuessedWay.target(ofTimes: count)
        context.note(PlanText.goalUncounted, ["name": .text(made), "target": .text(target)])
      }
      return status
    }
    if isLevel {
      var made = ""
      let status = try request.make(goal, in: &context, journal) { name in
        made = name
        return "retro goal show \(name)"
      }
      if status == .yes, !made.isEmpty, !request.isJSON {
        context.note(
          PlanText.level,
          [
            "name": .text(made), "command": .optional(noting?.command), "target": .text(noting?.target ?? ""), "change": .text(noting?.change ?? "none"),
          ])
      }
      return status
    }
    // What is done of a limit is not what a goal without it counts: ‘40 alcohol-free days’.
    let lacking = goal.targets.isEmpty && GoalTarget.isOfAmount(title) ? GuessedWay.lacking(title.words.dropFirst().map { String($0) }) : nil
    let habit = try lacking == nil ? often?.slug ?? context.workspace.habit(spokenOfIn: title, countingTowards: goal.targets, in: journal) : nil
    var made = ""
    guard let habit else {
      if limit != nil {
        return telling(
          try request.make(goal, in: &context, journal) { name in
            made = name
            return "retro goal show \(name)"
          }, made)
      }
      // Money is put aside now and then: no habit is needed to count it.
      if let target = goal.targets.first, goal.targets.count == 1, UnitTable.standard.dimension(of: target.quantity).isMoney || target.quantity.unit.isEmpty {
        return try request.make(goal, in: &context, journal) { "retro goal progress \($0) AMOUNT" }
      }
      let named = goal.targets.isEmpty && !GoalTarget.isOfAmount(title) ? nil : lacking.map { GuessedWay.day(without: $0) } ?? GoalTarget.practice(in: title)
      let practice = named.map { ShellText.quoted($0) }
      // Whatever it asks for, a habit that is called so is there already, unless it is of what the goal goes without.
      let known: String? = try lacking != nil ? nil : named.flatMap { try context.workspace.habit(spokenOfIn: $0, countingTowards: [], in: journal) }
      return telling(
        try request.make(goal, in: &context, journal) { name in
          made = name
          if let known { return "retro habit change \(known) --goal \(name)" }
          return "retro habit add \(practice ?? "TITLE") --schedule weekly --goal \(name)"
        }, made)
    }
    return telling(
      try request.make(goal, in: &context, journal) { name in
        made = name
        return "retro habit change \(habit) --goal \(name)"
      }, made)
  }
}
