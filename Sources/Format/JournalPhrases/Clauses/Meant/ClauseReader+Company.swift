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
}
