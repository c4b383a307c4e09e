// What findings say, in English: a template a kind of finding; the names of cases are the keys of other languages.

/// The sentence of a finding.
public enum FindingText: String, TextKey {
  public static let area = "findings"

  case numberToMood =
    "{lag, select, 1 {On the day after {lead} {than, select, later {later than} other {above}} {split}} other {With {lead} {than, select, later {later than} other {above}} {split}}}, {high} % of days were {mood} or better; otherwise {low} %."
  case numberToNumber =
    "{lag, select, 1 {On the day after {lead} {than, select, later {later than} other {above}} {split}} night {In the night after {lead} {than, select, later {later than} other {above}} {split}} other {With {lead} {than, select, later {later than} other {above}} {split}}}, {other} was {high} on average; otherwise {low}."
  case numberToYes =
    "{lag, select, 1 {On the day after {lead} {than, select, later {later than} other {above}} {split}} other {With {lead} {than, select, later {later than} other {above}} {split}}}: {other} on {high} % of days; otherwise on {low} %."
  case yesToMood =
    "On days {lag, select, 1 {after} other {with}} {lead}, {high} % were {mood} or better; on the others {low} %."
  case yesToNumber =
    "{lag, select, 1 {On days after} night {In nights after} other {On days with}} {lead}, {other} was {high} on average; on the others {low}."
  case yesToYes =
    "On days {lag, select, 1 {after} other {with}} {lead}: {other} on {high} %; on the others on {low} %."
  case hidden = "With trend and weekday taken out there is a difference; the days as they stand do not show it."
  case reversed = "With trend and weekday taken out it is the other way round."
  case tried = "the Try ‘{title}’"
  case themed = "the theme ‘{title}’"
  case named = "‘{title}’"
  case temperature = "Temperature"
  case weather = "the weather ‘{title}’"
  case kept = "‘{title}’ kept"
  case alike = "the same with {names}"

  case tier = "{tier, select, likely {likely} tentative {may be chance} none {no clear pattern} other {not enough days}}"
  case strength = "{size, select, strong {strong} moderate {moderate} other {weak}}: {value} ({low} to {high})"
  case strengthAlone = "{size, select, strong {strong} moderate {moderate} other {weak}}: {value}"
  case days =
    "{count, plural, one {# day} other {# days}}{few, select, with {, {some} of them with it} without {, {some} of them without} other {}}, counting as {effective}"
  case adjusted = "trend and weekday taken out"
  case begins = "{title} from {day} on, when it began to be noted on most days"
  case missing = "{count, plural, one {about # more day} other {about # more days}}"
}

/// What is to be known of the days behind a report.
public enum RemarkText: String, TextKey {
  public static let area = "day-remarks"

  case words =
    "Left out: {title} on {count, plural, one {one day, where it is} other {# days, where it is}} no number, as ‘{example}’ ({path})."
  case number = "{value} on {day}"
  case odd =
    "Far from the days around: {title} of {numbers}{more, plural, =0 {} other { and # more}}. If that is a mistake of a device, it can be mended there."
  case units = "{names} are one thing in several units, or in an unknown one: each is looked at by itself. To count as one they need one name, or their unit behind the number, as in ‘weight: 70 kg’; ‘retro metrics NAME --why’ tells the lines."
  case future = "Left out: {count, plural, one {one day} other {# days}} after today, from {day} on."
}

/// What `retro insights` says.
public enum InsightText: String, TextKey {
  public static let area = "insights"

