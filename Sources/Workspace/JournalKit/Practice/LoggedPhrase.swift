// Plain words as entries of a log.

public import JournalDates
public import JournalModel
import JournalText
public import JournalPhrases
public import JournalStore
import JournalFormat
import JournalLanguage

/// A phrase with what is said beside it, as entries of a log.
public struct LoggedPhrase {
  public internal(set) var phrase: Phrase
  /// The day that it is written to.
  public let day: CalendarDay
  /// For lines that say no time.
  let time: TimeSpan?
  /// The time it is; nil where another day is meant.
  let now: TimeOfDay?
  let isAgain: Bool
  /// What there is to say of the names that its numbers are kept by.
  var remarks: [Message] = []
  /// What there is to say of a day in the text that it is not written on.
  var hint: Message?
  /// A picture that goes with it, by its path in the journal.
  public var photo: String?
  /// Whether the words make private what they say.
  public let isPrivate: Bool

  init(_ phrase: Phrase, on day: CalendarDay, time: TimeSpan?, now: TimeOfDay?, isAgain: Bool, isPrivate: Bool) {
    (self.phrase, self.day, self.time, self.now) = (phrase, day, time, now)
    (self.isAgain, self.isPrivate) = (isAgain, isPrivate)
  }

  /// Writes the mood with the words that belong to nothing else, then a line for each activity.
  /// - Parameter reader: Tells which readings of the day its lines have; nil where nothing of the kind is said.
  func write(into writing: inout LogWriting, _ plans: inout PlanFiles, _ reader: NumberReader?) throws {
    if let hint { writing.remark(hint) }
    let keepsPrivate = isPrivate && writing.reading?.isPrivate != true
    if keepsPrivate { try keepNumbers(into: &writing) }
    var lines = try keepsPrivate ? privateLines : Self.priced(phrase.linesOfDiary, &plans, on: writing.day)
    let texts = lines.map { $0.isTimeAlone ? phrase.metricWords : $0.text }
    if let photo { Self.embed(photo, in: &lines, orWith: phrase.mood == nil ? "" : phrase.noteText) }
    if let mood = phrase.mood {
      var text = keepsPrivate ? "#" + FileReading.privateTag : ""
      // What names no activity tells of the mood: its time is that of the mood.
      var moment = phrase.isMoodApart ? nil : lines.first { $0.activity == nil }?.time
      if phrase.isMoodApart {
        // The words stand on the line of their hours.
      } else if let plain = lines.firstIndex(where: { $0.isPlainText }) {
        text = lines.remove(at: plain).words
      } else if lines.allSatisfy({ $0.activity != nil }), !phrase.noteText.isEmpty {
        text = [phrase.noteText, text].filter { !$0.isEmpty }.joined(separator: " ")
      }
      if lines.allSatisfy({ $0.activity == nil }) { moment = moment ?? time }
      for earlier in phrase.earlierMoods {
        let part = keepsPrivate ? "\(earlier.part) #\(FileReading.privateTag)" : earlier.part
        try writing.note(MoodEntry(earlier.mood, part, isOfMoment: true))
      }
      try writing.note(moment == nil && time != nil ? MoodEntry(mood, text, time: time) : MoodEntry(mood, text, told: moment, part: phrase.moodPart, now: now))
    }
    var readings = keepsPrivate ? [] : self.readings(beside: lines)
    if !phrase.metrics.isEmpty, !keepsPrivate {
      let reading = readings.first ?? lines.first(where: \.isTimeAlone) ?? lines.first { $0.activity == nil }
      let text = reading.map { $0.text.isEmpty ? phrase.metricWords : $0.text } ?? ""
      let moment = reading.flatMap { line in (line.time ?? time)?.start ?? endOfPart(line).flatMap(PartOfDay.latest) }
      // What is read off and has no time is of now.
      let isOfNow = phrase.metrics.allSatisfy { MetricNames.isWholeAtOnce($0.name) && !MetricNames.isOfNight($0.name) }
      let former = writing.reading
      let readAt = moment ?? (isOfNow ? time?.start ?? now : nil)
      let stays = try writing.note(phrase.metrics, remarks, keptIn: readAt.map { ($0, moment == nil ? phrase.metricWords : text) })
      let kept = phrase.keptReadings(
        beside: texts + readings.map(\.text), over: former?.metrics ?? [], staying: stays, former.flatMap { reader?.told(in: $0) } ?? [],
        in: former?.log.compactMap { $0.logLine.activity == nil ? $0.logLine.text : nil } ?? [])
      for text in kept.earlier { try writing.log(LogInsertion(text: text)) }
      readings += kept.own.map { text in
        var line = Phrase.Line()
        (line.time, line.part) = (reading?.time, reading?.part)
        line.text = [line.part, text].compactMap(\.self).joined(separator: " ")
        return line
      }
    }
    for line in lines + readings {
      guard let slug = line.activity else {
        let end = endOfPart(line)
        let moment = line.time ?? time ?? (end == nil ? now.map { TimeSpan($0) } : nil)
        // The time of a number of the day has the words that say it.
        let text = line.isTimeAlone ? phrase.metricWords : line.text
        var insertion = LogInsertion(nil, time: moment, fields: line.fields, text: text, tags: line.tags)
        insertion.latest = end.flatMap(PartOfDay.latest)
        try writing.log(insertion)
        continue
      }
      let activity = try plans.activity(slug, on: writing.day)
      // The amounts are asked whether they fit, and are written with their keys.
      _ = try writing.fields(line.amounts, of: activity)
      if !isAgain { try writing.refuseCorrection(by: line, of: activity) }
      let skip = line.state == .skip ? [Field("skip", line.reason ?? "")] : []
      let entry = LogEntry(
        line.state, time: line.time ?? time, fields: skip + line.fields, text: line.text, tags: line.tags, mayDiffer: true)
      if phrase.nightHabit == activity.slug, !isAgain, try writing.retell(entry, of: activity) { continue }
      try writing.log(entry, of: activity, isAgain: isAgain && !line.isImplied, hasAmounts: !line.measurements.isEmpty)
      // Nobody asked whether it was done already.
      if line.isImplied, writing.outcomes.last?.logged.isChanged == false { writing.outcomes.removeLast() }
    }
  }
}

