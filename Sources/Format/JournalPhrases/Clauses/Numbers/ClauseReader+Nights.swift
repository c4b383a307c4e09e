// A night in a sentence: ‘bed 11 up 5.30’, ‘went to bed at 23:00 yesterday, up at 6:30’.

import JournalDates
import JournalModel

extension ClauseReader {
  /// When somebody went to bed and when they got up, where the words say nothing else; both are of the night that ended on the day.
  func readNight() -> Clause? {
    guard let first = chunks.first?.range.lowerBound, let last = chunks.last?.range.upperBound, chunks.allSatisfy({ $0.name == nil }) else { return nil }
    var i = first
    func take(_ words: Set<String>) { while i < last, words.contains(tokens[i].folded) { i += 1 } }
    take(Self.lastNights)
    let bed = i
    take(Self.toBed)
    guard tokens[bed..<i].contains(where: { ["bed", "bedtime", "asleep", "sleep", "bett"].contains($0.folded) }) else { return nil }
    take(Self.ats)
    guard let (evening, end) = hour(at: i, before: last), case let bedtime = evening.isSaid || !(6..<12).contains(evening.minutes / 60) ? evening.minutes : evening.minutes + 720,
      !(5 * 60..<18 * 60).contains(bedtime == 720 ? 0 : bedtime)
    else { return nil }
    i = end
    take(Self.lastNights)
    take([",", ";", "and", "then", "-", "–", "und", "/", "i"])
    let up = i
    take(Self.gotUp)
    guard i > up else { return nil }
    take(Self.ats)
    guard i < last, let (morning, after) = hour(at: i, before: last), (3 * 60...15 * 60).contains(morning.minutes) else { return nil }
    i = after
    take([".", "!", "this", "morning", "today", "in", "the", "heute"])
    guard i == last, let from = TimeOfDay(minutes: bedtime == 720 && !evening.isSaid ? 0 : bedtime % 1440), let to = TimeOfDay(minutes: morning.minutes) else { return nil }
    var night = Clause(chunks.indices, isCommand: isCommand)
    night.metrics = [Phrase.Metric("bedtime", "\(from)"), Phrase.Metric("wake_time", "\(to)")]
    for i in chunks.indices { night[i] = .metric }
    return night
  }

  /// ‘bed at 00:45’, ‘in bed by 23:00’: when somebody went to bed, in a clause that says no more, and the time of nothing else.
  func readBed(_ clause: inout Clause) -> Bool {
    let range = clause.range
    guard range.allSatisfy({ chunks[$0].name == nil && number(chunks[$0]) == nil }), let at = range.last(where: { chunks[$0].content != .mark && !chunks[$0].isPartOfDay }), case .time(let time) = chunks[at].content,
      time.end == nil, !(5 * 60..<18 * 60).contains(time.start.minutes), case let words = tokens[chunks[range.lowerBound].range.lowerBound..<chunks[at].range.lowerBound],
      chunks[at].isShown || words.last.map({ Self.ats.contains($0.folded) }) == true,
      words.contains(where: { Self.beds.contains($0.folded) }), words.allSatisfy({ Self.beds.contains($0.folded) || Self.besideBed.contains($0.folded) || Self.ats.contains($0.folded) })
    else { return false }
    clause.metrics = [Phrase.Metric("bedtime", "\(time.start)")]
    for i in range { clause[i] = i <= at ? .metric : .connective }
    return true
  }

  /// ‘went to bed at 23:30, up at 7:15, feeling good’: when somebody got up, right behind when they went to bed.
  func joinNights(_ clauses: inout [Clause]) {
    for index in clauses.indices.dropFirst() where clauses[index].metrics.isEmpty && clauses[index].activities.isEmpty {
      guard clauses[index - 1].metrics.map(\.name) == ["bedtime"], case let range = clauses[index].range,
        let first = range.first.map({ chunks[$0].range.lowerBound }), let last = range.last.map({ chunks[$0].range.upperBound })
      else { continue }
      var i = first
      func take(_ words: Set<String>) { while i < last, words.contains(tokens[i].folded) { i += 1 } }
      take(["and", "then", "i", "und", "dann", "today", "heute"])
      let up = i
      take(Self.gotUp)
      var isUp = i > up
      take(Self.ats)
      guard let (morning, end) = hour(at: i, before: last), (3 * 60...15 * 60).contains(morning.minutes), let time = TimeOfDay(minutes: morning.minutes) else { continue }
      i = end
      let behind = i
      take(Self.gotUp)
      isUp = isUp || i > behind
      take([".", "!", "this", "morning", "today", "in", "the", "heute"])
      guard isUp, i == last else { continue }
      clauses[index].metrics = [Phrase.Metric("wake_time", "\(time)")]
      for i in range { clauses[index][i] = .metric }
    }
  }

