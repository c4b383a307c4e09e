// What the commands of the loop say besides their lists, in English; the names of cases are the keys of other languages.

/// What is said of items that are added, changed or judged.
public enum ItemText: String, TextKey {
  public static let area = "items"

  case `private` = "(private)"

  case added =
    "{dry, select, yes {would add} other {added}}{id, select, none { ‘{text}’} other { {id}}} to {section} in {place}{period, select, none {} week {, this week} month {, this month} quarter {, this quarter} year {, this year} last_week {, last week} last_month {, last month} last_quarter {, last quarter} other {, last year}}"
  case answer = "‘retro add try TEXT --for {word}’ says what to do about it"
  case todoIsAction =
    "it is an Action of the retrospective: ‘retro actions’ lists it; a task of its own, which ‘retro task’ lists, is made with ‘retro task add {text}’"
  case addedDue = "it is due on {day}, as your words say"
  case noDay = "{why}; it stays in the text"
  case addedLate = "it was due on {day}, and is overdue already"

  case done = "{dry, select, yes {would be done} other {done}}: {text}, in {place}"
  case comesAgain = "it repeats: the next one stands in {place}{day, select, none {} other {, for {day}}}"
  case repeats = "this Action repeats: only its box is changed; the program that repeats it makes the next one"
  case notDue = "{dry, select, yes {would no longer be due} other {no longer due}}: {text}, in {place}"
  case due =
    "{dry, select, yes {would be due {day}} other {due {day}}}{past, select, yes {, which is past} other {}}: {text}, in {place}"
  case reworded = "{dry, select, yes {would be reworded} other {reworded}}: {text}, in {place}"

  case judged =
    "{dry, select, yes {would be } other {}}{verdict, select, adopted {adopted} partly {partly} dropped {dropped} done {done} carry {carried on} other {open again}}{former, select, none {} adopted {, no longer adopted} partly {, no longer partly} dropped {, no longer dropped} other {, no longer done}}: {text}, in {place}"
  case carriedAction = "an Action that is carried on stays as it is, in {place}"
  case carriedTry = "a Try that is carried on stays as it is, in {place}"
  case taskStaysDone = "the task stays done: {path} was not completed with this Action"

  case noneOverdue = "nothing is overdue: no open Action is past its day"
  case noActionMatches = "no Action matches; ‘retro actions’ lists all of them"
  case noOpenActionMatches = "no open Action matches; --all looks at the closed ones, too"
  case noAction =
    "there are no Actions yet: retrospectives have them under ‘## Action’, and ‘retro add action TEXT’ writes one there"
  case noTryMatches = "no Try matches; ‘retro tries’ lists all of them"
  case noTry = "there are no Tries yet: retrospectives have them under ‘## Try’, and ‘retro add try TEXT’ writes one there"
}

/// What is said where the words that change an item make no sense.
public enum ItemUsageText: String, TextKey {
  public static let area = "item_usage"

  case noItem = "ITEM is missing"
  case noItemWay = "An Action is named by its id, such as a-7g8h."
  case noDay = "DAY is missing"
  case noDayWay = "A day such as fri, +7d or 2026-12-01, or none."
  case noText = "TEXT is empty"
  case noTextWay = "Say what to write down."
  case severalLines = "TEXT has several lines, and ‘edit’ changes one"
  case severalLinesWay = "‘retro actions edit {item}’ opens your editor, where more can follow."
  case notAnItem = "ITEM needs {forms}; got ‘{word}’"
  case dryRunOfList = "‘--dry-run’ is for edits; a list changes nothing"
  case optionOfList = "‘{option}’ is for the list, not for ‘{verb}’"
  case forActions = "‘{option}’ is for Actions"
  case forActionsWay = "Only an Action is due and has a priority."
  case moves = "‘{text}’ does not say what should move which way"
  case movesWay = "a metric, a habit, a tag or mood, then up, down or steady: --moves 'sleep up'"
  case movesOfTries = "‘--moves’ is for Tries"
  case forTriesAndActions = "‘{option}’ is for Tries and Actions"
  case noVerdict = "VERDICT is missing"
  case noVerdictWay = "A Try is adopted, partly, dropped or carry; an Action is done, dropped or carry."
  case itemForVerdict = "‘--dry-run’ and ‘--json’ are for one verdict: retro review ITEM VERDICT."
}

/// What is said of retrospectives that begin, and of those that there were.
public enum RetrospectiveText: String, TextKey {
  public static let area = "retrospectives"

  case there = "{path} is there already: {what}"
  case made = "{dry, select, yes {would make} other {made}} {path}: {what}"
  case templateUnused = "the template {name} was not applied, since the file is there; ‘retro templates show {name}’ shows it"
  case waiting =
    "{tries, plural, one {# Try} other {# Tries}} and {actions, plural, one {# open Action} other {# open Actions}} are waiting in its Review"
  case waitingTries = "{count, plural, one {# Try is} other {# Tries are}} waiting in its Review"
  case waitingActions = "{count, plural, one {# open Action is} other {# open Actions are}} waiting in its Review"
  case measured = "it begins with what was measured; ‘retro context {period} --write’ brings that up to date"
  case ids = "{dry, select, yes {would give} other {gave}} ids to items in {files}"
  case noneYet = "there is no retrospective yet: ‘retro new weekly’ begins one"
  case noneMatches = "no retrospective matches; ‘retro history’ shows all of them"

  case weekIsForWeekly = "‘--week’ is for ‘retro new weekly’"
  case dateOfDay = "‘--date’ takes the day."
  case dateOfPeriod = "‘--date’ takes a day of the {unit, select, month {month} quarter {quarter} other {year}}."
  case interactiveDay = "‘--interactive’ is for retrospectives, not for a day"
}

/// Which retrospective is meant where nobody named one, and why.
public enum NextRetrospectiveText: String, TextKey {
  public static let area = "next_retrospective"

  case current = "{period}, {unit, select, day {today} week {this week} month {this month} quarter {this quarter} other {this year}}"
  case previousIsMissing =
    "{period}, last {unit, select, week {week} month {month} quarter {quarter} other {year}}, which has no retrospective yet"
  case previousIsBeingWritten =
    "{period}, last {unit, select, week {week} month {month} quarter {quarter} other {year}}, which was begun after its end; for this {unit, select, week {week} month {month} quarter {quarter} other {year}} say --date today"
  case previousIsLongAgo =
    "{period}, this {unit, select, week {week} month {month} quarter {quarter} other {year}}; for last {unit, select, week {week} month {month} quarter {quarter} other {year}}, which has no retrospective, say --date {last}"
}
