// What reports say, in English; the names of cases are the keys of other languages.

/// What several reports say.
public enum ReportText: String, TextKey {
  public static let area = "report"

  case habits = "{count, plural, one {# habit} other {# habits}}"
  case privateEntries = "{count, plural, one {# private entry} other {# private entries}} not shown."
  case privateDays = "(private): {days}."
  case madeBy = "Made by retro from plain files."
}
