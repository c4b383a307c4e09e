// What was done and how it felt, written into the files of days.

import JournalReports
public import JournalDates
public import JournalModel
public import JournalPhrases
import JournalIndex
public import JournalLanguage
public import JournalStore
import JournalText
public import PlainFormats
import JournalFormat

extension Workspace {
  /// What plain words say, by the names of the journal, ready to be written.
  /// - Parameters:
  ///   - date: The day that they are of; nil for the one that they name, or today.
  ///   - time: For lines that say no time.
  ///   - isAgain: Whether what was done counts though the day has it already.
  ///   - isNote: Whether they are to be kept as they stand, whatever they speak of.
  ///   - told: What the person says that they are, asked about it: their day, mood and numbers are those that they say.
  /// - Throws: Where they may mean two things, or are nearly a name, and where they name another day; a `MentionedError` where they only speak
  ///   of an activity.
  public func understood(
    _ words: [String], on date: AskedDays? = nil, at time: TimeSpan? = nil, isAgain: Bool = false, isNote: Bool = false, told: Phrase.ToldSentence? = nil,
    in journal: Journal
  ) throws -> LoggedPhrase {
    // No other day's file is opened for it.
    let now = try now(in: journal)
    let today = now.day(startingAt: journal.configuration.dayStart)
    let isNote = isNote || told != nil
    let beside = date == nil && !isNote ? try phrase(besideDayOf: words, on: today, in: journal) : nil
    var (phrase, date) = (isNote ? Phrase(note: words, today: today) : try beside ?? phrase(words, on: today, in: journal), date)
    if let told { phrase = Phrase(words, try self.vocabulary(in: journal), today: today).told(as: told, words) }
    if date == nil, !isNote, phrase.isTextAlone, phrase.dayToCome == nil, let (rest, days) = AskedDays.atHead(of: words.joined(separator: " ")) {
      (phrase, date) = (try self.phrase([rest], on: today, in: journal), days)
    }
    // ‘yesterday --note …’: a note stands on the day with which it begins, as it does without being called one.
    if date == nil, isNote, told == nil, let head = DayAtHead(words.flatMap(\.words).map { String($0) }, on: today, in: tongues), !head.rest.isEmpty,
      let told = Phrase(note: [head.rest.joined(separator: " ")], today: today).on(head.day, saidAs: head.words, part: head.part)
    {
      phrase = told
    }
    var inText: Message?
    if date == nil, isNote, told == nil, let inside = dayInside(words.joined(separator: " "), on: today), words.joined(separator: " ").hasSuffix(inside.words) {
      inText = Message(DayErrorText.inText, ["words": .text(inside.words), "day": "\(inside.day)"])
    }
    if date == nil, !isNote, phrase.isOfNoDay, phrase.dayToCome == nil {
      if let told = try self.phrase(behindDayOf: words, on: today, in: journal) {
        phrase = told
      } else if let inside = dayInside(words.joined(separator: " "), on: today) {
        inText = Message(DayErrorText.inText, ["words": .text(inside.words), "day": "\(inside.day)"])
      }
    }
    let day = try phrase.day(orNamed: date, on: today)
    if day == now.day, let clock = now.time {
      try phrase.refuseTimes(after: clock, dayStart: journal.configuration.dayStart)
      if phrase.mood != nil, let moment = phrase.lines.first(where: { $0.activity == nil })?.time ?? time {
        try refuseMood(at: moment, after: clock, dayStart: journal.configuration.dayStart)
      }
    }
    // The time is that of now, so it says nothing of another day.
    var logged = LoggedPhrase(
      phrase, on: day, time: time, now: day == today ? now.time : nil, isAgain: isAgain, isPrivate: FileReading.saysPrivate(words))
    logged.hint = inText
    return logged
  }

