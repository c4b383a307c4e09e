// What the page of a report says besides what files say, in English; the names of cases are the keys of other languages.

/// What stands on the page of a report.
public enum ReportPageText: String, TextKey {
  public static let area = "report_page"

  case leadOne = "The day was {mood}."
  case leadMostly = "Mostly {mood}: {levels}."
  case leadMixed = "Up and down: {levels}."
  case leadEither = "Mostly {mood} or {other}: {levels}."
  case level = "{count} {mood}"
  case run = "The best stretch was {count} days, {days}, each {mood} or better."
  case changed = "{title} changed most: {value}, before {before}."
  case before = "before {value}"

  case daysWritten = "{count, plural, one {day written} other {days written}}"
  case daysOf = "of {count, plural, one {# day} other {# days}}"
  case sleep = "sleep a night"
  case steps = "steps a day"
  case screen = "screen a day"
  case wellness = "wellness, of 100"
  case points = "points"
  case habits = "{count, plural, one {habit kept} other {habits kept}}"
  case habitsOf = "of {count}, at 80 % or more"
  case triesAdopted = "{count, plural, one {Try adopted} other {Tries adopted}}"
  case actionsClosed = "{count, plural, one {Action closed} other {Actions closed}}"

  case movement = "Movement"
  case screenTitle = "Screen"
  case habitsTitle = "Habits"
  case timelineTitle = "The term week by week"
  case goalsTitle = "Goals"
  case workoutsTitle = "Workouts"
  case workoutsOnDays = "on {count, plural, one {# day} other {# days}}"
  case photosTitle = "Photos"
  case wordsTitle = "Your words"
  case wordsOfDay = "What you wrote"
  case wordsMarked = "Marked with #highlight."
  case wordsBest = "Words of days that were {mood}; what has the tag #highlight comes first."
  case monthsTitle = "Month by month"
  case month = "Month"
  case mood = "Mood"
  case noMood = "no mood"
  case days = "Days"
  case sleepColumn = "Sleep"
  case stepsColumn = "Steps"
  case wellnessColumn = "Wellness"
  case pointsColumn = "Points"
  case day = "Day"
  case dayByDay = "Day by day"
  case dayByDaySum = "{name}: {count, plural, one {# day} other {# days}}"
  case means = "Days, workouts and points are sums; the other numbers are means of the days that have them."
  case moreHabits = "{count, plural, one {One more habit is} other {# more habits are}} not drawn: retro streaks tells all."
  case moreGoals = "{count, plural, one {One more goal is} other {# more goals are}} not drawn: retro progress tells all."
  case habitDays = "Days done, month by month"
  case habit = "Habit"

  case recordsTitle = "Firsts and records"
  case longestNight = "Longest night"
  case mostSteps = "Most steps"
  case mostExercise = "Most exercise"
  case bestStretch = "Longest row of days that were {mood} or better"
  case inARow = "{count} days, {days}"
  case longestStreak = "Longest streak"
  case doneInARow = "{name}, {count} times without a miss, {days}"
  case mostPoints = "Most points in a week"
  case firstDay = "First day of this journal"
  case firstTime = "First time: {name}"
  case reachedGoal = "Reached: {name}"
  case stayedTitle = "Tries that stayed"
  case adoptedOn = "adopted {day}"
  case placesTitle = "Places"
  case dayCount = "{count, plural, one {# day} other {# days}}"

  case photo = "Photo"
  case photoGone = "the file is not there"
  case photoLarge = "not shown: it has {size} MB, and 4 are the most that a page takes"
  case photoOther = "not shown: it is no picture that pages show (JPEG, PNG, GIF, WebP)"
  case photoElsewhere = "not shown: it lies outside of the journal"
  case photosMore = "{count, plural, one {One more photo is} other {# more photos are}} not shown."

  case connections = "What goes with what"
}

/// Why there is no report of some form.
public enum ReportErrorText: String, TextKey {
  public static let area = "report_error"

  case sectionsOfJSON = "‘--sections’ is for what people read; JSON has all that files say"
  case sectionsOfJSONWay = "Leave it out, or ask for numbers: retro metrics, chart, streaks and points have --json, too."
}

/// Why there is no PDF.
public enum PageErrorText: String, TextKey {
  public static let area = "page_error"

  case noConverter = "PDF is made by Chromium or WeasyPrint, and neither is installed"
  case noConverterWay = "The page is kept: open {path} in a browser and print it to PDF; or install chromium or weasyprint."
  case failed = "{path} could not be made: the program that makes PDF failed"
  case failedWay = "The page is kept: open {path} in a browser and print it to PDF."
  case pdfNeedsFile = "a PDF is no text, and needs a file to go to"
  case pdfNeedsFileWay = "name one: -o report.pdf"
}
