// Numbers of the day: ‘weight 70kg’, ‘slept 7h’, ‘9000 steps’.

import JournalDates
import JournalModel

extension ClauseReader {
  /// Reads a clause that says a number of the day and nothing else.
  func readMetric(_ clause: inout Clause, isAfterActivity: Bool) -> Bool {
    if readPressure(&clause) || readOwnMetric(&clause) || readBed(&clause) || !isAfterActivity && readWeight(&clause) { return true }
    let range = clause.range
    var word: (chunk: Int, number: DayNumber)?
    var value: Int?
    var aside = range.upperBound
    let isReadOff = isReadOff(range)
    // A weight is of a time as well: ‘Gewicht 81 kg um 20 Uhr’.
    let isTimed = isReadOff || range.contains { number(chunks[$0]) == .weight }
    let (totals, wholes) = (chunksSaying(Self.totals, in: range), chunksSaying(Self.wholes, in: range))
    let lead = leadingTime(range)
    for i in range where !totals.contains(i) && !wholes.contains(i) && i != lead {
      let chunk = chunks[i]
      if let number = number(chunk) ?? counted(i, range), word.map({ $0.number == number && text(chunk) != "bpm" }) ?? true {
        word = (i, number)
      } else if let number = number(chunk), let known = word?.number, Set([number, known]) == [.sleep, .nap] {
        // ‘dormí una siesta’
        word = (i, .nap)
      } else if isTimed && isShownTime(i) || isReadOff && value == nil && Self.besideReadOff.contains(text(chunk)) {
        continue
      } else if isReadOff, isHour(i, range), range.contains(where: { $0 > i && isValue(chunks[$0]) }) {
        continue
      } else if isValue(chunk), value == nil {
        value = i
      } else if word?.number == .bloodSugar && Self.sugarUnits.contains(text(chunk)) || word?.number == .hemoglobin && value != nil && text(chunk) == "%" {
        continue
      } else if isReadOff || word?.number == .nap, value == nil, let word, isBetween(i, word.chunk) {
        // ‘nap on the sofa 40 mins’
        continue
      } else if word?.number == .temperature, value != nil, Self.degrees.contains(text(chunk)) {
        continue
      } else if let value, i > value, isAche(i, range) || Self.owns.contains(text(chunk)) && isNextTale(i, range, word, value) {
        aside = i
        break
      } else if word?.number == .sleep, Self.manners.contains(text(chunk)) || Self.mannerMoods.contains(text(chunk)), chunk.name == nil {
        continue
      } else if isHardly(i, range) {
        continue
      } else if !isCommand, let value, i > value, i + 1 == range.upperBound, Self.mannerMoods.contains(text(chunk)) {
        // ‘11000 steps awful’
        continue
      } else if !isBesideNumber(i) {
        if hasStepsWalked(range) { continue }
        if let value, i > value, isReadOff ? isBehindReading(i, range, word?.number) : isAside(i, range, word?.number, chunks[value]) || isNextTale(i, range, word, value) {
          aside = i
          break
        }
        return false
      }
    }
    var said = value.map { metrics(word?.number, chunks[$0]) } ?? []
    if said.count == 1, said[0].name == MetricWords.pulse, isResting(range) { said[0].name = "resting_heart_rate" }
    // Who sleeps for an hour in the afternoon has a nap.
    if said.count == 1, said[0].name == "sleep_minutes", isOfAfternoon(range), Double(said[0].value) ?? 0 <= 240 {
      said[0].name = "nap_minutes"
    }
    guard let value, !said.isEmpty else {
      // ‘slept 30h’
      if let value, [.sleep, .nap, .screen, .weight].contains(word?.number), case .amount(let odd) = chunks[value].content,
        [.duration, .mass].contains(names.units.dimension(of: odd))
      {
        clause.oddMetric = value
      }
      // ‘slept 23:30’
      if let value, [.sleep, .nap, .screen].contains(word?.number), case .time(let time) = chunks[value].content, time.end == nil, !chunks[value].isShown {
        clause.oddMetric = value
      }
      return false
    }
    if credit(said, at: value, word: word?.chunk, upTo: aside, to: &clause) { return true }
    clause.metrics = said
    if isReadOff { keepWords(besideReading: &clause, from: min(aside, (word?.chunk ?? aside - 1) + 1)) }
    let isOfNight = MetricNames.isOfNight(said[0].name)
    for i in range where i < aside {
      switch chunks[i].content {
      case _ where totals.contains(i): clause[i] = .connective
      case _ where wholes.contains(i): clause[i] = .text
      // The sleep of last night is that of the day on which it ended.
      case .day where (chunks[i].isLastNight || isNightBefore(i)) && isOfNight: clause[i] = .connective
      // Who went to bed late yesterday did so for the night that ended today.
      case .day(let day) where said[0].name == "bedtime" && day == today.advanced(by: -1) && ("18"..."23").contains(said[0].value.prefix(2)): clause[i] = .connective
      case .words where isOfNight && range.contains(i - 1) && chunks[i - 1].isLastNight: clause[i] = .connective
      case .day, .future, .unclearDay, .tag: clause[i] = .detail
      case .time where isTimed || i == lead: clause[i] = .detail
      case _ where isReadOff && (isTakenWord(i) || i < value && word.map { isBetween(i, $0.chunk) } ?? false): clause[i] = .text
      case _ where i == value || i == word?.chunk: clause[i] = .metric
      case _ where word?.number == .bloodSugar && Self.sugarUnits.contains(text(chunks[i])) || word?.number == .hemoglobin && text(chunks[i]) == "%": clause[i] = .metric
      case _ where word?.number == .temperature && Self.degrees.contains(text(chunks[i])): clause[i] = .metric
      default: clause[i] = !chunks[i].isPartOfDay && !isBesideNumber(i) && !isWalk(i) ? .text : .connective
      }
    }
    return true
  }

