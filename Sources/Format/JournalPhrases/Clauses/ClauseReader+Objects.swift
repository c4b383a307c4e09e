// Verbs that are an activity's name, with an object that is not its own: ‘ran the payroll’, ‘read the room’, ‘can't read his writing’.

import JournalModel

extension ClauseReader {
  /// Finds where a name is said of something else than the activity.
  func readObjects(_ clauses: inout [Clause]) {
    for index in clauses.indices {
      for activity in clauses[index].activities {
        if let no = inability(of: activity.chunk, in: clauses[index]) { clauses[index].undone = (activity.chunk, no) }
        guard clauses[index].foreign == nil, activity.state != .no || activity.match.isVerb else { continue }
        let object = foreignObject(of: activity, in: clauses[index])
        let named = thing(calledAfter: activity, in: clauses[index]) ?? theirs(activity, in: clauses[index])
        if let end = object ?? named ?? ground(of: activity, in: clauses[index]) ?? fact(of: activity, in: clauses[index])
          ?? person(behind: activity, in: clauses[index]) ?? several(of: activity, in: clauses[index]) ?? errand(of: activity, in: clauses[index]) ?? flood(of: activity, in: clauses[index]) ?? smoked(by: activity, in: clauses[index])
        {
          clauses[index].foreign = (activity.chunk, end)
          if object != nil { keepHandled(activity, upTo: end, &clauses[index]) }
        }
      }
      readTwice(&clauses, index)
      readSecondTime(&clauses[index])
      readRepeated(&clauses, index)
      readAgain(&clauses, index)
      readAgainAt(&clauses[index])
    }
    readEqual(&clauses)
  }

  /// ‘can't read it’ says what is not possible, and not that it was not done.
  private func inability(of name: Int, in clause: Clause) -> Int? {
    clause.range.first { i in
      guard i < name, clause[i] == .state(of: name) || clause[i] == .text else { return false }
      let word = text(chunks[i])
      return ["can't", "cannot", "cant"].contains(word) || word == "can" && chunks[i].range.count > 1
    }
  }

  /// Where an object that is not the activity's own ends, with its article right behind the verb.
  private func foreignObject(of activity: (chunk: Int, match: NameIndex.Match, state: LogLine.State), in clause: Clause) -> Int? {
    let chunk = chunks[activity.chunk]
    guard chunk.range.count == 1, activity.match.activities.count == 1, !activity.match.isPart, !activity.match.isInverse,
      case let verb = chunk.range.lowerBound, tokens[verb].script == .spaced, tokens[verb].folded.utf8.count > 1,
      let family = family(ofVerb: verb, activity.match),
      case let start = verb + 1, start < tokens.count, family.determiners.contains(tokens[start].folded),
      let limit = clause.range.last.map({ chunks[$0].range.upperBound }), start < limit
    else { return nil }
    // The article of ‘une demi-heure’ and of ‘the 5th’ belongs to what is no object.
    let isPart = clause.range.contains { chunks[$0].range.contains(start) && isMeasure($0) }
    guard !isPart else { return nil }
    var end = start + 1
    while end < limit, end < start + 7, isOfObject(end) {
      // ‘a slow 5k’, and the times of ‘the report three times’.
      if let detail = clause.range.first(where: { chunks[$0].range.lowerBound == end }), isMeasure(detail) {
        if (start + 1..<end).allSatisfy(isAdverb) || (start + 1..<end).allSatisfy({ ObjectWords.common.contains(tokens[$0].folded) }) {
          return nil
        }
        break
      }
      end += 1
    }
    let words = start + 1..<end
    guard !words.isEmpty else { return nil }
    // ‘read the Guardian’, ‘ran the Thames Path’
    let isNamed = activity.match.isVerb && isCapital(end - 1) && !isShouted(verb)
    guard let last = words.last(where: { i in tokens[i].number != nil || Self.singular(tokens[i].folded).contains(where: family.isOwn) })
    else {
      return isNamed ? nil : end
    }
    // ‘ran the city council’ is about a council.
    return isNamed || (last + 1..<end).allSatisfy(isAdverb) ? nil : end
  }

