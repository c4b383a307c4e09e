// What the commands of measures say besides their reports, in English; the names of cases are the keys of other languages.

/// What is said of numbers that were measured.
public enum MeasuredText: String, TextKey {
  public static let area = "measured"

  case nothing = "nothing was measured in {days}"
  case nothingYet = "nothing was measured yet; ‘retro metrics set steps=9211’ notes the steps of today"
  case nothingOnDay = "nothing was measured; ‘retro metrics set steps=9211 --date yesterday’ notes a number by hand"
  case hidden = "{count, plural, one {# private entry} other {# private entries}} not shown"
  case noted = "{dry, select, yes {would note} other {noted}} {value} of {day} in {path}{former, select, none {} other {; it was {former}}}"
  case unknown = "no day has a metric ‘{name}’"
  case didYouMean = "Did you mean ‘{name}’?"
  case wholeDays = "numbers are of days, and not of parts of them: ‘{words}’ is left out"
  case habitToo =
    "{name} is a habit as well, {days, plural, =0 {of which these days have nothing} one {logged on # of these days} other {logged on # of these days}}{amount, select, none {} other {, {amount} in all}}: ‘retro totals {name}’"
  case notForHabit = "it is a number of the day; the habit {name} counts what is logged: ‘retro log {name} {value}’"
  case known = "‘retro metrics’ lists those that there are"
  case toCome = "{days} is still to come; nothing was measured yet"

  case noRetrospective = "there is no retrospective of {period} to write into"
  case newWeekly = "‘retro new weekly --week {period}’ begins one"
  case newOther =
    "‘retro new {unit, select, month {monthly} quarter {quarterly} year {yearly} other {day}} --date {day}’ begins one"
  case kept =
    "{path}: {count, plural, one {{names} says something else than was measured, and stays; without it --write gives what was measured} other {{names} say something else than was measured, and stay; without them --write gives what was measured}}"
}

/// What is said where the words that ask for numbers make no sense.
public enum MeasuredUsageText: String, TextKey {
  public static let area = "measured_usage"

  case dryRunOfWrite = "‘--dry-run’ is for ‘--write’"
  case jsonOrWrite = "‘--json’ and ‘--write’ exclude each other"
  case formOrWrite = "‘--write’ needs no other form: it writes into the retrospective"
  case noPeriod = "‘--write’ needs a week, month, quarter or year, which has a retrospective; {days} is none"
  case notForSet = "‘{option}’ is not for ‘set’"
  case noValue = "NAME=VALUE is missing"
  case noValueWay = "‘retro metrics set steps=9211’ notes the steps of today."
  case dryRunOfSet = "‘--dry-run’ is for ‘set’"
  case dateOfSet = "‘--date’ is for ‘set’; a period among the names says which days are shown"
  case notAName = "‘{word}’ is not a name of a metric"
  case notANameWay = "‘retro metrics set {word}’ notes it."
  case twoPeriods = "‘{first}’ and ‘{second}’ are two periods; one can be told of"
  case periodOrBounds = "‘{period}’ excludes ‘--from’ and ‘--to’"
  case needsName = "‘{word}’ needs the name of a metric"
  case needsNameWay = "‘retro metrics’ lists those that there are."
  case notAChange = "‘{word}’ is no change"
  case notAChangeWay = "A change is NAME=VALUE, such as steps=9211."
}

/// What is said of exports that are read, imported and taken back.
public enum ImportText: String, TextKey {
  public static let area = "import"

  case days = "{first} to {last}"
  case noImports = "nothing was imported here"
  case tookBack =
    "{dry, select, yes {would take back ‘{command}’} other {took back ‘{command}’: {count, plural, one {# file} other {# files}}}}"
  case suggested =
    "put these lines into retro.yaml and change what is wrong; then: retro import csv {file} --profile {profile}"
  case zoneQuestion = "The times in it are right, but not the clocks. In which time zone were you? [{zone}]"
  case zoneSetting = "‘retro config set timezone {zone}’ says it for the whole journal"
  case reading = "reading {name}: {size} MB"

  case unknown = "nothing in ‘{path}’ is an export that is known"
  case unknownWay = "{help}"
  case nothingFound = "nothing that a journal keeps was found in {file}, as an export of {source}"
  case nothingNew = "{source} from {file} says nothing new{days, select, none {} other {: {days}}}"
  case there = "{source} from {file} is here already; nothing to change"
  case imported =
    "{dry, select, yes {would import} other {imported}} {source} from {file}{days, select, none {} other {: {days}}}{facts, select, none {} other {; {facts}}}"
  case added = "{count, plural, one {# day} other {# days}} added"
  case corrected = "{count, plural, one {# day} other {# days}} corrected"
  case linesAdded = "{count, plural, one {# line} other {# lines}} written to logs"
  case linesAnswered = "{count, plural, one {# line} other {# lines}} answered"
  case linesMoved = "{count, plural, one {# line} other {# lines}} put right"
  case linesKnown = "{count, plural, one {# line} other {# lines}} there already"
  case habits = "{count, plural, one {# habit} other {# habits}} made"
  case made = "{dry, select, yes {would make} other {made}} {path}"
  case metricDays = "{count, plural, one {# day} other {# days}}"
  case metricGaps = "{count} missing between"
  case gaps = "nothing is known of {count, plural, one {# day} other {# days}} between the first and the last"
  case plainTexts =
    "{count, plural, one {# text} other {# texts}} would have been read as something else, and became plain words: first in {place}"

