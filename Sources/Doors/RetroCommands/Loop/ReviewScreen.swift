// `retro review`: every open Try and Action, one by one.

import CommandKit
import HostSystem
import JournalDates
import JournalFormat
import JournalDiscoveries
import JournalInsights
import JournalKit
import JournalLanguage
import JournalStore

extension GuidedScreen {
  /// Asks about every Try that is not judged and every Action that is open. Verdicts on Tries go to the retrospective that is due, which is
  /// made with the first of them.
  static func askReview(in context: inout Context) throws -> ExitStatus {
    let workspace = context.workspace
    let target = try workspace.target()
    guard let (journal, next) = target.period else { return .no }
    let horizon = journal.configuration.reviewHorizonDays
    let ledger = try workspace.ledger(of: journal)
    let reviews = GuidedReview.open(for: next.period.span, at: target.place.path, in: ledger, horizonDays: horizon)
      .telling(try workspace.effectLines(of: ledger.tries, in: journal, for: context.audience(on: .error)))
    if reviews.isEmpty {
      let own = ledger.tries.filter { $0.place.path == target.place.path && $0.outcome == .open }
      context.note(own.isEmpty ? AskingText.nothingToReview : AskingText.nothingToReviewYet, ["count": .number(own.count)])
      return .no
    }
    let today = try workspace.today(journal.configuration)
    var screen = GuidedScreen(
      GuidedDialogue(GuidedRetrospective(reviews: reviews), today: today, in: context.language),
      GuidedWriting(into: target, of: journal, recalling: ReviewCommand.recall),
      GuidedFrames(today: today, in: context.language),
      title: context.language(GuidedText.titleOfReview, ["period": .message(next.message)]), in: context)
    return try screen.run(in: &context)
  }
}