  /// ‘bad night, 4 hrs max’, `mauvaise nuit, 4h`: how long a night was that somebody tells of beside how it was; that is no mood of the day.
  func readNightLengths(_ clauses: inout [Clause]) {
    if isCommand { return }
    // ‘bad night, slept 4 hrs’
    if clauses.contains(where: { $0.metrics.contains { $0.name == "sleep_minutes" } }) {
      for index in clauses.indices.dropFirst() where isHowSlept(index, clauses) { clauses[index] = Clause(clauses[index].range, isCommand: isCommand) }
      for index in clauses.indices where clauses[index].mood != nil && clauses[index].activities.isEmpty && clauses[index].metrics.isEmpty && isOfNightAlone(clauses[index].range) { clauses[index] = Clause(clauses[index].range, isCommand: isCommand) }
      return
    }
    for index in clauses.indices where clauses[index].activities.isEmpty && clauses[index].metrics.isEmpty && isOfNightAlone(clauses[index].range) {
      let range = clauses[index].range
      let isInside = range.contains { isNightLength($0) }
      let place = isInside ? index : index + 1
      guard place < clauses.count, clauses[place].activities.isEmpty, clauses[place].metrics.isEmpty,
        let value = clauses[place].range.first(where: { isNightLength($0) }), isInside || clauses[place].range.allSatisfy({ $0 == value || isBesideNumber($0) || Self.besideLength.contains(text(chunks[$0])) }),
        case let said = metrics(.sleep, chunks[value]), !said.isEmpty
      else { continue }
      let words = clauses[index].range
      clauses[index] = Clause(words, isCommand: isCommand)
      if !isInside { clauses[place] = Clause(clauses[place].range, isCommand: isCommand) }
      clauses[place].metrics = said
      // The words for how it was stay, and what only holds the number goes.
      for i in clauses[place].range where !isInside { clauses[place][i] = .connective }
      clauses[place][value] = .metric
      return
    }
  }

  /// The ‘nicht’ of ‘nicht gut geschlafen’ and the ‘pas bien’ of ‘pas bien dormi’, which say how a night was.
  func isNotWell(_ i: Int, _ range: Range<Int>) -> Bool {
    func isHow(_ i: Int) -> Bool { Self.manners.contains(text(chunks[i])) || chunks[i].mood != nil }
    return isHow(i) || chunks[i].has(.negation) && (i + 1..<max(i + 1, min(i + 4, range.upperBound))).contains(where: isHow)
  }

  /// ‘dormí 6 horas, fatal’: how somebody slept, right behind how long, is no mood of the day.
  private func isHowSlept(_ index: Int, _ clauses: [Clause]) -> Bool {
    guard clauses[index].activities.isEmpty, clauses[index].metrics.isEmpty, clauses[index - 1].metrics.contains(where: { $0.name == "sleep_minutes" }) else { return false }
    let words = clauses[index].range.filter { chunks[$0].content != .mark }
    return words.contains { Self.sleptHow.contains(text(chunks[$0])) } && words.allSatisfy { Self.sleptHow.contains(text(chunks[$0])) || chunks[$0].has(.intensifier) }
  }

  /// The ‘ontem’ of ‘ontem à noite’: that night ended today.
  func isNightBefore(_ i: Int) -> Bool { chunks[i].content == .day(today.advanced(by: -1)) && i + 1 < chunks.count && chunks[i + 1].has(.partOfDay(6)) }

  /// ‘slept badly last night, 5 hours’: sleep is of the day on which the night ended, so that these words say no other day.
  func keepSleptNights(_ clauses: inout [Clause]) {
    guard clauses.contains(where: { $0.metrics.contains { $0.name == "sleep_minutes" } }), clauses.allSatisfy({ $0.activities.isEmpty }) else { return }
    for index in clauses.indices where clauses[index].metrics.isEmpty {
      let range = clauses[index].range
      // ‘last night, slept 7h’
      let isAlone = range.contains { chunks[$0].isLastNight } && range.allSatisfy { chunks[$0].isLastNight || chunks[$0].isPartOfDay || chunks[$0].content == .mark }
      guard isAlone || range.contains(where: { chunks[$0].range.contains { tokens[$0].senses.contains { sense, _ in sense == .metric(.sleep) } } }) else { continue }
      for i in range where isAlone || clauses[index][i] == .detail && chunks[i].isLastNight { clauses[index][i] = isAlone ? .connective : .text }
    }
  }

