// What is said of commands that were interrupted, in English; the names of cases are the keys of other languages.

/// What became of a command that was interrupted, and what else is wrong around the journal.
public enum InterruptionText: String, TextKey {
  public static let area = "interruptions"

  case tookBack = "took back ‘{command}’, which was interrupted: {why}"
  case finished = "finished ‘{command}’, which was interrupted"
  case interrupted =
    "‘{command}’ was interrupted {time}; the next command that writes finishes it or takes it back; see ‘retro doctor’"
  case halfDone =
    "‘{command}’ was interrupted {time} and is half done, which this answer shows: it could not be settled: {reason}"
  case unfinished =
    "‘{command}’ was interrupted {time} among its {count} files, and this answer shows what stands there; the next command that writes finishes it, and ‘retro undo’ takes it back"
  case onDay = "on {day}"
  case atTime = "at {time}"
  case onDayAtTime = "on {day} at {time}"
  case oddFolder = "${variable} is ‘{path}’, which is no absolute path, and is passed over"
}
