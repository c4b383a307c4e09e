// What `retro git`, `sync`, `conflicts` and `resolve` say, in English; the names of cases are the keys of other languages.

/// What `retro git` says.
public enum GitText: String, TextKey {
  public static let area = "git"

  case added = "{place}: added ‘{text}’"
  case renewed = "{place}: renewed ‘{text}’"
  case removed = "{place}: took out ‘{text}’"
  case untouched = "{place} says otherwise already and stays: ‘{text}’"
  case nothing = "nothing to do: git knows this journal already"
  case nothingToRemove = "nothing to take out"
  case conflicts = "‘{path}’: {count, plural, one {a conflict} other {# conflicts}}; ‘retro resolve’ settles {count, plural, one {it} other {them}}"
  case leftAlone = "‘{path}’ is encrypted and was left as it is on this side; ‘git checkout --theirs’ takes the other one"
}

/// What git stands in the way of.
public enum GitErrorText: String, TextKey {
  public static let area = "git-error"

  case noProgram = "the program ‘git’ was not found"
  case noProgramWay = "install git, and try again"
  case failed = "‘git {command}’ failed"
  case noRepository = "‘{path}’ is in no git repository"
  case noRepositoryWay = "‘git init’ makes one"
  case bare = "the repository has no work tree: there are no files to work on"
  case noConflict = "‘{path}’ has no conflict"
  case noConflictWay = "‘retro conflicts’ lists the files that have"
  case changed = "‘{path}’ has changed since it was looked at"
  case noChoice = "both sides of ‘{path}’ cannot be kept without a choice"
  case noChoiceWay = "take --ours or --theirs"
  case detached = "you are on no branch: a commit made here could be lost"
  case detachedWay = "‘git switch BRANCH’ goes back to one"
  case busy = "a {command} is going on"
  case busyWay = "finish it with ‘{command}’ first"
  case unsettled = "{count, plural, one {‘{path}’ has a conflict} other {# files have conflicts, ‘{path}’ among them}}"
  case unsettledWay = "‘retro resolve {path}’ settles it"
  case unsettledElsewhere = "files outside of the journal have conflicts; settle them with git first"
  case large = "‘{path}’ is new and larger than 10 MB"
  case largeWay = "add it with ‘git add’, or name it in .gitignore"
  case identityWay = "tell git once who you are: git config --global user.name ‘…’ and user.email"
  case noRemote = "there is no remote named ‘{name}’"
  case noRemoteWay = "there is {names}"
  case badSize = "the size of a marker is a number"
}

/// What `retro sync` says.
public enum SyncText: String, TextKey {
  public static let area = "sync"

  case mergeMessage = "Both sides merged"
  case days = "{count, plural, one {# day} other {# days}}"
  case begun = "{names} begun"
  case begunMany = "{count} retrospectives begun"
  case retros = "{count} retrospectives"
  case plans = "{count, plural, one {# plan} other {# plans}}"
  case metrics = "metrics"
  case files = "{count, plural, one {# file} other {# files}}"
  case committed = "{dry, select, yes {would commit} other {committed}}: {message}"
  case fetched = "{dry, select, yes {would merge} other {merged}} {count, plural, one {# commit} other {# commits}} from {remote}"
  case pushed = "{dry, select, yes {would push} other {pushed}} {count, plural, one {# commit} other {# commits}} to {remote}"
  case nothing = "nothing to exchange"
  case noRemote = "no remote is set: ‘git remote add origin …’ names one"
  case notFetched = "‘{remote}’ could not be reached: {reason}"
  case notPushed = "‘{remote}’ did not take it: {reason}"
  case notMerged = "what is new on ‘{remote}’ was not merged: {reason}"
}

/// What `retro conflicts` and `retro resolve` say.
public enum ConflictsText: String, TextKey {
  public static let area = "conflict"

  case none = "no file has a conflict"
  case removedHere = "taken out on this side, changed on the other"
  case removedThere = "changed on this side, taken out on the other"
  case unmerged = "both sides changed it"
  case copy = "a folder sync left {copy}"
  case place = "line {line}: {words}"
  case lines = "both sides changed the same lines"
  case hidden = "line {line}: both sides changed private text"
  case noChoice = "there is nobody to ask which side holds"
  case noChoiceWay = "take --ours, --theirs or --both"
  case question = "[o]urs, [t]heirs, [b]oth, [s]kip, [q]uit? "
  case settled = "‘{path}’: {count, plural, one {# conflict} other {# conflicts}} settled, {left} left"
  case merged = "{copy} is merged into ‘{path}’ and removed"
  case left = "{left, plural, one {# conflict is} other {# conflicts are}} left in ‘{path}’"
  case goOn = "‘retro sync’ goes on"
}