extension LoggedPhrase {
  /// The lines with a price on that of what has a limit of money, where the other part of the sentence says the only one: ‘dinner at Trattoria 38 EUR, eating
  /// out’.
  private static func priced(_ lines: [Phrase.Line], _ plans: inout PlanFiles, on day: CalendarDay) throws -> [Phrase.Line] {
    guard lines.count == 2, let bare = lines.firstIndex(where: { $0.activity != nil && $0.state == .done && $0.measurements.isEmpty && $0.text.isEmpty }),
      case let note = lines[1 - bare], note.activity == nil, note.measurements.isEmpty, var line = lines[bare...].first, let slug = line.activity,
      case .activity(.habit(let habit)) = try plans.activity(slug, on: day).entry.details, let target = habit.lastTarget?.quantity,
      case let unit = UnitTable.standard.unit(target.unit), unit.dimension.isMoney
    else { return lines }
    let words = note.text.words.map { String($0) }
    let prices = words.indices.flatMap { place in
      [1, 2].filter { place + $0 <= words.count }.compactMap { count -> (range: Range<Int>, price: Quantity)? in
        let range = place..<place + count
        guard let price = Quantity(Money.signBehind(words[range].joined(separator: " "))), UnitTable.standard.unit(price.unit) == unit else { return nil }
        return (range, price)
      }
    }
    guard prices.count == 1, let (range, price) = prices.first else { return lines }
    line.measurements = [Phrase.Measurement("amount", Quantity(price.amount, target.unit))]
    line.text = (words[..<range.lowerBound] + words[range.upperBound...]).joined(separator: " ")
    (line.time, line.tags) = (line.time ?? note.time, line.tags + note.tags)
    return [line]
  }

