// `retro habit`: what is done again and again.

public import CommandKit
import JournalDates
import JournalFormat
import JournalInsights
import JournalKit
import JournalLanguage
import JournalModel
import JournalPhrases
import JournalReports
import JournalStore
import JournalText
import PlainFormats

/// Makes, lists, shows and changes habits.
public struct HabitCommand: Command, PlanCommand {
  public static let name = "habit"
  public static let mayTakeText = true
  public static let aliases: [CommandAlias] =
    .plans("habit")
    + ["pause", "resume", "archive"].map { CommandAlias($0, $0, least: 1) }
  public static let declaration = CommandDeclaration(
    name, "Add, list, change, pause or archive habits.",
    discussion: """
      ‘add’ makes its file in the folder activities/; --schedule is \(Schedule.forms), and daily if left out. How often and how much may stand
      behind the title: ‘drink 2 litres of water a day’, ‘vitamins twice a day’, ‘coffee at most 2 a day’. ‘list’ shows those that are
      done now, --all archived ones, too. ‘show’ tells streak, strength and points of one, and how steady its last 12 weeks were.

      ‘pause’ lets it rest from a day on, until a last day, for so long, as in ‘pause run 2 weeks’, or until ‘resume’; days in between neither lengthen a streak nor break it.
      ‘archive’ puts it away, and ‘resume’ takes it up again. ‘change’ gives it another schedule, other points or another target from a day on, and what
      was before stays as it was; --goal names one more goal that it serves.

      A title that a habit or a task has already, case and punctuation aside, is refused: it would be a double.
      """,
    operands: verbs.operands,
    options: [
      schedule, .planPoints, target, .goals, start, .slug, .edit, from, until, .doneOn, .allPlans, PlanRequest.yes, .dryRun, .json, .jsonl,
    ],
    verbs: verbs.told(of: name),
    examples: [
      Example("retro habit add \"Play squash\" --schedule weekly --points 5", "A new one; once a week."),
      Example("retro habit add \"Write kanji\" --schedule daily --target 20min --goal learn-300-kanji", "It counts towards a goal."),
      Example("retro habit pause run --until 2026-12-06", "A rest that breaks no streak."),
      Example("retro habit change run --schedule 4/week --from next-mon", "More of it from Monday on."),
      Example("retro habit show run", "How it goes."),
    ])

  private static let schedule = Option("schedule", value: .schedule, .howOften, "When it is due, such as 3/week, or none to only count it; daily if left out.")
  private static let target = Option(
    "target", value: .amount, .habitTarget, "What makes it done: 20min, 5km, at most so much: \"<= 2 l\", in a week: 20km/week, or in a month: \"<= 200 €/month\".")
  private static let start = Option("start", value: .day, .comingDays, "The first day on which it is due.")
  private static let from = Option("from", value: .day, .comingDays, "From this day on; today if left out.")
  private static let until = Option("until", value: .day, .comingDays, "Up to this day, which is the last of the pause.")
  private static let verbs = PlanVerbs(
    [
      .add: [schedule, .planPoints, target, .goals, start, .slug, .edit], .list: [.allPlans], .show: [],
      .change: [schedule, .planPoints, target, .goals, from], .pause: [from, until], .resume: [from], .archive: [.doneOn],
      .done: [.doneOn],
    ], "add, list, show, done, change, pause, resume or archive; list if left out.")

  var request: PlanRequest
  /// Nil where nothing is said of it.
  let often: HowOften?
  var schedule: Schedule? { often?.schedule }
  let points: Int?
  let target: HabitTarget?
  let goals: [String]
  private let start: AskedDays?
  var from: AskedDays?
  var until: AskedDays?
  /// Whether ‘until’ is so long after the first day of a rest, which is one of its days.
  var restsFor: Bool
  /// What a pause is if its words are no name: a rest, and behind it why.
  private let reasoned: (rest: PauseDays, reason: String)?
  /// Whether nothing said how often it is due.
  private let isAssumed: Bool
  /// How many days of a week may have what is to be without on the others; nil where no limit of a week was asked for.
  private let daysAWeek: Int?
  /// What the words of a change leave as it was: whether so much is the least or the most, and of which days it is.
  let leaves: (bound: Bool, period: Bool)

