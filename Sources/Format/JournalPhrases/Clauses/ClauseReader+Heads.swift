// Which name a clause begins with, and whether it is that of the activity.

import JournalModel

extension ClauseReader {
  /// A name that stands at a chunk; also a part of one, where nothing else can be meant.
  func match(at i: Int, in clause: Clause) -> NameIndex.Match? {
    if let name = chunks[i].name ?? slipped(at: i, in: clause) { return name }
    if clause.activities.isEmpty, clause.stranger == nil, let begun = begun(at: i, in: clause.range) { return begun }
    guard clause.activities.isEmpty, clause.stranger == nil, chunks[i].content == .other,
      let (match, end) = names.part(tokens, at: chunks[i].range.lowerBound), end == chunks[i].range.upperBound
    else { return nil }
    if match.activities.count == 1, isToldPart(i, of: match, in: clause.range) {
      var whole = match
      whole.isPart = false
      return whole
    }
    // ‘skipped German’ of ‘German lesson’
    if i > clause.range.lowerBound, chunks[i - 1].has(.skip), match.activities.count == 1,
      i + 1 == clause.range.upperBound || chunks[i + 1].isDetail || chunks[i + 1].isPartOfDay || chunks[i + 1].has(.because)
    {
      var whole = match
      whole.isPart = false
      return whole
    }
    // ‘did German at 4pm’
    if i > clause.range.lowerBound, Self.didWords.contains(text(chunks[i - 1])), chunks[i - 1].range.count == 1, match.activities.count == 1,
      names.isNounName(match.activities[0]),
      i + 1 == clause.range.upperBound || chunks[i + 1].isDetail || chunks[i + 1].isPartOfDay || chunks[i + 1].has(.because)
    {
      var whole = match
      whole.isPart = false
      return whole
    }
    // ‘étirements faits’ of “Étirements du soir”
    if i + 1 < clause.range.upperBound, Self.done.contains(text(chunks[i + 1])), !["both", "all"].contains(text(chunks[i + 1])), match.activities.count == 1, names.isBegun(match.activities[0], by: text(chunks[i])),
      i + 2 == clause.range.upperBound || chunks[i + 2].isDetail || chunks[i + 2].isPartOfDay
    {
      var whole = match
      (whole.isPart, whole.isVerb) = (false, false)
      return whole
    }
    if isGeneralPart(i, of: match, in: clause.range) {
      var whole = match
      (whole.isPart, whole.isVerb) = (false, false)
      return whole
    }
    let isFirstWord = isCommand && isWholeArgument(i) && clause.range[..<i].allSatisfy { clause[$0] != .text || chunks[$0].isDetail }
    // ‘knee 7/10’ is no amount of anything.
    func isOfScore(_ at: Int) -> Bool { [at - 1, at + 1].contains { clause.range.contains($0) && text(chunks[$0]) == "/" } }
    // ‘zero pages of thesis’
    if let unit = match.activities.first.flatMap(names.unit), match.activities.count == 1, !match.isVerb, clause.range.contains(where: { $0 < i && isNoneOf($0, in: clause.range, unit) }) {
      var whole = match
      whole.isPart = false
      return whole
    }
    guard isFirstWord || clause.range.contains(where: { chunks[$0].isAmount && !isOfScore($0) }) else { return nil }
    // ‘2 pages of thesis’, ‘20 min italian on the sofa’
    if isMeasuredPart(match, at: i, in: clause.range) {
      var whole = match
      whole.isPart = false
      return whole
    }
    // ‘dog in bed 6 barked’: the number is of something else that is told.
    let isVerbal = tokens[chunks[i].range.lowerBound].doings.contains { doing in Doing.all[doing].forms.words.contains { !$0.isEmpty } }
    if !isCommand, !isVerbal, clause.range.contains(where: { $0 != i && chunks[$0].content == .other && chunks[$0].range.lowerBound > chunks[i].range.lowerBound })
    {
      return nil
    }
    // ‘studied Spanish 30 min’ beside “Study for the master”
    if match.isVerb, !isCommand, clause.range.contains(i + 1), isOfAnother(i + 1, than: match.activities) { return nil }
    // ‘read 20 pages’ where one alone is read, and counted in pages.
    if match.isVerb, match.activities.count == 1, let unit = names.unit(of: match.activities[0]),
      clause.range.contains(where: { isAmount($0, in: unit) }), !hasOtherObject(i, in: clause.range, of: match.activities[0]), !isToSomebody(i, in: clause.range)
    {
      var whole = match
      whole.isPart = false
      return whole
    }
    // ‘an hour of English’
    if match.activities.count == 1, names.learnt.contains(match.activities[0]), clause.range.contains(where: { isAmount($0, in: "min") }) {
      var whole = match
      whole.isPart = false
      return whole
    }
    return match
  }

