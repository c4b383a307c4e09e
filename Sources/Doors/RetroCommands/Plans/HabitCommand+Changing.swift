// ‘retro habit change’, ‘pause’, ‘resume’ and ‘archive’: what becomes of a habit from a day on.

import CommandKit
import JournalDates
import JournalFormat
import JournalKit
import JournalLanguage
import JournalModel
import JournalStore
import JournalText

extension HabitCommand {
  func change(in context: inout Context, _ journal: Journal) throws -> ExitStatus {
    let today = try context.today(in: journal)
    let from = try self.from?.first(on: today) ?? today
    var served: [Reference] = []
    if request.verb == .change, !goals.isEmpty {
      var plans = try context.workspace.plans(of: journal, in: [.goals])
      served = try plans.links(to: goals, .goal, in: journal)
    }
    var former: HabitTarget?
    var archived: CalendarDay?
    var calledOff: PausedSpan?
    // What is put right before anything was done is so of the habit from the first.
    let isUnbegun = schedule != nil || target != nil ? from <= today && !context.workspace.isBegun(request.name, before: from, in: journal) : false
    let changed = try context.workspace.changePlan(request.name, of: .habit, in: journal, isDryRun: request.isDryRun) { reading, today in
      if case .activity(.habit(let habit)) = reading.entry.details { former = habit.targets.value(on: from.advanced(by: -1)) ?? habit.targets.value(on: from) }
      switch request.verb {
      case .pause: return [.pause(from: from, until: try lastOfRest(from: from, on: today), today: today)]
      case .resume: return try resuming(reading, from: from, callingOff: &calledOff)
      case .archive:
        return try archiving(reading, on: today, since: &archived)
      default:
        if target != nil, target(after: former) == nil { throw UsageError(PlanUsageText.noChange, hint: PlanUsageText.noChangeWay) }
        let asked = schedule(of: reading, from: from).map { [PlanChange.schedule($0.counted(from: from), from: from, isUnbegun: isUnbegun && self.from == nil)] }
        return (asked ?? (often == .whenever ? [.neverDue] : [])) + (points.map { [.points($0, from: from)] } ?? [])
          + (target(after: former).map { [.target($0, from: from, isUnbegun: isUnbegun || turnsRound(former, $0))] } ?? []) + (served.isEmpty ? [] : [.serve(served)])
      }
    }
    if let archived, !request.isJSON {
      let name: TextValues = ["name": .text(changed.reading.slug), "day": "\(archived)"]
      context.note(PlanErrorText.archived, name)
      context.note(PlanErrorText.archivedWay, name)
      return .yes
    }
    let say = context.language
    request.tell(of: changed, in: &context) { reading, path, dry in
      guard let pause = calledOff else { return message(of: reading, at: path, dry: dry, from: from, former, in: say) }
      return Message(PlanText.calledOff, ["path": path, "dry": dry, "day": .day(pause.start), "last": .optional(pause.end)])
    }
    return .yes
  }

  /// Whether a habit becomes a limit, or none any longer: what was done of it was good on the one side of that day and bad on the other, so the new
  /// target is that of all days, where no day is named.
  private func turnsRound(_ former: HabitTarget?, _ target: HabitTarget) -> Bool {
    from == nil && (former?.bound == .atMost) != (target.bound == .atMost)
  }

  /// The target that a file gets: a limit stays one, one of a week one of a week, and so does the unit, where the words say only how much.
  func target(after former: HabitTarget?) -> HabitTarget? {
    guard var target, let former else { return leaves.bound && self.target?.quantity.unit.isEmpty == true ? nil : target }
    if leaves.period { target.period = former.period }
    guard leaves.bound else { return target }
    let unit = target.quantity.unit.isEmpty ? former.quantity.unit : target.quantity.unit
    return HabitTarget(former.bound, Quantity(target.quantity.amount, unit), per: target.period)
  }

  /// The schedule that a file gets; a limit of a week or a month is kept on all of its days, whichever schedule there was.
  private func schedule(of reading: FileReading, from day: CalendarDay) -> Schedule? {
    guard schedule == nil, let target, target.bound == .atMost, target.period != .day, case .activity(.habit(let habit)) = reading.entry.details,
      habit.schedule.value(on: day) != .daily
    else { return schedule }
    return .daily
  }

  /// The last day of a rest. ‘20 Dec to 6 Jan’ ends after it begins, whichever year today is in.
  private func lastOfRest(from: CalendarDay, on today: CalendarDay) throws -> CalendarDay? {
    guard let until else { return nil }
    // So long after its first day, which is one of its days.
    if restsFor { return try until.last(on: from).advanced(by: -1) }
    let last = try until.last(on: today)
    // ‘until friday’, said on a Friday, is a week: nobody says so of the day that is.
    if last == today, from == today, until.isOfEveryWeek(on: today) { return last.advanced(by: 7) }
    guard last < from, until.text?.isDayOfYear ?? false else { return last }
    return try until.last(on: from)
  }

  /// Takes a habit up again; a pause that is still to come is called off by it.
  private func resuming(_ reading: FileReading, from: CalendarDay, callingOff pause: inout PausedSpan?) throws -> [PlanChange] {
    if case .activity(.habit(let habit)) = reading.entry.details, habit.standing(on: from) == .active { pause = habit.pause(after: from) }
    return [.resume(from)]
  }

  /// Puts a habit away, unless it is put away already, and no other day was asked for.
  private func archiving(_ reading: FileReading, on today: CalendarDay, since archived: inout CalendarDay?) throws -> [PlanChange] {
    if request.doneOn == nil, case .activity(.habit(let habit)) = reading.entry.details, let day = habit.archived, day <= today {
      archived = day
      return []
    }
    return [.archive(try request.doneOn?.first(on: today) ?? today)]
  }
}