  private func isCapital(_ i: Int) -> Bool {
    tokens[i].isWord && arguments[tokens[i].argument].slice(tokens[i].range).first?.isUppercase == true
  }

  private func isShouted(_ i: Int) -> Bool {
    let word = arguments[tokens[i].argument].slice(tokens[i].range)
    return word.count > 1 && word.allSatisfy { !$0.isLowercase }
  }

  static func singular(_ word: String) -> [String] { word.hasSuffix("s") ? [word, String(word.dropLast())] : [word] }

  func isAdverb(_ i: Int) -> Bool {
    let word = tokens[i].folded
    return !tokens[i].isWord || word.hasSuffix("ly") || word.hasSuffix("ed") || Self.adverbs.contains(word)
      || tokens[i].senses.contains { sense, _ in
        switch sense {
        case .softener, .filler, .light, .manner, .partOfDay, .mood, .unit, .exception: true
        default: false
        }
      }
  }

  private static let pronouns: Set<String> = [
    "i", "she", "he", "we", "you", "they", "who", "which", "that", "called", "titled", "que", "qui", "chamado", "llamado",
  ]

  private static let adverbs: Set<String> = [
    "again", "alone", "together", "outside", "inside", "early", "late", "today", "twice", "there", "here", "then", "too", "instead",
    "anyway", "home",
    "fast", "hard", "straight", "aloud", "upstairs", "downstairs", "barefoot", "long",
    "out", "up", "off", "down", "through", "over", "loud",
    "bei", "solo", "sola", "juntos", "seul", "ensemble",
  ]

  /// What says when or how much, and is no object.
  func isMeasure(_ i: Int) -> Bool { chunks[i].isDetail || chunks[i].isPartOfDay || chunks[i].has(.period) }

  struct VerbFamily {
    var determiners: Set<String>
    var isOwn: (String) -> Bool
  }

  /// What a verb may have for objects; nil for what is no verb, and for one that takes any.
  func family(ofVerb verb: Int, _ match: NameIndex.Match) -> VerbFamily? {
    let token = tokens[verb]
    for doing in token.doings.sorted() where names.doings[doing]?.contains(match.activities[0]) == true {
      let row = Doing.all[doing]
      let own: Set<String>
      switch row.names.words.first?.words.first ?? "" {
      case "read": own = ObjectWords.reading
      case "write": own = ObjectWords.writing
      case "stretch": own = ObjectWords.stretching
      case "meditate": own = []
      case _ where row.isMoving: own = ObjectWords.moving
      default: return nil
      }
      func isIn(_ forms: WordRow, _ language: Int) -> Bool {
        forms.words.indices.contains(language) && forms.words[language].words.contains { Tokenizer.words($0) == [token.folded] }
      }
      guard match.isVerb || isIn(row.names, 0), !token.folded.hasSuffix("ing") else { return nil }
      let languages = ObjectWords.determiners.indices.filter { isIn(row.forms, $0) || isIn(row.names, $0) }
      let determiners = languages.reduce(into: Set<String>()) { $0.formUnion(ObjectWords.determiners[$1]) }
      return VerbFamily(determiners: determiners) { ObjectWords.common.contains($0) || own.contains($0) }
    }
    guard match.isVerb, token.doings.isEmpty, token.folded.hasSuffix("ed"), !token.roots.contains(where: ObjectWords.open.contains) else {
      return nil
    }
    return VerbFamily(determiners: ObjectWords.determiners[0]) { ObjectWords.common.contains($0) || ObjectWords.moving.contains($0) }
  }

