// `retro review`: every open Try and Action, one by one.

import CommandKit
import JournalDates
import JournalFormat
import JournalKit
import JournalStore

extension Context {
  /// Asks about every Try that is not judged and every Action that is open. Verdicts on Tries go to the retrospective that is due, which is
  /// made with the first of them.
  mutating func askReview() throws -> ExitStatus {
    let target = try target()
    guard let (journal, next) = target.period else { return .no }
    let horizon = journal.configuration.reviewHorizonDays
    let reviews = GuidedReview.open(
      for: next.period.span, at: target.place.path, in: try workspace.ledger(of: journal), horizonDays: horizon)
    if reviews.isEmpty {
      note("no Try waits for a verdict, and no Action is open")
      return .no
    }
    let today = try today(journal.configuration)
    var screen = GuidedScreen(
      GuidedDialogue(GuidedRetrospective(reviews: reviews), today: today), GuidedWriting(into: target, of: journal),
      GuidedFrames(today: today), title: "Review for \(next.words)", in: self)
    return try screen.run(in: &self)
  }
}
