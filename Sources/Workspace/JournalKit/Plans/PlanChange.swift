// What becomes of a plan that is there: done, paused, put away, or asked for otherwise from a day on.

public import JournalDates
public import JournalFormat
public import JournalModel
public import JournalText
import JournalStore
public import JournalLanguage

/// One thing that a person decides about a plan.
public enum PlanChange: Equatable, Sendable {
  /// A habit rests from a day on, up to a last day, or until it is resumed. Rests that begin today or later and meet it are put right by it.
  case pause(from: CalendarDay, until: CalendarDay?, today: CalendarDay)
  /// A habit that rests, or is not done any more, is due again from this day on; where neither is so, its next pause is called off.
  case resume(CalendarDay)
  /// A habit is not done any more from this day on.
  case archive(CalendarDay)
  /// A habit is due otherwise from this day on; what was due before stays, unless nothing was done before that day: then it was never asked for.
  case schedule(Schedule, from: CalendarDay, isUnbegun: Bool = false)
  /// A habit is counted whenever it is done, and never due, as if it had never been asked for.
  case neverDue
  /// A habit earns something else from this day on; what was earned before stays.
  case points(Int, from: CalendarDay)
  /// A habit asks for another amount from this day on; what was asked for before stays, unless nothing was done before that day.
  case target(HabitTarget, from: CalendarDay, isUnbegun: Bool = false)
  /// A habit or a task serves these goals, too.
  case serve([Reference])
  /// Properties get other values, whatever the plan is.
  case put([PropertyChange])
  /// A task, goal, milestone or obligation is done, on this day.
  case complete(CalendarDay)
  /// A goal or a milestone is given up.
  case drop
  /// What was done or dropped is to be done again.
  case reopen
}

/// Why a plan is not changed so. Nothing was written.
public enum PlanChangeError: CataloguedError, Hashable {
  /// A value that is there cannot be read, so that nothing can follow it: the property and its value.
  case unreadable(key: String, value: String)
  /// The habit neither rests on this day nor is it put away.
  case notPaused(CalendarDay)
  /// A pause would end before it begins.
  case endsEarly(CalendarDay, start: CalendarDay)
}

extension FileReading {
  /// The changes of properties that a decision comes to; none where the file says so already.
  public func propertyChanges(for change: PlanChange) throws(PlanChangeError) -> [PropertyChange] {
    switch change {
    case .pause(let from, let until, let today):
      return try replacing("paused", with: try adding(from, until, since: today, to: try read("paused") { PausedSpan($0) }))
    case .resume(let day): return try resuming(on: day)
    case .archive(let day): return [.set(key: "archived", value: day.description)]
    case .schedule(let schedule, let day, let isUnbegun):
      return try dated("schedule", schedule, from: day, isUnbegun: isUnbegun, \.text) { Schedule($0) }
    case .neverDue: return elements("schedule").isEmpty ? [] : [.unset(key: "schedule")]
    case .points(let points, let day): return try dated("points", points, from: day, String.init) { Int($0) }
    case .target(let target, let day, let isUnbegun):
      return try dated("target", target, from: day, isUnbegun: isUnbegun, \.text) { HabitTarget($0) }
    case .serve(let goals): return try serving(goals)
    case .put(let changes): return changes
    case .complete(let day):
      let completed = PropertyChange.set(key: "completed", value: day.description)
      if kind == .milestone, properties.contains(where: { $0.key == "status" }) { return [.unset(key: "status"), completed] }
      return kind == .goal ? [.set(key: "status", value: Goal.Status.done.rawValue), completed] : [completed]
    case .drop: return [.set(key: "status", value: Goal.Status.dropped.rawValue), .unset(key: "completed")]
    case .reopen:
      if kind == .milestone, properties.contains(where: { $0.key == "status" }) {
        return [.unset(key: "status"), .unset(key: "completed")]
      }
      return (kind == .goal ? [.set(key: "status", value: Goal.Status.active.rawValue)] : []) + [.unset(key: "completed")]
    }
  }

  // MARK: Lists

  /// The elements of a list, or the one value that stands where a list may.
  private func elements(_ key: String) -> [String] {
    switch properties.first(where: { $0.key == key })?.value {
    case .list(let elements): elements
    case .text(let text): text.trimmed.isEmpty ? [] : [text]
    case .kept(let text): [text.trimmed]
    case nil: []
    }
  }

  private func replacing(_ key: String, with wanted: [String]) throws(PlanChangeError) -> [PropertyChange] {
    wanted.isEmpty ? [.unset(key: key)] : [.replace(key: key, elements: wanted)]
  }

  /// The elements as they are read, each with its text.
  private func read<Value>(_ key: String, _ read: (String) -> Value?) throws(PlanChangeError) -> [(text: String, value: Value)] {
    var found: [(text: String, value: Value)] = []
    for text in elements(key) {
      guard let value = read(text) else { throw .unreadable(key: key, value: text) }
      found.append((text, value))
    }
    return found
  }

  /// The goals with those that are not among them yet.
  private func serving(_ goals: [Reference]) throws(PlanChangeError) -> [PropertyChange] {
    let known = try read("goals") { Reference($0) }
    let new = goals.filter { goal in !known.contains { Reference.folded($0.value.slug) == Reference.folded(goal.slug) } }
    return new.isEmpty ? [] : [.replace(key: "goals", elements: known.map(\.text) + new.map { "[[\($0.file)]]" })]
  }

