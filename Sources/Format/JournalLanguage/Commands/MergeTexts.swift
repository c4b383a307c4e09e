// What stands beside the markers of a conflict, in English; the names of cases are the keys of other languages.

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
  case row = "two values of {date}"
  case file = "two versions that could not be told apart in parts"
}
