// What is said of words that were guessed, in English; the names of cases are the keys of other languages.

/// What the program says before and beside its commands.
public enum SurfaceText: String, TextKey {
  public static let area = "surface"

  case taken = "reading ‘{typed}’ as ‘{option}’"
  case renamed =
    "{dry, select, yes {would rename} other {renamed}} {old} to {new}, ‘{title}’{links, plural, =0 {} one {; 1 link follows} other {; # links follow}}"
  case moved =
    "{path}: {day, select, none {{dry, select, yes {would no longer be due} other {no longer due on any day}}} other {{dry, select, yes {would be due} other {due}} {day}}}"
  case movedFrom = "{path}: {dry, select, yes {would be due} other {due}} {former} → {day}"
  case movedNowhere = "{path}: due {day} already"
  case madePrivate = "‘--private’ makes the words private: ‘#private’ stands behind them"
  case begunPrivate =
    "kept private, since it says ‘{word}’; ‘retro undo’ takes that back"
  case movedDone = "it is done since {day}: ‘retro {kind} reopen {name}’ opens it again"
  case welcome = "There is no journal here yet."
  case welcomeInit = "makes a folder a journal"
  case welcomeElsewhere = "uses one that lies elsewhere"
  case welcomeHelp = "shows what there is to do"
  case welcomeGuide = "tells how a journal is kept"
}

/// What is said of a command line that many people guess, and that is another one.
public enum GuessText: String, TextKey {
  public static let area = "guesses"

  case way = "‘{line}’ does that."
  case wayThen = "First ‘{line}’, then ‘{then}’."
  case done = "‘{line}’ writes down what you did; ‘retro help’ lists the commands."
}

/// What `retro done` says.
public enum DoneText: String, TextKey {
  public static let area = "done"

  case several = "‘{words}’ may mean {count} things: {names}"
  case goal = "‘{words}’ is a part of what {names} is called, which would be reached for good"
  case goalWay = "‘retro done {name}’ says that it is reached; an amount behind that counts towards it"
  case severalWays = "name the one you mean, as in ‘retro done {name}’"
  case severalItemWays = "name the one you mean by its place: {name}"
  case candidate =
    "{title} ({kind, select, action {Action} try {Try} problem {Problem} habit {habit} task {task} goal {goal} milestone {milestone} other {obligation}} {name})"
  case question = "Which one is done? [1-{count}, Enter = none] "
  case questionOfItem = "Which one do you mean? [1-{count}, Enter = none] "
  case nothingOpen = "nothing is open today: ‘retro done NAME’ notes more"
  case nothingChosen = "nothing was written"
  case less = "‘{words}’ takes nothing away: what is done is only added to"
  case lessWay = "‘retro correct \"{name} OLD\" \"{name} NEW\"’ puts an amount right, ‘retro unlog {name}’ takes the line out"
  case forActivities =
    "‘{option}’ is for habits and tasks, and ‘{name}’ is {kind, select, action {an Action} goal {a goal} milestone {a milestone} other {an obligation}}"
  case already = "‘{text}’ is {state, select, cancelled {cancelled} other {done}} already: {name}"
  case isTry = "‘{text}’ is a Try, which is not done but judged"
  case isTryWay = "‘retro review {name} adopted’ keeps it; partly and dropped are verdicts, too"
  case plan = "{place}: {dry, select, yes {would be done} other {done}} on {day}"
}

/// What the first page of help says beside groups and commands, whose own words are declared with them.
public enum HelpText: String, TextKey {
  public static let area = "help"

  case more = "More: {commands}"
  case topics = "Topics: {topics}"
}
