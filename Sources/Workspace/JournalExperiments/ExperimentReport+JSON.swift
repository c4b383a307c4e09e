// Experiments for programs; docs/json.md describes the members.

import JournalDates
import JournalInsights
import JournalModel
import JournalStatistics
public import PlainFormats

extension ExperimentReport {
  /// The whole as one object, schema 2; of a private one nothing but that there is one.
  public var json: JSONValue {
    if experiment.isPrivate { return [.schema: .answerSchema, .experiment: .null, .privateEntries: 1] }
    var object = summary
    object.append(.adherence, experiment.plan.isDealtAnew ? .null : adherence)
    object.append(.outcome, [.name: .string(outcome.name), .title: .string(outcome.title)])
    object.append(.results, tellsEffect ? [.intended: json(of: .intended), .asKept: json(of: .kept)] : .null)
    object.append(.because, .bool(isCause))
    object.append(
      .carrier,
      carrier.map { [.blocks: JSONValue($0.blocks.map { .int($0.number) }), .effect: .number($0.difference), .without: .number($0.others)] }
        ?? .null)
    object.append(
      .blocks,
      JSONValue(
        (experiment.plan.isDealtAnew ? [] : record.schedule.blocks).map { block in
          let kept = record.adherence(of: block)
          return [
            .number: .int(block.number), .condition: .string(block.condition.rawValue), .start: .string(block.span.start.description),
            .end: .string(block.span.end.description), .days: .int(kept.days), .kept: .int(kept.kept),
          ] as JSONValue
        }))
    return [.schema: .answerSchema, .experiment: .object(object), .privateEntries: .int(outcome.privateDays)]
  }

  /// What a list tells.
  var summary: JSONObject {
    let plan = experiment.plan
    return [
      .slug: .string(experiment.slug), .path: .string(experiment.path), .type: "experiment", .title: .string(experiment.title),
      .state: .string(record.standing.rawValue), .start: .string(record.schedule.span.start.description),
      .end: .string(record.schedule.span.end.description),
      .conditions: [.a: .string(plan.words(of: .a)), .b: .string(plan.words(of: .b))],
      .condition: plan.isDealtAnew ? .null : JSONValue(record.schedule.block(on: record.today)?.condition.rawValue), .blockDays: .int(plan.blockDays ?? 0),
      .washoutDays: .int(plan.washoutDays ?? 0), .seed: .int(plan.seed ?? 0), .formerPlan: JSONValue(plan.formerPlan),
      .peeked: JSONValue(peekedDays),
    ]
  }

  private var adherence: JSONValue {
    func json(_ found: ExperimentRecord.Adherence) -> JSONValue {
      [.days: .int(found.days), .kept: .int(found.kept), .unsaid: .int(found.unsaid)]
    }
    return [.a: json(record.adherence(of: .a)), .b: json(record.adherence(of: .b))]
  }

  private func json(of basis: ExperimentRecord.Basis) -> JSONValue {
    guard let result = record.result(basis) else { return .null }
    return [
      .means: [.a: .number(result.meanA), .b: .number(result.meanB)], .effect: .number(result.pairs.effect),
      .low: result.pairs.interval.map { .number($0.lowerBound) } ?? .null,
      .high: result.pairs.interval.map { .number($0.upperBound) } ?? .null, .p: .number(result.pairs.p),
      .assignments: .int(result.pairs.assignments), .asGreat: .int(result.pairs.asGreat), .pairs: .int(result.pairs.differences.count),
      .days: .int(result.days),
    ]
  }
}

extension ExperimentList {
  /// One that cannot be carried out: nothing but what it is called.
  private static func json(_ broken: Planned<Experiment>) -> JSONValue {
    [
      .slug: .string(broken.slug), .path: .string(broken.path), .type: "experiment", .title: .string(broken.title), .state: "broken",
    ]
  }

  public var json: JSONValue {
    [
      .schema: .answerSchema, .experiments: JSONValue(reports.map { JSONValue.object($0.summary) } + broken.map { Self.json($0) }),
      .privateEntries: .int(privateEntries),
    ]
  }
}
