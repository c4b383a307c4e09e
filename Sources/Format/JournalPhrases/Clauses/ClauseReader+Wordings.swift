// Words that say how far something came: ‘nearly called mum’, ‘wanted to run but’, ‘gave up after 2k’, ‘too much coffee, six cups’.

import JournalDates
import JournalModel

extension ClauseReader {
  // MARK: What leads up to a name

  /// Whether a chunk may stand before a name and stays text: ‘lazy’, ‘almost’, ‘started’; the ‘at’ of ‘half an hour at the piano’.
  func isLead(_ i: Int, in range: Range<Int>) -> Bool {
    let chunk = chunks[i]
    // ‘2 hrs on the allotment’, of “Work on the allotment”
    if i > range.lowerBound, chunks[i - 1].isAmount, ["on", "at", "in", "down", "up", "auf", "im", "am", "en", "dans", "sur", "no", "na"].contains(text(chunk)),
      (i + 1..<max(i + 1, min(i + 3, range.upperBound))).contains(where: isPlaceOfWork)
    {
      return true
    }
    // ‘went through the whole day without a single cigarette’
    if Self.lasting.contains(text(chunks[range.lowerBound])), let without = range.first(where: { chunks[$0].name != nil }), chunks[without].name?.isWithout == true, i < without, chunk.state == nil { return true }
    if chunk.has(.consequence) { return i == range.lowerBound }
    if chunk.has(where: { [.manner, .nearlyDone, .wished, .beginning, .excess].contains($0) }) {
      return chunk.mood == nil && !chunk.isPartOfDay
    }
    // ‘que 2 cafés’, ‘n'ai bu que deux cafés’
    if text(chunk) == "que" {
      return (i == range.lowerBound || range[..<i].contains { ["n'", "ne"].contains(text(chunks[$0])) }) && range.contains(i + 1) && chunks[i + 1].isAmount
    }
    if chunk.has(.giving) {
      guard let next = (i + 1..<range.upperBound).first(where: { !chunks[$0].has(.filler) || chunks[$0].name != nil }) else { return false }
      return chunks[next].name != nil && chunks[next].range.count >= 3 && chunks[next].range.contains(where: isNoun)
    }
    guard i > range.lowerBound, chunks[i - 1].isAmount else { return false }
    guard ["at", "on", "am", "al", "au"].contains(text(chunk)) else { return false }
    return (i + 1..<min(i + 3, range.upperBound)).contains { chunks[$0].name != nil }
  }

  /// The ‘in’ of ‘2.5 hours in the garden’, the ‘no’ of `2 horas no jardim`: before where something is done that is to take so long.
  func isPlace(_ i: Int, in range: Range<Int>) -> Bool {
    guard i > range.lowerBound, ["in", "dans", "en", "no", "na"].contains(text(chunks[i])), chunks[i].range.count == 1,
      let place = (i + 1..<max(i + 1, min(i + 3, range.upperBound))).first(where: { chunks[$0].name != nil }), let activity = chunks[place].name?.activities.first,
      chunks[place].name?.isVerb == false, !names.isTask[activity], case let unit = names.unit(of: activity) ?? "h", names.units.unit(unit).dimension == .duration
    else { return false }
    return isAmount(i - 1, in: unit) && !isKeptFew(activity)
  }

  private static let lasting: Set<String> = ["went", "got", "made", "survived", "managed", "spent", "lasted", "whole", "all", "entire", "full", "ganzen", "todo", "toute", "pase", "passe", "passei"]

  /// Whether a word is what is done by its name: the call of ‘a quick call’.
  private func isNoun(_ i: Int) -> Bool {
    tokens[i].senses.contains { if case .doing(_, .wideName) = $0.sense { true } else { false } }
  }

  /// Whether little of an activity is better: it is to be left out, or limited.
  func isKeptFew(_ activity: Int) -> Bool { names.avoided.contains(activity) || names.limited.contains(activity) }

