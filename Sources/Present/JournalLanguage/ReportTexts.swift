// What reports say, in English; the names of cases are the keys of other languages.

/// What several reports say.
public enum ReportText: String, TextKey {
  public static let area = "report"

  case habits = "{count, plural, one {# habit} other {# habits}}"
  case privateEntries = "{count, plural, one {# private entry} other {# private entries}} not shown."
  case privateDays = "(private): {days}."
  case madeBy = "Made by retro from plain files."
}

/// What `retro streaks` says.
public enum StreaksText: String, TextKey {
  public static let area = "streaks"

  case title = "Streaks"
  case best = "best {streak}"
  case paused
  case pending = "today still open"
  case whyCurrent = "the current streak, {streak}:"
  case whyBest = "the best streak, {streak}:"
  case whyLastDays = "{days} of the last 30 days:"
  case whyStrength = "the strength, {percent} %: each day leaves {left} % of it and adds {added} % of what it gives:"
}
