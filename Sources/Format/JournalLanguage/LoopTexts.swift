// What the reports of the loop say, in English.

/// What `retro tries` says.
public enum TriesText: String, TextKey {
  public static let area = "tries"

  case title = "Tries"
  case count = "{count} {outcome, select, adopted {adopted} partly {partly} dropped {dropped} other {open}}"
  case group = "{outcome, select, adopted {Adopted} partly {Partly} dropped {Dropped} other {Open}}"
  case byItsOwnBox = "{outcome, select, adopted {adopted} partly {partly} dropped {dropped} other {open}}, as its own checkbox says"
  case judged = "{outcome, select, adopted {adopted} partly {partly} dropped {dropped} other {open}} in {place}"
  case offered = "offered in {count, plural, one {# Review} other {# Reviews}}"
  case weeks = "{count, plural, one {# week} other {# weeks}} old"
  case months = "{count, plural, one {# month} other {# months}} old"
  case years = "{count, plural, one {# year} other {# years}} old"
  case outcome = "{outcome, select, adopted {adopted} partly {partly} dropped {dropped} other {open}}"
}

/// What `retro actions` says.
public enum ActionsText: String, TextKey {
  public static let area = "actions"

  case title = "Actions"
  case count =
    "{count} {group, select, overdue {overdue} soon {due soon} later {later} undated {without a date} done {done} other {cancelled}}"
  case group = "{group, select, overdue {Overdue} soon {Due soon} later {Later} undated {Without a date} done {Done} other {Cancelled}}"
  case due = "due {when, select, today {today} tomorrow {tomorrow} yesterday {yesterday} other {{day}}}"
  case late = "due {day}, {count, plural, one {# day} other {# days}} ago"
  case closed = "{state, select, done {done} other {cancelled}}"
  case closedOn = "{state, select, done {done} other {cancelled}} {day}"
  case priority = "priority {priority, select, highest {highest} high {high} medium {medium} low {low} lowest {lowest} other {{priority}}}"
  case source = "from “{try}”"
  case created = "since {day}"
  case lateTasks = "Overdue tasks"
  case moreClosed = "and {count} more: ‘retro actions --{group, select, done {done} other {cancelled}}’"
  case openTasks =
    "{count, plural, one {# open task has a file of its own} other {# open tasks have files of their own}}: ‘retro tasks’"
}

/// What `retro history` says.
public enum HistoryText: String, TextKey {
  public static let area = "history"

  case title = "History"
  case retrospectives = "{count, plural, one {# retrospective} other {# retrospectives}}"
  case months = "{count, plural, one {# month} other {# months}}"
  case years = "{count, plural, one {# year} other {# years}}"
  case opened = "{count, plural, one {# Action} other {# Actions}} opened"
  case closed = "{count, plural, one {# Action} other {# Actions}} closed"
  case alsoClosed = "{count} closed"
  case adopted = "{count, plural, one {# Try} other {# Tries}} adopted"
  case unknown
  case written = "written"
  case writtenIn = "written in {file}"
  case thereBefore = "was there in the first commit"
  case renamed = "renamed from {name}"
  case removed = "taken out"
  case reworded = "{old} → {new}"
  case judged =
    "{state, select, done {{kind, select, action {done} other {adopted}}} partly {partly adopted} cancelled {{kind, select, action {cancelled} other {dropped}}} carried {carried on} other {asked about}} in the Review of {file}"
  case unjudged = "no longer in the Review of {file}"
  case uncommitted = "not committed yet"
  case steps = "{count, plural, one {# step} other {# steps}}"
  case nothingKnown = "nothing is known of how it came to be: git does not know the file, and no command wrote it lately"
}
