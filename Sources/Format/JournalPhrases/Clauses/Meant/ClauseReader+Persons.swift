// Whose deed a verb tells of by its form alone: ‘corrí’, ‘corrió’; and persons by their names in languages without blanks.

import JournalModel

extension ClauseReader {
  /// ‘comprei pão e corri 5 km’, ‘gasté 40 € y leí’: a verb of what nobody but oneself did, behind other words of the same sentence.
  func isOfFirstPerson(_ part: Range<Int>, _ clause: Clause, after range: Range<Int>) -> Bool {
    guard !isCommand, let told = clause.activities.first, told.state == .done,
      let first = part.first(where: { !chunks[$0].isDetail && !chunks[$0].isPartOfDay }), first <= told.chunk, isFirstPerson(chunks[first].range.lowerBound)
    else { return false }
    // ‘no mercado’ is Portuguese.
    let isPortuguese = tokens.contains { Lexicon.portuguese.contains($0.folded) }
    return !range.contains { i in
      if isPortuguese, i > range.lowerBound, text(chunks[i]) == "no", chunks[i].range.count == 1 { return false }
      return chunks[i].name != nil || isNo(i) || chunks[i].has { $0 == .negation || $0 == .missing || $0 == .planned || $0 == .wished || $0 == .nearlyDone }
    }
  }

  private func isFirstPerson(_ i: Int) -> Bool {
    let token = tokens[i]
    guard token.isWord, token.script == .spaced else { return false }
    let isDone = token.senses.contains { sense, _ in if case .doing(_, .past) = sense { true } else { sense == .light } }
    let word = arguments[token.argument].slice(token.range)
    return ["hice", "fiz", "fui"].contains(token.folded) || isDone && (word.hasSuffix("é") || token.folded.hasSuffix("i"))
  }

  /// ‘se me corrió el rímel’, ‘correu tudo bem’, ‘das Projekt läuft gut’: what somebody or something else does. ‘Correu 5 km’ may leave out who.
  func isOfThird(_ words: Range<Int>) -> Bool {
    guard let verb = words.first(where: { Self.thirds.contains(tokens[$0].folded) }), !words.contains(where: { Self.nominative.contains(tokens[$0].folded) }) else { return false }
    return verb > words.lowerBound || !chunks.contains { $0.isAmount }
  }

  private static let thirds: Set<String> = ["corrio", "correu", "lauft", "laeuft"]

  /// ‘o Pedro’, ‘der Tom’
  func isNamedWithArticle(_ words: Range<Int>) -> Bool {
    guard words.count > 2, case let name = words.lowerBound + 1 else { return false }
    switch tokens[words.lowerBound].folded {
    case "o", "a": return isNameOfPerson(name)
    case "der", "die", "el", "la", "le": return FirstNames.all.contains(tokens[name].folded)
    default: return false
    }
  }

  /// 田中さん, 민수: somebody by name at the beginning of a clause; of what is only heard, whoever it is told of.
  func namedPerson(_ text: String, _ range: Range<Int>) -> String? {
    if let name = Self.givenNames.first(where: text.hasPrefix) { return name }
    let letters = Array(text.prefix(8))
    for end in letters.indices.dropFirst(2) {
      let name = String(letters[..<end])
      if Self.titles.contains(where: { name.hasSuffix($0) && name.count > $0.count }), !name.hasSuffix("たくさん") { return name }
    }
    guard let last = range.last, let mark = letters.firstIndex(where: { "が이가".contains($0) }), (2...4).contains(mark) else { return nil }
    let whole = tokens[chunks[range.lowerBound].range.lowerBound..<chunks[last].range.upperBound].map(\.folded).joined()
    return Self.hearsay.contains(where: whole.hasSuffix) ? String(letters[..<mark]) : nil
  }

  private static let titles = ["さん", "くん", "ちゃん", "君", "様", "씨", "님"]
  private static let givenNames = [
    "민수", "영수", "철수", "영희", "지민", "수진", "민지", "지훈", "현우", "서연", "지은", "민준", "서준", "지우", "하준", "예은", "수빈", "유진", "은지", "혜진", "성민", "준호",
  ]
  private static let hearsay = ["らしい", "らしいです", "そうだ", "そうです", "とのこと", "だって", "んだって", "다고한다", "다고했다", "다고함", "다고들었다", "했대", "었대", "았대", "했대요", "었대요", "았대요"]
}