  case ownMoods =
    "{count, plural, one {# day keeps its} other {# days keep their}} own mood; that of {file} was left out"
  case kept = "{count, plural, one {# day} other {# days}} left as a later export says, of {day}"
  case otherMachines =
    "{file}: {count, plural, one {# day} other {# days}} left as before: minutes of {machines} stand there, and those of two machines cannot be added without their times"
  case deleted =
    "{count, plural, one {1 line that was imported before and is not there any more stayed away; --force brings it back} other {# lines that were imported before and are not there any more stayed away; --force brings them back}}"
  case ignored =
    "not kept: {names}{more, plural, =0 {} one { and # other kind of records} other { and # other kinds of records}}"
  case warning = "{file}: {warning}"
  case warningOften = "{file}: {warning} ({count} times)"
  case unknownMoods = "{file}: moods that are not known, and how often: {names}; these moods were left out"
  case unknownMoodsWay = "say what they mean and import again: --mood {example}"
  case noActivity = "‘--log’: there is no ‘{kind}’ in {path}"
  case noActivities = "it has none"
  case activities = "it has {kinds}"
  case isVault =
    "{path} holds notes in Markdown, which are not imported: ‘retro init {path}’ makes a journal of the folder as it is; ‘retro help obsidian’ tells more"
  case tablesWay = "a table of your own is read where it is named: ‘retro import {file}’"
  case passedOver =
    "passed over, since {count, plural, one {it is} other {they are}} no export that is known: {names}{more, plural, =0 {} one { and # other file} other { and # other files}}"
}

/// What is said where the words of an import make no sense.
public enum ImportUsageText: String, TextKey {
  public static let area = "import_usage"

  case notAKind = "‘{word}’ is not a kind of export"
  case isVault = "notes in Markdown are not imported: their folder becomes a journal as it is"
  case isVaultWay = "‘retro init FOLDER’ says how its daily notes lie, and ‘retro help obsidian’ tells more."
  case notAKindWay = "It is one of {kinds}; ‘retro help moving’ tells ways from others."
  case noFile = "FILE is missing"
  case noFileWay = "A file or folder of this name is ‘./{word}’."
  case noExport = "EXPORT is missing"
  case dryRunOfList = "‘--dry-run’ is for what writes, and ‘list’ writes nothing"
  case jsonOrSuggest = "‘--suggest’ shows lines of retro.yaml, not JSON"
  case profileOfTable = "‘--profile’ is for tables: retro import csv FILE --profile NAME"
}

/// What is said of a table that nobody has explained: what each column was taken for.
public enum ImportedTableText: String, TextKey {
  public static let area = "imported_table"

  case understood = "{file} is a table, and each column was taken for:"
  case column = "{title} → {meaning}"
  case day = "the day{form, select, none {} other {, written {form}}}"
  case time = "the time of it"
  case metric = "{name}{unit, select, none {} other {, in {unit}}}{sample, select, none {} other { ({sample} is {words})}}"
  case ownMetric =
    "{name}, a number of your own{unit, select, none {} other {, in {unit}}}{sample, select, none {} other { ({sample} is {words})}}"
  case moodNumbers = "the mood, from {low} (the worst) to {high} (the best)"
  case moodWords = "the mood, in words"
  case habit = "the habit ‘{title}’{unit, select, none {} other {, in {unit}}}"
  case habitNames = "which habit a row is about"
  case value = "what was done of it"
  case unit = "the unit of that"
  case note = "a note in the log of the day"
  case leftNoHabit = "not taken: it says yes or no, and the journal has no such habit"
  case leftWord = "not taken: ‘{word}’ is no number"
  case perhaps = "perhaps {meaning}"
  case leftWords = "not taken: it holds words that are no moods"
  case leftPlace = "not taken: it only says which day or row it is"
  case leftNothing = "not taken: it is empty"
  case leftNoTitle = "not taken: it has no name"
  case leftAsked = "not taken"
  case hours = "hours"
  case minutes = "minutes"
  case seconds = "seconds"
  case milliseconds = "milliseconds"
  case glasses = "glasses"
  case cups = "cups"
  case percent = "percent"
  case noHabitWay = "‘{title}’: ‘retro habit add {name}’ adds the habit, and importing again brings its days"
  case habitWay = "‘{title}’ may be the habit {name}, and counts for none as it is: ‘retro import {file} --as {example}’ writes it into the logs"
  case unitWay = "‘{title}’: nothing says its unit; ‘retro import {file} --as {example}’ does"
  case wordsWay = "‘{title}’: ‘retro import {file} --as {example}’ takes it as notes"
  case unknownHabits =
    "no habits of the journal, and how often: {names}{more, plural, =0 {} one { and # other} other { and # others}}; ‘retro habit add {name}’ adds one, and importing again brings its days"
  case question = "Import it so? [Y/n]"
  case choose = "‘{title}’ may be meant in several ways: {choices}. Which is it? [{first}]"
  case nothingWritten = "nothing was imported"
  case nothing = "‘{path}’ is not imported: it is a table, and none of its columns is anything that a journal keeps"
  case nothingWay = "--as says what a column is; ‘retro import csv {file} --suggest’ begins a profile"
  case doubtful =
    "‘{path}’ is not imported: {kind, select, unit {the column ‘{title}’ does not say its unit} scale {nobody can tell on which scale the column ‘{title}’ is} days {the days of the column ‘{title}’ may be meant in two ways} name {the column ‘{title}’ is called almost like something that is known} other {nothing says what the numbers of the column ‘{title}’ are of}}; it may be {choices}"
  case doubtfulWay = "‘{command}’ imports it so; another meaning goes behind the same sign"
  case noColumn = "there is no column ‘{name}’, so nothing was imported"
  case noColumnWay = "its columns are {names}"
}
