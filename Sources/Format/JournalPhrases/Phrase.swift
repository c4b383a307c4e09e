// What plain words say was done.

public import JournalDates
public import JournalModel

/// What a line typed on the command line says: how it felt, what was done and how much of it, when, and whatever else stands there.
///
/// It is understood in all languages of the program at once. What is not understood stays text in the person's own words, and every word is
/// in exactly one of the pieces, so nothing is lost and everything can be shown before it is written.
public struct Phrase: Equatable, Sendable {
  /// What a line of the log would say: one for each activity, in their order.
  public struct Line: Equatable, Sendable {
    /// The activity's slug; nil where none is named.
    public var activity: String?
    /// `done`, `partly`, `no` or `skip`.
    public var state = LogLine.State.done
    /// Why it was left out; nil without a reason, and where it was not skipped.
    public var reason: String?
    public var time: TimeSpan?
    /// The words for the part of the day that a number was read off in: ‘this morning’; nil where none is told, and where other words stand beside it.
    public var part: String?
    /// At most one for each key, in the order typed.
    public var measurements: [Measurement] = []
    /// Without `#` or `+`.
    public var tags: [String] = []
    /// The slugs of goals that are named.
    public var goals: [String] = []
    /// What remains, in the person's own words; empty where nothing does.
    public var text = ""
    /// Whether it only follows from something else that was said.
    public var isImplied = false
    /// The word before its amount that says that it was no more: the ‘only’ of ‘only one glass’.
    public var only: String?

    public init(activity: String? = nil) { self.activity = activity }
  }

  /// An amount with the field that holds it.
  public struct Measurement: Equatable, Sendable {
    public var key: String
    public var quantity: Quantity

    public init(_ key: String, _ quantity: Quantity) {
      self.key = key
      self.quantity = quantity
    }
  }

  /// Something that a note tells of, and that nothing counts yet.
  public struct Uncounted: Equatable, Sendable {
    /// What a habit for it might be called.
    public var title: String
    /// Whether people rather want less of it: wine, sweets.
    public var isToLimit: Bool

    public init(_ title: String, isToLimit: Bool = false) { (self.title, self.isToLimit) = (title, isToLimit) }
  }

  /// One word of a longer name, in a sentence that is kept as a note: ‘knee’ of “Knee exercises”.
  public struct Glimpse: Equatable, Sendable {
    /// As typed.
    public var words: String
    /// The activity's slug.
    public var slug: String
    /// Whether the sentence says that it was not done: ‘didn't get to the hives’.
    public var isDenied = false

    public init(_ words: String, of slug: String, isDenied: Bool = false) { (self.words, self.slug, self.isDenied) = (words, slug, isDenied) }
  }

  /// A number of the day that is noted beside its log.
  public struct Metric: Equatable, Sendable {
    /// As `MetricNames` has it, or a name of the person's own.
    public var name: String
    /// As the front matter of a day has it.
    public var value: String
    /// Whether it is so much beside what the day has already: ‘another 2 hours’.
    public var isAdded = false
    /// Whether it is a later reading of what the same words have a number of already.
    var isLater = false

    public init(_ name: String, _ value: String) { (self.name, self.value) = (name, value) }
  }

  /// How a part of the day felt.
  public struct EarlierMood: Equatable, Sendable {
    public var mood: Mood
    /// As typed: ‘in the morning’.
    public var part: String

    public init(_ mood: Mood, _ part: String) { (self.mood, self.part) = (mood, part) }
  }

  /// What a piece of the words was understood as.
  public enum Meaning: Equatable, Sendable {
    case mood(Mood)
    /// An activity's slug.
    case activity(String)
    /// `partly`, `no` or `skip`: that the activity beside it was not wholly done.
    case state(LogLine.State)
    case measurement(Measurement)
    case time(TimeSpan)
    case day(CalendarDay)
    case metric(Metric)
    case tag(String)
    /// A goal's slug.
    case goal(String)
    /// It is kept in its line's text, or as the reason of a skip.
    case text
    /// A comma, an ‘and’, words that only hold others together: understood, and written nowhere.
    case connective
  }

