// Amounts: `28min`, ‘half an hour’, 1時間半.

import JournalModel

extension ChunkScanner {
  /// An amount that begins at a token, with a word such as ‘in’ before it and what belongs to it after.
  func amount(at i: Int) -> Chunk? {
    if isNotTheFirst(at: i) { return nil }
    var (start, isShown) = (i, false)
    if let end = tokens.end(at: i, of: .during), end < tokens.count {
      start = end
      isShown = true
      // ‘for just 3 minutes’
      if Self.barely.contains(tokens[start].folded), start + 1 < tokens.count { start += 1 }
    }
    // ‘about 5 km’, `~5km`
    if let lengths = lengthsOfPool(at: start), isFree(before: start) { return Chunk(content: .amount(lengths.quantity), range: i..<lengths.end, isShown: isShown) }
    if let range = range(at: start), isFree(before: start) { return Chunk(content: .range, range: i..<range, isShown: isShown) }
    // ‘…, maybe 10 minutes’
    let isMaybe = start > 0 && ["maybe", "perhaps", "probably", "prob"].contains(tokens[start].folded)
    let isNearly = tokens.end(at: start) { $0 == .nearly || $0 == .almost } ?? (isMaybe ? start + 1 : nil)
    if let end = isNearly, end < tokens.count { start = end }
    // The plus of ‘+£75’ says that it came to something.
    let isGained = start > 0 && tokens[start - 1].folded == "+" && currency(at: start) != nil
    guard isNearly != nil || isGained || isFree(before: start),
      let (content, end) = money(at: start) ?? hoursOnClock(at: start) ?? (isShown ? clock(at: start) ?? measured(at: start) : measured(at: start))
    else {
      return nil
    }
    if end < tokens.count, tokens[end].isGlued, ["/", "%"].contains(tokens[end].folded) { return nil }
    if isCounter(end) { return nil }
    var after = end
    if let next = tokens.end(at: end, of: .amountEnd) { after = next }
    // 두 번째
    if tokens[end - 1].folded == "번", after > end, tokens[end].folded == "째" { return nil }
    return Chunk(content: content, range: i..<after, isShown: isShown)
  }

  /// Whether no mark makes a number part of something else: a price, a score, a range.
  private func isFree(before i: Int) -> Bool {
    guard i > 0 else { return true }
    // The ten of ‘3 x 10’.
    if Self.timesSigns.contains(tokens[i - 1].folded), i > 1, tokens[i - 2].number != nil { return false }
    guard tokens[i].isGlued, tokens[i - 1].isMark else { return true }
    return ["(", "[", "\"", "“", "„", "«", "「", "、", "。", "・", ":"].contains(tokens[i - 1].folded)
  }

  /// `28:30` after ‘in’: minutes and seconds, or hours before them.
  func clock(at i: Int) -> (Chunk.Content, Int)? {
    guard case .clock(let parts) = tokens[i].kind, parts.dropFirst().allSatisfy({ $0 < 60 }) else { return nil }
    let seconds = parts.reduce(0) { $0 * 60 + $1 }
    return (.amount(Quantity(seconds: Double(seconds))), i + 1)
  }

  /// Whether ‘once’ says how often: it ends what is said, or goes on with when it was. ‘Once everyone was asleep’ does not, nor ‘for once’.
  private func saysHowOften(_ i: Int, _ end: Int) -> Bool {
    guard ["once", "einmal"].contains(tokens[i].folded) else { return true }
    if i > 0, Self.beforeOnce.contains(tokens[i - 1].folded) { return false }
    guard tokens[i].folded == "once", end < tokens.count, !tokens[end].isMark else { return true }
    if ["per", "daily", "only"].contains(tokens[end].folded) { return true }
    return tokens.senses(at: end).contains { sense, _ in
      switch sense {
      case .partOfDay, .day, .lastNight, .weekday, .preposition, .at, .from, .during, .onDay, .and, .because, .agoBefore: true
      default: false
      }
    }
  }