  public init(_ arguments: Arguments) throws(UsageError) {
    var request = try PlanRequest(arguments, .habit, Self.verbs)
    let said = try arguments[Self.schedule]
    var (schedule, isWhenever) = (said?.schedule, said == .whenever)
    var target = try arguments[Self.target]
    var (begun, ended): (AskedDays?, AskedDays?)
    if request.verb == .add {
      var words = request.words.flatMap(\.words)
      if let edge = AskedDays.untilEdge(atEnd: words) { (words, request.words, ended) = (edge.others, edge.others, edge.days) }
      // ‘migraine whenever it happens’
      if said == nil, case let count = HowOften.wheneverCount(atEnd: words), count > 0 {
        isWhenever = true
        words.removeLast(count)
        request.words = words
      }
      // What is never due has no words left that say how often.
      let (asked, amount) = (isWhenever ? .daily : schedule, target)
      let said = try Self.habitWords(words, schedule: asked, target: amount)
      if let title = said.longLimit {
        throw UsageError(
          said.isLimitOfSomeDays ? PlanUsageText.limitOfSomeDays : .limitOfDay, hint: PlanUsageText.limitOfDayWay,
          ["title": .text(title), "most": .text(said.monthlyLimit?.text ?? "<= 2/week")])
      }
      if said.title != words || said.schedule != schedule || said.target != target || said.start != nil || said.end != nil { request.words = said.title }
      (begun, ended) = (said.start, said.end ?? ended)
      (schedule, target, daysAWeek) = (asked ?? said.schedule, said.target, said.daysAWeek)
    } else {
      daysAWeek = nil
    }
    var (from, until) = (try arguments[Self.from], try arguments[Self.until])
    var restsFor = false
    if request.verb == .pause, until == nil, let edge = AskedDays.untilEdge(atEnd: request.words.flatMap(\.words)) {
      (request.words, until) = (edge.others, edge.days)
    }
    if request.verb == .pause, until == nil, let rest = PauseDays(atEnd: request.words) {
      (request.words, until, restsFor) = (rest.name, rest.last, rest.isLength)
      from = from ?? rest.first
    }
    reasoned = request.verb == .pause && until == nil && from == nil ? PauseDays.withReason(request.words) : nil
    if request.verb == .pause, until == nil, from == nil, reasoned == nil { try Self.refuseOneDay(atEnd: request.words) }
    // ‘habit resume run from 1 december’
    if request.verb == .resume, from == nil, let said = PauseDays.resumed(atEnd: request.words) { (request.words, from) = (said.name, said.day) }
    (points, goals) = (try arguments[.planPoints], try arguments[.goals])
    if request.verb == .change, from == nil, let said = Self.begin(atEnd: request.words.flatMap(\.words)) { (request.words, from) = (said.words, said.from) }
    if request.verb == .change, said == nil, case let words = request.words.flatMap(\.words), case let count = HowOften.wheneverCount(atEnd: words), count > 0 {
      isWhenever = true
      request.words = Array(words.dropLast(count))
    }
    let isBare = schedule == nil && target == nil && points == nil && goals.isEmpty && !isWhenever
    let limit = request.verb == .change && isBare ? LimitWords(request.words.flatMap(\.words)) : nil
    // ‘habit change run weekly’
    if request.verb == .change, isBare, limit == nil, let said = Schedule.atEnd(of: request.words.flatMap(\.words)) {
      schedule = said.schedule
      let name = Array(request.words.flatMap(\.words).dropLast(said.count))
      // ‘habit change run to 4 times a week’
      request.words = name.count > 1 && name.last?.lowercased() == "to" ? name.dropLast() : name
    }
    // ‘habit change wine "at most 1 glass a day"’
    if let limit {
      guard limit.period != nil else {
        throw UsageError(PlanUsageText.limitOfDay, hint: PlanUsageText.limitOfDayWay, ["title": .text(limit.title), "most": .text(limit.monthly?.text ?? "<= 2/week")])
      }
      // ‘habit change screen to at most 3 h’
      let named = limit.named.count > 1 && limit.named.last?.lowercased() == "to" ? limit.named.dropLast() : limit.named
      (target, request.words) = (limit.target, named.isEmpty ? [limit.title] : named)
    }
    let typed = request.words.flatMap(\.words)
    if request.verb == .change, isBare, schedule == nil, target == nil, let said = Self.target(behind: request.words.flatMap(\.words)) {
      (request.words, target) = (said.name, said.target)
    }
    // ‘habit change meds 3 times a day’, ‘habit change water to 10 glasses’
    if request.verb == .change, isBare, schedule == nil, target == nil {
      let words = request.words.flatMap(\.words)
      for often in [nil, Schedule.daily] {
        let said = try asUsage { () throws(WorkspaceError) in try HabitWords(words, schedule: often, target: nil) }
        guard said.schedule != often || said.target != nil, !said.title.isEmpty, said.title.count < words.count else { continue }
        (schedule, target, from) = (often == nil ? said.schedule : nil, said.target, from ?? said.start)
        request.words = said.title.count > 1 && said.title.last?.lowercased() == "to" ? said.title.dropLast() : said.title
        break
      }
    }
    leaves = request.verb == .change && isBare && limit == nil && target != nil ? LimitWords.unsaid(in: typed) : (false, false)
    // ‘--schedule weekly --target "<= 2"’: so much is what a week may have, since a limit is kept on all of its days.
    if schedule == .perWeek(1), let most = target, most.bound == .atMost, most.quantity.amount > 0 {
      (target, schedule) = (HabitTarget(.atMost, most.quantity, per: .week), .daily)
    }
    // ‘--target 20km/week’: a week that is asked for so much is due once.
    if request.verb == .add, schedule == nil, let target, target.period != .day { schedule = target.bound == .atMost ? .daily : .perWeek(1) }
    // A weekly review is weekly.
    if request.verb == .add, schedule == nil, request.words.flatMap(\.words).count > 1,
      let first = request.words.flatMap(\.words).first?.lowercased(), ["daily", "weekly", "monthly", "yearly"].contains(first)
    {
      schedule = Schedule(first) ?? Schedule(meantBy: first)
    }
    // Where nothing says how often, it is for every day, which is told; what may be meant to say it is asked about.
    // A limit holds on every day, whatever is said of how often.
    if isWhenever, request.verb == .add { schedule = target?.bound == .atMost ? .daily : nil }
    isAssumed = request.verb == .add && schedule == nil && !isWhenever && !Self.mayBeSchedule(request.words.flatMap(\.words).last ?? "")
    if isAssumed { schedule = .daily }
    self.request = request
    often = schedule.map(HowOften.due) ?? (isWhenever ? .whenever : nil)
    self.target = target
    (self.until, self.restsFor) = (until ?? ended, restsFor)
    start = try arguments[Self.start] ?? begun
    self.from = from
    if request.verb == .add, often == nil {
      throw UsageError(PlanUsageText.noSchedule, hint: PlanUsageText.noScheduleWay, ["forms": .list(Schedule.examples, .or)])
    }
    // What is never due was never due: there is no day from which on it is not.
    if request.verb == .change, often == .whenever, from != nil {
      throw UsageError(UsageText.exclusive, ["one": .text("--schedule none"), "other": .text("--from")])
    }
    if request.verb == .change, often == nil, points == nil, target == nil {
      if goals.isEmpty { throw UsageError(PlanUsageText.noChange, hint: PlanUsageText.noChangeWay) }
      if from != nil { throw UsageError(PlanUsageText.fromOfNothing) }
    }
  }

