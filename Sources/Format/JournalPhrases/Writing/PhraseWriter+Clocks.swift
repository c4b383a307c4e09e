// A bare `1:30`, which may be a time on the clock or how long something took.

import JournalDates
import JournalModel

extension PhraseWriter {
  /// What numbers with a colon are.
  enum ClockMeaning {
    case time
    case duration(Quantity)
    /// Either of them, with how many minutes it would have taken.
    case unclear(minutes: Int)
    /// A time, or minutes and seconds.
    case pace
  }

  /// ‘studied 1:30’ of what is to take 2 h is an hour and a half, and ‘piano 18:30’ a time: nobody does anything at half past one at night, nor for 18
  /// hours. Where both may be, or neither, only the person can tell. What words or a zero before it show to be a time is one.
  func meaning(of time: TimeSpan, _ chunk: Chunk, _ line: Int) -> ClockMeaning {
    guard let minutes = bareClock(time, chunk), let activity = activities[line] else { return .time }
    if mayBePace(minutes, chunk, line) { return .pace }
    let isAtNight = minutes < Self.morning
    guard let unit = vocabulary.activities[activity].unit, case let measured = units.unit(unit), measured.dimension == .duration else {
      return isAtNight && !isOfNight ? .unclear(minutes: minutes) : .time
    }
    let wanted = vocabulary.activities[activity].target.flatMap { units.convert($0.quantity, to: "min") } ?? 0
    let isSoLong = Double(minutes) <= max(Self.anyLength, 3 * wanted)
    // A day begins with the times of what was done on it: ‘7:30 worked’.
    let mayBeTime = !isAtNight && (!isSoLong || chunk.range.lowerBound > 0)
    switch (isSoLong, mayBeTime) {
    case (true, false) where isAtNight: return .duration(Quantity(Double(minutes), "min"))
    case (true, false), (false, true): return .time
    case (true, true), (false, false): return .unclear(minutes: minutes)
    }
  }

  /// The half past eight of ‘at half eight’, in the morning and in the evening.
  mutating func askHalf(of time: TimeSpan, _ chunk: Chunk, _ line: Int) -> Phrase.Meaning? {
    guard lines[line].activity != nil, lines[line].state != .no else { return nil }
    func text(_ time: TimeOfDay?) -> String? { time.flatMap { TimeOfDay(minutes: ($0.minutes + 720) % 1440)?.description } }
    let (begin, end) = (text(time.start) ?? "", text(time.end))
    return ask(.half(words: words(chunk.range), first: time.text, second: end.map { "\(begin)-\($0)" } ?? begin))
  }

  /// ‘ran 5k PB 21:34’: right behind how far it was, where nobody would go faster or much slower, it may be minutes and seconds.
  private func mayBePace(_ clock: Int, _ chunk: Chunk, _ line: Int) -> Bool {
    guard let activity = activities[line], names.moving.contains(activity), chunk.range.lowerBound > 0,
      let way = lines[line].measurements.lazy.compactMap({ units.convert($0.quantity, to: "km") }).first, way > 0
    else { return false }
    let before = chunk.range.lowerBound - 1
    let isBehindWay = [before, before - 1].contains { place in
      tokens.indices.contains(place)
        && (tokens[place].number != nil || ["pb", "pr", "time"].contains(tokens[place].folded) || tokens[place].senses.contains { sense, _ in
          if case .unit = sense { true } else { sense == .thousand }
        })
    }
    return isBehindWay && (2...9).contains(Double(clock / 60) / way + Double(clock % 60) / 60 / way)
  }

  /// What a bare number is of: minutes in ‘stretched for 10’, where nothing is asked for.
  func unit(of activity: Int, _ chunk: Chunk) -> String? {
    let isLong = chunk.range.lowerBound > 0 && tokens[chunk.range.lowerBound - 1].folded == "for"
    return vocabulary.activities[activity].unit ?? (isLong ? "min" : isBehindPlural(chunk, activity) ? "times" : nil)
  }

  /// Asks what a number is of, right behind what has no target: ‘pilates 50’ may be minutes, and how often.
  mutating func askBare(_ number: Double, _ chunk: Chunk, _ line: Int) -> Bool {
    guard let activity = activities[line], let slug = lines[line].activity, unit(of: activity, chunk) == nil, vocabulary.activities[activity].isDoneTask == nil, !names.avoided.contains(activity),
      MetricNames.measured(by: vocabulary.activities[activity].title) == nil,
      lines[line].state == .done, lines[line].measurements.isEmpty, (2...600).contains(number), number == number.rounded(), tokens[chunk.range].contains(where: { $0.number != nil }), !tokens[chunk.range].contains(where: { ChunkScanner.sets.contains($0.folded) })
    else { return false }
    uncertainties.append(.bare(words: words(chunk.range), slug: slug))
    return true
  }

  /// The 3x10 of exercises that are to take so long, which says how often, and no minutes.
  func isProduct(_ chunk: Chunk) -> Bool { tokens[chunk.range].contains { ["x", "×"].contains($0.folded) } }

