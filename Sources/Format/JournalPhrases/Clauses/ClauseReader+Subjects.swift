// Clauses that tell of others, of things and of what is only wished, whatever they speak of: notes that nobody asks about.

import JournalModel

extension ClauseReader {
  /// Finds clauses that say plainly that nobody did there what an activity is called: ‘Tom ran a marathon’, ‘mum called the plumber’, ‘the coffee
  /// machine broke’, ‘want to run a marathon some day’. All others that speak of an activity are asked about.
  func readSubjects(_ clauses: inout [Clause]) {
    keepCarried(&clauses)
    let hasTurn = tokens.indices.contains { Self.turns.contains(tokens[$0].folded) && !isStillToDo($0) }
    let hasAmount = chunks.contains { $0.isAmount }
    for index in clauses.indices {
      let clause = clauses[index]
      guard clause.activities.isEmpty, clause.metrics.isEmpty, clause.stranger == nil, clause.unnamed == nil, clause.typos.isEmpty,
        let start = wordStart(clause.range) ?? personStart(clause.range),
        // The pints of ‘two pints down the Nag's Head’.
        !(chunks[clause.range.lowerBound].range.lowerBound..<start).contains(where: { !names.mentioned(tokens, at: $0).activities.isEmpty })
      else { continue }
      let words = start..<chunks[clause.range.upperBound - 1].range.upperBound
      let isOfThem =
        tokens[start].script != .spaced || isOfMachine(words) || isOfName(words) || isOfPerson(words) || isOfOwner(words) || isOfRelative(words) || isOfWatched(words) || isOfThird(words)
      let isAsked = !hasTurn && isOfRequest(words)
      // ‘about five hundred words I should think’
      let isAmountAhead = clause.range.contains { chunks[$0].isAmount && chunks[$0].range.lowerBound < start }
      let isPlanned = isAsked || !hasTurn && !isAmountAhead && (isOfWish(words, hasAmount: hasAmount) || isOfPlan(words))
      guard isOfThem || isPlanned || isOfBroken(words) || isOfTheirs(words) || isOfHandled(words), !(isOfThem && isBeforeMine(index, clauses))
      else { continue }
      // ‘Tom swam instead of running’, and a question
      if clauses.indices.contains(index + 1), clauses[index + 1].range.lowerBound == clause.range.upperBound {
        if clauses[index + 1].undone == nil, let told = clauses[index + 1].activities.first { clauses[index + 1].undone = (told.chunk, told.chunk) }
        continue
      }
      if clause.range.upperBound < chunks.count, ["?", "？"].contains(text(chunks[clause.range.upperBound])) { continue }
      // The day of what others did is asked about as before.
      let deadlines = isPlanned ? clause.range.filter { isDeadline($0, in: clause.range) } : []
      if clause.range.contains(where: { clause[$0] == .detail && isPastDay(chunks[$0]) && !deadlines.contains($0) }) { continue }
      for i in deadlines { clauses[index][i] = .text }
      (clauses[index].isOfOthers, clauses[index].isOfSomebody) = (true, isOfThem)
      if !isOfThem, isPlanned, let only = mention(in: isAsked ? behindRequest(clause.range) : clause.range) ?? mention(in: clause.range) ?? way(in: clause.range), names.isTask[only.activity] || !isToBuy(words) { clauses[index].thought = only }
      // ‘Kaffeemaschine ist kaputt, toll’, but ‘kids fed, good day’
      for next in clauses.indices where !isOfThem && !isAsked && next > index && clauses[next].activities.isEmpty && clauses[next].range.count == 1 {
        for i in clauses[next].range where clauses[next][i] == .mood { clauses[next][i] = .text }
      }
      if isOfBroken(words) { followBroken(words, &clauses, behind: index) }
    }
  }

