// With whom something was done, and for whom somebody else did it.

import JournalModel

extension ClauseReader {
  /// The ‘de papo’ of ‘liguei pra mãe, meia hora de papo’: so long it was talked.
  func isOfTalk(_ i: Int, in range: Range<Int>) -> Bool {
    range.contains(i + 1) && ["de", "d'"].contains(text(chunks[i])) && Self.talks.contains(text(chunks[i + 1]))
  }

  private static let talks: Set<String> = [
    "papo", "conversa", "bate-papo", "telefone", "ligacao", "charla", "platica", "conversacion", "conversation", "telefono", "llamada", "bavardage", "bavardages", "discussion", "papotage", "telephone", "appel",
  ]

  /// ‘war mit Lena klettern’: whether all that is told before a verb at the end is with whom, by somebody who names nobody else.
  func isInCompany(_ words: Range<Int>) -> Bool {
    guard let first = words.first(where: { !chunks[$0].isDetail && !chunks[$0].isPartOfDay }), let with = words.first(where: { text(chunks[$0]) == "mit" }),
      Self.beenThere.contains(text(chunks[first])) else { return false }
    return words.allSatisfy { $0 >= with || chunks[$0].content != .other } && !words.contains { chunks[$0].name != nil && !chunks[$0].has(.person) }
  }

  private static let beenThere: Set<String> = ["war", "waren", "bin", "ich", "wir"]

  /// ‘wolfgang walked the dog for me’: where the words end that say who did it instead of the person; nil where none do.
  func endOfFavour(_ words: Range<Int>) -> Int? {
    let favour = words.dropFirst(2).first { i in
      guard i + 1 < words.upperBound else { return false }
      return ["for", "fur", "por", "pour"].contains(tokens[i].folded) && ["me", "us", "mich", "uns", "mi", "moi", "nous", "nosotros", "mim"].contains(tokens[i + 1].folded)
    }
    guard let favour, favour + 2 == words.upperBound || !tokens[favour + 2].isWord || tokens[favour + 2].senses.contains(where: { isTimeWord($0.sense) }) else { return nil }
    return favour
  }

  /// ‘grandchildren called me!’: what was done to the person, of whom a habit speaks; kept as a note.
  func keepDoneToMe(_ clauses: inout [Clause]) {
    for index in clauses.indices where !isCommand {
      guard let told = clauses[index].activities.first, told.state == .done, !told.match.isInverse, clauses[index].undone == nil, let activity = told.match.activities.first
      else { continue }
      let range = clauses[index].range
      let words = chunks[range.lowerBound].range.lowerBound..<chunks[range.upperBound - 1].range.upperBound
      let isToMe = words.dropFirst().contains { i in
        guard Self.calling.contains(tokens[i].folded), i + 1 < words.upperBound, Self.meOrUs.contains(tokens[i + 1].folded) else { return false }
        // ‘asked mum, who called me back’ is told by the person, too.
        return !words.prefix(while: { $0 < i }).contains { ["i", "we", "i've"].contains(tokens[$0].folded) }
      }
      guard isToMe else { continue }
      clauses[index] = Clause(range, isCommand: isCommand)
      clauses[index].isOfOthers = true
      if !names.archived[activity] { clauses[index].thought = (told.chunk, activity) }
    }
  }

  private static let calling: Set<String> = ["called", "rang", "phoned", "texted", "visited", "emailed", "messaged", "facetimed", "telephoned"]
  private static let meOrUs: Set<String> = ["me", "us"]

  private func isTimeWord(_ sense: Sense) -> Bool {
    switch sense {
    case .day, .partOfDay, .at, .because, .and, .weekday, .emphasis: true
    default: false
    }
  }

  /// ‘my son had four cups of coffee’; what the dog had is done with it.
  func hadEnd(_ i: Int, _ words: Range<Int>, _ person: Int) -> Int? {
    guard i + 1 < words.upperBound, tokens[i].folded == "had", names.mentioned(tokens, at: person).activities.isEmpty else { return nil }
    let isCounted = tokens[i + 1].number != nil || tokens[i + 1].senses.contains { if case .number(let number) = $0.sense { number >= 2 } else { false } }
    // ‘Emma had her cello lesson’, but ‘kids had their vitamins and I had mine’; what ‘Rex had his walk’ tells one did oneself.
    let isShared = tokens.contains { ["mine", "too", "both"].contains($0.folded) }
    let isTheirs = !isShared && ["her", "his", "their"].contains(tokens[i + 1].folded) && !(i + 2..<max(i + 2, words.upperBound)).contains { isOfAnimal($0) }
    return isCounted || isTheirs || ["a", "an", "some", "another"].contains(tokens[i + 1].folded) ? i + 1 : nil
  }

  /// The kids of ‘kids' screen time’.
  func isOfSeveral(_ i: Int, _ words: Range<Int>) -> Bool {
    tokens[i].folded.hasSuffix("s") && i + 2 < words.upperBound && ["'", "’"].contains(tokens[i + 1].folded) && tokens[i + 1].isGlued && !tokens[i + 2].isGlued
  }

  /// Whether a word speaks of what is done with an animal: the walk of “Walk the dog”.
  func isOfAnimal(_ i: Int) -> Bool {
    names.mentioned(tokens, at: i).activities.contains { names.titles(of: $0).contains { !Self.animals.isDisjoint(with: $0) } }
  }

  private static let animals: Set<String> = ["dog", "dogs", "puppy", "cat", "cats", "horse", "pony"]

  /// ‘the dog swam in the lake’: an animal right before what it did.
  func isDeedOfAnimal(_ match: NameIndex.Match, at i: Int, in range: Range<Int>) -> Bool {
    guard !isCommand, !match.isVerb, i > range.lowerBound, i + 1 < range.upperBound, Self.owners.contains(text(chunks[i - 1])),
      tokens[chunks[i].range.lowerBound].doings.contains(Doing.dog) || Self.people.contains(text(chunks[i])), let deed = chunks[i + 1].name
    else { return false }
    return deed.isVerb && deed.isPast && Set(deed.activities).isDisjoint(with: match.activities)
  }
}