  /// Whether a token goes on with what an article begins.
  private func isOfObject(_ i: Int) -> Bool {
    guard tokens[i].isWord || tokens[i].number != nil || tokens[i].folded == "-" && tokens[i].isGlued else { return false }
    guard !Self.pronouns.contains(tokens[i].folded) else { return false }
    // The ‘to’ of a to-do list.
    if i + 1 < tokens.count, tokens[i + 1].folded == "-", tokens[i + 1].isGlued { return true }
    return !tokens[i].senses.contains { sense, _ in
      switch sense {
      case .preposition, .and, .because, .at, .during: true
      default: false
      }
    }
  }

  /// ‘a run on petrol’: what is bought up, where no way is said to be run on.
  private func ground(of activity: (chunk: Int, match: NameIndex.Match, state: LogLine.State), in clause: Clause) -> Int? {
    let i = activity.chunk
    guard !isCommand, !activity.match.isVerb, text(chunks[i]) == "run", chunks[i].range.count == 1, i + 2 < clause.range.upperBound,
      i > clause.range.lowerBound, ["a", "the"].contains(text(chunks[i - 1])), chunks[i - 1].range.count == 1,
      text(chunks[i + 1]) == "on", chunks[i + 1].range.count == 1, !chunks[i + 2].isDetail,
      case let word = text(chunks[i + 2]), !ObjectWords.grounds.contains(word), !ObjectWords.common.contains(word)
    else { return nil }
    return chunks[i + 2].range.upperBound
  }

  /// ‘read in the paper that it will snow’, ‘j'ai lu que …’: what somebody learnt by it, without how much.
  private func fact(of activity: (chunk: Int, match: NameIndex.Match, state: LogLine.State), in clause: Clause) -> Int? {
    guard !isCommand, isVerb(activity, "read"), !clause.range.contains(where: { chunks[$0].isAmount }) else { return nil }
    let that = clause.range.first { $0 > activity.chunk && ["that", "que", "qu'", "dass"].contains(text(chunks[$0])) }
    guard let that, that + 1 < clause.range.upperBound, !chunks[that - 1].has(.softener), !chunks[that + 1].isPartOfDay, !chunks[that + 1].isDetail else { return nil }
    // ‘the book that Ana gave me’
    let words = tokens[chunks[activity.chunk].range.upperBound..<chunks[that].range.lowerBound]
    guard !words.contains(where: { ObjectWords.reading.contains($0.folded) && !Self.papers.contains($0.folded) }) else { return nil }
    return chunks[that].range.upperBound
  }

  private static let papers: Set<String> = [
    "paper", "papers", "newspaper", "news", "article", "zeitung", "artikel", "nachrichten", "periodico", "diario", "articulo", "noticias", "journal",
    "article", "presse", "jornal", "artigo", "noticia",
  ]

  /// ‘wrote mum a letter’, ‘wrote Tom an email’: to whom, and so no more than that.
  private func person(behind activity: (chunk: Int, match: NameIndex.Match, state: LogLine.State), in clause: Clause) -> Int? {
    let next = chunks[activity.chunk].range.upperBound
    // ‘wrote code all day’
    if !isCommand, next < tokens.count, chunks[activity.chunk].range.count == 1, isVerb(activity, "write") || isVerb(activity, "read"),
      ObjectWords.daily.contains(tokens[next].folded), clause.range.last.map({ chunks[$0].range.upperBound > next }) ?? false
    {
      return next + 1
    }
    guard !isCommand, isVerb(activity, "write"), case let end = clause.range.last.map({ chunks[$0].range.upperBound }) ?? 0, next < end,
      tokens[next].senses.contains(where: { $0.sense == .person }) && !clause.range.contains(where: { chunks[$0].isAmount })
        || next + 1 < end && isCapital(next) && ["a", "an", "the"].contains(tokens[next + 1].folded)
    else { return nil }
    return next + 1
  }

