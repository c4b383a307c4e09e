// Times in words, ‘at half four’, ‘from half eight til nine’, `a las ocho y media`; and bare hours from one to another, ‘workshop 7-12’.

import JournalDates
import JournalModel

extension ChunkScanner {
  // MARK: In words

  /// A time in words with what shows that it is one, or a span of them. Which half of the day is meant is told by what stands in the sentence; where
  /// nothing does and both may be, the chunk says so.
  func timeInWords(at i: Int) -> Chunk? {
    guard tokens[i].script == .spaced, i == 0 || tokens[i - 1].number == nil else { return nil }
    let from = tokens.end(at: i, of: .from)
    let at = tokens.end(at: i, of: .at) ?? (Self.bys.contains(tokens[i].folded) ? i + 1 : nil)
    let start = from.map { tokens.end(at: $0, of: .at) ?? $0 } ?? at ?? i
    guard start < tokens.count, let first = spokenClock(at: start, isBare: from != nil, isFrom: from != nil) ?? (from ?? at == nil ? nil : digitsBeforeWords(at: start)) else { return nil }
    if let to = tokens.end(at: first.end, of: .to), case let next = tokens.end(at: to, of: .at) ?? to, next < tokens.count, let last = spokenClock(at: next, isBare: true) ?? digitsBeforeWords(at: next),
      last.minutes != first.minutes, !first.isBare || !last.isBare || from != nil && (tokens[start].number == nil || tokens[next].number == nil) && unitOfName(before: i) != nil, !isOfBed
    {
      let (half, isEither) = half(of: first.minutes)
      let minutes = (last.minutes - first.minutes + 720) % 720
      guard minutes > 0, let begin = TimeOfDay(minutes: half), let end = TimeOfDay(minutes: (half + minutes) % 1440) else { return nil }
      var chunk = Chunk(content: .time(TimeSpan(begin, to: end)), range: i..<last.end, isShown: true)
      // Nobody works from eight in the evening to half past four; of ‘half six to six’, which nobody does for so long, one end is another.
      chunk.isEitherHalf = isEither && half + minutes < 720 || minutes > 11 * 60
      return chunk
    }
    guard at != nil, !first.isBare, !isOfBed, case let (half, isEither) = half(of: first.minutes), let time = TimeOfDay(minutes: half) else { return nil }
    var chunk = Chunk(content: .time(TimeSpan(time)), range: i..<first.end, isShown: true)
    chunk.isEitherHalf = isEither
    return chunk
  }

  typealias SpokenClock = (minutes: Int, end: Int, isBare: Bool)

