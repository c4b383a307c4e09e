// Numbers that somebody reads off at a body, with what is told beside them: ‘bp 128/84 at 7am before the pill’, ‘glucose 118 two hours after lunch’.

import JournalModel

extension ClauseReader {
  // MARK: Blood pressure

  /// ‘blood pressure 128/84’, ‘tension 13/8’, which is in centimetres of mercury: two numbers of one reading.
  func readPressure(_ clause: inout Clause) -> Bool {
    let range = clause.range
    guard let word = range.first(where: { number(chunks[$0]) == .bloodPressure || MetricNames.isPressureInShort(text(chunks[$0])) || isPressureAbbreviated($0, range) }),
      let upper = range.first(where: { $0 != word && pressure(at: $0, in: range) != nil }), let (high, low) = pressure(at: upper, in: range)
    else { return false }
    let numbers = upper...(upper + 2)
    var aside = range.upperBound
    for i in range where i != word && !numbers.contains(i) {
      if i == upper + 3, beats(behind: upper + 2, range) != nil { continue }
      if isBesideNumber(i) || chunks[i].isDetail && !chunks[i].isAmount || chunks[i].isPartOfDay || Self.pressureUnits.contains(text(chunks[i])) { continue }
      if i < upper, isBetween(i, word) || Self.besideReadOff.contains(text(chunks[i])) { continue }
      guard i > upper, isBehindReading(i, range, .bloodPressure) else { return false }
      aside = i
      break
    }
    clause.metrics = [Phrase.Metric(MetricNames.systolic, Self.text(high)), Phrase.Metric(MetricNames.diastolic, Self.text(low))]
    if let pulse = beats(behind: upper + 2, range) { clause.metrics.append(Phrase.Metric(MetricWords.pulse, Self.text(pulse))) }
    keepWords(besideReading: &clause, from: min(aside, word + 1))
    for i in range where i < aside {
      if i == word || numbers.contains(i) || i == upper + 3 && clause.metrics.count > 2 {
        clause[i] = .metric
      } else if i < upper, isBetween(i, word) {
        // ‘bp after 132/84’ says nothing of after what.
        clause[i] = i == word + 1 && i + 1 == upper ? .connective : .text
      } else {
        clause[i] = chunks[i].isDetail && !chunks[i].isAmount ? .detail : chunks[i].isPartOfDay || isTakenWord(i) ? .text : .connective
      }
    }
    return true
  }

  /// The ‘ta’ of ‘ta 12/7’
  private func isPressureAbbreviated(_ i: Int, _ range: Range<Int>) -> Bool {
    guard chunks[i].range.count == 1, MetricNames.isPressureAbbreviated(text(chunks[i])), range.contains(i + 1) else { return false }
    let value = text(chunks[i + 1]) == ":" ? i + 2 : i + 1
    return range.contains(value) && pressure(at: value, in: range) != nil
  }

  /// Both numbers in millimetres of mercury; nil where nobody has such.
  private func pressure(_ high: Double, _ low: Double) -> (Double, Double)? {
    let factor: Double = high < 30 ? 10 : 1
    // In centimetres nobody has less than six over four.
    if factor > 1, high < 6 || low < 3 { return nil }
    return MetricNames.isPressure(high * factor, low * factor) ? (high * factor, low * factor) : nil
  }

  /// Both numbers of a pressure that begins at a chunk: ‘132/84’, ‘132 over 84’.
  func pressure(at i: Int, in range: Range<Int>) -> (Double, Double)? {
    guard let said = value(of: i), range.contains(i + 2), Self.over.contains(tokens[chunks[i + 1].range.lowerBound].folded), let below = value(of: i + 2) else { return nil }
    return pressure(said, below)
  }

  /// The 72 of ‘bp 145/90 72’, which a cuff shows beside both.
  private func beats(behind i: Int, _ range: Range<Int>) -> Double? {
    guard range.contains(i + 1), let number = value(of: i + 1), (35...200).contains(number), i + 2 == range.upperBound || text(chunks[i + 2]) == "bpm" || chunks[i + 2].has(.preposition) || chunks[i + 2].isPartOfDay else { return nil }
    return number
  }

  /// The ‘after lunch’ of ‘sugar after lunch 9.8’: when it was taken, between the word and the number.
  func isBetween(_ i: Int, _ word: Int) -> Bool {
    guard i > word, !chunks[i].isAmount, chunks[i].content != .mark else { return false }
    return (word + 1...i).contains { chunks[$0].has(.preposition) || chunks[$0].has(.taken) || chunks[$0].has(.onDay) || text(chunks[$0]) == "on" || Self.sinceWords.contains(text(chunks[$0])) }
  }

  /// A bare number at a chunk.
  func value(of i: Int) -> Double? { if case .number(let number) = chunks[i].content { number } else { nil } }