  /// A sentence in quotes on the day that stands by itself in front of it or behind: `log monday "run 6 km"`. Nil where there is none.
  private func phrase(besideDayOf words: [String], on today: CalendarDay, in journal: Journal) throws -> Phrase? {
    let quoted = words.indices.filter { words[$0].contains(where: \.isWhitespace) }
    guard words.count > 1, quoted.count == 1, let place = quoted.first else { return nil }
    for (said, rest) in [(words[..<place], words[place...]), (words[(place + 1)...], words[...place])] where !said.isEmpty && said.count + rest.count == words.count {
      // Nights have a rule of their own: sleep is of the day on which it ended.
      if said.contains(where: { DayAtHead.nights.contains($0.lowercased()) }) { return try phrase(words.flatMap { $0.words.map { String($0) } }, on: today, in: journal) }
      let count = PeriodText.count(of: said, in: tongues), part = PartOfDay.opening(said.dropFirst(count))
      guard count > 0, count + (part?.count ?? 0) == said.count, let day = DayAtHead.day(of: said.prefix(count), on: today) else { continue }
      return try phrase(Array(rest), on: today, in: journal).on(day, saidAs: said.prefix(count).joined(separator: " "), part: part?.words ?? "")
    }
    return nil
  }

  /// The words behind the day with which a sentence in quotes begins, on that day; nil where it begins with none.
  private func phrase(behindDayOf words: [String], on today: CalendarDay, in journal: Journal) throws -> Phrase? {
    // English, the journal’s language and those whose words for days are no words of these: ‘hier’ is French and German.
    let tongues = self.tongues.union([.german, .spanish, .portuguese])
    guard let sentence = words.first, case let parts = sentence.words.map({ String($0) }), parts.count > 1 else { return nil }
    guard let head = DayAtHead(parts, on: today, in: tongues), !head.rest.isEmpty else {
      // As it is without quotes: ‘am 18. waren wir am See’.
      let told = words.count == 1 ? Phrase(parts, withNightsAmong: try vocabulary(in: journal), today: today) : nil
      guard let told, told.isTextAlone, told.uncertainties.isEmpty || told.isOfNoActivity, case .day(let day)? = told.pieces.first?.meaning, day < today else { return nil }
      return told.isOfNoActivity ? told.asNote() : told
    }
    let behind = try phrase([head.rest.joined(separator: " ")] + words.dropFirst(), on: today, in: journal)
    return behind.on(head.day, saidAs: head.words, part: head.part)
  }

  /// The names that plain words may mean in a journal.
  public func vocabulary(in journal: Journal) throws -> PhraseVocabulary {
    try plans(of: journal, in: [.activities, .experiments, .goals, .measures]).vocabulary(of: journal, on: try today(in: journal))
  }

  /// The journal's numbers of a day that have names of its own, where words hold a number that may be one.
  private func ownMetrics(in words: [String], of journal: Journal) throws -> [String] {
    guard words.contains(where: { $0.utf8.contains { $0 &- 0x30 < 10 } }) else { return [] }
    return try numbers(of: journal).map(\.name).filter(Self.isOwn)
  }

  private func phrase(_ words: [String], on today: CalendarDay, in journal: Journal) throws -> Phrase {
    var plans = try plans(of: journal, in: [.activities, .experiments, .goals, .measures])
    var vocabulary = plans.vocabulary(of: journal, on: today)
    vocabulary.metrics = try ownMetrics(in: words, of: journal)
    vocabulary.measuresSugar = vocabulary.measuresSugar(in: words, among: vocabulary.metrics)
    try refuseDoubtfulDays(in: words, orElse: DayErrorText.keepNote) { vocabulary.names(word: $0) }
    let named = Phrase(words, withNightsAmong: vocabulary, today: today)
    let phrase = Phrase(readingIn: words, insteadOf: named, among: vocabulary, today: today) ?? named
    // ‘the knee hurts again’, typed without quotes: a word of a longer name says what it says in a sentence.
    if words.count > 1, phrase.uncertainties.contains(where: { if case .unclear(_, let slugs) = $0 { slugs.count == 1 } else { false } }) {
      return try self.phrase([words.joined(separator: " ")], on: today, in: journal)
    }
    // ‘no pills’, typed without quotes, may say that the habit with a longer name was not done, as it does in a sentence.
    if words.count > 1, phrase.isOfNoActivity, case let sentence = words.joined(separator: " "),
      Phrase([sentence], withNightsAmong: vocabulary, today: today).uncertainties.contains(where: { if case .undone = $0 { true } else { false } })
    {
      return try self.phrase([sentence], on: today, in: journal)
    }
    try onDayAtEnd(phrase, of: words, on: today).refuseUncertainties(&plans, on: today, in: words.joined(separator: " "))
    if phrase.isOfNoActivity { return phrase.asNote() }
    return phrase.notingMeasured(vocabulary, except: Set(plans.readings.filter(\.isPrivate).map(\.slug)), today: today)
  }

