// What pages for a clinician say, in English; the names of cases are the keys of other languages.

/// What stands on the pages. It counts and never judges.
public enum ClinicianText: String, TextKey {
  public static let area = "clinician"

  case title = "Notes for a conversation"
  case whatTitle = "What this is"
  case what =
    "Counts, means and dates from a journal that one person keeps for themselves, {days}, {count, plural, one {# day} other {# days}}. The person has chosen what is in it, and gives it to somebody who helps them."
  case chosen = "Chosen"
  case entries = "Days with an entry"
  case ofDays = "{count} of {all}"
  case whatNotTitle = "What this is not"
  case isNotDiagnosis = "It is no diagnosis, no test, and says nothing of causes: no number here was taken by a professional."
  case isNotWhole =
    "It is not the whole: what was not chosen is left out, and a day that is missing here may be a day that was not written down."
  case isNotPrivate = "It has nothing that is marked private, and none of the person’s texts."
  case isNotScore =
    "Moods are five words in an order, and no measure. A score, where one is told, stands with its parts; devices measure sleep and steps with errors."

  case mood = "Mood"
  case sleep = "Sleep"
  case wellness = "Wellness score"
  case reflections = "Reflections"
  case overview = "Overview"
  case topic = "What"
  case middle = "Middle"
  case lowest = "Lowest"
  case highest = "Highest"
  case known = "Known on days"
  case middleHint =
    "The middle is the mean of the days that are known, of a score that of the days with the same parts, of moods their median; where that lies between two moods, both are named."
  case weekByWeek = "Week by week"
  case week = "Week"
  case weekHint = "In brackets on how many days it is known. Tags and reflections are counted by days."
  case distribution = "How often each mood was"
  case days = "Days"
  case share = "Share"
  case swingTitle = "From one day to the next"
  case swing =
    "Between {count, plural, one {# pair} other {# pairs}} of days that follow each other the mood changed by {mean} of the four steps from the lowest word to the highest on average, {most} at most; by two steps or more {large, plural, one {# time} other {# times}}."
  case noSwing = "No two days that follow each other have a mood."
  case nightHalf = "Half of {count} nights were between {low} and {high} long."
  case wellnessHint =
    "Points that the program retro gives for sleep, activity and balance; a preference of the person, and no evidence about health."
  case part = "Part"
  case points = "Points, mean"
  case most = "At most"
  case day = "Day"
  case guide = "Guide"
  case before = "Before"
  case after = "After"
  case reflectionHint = "How strong the feeling was, from 0 to 10, as the person wrote it down before and after."
  case noted = "Noted on {count} of {all, plural, one {# day} other {# days}}."
  case nothing = "Nothing of it is written down in these days."
  case gaps = "What is missing"
  case missing = "Not known on {count, plural, one {# day} other {# days}}."
  case noGaps = "No two such days follow each other."
}

/// Why there are no pages for a clinician.
public enum ClinicianErrorText: String, TextKey {
  public static let area = "clinician_error"

  case unknown = "there is no ‘{word}’ that could be included"
  case near = "Did you mean ‘{word}’?"
  case ways = "mood, sleep, wellness, reflections, a habit, a tag such as #medication, or a metric of ‘retro metrics’"
  case include = "nothing is on these pages but what you choose: ‘--include’ is missing"
  case includeWay = "retro report --for-clinician 8w --include mood,sleep,#medication; or wellness, reflections, or any metric"
  case alone = "‘--include’ says what ‘--for-clinician’ tells; it is given without that"
  case aloneWay = "‘--sections’ chooses what other reports tell."
  case isPrivate = "pages for a clinician tell nothing private, so ‘--private’ is not for them"
  case toCome = "{days} is still to come"
}
