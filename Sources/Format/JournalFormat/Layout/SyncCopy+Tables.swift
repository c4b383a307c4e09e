// Copies of tables outside of a journal, by their names.

import JournalText

extension SyncCopy {
  /// The name of what a table is a copy of, without its ending; nil where its name is none of a copy. That is what folder syncs leave, and what
  /// systems call a copy that a person has made: ‘watch - Copy (2)’, ‘Kopie von watch’.
  public static func originalOfTable(named stem: String) -> String? {
    let ending = ".csv"
    if let original = original(of: stem + ending) { return String(original.dropLast(ending.utf8.count)) }
    let folded = stem.lowercased()
    func isPart(_ character: Character?) -> Bool { character.map { $0.isLetter || $0.isNumber } ?? false }
    // Numbers and brackets stand around the word.
    let end = folded.lastIndex(where: \.isLetter).map { folded.index(after: $0) } ?? folded.startIndex
    for word in copyWords where folded[..<end].hasSuffix(word) {
      let before = folded[..<end].dropLast(word.count)
      // Words in Latin letters end where another one begins; others stand behind the name as they are.
      if before.contains(where: isPart), !isPart(before.last) || word.utf8.first ?? 0 >= 0x80 { return String(before) }
    }
    for word in leadingCopyWords where folded.hasPrefix(word) && folded.dropFirst(word.count).contains(where: isPart) {
      return String(folded.dropFirst(word.count))
    }
    return nil
  }

  /// What systems call copies, behind the name.
  private static let copyWords = ["copy", "kopie", "copie", "copia", "cópia", "のコピー", "コピー", "복사본", "사본"]
  /// And before it.
  private static let leadingCopyWords = ["copy of ", "kopie von ", "copie de ", "copia de ", "cópia de "]
}
