// The home screen for scripts; docs/json.md describes the members.

import JournalDates
public import JournalInsights
import JournalModel
public import PlainFormats

extension TodayReport {
  /// The whole as one object, schema 2.
  public var json: JSONValue {
    [
      .schema: .answerSchema, .date: .string(date.description), .mood: JSONValue(mood, label: moodWord),
      .measured: measured.map { Self.json($0, on: date) } ?? .null,
      .habits: JSONValue(habits.map { Self.json($0) }),
      .points: [.today: .int(points.today), .week: .int(points.week)],
      .reached: JSONValue(reached.map(\.json)),
      .experiments: JSONValue(trials.map(\.json)), .due: JSONValue(due.map(\.json)), .olderActions: .int(olderActions),
      .term: term.map { Self.json($0) } ?? .null,
      .endingTerm: endingTerm.map { [.slug: .string($0.term.slug), .daysLeft: .int($0.daysLeft)] } ?? .null,
      .written: JSONValue(
        written.map {
          [.time: JSONValue($0.time), .text: .string($0.text), .mood: JSONValue($0.mood, label: $0.mood.map { labels.name(of: $0) } ?? "")]
            as JSONValue
        }),
      .review: review.map { Self.json($0) } ?? .null,
      .finding: JSONValue(finding), .privateEntries: .int(privateEntries),
    ]
  }

  private static func json(_ measured: Measured, on date: CalendarDay) -> JSONValue {
    let before = JSONValue.string(date.advanced(by: -1).description)
    return [
      .sleep: measured.sleep.map { [.date: $0.isLastNight ? .string(date.description) : before, .minutes: number($0.minutes)] } ?? .null,
      .steps: measured.steps.map { [.date: before, .count: number($0)] } ?? .null,
      .wellness: measured.wellness.map { [.date: before, .score: .int($0), .coverage: .int(measured.wellnessCoverage)] } ?? .null,
    ]
  }

  private static func json(_ habit: HabitRecord) -> JSONValue {
    [
      .slug: .string(habit.habit.slug), .title: .string(habit.habit.title), .path: .string(habit.habit.path),
      .today: .string(habit.state.rawValue), .dueToday: .bool(habit.isDueToday),
      .streak: habit.streak.json,
      .strength: .double(habit.cutStrength), .doneLast30: .int(habit.done(inLast: 30)),
      .points: JSONValue(habit.points),
      .week: habit.week.map {
        [.asked: .int($0.asked), .done: .int($0.done), .daysLeft: .int($0.daysLeft), .level: .string($0.level.rawValue)]
      } ?? .null,
    ]
  }

  private static func json(_ term: TermProgress) -> JSONValue {
    [
      .slug: .string(term.term.slug), .title: .string(term.term.title), .theme: JSONValue(term.term.plan.theme),
      .start: .string(term.span.start.description), .end: .string(term.span.end.description),
      .week: .int(term.week), .weeks: .int(term.weeks), .daysLeft: .int(term.daysLeft),
      .goals: JSONValue(term.goals.filter { !$0.goal.isPrivate }.map(\.goal.slug)),
    ]
  }

  private static func json(_ review: Review) -> JSONValue {
    [
      .period: .string(review.period.description), .path: .string(review.path), .begun: .bool(review.isBegun),
      .tries: .int(review.tries),
      .latest: review.latest.map {
        [
          .path: .string($0.path), .title: .string($0.title), .start: .string($0.span.start.description),
          .end: .string($0.span.end.description),
        ]
      } ?? .null,
    ]
  }
}

extension ReachedPlan {
  /// What was reached, wherever that is told.
  public var json: JSONValue {
    [.type: .string(kind.rawValue), .slug: .string(slug), .path: .string(path), .title: .string(title)]
  }
}

extension TodayReport.Due {
  /// Of an Action `slug` is null: `id` names it where it has one.
  var json: JSONValue {
    [
      .type: .string(kind), .slug: JSONValue(line == nil ? slug : nil), .id: JSONValue(id), .address: .string(slug), .title: .string(title),
      .path: .string(path), .line: JSONValue(line), .due: .string(due.description), .daysLeft: .int(urgency.daysLeft),
      .urgency: .string(urgency.level.rawValue), .priority: JSONValue(priority?.rawValue),
    ]
  }
}
