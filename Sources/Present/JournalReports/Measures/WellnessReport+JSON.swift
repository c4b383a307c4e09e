// Wellness scores for scripts; docs/json.md describes the members.

import JournalDates
import JournalModel
import JournalWellness
import JournalWords
import JournalLanguage
public import PlainFormats

extension WellnessReport {
  /// The whole as one object, schema 2.
  /// - Parameter tellsReasons: Whether each part says its curve and what that rests on.
  public func json(tellsReasons: Bool) -> JSONValue {
    let mean: JSONValue =
      self.mean.map { mean in
        [
          .score: .int(mean.total), .days: .int(mean.days), .otherDays: .int(mean.otherDays),
          .parts: JSONValue(mean.parts.map { .string($0.rawValue) }),
        ]
      } ?? .null
    return [
      .schema: .answerSchema, .start: .string(span.start.description), .end: .string(span.end.description), .mean: mean,
      .days: JSONValue(days.map { $0.json(tellsReasons: tellsReasons) }), .privateEntries: .int(privateEntries),
    ]
  }
}

extension WellnessReport.Day {
  fileprivate func json(tellsReasons: Bool) -> JSONValue {
    let groups = WellnessGroup.allCases.map { group -> JSONValue in
      let points = isSoFar ? nil : score.points(of: group)
      return [
        .group: .string(group.rawValue), .points: points.map { number(rounded($0, to: 10)) } ?? .null, .weight: number(group.weight),
      ]
    }
    return [
      .date: .string(date.description), .score: JSONValue(total), .soFar: .bool(isSoFar), .coverage: .int(score.coverage),
      .bounds: [.low: .int(score.bounds.low), .high: .int(score.bounds.high)], .groups: JSONValue(groups),
      .parts: JSONValue(score.measured.map { json($0, tellsReasons) }), .missing: JSONValue(score.missing.map { .string($0.rawValue) }),
    ]
  }

  private func json(_ measured: WellnessScore.Measured, _ tellsReasons: Bool) -> JSONValue {
    let part = measured.part
    var object: JSONObject = [
      .name: .string(part.rawValue), .group: .string(part.group.rawValue), .amount: number(rounded(measured.amount, to: 1e6)),
      .unit: .string(part.unit), .target: number(measured.target), .atMost: .bool(part.isAtMost),
      .points: number(rounded(measured.points, to: 1e6)), .weight: number(part.weight),
    ]
    if tellsReasons {
      let curve = part.curve(target: measured.target).map { bend -> JSONValue in
        [
          .low: number(bend.amounts.lowerBound), .high: number(bend.amounts.upperBound), .fraction: number(bend.fraction),
        ]
      }
      object.append(.curve, JSONValue(curve))
      object.append(.basis, .string(part.basis(.english)))
    }
    return .object(object)
  }

  /// With as many digits as a program may want, and no more.
  private func rounded(_ amount: Double, to scale: Double) -> Double {
    let scaled = (amount * scale).rounded()
    return scaled.magnitude < 1e15 ? scaled / scale : amount
  }
}