  /// ‘bad night’, ‘une nuit affreuse’, ‘had a rough night’: a night, how it was, and no more.
  private func isOfNightAlone(_ range: Range<Int>) -> Bool {
    guard let first = range.first, let last = range.last, case let words = chunks[first].range.lowerBound..<chunks[last].range.upperBound else { return false }
    func isHow(_ i: Int) -> Bool {
      Self.ofNights.contains(tokens[i].folded) || Self.manners.contains(tokens[i].folded) || Self.mannerMoods.contains(tokens[i].folded) || WrittenMoods.all[tokens[i].folded] != nil
        || tokens[i].senses.contains { sense, _ in
          switch sense {
          case .mood, .felt: true
          default: false
          }
        }
    }
    let measured = range.first { isNightLength($0) }.map { chunks[$0].range }
    let left = words.filter { measured?.contains($0) != true && tokens[$0].isWord }
    return left.contains { Self.nights.contains(tokens[$0].folded) } && left.contains(where: isHow)
      && left.allSatisfy { Self.nights.contains(tokens[$0].folded) || isHow($0) || Self.besideNight.contains(tokens[$0].folded) }
  }

  private func isNightLength(_ i: Int) -> Bool {
    guard case .amount(let quantity) = chunks[i].content, let hours = names.units.convert(quantity, to: "h") else { return false }
    return (1...14).contains(hours)
  }

  private static let sleptHow: Set<String> = ["schlecht", "gut", "mies", "unruhig", "mal", "bien", "fatal", "bem", "pessimo", "pessimamente", "mauvais"]
  private static let nights: Set<String> = ["night", "nights", "nite", "nacht", "nuit", "noche", "noite"]
  /// How only a night is.
  private static let ofNights: Set<String> = [
    "rough", "broken", "restless", "short", "long", "sleepless", "interrupted", "disturbed", "shit", "shite", "crap", "rubbish", "decent", "proper", "better", "worse", "kurz", "kurze", "unruhig", "unruhige", "schlechte", "gute", "schlimme", "furchtbare", "miese", "beschissene", "mauvaise",
    "bonne", "courte", "agitee", "blanche", "horrible", "affreuse", "mala", "buena", "corta", "fatal", "pesima", "ma", "boa", "pessima", "horrivel", "curta", "dificil", "poor", "quiet",
  ]
  private static let besideNight: Set<String> = [
    "a", "an", "another", "had", "was", "very", "really", "pretty", "quite", "such", "last", "so", "the", "my", "of", "it", "i", "again", "hatte", "eine", "wieder", "war", "die", "letzte", "heute", "une", "la", "encore", "j'ai", "ai", "eu", "passe", "derniere", "una", "otra", "tuve", "ha",
    "sido", "fue", "muy", "anoche", "uma", "outra", "tive", "foi", "muito", "only", "just", "maybe", "about", "max", "tops", "sehr", "tres",
  ]
  private static let besideLength: Set<String> = ["max", "tops", "only", "just", "maybe", "about", "barely", "hardly", "scarcely", "nur", "knapp", "hochstens", "solo", "apenas", "seulement", "a", "peine", "so", "vielleicht", "unas", "umas", "de", "of"]

  /// An hour in digits with all that says which half of the day it is: ‘23:00’, ‘11pm’, ‘5.30’.
  private func hour(at i: Int, before last: Int) -> (time: (minutes: Int, isSaid: Bool), end: Int)? {
    guard i < last else { return nil }
    var parts: [Int]
    switch tokens[i].kind {
    case .clock(let clock): parts = clock
    case .number: parts = tokens[i].folded.parts(between: ".").compactMap { Int($0) }
    default: return nil
    }
    if parts.count == 1 { parts.append(0) }
    guard parts.count == 2, (0..<24).contains(parts[0]), (0..<60).contains(parts[1]) else { return nil }
    let half = i + 1 < last ? tokens[i + 1].folded : ""
    switch half {
    case "pm": return ((parts[0] % 12 * 60 + 720 + parts[1], true), i + 2)
    case "am": return ((parts[0] % 12 * 60 + parts[1], true), i + 2)
    case "uhr", "h": return ((parts[0] * 60 + parts[1], false), i + 2)
    default: return ((parts[0] * 60 + parts[1], false), i + 1)
    }
  }

  private static let lastNights: Set<String> = ["last", "night", "yesterday", "evening", "gestern", "abend"]
  private static let toBed: Set<String> = ["i", "went", "got", "to", "in", "was", "off", "bed", "bedtime", "asleep", "sleep", "ins", "im", "bett", "gegangen", "fell"]
  private static let beds: Set<String> = ["bed", "bett", "cama", "lit"]
  private static let besideBed: Set<String> = ["i", "got", "to", "in", "off", "went", "ins", "im", "zu", "en", "a", "la", "au", "na", "para", "pra"]
  private static let ats: Set<String> = ["at", "by", "around", "about", "um", "gegen", ":", "~"]
  private static let gotUp: Set<String> = ["up", "got", "woke", "awake", "wake", "waking", "auf", "wach", "aufgestanden", "rose", "was"]
}