  /// ‘the water main burst, eight houses without water’: what follows speaks of the same, and of nobody.
  private func followBroken(_ words: Range<Int>, _ clauses: inout [Clause], behind index: Int) {
    let broken = Set(words.flatMap { names.mentioned(tokens, at: $0).activities })
    for next in clauses.indices where next > index && clauses[next].activities.isEmpty && clauses[next].metrics.isEmpty {
      guard let start = wordStart(clauses[next].range) else { continue }
      let said = start..<chunks[clauses[next].range.upperBound - 1].range.upperBound
      let mentioned = Set(said.flatMap { names.mentioned(tokens, at: $0).activities })
      if !mentioned.isEmpty, mentioned.isSubset(of: broken), !tellsOfMe(said), !said.contains(where: { isPast($0) }) { clauses[next].isOfOthers = true }
    }
  }

  /// The 8 km of ‘demain je cours 8 km’, where one thing alone is measured so.
  private func way(in range: Range<Int>) -> (chunk: Int, activity: Int)? {
    guard let i = range.first(where: { isWay(chunks[$0]) }) else { return nil }
    let found = names.moving.filter { !names.archived[$0] && names.unit(of: $0).map { names.units.unit($0).dimension == .length } == true }
    return found.count == 1 ? found.first.map { (i, $0) } : nil
  }

  /// What somebody asks for, and not who does: ‘my sister thinks I should stop smoking’.
  private func behindRequest(_ range: Range<Int>) -> Range<Int> {
    guard let verb = range.first(where: { ["says", "said", "reckons", "thinks"].contains(text(chunks[$0])) || Self.requests.contains(text(chunks[$0])) }) else { return range }
    return (verb + 1)..<range.upperBound
  }

  /// The first word of a clause that speaks of an activity: what is planned, wished or broken counts nothing, and a line says so.
  func mention(in range: Range<Int>) -> (chunk: Int, activity: Int)? {
    for i in range {
      for at in chunks[i].range {
        // The running shoes of ‘want to run tomorrow’ are not meant: of a task more than one word is said.
        func isSaid(_ task: Int) -> Bool { chunks[i].range.upperBound - at > 1 || range.contains { $0 > i && names.mentioned(tokens, at: chunks[$0].range.lowerBound).activities.contains(task) } }
        let found = names.mentioned(tokens, at: at).activities.filter { !names.archived[$0] }
        if let activity = fullest(found, in: range) ?? found.first(where: { !names.isTask[$0] }) ?? found.first(where: isSaid) { return (i, activity) }
      }
    }
    return nil
  }

  /// 母が, 할머니가: where a clause of a language without blanks begins with somebody else who did what its verb says at the end; nil for others.
  func personStart(_ range: Range<Int>) -> Int? {
    guard let first = range.first(where: { !chunks[$0].isDetail && !chunks[$0].isPartOfDay && chunks[$0].content != .mark }) else { return nil }
    let start = chunks[first].range.lowerBound
    guard tokens[start].script != .spaced, names.mentioned(tokens, at: start).activities.isEmpty else { return nil }
    let text = tokens[start..<min(start + 10, tokens.count)].map(\.folded).joined()
    guard let person = Self.peopleBefore.first(where: text.hasPrefix) ?? namedPerson(text, range), let mark = text.dropFirst(person.count).first, "がは이가은는".contains(mark) else { return nil }
    return range.contains { Self.ownMarks.contains(tokens[chunks[$0].range.lowerBound].folded) } ? nil : start
  }

  /// The longest first.
  private static let peopleBefore = [
    "おばあちゃん", "おじいちゃん", "お母さん", "お父さん", "お兄さん", "お姉さん", "弟さん", "子ども", "子供", "息子", "友達", "友人", "同僚", "先生", "上司", "彼女", "祖母", "祖父", "ママ", "パパ",
    "夫", "妻", "母", "父", "兄", "姉", "弟", "妹", "娘", "彼",
    "할머니", "할아버지", "어머니", "아버지", "엄마", "아빠", "남편", "아내", "동생", "언니", "누나", "오빠", "아들", "친구", "동료", "이모", "삼촌", "고모", "선생님", "아이", "형", "딸",
  ]
  static let ownMarks: Set<String> = ["私", "僕", "俺", "나", "내", "저", "우리"]

