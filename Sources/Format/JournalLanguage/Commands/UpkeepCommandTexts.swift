// What commands that keep a journal in order say, in English; the names of cases are the keys of other languages.

/// What `retro init` says.
public enum InitText: String, TextKey {
  public static let area = "init"

  case kept = "kept {path}, which was there"
  case outer = "‘{path}’, above it, is a journal too; from here on the nearer one counts"
}

/// What `retro config` says.
public enum ConfigText: String, TextKey {
  public static let area = "config"

  case noValue = "‘{setting}’ has no value"
  case unsets = "‘retro config unset’ brings the default back."
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
  case removed = "removed {path}"
  case changed = "changed {path}"
  case broughtBack = "brought back {path}"
  case wouldTakeBack = "would take back ‘{command}’"
  case wouldThenTakeBack = "would then take back ‘{command}’"
  case wouldFirst =
    "would first {end, select, finish {finish} other {take back}} ‘{command}’, which was interrupted {time}"
  case wouldFirstBut =
    "would first {end, select, finish {finish} other {take back}} ‘{command}’, which was interrupted {time}: {files} {count, plural, one {was changed meanwhile and stays so} other {were changed meanwhile and stay so}}"
  case undone
  case filesAndMore = "{path} and {count} more"
  case none = "nothing was written here that could be taken back"
}