  /// Whether an activity is named by a verb of a doing.
  func isVerb(_ activity: (chunk: Int, match: NameIndex.Match, state: LogLine.State), _ name: String) -> Bool {
    activity.match.isVerb && tokens[chunks[activity.chunk].range].contains { token in
      token.doings.contains { Doing.all[$0].names.words.first?.words.first == name }
    }
  }

  /// ‘at 6:30 and again at 19:00’: a second time, which a line has no place for.
  private func readSecondTime(_ clause: inout Clause) {
    guard clause.more == nil, let told = clause.activities.last, told.state == .done else { return }
    let again = clause.range.first { i in
      chunks[i].has(.and) && clause.range.contains(i + 2) && i > told.chunk && Self.again.contains(text(chunks[i + 1]))
        && (chunks[i + 2].isDetail || chunks[i + 2].isPartOfDay)
    }
    if let again {
      clause.more = (told.chunk, again..<(again + 3))
      return
    }
    if let and = clause.range.first(where: { $0 > told.chunk && chunks[$0].has(.and) && isBareHour(behind: $0, in: clause.range) }),
      (told.chunk..<and).contains(where: { isBareHour(behind: $0, in: clause.range) })
    {
      clause.more = (told.chunk, and..<min(and + 3, clause.range.upperBound))
      return
    }
    func isTime(_ i: Int) -> Bool { if case .time = chunks[i].content { true } else { false } }
    guard let first = clause.range.first(where: { clause[$0] == .detail && isTime($0) }),
      let second = clause.range.first(where: { $0 > first && isTime($0) && clause[$0 - 1] == .text && !chunks[$0 - 1].has(.and) }),
      let and = (first..<second).first(where: { chunks[$0].has(.and) })
    else { return }
    clause.more = (told.chunk, and..<(second + 1))
  }

  /// ‘a las 8 y a las 20’: an hour without minutes, behind a word that says so.
  private func isBareHour(behind i: Int, in range: Range<Int>) -> Bool {
    guard range.contains(i + 1) else { return false }
    if case .time(let time) = chunks[i + 1].content { return time.end == nil && chunks[i + 1].isShown }
    let start = chunks[i + 1].range.lowerBound
    guard let end = tokens.end(at: start, of: .at), end < tokens.count, let hour = tokens[end].number else { return false }
    return hour == hour.rounded() && (0..<24).contains(hour) && (end + 1 == tokens.count || tokens[end + 1].isMark || !tokens[end + 1].isGlued)
  }

  /// ‘nadei, nadei e morri na praia’: the same word again tells of no second time.
  private func readRepeated(_ clauses: inout [Clause], _ index: Int) {
    guard index > 0, case let (before, next) = (clauses[index - 1], clauses[index]), before.range.count == 1,
      let first = before.activities.first,
      let second = next.activities.first, second.chunk == next.range.lowerBound, first.match.isVerb,
      text(chunks[first.chunk]) == text(chunks[second.chunk]), !next.range.contains(where: { chunks[$0].isAmount })
    else { return }
    clauses[index].more = (second.chunk, second.chunk..<(second.chunk + 1))
  }

  private static let again: Set<String> = [
    "again", "nochmal", "nochmals", "wieder", "otra", "nuevamente", "encore", "novamente", "also", "auch",
  ]

  /// ‘swam 20 lengths, so 500 m’: the same in another measure, and not as much again.
  private func readEqual(_ clauses: inout [Clause]) {
    readEquation(&clauses)
    readEach(&clauses)
    readEachWay(&clauses)
    for index in clauses.indices.dropFirst() where clauses[index].activities.isEmpty {
      let range = clauses[index].range
      guard let amount = range.first(where: { (clauses[index][$0] == .detail || $0 + 1 == range.upperBound) && chunks[$0].isAmount }), amount > range.lowerBound,
        chunks[range.lowerBound].has(.consequence) || ["ie", "i.e", "thats", "that's", "also"].contains(text(chunks[range.lowerBound])),
        let told = clauses[index - 1].activities.last, told.state == .done,
        case let before = clauses[index - 1], before.range.contains(where: { before[$0] == .detail && chunks[$0].isAmount })
      else { continue }
      clauses[index - 1].more = (told.chunk, range.lowerBound..<(amount + 1))
    }
  }

