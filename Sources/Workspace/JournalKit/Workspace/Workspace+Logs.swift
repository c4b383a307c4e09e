// What was done and how it felt, written into the files of days.

public import JournalDates
public import JournalModel
import JournalPhrases
public import JournalStore
import JournalText
public import PlainFormats
import JournalFormat

extension Workspace {
  /// What plain words say, by the names of the journal, ready to be written.
  /// - Parameters:
  ///   - date: The day that they are of; nil for the one that they name, or today.
  ///   - time: For lines that say no time.
  ///   - isAgain: Whether what was done counts though the day has it already.
  /// - Throws: Where they may mean two things, or are nearly a name, and where they name another day.
  public func understood(
    _ words: [String], on date: AskedDays? = nil, at time: TimeSpan? = nil, isAgain: Bool = false, in journal: Journal
  ) throws -> LoggedPhrase {
    // No other day's file is opened for it.
    let now = try now(in: journal)
    let today = now.day(startingAt: journal.configuration.dayStart)
    let phrase = try phrase(words, on: today, in: journal)
    let day = try phrase.day(orNamed: date, on: today)
    // The time is that of now, so it says nothing of another day.
    return LoggedPhrase(
      phrase, on: day, time: time, now: day == today ? now.time : nil, isAgain: isAgain, isPrivate: FileReading.saysPrivate(words))
  }

  private func phrase(_ words: [String], on today: CalendarDay, in journal: Journal) throws -> Phrase {
    var plans = try plans(of: journal, in: [.activities, .goals, .measures])
    let phrase = Phrase(words, plans.vocabulary(of: journal, on: today), today: today)
    try phrase.refuseUncertainties(&plans, on: today)
    return phrase
  }

  /// Writes what plain words say into the log of their day.
  public func log(_ phrase: LoggedPhrase, in journal: Journal, isDryRun: Bool = false) throws -> LogWriting {
    try writing(on: phrase.day, in: journal, isDryRun: isDryRun) { try phrase.write(into: &$0, &$1) }
  }

  /// Writes that activities were done.
  /// - Parameters:
  ///   - words: Names of activities with amounts after each: `run 5.2km`.
  ///   - state: `done` or `partly`.
  ///   - note: A few words about the one activity; empty for none.
  ///   - isAgain: Whether it counts though the day has it already.
  public func log(
    done words: [String], _ state: LogLine.State = .done, at time: TimeSpan? = nil, note: String = "", isAgain: Bool = false,
    on day: CalendarDay, in journal: Journal, isDryRun: Bool = false
  ) throws -> LogWriting {
    try writing(on: day, in: journal, isDryRun: isDryRun) { writing, plans in
      let named = try DoneWords(words, &plans, on: day).activities
      if named.count > 1, !note.isEmpty {
        throw WorkspaceError(.usage, "‘--note’ is for one activity, and \(named.count) are named")
      }
      for (activity, amounts) in named {
        let entry = LogEntry(state, time: time, fields: try writing.fields(amounts, of: activity), text: note)
        try writing.log(entry, of: activity, isAgain: isAgain, hasAmounts: !amounts.isEmpty)
      }
    }
  }

  /// Writes that an activity was left out.
  /// - Parameter reason: Why, perhaps in no words; nil where it was simply not done, which no skip is.
  public func log(
    skipped name: String, because reason: String?, on day: CalendarDay, in journal: Journal, isDryRun: Bool = false
  ) throws -> LogWriting {
    try writing(on: day, in: journal, isDryRun: isDryRun) { writing, plans in
      let activity = try plans.activity(name, on: day)
      try writing.log(LogEntry(reason == nil ? .no : .skip, fields: reason.map { [Field("skip", $0)] } ?? []), of: activity)
    }
  }

  private func writing(
    on day: CalendarDay, in journal: Journal, isDryRun: Bool, _ plan: (inout LogWriting, inout PlanFiles) throws -> Void
  ) throws -> LogWriting {
    var writing = try LogWriting(on: day, in: journal, self)
    try writing.carryOut(isDryRun: isDryRun, in: self, plan)
    return writing
  }
}

/// What became of a mood, and the file that it is in.
public struct WrittenMood: Sendable {
  public let noted: NotedMood
  public let day: CalendarDay
  public let file: OpenFile
  public let outcome: ChangeOutcome
  let isMade: Bool

  public var json: JSONValue {
    [
      "schema": 1, "path": .string(file.place.path), "line": JSONValue(noted.line?.line), "date": .string(day.description),
      "mood": .string(noted.mood.name), "written": .string(noted.isOfDay ? "day" : "log"), "day": noted.dayJSON,
      "created": .bool(isMade && !outcome.isDryRun), "dry_run": .bool(outcome.isDryRun),
    ]
  }
}

