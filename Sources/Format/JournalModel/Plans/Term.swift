// A stretch of weeks with a theme.

public import JournalDates

/// What only the file of a term has.
public struct Term: Equatable, Sendable {
  public enum Status: String, Hashable, Sendable, CaseIterable {
    case planned, active, completed, delayed
    case onHold = "on_hold"
    case cancelled
  }

  /// From 1.
  public var number: Int?
  public var theme: String?
  public var start: CalendarDay?
  /// The last day, included; ten weeks from the start where the file does not say.
  public var end: CalendarDay?
  public var status: Status?

  public init(
    number: Int? = nil, theme: String? = nil, start: CalendarDay? = nil, end: CalendarDay? = nil, status: Status? = nil
  ) {
    self.number = number
    self.theme = theme
    self.start = start
    self.end = end
    self.status = status
  }

  /// From the start to the end, or over ten weeks where no end is given; nil without a start or with an end before it.
  public var span: DaySpan? {
    start.flatMap { DaySpan(from: $0, to: end ?? $0.advanced(by: 69)) }
  }
}
