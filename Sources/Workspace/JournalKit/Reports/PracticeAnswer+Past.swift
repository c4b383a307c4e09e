// What is done and wanted, as of a day that is over.

public import JournalDates
public import JournalInsights
import JournalModel

extension PracticeAnswer {
  /// The same as of an earlier day: what came later counts for nothing yet, and what was completed later is still open. A page of days that are over
  /// then says the same whenever it is made.
  public func asOf(_ day: CalendarDay) -> PracticeAnswer {
    if day >= self.day { return self }
    var files = files
    for place in files.practice.goals.indices where files.practice.goals[place].plan.completed.map({ $0 > day }) ?? false {
      files.practice.goals[place].plan.completed = nil
      files.practice.goals[place].plan.status = nil
    }
    return PracticeAnswer(
      journal: journal, day: day, isToday: false, files: files, units: units, audience: audience, isMarked: isMarked, language: language,
      isDated: isDated)
  }

  /// How the term in the file at this path stands: of one that is over, as it did on its last day. Nil where there is none.
  public func term(at path: String) -> TermProgress? {
    let terms = practice.terms(goals, on: day)
    guard let term = terms.first(where: { $0.term.path.hasSameBytes(as: path) }), term.daysLeft < 0 else {
      return terms.first { $0.term.path.hasSameBytes(as: path) }
    }
    let then = asOf(term.span.end)
    return then.practice.terms(then.goals, on: then.day).first { $0.term.path.hasSameBytes(as: path) }
  }
}