  /// Where ‘sugar fail’ ends, which is no leaving out of sugar; nil where nothing says so.
  func failing(from start: Int, of match: NameIndex.Match, in range: Range<Int>) -> Int? {
    guard match.activities.allSatisfy(names.avoided.contains), start < range.upperBound, chunks[start].has(.failing),
      (start + 1..<range.upperBound).allSatisfy({
        chunks[$0].isDetail || chunks[$0].isPartOfDay || chunks[$0].content == .mark || isLink(chunks[$0])
      })
    else { return nil }
    return start
  }

  // MARK: Where clauses begin

  /// Whether a clause begins with ‘instead of’, which says no of what follows.
  func isInstead(_ i: Int) -> Bool {
    tokens.end(at: chunks[i].range.lowerBound, of: .instead) == chunks[i].range.upperBound && chunks[i].has(.missing)
  }

  /// ‘Statt Laufen war ich schwimmen’: what was done instead begins right behind what was not.
  func isBehindInstead(_ i: Int, from start: Int) -> Bool {
    guard i < chunks.count, i > start + 1, start == 0 || chunks[start - 1].content == .mark, isInstead(start), let left = chunks[i - 1].name,
      chunks[(start + 1)..<(i - 1)].allSatisfy({ $0.name == nil }), !chunks[i].has(.and), !Self.ors.contains(text(chunks[i]))
    else { return false }
    let end = chunks[i...].firstIndex { $0.content == .mark } ?? chunks.count
    return chunks[i..<end].contains { $0.name.map { $0.activities != left.activities } ?? false }
  }

  /// Whether a chunk divides as a comma does: the ‘so’ of ‘was ill so no run’, the colon of ‘so far: run, vitamins’.
  func isJoint(_ i: Int, from start: Int) -> Bool {
    if chunks[i].has(.consequence) {
      if i == start + 1, ["ok", "okay"].contains(text(chunks[start])) { return false }
      guard let next = (i + 1..<chunks.count).first(where: { !chunks[$0].has(.filler) || chunks[$0].state != nil }) else { return false }
      if chunks[next].name?.isVerb == true { return text(chunks[i]) == "so" && !isOfSomebody(start) }
      guard chunks[next].has(where: { $0 == .negation || $0 == .missing || $0 == .skip }) else { return false }
      // ‘Tom was ill so didn't run’, but ‘Tom was ill so no run’
      return Self.none.contains(text(chunks[next])) || !isOfSomebody(start)
    }
    guard chunks[i].content == .mark, [":", "："].contains(text(chunks[i])), tokens[chunks[i].range.lowerBound].isGlued,
      i + 1 < chunks.count,
      !tokens[chunks[i + 1].range.lowerBound].isGlued
    else { return false }
    let words = start..<i
    return words.contains { chunks[$0].has(.introduction) || start == 0 && isDayAlone($0) }
      && words.allSatisfy { chunks[$0].has(.introduction) || isLink(chunks[$0]) || chunks[$0].isDetail && !chunks[$0].isAmount }
  }

  /// The day of ‘tues: ran 5k’.
  private func isDayAlone(_ i: Int) -> Bool { if case .day = chunks[i].content { true } else { false } }

  /// Whether a clause begins with somebody who does things: ‘Tom was’.
  private func isOfSomebody(_ start: Int) -> Bool {
    let place = chunks[start].range.lowerBound
    guard place + 1 < tokens.count, case let token = tokens[place], token.isWord, token.script == .spaced else { return false }
    if token.senses.contains(where: { $0.sense == .person }) { return true }
    let isName = token.senses.isEmpty && arguments[token.argument].slice(token.range).first?.isUppercase == true
    return isName && (isPast(place + 1) || Self.verbs.contains(tokens[place + 1].folded))
  }

  private static let none: Set<String> = ["no", "kein", "keine", "keinen", "pas", "nada", "sin", "sem", "sans", "ohne"]
  private static let verbs: Set<String> = [
    "is", "has", "had", "was", "came", "got", "ist", "war", "hat", "hatte", "esta", "estaba", "es", "tiene", "tenia", "est", "a", "etait",
    "avait", "estava",
    "tinha", "foi",
  ]