  private func isPastDay(_ chunk: Chunk) -> Bool { if case .day(let day) = chunk.content { day != today } else { false } }

  /// The first word of a clause, behind the day, a time and words such as ‘and’.
  func wordStart(_ range: Range<Int>) -> Int? {
    for i in range where !chunks[i].isDetail && !chunks[i].isPartOfDay && chunks[i].content != .mark && !(chunks[i].has(.and) && chunks[i].range.count == 1) {
      let first = chunks[i].range.lowerBound
      return tokens[first].isWord && tokens[first].script == .spaced ? first : nil
    }
    return nil
  }

  // MARK: Who

  /// ‘Tom ran a marathon’, ‘Anna a couru 10 km’, ‘Lucía corrió’: a name, and behind it a verb that is said of somebody else.
  func isOfName(_ words: Range<Int>) -> Bool {
    let favour = endOfFavour(words)
    let words = (isNamedWithArticle(words) ? words.lowerBound + 1 : words.lowerBound)..<(favour ?? words.upperBound)
    guard words.count > 1, isNameOfPerson(words.lowerBound) || favour != nil && isSomeWord(words.lowerBound),
      let verb = verbEnd(words.lowerBound + 1, words) ?? hadEnd(words.lowerBound + 1, words, words.lowerBound)
    else { return false }
    return !tellsOfMe(words.lowerBound..<words.upperBound) && !(verb < words.upperBound && Self.withMe.contains(tokens[verb].folded))
  }

  /// Whether a word is none of a table and of no name, as those of persons are.
  private func isSomeWord(_ i: Int) -> Bool {
    tokens[i].isWord && tokens[i].senses.isEmpty && !isPast(i) && names.mentioned(tokens, at: i).activities.isEmpty
  }

  /// ‘mum called the plumber’, ‘mi madre llamó al fontanero’, ‘the man on the radio read the news’, ‘someone spilt water’: whom the family is, or somebody,
  /// and what was done. Who did what an activity is done with, ‘mum called’, is asked about unless it was done with something else.
  func isOfPerson(_ words: Range<Int>) -> Bool {
    var i = words.lowerBound
    while i < words.upperBound, Self.owners.contains(tokens[i].folded) { i += 1 }
    guard i < words.upperBound, isSomebody(i), case let person = i else { return false }
    let words = words.lowerBound..<(endOfFavour(words) ?? ownEnd(behind: person, words))
    // ‘my son-in-law’
    if i + 4 < words.upperBound, ["-in-law", "inlaw"].contains(tokens[(i + 1)..<(i + 5)].map(\.folded).joined()) { i += 4 }
    // ‘my neighbour Dermot’, ‘housemate jess’
    if i + 1 < words.upperBound, typed(i + 1).first?.isUppercase == true || FirstNames.all.contains(tokens[i + 1].folded), tokens[i + 1].senses.isEmpty {
      i += 1
    }
    var verb = i + 1
    if verb < words.upperBound, Self.besidePersons.contains(tokens[verb].folded) {
      guard let next = (verb + 1..<min(verb + 6, words.upperBound)).first(where: { verbEnd($0, words) != nil }) else { return false }
      verb = next
    }
    guard let end = verbEnd(verb, words) ?? presentEnd(verb, words) ?? hadEnd(verb, words, person),
      !(person + 1..<words.upperBound).contains(where: { Self.nominative.contains(tokens[$0].folded) || isWithMe($0) })
    else { return false }
    // ‘the dog got his walk’
    let own = names.mentioned(tokens, at: person).activities
    if ["got", "had", "gets", "enjoyed", "loved"].contains(tokens[verb].folded), (end..<words.upperBound).contains(where: { !Set(own).isDisjoint(with: names.mentioned(tokens, at: $0).activities) }) {
      return false
    }
    let done = Set((verb..<end).flatMap { names.mentioned(tokens, at: $0).activities })
    guard !done.isDisjoint(with: names.mentioned(tokens, at: person).activities) else { return true }
    guard end < words.upperBound else { return false }
    return end + 1 < words.upperBound && Self.objectArticles.contains(tokens[end].folded)
      || tokens[end].isWord && tokens[end].senses.isEmpty && !tokens[end].folded.hasSuffix("ly") && !Self.mine.contains(tokens[end].folded) && end > person + 1
  }

