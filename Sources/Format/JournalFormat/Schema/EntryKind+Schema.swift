// The properties of every kind of file. A new one is a field of the model and a row here.

import JournalDates
import JournalModel

extension EntryKind {
  /// The properties of files of this kind. A kind's schema is made when its first file is read: few commands read files of all kinds.
  package var schema: EntrySchema {
    switch self {
    case .day: .day
    case .weekly: .weekly
    case .monthly: .monthly
    case .quarterly: .quarterly
    case .yearly: .yearly
    case .habit: .habit
    case .task: .task
    case .goal: .goal
    case .milestone: .milestone
    case .obligation: .obligation
    case .term: .term
    case .value: .value
    case .experiment: .experiment
    case .measure: .measure
    case .note: .note
    }
  }
}

extension EntrySchema {
  fileprivate static let day = EntrySchema(
    [
      .init("date", \.date, .date, note: "; beats the file's name"),
      .init("mood", \.mood, .mood),
      .init("timezone", \.timezone, .text, "zone name, such as `Asia/Tokyo`"),
      .init("weather", \.weather, .text),
      .init("temperature_c", \.temperature, .number),
      .init("photo", \.photos, .texts, "list of links or paths; pictures embedded in the text count, too"),
      .init("logged_via", \.loggedVia, .text, note: ": what wrote the entry"),
    ] + PropertyRow.metrics(MetricNames.numbers + MetricNames.clocks, "one of the metrics of [section 7](#7-metrics)"),
    takesMetrics: true, of: Day(), in: Details.day
  ) { if case .day(let day) = $0 { day } else { nil } }

  fileprivate static let weekly = retrospective(.weekly)
  fileprivate static let monthly = retrospective(.monthly)
  fileprivate static let quarterly = retrospective(.quarterly)
  fileprivate static let yearly = retrospective(.yearly)

  private static func retrospective(_ length: Retrospective.Length) -> EntrySchema {
    EntrySchema(
      [
        .init("start", \.start, .date, note: ", included; without it the file's name says it"),
        .init("end", \.end, .date, note: ", included; without it the file's name says it"),
      ]
        + PropertyRow.metrics(
          MetricNames.snapshot, as: .number, "number: a snapshot of the period, written where `context.properties` is `true`")
        + [.init("top_categories", \.topCategories, .texts, note: "; part of the same snapshot")],
      of: Retrospective(length: length), in: Details.retrospective
    ) { if case .retrospective(let retrospective) = $0 { retrospective } else { nil } }
  }

  fileprivate static let habit = EntrySchema(
    [
      .init("schedule", \.schedule, .schedules, label: ""),
      .init("points", \.points, .points),
      .init("start", \.start, .date, note: " from which it is due", label: "from"),
      .init("paused", \.paused, .pausedSpans),
      .init("archived", \.archived, .date, note: " from which it is no longer due"),
      .init("target", \.targets, .habitTargets),
      .init("goals", \.goals, .references(to: .goal), label: "for"),
    ], toldFirst: ["schedule", "target"], folder: .activities, of: Activity.Habit(), in: { .activity(.habit($0)) }
  ) { if case .activity(.habit(let habit)) = $0 { habit } else { nil } }

  fileprivate static let task = EntrySchema(
    [
      .init("due", \.due, .date),
      .init("points", \.points, .points),
      .init("priority", \.priority, .choice()),
      .init("completed", \.completed, .date),
      .init("goals", \.goals, .references(to: .goal), label: "for"),
    ], toldFirst: ["due", "priority"], folder: .activities, of: Activity.Task(), in: { .activity(.task($0)) }
  ) { if case .activity(.task(let task)) = $0 { task } else { nil } }

  fileprivate static let goal = EntrySchema(
    [
      .init("start", \.start, .date, note: " from which lines of what serves it count", label: "from"),
      .init("due", \.due, .date),
      .init("targets", \.targets, .goalTargets, note: ": `500 km`, `40 h`, or of one field: `distance 500 km`", label: ""),
      .init("from", \.from, .goalTargets, note: ": what of the targets was there before", label: "there before"),
      .init("points", \.points, .points),
      .init("values", \.values, .references(to: .value)),
      .init("term", \.term, .reference(to: .term)),
      .init("status", \.status, .choice()),
      .init("completed", \.completed, .date),
      .init("importance", \.importance, .integer(Goal.weights)),
      .init("urgency", \.urgency, .integer(Goal.weights)),
      .init("action_plan", \.actionPlan, .text, label: "plan"),
    ], toldFirst: ["targets", "from", "start", "due", "status", "completed"], folder: .goals, of: Goal(), in: Details.goal
  ) { if case .goal(let goal) = $0 { goal } else { nil } }

