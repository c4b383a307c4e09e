// Times on the clock and spans of them.

import JournalDates
import JournalModel

extension ChunkScanner {
  struct Moment {
    var time: TimeOfDay
    var end: Int
    /// Whether words beside it say which half of the day is meant.
    var isSaid = false
  }

  /// A time or a span that begins at a token, with a word such as ‘at’ before it.
  func time(at i: Int) -> Chunk? {
    // The one of ‘1 à midi’ is so much more.
    if i == 0 || tokens[i - 1].number == nil, let noon = TimeOfDay(hour: 12, minute: 0),
      let words = Self.noons.first(where: { i + $0.count <= tokens.count && tokens[i..<(i + $0.count)].map(\.folded) == $0 })
    {
      return Chunk(content: .time(TimeSpan(noon)), range: i..<(i + words.count), isShown: true)
    }
    let from = tokens.end(at: i, of: .from)
    let about = i + 1 < tokens.count && Self.about.contains(tokens[i].folded) ? i + 1 : nil
    let at = tokens.end(at: i, of: .at) ?? about
    // `de las 7:40 a las 8:10`
    let start = from.map { tokens.end(at: $0, of: .at) ?? $0 } ?? at ?? i
    let isShown = start > i
    guard start < tokens.count, let first = moment(at: start, isShown: isShown) ?? hourOfSpan(at: start, isFrom: from != nil) ?? (from == nil ? nil : spokenOfSleep(at: start, isFrom: true)) else {
      return nil
    }
    if about != nil, at == about, !isSure(first, at: start) { return nil }
    if start == i, i > 0, tokens[i].isGlued, tokens[i - 1].isMark, !["(", "、", "。"].contains(tokens[i - 1].folded) { return nil }
    if let to = tokens.end(at: first.end, of: .to) {
      let next = tokens.end(at: to, of: .at) ?? to
      if next < tokens.count, let last = moment(at: next, isShown: true) ?? lastHour(at: next, behind: first, isFrom: from != nil) {
        let end = tokens.end(at: last.end, of: .spanEnd) ?? last.end
        let (begin, finish) = ends(first, last, at: start)
        return Chunk(content: .time(TimeSpan(begin, to: finish)), range: i..<end, isShown: true)
      }
    }
    if from != nil || first.time.minutes >= 24 * 60 && tokens[start].script == .spaced { return nil }
    // 18時から, where no end follows
    let after = tokens[start].script != .spaced || tokens[first.end - 1].script != .spaced ? tokens.end(at: first.end, of: .to) : nil
    return Chunk(content: .time(TimeSpan(first.time)), range: i..<(after ?? first.end), isShown: isShown)
  }

  /// Whether what stands behind ‘around’ is a time by itself, and not so much of something: ‘around 7 this morning’, ‘about half six pm’.
  private func isSure(_ moment: Moment, at i: Int) -> Bool {
    if case .clock = tokens[i].kind { return true }
    return moment.end > i + 1 && tokens[moment.end - 1].number == nil || tokens.end(at: moment.end, where: Self.isPartOfDay) != nil
  }

  private static let noons: [[String]] = [["at", "noon"], ["at", "midday"], ["a", "midi"], ["al", "mediodia"], ["ao", "meio", "-", "dia"], ["zu", "mittag"]]
  private static let about: Set<String> = ["around", "about", "roughly", "circa"]

  /// The seven of ‘from 7 to 8:30’.
  private func hourOfSpan(at i: Int, isFrom: Bool) -> Moment? {
    guard isFrom || isHourOfDay(behind: i) || isClock(behind: i) || isNight(behind: i), let (hour, end) = wholeNumber(at: i), let to = tokens.end(at: end, of: .to), to < tokens.count else { return nil }
    if let (last, _) = wholeNumber(at: to), hour <= 24, last < 24, isOfSleep {
      // ‘slept from 11 to 7’
      let evening = hour <= 12 && (last - hour + 24) % 24 > 14 ? hour + 12 : hour
      return TimeOfDay(hour: evening % 24, minute: 0).map { Moment(time: $0, end: end) }
    }
    // ‘studied from 9 to 10’ of what is to take so long
    if isFrom, let (last, after) = wholeNumber(at: to), hour <= 24, last <= 24, hour != last, moment(at: to, isShown: true) == nil, unit(at: after) == nil, isOfDuration {
      return TimeOfDay(hour: hour % 24, minute: 0).map { Moment(time: $0, end: end) }
    }
    // ‘from 9 to 11.30’, ‘from 7 to 8pm’
    guard moment(at: to, isShown: true) != nil || isFrom && spokenOfSleep(at: to) != nil else { return nil }
    return TimeOfDay(hour: hour, minute: 0).map { Moment(time: $0, end: end) }
  }