  /// Neighbouring words that say one thing.
  public struct Piece: Equatable, Sendable {
    public var meaning: Meaning
    /// As typed; arguments with a blank between them.
    public var words: String
    /// The index of the line that it belongs to; nil for the mood and the day, which belong to all, and where there is no line.
    public var line: Int?

    public init(meaning: Meaning, words: String, line: Int? = nil) { (self.meaning, self.words, self.line) = (meaning, words, line) }
  }

  /// What somebody says that a sentence is who was asked about it.
  public enum ToldSentence: Equatable, Sendable {
    /// Words of the day that count for nothing.
    case note
    /// What is told of the activity of this slug, which was done or not.
    case activity(String, LogLine.State)
  }

  /// Why it is better to ask than to write.
  public enum Uncertainty: Equatable, Sendable {
    /// The words may mean these activities, by their slugs, and none of them surely: several have the name, or it is only a part of theirs.
    /// They stay text.
    case unclear(words: String, slugs: [String])
    /// One word stands where the name of an activity would, all else is understood, and it is none. It stays text. Where it is certain to be
    /// meant as a name, since an amount or a state stands beside it, it should not be written; else it is a typo if a name is near it,
    /// and plain text (`good tired`) if none is.
    case unknown(words: String, isCertain: Bool)
    /// The activity of this slug is not done any more.
    case archived(words: String, slug: String)
    /// A day that is still to come, on which nothing was done yet. It stays text.
    case future(words: String)
    /// Words that say no stand beside the activity of this slug, and whether it was done nobody can tell: ‘run not far’.
    case undone(words: String, slug: String)
    /// It may be one of these days, or none: `3/4`. It stays text.
    case day(words: String, days: [CalendarDay])
    /// A comma or a point before three digits: `10,000 steps` may be ten or ten thousand; `18h30` may be a time. It stays
    /// text.
    case number(words: String)
    /// A word that is nearly one of the name of the activity of this slug; in a sentence in quotes, or of words typed without. It stays text.
    case typo(words: String, slug: String, isQuoted: Bool)
    /// Words of the names of these activities, by their slugs, in a sentence of which nobody can tell whether they were done. They stay text.
    case mentioned(words: String, slugs: [String])
    /// The words name the activity of this slug, and stand after other words without a comma between: whether it was done, too, nobody can
    /// tell. They stay text, and with those before them are `text`.
    case afterText(words: String, slug: String, text: String)
    /// The words name the activity of this slug at the beginning of a quoted sentence, and other words stand between them and an amount: it may
    /// be what was done, or a part of something else. All of it stays text.
    case apart(words: String, slug: String, amount: String)
    /// Words beside the activity of this slug that may be more of it: ‘one coffee before lunch and one after’. They stay text. With how much it would be
    /// in all, where that can be reckoned or its unit is known.
    case more(words: String, slug: String, total: String? = nil)
    /// From so much to so much: ‘5-6 km’. It stays text.
    case range(words: String)
    /// Two amounts of one kind, two times, days or moods. The second stays text.
    case twice(first: String, second: String)
    /// Two days, of which a line has one; with the words of each, which may be said apart.
    case twoDays(first: String, second: String, parts: [String])
    /// `1:30`, which may be a time on the clock or how long it took. It is the time that is written where it is meant so.
    case clock(words: String, minutes: Int)
    /// A time in words that may be one of these, in the morning or in the evening: ‘at half eight’. It stays text.
    case half(words: String, first: String, second: String)
    /// A word that is nearly the name of a day. It stays text.
    case misspeltDay(words: String, day: String)
    /// A number behind the activity of this slug, with a unit that there is none of: ‘5 parsecs’. It stays text.
    case unit(words: String, slug: String, unit: String)
    /// It may say how it felt, and nobody can tell how: ‘not bad’, ‘feeling gerat’. It stays text.
    case mood(words: String)
    /// It begins with a digit and ends with a unit, and is no amount: `1/2h`. It stays text.
    case amount(words: String)
    /// A number right behind the activity of this slug, of which nothing says what is counted: ‘pilates 50’. It stays text.
    case bare(words: String, slug: String)
    /// A number of the activity of this slug that would be far too much in its unit, and is in a smaller one: ‘swam 1500’. With what it may be of each.
    case sister(words: String, slug: String, amounts: [String])
    /// Words that say what is not so, beside what is: ‘slept 5h not 5h30’, ‘one instead of 2’. They may put right what stands there already, which a line would
    /// add to; `right` is what stands there and what should, as ‘retro correct’ takes it.
    case correction(words: String, right: String)
  }

