// Why a habit's numbers are what they are.

import JournalText
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
    /// Those of the days that count, of a habit with a limit, on which no line speaks of it.
    public let silent: [CalendarDay]
  }

  /// What the current streak is made of, in order: as many as it is long.
  public var keptNow: [Kept] { kept(noted.keptNow) }

  /// What the best streak is made of, in order: as many as it is long.
  public var keptBest: [Kept] { kept(noted.keptBest) }

  /// The lines that made days done, among so many days up to today.
  public func doneEntries(inLast count: Int) -> [HabitEntry] {
    counting(from: today.advanced(by: 1 - count), to: today).filter { state(on: $0.day) == .done }
  }

  /// The days that kept a limit in silence, among so many days up to today.
  public func silent(inLast count: Int) -> [CalendarDay] { silent(from: today.advanced(by: 1 - count), to: today) }

  private func silent(from start: CalendarDay, to end: CalendarDay) -> [CalendarDay] {
    silent.isEmpty ? [] : Array(silent[silent.firstPlace { $0 >= start }..<silent.firstPlace { $0 > end }])
  }

  private func kept(_ all: ArraySlice<HabitChain.Kept>) -> [Kept] {
    all.map { kept in
      let end = streak.unit == .week ? kept.start.advanced(by: 6) : kept.start
      let entries = counting(from: kept.start, to: end).filter { isActive($0.day) && state(on: $0.day) == .done }
      return Kept(span: DaySpan(spanning: kept.start, end), asked: kept.asked, entries: entries, silent: silent(from: kept.start, to: end))
    }
  }

  /// The lines that say done or partly; of a limit, which a no keeps as well, all.
  private func counting(from start: CalendarDay, to end: CalendarDay) -> [HabitEntry] {
    entries(from: start, to: end).filter { $0.counts || target(on: $0.day)?.bound == .atMost }
  }

  func isActive(_ day: CalendarDay) -> Bool {
    guard begin <= day, !habit.plan.paused.contains(where: { $0.contains(day) }) else { return false }
    return habit.plan.archived.map { day < $0 || day == $0 && state(on: day) == .done } ?? true
  }
}