  /// Both ends of a span, of which one may say for both which half of the day is meant: ‘4 to 5:15 pm’, ‘4 pm to 5:15’, 午後4時から5時まで. Of a night
  /// nobody says so: ‘slept 10:30 to 5’.
  private func ends(_ first: Moment, _ last: Moment, at start: Int) -> (TimeOfDay, TimeOfDay) {
    let noon = 12 * 60
    let (from, to) = (first.time.minutes, endOfSpan(last, from: first.time, at: start))
    if isOfSleep {
      let isEvening = !first.isSaid && first.time.hour <= 12 && (to.minutes - from + 2 * noon) % (2 * noon) > 14 * 60
      return (isEvening ? TimeOfDay(minutes: (from + noon) % (2 * noon)) ?? first.time : first.time, to)
    }
    // ‘04:00’ is that of a clock with 24 hours.
    let isPlain = !tokens[start].folded.hasPrefix("0")
    if last.isSaid, !first.isSaid, isPlain, from >= 60, from < noon, from + noon < to.minutes {
      return (TimeOfDay(minutes: from + noon) ?? first.time, to)
    }
    if first.isSaid, !last.isSaid, from >= noon, to.hour < 12, to.minutes + noon > from { return (first.time, TimeOfDay(minutes: to.minutes + noon) ?? to) }
    return (first.time, to)
  }

  /// The ‘to 8pm’ behind the seven of ‘7 to 8pm’.
  private func isHourOfDay(behind i: Int) -> Bool {
    guard i + 3 < tokens.count, let hour = tokens[i].number, (1...12).contains(hour), ["to", "-", "–", "until", "till"].contains(tokens[i + 1].folded),
      isHourOfClock(i + 2)
    else { return false }
    return tokens.end(at: i + 3, where: { $0 == .beforeNoon || $0 == .afterNoon }).map { isMeridiem(i + 3, $0) } ?? false
  }

  /// The 8 of ‘8pm’, the 5:15 of ‘5:15pm’.
  private func isHourOfClock(_ i: Int) -> Bool {
    switch tokens[i].kind {
    case .number(let hour): (1...12).contains(hour)
    case .clock(let parts): parts.count == 2 && (1...12).contains(parts[0])
    default: false
    }
  }

  /// ‘7-7:20’, ‘6 till 6.45’, of what is to take so long.
  private func isClock(behind i: Int) -> Bool {
    guard i + 2 < tokens.count, let hour = tokens[i].number, (1...23).contains(hour), ["to", "-", "–", "until", "till", "til"].contains(tokens[i + 1].folded),
      unit(at: i + 3) == nil, let last = moment(at: i + 2, isShown: true)
    else { return false }
    // ‘13-15:15 client Lidl’, ‘9-11.30 Penguin’, whatever they are of; ‘5-5:30’ may be how fast.
    if beginsClause(i), tokens[i + 1].isMark, tokens[i + 1].isGlued, tokens[i + 2].isGlued, hour >= 6, last.time.minutes > Int(hour) * 60, last.time.minute % 15 == 0 { return true }
    if case .clock = tokens[i + 2].kind { return isOfDuration || isOfSleep }
    return last.time.minute > 0 && tokens[i + 1].isWord && (isOfDuration || isOfSleep)
  }

  private func beginsClause(_ i: Int) -> Bool { i == 0 || !tokens[i].isGlued && [",", ";", "."].contains(tokens[i - 1].folded) }