  /// How the day or the moment felt; nil where nothing says so.
  public var mood: Mood?
  /// The day that is meant, never one after today; today where none is said.
  public var day: CalendarDay
  /// At most one of each name.
  public var metrics: [Metric]
  /// Readings that are kept in the words alone, since a later one of the same name is the number of the day.
  public var earlierReadings: [Metric] = []
  /// What was read off at a time of its own, beside other things that are told: ‘07:10 sugar 6.8’.
  public var readingLines: [Line] = []
  /// None where only a mood, a day or metrics are said.
  public var lines: [Line]
  /// The moods of earlier parts of the day, each with the words for its part: ‘good in the morning, bad in the evening’.
  public var earlierMoods: [EarlierMood] = []
  /// The words for the part of the day that the mood is of: ‘this morning’; nil where it is of no such.
  public var moodPart: String?
  /// Whether the mood is none of the span that a line tells, since other words tell of that.
  public var isMoodApart = false
  /// In the order of the words, all of them.
  public var pieces: [Piece]
  public var uncertainties: [Uncertainty]
  /// What a note tells of that nothing counts yet, by names that habits for it might have: Run of ‘ran 5k’.
  public var uncounted: [Uncounted] = []
  /// The slug of a task or an obligation of which a note has no more than the verb.
  public var maybeDone: String?
  /// The slug of a goal that a note with an amount may be of: ‘run 200 km’ of ‘ran 7 km’.
  public var maybeGoal: String?
  /// How much was done of the one thing that the words may speak of, where they say so.
  public var hintedAmount: String?
  /// The option that says when it was done, where the words say one time.
  public var hintedTime: String?
  /// The part of a longer name that a note holds, which is told beside it: nobody means the exercises by every ‘knee’.
  public var glimpse: Glimpse?
  /// Whether that is only meant to be done, or was thought of.
  public var isThought = false
  /// The slugs of activities that are to do without something: No alcohol.
  public var avoided: Set<String> = []
  /// The slug of a habit whose line says how long the night was, which is a number of the day as well: told anew, it is not so much more.
  public var nightHabit: String?
  /// Words for a day that the sentence says to be still to come, ‘on 12 december’: they are a part of the text.
  public var dayToCome: String?
  /// The words that tell of no activity, as they were typed, without those for the day, the time and tags: what a diary keeps. Empty where they say no
  /// more than a bare mood or number of the day, ‘mood good’, ‘slept 7h’.
  public var noteText = ""

  /// The same with the words kept as a note, where what they tell of is no activity; day, time, mood and tags are those that they say.
  public func asNote() -> Phrase {
    var note = self
    var line = Line()
    (line.time, line.tags, line.goals) = (lines.first?.time, lines.flatMap(\.tags), lines.flatMap(\.goals))
    line.text = noteText
    if !line.goals.isEmpty { line.measurements = lines.flatMap(\.measurements) }
    note.lines = [line]
    note.pieces = pieces.filter {
      switch $0.meaning {
      case .day, .time, .mood, .tag, .goal: true
      default: false
      }
    }
    note.pieces.append(Piece(meaning: .text, words: noteText, line: 0))
    note.uncertainties = []
    return note
  }

