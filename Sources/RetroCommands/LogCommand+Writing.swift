// How `do`, `skip` and `log` write into the log of a day, all of it in one change set.

import CommandKit
import HostSystem
import JournalDates
import JournalFormat
import JournalInsights
import JournalKit
import JournalModel
import JournalStore

/// Entries on their way into the log of a day. Opens the day's file, and the plans that the entries ask for.
struct LogWriting {
  let day: CalendarDay
  let journal: Journal
  private let target: WritingTarget
  private let folder: String
  /// Nil until the file is open.
  private(set) var file: OpenFile?
  var files = ChangedFiles()
  private var plans: PlanFiles?
  private(set) var units = UnitTable.standard
  private(set) var outcomes: [LogOutcome] = []
  /// The mood that was written, and the line of the log if it stands there.
  private(set) var mood: (mood: Mood, line: LogReading?)?

  init(on day: CalendarDay, in journal: Journal, _ context: inout Context) throws {
    self.day = day
    self.journal = journal
    target = try context.target(ofDay: day, in: journal)
    folder = try context.currentFolder()
  }

  /// Opens what is needed under the lock, has `plan` write, and carries it out; with `isDryRun` shows how, if `isShown`.
  /// - Parameter plan: Calls `log` and `note`; gets the plans in the folders of activities, goals and measures.
  mutating func carryOut(
    isDryRun: Bool, isShown: Bool, in context: inout Context, _ plan: (inout LogWriting, inout PlanFiles) throws -> Void
  ) throws {
    _ = try context.write(into: target, isDryRun: isDryRun, isShown: isShown) { file, files, context in
      var plans = try context.plans(of: journal, in: [.activities, .goals, .measures])
      self.file = file
      self.files = files
      self.plans = plans
      units = UnitTable(plans.practice.measures.map(\.plan))
      outcomes = []
      try plan(&self, &plans)
      files = self.files
    }
  }

  /// The fields that hold amounts of an activity.
  func fields(_ amounts: [LogAmount], of activity: FileReading) throws -> [Field] {
    do throws(LogAmountRefusal) {
      return try amounts.fields(of: activity.slug, target: activity.habit?.target, units)
    } catch {
      throw CommandFailure(error.description, help: error.help)
    }
  }

  /// Writes an entry of an activity.
  /// - Parameters:
  ///   - isAgain: Whether it counts though the day has it already.
  ///   - hasAmounts: Whether it says how much, so that it may add to what the day has.
  /// - Throws: Where it is a task that is done, and where the day says something else.
  mutating func log(_ entry: LogEntry, of activity: FileReading, isAgain: Bool = false, hasAmounts: Bool = false) throws {
    guard let file else { return }
    let before = LogDay(of: activity, in: files.latest(file).reading, on: day, units)
    try refuseTask(activity, isAgain: isAgain, before)
    var entry = entry
    if isAgain { entry.again = .earning(activity.habit?.points.value(on: day)) }
    entry.addsUp = hasAmounts && before.takesMore
    let logged = try files.log(entry, of: name(of: activity), in: file)
    if logged.way == .contradicted { throw contradiction(entry, activity, logged.line) }
    let after = LogDay(of: activity, in: files.latest(file).reading, on: day, units)
    outcomes.append(LogOutcome(activity: activity, place: file.place, logged: logged, before: before, after: after, units: units))
  }

  /// Writes a mood: that of the day, or where it has one, a line of its log.
  mutating func note(_ entry: MoodEntry) throws {
    guard let file else { return }
    switch try files.note(entry, in: file) {
    case .day: mood = (entry.mood, nil)
    case .log(let line): mood = (entry.mood, line)
    }
  }

  /// Writes a line that records no activity.
  mutating func log(_ insertion: LogInsertion) throws {
    guard let file else { return }
    let line = try files.log(insertion, in: file)
    outcomes.append(LogOutcome(line, file.place))
  }

  /// What an activity may be called in the day's file.
  private func name(of activity: FileReading) -> ActivityName {
    let place = journal.place(of: activity.path, from: folder)
    let route = PathText.route(from: PathText.parent(target.place.diskPath), to: place.diskPath)
    let sameName = plans?.readings.count { $0.kind.isActivity && Reference.folded($0.slug) == Reference.folded(activity.slug) } ?? 0
    return ActivityName(slug: activity.slug, path: activity.path, route: route, isShared: sameName > 1)
  }

  /// A task is done once.
  private func refuseTask(_ activity: FileReading, isAgain: Bool, _ before: LogDay) throws {
    guard case .activity(.task(let task)) = activity.entry.details else { return }
    if let completed = task.completed, completed != day {
      throw CommandFailure(
        "‘\(activity.slug)’ is a task, and was completed on \(completed)", help: "‘retro task reopen \(activity.slug)’ opens it again")
    }
    if isAgain, before.isDone {
      throw CommandFailure("‘\(activity.slug)’ is a task, which is done once", help: "a habit is done again and again")
    }
  }

  private func contradiction(_ entry: LogEntry, _ activity: FileReading, _ line: LogReading) -> CommandFailure {
    let place = "\(file?.place.shown ?? ""):\(line.line)"
    let state = line.logLine.state == .partly ? "partly done" : "done"
    let open = "‘retro open \(day)’ changes the line"
    switch entry.state {
    case .no, .skip: return CommandFailure("‘\(activity.slug)’ is \(state) on \(day), in \(place)", help: open)
    default:
      let what = entry.state == .partly ? "wholly" : "with another time or amount"
      return CommandFailure("‘\(activity.slug)’ is done already, \(what), in \(place)", help: "‘--again’ writes one more line; \(open)")
    }
  }
}

extension FileReading {
  /// What only a habit has.
  var habit: Activity.Habit? { if case .activity(.habit(let habit)) = entry.details { habit } else { nil } }
}
