// What cards say, in English; the names of cases are the keys of other languages.

/// What stands on a card.
public enum CardText: String, TextKey {
  public static let area = "card"

  case mood = "Mood"
  case streak = "streak"
  case best = "best streak"
  case strength = "strength"
  case lastMonth = "of the last 30 days"
  case shows = "{path} shows:"
  case showsHere = "the card shows:"
  case question = "Write {path}? [y/N] "
  case notWritten = "{path} is not written"
  case picture = "the picture ‘{title}’, day by day"
  case fact = "{amount} {name}{beside, select, none {} other { ({beside})}}"
}

/// Why there is no card.
public enum CardErrorText: String, TextKey {
  public static let area = "card_error"

  case nothing = "nothing is known of {days} that a card could show"
  case noStreak = "no habit has a streak that goes on"
  case noTerm = "no term lasts now; name one: retro card term NAME"
  case noGoal = "no goal that is under way has an amount"
  case hidden = "‘{name}’ is private, and no card shows it"
  case missing = "WHAT is missing: say what the card is of"
  case missingWay = "retro card month; or year, streak, mood, term, goal."
  case unknown = "no habit, goal or term is called ‘{name}’, and it is no month and no year"
  case form = "a card is a picture, .svg or .png; ‘{path}’ is neither"
  case isPrivate = "a card is for others: nothing private is on it, and ‘--private’ is not for it"
}
