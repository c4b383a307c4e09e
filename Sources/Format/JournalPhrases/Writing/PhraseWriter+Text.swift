// Pieces to text: every word in one piece, and what remains of each line in the person's own words.

import JournalDates
import JournalModel
import JournalText

extension PhraseWriter {
  func phrase(today: CalendarDay) -> Phrase {
    let pieces = withoutLeftovers(joined())
    var lines = lines
    for (index, piece) in pieces.enumerated() where piece.meaning == .text {
      guard let line = piece.line else { continue }
      let text = words(piece.tokens)
      let isAfter = index > 0 && pieces[index - 1].meaning == .text && pieces[index - 1].line == line
      lines[line].text += lines[line].text.isEmpty || isAfter && text.isEmpty ? text : comma(before: index, pieces) + " " + text
    }
    for line in narrated.union(partedLines) where lines[line].activity == nil || lines[line].state == .done || lines[line].state == .partly || slips.contains(line) {
      lines[line].text = typedText(of: line)
    }
    for line in lines.indices where lines[line].activity != nil && lines[line].state == .skip && !lines[line].text.isEmpty {
      lines[line].reason = lines[line].text
      lines[line].text = ""
    }
    let goals = goalsInText(&lines)
    countForGoals(&lines)
    tellOnly(&lines)
    let (perDay, half) = timesOfDay(&lines)
    var shown = pieces.map { Phrase.Piece(meaning: $0.meaning, words: words($0.tokens), line: $0.line) } + perDay + goals
    for i in pieces.indices.dropLast() where isOfNight(pieces[i].tokens) && pieces[i + 1].meaning == .text {
      let (day, rest) = (pieces[i].tokens.lowerBound, pieces[i + 1].tokens)
      guard rest.count > 1, rest.lowerBound == day + 1 else { continue }
      shown[i].words = words(day..<(day + 2))
      shown[i + 1].words = words((day + 2)..<rest.upperBound)
    }
    for i in pieces.indices.dropLast() where isOfNight(pieces[i].tokens) && pieces[i + 1].meaning == .connective {
      let (day, rest) = (pieces[i].tokens.lowerBound, pieces[i + 1].tokens)
      guard rest.lowerBound == day + 1 else { continue }
      shown[i].words = words(day..<(day + 2))
      shown[i + 1].words = rest.count > 1 ? words((day + 2)..<rest.upperBound) : ""
    }
    // Its words are a part of the text already.
    if let mood, isMoodInText { shown.append(Phrase.Piece(meaning: .mood(mood), words: "")) }
    let stranger = stranger(pieces)
    let isCertain = stranger.contains { if case .unknown(_, isCertain: true) = $0 { true } else { false } }
    var uncertainties = uncertainties + (isCertain ? stranger : []) + pieces.flatMap { unread(in: $0) }
    uncertainties += powers + half
    if day == nil, let told = toldDays.first(where: { $0.day != today }) {
      uncertainties.append(.day(words: words(told.words), days: [told.day]))
    }
    if uncertainties.isEmpty { uncertainties = undoneAmounts }
    if uncertainties.isEmpty { uncertainties = unmeasured() }
    if uncertainties.isEmpty { uncertainties = typos }
    var glimpse: Phrase.Glimpse?
    if uncertainties.isEmpty { (uncertainties, glimpse) = mentioned() }
    glimpse = glimpse ?? onlyThing
    if uncertainties.isEmpty { uncertainties = stranger }
    var phrase = Phrase(mood: mood, day: day ?? today, metrics: metrics, lines: lines, pieces: shown, uncertainties: uncertainties)
    phrase.glimpse = lines.contains { $0.activity != nil } || !uncertainties.isEmpty ? nil : glimpse ?? thought ?? stillToBuy()
    phrase.isThought = phrase.glimpse != nil && glimpse == nil
    phrase.uncounted = uncounted(isNamed: isCertain)
    if phrase.glimpse == nil, phrase.uncertainties.isEmpty, phrase.uncounted.isEmpty, case let counted = countedInNote() {
      phrase.glimpse = counted.glimpse
      phrase.uncounted = [counted.uncounted].compactMap(\.self)
    }
    // A word that may be a name and is none is a note all the same.
    let isNote = phrase.uncertainties.allSatisfy { if case .unknown(_, isCertain: false) = $0 { true } else { false } }
    if isNote, case let clocks = clockOfNote(phrase.uncounted), !clocks.isEmpty { phrase.uncertainties = clocks }
    phrase.maybeDone = maybeDone()
    phrase.noteText = noteText()
    phrase.maybeGoal = maybeGoal
    (phrase.earlierReadings, phrase.readingLines) = (earlierReadings, readingLines)
    phrase.earlierMoods = earlierMoods
    (phrase.isMoodApart, phrase.moodPart) = (isMoodApart, moodPart)
    // The time of what was done is none of something beside it.
    let times = lines.filter { $0.activity == nil || uncertainties.isEmpty }.compactMap(\.time) + looseTimes
    if times.count == 1, times[0].end == nil { phrase.hintedTime = "--at \(times[0].start)" }
    phrase.hintedAmount = hintedAmount(uncertainties) ?? otherHabits(uncertainties) ?? phrase.glimpse.flatMap { phrase.isThought ? nil : hintedAmount(of: [$0.slug]) }
    return phrase
  }

