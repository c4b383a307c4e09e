// What is said of files that are written, renamed and deleted, in English; the names of cases are the keys of other languages.

/// What became of a file, whichever command changed it.
public enum WritingText: String, TextKey {
  public static let area = "writing"

  case unchanged = "{path} says so already; nothing to change"
  case changed = "changed {path}"
  case made = "{dry, select, yes {would make} other {made}} {path}"
  case ids = "{dry, select, yes {would give} other {gave}} ids to items in {files}"
  case nothing = "nothing was written"
  case nothingTo = "nothing was written to {path}"
  case keptHead =
    "Typed for ‘{command}’ on {day}{time, select, none {} other { at {time}}}, and not written. Take from it what you miss, then remove this file."
  case nothingChecked = "nothing was checked"
  case mendFirst = "nothing was written to {path}: fix that first"
  case syncCopies =
    "{count, plural, one {a folder sync left a copy that is not read: {path}} other {a folder sync left # copies that are not read, such as {path}}}; ‘retro check’ says what to do"
  case secondTree = "nothing was written: {count} notes look like days, such as {path}, and ‘{folder}’ would be a second place for days"
  case secondTreeWay =
    "‘retro config set layout.day \"{pattern}\"’ reads those as days; ‘retro new day’ begins ‘{folder}’ all the same"
  case refused = "the change was refused; nothing was written to {path}"
  case inFile = "{place}: {what}"

  case indexInMemory = "the index was made in memory: {reason}"
  case linksUnknown = "{problem}; links in it are not known"
  case tagsUnchanged = "{problem}; tags in it are not changed"
  case nothingNamed =
    "{what, select, field {no item has a field ‘{name}’} other {no entry has a property or metric ‘{name}’}}"
  case nothingNamedButNear =
    "{what, select, field {no item has a field ‘{name}’} other {no entry has a property or metric ‘{name}’}}; did you mean ‘{near}’?"

  case notMarkdownDeleted = "‘{path}’ is not a Markdown file, and was not deleted"
  case notMarkdownRenamed = "‘{path}’ is not a Markdown file, and was not renamed"
  case notMarkdownChecked = "‘{path}’ is not a Markdown file, and was not checked"
  case markdownEnding = "files of the journal end in .md"
  case markdownEndingOrSettings = "files of the journal end in .md; its settings are {name}"
  case folder = "a folder"
  case pipe = "a pipe, a socket or a device"
  case brokenLink = "a link that leads nowhere"
  case obstacleForFile = "‘{path}’ is {obstacle}, and no file"
  case obstacleForFileWay = "name a file, a period or an item"
  case obstacleAtPath = "there is {obstacle} at ‘{path}’, where a file belongs"
  case obstacleAtPathWay = "move it away, or give it another name; then try again"
  case notOffered =
    "{count, plural, one {an item of {path} could not be offered here: it has no id} other {# items of {files, plural, one {{path}} other {# files, such as {path},}} could not be offered here: they have no id}}, and none can be written there; ‘retro review’ asks for {count, plural, one {it} other {them}} all the same"
  case noPlaceForContext =
    "what was measured was not put in, for want of a clear place: {path} has marks of a context that are not one pair"
  case noFile = "there is no file ‘{name}’"
  case noFileWay = "an empty file is enough to begin with: {command}"
  case reviewWouldLack = "nothing was written: {problem}, and the Review would leave out what it says"
  case tryAgain = "try again"

  case severalJournals = "the files lie in different journals, or some of them in none"
  case severalJournalsWay = "Check them one after the other."
  case folderInNoJournal = "‘{path}’ is a folder, and lies in no journal"
  case folderInNoJournalWay = "name its files, or make it a journal with ‘retro init {path}’"
  case noFilesBelow = "there is no file to check below ‘{path}’"
  case noFilesBelowWay = "entries are Markdown files; what the settings ignore is none"
}

/// Why a file is not renamed.
public enum RenameErrorText: String, TextKey {
  public static let area = "rename_errors"

  case hasName = "{path} has that name already; nothing to change"
  case noJournal = "‘{path}’ lies in no journal, so nothing is known to link to it"
  case noJournalWay = "‘mv’ renames it"
  case noName = "‘{name}’ is not a name for a file"
  case noNameWay = "a path that ends in ‘/’ keeps the name"
  case outside = "‘{path}’ lies outside of the journal"
  case hiddenLinks = "{path} was not renamed: {problem}"
  case hiddenLinksWay = "links to it may stand there; make it readable, then try again"

