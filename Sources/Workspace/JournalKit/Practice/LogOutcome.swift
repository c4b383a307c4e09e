// What became of one entry in a log.

import JournalText
public import JournalFormat
public import JournalModel
public import JournalStore
public import PlainFormats

/// What became of one entry.
public struct LogOutcome: Sendable {
  /// The file of the activity; nil for a line that records none.
  public let activity: FileReading?
  public let place: FilePlace
  public let logged: LoggedEntry
  public let before: LogDay?
  public let after: LogDay?
  public let units: UnitTable
  /// What the other days of its week or month come to, up to today, where its target is one of a week or a month; nil where nobody counted them.
  public var othersInWeek: Double?
  /// Whether it tells of a further time of what a line of the day says is done, and is no completion of its own.
  public let isFurther: Bool

  init(
    activity: FileReading, place: FilePlace, logged: LoggedEntry, before: LogDay, after: LogDay, units: UnitTable, isFurther: Bool = false
  ) {
    (self.activity, self.place, self.logged, self.before, self.after, self.units) = (activity, place, logged, before, after, units)
    self.isFurther = isFurther
  }

  init(_ line: LogReading, _ place: FilePlace) {
    self.place = place
    logged = LoggedEntry(way: .added, line: line, isChanged: true)
    (activity, before, after, units, isFurther) = (nil, nil, nil, .standard, false)
  }

  /// The goal that a line names which records no activity and says an amount.
  public var goal: String? {
    let line = logged.line.logLine
    guard activity == nil, !line.quantities.isEmpty else { return nil }
    return line.fields.value(of: "goal").flatMap { Reference($0)?.slug } ?? line.fields.value(of: "goal")
  }

  public var state: LogLine.State { logged.line.logLine.boxState }

  /// Whether a line that was there says more than before.
  public var isCompleted: Bool { if case .answered = logged.way { logged.isChanged } else { false } }

  /// What the entry earned.
  public var points: Int { (after?.points ?? 0) - (before?.points ?? 0) }

  /// How it stands in the log now, where lines above it may have come since.
  public func line(in reading: FileReading) -> Int {
    (reading.log.last { $0.logLine == logged.line.logLine } ?? logged.line).line
  }

  /// For programs; of a private line others are told where it is.
  public func json(in reading: FileReading, for audience: Audience) -> JSONValue {
    let line = logged.line
    if !audience.sees(isPrivate: reading.isPrivate(line: self.line(in: reading))) {
      return [
        .activity: .null, .state: .null, .line: JSONValue(self.line(in: reading)), .text: .null, .time: .null, .amounts: [:],
        .points: JSONValue(points), .changed: .bool(logged.isChanged),
      ]
    }
    let text = reading.lines.range(ofLine: self.line(in: reading))
    return [
      .activity: JSONValue(activity?.slug), .state: JSONValue(activity == nil ? nil : state.rawValue),
      .line: JSONValue(self.line(in: reading)),
      .text: .string(reading.source.text(text)), .time: JSONValue(line.logLine.time?.text),
      .amounts: .object(JSONObject(line.logLine.quantities.map { ($0.key, .string($0.quantity.text)) })), .points: JSONValue(points),
      .changed: .bool(logged.isChanged),
    ]
  }
}
