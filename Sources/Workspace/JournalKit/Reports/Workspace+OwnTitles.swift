// What plans are called whose heading alone is private: to everybody by the names of their files, to their owner by their titles.

import JournalFormat
import JournalInsights
import JournalModel
import JournalStore
import JournalText

extension Workspace {
  func own(_ practice: Practice, of journal: Journal, _ view: PlanView) -> Practice {
    own(practice, of: journal, for: view.audience, isMarked: view.isMarked)
  }

  /// Plans with the titles that their owner gave them. The index keeps no title that is private, so the files of those that are called as their file is
  /// are asked; others are told nothing more.
  func own(_ practice: Practice, of journal: Journal, for audience: Audience, isMarked: Bool) -> Practice {
    guard audience == .owner else { return practice }
    var own = practice
    func title<Plan>(_ plans: inout [Planned<Plan>]) {
      for place in plans.indices where plans[place].title.withoutPrivateMark.utf8.elementsEqual(plans[place].slug.utf8) {
        guard let reading = journal.entryIfReadable(at: plans[place].path), !reading.publicTitle.utf8.elementsEqual(reading.title.utf8) else { continue }
        plans[place].title = isMarked ? reading.title.markedPrivate : reading.title
      }
    }
    title(&own.habits)
    title(&own.tasks)
    title(&own.goals)
    title(&own.milestones)
    title(&own.obligations)
    title(&own.terms)
    return own
  }
}
