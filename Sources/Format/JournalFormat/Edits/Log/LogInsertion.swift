// A new line in a day's log, in the order of the times.

public import JournalDates
public import JournalModel
import JournalText
import MarkdownSyntax

/// A line that is to stand in a log, or what is to be said by one that stands there.
public struct LogInsertion: Equatable, Sendable {
  /// What the line records; nil for none.
  public var activity: ActivityName?
  /// What the line says of its activity; a skip has its reason in a field. Without an activity it says nothing.
  public var state: LogLine.State
  /// Nil where it is not known.
  public var time: TimeSpan?
  /// The latest time that it can have been, of a line without one: it stands before all that was later.
  public var latest: TimeOfDay?
  /// These stand after the text; without an activity `mood` stands before it.
  public var fields: [Field]
  /// Markdown; empty for none. Without an activity it must not begin with a link, which would be one.
  public var text: String
  /// Without `#`; these stand last.
  public var tags: [String]

  public init(
    _ activity: ActivityName?, _ state: LogLine.State = .done, time: TimeSpan? = nil, fields: [Field] = [], text: String = "",
    tags: [String] = []
  ) {
    self.activity = activity
    self.state = state
    self.time = time
    self.fields = fields
    self.text = text
    self.tags = tags
  }

  /// A line that records no activity.
  public init(time: TimeOfDay? = nil, fields: [Field] = [], text: String) {
    self.init(nil, time: time.map { TimeSpan($0) }, fields: fields, text: text)
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
  /// It goes before the first line of a later time that follows the earlier ones, else to the end. What has no time goes there where it has a latest one. A missing Log section is made. Boxes and
  /// links are written as the log's last lines have them.
  /// - Throws: Where the file is never written to, or the text cannot stand there as that text.
  public func inserting(_ insertion: LogInsertion) throws(EditError) -> InsertedLogLine {
    if let finding = blockingFindings.first { throw .finding(finding) }
    var text: TypedText?
    if !insertion.text.trimmed.isEmpty {
      let hasActivity = insertion.activity != nil
      text = try TypedText(insertion.text, isWithinLine: hasActivity).opening(.log, afterActivity: hasActivity)
    }
    let composed = insertion.composed(text, LogStyle(of: self, isTimed: insertion.time != nil))
    let shown = text?.paragraphs[0][0] ?? composed.lines[0]
    guard let wanted = composed.logLine(insertion, text) else { throw .unwritable(shown) }
    let night = configuration.dayStart
    let places = ListInsertion(reading: self, kind: .log, compose: { _ in composed }) { section in
      (insertion.time?.start ?? insertion.latest).map { Self.position(of: $0, in: section.log, night: night) }
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

extension LogInsertion {
  /// The fields that stand before the text: where a line records no activity, its mood says what it is.
  private var openingFields: [Field] { activity == nil ? fields.filter { $0.key == "mood" } : [] }

  /// The fields in the order in which they are written.
  fileprivate var writtenFields: [Field] { openingFields + closingFields }

  private var closingFields: [Field] {
    let opening = openingFields.map(\.key)
    return fields.filter { !opening.contains($0.key) }
  }

  /// The first line after its text.
  var closing: [String] { tags.map { "#" + $0 } }

  fileprivate func composed(_ text: TypedText?, _ style: LogStyle) -> ComposedItem {
    func written(_ fields: [Field]) -> String { fields.map { "[\($0.key):: \($0.value)]" }.joined(separator: "  ") }
    let opening = [time?.text ?? "", written(openingFields), activity.map { style.written($0) } ?? ""]
    let box = activity == nil || state == .done && !style.hasBox ? nil : state.box
    return ComposedItem(state: box, opening: opening, text, closing: [written(closingFields)] + closing)
  }

  /// Paragraphs with the tags after the first line.
  fileprivate func texts(_ text: TypedText?) -> [String] {
    var paragraphs = text?.paragraphs ?? [[""]]
    paragraphs[0][0] = ([paragraphs[0][0]] + closing).filter { !$0.isEmpty }.joined(separator: " ")
    return paragraphs.map { $0.joined(separator: "\n") }
  }
}

extension LogLine.State {
  /// The box that says it.
  var box: BoxState {
    switch self {
    case .done: .done
    case .partly: .partly
    case .no, .skip: .cancelled
    case .unanswered: .open
    }
  }
}

extension ComposedItem {
  /// The line as a reader understands it alone; nil where that is not what was meant.
  fileprivate func logLine(_ insertion: LogInsertion, _ text: TypedText?) -> LogLine? {
    let reading = read(as: .log) { LogReading($0, of: $1) }
    let line = reading.logLine
    let paragraphs = insertion.texts(text)
    guard line.text.hasSameBytes(as: paragraphs[0]), line.details.hasSameBytes(as: paragraphs.dropFirst().joined(separator: "\n\n")),
      line.time == insertion.time, line.id == nil, line.box == state, line.tags.count >= insertion.tags.count,
      insertion.tags.allSatisfy(line.tags.contains), line.fields == insertion.writtenFields,
      reading.activity.map({ $0.slug.hasSameBytes(as: insertion.activity?.slug ?? "") && $0.place == nil }) ?? (insertion.activity == nil)
    else { return nil }
    return line
  }
}

extension SectionReading {
  /// Whether the log is what it was with the line in its place.
  fileprivate func hasLine(_ wanted: LogLine, at place: ListPlace, beside old: SectionReading?) -> Bool {
    guard place.position < log.count, log[place.position].block == place.block else { return false }
    var found = log[place.position].logLine
    found.isPrivate = wanted.isPrivate
    // A box that waited open says nothing of a line without an activity.
    if place.fillsEmpty, found.box == .open, wanted.activity == nil { found.box = nil }
    guard found == wanted else { return false }
    guard let old else { return log.count == 1 && prose.isEmpty }
    var others = log.map(\.logLine)
    others.remove(at: place.position)
    var former = old.log.map(\.logLine)
    if place.fillsEmpty { former.remove(at: place.position) }
    return others == former && hasProse(of: old) && heading == old.heading
  }
}
