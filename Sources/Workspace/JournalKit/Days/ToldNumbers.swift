// Numbers of a day that lines of its log tell, and what becomes of the day's number where such a line changes.

import JournalDates
import JournalFormat
import JournalModel
import JournalPhrases
import JournalStore

/// Reads what lines of a log say of the numbers of their day, as the sentences are read that write both: 8.1 of ‘18:30 blood sugar 8.1’.
struct NumberReader {
  /// A number as a line tells it.
  struct Told {
    let name: String
    /// As the front matter of a day has it.
    let value: String
    let line: LogReading

    /// Whether it is so much.
    func says(_ metric: Metric) -> Bool { name == metric.name && WrittenMetric.amount(value) == metric.amount }
  }

  private let vocabulary: PhraseVocabulary
  private let known: [(name: String, last: Double?)]
  private let today: CalendarDay

  init(of journal: Journal, in workspace: Workspace) throws {
    known = try workspace.numbers(of: journal)
    today = try workspace.today(in: journal)
    var vocabulary = try workspace.vocabulary(in: journal)
    vocabulary.metrics = known.map(\.name).filter(Workspace.isOwn)
    self.vocabulary = vocabulary
  }

  /// The numbers that the lines of a day tell, the latest last. What a private line tells is kept from the numbers that everybody reads.
  func told(in reading: FileReading) -> [Told] {
    if reading.metrics.isEmpty { return [] }
    let night = reading.configuration.dayStart
    var (latest, told): (Int, [(minutes: Int, number: Told)]) = (0, [])
    for line in reading.log where reading.isPrivate || !reading.isPrivate(line: line.line) {
      let minutes = line.logLine.time.map { $0.start.minutes + ($0.start < night ? 1440 : 0) } ?? latest
      latest = max(latest, minutes)
      told += numbers(of: line.logLine).map { (minutes: minutes, number: Told(name: $0.name, value: $0.value, line: line)) }
    }
    return told.sorted { $0.minutes < $1.minutes }.map(\.number)
  }

  private func numbers(of line: LogLine) -> [(name: String, value: String)] {
    guard line.activity == nil, line.text.contains(where: \.isNumber) else { return [] }
    var vocabulary = vocabulary
    vocabulary.measuresSugar = vocabulary.measuresSugar(in: [line.text], among: vocabulary.metrics)
    return Phrase([line.text], vocabulary, today: today).metrics.filter { !$0.isAdded }.map { metric in
      let kept = Workspace.kept(metric.name, metric.value) { known }
      return (kept.name, kept.value)
    }
  }
}

extension OpenFile {
  /// The file with the numbers of its day as its log tells them, where a line told one before some change to the log that none tells now: that of the last
  /// line which has one of its name, else none; else as it is.
  /// - Parameter mayRemove: Whether a line was taken out, and its number is to go with it.
  func followingNumbers(of before: OpenFile, _ reader: NumberReader, mayRemove: Bool) throws(FileError) -> OpenFile {
    let (former, now) = (reader.told(in: before.reading), reader.told(in: reading))
    var changes: [PropertyChange] = []
    for metric in reading.metrics where former.contains(where: { $0.says(metric) }) && !now.contains(where: { $0.says(metric) }) {
      if let last = now.last(where: { $0.name == metric.name }) {
        let noted = NotedMetric(last.name, typed: last.value, in: reading)
        changes.append(.set(key: noted.key, value: noted.written))
      } else if mayRemove, let property = reading.property(ofMetric: metric.name) {
        changes.append(.unset(key: property.key))
      }
    }
    return changes.isEmpty ? self : try changing(changes).opened
  }
}

/// A number of a day that followed a line of its log.
public struct FollowedNumber: Sendable {
  /// As it stood in the file.
  public let before: String
  /// As it stands there now; nil where it is gone.
  public let text: String?
  public let line: Int
}

extension FileReading {
  /// The numbers of the day that are others after a change, but for that of one line.
  func followed(in after: FileReading, except number: Int? = nil) -> [FollowedNumber] {
    metrics.compactMap { metric in
      guard let line = line(ofMetric: metric.name), line != number, after.metrics.last(where: { $0.name == metric.name })?.amount != metric.amount else { return nil }
      let now = after.line(ofMetric: metric.name)
      return FollowedNumber(before: shownLine(line), text: now.map { after.shownLine($0) }, line: now ?? line)
    }
  }
}