  /// Where what somebody else did ends, if words about oneself follow that speak of no activity: ‘and I was listening’.
  private func ownEnd(behind person: Int, _ words: Range<Int>) -> Int {
    let joint = words.dropFirst().first { i in
      i > person && i + 1 < words.upperBound && Self.joints.contains(tokens[i].folded) && Self.nominative.contains(tokens[i + 1].folded)
    }
    // ‘coach told me to run 5k and I did’
    if let joint, joint + 2 < words.upperBound, ["did", "have", "managed", "finally"].contains(tokens[joint + 2].folded) { return words.upperBound }
    guard let joint, !(joint..<words.upperBound).contains(where: { !names.mentioned(tokens, at: $0).activities.isEmpty }) else { return words.upperBound }
    return joint
  }

  private static let joints: Set<String> = ["and", "but", "while", "as", "because", "cos", "since", "when", "und", "aber", "y", "pero", "et", "mais", "e", "mas"]

  private func isSomebody(_ i: Int) -> Bool {
    let word = tokens[i].folded
    if word == "he" { return i + 1 < tokens.count && IrregularForms.isEnglishPast(tokens[i + 1].folded) }
    return tokens[i].senses.contains { $0.sense == .person } || Self.people.contains(word) || Self.anybody.contains(word)
  }

  /// ‘my sister swims’
  private func presentEnd(_ i: Int, _ words: Range<Int>) -> Int? {
    guard i < words.upperBound, tokens[i].isWord, tokens[i].folded.hasSuffix("s"), !tokens[i].folded.hasSuffix("ss") else { return nil }
    let base = String(tokens[i].folded.dropLast())
    return IrregularForms.verbs.contains(base) || !names.mentioned(tokens, at: i).activities.isEmpty ? i + 1 : nil
  }

  /// ‘youngest's sugar high’, ‘watched Tom's swim race’: whose it is, where that is nobody an activity is done with.
  private func isOfOwner(_ words: Range<Int>) -> Bool {
    for i in words where isOfSeveral(i, words) || tokens[i].folded.hasSuffix("'s") && !Self.noOwners.contains(tokens[i].folded) && tokens[i].senses.isEmpty {
      guard names.mentioned(tokens, at: i).activities.isEmpty, !words.contains(where: { $0 < i && Self.takingPart.contains(tokens[$0].folded) }),
        !words.contains(where: { $0 < i && !names.mentioned(tokens, at: $0).activities.isEmpty })
      else { continue }
      if (i + 1..<min(i + 4, words.upperBound)).contains(where: { !names.mentioned(tokens, at: $0).activities.isEmpty }) { return true }
    }
    return false
  }

  /// ‘a letter from a pupil who writes’: all that speaks of an activity says what somebody is.
  private func isOfRelative(_ words: Range<Int>) -> Bool {
    guard let who = words.dropFirst().first(where: { Self.whoWords.contains(tokens[$0].folded) }), who + 1 < words.upperBound else { return false }
    func isSaid(_ i: Int) -> Bool { !names.mentioned(tokens, at: i).activities.isEmpty }
    return words.contains { $0 > who && isSaid($0) } && !words.contains { $0 < who && isSaid($0) }
      && !tellsOfMe(max(words.lowerBound, who - 1)..<words.upperBound)
  }

