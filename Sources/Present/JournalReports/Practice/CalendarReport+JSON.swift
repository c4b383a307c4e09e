// A calendar for scripts; docs/json.md describes the members.

import JournalDates
import JournalInsights
public import PlainFormats

extension CalendarReport {
  /// The whole calendar as one object, schema 2.
  public var json: JSONValue {
    var known: [CalendarDay: Day] = [:]
    for day in days { known[day.date] = day }
    let past = past.map { $0.map { date in known[date]?.json ?? Self.json(ofUnknown: date) } } ?? []
    return [
      .schema: .answerSchema,
      .metric: .string(metric),
      .title: .string(title),
      .start: .string(span.start.description),
      .end: .string(span.end.description),
      .days: JSONValue(past),
      .levels: JSONValue(levels.map { [.level: $0.mark.json, .word: .string($0.word), .days: .int($0.count)] as JSONValue }),
      .privateEntries: .int(privateEntries),
    ]
  }

  private static func json(ofUnknown date: CalendarDay) -> JSONValue {
    [.date: .string(date.description), .value: .null, .level: .null, .word: .null]
  }
}

extension CalendarReport.Day {
  fileprivate var json: JSONValue {
    let number: JSONValue = value.map { $0 == $0.rounded() && $0.magnitude < 1e15 ? .int(Int($0)) : .double($0) } ?? .null
    return [.date: .string(date.description), .value: number, .level: mark.json, .word: .string(word)]
  }
}

extension CalendarReport.Mark {
  fileprivate var json: JSONValue {
    switch self {
    case .step(let step): .int(step)
    case .state(let state): .string(state.rawValue)
    }
  }
}
