// Days on which there was none of something: ‘how many days without alcohol this month’.

public import JournalDates
import JournalModel
import JournalInsights
import JournalReports
import JournalText

/// The days of a span of which is known that nothing was done of a thing, among all of which anything is known.
public struct DaysWithout: Sendable {
  /// What the thing is called, where a habit, a task or a number has a title; nil where only notes speak of it.
  public let title: String?
  /// Those of the days asked for that are not before anything is known of it, and not after today; at least one.
  public let span: DaySpan
  public let days: [CalendarDay]
  /// How many days have an entry since anything is known of the thing; today only where it is settled already.
  public let known: Int
}

extension Workspace {
  /// Looks for the days without a thing: those with an entry and none of it, since its first line.
  /// - Throws: Where there is no habit, task or number of that name and no note speaks of it.
  /// - Parameter isAvoided: Whether the name is of what a habit does without, whose days that were not kept are the days with it.
  public func days(without name: String, isAvoided: Bool = false, in span: DaySpan, of answer: PracticeAnswer) throws -> DaysWithout {
    let found = try daysWith(name, isAvoided: isAvoided, in: span, of: answer)
    let span = DaySpan(from: max(span.start, found.first), to: min(span.end, answer.day)) ?? span
    let written = answer.practice.days.filter { span.contains($0) && $0 <= answer.day }
    // Today is not over: it counts where it is said that there was none.
    let known = written.filter { $0 < answer.day || found.with.contains($0) || found.denied.contains($0) }
    return DaysWithout(title: found.title, span: span, days: known.filter { !found.with.contains($0) }, known: known.count)
  }

  /// The days with some of it, those on which it is said that there was none, and since when anything is known of it.
  private func daysWith(
    _ name: String, isAvoided: Bool, in span: DaySpan, of answer: PracticeAnswer
  ) throws -> (title: String?, first: CalendarDay, with: Set<CalendarDay>, denied: Set<CalendarDay>) {
    do throws(WorkspaceError) {
      let report = try answer.totals(of: name, in: span, by: .week)
      let with = Set(report.totals?.days.filter { $0.amount != 0 }.map(\.day) ?? [])
      guard case .habit(let habit) = report.subject, let record = answer.habits.habit(at: habit.path) else { return (nil, span.start, with, []) }
      if isAvoided {
        let entries = record.entries(from: span.start, to: span.end), slips = Set(entries.filter { $0.state == .no }.map(\.day))
        return (nil, record.first, slips, Set(entries.map(\.day)).subtracting(slips))
      }
      return (habit.title, record.first, with, Set(record.entries(from: span.start, to: span.end).map(\.day)).subtracting(with))
    } catch {
      let noted = error.code == .notFound ? daysOfNotes(on: name, in: answer.journal) : []
      if noted.isEmpty { throw error }
      return (nil, span.start, Set(noted), [])
    }
  }
}