  /// ‘sat in the audience while my niece played the piano’, ‘watched Tom swim’: what somebody looked on at.
  private func isOfWatched(_ words: Range<Int>) -> Bool {
    words.contains { Self.lookingOn.contains(tokens[$0].folded) && isOfWatched(words, from: $0) }
  }

  private func isOfWatched(_ words: Range<Int>, from link: Int) -> Bool {
    var i = link + 1
    while i < words.upperBound, Self.owners.contains(tokens[i].folded) || tokens[i].folded == "to" { i += 1 }
    guard i + 1 < words.upperBound, isSomebody(i) || isNameOfPerson(i) else { return false }
    if typed(i + 1).first?.isUppercase == true, tokens[i + 1].senses.isEmpty, i + 2 < words.upperBound { i += 1 }
    let isSeen = !Self.meanwhile.contains(tokens[link].folded) && !names.mentioned(tokens, at: i + 1).activities.isEmpty
    return (isSeen || tokens[i + 1].folded.hasSuffix("ing") || verbEnd(i + 1, words) != nil || presentEnd(i + 1, words) != nil)
      && !(words.lowerBound..<link).contains { !names.mentioned(tokens, at: $0).activities.isEmpty }
      && !(link..<words.upperBound).contains { Self.nominative.contains(tokens[$0].folded) || isWithMe($0) }
  }

  private static let meanwhile: Set<String> = ["while", "whilst", "as", "when"]
  private static let lookingOn: Set<String> = meanwhile.union(["watched", "watching", "saw", "heard", "listened", "listening", "cheered"])

  private func isWithMe(_ i: Int) -> Bool { ["me", "us"].contains(tokens[i].folded) && i > 0 && ["with", "and"].contains(tokens[i - 1].folded) }

  static let nominative: Set<String> = ["i", "i've", "we", "we've", "ich", "wir", "je", "j'", "nous", "yo", "nosotros", "eu", "conmigo", "comigo"]
  private static let besidePersons: Set<String> = ["on", "at", "in", "from", "next", "opposite", "behind", "with", "upstairs", "downstairs", "who", "of", "that"]
  private static let anybody: Set<String> = [
    "someone", "somebody", "everyone", "everybody", "nobody", "people", "they", "she", "who", "others", "alguien", "quelqu'un", "alguem", "jemand",
  ]
  private static let noOwners: Set<String> = [
    "it's", "that's", "let's", "he's", "she's", "what's", "there's", "where's", "who's", "here's", "today's", "tonight's", "yesterday's", "morning's",
    "evening's", "night's", "week's", "day's", "one's", "last's", "how's", "when's", "everything's", "nothing's", "mother's", "father's",
  ]
  /// What oneself does with what is another's: ‘went to Anna's yoga class’.
  private static let takingPart: Set<String> = ["went", "did", "took", "joined", "had", "done", "attended", "got", "to", "with", "at", "in", "i", "we"]
  private static let whoWords: Set<String> = ["who", "whose", "qui", "quien", "quem"]