  /// The same where the person has said what it is: its day, its mood and its numbers stay what the words say. Words beside something done are kept as
  /// they were typed.
  public func told(as sentence: ToldSentence, _ arguments: [String]) -> Phrase {
    if let beside = besideDone(as: sentence) { return beside }
    var note = asNote()
    if lines.contains(where: { $0.activity != nil }) || noteText.isEmpty {
      note.lines[0].text = arguments.map(\.trimmed).joined(separator: " ")
      (note.noteText, note.readingLines) = (note.lines[0].text, [])
    }
    if case .activity(let slug, let state) = sentence {
      (note.lines[0].activity, note.lines[0].state, note.noteText) = (slug, state, "")
      note.pieces.insert(Piece(meaning: .activity(slug), words: "", line: 0), at: 0)
    }
    return note
  }

  /// The same with all that was done, where only words beside it were asked about, which stay in its text: the run of ‘ran 11 km, 1 beer after’. Nil for all
  /// else.
  private func besideDone(as sentence: ToldSentence) -> Phrase? {
    let isAskedBeside = uncertainties.allSatisfy { if case .mentioned = $0 { true } else { false } }
    guard isAskedBeside, !uncertainties.isEmpty, lines.contains(where: { $0.activity != nil }) else { return nil }
    var phrase = self
    phrase.uncertainties = []
    if case .activity(let slug, let state) = sentence, !lines.contains(where: { $0.activity == slug }) {
      var line = Line(activity: slug)
      line.state = state
      phrase.lines.append(line)
      phrase.pieces.append(Piece(meaning: .activity(slug), words: "", line: lines.count))
    }
    return phrase
  }

  /// Whether it is of something that is certain to be meant as an activity, and none is called so.
  public var isOfNoActivity: Bool {
    lines.allSatisfy { $0.activity == nil } && uncertainties.contains { if case .unknown(_, isCertain: true) = $0 { true } else { false } }
  }

  /// Whether anything but words was understood: a note says nothing else.
  public var saysMoreThanText: Bool {
    pieces.contains {
      switch $0.meaning {
      case .text, .connective: false
      default: !isOfNote($0)
      }
    }
  }

  /// Whether a piece is an amount that no field holds, as its line names nothing that would count it: it is kept in the words.
  public func isOfNote(_ piece: Piece) -> Bool {
    guard case .measurement = piece.meaning, let line = piece.line else { return false }
    return lines[line].activity == nil && lines[line].goals.isEmpty
  }

  /// Reads words as they were typed, each quoted sentence being one argument.
  ///
  /// Any text is some phrase. The time it takes is linear in the length of the words.
  ///
  /// - Parameters:
  ///   - arguments: As the command line has them. Quoted text beside activities named without quotes is kept as it stands, unless all of it
  ///     is the name of an activity, an amount, a time or a day.
  ///   - today: What `today` means; days are reckoned from it.
  public init(_ arguments: [String], _ vocabulary: PhraseVocabulary, today: CalendarDay) {
    self = PhraseReader(arguments, vocabulary, today: today).phrase()
  }

  /// Words that are to be kept as they stand, whatever they say.
  public init(note arguments: [String], today: CalendarDay) {
    let text = arguments.map(\.trimmed).joined(separator: " ")
    var line = Line()
    line.text = text
    self.init(mood: nil, day: today, lines: [line], pieces: [Piece(meaning: .text, words: text, line: 0)], uncertainties: [])
    noteText = text
  }

  init(mood: Mood?, day: CalendarDay, metrics: [Metric] = [], lines: [Line], pieces: [Piece], uncertainties: [Uncertainty]) {
    self.mood = mood
    self.metrics = metrics
    self.day = day
    self.lines = lines
    self.pieces = pieces
    self.uncertainties = uncertainties
  }
}