  /// ‘slept 11 to 7’, where nobody can have slept for seven to eleven hours.
  private func isNight(behind i: Int) -> Bool {
    // The whole sentence is asked whether it is about sleep, so only where such a span stands.
    guard i + 2 < tokens.count, let hour = tokens[i].number, let last = tokens[i + 2].number, ["to", "-", "–", "until", "till", "bis"].contains(tokens[i + 1].folded), isOfSleep
    else { return false }
    return [hour, last].allSatisfy { $0 == $0.rounded() } && ((8...12).contains(hour) || (0...3).contains(hour) || (20...23).contains(hour)) && (3...12).contains(last) && hour != last && unit(at: i + 3) == nil
      && (4...12).contains((Int(last) - Int(hour) + 24) % 12)
  }

  /// The half past five of ‘from 9 to 5.30’ is one of the afternoon, where nothing tells of a night.
  private func endOfSpan(_ last: Moment, from first: TimeOfDay, at start: Int) -> TimeOfDay {
    guard !isOfSleep, first.hour < 12, last.time.hour < 12, last.time <= first, tokens[start].number != nil, tokens[last.end - 1].number != nil else { return last.time }
    return TimeOfDay(minutes: last.time.minutes + 12 * 60) ?? last.time
  }

  /// The end of a span that is no time by itself.
  private func lastHour(at i: Int, behind first: Moment, isFrom: Bool) -> Moment? {
    if isFrom || isOfSleep, let last = hourOfSleep(at: i) ?? spokenOfSleep(at: i) ?? (isFrom ? hourOfDuration(at: i, behind: first) : nil) { return last }
    return hourBehindClock(at: i, first)
  }

  /// The 16 of ‘14:00-16’.
  private func hourBehindClock(at i: Int, _ first: Moment) -> Moment? {
    guard case .clock = tokens[first.end - 1].kind, i == first.end + 1, tokens[i - 1].isMark, tokens[i - 1].isGlued, tokens[i].isGlued,
      let (hour, end) = wholeNumber(at: i), hour > first.time.hour, unit(at: end) == nil, end == tokens.count || !tokens[end].isGlued || [",", ";", ".", "!", ")"].contains(tokens[end].folded)
    else { return nil }
    return TimeOfDay(hour: hour, minute: 0).map { Moment(time: $0, end: end) }
  }

  /// The half past six of ‘slept from 11 to half past six’; half past twelve is at noon, and that of a night is told by its other end.
  private func spokenOfSleep(at i: Int, isFrom: Bool = false) -> Moment? {
    guard let (minutes, end, _) = spokenClock(at: i, isBare: false, isFrom: isFrom), isOfSleep else { return nil }
    return TimeOfDay(minutes: minutes < 60 ? minutes + 720 : minutes).map { Moment(time: $0, end: end) }
  }

  /// The last hour of a sleep, which has no more than its number.
  private func hourOfSleep(at i: Int) -> Moment? {
    guard isOfSleep, let (hour, end) = wholeNumber(at: i), hour < 24, end == tokens.count || !tokens[end].isGlued || tokens[end].isMark, unit(at: end) == nil
    else {
      return nil
    }
    return TimeOfDay(hour: hour, minute: 0).map { Moment(time: $0, end: end) }
  }

  /// The last hour of what is to take so long, which has no more than its number, and that of ‘from 5pm to 6’, whose first one is a time.
  private func hourOfDuration(at i: Int, behind first: Moment) -> Moment? {
    let isTime = if case .clock = tokens[first.end - 1].kind { true } else { first.isSaid }
    guard isTime || isOfDuration, let (hour, end) = wholeNumber(at: i), hour <= 24, end == tokens.count || !tokens[end].isGlued || tokens[end].isMark, unit(at: end) == nil else {
      return nil
    }
    return TimeOfDay(hour: hour % 24, minute: 0).map { Moment(time: $0, end: end) }
  }