  /// Where a verb ends that is said of a third person: a past of English, a participle behind ‘has’, ‘corrió’; nil where there is none.
  private func verbEnd(_ i: Int, _ words: Range<Int>) -> Int? {
    guard i < words.upperBound, tokens[i].isWord, tokens[i].script == .spaced else { return nil }
    let word = tokens[i].folded
    if Self.having.contains(word), i + 1 < words.upperBound {
      let next = tokens[i + 1]
      let isParticiple =
        isPast(i + 1) || next.senses.contains { if case .doing(_, .past) = $0.sense { true } else { false } }
        || ["é", "ido", "ado", "u", "t", "en"].contains { typed(i + 1).hasSuffix($0) } && IrregularForms.bases[next.folded] != nil
        || typed(i + 1).hasSuffix("é")
      if isParticiple || next.senses.contains(where: { $0.sense == .light }) { return i + 2 }
      // ‘hat 30 Vokabeln gelernt’
      guard ["hat", "ist", "hatte"].contains(word), let last = words.last(where: { tokens[$0].isWord }), last > i + 1, Self.isParticiple(tokens[last].folded) else { return nil }
      return last + 1
    }
    if isPast(i) || word == "read", !["was", "were"].contains(word) { return i + 1 }
    // ‘tomou’
    if word.hasSuffix("ou") || word.hasSuffix("eu"), word.utf8.count > 4, tokens[i].senses.isEmpty, i > words.lowerBound, isSomebody(i - 1) { return i + 1 }
    if ["ou", "eu", "iu"].contains(where: word.hasSuffix), word.utf8.count > 3, !names.mentioned(tokens, at: i).activities.isEmpty { return i + 1 }
    return typed(i).hasSuffix("ó") && typed(i).count > 3 ? i + 1 : nil
  }

  private func typed(_ i: Int) -> String { arguments[tokens[i].argument].slice(tokens[i].range) }

  /// Whether a word is typed as a name is, and is none that begins a sentence before what oneself did: ‘Slowly ran’, ‘Knackered, ran’.
  func isNameOfPerson(_ i: Int) -> Bool {
    let word = typed(i)
    if FirstNames.all.contains(tokens[i].folded), names.mentioned(tokens, at: i).activities.isEmpty { return true }
    guard word.count > 2, word.first?.isUppercase == true, word.dropFirst().allSatisfy({ $0.isLowercase }), tokens[i].senses.isEmpty,
      !["ly", "ed", "ing", "wards", "ment"].contains(where: { tokens[i].folded.hasSuffix($0) }), !Self.openings.contains(tokens[i].folded),
      names.mentioned(tokens, at: i).activities.isEmpty
    else { return false }
    return i + 1 < tokens.count && !tokens[i + 1].isGlued
  }

  private func tellsOfMe(_ words: Range<Int>) -> Bool {
    words.contains { Self.mine.contains(tokens[$0].folded) }
  }

  // MARK: What

  /// ‘the coffee machine broke’, ‘la machine à café est en panne’, ‘the dog was sick’: what befell it, and nobody did anything with it.
  private func isOfBroken(_ words: Range<Int>) -> Bool {
    guard !tellsOfMe(words), !words.contains(where: { isPast($0) && !Self.breaking.contains(tokens[$0].folded) && !Self.beingOfThing.contains(tokens[$0].folded) })
    else { return false }
    return words.dropFirst().contains { i in
      guard Self.breaking.contains(tokens[i].folded) else { return false }
      // ‘broke my record’
      if ["broke", "broken"].contains(tokens[i].folded), i + 1 < words.upperBound, !Self.behindBreaking.contains(tokens[i + 1].folded), tokens[i + 1].isWord {
        return false
      }
      // ‘Kaffeemaschine kaputt’
      if ["kaputt", "defekt"].contains(tokens[i].folded), i + 1 == words.upperBound, words.count < 4 { return true }
      return ["broke", "leaked", "died", "burst"].contains(tokens[i].folded)
        || (max(words.lowerBound, i - 3)..<i).contains { Self.beingOfThing.contains(tokens[$0].folded) }
    }
  }

