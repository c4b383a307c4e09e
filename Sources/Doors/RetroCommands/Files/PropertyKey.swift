// What stands before ‘=’ on a command line.

import CommandKit
import JournalLanguage

/// Refuses what no key of a property can be, so that a typo does not become one.
/// - Parameter word: As it was typed.
func checkKey(_ key: String, in word: String) throws(UsageError) {
  if key.isEmpty || key.hasPrefix(" ") || key.hasSuffix(" ") {
    throw UsageError(SetText.noKey, ["word": .text(word)], hint: SetText.noBlank)
  }
}
