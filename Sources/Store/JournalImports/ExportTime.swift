// Up to when an export can tell of days.

public import JournalDates

/// A day and a time on the clock on the wall, by which exports are told to be older or newer.
public struct ExportTime: Comparable, Hashable, Sendable {
  public var day: CalendarDay
  public var time: TimeOfDay

  public init(_ day: CalendarDay, _ time: TimeOfDay = .midnight) {
    self.day = day
    self.time = time
  }

  /// Reads what `description` writes, and a day alone.
  public init?(_ text: String) {
    if let day = CalendarDay(text) {
      self.init(day)
    } else if let moment = DateTime(text) {
      self.init(moment.day, moment.time)
    } else {
      return nil
    }
  }

  public static func < (a: ExportTime, b: ExportTime) -> Bool { (a.day, a.time) < (b.day, b.time) }
}

extension ExportTime: CustomStringConvertible {
  /// `2026-11-20T09:30`, or the day alone at midnight.
  public var description: String { time == .midnight ? "\(day)" : "\(day)T\(time)" }
}
