// How it felt as so many of five or of ten: ‘mood 4/5’, ‘a 7/10 day’.

import JournalModel

extension ChunkScanner {
  /// A mood by a mark out of five or ten that begins at a token, where a word for feeling stands beside it; alone it may be a date.
  func felt(at i: Int) -> Chunk? {
    if let said = feltInWords(at: i) { return said }
    if isNumberOfMood(at: i), let number = tokens[i].number { return Chunk(content: .number(number), range: i..<(i + 1)) }
    guard let number = tokens[i].number, i + 2 < tokens.count, tokens[i + 1].folded == "/", tokens[i + 1].isGlued, tokens[i + 2].isGlued,
      ["5", "10"].contains(tokens[i + 2].folded), let mood = MoodLabels.step("\(number)/\(tokens[i + 2].folded)")
    else { return nil }
    let end = i + 3
    if end < tokens.count, tokens[end].isGlued, tokens[end].folded == "/" || tokens[end].isWord && tokens[end].script == .spaced {
      return nil
    }
    guard isFelt(before: i) || isFelt(from: end) || isFeltSo(mood, before: i) else { return nil }
    return Chunk(content: .words([.mood(mood)]), range: i..<end)
  }

  /// ‘mood 3 of 5’, ‘mood was 6 out of 10’
  private func feltInWords(at i: Int) -> Chunk? {
    guard let number = tokens[i].number, number == number.rounded(), number >= 0, number <= 10, i > 0, i + 2 < tokens.count else { return nil }
    let of = tokens[i + 1].folded == "out" ? i + 2 : i + 1
    guard ["of", "von", "de", "sur", "su"].contains(tokens[of].folded), of + 1 < tokens.count, ["5", "10"].contains(tokens[of + 1].folded),
      let mood = MoodLabels.step("\(Int(number))/\(tokens[of + 1].folded)"), isFelt(before: i)
    else { return nil }
    let end = of + 2
    // ‘mood 3 of 5 games’, but ‘mood 3 of 5 this morning’
    if end < tokens.count, tokens[end].isGlued ? !tokens[end].isMark : tokens[end].isWord && !tokens.senses(at: end).contains(where: { Self.goesOn($0.sense) }) { return nil }
    return Chunk(content: .words([.mood(mood)]), range: i..<end)
  }

  /// Whether what is said of a mood may go on with a word.
  private static func goesOn(_ sense: Sense) -> Bool {
    switch sense {
    case .and, .because, .partOfDay, .day, .lastNight, .weekday, .onDay, .at, .preposition, .sequel: true
    default: false
    }
  }

  /// The 4 of ‘mood 4 in the morning’ and the 6 of ‘and 6 in the evening’ behind it, which are no hours.
  private func isNumberOfMood(at i: Int) -> Bool {
    func isOfPart(_ i: Int) -> Bool { tokens[i].number.map { $0 == $0.rounded() } == true && partOfDay(at: i + 1) != nil }
    func isBehindNoun(_ i: Int) -> Bool {
      var last = i - 1
      while last >= 0, Self.between.contains(tokens[last].folded) { last -= 1 }
      return last >= 0 && Self.moodNouns.contains(tokens[last].folded)
    }
    guard i > 0, isOfPart(i) else { return false }
    if isBehindNoun(i) { return true }
    guard tokens[i - 1].folded == "," || tokens[i - 1].senses.contains(where: { $0.sense == .and }) else { return false }
    return (max(0, i - 6)..<i).contains { isOfPart($0) && partOfDay(at: $0 + 1) == i - 1 && isBehindNoun($0) }
  }

  private func partOfDay(at i: Int) -> Int? { tokens.end(at: i, where: { if case .partOfDay = $0 { true } else { false } }) }

  static let moodNouns: Set<String> = ["mood", "stimmung", "laune", "animo", "humeur", "humor", "気分", "기분"]

  private func isFelt(before i: Int) -> Bool {
    var last = i - 1
    // ‘in a good mood (8 of 10)’
    if last > 0, tokens[last].folded == "(" { last -= 1 }
    let end = last
    while last >= 0, Self.between.contains(tokens[last].folded) { last -= 1 }
    guard last >= 0 else { return false }
    let isParted = last < end
    return (max(0, last - 2)...last).contains { start in
      tokens[start].senses.contains { sense, end in
        guard end >= last + 1, end <= i else { return false }
        switch sense {
        case .feeling: return true
        case .dayNoun, .day(0, _): return isParted
        default: return false
        }
      }
    }
  }

