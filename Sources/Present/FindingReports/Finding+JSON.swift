// A finding for scripts; docs/json.md describes the members.

import JournalDates
import JournalFindings
import PlainFormats

extension Finding.Named {
  var json: JSONValue { [.type: .string(kind.rawValue), .name: .string(name), .title: .string(title)] }
}

extension Finding {
  /// - Parameter text: The sentence.
  func json(_ text: String) -> JSONValue {
    [
      .text: .string(text), .tier: .string(tier.rawValue), .lead: lead.json, .other: other.json, .lag: .int(lag),
      .effect: [
        .measure: .string(effect.measure.rawValue), .value: .double(effect.value), .low: JSONValue(effect.interval?.lowerBound),
        .high: JSONValue(effect.interval?.upperBound), .shift: JSONValue(effect.shift),
      ],
      .days: .int(count), .effectiveDays: .double(effectiveCount), .probability: JSONValue(p), .falseShare: JSONValue(q),
      .missingDays: JSONValue(missingDays), .start: .string(span.start.description), .end: .string(span.end.description),
      .split: JSONValue(groups.split),
      .groups: JSONValue(
        [groups.high, groups.low].map { [.days: .int($0.count), .mean: .double($0.mean), .reaching: .int($0.reaching)] }),
      .adjusted: JSONValue(adjustments.map { .string($0.rawValue) }),
    ]
  }
}
