// What commands that keep a journal in order say, in English; the names of cases are the keys of other languages.

/// What `retro init` says.
public enum InitText: String, TextKey {
  public static let area = "init"

  case kept = "kept {path}, which was there"
  case inner =
    "there is a journal below it already, in {path}: ‘cd {path}’ goes to that one, and this one reads its files, too"
  case twoFolders = "‘{one}’ and ‘{other}’ are two folders, and one becomes a journal"
  case oneFolder = "name it once, as in ‘retro init DIR’"
  case found = "{count, plural, one {# note is} other {# notes are}} there already, and stay as they are"
  case proposes = "{setting}: {value}{reason, select, none {} other {  ({reason})}}"
  case dated =
    "{count, plural, =0 {as Obsidian has it} other {{unit, select, day {{count, plural, one {# day} other {# days}}} week {{count, plural, one {# week} other {# weeks}}} month {{count, plural, one {# month} other {# months}}} quarter {{count, plural, one {# quarter} other {# quarters}}} other {{count, plural, one {# year} other {# years}}}}, such as {example}}}"
  case templates = "{folders} holds templates, which are no notes"
  case headings =
    "{count, plural, one {# heading} other {# headings}} of your notes, read as {kind, select, keep {Keep} problem {Problem} try {Try} other {Action}}"
  case language = "the language of those headings"
  case logseq = "the folder logseq is one of Logseq’s"
  case tasks = "{count, plural, one {# task} other {# tasks}} with signs of Obsidian’s Tasks, below headings of all kinds"
  case moods = "the words of {count, plural, one {# mood} other {# moods}}, the lowest first"
  case oddMoods =
    "{count, plural, one {# day has a mood that is} other {# days have moods that are}} none here: {words}; ‘retro config set mood.words \"[{example} = bad, …]\"’ says what they are, ‘mood.labels’ takes five words of your own instead of ours"
  case toldMoods =
    "{count, plural, one {# day has its mood in another word, which counts} other {# days have their moods in other words, which count}} as they stand: {words}; ‘retro config set mood.words \"[{example} = bad]\"’ says otherwise"
  case dayTemplate =
    "new days made here do not begin with {path}, which only Obsidian fills in: ‘retro templates copy day’ makes a template that can be changed"
  case boxesOfTasks =
    "{count, plural, one {# box} other {# boxes}} below {headings} {count, plural, one {stays text} other {stay text}}: ‘retro config set sections.action \"[{names}]\"’ makes tasks of them"
  case boxesOfHabits =
    "{count, plural, one {# box} other {# boxes}} below {headings} {count, plural, one {stays text} other {stay text}}: ‘retro config set sections.log \"[{names}]\"’ makes lines of the log of them; once ‘retro habit add’ has made the habits, ‘retro check --fix’ links them"
  case moodWord = "‘{word}’ as {mood}"
  case oddFormat =
    "Obsidian’s form for the {unit} has what no layout has, such as a year of two digits; {pattern} finds the notes that are there"
  case unknownFormat =
    "Obsidian’s form for the {unit} has what no layout has, such as a year of two digits; new ones go where ‘layout’ in retro.yaml says"
  case weeks = "weeks begin on Monday here, as ISO has them; where Obsidian’s begin on Sunday, a few years number them otherwise"
  case question = "Shall retro.yaml say so? [Y/n] "
  case settings = "retro.yaml says so; ‘retro undo’ takes it back, ‘retro init --plain’ leaves it out"
  case wouldSay = "retro.yaml would say so"
  case ways = "‘retro config set SETTING VALUE’ writes one of them; retro.yaml was there already and stays as it is"
  case next = "now: {elsewhere, select, yes {‘cd {folder}’, then } other {}}‘retro mood good’ says how today is, ‘retro today’ what is next"
  case nextOfNotes =
    "now: {elsewhere, select, yes {‘cd {folder}’, then } other {}}‘retro today’ shows the day, ‘retro check’ what is not understood"
  case outer = "‘{path}’, above it, is a journal too; from here on the nearer one counts"
  case configFile = "This file makes the folder a journal. It may be empty: every line below shows what holds anyway."
  case configChange = "Take the ‘# ’ away to change one. Settings are dotted, never nested."
  case configLayout = "Where files lie. Tokens: {tokens}"
}

/// What `retro backup` says.
public enum BackupText: String, TextKey {
  public static let area = "backup"

  case written = "{path}: {files, plural, one {# file} other {# files}}, private ones included; all of it was read back"
  case leftOut = "left out: {path}"
  case inside = "‘{path}’ lies in the journal, so the next copy would hold it, too"
  case insideWay = "name a file or a folder elsewhere, best on another disk"
  case form = "‘{path}’ does not end in .zip"
  case formWay = "‘retro backup {path}’ writes one"
  case exists = "‘{path}’ is there already, and is not written over"
  case existsWay = "name another file, or a folder: the copy’s name then tells day and time"
  case noFolder =
    "there is no folder ‘{path}’"
  case noFolderWay =
    "‘mkdir -p {path}’ makes it"
  case noWriting =
    "nothing may be written in ‘{path}’"
  case unwritten = "‘{path}’ could not be written: {reason}"
  case unread = "‘{path}’ could not be read back whole, and was taken away again"
  case unreadWay = "look whether the disk is full or failing, and name another one"
}

/// What `retro config` says.
public enum ConfigText: String, TextKey {
  public static let area = "config"

  case noValue = "‘{setting}’ has no value"
  case unsets = "‘retro config unset’ brings the default back."
  case reminders = "Nothing here rings by itself: ‘retro help reminders’ says how your system reminds you."
  case notSet = "not set"
  case isDefault = "default"
  case changed =
    "{setting}: {former, select, none {–} other {{former}}} → {value, select, none {–} other {{value}}}"
  case weekStart =
    "calendars, and the weeks in which habits, points and sums are counted, begin on {day}; ‘this week’, ‘last week’, reports, the digest and retrospectives keep weeks from Monday to Sunday (ISO)"
  case origin = "{file}, default {default}"
}

/// What `retro doctor` says.
public enum DoctorText: String, TextKey {
  public static let area = "doctor"

  case journal = "The journal is {path}"
  case well = "All is well."
}

/// What `retro undo` says.
public enum UndoText: String, TextKey {
  public static let area = "undo"

  case noNumber = "‘--list’ shows every command, and takes no number"
  case tookBack = "took back ‘{command}’"
  case redone = "did ‘{command}’ again"
  case removed = "removed {path}"
  case changed = "changed {path}"
  case broughtBack = "brought back {path}"
  case summed = "{count} files: {removed} removed, {changed} changed, {back} brought back"
  case wouldTakeBack = "would take back ‘{command}’"
  case wouldThenTakeBack = "would then take back ‘{command}’"
  case wouldFirst =
    "would first {end, select, finish {finish} other {take back}} ‘{command}’, which was interrupted {time}"
  case wouldFirstBut =
    "would first {end, select, finish {finish} other {take back}} ‘{command}’, which was interrupted {time}: {files} {count, plural, one {was changed meanwhile and stays so} other {were changed meanwhile and stay so}}"
  case undone
  case filesAndMore = "{path} and {count} more"
  case none = "nothing was written here that could be taken back"
  case older = "{count} older: ‘retro undo --list {all}’"
}