  /// The lines of what was read off at a time: that which is told beside the words is one, too, but for a night, which is none of one time.
  private func readings(beside lines: [Phrase.Line]) -> [Phrase.Line] {
    let words = phrase.wordsOfMetrics, isInText = !words.isEmpty && words.allSatisfy { phrase.noteText.contains(text: $0) }
    var readings = phrase.readingLines.filter { $0.time != nil || !isInText }
    if time != nil, readings.isEmpty, !isInText, let first = phrase.metrics.first, !MetricNames.isOfNight(first.name), lines.allSatisfy({ $0.activity == nil && !$0.isTimeAlone }) {
      readings.append(Phrase.Line())
      readings[0].text = phrase.metricWords
    }
    for place in readings.indices { readings[place].time = readings[place].time ?? time }
    return readings
  }

  /// The hour by which the part of the day was over that a line tells a number of, which was then read off before; nil where it is not over, and where a time
  /// is told.
  private func endOfPart(_ line: Phrase.Line) -> Int? {
    guard !phrase.metrics.isEmpty, line.activity == nil, line.time ?? time == nil,
      let end = line.part.flatMap({ Phrase.hour(endingPart: $0.lowercased()) }) ?? PartOfDay.last(in: line.text)?.end
    else { return nil }
    return now.map { PartOfDay.isOver(end, at: $0) } ?? true ? end : nil
  }

  /// Shows a picture at the end of the last line, or in one of its own.
  private static func embed(_ photo: String, in lines: inout [Phrase.Line], orWith text: String) {
    let shown = "![[\(photo)]]"
    if lines.isEmpty {
      lines.append(Phrase.Line())
      lines[0].text = text
    }
    lines[lines.count - 1].text += (lines[lines.count - 1].text.isEmpty ? "" : " ") + shown
  }

  /// The lines of words that make private what they say: each has the tag, and what has nothing else is none.
  private var privateLines: [Phrase.Line] {
    let lines = phrase.linesOfDiary.map { line in
      var line = line
      if !line.tags.contains(where: { $0.lowercased() == FileReading.privateTag }), !FileReading.saysPrivate([line.text]) {
        line.tags.append(FileReading.privateTag)
      }
      return line
    }
    let said = lines.filter { !$0.isPlainText || !$0.text.trimmed.isEmpty || $0.tags.count > 1 || $0.time != nil }
    return said.isEmpty && phrase.mood == nil && phrase.metrics.isEmpty ? lines : said
  }

  /// Numbers of the day stand in its front matter, where everybody reads them: private ones are kept as words.
  private func keepNumbers(into writing: inout LogWriting) throws {
    guard !phrase.metrics.isEmpty else { return }
    let words = phrase.wordsOfMetrics
    let text = words.joined(separator: ", ")
    // Where more is told of them than the numbers, the words are a line already.
    if !words.allSatisfy({ phrase.noteText.contains(text: $0) }) {
      try writing.log(LogInsertion(nil, time: time ?? now.map { TimeSpan($0) }, fields: [], text: text, tags: [FileReading.privateTag]))
    }
    writing.remark(Message(PrivateWordsText.numbers, ["count": .number(phrase.metrics.count), "day": "\(day)"]))
  }
}

extension Workspace {
  /// Words that were understood and cannot be counted so, as a note on the day that they name, without the words for it: ‘swam yesterday, 40 lengths’.
  public func note(_ words: [String], insteadOf logged: LoggedPhrase, on date: AskedDays?, at time: TimeSpan?, in journal: Journal) throws -> LoggedPhrase {
    let text = words.map(\.trimmed).joined(separator: " ")
    let named = logged.phrase.pieces.first { if case .day = $0.meaning { true } else { false } }
    guard date == nil, let said = named?.words, let place = text.firstRange(ofText: said) else {
      return try understood(words, on: date, at: time, isNote: true, in: journal)
    }
    // The night of ‘last night’ says more than the day.
    let isPart = said.words.count > 1 && said.words.last.map { Phrase.isPartOfDay($0.lowercased()) } ?? false
    let (before, behind) = (text[..<place.lowerBound].trimmed, text[place.upperBound...].trimmed)
    let isHeld = before.isEmpty || behind.first.map { ",;:.".contains($0) } ?? true
    var kept = (before + (isHeld ? "" : " ") + behind).drop { ",;: ".contains($0) }
    while let last = kept.last, ",;: ".contains(last) { kept.removeLast() }
    return try understood([isPart ? text : String(kept)], on: AskedDays(plain: logged.day.description), at: time, isNote: true, in: journal)
  }
}

