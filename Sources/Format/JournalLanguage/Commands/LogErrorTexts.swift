// Why something is not logged, in English; the names of cases are the keys of other languages.

/// What is wrong with words that say what was done.
public enum LogErrorText: String, TextKey {
  public static let area = "log_errors"

  case kept = "{name} is kept already, in {place}"
  case noteOfSeveral = "‘--note’ is for one activity, and {count} are named"
  case amountOfNothing = "‘{amount}’ is an amount of nothing"
  case amountOfNothingWay = "The name of what you did stands before it, as in ‘retro done run 5.2km’."
  case thousandsOfWhat = "nobody can tell what ‘{amount}’ is thousands of"
  case noAmount = "‘{word}’ is not an amount"
  case lessThanNothing = "‘{word}’ is less than nothing"
  case moreThanDay = "‘{word}’ is more than a day has"
  case tooMuch = "‘{word}’ is more than anybody means"
  case form = "an amount is a number and a unit, such as 5.2km, 28min or 1h05"
  case formOrTime = "‘--at {time}’ says when it was; an amount is a number and a unit, such as 5.2km, 28min or 1h05"
  case formWithField =
    "an amount is a number and a unit, such as 5.2km, 28min or 1h05, and with a field of its own pages=30"
  case twice = "‘{name}’ is named twice"
  case twiceWay = "‘--again’ writes it down once more."
  case hasAmount = "‘{name}’ has {amount} on {day}, in {place}"
  case openWay = "‘retro open {day}’ changes the line"
  case howMuch = "nobody can tell how much: ‘{name}’ is to be at most {target}"
  case howMuchWay = "‘retro done {name} 0’ says none, and ‘retro done {name} 1’ one"
  case taskDone = "‘{name}’ is a task, and was done on {day}, in {place}"
  case taskDoneWay = "‘--again’ writes it down all the same; ‘retro task reopen {name}’ opens it again"
  case doneAlready = "{name} is done already, in {place}; ‘--again’ writes a line of the log as well"
  case isDone = "‘{name}’ is {state, select, partly {partly done} other {done}} on {day}, in {place}"
  case doneWholly = "‘{name}’ is done already, wholly, in {place}"
  case doneOtherwise = "‘{name}’ is done already, with another time or amount, in {place}"
  case doneWay = "‘--again’ writes one more line; ‘retro open {day}’ changes the line"
  case twoDays = "‘{option}’ is {day}, and ‘{words}’ is {other}"
  case twoDaysWay = "Leave one of them out."

