// Whose feeling a clause tells of, and whether it is one at all: ‘he was sad’, ‘the film was horrible’.

import JournalModel

extension ClauseReader {
  /// Whether a clause says how somebody else is: ‘he was sad’, and not the Spanish ‘he estado triste’.
  func tellsOfAnother(_ range: Range<Int>) -> Bool {
    range.contains { i in
      isHe(i) && isVerb(i + 1, in: range) || Self.otherPersons.contains(text(chunks[i])) && isVerb(i + 1, in: range)
    }
  }

  /// Whether what stands behind a pronoun is a verb; nothing at all is as much as one, since the pronoun is no article then.
  private func isVerb(_ i: Int, in range: Range<Int>) -> Bool {
    guard range.contains(i) else { return false }
    let word = text(chunks[i])
    return chunks[i].has(.feeling) || Self.being.contains(word) || isPast(chunks[i].range.lowerBound)
  }

  /// Whether a clause says how something was that is told of before it: ‘watched a film, it was horrible’. Behind a day or a mood it is the day that was so.
  func tellsOfThing(_ range: Range<Int>) -> Bool {
    guard range.contains(where: { Self.wasOfThing.contains(text(chunks[$0])) }) else { return false }
    let isOwn = range.contains { i in
      if case .day = chunks[i].content { return true }
      return chunks[i].has(.dayNoun) || chunks[i].isPartOfDay || Self.firstPersons.contains(text(chunks[i]))
    }
    // ‘argued with Tom, was sad’: nothing but somebody can be it, and nobody else is named.
    let first = range.lowerBound
    let isOfWriter = ["was", "war"].contains(text(chunks[first])) && range.contains { isOfPersons($0) }
    guard !isOwn, !isOfWriter else { return false }
    let before = chunks[..<range.lowerBound]
    return before.contains { $0.content == .other || $0.name != nil } && !before.contains { $0.has(.dayNoun) || $0.mood != nil }
  }

  /// ‘night shift was calm’, ‘the late shift was stressful’: how the work was, and not how somebody felt. ‘rough shift’ says that of the day.
  func tellsOfShift(_ range: Range<Int>) -> Bool {
    if range.isEmpty { return false }
    let words = chunks[range.lowerBound].range.lowerBound..<chunks[range.upperBound - 1].range.upperBound
    return words.dropFirst().contains { i in
      Self.beingThing.contains(tokens[i].folded) && Self.shifts.contains(tokens[i - 1].folded)
    } && !words.contains { Self.firstPersons.contains(tokens[$0].folded) }
  }

  private static let shifts: Set<String> = ["shift", "shifts", "schicht", "nachtschicht", "fruhschicht", "spatschicht", "turno", "guardia", "garde", "plantao", "form", "spirits"]
  private static let beingThing: Set<String> = ["was", "were", "is", "wasn't", "war", "ist", "fue", "estuvo", "etait", "foi", "estava"]

  /// Whether what stands before a mood says that what was done was so: ‘the run was awful’.
  func isRemark(_ i: Int, in clause: Clause) -> Bool {
    guard let told = clause.activities.last, told.chunk < i else { return false }
    return (told.chunk + 1..<i).contains { Self.wasOfThing.contains(text(chunks[$0])) && chunks[$0].has(.feeling) }
      && !(told.chunk + 1..<i).contains { Self.firstPersons.contains(text(chunks[$0])) }
  }

  /// ‘studied Spanish 1h’: a verb for learning before the name of what is learnt, and how long.
  func isStudied(_ i: Int, in range: Range<Int>) -> Bool {
    guard range.contains(i + 1), let name = chunks[i + 1].name, name.activities.count == 1, !name.isVerb,
      range.contains(where: { $0 > i + 1 && isAmount($0, in: "min") })
    else { return false }
    return tokens[chunks[i].range.lowerBound].doings.contains(Doing.studying) || Self.learning.contains(text(chunks[i]))
  }

  /// ‘coffee without sugar’
  func isWithout(_ match: NameIndex.Match, in clause: Clause) -> Bool {
    match.isWithout && clause.activities.contains { !$0.match.activities.allSatisfy(names.avoided.contains) }
  }

  private static let learning: Set<String> = [
    "studied", "studying", "learned", "learnt", "learning", "revised", "gelernt", "lerne", "lernte", "estudie", "estudiado", "aprendi", "appris",
    "etudie", "revise", "estudei",
  ]
  private static let otherPersons: Set<String> = [
    "she", "they", "er", "sie", "ella", "ellos", "ellas", "el", "il", "elle", "ils", "elles", "on", "ele", "ela", "eles", "elas", "彼", "彼女", "그",
    "그녀",
  ]
  private static let being: Set<String> = [
    "was", "were", "is", "are", "seemed", "looked", "felt", "feels", "looks", "seems", "war", "waren", "ist", "sind", "wirkte", "schien", "estaba",
    "estaban", "esta", "estan", "fue", "era", "parecia", "etait", "etaient", "est", "sont", "semblait", "estava", "estavam", "foi",
    "は", "는", "은",
  ]
  /// The verbs that say how something was, by their first words.
  static let wasOfThing: Set<String> = ["was", "it", "it's", "war", "es", "estuvo", "fue", "c'", "foi", "etait", "era"]
}
