// What a new retrospective takes from a file of the journal.

public import JournalDates
public import JournalFormat
public import JournalInsights
import JournalIndex
public import JournalStore
import JournalModel

/// One file, as far as a new retrospective is concerned: small, but for files of its own days.
public struct DraftEntry: Sendable {
  let file: LoopFile<ItemLink>
  /// The whole of it, where it belongs to the retrospective's days and was read.
  let inside: FileReading?

  /// - Parameter span: The days of the retrospective.
  public init(_ reading: FileReading, in span: DaySpan) {
    file = LoopFile(reading)
    inside = reading.span.map { span.contains($0.end) } ?? false ? reading : nil
  }

  /// What the index knows of a file.
  public init(_ file: LoopFile<ItemLink>) { self.init(file, inside: nil) }

  private init(_ file: LoopFile<ItemLink>, inside: FileReading?) { (self.file, self.inside) = (file, inside) }

  /// The same file with the whole of it, where it belongs to the retrospective's days; as it is where it can no longer be read.
  public func whole(in span: DaySpan, of journal: Journal) -> DraftEntry {
    guard inside == nil, let end = file.span?.end, span.contains(end), let reading = journal.entryIfReadable(at: file.path) else {
      return self
    }
    return DraftEntry(file, inside: reading)
  }
}
