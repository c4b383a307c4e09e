// Why an item is not found, changed or judged, in English; the names of cases are the keys of other languages.

/// What is wrong with the name of an item, or with what it was to become.
public enum ItemErrorText: String, TextKey {
  public static let area = "item_errors"

  case noItem = "there is no item ‘{name}’ in the journal"
  case noItemWay =
    "‘retro tries’ and ‘retro actions’ list ids, ‘retro inspect FILE’ those of all items; without one its line does: 2026-W46#24"
  case noneOfWords =
    "no {kind, select, problem {Problem} try {Try} other {Try or Action}} has all of these words: {words}"
  case nearItems = "there is {names}"
  case severalPlaces = "‘{name}’ stands in several places: {places}"
  case severalPlacesWay = "name the file, too: {example}"
  case noAction = "‘{name}’ is no Action, in {place}"
  case noActionWay = "‘retro actions’ lists Actions with their ids"
  case isTry = "‘{name}’ is a Try, in {place}"
  case isTryWay = "‘retro review {name} adopted’ judges it"
  case noItemInFile = "there is no item ‘{name}’ in {path}"
  case noItemInFileWay = "‘retro inspect {path}’ shows its items with their lines and ids"
  case severalLines = "‘{name}’ stands on several lines of {path}"
  case severalLinesWay = "name the one you mean by its line"

  case settled =
    "‘{name}’ is {outcome, select, adopted {adopted} partly {partly} dropped {dropped} other {{outcome}}}, in {place}, and carrying it on would not change that"
  case settledWay = "‘retro review {name} partly’ takes it up again; else empty its box there"
  case privateReview = "a private Review"
  case noVerdictOfTry = "‘{name}’ is a Try, in {place}, and no Try is {verdict}"
  case noVerdictOfTryWay = "it is adopted, partly, dropped or carry"
  case noVerdictOfAction = "‘{name}’ is an Action, in {place}, and no Action is {verdict}"
  case noVerdictOfActionWay = "it is done, dropped or carry"
  case noVerdict = "‘{name}’ is neither Try nor Action, in {place}"
  case noVerdictWay = "‘retro tries’ and ‘retro actions’ list those, with their ids"
  case severalJournals = "these Actions stand in different journals"
  case severalJournalsWay = "name those of one at a time"
  case writtenSince = "‘{command}’ was written since; nothing was taken back"
  case writtenSinceWay = "‘retro undo’ takes that back first"
}