  /// The time before what was measured then, with no word for it: ‘18:30 glucose 8.1’, ‘7am weight 82.4 kg’. Nil where a clause begins otherwise.
  private func leadingTime(_ range: Range<Int>) -> Int? {
    guard range.count > 2, case .time(let time) = chunks[range.lowerBound].content, time.end == nil,
      let value = range.dropFirst().first(where: { chunks[$0].isAmount }), let word = range.dropFirst().first(where: { number(chunks[$0]) != nil }),
      word < value || range.count == 3
    else { return nil }
    return range.lowerBound
  }

  private static let sugarUnits: Set<String> = ["mmol", "mmols", "/", "l", "mg", "dl", "mgdl"]

  /// ‘rhr 54 hrv 61’, ‘6.5h sleep 8k steps’: where the next number of the day begins, without a comma.
  func isNextNumber(_ i: Int, from start: Int) -> Bool {
    if number(chunks[i]) != nil { return text(chunks[i]) != "bpm" && chunks[i - 1].isAmount && (start..<i).contains { number(chunks[$0]).map { $0 != number(chunks[i]) } ?? false } }
    guard chunks[i].isAmount, i + 1 < chunks.count, let before = number(chunks[i - 1]), let next = number(chunks[i + 1]) else { return false }
    return before != next && (start..<(i - 1)).contains { chunks[$0].isAmount }
  }

  /// How somebody slept, which stands between the word and how long it was: ‘slept badly 5h30’.
  static let manners: Set<String> = [
    "badly", "poorly", "terribly", "horribly", "awfully", "fitfully", "restlessly", "lightly", "deeply", "soundly", "peacefully", "well", "great",
    "fine", "okay", "ok", "good", "bad", "like", "crap", "rubbish", "schlecht", "gut", "unruhig", "tief", "mal", "bien", "fatal", "regular", "mieux",
    "bem", "pessimamente",
  ]

