// Days without something: ‘how many days without alcohol this month’.

import CommandGuesses
import CommandKit
import JournalDates
import JournalInsights
import JournalKit
import JournalLanguage
import JournalModel
import JournalReports
import JournalStore
import JournalText

extension TotalsCommand {
  /// Tells on how many days nothing was done of what the words want days to be without, of those on which something was written; nil where the words want
  /// something else.
  static func tellDays(
    without words: String, _ answer: PracticeAnswer, in span: DaySpan?, asJSON isJSON: Bool, _ context: inout Context
  ) throws -> ExitStatus? {
    let typed = Reference.folded(words)
    // ‘no sugar’ may be what a habit is called.
    guard let name = GuessedWay.lacking([words]), !answer.practice.habits.contains(where: { [Reference.folded($0.title), $0.name].contains(typed) }) else { return nil }
    if isJSON { throw CommandError(.usage, TotalsText.withoutAsJSON, help: TotalsText.withoutAsJSONWay, ["name": .text(ChangeSet.quoted(name))]) }
    let say = context.language
    let asked = span ?? DaySpan(spanning: answer.day.advanced(by: -83), answer.day)
    let found = try days(with: name, answer, in: asked, context)
    let written = answer.practice.days.filter { $0 >= max(asked.start, found.first) && $0 <= min(asked.end, answer.day) }
    // Today is not over: it counts where it is said that there was none.
    let known = written.filter { $0 < answer.day || found.with.contains($0) || found.without.contains($0) }
    let without = known.filter { !found.with.contains($0) }
    let shown = without.suffix(10).map { say.date($0, .short) }
    context.write(
      line: TotalsText.without,
      [
        "title": .text(found.title), "count": .number(without.count), "known": .number(known.count), "period": .text(say.title(of: asked)),
        "days": .list((shown.count < without.count ? ["…"] : []) + shown, .comma),
      ])
    return without.isEmpty ? .no : .yes
  }

  /// The days on which something was done or noted, those on which it is said that it was not, and since when anything is known of it.
  private static func days(
    with name: String, _ answer: PracticeAnswer, in span: DaySpan, _ context: Context
  ) throws -> (title: String, first: CalendarDay, with: Set<CalendarDay>, without: Set<CalendarDay>) {
    do throws(WorkspaceError) {
      let report = try answer.totals(of: name, in: span, by: .week)
      let with = Set(report.totals?.days.filter { $0.amount != 0 }.map(\.day) ?? [])
      guard case .habit(let habit) = report.subject else { return (title(name), span.start, with, []) }
      let entries = answer.habits.habit(at: habit.path).map { record in (record.first, record.entries(from: span.start, to: span.end).map(\.day)) }
      return (habit.title, entries?.0 ?? span.start, with, Set(entries?.1 ?? []).subtracting(with))
    } catch {
      let noted = error.code == .notFound ? context.workspace.daysOfNotes(on: name, in: answer.journal) : []
      if noted.isEmpty { throw error }
      return (title(name), span.start, Set(noted), [])
    }
  }
}
