// Who did it, and what is only somebody's: ‘mamie a appelé’, ‘el perro de la vecina’.

import JournalModel

extension ClauseReader {
  /// ‘mamie a appelé’, 母から電話があった, 犬の散歩は妻がした: where words say that whom an activity is done with, or somebody else, did it.
  /// - Parameters:
  ///   - name: The chunk that names the activity.
  ///   - words: Those behind it.
  func doer(of name: Int, _ words: Range<Int>, in clause: Clause) -> Range<Int>? {
    let behind = chunks[name].range.upperBound
    if behind + 2 < tokens.count, tokens[behind].folded == "か", tokens[behind + 1].folded == "ら", tokens[behind].isGlued, !words.isEmpty {
      return words.prefix(2)
    }
    // 犬の散歩は妻がした
    for i in words.dropLast() where Self.relatives.contains(where: { tokens[chunks[i].range.lowerBound].folded == String($0.first ?? " ") && startsWord($0, chunks[i].range.lowerBound) }) {
      return i..<min(i + 2, words.upperBound)
    }
    guard !clause.isCommand else { return nil }
    for i in clause.range where chunks[i].range.lowerBound + 2 < tokens.count {
      let word = chunks[i].range.lowerBound
      // ‘le chien a couru partout’
      guard tokens[word].senses.contains(where: { $0.sense == .person }) || tokens[word].doings.contains(Doing.dog), ["a", "ha", "has", "hat"].contains(tokens[word + 1].folded) else { continue }
      // ‘gave mum a call’
      let isArticle = tokens[word + 1].folded == "a" && typedEnd(word + 2) != "é" && IrregularForms.bases[tokens[word + 2].folded] == nil
      if isArticle { continue }
      let isMine = clause.range.contains { $0 < i && Self.firstPersons.contains(text(chunks[$0])) }
      if !isMine, chunks[name].range.upperBound > word + 2 || name >= i { return i..<min(i + 2, clause.range.upperBound) }
    }
    return nil
  }

  /// Whether a name, though it is one as it stands, is what its activity does without: the slug ‘alcool’ of “Pas d'alcool”, behind ‘ni’.
  func isAvoidedNoun(_ i: Int, _ match: NameIndex.Match) -> Bool {
    let words = tokens[chunks[i].range].map(\.folded)
    return !match.isNegative && names.names[words[0]]?.contains { $0.isInverse && match.activities == [$0.activity] && $0.words == words } ?? false
  }

  /// ‘squat form is improving’: a thing that is called after an activity, and how it is.
  func isThingCalled(_ match: NameIndex.Match, at i: Int, in range: Range<Int>) -> Bool {
    guard !isCommand, !match.isVerb, i + 3 < range.upperBound, chunks[i + 1].range.count == 1, !chunks[i + 1].has(.filler), !chunks[i + 1].has(.preposition),
      !chunks[i + 1].isDetail, !chunks[i + 1].isPartOfDay, chunks[i + 1].state == nil, chunks[i + 1].mood == nil, tokens[chunks[i + 1].range.lowerBound].isWord
    else { return false }
    return ["is", "are", "isn't", "aren't", "has", "ist", "sind", "est", "sont", "esta", "estan"].contains(text(chunks[i + 2]))
  }

  /// コーヒーの値段, ジムに寄った: something of it, or something else that was done there.
  func isOnlyTouched(_ match: NameIndex.Match, at i: Int, in range: Range<Int>) -> Bool {
    guard !match.isVerb, tokens[chunks[i].range.lowerBound].script != .spaced, i + 2 < range.upperBound, chunks[i + 1].range.count == 1 else { return false }
    switch text(chunks[i + 1]) {
    case "の", "의":
      // ピアノの練習をした
      let behind = chunks[i + 2].range.lowerBound
      if Self.practising.contains(where: { tokens.end(of: $0, at: behind) != nil }) { return false }
      return !chunks[i + 2].isDetail && !chunks[i + 2].isPartOfDay && chunks[i + 2].name == nil && !chunks[i + 2].has(.negationAfter)
    case "に", "へ", "에": return chunks[i + 2].content == .other
    default: return false
    }
  }

  private static let practising = ["練習", "レッスン", "稽古", "授業", "勉強", "トレーニング", "時間", "연습", "수업", "레슨", "시간"].map { $0.map { String($0) } }

  /// ジムに行きたい, 수영하고 싶다: where an ending says that it is wished, or has to be done.
  func wish(in words: Range<Int>) -> Range<Int>? {
    for i in words where tokens[chunks[i].range.lowerBound].script != .spaced {
      for token in chunks[i].range {
        let isWished = Self.wishEndings.contains { ending in tokens.end(of: ending, at: token) != nil }
        let isRoughly = token > 1 && tokens[token - 1].folded == "い" && tokens[token - 2].folded == "だ"
        if isWished, !isRoughly, token > 0, tokens[token].isGlued || ["싶", "했"].contains(tokens[token].folded) { return i..<min(i + 2, words.upperBound) }
      }
    }
    return nil
  }

  /// The 싶다 of 가고 싶다.
  func isWish(behind i: Int) -> Bool {
    let next = chunks[i].range.upperBound
    return next < tokens.count && tokens[next].folded == "싶"
  }

  private static let wishEndings = ["たい", "たかった", "べき", "なきゃ", "なければ", "たらいい", "싶", "려고", "야하", "야해", "야지", "야겠", "면좋겠"].map { $0.map { String($0) } }

  /// Whether somebody is told of with a sign that they did it, from a token on.
  private func startsWord(_ word: String, _ start: Int) -> Bool {
    guard let end = tokens.end(of: word.map { String($0) }, at: start), end < tokens.count else { return false }
    return ["が", "이", "가"].contains(tokens[end].folded)
  }

  private static let relatives = [
    "妻", "夫", "母", "父", "兄", "姉", "弟", "妹", "娘", "息子", "子供", "友達", "友人", "彼", "彼女", "同僚", "先生", "아내", "남편", "엄마", "아빠", "친구", "동생", "형", "누나", "언니", "오빠", "딸", "아들",
  ]

  /// The last letter of a word as it was typed.
  private func typedEnd(_ word: Int) -> Character? { arguments[tokens[word].argument].slice(tokens[word].range).last }

  /// ‘el perro de la vecina ladra’, ‘der Hund von nebenan’: whose it is, and what that does.
  func isOfSomebody(_ match: NameIndex.Match, at i: Int, in range: Range<Int>) -> Bool {
    guard !isCommand, !match.isVerb, i > range.lowerBound, i + 3 < range.upperBound, Self.owners.contains(text(chunks[i - 1])),
      ["de", "del", "du", "des", "do", "da", "von", "vom", "of"].contains(text(chunks[i + 1]))
    else { return false }
    let behind = chunks[(i + 2)..<range.upperBound].drop { $0.has(.filler) }
    guard let owner = behind.first, owner.content == .other || owner.has(.person), let verb = behind.dropFirst().first else { return false }
    return verb.content == .other || verb.has(.feeling)
  }

  /// Whether what names an activity before is the verb of the name that stands at a chunk, with no more than an amount between: ‘smoked 8 cigarettes’.
  func isVerbOf(_ match: NameIndex.Match, from verb: (chunk: Int, match: NameIndex.Match, state: LogLine.State), to i: Int) -> Bool {
    verb.match.isVerb && !verb.match.isName && match.isName && (verb.chunk + 1..<i).allSatisfy { chunks[$0].isAmount || chunks[$0].has(.filler) }
  }
}