  /// How it was, by one word behind the number.
  static let mannerMoods: Set<String> = [
    "terrible", "awful", "horrible", "meh", "ugh", "great", "good", "bad", "amazing", "brilliant", "fantastic", "excellent", "lousy", "rough", "schrecklich", "furchtbar", "schlimm", "miserabel", "super", "horroroso",
    "genial", "affreux", "horrible", "nul", "pessimo", "otimo", "ruim",
  ]
  /// ‘12000 steps with the hike’, ‘slept 7h with the window open’: what follows only says more of it.
  private func isAside(_ i: Int, _ range: Range<Int>, _ number: DayNumber?, _ value: Chunk) -> Bool {
    let number = number == .sleep && isOfAfternoon(range) ? .nap : number
    guard chunks[i].has(where: { $0 == .preposition || $0 == .because || $0 == .onDay }) || text(chunks[i]) == "thanks" || isHowLong(i) else {
      return false
    }
    guard (i..<range.upperBound).allSatisfy({ self.number(chunks[$0]) == nil && (!chunks[$0].isAmount || isHowLong($0)) && !isTold($0) }) else {
      return false
    }
    switch metrics(number, value).first.map({ ($0.name, Double($0.value) ?? 0) }) {
    case ("steps", 100...)?, ("nap_minutes", _)?, ("sleep_minutes", 180...)?, ("weight_kg", 30...300)?, ("weight", 30...)?, ("blood_sugar", _)?: return true
    default: return false
    }
  }

  /// ‘slept 5h oven duty at 3’: what is told next, where a phone has left out the comma.
  private func isNextTale(_ i: Int, _ range: Range<Int>, _ word: (chunk: Int, number: DayNumber)?, _ value: Int) -> Bool {
    if !isCommand, i > value, isSteps(chunks[value]), isSteps(at: value), isDoing(i) { return !range.contains { $0 > i && (isTold($0) || chunks[$0].isAmount) } }
    guard let word, !isCommand, [.sleep, .nap, .steps].contains(word.number), abs(word.chunk - value) == 1 || word.number == .nap, min(word.chunk, value) < range.lowerBound + 2,
      tokens[chunks[i].range.lowerBound].script == .spaced,
      !Self.noTales.contains(text(chunks[i]))
    else { return false }
    if word.number == .steps { return isSteps(at: value) && isDoing(i) }
    guard case .amount(let quantity) = chunks[value].content, let hours = names.units.convert(quantity, to: "h"), word.number == .nap ? hours <= 4 : (2...14).contains(hours) else { return false }
    if !Self.nexts.contains(text(chunks[i])) {
      guard word.number == .sleep, i == max(word.chunk, value) + 1, chunks[i].content == .other || chunks[i].has(.person) || chunks[i].name.map({ !$0.isVerb && !$0.isInverse }) == true else { return false }
    }
    return !range.contains { $0 > i && (isTold($0) || chunks[$0].isAmount && !isHour($0, range) && !isTimes($0)) }
  }

  private func isSteps(at value: Int) -> Bool {
    switch chunks[value].content {
    case .thousands: true
    case .number(let number): number >= 100
    case .amount(let quantity): quantity.amount >= 100
    default: false
    }
  }

  /// ‘chasing kids off the roof’: in the middle of what; ‘9000 steps missing’ tells of none.
  func isDoing(_ i: Int) -> Bool {
    let word = text(chunks[i])
    if ["mostly", "mainly", "running", "walking"].contains(word) { return true }
    return chunks[i].range.count == 1 && word.utf8.count > 5 && word.hasSuffix("ing") && i + 1 < chunks.count
      && !["missing", "remaining", "pending", "needing", "waiting", "brewing", "chilling", "cooling", "fermenting", "outstanding", "standing", "sitting", "costing", "during", "morning", "evening", "nothing", "something", "anything", "everything"].contains(word)
  }

  /// The twice of ‘up twice for the loo’.
  private func isTimes(_ i: Int) -> Bool {
    guard case .amount(let quantity) = chunks[i].content else { return false }
    return names.units.dimension(of: quantity) == .count("")
  }

  /// ‘mal au genou’, ‘dolor de cabeza’: what hurts begins a thought of its own.
  private func isAche(_ i: Int, _ range: Range<Int>) -> Bool {
    let start = chunks[i].range.lowerBound
    return ["mal", "dolor", "dor", "douleur"].contains(tokens[start].folded) && range.contains(i + 1) && ["au", "a", "aux", "de", "en", "nas", "na", "no"].contains(tokens[start + 1].folded)
  }

