// `retro done`: whatever it is, it was done.

import JournalFormat
public import CommandKit
import HostSystem
import JournalDates
import JournalKit
import JournalLanguage
import JournalModel
import JournalPhrases
import JournalStore
import JournalText

/// Writes down that habits, tasks, Actions, goals, milestones or obligations were done.
public struct DoneCommand: Command, TakingText {
  public static let name = "done"
  public static let mayTakeText = true
  public static let aliases: [CommandAlias] = 
    ["do", "did", "finish", "finished", "reach", "reached"]
    + [
      CommandAlias("check off", least: 1), CommandAlias("tick off", least: 1), CommandAlias("cross off", least: 1),
      CommandAlias("mark done", least: 1), CommandAlias("mark off", least: 1)
    ]
  public static let declaration = CommandDeclaration(
    name, "Mark a habit, task, Action or goal as done.",
    discussion: """
      NAME is the name or the title of a habit, task, goal, milestone or obligation, the id of an Action, or words of a title or of an Action’s
      text. Where several are meant you are asked which; without a terminal they are listed, and nothing is written.

      A habit or a task is written into the log of the day: the line that waits for it is ticked, or one is added, in the style of the others. The
      day’s file is made from its template if there is none yet. Amounts stand behind the name that they are of: 5.2km, 28min, 12, or pages=30 for a
      field of your own. An amount of a habit with a target adds to what the day has, until the target is reached. Several habits and tasks may stand
      after each other. An Action is ticked where it stands, and a goal, a milestone or an obligation is done in its file.

      Days may end the words, as in ‘retro done run 5km yesterday’, or stand after --date; so may a time: ‘retro done run at 7am’.

      Done twice is done once: the second time says so and writes nothing, or adds what is new to the line. ‘--again’ writes one more line,
      which earns a habit’s points once more; those of a task are earned once. ‘retro undo’ takes back what was written.
      """,
    operands: [words],
    options: [.doneOn, .loggedAt, again, partly, note, .dryRun, .json],
    examples: [
      Example("retro done squash", "Done today."),
      Example("retro done run 5.2km 28min --at 07:40 --date tue", "With amounts and a time, last Tuesday."),
      Example("retro done piano 20min call-mum", "Two of them."),
      Example("retro done water", "By a word of its title."),
      Example("retro done 2026-W46#a-r7y9", "An Action, by its id."),
    ])

  private static let words = Operand(
    optionalRepeating: .name, "What was done, by its name, its title, its id or words of it, and amounts behind it; a terminal is asked.")
  private static let again = Flag("again", "Once more, though it is done already.")
  private static let partly = Flag("partly", "Only in part.")
  private static let note = Option("note", value: .text, "A few words about it.")

  private var asked: DoneRequest
  private let isDryRun: Bool
  private let isJSON: Bool

  public init(_ arguments: Arguments) throws(UsageError) {
    // A title in quotes is several words like any other.
    var asked = DoneRequest(try arguments[Self.words])
    if asked.words.isEmpty, !Terminal.isTerminal(.input) || arguments.isJSON { throw UsageError.missing(Self.words) }
    asked.date = try arguments[.doneOn]
    asked.time = try arguments[.loggedAt]
    asked.note = try arguments[Self.note] ?? ""
    asked.isAgain = arguments[Self.again]
    asked.state = arguments[Self.partly] ? .partly : .done
    self.asked = asked
    isDryRun = arguments[.dryRun]
    isJSON = arguments.isJSON
  }

