// What was done of an activity, written down.

import JournalDates
public import JournalFormat
public import JournalModel
import JournalStore
import JournalText

/// What is to be recorded of an activity on a day.
///
/// A day's completion counts once, however many lines say so. What counts a second time says its points on its own line, `[points:: 5]`: that
/// is what `--again` writes, and what a person can type.
public struct LogEntry: Equatable, Sendable {
  /// What the line is to say of the activity.
  public var state: LogLine.State
  /// When it was; nil where that is not known.
  public var time: TimeSpan?
  /// Amounts and other fields, in the order in which they are written.
  public var fields: [Field]
  /// Markdown; empty for none.
  public var text: String
  /// Without `#`.
  public var tags: [String]
  /// The points of one more completion, where the day has one; nil where the day's completion is meant.
  public var again: Again?
  /// Whether its amounts add to those of the day, whose target they have not reached.
  public var addsUp: Bool
  /// Whether it is told of a further time where it has words, an amount or a time that a line of the day does not have, and that line says how much
  /// it was, or how: a line of its own, which completes the day no more than that does.
  public var mayDiffer: Bool

  /// A completion that counts though the day has one.
  public enum Again: Hashable, Sendable {
    /// Nil for an activity that earns none.
    case earning(Int?)
  }

  public init(
    _ state: LogLine.State, time: TimeSpan? = nil, fields: [Field] = [], text: String = "", tags: [String] = [], again: Again? = nil,
    addsUp: Bool = false, mayDiffer: Bool = false
  ) {
    self.state = state
    self.time = time
    self.fields = fields
    self.text = text
    self.tags = tags
    self.again = again
    self.addsUp = addsUp
    self.mayDiffer = mayDiffer
  }
}

/// What became of an entry.
public struct LoggedEntry: Sendable {
  public enum Way: Hashable, Sendable {
    /// As a line of its own.
    case added
    /// By a line that said this before.
    case answered(LogLine.State)
    /// Not at all: the line says something else already, and nobody could know which of them holds.
    case contradicted
  }

  public let way: Way
  /// The line as it is now.
  public let line: LogReading
  /// Whether it says more than before.
  public let isChanged: Bool

  public init(way: Way, line: LogReading, isChanged: Bool) {
    (self.way, self.line, self.isChanged) = (way, line, isChanged)
  }
}

extension ChangedFiles {
  /// Writes what was done of an activity into the file of a day: by the line that waits for it, or that says so already and can take what is
  /// new, else by a line of its own. Said twice is said once, unless it was done again.
  @discardableResult
  public mutating func log(
    _ entry: LogEntry, of activity: ActivityName, _ names: SpokenNames = SpokenNames(), in file: OpenFile
  ) throws(FileError) -> LoggedEntry {
    try change(file) { file throws(FileError) in
      let lines = file.reading.log(of: activity.slug, names)
      var insertion = LogInsertion(activity, entry.state, time: entry.time, fields: entry.fields, text: entry.text, tags: entry.tags)
      let isDone = lines.contains { $0.logLine.state == .done }
      if isDone, case .earning(let points?) = entry.again { insertion.fields.append(Field("points", "\(points)")) }
      let unchanged = FileChange(file, to: file.reading)
      switch entry.target(among: lines) {
      case .contradiction(let line):
        return (unchanged, LoggedEntry(way: .contradicted, line: line, isChanged: false))
      case .line(let line):
        let (reading, answered) = try file.attempting { () throws(EditError) in try file.reading.answering(line, with: insertion) }
        let change = FileChange(file, to: reading)
        let way = LoggedEntry.Way.answered(line.logLine.boxState)
        return (change, LoggedEntry(way: way, line: answered, isChanged: !change.isEmpty))
      case .none:
        let inserted = try file.attempting { () throws(EditError) in try file.reading.inserting(insertion) }
        let change = FileChange(file, to: inserted.reading)
        return (change, LoggedEntry(way: .added, line: inserted.line, isChanged: true))
      }
    }
  }
}

extension ChangedFiles {
  /// Writes a line that records no activity into the file of a day.
  public mutating func log(_ insertion: LogInsertion, in file: OpenFile) throws(FileError) -> LogReading {
    try change(file) { file throws(FileError) in
      let inserted = try file.attempting { () throws(EditError) in try file.reading.inserting(insertion) }
      return (FileChange(file, to: inserted.reading), inserted.line)
    }
  }
}

