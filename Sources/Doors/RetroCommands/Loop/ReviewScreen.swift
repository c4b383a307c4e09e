// `retro review`: every open Try and Action, one by one.

import CommandKit
import JournalDates
import JournalFormat
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
    let reviews = GuidedReview.open(
      for: next.period.span, at: target.place.path, in: try workspace.ledger(of: journal), horizonDays: horizon)
    if reviews.isEmpty {
      context.note(AskingText.nothingToReview)
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