  private static let beforeOnce: Set<String> = ["for", "at", "auf", "nicht", "erst", "noch", "schon"]

  private func measured(at i: Int) -> (Chunk.Content, Int)? {
    for (sense, end) in tokens.senses(at: i) {
      if case .amount(let amount, let unit) = sense { return !saysHowOften(i, end) ? nil : (.amount(Quantity(amount, unit)), end) }
    }
    guard i < tokens.count else { return nil }
    switch tokens[i].kind {
    case .number(let first):
      // ‘¾ of an hour’
      if first > 0, first < 1, i + 1 < tokens.count, ["of", "d'", "de"].contains(tokens[i + 1].folded), let part = measuredPart(first, at: i + 1) { return part }
      if let found = fraction(at: i) ?? share(first, at: i) ?? moreOf(first, at: i + 1) { return found }
      if let (number, next) = grouped(at: i) {
        return measured(number, at: next, isInWords: false) ?? (.number(number), next)
      }
      let (number, next) = sum(first, at: i + 1) ?? product(first, at: i + 1)
      if next > i + 1 { return measured(number, at: next, isInWords: false) ?? (.number(number), next) }
      // ‘30-minute run’
      if isHyphen(i + 1), i + 2 < tokens.count, tokens[i + 2].isGlued, let amount = measured(number, at: i + 2, isInWords: false) {
        return amount
      }
      if let (factor, end) = multiple(at: i + 1) { return measured(number * factor, at: end, isInWords: false) }
      return measured(number, at: i + 1, isInWords: false)
    case .unclearNumber(let decimal, let whole):
      // ‘steps 9,412’
      if let whole, isBehindSteps(i), unit(at: i + 1) == nil { return (.number(whole), i + 1) }
      guard let (unit, end) = unit(at: i + 1), let unit else { return nil }
      let mark: Character = decimal == nil ? "," : "."
      if let whole, TypedNumber.hasNoFraction(unit, vocabulary.units, mark: mark) { return (.amount(Quantity(whole, unit)), end) }
      if decimal != nil, whole != nil, TypedNumber.small.contains(unit.lowercased()) { return (.unclearNumber, end) }
      if let decimal, !vocabulary.units.unit(unit).dimension.isCount { return (.amount(Quantity(decimal, unit)), end) }
      return (.unclearNumber, end)
    case .word where tokens[i].folded.hasPrefix("x") || tokens[i].folded.hasPrefix("×"):
      // `coffee x 3`
      if tokens[i].folded.utf8.count == 1, i + 1 < tokens.count, let number = tokens[i + 1].number, number > 0,
        i == 0 || tokens[i - 1].number == nil
      {
        return (.amount(Quantity(number, "x")), i + 2)
      }
      // `coffee x3`
      if let number = Double(tokens[i].folded.dropFirst()), number >= 0, number < 1000 { return (.amount(Quantity(number, "x")), i + 1) }
    case .clock: if let time = runningTime(at: i) { return time }
    case .mark where tokens[i].folded == "×" || tokens[i].folded == "*":
      if i + 1 < tokens.count, let number = tokens[i + 1].number, i == 0 || tokens[i - 1].number == nil {
        return (.amount(Quantity(number, "x")), i + 2)
      }
    default: break
    }
    // ‘swam my kilometre’
    if ["my", "me", "the", "our"].contains(tokens[i].folded), let (unit, end) = unit(at: i + 1), let unit, ["km", "mi"].contains(unit), tokens[i + 1].folded.utf8.count > 3,
      !tokens[i + 1].folded.hasSuffix("s")
    {
      return (.amount(Quantity(1, unit)), end)
    }
    // ‘another glass of water’, ‘one more glass’
    if let next = moreEnd(at: i), let (unit, end) = unit(at: next), let unit,
      case let measured = vocabulary.units.unit(unit).dimension, measured.isCount || measured == .volume,
      !Self.often.contains(tokens[next].folded)
    {
      return (.amount(Quantity(1, unit)), end)
    }
    guard let (number, end) = numberInWords(at: i) else { return oneAndPart(at: i) }
    if let more = moreOf(number, at: end) { return more }
    // ‘three sets of 15’
    if case let (whole, next) = product(number, at: end), next > end {
      return measured(whole, at: next, isInWords: false) ?? (.number(whole), next)
    }
    // ‘a good hour’, but ‘a good book’
    if number == 1, end > i + 1, tokens[i].script == .spaced, let (unit, _) = unit(at: end), let unit,
      vocabulary.units.unit(unit).dimension.isCount
    {
      return nil
    }
    // `demi-heure` has a hyphen between number and unit.
    return measured(number, at: isHyphen(end) ? end + 1 : end, isInWords: true)
  }