  /// The chunks of a clause whose words are one of these.
  private func chunksSaying(_ phrases: [[String]], in range: Range<Int>) -> Set<Int> {
    guard let first = range.first, let last = range.last else { return [] }
    var found: Set<Int> = []
    for i in chunks[first].range.lowerBound..<chunks[last].range.upperBound {
      guard let end = phrases.lazy.compactMap({ tokens.end(of: $0, at: i) }).first, end <= chunks[last].range.upperBound else { continue }
      found.formUnion(range.filter { chunks[$0].range.lowerBound >= i && chunks[$0].range.upperBound <= end && !chunks[$0].isAmount })
    }
    return found
  }

  /// ‘slept 5h in total’
  private static let totals = ["all in all", "in total", "in all", "altogether", "all told", "overall", "insgesamt", "alles in allem", "en total", "au total", "en tout", "no total", "ao todo", "em tudo"].map { Tokenizer.words($0) }
  /// ‘6,5 Stunden am Stück’
  private static let wholes = [
    "in one go", "at a stretch", "straight", "solid", "uninterrupted", "without waking", "am stück", "durchgehend", "an einem stück", "de un tirón", "seguidas", "seguidos", "d'affilée", "sans interruption", "sem parar", "direto", "de uma vez",
  ].map { Tokenizer.words($0) }
  /// Those of them that might also stand beside a number.
  private static let owns: Set<String> = ["my", "its", "it's", "mein", "meine", "mi", "mon", "ma", "meu", "minha"]
  /// What begins the next thought behind a night, where a phone has left out the comma.
  private static let nexts: Set<String> = [
    "up", "woke", "awake", "waking", "mein", "meine", "mi", "mon", "ma", "meu", "minha", "when", "while", "whilst", "until", "then", "feel", "feeling", "felt", "my", "its", "it's", "still", "aufgewacht", "wach", "als", "mientras", "cuando", "pendant", "quand", "enquanto", "quando", "acordei", "reveille",
  ]

  /// What says more of how long it was, or of which sleep.
  private static let noTales: Set<String> = [
    "less", "more", "fewer", "late", "later", "earlier", "longer", "each", "per", "straight", "deficit", "debt", "average", "avg", "goal", "target", "short", "max", "min", "tops", "total", "diary", "tracker",
    "aid", "app", "study", "schedule", "weniger", "mehr", "menos", "mas", "moins", "plus", "mais", "nachgeholt", "aids", "music", "mask", "score",
  ]

  /// The twelve hours of ‘on a 12 hour shift’, which are none of what is counted.
  private func isHowLong(_ i: Int) -> Bool {
    guard case .amount(let quantity) = chunks[i].content, names.units.dimension(of: quantity) == .duration, i > 0 else { return false }
    return chunks[i].isShown || chunks[i - 1].has { $0 == .preposition || $0 == .filler || $0 == .onDay || $0 == .because }
  }

  /// ‘this afternoon’; an ‘afternoon shift’ says only what came after.
  private func isOfAfternoon(_ range: Range<Int>) -> Bool {
    range.contains { chunks[$0].has(.partOfDay(1)) && (chunks[$0].range.count > 1 || text(chunks[$0]) != "afternoon") }
  }

  private func isTold(_ i: Int) -> Bool { chunks[i].name?.isVerb == true }

  /// ‘slept badly, only 5 hours’: what a clause is about, and how much in the next.
  func joinMetrics(_ clauses: inout [Clause]) {
    joinNaps(&clauses)
    func isWhole(_ i: Int, _ clause: Clause) -> Bool { chunksSaying(Self.wholes + Self.totals, in: clause.range).contains(i) }
    for index in clauses.indices.dropLast() where clauses[index].activities.isEmpty && clauses[index].metrics.isEmpty {
      let next = clauses[index + 1]
      guard next.activities.isEmpty, next.metrics.isEmpty,
        let head = clauses[index].range.first(where: { !isBesideNumber($0) && chunks[$0].mood == nil && !isNotWell($0, clauses[index].range) || number(chunks[$0]) != nil }),
        let word = number(chunks[head]), [.sleep, .nap, .screen].contains(word),
        let value = next.range.first(where: { isValue(chunks[$0]) }),
        next.range.allSatisfy({ $0 == value || isBesideNumber($0) || chunks[$0].isPartOfDay || isWhole($0, next) || isHardly($0, next.range) }), case .amount = chunks[value].content
      else { continue }
      let said = metrics(word, chunks[value])
      if said.isEmpty { continue }
      clauses[index + 1].metrics = said
      for i in next.range where i != value { clauses[index + 1][i] = chunks[i].isPartOfDay || isWhole(i, next) || isHardly(i, next.range) ? .text : .connective }
      clauses[index + 1][value] = .metric
    }
  }

