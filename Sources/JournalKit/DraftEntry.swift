// What a new retrospective takes from a file of the journal.

public import JournalDates
public import JournalFormat
import JournalModel

/// One file, as far as a new retrospective is concerned: small, but for files of its own days.
public struct DraftEntry: Sendable {
  let review: ReviewReading
  /// The whole of it, where it belongs to the retrospective's days.
  let inside: FileReading?

  /// - Parameter span: The days of the retrospective.
  public init(_ reading: FileReading, in span: DaySpan) {
    review = ReviewReading(reading)
    inside = reading.span.map { span.contains($0.end) } ?? false ? reading : nil
  }
}