  /// Where ‘another’ ends, and ‘one more’.
  private func moreEnd(at i: Int) -> Int? {
    let isOne = tokens[i].senses.contains { $0.sense == .number(1) && $0.end == i + 1 }
    if isOne, let end = tokens.end(at: i + 1, of: .more) { return end }
    guard tokens[i].script == .spaced, let end = tokens.end(at: i, of: .more), end < tokens.count else { return nil }
    if Self.oneMoreWords.contains(tokens[i].folded) { return end }
    return tokens[end].senses.contains { $0.sense == .number(1) } ? end + 1 : nil
  }

  private static let oneMoreWords: Set<String> = ["another", "otro", "otra", "outro", "outra"]
  static let often: Set<String> = ["time", "times", "x", "mal", "vez", "veces", "vezes", "fois"]

  /// ‘9 412 steps’: groups of three digits with blanks between, before what has no thousandths.
  private func grouped(at i: Int) -> (Double, Int)? {
    var groups = [tokens[i].folded]
    var next = i + 1
    while next < tokens.count, tokens[next].number != nil, !tokens[next].isGlued, tokens[next].folded.utf8.count == 3,
      tokens[next].folded.utf8.allSatisfy({ $0 &- 0x30 < 10 })
    {
      groups.append(tokens[next].folded)
      next += 1
    }
    guard groups[0].utf8.allSatisfy({ $0 &- 0x30 < 10 }), TypedNumber.isGrouped(groups), let number = Double(groups.joined())
    else { return nil }
    guard let (found, _) = unit(at: next) else { return isBehindSteps(i) ? (number, next) : nil }
    guard let found, TypedNumber.hasNoFraction(found, vocabulary.units, mark: " ") else { return nil }
    return (number, next)
  }

  /// Whether ‘steps’ stands before a token, perhaps with a sign between.
  private func isBehindSteps(_ i: Int) -> Bool {
    var before = i - 1
    if before > 0, [":", "="].contains(tokens[before].folded) { before -= 1 }
    return before >= 0 && tokens[before].senses.contains { $0.sense == .metric(.steps) }
  }

