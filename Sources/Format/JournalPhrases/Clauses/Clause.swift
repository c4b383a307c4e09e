// What the chunks between two commas say together.

import JournalModel

/// A clause, once it is known what each of its chunks is.
struct Clause {
  enum Role: Equatable {
    case text, connective, detail, mood
    /// What a number of the day is called, and the number.
    case metric
    /// It names what the clause is about.
    case activity
    /// It says of the activity at a chunk that it was not wholly done.
    case state(of: Int)
  }

  /// Of the chunks.
  var range: Range<Int>
  /// For each chunk of the range.
  var roles: [Role]
  /// The chunks that name activities, with what the clause says of them.
  var activities: [(chunk: Int, match: NameIndex.Match, state: LogLine.State)] = []
  /// The numbers of the day that it says, and nothing else: of ‘slept 23:00-6:30’ three.
  var metrics: [Phrase.Metric] = []
  /// How it felt by a word that is a mood only where nothing else is told.
  var mood: Mood?
  /// Whether it plainly tells of what others did, of things, or of what is only wished.
  var isOfOthers = false
  /// Whether those are others, so that no habit of one's own would count it.
  var isOfSomebody = false
  /// What it only says that should have been done: its chunk and the activity.
  var thought: (chunk: Int, activity: Int)?
  /// What was only handled, or asked about: the chunk and the activity that it might have been.
  var thing: (chunk: Int, activity: Int)?
  /// Whether it tells that what is to be left out was not, in words that stay whole.
  var isSlip = false
  /// Whether it tells how much of something was done that no name speaks of, beside what is told.
  var isOfOtherDeed = false
  /// Whether it is one of several readings of a number of the body, whose words are kept.
  var isOfSeries = false
  /// The units of bare numbers, which another amount of the same thing has: of the 20 of ‘20 and 30 min’.
  var borrowed: [Int: String] = [:]
  /// Whether it says how one part of the day was and nothing else: ‘mood good this morning’.
  var isMoodOfPart = false
  /// Such a mood before another one of the same day, and the chunk of the part.
  var earlierMood: (mood: Mood, part: Int)?
  /// Whether the word for its mood stays in the text, since others make it that mood: ‘not good’.
  var keepsMoodWord = false
  /// Whether a ‘not’ stands before its unsure mood.
  var isDenied = false
  /// Whether it says how what was done was, so that its words stay whole: ‘the run was awful’.
  var isRemark = false
  /// A word that may say how it felt: ‘not bad’.
  var unsureMood: Int?
  /// Whether it is a number that no mood has, or a word that is none behind ‘mood:’.
  var isMoodNumber = false
  /// A day of the week that may be one to come.
  var unsureDay: Int?
  /// How much it says of a number of the day that cannot be so much.
  var oddMetric: Int?
  /// The one word of a sentence that says how much, and of what it is no activity.
  var unnamed: Int?
  /// A word in the place of an activity.
  var stranger: Int?
  /// What is said of the stranger.
  var strangerState: LogLine.State?
  /// Whether it was typed without quotes.
  let isCommand: Bool
  /// How often it was done by the times on the clock that its text tells: ‘8am and 8pm’.
  var times: Int?
  /// Words of its text that a typo has made of a name, and whose.
  var typos: [(chunk: Int, activity: Int)] = []
  /// Names after text, and where that text begins.
  var afterText: [(chunk: Int, text: Int)] = []
  /// An activity, and the chunk that may say that it was not done.
  var undone: (chunk: Int, no: Int)?
  /// An activity, and the chunks that leave open whether it was done: ‘except one beer’.
  var rest: (chunk: Int, words: Range<Int>)?
  /// An activity, and the chunks that may say that it was more of it: ‘and one after lunch’.
  var more: (chunk: Int, words: Range<Int>)?
  /// A name at the head, and the amount that stands apart from it.
  var apart: (chunk: Int, amount: Int)?

  /// An activity whose verb is said of something else, and the token behind that.
  var foreign: (chunk: Int, end: Int)?

  /// An amount of what another activity is about: ‘one glass of wine’.
  var ofOther: Int?
  /// A word that nearly names a day, and that day.
  var strangeDay: (chunk: Int, day: String)?
  /// An activity, and the tokens of a number behind it whose unit is none.
  var strangeUnit: (chunk: Int, tokens: Range<Int>)?

  init(_ range: Range<Int>, isCommand: Bool) {
    self.range = range
    self.isCommand = isCommand
    roles = Array(repeating: .text, count: range.count)
  }

  subscript(chunk: Int) -> Role {
    get { roles[chunk - range.lowerBound] }
    set { roles[chunk - range.lowerBound] = newValue }
  }

  /// A chunk with the unit that it has by another one.
  func measured(_ chunk: Chunk, at i: Int) -> Chunk {
    guard let unit = borrowed[i], case .number(let number) = chunk.content else { return chunk }
    var measured = chunk
    measured.content = .amount(Quantity(number, unit))
    return measured
  }
}
