// Days as people say them, where a property takes a date.

public import JournalDates
public import JournalFormat
import JournalModel

extension FileReading {
  /// A change with the date that its words name, where the property takes one: `due=+3d`. Of a period it is the last day, for a `start` the
  /// first. What names no day is left as it is, and is a finding.
  public func dating(_ change: PropertyChange, on today: CalendarDay) -> PropertyChange {
    guard case .set(let key, let value) = change, kind.schema.type(of: key) == .date, CalendarDay(value) == nil,
      let text = PeriodText(said: value) ?? PeriodText(value), let days = text.days(on: today)
    else { return change }
    return .set(key: key, value: (key == "start" ? days.span.start : days.span.end).description)
  }
}