  /// ‘took the iron’ of “Take iron pills”, ‘skipped the tea’, ‘hives done’ of “Check the hives”: a part of one name, of which nothing else is told than that
  /// it was done or left out, and when.
  private func isToldPart(_ i: Int, of match: NameIndex.Match, in range: Range<Int>) -> Bool {
    func isEnd(_ at: Int) -> Bool {
      at >= range.upperBound || chunks[at].isDetail || chunks[at].isPartOfDay || chunks[at].content == .mark
        || chunks[at].has { $0 == .because || $0 == .emphasis || $0 == .taken }
    }
    guard !isCommand, let activity = match.activities.first, !names.archived[activity], !names.avoided.contains(activity) else { return false }
    if i == range.lowerBound || i == range.lowerBound + 1 && chunks[i - 1].has(.filler), i + 1 < range.upperBound, Self.done.contains(text(chunks[i + 1])), isEnd(i + 2) {
      return names.titles(of: activity).contains { title in title.count > 1 && (title.last == text(chunks[i]) || title.first == text(chunks[i]) && title.count == 3) }
    }
    let hasArticle = i > range.lowerBound + 1 && chunks[i - 1].has(.filler) && chunks[i - 1].range.count == 1
    guard let verb = [i - 1, i - 2].first(where: { range.contains($0) && ($0 == i - 1) != hasArticle }), isEnd(i + 1), chunks[verb].range.count == 1,
      (range.lowerBound..<verb).allSatisfy({ chunks[$0].isDetail || isLink(chunks[$0]) && chunks[$0].state == nil })
    else { return false }
    if chunks[verb].has(.skip) { return hasArticle }
    if Self.didWords.contains(text(chunks[verb])) { return names.titles(of: activity).contains { NameIndex.isGeneral($0, behind: text(chunks[i])) } }
    let roots = tokens[chunks[verb].range.lowerBound].roots
    return isPast(chunks[verb].range.lowerBound) && names.titles(of: activity).contains { $0.count > 2 && roots.dropFirst().contains($0[0]) }
  }

  /// ‘physio 12min’, ‘physio x2’ of “Physio exercises”: the word of one title alone that says which exercises they are, with how much it was and nothing
  /// else but when.
  private func isGeneralPart(_ i: Int, of match: NameIndex.Match, in range: Range<Int>) -> Bool {
    guard !isCommand, match.activities.count == 1, let activity = match.activities.first, !names.archived[activity], !names.avoided.contains(activity), !names.limited.contains(activity),
      names.titles(of: activity).contains(where: { NameIndex.isGeneral($0, behind: text(chunks[i])) }) || isHeadNoun(i, of: activity, in: range)
    else { return false }
    func isMeasure(_ at: Int) -> Bool {
      switch chunks[at].content {
      case .amount, .number, .time: true
      default: false
      }
    }
    return range.contains { $0 != i && isMeasure($0) }
      && range.allSatisfy { $0 == i || chunks[$0].isDetail || chunks[$0].isPartOfDay || [":", "="].contains(text(chunks[$0])) || chunks[$0].has { $0 == .softener || $0 == .and || $0 == .taken } || Self.done.contains(text(chunks[$0])) }
  }

  /// The course of ‘course: 1h’ and “Online course”: the noun that a title ends with and no other has, at the head of how long it took.
  private func isHeadNoun(_ i: Int, of activity: Int, in range: Range<Int>) -> Bool {
    guard i == range.lowerBound, case let word = tokens[chunks[i].range.lowerBound], word.doings.isEmpty, !NameIndex.ordinary.contains(word.folded), let unit = names.unit(of: activity) else { return false }
    return range.contains { isAmount($0, in: unit) } && names.titles(of: activity).contains { $0.count > 1 && $0.last == word.folded }
  }

  /// ‘wrote 10 lines to mum’
  private func isToSomebody(_ i: Int, in range: Range<Int>) -> Bool {
    guard !isCommand, text(chunks[i]).hasPrefix("wr"), let to = range.first(where: { $0 > i && text(chunks[$0]) == "to" && chunks[$0].range.count == 1 }), range.contains(to + 1) else { return false }
    return chunks[to + 1].has(.person) || chunks[to + 1].content == .other || range.contains(to + 2) && chunks[to + 1].has(.filler) && (chunks[to + 2].has(.person) || chunks[to + 2].content == .other)
  }

  /// Whether a word is of another name alone.
  private func isOfAnother(_ i: Int, than activities: [Int]) -> Bool {
    let found = chunks[i].name?.activities ?? names.mentioned(tokens, at: chunks[i].range.lowerBound).activities
    return !chunks[i].isDetail && !found.isEmpty && Set(found).isDisjoint(with: activities)
  }

