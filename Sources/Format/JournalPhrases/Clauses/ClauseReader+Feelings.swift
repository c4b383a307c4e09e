// How a day felt, where a clause tells of nothing else: ‘feeling low’, ‘awful day’, ‘pretty good mood today’.

import JournalModel
import JournalText

extension ClauseReader {
  /// Reads a clause that says how it felt, with at most where and with whom behind it.
  func readFeeling(_ clause: inout Clause) -> Bool {
    let range = clause.range
    if readMoodNumber(&clause) || readMoodLabel(&clause) { return true }
    if tellsOfAnother(range) || tellsOfThing(range) || tellsOfShift(range) { return false }
    guard
      !isCommand || range.contains(where: { chunks[$0].has(.negation) }) || range.allSatisfy({ !isWholeArgument($0) || chunks[$0].isDetail }) || range.count > 2
        || range.count == 1 && isOfPersons(range.lowerBound) || range.contains(where: { Self.moodNouns.contains(text(chunks[$0])) })
    else { return false }
    var (word, mark): (Int?, Int?)
    var hasSign = false
    var isDenied = false
    var end = range.upperBound
    for i in range {
      let chunk = chunks[i]
      if chunk.name != nil || chunk.isAmount, word == nil || !range[..<i].contains(where: { Self.besideDeed.contains(text(chunks[$0])) }) { return false }
      if chunk.has(where: { $0 == .dayNoun || $0 == .feeling }) {
        hasSign = true
      } else if chunk.has(.intensifier), range.contains(i + 1), mood(of: chunks[i + 1]) != nil {
        continue
      } else if mood(of: chunk) != nil {
        // ‘in a good mood (8 of 10)’ says it twice, and the number says more.
        if word != nil, hasSign, mark == nil, tokens[chunk.range].contains(where: { $0.number != nil }) {
          mark = i
          continue
        }
        if word != nil { return false }
        word = i
        hasSign = hasSign || saysDay(chunk)
      } else if hasSign, isNearlyVery(i), range.contains(i + 1), mood(of: chunks[i + 1]) != nil {
        continue
      } else if word != nil, hasSign, isInThe(i) || ["au", "al"].contains(text(chunk)) && !chunk.has(.mood(.great)) {
        end = i
        break
      } else if word != nil, hasSign, !isDenied, isNewThought(i, range) {
        end = i
        break
      } else if chunk.has(.negation) || chunk.has(.missing) {
        isDenied = true
      } else if let felt = word, hasSign || isOfPersons(felt), chunk.has(where: { $0 == .preposition || $0 == .because }), Self.aside.contains(text(chunk)) {
        end = i
        break
      } else if !isBesideFeeling(i) {
        return false
      }
    }
    if let word, isOfPersons(word), !isDenied { hasSign = true }
    if let word, !hasSign, chunks[word].mood == nil, range.contains(where: { Self.amWords.contains(text(chunks[$0])) }) {
      hasSign = !Self.ways.contains(text(chunks[word]))
    }
    // ‘bit down today’
    if let word, !hasSign, !isDenied, !isCommand, range == chunks.indices, word > range.lowerBound, chunks[word - 1].has(.intensifier), chunks[word].mood == nil,
      (mood(of: chunks[word])?.rawValue ?? 9) < Mood.average.rawValue
    {
      hasSign = true
    }
    guard let word, let mood = mood(of: chunks[mark ?? word]), hasSign || isDenied && chunks[word].mood != nil else { return false }
    // ‘good morning at work’, which greets.
    if !isDenied, text(chunks[word]) == "good", range.contains(word + 1), ["morning", "night"].contains(text(chunks[word + 1])) { return false }
    // ‘it was tough’ may be said of what was done.
    if chunks[word].mood == nil, !hasOwnSign(range), !isOfPersons(word), !(word > range.lowerBound && chunks[word - 1].has(.intensifier) && range == chunks.indices), !range.contains(where: { Self.amWords.contains(text(chunks[$0])) })
    {
      return false
    }
    // Nothing is told of it behind: ‘a good day for a run’, but ‘felt great after the gym’ is how somebody felt.
    let isAfter = end < range.upperBound && Self.besideDeed.contains(text(chunks[end])) && (isOfPersons(word) || range.contains { $0 < word && Self.felt.contains(text(chunks[$0])) })
    if !isAfter, (end..<range.upperBound).contains(where: { chunks[$0].name != nil || chunks[$0].mood != nil }) { return false }
    if isDenied {
      clause = Clause(range, isCommand: isCommand)
      (clause.unsureMood, clause.isDenied) = (word, true)
      return true
    }
    for i in range {
      if i >= end {
        clause[i] = .text
      } else if i == word {
        clause[i] = .mood
        clause.mood = mood
      } else {
        clause[i] = chunks[i].isDetail ? .detail : chunks[i].isPartOfDay ? .text : .connective
      }
    }
    return true
  }

