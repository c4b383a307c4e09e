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
    func numbers(_ table: cwordneeds_table) -> Numbers { Numbers(constant: UnsafeBufferPointer(start: table.numbers, count: table.count)) }
    func needed(_ rules: cwordneeds_rules) -> NeededWords {
      NeededWords(
        words: numbers(rules.words), rules: numbers(rules.rules), owners: numbers(rules.owners), seen: numbers(rules.seen),
        partCount: rules.part_count)
    }
    self.init(
      hints: needed(known.hints), signs: needed(known.signs), kinds: numbers(known.sign_kinds),
      together: numbers(known.together).split(separator: 0).map(Array.init), isWithoutBlanks: known.is_without_blanks)
  }
}
