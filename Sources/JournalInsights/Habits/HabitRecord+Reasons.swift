// Why a habit's numbers are what they are.

public import JournalDates
import JournalModel

extension HabitRecord {
  /// A day, a week, an interval or a time that counts for a streak, with the lines that made it so.
  public struct Kept: Sendable {
    /// One day, or a week.
    public let span: DaySpan
    /// On how many days of the span it was to be done.
    public let asked: Int
    /// The lines on the days that count, by day and then by line.
    public let entries: [HabitEntry]
  }

  /// What a day gives to the strength.
  public struct StrengthDay: Hashable, Sendable {
    public let day: CalendarDay
    /// The first line that counts for it.
    public let line: Int32
    /// How much of what the day's target asks for was done, above 0, at most 1.
    public let share: Double
  }

  /// What the current streak is made of, in order: as many as it is long.
  public var keptNow: [Kept] { kept(streak.currentKept) }

  /// What the best streak is made of, in order: as many as it is long.
  public var keptBest: [Kept] { kept(streak.bestKept) }

  /// The days from which the strength is reckoned, in order; all others give nothing.
  public var strengthDays: [StrengthDay] {
    shares.indices.compactMap { i in
      let day = first.advanced(by: i)
      guard shares[i] > 0, isActive(day), let entry = counting(from: day, to: day).first else { return nil }
      return StrengthDay(day: day, line: entry.line, share: shares[i])
    }
  }

  /// The lines that made days done, among so many days up to today.
  public func doneEntries(inLast count: Int) -> [HabitEntry] {
    counting(from: today.advanced(by: 1 - count), to: today).filter { state(on: $0.day) == .done }
  }

  private func kept(_ places: Range<Int>) -> [Kept] {
    streak.kept[places].map { kept in
      let end = streak.unit == .week ? kept.start.advanced(by: 6) : kept.start
      let entries = counting(from: kept.start, to: end).filter { isActive($0.day) && state(on: $0.day) == .done }
      return Kept(span: DaySpan(spanning: kept.start, end), asked: Int(kept.asked), entries: entries)
    }
  }

  /// The lines that say done or partly.
  private func counting(from start: CalendarDay, to end: CalendarDay) -> [HabitEntry] {
    entries(from: start, to: end).filter(\.counts)
  }

  private func isActive(_ day: CalendarDay) -> Bool {
    begin <= day && (habit.plan.archived.map { day < $0 } ?? true) && !habit.plan.paused.contains { $0.contains(day) }
  }
}
