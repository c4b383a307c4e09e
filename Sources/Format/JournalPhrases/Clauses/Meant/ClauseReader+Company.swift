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

  /// ‘the dog swam in the lake’: an animal right before what it did.
  func isDeedOfAnimal(_ match: NameIndex.Match, at i: Int, in range: Range<Int>) -> Bool {
    guard !isCommand, !match.isVerb, i > range.lowerBound, i + 1 < range.upperBound, Self.owners.contains(text(chunks[i - 1])),
      tokens[chunks[i].range.lowerBound].doings.contains(Doing.dog) || Self.people.contains(text(chunks[i])), let deed = chunks[i + 1].name
    else { return false }
    return deed.isVerb && deed.isPast && Set(deed.activities).isDisjoint(with: match.activities)
  }
}