  /// Whether what stands behind an ‘and’ was done by whom the words before it tell of, and that is the person: ‘came home and read’.
  func isOwnDoing(_ part: Range<Int>, _ clause: Clause, after range: Range<Int>) -> Bool {
    if isOfFirstPerson(part, clause, after: range) { return true }
    guard let activity = clause.activities.first, !range.isEmpty, isToldByVerb(activity, in: part),
      let first = range.first(where: { i in !isLoose(i, besides: .filler) || isPast(chunks[i].range.lowerBound) })
    else { return false }
    let place = chunks[first].range.lowerBound
    return isPast(place) && !(place + 1 < tokens.count && isPast(place + 1))
      && !range.contains {
        chunks[$0].name != nil || chunks[$0].has { $0 == .negation || $0 == .missing || $0 == .planned || $0 == .wished }
      }
  }

  /// ‘read’, ‘called mum’, ‘practised piano’, ‘went for a run’
  private func isToldByVerb(_ activity: (chunk: Int, match: NameIndex.Match, state: LogLine.State), in part: Range<Int>) -> Bool {
    if text(chunks[activity.chunk]).hasSuffix("ing") { return false }
    return activity.match.isVerb || isPast(chunks[activity.chunk].range.lowerBound)
      || (part.lowerBound..<activity.chunk).contains {
        (chunks[$0].has(.light) || chunks[$0].has(.filler)) && isPast(chunks[$0].range.lowerBound)
      }
  }

  private func isLoose(_ i: Int, besides sense: Sense) -> Bool {
    chunks[i].isDetail || chunks[i].isPartOfDay || chunks[i].has(.softener) || chunks[i].has(sense) && !chunks[i].has(.light)
      || chunks[i].mood != nil
  }

  /// Whether a word is the past of an English verb.
  func isPast(_ i: Int) -> Bool {
    let word = tokens[i].folded
    // Nobody ate in ‘até’.
    guard tokens[i].isWord, tokens[i].script == .spaced, word != "ate" || arguments[tokens[i].argument].slice(tokens[i].range) != "até" else { return false }
    return IrregularForms.isEnglishPast(word) || word.utf8.count > 4 && word.hasSuffix("ed")
  }

  // MARK: How far it came

  /// Reads what nearly happened, what was wanted, and what was broken off.
  func readWordings(_ clauses: inout [Clause]) {
    for index in clauses.indices {
      guard let told = clauses[index].activities.first else { continue }
      let before = clauses[index].range.lowerBound..<told.chunk
      if let lead = before.first(where: { chunks[$0].has { $0 == .nearlyDone || $0 == .wished } }) {
        readNearly(lead, &clauses, index)
        continue
      }
      if clauses[index].undone != nil { continue }
      // ‘kaum Zucker’, ‘Bier kaum’: a little of what is to be left out or kept few, and neither none nor one.
      if told.match.activities.allSatisfy(isKeptFew), !hasAmount(clauses[index]),
        let hardly = clauses[index].range.first(where: { $0 <= told.chunk + 1 && Self.hardly.contains(text(chunks[$0])) && !chunks[$0].isAmount })
      {
        clauses[index].undone = (told.chunk, hardly)
        continue
      }
      if let excess = before.first(where: { chunks[$0].has(.excess) }), !told.match.isVerb, told.state == .done, !hasAmount(clauses[index]),
        !(index + 1 < clauses.count && clauses[index + 1].activities.isEmpty && hasAmount(clauses[index + 1]))
      {
        // Of what is limited it was more than that, and surely not none.
        if told.match.activities.allSatisfy(names.limited.contains) { clauses[index].more = (told.chunk, excess..<(excess + 1)) } else { clauses[index].undone = (told.chunk, excess) }
      }
      // ‘hardly ran’, ‘casi no he leído’: how little, only an amount can tell.
      if told.state == .partly, let hardly = before.first(where: { Self.hardly.contains(text(chunks[$0])) }), !hasAmount(clauses[index]),
        !(index + 1 < clauses.count && clauses[index + 1].activities.isEmpty && hasAmount(clauses[index + 1]))
      {
        clauses[index].undone = (told.chunk, hardly)
      }
      if told.state == .done, let start = before.first(where: { isTry($0, before: told) }) {
        clauses[index].undone = (told.chunk, start)
        continue
      }
      let isBroken = readBroken(&clauses, index)
      if let start = before.first(where: { chunks[$0].has(.beginning) }), !isBroken, told.state == .done, !hasAmount(clauses[index]),
        !told.match.isVerb, !text(chunks[told.chunk]).hasSuffix("ing")
      {
        clauses[index].undone = (told.chunk, start)
      }
    }
  }