  /// Whether a word is nearly one that says how often, or looks like one: `3x/wek`, `weakly`.
  private static func mayBeSchedule(_ word: String) -> Bool {
    let folded = word.lowercased()
    if folded.contains("/"), folded.contains(where: \.isNumber) { return MetricNames.pressures(of: MetricNames.pressure, folded) == nil }
    return ["daily", "weekly", "monthly", "yearly", "fortnightly", "everyday"].contains { editDistance(folded, $0, limit: 1) != nil }
  }

  public func run(in context: inout Context) throws -> ExitStatus {
    let journal = try context.openJournal()
    // ‘until the end of term’, ‘until week 10’
    if let until, let last = try context.workspace.deadline(until, on: try context.today(in: journal), in: journal) {
      var command = self
      command.until = last
      return try command.run(in: &context)
    }
    if let status = try request.runOnFile(in: &context, journal) { return status }
    if request.verb == .pause || request.verb == .resume, let names = try everyHabit(in: context, journal) {
      return try context.workspace.asOneChange {
        var status = ExitStatus.no
        for name in names {
          var one = self
          one.request.words = [name]
          if try one.change(in: &context, journal) == .yes { status = .yes }
        }
        return status
      }
    }
    if request.verb == .pause, let reasoned, try !context.workspace.plans(of: journal, in: [.activities]).holds(request.name, of: [.habit]) {
      return try context.workspace.asOneChange { try pause(reasoned.rest, because: reasoned.reason, in: &context, journal) }
    }
    switch request.verb {
    case .add: return try add(in: &context, journal)
    case .show: return try request.show(in: &context, journal)
    case .list:
      return try request.list(in: &context, journal, nothing: PlanText.noHabit)
    default: return try change(in: &context, journal)
    }
  }

