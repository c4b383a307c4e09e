// What the reports of habits, goals and values say, in English.

/// What `retro streaks` says.
public enum StreaksText: String, TextKey {
  public static let area = "streaks"

  case title = "Streaks"
  case best = "best {streak}"
  case lastBroken = "last ended {day}"
  case thisWeek = "this week {done} of {asked}{count, plural, =0 {} one {, # day left} other {, # days left}}"
  case limitOfWeek = "this week {amount} of at most {target}{over, select, yes {, too many} other {}}"
  case limitOfMonth = "this month {amount} of at most {target}{over, select, yes {, too many} other {}}"
  case meaning = "Strength says how steadily it was done of late: 100 % is without a miss."
  case paused
  case pending = "today still open"
  case untried = "not done yet"
  case whyCurrent = "the current streak, {streak}:"
  case whyBest = "the best streak, {streak}:"
  case whyLastDays = "{days} of the last 30 days:"
  case whyStrength = "the strength, {percent} %: each day leaves {left} % of it and adds {added} % of what it gives:"
  case said = "{state, select, done {done} partly {partly} skip {skipped} none {none} no {no} other {not answered}}"
  case alsoSaid = "and {words}"
  case days = "{first} to {last}"
  case noLine = "no line, {days}"
  case step = "{said}, then {strength}"
  case stepOfWindow = "{said}, {done} of {times} in {days} days, then {strength}"
  case stepSkipped = "skipped, stays {strength}"
  case stepLeftOut = "{days} left out, stays {strength}"
  case doneSilently = "done, nothing written of it"
  case doneSameDay = "done, on the same day"
  case doneIn = "done, {days}"
  case begun = "begun on {day}, so {count} is enough"
  case leftOut = "rest days and skipped days do not count"
  case onceOver = "counts once the week is over"
  case more = "{count} more than asked for"
}

/// What `retro points` says.
public enum PointsText: String, TextKey {
  public static let area = "points"

  case title = "Points"
  case today = "{count} today"
  case week = "{count} this week"
  case month = "{count} in {month}"
  case ever = "{count} in all"
  case groups = "By {unit, select, day {day} week {week} month {month} other {year}}"
  case groupsSince = "By {unit, select, day {day} week {week} month {month} other {year}}, since {day}"
  case activities = "By activity"
  case `private`
  case nameless = "lines without an activity"
  case lines = "{count, plural, one {# point} other {# points}}, line by line"
}

/// What `retro progress` says.
public enum ProgressText: String, TextKey {
  public static let area = "progress"

  case title = "Progress"
  case goals = "{count, plural, one {# goal} other {# goals}}"
  case complete = "{count} complete"
  case dropped = "{count} dropped"
  case all = "{counts}: retro progress --all"
  case due = "due {day}"
  case dueWithTerm = "due {day}, with its term"
  case left = "{left}, {day}"
  case leftWithTerm = "{left}, {day}, with its term"
  case countsFromMaking = "counts from {day}, when it was made"
  case countsFromLine = "counts from {day}, its first line"
  case share = "{percent} %  {sum} of {target}"
  case needs = "needs {pace}"
  case now = "now {pace}"
  case soFar = "{amount} in {days, plural, one {# day} other {# days}} so far"
  case aDay = "{amount} a day"
  case aWeek = "{amount} a week"
  case aMonth = "{amount} a month"
  case tooEarly = "too early for an outlook"
  case noTrend = "no clear trend"
  case likely = "likely reached {day}"
  case early = "early {day}"
  case late = "late {day}"
  case farOff = "in more than a year"
  case noPace = "{amount} on {day} says nothing of a pace yet"
  case evened = "{amount} on {day} counts as {counted} for pace and outlook"
  case walks = "outlook: {walks} walks by blocks of {block} days out of the {days} from {first} to {last}, seed {seed}"
  case walksInTime =
    "outlook: {walks} walks by blocks of {block} days out of the {days} from {first} to {last}, seed {seed}, {percent} % of them in time"
  case days = "{count, plural, one {# day} other {# days}} with something done for it, the last {day}"
  case nothingDone = "nothing is done for it yet"
  case reached = "reached {day}"
  case stepAmount = "{sum} of {target}"
  case tasks = "{done} of {count, plural, one {# task} other {# tasks}} done"
  case mismatches =
    "{count, plural, one {# line is about it and gives} other {# lines are about it and give}} nothing that its target measures"
  case whyBefore = "was there before"
  case whyNoAmount = "has no amount"
  case whyMeasures = "measures {units}"
  case bareNumber = "a bare number"
}

/// What `retro alignment` says.
public enum AlignmentText: String, TextKey {
  public static let area = "alignment"

  case title = "Alignment"
  case values = "{count, plural, one {# value} other {# values}}"
  case level =
    "{level, select, general {general} major {major} highest_order {of the highest order} other {area of life}}"
  case priority = "priority {priority}"
  case activeGoals = "{count, plural, one {# active goal} other {# active goals}}"
  case contributions = "{count, plural, =0 {nothing done for it in these days} one {# contribution} other {# contributions}}"
  case last = "the last {days, plural, =0 {today} =1 {yesterday} other {# days ago}}, {day}"
  case nothingYet = "nothing done for it yet"
  case withoutValue = "Serves no value"
  case privateGoal = "a private goal"
  case whyMilestone = "milestone of {name}"
  case whyTask = "task of {name}"
}

/// What `retro calendar` says.
public enum CalendarText: String, TextKey {
  public static let area = "calendar"

  case title = "{metric} · {days}"
  case sum = "{mood} · {count}"
  case blank = "Blank: {days}."
  case toCome = "These days are still to come."
  case limitDays = "kept on {count, plural, one {# day} other {# days}}"
  case limitWeeks = "kept in {kept} of {asked, plural, one {# week} other {# weeks}}"
  case habitDays = "done on {count, plural, one {# day} other {# days}}"
  case streak = "streak {streak}"
  case moodDays = "{count} of {days, plural, one {# day} other {# days}} with a mood"
  case metricDays = "{count} of {days, plural, one {# day} other {# days}} with {name}"
  case median = "median ‘{mood}’"
  case between = "from {low} to {high}"
  case fifths = "Each level is a fifth of your own {count, plural, one {# day} other {# days}} with {name}."
  case amounts = "Each amount that occurs has a level of its own ({count, plural, one {# day} other {# days}} with {name})."
  case noMetric = "no {name}"
}
