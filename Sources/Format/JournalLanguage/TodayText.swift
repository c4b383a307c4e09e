// What the home screen says.

/// What `retro today` says.
public enum TodayText: String, TextKey {
  public static let area = "today"

  case title = "{weekday} {date}"
  case week = "week {week}"
  case termWeek = "week {week} of {weeks} of the term"
  case pointsToday = "{count, plural, one {# point} other {# points}} today"
  case pointsThisWeek = "{count} this week"
  case slept = "slept {time}"
  case steps = "{count} steps"
  case wellness = "wellness {score}"
  case wellnessOf = "wellness {score} with {coverage} of 100 points measured"

  case mood = "Mood"
  case moodPrivate = "noted (private)"
  case moodMissing = "not noted yet: retro mood good"

  case habits = "Habits"
  case noHabit = "no habit yet: retro habit add \"Play squash\" --schedule weekly --points 5"
  case done
  case covered = "Enough for now: {habits}"
  case notDue = "Not due today: {habits}"
  case paused = "Paused: {habits}"

  case due = "Due"
  case nothingDue = "nothing is due: retro task add \"Renew passport\" --due 2026-12-01"
  case moreOverdue = "{count} more: retro task list --overdue, retro actions --overdue"
  case moreAhead = "{count} more: retro task list, retro actions"
  case nothingSoon = "nothing in the next {count, plural, one {# day} other {# days}}"
  case later = "later: {title}, {when}"
  case laterAndMore = "later: {title}, {when}, and {count} more"
  case olderActions = "{count, plural, one {# older Action} other {# older Actions}} open: retro actions --overdue"
  case priority = "priority {priority}"
  case action = "Action {name}"

  case term = "Term"
  case theme = "theme: {theme}"

  case review = "Review"
  case reviewBegun = "{period} is begun: retro open {period}"
  case reviewToBegin = "{period} is not begun yet: retro new {kind}"
  case tries = "{count, plural, one {# Try} other {# Tries}} to judge: retro review"
  case latest = "latest: {title}"
}