  private static let over: Set<String> = ["/", "over", "zu", "sur", "sobre", "por", "auf"]
  private static let pressureUnits: Set<String> = ["mmhg", "cmhg"]

  // MARK: Beside what is read off

  /// Whether a clause tells of something that is read off at once, so that a time beside it is when that was, and other words are only told beside it.
  func isReadOff(_ range: Range<Int>) -> Bool {
    range.contains { i in number(chunks[i]).map { [.bloodSugar, .hemoglobin, .temperature, .bloodPressure, .pulse, .restingHeartRate].contains($0) } ?? false }
  }

  func isShownTime(_ i: Int) -> Bool {
    guard case .time(let time) = chunks[i].content else { return false }
    return chunks[i].isShown && time.end == nil || chunks[i].range.count > 1
  }

  static let degrees: Set<String> = ["°", "°c", "°f", "c", "f", "degrees", "degree", "deg", "grad", "grados", "degres", "graus", "度", "도"]
  static let besideReadOff: Set<String> = ["came", "back", "result", "results", "reads", "reading", "read", "measured", "test", "level", "gemessen", "medida", "salio", "mesuree", "deu", "checked", "tested", "medi", "mesure"]

  /// When the number was taken, in words that are no more than that: ‘fasting’, `em jejum`.
  func isTakenWord(_ i: Int) -> Bool { chunks[i].has(.taken) && !chunks[i].has(.softener) }

  /// Whether what stands behind the number only says more of it: ‘before the pill’, ‘two hours after lunch’, ‘feeling rough’.
  func isBehindReading(_ i: Int, _ range: Range<Int>, _ number: DayNumber?) -> Bool {
    let rest = i..<range.upperBound
    // ‘hr 58 when I woke’
    let isWaking = ["when", "on", "after", "before"].contains(text(chunks[i])) && !rest.contains { isValue(chunks[$0]) }
    guard rest.allSatisfy({ self.number(chunks[$0]).map { isWaking && [.waking, .bedtime, .sleep].contains($0) } ?? true }), !Self.comparing.contains(text(chunks[i])) else { return false }
    let words = tokens[chunks[i].range.lowerBound..<chunks[range.upperBound - 1].range.upperBound]
    if number == .temperature, words.contains(where: { Self.ofRooms.contains($0.folded) }) { return false }
    if chunks[i].has(where: { $0 == .preposition || $0 == .because || $0 == .onDay || $0 == .at || $0 == .to || $0 == .deadline }) || isTakenWord(i) || isSince(i, range) || isHour(i, range) { return true }
    return rest.allSatisfy { place in
      chunks[place].name == nil && (!chunks[place].isAmount || isSince(place, range)) && chunks[place].content != .mark
        && chunks[place].range.allSatisfy { names.mentioned(tokens, at: $0).activities.isEmpty }
    }
  }

  /// The 8 of ‘at 8’, `a las 8`: nobody can tell which half of the day it was, so it stays a word.
  func isHour(_ i: Int, _ range: Range<Int>) -> Bool {
    guard let hour = value(of: i), (0...24).contains(hour), range.contains(i - 1) else { return false }
    return ["at", "@", "las", "la", "um", "gegen", "a", "as", "vers", "around", "about"].contains(tokens[chunks[i].range.lowerBound - 1].folded)
  }

  /// The two hours of ‘two hours after lunch’, of 食後2時間.
  private func isSince(_ i: Int, _ range: Range<Int>) -> Bool {
    guard case .amount(let quantity) = chunks[i].content, names.units.dimension(of: quantity) == .duration else { return false }
    if range.contains(i + 1), Self.sinceWords.contains(text(chunks[i + 1])) { return true }
    return range.contains(i - 1) && tokens[chunks[i - 1].range.upperBound - 1].script != .spaced
      && ["後", "前", "후", "전"].contains(tokens[chunks[i - 1].range.upperBound - 1].folded)
  }

  /// Keeps what is told beside a number as it was typed, and asks nothing about it. What was before something else was done is said, and whether that was
  /// done, too, a line asks.
  func keepWords(besideReading clause: inout Clause, from aside: Int) {
    clause.isOfOthers = true
    guard aside < clause.range.upperBound, let after = (aside..<clause.range.upperBound).first(where: { Self.afterWords.contains(text(chunks[$0])) }) else { return }
    for i in after..<clause.range.upperBound {
      if let activity = chunks[i].range.lazy.compactMap({ names.mentioned(tokens, at: $0).activities.first { !names.archived[$0] } }).first {
        clause.thought = (i, activity)
        return
      }
    }
  }