  /// ‘meditated twice, 5 min each’: how much it was in all nobody but the person reckons.
  private func readEach(_ clauses: inout [Clause]) {
    for index in clauses.indices {
      guard let each = clauses[index].range.dropFirst().first(where: { Self.apiece.contains(text(chunks[$0])) }), chunks[each - 1].isAmount,
        let place = clauses[...index].lastIndex(where: { !$0.activities.isEmpty }), let told = clauses[place].activities.last, told.state == .done,
        (clauses[place].range.lowerBound..<(each - 1)).contains(where: { chunks[$0].isAmount })
      else { continue }
      clauses[place].more = (told.chunk, (each - 1)..<(each + 1))
    }
  }

  /// ‘15 min each way’, ‘20 min por trayecto’: there and back.
  private func readEachWay(_ clauses: inout [Clause]) {
    for index in clauses.indices where clauses[index].more == nil {
      guard let each = clauses[index].range.dropFirst().first(where: { Self.each.contains(text(chunks[$0])) }), chunks[each - 1].isAmount,
        case let way = chunks[each].range.upperBound, way < tokens.count, Self.directions.contains(tokens[way].folded),
        let place = clauses[...index].lastIndex(where: { !$0.activities.isEmpty }), let told = clauses[place].activities.last, told.state == .done
      else { continue }
      clauses[place].more = (told.chunk, (each - 1)..<(each + 1))
    }
  }

  static let apiece: Set<String> = ["each", "apiece", "jeweils", "chacun", "chacune", "cada"]
  static let each = apiece.union(["je", "pro", "por", "par", "chaque"])
  static let directions: Set<String> = ["way", "direction", "weg", "strecke", "richtung", "trayecto", "sentido", "trajet", "trecho", "percurso"]

  /// ‘went swimming, 40 lengths = 1000 m’: one amount in two measures.
  private func readEquation(_ clauses: inout [Clause]) {
    for index in clauses.indices {
      guard let mark = clauses[index].range.dropFirst().dropLast().first(where: { ["=", "≈"].contains(text(chunks[$0])) }), chunks[mark - 1].isAmount,
        chunks[mark + 1].isAmount, let place = clauses[...index].lastIndex(where: { !$0.activities.isEmpty }),
        let told = clauses[place].activities.last, told.state == .done
      else { continue }
      clauses[place].more = (told.chunk, mark..<(mark + 2))
    }
  }

  /// ‘words: 640’, where one activity alone is counted so.
  func readLabelled(_ clause: inout Clause) {
    let range = clause.range
    guard !isCommand || range.count > 2, range.count >= 3, case let label = range.lowerBound, chunks[label].range.count == 1,
      chunks[label].name == nil, chunks[label + 1].content == .mark, [":", "=", "："].contains(text(chunks[label + 1])),
      case .number(let number) = chunks[label + 2].content, number > 0,
      range.allSatisfy({ $0 < label + 3 || chunks[$0].isDetail && !chunks[$0].isAmount || chunks[$0].isPartOfDay }),
      tokens[chunks[label].range.lowerBound].senses.contains(where: { $0.sense == .unit("") })
    else { return }
    let word = text(chunks[label])
    let counted = names.counted.filter { activity in
      !names.archived[activity] && !isKeptFew(activity)
        && names.unit(of: activity).map { names.units.unit($0).dimension == names.units.unit(word).dimension } == true
    }
    guard counted.count == 1, let activity = counted.first, names.units.unit(word).dimension != .count("") else { return }
    clause.activities.append((label, NameIndex.Match(activities: [activity], isTranslated: true), .done))
    clause[label] = .activity
    clause[label + 1] = .connective
    clause[label + 2] = .detail
  }
}