  func hasAmount(_ clause: Clause) -> Bool { clause.range.contains { clause[$0] == .detail && chunks[$0].isAmount } }

  /// ‘nearly called mum but it got late’, ‘almost ran 5k, stopped at 4’
  private func readNearly(_ lead: Int, _ clauses: inout [Clause], _ index: Int) {
    let told = clauses[index].activities[0]
    let isSaidNo = (lead..<told.chunk).contains { clauses[index][$0] == .state(of: told.chunk) }
    let others = clauses[(index + 1)...].flatMap(\.activities)
    let isAgain = others.contains { $0.match.activities == told.match.activities }
    func ask() {
      // ‘should have run today’ tells of what was not, ‘should have run faster’ of a run.
      let isBare = (told.chunk + 1..<clauses[index].range.upperBound).allSatisfy { chunks[$0].isDetail || chunks[$0].isPartOfDay || chunks[$0].content == .mark }
      if isBare, told.state == .done, Self.onlyThought.contains(where: { text(chunks[lead]).hasPrefix($0) }), clauses[index].activities.count == 1 {
        clauses[index] = Clause(clauses[index].range, isCommand: isCommand)
        (clauses[index].isOfOthers, clauses[index].thought) = (true, (told.chunk, told.match.activities.first ?? 0))
        return
      }
      if told.state != .no || isSaidNo { clauses[index].undone = (told.chunk, lead) }
    }
    // ‘almost had a beer but didn't’
    if !isAgain, clauses[index].activities.count == 1, told.match.activities.allSatisfy(names.avoided.contains), isWithstood(behind: told.chunk, in: clauses, index) {
      clauses[index].activities[0].state = .done
      clauses[index][lead] = .state(of: told.chunk)
      clauses[index].undone = nil
      return
    }
    if isSaidNo || isAgain || clauses[index].activities.count > 1 || told.match.activities.contains(where: isKeptFew) {
      clauses[index].undone = (told.chunk, lead)
      return
    }
    guard told.state == .done else { return ask() }
    if hasAmount(clauses[index]) {
      guard index + 1 < clauses.count, clauses[index + 1].activities.isEmpty, let amount = reached(in: clauses[index + 1]) else {
        return ask()
      }
      for i in clauses[index].range where clauses[index][i] == .detail && chunks[i].isAmount { clauses[index][i] = .text }
      clauses[index + 1][amount] = .detail
      clauses[index].activities[0].state = .partly
      return
    }
    guard contrast(behind: told.chunk, in: clauses, index) else { return ask() }
    clauses[index].undone = nil
    clauses[index].activities[0].state = .no
    clauses[index][lead] = .state(of: told.chunk)
  }

  /// The number that ‘stopped at 4’ and ‘managed 45’ say.
  private func reached(in clause: Clause) -> Int? {
    let numbers = clause.range.filter { chunks[$0].isAmount }
    guard numbers.count == 1, let amount = numbers.first, chunks[amount].content != .range, chunks[amount].content != .unclearNumber,
      clause.range.allSatisfy({ $0 == amount || isLink(chunks[$0]) || chunks[$0].has { $0 == .broken || $0 == .preposition || $0 == .at } }
      ),
      clause.range.contains(where: { $0 < amount && (chunks[$0].has(.broken) || chunks[$0].has(.softener) || chunks[$0].has(.light)) })
    else { return nil }
    return amount
  }

