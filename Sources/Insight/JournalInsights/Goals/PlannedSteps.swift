// What is done once, and whether it is.

public import JournalDates
import JournalModel

extension Practice {
  /// The days on which tasks were done, by the tasks' paths: the earliest that the task's file or a done line of a log says, up to today.
  public func completions(on today: CalendarDay) -> [String: CalendarDay] {
    loggedCompletions(on: today).merging(filedCompletions(on: today)) { min($0, $1) }
  }

  private func filedCompletions(on today: CalendarDay) -> [String: CalendarDay] {
    var days: [String: CalendarDay] = [:]
    for task in tasks { if let day = task.plan.completed, day <= today { days[task.path] = day } }
    return days
  }

  /// The same as far as logs say it.
  public func loggedCompletions(on today: CalendarDay) -> [String: CalendarDay] {
    var paths: [Int: [String]] = [:]
    for task in tasks { if let place = log.place(of: task.name) { paths[place, default: []].append(task.path) } }
    if paths.isEmpty { return [:] }
    var days: [String: CalendarDay] = [:]
    for line in log.lines {
      if line.day > today { break }
      guard line.state == .done, let activity = line.activity, let tasks = paths[activity] else { continue }
      for path in tasks where days[path] == nil { days[path] = line.day }
    }
    return days
  }

  /// What the targets of habits measure, by the places of the habits' names in the log.
  func measuredByHabits(_ units: UnitTable) -> [UnitTable.Dimension?] {
    var measured: [UnitTable.Dimension?] = Array(repeating: nil, count: log.names.count)
    for habit in habits {
      if let target = habit.plan.lastTarget, let place = log.place(of: habit.name) { measured[place] = units.dimension(of: target.quantity) }
    }
    return measured
  }

  /// The milestones of each goal, by the goal's folded name; by due date, those without one last, then by path.
  func milestones(byGoalOn today: CalendarDay) -> [String: [Planned<Milestone>]] {
    var found: [String: [Planned<Milestone>]] = [:]
    for milestone in milestones {
      guard let goal = milestone.plan.goal else { continue }
      var milestone = milestone
      if let day = milestone.plan.completed, day > today { milestone.plan.completed = nil }
      found[Reference.folded(goal.slug), default: []].append(milestone)
    }
    return found.mapValues { milestones in
      milestones.sorted { ($0.plan.due ?? .latest, $0.path) < ($1.plan.due ?? .latest, $1.path) }
    }
  }

  /// The tasks of each goal, by the goal's folded name; by path.
  func tasks(byGoalOn today: CalendarDay) -> [String: [GoalTask]] {
    guard tasks.contains(where: { !$0.plan.goals.isEmpty }) else { return [:] }
    let (filed, logged) = (filedCompletions(on: today), loggedCompletions(on: today))
    var found: [String: [GoalTask]] = [:]
    for task in tasks {
      let day = [filed[task.path], logged[task.path]].compactMap { $0 }.min()
      for name in Set(task.plan.goals.map { Reference.folded($0.slug) }) {
        found[name, default: []].append(GoalTask(task: task, done: day, isLogged: logged[task.path] != nil))
      }
    }
    return found
  }
}
