// Totals for scripts; docs/json.md describes the members.

import JournalDates
import JournalInsights
public import PlainFormats

extension TotalsReport {
  /// The whole as one object, schema 2.
  public var json: JSONValue {
    [
      .schema: .answerSchema, .of: JSONValue(name), .start: .string(span.start.description), .end: .string(span.end.description),
      .by: .string(grouping.rawValue), .unit: JSONValue(totals?.unit.flatMap { $0.isEmpty ? nil : $0 }), .days: JSONValue(totals?.days.count),
      .times: JSONValue(totals?.times),
      .amount: number(totals?.amount),
      .others: JSONValue((totals?.others ?? []).map { [.unit: .string($0.unit), .amount: number($0.amount)] }),
      .rate: rate?.json ?? .null, .trend: trend.json, .groups: JSONValue(groups.map(\.json)), .best: best?.json ?? .null,
      .weekdays: JSONValue(weekdays.map { [.times: .int($0.times), .amount: number($0.amount)] }),
      .activities: JSONValue(
        rows.map {
          [
            .slug: JSONValue($0.slug), .title: JSONValue($0.title), .days: .int($0.days), .times: .int($0.times),
            .amount: number($0.amount), .unit: JSONValue($0.unit), .rate: $0.rate?.json ?? .null,
          ]
        }),
      .privateEntries: .int(privateEntries),
    ]
  }

  private var name: String? {
    switch subject {
    case .all: nil
    case .habit(let habit): habit.slug
    case .task(let task): task.slug
    case .unit(let unit): unit
    case .metric(let name, _): name
    }
  }
}

extension TotalsReport.Group {
  fileprivate var json: JSONValue {
    [
      .start: .string(span.start.description), .end: .string(span.end.description), .days: .int(days), .times: .int(times),
      .amount: number(amount),
    ]
  }
}

extension HabitRecord.Rate {
  fileprivate var json: JSONValue { [.kept: .int(kept), .asked: .int(asked), .unit: .string(unit.rawValue)] }
}

extension PracticeTrend {
  fileprivate var json: JSONValue {
    switch self {
    case .tooEarly: [.direction: "too_early", .weekly: .null]
    case .none: [.direction: "none", .weekly: .null]
    case .rising(let share): [.direction: "rising", .weekly: .double((share * 1000).rounded() / 1000)]
    case .falling(let share): [.direction: "falling", .weekly: .double((share * 1000).rounded() / 1000)]
    }
  }
}

/// A sum without the dust of adding: to a billionth.
private func number(_ amount: Double?) -> JSONValue { amount.map { .double(($0 * 1e9).rounded() / 1e9) } ?? .null }