  /// ‘very anxious, 2/10’, ‘happy 9/10’: a word for how somebody is, of the same side as the mark; ‘anxious 8/10’ is how anxious.
  private func isFeltSo(_ mood: Mood, before i: Int) -> Bool {
    var last = i - 1
    while last >= 0, Self.between.contains(tokens[last].folded) || [",", "-", "–", "("].contains(tokens[last].folded) { last -= 1 }
    guard last >= 0 else { return false }
    return tokens[last].senses.contains { sense, end in
      guard end == last + 1, case .felt(let felt) = sense else { return false }
      return felt.rawValue < Mood.average.rawValue && mood.rawValue < Mood.average.rawValue
        || felt.rawValue > Mood.average.rawValue && mood.rawValue > Mood.average.rawValue
    }
  }

  private func isFelt(from end: Int) -> Bool {
    tokens.senses(at: end).contains { sense, _ in sense == .dayNoun || sense == .feeling && !Self.between.contains(tokens[end].folded) }
  }

  /// What may stand between a word for feeling and the mark.
  private static let between: Set<String> = [
    ":", "=", "：", "is", "was", "it", "a", "an", "about", "like", "ist", "war", "eine", "es", "un", "una", "fue", "est", "était", "etait",
    "c'", "foi", "um",
    "uma", "は",
  ]

  /// Whether two numbers are so much of five or ten of what is felt so: ‘headache 6/10’, ‘Schmerzen: 4/10’.
  func isScore(_ number: Int, of whole: Int, at i: Int) -> Bool {
    guard [5, 10].contains(whole), number <= whole, i > 0 else { return false }
    var last = i - 1
    let isAfterMark = Self.marks.contains(tokens[last].folded)
    while last >= 0, Self.between.contains(tokens[last].folded) || Self.atAbout.contains(tokens[last].folded) || Self.marks.contains(tokens[last].folded) { last -= 1 }
    guard last >= 0 else { return false }
    let word = tokens[last].folded
    if Self.isScored(word) { return true }
    // ‘migraine since 3 am, 7/10’
    if isAfterMark, tokens[..<last].contains(where: { Self.isScored($0.folded) }) { return true }
    // ‘very anxious, 2/10’
    return tokens[last].senses.contains { sense, _ in if case .felt = sense { true } else { false } } || Self.states.contains(word)
  }

  /// Whether people say so much of ten of what a word names, or of how it makes somebody: ‘headache’, ‘knee’, ‘hurts’.
  static func isScored(_ word: String) -> Bool {
    scored.contains(word) || states.contains(word) || ailing.contains(word) || aches.contains(where: { word.hasSuffix($0) })
  }

  /// Where something hurts, and that it does; illnesses; folded.
  private static let ailing: Set<String> = [
    "hurt", "hurts", "hurting", "aching", "achy", "stiff", "stiffness", "swollen", "swelling", "throbbing", "knee", "knees", "back", "neck", "shoulder", "shoulders",
    "hip", "hips", "ankle", "wrist", "foot", "feet", "leg", "legs", "arm", "elbow", "hand", "tooth", "throat", "stomach", "tummy", "belly", "chest", "ill", "illness",
    "sick", "flu", "fever", "cough", "asthma", "dizzy", "dizziness", "mood", "knie", "rucken", "nacken", "schulter", "hufte", "tut", "weh", "krank", "rodilla",
    "espalda", "cuello", "hombro", "cadera", "duele", "genou", "dos", "epaule", "hanche", "mal", "joelho", "costas", "ombro", "quadril", "doi", "膝", "腰", "무릎",
    "허리",
  ]

  private static let marks: Set<String> = [",", "-", "–", "("]
  private static let atAbout: Set<String> = ["at", "around", "level", "bei", "à", "a", "de", "en", "of"]
  /// What people say so of, folded.
  private static let scored: Set<String> = [
    "energy", "stress", "anxiety", "score", "rating", "rated", "intensity", "focus", "fatigue", "tiredness", "cramps", "nausea", "hunger",
    "motivation", "effort", "rpe", "soreness", "itch", "itching", "energie", "angst", "mudigkeit", "ubelkeit", "konzentration", "energia", "estres",
    "ansiedad", "cansancio", "nauseas", "dolor", "fatiga", "douleur", "douleurs", "anxiete", "nausees", "dor", "dores", "estresse", "ansiedade", "cansaco",
    "痛", "痛み", "頭痛", "疲", "통증", "두통", "스트레스", "ストレス", "migraine", "migrane", "migrana", "enxaqueca",
  ]
  /// How somebody is, folded.
  private static let states: Set<String> = [
    "tired", "stressed", "exhausted", "sore", "hungry", "sleepy", "nervous", "worried", "panic", "panicky", "lonely", "angry", "restless", "overwhelmed",
    "mude", "gestresst", "erschopft", "angstlich", "nervos", "cansado", "cansada", "estresado", "estresada", "ansioso", "ansiosa", "fatigue", "fatiguee",
    "stresse", "stressee", "anxieux", "anxieuse", "estressado", "estressada",
  ]
  private static let aches = ["ache", "aches", "pain", "pains", "schmerz", "schmerzen"]
}