  /// Whether a word names an activity that is to take so long.
  var isOfDuration: Bool {
    tokens.indices.contains { i in
      let match = names.name(tokens, at: i, isAfterWord: true)?.match ?? names.form(tokens, at: i, isAfterWord: true)?.match
      guard let activity = match?.activities.first, let unit = names.unit(of: activity) else { return false }
      return vocabulary.units.unit(unit).dimension == .duration
    }
  }

  /// Whether a word tells of sleep, whose hours need no more than their numbers.
  private var isOfSleep: Bool { tokens.contains { $0.senses.contains { $0.sense == .metric(.sleep) || $0.sense == .metric(.nap) } } }

  private func moment(at i: Int, isShown: Bool) -> Moment? {
    // 午後7時
    if let end = tokens.end(at: i, where: Self.isPartOfDay), end < tokens.count, tokens[i].script != .spaced,
      let moment = hour(at: end, isShown: true)
    {
      return Moment(time: later(moment.time, senses: tokens.senses(at: i).map(\.sense)), end: moment.end, isSaid: true)
    }
    guard let moment = digits(at: i, isShown: isShown) ?? hour(at: i, isShown: isShown) ?? spoken(at: i, isShown: isShown) else {
      return nil
    }
    if moment.end < tokens.count, tokens[moment.end].isGlued, tokens[moment.end].folded == "/" { return nil }
    if let end = tokens.end(at: moment.end, of: .beforeNoon), isMeridiem(moment.end, end) {
      let time = moment.time.hour == 12 ? TimeOfDay(minutes: moment.time.minute) : moment.time
      return Moment(time: time ?? moment.time, end: end, isSaid: true)
    }
    if let end = tokens.end(at: moment.end, of: .afterNoon), isMeridiem(moment.end, end) {
      return Moment(time: later(moment.time, from: 1), end: end, isSaid: true)
    }
    // ‘in the evening’ stays in the text, and moves the time.
    let after = tokens.senses(at: moment.end).map(\.sense)
    let before = i > 0 ? senses(endingAt: i) : []
    let isSaid = (after + before).contains(where: Self.isPartOfDay)
    return Moment(time: later(later(moment.time, senses: after), senses: before), end: moment.end, isSaid: isSaid)
  }

  /// `7:40`, or `7.40` where words show that it is a time.
  func digits(at i: Int, isShown: Bool) -> Moment? {
    switch tokens[i].kind {
    case .clock(let parts):
      guard parts.count == 2, parts[0] < 24 || isShown, let time = TimeOfDay(hour: parts[0], minute: parts[1]) else { return nil }
      return Moment(time: time, end: tokens.end(at: i + 1, of: .hour).flatMap { tokens[i + 1].folded == "uhr" ? $0 : nil } ?? i + 1)
    case .number:
      let parts = tokens[i].folded.parts(between: ".")
      let uhr = tokens.end(at: i + 1, of: .hour).flatMap { tokens[i + 1].folded == "uhr" ? $0 : nil }
      // ‘11.30pm’
      let isMeridiem = parts.count == 2 && ["am", "pm"].contains(i + 1 < tokens.count ? tokens[i + 1].folded : "") && (1...12).contains(Int(parts[0]) ?? 0)
      guard isShown || uhr != nil || isMeridiem, parts.count == 2, parts[1].utf8.count == 2, let hour = Int(parts[0]), let minute = Int(parts[1]),
        hour < 24,
        let time = TimeOfDay(hour: hour, minute: minute)
      else { return nil }
      return Moment(time: time, end: uhr ?? i + 1)
    default: return nil
    }
  }

