// ‘took both metformin’, ‘beide Kaffees’: two of what is counted.

import JournalModel

extension ChunkScanner {
  /// A word for both before what is counted, or before a unit, with the words between.
  func both(at i: Int, to end: Int) -> Chunk? {
    guard var next = Self.boths.first(where: { $0[0] == tokens[i].folded && tokens.end(of: $0, at: i) != nil }).map({ i + $0.count }), next < end else { return nil }
    if let (unit, behind) = unit(at: next), let unit, behind <= end, vocabulary.units.unit(unit).isCountable, !Self.often.contains(tokens[next].folded) {
      return Chunk(content: .amount(Quantity(2, unit)), range: i..<behind)
    }
    // The pills of ‘both pills taken’ are what is counted, where a habit is of pills.
    while next < end, Self.betweenBoth.contains(tokens[next].folded), !names.isCounted(tokens, at: next) { next += 1 }
    guard next < end, names.isCounted(tokens, at: next) else { return nil }
    return Chunk(content: .number(2), range: i..<next)
  }

  private static let boths: [[String]] = [
    ["both"], ["beide"], ["beiden"], ["ambos"], ["ambas"], ["los", "dos"], ["las", "dos"], ["les", "deux"], ["os", "dois"], ["as", "duas"],
  ]
  private static let betweenBoth: Set<String> = [
    "my", "the", "of", "doses", "tablets", "pills", "meine", "meiner", "dosen", "tabletten", "mis", "de", "la", "las", "los", "dosis", "pastillas", "mes", "doses", "comprimes",
    "meus", "minhas", "do", "da", "comprimidos",
  ]

  /// ‘sin cerveza hoy’, ‘heute ohne Bier’: a word for without before what is kept few, where nothing else is told.
  func isWithoutDrink(at i: Int, to limit: Int) -> Bool {
    func isTime(_ sense: Sense) -> Bool {
      switch sense {
      case .day, .partOfDay, .emphasis, .because, .onDay, .weekday: true
      default: false
      }
    }
    guard ["sin", "sans", "sem", "ohne", "without"].contains(tokens[i].folded), i + 1 < limit,
      i == 0 || tokens[i - 1].isMark || i < 3 && tokens.end(at: 0, where: isTime) == i,
      let (match, end) = names.name(tokens, at: i + 1, isAfterWord: true) ?? names.form(tokens, at: i + 1, isAfterWord: true), !match.isInverse,
      match.activities.contains(where: { names.limited.contains($0) })
    else { return false }
    return end >= limit || tokens[end].isMark || tokens.senses(at: end).contains { isTime($0.sense) }
  }

  /// ‘another day without alcohol’, `soirée sans alcool`: a day before the words for what it went without.
  func daysWithout(at i: Int, to limit: Int) -> Chunk? {
    guard !names.avoided.isEmpty, i == 0 || tokens[i - 1].isMark || tokens[i - 1].argument != tokens[i].argument else { return nil }
    var end = i
    while end < limit, Self.beforeDays.contains(tokens[end].folded) { end += 1 }
    guard end < limit, Self.wholeDays.contains(tokens[end].folded) else { return nil }
    end += 1
    while end < limit, ["more", "de", "plus", "mas", "mais"].contains(tokens[end].folded) { end += 1 }
    guard end + 1 < limit, ["sin", "ohne", "sans", "sem", "without"].contains(tokens[end].folded), names.mentioned(tokens, at: end + 1).activities.contains(where: names.avoided.contains) else { return nil }
    return Chunk(content: .words([.manner]), range: i..<end)
  }

  private static let beforeDays: Set<String> = [
    "a", "an", "another", "one", "more", "ein", "einen", "noch", "wieder", "weiterer", "weiteren", "un", "una", "otro", "otra", "mas", "une", "encore", "autre", "um", "uma", "outro", "outra", "mais",
  ]
  private static let wholeDays: Set<String> = [
    "day", "evening", "weekend", "tag", "abend", "wochenende", "dia", "noche", "tarde", "jour", "journee", "soir", "soiree", "week-end", "noite",
  ]

  /// The ‘no solo’ of `no solo corrí 5 km sino que hice yoga`: what stands behind it was done, and more.
  func notOnly(at i: Int, to limit: Int) -> Chunk? {
    guard let end = Self.notOnlys.lazy.compactMap({ tokens.end(of: $0, at: i) }).first, end < limit,
      names.name(tokens, at: end, isAfterWord: true) != nil || names.form(tokens, at: end, isAfterWord: true) != nil,
      tokens[end..<min(end + 16, limit)].contains(where: { ["sino", "mas", "como", "mais"].contains($0.folded) })
    else { return nil }
    return Chunk(content: .words([.softener]), range: i..<end)
  }

