// Metrics for scripts; docs/json.md describes the members.

import JournalDates
import JournalModel
public import PlainFormats

extension MetricsReport {
  /// The whole as one object, schema 2.
  /// - Parameter tellsReasons: Whether each amount says where it stands.
  public func json(tellsReasons: Bool) -> JSONValue {
    let rows = rows
    let metrics = names.enumerated().map { index, name -> JSONValue in
      let values = rows.compactMap { row in row.values[index].map { ($0, row.span) } }
      var object: JSONObject = [
        .name: .string(name), .unit: .string(MetricNames.unit(of: name)),
        .values: JSONValue(
          values.map { value, span -> JSONValue in
            [
              .start: .string(span.start.description), .end: .string(span.end.description), .days: .int(value.days),
              .mean: value.mean.json, .total: value.total.map { number($0) } ?? .null,
            ]
          }),
      ]
      if tellsReasons { object.append(.why, JSONValue(why(index))) }
      return .object(object)
    }
    return [
      .schema: .answerSchema, .start: .string(span.start.description), .end: .string(span.end.description), .by: .string(grouping.rawValue),
      .metrics: JSONValue(metrics), .privateEntries: .int(privateEntries),
    ]
  }

  private func why(_ index: Int) -> [JSONValue] {
    days.compactMap { day in
      guard let amount = day.amounts[index], index < day.places.count, let place = day.places[index] else { return nil }
      return [
        .date: .string(day.date.description), .value: amount.json, .path: .string(place.path), .line: JSONValue(place.line),
      ]
    }
  }
}

extension MetricsList {
  /// The whole as one object, schema 2.
  public var json: JSONValue {
    [
      .schema: .answerSchema,
      .metrics: JSONValue(
        entries.map { entry -> JSONValue in
          [
            .name: .string(entry.name), .unit: .string(MetricNames.unit(of: entry.name)), .days: .int(entry.days),
            .start: .string(entry.first.description),
            .end: .string(entry.last.description), .value: entry.amount.json,
          ]
        }),
    ]
  }
}

extension Metric.Amount {
  /// A number, or a time as text.
  fileprivate var json: JSONValue {
    switch self {
    case .number(let amount): JournalReports.number(amount)
    case .clock(let time): .string(time.description)
    }
  }
}
