// What a few tokens in a row can mean, before it is known whether they do.

import JournalDates
import JournalModel

/// Neighbouring tokens with one possible meaning.
struct Chunk {
  enum Content: Equatable {
    case name(NameIndex.Match)
    /// A goal by its index.
    case goal(Int)
    case amount(Quantity)
    /// Thousands of metres or of grams, as the activity makes plain.
    case thousands(Double)
    /// A number without a unit.
    case number(Double)
    case unclearNumber
    /// From so much to so much: ‘5-6 km’.
    case range
    case time(TimeSpan)
    case day(CalendarDay)
    /// A day still to come.
    case future
    /// What may be one of these days, or none: `3/4`.
    case unclearDay([CalendarDay])
    case tag(String)
    /// Words of the tables, by all their meanings.
    case words([Sense])
    case mark
    /// A word that is nothing of these.
    case other
  }

  var content: Content
  /// Of the tokens.
  var range: Range<Int>
  /// Whether words show what it is: ‘at’ before a time, ‘on’ before a day, ‘for’ before a goal.
  var isShown = false
  /// Whether it is a time in words that may be in the morning and in the evening.
  var isEitherHalf = false
  /// Whether it is a day of the week that may be one to come: ‘on Sunday’.
  var isWeekday = false
  /// Whether it is the day of ‘last night’, whose sleep is that of the day after.
  var isLastNight = false

  func has(_ sense: Sense) -> Bool {
    if case .words(let senses) = content { senses.contains(sense) } else { false }
  }

  func has(where isWanted: (Sense) -> Bool) -> Bool {
    if case .words(let senses) = content { senses.contains(where: isWanted) } else { false }
  }

  /// Of a day without a year, and of a day of the week, the next one of that name.
  var ahead: CalendarDay?
  /// Whether it is a day of any month: ‘on the 9th’.
  var isDayOfMonth = false
  /// Whether it is a day still to come that the words around it say to be one, so that it stays text.
  var isToCome = false

  var name: NameIndex.Match? {
    if case .name(let match) = content { match } else { nil }
  }

  var mood: Mood? {
    guard case .words(let senses) = content else { return nil }
    for case .mood(let mood) in senses { return mood }
    return nil
  }

  /// What it says of the activity after it.
  var state: LogLine.State? {
    content == .number(0) || has { $0 == .negation || $0 == .missing || $0 == .abstaining }
      ? .no : has(.skip) ? .skip : isPartly ? .partly : nil
  }
  /// What it says of the activity before it.
  var stateAfter: LogLine.State? { has(.negationAfter) ? .no : has(.skip) ? .skip : isPartly ? .partly : nil }
  private var isPartly: Bool { has { $0 == .partly || $0 == .half } }

  var isPartOfDay: Bool { has { if case .partOfDay = $0 { true } else { false } } }

  /// An amount, a time, a day, a tag or a goal: what needs no place in a sentence.
  var isDetail: Bool {
    switch content {
    case .amount, .thousands, .number, .unclearNumber, .range, .time, .day, .future, .unclearDay, .tag, .goal: true
    case .name, .words, .mark, .other: false
    }
  }

  var isAmount: Bool {
    switch content {
    case .amount, .thousands, .number, .unclearNumber, .range: true
    default: false
    }
  }

  /// Whether it is a mark that may follow the end of a sentence without a blank.
  func isQuoteEnd(_ tokens: [Token]) -> Bool { content == .mark && tokens[range.lowerBound].folded != "/" }
}
