// How a day or a moment felt, written down.

import JournalDates
import JournalPhrases
import JournalReports
public import JournalFormat
public import JournalModel
public import PlainFormats
import JournalStore
import JournalText
import MarkdownSyntax
public import JournalLanguage

/// A mood with a few words, for the file of a day.
public struct MoodEntry: Equatable, Sendable {
  public var mood: Mood
  /// Markdown; empty for none.
  public var text: String
  /// When it was; nil where that is not known.
  public var time: TimeSpan?
  /// Whether the time was told, and is not merely that of now: such a mood is a line of the log, also where the day has none yet.
  public var isOfMoment: Bool
  /// Whether it is the mood of the whole day, whatever was said before.
  public var isOfDay: Bool
  /// The words for the part of the day that it is of, where its text does not begin with them.
  var part: String?

  public init(_ mood: Mood, _ text: String = "", time: TimeSpan? = nil, isOfMoment: Bool = false, isOfDay: Bool = false) {
    self.mood = mood
    self.text = text
    self.time = time
    self.isOfMoment = isOfMoment
    self.isOfDay = isOfDay
  }

  /// A mood that is written down now. One of a part of the day that is over, ‘in the morning’, is not of now, and its time is not known.
  /// - Parameters:
  ///   - time: As told; nil for none.
  ///   - now: Nil on another day.
  init(_ mood: Mood, _ text: String, told time: TimeSpan?, part: String? = nil, now: TimeOfDay?, isOfDay: Bool = false) {
    self.init(mood, text, time: time ?? now.map { TimeSpan($0) }, isOfMoment: time != nil, isOfDay: isOfDay)
    self.part = part
    guard time == nil, !isOfDay, let now, let end = hourOfEnd, PartOfDay.isOver(end, at: now) else { return }
    (self.time, isOfMoment) = (nil, true)
  }
}

extension MoodEntry {
  /// The hour at which the part of the day is over that it is of: of ‘in the morning, at the dentist’s’ noon. Nil for none.
  fileprivate var hourOfEnd: Int? {
    let said = part ?? PartOfDay.opening(text.words.map { String($0) })?.words
    if let said { return Phrase.hour(endingPart: said.lowercased()) }
    // ‘felt bad this morning’, but not ‘good: a long day, and coffee with Ann in the morning’
    guard let last = PartOfDay.last(in: text), last.others <= 4, text.words.contains(where: { Phrase.mood(ofWord: $0.lowercased()) == mood }) else { return nil }
    return text.contains(where: { ",;:.!?–—".contains($0) }) ? nil : last.end
  }

  /// Whether it is of a part of a day, and of none of its hours: what is said of the whole day stays. The night ends the day.
  fileprivate var isOfPart: Bool { time == nil && hourOfEnd.map { $0 < 24 } ?? false }
}

extension MoodEntry {
  /// Whether all that is told about it is a part of the day, which says when it was and is nothing for the text of a day: ‘evening’.
  fileprivate var saysWhen: Bool { Phrase.isPartOfDay(text.trimmed.lowercased()) }
}

/// What became of a mood that was written down.
public struct NotedMood: Sendable {
  public let mood: Mood
  /// Its line of the log; nil where it has none.
  public internal(set) var line: LogReading?
  /// Whether it was written as that of the day, with its text at the end of the day's prose; else its line says it all.
  public internal(set) var isOfDay = false
  /// Whether the front matter took it.
  public internal(set) var isSet = false
  /// Whether words of it stand in the day's prose, above the log.
  public internal(set) var hasProse = false
  /// How the day was before; nil where nothing said it.
  public let former: ToldMood?
  /// How the day is now.
  public internal(set) var day: Mood?

  /// Whether a private line alone says how it was before, so that others are not told.
  public fileprivate(set) var isFormerPrivate = false

  init(_ mood: Mood, former: ToldMood?) {
    self.mood = mood
    self.former = former
    day = mood
  }
}

extension NotedMood {
  /// Whether it stands in private text alone.
  public var isPrivate: Bool { !isSet && line?.logLine.isPrivate ?? false }

  /// Its line as it stands in the log now, where lines above it may have come since; nil where it has none.
  public func line(in reading: FileReading) -> Int? {
    line.map { line in (reading.log.last { $0.logLine == line.logLine } ?? line).line }
  }

  /// The day’s mood before and after, for programs.
  public func dayJSON(_ labels: MoodLabels) -> JSONValue {
    [
      .mood: JSONValue(day, labels),
      .before: (isFormerPrivate ? nil : former).map { [.mood: JSONValue($0.mood, labels), .time: JSONValue($0.time?.text)] } ?? .null,
    ]
  }
}