  /// A number in words, also of several: ‘forty-five’, 二十五. Nil inside a longer one, and where they make none.
  func numberInWords(at i: Int) -> (Double, Int)? {
    func word(_ at: Int) -> (value: Double, end: Int)? {
      for (sense, end) in tokens.senses(at: at) { if case .number(let value) = sense { return (value, end) } }
      return nil
    }
    if i > 0, let before = word(i - 1), before.end == i, before.value >= 2 { return nil }
    guard var (number, end) = word(i) else { return nil }
    while true {
      // ‘two hundred and five’, ‘treinta y cinco’
      let afterAnd = number >= 20 ? tokens.end(at: end, of: .and) : nil
      guard let next = word(afterAnd ?? (isHyphen(end) ? end + 1 : end)) else { break }
      if afterAnd != nil, next.value >= 100 || next.value < 1 { break }
      // ‘six thousand two hundred’
      if number >= 1000, number.truncatingRemainder(dividingBy: 1000) == 0, (1..<10).contains(next.value), let hundred = word(next.end), hundred.value == 100 {
        (number, end) = (number + next.value * 100, hundred.end)
        continue
      }
      switch (number, next.value) {
      case (0..<100, 100...): number *= next.value
      case (1..<10, 10) where tokens[i].script != .spaced: number *= 10
      case (20..., 1..<10) where number.truncatingRemainder(dividingBy: 10) == 0, (10, 1..<10) where tokens[i].script != .spaced,
        (100..., 1..<100) where number.truncatingRemainder(dividingBy: 100) == 0:
        number += next.value
      case (1, 0.5): number = 0.5
      // ‘soixante-quinze’
      case (60, 10..<20), (80, 10..<20): number += next.value
      default: return nil
      }
      end = next.end
    }
    return (number, end)
  }

  private func isHyphen(_ i: Int) -> Bool { i < tokens.count && tokens[i].folded == "-" && tokens[i].isGlued }

  /// Sets of so many, or lengths: ‘3 x 10’, `2x5km`, ‘3 sets of 10’; the number itself where it is none.
  private func product(_ number: Double, at i: Int) -> (Double, Int) {
    guard i + 1 < tokens.count else { return (number, i) }
    if Self.timesSigns.contains(tokens[i].folded), let each = tokens[i + 1].number { return (number * each, i + 2) }
    // One token of a letter and digits, as in `3x10`.
    if tokens[i].isGlued, let sign = tokens[i].folded.first, Self.timesSigns.contains(String(sign)),
      let each = Double(tokens[i].folded.dropFirst())
    {
      return (number * each, i + 1)
    }
    if i + 2 < tokens.count, Self.sets.contains(tokens[i].folded), ["of", "de", "à", "a", "mit", "zu"].contains(tokens[i + 1].folded),
      let each = tokens[i + 2].number
    {
      return (number * each, i + 3)
    }
    return (number, i)
  }

  /// ‘5-6 km’, ‘entre 3 y 4 km’
  private func range(at i: Int) -> Int? {
    if ["between", "zwischen", "entre"].contains(tokens[i].folded) { return rangeInWords(at: i + 1) }
    guard i + 3 < tokens.count, let low = tokens[i].number, low >= 0,
      ["-", "–", "—", "~", "〜", "～", "to", "bis", "or", "oder", "o", "ou"].contains(tokens[i + 1].folded),
      let high = tokens[i + 2].number, high > low, let (unit, end) = unit(at: i + 3), unit != nil
    else { return nil }
    return end
  }

  private static let barely: Set<String> = ["just", "only", "exactly", "over", "maybe", "another", "nur", "solo", "seulement", "apenas"]
  private static let timesSigns: Set<String> = ["x", "×", "*", "mal"]
  static let sets: Set<String> = ["set", "sets", "serie", "series", "satz", "satze", "rounds", "runden"]

  /// Whether a unit is the beginning of a verb: the 歩 of 3キロ歩いた.
  private func isCounter(_ end: Int) -> Bool {
    end < tokens.count && tokens[end - 1].folded == "歩" && tokens[end].isGlued && ["い", "き", "く", "か", "け"].contains(tokens[end].folded)
  }

  /// How many a word after digits makes of them: ‘5 mil’, 1万.
  private func multiple(at i: Int) -> (Double, Int)? {
    for (sense, end) in tokens.senses(at: i) { if case .number(let number) = sense, number >= 100 { return (number, end) } }
    return nil
  }

