// Where words begin and end in scripts that show it, and in those that do not.

extension [Token] {
  /// Whether tokens can be words of their own: no part of a longer one.
  ///
  /// - Parameter isAfterWord: Whether what stands right before them is understood, so that a word ends there.
  func standAlone(_ range: Range<Int>, isAfterWord: Bool) -> Bool {
    guard let first = self[range].first, let last = self[range].last else { return false }
    if !isAfterWord, range.lowerBound > 0, first.isGlued, self[range.lowerBound - 1].isWord {
      let before = self[range.lowerBound - 1].script
      if first.script == .hangul || first.script == .katakana, before == first.script { return false }
      if first.script == .han, range.count == 1, before == .han { return false }
    }
    guard range.upperBound < count, self[range.upperBound].isGlued, self[range.upperBound].isWord else { return true }
    let after = self[range.upperBound].script
    switch last.script {
    case .hangul: return after != .hangul || !senses(at: range.upperBound).isEmpty
    case .katakana: return after != .katakana
    case .han: return range.count > 1 || after != .han
    case .kana, .spaced: return true
    }
  }
}
