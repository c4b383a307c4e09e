// `retro new --interactive`: a retrospective, question by question.

import CommandKit
import Documents
import HostSystem
import JournalDates
import JournalFormat
import JournalDiscoveries
import JournalInsights
import JournalKit
import JournalLanguage
import JournalReports
import JournalStore

extension GuidedScreen {
  /// Refuses `--interactive` where nobody can be asked.
  static func checkTerminal(_ context: Context) throws(CommandError) {
    try checkTerminal(context, for: "--interactive", instead: AskingText.insteadOfGuide)
  }

  /// Asks for a retrospective whose file is there: what its Review still asks, then its sections.
  static func guide(
    through place: FilePlace, of next: NextRetrospective, in journal: Journal, _ context: inout Context
  ) throws -> ExitStatus {
    let span = next.period.span
    let ledger = try context.workspace.ledger(of: journal)
    let reviews = GuidedReview.asked(by: place.path, of: span, in: ledger)
      .telling(try context.workspace.effectLines(of: ledger.tries, in: journal, for: context.audience(on: .error)))
    let guide = GuidedRetrospective(of: try OpenFile(place), reviews: reviews)
    let glance = try context.workspace.glance(at: next.period, before: reviews, in: journal, for: context.audience(on: .error))
    let today = try context.workspace.today(journal.configuration)
    var screen = GuidedScreen(
      GuidedDialogue(guide, today: today, in: context.language),
      GuidedWriting(into: WritingTarget(place: place, period: (journal, next)), of: journal, recalling: ReviewCommand.recall),
      GuidedFrames(today: today, in: context.language), title: context.language.title(of: next.period), in: context)
    let document = glance.document(command: "retro show \(next.period)", in: context.language)
    let layout = context.display.layout(root: journal.root, journal.configuration.theme, on: .error, in: context.language)
    return try screen.run(below: document.text(layout), in: &context)
  }
}
