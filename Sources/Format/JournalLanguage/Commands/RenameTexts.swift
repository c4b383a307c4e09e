// What is said of files that get another name or go, in English; the names of cases are the keys of other languages.

/// What `retro rename` says.
public enum RenameText: String, TextKey {
  public static let area = "rename"

  case unreadable = "{problem}; links in it are not changed"
  case unknown = "{problem}; whether it names the file is not known"
  case keptValue = "{link} stands in a value that is kept as it is; change it in your editor"
  case bareName = "{link} is a name without brackets, and so no link; change it in your editor"
  case begun = "‘{link}’ led nowhere, and now means {target}"
  case wouldBegin = "‘{link}’ led nowhere, and would mean {target}"
  case kinds = "{old} is a {kind}, and as {new} it is a {newKind}"
  case kindsKept = "{old} is a {kind}, and as {new} it is a {newKind}; ‘type: {type}’ in its front matter keeps it one"
  case spans = "{old} is about {days}, and {new} is about {newDays}"
  case issue = "{path} {issue}"
  case renamed = "renamed {old} to {new}"
  case wouldRename = "would rename {old} to {new}"
  case titleStays = "its title is still ‘{title}’: ‘retro {kind} rename {name} TITLE’ gives it another, and the file a name to match"
  case noName = "‘{new}’ says when, and is no name of a habit"
  case dayWay = "‘retro done {name} {new}’ notes it there; ‘retro unlog {name}’ takes away the line of today"
  case scheduleWay = "‘retro habit change {name} --schedule {new}’ says when it is due"
  case renamedWithLinks =
    "renamed {old} to {new}; {count, plural, one {# link} other {# links}} in {files, plural, one {# file} other {# files}} changed"
  case wouldRenameWithLinks =
    "would rename {old} to {new}; {count, plural, one {# link} other {# links}} in {files, plural, one {# file} other {# files}} would follow"
  case files = "{files} still {count, plural, one {names} other {name}} {path}; a file that is no entry is not changed"
  case board =
    "{count, plural, one {# place in {board} still names} other {# places in {board} still name}} {path}; such a file is not changed"
  case links =
    "{links}, {count, plural, one {a symbolic link to {path}, now leads} other {symbolic links to {path}, now lead}} nowhere"
  case wouldLinks = "{links}, {count, plural, one {a symbolic link} other {symbolic links}} to {path}, would lead nowhere"
  case more = "{count} more"
}

/// What `retro delete` says.
public enum DeleteText: String, TextKey {
  public static let area = "delete"

  case lineOfDay = "a file has no day behind its name, and ‘{words}’ names one"
  case lineOfDayWay = "‘retro unlog {words}’ takes a line of the log or a number out of that day."
  case noItems = "‘{name}’ is an item of a file, and files alone are deleted"
  case noItemsWay = "‘retro open {name}’ opens it where it stands, to take it out; ‘retro undo’ takes back what was just added"
  case noLine =
    "{isLine, select, yes {‘{name}’ is a line, and whole files alone are deleted} other {there is no file ‘{name}’}}"
  case lineWay =
    "‘retro unlog {words}’ takes a line or a number out of a day, ‘retro correct OLD NEW’ puts right what one says"
  case lineOrNearWay =
    "{near}; ‘retro unlog {words}’ takes a line or a number out of a day"
  case question = "Delete {path}? [y/N] "
  case notDeleted = "{path} was not deleted"
  case nobody = "{path} was not deleted: there is no terminal to ask on"
  case unasked = "--yes deletes without asking"
  case archives = "‘retro habit archive {name}’ ends the habit and keeps what was done"
  case deleted = "deleted {path}"
  case deletedUndo = "deleted {path}; ‘{undo}’ brings it back"

  case title = "{title} ({path})"
  case bytes = "{count, plural, one {# byte} other {# bytes}}"
  case items = "{count, plural, one {# item} other {# items}}"
  case openActions = "{count, plural, one {# open Action} other {# open Actions}}"
  case logLines = "{count, plural, one {# line} other {# lines}} of log"
  case noLinks = "nothing links to it"
  case links =
    "{count, plural, one {# link} other {# links}} in {files, plural, one {# file} other {# files}} {count, plural, one {leads} other {lead}} to it:"
  case moreLinks = "and {count} more"
  case namedByFile = "{path}, which is no entry, names it"
  case namedByBoard = "{path} names it in {count, plural, one {# place} other {# places}}"
  case linkedBy = "{path} is a symbolic link to it, and would lead nowhere"
}
