// What a word of a command line has to be, in English; the names of cases are the keys of other languages.

/// What follows ‘‘--limit’ needs’.
public enum FormText: String, TextKey {
  public static let area = "forms"

  case wholeFrom = "a whole number from {low}"
  case wholeBetween = "a whole number from {low} to {high}"
  case namedMood = "a name and a mood such as meh=average"
  case namedHabit = "a kind and a habit such as running=run"
  case namedColumn = "the title of a column and what it is, such as Weight=kg"
  case decimal = "comma or point"
  case time = "a time such as 18:30 or 18:30-19:10"
  case moment = "a day such as 2026-11-20, or a day and a time such as 2026-11-20T09:30"
  case itemOrLine = "an id or a line"
  case dayOrNone = "a day such as fri, +7d or 2026-12-01, or none"
  case change = "a number that ‘retro undo --list’ shows"
  case days = "a day or a period such as 2026-11-20, today, fri, -2w, W46, november, last week or 2026-01..2026-06"
  case week = "a week such as W46, last-week or 2026-W46"
  case month = "a month such as 2026-11 or last-month"
  case item = "an item such as a-7g8h, 2026-W46#a-7g8h or 2026-W46#24"
  case askedItem = "an item such as a-7g8h, 2026-W46#a-7g8h or 2026-W46#24, or words of its text"
}
