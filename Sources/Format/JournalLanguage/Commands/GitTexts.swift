// What `retro git`, `sync`, `diff`, `conflicts` and `resolve` say, in English; the names of cases are the keys of other languages.

/// What `retro git` says.
public enum GitText: String, TextKey {
  public static let area = "git"

  case added = "{place}: added ‘{text}’"
  case renewed = "{place}: renewed ‘{text}’"
  case removed = "{place}: took out ‘{text}’"
  case untouched = "{place} says otherwise already and stays: ‘{text}’"
  case nothing = "nothing to do: git knows this journal already"
  case nothingToRemove = "nothing to take out"
  case otherwise = "git merges files such as ‘{path}’ by another rule: its attributes say ‘{text}’"
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
  case busyWay = "‘{command} --continue’ finishes it, ‘{command} --abort’ takes it back"
  case locked = "another git is at work there; where none is, remove ‘{path}’"
  case unwritable = "git may not write there: see that the folder is yours and can be written to"
  case overwritten = "commit what changed outside of the journal, or put it away with ‘git stash’; then ‘retro sync’ goes on"
  case unsettled = "{count, plural, one {‘{path}’ has a conflict} other {# files have conflicts, ‘{path}’ among them}}"
  case unsettledWay = "‘retro resolve {path}’ settles it"
  case byHand = "‘{path}’ was written to by hand in the middle of a merge, and is neither version any more"
  case byHandWay = "‘retro resolve {path} --ours’ takes it as it stands; ‘git checkout --merge {path}’ brings the conflict back"
  case halfMarked = "of a conflict in ‘{path}’ some markers are left, and not all"
  case halfMarkedWay = "remove the lines that begin with ‘<<<<<<<’, ‘=======’ or ‘>>>>>>>’, or have ‘git checkout --merge {path}’ bring the conflict back"
  case repository = "‘{path}’ is a repository of its own, and both sides have it at another commit"
  case repositoryWay = "‘git checkout’ in it takes one of them; then ‘git add {path}’ settles it"
  case unsettledElsewhere = "files outside of the journal have conflicts; settle them with git first"
  case large = "‘{path}’ is new and larger than 10 MB"
  case largeWay = "add it with ‘git add’, or name it in .gitignore"
  case identityWay = "tell git once who you are: git config --global user.name ‘…’ and user.email"
  case noRemote = "there is no remote named ‘{name}’"
  case noRemoteWay = "there is {names}"
}

/// What `retro sync` says.
public enum SyncText: String, TextKey {
  public static let area = "sync"

  case mergeMessage = "Both sides merged"
  case otherMessage = "Journal changed"
  case committed = "{dry, select, yes {would commit} other {committed}}: {message}"
  case fetched = "{dry, select, yes {would merge} other {merged}} {count, plural, one {# commit} other {# commits}} from {remote}"
  case pushed = "{dry, select, yes {would push} other {pushed}} {count, plural, one {# commit} other {# commits}} to {remote}"
  case nothing = "nothing to exchange"
  case nested = "left out: {paths}, {count, plural, one {a repository of its own} other {repositories of their own}}"
  case kept = "what is committed is safe here; ‘retro sync’ sends it another time"
  case credentials = "git wants a name or password, and cannot ask here: ‘git push’ on a terminal asks, and a credential helper or an SSH key remembers"
  case strangers = "the two journals began apart: ‘git pull --no-rebase --allow-unrelated-histories {remote} {branch}’ joins them once"
  case shallow = "this clone is shallow: ‘git fetch --unshallow {remote}’ brings what is missing"
  case onlyForward = "your settings of git merge nothing that both sides changed: ‘git merge --ff {remote}/{branch}’ does it this once"
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
  case renamed = "the two sides have it under different names"
  case byHand = "settled by hand: no marker is left in it"
  case halfMarked = "some markers of a conflict are left in it, and not all"
  case repository = "a repository of its own, which both sides have at another commit"
  case copy = "a folder sync left {copy}"
  case place = "line {line}: {words}"
  case lines = "both sides changed the same lines"
  case hidden = "line {line}: both sides changed private text"
  case noChoice = "there is nobody to ask which side holds"
  case noChoiceWay = "take --ours, --theirs or --both"
  case question = "[o]urs, [t]heirs, [b]oth, [s]kip, [q]uit? "
  case questionOfOne = "[o]urs, [t]heirs, [s]kip, [q]uit? "
  case settled = "‘{path}’: {count, plural, one {# conflict} other {# conflicts}} settled, {left} left"
  case merged = "{copy} is merged into ‘{path}’ and removed"
  case left = "{left, plural, one {# conflict is} other {# conflicts are}} left in ‘{path}’"
  case single = "line {line}: {words}, and one of them can hold; take --ours or --theirs"
  case waiting = "{count, plural, one {a copy waits} other {# copies wait}} until that is settled; then ‘retro resolve {path}’ once more"
  case taken =
    "‘{path}’ {fate, select, gone {{dry, select, yes {would be} other {is}} taken out} kept {{dry, select, yes {would stay} other {stays}} as it is here} theirs {{dry, select, yes {would be} other {is}} the other side’s version} hand {{dry, select, yes {would be} other {is}} settled as it stands} other {{dry, select, yes {would hold} other {holds}} both versions}}"
  case goOn = "‘{command}’ goes on"
  case more = "{count, plural, one {# file has a conflict still} other {# files have conflicts still}}: ‘retro conflicts’"
  case turned = "a rebase turns the sides round: ‘ours’ is what the other side had, ‘theirs’ your own commit"
  case turnedOurs = "ours: the other side"
  case turnedTheirs = "theirs: your commit"
  case openAgain = "‘{path}’ has its conflict again"
  case settledAgain = "to git ‘{path}’ is settled again"
  case ended = "the merge itself has ended since, and stays as it is: ‘git log’ shows it"
  case progress = "{number} of {count} · {words}"
  case oursTitle = "ours: this device"
  case theirsTitle = "theirs: the other one"
  case nothingThere = "nothing"
  case chosen = "{words}: {choice, select, ours {ours} theirs {theirs} both {both} other {left as it is}}"
  case keys = "o ours · t theirs · b both · s leave it · u back · q stop"
  case keysOfOne = "o ours · t theirs · s leave it · u back · q stop"
}

