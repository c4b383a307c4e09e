// What is said of reports that go to files, and of what there is to show, in English; the names of cases are the keys of other languages.

/// What is said of the file that a report goes to.
public enum OutputText: String, TextKey {
  public static let area = "output"

  case noForm = "‘{path}’ does not say which form it is to have"
  case otherForm = "‘{option}’ writes JSON, and the name ‘{path}’ says another form"
  case otherFormWay = "Leave the option out, and the name of the file says the form; or let it end in .json."
  case noTable = "‘{path}’: a table is written as .csv, .json or plain text, not as that"
  case noTableWay = "spreadsheets read .csv; ‘retro backup’ copies the whole journal into a zip file"
  case noTablePage = "spreadsheets read .csv; ‘retro report’ makes pages: retro report -o {path}"
  case forms = "End it in .html, .pdf, .md, .csv, .txt, .json, or of a picture in .svg or .png; or give ‘--format’."
  case folder = "‘{path}’ is a folder"
  case inFolder = "name a file in it, such as {path}"
  case link = "‘{path}’ is a link to ‘{target}’, which is no report of that form"
  case anotherName = "choose another name"
  case entry = "‘{path}’ would be read as an entry of the journal"
  case outsideOrPage = "choose a folder outside the journal, or a name that ends in .html"
  case exists = "‘{path}’ is there already and may be an entry of the journal"
  case outside = "choose another name, or a place outside the journal"
  case kept = "‘{path}’ was not as a report had left it; what it held is kept in ‘{kept}’"
  case otherNames = "‘{path}’ had other names too (hard links), which keep the old text"
  case notKept = "‘{path}’ is not as a report left it, and what it holds cannot be kept: {reason}"
  case noPlace = "‘{path}’ is not as a report left it, and there is no place to keep what it holds"
  case waysOut = "choose another name, move it away, or name a folder that you may write to in $XDG_STATE_HOME"
}

/// What `retro report` and `retro show` say of the days or the item that they were asked for.
public enum AskedText: String, TextKey {
  public static let area = "asked"

  case otherUnit = "‘{option}’ needs {unit, select, week {a week} other {a month}}, or a day in it; got ‘{word}’"
  case ahead = "‘--from’ {from} is after today, {today}"
  case noItem = "‘{word}’ is not an item of a section, in {place}"
  case opens = "‘retro open {word}’ goes there"
  case someReviews = "looked only at the Reviews of {periods}; ‘retro show {id}’ looks at all"
  case someReviewsNoID = "looked only at the Reviews of {periods}; without an id no Review can be about it"
  case noRetrospective = "there is no retrospective yet: ‘retro new weekly’ begins one"
  case noDay = "nothing is written on {day} yet: ‘{command}’ begins the day"
  case noWeek = "there is no retrospective of {week} yet: ‘retro new weekly --week {week}’ begins it"
  case noneEnded = "no retrospective ended in {days}; ‘retro report {way}’ tells what is known of these days"
}
