// Deeds told in a few words: ‘vits, dog, piano done’, ‘smashed 5k’, ‘medtiated 10 mins’.

import JournalModel

extension ClauseReader {
  /// Reads the single words of a list at whose end all are said to be done: ‘vits, dog, piano done’.
  func readList(_ clauses: inout [Clause]) {
    guard !isCommand, let last = clauses.lastIndex(where: { !$0.activities.isEmpty }), isTickedOff(clauses[last]) else { return }
    for index in clauses[..<last].indices.reversed() where clauses[index].activities.isEmpty {
      let words = clauses[index].range.filter { i in
        // The second ‘done’ of ‘vitamins done, dog done’.
        let isTick = i > clauses[index].range.lowerBound && Self.done.contains(text(chunks[i]))
        return chunks[i].content != .mark && !chunks[i].isDetail && !chunks[i].has(.filler) && !isTick
      }
      guard clauses[index].metrics.isEmpty, words.count == 1, let word = words.first, chunks[word].range.count == 1,
        let activity = names.listed(tokens, at: chunks[word].range.lowerBound), isComma(behind: clauses[index])
      else { return }
      clauses[index].activities.append((word, NameIndex.Match(activities: [activity], isTranslated: true), .done))
      clauses[index][word] = .activity
      clauses[index].typos = []
    }
  }

  /// ‘swam 1 km after that pilates’: where words say that the next thing follows, and the comma is left out.
  func isSequel(_ i: Int, from start: Int) -> Bool {
    guard chunks[i].has(.sequel), (start..<i).contains(where: { chunks[$0].name != nil }),
      let next = (i + 1..<chunks.count).first(where: { !isLink(chunks[$0]) && !chunks[$0].isDetail || chunks[$0].name != nil })
    else { return false }
    // ‘stretched 10 minutes then physio’
    return chunks[next].name != nil || !isCommand && chunks[i].range.count == 1 && names.mentioned(tokens, at: chunks[next].range.lowerBound).activities.contains { !names.archived[$0] } && !chunks[next].has(.person)
  }

  /// ‘… and sent Pereira his invoice’, ‘… and then physio’: whether what stands behind an ‘and’ speaks of something else that was to be done, so that it is
  /// read as behind a comma.
  func isOtherDeed(_ part: Range<Int>, _ clause: Clause, after clauses: [Clause]) -> Bool {
    guard !isCommand, let first = part.first, let last = part.last, clause.activities.isEmpty, clause.metrics.isEmpty, let before = clauses.last else { return false }
    let told = Set(clauses.flatMap { $0.activities.flatMap(\.match.activities) })
    let words = chunks[first].range.lowerBound..<chunks[last].range.upperBound
    // ‘… and then slept 40 min on the sofa’
    if let word = part.first(where: { number(chunks[$0]) != nil }), part.contains(where: { chunks[$0].isAmount }), (first..<word).allSatisfy({ isLink(chunks[$0]) || chunks[$0].isAmount }) { return true }
    guard words.count < 16 else { return false }
    func others(_ i: Int) -> [Int] { names.mentioned(tokens, at: i).activities.filter { !told.contains($0) && !names.archived[$0] } }
    guard let said = words.first(where: { !others($0).isEmpty }) else { return false }
    if tokens[said].senses.contains(where: { $0.sense == .person }) || FirstNames.all.contains(tokens[said].folded) { return false }
    // The verb of what one did oneself, and its object.
    let isDeed = isPast(words.lowerBound) && words.count > 1
    if isDeed { return words.contains { i in others(i).contains { other in words.contains { $0 != i && others($0).contains(other) } } } }
    let isThen = self.isThen(first - 1) || ["then", "dann", "danach", "luego", "despues", "puis", "ensuite", "depois"].contains(tokens[words.lowerBound].folded)
    let start = words.first { !tokens.isSmallWord(at: $0) && !["then", "dann", "danach", "luego", "despues", "puis", "ensuite", "depois"].contains(tokens[$0].folded) }
    // ‘walked the dog and physio’, where all before is understood.
    return start == said && (isThen || before.range.allSatisfy { before[$0] != .text } && part.allSatisfy { chunks[$0].range.contains(said) || chunks[$0].isDetail || isLink(chunks[$0]) })
  }

  /// ‘Blumen gegossen und Physio gemacht’: what was done before an ‘and’, with a verb at its end that speaks of something else than what is told behind it.
  func isDeedBefore(_ part: Range<Int>, _ next: Clause) -> Bool {
    guard let last = part.last, case let verb = chunks[last].range.upperBound - 1, case let told = next.activities.flatMap(\.match.activities), !told.isEmpty else { return false }
    // ‘12,50 € in der Mensa ausgegeben und 5 km gelaufen’
    if isSpent(part, verb) { return true }
    return !isCommand && Self.isParticiple(tokens[verb].folded) && names.mentioned(tokens, at: verb).activities.contains { !told.contains($0) && !names.archived[$0] && !names.isTask[$0] }
  }

  private func isComma(behind clause: Clause) -> Bool {
    let end = clause.range.upperBound
    return end < chunks.count && ([",", "、", "/", "+", "&"].contains(text(chunks[end])) || chunks[end].has(.and))
  }

  func isTickedOff(_ clause: Clause) -> Bool {
    guard let told = clause.activities.last, told.state == .done, !told.match.isVerb else { return false }
    return (told.chunk + 1..<clause.range.upperBound).contains { Self.done.contains(text(chunks[$0])) }
  }

