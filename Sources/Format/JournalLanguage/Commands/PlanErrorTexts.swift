// Why a plan is not found, made or changed, in English; the names of cases are the keys of other languages.

/// What is wrong with the name of a plan, or with what it was to become.
public enum PlanErrorText: String, TextKey {
  public static let area = "plan_errors"

  case noPlan = "there is no {kind} ‘{name}’"
  case noPlanWay = "‘retro {command} {title}’ makes one; ‘retro {kind} list’ lists those there are"
  case numberWay = "nothing is called by a number: ‘retro {kind} list’ lists those there are, and words of a title name one"
  case noHabitWay = "‘retro habit add {title} --schedule daily’ begins one; ‘retro activities’ lists those there are"
  case kind =
    "{kind, select, habit {habit} task {task} goal {goal} milestone {milestone} obligation {obligation} term {term} value {value} experiment {experiment} measure {measure} activity {activity} other {{kind}}}"
  case names = "{names}"
  case listWay = "‘retro {kind} list’ shows all of them"
  case didYouMean = "did you mean ‘{name}’?"
  case otherKind =
    "‘{name}’ is {kind, select, habit {a habit} task {a task} goal {a goal} milestone {a milestone} obligation {an obligation} term {a term} value {a value} experiment {an experiment} measure {a measure} other {{kind}}}, in {path}, and no {wanted}"
  case broken = "nobody can tell what ‘{name}’ is"
  case brokenWhy = "the front matter of {path} cannot be read"
  case brokenWay = "fix that first"
  case several = "‘{name}’ means several files"
  case severalWay = "name the one you mean by its path"
  case severalCalled =
    "several {kind, select, habit {habits} goal {goals} task {tasks} milestone {milestones} obligation {obligations} term {terms} value {values} experiment {experiments} measure {measures} other {{kind}s}} are called ‘{name}’"
  case maybeSeveral =
    "‘{name}’ may be several {kind, select, habit {habits} goal {goals} task {tasks} milestone {milestones} obligation {obligations} term {terms} value {values} experiment {experiments} measure {measures} other {{kind}s}}"
  case archived = "‘{name}’ is archived since {day}"
  case archivedWay = "‘retro habit resume {name}’ takes it up again"
  case archivedNearWay = "did you mean ‘{near}’? ‘retro habit resume {name}’ takes it up again"
  case gone = "{path} is no longer there"
  case noStart = "{path} has no start, so nobody knows its weeks"
  case noStartWay = "‘retro set {name} start=DAY’ gives it one"

