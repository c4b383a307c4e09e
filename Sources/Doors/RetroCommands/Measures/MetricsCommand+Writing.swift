// `retro metrics set`: numbers into the file of a day.

import CommandKit
import JournalDates
import JournalFormat
import JournalKit
import JournalModel
import JournalStore
import JournalText
import PlainFormats

extension MetricsCommand {
  /// Writes metrics into the file of a day, all or none.
  func write(
    _ changes: [(name: String, value: String)], on day: CalendarDay, in journal: Journal, isDryRun: Bool, isJSON: Bool,
    _ context: inout Context
  ) throws -> ExitStatus {
    let target = try context.target(ofDay: day, in: journal)
    var made: (file: OpenFile, isMade: Bool)?
    var odd: [MarkedText] = []
    let isChanged = try context.write(into: target, isDryRun: isDryRun, isShown: !isJSON) { file, files, context in
      let file = files.latest(file)
      let change = try file.changing(changes.map { .set(key: $0.name, value: $0.value) })
      try Self.check(changes, in: change)
      odd = try Self.oddAmounts(of: changes, in: change)
      files.take(change)
      made = (file, files.draft != nil)
    }
    for warning in odd { context.warn(warning) }
    guard let (file, isMade) = made else { throw CommandError(.conflict, "nothing was written to \(target.place.shown)") }
    if isJSON {
      context.write([
        "schema": 1, "path": .string(file.place.path), "date": .string(day.description),
        "metrics": JSONValue(changes.map { .string($0.name) }), "changed": .bool(isChanged), "created": .bool(isMade && !isDryRun),
        "dry_run": .bool(isDryRun),
      ])
    } else if isChanged {
      let names = changes.map { "\($0.name) \($0.value)" }.joined(separator: ", ")
      context.note("\(isDryRun ? "would note" : "noted") \(names) of \(day) in \(file.place.shown)")
    } else {
      context.note("\(file.place.shown) says so already; nothing to change")
    }
    return .yes
  }

  /// Warns of more than can be; less than can be is refused.
  private static func oddAmounts(of changes: [(name: String, value: String)], in change: FileChange) throws -> [MarkedText] {
    var odd: [MarkedText] = []
    for (name, value) in changes {
      guard let bounds = MetricNames.bounds(of: name), let metric = change.after.metrics.last(where: { $0.name == name }),
        case .number(let number) = metric.amount, !bounds.contains(number)
      else { continue }
      let span = "it lies between \(Metric.Amount.number(bounds.lowerBound).text) and \(Metric.Amount.number(bounds.upperBound).text)"
      if number < 0 { throw CommandError(.badValue, "‘\(name)’ cannot be \(value), and nothing was written", help: span) }
      odd.append(.message(.warning, "‘\(name)’ can hardly be \(value)", help: "\(span); ‘retro metrics set’ corrects it"))
    }
    return odd
  }

  /// Refuses what a reader of the day would not take for a metric.
  private static func check(_ changes: [(name: String, value: String)], in change: FileChange) throws {
    guard change.after.kind == .day else {
      throw CommandError(.wrongKind, "\(change.place.shown) is not the file of a day, and nothing was written to it")
    }
    let names = change.after.metrics.map(\.name)
    for (name, value) in changes where !names.contains(where: { $0.hasSameBytes(as: name) }) {
      let form = MetricNames.clocks.contains(name) ? "a time such as 23:10" : "a number such as 9211, 7.5 or, of minutes, 7h12"
      throw CommandError(
        .badValue, "‘\(name)=\(value)’ is no metric, and nothing was written",
        help: "a metric is \(form); ‘retro set \(change.place.path) …’ sets other properties")
    }
  }
}
