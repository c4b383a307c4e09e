// An item of a retrospective and a line of a log, with where they stand.

public import JournalModel
public import JournalText

/// An item as the file says it.
public struct ItemReading: Sendable {
  public let item: Item
  /// Index of the list item in the outline's blocks.
  public let block: Int
  /// Its line, from 1.
  public let line: Int
  /// From its marker to the end of what it holds.
  public let range: TextRange
  /// The first line after marker and box.
  public let firstLine: TextRange
  /// The fields with their places, in the order of the line; the same as `item.fields`.
  public let fields: [FieldReading]
  /// The id with its caret; nil where there is none.
  public let idRange: TextRange?

  /// Whether nothing was written yet: the empty item of a template.
  public var isPlaceholder: Bool { item.text.isEmpty && item.details.isEmpty && item.fields.isEmpty && item.id == nil }
}

/// A line of a log as the file says it.
public struct LogReading: Sendable {
  public let logLine: LogLine
  /// Index of the list item in the outline's blocks.
  public let block: Int
  /// Its line, from 1.
  public let line: Int
  /// From its marker to the end of what it holds.
  public let range: TextRange
  /// The first line after marker and box.
  public let firstLine: TextRange
  /// The time as written; nil where there is none.
  public let timeRange: TextRange?
  /// The fields with their places, in the order of the line; the same as `logLine.fields`.
  public let fields: [FieldReading]
  /// The id with its caret; nil where there is none.
  public let idRange: TextRange?
  /// What its link names, with its place and what it shows; nil where the line records no activity.
  public let activity: Reference?
}

extension ItemReading {
  /// The item as one that is not private.
  /// - Parameter isMarked: Whether it says so where it was; not where what it stands in says it.
  func unveiled(isMarked: Bool) -> ItemReading {
    if !item.isPrivate { return self }
    var item = item
    if isMarked { item.text = item.text.markedPrivate }
    item.isPrivate = false
    return ItemReading(
      item: item, block: block, line: line, range: range, firstLine: firstLine, fields: fields, idRange: idRange)
  }
}

extension LogReading {
  /// As of an item.
  func unveiled(isMarked: Bool) -> LogReading {
    if !logLine.isPrivate { return self }
    var logLine = logLine
    if isMarked { logLine.text = logLine.text.markedPrivate }
    logLine.isPrivate = false
    return LogReading(
      logLine: logLine, block: block, line: line, range: range, firstLine: firstLine, timeRange: timeRange, fields: fields,
      idRange: idRange, activity: activity)
  }
}
