// What stands there and what should, in words that were typed without quotes.

import JournalModel

extension CorrectCommand {
  /// ‘planted garlic planted shallots’: the right words begin as the others do. Nil where the first word does not stand there just twice.
  static func divided(_ words: [String]) -> [String]? {
    guard words.count > 3, words.allSatisfy({ !$0.contains(where: \.isWhitespace) }), let first = words.first?.lowercased(), first.contains(where: \.isLetter),
      case let again = words.indices.dropFirst().filter({ words[$0].lowercased() == first }), again.count == 1, again[0] > 1, again[0] < words.count - 1
    else { return nil }
    return [words[..<again[0]].joined(separator: " "), words[again[0]...].joined(separator: " ")]
  }

  /// The right words with those before the amount, where they are an amount alone and the others end with one like it: of ‘raked leaves 3 hours 2 hours’ the
  /// leaves stay.
  static func withWordsBefore(_ old: String, _ new: String) -> String {
    let said = old.words.map { String($0) }, right = new.words.map { String($0) }
    guard let place = said.lastIndex(where: isAmount), place > 0, said.count - place < 3, said[..<place].contains(where: { $0.contains(where: \.isLetter) }),
      let first = right.first, isAmount(first), right.count < 3, right.dropFirst().allSatisfy({ !isAmount($0) })
    else { return new }
    let units = [said[place...], right[...]].map { Quantity($0.joined(separator: " "))?.unit ?? "" }
    guard units.contains("") || units[0] == units[1] || UnitTable.standard.unit(units[0]).dimension == UnitTable.standard.unit(units[1]).dimension else { return new }
    // ‘raked leaves 3 hours 2’
    let unit = right.count == 1 && units[1].isEmpty ? said[(place + 1)...] : []
    return (Array(said[..<place]) + right + Array(unit)).joined(separator: " ")
  }

  /// A time of the clock is none.
  private static func isAmount(_ word: String) -> Bool { word.first?.isNumber == true && !word.contains(":") }
}