  /// The names of all habits that are not archived, where the words mean each of them: ‘pause all until monday’. Nil for all other words.
  private func everyHabit(in context: Context, _ journal: Journal) throws -> [String]? {
    let words = request.name.lowercased().words.map { String($0) }
    guard let first = words.first, ["all", "every", "everything"].contains(first), words.dropFirst().allSatisfy(["my", "habits", "habit"].contains),
      words != ["every"]
    else { return nil }
    let plans = try context.workspace.plans(of: journal, in: [.activities])
    if plans.holds(request.name, of: [.habit]) { return nil }
    return plans.readings.filter { reading in
      guard case .activity(.habit(let habit)) = reading.entry.details else { return false }
      return habit.archived == nil
    }.map(\.slug)
  }

  /// Pauses a habit, and keeps why as a note of the day.
  private func pause(_ rest: PauseDays, because reason: String, in context: inout Context, _ journal: Journal) throws -> ExitStatus {
    var one = self
    one.request.words = rest.name
    (one.from, one.until, one.restsFor) = (rest.first, rest.last, rest.isLength)
    let status = try one.change(in: &context, journal)
    guard status == .yes else { return status }
    let note = try context.workspace.understood([reason], told: .note, in: journal)
    try context.workspace.log(note, in: journal, isDryRun: request.isDryRun).tell(of: journal, isDryRun: request.isDryRun, isJSON: request.isJSON, in: &context)
    return .yes
  }

  private func add(in context: inout Context, _ journal: Journal) throws -> ExitStatus {
    if request.slug == nil, let other = try context.workspace.habit(ofOneWordWith: request.name, in: journal) {
      let values: TextValues = ["title": .text(request.name), "other": .text(other.title), "name": .text(other.slug)]
      throw CommandError(.conflict, PlanErrorText.isForm, values, help: PlanErrorText.isFormWay, values)
    }
    // What was counted of ‘coffee’ stays with that one, which may be meant.
    if request.slug == nil, !request.isJSON, let former = try context.workspace.habit(ofOneWordWith: request.name, isArchived: true, in: journal),
      case .activity(.habit(let archived)) = former.entry.details, let day = archived.archived
    {
      context.note(PlanErrorText.archived, ["name": .text(former.slug), "day": .day(day)])
      context.note(PlanErrorText.archivedWay, ["name": .text(former.slug)])
    }
    let measured = MetricNames.measured(by: request.name)
    // ‘measure blood sugar twice a day’ is done so often.
    let isTimes = target.map { $0.bound == .atLeast && $0.quantity.unit == "times" } ?? false
    if let measured, target != nil && !isTimes || request.name.contains(where: \.isNumber) { throw Self.isMeasured(measured, request.name, target) }
    var habit = NewHabit(request.name)
    (habit.schedule, habit.points, habit.target, habit.goals) = (schedule, points, target, goals)
    let today = try context.today(in: journal)
    (habit.start, habit.until) = (start, until)
    let made = target?.bound == .atMost ? PlanText.madeLimit : PlanText.made
    let unit = target.map { target in
      let dimension = UnitTable.standard.dimension(of: target.quantity)
      return dimension.isCount && !dimension.isMoney ? "" : target.quantity.unit
    }
    let short = ["hours": "h", "hour": "h", "minutes": "min", "minute": "min"]
    // ‘1 cup’ of cups, as people write it, and ‘1h’ of hours.
    let one = unit.map { unit in short[unit] ?? (unit.hasSuffix("s") && UnitTable.standard.unit(String(unit.dropLast())) == UnitTable.standard.unit(unit) ? String(unit.dropLast()) : unit) }
    let amount = target?.bound == .atMost ? " 1\(one.map { $0.utf8.count > 3 || $0 == "cup" ? " " + $0 : $0 } ?? "")" : ""
    let counted = target?.bound == .atMost && amount == " 1" ? Self.counted(request.name) : nil
    let status: ExitStatus
    do {
      status = try request.make(habit, in: &context, journal, told: made) { counted ?? "retro done \($0)\(amount)" }
    } catch let error as PlanDraftError {
      // ‘coffee at most 2 a day’ of one that is there: it is to be so from now on.
      guard let target, case .doubles(let title, let other, .habit, _, let slug) = error else { throw error }
      let values: TextValues = ["title": .text(title), "kind": "habit", "other": .text(other)]
      let line = "retro habit change \(ShellText.quoted(slug)) --target \(ShellText.quoted(target.text))"
      throw CommandError(error.code, PlanErrorText.doubles, values, help: PlanErrorText.meantWay, ["line": .text(line), "isHabit": .flag(true)])
    }
    if let until, !request.isJSON {
      let day = try until.last(on: try start?.first(on: today) ?? today)
      context.note(PlanText.endsOn, ["day": .day(day), "name": .text(ShellText.quoted(request.name))])
    }
    if status == .yes, !request.isJSON, !request.isDryRun { try tellEarlier(in: &context, journal) }
    if often == .whenever, !request.isJSON { context.note(PlanText.neverDue) }
    if let days = daysAWeek, !request.isJSON {
      context.note(PlanText.limitOfWeek, ["days": .number(days), "without": .number(7 - days)])
    }
    if let measured, !request.isJSON {
      context.note(PlanText.measures, ["command": .text(GoalLevel.noting(measured, Quantity(measured == MetricWords.bloodSugar ? 110 : 71))), "metric": .text(measured)])
    }
    if goals.isEmpty, !request.isJSON, !request.isDryRun, let goal = try context.workspace.goal(begunWith: request.name, in: journal) {
      let name = ShellText.quoted(request.name)
      context.note(PlanText.mayServe, ["title": .text(goal.publicTitle), "name": .text(name), "goal": .text(goal.slug)])
    }
    if target == nil, !request.isJSON, let said = HabitWords.uncounted(in: request.name) {
      context.note(PlanText.uncounted, ["words": .text(said.words), "target": .text(said.target), "name": .text(ShellText.quoted(request.name))])
    }
    if isAssumed, !request.isJSON, let target, target.bound == .atMost {
      tellLimitOfDay(target, &context)
    } else if isAssumed, !request.isJSON {
      context.note(
        HabitWords.mayTellHowOften(request.name) ? PlanText.dailyUnread : PlanText.dailyAssumed, ["name": .text(ShellText.quoted(request.name))])
    }
    return status
  }

