// What `retro log` says of words that it does not understand, or is taught, in English.

/// What is said of plain words.
public enum PhraseText: String, TextKey {
  public static let area = "phrases"

  case mentioned = "nobody can tell whether ‘{words}’ says that you did {names}, or is only part of a note"
  case mentionedWays =
    "‘retro done {done}’ says that you did, ‘retro log --note’ keeps the words as a note, and ‘retro log --teach WORDS {name}’ says what words mean from now on"
  case maybeSlip = "‘{words}’ may say that you had what ‘{name}’ does without, or be only part of a note"
  case maybeSlipWays =
    "‘retro log {name} no’ says that you had some, ‘retro log --note’ keeps the words as a note, and ‘retro done {name}’ says that you had none"
  case slipQuestion = "[h = had some, {name} is not done; k = kept, {name} is done; n or Enter = only a note; x = write nothing] "
  case undoneQuestion = "[d = {name} is done; s = skipped, {name} is not done; n or Enter = only a note; x = write nothing] "
  case keptUncounted = "kept as a note, and not counted: {why}"
  case nightStays = "the bedtime and the wake-up time that were noted stay: ‘retro unlog bedtime’ and ‘retro unlog wake_time’ take them back"
  case lastReading = "a day has one number of a kind, and the last reading is it; the others are kept in your words"
  case uncounted = "kept as a note, and nothing counts it: ‘retro habit add {title}’ begins a habit that would"
  case outOf = "kept as a note; ‘retro metrics set {number}’ keeps it as a number of the day, which ‘retro chart {name}’ draws"
  case toCome = "{time} is still to come today"
  case uncountedLimit =
    "kept as a note, and nothing counts it: ‘retro habit add \"{title} at most 2 a day\"’ would, with whatever limit you like"
  case maybeSugar = "kept as a note; if it is your blood sugar: ‘retro log blood sugar {number}’ notes it as a number of the day"
  case maybeGoal =
    "kept as a note, and not counted for ‘{goal}’: words that end with ‘for {goal}’ count for it, and a habit added with ‘--goal {goal}’ does"
  case maybeProgress = "kept as a note, and not counted for ‘{goal}’: ‘retro goal progress {goal} {amount}’ counts it"
  case withdrawn =
    "kept as a note, and what counts for ‘{goal}’ stays as it was: ‘retro correct OLD NEW’ puts the amount of a line right, and ‘retro unlog’ takes one away"
  case feeling = "kept as a note, and no mood is noted: ‘retro mood {word}’ notes one"
  case planned = "kept as a note of today; what is still to come is kept by ‘retro task add {title} --due {day}’"
  case nearWord = "‘{words}’ is nearly ‘{name}’"
  case maybeTask = "kept as a note; if it says that ‘{name}’ is done, ‘retro done {name}’ says so"
  case maybeMeant = "kept as a note; if ‘{words}’ was ‘{name}’: ‘retro done {done}’"
  case maybeSame = "kept as a note; if you did ‘{name}’: ‘retro done {done}’"
  case maybeDid = "kept as a note; once it is done, ‘retro done {name}’ says so"
  case answered = "kept as a note; ‘retro {command}’ answers it"
  case maybeHad = "kept as a note; if ‘{words}’ was what ‘{name}’ does without: ‘retro log {command} no’"
  case mentionedQuestion = "[{choices}, n or Enter = only a note, x = write nothing] "
  case choice = "{key} = {name} is done"
  case misspelt = "‘{words}’ is no activity, and nearly ‘{name}’"
  case misspeltWays = "say ‘{name}’, or put all of the text in quotes if it is only text"
  case misspeltNote = "say ‘{name}’, or keep the words as they are with ‘--note’"
  case taught = "‘{words}’ now means {name}"
  case wouldTeach = "‘{words}’ would mean {name}"
  case known = "‘{words}’ means {name} already"
  case taken = "‘{words}’ means ‘{name}’ already"
  case takenWays = "take words of which nothing is called so, or remove them from the aliases in {path}"
  case untold = "‘{words}’ says nothing that a name could be known by"
  case untoldWays = "teach words that you would type for it, as in ‘retro log --teach \"texted mum\" call-mum’"
  case noteAndTeach = "‘--note’ and ‘--teach’ are two things"
  case oneName = "‘--teach’ is followed by its words and then by one activity"
  case metric = "{dry, select, yes {would note} other {noted}} {metric} in {path}{former, select, none {} other {; it was {former}{added, select, yes {} other {, and the last of a day is the one that counts}}}}"
}