  /// Whether a ‘but’ follows that takes it back.
  private func contrast(behind name: Int, in clauses: [Clause], _ index: Int) -> Bool {
    let behind = (name + 1)..<clauses[index].range.upperBound
    if let first = behind.first(where: { clauses[index][$0] == .text && !chunks[$0].isPartOfDay && !isBeside($0) }) {
      return Self.contrasts.contains(text(chunks[first])) && isTakenBack(first..<behind.upperBound)
    }
    guard index + 1 < clauses.count, case let next = clauses[index + 1], let first = next.range.first else { return false }
    return isTakenBack(next.range)
      && (Self.contrasts.contains(text(chunks[first])) || next.range.contains { chunks[$0].has { $0 == .negation || $0 == .missing } })
  }

  /// Whether a ‘but’ and a no follow, and nothing else.
  private func isWithstood(behind name: Int, in clauses: [Clause], _ index: Int) -> Bool {
    let start = chunks[name].range.upperBound
    guard let but = (start..<tokens.count).first(where: { !tokens[$0].isMark }), Self.contrasts.contains(tokens[but].folded), but + 1 < tokens.count,
      clauses[(index + 1)...].allSatisfy({ $0.activities.isEmpty })
    else { return false }
    return tokens[(but + 1)...].allSatisfy { Self.saysNoAgain.contains($0.folded) || $0.isMark }
      && tokens[(but + 1)...].contains { !["i", "then", "in", "the", "end", "dann", "doch", "ich"].contains($0.folded) }
  }

  private static let saysNoAgain: Set<String> = [
    "i", "didn't", "didnt", "did", "not", "no", "resisted", "then", "in", "the", "end", "nicht", "dann", "doch", "ich", "habe", "hab", "es", "pas", "non", "finalement", "al", "final", "nao",
  ]

  private func isBeside(_ i: Int) -> Bool { chunks[i].has { $0 == .filler || $0 == .light || $0 == .softener } && !chunks[i].has(.and) }

  private func isTakenBack(_ range: Range<Int>) -> Bool {
    range.allSatisfy { i in chunks[i].name == nil && !tokens[chunks[i].range].contains { Self.afterAll.contains($0.folded) } }
  }

  /// ‘but gave up after ten minutes’, behind a name in its clause or in the next one: partly done, with as much as is said there.
  private func readBroken(_ clauses: inout [Clause], _ index: Int) -> Bool {
    let told = clauses[index].activities[0]
    guard told.state == .done, clauses[index].activities.count == 1, !told.match.activities.contains(where: isKeptFew) else { return false }
    for place in [index, index + 1] where place < clauses.count && (place == index || clauses[place].activities.isEmpty) {
      let range = place == index ? (told.chunk + 1)..<clauses[place].range.upperBound : clauses[place].range
      guard let broken = range.first(where: { clauses[place][$0] == .text && chunks[$0].has(.broken) }),
        isEnd(broken + 1, of: broken, in: range), !isOfThing(broken, in: range),
        place == index || range[..<broken].allSatisfy({ isLink(chunks[$0]) })
      else { continue }
      if hasAmount(clauses[index]),
        !clauses[index].range.contains(where: { $0 > broken && clauses[index][$0] == .detail && chunks[$0].isAmount })
      {
        return false
      }
      if let amount = (broken + 1..<range.upperBound).first(where: { chunks[$0].isAmount }), !hasAmount(clauses[index]) {
        clauses[place][amount] = .detail
      }
      clauses[index].activities[0].state = .partly
      return true
    }
    return false
  }

  /// ‘the rain stopped’
  private func isOfThing(_ broken: Int, in range: Range<Int>) -> Bool {
    broken > range.lowerBound + 1 && chunks[broken - 1].content == .other && chunks[broken - 2].has(.filler)
  }

