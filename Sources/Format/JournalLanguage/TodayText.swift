// What the home screen says.

/// What `retro today` says.
public enum TodayText: String, TextKey {
  public static let area = "today"

  case title = "{weekday} {date}"
  case week = "week {week}"
  case term = "{title}: {standing}"
  case trial = "{title}: today {letter}, {words}"
  case trialBlock = "{washout, select, yes {washout, } other {}}day {day} of {days} in block {block} of {blocks}"
  case trialKept = "{state, select, yes {kept} no {not kept} other {kept? retro done {name}}}"
  case pointsToday = "{count, plural, one {# point} other {# points}} today"
  case pointsThisWeek = "{count} this week"
  case slept = "slept {time}"
  case steps = "{count} steps"
  case wellness = "wellness {score}"
  case wellnessOf = "wellness {score} with {coverage} of 100 points measured"

  case yesterday = "yesterday {measured}"
  case measuredToday = "noted today: {measured}"
  case measuredThen = "noted: {measured}"

  case moodPrivate = "mood noted (private)"
  case moodMissing = "mood not noted yet: retro mood good"
  case moodMissingOn = "mood not noted: retro mood good --date {day}"

  case habits = "Habits"
  case noHabit = "no habit yet: retro habit add \"Play squash\" --schedule weekly --points 5"
  case habitsDone = "{done} of {count} done"
  case lastDays = "last {count} days"
  case streak = "streak"
  case thisWeek = "this week"
  case ofWeek = "{done} of {asked}"
  case ofTarget = "{amount} of {target}"
  case daysLeft = "{count, plural, one {# day} other {# days}} left"
  case unreachable = "no longer possible"
  case doneOf = "done on {done} of the last {count} days"
  case covered = "Enough for now: {habits}"
  case notDue = "Not due today: {habits}"
  case paused = "Paused: {habits}"
  case ofLimit = "{amount} (max {target})"
  case blank = "blank: not due"

  case due = "Due"
  case nothingDue = "nothing is due: retro task add \"Renew passport\" --due 2026-12-01"
  case late = "{count} d late"
  case dueToday = "today"
  case dueTomorrow = "tomorrow"
  case dueIn = "in {count} d"
  case moreDue = "{count} more{late, select, none {} other {, the oldest {late} d late}}: {lists}"
  case nothingSoon = "nothing in the next {count, plural, one {# day} other {# days}}"
  case olderActions = "{count, plural, one {# older Action} other {# older Actions}} open: retro actions --overdue"

  case written = "Written"
  case moreWritten = "{count} more: retro show {day}"

  case finding = "Found in your days: {finding}"
  case next = "Next"
  case reviewBegun = "retro open {period}"
  case reviewToBegin = "retro new {kind}"
  case reviewWhy =
    "{reason, select, late {last week has no retrospective yet} writing {last week’s retrospective is begun} begun {this week’s retrospective is begun} other {looks back on this week, until {day}}}"
  case tries = "{count, plural, one {# Try} other {# Tries}} to judge: retro review"
  case priority = "{priority, select, highest {highest} high {high} medium {medium} low {low} lowest {lowest} other {{priority}}}"
  case limits = "{kept} of {count, plural, one {# limit} other {# limits}} kept so far"
}
