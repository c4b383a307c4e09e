// From typed properties to the values of the model.

import JournalDates
import JournalModel

extension DecodedProperties {
  var common: CommonProperties {
    CommonProperties(
      id: text("id"), title: text("title"), created: timestamp("created"), updated: timestamp("updated"),
      tags: texts("tags"), aliases: texts("aliases"), isPrivate: isPrivate)
  }

  func details(_ kind: EntryKind) -> Details {
    switch kind {
    case .day: .day(day)
    case .weekly: .retrospective(retrospective(.weekly))
    case .monthly: .retrospective(retrospective(.monthly))
    case .quarterly: .retrospective(retrospective(.quarterly))
    case .yearly: .retrospective(retrospective(.yearly))
    case .habit: .activity(.habit(habit))
    case .task: .activity(.task(task))
    case .goal: .goal(goal)
    case .milestone:
      .milestone(Milestone(due: date("due"), goal: references("goal").first, completed: date("completed")))
    case .obligation:
      .obligation(
        Obligation(due: date("due"), requestedBy: text("requested_by"), consequence: text("consequence"), completed: date("completed")))
    case .term:
      .term(
        Term(number: integer("number"), theme: text("theme"), start: date("start"), end: date("end"), status: choice("status")))
    case .value: .value(PersonalValue(level: choice("level"), priority: integer("priority"), domain: text("domain")))
    case .measure:
      .measure(
        Measure(
          unit: text("unit"), dimension: text("dimension"), canonicalUnit: text("canonical_unit"), factor: number("factor")))
    case .note: .note
    }
  }

  private var day: Day {
    Day(
      date: date("date"), mood: mood, timezone: text("timezone"), weather: text("weather"), temperature: number("temperature_c"),
      photos: texts("photo"), loggedVia: text("logged_via"), metrics: metrics)
  }

  private func retrospective(_ length: Retrospective.Length) -> Retrospective {
    Retrospective(
      length: length, start: date("start"), end: date("end"), snapshot: metrics, topCategories: texts("top_categories"))
  }

  private var habit: Activity.Habit {
    var habit = Activity.Habit(start: date("start"), archived: date("archived"), goals: references("goals"))
    if case .schedules(let schedules) = contents["schedule"] { habit.schedule = schedules }
    if case .points(let points) = contents["points"] { habit.points = points }
    if case .pausedSpans(let spans) = contents["paused"] { habit.paused = spans }
    if case .habitTarget(let target) = contents["target"] { habit.target = target }
    return habit
  }

  private var task: Activity.Task {
    Activity.Task(
      due: date("due"), points: integer("points"), priority: choice("priority"), completed: date("completed"), goals: references("goals"))
  }

  private var goal: Goal {
    var targets: [GoalTarget] = []
    if case .goalTargets(let found) = contents["targets"] { targets = found }
    var from: [GoalTarget] = []
    if case .goalTargets(let found) = contents["from"] { from = found }
    return Goal(
      start: date("start"), due: date("due"), targets: targets, from: from, points: integer("points"), values: references("values"),
      term: references("term").first, status: choice("status"), completed: date("completed"), importance: integer("importance"),
      urgency: integer("urgency"), actionPlan: text("action_plan"))
  }
}
