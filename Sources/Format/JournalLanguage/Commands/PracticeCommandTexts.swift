// What the commands of practice say besides their reports, in English; the names of cases are the keys of other languages.

/// What is said of habits, goals and points that there are none of.
public enum PracticeText: String, TextKey {
  public static let area = "practice"

  case noValue = "no value yet: ‘retro value add health --level major’ makes one"
  case noGoal = "no goal yet: ‘retro goal add \"Run 500 km\" --target 500km --due 2026-12-31’ makes one"
  case noGoalOfTerm = "this term has no goal yet: ‘retro goal add TITLE --term {term}’ makes one"
  case noGoalShown = "no goal is shown; ‘retro progress --all’ shows all of them"
  case noHabit = "no habit yet: ‘retro habit add \"Play squash\" --schedule weekly --points 5’ makes one"
  case noHabitShown = "no habit is under way; ‘retro habit list --all’ lists all of them"
  case noPoints = "nothing has earned points yet; a habit does with ‘points: 5’ in its file"
  case noMoods = "no day of these has a mood: ‘retro mood good’ notes how today is"
  case noStates = "nothing was said of ‘{name}’ in these days: ‘retro done {name}’ says that it is done"
  case noPointsOfDays = "no points were earned in these days; ‘retro points’ tells those that were"
  case noAmounts = "no day of these has ‘{name}’: ‘retro set today {name}=…’ notes it"

  case toComePoints = "{days} is still to come; nothing was earned yet"
  case goalOrAll = "GOAL and ‘--all’ exclude each other"
  case jsonOrFormat = "‘--json’ and ‘--format {format}’ exclude each other"
}

/// What is said of lines in a log.
public enum LogText: String, TextKey {
  public static let area = "log"

  case at = "at {time}"
  case bareNumber = "‘{number}’ alone does not say what it counts"
  case bareNumberWay = "say of what, as in ‘retro log run {number}km’; a mood is 0 to 4, or 4/5; ‘retro log --note {number}’ keeps it as text"
  case line = "a line"
  case quoted = "‘{text}’"
  case `private` = "(private)"

  case unchangedPrivate = "{place} says so already (private); nothing to change"
  case loggedPrivate = "{dry, select, yes {would log} other {logged}} a private line in {place}"
  case doneAlready = "{name} is done already, in {place}; ‘--again’ writes one more line"
  case logged =
    "{dry, select, yes {would log} other {logged}} {name}{state, select, done {} partly { as partly done} skip { as skipped} none { as none} other { as not done}}{amounts, select, none {{time, select, none {} other { {time}}}} other {, {amounts}{time, select, none {} other {, {time}}}}} in {place}{points, plural, =0 {} one {, for # point} other {, for # points}}"

  case lineReads =
    "the line that was there {dry, select, yes {would read} other {now reads}} ‘{text}’{again, select, yes {; ‘--again’ writes one more line} other {}}"
  case further = "a further time on the day: amounts add up, and the day counts once"
  case removed = "{dry, select, yes {would take} other {took}} ‘{text}’ out of {place}"
  case lastOfEqual = "{count} lines were equal; it is the last of them, and ‘retro undo’ brings it back"
  case corrected = "{place} {dry, select, yes {would read} other {now reads}} ‘{text}’; it {dry, select, yes {is} other {was}} ‘{before}’"
  case correctedAlready = "{place} reads ‘{text}’ already; nothing was changed"
  case correctedNote = "that line is a note: what is counted stays as it was"
  case numberStays = "the number of the day is still {name} {value}: ‘{line}’ puts it right"
  case correctedImported = "‘{path}’ still says what was imported; what the day’s own file says wins over that"
  case correctedCounted = "the words stay in the note ‘{line}’, which counts nothing"
  case wasSkipped = "it was skipped before"
  case wasNo = "it said no before"
  case wasPartly = "it was partly done before"
  case wasDone = "it was done before"
  case progress = "{amount} of {target} on the day"
  case trial = "the day asked for {letter}, {words}"
  case noTrial = "the experiment has no block on {day}, so it counts for nothing"
  case progressOfWeek =
    "{amount} on the day{sum, select, none {} other {, {sum} in the week}}{over, select, yes {: more than the {target} that a week may have} other {; the week {bound, select, most {may have} other {asks for}} {target}}}"
  case progressOfMonth =
    "{amount} on the day{sum, select, none {} other {, {sum} in the month}}{over, select, yes {: more than the {target} that a month may have} other {; the month may have {target}}}"
  case progressOfLimit = "{amount} of at most {target} on the day"
  case moodStays = "the mood of the day stays: ‘retro unlog mood {day}’ takes it away, too"
  case goalToCome =
    "‘{title}’ begins only on {day}; a line that names it counts all the same, and ‘retro goal change {name} --start {date}’ has it begin before"
  case levelOfGoal = "{title}: {words}"
  case amountOfGoal = "{title}: {amount} of {target} by now"
  case paused =
    "paused {last, select, none {since {first}} other {until {last}}}, so it counts for neither streak nor strength: ‘retro habit resume {name} --from {day}’ ends the pause"