  /// ‘took a nap, slept 40 min’: a short sleep behind a nap without an amount is that nap.
  private func joinNaps(_ clauses: inout [Clause]) {
    for index in clauses.indices.dropFirst() {
      let before = clauses[index - 1]
      guard before.metrics.isEmpty, before.range.contains(where: { number(chunks[$0]) == .nap }), clauses[index].metrics.count == 1,
        clauses[index].metrics[0].name == "sleep_minutes", let minutes = Double(clauses[index].metrics[0].value), minutes <= 180
      else { continue }
      clauses[index].metrics[0].name = "nap_minutes"
    }
  }

  func number(_ chunk: Chunk) -> DayNumber? {
    if names.measuresSugar, chunk.range.count == 1, MetricNames.isSugar(text(chunk)) || MetricNames.isSugarInShort(text(chunk)) { return .bloodSugar }
    if isSugarOfBlood(chunk) { return .bloodSugar }
    if isHeart(chunk) { return .pulse }
    guard case .words(let senses) = chunk.content else { return nil }
    for case .metric(let number) in senses { return number }
    return nil
  }

  func isValue(_ chunk: Chunk) -> Bool {
    switch chunk.content {
    case .amount, .number, .time, .thousands: true
    default: false
    }
  }

  /// Small words, days, and the unit of a pulse.
  func isBesideNumber(_ i: Int) -> Bool {
    let chunk = chunks[i]
    switch chunk.content {
    case .day, .tag: return true
    case .mark: return ["=", ":", "(", ")"].contains(tokens[chunk.range.lowerBound].folded)
    case .other:
      return ["bpm", "ms", "is", "hit", "reached", "total", "totalled", "counted", "tracked"].contains(tokens[chunk.range.lowerBound].folded)
    // French ‘ma’ is Portuguese ‘má’ as well.
    default:
      return isLink(chunk) && (chunk.mood == nil || chunk.has(.filler)) || ["von", "is", "total", "insgesamt"].contains(text(chunk))
        || chunk.has { $0 == .taken || $0 == .introduction }
    }
  }

  /// The metrics that are meant, as the front matter of a day has them; none where the amount is none of them.
  func metrics(_ number: DayNumber?, _ chunk: Chunk) -> [Phrase.Metric] {
    if case .time(let time) = chunk.content, let end = time.end {
      let minutes = (end.minutes - time.start.minutes + 2 * 1440) % 1440
      guard minutes > 0, minutes <= 16 * 60 else { return [] }
      switch number {
      case .sleep?:
        return [
          Phrase.Metric("sleep_minutes", "\(minutes)"), Phrase.Metric("bedtime", "\(time.start)"),
          Phrase.Metric("wake_time", "\(TimeOfDay(minutes: end.minutes % 1440) ?? end)"),
        ]
      case .nap?: return [Phrase.Metric("nap_minutes", "\(minutes)")]
      default: return []
      }
    }
    if let quantity = lasting(number, chunk) {
      var amount = chunk
      amount.content = .amount(quantity)
      return metric(number, amount).map { [Phrase.Metric($0.0, $0.1)] } ?? []
    }
    return metric(number, chunk).map { [Phrase.Metric($0.0, $0.1)] } ?? []
  }

  /// ‘slept 6:45’ is how long, where ‘slept at 6:45’ is when; nobody sleeps longer than half a day, nor naps for more than four hours.
  private func lasting(_ number: DayNumber?, _ chunk: Chunk) -> Quantity? {
    guard case .time(let time) = chunk.content, time.end == nil, !chunk.isShown, chunk.range.count == 1,
      case .clock(let parts) = tokens[chunk.range.lowerBound].kind, parts.count == 2, case let minutes = parts[0] * 60 + parts[1]
    else { return nil }
    switch number {
    case .sleep? where (120...14 * 60).contains(minutes), .nap? where minutes <= 240, .screen? where minutes <= 16 * 60: return Quantity(Double(minutes), "min")
    default: return nil
    }
  }