extension FileReading {
  /// The lines of the log that record an activity, by the name of its file or by what else it alone is called.
  public func log(of slug: String, _ names: SpokenNames) -> [LogReading] {
    log.filter { line in line.activity.map { names.means($0.slug, slug) } ?? false }
  }
}

extension LogLine {
  /// What it tells in words beside its tags.
  fileprivate var ownText: [String] { text.words.filter { !$0.hasPrefix("#") } }
}

extension LogEntry {
  /// The line of a day that an entry is about.
  fileprivate enum Target {
    case line(LogReading)
    /// It says something else, and the entry is not the same said again.
    case contradiction(LogReading)
    case none
  }

  fileprivate func target(among lines: [LogReading]) -> Target {
    func last(_ states: Set<LogLine.State>) -> LogReading? { lines.last { states.contains($0.logLine.boxState) } }
    if let waiting = waiting(among: lines) { return .line(waiting) }
    switch state {
    case .done, .partly, .unanswered:
      if let done = last([.done]) {
        // ‘6 km in 33 min’ told twice is one run; a second glass is one more.
        if addsUp, again == nil, fields.count > 1,
          let twin = lines.last(where: { $0.logLine.state == .done && $0.logLine.isPrivate == isPrivate && says($0.logLine) })
        {
          return .line(twin)
        }
        if addsUp || again != nil { return .none }
        return fitting(among: lines).map { .line($0) } ?? (mayDiffer || isPrivate ? .none : .contradiction(done))
      }
      guard let other = last([.partly, .no, .skip]) else { return .none }
      let isOwn = other.logLine.state == .partly && (addsUp || !isTaken(by: other.logLine))
      return isOwn ? .none : .line(other)
    case .no, .skip:
      if let done = last([.done, .partly]) { return .contradiction(done) }
      return last([.no, .skip]).map { .line($0) } ?? .none
    }
  }

  private var isPrivate: Bool { tags.contains { $0.lowercased() == FileReading.privateTag } }

  /// The line that waits for an answer: one of the same time, else one without a time, else the first.
  private func waiting(among lines: [LogReading]) -> LogReading? {
    let waiting = lines.filter { $0.logLine.state == .unanswered }
    return waiting.first { time != nil && $0.logLine.time?.start == time?.start } ?? waiting.first { $0.logLine.time == nil }
      ?? waiting.first
  }

  /// The done line that says all of a completion already, else one that can take what is new. What is told of the day's completion goes to no
  /// line of one more, which has points of its own.
  private func fitting(among lines: [LogReading]) -> LogReading? {
    guard state == .done else { return nil }
    // What is private makes no line private that others may read, nor the other way round.
    let fitting = lines.filter {
      $0.logLine.state == .done && isTaken(by: $0.logLine) && $0.logLine.isPrivate == isPrivate
    }
    if let same = fitting.last(where: { says($0.logLine) }) { return same }
    let own = lines.filter { $0.logLine.state == .done && $0.logLine.fields.value(of: "points") == nil }
    return own.isEmpty ? fitting.last : fitting.last { $0.logLine.fields.value(of: "points") == nil }
  }

  /// Whether the entry has nothing that a fitting line does not say.
  private func says(_ line: LogLine) -> Bool {
    (time == nil || line.time == time) && hasText(of: line) && tags.allSatisfy(line.tags.contains)
      && fields.allSatisfy { line.fields.value(of: $0.key) == $0.value }
  }

  /// Whether the line has all words of the text already.
  private func hasText(of line: LogLine) -> Bool {
    let words = text.words.joined(separator: " ")
    return words.isEmpty || line.text.linesOfText.contains { " \($0) ".contains(text: " \(words) ") }
  }

  /// Whether a line can take what is new of the entry. Plain words that tell more than a line that says how much it was tell of a further time; one
  /// that does not may be waiting for just that, or for the words where it has none.
  private func isTaken(by line: LogLine) -> Bool {
    guard fits(line) else { return false }
    return !mayDiffer || says(line) || line.quantities.isEmpty && (hasText(of: line) || line.ownText.isEmpty)
  }

  /// Whether a line says nothing else than the entry does of what both of them say.
  private func fits(_ line: LogLine) -> Bool {
    let isSameTime = line.time == nil || time == nil || line.time == time
    return isSameTime && fields.allSatisfy { field in line.fields.value(of: field.key).map { $0 == field.value } ?? true }
  }
}