  case archived = "‘{words}’ is ‘{name}’, which is archived"
  case undone = "nobody can tell whether you did ‘{name}’: ‘{words}’ stands beside it"
  case undoneWay = "‘retro skip --no {name}’ says that you did not, and ‘retro done {name} --note TEXT’ that you did; ‘--note’ keeps the words as a note"
  case maybeDay = "nobody can tell whether ‘{words}’ is the day {day}"
  case maybeDays = "nobody can tell whether ‘{words}’ is {days}"
  case maybeDayWay = "write the day as in {day}, or keep the words as they are with ‘--note’ if it is none"
  case nearDay = "‘{words}’ is not a day, but close to ‘{day}’"
  case nearDayWay = "write ‘{day}’, or put a text in quotes: ‘retro log {name} \"{words}\"’"
  case noUnit = "there is no unit ‘{unit}’"
  case noUnitWay =
    "an amount is a number and a unit, such as 5.2km, 28min or 1h05; ‘retro log {name} \"{words}\"’ keeps the words as text"
  case toCome = "‘{words}’ is still to come; nothing is done on it yet"
  case toComeWay = "‘--note’ keeps the words as a note; a comma divides what was done from what is to come"
  case toComeTask =
    "‘retro task add {title} --due {day}’ makes a task of it, and ‘--note’ keeps the words as a note; a comma divides what was done from what is to come"
  case moreOf = "nobody can tell whether ‘{words}’ is more of ‘{name}’"
  case moreOfWay = "say how much it was in all, as in ‘retro log {name}’, or write two lines; ‘--note’ keeps the words as a note"
  case range = "‘{words}’ is from so much to so much, and a line has one amount"
  case rangeWay = "say the one that comes nearest, or keep the words as they are with ‘--note’"
  case feeling = "nobody can tell how ‘{words}’ felt"
  case feelingWay = "‘retro log bad’ or ‘retro log good’ says it as a mood, and ‘--note’ keeps the words as a note"
  case timeOrDuration = "nobody can tell whether ‘{words}’ is a time or how long it took"
  case timeOrDurationWay = "a time is typed as 18:30, and how long as 18h 30min"
  case clockWay = "‘at {words}’ says when it was, and ‘{duration}’ how long it took"
  case whichHalf = "nobody can tell whether ‘{words}’ is {first} or {second}"
  case whichHalfWay = "type ‘{first}’ or ‘{second}’ in its place, or say that it was in the morning or in the evening; ‘--note’ keeps the words as a note"
  case daysApart = "a line has one day, and ‘{first}’ and ‘{second}’ are two"
  case dayCommand = "‘retro log \"{words}\"’"
  case daysApartWay = "log each day by itself: {commands}"
  case thousandsOrFraction = "nobody can tell whether ‘{words}’ is thousands or a fraction"
  case thousandsOrFractionWay = "write it without the mark, or with two digits behind it"
  case doneOrTold = "nobody can tell whether you did ‘{words}’, or only tell of it in ‘{text}’"
  case doneOrToldWay = "a comma before ‘{words}’ says that you did it; ‘{text}’ in quotes is text"
  case amountOf = "nobody can tell whether ‘{amount}’ is how much of ‘{name}’ you did"
  case amountOfWay = "say ‘{words} {amount}’ and then the rest; with a word such as ‘the’ before ‘{words}’ it is only text"
  case nothingDone = "‘{word}’ of {name} is nothing done"
  case nothingDoneWay = "‘retro skip {name}’ says that you left it out, ‘retro log no {name}’ that you did not do it"
  case notBoth = "‘{first}’ and ‘{second}’ cannot both be meant"
  case notBothWay = "leave one of them out, or say it in a text in quotes"
  case unclear = "‘{words}’ may mean {names}"
  case unclearWay = "say it by its name, as in ‘retro log {name}’; ‘--note’ keeps the words as a note"
  case amountOfWhat = "nobody can tell what ‘{amount}’ is of ‘{name}’"
  case amountOfWhatWay =
    "say it with its unit, as in ‘retro done {name} {amount}min’ or ‘retro done {name} {amount}x’; ‘retro done {name} --note {text}’ keeps it as text"
  case amountOfEitherWay = "say it with its unit, as in ‘retro log {first}’ or ‘retro log {second}’; ‘--note’ keeps the words as a note"
  case maybeCorrection = "‘{words}’ may put right what stands there already, and a new line would add to it"
  case maybeCorrectionWay =
    "‘retro correct {right}’ puts it right; if nothing of it stands there yet, leave ‘{words}’ out, and ‘--note’ keeps the words as a note"

  case noLines = "nothing is logged on {day}"
  case noLinesWay = "‘retro show DAY’ shows what a day has"
  case noLine = "no line of {day} has ‘{words}’"
  case noOpenLine = "no line of {day} that is not private has ‘{words}’"
  case privateWay = "private lines are not looked at here; with ‘--private’ they are, too"
  case inTextWay = "‘retro open {day}’ shows it in your editor; ‘retro correct OLD NEW {day}’ puts words right"
  case inText = "‘{words}’ stands in the text of the day, {place}, and is no line of its log"
  case whichLine = "which line of {day} is to go?"
  case severalLines = "{count, plural, one {# line} other {# lines}} of {day} have ‘{words}’"
  case ordinalWay = "‘retro unlog first {words} {day}’ takes the first of them, ‘second’ the next; its time or more of its words will do, too"
  case severalLinesWay = "say the time or more of its words; ‘retro open {day}’ shows all of it in your editor"
  case severalCorrectedWay = "name one of them by a word of its own: ‘retro correct \"{words}\" \"{new}\"’"
  case severalMoreWay = "say more of its words; ‘retro open {day}’ shows all of it in your editor"

  case noWords =
    "‘{words}’ stands in no line {named, select, yes {of {day}} other {of the last {count} days, nor of the last retrospectives}}"
  case noOpenWords =
    "‘{words}’ stands in no line that is not private {named, select, yes {of {day}} other {of the last {count} days, nor of the last retrospectives}}"
  case noWordsWay = "‘retro search’ finds older ones; name the day behind the words to change one"
  case wordsAmong = "no line says ‘{words}’; the nearest is ‘{line}’"
  case wordsAmongWay = "‘retro correct {words} NEW’ changes what stands there"
  case noNumber = "nothing is noted of ‘{name}’ on {day}; the last number is {amount}, from {last}"
  case noNumberWay = "‘retro correct {words} --on {date}’ puts that one right, and ‘retro log’ notes one for today"
  case noNumberYet = "there is no number to correct: nothing was noted of ‘{name}’ on {day}"
  case noNumberYetWay = "‘retro log {line}’ notes it; for another day, name it behind"
  case twoPressures = "a blood pressure has two numbers, and ‘{words}’ is one"
  case twoPressuresWay = "say both: ‘retro correct pressure 128/82’, or one by its name: ‘retro correct systolic 128’"
  case correctsTwo = "it takes what is there and what should be: two words, or two texts in quotes"
  case correctsTwoWay = "‘retro correct \"5 km\" \"6 km\" yesterday’ changes these words of yesterday"

