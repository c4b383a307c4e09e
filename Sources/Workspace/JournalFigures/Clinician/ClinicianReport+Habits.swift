// A habit that was chosen: on which days, and how much of it.

import Documents
import JournalDates
import JournalInsights
import JournalKit
import JournalLanguage
import JournalModel
import JournalReports
import JournalStore
import JournalText
import JournalWords

extension Workspace {
  /// The habit that a word means by its name or a part of it; nil where there is none that others may know of.
  func habit(included word: String, in journal: Journal) throws -> ClinicianTopic? {
    do {
      let habit = try practice(in: journal, for: .others).practice.habits.named(word, "habit")
      return habit.isPrivate ? nil : .habit(habit.slug)
    } catch let error as WorkspaceError where error.code == .notFound {
      return nil
    }
  }
}

extension ClinicianReport {
  func habit(_ slug: String) -> Planned<Activity.Habit>? { pictures.answer.practice.habits.first { $0.slug == slug && !$0.isPrivate } }

  /// What each day came to on which there was any of it; of a limit that is what was taken.
  func days(ofHabit slug: String) -> (days: [PracticeTotals.Day], unit: String) {
    guard let habit = habit(slug) else { return ([], "") }
    let answer = pictures.answer
    let totals = PracticeTotals(ofActivity: habit.name, target: habit.plan.lastTarget, in: span, answer.practice.log, answer.units)
    return (totals.days.filter { $0.amount.map { $0 > 0 } ?? ($0.times > 0) }, totals.unit ?? "")
  }

  func blocks(ofHabit slug: String) -> [Block] {
    let (days, unit) = days(ofHabit: slug)
    if days.isEmpty { return nothing(.habit(slug)) }
    let facts = days.map { day -> RichText in
      let date = say.weekdayAndDay(day.day)
      guard let amount = day.amount else { return RichText(date) }
      return RichText(say(ListingText.bracketed, ["words": .text(date), "more": .text(pictures.answer.units.text(amount, in: unit, say.numbers))]))
    }
    return [
      .heading(RichText(name(of: .habit(slug)))),
      .paragraph(RichText(say(ClinicianText.noted, ["count": .number(days.count), "all": .number(span.count)]))), .facts(facts, .spread),
    ]
  }
}
