// A line of a day's log that was of another day.

public import JournalDates
import JournalFormat
public import JournalModel
public import JournalStore

/// A line that stands in the log of another day now, or would.
public struct MovedLine {
  public let removed: RemovedLine
  /// The log that it stands in.
  public let writing: LogWriting
}

extension Workspace {
  /// Takes a line out of the log of the day that its words name, and into that of another one, as one change.
  /// - Returns: Nil where the line says more than a line elsewhere could: an id that others mean, text below it, a private heading above; and where the other day says so already.
  /// - Throws: Where none is meant, or several are, and where the other day says something else.
  public func move(
    logLine words: [String], to day: CalendarDay, in journal: Journal, for audience: Audience, isDryRun: Bool = false
  ) throws -> MovedLine? {
    let found = try remove(logLine: words, on: nil, in: journal, for: audience, isDryRun: true)
    guard found.day != day, let line = found.file.reading.log.first(where: { $0.line == found.line })?.logLine, line.id == nil, line.details.isEmpty,
      !found.isPrivate || line.tags.contains(FileReading.privateTag)
    else { return nil }
    return try asOneChange {
      let writing = try writing(on: day, in: journal, isDryRun: isDryRun) { writing, plans in
        if let name = line.activity {
          let entry = LogEntry(line.boxState, time: line.time, fields: line.fields, text: line.text, mayDiffer: true)
          try writing.log(entry, of: try plans.activity(name, on: day), hasAmounts: true)
        } else {
          try writing.log(LogInsertion(nil, time: line.time, fields: line.fields, text: line.text))
        }
      }
      guard writing.outcomes.contains(where: \.logged.isChanged) else { return nil }
      return MovedLine(removed: try remove(logLine: words, on: nil, in: journal, for: audience, isDryRun: isDryRun), writing: writing)
    }
  }
}