  private static let afterWords: Set<String> = ["after", "nach", "despues", "apres", "depois"]
  private static let sinceWords: Set<String> = [
    "after", "before", "post", "nach", "vor", "despues", "antes", "tras", "apres", "avant", "depois", "apos", "later", "ago", "into",
  ]
  /// Of a number that it is compared with, or that it is one of several.
  private static let comparing: Set<String> = [
    "points", "point", "times", "time", "percent", "%", "more", "less", "lower", "higher", "over", "under", "to", "-", "–", "or", "readings", "tests", "test",
    "strips", "days", "/", "degrees", "punkte", "mal", "mehr", "weniger", "puntos", "veces", "mas", "menos", "fois", "plus", "moins", "vezes", "mais", "than",
  ]
  /// Whose temperature is none of a body.
  private static let ofRooms: Set<String> = [
    "outside", "room", "oven", "water", "pool", "house", "office", "car", "garden", "sea", "weather", "draussen", "ofen", "wasser", "zimmer", "fuera", "horno",
    "agua", "dehors", "four", "eau", "piscine", "fora", "forno",
  ]

  /// ‘hr 54 resting’
  func isResting(_ range: Range<Int>) -> Bool { range.contains { ["rest", "resting", "ruhe", "repos", "reposo", "repouso"].contains(tokens[chunks[$0].range.upperBound - 1].folded) } }

  /// The ‘hr’ of ‘hr 58’, which is an hour elsewhere, and the ‘bpm’ of ‘58 bpm’.
  func isHeart(_ chunk: Chunk) -> Bool {
    guard chunk.range.count == 1, case let word = text(chunk), case let behind = chunk.range.upperBound else { return false }
    func isRate(_ i: Int) -> Bool { tokens.indices.contains(i) && tokens[i].number.map { $0 >= 30 && $0 <= 230 && $0 == $0.rounded() } ?? false }
    switch word {
    case "bpm": return isRate(chunk.range.lowerBound - 1)
    case "hr", "fc":
      let value = behind < tokens.count && [":", "=", "was", "is", "at"].contains(tokens[behind].folded) ? behind + 1 : behind
      return isRate(value) && (value + 1 >= tokens.count || !tokens[value + 1].isGlued || tokens[value + 1].isMark) && !(chunk.range.lowerBound > 0 && tokens[chunk.range.lowerBound - 1].number != nil)
    default: return false
    }
  }

  // MARK: Steps and other numbers that a habit counts

  /// ‘walked 6000 steps’, where a habit is called so: the word is its name, and the verb says nothing else.
  func counted(_ i: Int, _ range: Range<Int>) -> DayNumber? {
    guard range.contains(i), let activities = chunks[i].name?.activities, activities.count == 1, let number = names.numbered[activities[0]], range.contains(where: isWalk) else { return nil }
    return number
  }

  /// Counts a number of the day for the habit that is called so, whatever the language: ‘6000 pasos’ of Steps.
  func credit(_ said: [Phrase.Metric], at value: Int, word: Int?, upTo aside: Int, to clause: inout Clause) -> Bool {
    guard said.count == 1, let number = ["steps": DayNumber.steps, "screen_minutes": .screen][said[0].name],
      case let habits = names.numbered.filter({ $0.value == number && !names.archived[$0.key] }).map(\.key), habits.count == 1, let habit = habits.first,
      let unit = names.unit(of: habit), isAmount(value, in: unit) || self.value(of: value) != nil
    else { return false }
    for i in clause.range where i != value && i < aside {
      switch chunks[i].content {
      case .day, .future, .unclearDay, .tag, .time: clause[i] = .detail
      default: clause[i] = i == word || isBesideNumber(i) || isWalk(i) ? .connective : .text
      }
    }
    clause.activities.append((value, NameIndex.Match(activities: [habit], isTranslated: true), .done))
    clause[value] = .detail
    return true
  }

  /// ‘walked 11000 steps’: they are those of the day, or of what is called so.
  func hasStepsWalked(_ range: Range<Int>) -> Bool {
    range.contains(where: isWalk) && range.contains { if case .amount = chunks[$0].content { isSteps(chunks[$0]) || counted($0 + 1, range) == .steps } else { false } }
      && range.filter(isWalk).allSatisfy { walk in
        chunks[walk].name?.activities.allSatisfy { names.unit(of: $0).map { names.units.unit($0).dimension != .count("step") } ?? true } ?? true
      }
  }

  func isWalk(_ i: Int) -> Bool {
    let range = chunks[i].range
    guard range.count == 1 else { return false }
    return Self.going.contains(tokens[range.lowerBound].folded)
      || tokens[range.lowerBound].senses.contains { sense, _ in
        if case .doing(Doing.walking, let form) = sense { form != .name } else { false }
      }
  }

  private static let going: Set<String> = ["gelaufen", "gegangen", "lief", "andei", "andado", "marche"]
}
