// What one command alone can run into.

import JournalLanguage
import JournalText

/// A failure that only a command knows; most come from the targets below.
struct CommandError: CataloguedError {
  let code: ErrorCode
  let explanation: Explanation

  init(_ code: ErrorCode, _ what: some TextKey, _ values: TextValues = [:]) {
    (self.code, explanation) = (code, Explanation(Message(what, values)))
  }

  init(_ code: ErrorCode, _ what: some TextKey, _ values: TextValues = [:], help: some TextKey, _ helpValues: TextValues = [:]) {
    (self.code, explanation) = (code, Explanation(Message(what, values), help: Message(help, helpValues)))
  }
}