  /// ‘feeling low today its jeans birthday’, ‘good day alfies first goal’: where the next thought begins, and the comma is left out.
  private func isNewThought(_ i: Int, _ range: Range<Int>) -> Bool {
    guard !isCommand, range.contains(i + 1), tokens[chunks[i].range.lowerBound].script == .spaced else { return false }
    if Self.thoughts.contains(text(chunks[i])), chunks[i].range.count == 1 { return true }
    return chunks[i].content == .other && range.upperBound - i > 2 && i > range.lowerBound && (saysDay(chunks[i - 1]) || isToday(i - 1)) && !Self.ofDays.contains(text(chunks[i]))
      && tokens[chunks[i].range.lowerBound].isWord
  }

  private func isToday(_ i: Int) -> Bool { if case .day = chunks[i].content { true } else { chunks[i].has(.dayNoun) } }

  private static let thoughts: Set<String> = ["its", "it's", "it’s", "my", "had", "got", "was", "cos", "coz", "cuz", "mein", "meine", "weil", "hab", "habe", "mi", "tuve", "mon", "ma", "j'ai", "meu", "minha", "tive"]
  /// Things that are called after a day.
  private static let ofDays: Set<String> = ["trip", "out", "care", "job", "shift", "nurse", "off", "pass", "ticket", "tour", "school", "dream", "spa", "rate", "one", "two", "three", "light"]

  /// Whether a clause says a number of the day, or a mood that is called one: ‘ran 5k and mood great’ are two things.
  func saysNumberOfDay(_ clause: Clause) -> Bool {
    !clause.metrics.isEmpty || clause.isMoodNumber || clause.mood != nil && clause.activities.isEmpty && clause.range.contains { Self.moodNouns.contains(text(chunks[$0])) }
  }

  /// ‘mood 2’, ‘Stimmung: 3’, ‘yesterday my mood was 4’, ‘mood 3 this morning’: a mood by its number, and one that has none of that number as a doubt.
  private func readMoodNumber(_ clause: inout Clause) -> Bool {
    let said = clause.range.filter { !isBesideMoodNumber($0) }
    guard said.count == 2, Self.moodNouns.contains(text(chunks[said[0]])), case .number(let number) = chunks[said[1]].content else {
      return false
    }
    takeMood(number, at: said[1], &clause)
    return true
  }

  private func takeMood(_ number: Double, at place: Int, _ clause: inout Clause) {
    clause = Clause(clause.range, isCommand: isCommand)
    clause.isMoodNumber = true
    guard let step = Int(exactly: number), let mood = moodLabels.mood(named: "\(step)") else {
      clause.unsureMood = place
      return
    }
    for i in clause.range { clause[i] = i == place ? .mood : isTimeOfMood(i) ? (chunks[i].isPartOfDay ? .text : .detail) : .connective }
    clause.mood = mood
  }

  /// What says when a mood was, and words that only hold its number.
  private func isBesideMoodNumber(_ i: Int) -> Bool {
    if chunks[i].content == .mark { return [":", "=", ".", "!"].contains(text(chunks[i])) }
    return isTimeOfMood(i) || chunks[i].range.count == 1 && Self.besideNumber.contains(text(chunks[i]))
  }

  private func isTimeOfMood(_ i: Int) -> Bool {
    switch chunks[i].content {
    case .day, .time, .tag: true
    default: chunks[i].isPartOfDay
    }
  }

  /// The ‘6 in the evening’ behind ‘mood 4 in the morning and’.
  private func readNextMoodNumbers(_ clauses: inout [Clause]) {
    for index in clauses.indices.dropFirst() where clauses[index - 1].isMoodNumber && clauses[index - 1].range.contains(where: { chunks[$0].isPartOfDay }) {
      let said = clauses[index].range.filter { !isBesideMoodNumber($0) }
      guard said.count == 1, case .number(let number) = chunks[said[0]].content, clauses[index].range.contains(where: { chunks[$0].isPartOfDay }) else { continue }
      takeMood(number, at: said[0], &clauses[index])
    }
  }

