// What words of the tables can mean.

import JournalDates
import JournalModel

/// One meaning of a word or of several in a row; a word may have more than one.
enum Sense: Equatable {
  /// So many, before a unit.
  case number(Double)
  /// A part of a unit more, after it: ‘and a half’.
  case andPart(Double)
  /// An amount without a number: ‘Viertelstunde’.
  case amount(Double, String)
  /// A unit by the symbol it is written with; as typed where that is empty.
  case unit(String)
  /// A thousand of what the activity makes plain: ‘5k’, ‘5キロ’.
  case thousand
  case mood(Mood)
  /// A mood, where nothing but the day is told of: ‘low’; how much of it, and the day or what else feels so.
  case felt(Mood), intensifier, dayNoun
  /// That a mood follows: ‘felt’.
  case feeling
  /// A day before or after today, and how many tokens at its end say more than that: the night of ‘last night’.
  case day(Int, kept: Int = 0)
  /// The night that ends on the day on which it is said, so yesterday for all but the numbers of nights.
  case lastNight(kept: Int)
  case weekday(Weekday)
  /// An abbreviation that is also a word: ‘sun’.
  case shortWeekday(Weekday)
  /// Before or after a weekday: ‘on’, ‘last’, ‘dernier’.
  case onDay, lastDay
  case dayUnit, agoBefore, agoAfter
  /// So many weeks, and a month, before a word that says how long ago.
  case weeks(Int), months
  /// The week before this one, beside a weekday.
  case lastWeek
  /// A month by its number, beside a number.
  case month(Int)
  /// A part of the day, and the least hour that it moves after noon; nil for those before noon.
  case partOfDay(Int?)
  case beforeNoon, afterNoon
  case hour, minute, halfHour
  case at, from, to
  /// Before an amount: ‘in’, ‘for’.
  case during
  /// After an amount: ‘동안’.
  case amountEnd
  /// Before a goal.
  case towards
  /// Before an activity: that it was not done, was skipped, was partly done.
  case negation, skip, partly
  /// After an activity.
  case negationAfter
  /// That it is only wanted, or nobody knows.
  case planned
  case because
  /// That half of it was done, beside a name.
  case half
  /// Before a name: that it was not done, ‘too tired to’; the same where it begins a clause, ‘instead of’.
  case missing, instead
  /// Beside what is to be left out or kept few: that it was, and that it was not.
  case abstaining, failing
  /// Before a name: that it was nearly done, and so was not; that it was wanted.
  case nearlyDone, wished
  /// That something was begun, and that it was not brought to an end.
  case beginning, broken
  /// Before what follows from what is told: ‘so’; before a colon and a list.
  case consequence, introduction
  /// When a number of the day is taken, and nothing else: ‘on waking’.
  case taken
  /// More of it than is good.
  case excess
  /// How it was, before a name.
  case manner
  /// Between the words of a name that are said as a noun; before a name of several words.
  case joint, giving
  /// Behind a no: what is exempt from it, and what changes nothing of it.
  case exception, emphasis
  /// More days than one.
  case period
  /// Before a day and after one: until when it is to be done; a day with a name; before an amount and after one: in how long.
  case deadline, deadlineEnd, occasion, until, untilEnd
  /// Before an amount: nearly.
  case almost
  /// Before a name: not the first.
  case ordinal
  /// Beside a number: so much beside what is said before.
  case more
  /// A weekday only beside another one.
  case maybeWeekday(Weekday)
  case and
  /// What comes behind it was done after what is told before: ‘after that’.
  case sequel
  /// Before an activity, and no part of its name: ‘I’, ‘went for a’.
  case filler
  /// Before an activity or inside its name, and changes nothing: ‘finally’, ‘quick’.
  case softener
  /// At the beginning of a name: that what follows is not to be done.
  case avoiding
  /// Before an amount: ‘about’.
  case nearly
  /// Somebody who may do things: ‘mum’.
  case person
  /// What a number of the day is called.
  case metric(DayNumber)
  /// To do, of whatever: ‘played’, ‘した’.
  case light
  /// Holds words together after them, in languages that do.
  case particle
  case preposition
  /// One of the doings.
  case doing(Int, DoingForm)
  /// What people say when they meet and part, and of no day: ‘good morning’.
  case greeting
  /// What a doing’s word means only together with others: ‘ran out of’.
  case idiom
  /// After a span of times.
  case spanEnd
}

/// A number of the day that has a name of its own.
enum DayNumber: Equatable {
  case weight, sleep, nap, steps, restingHeartRate, pulse, variability, screen, bedtime, waking, bloodPressure, bloodSugar
  /// The sugar of the last weeks, HbA1c, and how warm a body is.
  case hemoglobin, temperature
}

/// What a word says of a doing.
enum DoingForm: Equatable {
  /// Only which one it is.
  case name
  /// That it was done; as `ending` in a language whose verbs may end a sentence that begins with other words.
  case past, ending
  /// That it was not done, at the end of a sentence.
  case negative
  /// That it was done, and what it is called, where the rest of a name stands beside it.
  case wide, wideName

  var isWide: Bool { self == .wide || self == .wideName }
}