  /// An hour in digits or words with what says so: `7 Uhr 40`, `à 7h40`, 7時半, `7pm`. Elsewhere nobody knows whether noon is meant too.
  private func hour(at i: Int, isShown: Bool) -> Moment? {
    guard let (hour, next) = wholeNumber(at: i), hour < 25, next < tokens.count else { return nil }
    if hour <= 12, tokens.end(at: next, where: { $0 == .beforeNoon || $0 == .afterNoon }).map({ isMeridiem(next, $0) }) == true {
      return TimeOfDay(hour: hour, minute: 0).map { Moment(time: $0, end: next) }
    }
    if tokens.end(at: next, where: Self.isPartOfDay) != nil, isShown, tokens[next].script == .spaced {
      return TimeOfDay(hour: hour, minute: 0).map { Moment(time: $0, end: next) }
    }
    guard let end = tokens.end(at: next, of: .hour) else { return nil }
    let isFrench = tokens[next].folded == "h"
    if isFrench, !isShown { return nil }
    if let half = tokens.end(at: end, of: .halfHour) { return TimeOfDay(hour: hour, minute: 30).map { Moment(time: $0, end: half) } }
    if let (minute, after) = wholeNumber(at: end), minute < 60 {
      if let unit = tokens.end(at: after, of: .minute) {
        return TimeOfDay(hour: hour, minute: minute).map { Moment(time: $0, end: unit) }
      }
      if tokens[next].script == .spaced, !isFrench || tokens[end].isGlued, tokens[end].folded.utf8.count == 2 {
        return TimeOfDay(hour: hour, minute: minute).map { Moment(time: $0, end: after) }
      }
    }
    return TimeOfDay(hour: hour, minute: 0).map { Moment(time: $0, end: end) }
  }

  /// ‘half past six this morning’, ‘viertel nach sieben abends’, ‘siete y media de la tarde’: only where the part of the day is said, too.
  private func spoken(at i: Int, isShown: Bool) -> Moment? {
    guard let (minutes, end, _) = spokenClock(at: tokens[i].folded == "a" ? i + 1 : i, isBare: isShown), end < tokens.count,
      tokens.end(at: end, where: { $0 == .beforeNoon || $0 == .afterNoon }).map({ isMeridiem(end, $0) }) == true
        || tokens.end(at: end, where: Self.isPartOfDay) != nil
    else { return nil }
    return TimeOfDay(minutes: minutes).map { Moment(time: $0, end: end) }
  }

  func hourOrMinute(at i: Int) -> (Int, Int)? {
    guard let (number, end) = numberInWords(at: i), number == number.rounded(), number >= 1, number < 60 else { return wholeNumber(at: i) }
    return (Int(number), end)
  }

  func hourInWords(at i: Int) -> (Int, Int)? {
    guard i < tokens.count, let (hour, end) = hourOrMinute(at: i), (1...12).contains(hour) else { return nil }
    return (hour, end)
  }

  private func wholeNumber(at i: Int) -> (Int, Int)? {
    guard i < tokens.count else { return nil }
    if let number = tokens[i].number {
      guard number >= 0, number < 100, number == number.rounded() else { return nil }
      return (Int(number), i + 1)
    }
    guard tokens[i].script != .spaced else { return nil }
    for (sense, end) in tokens.senses(at: i) {
      if case .number(let number) = sense, number == number.rounded(), number > 0 { return (Int(number), end) }
    }
    return nil
  }

  /// Whether ‘am’ and ‘pm’ are that, and not the German word: nothing else may follow in the same breath.
  private func isMeridiem(_ start: Int, _ end: Int) -> Bool {
    tokens[start].isGlued || tokens[start].folded == "pm" || end == tokens.count || !tokens[end].isWord
  }

  private static func isPartOfDay(_ sense: Sense) -> Bool { if case .partOfDay = sense { true } else { false } }

  private func senses(endingAt end: Int) -> [Sense] {
    for start in stride(from: end - 1, through: max(0, end - 4), by: -1) {
      let found = tokens.senses(at: start).filter { $0.end == end && Self.isPartOfDay($0.sense) }
      if !found.isEmpty { return found.map(\.sense) }
    }
    return []
  }

  private func later(_ time: TimeOfDay, senses: [Sense]) -> TimeOfDay {
    for case .partOfDay(let hour?) in senses { return later(time, from: hour) }
    return time
  }

  private func later(_ time: TimeOfDay, from hour: Int) -> TimeOfDay {
    guard time.hour < 12, time.hour >= hour else { return time }
    return TimeOfDay(minutes: time.minutes + 12 * 60) ?? time
  }
}