  /// That a number is measured, and no habit asks for it.
  private static func isMeasured(_ metric: String, _ title: String, _ target: HabitTarget?) -> CommandError {
    let whole = target.map { title.contains(where: \.isNumber) ? title : "\(title) \($0.quantity.text)" } ?? title
    let name = MetricNames.withoutMeasuring(title.words).filter { !$0.contains(where: \.isNumber) && !UnitTable.standard.knows($0) && !["mg/dl", "mmol/l"].contains($0.lowercased()) }
    return CommandError(
      .usage, PlanErrorText.isMeasured, ["title": .text(whole)], help: PlanErrorText.isMeasuredWay,
      ["title": .text(whole), "name": .text("measure " + name.joined(separator: " ")), "metric": .text(metric)])
  }

  /// Says whether what was written before the habit was there counts: lines with its link do, and words of a note do not.
  private func tellEarlier(in context: inout Context, _ journal: Journal) throws {
    if let metric = try context.workspace.metric(calledAs: [request.name], of: journal, for: context.audience(of: .message, journal.configuration)) {
      context.note(PlanText.metricToo, ["days": .number(metric.days), "metric": .text(metric.name)])
    }
    guard let found = context.workspace.earlierLines(of: request.name, in: journal) else { return }
    if found.linked > 0 { context.note(PlanText.earlierCount, ["count": .number(found.linked)]) }
    // What was written before its first day is none of it.
    let first = try start?.first(on: try context.today(in: journal))
    let noted = found.noted.filter { $0 >= first ?? .earliest }
    guard let last = noted.last else { return }
    // Of what is measured, a line without its amount says nothing.
    let isMeasured = target.map { target in
      let dimension = UnitTable.standard.unit(target.quantity.unit).dimension
      return !dimension.isCount || dimension.isMoney
    } ?? false
    let amount = context.workspace.amountNoted(of: request.name, on: last, in: journal) ?? (isMeasured ? "unknown" : "none")
    context.note(
      PlanText.earlierNotes,
      [
        "count": .number(noted.count), "day": .day(last), "name": .text(ShellText.quoted(request.name)), "amount": .text(amount),
        "date": "\(last)",
      ])
  }
}