  /// Minutes after midnight or noon, in words: ‘half past six’, ‘half eight’, ‘ten to nine’, `halb neun`, `huit heures et demie`, `ocho menos cuarto`.
  /// - Parameter isBare: Whether an hour alone is one.
  func spokenClock(at i: Int, isBare: Bool, isFrom: Bool = false) -> SpokenClock? {
    guard i < tokens.count, tokens[i].script == .spaced else { return nil }
    var i = i
    while i + 1 < tokens.count, ["a", "las", "la", "as", "les"].contains(tokens[i].folded), tokens[i].senses.allSatisfy({ $0.end == i + 1 }) { i += 1 }
    let word = tokens[i].folded
    // German ‘dreiviertel acht’ is a quarter of an hour before it.
    if ["halb", "dreiviertel"].contains(word), let (hour, end) = hourInWords(at: i + 1) { return ((hour + 11) % 12 * 60 + (word == "halb" ? 30 : 45), end, false) }
    // ‘half eight’ is half an hour behind it; ‘half six km’ is none.
    if word == "half", let (hour, end) = hourInWords(at: i + 1), unit(at: end) == nil { return (hour % 12 * 60 + 30, end, false) }
    if let part = ["half": 30, "quarter": 15, "viertel": 15][word].map({ ($0, i + 1) }) ?? hourOrMinute(at: i), part.1 + 1 < tokens.count, part.0 <= 30, let (hour, end) = hourInWords(at: part.1 + 1) {
      let isInDigits = tokens[i].number != nil
      if ["past", "nach"].contains(tokens[part.1].folded) { return (hour % 12 * 60 + part.0, end, false) }
      // ‘ten to nine’; ‘9 to ten’ is a span.
      if ["to", "vor"].contains(tokens[part.1].folded), !isInDigits, part.0 < 30, [5, 10, 15, 20, 25].contains(part.0), !isFrom || part.0 > 12 || word == "quarter" || word == "viertel" {
        return ((hour * 60 - part.0 + 720) % 720, end, false)
      }
    }
    guard let (hour, end) = hourInWords(at: i) else { return nil }
    let hours = end < tokens.count && ["heure", "heures", "uhr", "o'clock", "horas", "hora"].contains(tokens[end].folded) ? end + 1 : end
    for case (.andPart(let share), let after) in tokens.senses(at: hours) where share < 1 && unit(at: after) == nil { return (hour % 12 * 60 + Int(share * 60), after, false) }
    if let to = Self.quartersTo.lazy.compactMap({ tokens.end(of: $0, at: hours) }).first { return ((hour * 60 - 15 + 720) % 720, to, false) }
    if let quarter = Self.quarters.lazy.compactMap({ tokens.end(of: $0, at: hours) }).first { return (hour % 12 * 60 + 15, quarter, false) }
    // An hour alone, with nothing behind it that is counted.
    guard isBare || hours > end && tokens[i].number == nil, hours == tokens.count || !tokens[hours].isGlued || tokens[hours].isMark, hours > end || unit(at: hours) == nil else { return nil }
    return (hour % 12 * 60, hours, true)
  }

  /// The 6.15 of ‘from 6.15 to half seven’, where the other end is in words.
  private func digitsBeforeWords(at i: Int) -> SpokenClock? {
    if let hour = tokens[i].number, hour == hour.rounded(), (1...12).contains(hour), unit(at: i + 1) == nil { return (Int(hour) % 12 * 60, i + 1, true) }
    guard let moment = digits(at: i, isShown: true), moment.time.hour <= 12, !moment.isSaid else { return nil }
    return (moment.time.minutes % 720, moment.end, true)
  }

  private static let quartersTo: [[String]] = ["moins le quart", "moins quart", "menos cuarto", "menos un cuarto", "menos um quarto"].map { Tokenizer.words($0) }
  private static let quarters: [[String]] = ["et quart", "e quinze", "y quince", "e um quarto"].map { Tokenizer.words($0) }
  private static let bys: Set<String> = ["around", "about", "by"]

  /// The half of the day that a time is in, in minutes after midnight, and whether it may be in the other one as well. Before six nobody is up, unless a
  /// word of the morning says so.
  private func half(of minutes: Int) -> (minutes: Int, isEither: Bool) {
    let said = tokens.map(\.folded)
    if said.contains(where: Self.mornings.contains) { return (minutes, false) }
    if said.contains(where: Self.evenings.contains) || minutes < 6 * 60 { return (minutes + 720, false) }
    return (minutes, true)
  }

  private static let mornings: Set<String> = ["morning", "mornin", "breakfast", "dawn", "sunrise", "early", "am", "morgens", "fruh", "fruhstuck", "vormittags", "vormittag", "matin", "dejeuner", "aube", "manana", "desayuno", "madrugada", "manha", "cedo", "woke"]
  private static let evenings: Set<String> = [
    "evening", "tonight", "afternoon", "arvo", "dinner", "tea", "supper", "night", "sunset", "pm", "pub", "abends", "abend", "nachmittags", "nachmittag", "abendessen", "feierabend", "soir", "diner", "soiree", "tarde", "noche", "cena", "noite", "jantar",
  ]

  /// Whether a sentence tells of going to bed or getting up, whose hours are read by themselves.
  private var isOfBed: Bool {
    tokens.contains { token in
      ["asleep", "bed", "bett", "lit", "cama"].contains(token.folded)
        || token.senses.contains { sense, _ in
          switch sense {
          case .metric(.bedtime), .metric(.waking), .metric(.sleep), .metric(.nap): true
          default: false
          }
        }
    }
  }

