// Whether what is done serves what is held dear: the value behind `retro alignment`.

import Documents
public import JournalDates
public import JournalInsights
import JournalLanguage
import JournalModel
import JournalWords

/// Values with what was done for them in a span, without anything private.
public struct AlignmentReport: Sendable {
  /// What matters most first: by priority, then by path.
  public let values: [ValueAlignment]
  /// Active goals that serve no value.
  public let goalsWithoutValue: [GoalProgress]
  /// In which days contributions are counted.
  public let span: DaySpan
  public let today: CalendarDay
  /// How many values and goals were kept out because they are private.
  public let privateEntries: Int
  /// The files of days, by day, as far as reasons are to be told.
  public var paths: [CalendarDay: String] = [:]

  public init(of alignment: Alignment, in span: DaySpan, today: CalendarDay) {
    values = alignment.values.filter { !$0.value.isPrivate }
    goalsWithoutValue = alignment.goalsWithoutValue.filter { !$0.goal.isPrivate }
    privateEntries = alignment.values.count - values.count + alignment.goalsWithoutValue.count - goalsWithoutValue.count
    self.span = span
    self.today = today
  }

  /// The days whose files the reasons stand in.
  public var days: Set<CalendarDay> {
    Set(values.flatMap { $0.goals.flatMap { $0.lines.map(\.day).filter { counts($0) } } })
  }

  private func counts(_ day: CalendarDay) -> Bool { span.contains(day) && day <= today }

  /// Every contribution of a value in the span, by goal and day: a line of a log once, whichever goals it serves.
  func reasons(_ value: ValueAlignment, _ say: Language) -> [Reason] {
    var reasons: [Reason] = []
    var seen: Set<String> = []
    func add(_ path: String, _ line: Int?, _ words: String, _ rule: String, _ ruleWords: String) {
      let reason = Reason(path: path, line: line, amount: 1, words: words, rule: rule, ruleWords: ruleWords)
      if seen.insert(reason.place).inserted { reasons.append(reason) }
    }
    for goal in value.goals {
      let name = goal.goal.isPrivate ? say(AlignmentText.privateGoal) : goal.goal.title
      for line in goal.lines where counts(line.day) {
        guard let path = paths[line.day] else { continue }
        let words = say(ListingText.labelled, ["name": .text(line.rule.words(say)), "words": .text(name)])
        add(path, Int(line.line), line.day.description, line.rule.rawValue, words)
      }
      for milestone in goal.milestonesDone {
        if let day = milestone.plan.completed, counts(day) {
          add(milestone.path, nil, day.description, "milestone", say(AlignmentText.whyMilestone, ["name": .text(name)]))
        }
      }
      for task in goal.tasks where !task.isLogged {
        if let day = task.done, counts(day) { add(task.task.path, nil, day.description, "task", say(AlignmentText.whyTask, ["name": .text(name)])) }
      }
    }
    return reasons
  }
}