  case withPointOrWithout = "write it with a point, or without"
  case misfit =
    "‘{amount}’ is {dimension, select, number {a number} length {a length} mass {a mass} volume {a volume} duration {a duration} energy {an energy} temperature {a temperature} speed {a speed} pressure {a pressure} other {a {dimension}}}, and ‘{name}’ is counted in {unit}"
  case misfitOfTimes =
    "‘{amount}’ is {dimension, select, number {a number} length {a length} mass {a mass} volume {a volume} duration {a duration} energy {an energy} temperature {a temperature} speed {a speed} pressure {a pressure} other {a {dimension}}}, and ‘{name}’ is counted in times"
  case misfitCount = "‘{amount}’ is a number of ‘{counted}’, and ‘{name}’ is counted in {unit}"
  case misfitCountOfTimes = "‘{amount}’ is a number of ‘{counted}’, and ‘{name}’ is counted in times"
  case misfitWay = "say it as in ‘{target}’, or add that to it"
  case misfitCountWay =
    "say it as in ‘{target}’, or add that to it; ‘retro measures add {unit} AMOUNT’ says how much one of them is"
  case fieldTwice = "‘{first}’ and ‘{second}’ are both for the field ‘{field}’"
  case fieldTwiceWay = "give one of them a field of its own, as in ‘other={second}’, or write two lines with ‘--again’"
  case tooLong = "‘{word}’ would be {amount}, and a day has 24 hours"
  case tooLongWay = "say it with its unit, as in ‘{word}min’"
  case fieldTaken = "the field ‘{field}’ is for no amount"
  case fieldTakenWay = "take another name for it"

  case timeOfWholeDay = "a mood of the whole day has no time of its own"
  case step = "{number} {mood}"
  case noMood = "‘{word}’ is not a mood; moods are {moods}, as a word or as its number"
  case moodFirst = "first one of these words, then yours: ‘retro mood {mood} \"{words}\"’"
  case moodOfTen = "of ten steps it would be ‘retro mood {number}/10’, which is {mood}"
  case moodOfFive = "of five steps it would be ‘{mood}’: write the word"
  case didYouMean = "Did you mean ‘{name}’?"
}

/// What is wrong with numbers and exports.
public enum MeasureErrorText: String, TextKey {
  public static let area = "measure_errors"

  case noDayFile = "{path} is not the file of a day, and nothing was written to it"
  case clocksChanged = "the clocks were changed in that night, so {from}–{to} was {length}"
  case overlap =
    "{count, plural, one {# day has} other {# days have}} {names} from {others} as well, of which {winner} counts{isNew, select, yes {} other {: ‘retro config set metrics.priority \"[{source}]\"’ lets {source} count}}"
  case joined = "{typed} is kept as ‘{name}’, as your journal has it already"
  case turned = "{typed} is {turned}, the unit in which your journal has blood sugar"
  case keptApart = "‘{typed}’ and ‘{name}’ may be in two units, so each is kept by itself"
  case unitInName = "the unit is part of the name: ‘{name}={value}’"
  case noMetric = "‘{name}={value}’ is not a metric, and nothing was written"
  case noNumber = "‘{value}’ is no number, so {name} was not noted"
  case doubtfulNumber = "{name}: nobody can tell whether ‘{value}’ is {whole} or {decimals}, so nothing was written"
  case doubtfulNumberWay = "‘retro metrics set {name}={whole}’ or ‘retro metrics set {name}={decimals}’ says which"
  case bareMoney = "{name} is kept as a bare number, without the {currency}"
  case noClockWay = "a metric is a time such as 23:10; ‘retro set {path} …’ sets other properties"
  case noNumberWay =
    "a metric is a number such as 9211, 7.5 or, of minutes, 7h12; ‘retro set {path} …’ sets other properties"
  case noValueWay = "‘retro unset {path} {name}’ takes a number out again"
  case impossible = "‘{name}’ cannot be {value}, and nothing was written"
  case hardly = "‘{name}’ can hardly be {value}"
  case bounds = "it lies between {low} and {high}"
  case boundsAndWay = "it lies between {low} and {high}; ‘retro metrics set’ corrects it"
  case hardlyStays = "it lies between {low} and {high}; {former} stays"
  case farOff = "‘{name}’ is {former} on that day already, and can hardly be {value} as well; nothing was written"
  case farOffWay = "‘retro metrics set {name}={value}’ writes it all the same"

