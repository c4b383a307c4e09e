// How long a habit was kept up.

public import JournalDates
import JournalModel

/// The streaks of a habit: stretches in which nothing was missed that was due.
///
/// Only what was done counts. Skips, partly done days, pauses and days that were not due neither lengthen nor break a streak; a day that was due
/// and ended as no, not answered or unknown breaks it. Today, and the current week, break nothing and are not missed until they are over.
///
/// - `daily` and `mon,wed,fri` count days that were due and done.
/// - `weekly` and `3/week` count calendar weeks, once they are over, with as many done days as the schedule asks for, or as there were days that
///   were neither skipped nor paused, whichever is less. Of a habit's first week, where it began within it, a share is asked for: 3 a week from Friday
///   ask for 3 × 3 ÷ 7, rounded up. A week with nothing to ask for, as one that was skipped entirely, is neither. Nor is one that was not
///   reached in which the habit was archived.
/// - A limit a week, `<= 14 glasses/week`, counts calendar weeks once they are over, whatever days its schedule names: those of which anything is known,
///   and that had no more. The day on which it is passed breaks the streak, and so does the end of a week of which nobody knows.
///   A limit a month counts days, as one of a day does: those that take more than is left of the month break the streak.
/// - `every 2 days` counts intervals: every time it was done within two days of the last time. Days that were skipped, partly done or
///   paused lengthen the interval.
/// - `3 in 10 days` counts the times it was done while no ten such days in a row had more than seven without it. So `1 in 2 days` breaks as
///   `every 2 days` does, and `10 in 10 days` as `daily`. The eighth day without ends it; the next one begins with the next time it is done, and
///   looks at no day before that.
///
/// Where the schedule changed, every day is judged by the schedule of that day, and the streak goes on over the change. All of it is counted as
/// the latest schedule counts: in days that were done and counted, or in weeks in which something counted. A week that a change cuts in two is asked for the
/// share of the days that the weekly schedule had; days that were done before count for it, and the part before a change breaks nothing.
public struct HabitStreak: Hashable, Sendable {
  /// What is counted.
  public enum Unit: String, Hashable, Sendable, CaseIterable {
    case day, week, interval, time

    init(_ schedule: Schedule?) {
      switch schedule {
      case nil, .daily, .weekdays, .dates: self = .day
      case .perWeek: self = .week
      case .every: self = .interval
      case .times: self = .time
      }
    }
  }

  public let unit: Unit
  /// Up to today.
  public let current: Int
  /// The longest ever, which may be the current one.
  public let best: Int
  /// The day, or the last day of the week, that ended a streak last; nil where none was ever broken.
  public let lastBroken: CalendarDay?
  /// Whether today asks for something that is still to be done, or the current week for more.
  public let isPending: Bool
}