  public func run(in context: inout Context) throws -> ExitStatus {
    let journal = try context.openJournal()
    if !isJSON, let several = try ofSeveralDays(in: context, journal) {
      return try context.workspace.asOneChange {
        for one in several {
          var command = self
          command.asked = one
          _ = try command.run(in: &context)
        }
        return .yes
      }
    }
    let asked = try led(in: context, journal)
    try refuseLess(asked.words, in: context, journal)
    let work: DoneWork
    do {
      if asked.words.isEmpty {
        guard let open = try context.workspace.openToday(in: journal, for: context.audience(of: .text, journal.configuration)) else {
          context.note(DoneText.nothingOpen)
          return .no
        }
        throw open
      }
      work = try context.workspace.done(
        asked, in: journal, for: context.audience(of: .message, journal.configuration), isDryRun: isDryRun)
    } catch let error as SeveralDoneError where context.display.mayAsk && !isJSON {
      guard let candidate = try error.choice(DoneText.question, in: &context) else {
        context.note(DoneText.nothingChosen)
        return .no
      }
      work = try context.workspace.done(candidate, asked, in: journal, isDryRun: isDryRun)
    } catch let error as PlanError {
      guard case .unknown = error, let line = sentence(asked, in: context, journal) ?? sentence(asked, isReading: true, in: context, journal) else { throw error }
      return try log(line, for: asked, in: &context)
    } catch let error as WorkspaceError {
      // ‘blood pressure 130/80’ is no amount of the habit, and what it asks for.
      guard let line = sentence(asked, isReading: true, in: context, journal) else { throw error }
      return try log(line, for: asked, in: &context)
    }
    tell(of: work, in: journal, &context)
    return .yes
  }

  /// Has a line of the log written instead of what was asked for, and says so.
  private func log(_ line: [String], for asked: DoneRequest, in context: inout Context) throws -> ExitStatus {
    context.note(
      SurfaceText.taken, ["typed": .text((["done"] + asked.words).joined(separator: " ")), "option": .text((["retro"] + line.map { ShellText.quoted($0) }).joined(separator: " "))])
    return try RetroProgram.run(instead: line + (isDryRun ? ["--dry-run"] : []), in: &context)
  }

  /// The words for the log, where they are a sentence that tells of one habit or task and of nothing else but when: ‘took my metformin this morning’. Nil for others.
  /// - Parameter isReading: Whether they are to say the number that the habit asks for.
  private func sentence(_ asked: DoneRequest, isReading: Bool = false, in context: Context, _ journal: Journal) -> [String]? {
    guard !isJSON, !asked.isAgain, asked.state == .done, asked.note.isEmpty, asked.time == nil else { return nil }
    let words = asked.words.joined(separator: " ")
    do {
      let phrase = try context.workspace.understood([words], on: asked.date, in: journal).phrase
      guard phrase.uncertainties.isEmpty, phrase.mood == nil, phrase.metrics.isEmpty != isReading, phrase.lines.count == 1, let line = phrase.lines.first,
        line.isImplied == isReading, line.activity != nil, line.state == .done, line.text.isEmpty || Phrase.isPartOfDay(line.text.lowercased())
      else { return nil }
      return ["log"] + (asked.date.map { ["--date", $0.word] } ?? []) + [words]
    } catch {
      return nil
    }
  }

  /// A request a day, where the words name several, and all of them can be; nil where they do not, or are a name.
  private func ofSeveralDays(in context: Context, _ journal: Journal) throws -> [DoneRequest]? {
    guard let several = try asked.ofSeveralDays(in: context.workspace.tongues) ?? ofSpan(in: context, journal),
      !(try context.workspace.plans(of: journal, in: [.activities, .goals]).holds(
        asked.words.joined(separator: " "), of: EntryKind.activities.union([.goal])))
    else { return nil }
    let today = try context.today(in: journal)
    for one in several { _ = try one.date?.done(on: today) }
    return several
  }

  /// A request a day of a span, ‘no-alcohol mon-fri’, of a habit: a task is done once.
  private func ofSpan(in context: Context, _ journal: Journal) throws -> [DoneRequest]? {
    guard let span = try asked.ofSpan(on: context.today(in: journal), in: context.workspace.tongues), let first = span.first,
      try context.workspace.kind(ofPlan: first.words.joined(separator: " ")) == .habit
    else { return nil }
    return span
  }