  /// A number with the unit after it, and with the smaller unit after that.
  func measured(_ number: Double, at i: Int, isInWords: Bool) -> (Chunk.Content, Int)? {
    // ‘5 and a half km’
    if let (part, behind) = part(at: i), number == number.rounded(), let (unit, end) = self.unit(at: behind) {
      return unit.map { $0 == "h" ? (.amount(Quantity((number + part) * 60, "min")), end) : (.amount(Quantity(number + part, $0)), end) }
        ?? (.thousands(number + part), end)
    }
    guard let (found, end) = unit(at: i) else { return nil }
    guard let unit = found else {
      // So many thousands, of something that is counted: ‘10k steps’.
      if let (counted, after) = self.unit(at: end), let counted, !isCounter(after), vocabulary.units.unit(counted).dimension.isCount {
        return (.amount(Quantity(number * 1000, counted)), after)
      }
      return isInWords || number < 0 ? nil : (.thousands(number), end)
    }
    if number < 0, unit != "°C" { return nil }
    // ‘un mal día’ is no ‘einmal’.
    if isInWords, tokens[i].folded == "mal", ["un", "um"].contains(tokens[i - 1].folded) { return nil }
    if isInWords, tokens[i].folded.utf8.count == 1 || number == 1 && tokens[i].folded.utf8.count == 2, tokens[i].script == .spaced,
      !["km", "hr"].contains(tokens[i].folded)
    {
      return nil
    }
    var amount = number
    var next = end
    if let (part, behind) = part(at: end) {
      amount += part
      next = behind
    }
    if unit == "h", next == end, let (minutes, after) = smaller(at: end, "min") {
      // `18h30` is a time as well.
      if number >= 12, number < 24, after == end + 1 { return (.unclearNumber, after) }
      if let (seconds, last) = secondsBehind(after) { return (.amount(Quantity(seconds: (number * 60 + minutes) * 60 + seconds)), last) }
      return (.amount(Quantity(number * 60 + minutes, "min")), after)
    }
    if unit == "min", next == end, let (seconds, after) = smaller(at: end, "s") {
      return (.amount(after == end + 1 ? Quantity(number * 60 + seconds, "s") : Quantity(seconds: number * 60 + seconds)), after)
    }
    if unit == "h", isInWords || next > end, amount != amount.rounded() { return (.amount(Quantity(amount * 60, "min")), next) }
    return (.amount(Quantity(amount, unit)), next)
  }

  /// How much of a unit stands behind it: ‘and a quarter’.
  func part(at i: Int) -> (Double, Int)? {
    for (sense, end) in tokens.senses(at: i) { if case .andPart(let part) = sense { return (part, end) } }
    return nil
  }

  /// The minutes after hours, or the seconds after minutes: `5 min`, ‘and 5 minutes’; after `1h` also two digits alone.
  func smaller(at i: Int, _ unit: String) -> (Double, Int)? {
    let start = tokens.end(at: i, of: .and) ?? i
    // ‘and a quarter of an hour’
    if start > i, unit == "min" {
      for (sense, end) in tokens.senses(at: start) { if case .amount(let minutes, "min") = sense { return (minutes, end) } }
    }
    guard start < tokens.count else { return nil }
    guard let number = tokens[start].number else { return smallerInWords(at: start, unit, isAfterAnd: start > i) }
    guard number >= 0, number < 60 else { return nil }
    if let (found, end) = self.unit(at: start + 1), found == unit || unit == "min" && tokens[start + 1].folded == "m" {
      return (number, end)
    }
    // ‘6 h 30’
    let isLast = i + 1 == tokens.count || tokens[i + 1].isMark && tokens[i + 1].folded != "/" || isOfSleep(i + 1) || isDoneAt(i + 1) || isTimed(i + 1)
    guard start == i, tokens[i].folded.utf8.count == 2 else { return nil }
    // ‘1 min 10’ of what nobody does for long
    if unit == "s" { return Self.minutes.contains(tokens[i - 1].folded) && isLast && i > 1 && (tokens[i - 2].number ?? 9) <= 5 ? (number, i + 1) : nil }
    return tokens[i].isGlued || Self.hours.contains(tokens[i - 1].folded) && isLast ? (number, i + 1) : nil
  }