  private static let besideNumber: Set<String> = [
    "my", "is", "was", "at", "a", "about", "only", "mein", "meine", "ist", "war", "bei", "etwa", "nur", "mi", "es", "era", "fue", "un", "de", "mon", "ma", "est", "était", "etait",
    "meu", "e", "foi", "は", "が", "은", "이",
  ]

  /// ‘mood: grand’: what stands behind the word for a mood with a colon, and is none.
  private func readMoodLabel(_ clause: inout Clause) -> Bool {
    let range = clause.range
    guard let colon = range.first(where: { chunks[$0].content == .mark && [":", "："].contains(text(chunks[$0])) }), colon > range.lowerBound, Self.moodNouns.contains(text(chunks[colon - 1])),
      (range.lowerBound..<(colon - 1)).allSatisfy({ isBesideFeeling($0) || ["estado", "de", "my", "meine", "mon", "mi", "meu"].contains(text(chunks[$0])) }),
      case let said = (colon + 1)..<range.upperBound, (1...4).contains(said.count),
      said.allSatisfy({ mood(of: chunks[$0]) == nil && chunks[$0].name == nil && !chunks[$0].isAmount }),
      let word = said.last(where: { tokens[chunks[$0].range.lowerBound].isWord && !chunks[$0].isDetail })
    else { return false }
    clause = Clause(range, isCommand: isCommand)
    (clause.unsureMood, clause.isMoodNumber) = (word, true)
    return true
  }

  /// Beside what was done nobody asks about a word for a mood; ‘mood 7’ is still none.
  func dropUnsureMoods(_ clauses: inout [Clause]) {
    readNextMoodNumbers(&clauses)
    readMark(&clauses)
    readMoodsOfParts(&clauses)
    guard clauses.contains(where: { !$0.activities.isEmpty }) else {
      for index in clauses.indices where clauses[index].isDenied { readNotGood(&clauses[index]) }
      // ‘9000 steps, not bad’
      if clauses.contains(where: { !$0.metrics.isEmpty }) {
        for index in clauses.indices where clauses[index].isDenied { (clauses[index].unsureMood, clauses[index].isDenied) = (nil, false) }
      }
      return
    }
    for index in clauses.indices where !clauses[index].isMoodNumber { clauses[index].unsureMood = nil }
  }

  /// ‘very anxious, 2/10’: the mark says how much of a mood it is, and the words before it are what is told.
  private func readMark(_ clauses: inout [Clause]) {
    func isMark(_ i: Int) -> Bool { chunks[i].mood != nil && tokens[chunks[i].range].contains { $0.folded == "/" } }
    for index in clauses.indices.dropFirst() where clauses[index].roles.contains(.mood) && clauses[index].range.contains(where: isMark) {
      for before in clauses[..<index].indices where clauses[before].mood != nil && clauses[before].activities.isEmpty {
        guard !clauses[before].range.contains(where: isMark) else { continue }
        clauses[before].mood = nil
        for i in clauses[before].range where clauses[before][i] == .mood || clauses[before][i] == .connective { clauses[before][i] = .text }
      }
    }
  }

  /// ‘was not good’, ‘nicht so gut’: a day that was not good was a bad one; what ‘not great’ and ‘not bad’ mean nobody can tell.
  private func readNotGood(_ clause: inout Clause) {
    guard let word = clause.unsureMood, let felt = mood(of: chunks[word]), felt == .good || felt == .great, word > clause.range.lowerBound,
      let no = clause.range.first(where: { $0 < word && chunks[$0].has(.negation) }),
      case let between = (no + 1)..<word, between.allSatisfy({ chunks[$0].has(.intensifier) || chunks[$0].has(.filler) || chunks[$0].has(.feeling) }),
      felt == .good || between.contains(where: { chunks[$0].has(.intensifier) }),
      // ‘not only good’, ‘not a good day for a run’
      (word + 1..<clause.range.upperBound).allSatisfy({ chunks[$0].isDetail || chunks[$0].isPartOfDay || chunks[$0].has(.dayNoun) || chunks[$0].content == .mark })
    else { return }
    (clause.unsureMood, clause.isDenied, clause.mood) = (nil, false, .bad)
    clause.keepsMoodWord = true
    for i in clause.range { clause[i] = i == word ? .mood : chunks[i].isDetail ? .detail : .text }
  }

  static let moodNouns = ChunkScanner.moodNouns