  /// Whether nothing follows but when, after how much and why: ‘stopped to talk’ is a rest.
  private func isEnd(_ i: Int, of broken: Int, in range: Range<Int>) -> Bool {
    guard range.contains(i) else { return true }
    return chunks[i].isDetail || chunks[i].isPartOfDay || chunks[i].content == .mark
      || chunks[i].has { $0 == .because || $0 == .half || $0 == .partly }
      || Self.untils.contains(text(chunks[i]))
        && (text(chunks[broken]) != "stopped" || (i + 1..<min(i + 4, range.upperBound)).contains { chunks[$0].isAmount }
          || i + 1 >= range.upperBound)
  }

  // MARK: None and one

  /// Whether it is none of anything.
  func isNothing(_ chunk: Chunk) -> Bool {
    switch chunk.content {
    case .number(0): true
    case .amount(let quantity): quantity.amount == 0
    default: false
    }
  }

  /// ‘didn't write a word’: the amount is part of the no.
  func isNotOne(_ i: Int) -> Bool {
    if case .number(1) = chunks[i].content { return Self.singleWords.contains(tokens[chunks[i].range.upperBound - 1].folded) }
    guard case .amount(let quantity) = chunks[i].content, quantity.amount == 1, names.units.dimension(of: quantity).isCount else {
      return false
    }
    return tokens[chunks[i].range].allSatisfy { $0.number == nil }
  }

  // MARK: Days that may be to come

  /// ‘Tom's party on Saturday’: a day of the week in what tells of nothing over may be one to come, and stays text.
  func keepDaysToCome(_ clauses: inout [Clause]) {
    askDaysToCome(&clauses)
    guard clauses.allSatisfy({ $0.activities.isEmpty && $0.metrics.isEmpty && $0.stranger == nil }) else { return }
    // ‘the bill arrived, 64 pounds’ is no amount of anything.
    if clauses.count > 1,
      clauses.contains(where: { clause in clause.range.contains { clause[$0] == .text && chunks[$0].content == .other } })
    {
      for index in clauses.indices {
        for i in clauses[index].range where clauses[index][i] == .detail && chunks[i].isAmount { clauses[index][i] = .text }
      }
    }
    guard !clauses.contains(where: { $0.roles.contains(.mood) }), !tokens.indices.contains(where: tokens.isOver) else { return }
    for index in clauses.indices {
      for i in clauses[index].range where clauses[index][i] == .detail && chunks[i].isWeekday { clauses[index][i] = .text }
    }
  }

  /// ‘german lesson on Monday’ may have been, or be to come: nothing in the sentence says that it is over.
  private func askDaysToCome(_ clauses: inout [Clause]) {
    guard !isCommand, clauses.contains(where: { !$0.activities.isEmpty }),
      clauses.allSatisfy({ $0.metrics.isEmpty && !$0.roles.contains(.mood) }),
      clauses.flatMap(\.activities).allSatisfy({ $0.state == .done && !$0.match.isPast && !$0.match.isVerb && !$0.match.isInverse && !chunks[$0.chunk].isAmount }),
      !tokens.indices.contains(where: tokens.isOver)
    else { return }
    for index in clauses.indices {
      guard
        let day = clauses[index].range.first(where: { clauses[index][$0] == .detail && chunks[$0].isWeekday && text(chunks[$0]) == "on" })
      else {
        continue
      }
      clauses[index].unsureDay = day
      return
    }
  }

  /// What leads up to what was only thought of, by its first words.
  private static let onlyThought = ["should", "could", "would", "long", "ages", "weeks", "months", "years", "forever", "deberia", "tendria", "deveria", "devia"]
  private static let hardly: Set<String> = ["hardly", "barely", "scarcely", "kaum", "casi", "apenas", "presque", "quase"]
  static let contrasts: Set<String> = ["but", "aber", "pero", "mais", "mas", "though", "although"]
  /// Words after which it may have been done all the same.
  private static let afterAll: Set<String> = [
    "still", "anyway", "managed", "finally", "eventually", "luckily", "did", "remembered", "then", "instead", "trotzdem", "doch", "dann",
    "igual",
    "finalmente", "quand", "finalement", "mesmo",
  ]
  private static let untils: Set<String> = [
    "after", "at", "early", "halfway", "nach", "bei", "despues", "a", "apres", "au", "depois", "there", "em", "by", "due", "before",
  ]
}