  case title = "What goes with {subject}"
  case pairTitle = "{lead} and {other}"
  case compared =
    "{pairs, plural, =0 {nothing could be compared yet} one {# pair compared, {count, plural, =0 {none stands out} one {# stands out} other {# stand out}}} other {# pairs compared, {count, plural, =0 {none stands out} one {# stands out} other {# stand out}}}}"
  case comparisons = "{count, plural, one {# comparison} other {# comparisons}}, of the same day and of the day after"
  case tooShort = "{count, plural, one {# more thing has} other {# more things have}} too few days yet"
  case tentative = "May be chance"
  case tentativeNote = "Of {count} comparisons, each pair on the same day and a day later, some look like this by chance alone."
  case others = "No clear pattern"
  case notYet = "Not enough days yet"
  case whatNumbersAre =
    "The number says how closely two things go together, from −1 to 1, and in brackets the range it lies in (95 %). Days that resemble those before them count for less."
  case goesWith = "These things go together; what comes of what, they do not say."
  case showAll = "`retro insights --all` tells the others."
  case onePair = "`retro insights {first} {second} --why` shows the days behind it."
  case needsDays =
    "{title} has {count, plural, =0 {no day} one {# day} other {# days}} so far; a first answer needs at least {missing} more."
  case needsRare =
    "{title}: {count, plural, =0 {no day} one {# day} other {# days}} so far; a first answer needs at least {missing, plural, one {one more day} other {# more days}} of writing."
  case othersTooFew =
    "{title} has {count, plural, one {# day} other {# days}}; what it could be compared with has too few yet."
  case alwaysAlike =
    "{title} is the same on all {count, plural, one {# day} other {# days}}: what never changes goes with nothing."
  case pairNeeds =
    "{first} has {firstDays, plural, =0 {no day} one {# day} other {# days}}, {second} {secondDays, plural, =0 {none} one {# day} other {# days}}; {both, plural, =0 {no day knows} one {# day knows} other {# days know}} both, and a comparison needs {least}{rare, select, yes {, {group} of them with it and {group} without} other {}}."
  case moodWay = "`retro mood good` notes how a day was."
  case nothing = "Nothing to compare: one of the two is the same on all days that know both, or no day does."
  case halves = "It shows in the first half of the days and in the second."
  case halvesNot = "Only one half of the days shows it."
  case family = "judged as one of {count} comparisons with {subject}"
  case lagSame = "the same day"
  case lagNext = "the day after"
  case daysBehind = "The days behind it"
  case byWeekday = "By weekday"
  case weekday = "Weekday"
  case day = "Day"
  case count = "Days"
  case group = "Days with"
  case much = "{lead} above {split}"
  case late = "{lead} later than {split}"
  case little = "the others"
  case yes = "yes"
  case no = "no"
  case moodOrBetter = "{mood} or better"
  case unknown = "there is nothing called ‘{name}’ to compare days by"
  case unknownNumber = "no day has a number for ‘{name}’ yet"
  case unknownNumberWay = "‘{theme}’ asks about what you wrote of it"
  case unknownNear = "‘{name}’ is near; `retro insights --all` tells what there is"
  case unknownWords =
    "on {count, plural, one {one day} other {# days}} it stands with words, as ‘{example}’ in {path}; to compare it write the number alone, with the unit in its name, as in ‘weight_kg: 70.3’"
  case rareTag = "‘{name}’ is on {count, plural, =0 {no day} one {one day} other {# days}} here, which is too few to compare days by"
  case rareTagWay =
    "it takes {least} days that have the tag themselves; tags of retrospectives and their points are listed by `retro tags`, and tell no days apart"
  case unknownWay =
    "give mood, a metric, a #tag, a habit, an activity or a theme; `retro metrics`, `retro tags` and `retro themes` list them"
  case same = "‘{name}’ cannot be compared with itself"
  case kin = "{first} and {second} go together by themselves: one is reckoned from the other, or both measure the same"
  case tooMany = "insights compares one thing with all others, or two with each other; there are {count}"
  case toCome = "{days} is still to come"
  case twoPeriods = "‘{first}’ and ‘{second}’ are two periods; give one"
  case whyPair = "--why tells the days behind one pair"
  case whyPairWay = "name both, as in: retro insights sleep mood --why"
  case aboutAndPair =
    "--about asks for one thing with all others, and ‘{first}’ and ‘{second}’ for two with each other; give one of the two"
}

/// What `retro trends` says.
public enum TrendText: String, TextKey {
  public static let area = "trends"

  case title = "Trends · {days}"
  case direction = "{direction, select, rising {rising} falling {falling} other {no clear trend}}"
  case later = "{direction, select, rising {later and later} falling {earlier and earlier} other {no clear trend}}"
  case slope = "{change} a month ({low} to {high})"
  case tooFew = "{count, plural, one {# day} other {# days}} so far; a trend needs ten, and two weeks from the first to the last"
  case usual = "{value} on average"
  case changed = "{day}: {before} → {after}"
  case turned = "{day}: {before} → {after}, against the trend"
  case passing = "{days}: {value}, {before} before and {after} after"
  case changes = "What changed"
  case lastChange = "Last change"
  case change = "{day}: from {before} to {after}"
  case around = "Around then you wrote:"
  case weekly = "Week by week"
  case week = "Week"
  case mean = "Mean"
  case days = "Days"
  case weekday = "{best} is best on average ({bestValue}), {worst} worst ({worstValue})."
  case measure = "What"
  case trend = "Trend"
  case nothing = "A trend needs ten days of something, over two weeks; nothing has so many here yet."
}

/// What `retro compare` says.
public enum CompareText: String, TextKey {
  public static let area = "compare"