  case badTitle = "this is no title"
  case badTitleWay = "a title is a few words on one line"
  case noLetter = "it has no letter"
  case controlInTitle = "it has a line end or a control character in it"
  case namedAfterDays = "files of this kind are named after their days"
  case noFolders = "a name has no folders; the layout says where it lies"
  case meansDays = "it means a day or a period on a command line"
  case signInName = "no link could name a file with ‘{sign}’ in its name"
  case controlInName = "no link could name a file with a control character in its name"
  case lengthOfName = "a name has letters, no blank at its ends and at most 240 bytes"
  case noName = "‘{title}’ has neither letter nor digit, of which the name of a file could be made"
  case badName = "‘{name}’ cannot be the name of a file"
  case nameWay = "‘--slug NAME’ names the file, such as --slug play-squash"
  case taken = "the name ‘{name}’ is taken"
  case takenWay = "‘--slug NAME’ gives it another name"
  case doubles =
    "‘{title}’ would double the {kind, select, habit {habit} task {task} goal {goal} milestone {milestone} obligation {obligation} term {term} value {value} experiment {experiment} other {{kind}}} ‘{other}’"
  case doublesWay =
    "‘retro show {name}’ shows it; if it is to be another one, give it another title, or a name of its own with --slug"
  case moveRather = "there is a task of that name: ‘retro task move {name} {day}’ gives it that day; another one needs another title"
  case equalTargets =
    "‘{one}’ and ‘{other}’ {dimension, select, none {count the same things} other {are both a {dimension}}}, and every such amount would count for both"
  case equalTargetsWay = "name for each of them the field that it counts, as in ‘distance 500 km’, or make two goals of them"
  case overlaps = "the term would last from {start} to {end}, and ‘{other}’ lasts from {first} to {last}"
  case overlapsWay =
    "{day, select, none {} other {‘--start {day}’ begins it on the first Monday after that; }}‘retro term change {name} --start DAY --end DAY’ gives the other one other days, ‘retro term delete {name}’ takes it away"
  case termEndsEarly = "a term that begins on {start} cannot end on {end}"
  case reachedAtOnce = "‘{word}’ would be reached before anything is done"
  case habitTargetWay = "A target is an amount that makes it done, such as 20min or 5.2km, or at most so much: \"<= 2 l\"."
  case goalTargetWay = "A target is an amount, such as 500km, 40h or \"24 books\", or one of a field: \"distance 500 km\"."
  case goalRepeats = "a goal is reached once, and ‘{words}’ comes again"
  case meantWay = "‘{line}’ {isHabit, select, yes {has the habit be so} other {asks for what that comes to}}"
  case targetOfDay = "‘{word}’ is more than a week: only the most that may be is one of a month, and a target that of a day or of a week"
  case targetOfDayWay = "‘20 km/week’ asks for so much in a week; how often it is due says ‘--schedule’, as in --schedule 3/week."
  case limitOfDayWay =
    "A limit says how much a day, a week or a month may have, as in --target \"<= 3/week\"; what a year had, ‘retro totals NAME --by year’ tells."
  case fromNothing = "‘--from {word}’ says nothing"
  case fromAmountWay = "It takes an amount, such as 431km."
  case commaWay = "Leave the comma out, or write a point for it."
  case dueBeforeStart = "‘--due’ {due} is before ‘--start’ {start}"
  case fromOfNothing = "‘--from {amount}’ is part of no target: there is no ‘--target’"
  case fromOfOther = "‘--from {amount}’ is part of no target: the target is {targets}"
  case fromWay = "It takes an amount that measures the same."
  case stepBeyondGoal = "‘{target}’ is more than the goal asks for, which is {asked}"
  case stepOfOther = "‘{target}’ measures something else than the goal, which asks for {asked}"
  case stepWay = "A milestone is a step on the way: an amount that measures the same, such as half of it."
  case isUnit = "‘{unit}’ is a unit already, of {dimension}; all amounts in it would mean something else"
  case isUnitWay = "take another word, or say with ‘--slug {unit}’ that it is to be yours"

  case noSchedule = "‘{word}’ is not a schedule"
  case noScheduleWay = "A schedule is one of {forms}."
  case everyOtherWay = "‘--schedule \"every 2 weeks on {day}\"’ asks for that day in every second week."
  case dayOfMonthWay =
    "‘--schedule \"monthly on 1\"’ is due on the first of each month, ‘monthly on last’ on its last day, ‘monthly on first mon’ on its first Monday."
  case noPercent = "‘{title}’ has no amount, so nobody knows how much ‘{word}’ of it is"
  case noPercentWay = "‘retro goal change {name} --target 100pages’ gives it an amount; ‘retro milestone add TITLE --goal {name} --due DAY’ sets a step of it."
  case percentPassed = "‘{title}’ is at {done} already, and ‘{word}’ of it is {amount}"
  case percentPassedWay = "An amount is added to what there is, as in ‘retro goal progress {name} {example}’."
  case isForm = "‘{title}’ is a form of the habit ‘{other}’, and nobody could tell which of them a sentence means"
  case isFormWay = "‘retro habit change {name}’ changes that one; ‘--slug NAME’ makes another one all the same"
  case isMeasured = "‘{title}’ is something measured, and a habit counts only what is done"
  case isMeasuredWay =
    "‘retro log {title}’ notes such a number, ‘retro metrics {metric}’ shows them, ‘retro goal add \"{title}\"’ is for one to be reached, and ‘retro habit add \"{name}\"’ asks you every day to measure"
  case levelNoSum = "‘{title}’ is a level, to which ‘{amount}’ adds nothing"
  case levelNoSumWay =
    "‘retro log’ notes what was measured, as in ‘retro log weight 71 kg’; ‘retro goal done {name}’ says that it is reached"
  case tooFewDays = "‘{word}’ asks for more than there are days, which are {days}"
  case tooFewDaysWay = "‘daily’ asks for each of them; what is done more than once a day has ‘--target \"2 times\"’ as well."

