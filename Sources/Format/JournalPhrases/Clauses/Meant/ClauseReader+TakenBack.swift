// What was left out at first and done after all, and what all was done but for: ‘forgot my pill, took it at 3pm’, ‘everything except yoga’.

import JournalModel

extension ClauseReader {
  /// ‘forgot my vitamins until the evening but then I took them’: what was not done at first, and then was.
  func hearTakenBack(_ clauses: inout [Clause]) {
    for index in clauses.indices where clauses[index].undone == nil {
      guard let told = clauses[index].activities.first(where: { ($0.state == .no || $0.state == .skip) && !$0.match.isInverse }) else { continue }
      var end = clauses[index].range.upperBound
      let isFollowed = index + 1 < clauses.count && clauses[index + 1].activities.isEmpty
      if isFollowed { end = clauses[index + 1].range.upperBound }
      let back = (told.chunk + 1..<end).first { i in
        guard Self.contrasts.contains(text(chunks[i])), case let start = chunks[i].range.upperBound else { return false }
        return (start..<min(start + 4, tokens.count)).contains { at in
          guard Self.after.contains(tokens[at].folded), !isDenied(start..<at) else { return false }
          return at + 1 == tokens.count || tokens[at + 1].isMark || Self.afterwards.contains(tokens[at + 1].folded)
        }
      }
      // ‘forgot my pill, took the pill at 3pm’
      let again = index + 1 < clauses.count ? clauses[index + 1].activities.first { $0.match.activities == told.match.activities && $0.state == .done } : nil
      if let back = back ?? again?.chunk ?? (isFollowed ? doneAfterAll(clauses[index + 1].range, told.match) : nil) { clauses[index].undone = (told.chunk, back) }
    }
  }

  private func isDenied(_ words: Range<Int>) -> Bool {
    tokens[words].contains { token in token.folded.hasSuffix("n't") || token.folded == "not" || token.senses.contains { $0.sense == .negation } }
  }

  /// ‘took it at 3pm instead’, ‘dann um 15 Uhr genommen’, ‘las regué por la tarde’: a clause that says of what stands before it that it was done later.
  private func doneAfterAll(_ range: Range<Int>, _ match: NameIndex.Match) -> Int? {
    let words = chunks[range.lowerBound].range.lowerBound..<chunks[range.upperBound - 1].range.upperBound
    guard !isDenied(words) else { return nil }
    func isEnd(_ i: Int) -> Bool { i >= words.upperBound || tokens[i].isMark || Self.afterwards.contains(tokens[i].folded) || isWhen(i, in: range) }
    let back = words.first { at in
      let word = tokens[at].folded
      if ["remembered", "managed"].contains(word) { return isEnd(at + 1) }
      return (Self.after.contains(word) || isPast(at) && !Self.noDeeds.contains(word)) && at + 1 < words.upperBound && Self.backwardPronouns.contains(tokens[at + 1].folded) && isEnd(at + 2)
    }
    if let back { return range.first { chunks[$0].range.contains(back) } }
    guard words.contains(where: { Self.laterWords.contains(tokens[$0].folded) || isWhen($0, in: range) }) else { return nil }
    let verb = words.first { at in
      if Self.doneLater.contains(tokens[at].folded) { return true }
      // ‘las regué’, ‘l'ai prise’
      let isPointed = at > words.lowerBound && tokens[words.lowerBound..<at].suffix(3).contains { Self.objectPronouns.contains($0.folded) }
      return isPointed && !Set(names.mentioned(tokens, at: at).activities).isDisjoint(with: match.activities)
    }
    return verb.flatMap { verb in range.first { chunks[$0].range.contains(verb) } }
  }

  /// Whether a word begins what says when it was.
  private func isWhen(_ i: Int, in range: Range<Int>) -> Bool {
    guard let chunk = range.first(where: { chunks[$0].range.contains(i) }) else { return false }
    switch chunks[chunk].content {
    case .time, .day: return true
    default: return chunks[chunk].isPartOfDay || chunks[chunk].has { $0 == .preposition || $0 == .at || $0 == .taken || $0 == .emphasis }
    }
  }