extension Workspace {
  /// Writes the mood that a word names into the file of a day.
  /// - Parameters:
  ///   - text: A few words about it; empty for none.
  ///   - time: When it was; nil for now, as far as today is meant.
  ///   - isOfDay: Whether it is that of the whole day, whatever was said before.
  ///   - date: On which day; nil for today.
  public func write(
    mood word: String, _ text: String = "", at time: TimeSpan? = nil, isOfDay: Bool = false, on date: AskedDays? = nil,
    in journal: Journal, isDryRun: Bool = false
  ) throws -> WrittenMood {
    if isOfDay, time != nil { throw WorkspaceError(.usage, "a mood of the whole day has no time of its own") }
    let mood = try journal.configuration.moodLabels.mood(asked: word)
    let now = try now(in: journal)
    let today = now.day(startingAt: journal.configuration.dayStart)
    let day = try date?.past(on: today, orElse: "nobody knows its mood") ?? today
    // The time is that of now, so it says nothing of another day.
    let moment = time ?? (day == today ? now.time.map { TimeSpan($0) } : nil)
    let entry = MoodEntry(mood, text, time: moment, isOfMoment: time != nil, isOfDay: isOfDay)
    return try write(entry, on: day, in: journal, isDryRun: isDryRun)
  }

  /// Writes a mood into the file of a day.
  public func write(_ mood: MoodEntry, on day: CalendarDay, in journal: Journal, isDryRun: Bool = false) throws -> WrittenMood {
    let target = try target(ofDay: day, in: journal)
    var written: (noted: NotedMood, file: OpenFile, isMade: Bool)?
    let outcome = try write(into: target, isDryRun: isDryRun) { file, files in
      written = (try files.note(mood, in: file), files.latest(file), files.draft != nil)
    }
    guard let (noted, file, isMade) = written else { throw WorkspaceError(.conflict, "nothing was written to \(target.place.shown)") }
    return WrittenMood(noted: noted, day: day, file: file, outcome: outcome, isMade: isMade)
  }
}

/// What became of numbers that were noted by hand.
public struct WrittenMetrics: Sendable {
  public let names: [String]
  public let day: CalendarDay
  public let file: OpenFile
  public let outcome: ChangeOutcome
  let isMade: Bool

  public var json: JSONValue {
    [
      "schema": 1, "path": .string(file.place.path), "date": .string(day.description), "metrics": JSONValue(names),
      "changed": .bool(outcome.isChanged), "created": .bool(isMade && !outcome.isDryRun), "dry_run": .bool(outcome.isDryRun),
    ]
  }
}

extension Workspace {
  /// Writes metrics into the file of a day, all or none; of more than can be it is warned.
  /// - Throws: Where one would not be read as a metric, and where one is less than can be.
  public func write(
    metrics: [(name: String, value: String)], on day: CalendarDay, in journal: Journal, isDryRun: Bool = false
  ) throws -> WrittenMetrics {
    let target = try target(ofDay: day, in: journal)
    var made: (file: OpenFile, isMade: Bool)?
    var odd: [WorkspaceError] = []
    let outcome = try write(into: target, isDryRun: isDryRun) { file, files in
      let file = files.latest(file)
      let change = try file.changing(metrics.map { .set(key: $0.name, value: $0.value) })
      try check(metrics, in: change)
      odd = try oddAmounts(of: metrics, in: change)
      files.take(change)
      made = (file, files.draft != nil)
    }
    for doubt in odd { warn(of: doubt.what, help: doubt.help) }
    guard let (file, isMade) = made else { throw WorkspaceError(.conflict, "nothing was written to \(target.place.shown)") }
    return WrittenMetrics(names: metrics.map(\.name), day: day, file: file, outcome: outcome, isMade: isMade)
  }

  /// More than can be; less than can be is refused.
  private func oddAmounts(of changes: [(name: String, value: String)], in change: FileChange) throws -> [WorkspaceError] {
    var odd: [WorkspaceError] = []
    for (name, value) in changes {
      guard let bounds = MetricNames.bounds(of: name), let metric = change.after.metrics.last(where: { $0.name == name }),
        case .number(let number) = metric.amount, !bounds.contains(number)
      else { continue }
      let span = "it lies between \(Metric.Amount.number(bounds.lowerBound).text) and \(Metric.Amount.number(bounds.upperBound).text)"
      if number < 0 { throw WorkspaceError(.badValue, "‘\(name)’ cannot be \(value), and nothing was written", help: span) }
      odd.append(WorkspaceError(.badValue, "‘\(name)’ can hardly be \(value)", help: "\(span); ‘retro metrics set’ corrects it"))
    }
    return odd
  }

  /// Refuses what a reader of the day would not take for a metric.
  private func check(_ changes: [(name: String, value: String)], in change: FileChange) throws {
    guard change.after.kind == .day else {
      throw WorkspaceError(.wrongKind, "\(change.place.shown) is not the file of a day, and nothing was written to it")
    }
    let names = change.after.metrics.map(\.name)
    for (name, value) in changes where !names.contains(where: { $0.hasSameBytes(as: name) }) {
      let form = MetricNames.clocks.contains(name) ? "a time such as 23:10" : "a number such as 9211, 7.5 or, of minutes, 7h12"
      throw WorkspaceError(
        .badValue, "‘\(name)=\(value)’ is no metric, and nothing was written",
        help: "a metric is \(form); ‘retro set \(change.place.path) …’ sets other properties")
    }
  }
}
