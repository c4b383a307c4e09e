// What the hints that are part of the program need.

import CWordNeeds
import WordRules

extension HintNeeds {
  /// - Parameter list: A list of hints by its name: `hints-en`.
  init(_ list: String) {
    guard let found = cwordneeds_find(list) else {
      self.init(of: "")
      return
    }
    let known = found.pointee
    func numbers(_ table: cwordneeds_table) -> UnsafeBufferPointer<UInt64> { UnsafeBufferPointer(start: table.numbers, count: table.count) }
    self.init(
      hints: NeededWords(words: numbers(known.hint_words), rules: numbers(known.hint_rules)),
      signs: NeededWords(words: numbers(known.sign_words), rules: numbers(known.sign_rules)), kinds: Array(numbers(known.sign_kinds)),
      together: numbers(known.together).split(separator: 0).map(Array.init), isWithoutBlanks: known.is_without_blanks)
  }
}
