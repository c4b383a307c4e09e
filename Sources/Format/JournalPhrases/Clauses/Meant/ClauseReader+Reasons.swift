// Why something was left out, in words that hang on none such as ‘because’.

extension ClauseReader {
  /// ‘no swim today my shoulder hurts’, ‘no swim today pool closed’: what begins with whom or behind a day is a sentence of its own, and takes nothing back.
  func isOwnReason(_ i: Int, in behind: Range<Int>) -> Bool {
    let rest = i..<behind.upperBound
    guard rest.count > 1, !rest.contains(where: { chunks[$0].has(.exception) || chunks[$0].has(.half) || Self.contrasts.contains(text(chunks[$0])) }) else { return false }
    // ‘no coffee i had two’
    if rest.contains(where: { chunks[$0].isAmount || isNumber(chunks[$0]) || ["some", "many", "loads"].contains(text(chunks[$0])) }) { return false }
    if Self.reasoning.contains(text(chunks[i])) { return true }
    // ‘no coffee today until noon’ says more of it.
    guard behind.contains(i - 1), chunks[i - 1].isDetail && !chunks[i - 1].isAmount || chunks[i - 1].isPartOfDay, chunks[i].content == .other else { return false }
    return !rest.contains { chunks[$0].isAmount || chunks[$0].name != nil || chunks[$0].has(.preposition) }
  }

  private static let reasoning: Set<String> = [
    "feeling", "felt", "feel", "fuhle", "my", "i", "i'm", "i've", "it", "it's", "its", "we", "we're", "was", "ich", "mein", "meine", "wir", "mi", "estaba", "estoy", "me", "mon", "ma", "j'", "je", "j'ai", "minha", "meu", "eu", "estava",
  ]

  /// The goal of ‘she asked when i finish the thesis’: words of a sentence, without which the rest says nothing.
  func isOfSentence(_ i: Int, in range: Range<Int>) -> Bool {
    guard !isCommand, tokens.end(at: chunks[i].range.lowerBound, of: .towards) == nil else { return false }
    return range.contains { $0 != i && chunks[$0].content != .mark && !chunks[$0].isDetail && !chunks[$0].isPartOfDay }
  }

  /// The ‘at 10’ of ‘at 10 yoga 30 min’: nobody can tell which half of the day it was, so it stays words, and what was done stands behind it.
  func isHourAhead(_ i: Int, in range: Range<Int>) -> Bool {
    guard !isCommand, i - range.lowerBound < 2 else { return false }
    let at = value(of: i) == nil ? i : i - 1
    guard range.contains(at), at == range.lowerBound, range.contains(at + 2), chunks[at].range.count == 1, ["at", "um", "a", "vers", "gegen"].contains(text(chunks[at])),
      let hour = value(of: at + 1), hour == hour.rounded(), (0...24).contains(hour), chunks[at + 2].name != nil || chunks[at + 2].isAmount || isLink(chunks[at + 2])
    else { return false }
    return range.contains { $0 > at + 1 && chunks[$0].name != nil } || chunks[at + 2].isAmount
  }
}