  private static let after: Set<String> = ["took", "did", "have", "had", "remembered", "managed", "made", "went", "called", "rang", "got", "caught"]
  private static let afterwards: Set<String> = [
    "it", "them", "that", "so", "later", "eventually", "in", "after", "at", "this", "tonight", "finally", "anyway", "now", "since", "just", "before", "her", "him", "instead",
  ]
  /// What is done to what was left out, and leaves it out.
  private static let noDeeds: Set<String> = [
    "hated", "missed", "forgot", "skipped", "regretted", "left", "moved", "postponed", "delayed", "cancelled", "canceled", "needed", "wanted", "felt", "blamed", "put", "gave", "dropped", "lost", "planned", "said", "knew", "noticed",
  ]
  private static let backwardPronouns: Set<String> = ["it", "them", "that", "her", "him", "one", "mine", "both"]
  private static let objectPronouns: Set<String> = ["la", "las", "lo", "los", "l'", "le", "les", "a", "as", "o", "os"]
  private static let laterWords: Set<String> = [
    "dann", "spater", "doch", "erst", "nachher", "hinterher", "luego", "despues", "mas", "puis", "apres", "plus", "finalement", "depois", "mais",
  ]
  private static let doneLater: Set<String> = [
    "genommen", "eingenommen", "nachgenommen", "nachgeholt", "gemacht", "erledigt", "geschafft", "hice", "tome", "recupere", "prise", "prises", "pris", "faite", "fait", "rattrape", "tomei", "fiz",
  ]

  // MARK: All but one

  /// ‘everything except violin’, ‘todo menos yoga’: all that was done or left out but for one, of which nobody can tell more.
  func readAllBut(_ clauses: inout [Clause]) {
    for index in clauses.indices {
      guard let told = clauses[index].activities.first else { continue }
      // ヨガ以外全部
      let behind = chunks[told.chunk].range.upperBound
      let next = tokens[behind..<min(behind + 4, tokens.count)].map(\.folded).joined()
      if told.state == .done, told.chunk + 1 < clauses[index].range.upperBound, ["以外", "を除いて", "を除き", "抜き", "빼고", "를빼고", "만빼고", "제외", "를제외"].contains(where: next.hasPrefix) {
        clauses[index].undone = (told.chunk, told.chunk + 1)
        continue
      }
      let words = chunks[clauses[index].range.lowerBound].range.lowerBound..<chunks[told.chunk].range.lowerBound
      guard let all = words.first(where: { Self.alls.contains(tokens[$0].folded) }),
        (all + 1..<min(all + 5, words.upperBound)).contains(where: { Self.buts.contains(tokens[$0].folded) }),
        let chunk = clauses[index].range.first(where: { chunks[$0].range.contains(all) })
      else { continue }
      clauses[index].undone = (told.chunk, chunk)
    }
  }

  private static let alls: Set<String> = ["all", "everything", "alles", "alle", "todo", "todos", "todas", "tudo", "tout", "toutes", "tous"]
  private static let buts: Set<String> = ["except", "but", "bar", "apart", "aside", "excepting", "save", "ausser", "menos", "excepto", "salvo", "sauf", "hormis", "exceto", "fora"]

  // MARK: What only looks like a deed

  /// ‘clean kitchen, clean mind’: a saying, in which the word that is a verb elsewhere says how something is.
  func readTidy(_ clauses: inout [Clause]) {
    for index in clauses.indices where !isCommand && clauses[index].activities.count == 1 && clauses[index].foreign == nil {
      let (told, range) = (clauses[index].activities[0], clauses[index].range)
      guard told.state == .done, !told.match.isPast, told.chunk == range.lowerBound, case let word = tokens[chunks[told.chunk].range.lowerBound].folded, Self.states.contains(word),
        [index - 1, index + 1].contains(where: { clauses.indices.contains($0) && isState(clauses[$0]) })
      else { continue }
      clauses[index].foreign = (told.chunk, chunks[range.upperBound - 1].range.upperBound)
    }
  }

  /// ‘clean mind’, ‘happy me’
  private func isState(_ clause: Clause) -> Bool {
    let words = (chunks[clause.range.lowerBound].range.lowerBound..<chunks[clause.range.upperBound - 1].range.upperBound).filter { tokens[$0].isWord }
    return clause.activities.isEmpty && clause.metrics.isEmpty && words.count == 2
      && (Self.states.contains(tokens[words[0]].folded) || chunks[clause.range.lowerBound].mood != nil && !chunks[clause.range.lowerBound].has(.feeling))
  }

  private static let states: Set<String> = ["clean", "tidy", "dry", "empty", "clear", "warm", "cool", "open"]

