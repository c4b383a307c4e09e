// The files that days and periods on a command line mean.

import CommandKit
import HostSystem
import JournalDates
import JournalKit
import JournalStore

extension Context {
  /// The file that a word means, also a word such as `today` or `last-week`.
  func file(_ word: String) throws -> FilePlace { try workspace.file(word) }

  /// Whether a question may be asked: somebody sits at the terminal, and `--no-input` does not forbid it.
  var mayAsk: Bool { globals.isInputAllowed && Terminal.isTerminal(.input) && Terminal.isTerminal(.error) }
}