  /// ‘my nose has been running all day’, ‘head is swimming’: what a thing is doing; ‘me han escrito del banco’: what was done to oneself.
  private func isOfTheirs(_ words: Range<Int>) -> Bool {
    var i = words.lowerBound
    if Self.toMe.contains(tokens[i].folded), i + 2 < words.upperBound, ["han", "ha", "ont"].contains(tokens[i + 1].folded) {
      return ["ado", "ido", "ito", "cho", "sto"].contains { tokens[i + 2].folded.hasSuffix($0) }
    }
    while i < words.upperBound, Self.owners.contains(tokens[i].folded) { i += 1 }
    guard i + 2 < words.upperBound, tokens[i].isWord, tokens[i].doings.isEmpty, !Self.mine.contains(tokens[i].folded),
      tokens[i].senses.allSatisfy({ if case .unit = $0.sense { true } else { false } }), names.mentioned(tokens, at: i).activities.isEmpty,
      !chunks.contains(where: { $0.isAmount }),
      !tellsOfMe((i + 1)..<words.upperBound)
    else { return false }
    var verb = i + 1
    if ["has", "have"].contains(tokens[verb].folded), tokens[verb + 1].folded == "been" { verb += 1 }
    guard verb > i + 1 || ["is", "are", "isn't", "keeps", "kept", "was", "were"].contains(tokens[verb].folded), verb + 1 < words.upperBound else { return false }
    return tokens[verb + 1].folded.hasSuffix("ing")
  }

  /// ‘CI run failed’, ‘tests ran 40 min’, ‘dev cycle too long’: what a machine does, which nobody can do so far.
  private func isOfMachine(_ words: Range<Int>) -> Bool {
    var i = words.lowerBound
    while i < words.upperBound, Self.owners.contains(tokens[i].folded) { i += 1 }
    guard !tellsOfMe(words), !chunks.contains(where: { isWay($0) }),
      let machine = (i..<min(i + 2, words.upperBound)).first(where: { Self.machines.contains(tokens[$0].folded) }), machine + 1 < words.upperBound
    else { return false }
    return Self.machineDeeds.contains(tokens[machine + 1].folded)
  }

  private func isWay(_ chunk: Chunk) -> Bool {
    switch chunk.content {
    case .amount(let quantity): names.units.dimension(of: quantity) == .length
    case .thousands: true
    default: false
    }
  }

  private static let machines: Set<String> = [
    "ci", "cd", "dev", "build", "builds", "test", "tests", "pipeline", "pipelines", "job", "jobs", "script", "scripts", "cron", "backup", "backups", "server",
    "servers", "query", "queries", "migration", "migrations", "benchmark", "benchmarks", "workflow", "container", "lambda", "deploy", "deployment", "release",
    "engine", "boiler", "heating", "dishwasher", "fridge", "generator", "simulation", "billing", "server's", "sprint",
  ]
  private static let machineDeeds: Set<String> = ["run", "runs", "ran", "running", "cycle", "cycles", "read", "reads", "write", "writes", "wrote"]

  private static let toMe: Set<String> = ["me", "nos", "m'", "te", "le"]

  // MARK: Words

