// A date, or a date with a time.

public import JournalDates

/// When something was written: a day alone or a day with a time, as the person or their program chose.
public enum Timestamp: Equatable, Sendable {
  case day(CalendarDay)
  case time(DateTime)

  /// Reads `YYYY-MM-DD` or a date with a time.
  public init?(_ text: some StringProtocol) {
    if let day = CalendarDay(text) {
      self = .day(day)
    } else if let time = DateTime(text) {
      self = .time(time)
    } else {
      return nil
    }
  }

  /// The day as written, never moved by an offset.
  public var day: CalendarDay {
    switch self {
    case .day(let day): day
    case .time(let time): time.day
    }
  }

  /// As it is read.
  public var text: String {
    switch self {
    case .day(let day): day.description
    case .time(let time): time.text
    }
  }
}