  case badName = "‘{name}’ cannot be its name"
  case exists = "‘{path}’ is there already, and nothing is overwritten"
  case unreadable = "nothing was renamed: {path} has links to change, fix that first"
  case edit = "nothing was renamed: {path}"
  case losesPeriod = "{path} is about {period}; as {other} nothing would say so"
  case losesPeriodAndKind =
    "{path} is about {period}; as {other} it would be a {kind}: only its name and place make it the file of a {unit}"
  case unit = "{unit, select, day {day} week {week} month {month} quarter {quarter} year {year} other {period}}"
  case noSuchPeriod = "there is no ‘{word}’: {instead}, and {path} is the file of a {unit}"
  case otherPeriod = "‘{word}’ is a {kind}, {title}, and {path} is the file of a {unit}"
  case nameUnitWay =
    "name a {unit}{example, select, none {} other {, as in ‘{example}’}}{any, select, yes {, or end the name of a file in .md} other {}}"
  case saySoWay =
    "name a {unit}{example, select, none {} other {, as in ‘{example}’}}, or let the file say it first: ‘retro set {name} {properties}’"
  case isOutside = "it lies outside of the journal"
  case noEntries = "files there are no entries of the journal"
  case linkLost = "‘{link}’ in {path} could no longer lead to {goal}"
}

/// Why a template is not used or made.
public enum TemplateErrorText: String, TextKey {
  public static let area = "template_errors"

  case unknownName = "{place}: there is no ‘{name}’; it shows nothing"
  case there = "{path} is there already"
  case thereWay = "change it in your editor; ‘retro open {path}’ opens it"
  case noTemplate = "there is no template ‘{name}’"
  case noTemplateWay = "‘retro templates list’ shows those that there are"
  case near = "did you mean {names}?"
  case mendFirst = "nothing was written; mend the template first"
  case encoding = "{place}: the template is not UTF-8"
  case encodingWay = "nothing was written; save it as UTF-8"
  case useless = "the template {name} cannot be used"
  case uselessWay = "nothing was written; ‘retro help templating’ tells what a template may ask for"
  case uselessLine = "line {line} of what it makes cannot be read: {finding}"
  case uselessType = "its type is {kind}, where {wanted} is wanted"
  case uselessDays = "what it makes is about {days, select, none {no days} other {{days}}}, where {wanted} is wanted"
  case exists = "{path} is about these days already"
  case existsWay = "name that file"
}

/// Why a setting is not changed.
public enum SettingErrorText: String, TextKey {
  public static let area = "setting_errors"

  case defaults = "there is no journal here; these are the defaults"
  case noHome = "there is no home folder to have a configuration in"
  case noSetting = "there is no setting ‘{name}’"
  case noSettingWay = "‘retro config list’ shows them"
  case didYouMean = "did you mean ‘{name}’?"
  case ofJournal = "‘{name}’ is a setting of a journal, not of a person"
  case ofJournalWay = "leave out --user"
  case ofPerson = "‘{name}’ is a setting of a person, not of a journal"
  case ofPersonWay = "give --user with it"
  case oneValue = "‘{name}’ takes one value"
  case oneValueWay = "put quotes around it"
}

/// Why no context is written into a retrospective.
public enum ContextErrorText: String, TextKey {
  public static let area = "context_errors"

  case changedByHand = "what stands between the marks was changed by hand, and is kept"
  case changedByHandWay = "take both marks out to keep it as your own text; the next --write then begins anew"
  case unclearMarks = "the marks are not one pair, and nothing was written"
  case unclearMarksWay =
    "what a command writes stands between ‘<!-- retro:context … -->’ and ‘<!-- /retro:context -->’, of a digest ‘retro:digest’, each on a line of its own"
  case wouldChangeMore = "it cannot be written without changing something else"
}

/// What else can be taken back.
public enum UndoErrorText: String, TextKey {
  public static let area = "undo_errors"

  case otherWay = "‘retro undo {name}’ would take back ‘{command}’"
  case openWay = "‘retro open {path}’ shows what stands there now, and ‘retro undo --list’ what else can be taken back"
  case lineWay =
    "‘retro unlog WORDS’ takes one line out and leaves what came later"
  case bothWays = "{first}; {second}"
  case nothingToRedo = "nothing was taken back that could come again: the last command was no undo"
  case nothingToRedoWay = "‘retro undo --list’ shows what was written, and what was taken back"
}