  /// ‘swimming in orders’, ‘nado en deudas’: what somebody is up to the neck in, and no water.
  func flood(of activity: (chunk: Int, match: NameIndex.Match, state: LogLine.State), in clause: Clause) -> Int? {
    let i = activity.chunk
    guard chunks[i].range.count == 1, i + 2 < clause.range.upperBound, case let verb = tokens[chunks[i].range.lowerBound],
      verb.doings.contains(where: { Doing.all[$0].names.words.first?.words.first == "swim" }), ["in", "en", "dans", "em"].contains(text(chunks[i + 1])),
      chunks[i + 1].range.count == 1, chunks[i + 2].content == .other, case let word = tokens[chunks[i + 2].range.lowerBound], word.isWord, word.script == .spaced,
      !Self.waters.contains(word.folded), !clause.range.contains(where: { chunks[$0].isAmount }),
      verb.folded.hasPrefix("schw") || arguments[word.argument].slice(word.range).first?.isLowercase == true
    else { return nil }
    return chunks[i + 2].range.upperBound
  }

  private static let waters: Set<String> = [
    "water", "waters", "lake", "lakes", "sea", "seas", "river", "rivers", "pool", "pools", "ocean", "pond", "ponds", "canal", "bay", "bays", "reservoir", "fjord", "creek", "rain", "sunshine", "snow", "mud",
    "circles", "salt", "saltwater", "freshwater", "open", "wild", "outdoor", "indoor", "heated", "choppy", "rough", "murky", "icy", "deep", "shallow", "clear", "lane", "lanes", "place", "public", "clothes", "jeans", "wetsuit",
    "autumn", "winter", "summer", "spring", "wasser", "meer", "see", "seen", "fluss", "becken", "freibad", "hallenbad", "salzwasser", "agua", "aguas", "mar", "piscina", "rio", "lago", "eau", "mer", "piscine", "riviere", "lac", "riviera",
  ]

  // MARK: The same once more

  /// ‘dog 7am 30 min, again 6pm 40 min’: a second time of its own, which one line has no place for.
  func readAgain(_ clauses: inout [Clause], _ index: Int) {
    guard index + 1 < clauses.count, clauses[index].more == nil, let told = clauses[index].activities.last, told.state == .done,
      case let next = clauses[index + 1], next.activities.isEmpty, next.metrics.isEmpty,
      let again = next.range.first(where: { !chunks[$0].has(.and) }), isAgain(again),
      next.range.contains(where: { chunks[$0].isAmount || isTime($0) || chunks[$0].isPartOfDay || text(chunks[$0]) == "at" })
    else { return }
    clauses[index].more = (told.chunk, again..<min(again + 2, next.range.upperBound))
  }

  private func isAgain(_ i: Int) -> Bool {
    let words = tokens[chunks[i].range].map(\.folded).joined(separator: " ")
    return Self.oncemore.contains(words) || ["de", "otra"].contains(words) && i + 1 < chunks.count && ["nuevo", "vez", "novo"].contains(text(chunks[i + 1]))
  }

  private func isTime(_ i: Int) -> Bool { if case .time = chunks[i].content { true } else { false } }

  private static let oncemore: Set<String> = ["again", "nochmal", "nochmals", "wieder", "otra vez", "de nuevo", "encore", "de novo", "novamente", "また", "다시", "once more", "and again"]

  /// ‘took metformin 8am and 8pm’, ‘7am, noon and 8pm’: how often that is of what is to be done so often, while the times stay words.
  func readTwice(_ clauses: inout [Clause], _ index: Int) {
    guard clauses[index].activities.count == 1, clauses[index].activities[0].state == .done, let activity = clauses[index].activities[0].match.activities.first,
      let unit = names.unit(of: activity), names.units.unit(unit).dimension == .count(""), !names.avoided.contains(activity), !hasAmount(clauses[index]),
      let first = clauses[index].range.first(where: { clauses[index][$0] == .detail && isTime($0) })
    else { return }
    var end = clauses[index].range.upperBound
    // The next ones that say times and nothing else.
    for next in clauses[(index + 1)...] {
      guard next.activities.isEmpty, next.metrics.isEmpty, next.range.contains(where: isTimeOfDay), next.range.allSatisfy({ isTimeOfDay($0) || isBetweenTimes($0) }) else { break }
      end = next.range.upperBound
    }
    let times = (first..<end).filter(isTimeOfDay)
    guard let last = times.last, times.count > 1, (first...last).allSatisfy({ times.contains($0) || isBetweenTimes($0) }) else { return }
    for place in clauses.indices { for i in clauses[place].range where (first...last).contains(i) { clauses[place][i] = .text } }
    clauses[index].times = times.count
  }