  static let done: Set<String> = [
    "done", "taken", "all", "both", "ticked", "complete", "completed", "finished", "✓", "✅", "✔", "☑", "erledigt", "gemacht", "geschafft", "hecho", "hechos", "hecha",
    "hechas", "listo", "listos", "fait", "faits", "faites", "feito", "feitos", "feita", "feitas",
  ]

  /// ‘smashed 5k before work’: five or ten thousand metres that somebody did are run, where one thing alone is a run.
  func readRace(_ clause: inout Clause) {
    let range = clause.range
    guard !isCommand, let i = range.first(where: { chunks[$0].isAmount }), case .thousands(let number) = chunks[i].content, [5, 10].contains(number),
      i > range.lowerBound, range[..<i].allSatisfy({ chunks[$0].isDetail || isLink(chunks[$0]) && chunks[$0].name == nil && chunks[$0].state == nil }),
      let verb = range[..<i].last(where: { !chunks[$0].has(.filler) }), Self.racing.contains(text(chunks[verb])),
      case let next = i + 1, next == range.upperBound || chunks[next].isDetail || chunks[next].isPartOfDay || chunks[next].has(.preposition)
    else { return }
    let runs = names.current(names.doings[Doing.running] ?? [])
    guard runs.count == 1, let run = runs.first, !names.archived[run] else { return }
    clause.activities.append((i, NameIndex.Match(activities: [run], isTranslated: true), .done))
    for link in range[..<i] where !chunks[link].isDetail { clause[link] = .connective }
    clause[i] = .detail
  }

  private static let racing: Set<String> = [
    "did", "smashed", "crushed", "nailed", "managed", "knocked", "banged", "got", "finished", "completed", "cranked", "enjoyed", "squeezed",
  ]

  /// The activity that a verb with a slip names, where so much of it stands right behind, and nothing in the clause says no: ‘medtiated 10 mins’.
  func slipped(at i: Int, in clause: Clause) -> NameIndex.Match? {
    let range = clause.range
    guard !isCommand, chunks[i].content == .other, chunks[i].range.count == 1, i + 1 < range.upperBound,
      let activity = names.slipped(tokens[chunks[i].range.lowerBound]), let unit = names.unit(of: activity), isAmount(i + 1, in: unit),
      range[..<i].allSatisfy({ chunks[$0].isDetail || isLink(chunks[$0]) && chunks[$0].state == nil }),
      !range.contains(where: { isNo($0) || chunks[$0].has { $0 == .planned || $0 == .missing || $0 == .wished || $0 == .nearlyDone } }),
      !(range.upperBound < chunks.count && ["?", "？"].contains(text(chunks[range.upperBound])))
    else { return nil }
    return NameIndex.Match(activities: [activity], isVerb: true, isPast: true, isTranslated: true)
  }

  /// ‘had 3 beers’ beside “Alcohol at most 2 drinks”: a kind of what is limited, behind how many it were, and nothing else but when and with whom.
  func readKind(_ clause: inout Clause) {
    let range = clause.range
    guard let i = range.first(where: { names.limitedKind(tokens, at: chunks[$0].range.lowerBound) != nil && chunks[$0].name == nil }), i > range.lowerBound,
      let (activity, end) = names.limitedKind(tokens, at: chunks[i].range.lowerBound), chunks[i].range.upperBound <= end
    else { return }
    var place = i - 1
    while place > range.lowerBound, chunks[place].has(.filler) || chunks[place].has(.manner) || chunks[place].has(.softener), !chunks[place].isAmount { place -= 1 }
    guard chunks[place].isAmount, chunks[place].content != .range, chunks[place].content != .unclearNumber,
      range[..<place].allSatisfy({ chunks[$0].state == nil && (chunks[$0].isDetail && !chunks[$0].isAmount || isLink(chunks[$0])) }),
      (i + 1..<range.upperBound).first(where: { chunks[$0].range.lowerBound >= end }).map({ next in
        chunks[next].isDetail || chunks[next].isPartOfDay || chunks[next].content == .mark || chunks[next].has(.preposition) || chunks[next].has(.because) || chunks[next].has(.at)
      }) ?? true
    else { return }
    clause.activities.append((i, NameIndex.Match(activities: [activity], isTranslated: true), .done))
    for part in range where part < i { clause[part] = part == place || chunks[part].isDetail ? .detail : .connective }
    clause[i] = .activity
  }

  /// ‘espresso 80mg caffeine’: how much of what is counted so, right before its name at the end.
  func readMeasured(_ clause: inout Clause) {
    let range = clause.range
    guard let i = range.last(where: { chunks[$0].name != nil }), i > range.lowerBound + 1, let match = chunks[i].name, match.activities.count == 1,
      !match.isVerb, !match.isInverse, !match.isPart, let unit = names.unit(of: match.activities[0]), case .amount = chunks[i - 1].content,
      isAmount(i - 1, in: unit), (i + 1..<range.upperBound).allSatisfy({ chunks[$0].isDetail || chunks[$0].isPartOfDay || chunks[$0].content == .mark }),
      range[..<(i - 1)].allSatisfy({ !isPast(chunks[$0].range.lowerBound) && chunks[$0].state == nil && (chunks[$0].content == .other || chunks[$0].has(.filler)) }),
      range[..<(i - 1)].count < 3
    else { return }
    clause.activities.append((i, match, .done))
    clause[i] = .activity
    clause[i - 1] = .detail
  }
}