  /// The 4 of ‘night feeds: 4’.
  private func isBehindPlural(_ chunk: Chunk, _ activity: Int) -> Bool {
    var end = chunk.range.lowerBound
    if end > 0, [":", "="].contains(tokens[end - 1].folded) { end -= 1 }
    let title = Tokenizer.words(vocabulary.activities[activity].title)
    return title.count > 1 && end >= title.count && NameIndex.isPlural(tokens[(end - title.count)..<end].map(\.folded), of: title)
  }

  /// How long ‘for 1:15’ is: an hour and a quarter of what takes so long, and a minute and a quarter where how far it was leaves no other. The amount itself
  /// where it is no such, and nil where only the person can tell.
  func lasting(_ said: Quantity, _ line: Int, _ chunk: Chunk) -> Quantity? {
    guard chunk.isShown, said.unit == "min", let clock = tokens[chunk.range].first(where: { if case .clock = $0.kind { true } else { false } }),
      case .clock(let parts) = clock.kind, parts.count == 2, parts[0] < 5, let activity = activities[line], !tokens[chunk.range].contains(where: { $0.senses.contains { $0.sense == .unit("h") } })
    else { return said }
    let hours = Quantity(Double(parts[0] * 60 + parts[1]), "min")
    if let way = lines[line].measurements.lazy.compactMap({ units.convert($0.quantity, to: "m") }).first {
      // Nobody runs twelve metres in a second for long, nor so slowly.
      let isTooFast = way / (said.amount * 60) > 12
      return isTooFast ? hours : way <= 1500 ? said : nil
    }
    guard let target = vocabulary.activities[activity].target.flatMap({ units.convert($0.quantity, to: "min") }) else { return nil }
    return target >= 10 ? hours : target <= 5 ? said : nil
  }

  /// How long two spans of one thing are together, ‘from 9 to 10 and from 13 to 14’, of which a line has one; nil for all else.
  mutating func bothSpans(_ time: TimeSpan, _ line: Int) -> Phrase.Meaning? {
    guard let first = lines[line].time, first != time, let before = first.minutes, let more = time.minutes, let activity = activities[line],
      vocabulary.activities[activity].unit.map({ units.unit($0).dimension == .duration }) ?? (vocabulary.activities[activity].isDoneTask == nil)
    else { return nil }
    let key = QuantityKey.key(for: .duration)
    if lines[line].measurements.isEmpty { add(Phrase.Measurement(key, Quantity(Double(before), "min")), to: line) }
    // The second stays in the words, since the line has no place for it.
    return add(minutes: Double(more), to: line).map { _ in .text }
  }

  /// The 1:15 of ‘for 1:15’.
  func clockWords(_ chunk: Chunk) -> String {
    let clock = chunk.range.first { if case .clock = tokens[$0].kind { true } else { false } }
    return words(clock.map { $0..<($0 + 1) } ?? chunk.range)
  }

  /// `1:30` of a note that tells of something people do, ‘studied 1:30’, where nobody would have done it at that hour.
  func clockOfNote(_ uncounted: [Phrase.Uncounted]) -> [Phrase.Uncertainty] {
    guard !uncounted.isEmpty, !isOfNight, lines.count == 1, lines[0].activity == nil else { return [] }
    return pieces.compactMap { piece in
      guard case .time(let time) = piece.meaning, piece.tokens.lowerBound > 0,
        let minutes = bareClock(time, Chunk(content: .time(time), range: piece.tokens)), minutes < Self.morning
      else { return nil }
      return .clock(words: words(piece.tokens), minutes: minutes)
    }
  }

  /// The minutes of a time that is typed as no more than two numbers with a colon; nil with ‘at’ or ‘Uhr’ beside it, a part of the day, or a zero before it.
  private func bareClock(_ time: TimeSpan, _ chunk: Chunk) -> Int? {
    guard time.end == nil, !chunk.isShown, chunk.range.count == 1, case let place = chunk.range.lowerBound, case .clock(let parts) = tokens[place].kind,
      parts.count == 2, parts[0] == time.start.hour, !tokens[place].folded.hasPrefix("0") || parts[0] == 0 && !tokens[place].folded.hasPrefix("00")
    else { return nil }
    let isBesidePart = [place - 1, place + 1].contains { beside in
      tokens.indices.contains(beside) && tokens[beside].senses.contains { if case .partOfDay = $0.sense { true } else { false } }
    }
    return isBesidePart ? nil : parts[0] * 60 + parts[1]
  }

  /// Whether words tell of going to bed, sleeping or getting up, whose times may be of the night.
  private var isOfNight: Bool {
    tokens.contains { token in
      token.senses.contains { sense, _ in
        switch sense {
        case .metric(.bedtime), .metric(.waking), .metric(.sleep), .metric(.nap), .lastNight: true
        case .doing(_, let form): form.isWide
        default: false
        }
      }
    }
  }

  /// Before it nobody does what has a target.
  private static let morning = 5 * 60
  /// So long anything may take, whatever its target.
  private static let anyLength = 240.0
}
