// What ‘retro habit’ says that it did.

import CommandKit
import JournalDates
import JournalFormat
import JournalInsights
import JournalKit
import JournalLanguage
import JournalModel
import JournalStore
import JournalText
import PlainFormats

extension HabitCommand {
  /// What was done, of the file as it is afterwards.
  func message(
    of reading: FileReading, at path: TextValue, dry: TextValue, from: CalendarDay, _ former: HabitTarget?, in say: Language
  ) -> Message {
    guard case .activity(.habit(let habit)) = reading.entry.details else {
      return Message(PlanText.changed, ["path": path, "dry": dry])
    }
    let (day, name): (TextValue, TextValue) = (.day(from), .text(reading.slug))
    switch request.verb {
    case .pause:
      let span = habit.paused.last { $0.contains(from) }
      let last = span?.end
      return Message(PlanText.paused, ["path": path, "dry": dry, "day": .day(span?.start ?? from), "last": .optional(last), "name": name])
    case .resume: return Message(PlanText.resumed, ["path": path, "dry": dry, "day": day])
    case .archive: return Message(PlanText.archived, ["path": path, "dry": dry, "day": .day(habit.archived ?? from), "name": name])
    default:
      let facts = facts(of: habit, from: from, former, say).joined(separator: "; ")
      return Message(PlanText.changedTo, ["path": path, "dry": dry, "facts": .text(facts)])
    }
  }

  /// The line that notes some of what a limit counts, as people say it: `retro log "3 cigarettes"`. Nil where the title is no name of several things.
  static func counted(_ title: String) -> String? {
    let isPlural = !title.contains(where: { !$0.isLetter }) && title.count > 3 && title.lowercased().hasSuffix("s") && !title.lowercased().hasSuffix("ss")
    return isPlural ? "retro log \"3 \(title.lowercased())\"" : nil
  }

  /// That a limit holds on each day, which needs no schedule, and how it is one of a week.
  func tellLimitOfDay(_ target: HabitTarget, _ context: inout Context) {
    guard target.period != .week, target.quantity.amount > 0 else { return }
    let week = Quantity(target.quantity.amount * 7, target.quantity.unit).text
    context.note(PlanText.limitOfDay, ["name": .text(ShellText.quoted(request.name)), "week": .text("<= \(week)/week")])
  }

  /// What is so from a day on, and what the file says already of later ones, where that ends it.
  private func facts(of habit: Activity.Habit, from: CalendarDay, _ former: HabitTarget?, _ say: Language) -> [String] {
    var facts: [String] = often == .whenever ? [say(PlanText.neverDue)] : []
    let (day, target) = (TextValue.day(from), target(after: former))
    switch (schedule, points) {
    case (let schedule?, let points?):
      facts.append(say(PlanText.scheduleAndPoints, ["schedule": .message(schedule.message), "count": .number(points), "day": day]))
    case (let schedule?, nil): facts.append(say(PlanText.schedule, ["schedule": .message(schedule.message), "day": day]))
    case (nil, let points?): facts.append(say(PlanText.points, ["count": .number(points), "day": day]))
    case (nil, nil): break
    }
    if schedule != nil, let (later, day) = Self.later(habit.schedule, from) {
      facts.append(say(PlanText.laterSchedule, ["schedule": .message(later.message), "day": .day(day)]))
    }
    if points != nil, let (later, day) = Self.later(habit.points, from) {
      facts.append(say(PlanText.laterPoints, ["count": .number(later), "day": .day(day)]))
    }
    if let target, habit.targets.count == 1, habit.targets[0].from == nil {
      facts.append(say(PlanText.target, ["target": .text(target.text)]))
    } else if let target {
      let before = former.flatMap { $0 == target ? nil : $0.text }
      facts.append(say(PlanText.targetFrom, ["target": .text(target.text), "day": day, "former": .text(before ?? "none")]))
    }
    if target != nil, let (later, day) = Self.later(habit.targets, from) {
      facts.append(say(PlanText.laterTarget, ["target": .text(later.text), "day": .day(day)]))
    }
    if !goals.isEmpty { facts.append(say(PlanText.serves, ["goals": .text(habit.goals.map(\.slug).joined(separator: ", "))])) }
    return facts
  }

  /// What the file says already of the days from a later one on, and that day.
  private static func later<Value>(_ values: [Dated<Value>], _ from: CalendarDay) -> (Value, CalendarDay)? {
    let next = values.filter { $0.from ?? .earliest > from }.min { ($0.from ?? .earliest) < ($1.from ?? .earliest) }
    return next.map { ($0.value, $0.from ?? from) }
  }
}
