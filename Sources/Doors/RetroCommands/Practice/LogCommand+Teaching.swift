// What only the person knows: asked on a terminal, or taught.

import CommandKit
import HostSystem
import JournalFormat
import JournalKit
import JournalLanguage
import JournalModel
import JournalStore
import JournalText

extension LogCommand {
  /// Asks whether what the words speak of was done, or they are only a note.
  func ask(about error: MentionedError, in journal: Journal, _ context: inout Context) throws -> ExitStatus {
    let say = context.language
    let keys = error.slugs.count == 1 ? ["d"] : error.slugs.indices.map { "\($0 + 1)" }
    let choices = zip(keys, error.slugs).map { say(PhraseText.choice, ["key": .text($0), "name": .text($1)]) }
    context.note(error.explanation.what)
    context.warn(say(PhraseText.mentionedQuestion, ["choices": .list(choices, .comma)]))
    try context.flush()
    let answer = readLine()?.trimmed.lowercased() ?? ""
    let logged: LoggedPhrase
    if let chosen = keys.firstIndex(of: answer) {
      // Behind the name of an activity, a sentence is what is told of it.
      logged = try understood([error.slugs[chosen], words.joined(separator: " ")], isNote: false, in: journal, context)
    } else if answer == "n" {
      logged = try understood(words, isNote: true, in: journal, context)
    } else {
      context.note(LogText.nothingWritten)
      return .no
    }
    try context.workspace.log(logged, in: journal).tell(isDryRun: false, isJSON: false, in: &context)
    return .yes
  }

  /// Writes words into the aliases of the activity that is named.
  func teach(_ phrase: String, in journal: Journal, _ context: inout Context) throws -> ExitStatus {
    if isNote { throw WorkspaceError(.usage, PhraseText.noteAndTeach) }
    if words.count > 1 { throw WorkspaceError(.usage, PhraseText.oneName) }
    let written = try context.workspace.teach(phrase, for: words[0], in: journal, isDryRun: isDryRun)
    if isJSON {
      context.write(written.json(for: context.audience(of: .data)))
      return .yes
    }
    context.write(written.outcome.preview)
    let key = !written.outcome.isChanged ? PhraseText.known : isDryRun ? PhraseText.wouldTeach : PhraseText.taught
    context.note(key, ["words": .text(phrase.trimmed), "name": .text(written.reading.slug)])
    return .yes
  }
}