  /// Writes what plain words say into the log of their day.
  public func log(_ phrase: LoggedPhrase, in journal: Journal, isDryRun: Bool = false) throws -> LogWriting {
    var phrase = phrase
    for place in phrase.phrase.metrics.indices {
      let said = phrase.phrase.metrics[place]
      let kept = try kept(said.name, said.value, in: journal)
      (phrase.phrase.metrics[place].name, phrase.phrase.metrics[place].value) = (kept.name, kept.value)
      for piece in phrase.phrase.pieces.indices where phrase.phrase.pieces[piece].meaning == .metric(said) {
        phrase.phrase.pieces[piece].meaning = .metric(phrase.phrase.metrics[place])
      }
      phrase.remarks += kept.remarks
    }
    if !phrase.phrase.earlierReadings.isEmpty, !phrase.isPrivate { phrase.remarks.append(Message(PhraseText.lastReading)) }
    let night = changingClocks(phrase.phrase.metrics, on: phrase.day, in: journal)
    (phrase.phrase.metrics, phrase.remarks) = (night.metrics, phrase.remarks + [night.remark].compactMap(\.self))
    let early = try goalsToCome(of: phrase, in: journal)
      + (phrase.isPrivate ? [] : imported(beside: phrase.phrase.metrics.map { ($0.name, $0.value) }, on: phrase.day, in: journal))
    let reader = phrase.phrase.metrics.contains { MetricNames.isOfMoments($0.name) } ? try NumberReader(of: journal, in: self) : nil
    return try writing(on: phrase.day, in: journal, isDryRun: isDryRun) { writing, plans in
      try phrase.write(into: &writing, &plans, reader)
      for remark in early { writing.remark(remark) }
    }
  }

  /// Writes that activities were done.
  /// - Parameters:
  ///   - words: Names of activities with amounts after each: `run 5.2km`.
  ///   - state: `done` or `partly`.
  ///   - note: A few words about the one activity; empty for none.
  ///   - isAgain: Whether it counts though the day has it already.
  public func log(
    done words: [String], _ state: LogLine.State = .done, at time: TimeSpan? = nil, note: String = "", isAgain: Bool = false,
    on day: CalendarDay, in journal: Journal, isDryRun: Bool = false
  ) throws -> LogWriting {
    try log(done: words, state, at: time, note: note, isAgain: isAgain, on: day, in: journal, isDryRun: isDryRun) { _, _ in }
  }

  /// The same, once `check` has seen what the words mean.
  func log(
    done words: [String], _ state: LogLine.State, at time: TimeSpan?, note: String, isAgain: Bool, on day: CalendarDay,
    in journal: Journal, isDryRun: Bool, after check: (DoneWords, PlanFiles) throws -> Void
  ) throws -> LogWriting {
    try writing(on: day, in: journal, isDryRun: isDryRun) { writing, plans in
      let words = try DoneWords(words, &plans, on: day)
      try check(words, plans)
      let named = words.activities
      if named.count > 1, !note.isEmpty {
        throw WorkspaceError(.usage, LogErrorText.noteOfSeveral, ["count": .number(named.count)])
      }
      for (activity, amounts) in named {
        for amount in amounts {
          guard var quantity = Quantity(amount.amount) else { continue }
          if quantity.unit.isEmpty { quantity.unit = activity.habit?.target(on: day)?.quantity.unit ?? "" }
          if writing.units.isAbsurd(quantity) { throw WorkspaceError(.badValue, LogErrorText.tooMuch, ["word": .text(amount.word)]) }
        }
        let entry = LogEntry(
          state, time: time, fields: try writing.fields(amounts, of: activity), text: note, mayDiffer: !amounts.isEmpty && !isAgain)
        try writing.log(entry, of: activity, isAgain: isAgain, hasAmounts: !amounts.isEmpty)
      }
    }
  }

  /// Writes that activities were left out.
  /// - Parameters:
  ///   - reason: Why, perhaps in no words; nil where it was simply not done, which no skip is.
  ///   - mayReplace: Whether a reason that is there may be replaced.
  func log(
    skipped names: [String], because reason: String?, mayReplace: Bool, on day: CalendarDay, in journal: Journal, isDryRun: Bool
  ) throws -> LogWriting {
    try writing(on: day, in: journal, isDryRun: isDryRun) { writing, plans in
      writing.mayReplaceReasons = mayReplace
      for name in names {
        let activity = try plans.activity(name, on: day)
        try writing.log(LogEntry(reason == nil ? .no : .skip, fields: reason.map { [Field("skip", $0)] } ?? []), of: activity)
      }
    }
  }

