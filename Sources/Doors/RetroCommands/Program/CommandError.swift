// What one command alone can run into.

import JournalText

/// A failure that only a command knows, in words; most come from the targets below.
struct CommandError: ExplainedError {
  let code: ErrorCode
  let what: String
  let help: String?

  init(_ code: ErrorCode, _ what: String, help: String? = nil) {
    self.code = code
    self.what = what
    self.help = help
  }
}