  /// A word that is nearly one for a mood, behind one for feeling: ‘feeling gerat’; one that is nearly what a number of the day is called: ‘slpet 7 hours’.
  func readMisspelt(_ clause: inout Clause) {
    let range = clause.range
    guard clause.activities.isEmpty, clause.metrics.isEmpty, let word = range.first(where: { chunks[$0].content == .other }),
      range.allSatisfy({
        $0 == word || chunks[$0].isDetail || isLink(chunks[$0])
          || chunks[$0].has { $0 == .feeling || $0 == .intensifier || $0 == .preposition }
      })
    else { return }
    let token = tokens[chunks[word].range.lowerBound]
    guard token.isWord, token.script == .spaced, token.folded.utf8.count >= 4 else { return }
    func near(_ words: [String]) -> String? {
      words.first { editDistance(token.folded, $0, limit: 1) != nil || token.folded.sorted() == $0.sorted() }
    }
    if !isCommand, word > range.lowerBound, range.contains(where: { $0 < word && Self.felt.contains(text(chunks[$0])) }), near(Self.moods) != nil {
      clause.unsureMood = word
    } else if let value = range.first(where: { chunks[$0].isAmount }), let meant = near(Self.metrics), !Self.likeMetrics.contains(token.folded) {
      if !isCommand, case let said = nearMetric(meant, value), !said.isEmpty {
        clause.metrics = said
        for i in range { clause[i] = i == word || i == value ? .metric : chunks[i].isDetail ? .detail : .connective }
        return
      }
      clause.unnamed = isCommand ? nil : word
      clause.strangeDay = (word, meant)
    }
  }

  /// The ‘prety’ of ‘feeling prety good’.
  private func isNearlyVery(_ i: Int) -> Bool {
    guard chunks[i].content == .other, case let word = text(chunks[i]), word.utf8.count >= 4 else { return false }
    return ["very", "pretty", "really", "quite", "rather", "super", "fairly", "sehr", "ziemlich", "bastante", "muito"].contains {
      $0.first == word.first && editDistance(word, $0, limit: 1) != nil
    }
  }

  private func mood(of chunk: Chunk) -> Mood? {
    if let mood = chunk.mood { return mood }
    guard case .words(let senses) = chunk.content else { return nil }
    for case .felt(let mood) in senses { return mood }
    return nil
  }

  /// ‘contenta’, 落ち込んでる: what nothing but somebody can be, and nobody else is said to be.
  func isOfPersons(_ word: Int) -> Bool {
    let range = chunks[word].range
    return Self.ofPersons.contains(tokens[range].map(\.folded).joined())
  }

  private func hasOwnSign(_ range: Range<Int>) -> Bool {
    range.contains { i in
      // ‘yesterday was rubbish’
      if case .day = chunks[i].content, i == range.lowerBound, range.contains(i + 1), Self.wasWords.contains(text(chunks[i + 1])) { return true }
      return saysDay(chunks[i]) || chunks[i].has(.dayNoun) || chunks[i].has(.feeling) && !Self.wasWords.contains(text(chunks[i]))
    }
  }

  /// ‘great day’, which is one word for a mood.
  private func saysDay(_ chunk: Chunk) -> Bool {
    chunk.range.count > 1
      && (chunk.range.lowerBound..<chunk.range.upperBound).contains { at in tokens[at].senses.contains { $0.sense == .dayNoun } }
  }

  private func isBesideFeeling(_ i: Int) -> Bool {
    let chunk = chunks[i]
    switch chunk.content {
    case .day, .time, .tag: return true
    case .mark: return ["!", ":", "=", "(", ")", "'"].contains(text(chunk))
    default:
      return chunk.has { $0 == .intensifier || $0 == .filler || $0 == .softener || $0 == .particle } && !chunk.has(.light)
        || chunk.isPartOfDay
        || ["to", "estou", "estoy", "in", "today's", "being", "it's", "it", "been", "that", "ist", "is", "es", "esta", "est"].contains(
          text(chunk))
    }
  }

  /// ‘tired but happy’: two feelings, of which the second is the one that stays; its words are kept as they are.
  func readMixed(_ clause: inout Clause) -> Bool {
    let range = clause.range
    guard !isCommand, (3...6).contains(range.count), let but = range.dropFirst().dropLast().first(where: { Self.buts.contains(text(chunks[$0])) }) else { return false }
    func isFelt(_ i: Int) -> Bool {
      chunks[i].range.count == 1 && chunks[i].name == nil && !chunks[i].isAmount && WrittenMoods.all[text(chunks[i])] != nil
    }
    func isBeside(_ i: Int) -> Bool { chunks[i].has { $0 == .intensifier || $0 == .feeling || $0 == .filler } || chunks[i].isPartOfDay || Self.amWords.contains(text(chunks[i])) }
    let (before, behind) = (range.lowerBound..<but, (but + 1)..<range.upperBound)
    guard before.filter(isFelt).count == 1, before.allSatisfy({ isFelt($0) || isBeside($0) }), behind.allSatisfy({ isFelt($0) || isBeside($0) || chunks[$0].isDetail && !chunks[$0].isAmount }),
      let felt = behind.first(where: isFelt), let mood = WrittenMoods.all[text(chunks[felt])], WrittenMoods.all[text(chunks[before.first(where: isFelt) ?? felt])] != mood
    else { return false }
    for i in range { clause[i] = i == felt ? .mood : chunks[i].isDetail && !chunks[i].isAmount ? .detail : .text }
    (clause.mood, clause.keepsMoodWord) = (mood, true)
    return true
  }