  /// ‘night feed at 1:30 and again at 4’: a second time of its own in one breath, for which a line has no place.
  func readAgainAt(_ clause: inout Clause) {
    guard !isCommand, clause.more == nil, clause.times == nil, clause.activities.count == 1, let told = clause.activities.first, told.state == .done, !told.match.isInverse, !hasAmount(clause) else { return }
    let end = chunks[clause.range.upperBound - 1].range.upperBound
    guard let and = (told.chunk + 1..<clause.range.upperBound).first(where: { chunks[$0].has(.and) && clause[$0] != .detail }) else { return }
    let before = chunks[told.chunk].range.upperBound..<chunks[and].range.lowerBound
    let isAt = before.contains { Self.hours.contains(tokens[$0].folded) } || (told.chunk + 1..<and).contains { isTime($0) }
    var i = chunks[and].range.upperBound
    if let again = Self.agains.lazy.compactMap({ tokens.end(of: $0, at: i) }).first { i = again }
    while i < end, Self.hours.contains(tokens[i].folded) { i += 1 }
    guard isAt, i < end, isHourToken(i) else { return }
    i += 1
    if i < end, ["am", "pm", "uhr", "h", "o'clock", "heures", "horas"].contains(tokens[i].folded) { i += 1 }
    guard i >= end || tokens[i].isMark && !["-", "–"].contains(tokens[i].folded) || tokens[i].senses.contains(where: { if case .partOfDay = $0.sense { true } else { $0.sense == .preposition } }) else { return }
    clause.more = (told.chunk, and..<clause.range.upperBound)
  }

  private func isHourToken(_ i: Int) -> Bool {
    switch tokens[i].kind {
    case .clock(let parts): parts.count == 2
    case .number(let hour): hour >= 0 && hour <= 24
    default: tokens[i].senses.contains { if case .number(let hour) = $0.sense { (1...12).contains(hour) } else { false } }
    }
  }

  private static let hours: Set<String> = ["at", "um", "a", "las", "la", "vers", "gegen", "around", "about", "as", "à"]
  private static let agains: [[String]] = ["again", "then again", "once more", "nochmal", "nochmals", "noch einmal", "wieder", "otra vez", "de nuevo", "encore", "de novo", "outra vez", "another"].map { Tokenizer.words($0) }

  private func isTimeOfDay(_ i: Int) -> Bool { isTime(i) || ["noon", "midday", "midnight"].contains(text(chunks[i])) }

  private func isBetweenTimes(_ i: Int) -> Bool { chunks[i].has(.and) || chunks[i].content == .mark || text(chunks[i]) == "at" && chunks[i].range.count == 1 }

  // MARK: Verbs of another thing

  /// ‘wrote three pages to grandma’, ‘read for 20 min, a silly novel’: whether the verb of a title with an object of its own has another one here.
  func hasOtherObject(_ i: Int, in range: Range<Int>, of activity: Int) -> Bool {
    guard !isCommand, names.isOfSomething(activity) else { return false }
    func isWord(_ at: Int) -> Bool { at < chunks.count && (chunks[at].content == .other || chunks[at].has(.person) || chunks[at].name != nil) }
    /// Where an owner's words end: ‘my’, ‘the’.
    func behindOwner(_ at: Int) -> Int { at < chunks.count && Self.owners.contains(text(chunks[at])) ? at + 1 : at }
    for at in range where at > i && chunks[at].range.count == 1 {
      let word = text(chunks[at])
      if Self.towardsWords.contains(word), !(at + 1 < chunks.count && chunks[at + 1].isDetail), isWord(behindOwner(at + 1)) { return true }
      if Self.anyArticles.contains(word), chunks[at - 1].isAmount || at == i + 1, isWord(at + 1) { return true }
    }
    // Behind the next comma.
    let next = range.upperBound + 1
    return next < chunks.count && text(chunks[next - 1]) == "," && Self.anyArticles.contains(text(chunks[next])) && chunks[next].range.count == 1 && isWord(next + 1)
      && next + 2 < chunks.count && isWord(next + 2)
  }

  private static let towardsWords: Set<String> = ["to", "for", "about", "an", "fur", "uber", "para", "sobre", "pour", "sur"]
  private static let anyArticles: Set<String> = ["a", "an", "some", "un", "una", "une", "ein", "eine", "einen", "um", "uma"]
}