  private static let having: Set<String> = ["has", "had", "a", "ha", "hat", "hatte", "ist", "est"]
  static let owners: Set<String> = [
    "my", "our", "the", "his", "her", "their", "mi", "mis", "mon", "ma", "mes", "notre", "nuestra", "nuestro", "minha", "meu", "a", "o", "la", "le", "el",
    "mein", "meine", "unser", "unsere", "die", "der", "sein", "seine", "ihr", "ihre", "dein", "deine",
  ]
  static let people: Set<String> = [
    "neighbour", "neighbor", "neighbours", "neighbors", "colleague", "son", "daughter", "uncle", "aunt", "cousin", "kids", "kid", "partner", "boyfriend",
    "girlfriend", "man", "woman", "men", "women", "guy", "guys", "bloke", "lady", "girl", "girls", "boy", "boys", "lad", "lads", "mate", "mates", "coach", "nephew",
    "niece", "assistant", "secretary", "nurse", "physio", "therapist", "trainer", "gardener", "plumber", "postman", "driver", "vet", "nanny", "carer", "nan", "nana",
    "gran", "granny", "grandad", "granddad", "grandfather", "grandmother", "auntie", "missus", "fiance", "fiancee", "inlaws", "lodger", "captain", "director",
    "intern", "supervisor", "consultant", "matron", "teammate", "teammates", "bestie", "gf", "bf", "tutor", "prof", "professor", "lecturer", "teenager", "teen",
    "stepson", "stepdaughter", "grandson", "granddaughter", "grandchildren", "grandkids", "housemate", "housemates", "flatmates", "toddler", "baby", "twins", "youngest", "eldest",
    "oldest", "hubby", "pupil", "pupils", "student", "students", "patient", "patients", "client", "customer", "manager", "colleagues", "sons", "daughters", "friends",
    "sisters", "brothers", "dog", "cat", "puppy", "team", "freundin", "nachbar", "nachbarin", "kollege", "kollegin", "sohn", "tochter", "amigo", "amiga", "ami",
    "amie", "copain", "copine", "oma", "opa", "mama", "papa", "mutti", "vati", "mutter", "vater", "schwester", "bruder", "tante", "onkel", "ehemann", "ehefrau",
    "mitbewohner", "mitbewohnerin", "enkel", "enkelin", "neffe", "nichte", "schwiegermutter", "schwiegervater", "eltern", "kinder", "papi", "papy", "mamy",
    "oncle", "mari", "epouse", "neveu", "cousine", "beau-pere", "abuelo", "abuelita", "abuelito", "tia", "tio", "primo", "prima", "marido", "esposa", "esposo",
    "nieto", "nieta", "sobrino", "sobrina", "suegra", "suegro", "vovo", "neto", "neta", "sobrinho", "sobrinha", "sogra", "sogro", "teacher", "doctor", "landlord", "flatmate", "roommate", "parents", "vecino", "vecina", "hijo", "hija", "jefe", "jefa", "voisin",
    "voisine", "fils", "fille", "collegue", "chef", "patron", "filho", "filha", "vizinho", "vizinha", "chefe",
  ]
  private static let objectArticles: Set<String> = [
    "the", "a", "an", "his", "her", "their", "le", "la", "les", "l'", "un", "une", "du", "des", "sa", "son", "ses", "el", "los", "las", "al", "una", "su",
    "sus", "o", "os", "as", "um", "uma", "ao",
  ]
  private static let withMe: Set<String> = ["and", "with", "y", "e", "et", "und"]
  private static let mine: Set<String> = [
    "i", "i've", "we", "we've", "me", "us", "my", "our", "ich", "wir", "mich", "mir", "uns", "mein", "meine", "je", "j'", "moi", "nous", "m'", "yo",
    "conmigo", "nosotros", "nos", "eu", "comigo",
  ]
  private static let openings: Set<String> = [
    "sorry", "update", "note", "today", "yesterday", "btw", "okay", "yes", "yeah", "yay", "phew", "wow", "then", "afterwards", "later", "never", "barely",
    "hungover", "tired", "sick", "alone", "again", "also", "maybe", "somehow", "half", "treadmill", "training", "cardio", "marathon", "solo", "legs",
    "morning", "lunch", "breakfast", "dinner", "work", "school", "homework", "hier", "puis", "luego", "ayer", "hoy", "depois", "ontem",
  ]
  private static let beingOfThing: Set<String> = [
    "is", "was", "has", "been", "got", "went", "ist", "war", "est", "etait", "es", "esta", "estaba", "fue", "foi", "e", "ficou", "tombe", "en",
  ]
  private static let breaking: Set<String> = [
    "broke", "broken", "burst", "nicked", "pinched", "leaking", "leaked", "died", "dead", "sick", "ill", "poorly", "lost", "stolen", "kaputt", "defekt", "krank", "panne", "casse",
    "cassee", "malade", "roto", "rota", "averiado", "averiada", "enfermo", "enferma", "quebrado", "quebrada", "quebrou", "doente",
  ]
  private static let behindBreaking: Set<String> = ["at", "again", "this", "today", "down", "in", "on", "and", "yesterday", "so", "for", "while", "when"]
}
