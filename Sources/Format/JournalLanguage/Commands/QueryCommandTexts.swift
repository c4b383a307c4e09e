// What commands that ask the journal say beside their answers, in English; the names of cases are the keys of other languages.

/// What is said of the entries that a command line names.
public enum EntriesText: String, TextKey {
  public static let area = "entries"

  case newest = "the newest {count} of {all}; --sort date begins with the oldest"
  case readAsDays = "‘{word}’ is read as {days}; to look for the words, put them in quotes of their own: '\"{word}\"'"
  case readAsState = "‘{words}’ is understood as ‘{line}’; ‘retro search {quoted}’ looks for the words"
  case noNames = "‘{option}’ needs names with commas between them; got ‘{word}’"
  case none = "no entry matches"
}

/// What `retro links`, `retro backlinks` and `retro orphans` say.
public enum LinksText: String, TextKey {
  public static let area = "links"

  case noJournal = "‘{path}’ lies in no journal, so nothing is known of its links"
  case noEntry = "‘{path}’ is not an entry of the journal"
  case listsEntries = "‘retro list’ shows the entries"
  case none = "{path} has no links"
  case noneTo = "nothing links to {path}"
  case noOrphans = "every entry of these kinds is linked to"
  case other = "another file"
  case several = "{path}, one of {paths}"
  case nowhere = "leads nowhere"
}

/// What `retro tags` says.
public enum TagsText: String, TextKey {
  public static let area = "tags"

  case onlyRename = "‘{option}’ is for ‘rename’; a list changes nothing"
  case onlyList = "‘{option}’ is for the list, not for ‘rename’"
  case privateTag = "‘#{tag}’ is not a tag like others: it keeps text out of reports"
  case inEditor = "Add it or remove it in your editor."
  case noTag = "‘{word}’ cannot be a tag"
  case form = "A tag has letters, digits, ‘_’, ‘-’ and ‘/’, and not digits alone."
  case sameName = "‘{word}’ is its name already"
  case none = "there is no tag yet: ‘#health’ in a text is one, and so is ‘tags: [health]’ in front matter"
  case stays = "‘#{tag}’ stays in this file: {reason}"
  case renamed = "renamed #{old} to #{new}, {count, plural, one {# time} other {# times}} in {files, plural, one {# file} other {# files}}"
  case wouldRename =
    "would rename #{old} to #{new}, {count, plural, one {# time} other {# times}} in {files, plural, one {# file} other {# files}}"
  case noneToRename = "no entry has the tag ‘#{tag}’; ‘retro tags’ lists those that there are"
}

/// What `retro properties` says.
public enum PropertiesText: String, TextKey {
  public static let area = "properties"

  case noValue = "‘{key}’ has no value in any entry"
  case unknown = "no entry has the property ‘{key}’"
  case unknownNear = "no entry has the property ‘{key}’; did you mean ‘{near}’?"
  case none = "no entry has a property yet: ‘retro set today mood=good’ writes one"
  case form = "{form, select, number {number} day {day} time {time} text {text} list {list} other {empty}}"
  case renamed =
    "{dry, select, yes {would rename} other {renamed}} {old} to {new}, {count, plural, one {# time} other {# times}} in {files, plural, one {# file} other {# files}}"
  case stays = "‘{key}’ stays in this file: {reason}"
  case isThere = "it has ‘{new}’, too"
  case imported = "imports write it"
  case named = "‘{text}’ asks for it by name"
}

/// What `retro index` says.
public enum IndexText: String, TextKey {
  public static let area = "index"

  case notKept = "the index cannot be kept: {reason}"
  case contents = "{files, plural, one {# file} other {# files}}, {entries} of them entries"
  case made = "Made the index: {contents}."
  case upToDate = "The index is up to date: {contents}."
  case read = "Read {read, plural, one {# file} other {# files}}: {contents}."
  case forgot = "Forgot {forgotten, plural, one {# file} other {# files}}: {contents}."
  case readAndForgot =
    "Read {read, plural, one {# file} other {# files}}, forgot {forgotten, plural, one {# file} other {# files}}: {contents}."
  case right = "The index says what the files say."
  case wrong = "{table}: not as they should be"
  case wrongOf = "{table} of ‘{place}’: not as they should be"
  case rows = "{table}: {rows, plural, one {# row} other {# rows}}, but there should be {expected}"
  case rowsOf = "{table} of ‘{place}’: {rows, plural, one {# row} other {# rows}}, but there should be {expected}"
  case rebuilds = "‘retro index --rebuild’ makes the index anew"
  case path
  case noFolder = "none: there is no cache folder"
  case size
  case kibibytes = "{count} KiB"
  case modified = "changed"
  case format
  case unknownFormat = "unknown"
  case files
  case filesOfThem = "{files}, {entries} of them entries"
  case metrics
  case state
  case usable
  case unusable = "not usable; the next command that needs it makes it anew"
  case notThere = "not there; the next command that needs it makes it anew"
  case removed = "Removed {path}"
  case none = "there is no index"
  case noRows = "no row"
}

/// What is said beside tables that are exported.
public enum ExportText: String, TextKey {
  public static let area = "export"

  case daysAlone =
    "these are the days alone; log, habits, metrics, actions, items and entries follow by their names, as in ‘retro export log’"
  case readable = "this is laid out for reading; ‘--format csv’ writes it for a spreadsheet"
}