  fileprivate static let milestone = EntrySchema(
    [
      .init("due", \.due, .date),
      .init("goal", \.goal, .reference(to: .goal), label: "of"),
      .init("target", \.target, .goalTarget, note: " of what counts for its goal: `200 km`", label: ""),
      .init("status", \.status, .choice()),
      .init("completed", \.completed, .date),
    ], toldFirst: ["target", "goal"], folder: .goals, of: Milestone(), in: Details.milestone
  ) { if case .milestone(let milestone) = $0 { milestone } else { nil } }

  fileprivate static let obligation = EntrySchema(
    [
      .init("due", \.due, .date),
      .init("requested_by", \.requestedBy, .text, label: "asked for by"),
      .init("consequence", \.consequence, .text, note: ": what happens where it is not met", label: "else"),
      .init("completed", \.completed, .date),
    ], folder: .goals, of: Obligation(), in: Details.obligation
  ) { if case .obligation(let obligation) = $0 { obligation } else { nil } }

  fileprivate static let term = EntrySchema(
    [
      .init("number", \.number, .integer(1...9999)),
      .init("theme", \.theme, .text),
      .init("start", \.start, .date, label: "from"),
      // Where the file does not say it, the end that counts is told.
      .init("end", \.end, .date, note: ", included; without it ten weeks from the start", label: "to") {
        ($0.span?.end ?? $0.end)?.description
      },
      .init("status", \.status, .choice()),
    ], folder: .terms, of: Term(), in: Details.term
  ) { if case .term(let term) = $0 { term } else { nil } }

  fileprivate static let value = EntrySchema(
    [
      .init("level", \.level, .choice()),
      .init("priority", \.priority, .integer(PersonalValue.priorities), note: "; 1 is the highest"),
      .init("domain", \.domain, .text, label: "in"),
    ], folder: .values, of: PersonalValue(), in: Details.value
  ) { if case .value(let value) = $0 { value } else { nil } }

  fileprivate static let experiment = EntrySchema(
    [
      .init("start", \.start, .date, note: ", the first of it", label: "from"),
      .init("condition_a", \.conditionA, .text, note: ": what is done in the blocks called A", label: "A"),
      .init("condition_b", \.conditionB, .text, label: "B"),
      .init("outcome", \.outcome, .text, note: ": `mood`, a metric, or a link to a habit") { $0.outcomeName },
      .init("block_days", \.blockDays, .integer(Experiment.blockLengths), label: "days a block"),
      .init("blocks", \.blocks, .integer(Experiment.blockCounts), note: ", an even number"),
      .init(
        "washout_days", \.washoutDays, .integer(Experiment.washouts), note: ": so many first days of a block do not count", label: "washout"
      ),
      .init("seed", \.seed, .integer(Experiment.seeds), note: ", which deals A and B to the blocks"),
      .init("plan", \.plan, .text, note: ": all of these as they were when the file was made") { _ in nil },
      .init("peeked", \.peeked, .texts, note: " of dates on which the effect was looked at before the end"),
    ], folder: .experiments, of: Experiment(), in: Details.experiment
  ) { if case .experiment(let experiment) = $0 { experiment } else { nil } }

  fileprivate static let measure = EntrySchema(
    [
      .init("unit", \.unit, .text, note: ": as amounts are written in it", label: "") { measure in
        measure.factor.map { "1 \(measure.unit ?? "a unit") is \(decimalText($0)) \(measure.canonicalUnit ?? "")".trimmed } ?? measure.unit
      },
      .init("dimension", \.dimension, .text, note: ": what is measured", label: "of"),
      .init("canonical_unit", \.canonicalUnit, .text, note: ": what amounts are summed in", label: "in") {
        $0.factor == nil ? $0.canonicalUnit : nil
      },
      // Told with the unit.
      .init("factor", \.factor, .number, note: ": so many canonical units are one of this") { _ in nil },
    ], toldFirst: ["unit", "canonical_unit"], folder: .measures, of: Measure(), in: Details.measure
  ) { if case .measure(let measure) = $0 { measure } else { nil } }

  fileprivate static let note = EntrySchema([PropertyRow<Details>](), of: Details.note, in: { $0 }) { $0 }
}