  private static let buts: Set<String> = ["but", "aber", "pero", "mais", "mas"]

  /// What stands before what somebody felt so beside.
  private static let besideDeed: Set<String> = ["after", "before", "during", "despite", "with", "nach", "vor", "trotz", "apres", "avant", "despues", "depois"]
  private static let wasWords: Set<String> = ["was", "it", "war", "es", "estuvo", "fue", "c'", "foi"]
  private static let amWords: Set<String> = ["i'm", "im", "bin", "estoy", "suis", "tô", "to"]
  /// What says after ‘I'm’ where somebody goes.
  private static let ways: Set<String> = ["off", "down", "low", "rough", "on"]
  private static let aside: Set<String> = [
    "at", "with", "after", "because", "despite", "due", "since", "all", "in", "on", "for", "from", "throughout", "until", "till", "most", "during", "before", "auf", "mit", "bei", "nach", "wegen", "weil", "im",
    "am",
    "seit", "bis", "wahrend", "den", "desde", "hasta", "durante", "todo", "toda", "depuis", "pendant", "toute", "tout", "jusqu'", "ate",
    "en", "con", "por", "despues", "porque", "au", "avec", "dans", "chez", "apres", "parce", "no", "na", "em", "com", "depois",
  ]
  /// Folded, without blanks.
  private static let ofPersons: Set<String> = Set(
    ("""
    happy sad upset anxious grumpy glum depressed miserable devastated cheerful ecstatic elated unhappy fedup overthemoon glad glucklich traurig \
    zufrieden niedergeschlagen deprimiert unglucklich contento contenta feliz triste deprimido deprimida desanimado desanimada debajon animado animada \
    content contente heureux heureuse deprime deprimee demoralise demoralisee malheureux malheureuse satisfeito satisfeita chateado chateada \
    prabaixo 落ち込んだ 落ち込んでる 落ち込んでいる 落ち込んでた へこんでる へこんだ 凹んでる 凹んだ 憂鬱 悲しい 嬉しかった うれしかった 幸せな 嬉しい うれしい \
    우울해 우울하다 우울함 우울했다 슬프다 슬퍼 슬펐다 속상해 속상하다 속상했다 행복하다 행복해 행복함 행복했다 기쁘다 기뻐 뿌듯하다 뿌듯해 뿌듯함
    """).words.map { Tokenizer.words($0).joined() })
  private static let felt: Set<String> = ["felt", "feel", "feeling", "mood", "i"]
  private static let moods = [
    "great", "good", "awful", "terrible", "horrible", "average", "okay", "amazing", "wonderful", "excellent", "fantastic", "brilliant",
    "rough", "miserable",
    "happy", "lousy",
  ]
  /// Words of their own that are as near.
  private static let likeMetrics: Set<String> = [
    "swept", "sweep", "stops", "sheep", "height", "weighs", "steep", "sleeps", "steeps", "stems", "seeps", "wept", "kept", "swelt", "bleep",
  ]
  private static let metrics = ["slept", "sleep", "steps", "weight", "weighed"]

  // MARK: Moods

  /// `retro log good …`: the first word of all, times, days and amounts aside.
  func isMoodFirst(_ i: Int) -> Bool {
    isCommand && isFirst && chunks[i].mood != nil && isWholeArgument(i) && chunks[..<i].allSatisfy { $0.isDetail || $0.content == .mark }
  }

  /// `retro log squash good`: after an activity, with nothing but details after it.
  func isMoodAfter(_ i: Int, _ clause: Clause) -> Bool {
    guard isCommand, chunks[i].mood != nil, isWholeArgument(i), !clause.activities.isEmpty || clause.stranger != nil else { return false }
    return i + 1 >= clause.range.upperBound || chunks[i + 1].isDetail || chunks[i + 1].name != nil
  }
}