  func writing(
    on day: CalendarDay, in journal: Journal, isDryRun: Bool, _ plan: (inout LogWriting, inout PlanFiles) throws -> Void
  ) throws -> LogWriting {
    var writing = try LogWriting(on: day, in: journal, self)
    try writing.carryOut(isDryRun: isDryRun, in: self, plan)
    if !isDryRun { writing.reached = reached(by: writing, in: journal) }
    countWeeks(of: &writing, in: journal)
    if !isDryRun { (writing.levels, writing.progress) = (levels(movedBy: writing, in: journal), progress(by: writing, in: journal)) }
    return writing
  }
}

/// What became of a mood, and the file that it is in.
public struct WrittenMood: Sendable {
  public let noted: NotedMood
  public let day: CalendarDay
  public let file: OpenFile
  public let outcome: ChangeOutcome
  let isMade: Bool

  public var json: JSONValue {
    let labels = file.place.configuration.moodLabels
    return [
      .schema: .answerSchema, .path: .string(file.place.path), .line: JSONValue(noted.line?.line), .date: .string(day.description),
      .mood: JSONValue(noted.mood, labels), .written: .string(noted.isOfDay ? "day" : "log"), .day: noted.dayJSON(labels),
      .created: .bool(isMade && !outcome.isDryRun), .dryRun: .bool(outcome.isDryRun),
    ]
  }
}

extension Workspace {
  /// Writes the mood that a word names into the file of a day.
  /// - Parameters:
  ///   - text: A few words about it; empty for none.
  ///   - time: When it was; nil for now, as far as today is meant.
  ///   - isOfDay: Whether it is that of the whole day, whatever was said before.
  ///   - date: On which day; nil for today.
  public func write(
    mood word: String, _ text: String = "", at time: TimeSpan? = nil, isOfDay: Bool = false, on date: AskedDays? = nil,
    in journal: Journal, isDryRun: Bool = false
  ) throws -> WrittenMood {
    if isOfDay, time != nil { throw WorkspaceError(.usage, LogErrorText.timeOfWholeDay) }
    let mood = try journal.configuration.moodLabels.mood(asked: word, text, in: language)
    let now = try now(in: journal)
    let today = now.day(startingAt: journal.configuration.dayStart)
    let day = try date?.past(on: today, orElse: DayErrorText.toComeMood) ?? today
    if day == now.day, let time, let clock = now.time {
      try refuseMood(at: time, after: clock, dayStart: journal.configuration.dayStart)
    }
    // The time is that of now, so it says nothing of another day.
    let entry = MoodEntry(mood, text, told: time, now: day == today ? now.time : nil, isOfDay: isOfDay)
    return try write(entry, on: day, in: journal, isDryRun: isDryRun)
  }

  /// Refuses a mood at a time that is still to come: it would stand behind all that is told until then.
  private func refuseMood(at time: TimeSpan, after now: TimeOfDay, dayStart: TimeOfDay) throws(WorkspaceError) {
    func minutes(_ time: TimeOfDay) -> Int { time.minutes + (time < dayStart ? 24 * 60 : 0) }
    guard minutes(time.start) > minutes(now) else { return }
    throw WorkspaceError(.badValue, DayErrorText.toComeMood, ["day": .text(time.text)])
  }

  /// Writes a mood into the file of a day.
  public func write(_ mood: MoodEntry, on day: CalendarDay, in journal: Journal, isDryRun: Bool = false) throws -> WrittenMood {
    let target = try target(ofDay: day, in: journal)
    var written: (noted: NotedMood, file: OpenFile, isMade: Bool)?
    let outcome = try write(into: target, isDryRun: isDryRun) { file, files in
      if mood.isOfDay, FileReading.saysPrivate([mood.text]), !files.latest(file).reading.isPrivate {
        throw WorkspaceError(
          .usage, PrivateWordsText.moodOfDay, help: PrivateWordsText.moodOfDayWay, ["day": "\(day)"])
      }
      written = (try files.note(mood, in: file), files.latest(file), files.draft != nil)
    }
    guard let (noted, file, isMade) = written else {
      throw WorkspaceError(.conflict, WritingText.nothingTo, ["path": .place(target.place.shown)])
    }
    return WrittenMood(noted: noted, day: day, file: file, outcome: outcome, isMade: isMade)
  }
}