  /// ‘pumped 120 ml’: the past of the verb that one title alone begins with, right beside so much as that is counted in.
  private func begun(at i: Int, in range: Range<Int>) -> NameIndex.Match? {
    guard !isCommand, chunks[i].content == .other, chunks[i].range.count == 1, isPast(chunks[i].range.lowerBound), range.contains(i + 1),
      case let found = names.begun(by: tokens[chunks[i].range.lowerBound]), found.count == 1, let unit = names.unit(of: found[0]), isAmount(i + 1, in: unit)
    else { return nil }
    // ‘wrote three pages to grandma’
    if hasOtherObject(i, in: range, of: found[0]) || range.contains(i + 2) && ["to", "for", "about", "with"].contains(text(chunks[i + 2])) { return nil }
    // ‘pumped 120 ml of water’
    if range.contains(i + 2), chunks[i + 2].content == .other || chunks[i + 2].name != nil || chunks[i + 2].has(.person) || ["of", "de", "von"].contains(text(chunks[i + 2])) { return nil }
    return NameIndex.Match(activities: found, isVerb: true, isPast: true)
  }

  /// The allotment of ‘2 hrs on the allotment’ and “Work on the allotment”.
  func isPlaceOfWork(_ i: Int) -> Bool {
    guard chunks.indices.contains(i), chunks[i].content == .other, let (match, end) = names.part(tokens, at: chunks[i].range.lowerBound), end == chunks[i].range.upperBound else { return false }
    return match.activities.count == 1 && names.isPlaced(match.activities[0]) && !isPast(chunks[i].range.lowerBound)
  }

  /// Whether a noun of one name alone stands right beside how much it was, in what that is counted in and few things are, or is learnt for so long:
  /// ‘thesis: 2 pages’ of “Write thesis”, ‘half an hour of italian before bed’.
  private func isMeasuredPart(_ match: NameIndex.Match, at i: Int, in range: Range<Int>) -> Bool {
    guard match.activities.count == 1, let activity = match.activities.first, let unit = names.unit(of: activity) ?? (names.isPlaced(activity) ? "h" : nil), !names.avoided.contains(activity) else { return false }
    let dimension = names.units.unit(unit).dimension
    let isPlaced = names.isPlaced(activity) && !isPast(chunks[i].range.lowerBound)
    guard !match.isVerb && dimension.isCount && dimension != .count("") && names.isOfSomething(activity) || dimension == .duration && (names.learnt.contains(activity) || isPlaced) else { return false }
    let places: Set<String> = isPlaced ? ["on", "at", "in", "down", "up", "auf", "im", "in", "am", "en", "dans", "sur", "no", "na", "dem", "der", "our"] : []
    let words: Set<String> = ["of", "de", "d'", "von", "my", "the", "la", "le", "mi", "mon", "ma", "meine", "meiner", "an", ":"]
    let small = places.union(words)
    let before = range[..<i].reversed().first { !small.contains(text(chunks[$0])) }
    let behind = range.first { $0 > i && !words.contains(text(chunks[$0])) }
    guard [before, behind].contains(where: { at in at.map { isAmount($0, in: unit) } ?? false }) else { return false }
    guard let end = behind.map({ isAmount($0, in: unit) ? $0 + 1 : $0 }) ?? range.last.map({ $0 + 1 }), end < range.upperBound else { return true }
    return chunks[end].isDetail || chunks[end].isPartOfDay || chunks[end].content == .mark || chunks[end].mood != nil
      || isPlaced && isDoing(end)
      || chunks[end].has { [.preposition, .and, .because, .at, .emphasis, .taken, .onDay].contains($0) }
      && !words.contains(text(chunks[end])) && !["to", "for", "from", "without", "until", "till", "zu", "para", "por", "pour", "sin", "ohne", "sans", "sem"].contains(text(chunks[end]))
  }

  /// The pages of ‘no pages of thesis’: none of what something is counted in.
  func isNoneOf(_ i: Int, in range: Range<Int>, _ unit: String? = nil) -> Bool {
    guard !isCommand, i > range.lowerBound, i + 2 < range.upperBound, chunks[i - 1].has(.negation), ["of", "de", "d'", "von"].contains(text(chunks[i + 1])),
      case let token = tokens[chunks[i].range.lowerBound], chunks[i].range.count == 1
    else { return false }
    return unit.map { UnitFamilies.areOne($0, token.folded) || $0 == token.folded } ?? token.senses.contains { if case .unit = $0.sense { true } else { false } }
  }

  /// What begins why something was not done, where a phone has left out the comma.
  static let excuses: Set<String> = ["too", "feeling", "felt", "feel", "was", "still", "so", "just", "zu", "trop", "muy", "demasiado"]