  private static let notOnlys = ["no solo", "no solamente", "nao so", "nao somente", "nao apenas", "non seulement", "pas seulement"].map { Tokenizer.words($0) }

  /// ‘alcohol free’, ‘sugar-free day’, ‘alkoholfrei’: what is to be left out, and that a day was free of it. An ‘alcohol-free beer’ says so of a beer, which
  /// may not have been all.
  func freeOf(at i: Int, to limit: Int) -> Chunk? {
    guard !names.avoided.isEmpty, tokens[i].isWord, let (match, next) = freed(at: i), next <= limit else { return nil }
    let end = next < limit && ["day", "tag"].contains(tokens[next].folded) ? next + 1 : next
    guard isAllSaid(end, to: limit) else { return Chunk(content: .other, range: i..<next) }
    var kept = match
    (kept.isInverse, kept.isName, kept.isWithout) = (false, true, true)
    return Chunk(content: .name(kept), range: i..<end)
  }

  private func freed(at i: Int) -> (match: NameIndex.Match, end: Int)? {
    let word = tokens[i].folded
    if let free = Self.free.first(where: { word.utf8.count > $0.utf8.count + 3 && word.hasSuffix($0) }), let activity = names.leftOut(String(word.dropLast(free.count))) {
      return (NameIndex.Match(activities: [activity]), i + 1)
    }
    guard let (match, end) = names.name(tokens, at: i, isAfterWord: true) ?? names.form(tokens, at: i, isAfterWord: true), match.isInverse else { return nil }
    let next = end < tokens.count && tokens[end].folded == "-" && tokens[end].isGlued ? end + 1 : end
    return next < tokens.count && Self.free.contains(tokens[next].folded) ? (match, next + 1) : nil
  }

  private static let free = ["freier", "freien", "freies", "freie", "free", "frei"]

  /// The ‘drink’ of ‘didn't drink yesterday’, the ‘drinks’ of ‘no drinks’: what is to be left out, where nobody drinks for a habit of another name.
  func drunkNone(at i: Int, to limit: Int) -> Chunk? {
    guard i > 0, Self.drinking.contains(tokens[i].folded), isDenied(i) else { return nil }
    let few = Set(Doing.all.indices.filter { Doing.all[$0].kin == "alcohol" }.flatMap { names.doings[$0] ?? [] }).filter { names.avoided.contains($0) && !names.archived[$0] }
    let end = i + 1 < limit && ["anything", "any"].contains(tokens[i + 1].folded) ? i + 2 : i + 1
    guard let activity = few.first, few.count == 1, names.mentioned(tokens, at: i).activities.allSatisfy(few.contains), isAllSaid(end, to: limit) else { return nil }
    return Chunk(content: .name(NameIndex.Match(activities: [activity], isInverse: true)), range: i..<end)
  }

  /// Whether a word says right before that it was not, and not that it could or should not be.
  private func isDenied(_ i: Int) -> Bool {
    let before = tokens[i - 1].folded
    return Self.denying.contains(before) || before == "not" && i > 1 && ["did", "have", "had"].contains(tokens[i - 2].folded)
  }

  private static let drinking: Set<String> = ["drink", "drinks", "drinking", "drunk", "getrunken", "bebi", "bebido", "bu"]
  private static let denying: Set<String> = ["no", "didn't", "didnt", "haven't", "havent", "hadn't", "nicht", "pas", "nao"]

  /// Whether nothing follows but when or why it was.
  private func isAllSaid(_ end: Int, to limit: Int) -> Bool {
    end >= limit || tokens[end].isMark
      || tokens.senses(at: end).contains { sense, _ in
        switch sense {
        case .day, .lastNight, .partOfDay, .weekday, .onDay, .emphasis, .because, .and: true
        default: false
        }
      }
  }

  /// The ‘drank some energy’ of ‘drank some energy drinks’: whether what was found ends inside of the name itself.
  func isInName(_ found: [Chunk], from start: Int) -> Bool {
    guard let end = found.last?.range.upperBound, let match = found.first(where: { $0.name != nil })?.name else { return false }
    return (start + 1..<max(start + 1, end)).contains { i in
      names.name(tokens, at: i, isAfterWord: true).map { $0.end > end && !Set($0.match.activities).isDisjoint(with: match.activities) } ?? false
    }
  }
}