/// What `retro diff` says.
public enum DiffText: String, TextKey {
  public static let area = "diff"

  case title = "What changed"
  case since = "since {from}"
  case between = "from {from} to {to}"
  case lastCommit = "the last commit"
  case named = "{name} ({day})"
  case nothingYet = "the beginning: git knows nothing before that"
  case begun = "begun"
  case gone = "taken out"
  case renamed = "was {name}"
  case nothing = "nothing has changed"
  case noVersion = "‘{word}’ is no commit, no day and no file"
  case noVersionWay = "a commit such as HEAD~3, a day or period such as yesterday or W46, or a file"
  case cutShort = "this clone is shallow: git knows nothing here before {day}; ‘git fetch --unshallow’ brings the rest"
  case withoutGit = "without git this goes back no further than what commands changed since then; edits by hand are not in it"
  case noLog = "there is no git repository, and no command has changed the journal since {day}"
  case noLogWay = "‘git init’ and ‘retro sync’ keep every version from now on"
}

/// What changed in a file, one thing each.
public enum ChangeText: String, TextKey {
  public static let area = "change"

  case set = "{key} {value}"
  case changed = "{key} {old} → {new}"
  case unset = "{key} {old} taken out"
  case listed = "{key}: {count, plural, =0 {} other {{added} added}}{both, select, yes {, } other {}}{less, plural, =0 {} other {{removed} taken out}}"
  case item = "{kind, select, keep {Keep} problem {Problem} try {Try} action {Action} review {Review} other {Item}}"
  case itemID = "{kind, select, keep {Keep} problem {Problem} try {Try} action {Action} review {Review} other {Item}} {id}"
  case saying = "{item}: {text}"
  case judged = "{item} {state, select, done {{kind, select, action {done} other {adopted}}} partly {partly adopted} cancelled {{kind, select, action {cancelled} other {dropped}}} open {not judged any more} other {carried on}}"
  case closed = "{item} {state, select, done {{kind, select, try {adopted} other {done}}} partly {partly done} cancelled {{kind, select, try {dropped} other {cancelled}}} other {open again}}"
  case moved = "{item} moved to {section}"
  case reworded = "{item}: {old} → {new}"
  case below = "{item}: what stands below it has changed"
  case log = "log: {line}"
  case logChanged = "log: {old} → {new}"
  case logBelow = "log: {line}: what stands below it has changed"
  case asked = "the Review asks about {item}"
  case logged = "{state, select, done {done} partly {partly done} no {not done} skip {skipped} other {open}}"
  case wrote = "{count, plural, one {# word} other {# words}} of text"
  case wroteFirst = "{count, plural, one {# word} other {# words}} of text: {first}"
  case cut = "{count, plural, one {# word} other {# words}} of text taken out"
  case rewrote = "text: {more, plural, one {# word} other {# words}} more, {fewer, plural, one {# word} other {# words}} fewer: {first}"
  case unreadable = "the front matter can no longer be read"
  case form = "says the same: only ids, blanks or the order differ"
  case rows = "{count, plural, one {# row} other {# rows}} {kind, select, added {added} removed {taken out} other {changed}}"
  case bytes = "changed"
}

/// How changes are counted, for one line and for the message of a commit.
public enum ChangeCountText: String, TextKey {
  public static let area = "change-count"

  case days = "{count, plural, one {# day} other {# days}}"
  case begun = "{names} begun"
  case begunMany = "{count} retrospectives begun"
  case retros = "{count} retrospectives"
  case plans = "{count, plural, one {# plan} other {# plans}}"
  case metrics = "metrics"
  case files = "{count, plural, one {# file} other {# files}}"
  case tries = "{count, plural, one {# Try} other {# Tries}} {state, select, done {adopted} partly {partly adopted} other {dropped}}"
  case actions = "{count, plural, one {# Action} other {# Actions}} {state, select, done {done} other {cancelled}}"
}

/// What `retro history` is asked for.
public enum HistoryUsageText: String, TextKey {
  public static let area = "history-usage"

  case onlyMonths = "‘--type {kind}’ is for months; a file or an item has none"
}

/// What two versions of a file disagree about.
public enum MergeText: String, TextKey {
  public static let area = "merge"

  case property = "two values of ‘{key}’"
  case verdict = "two verdicts, {ours} and {theirs}"
  case box = "two answers, {ours} and {theirs}"
  case field = "two values of the field ‘{key}’"
  case words = "the same words were changed"
  case heading = "two names of a section"
  case lines = "the same lines were changed"
  case removedHere = "taken out here, changed there"
  case removedThere = "changed here, taken out there"
  case sections = "it stands in ‘{ours}’ here, in ‘{theirs}’ there"
  case row = "two values of {date}"
  case file = "two versions that could not be told apart in parts"
}
