// What is said of terms, in English; the names of cases are the keys of other languages.

/// What the retrospective of a term says, in its file.
public enum TermReviewText: String, TextKey {
  public static let area = "termReview"

  case heading = "Retrospective"
  case weeks = "{count, plural, one {# week} other {# weeks}}"
  case points = "{count, plural, one {# point} other {# points}}"
  case asOf = "as of {day}"
  case goals = "Goals"
  case noGoal = "The term had no goal."
  case habits = "Habits"
  case values = "Values"
  case goal = "{link}: {facts}"
  case milestone = "{link} (milestone): {facts}"
  case amount = "{sum} of {target}, {percent} %"
  case reached = "reached on {day}"
  case goesOn = "goes on in {term}"
  case staysOpen = "goes on without a term"
  case dropped = "dropped"
  case open = "open"
  case times = "{count, plural, =0 {not done} one {once} other {# times}}"
  case rate = "{kept} of {asked} {unit, select, day {days that were due} week {weeks} other {times}}"
  case contributions = "{count, plural, =0 {nothing was done for it} one {# contribution} other {# contributions}}"
  case lastDay = "the last on {day}"
  case own = "What I take along"
}

/// What `retro term` says where a term ends.
public enum TermText: String, TextKey {
  public static let area = "term"

  case noTerm = "there is no term to close"
  case noTermHelp = "‘retro term new’ begins one on Monday"
  case closedAlready = "‘{title}’ is closed already"
  case closedHelp = "its retrospective stands in {path}; ‘retro undo’ takes back what was written last"
  case cancelled = "‘{title}’ was cancelled"
  case cancelledHelp = "‘retro set {name} status=active’ takes it up again"
  case notBegun = "‘{title}’ begins only on {day}"
  case lasts = "‘{title}’ lasts until {day}, {count, plural, one {# day} other {# days}} more"
  case lastsHelp = "it can be closed in its last week; ‘retro term change {name} --end today’ ends it earlier"
  case assumed =
    "nothing says its days, so they are the next ten weeks: ‘retro term change {name} --start DAY --end DAY’ says others"
  case notOpen = "‘{word}’ is nothing that the term leaves open"
  case openHelp = "open are {names}"
  case nothingOpen = "it leaves nothing open"
  case both = "‘{word}’ cannot be carried over and dropped"
  case nothingChangesHelp = "--start, --end and --theme say what it is to be, ‘retro term rename’ gives it another title"
  case otherChanged = "{path} is no longer as it was"

  case noNext = "‘{option}’ is about the next term, and ‘--no-next’ begins none"

  case looksBack = "{title}, {span}"
  case leavesOpen = "{count, plural, =0 {Nothing is left open.} one {# thing is still open:} other {# things are still open:}}"
  case openOne = "{title} ({kind}){standing, select, none {} other {: {standing}}}"
  case question = "{title}: carry it over or drop it? [C/d, q = stop] "
  case theme = "What is the next term about? A few words, or Enter to leave it open: "
  case stopped = "nothing was written"
  case closed =
    "{dry, select, yes {would close} other {closed}} {path}: {reached, plural, one {# goal} other {# goals}} reached, {carried} carried over, {dropped} dropped"
  case hidden = "{count, plural, one {# private entry goes} other {# private entries go}} on, too"
  case next = "{dry, select, yes {would begin} other {next is}} {path} ({span}); now: retro goal add TITLE --term {name}"
  case words = "room for your own words: retro open {name}"

  case endsIn = "{title} ends {count, plural, =0 {today} one {tomorrow} other {in # days}}: look back with retro term close"
  case ended = "{title} ended {count, plural, one {yesterday} other {# days ago}}: look back with retro term close"
}
