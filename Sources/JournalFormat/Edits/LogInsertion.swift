// A new line in a day's log, in the order of the times.

public import JournalDates
public import JournalModel
import JournalText
import MarkdownSyntax

/// A line that is to stand in a log.
public struct LogInsertion: Equatable, Sendable {
  /// Nil where it is not known.
  public var time: TimeOfDay?
  /// These stand before the text.
  public var fields: [Field]
  /// Markdown; empty for none. It must not begin with a link, which would be an activity.
  public var text: String

  public init(time: TimeOfDay? = nil, fields: [Field] = [], text: String) {
    self.time = time
    self.fields = fields
    self.text = text
  }
}

/// A file with its new log line.
public struct InsertedLogLine: Sendable {
  /// The file as it reads now.
  public let reading: FileReading
  public let line: LogReading
  /// Whether the section was made for it.
  public let isNewSection: Bool
}

extension FileReading {
  /// This file with one more line in its log, checked: after it nothing but the line differs, and that reads as it was meant.
  ///
  /// It goes before the first line of a later time that follows the earlier ones, else to the end. A missing Log section is made.
  /// - Throws: Where the file is never written to, or the text cannot stand there as that text.
  public func inserting(_ insertion: LogInsertion) throws(EditRefusal) -> InsertedLogLine {
    if let finding = blockingFindings.first { throw .finding(finding) }
    var text: TypedText?
    if !insertion.text.trimmed.isEmpty { text = try TypedText(insertion.text).opening(.log) }
    let composed = ComposedItem(time: insertion.time.map { TimeSpan($0) }, fields: insertion.fields, text)
    let shown = text?.paragraphs[0][0] ?? composed.lines[0]
    guard let wanted = composed.logLine(insertion, text) else { throw .unwritable(shown) }
    let night = configuration.dayStart
    let places = ListInsertion(reading: self, kind: .log, compose: { _ in composed }) { section in
      insertion.time.map { Self.position(of: $0, in: section.log, night: night) }
    }.places()
    let (after, place) = try inserting(at: places) { old, new, place in new.kind == .log && new.hasLine(wanted, at: place, beside: old) }
    let line = after.sections[place.section].log[place.position]
    return InsertedLogLine(reading: after, line: line, isNewSection: place.isNewSection)
  }

  /// The place of a time among the lines of a log; times before the start of the day are the night that ends it.
  private static func position(of time: TimeOfDay, in log: [LogReading], night: TimeOfDay) -> Int {
    func minutes(_ time: TimeOfDay) -> Int { time.minutes + (time < night ? 1440 : 0) }
    let times = log.map { $0.logLine.time.map { minutes($0.start) } }
    let last = times.lastIndex { $0.map { $0 <= minutes(time) } ?? false } ?? -1
    return times.indices.first { $0 > last && times[$0] != nil } ?? times.count
  }
}

extension ComposedItem {
  /// The line as a reader understands it alone; nil where that is not what was meant.
  fileprivate func logLine(_ insertion: LogInsertion, _ text: TypedText?) -> LogLine? {
    let line = read(as: .log)
    let paragraphs = (text?.paragraphs ?? [[""]]).map { $0.joined(separator: "\n") }
    guard line.text.hasSameBytes(as: paragraphs[0]), line.details.hasSameBytes(as: paragraphs.dropFirst().joined(separator: "\n\n")),
      line.time?.start == insertion.time, line.activity == nil, line.id == nil, line.state == nil,
      line.fields.map(\.field) == insertion.fields
    else { return nil }
    return LogLine(
      time: line.time, text: line.text, details: line.details, fields: line.fields.map(\.field), tags: line.tags, links: line.links)
  }
}

extension SectionReading {
  /// Whether the log is what it was with the line in its place.
  fileprivate func hasLine(_ wanted: LogLine, at place: ListPlace, beside old: SectionReading?) -> Bool {
    guard place.position < log.count, log[place.position].block == place.block else { return false }
    var found = log[place.position].logLine
    found.isPrivate = wanted.isPrivate
    if place.fillsEmpty, found.box == .open { found.box = nil }
    guard found == wanted else { return false }
    guard let old else { return log.count == 1 && prose.isEmpty }
    var others = log.map(\.logLine)
    others.remove(at: place.position)
    var former = old.log.map(\.logLine)
    if place.fillsEmpty { former.remove(at: place.position) }
    return others == former && hasProse(of: old) && heading == old.heading
  }
}