  private static let hours: Set<String> = ["h", "hour", "hours", "hr", "hrs", "stunde", "stunden", "std", "hora", "horas", "heure", "heures"]
  private static let minutes: Set<String> = ["m", "min", "mins", "minute", "minutes", "minuten", "minuto", "minutos"]

  /// ‘1 Stunde 20 gelernt’: the verb of what was done, and nothing that is counted.
  private func isDoneAt(_ i: Int) -> Bool {
    guard i < tokens.count, !tokens[i].isGlued, unit(at: i) == nil, let match = names.form(tokens, at: i, isAfterWord: true)?.match else { return false }
    return match.isPast && !match.activities.contains(where: names.counted.contains)
  }

  /// ‘6 Stunden 40 geschlafen’, ‘seis horas e quinze de sono’
  private func isOfSleep(_ i: Int) -> Bool {
    guard i < tokens.count else { return false }
    let word = ["of", "de", "d'"].contains(tokens[i].folded) ? i + 1 : i
    return tokens.senses(at: word).contains { $0.sense == .metric(.sleep) }
  }

  /// ‘and ten minutes’, ‘e quinze’
  private func smallerInWords(at i: Int, _ unit: String, isAfterAnd: Bool) -> (Double, Int)? {
    guard let (number, end) = numberInWords(at: i), number >= 1, number < 60 else { return nil }
    if let (found, after) = self.unit(at: end), found == unit { return (number, after) }
    let isLast = end == tokens.count || tokens[end].isMark && tokens[end].folded != "/" || isOfSleep(end)
    return isAfterAnd && unit == "min" && number >= 5 && isLast ? (number, end) : nil
  }

  /// The unit at a token as it is written; nil for thousands of what another unit or the activity tells.
  func unit(at i: Int) -> (unit: String?, end: Int)? {
    guard i < tokens.count else { return nil }
    let token = tokens[i]
    if let (unit, end) = ownUnits.unit(tokens, at: i) ?? currency(at: i) {
      // The 分 of ‘20 分’ is a minute like all others, before which hours may stand.
      let symbol = tokens.senses(at: i).lazy.compactMap { sense, last in
        if case .unit(let symbol) = sense, last == end, !symbol.isEmpty { symbol } else { nil }
      }.first
      if let symbol, vocabulary.units.unit(symbol) == vocabulary.units.unit(unit) { return (symbol, end) }
      return (unit, end)
    }
    for (sense, end) in tokens.senses(at: i) {
      guard
        tokens.standAlone(i..<end, isAfterWord: true) || token.script == .han || token.script == .kana
          || names.name(tokens, at: end, isAfterWord: true) != nil
      else { continue }
      if sense == .thousand { return (nil, end) }
      // ‘bed 6's’
      if sense == .unit("min"), token.isMark, !token.isGlued || end < tokens.count && tokens[end].isWord && tokens[end].isGlued { continue }
      if case .unit(let symbol) = sense { return (symbol.isEmpty ? typed(token, through: end) : symbol, end) }
    }
    guard token.isWord, token.script == .spaced, token.folded.utf8.count > 1, !Self.wordsThatAreUnits.contains(token.folded) else {
      return nil
    }
    let typed = typed(token)
    guard vocabulary.units.knows(typed) else { return nil }
    // Days and weeks are spans between runs, not amounts of them.
    let unit = vocabulary.units.unit(typed)
    return unit.dimension == .duration && unit.factor >= 86_400 ? nil : (typed, i + 1)
  }

  private func typed(_ token: Token, through end: Int) -> String {
    arguments[token.argument].slice(token.range.lowerBound..<tokens[end - 1].range.upperBound)
  }

  /// Units that a sentence rather has as other words: ‘ran 5 in the rain’, `1st`.
  private static let wordsThatAreUnits: Set<String> = ["in", "st", "pt", "day", "days", "stone", "foot", "time"]
}
