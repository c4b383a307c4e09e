// With whom something was done, and for whom somebody else did it.

import JournalModel

extension ClauseReader {
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

  private func isTimeWord(_ sense: Sense) -> Bool {
    switch sense {
    case .day, .partOfDay, .at, .because, .and, .weekday, .emphasis: true
    default: false
    }
  }

  /// ‘the dog swam in the lake’: an animal right before what it did.
  func isDeedOfAnimal(_ match: NameIndex.Match, at i: Int, in range: Range<Int>) -> Bool {
    guard !isCommand, !match.isVerb, i > range.lowerBound, i + 1 < range.upperBound, Self.owners.contains(text(chunks[i - 1])),
      tokens[chunks[i].range.lowerBound].doings.contains(Doing.dog) || Self.people.contains(text(chunks[i])), let deed = chunks[i + 1].name
    else { return false }
    return deed.isVerb && deed.isPast && Set(deed.activities).isDisjoint(with: match.activities)
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
}