extension ChangedFiles {
  /// Writes a mood into the file of a day. What was said last is how the day was, and whatever was said stays in the log.
  ///
  /// The first one becomes that of the day, with its text at the end of what the day tells before its sections, and with its time, where that is
  /// known, a line of the log. Each further one is a line of the log with its text; it becomes that of the day, too, unless it tells of an earlier
  /// time than another one. The mood that the day had is then kept as a line, if none tells it yet. One with private words is a line of the log
  /// alone, so that the mood is as private as they are.
  @discardableResult
  public mutating func note(_ entry: MoodEntry, in file: OpenFile) throws(FileError) -> NotedMood {
    try change(file) { file throws(FileError) in
      let labels = file.place.configuration.moodLabels
      let told = file.reading.toldMood(labels)
      // What the text states counts like a property; it stays where it is.
      let own = file.ownMood ?? file.reading.proseMood
      var noted = NotedMood(entry.mood, former: own.map { ToldMood($0, at: $0 == told?.mood ? told?.time : nil) } ?? told)
      let open = file.reading.log.filter { !file.reading.isPrivate(line: $0.line) }.map(\.logLine)
      noted.isFormerPrivate = own == nil && told != open.lastMood(labels, night: file.place.configuration.dayStart)
      let value = PropertyChange.set(key: "mood", value: labels.name(of: entry.mood))
      // Said of a day as a whole, and then otherwise: a correction, since nobody logged the first at any time.
      let isCorrection = file.ownMood != nil && told == nil && entry.time == nil && !entry.isOfMoment && !entry.isOfPart && !entry.saysWhen && !file.isPrivate(entry)
      if entry.isOfDay || isCorrection || own == nil && !file.isPrivate(entry) && file.isFirst(entry, labels, after: told) {
        (noted.isOfDay, noted.isSet) = (true, true)
        var after = try file.changing([value]).opened
        let saysWhen = entry.saysWhen && !entry.isOfDay
        if !entry.text.trimmed.isEmpty, !saysWhen {
          noted.hasProse = true
          after = try after.changing { reading throws(EditError) in try reading.insertingProse(entry.text) }.opened
        }
        if !entry.isOfDay, entry.time != nil || saysWhen {
          let inserted = try after.inserting(entry.mood, saysWhen ? entry.text : "", at: entry.time, until: entry.hourOfEnd)
          (after, noted.line) = (OpenFile(file.place, inserted.reading), inserted.line)
        }
        return (FileChange(file, to: after.reading), noted)
      }
      let inserted = try file.inserting(entry.mood, entry.text, at: entry.time, until: entry.hourOfEnd)
      noted.line = inserted.line
      let now = inserted.reading.toldMood(labels)
      // What the front matter says and no line of the log does was said of the whole day, at a time that nobody knows.
      let isAfter = now == ToldMood(entry.mood, at: entry.time) && !((entry.isOfMoment || entry.isOfPart) && own != told?.mood)
      if let own, own != entry.mood {
        guard isAfter, !inserted.line.logLine.isPrivate else {
          noted.day = own
          return (FileChange(file, to: inserted.reading), noted)
        }
        var after = file
        if ![told?.mood, open.lastMood(labels, night: file.place.configuration.dayStart)?.mood].contains(own), file.ownMood != nil { after = OpenFile(file.place, try file.inserting(own, at: nil).reading) }
        let last = try after.inserting(entry.mood, entry.text, at: entry.time, until: entry.hourOfEnd)
        (noted.line, noted.isSet) = (last.line, true)
        let set = try OpenFile(file.place, last.reading).changing([value])
        return (FileChange(file, to: set.after), noted)
      }
      noted.day = own ?? now?.mood
      return (FileChange(file, to: inserted.reading), noted)
    }
  }
}

extension OpenFile {
  /// Whether the day says in its front matter how it was, in whatever word.
  private var hasMood: Bool { reading.properties.contains { $0.key == "mood" && $0.style != .empty } }

  /// What the front matter says of how the day was; nil where it says nothing that is a mood.
  var ownMood: Mood? { if case .day(let day) = reading.entry.details { day.mood } else { nil } }

  /// Whether the words of a mood are private.
  fileprivate func isPrivate(_ entry: MoodEntry) -> Bool {
    if entry.text.isEmpty { return false }
    return (try? inserting(entry.mood, entry.text, at: entry.time))?.line.logLine.isPrivate ?? false
  }

  /// Whether a mood is to become that of a day whose front matter has none: no moment is told of, and no line of the log tells of a later time.
  fileprivate func isFirst(_ entry: MoodEntry, _ labels: MoodLabels, after told: ToldMood?) -> Bool {
    if hasMood || entry.isOfMoment { return false }
    guard told != nil else { return true }
    // A part of the day has its place among the times, which the line has then.
    if entry.time == nil, entry.hourOfEnd != nil { return false }
    let line = LogLine(time: entry.time, text: "", fields: [Field("mood", labels.name(of: entry.mood))])
    let last = (reading.log.map(\.logLine) + [line]).lastMood(labels, night: place.configuration.dayStart)
    return last == ToldMood(entry.mood, at: entry.time)
  }

  /// The file with a line in its log that tells a mood.
  /// - Parameter hour: When it was over, where it has no time.
  fileprivate func inserting(_ mood: Mood, _ text: String = "", at time: TimeSpan?, until hour: Int? = nil) throws(FileError) -> InsertedLogLine {
    let name = place.configuration.moodLabels.name(of: mood)
    var insertion = LogInsertion(nil, time: time, fields: [Field("mood", name)], text: text)
    if time == nil { insertion.latest = hour.flatMap(PartOfDay.latest) }
    return try attempting { () throws(EditError) in try reading.inserting(insertion) }
  }