extension Phrase {
  /// Whether it names no day, and tells of nothing that is counted.
  var isOfNoDay: Bool {
    metrics.isEmpty && lines.allSatisfy { $0.activity == nil } && !pieces.contains { if case .day = $0.meaning { true } else { false } }
  }

  /// Whether it says nothing but words.
  var isTextAlone: Bool { mood == nil && metrics.isEmpty && lines.allSatisfy { $0.activity == nil && $0.measurements.isEmpty } }

  /// The day that is asked for; without one the day that the words name, or today.
  func day(orNamed date: AskedDays?, on today: CalendarDay) throws -> CalendarDay {
    guard let date, case let named = try date.done(on: today) else { return day }
    if let piece = pieces.first(where: { if case .day = $0.meaning { true } else { false } }), day != named {
      throw WorkspaceError(
        .usage, LogErrorText.twoDays,
        ["option": .text(date.name), "day": "\(named)", "words": .text(piece.words), "other": "\(day)"], help: LogErrorText.twoDaysWay)
    }
    return named
  }
}

extension Phrase {
  /// The lines with the words that tell of no activity in one, as they were typed; amounts stand in the words, and for a goal in fields as well.
  var linesOfDiary: [Line] {
    let plain = lines.filter { $0.activity == nil }
    var diary = lines
    if plain.isEmpty {
      if mood == nil, !noteText.isEmpty {
        var line = Line()
        line.text = noteText
        diary.append(line)
      }
      return diary
    }
    guard !noteText.isEmpty, let place = lines.firstIndex(where: { $0.activity == nil }) else { return lines }
    diary[place].text = noteText
    diary[place].tags = plain.flatMap(\.tags)
    diary[place].goals = plain.flatMap(\.goals)
    diary[place].measurements = diary[place].goals.isEmpty ? [] : plain.flatMap(\.measurements)
    diary[place].time = plain.lazy.compactMap(\.time).first
    return diary.enumerated().filter { $0.offset <= place || $0.element.activity != nil }.map(\.element)
  }

  /// The words that say numbers of the day.
  fileprivate var metricWords: String { wordsOfMetrics.joined(separator: " ").split(separator: "…").map(\.trimmed).joined(separator: " ") }

  /// The same, a piece each; of a blood pressure one piece says both.
  fileprivate var wordsOfMetrics: [String] {
    pieces.compactMap { piece in if case .metric = piece.meaning, !piece.words.isEmpty { piece.words } else { nil } }
  }
}

extension FileReading {
  /// Whether one of some words makes private what stands beside it.
  static func saysPrivate(_ words: [String]) -> Bool {
    let tag = "#" + privateTag
    return words.contains { word in
      let word = word.lowercased()
      return word.indices.contains { place in
        guard word[place...].hasPrefix(tag) else { return false }
        // ‘#privately’ is another tag.
        let next = word[place...].dropFirst(tag.count).first
        return next.map { !$0.isLetter && !$0.isNumber && !["_", "-", "/"].contains($0) } ?? true
      }
    }
  }
}

extension Phrase.Line {
  /// Whether it is words, tags and a time alone, which a mood may be told with.
  fileprivate var isPlainText: Bool { activity == nil && measurements.isEmpty && goals.isEmpty }

  /// Whether it says when it was, and not what.
  fileprivate var isTimeAlone: Bool { time != nil && isPlainText && text.isEmpty && tags.isEmpty }

  /// Text and tags.
  fileprivate var words: String { ([text] + tags.map { "#" + $0 }).filter { !$0.isEmpty }.joined(separator: " ") }

  fileprivate var amounts: [LogAmount] { measurements.map { LogAmount($0.key, $0.quantity) } }

  fileprivate var fields: [Field] {
    measurements.map { Field($0.key, $0.quantity.text) } + goals.map { Field("goal", Reference(file: $0).link) }
  }
}
