// How often something is due, as people say it.

import JournalDates
public import JournalModel

extension Schedule {
  /// `daily`, `3/week`, `every 2 days`. What it says in each language `Schedule` reads again.
  public var message: Message {
    func told(_ form: String, _ count: Int = 0, days: Int = 0, weekdays: TextValue = "") -> Message {
      Message(StandingText.schedule, ["form": .text(form), "count": .number(count), "days": .number(days), "weekdays": weekdays])
    }
    switch self {
    case .daily: return told("daily")
    case .perWeek(1): return told("weekly")
    case .perWeek(let times): return told("week", times)
    case .times(let times, let days): return told("times", times, days: days)
    case .every(let days): return told("every", days: days)
    case .dates(.month(let days)): return told("month", weekdays: .messages(days.map(\.message), .comma))
    case .dates(.weeks(let count, let weekday, _)): return told("weeks", count, weekdays: .weekday(weekday))
    case .weekdays(let days): return told("weekdays", weekdays: .weekdays(days))
    }
  }
}

extension DayRule.MonthDay {
  /// `1`, `last day`, `first Mon`.
  fileprivate var message: Message {
    switch self {
    case .day(let day): Message(StandingText.monthDay, ["place": "day", "day": .text("\(day)")])
    case .last: Message(StandingText.monthDay, ["place": "lastDay", "day": ""])
    case .weekday(let place, let weekday): Message(StandingText.monthDay, ["place": .text("\(place)"), "day": .weekday(weekday)])
    }
  }
}