  /// The comma that stood between a text and what was told before it, where nothing but a tag or a mood was taken out between: ‘wrote to Tom #private,
  /// he is ill’.
  private func comma(before index: Int, _ pieces: [Piece]) -> String {
    guard let line = pieces[index].line else { return "" }
    // ‘headache, no yoga, worked late’
    guard lines[line].activity == nil else {
      var before = index - 1
      while before >= 0, pieces[before].meaning != .text, pieces[before].line == nil || pieces[before].line == line { before -= 1 }
      guard before >= 0, pieces[before].meaning == .text, pieces[before].line == line, !tokens[pieces[index].tokens.lowerBound].isMark else { return "" }
      let isDivided = pieces[before..<index].dropFirst().contains { $0.meaning == .connective && tokens[$0.tokens].contains { $0.folded == "," || $0.folded == ";" } }
      return isDivided ? "," : ""
    }
    var place = index - 1
    var mark = ""
    while place >= 0, pieces[place].meaning != .text {
      switch pieces[place].meaning {
      case .tag, .mood, .connective: break
      default: return ""
      }
      for token in tokens[pieces[place].tokens] where [",", ";"].contains(token.folded) { mark = token.folded }
      place -= 1
    }
    return mark
  }

  /// The pieces with text in one where it is the same line's, and with what divides text as part of it.
  private func joined() -> [Piece] {
    var joined: [Piece] = []
    var nexts: [Int?] = Array(repeating: nil, count: pieces.count)
    for index in pieces.indices.dropLast().reversed() { nexts[index] = pieces[index + 1].isDivider ? nexts[index + 1] : index + 1 }
    for (index, piece) in pieces.enumerated() {
      var piece = piece
      if piece.isDivider, let last = joined.last, last.meaning == .text {
        let next = nexts[index].map { pieces[$0] }
        let endsText =
          tokens[piece.tokens.lowerBound].isGlued && [".", "!", "?", "…", "。"].contains(tokens[piece.tokens.lowerBound].folded)
        if endsText || next?.meaning == .text && next?.line == last.line {
          piece.meaning = .text
          piece.line = last.line
        }
      }
      if piece.meaning == .text || piece.meaning == .connective || piece.isMetric, let last = joined.last, last.meaning == piece.meaning,
        last.line == piece.line
      {
        joined[joined.count - 1].tokens = last.tokens.lowerBound..<piece.tokens.upperBound
      } else {
        joined.append(piece)
      }
    }
    // Brackets around what was understood, `run (28 min)`, hold nothing any more.
    for index in joined.indices where joined[index].meaning == .text && tokens[joined[index].tokens].allSatisfy(Self.isBracket) && !isFace(joined[index].tokens) {
      joined[index].meaning = .connective
    }
    return joined
  }

  /// `:)` and `;-(`, with nothing inside.
  private func isFace(_ range: Range<Int>) -> Bool {
    guard range.count > 1, [":", ";"].contains(tokens[range.lowerBound].folded), ["(", ")"].contains(tokens[range.upperBound - 1].folded) else { return false }
    return tokens[range].dropFirst().allSatisfy(\.isGlued) && (range.upperBound == tokens.count || !tokens[range.upperBound].isGlued)
  }

  private static func isBracket(_ token: Token) -> Bool { ["(", ")", "[", "]", ":", ",", ";", "（", "）", "「", "」"].contains(token.folded) }

  /// Whether all that is not understood is one word where an activity's name would stand.
  private func stranger(_ pieces: [Piece]) -> [Phrase.Uncertainty] {
    guard lines.count == 1, lines[0].activity == nil, uncertainties.isEmpty else { return [] }
    let texts = pieces.filter { $0.meaning == .text }
    guard texts.count == 1, let range = texts.first?.tokens, let first = tokens[range].first, let last = tokens[range].last,
      first.argument == last.argument, first.script == .spaced || range.count <= 8,
      arguments[first.argument].trimmed.utf8.count == last.range.upperBound - first.range.lowerBound,
      !arguments[first.argument].trimmed.contains(where: \.isWhitespace), tokens[range].contains(where: \.isWord)
    else { return [] }
    // The beer of ‘no beer’ beside “No alcohol” is no activity that nobody knows.
    let isLeftOut = names.mentioned(tokens, at: range.lowerBound).activities.contains(where: names.avoided.contains)
    let isCertain = !isLeftOut && (!lines[0].measurements.isEmpty || lines[0].state != .done)
    return [.unknown(words: words(range), isCertain: isCertain)]
  }

  /// The arguments of an activity’s text that look like amounts and are none: a digit first, a unit last.
  private func unread(in piece: Piece) -> [Phrase.Uncertainty] {
    guard piece.meaning == .text, let line = piece.line, lines[line].activity != nil else { return [] }
    return Set(tokens[piece.tokens].map(\.argument)).subtracting(toldAmounts).sorted().compactMap { number in
      let argument = arguments[number]
      let folded = argument.trimmed.map(LetterFolding.folded).joined()
      guard let first = folded.drop(while: { $0 == "-" }).utf8.first, first &- 0x30 < 10,
        !folded.contains(where: \.isWhitespace)
      else { return nil }
      let unit = String(folded.reversed().prefix { $0.isLetter }.reversed())
      return !unit.isEmpty && units.knows(unit) ? .amount(words: argument.trimmed) : nil
    }
  }

  /// Words as typed, those of several arguments with a blank between.
  func words(_ range: Range<Int>) -> String {
    var words = ""
    var i = range.lowerBound
    while i < range.upperBound {
      var end = i
      while end + 1 < range.upperBound, tokens[end + 1].argument == tokens[i].argument { end += 1 }
      words += (words.isEmpty ? "" : " ") + arguments[tokens[i].argument].slice(tokens[i].range.lowerBound..<tokens[end].range.upperBound)
      i = end + 1
    }
    return words
  }
}