  private static let didWords: Set<String> = ["did", "done", "do"]

  /// Whether a name at the head of a clause is the activity, and not the beginning of something else: ‘squash court closed’.
  func isNamed(_ match: NameIndex.Match, at i: Int, in range: Range<Int>) -> Bool {
    if isSubject(match, at: i, in: range) || isAnimal(match, at: i, in: range) || isDeedOfAnimal(match, at: i, in: range) { return false }
    // ‘swimming done, stretching to do’
    if i + 3 == range.upperBound, text(chunks[i + 1]) == "to", text(chunks[i + 2]) == "do" { return false }
    // ‘knee 6/10’ says how it was.
    if !isCommand, i + 3 < range.upperBound, case .number = chunks[i + 1].content, text(chunks[i + 2]) == "/", ["5", "10", "100"].contains(text(chunks[i + 3])) { return false }
    // ‘no sweets all day’
    if match.isName, !match.isInverse, match.activities.contains(where: names.avoided.contains) { return true }
    // 砂糖を買った, 커피가 너무 비싸다: what was done with it nobody knows.
    if !match.isVerb, i + 2 < range.upperBound, ["を", "을", "를", "が", "이", "가"].contains(text(chunks[i + 1])),
      chunks[i + 1].range.count == 1,
      let next = (i + 2..<range.upperBound).first(where: { !chunks[$0].has(.intensifier) }), chunks[next].content == .other
    {
      return false
    }
    if isOfSomebody(match, at: i, in: range) || isOnlyTouched(match, at: i, in: range) || isThingCalled(match, at: i, in: range) { return false }
    // ‘didnt run too tired’
    if !isCommand, i > range.lowerBound, i + 1 < range.upperBound, chunks[i - 1].has(.negation), ["nt", "n't", "not"].contains(where: tokens[chunks[i - 1].range.upperBound - 1].folded.hasSuffix), Self.excuses.contains(text(chunks[i + 1])) {
      return true
    }
    let isGerund = text(chunks[i]).hasSuffix("ing") && chunks[i].range.count == 1
    // ‘squash court closed’ is about a court, ‘squash Anna’ may be about squash.
    // ‘phone in bed again until 1am’ is what is to be left out by all words of its name.
    if !isCommand, match.isInverse, chunks[i].range.count > 2, i + 1 < range.upperBound, ["again", "wieder", "encore", "otra"].contains(text(chunks[i + 1])) { return true }
    if !match.isVerb, i + 2 < range.upperBound, chunks[i + 1].content == .other, chunks[i + 2].content == .other { return goesOnBehind(i, in: range) }
    if isCommand || match.isVerb && !isGerund || i + 1 >= range.upperBound || no(from: i + 1, in: range) != nil { return true }
    if chunks[range.lowerBound..<i].contains(where: { $0.has(.light) || $0.state != nil || $0.has(.beginning) }) { return true }
    switch chunks[i + 1].content {
    case .other: return goesOnBehind(i, in: range)
    case .words where chunks[i + 1].has(.planned): return false
    case .words where chunks[i + 1].has(.manner): return i + 2 >= range.upperBound || chunks[i + 2].content != .other
    case .words where chunks[i + 1].has(.exception) && !isLink(chunks[i + 1]): return false
    // ‘a swim of 800 m’
    case .words where text(chunks[i + 1]) == "of" && i + 2 < range.upperBound && chunks[i + 2].isAmount: return true
    // ‘my lesson was at eleven’
    case .words where isWas(i + 1) && i + 2 < range.upperBound && (chunks[i + 2].isDetail || chunks[i + 2].isPartOfDay || tokens.end(at: chunks[i + 2].range.lowerBound, of: .at) != nil):
      return true
    // ‘coffee was cold’
    case .words where chunks[i + 1].has(.feeling):
      let next = (i + 2..<range.upperBound).first { !chunks[$0].has(.intensifier) || chunks[$0].mood != nil }
      return next.map { chunks[$0].mood != nil || chunks[$0].isAmount } ?? false
    case .words: return !chunks[i + 1].has(.filler) || chunks[i + 1].has { $0 != .filler }
    default: return true
    }
  }

  /// ‘only one coffee this shift’, ‘10 minutes of meditation once they slept’: what was done is told with how much it was, and then when.
  private func goesOnBehind(_ i: Int, in range: Range<Int>) -> Bool {
    (Self.going.contains(text(chunks[i + 1])) || !isCommand && isDoing(i + 1)) && range[..<i].contains { chunks[$0].isAmount } && i + 2 < range.upperBound
  }

  private static let going: Set<String> = ["this", "that", "once", "when", "as", "per", "where"]

  private func isWas(_ i: Int) -> Bool { ["was", "war", "fue", "foi"].contains(text(chunks[i])) }
}