  // MARK: Pauses

  /// The pauses with one more. A pause that already lasts, or that begins meanwhile, becomes one with it.
  private func adding(
    _ from: CalendarDay, _ until: CalendarDay?, since today: CalendarDay? = nil, to pauses: [(text: String, value: PausedSpan)]
  ) throws(PlanChangeError) -> [String] {
    if let until, until < from { throw .endsEarly(until, start: from) }
    var (start, end) = (from, until)
    var others: [String] = []
    for (text, span) in pauses {
      let isApart = (span.end.map { $0 < from } ?? false) || (until.map { $0 < span.start } ?? false)
      if isApart {
        others.append(text)
        continue
      }
      // Nothing of it has been: another pair of days that begins with it or later corrects it.
      if let today, span.start >= today, span.start <= from { continue }
      if span.start <= from { start = min(start, span.start) } else if let last = end { end = span.end.map { max($0, last) } }
    }
    guard let span = PausedSpan(from: start, to: end) else { return others }
    return others + [Self.text(of: span)]
  }

  /// Ends the pause that a day stands in the day before it, and takes back that the habit is not done any more: the days without it were a pause.
  private func resuming(on day: CalendarDay) throws(PlanChangeError) -> [PropertyChange] {
    guard case .activity(.habit(let habit)) = entry.details else { return [] }
    let pauses = try read("paused") { PausedSpan($0) }
    let isPaused = pauses.contains { $0.value.contains(day) }
    if !isPaused, habit.archived == nil, let coming = habit.pause(after: day) {
      return try replacing("paused", with: pauses.filter { $0.value != coming }.map(\.text))
    }
    guard isPaused || habit.archived != nil else { throw .notPaused(day) }
    let last = day.advanced(by: -1)
    let left = pauses.compactMap { text, span -> (text: String, value: PausedSpan)? in
      guard span.contains(day) else { return (text, span) }
      return PausedSpan(from: span.start, to: last).map { (Self.text(of: $0), $0) }
    }
    guard let archived = habit.archived else { return try replacing("paused", with: left.map(\.text)) }
    let rests = archived < day ? try adding(archived, last, to: left) : left.map(\.text)
    let isRested = rests != pauses.map(\.text)
    return (isRested ? try replacing("paused", with: rests) : []) + [.unset(key: "archived")]
  }

  /// Always with its dots, so that the next one who looks sees that it is a span.
  private static func text(of span: PausedSpan) -> String { "\(span.start)..\(span.end?.description ?? "")" }

  // MARK: Dated lists

  /// A value from a day on, after those that held before. What begins later stays.
  private func dated<Value: Equatable & Sendable>(
    _ key: String, _ value: Value, from day: CalendarDay, isUnbegun: Bool = false, _ write: (Value) -> String, _ reading: (String) -> Value?
  ) throws(PlanChangeError) -> [PropertyChange] {
    let old = try read(key) { Dated($0, reading: reading) }
    if old.map(\.value).value(on: day) == value { return [] }
    // Where nothing was before that day, nothing is to be kept.
    if isUnbegun || !hasHistory(before: day), old.allSatisfy({ ($0.value.from ?? .earliest) <= day }) {
      return elements(key).count > 1 ? [.replace(key: key, elements: [write(value)])] : [.set(key: key, value: write(value))]
    }
    let text = Dated(value, from: day).text(write)
    if let same = old.firstIndex(where: { $0.value.from == day }) {
      var texts = old.map(\.text)
      texts[same] = text
      return [.replace(key: key, elements: texts)]
    }
    let place = old.lastIndex { ($0.value.from ?? .earliest) <= day }.map { $0 + 1 } ?? 0
    var texts = old.map(\.text)
    texts.insert(text, at: place)
    return [.replace(key: key, elements: texts)]
  }

  /// Whether the habit may have been due before a day: it was, unless it says that it starts later.
  private func hasHistory(before day: CalendarDay) -> Bool {
    guard case .activity(.habit(let habit)) = entry.details, let start = habit.start else { return true }
    return start < day
  }
}

extension PlanChangeError {
  public var code: ErrorCode {
    switch self {
    case .unreadable: .unreadable
    case .notPaused: .conflict
    case .endsEarly: .badValue
    }
  }

  public var explanation: Explanation {
    switch self {
    case .unreadable(let key, let value):
      Explanation(
        Message(PlanErrorText.unreadableValue, ["name": .text(key), "value": .text(value)]),
        help: Message(PlanErrorText.unreadableValueWay))
    case .notPaused(let day): Explanation(Message(PlanErrorText.notPaused, ["day": .day(day)]))
    case .endsEarly(let end, let start): Explanation(Message(PlanErrorText.pauseEndsEarly, ["start": .day(start), "end": .day(end)]))
    }
  }
}

extension ChangedFiles {
  /// Changes properties of a file: all of them, or none.
  public mutating func set(_ changes: [PropertyChange], in file: OpenFile) throws(FileError) {
    try change(file) { file throws(FileError) in (try file.changing(changes), ()) }
  }
}