  /// The file with the mood of its day as the log tells it, where that was so before some change to the log as well; else as it is.
  func followingMood(of before: OpenFile) throws(FileError) -> OpenFile {
    let labels = place.configuration.moodLabels
    guard let own = before.ownMood, own == ownMood, own == before.reading.toldMood(labels)?.mood else { return self }
    // What only that line said is said no more.
    guard let now = reading.toldMood(labels)?.mood else { return try changing([.unset(key: "mood")]).opened }
    if now == own { return self }
    return try changing([.set(key: "mood", value: labels.name(of: now))]).opened
  }

  /// What a day has for its mood that is none; nil where it is one, and where the day has none.
  public var unknownMood: String? {
    guard case .day(let day) = reading.entry.details, day.mood == nil else { return nil }
    let property = reading.properties.first { $0.key == "mood" && $0.style != .empty }
    return property.map { reading.source.text($0.valueRange) }
  }
}

extension MoodLabels {
  /// The mood that a person's word names, whatever its case.
  /// - Parameter text: What stands behind it.
  func mood(asked word: String, _ text: String = "", in say: Language) throws(WorkspaceError) -> Mood {
    let known = words + (names.isEmpty ? [] : Mood.allCases.map(\.name))
    let folded = known.first { $0.lowercased() == word.lowercased() }
    if let mood = mood(named: word) ?? folded.flatMap({ mood(named: $0) }) ?? say.mood(named: word) { return mood }
    if isOwn(word), let mood = mood(told: word) { return mood }
    let what = Message(LogErrorText.noMood, ["word": .text(word), "moods": .messages(scale, .comma)])
    if let step = Self.step(word) { return step }
    if let number = Int(word), (5...10).contains(number) {
      if number == 5 {
        throw WorkspaceError(.usage, Explanation(what, help: Message(LogErrorText.moodOfFive, ["mood": .text(name(of: .great))])))
      }
      let step = Self.step("\(number)/10").map { name(of: $0) } ?? word
      throw WorkspaceError(
        .usage, Explanation(what, help: Message(LogErrorText.moodOfTen, ["number": .number(number), "mood": .text(step)])))
    }
    // What a sentence may say of a mood may stand alone: ‘okay’, ‘gut’.
    if let mood = Phrase.mood(ofWord: word) ?? WrittenMoods.mood(ofFace: word) ?? WrittenMoods.mood(ofApp: word) { return mood }
    // ‘mood happy’: the word stays what is told of it.
    if let mood = WrittenMoods.mood(ofFeeling: word) { return mood }
    // A short word is as near to the opposite.
    let near = (word.count > 3 ? suggestion(for: word, among: words) ?? Phrase.moodWord(near: word) ?? suggestion(for: word, among: WrittenMoods.feelings) : nil).map { Message(LogErrorText.didYouMean, ["name": .text($0)]) }
    let isWord = near == nil && word.contains(where: \.isLetter)
    let words = text.isEmpty ? word : "\(word) \(text)"
    let help = isWord ? Message(LogErrorText.moodFirst, ["mood": .text("LEVEL"), "words": .text(words)]) : near
    throw WorkspaceError(.usage, Explanation(what, help: help))
  }

  /// Whether a word says how somebody feels, and names no mood itself: ‘happy’, ‘down’.
  public func isFeeling(_ word: String, in say: Language) -> Bool {
    guard WrittenMoods.mood(ofFeeling: word) != nil || isOwn(word), Phrase.mood(ofWord: word) == nil, mood(named: word) == nil, say.mood(named: word) == nil else { return false }
    return !words.contains { $0.lowercased() == word.lowercased() }
  }

  /// Whether the person says themselves which mood a word is.
  private func isOwn(_ word: String) -> Bool { mood(told: word).map { $0 != WrittenMoods.all[word.lowercased()] } ?? false }

  /// Whether a word alone names a mood.
  func names(mood word: String, in say: Language) -> Bool {
    if isFeeling(word, in: say) { return false }
    do throws(WorkspaceError) { return try mood(asked: word, in: say).rawValue >= 0 } catch { return false }
  }

  /// The moods with their numbers: `0 horrible, 1 bad …`, `1–2 horrible, 3–4 bad …`.
  public var scale: [Message] {
    Mood.allCases.map { mood in
      let said = numbers(of: mood)
      let span = said.count > 1 ? "\(said[0])–\(said[said.count - 1])" : said.first.map { "\($0)" } ?? ""
      return Message(LogErrorText.step, ["number": .text(span), "mood": .mood(mood, self)])
    }
  }

  /// The mood that a word names exactly; nil for a number, and for whatever only may name one.
  public func exactly(_ word: String) -> Mood? {
    if Int(word) != nil { return nil }
    return mood(named: word.lowercased()) ?? mood(named: word)
  }
}