  case unreadableValue = "‘{name}’ has ‘{value}’, which cannot be read, so that nothing can follow it"
  case unreadableValueWay = "mend it in your editor first"
  case notPaused = "it is neither paused nor archived on {day}"
  case nothingToChange = "there is nothing to change"
  case nothingToChangeWay = "an option says what it is to be"
  case cannotBeTitle = "‘{title}’ cannot be a title"
  case nothingWritten = "nothing was written"
  case pauseEndsEarly = "a pause that begins on {start} cannot end on {end}"
}

/// Why no term is meant by words, or by those that name days.
public enum TermErrorText: String, TextKey {
  public static let area = "term_errors"

  case noneBefore = "no term ended before {day}"
  case noneOn = "no term lasts on {day}"
  case noneAfter = "no term begins after {day}"
  case listWay = "‘retro term list --all’ shows those there are"
  case newWay = "‘retro term new’ begins one"
  case near = "did you mean the term ‘{name}’?"
  case daysWay = "‘retro help dates’ says how days are written"
  case otherKind =
    "‘{name}’ is {kind, select, habit {a habit} task {a task} goal {a goal} milestone {a milestone} obligation {an obligation} value {a value} experiment {an experiment} other {a {kind}}}, in {path}; of plans only a term says days"
  case noStart = "{path} has no start, so nobody knows its days"
}

/// What is wrong with days that are named.
public enum DayErrorText: String, TextKey {
  public static let area = "day_errors"

  case needs = "‘{name}’ needs {forms}; got ‘{word}’"
  case needsDay = "‘{name}’ needs a day; got ‘{word}’"
  case needsWeek = "‘{name}’ needs a week such as W46, or a day in it; got ‘{word}’"
  case needsDayIn =
    "‘{name}’ needs a day in the {unit, select, month {month} quarter {quarter} other {year}}; got ‘{word}’"
  case several = "‘{name}’ needs a day; ‘{word}’ is several"
  case past = "‘{name}’ is {day}, which is past; what is due lies ahead"
  case pastPlanWay = "‘retro set {name} due={day}’ writes it all the same."
  case pastWay = "Give it a day from today on, or leave the day out."
  case noDays = "there are no days such as ‘{word}’ seen from {today}"
  case farBack = "‘{word}’ is read as {days}; those to come are ‘{coming}’"
  case noSuch = "there is no ‘{word}’: {instead}"
  case noTime = "‘{word}’ is not a time of a day"
  case inText =
    "‘{words}’ stays a part of the text, which stands on today: ‘retro undo’, and then the same with ‘--date {day}’, writes it there"
  case keepNote = "{day, select, none {} other {write ‘{day}’, or }}‘--note’ keeps the words as they are"
  case keepTitle = "{day, select, none {} other {write ‘{day}’, or }}with ‘--due none’ the words stay the title"
  case keepMood = "{day, select, none {} other {write ‘{day}’, or }}with ‘--date today’ the words stay a text"
  case keepTerm = "‘--start DAY’ says when it begins, and the words stay the title"
  case keepDate = "‘--date DAY’ says on which day"
  case dueNoneOfNew = "‘--due none’ is for what is made"
  case dueNoneOfNewWay = "‘retro {command} move NAME none’ takes the day away"

  case toComeUnknown = "{day} is still to come; nothing is known of it"
  case toComeMood = "{day} is still to come; nobody knows its mood"
  case toComeReflection = "{day} is still to come; a reflection looks at what was"
  case toComeMeasured = "{day} is still to come; nothing was measured yet"
  case toComeDone = "{day} is still to come; nothing is done on it yet"
}