  // MARK: Bare hours

  /// ‘workshop 7-12 and 1-4.30’, ‘dog out 6.15 to 7’: from one hour to another, right behind the name of what is to take so long or behind such a span.
  /// Where it may as well be so much of it the chunk is only a range.
  func bareSpan(at i: Int) -> Chunk? {
    guard i > 0, i + 2 < tokens.count, !tokens[i].isGlued, let first = bareHour(at: i), ["-", "–", "to", "until", "till", "til", "bis"].contains(tokens[i + 1].folded),
      let last = bareHour(at: i + 2), first != last, unit(at: i + 3) == nil, i + 3 == tokens.count || !tokens[i + 3].isGlued || tokens[i + 3].isMark && !["/", "-", ":"].contains(tokens[i + 3].folded),
      let unit = unitOfName(before: i) ?? unitOfSpan(before: i)
    else { return nil }
    let isHour = first % 60 == 0 && last % 60 == 0
    let start = first < 6 * 60 && !tokens[i].folded.hasPrefix("0") ? first + 720 : first
    let length = (last - start + 1440) % 720
    // Of what is counted in nothing ‘2-3’ may be a score.
    if isHour, unit != "h" || length < 120 { return last > first && !unit.isEmpty ? Chunk(content: .range, range: i..<(i + 3)) : nil }
    guard length > 0, let begin = TimeOfDay(minutes: start), let end = TimeOfDay(minutes: (start + (last > start ? last - start : length)) % 1440) else { return nil }
    return Chunk(content: .time(TimeSpan(begin, to: end)), range: i..<(i + 3), isShown: true)
  }

  /// Minutes after midnight: the 7 and the 4.30 of bare spans.
  private func bareHour(at i: Int) -> Int? {
    if let hour = tokens[i].number, hour == hour.rounded(), (1...24).contains(hour) { return Int(hour) * 60 }
    return digits(at: i, isShown: true)?.time.minutes
  }

  /// ‘… and 1-4.30’: behind a span of the same thing.
  private func unitOfSpan(before i: Int) -> String? {
    guard i > 4, ["and", "&", "und", "y", "e", "et", ",", "+", "then"].contains(tokens[i - 1].folded), case let first = i - 4, let chunk = bareSpan(at: first), chunk.range.upperBound == i - 1 else { return nil }
    return unitOfName(before: first) ?? "min"
  }

  private static let hourWords: Set<String> = ["h", "hours", "hour", "std", "stunden", "horas", "heures"]

  /// Whether the name that ends where a number stands is counted in hours or minutes; empty where it is a way or counted in nothing, nil for all else.
  private func unitOfName(before i: Int) -> String? {
    var end = i
    if i > 0, [":", "from"].contains(tokens[end - 1].folded) { end -= 1 }
    guard end > 0 else { return nil }
    var head = self
    if end < 16 { (head.tokens, head.isBeforeWeekday) = (Array(tokens[..<end]), true) }
    for start in max(0, end - 4)..<end {
      var match: NameIndex.Match?
      if let name = names.name(tokens, at: start, isAfterWord: false) ?? names.form(tokens, at: start, isAfterWord: false), name.end == end { match = name.match }
      if match == nil, !isBeforeWeekday, end < 16 {
        if let pattern = head.pattern(at: start), pattern.chunks.last?.range.upperBound == end { match = pattern.chunks.compactMap(\.name).first }
      }
      guard let activity = match?.activities.first, match?.activities.count == 1, !names.isTask[activity] else { continue }
      if Tokenizer.words(vocabulary.activities[activity].title).contains(where: Self.hourWords.contains) { return "h" }
      guard let unit = names.unit(of: activity) else { return "" }
      let dimension = vocabulary.units.unit(unit).dimension
      return dimension == .length ? "" : dimension != .duration ? nil : Self.hourWords.contains(unit.lowercased()) ? "h" : "min"
    }
    return nil
  }
}
