// `retro term close`: asks what goes on and what is given up, and tells what became of it.

import CommandKit
import JournalDates
import JournalFormat
import JournalInsights
import JournalKit
import JournalLanguage
import JournalLookback
import JournalModel
import JournalStore
import JournalText

/// Closes a term.
struct TermDialogue {
  var request: TermCloseRequest
  let isDryRun: Bool
  let isJSON: Bool

  func run(in context: inout Context, _ journal: Journal) throws -> ExitStatus {
    var request = request
    if context.display.mayAsk, !isJSON, !isDryRun {
      guard try ask(&request, in: &context, journal) else {
        context.note(TermText.stopped)
        return .no
      }
    }
    let closed = try context.workspace.close(request, in: journal, isDryRun: isDryRun)
    if isJSON {
      context.write(closed.json)
      return .yes
    }
    context.write(closed.outcome.preview)
    let folder = try context.workspace.folder()
    for message in closed.messages(for: context.audience(of: .message, journal.configuration), in: journal, from: folder) {
      context.note(message)
    }
    return .yes
  }

  /// Asks about each thing that is open and that no option decides, and about the next term; false where it is stopped.
  private func ask(_ request: inout TermCloseRequest, in context: inout Context, _ journal: Journal) throws -> Bool {
    let say = context.language
    let audience = context.audience(of: .message, journal.configuration)
    let closing = try context.workspace.closing(ofTerm: request.name, in: journal)
    let open = closing.open.filter { audience.sees(isPrivate: $0.isPrivate) }
    context.warn(closing.lines(for: audience, in: say).map { $0.onOneLine + "\n" }.joined())
    let decided = request.carried + request.dropped
    for one in open where !decided.contains("all") && !decided.contains(where: { $0 == one.slug || $0 == one.title }) {
      context.warn(say(TermText.question, ["title": .text(one.title.onOneLine)]))
      try context.flush()
      guard let answer = readLine()?.trimmed.lowercased(), answer != "q", answer != "\u{1B}" else { return false }
      if answer.hasPrefix("d") { request.dropped.append(one.slug) } else { request.carried.append(one.slug) }
    }
    if let next = request.next, next.theme == nil, !closing.isFollowed {
      context.warn(say(TermText.theme))
      try context.flush()
      guard let theme = readLine()?.trimmed, theme != "q" else { return false }
      if !theme.isEmpty { request.next?.theme = theme }
    }
    return true
  }
}