  case title = "{first} and {second}"
  case what = "What"
  case difference = "Difference"
  case direction = "The difference is what {second} has more than {first}, and with a minus less."
  case verdict = "Beyond chance?"
  case clear = "yes"
  case unclear = "may be chance"
  case tooFew = "{count, plural, one {# day too few} other {# days too few}}"
  case compared =
    "{count, plural, one {# thing compared} other {# things compared}}, {clear, plural, =0 {none differs beyond chance} one {# differs beyond chance} other {# differ beyond chance}}"
  case untested =
    "{count, plural, one {# thing} other {# things}} beside each other. A side with fewer than {least} days is too small to tell a difference from chance."
  case note = "What differs need not have made the difference: much else changes between days."
  case plain =
    "The days are compared as they stand. `retro insights {name}` takes trend and weekday out, so it may be surer of one thing and less sure of another."
  case nothing = "Nothing was noted in one of the two that was noted in the other."
  case with = "days with {title}"
  case without = "days without"
  case others = "the other days"
  case weekends = "weekends"
  case workdays = "workdays"
  case before = "before {day}"
  case after = "from {day} on"
  case tooMany = "compare takes two sets of days, such as W40 W46; there are {count}"
  case tooFewWords = "compare needs two sets of days, or one of days with something"
  case tooFewWay = "such as W40 W46, before:2026-10-01 after:2026-10-01 or tag:travel"
  case sameDays = "both are the same days"
  case noDays = "Nothing was written on the days of {words}."
  case more = "+{value}"
  case less = "−{value}"
  case points = "{value} points"
  case showAll = "`--all` tells the other {count}."
  case side = "{title}: {count, plural, one {# day} other {# days}}"
}

/// What is said of a Try that names what it should move.
public enum TryEffectText: String, TextKey {
  public static let area = "try_effect"

  case effect =
    "{outcome, select, moved {It moved.} against {It went the other way.} held {It held.} other {No clear change.}} {name}: {before} in the four weeks before ({daysBefore} days), {since} since ({daysSince} days). With trend and weekday taken out that is {shift}, somewhere between {low} and {high}."
  case early = "Too early to say of {name}: about {count, plural, one {one more day} other {# more days}}."
  case noBefore =
    "Nothing to compare {name} with: of the four weeks before {count, plural, =0 {no day has} one {one day has} other {# days have}} it."
  case tier = "{tier, select, likely {That is likely more than chance.} other {That may be chance.}}"
  case already = "{direction, select, rising {It was rising before already.} other {It was falling before already.}}"
  case besides = "At the same time these changed, too: {names}."
  case unknown = "Nothing is called ‘{name}’ that could move."
  case unread = "‘{value}’ says nothing that could be measured: name a metric, a habit or mood, and up, down or steady."
  case none = "no Try says what it should move"
  case noneWay = "write `[moves:: sleep_minutes up]` behind one, or begin with ‘retro add try \"Bed before eleven\" --moves \"sleep up\"’"
}

/// What `retro outlook` says.
public enum OutlookText: String, TextKey {
  public static let area = "outlook"

  case title = "Outlook · {day}"
  case tomorrow = "Tomorrow"
  case what = "What"
  case range = "Usual range"
  case hits = "Right so far"
  case hitCount = "{count} of {of}"
  case by = "By"
  case method = "{method, select, usual {what is usual} last {the last day} weekday {the weekday} other {the last days}}"
  case tooFew = "A range for tomorrow needs {count} days of a thing; nothing has so many yet."
  case goals = "Goals"
  case goalLikely = "likely on {day}"
  case goalBetween = "likely on {day}, between {early} and {late}"
  case goalUnclear = "no day can be told at this pace"
  case goalDue = "due {day}"
  case goalChance = "{percent} % likely in time"
  case risks = "May break this week"
  case risk = "often missed on {weekday}s: {missed} of the last {asked}"
  case riskStreak = "often missed on {weekday}s: {missed} of the last {asked}; a streak of {count} is at stake"
  case noRisk = "Nothing that is kept up looks likely to break this week."
  case note = "A range is meant to hold four of five days; how often it was right stands beside it. It knows nothing of your plans."
  case between = "{low} – {high}"
  case noWordsWay = "about one thing tell ‘retro trends NAME’, ‘retro insights NAME’ and ‘retro chart NAME’"
}

/// What `retro records` says.
public enum RecordsText: String, TextKey {
  public static let area = "records"