  /// What was asked for with the day that stands before it: ‘done yesterday floss’. The name of a day of the week may be a part of a title.
  private func led(in context: Context, _ journal: Journal) throws -> DoneRequest {
    let words = self.asked.words.flatMap(\.words).map { String($0) }
    guard self.asked.date == nil, let led = AskedDays.atStart(of: words, in: context.workspace.tongues), led.days.isOneDay,
      Schedule.weekdays([led.days.word.lowercased()]) == nil,
      !(try context.workspace.plans(of: journal, in: [.activities, .goals]).holds(words.joined(separator: " "), of: EntryKind.activities.union([.goal])))
    else { return self.asked }
    var asked = self.asked
    (asked.words, asked.date) = (led.others, led.days)
    return asked
  }

  /// Refuses an amount that is to be taken away, unless the words are a name: ‘done read minus 3’, ‘done read -3 pages’.
  private func refuseLess(_ words: [String], in context: Context, _ journal: Journal) throws {
    let words = words.flatMap(\.words).map { String($0) }
    let signs: Set<Character> = ["-", "−", "–"]
    guard let place = words.indices.dropFirst().first(where: { place in
      let isNumber = words[place].dropFirst().first?.isNumber == true && words[place].first.map(signs.contains) ?? false
      let next = place + 1 < words.count && words[place + 1].first?.isNumber == true
      return isNumber || next && ["minus", "less", "weniger", "menos", "moins"].contains(words[place].lowercased())
    }) else { return }
    let plans = try context.workspace.plans(of: journal, in: [.activities, .goals])
    if plans.holds(words.joined(separator: " "), of: EntryKind.activities.union([.goal])) { return }
    throw CommandError(
      .usage, DoneText.less, ["words": .text(words[place...].joined(separator: " "))], help: DoneText.lessWay,
      ["name": .text(words[..<place].joined(separator: " "))])
  }

  private func tell(of work: DoneWork, in journal: Journal, _ context: inout Context) {
    if isJSON, case .log = work {} else if isJSON { return context.write(work.json(for: context.audience(of: .data))) }
    switch work {
    case .log(let writing): writing.tell(of: journal, isDryRun: isDryRun, isJSON: isJSON, in: &context)
    case .actions(let changed):
      context.write(changed.outcome.preview)
      for (found, task) in changed.actions { ActionEdit.tell(of: found, task, changed, isDryRun: isDryRun, in: &context) }
    case .plan(let plan):
      context.write(plan.outcome.preview)
      let place = TextValue.place(plan.file.place.shown)
      guard plan.outcome.isChanged, let day = plan.reading.completed else {
        return context.note(WritingText.unchanged, ["path": place])
      }
      context.note(DoneText.plan, ["place": place, "dry": .flag(isDryRun), "day": .day(day)])
      plan.tellReached(in: &context)
    }
  }
}

extension OptionKey where Self == Option<TimeSpan?> {
  /// When on the day it was.
  static var loggedAt: Self { Option("at", value: .time, .loggedTime, "The time of it, such as 18:30 or 18:30-19:10.") }
}

extension WordForm<TimeSpan> {
  /// When on a day something was, or from when to when.
  static var loggedTime: WordForm {
    let form = WordForm.form(FormText.time) { TimeSpan(said: $0) }
    return WordForm { word, name throws(UsageError) in
      let time = try form.read(word, name)
      // An end before the start lies after midnight; nothing lasts until just before the same time of the next day.
      if let end = time.end, end < time.start, let minutes = time.minutes, minutes > 12 * 60 {
        throw UsageError(
          LogText.endsBefore, ["time": .text(time.text), "hours": .number(minutes / 60), "minutes": .number(minutes % 60)],
          hint: LogText.endsBeforeWay,
          ["end": "\(end)", "start": "\(time.start)", "span": .text(TimeSpan(end, to: time.start).text)])
      }
      return time
    }
  }
}