  /// The metric that is meant by one amount or time.
  private func metric(_ number: DayNumber?, _ chunk: Chunk) -> (String, String)? {
    switch chunk.content {
    case .amount(let quantity):
      switch (number, names.units.dimension(of: quantity)) {
      case (.weight?, .mass):
        return names.units.convert(quantity, to: "kg").flatMap { $0 <= 500 ? $0 : nil }.map { ("weight_kg", Self.text($0, places: 2)) }
      // ‘nap 45m’
      case (.nap?, .length) where quantity.unit == "m": return minutes("nap_minutes", Quantity(quantity.amount, "min"))
      // ‘110 mg/dl’
      case (.bloodSugar?, .mass) where quantity.unit == "mg" && (20...700).contains(quantity.amount): return ("blood_sugar", Self.text(quantity.amount, places: 2))
      // ‘hrv 62 ms’
      case (.variability?, .duration) where quantity.unit == "ms" && (1...400).contains(quantity.amount): return ("hrv_sdnn_ms", Self.text(quantity.amount))
      case (.temperature?, .temperature): return warmth(quantity.amount)
      case (.hemoglobin?, _) where quantity.unit == "%" && (3...20).contains(quantity.amount): return ("hba1c", Self.text(quantity.amount, places: 2))
      case (.sleep?, .duration): return minutes("sleep_minutes", quantity)
      case (.nap?, .duration): return minutes("nap_minutes", quantity)
      case (.screen?, .duration): return minutes("screen_minutes", quantity)
      case (nil, .count), (.steps?, .count): return isSteps(chunk) || number == .steps && names.units.dimension(of: quantity) == .count("step") ? ("steps", Self.text(quantity.amount)) : nil
      default: return nil
      }
    case .number(let value):
      switch number {
      case .weight? where value > 0: return ("weight", Self.text(value, places: 2))
      case .sleep? where value <= 24: return ("sleep_minutes", Self.text(value * 60))
      case .steps? where value >= 100: return ("steps", Self.text(value))
      case .pulse? where (25...240).contains(value): return (MetricWords.pulse, Self.text(value))
      case .restingHeartRate?: return ("resting_heart_rate", Self.text(value))
      case .bloodSugar? where (1...40).contains(value) || (40...700).contains(value): return ("blood_sugar", Self.text(value, places: 2))
      case .variability?: return ("hrv_sdnn_ms", Self.text(value))
      // In per cent, or in mmol of a mol.
      case .hemoglobin? where (3...20).contains(value) || (20...200).contains(value): return ("hba1c", Self.text(value, places: 2))
      case .temperature?: return warmth(value)
      default: return nil
      }
    case .thousands(let value) where number == .weight: return (30...300).contains(value) ? ("weight_kg", Self.text(value, places: 2)) : nil
    case .thousands(let value): return number == .steps ? ("steps", Self.text(value * 1000)) : nil
    case .time(let time) where time.end == nil:
      switch number {
      case .bedtime?: return ("bedtime", time.text)
      case .waking?: return ("wake_time", time.text)
      default: return nil
      }
    default: return nil
    }
  }

  /// How warm a body is, in degrees Celsius or Fahrenheit, of which nobody has as few or as many; any other is that of something else.
  private func warmth(_ degrees: Double) -> (String, String)? {
    (34...43).contains(degrees) || (93...110).contains(degrees) ? ("body_temperature", Self.text(degrees, places: 2)) : nil
  }

  private func minutes(_ name: String, _ quantity: Quantity) -> (String, String)? {
    guard let minutes = names.units.convert(quantity, to: "min"), minutes <= 1440 else { return nil }
    return (name, Self.text(minutes))
  }

  /// Whether an amount is of steps by its unit.
  func isSteps(_ chunk: Chunk) -> Bool {
    chunk.range.contains {
      tokens.senses(at: $0).contains { $0.sense == .metric(.steps) } || ["歩", "보", "pas"].contains(tokens[$0].folded)
    }
  }

  static func text(_ number: Double, places: Int = 0) -> String {
    let factor = places == 2 ? 100.0 : 1
    return Quantity((number * factor).rounded() / factor).text
  }
}