  case understood = "understood: {words}"
  case question = "[Enter = write, e = write and edit, n = no]"
  case whatQuestion = "What did you do, and how was it?"
  case nothingWritten = "nothing was written"
  case noWords = "there are no words to write down"
  case endsBefore = "‘{time}’ ends before it begins, and over midnight it would be {hours} h {minutes} min"
  case endsBeforeWay = "From {end} to {start} is ‘--at {span}’."
  case noReason = "‘--no’ has no reason; ‘{reason}’ would be one"
  case noReasonWay = "Leave ‘--no’ out, and it is a skip, which breaks no streak."
}

/// What plain words were understood to say.
public enum UnderstoodText: String, TextKey {
  public static let area = "understood"

  case nothing
  case mood = "{mood} mood"
  case not = "{name} not done"
  case done
  case partly
  case notDone = "not done"
  case skipped
  case unanswered = "not answered"
  case at = "at {time}"
  case today
  case on = "on {day}"
  case goal = "for {goal}"
  case from = "{said} (from ‘{words}’)"
}

/// What is said of moods that are noted.
public enum MoodText: String, TextKey {
  public static let area = "mood"

  case which = "How do you feel? {moods}; a few words may follow:"
  case noted =
    "{dry, select, yes {would note} other {noted}} {mood} as the mood of {day} in {path}{former, select, none {} other {; it was {former}}}"
  case logged = "{dry, select, yes {would log} other {logged}} {mood}{time, select, none {} other { {time}}} in {place}"
  case at = "{mood} at {time}"
  case unknown = "the day’s own mood, ‘{unknown}’, is none, so the log alone tells it; ‘retro mood {word} --day’ replaces it"
  case dayIs = "the day {dry, select, yes {would be} other {is}} {mood} now; it was {former}"
  case dayStays = "the day stays {day}; ‘retro mood {word} --day’ makes it {mood}"
  case dayStaysPrivate = "the day stays {day}, since your words are private; ‘retro mood {word} --day’ makes it {mood}"
  case dayStaysAsAt = "the day stays {day}, as it was at {time}; ‘retro mood {word} --day’ makes it {mood}"
  case scale = "{number} is {mood}, from 0 to 4; of five steps it would be ‘retro mood {next}’"
  case halfStep = "{number} is noted as {mood}: moods have whole steps, from 0 to 4"
  case wordsAbove = "your words {dry, select, yes {would go} other {went}} in as text, above the day’s log"
  case twoMoods = "‘{one}’ and ‘{other}’ are both moods, and a line has one"
  case oneMood = "‘retro mood {one}’ says one of them; with other words behind it, it says why"
  case dayOrTime = "‘--day’ is of the whole day, and ‘--at’ of a time; leave one of them out"
}