/// What became of numbers that were noted by hand.
public struct WrittenMetrics: Sendable {
  public let metrics: [NotedMetric]
  public let day: CalendarDay
  public let file: OpenFile
  public let outcome: ChangeOutcome
  /// What there is to say of the names that they were given.
  public let remarks: [Message]
  let isMade: Bool

  public var json: JSONValue {
    [
      .schema: .answerSchema, .path: .string(file.place.path), .date: .string(day.description), .metrics: JSONValue(metrics.map(\.name)),
      .changed: .bool(outcome.isChanged), .created: .bool(isMade && !outcome.isDryRun), .dryRun: .bool(outcome.isDryRun),
    ]
  }
}

extension Workspace {
  /// Writes metrics into the file of a day, all or none; of more than can be it is warned.
  /// - Throws: Where one would not be read as a metric, and where one is less than can be.
  public func write(
    metrics: [(name: String, value: String)], on day: CalendarDay, in journal: Journal, isDryRun: Bool = false
  ) throws -> WrittenMetrics {
    let target = try target(ofDay: day, in: journal)
    var made: (file: OpenFile, metrics: [NotedMetric], isMade: Bool)?
    var odd: [WorkspaceError] = []
    let named = try metrics.map { name, typed in
      let number = try MetricNumber(typed, of: name)
      var named = try kept(name, number.text, in: journal)
      if let currency = number.currency {
        named.remarks.append(Message(MeasureErrorText.bareMoney, ["name": .text(named.name), "currency": .text(currency)]))
      }
      return named
    }
    let outcome = try write(into: target, isDryRun: isDryRun) { file, files in
      let file = files.latest(file)
      let noted = named.map { NotedMetric($0.name, typed: $0.value, in: file.reading) }
      let change = try file.changing(noted.map { .set(key: $0.key, value: $0.written) })
      odd = try change.checkMetrics(noted)
      files.take(change)
      made = (file, noted, files.draft != nil)
    }
    for doubt in odd { warn(of: doubt) }
    guard let (file, noted, isMade) = made else {
      throw WorkspaceError(.conflict, WritingText.nothingTo, ["path": .place(target.place.shown)])
    }
    let beside = try imported(beside: noted.map { ($0.name, $0.value) }, on: day, in: journal)
    return WrittenMetrics(metrics: noted, day: day, file: file, outcome: outcome, remarks: named.flatMap(\.remarks) + beside, isMade: isMade)
  }
}

extension Workspace {
  /// Writes words into the aliases of an activity, so that files and plain words may call it so.
  /// - Throws: Where another activity is called so, and where the words could not be known again.
  public func teach(_ words: String, for name: String, in journal: Journal, isDryRun: Bool = false) throws -> WrittenPlan {
    let words = words.trimmed
    guard PhraseVocabulary.canName(words) else {
      throw WorkspaceError(.usage, PhraseText.untold, ["words": .text(words)], help: PhraseText.untoldWays)
    }
    var changed: OpenFile?
    let outcome = try changeFiles(in: journal.root, isDryRun: isDryRun) {
      var plans = try plans(of: journal, in: [.activities, .experiments])
      let reading = try plans.plan(name, of: EntryKind.activities)
      if plans.holds(words, of: EntryKind.activities), case let other = try plans.plan(words, of: EntryKind.activities),
        other.path != reading.path
      {
        throw WorkspaceError(
          .conflict, PhraseText.taken, ["words": .text(words), "name": .text(other.slug)],
          help: PhraseText.takenWays, ["path": .place(other.path)])
      }
      let file = try openMarkdown(plans.place(of: reading, from: try folder()))
      var files = ChangedFiles()
      try files.set([.add(key: "aliases", element: words)], in: file)
      changed = files.latest(file)
      return files
    }
    guard let changed else { throw WorkspaceError(.conflict, WritingText.nothing) }
    return WrittenPlan(file: changed, outcome: outcome, isMade: false, keys: ["aliases"])
  }
}
