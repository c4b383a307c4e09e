// The word lists that are part of the program.

import CWordLists
import JournalText
import WordRules

extension WordListFile {
  /// The text of a list: `patterns-en`; nil where there is none of this name.
  static func text(_ name: String) -> String? {
    [UInt8](unpacking: cwordlists_list(name)).map { String(decoding: $0, as: UTF8.self) }
  }
}