  case title = "Records"
  case bests = "Personal bests"
  case best = "{value} on {day}"
  case before = "before: {value} on {day}"
  case equal = "{count, plural, one {equalled once} other {equalled # times}}"
  case doubtful = "left out, so far from what was usual that {count, plural, one {it} other {they}} may be a mistake of a device: {days}"
  case streaks = "Longest streaks"
  case streak = "{count, plural, one {# time} other {# times}} without a miss, {days}"
  case going = "still going"
  case firsts = "Firsts"
  case firstDay = "First day of this journal"
  case firstTime = "First time: {title}"
  case reached = "Reached"
  case achievements = "Well done"
  case nothing = "No records yet: a best needs {count} days before it."
  case streakOf = "{streak} in a row"
}

/// What is praised; each stands in the table of achievements by this name.
public enum AchievementText: String, TextKey {
  public static let area = "achievements"

  case firstWeek = "Seven days written: the first week of days."
  case daysWithWords100 = "A hundred days with words of your own."
  case daysWithWords365 = "As many days with words as a year has."
  case daysWithWords1000 = "A thousand days with words."
  case reviewsInRow4 = "Four retrospectives in a row with a Review."
  case reviewsInRow12 = "Twelve retrospectives in a row with a Review."
  case firstTryAdopted = "The first Try that stayed."
  case triesAdopted10 = "Ten Tries that stayed."
  case begunAgain = "Begun again: a streak broke, and within three days you were back."
  case begunAgain5 = "Begun again for the fifth time. Coming back is the habit."
  case firstGoal = "The first goal reached."
  case firstTermClosed = "A term closed with its retrospective."
  case of = "{words} {title}"
}

/// What `retro digest` says.
public enum DigestText: String, TextKey {
  public static let area = "digest"

  case title = "{week} in short"
  case headline =
    "{count, plural, =0 {No mood was noted} one {One day with a mood} other {# days with a mood}}{days, select, none {.} other {: {days}.}}"
  case better =
    "{change, select, better {Better than your usual weeks.} worse {Harder than your usual weeks.} other {Much as your weeks usually are.}}"
  case betterThanWeeks =
    "{change, select, better {Better than the eight weeks before.} worse {Harder than the eight weeks before.} other {Much as the eight weeks before.}}"
  case number = "What moved"
  case habits = "Habits: {habits}."
  case habit = "{title} {standing}"
  case moved = "{title}: {value} on average, usually {usual} in the eight weeks before."
  case few = "{count, plural, one {# day is} other {# days are}} too few to tell that from chance."
  case nothingMoved = "No number moved beyond what is usual."
  case tried = "What you tried"
  case intention = "And next?"
  case intentionWay = "`retro add try \"…\"` keeps what you want to try, `retro add action \"…\"` what you will do."
  case ask = "[t] a Try, [a] an Action, Enter to leave it: "
  case askText = "{kind, select, try {What to try next:} other {What to do:}} "
  case nothing = "Nothing is known of {week}."
  case empty = "There is nothing in these days yet: one day with a mood or a line of the log is enough."
  case written =
    "{count, plural, one {One day is written} other {# days are written}}; there is no mood, no line of the log and no number to tell of yet."
  case writeOfOther = "a digest is written into the retrospective of one week; ‘{days}’ is none"
  case untried = "not judged yet"
}

/// What `retro advice` says.
public enum AdviceText: String, TextKey {
  public static let area = "advice"

  case title = "Small steps"
  case none = "No advice: nothing stands out that a small step would help, and nothing is overdue or neglected. ‘retro insights’ tells what goes with what."
  case moreOf = "Plan {name} for one day this week."
  case moreReason = "{sentence} In the last seven days it was {count, plural, =0 {not there} one {there once} other {there # times}}."
  case towards = "Aim for {name} above {split} on one more day this week."
  case towardsReason = "{sentence} In the last seven days that was so on {count} of {of}."
  case overdue = "Close one Action that is overdue: {title}"
  case overdueReason =
    "It was due {days, plural, one {yesterday} other {# days ago}}; {count, plural, one {it is the only one} other {# are overdue in all}}. `retro actions` lists them."
  case pace = "Give {amount} to ‘{title}’ this week."
  case paceFar =
    "It is due {day} and would need {needed} a week; of late it was {pace}. A little more is a beginning, and a later date is no shame: `retro goal change`."
  case paceReason = "It is due {day}, and at the pace of the last four weeks it would not be there in time."
  case value = "Do one small thing for ‘{title}’."
  case valueReason =
    "{days, plural, =0 {Nothing was written down for it yet} other {Nothing was written down for it for # days}}, though it is one of your values."
  case note = "Each step has its reason beside it; take what fits."
}