  case privateHabit = "‘{name}’ is private, and private text is not shown"
  case noCalendar = "there is no habit and no metric ‘{name}’"
  case noCalendarWay = "it is mood, points, a habit, or what ‘retro properties’ lists; ‘retro help dates’ says how days are written"
  case didYouMean = "Did you mean ‘{name}’?"
  case noNumbers = "no day has a number under ‘{name}’"
  case noNumbersWay = "‘retro properties {name}’ shows what there is"

  case noImportToUndo = "there is no import that could be taken back"
  case noImportToUndoWay = "the last {count} commands can be: ‘retro undo --list’ shows them"
  case importTooOld = "the last import lies further back than commands are kept"
  case noFile = "there is no file ‘{path}’"
  case noFileWay = "name the file that the other program exported, or a folder of such files"
  case noZone = "there is no time zone ‘{name}’"
  case noZoneWay = "name one such as Europe/Berlin"
  case near = "did you mean ‘{name}’?"
  case noDays = "‘{path}’ has no column that looks like days"
  case noDaysWay = "the first line of a table names its columns"
  case noMood = "‘{word}’ is not a mood"
  case noMoodWay = "it is one of {moods}, as a word or as its number"
  case noProfileFileWay = "a profile is a name, or a YAML file of its settings"
  case noProfile = "there is no profile ‘{name}’"
  case profilesWay = "there are {names}"
  case notImported = "‘{name}’ is not imported"
  case editedSince = "{path} is not as the import of {day} left it"
  case writtenByNone = "{path} was written by no import"
  case editedWay =
    "corrections belong into the file of the day, which wins: ‘retro metrics set steps=9000 --date DAY’; --force imports into the file all the same"
  case noHeader = "{path} does not begin with a header ‘date,…’"
  case noHeaderWay = "mend it, or move it away and import again"
  case otherMachines =
    "its days have minutes of {others} already, and those of {own} cannot be added without the times of both"
  case otherMachinesWay =
    "put the exports of all machines into a folder and import the folder; their times are then laid over each other"
  case machineWithTimeAway = "‘{name}’ with time away"
  case namelessMachine = "a machine without a name"
  case machineZone =
    "no time zone is set, so days begin where this machine is, in {zone}: --tz says another one, ‘retro config set timezone {zone}’ says it for the whole journal"
}

/// What is said of lines of an export that are not written as they stand.
public enum ImportNoteText: String, TextKey {
  public static let area = "import_notes"

  case ofHabits = "{names}: habits of this journal, so what was done is counted for {count, plural, one {it} other {them}}"
  case ofAmounts =
    "{names}: {count, plural, one {a habit} other {habits}} of this journal, but the export does not say how much, so {count, plural, one {it is a tag} other {these are tags}} here; ‘--log {choice}’ counts each as done"
  case noTags = "no tags could be made of {names}"
  case mendFirst = "{path}: {what}; its {count, plural, one {line was} other {# lines were}} left out until that is mended"
  case keepsMood = "{path} keeps the mood that an import of {source} before wrote into it; this export says another one"
  case leftOut = "{reason}: its {count, plural, one {line was} other {# lines were}} left out"
  case isTask = "‘{name}’ is a task here, {path}"
  case formerLineStays = "{path}: {what}; a line of another clock stays in it until that is mended"
}

/// What is said of what was left out.
public enum SkipText: String, TextKey {
  public static let area = "skip"

  case already =
    "{name} is skipped already on {day}{reason, select, none {} other { (‘{reason}’)}}, in {place}; nothing to change"
  case isThere = "‘{name}’ has a reason already on {day}{reason, select, none {} other {: ‘{reason}’}}, in {place}"
  case isThereWay = "‘retro skip’ with ‘--yes’ replaces it; ‘retro open {day}’ changes the line"
  case question = "Replace it? [y/N] "
  case dayOrReason = "nobody can tell whether ‘{day}’ in ‘{words}’ is the day or a part of the reason"
  case dayOrReasonWays = "‘--date {day}’ says that it is the day, ‘--date today’ that all of it is the reason"
  case toCome = "{day} is still to come; what is left out then is not known yet"
  case toComeWay = "‘retro habit pause {name} --from {day} --until {day}’ lets a habit rest, which breaks no streak"
}

/// What is said of words that keep what they say from others.
public enum PrivateWordsText: String, TextKey {
  public static let area = "private_words"

  case numbers =
    "the words are private, so {count, plural, one {the number stays} other {the numbers stay}} in the line alone: what a day measures stands in its front matter, where everybody reads it; ‘retro set {day} private=true’ makes the day private"
  case moodOfDay = "these words are private, and the mood of a day stands in its front matter, where everybody reads it"
  case moodOfDayWay = "without ‘--day’ the mood stands in the private line; ‘retro set {day} private=true’ makes the day private"
}
