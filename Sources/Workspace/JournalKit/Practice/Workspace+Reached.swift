// What was just reached: said once, by the command that wrote what reached it.

import JournalDates
import JournalFormat
import JournalInsights
import JournalModel
import JournalReports
import JournalStore

extension Workspace {
  /// The milestones and goals that the lines which were just written have reached, and that were not reached without them. No file says that it
  /// was told: who writes these lines anew is told again. Logs are counted only where one of the lines may be for a goal.
  func reached(by writing: LogWriting, in journal: Journal) -> [ReachedPlan] {
    guard let reading = writing.reading else { return [] }
    let lines = writing.outcomes.filter { $0.logged.isChanged && $0.mayReach }.map { Int32(clamping: $0.line(in: reading)) }
    if lines.isEmpty { return [] }
    return told(in: journal) { ledger, practice in ledger.reached(by: Set(lines), on: writing.day, in: practice) }
  }

  /// Has the outcomes say what their week or month has besides their day, where a habit asks for or allows so much in one.
  func countWeeks(of writing: inout LogWriting, in journal: Journal) {
    let places = writing.outcomes.indices.filter { writing.outcomes[$0].after?.target.map { $0.period != .day } ?? false }
    if places.isEmpty { return }
    // What is written stays so, whether it can be counted or not.
    do {
      let practice = try quietly { try $0.practice(of: journal).practice }
      let day = writing.day
      let habits = HabitLedger(
        of: practice, UnitTable(practice.measures.map(\.plan)), on: max(day, try today(in: journal)), weekStart: journal.configuration.weekStart)
      for place in places {
        guard let path = writing.outcomes[place].activity?.path, let record = habits.habit(at: path) else { continue }
        // Of a day that is over the days after it are as much of its week as those before.
        writing.outcomes[place].othersInWeek = (record.amount(inWeekOf: day) ?? 0) - (record.amount(on: day) ?? 0)
      }
    } catch {}
  }

  /// The goals of values that were just noted, and are still open: whoever steps on the scales wants to know how far it is.
  func levels(movedBy writing: LogWriting, in journal: Journal) -> [(goal: Planned<Goal>, level: GoalLevel)] {
    let names = Set(writing.metrics.map(\.name))
    if names.isEmpty { return [] }
    do {
      let today = try today(in: journal)
      let practice = try quietly { try $0.practice(of: journal).practice }
      if practice.levels.isEmpty { return [] }
      return GoalLedger(of: practice, UnitTable(practice.measures.map(\.plan)), on: today).goals.flatMap { goal in
        let isOpen = goal.goal.plan.status != .dropped && goal.goal.plan.status != .done && goal.goal.plan.completed == nil
        return isOpen ? goal.levels.filter { names.contains($0.metric) && $0.last?.day == writing.day }.map { (goal.goal, $0) } : []
      }
    } catch {
      return []
    }
  }

  /// The goals that the lines which were just written name for their amounts, each with what it has now of the one amount that it asks for.
  func progress(by writing: LogWriting, in journal: Journal) -> [(goal: Planned<Goal>, done: Quantity, target: Quantity)] {
    let names = Set(writing.outcomes.filter(\.logged.isChanged).compactMap(\.goal).map { Reference.folded($0) })
    if names.isEmpty { return [] }
    do {
      let today = try today(in: journal)
      let practice = try quietly { try $0.practice(of: journal).practice }
      return GoalLedger(of: practice, UnitTable(practice.measures.map(\.plan)), on: max(today, writing.day)).goals.compactMap { goal in
        guard names.contains(goal.goal.name), goal.targets.count == 1, let target = goal.targets.first else { return nil }
        let wanted = target.target.quantity
        return (goal.goal, Quantity(target.value, wanted.unit), wanted)
      }
    } catch {
      return []
    }
  }

  /// What its file says since just now that it was reached; nil where that was told before, since its amounts had reached it.
  func reached(by written: WrittenPlan, in journal: Journal) -> ReachedPlan? {
    guard let day = written.reading.completed else { return nil }
    var reached = told(in: journal) { ledger, _ in
      ledger.reached(on: day).filter { $0.path.hasSameBytes(as: written.reading.path) && !$0.isReachedByAmounts }
    }.first
    if let level = levels(of: written.reading, in: journal).first(where: { !$0.isReached }), level.last != nil { reached?.share = level.share }
    return reached
  }

  /// How far the measured values have come that a goal asks for; none where it asks for none, and where nothing can be counted now.
  private func levels(of goal: FileReading, in journal: Journal) -> [GoalLevel] {
    do { return try quietly { try $0.practice(of: journal).practice }.levels[goal.path] ?? [] } catch { return [] }
  }

  /// What was asked was written, so a journal that cannot be counted now is no error of it, and other commands tell what is wrong there.
  private func told(in journal: Journal, _ reached: (GoalLedger, Practice) -> [ReachedPlan]) -> [ReachedPlan] {
    do {
      let today = try today(in: journal)
      let practice = try quietly { try $0.practice(of: journal).practice }
      if practice.goals.isEmpty { return [] }
      return reached(GoalLedger(of: practice, UnitTable(practice.measures.map(\.plan)), on: today), practice)
    } catch {
      return []
    }
  }
}

extension LogOutcome {
  /// Whether the line may count for a goal: it names one, or its activity serves one.
  fileprivate var mayReach: Bool {
    guard state == .done || state == .partly else { return false }
    let line = logged.line.logLine
    if !line.mentions.isEmpty || line.fields.contains(where: { $0.key == "goal" }) { return true }
    switch activity?.entry.details {
    case .activity(.habit(let habit)): return !habit.goals.isEmpty
    case .activity(.task(let task)): return !task.goals.isEmpty
    default: return false
    }
  }
}
