// What the commands of plans say besides their lists, in English; the names of cases are the keys of other languages.

/// What is said of habits, tasks, goals and other plans that are listed, made or changed.
public enum PlanText: String, TextKey {
  public static let area = "plans"

  case noActivity = "nothing to do yet: ‘retro habit add TITLE --schedule daily’ begins a habit"
  case noHabit = "no habit yet: ‘retro habit add TITLE --schedule daily’ begins one"
  case noTask = "no task yet: ‘retro task add TITLE --due fri’ writes one down"
  case noneDue =
    "{count, plural, one {# task is} other {# tasks are}} open, and none is due in these days ({days}): ‘retro task list’ shows them"
  case openTasks = "{count, plural, one {# task is} other {# tasks are}} open: ‘retro task list’ shows them"
  case noGoal = "no goal yet: ‘retro goal add TITLE --target 500km --due 2026-12-31’ sets one"
  case noMilestone = "no milestone yet: ‘retro milestone add TITLE --goal GOAL --due DAY’ sets one"
  case noObligation = "no obligation yet: ‘retro obligation add TITLE --due DAY’ writes one down"
  case noTerm = "no term yet: ‘retro term new’ begins one on Monday"
  case noValue = "no value yet: ‘retro value add TITLE --level major’ writes one down"
  case nothingMatches = "nothing matches"
  case nothingOpenMatches = "nothing matches; --all shows what is over, too"
  case kind = "{kind, select, habit {habit} task {task} goal {goal} other {{kind}}}"

  case dailyAssumed = "due daily, as nothing says how often; to change that: ‘retro habit change {name} --schedule 3/week’, or ‘--schedule none’ to only count it"
  case limitOfDay = "it holds on each day; for a limit of a whole week: ‘retro habit change {name} --target \"{week}\"’"
  case dailyUnread =
    "due daily: nothing in the title was read as how often; to change that: ‘retro habit change {name} --schedule 3/week’"
  case neverDue = "counted whenever it is done, and never due"
  case uncounted =
    "‘{words}’ is a part of the title; ‘retro habit change {name} --target \"{target}\"’ makes it the amount of a day"
  case noTermNow =
    "no such term is planned, so ‘{words}’ is a part of the title: ‘retro term new’ begins one, ‘--term NAME’ or ‘--due DAY’ says until when"
  case goalPer =
    "it has no target: a goal is reached once, and ‘{words}’ comes again; ‘{line}’ {isHabit, select, yes {makes a habit of it} other {makes it the goal of this one}}"
  case goalUncounted = "it has no target, so nothing is counted for it; ‘retro goal change {name} --target {target}’ gives it one"
  case goalLimit = "it has no target, as a goal counts what is to be reached; the most that may be is a habit: ‘{line}’"
  case goalBudget =
    "it has no target, as a goal counts what is to be reached; ‘retro habit add \"{name} spending\" --schedule none’ counts what is spent, and ‘retro totals’ tells how much"
  case repeatingHabit = "‘{words}’ says that it comes again, and what does is a habit: reading it as ‘{line}’"
  case partOfDay = "it is due on a day, whenever that is done: ‘{words}’ is left out"
  case longTerm =
    "it lasts {count} days, from {start} to {end}; ‘retro term change {name} --start DAY --end DAY’ gives it other ones"
  case level =
    "{change, select, none {} less {the target is {target} less than at the beginning; } more {the target is {target} more than at the beginning; } other {the target is {target}; }}{command, select, none {nothing is added up for it: a level is no sum of what was done} other {what is measured says how far it is: ‘{command}’ notes that, ‘retro goal show {name}’ tells it}}, and ‘retro goal done {name}’ says that it is reached"
  case measures = "it counts that you measured; the number is noted with ‘{command}’, and ‘retro metrics {metric}’ shows it"
  case mayServe = "‘retro habit change {name} --goal {goal}’ counts it for the goal ‘{title}’"
  case limitOfWeek =
    "kept where at least {without} days of a week are without: {days, plural, one {# day} other {# days}} may have it, however often; to change that: ‘retro habit change’"
  case wouldMake = "would make {path} ({understood})"
  case made = "made {path} ({understood}); now: {command}"
  case fromTodoText =
    "read as todo.txt has {count, plural, one {it} other {them}}, and left out of the title: ‘{words}’ {count, plural, one {is} other {are}} {facts}"
  case undated = "‘{words}’ is a part of the title; ‘retro {kind} move {name} {day}’ makes it due then"
  case deadlineKept = "‘{words}’ is no day that is known here, so it stays in the title; ‘retro {kind} move {name} DAY’ makes it due"
  case deadlineOfTerm = "‘{words}’ is understood as {day}, the {first, select, yes {first} other {last}} day of {term}"
  case deadlineOfWeek = "‘{words}’ is understood as week {number} of {term}, which ends on {day}{named, select, yes {} other {; the calendar week of that number is past}}"
  case alike = "there is ‘{title}’, too: {name}"
  case alikeStands = "there is ‘{title}’ already ({name}): is that meant?"
  case alikeWays =
    "{kind, select, task {‘retro done {name}’ says that it is done} other {‘retro {kind} change {name}’ changes what is asked of it}}, and ‘retro {command} add {new}’ makes another one"
  case alikeQuestion = "There is ‘{title}’ already ({name}). Make another one? [y/N] "
  case madeLimit =
    "made {path} ({understood}); note it with ‘{command}’; a day on which you wrote something and noted none counts as kept"

  case done = "{path}: {dry, select, yes {would be done} other {done}}{day, select, none {} other { on {day}}}"
  case dropped =
    "{path}: {dry, select, yes {would be dropped} other {dropped}}; ‘retro {kind} reopen {name}’ takes it up again"
  case earlierCount = "{count, plural, one {# earlier line counts} other {# earlier lines count}}, too"
  case earlierNotes =
    "{count, plural, one {an earlier note, of {day}, speaks of it and is} other {# earlier notes speak of it, the last of {day}, and are}} not counted{amount, select, unknown {} other {: ‘retro done {name}{amount, select, none {} other { {amount}}} --date {date}’ counts {count, plural, one {what was done then} other {that one}}}}"
  case otherUnits =
    "before this, {before} were counted, and now {now}: lines keep the unit that they were written in; ‘retro goal progress {name} AMOUNT’ counts what is missing, and ‘retro correct OLD NEW’ puts a line right"
  case metricToo =
    "the files of {days, plural, one {# day have} other {# days have}} a number called so, which does not count for the habit: ‘retro metrics {metric}’ tells it"
  case endsOn = "its last day is {day}; after that it rests, and ‘retro habit resume {name}’ takes it up again"
  case partOfGoalWay = "‘retro goal done {name}’ closes it, ‘retro goal show {name}’ tells how far it is"
  case partOfGoalQuestion = "Close ‘{title}’ ({name}) for good? [y/N] "
  case droppedRather =
    "‘retro goal drop {name}’ says that it was given up, ‘retro goal reopen {name}’ that it goes on"
  case dueNextYear =
    "‘retro task move {name} {day}’ makes it next year’s"
  case openActions =
    "no task has a file of its own; {count, plural, one {this one stands as a box in a note or a retrospective} other {these # stand as boxes in notes and retrospectives}}, where ‘retro done’ ticks {count, plural, one {it} other {them}}"
  case openBoxes = "{count, plural, one {# open box} other {# open boxes}} in notes and retrospectives: ‘retro actions’"
  case reopened = "{path}: {dry, select, yes {would be open again} other {open again}}"
  case stillDone = "it still counts as done: {count, plural, one {{places} says} other {{places} say}} so"
  case stillDoneWay = "‘retro unlog {name} --date {day}’ takes that line out"

  case paused =
    "{path}: {dry, select, yes {would be paused} other {paused}} from {day}{last, select, none {; ‘retro habit resume {name}’ ends that} other { until {last}}}"
  case calledOff =
    "{path}: {dry, select, yes {the pause would be called off} other {the pause is called off}}, which was to begin on {day}{last, select, none {} other { and last until {last}}}"
  case resumed = "{path}: {dry, select, yes {would be taken up again} other {taken up again}} from {day}"
  case archived =
    "{path}: {dry, select, yes {would be archived} other {archived}} from {day}; ‘retro habit resume {name}’ takes it up again"
  case changed = "{path}: {dry, select, yes {would be changed} other {changed}}"
  case changedTo = "{path}: {dry, select, yes {would be changed} other {changed}}: {facts}"
  case schedule = "{schedule} from {day}"
  case points = "{count, plural, one {# point} other {# points}} from {day}"
  case scheduleAndPoints = "{schedule} and {count, plural, one {# point} other {# points}} from {day}"
  case target = "target {target}, on all days"
  case targetFrom = "target {target} from {day}{former, select, none {} other {, and {former} until then}}"
  case laterSchedule = "{schedule} from {day} on, as before"
  case laterPoints = "{count, plural, one {# point} other {# points}} from {day} on, as before"
  case laterTarget = "{target} from {day} on, as before"
  case serves = "serves {goals}"

  case dimension =
    "{dimension, select, length {length} mass {mass} volume {volume} duration {duration} energy {energy} temperature {temperature} speed {speed} pressure {pressure} times {times} other {{dimension}}}"
  case ownUnit = "your own: {amount} · {path}"
  case ownCount = "your own: counted by itself · {path}"
}

/// What is said where the words that make or change a plan make no sense.
public enum PlanUsageText: String, TextKey {
  public static let area = "plan_usage"

  case noPriority = "‘{word}’ is no priority"
  case noPriorityWay = "A priority is one of {choices}, or H, M, L."
  case noAttribute = "‘{word}’ says nothing here"
  case noAttributeWay =
    "Of such words there are due:DAY, pri:H and +tag; leave ‘{key}:’ out, or put a blank behind its colon if it belongs to the title."
  case noRecurrence = "Nothing comes again by itself but a habit: ‘retro habit add {title} \"every {interval}\"’ makes one."
  case restOfOneDay = "‘{day}’ may be the first day of the pause or the last"
  case restOfOneDayWay = "‘retro habit pause {name} until {day}’ ends it with that day, and ‘retro habit pause {name} from {day}’ begins it"
  case fromOfNothing = "‘--from’ says from which day a schedule, points or a target hold, and you changed none of them"
  case noMore = "how much more time is missing"
  case noMoreWay = "It ends the words, as in ‘retro {command} postpone NAME 3 days’ or ‘retro {command} postpone NAME friday’."
  case earlier = "{day} is earlier than {due}, when it is due"
  case earlierWay = "‘retro {kind} move {name} {day}’ gives it that day all the same"
  case optionElsewhere = "‘{option}’ is for {takers}, not for ‘{verb}’"
  case noLimit =
    "‘retro {command} list’ has no limit, and ‘-n’ is ‘--dry-run’ there"
  case noLimitWay =
    "‘retro {command} list | head -n {count}’ shows so many."
  case dryRunOfTelling = "‘--dry-run’ is for what changes something; ‘{verb}’ changes nothing"
  case wordTooMany = "‘{words}’ is one word too many"
  case wordTooManyWay = "‘retro {command} show {words}’ shows one."
  case noVerb = "a {command} has no ‘{verb}’"
  case noVerbWay = "What it has is {verbs}; ‘retro help {command}’ tells of each."
  case repeats = "a task is done once, and ‘{words}’ says that it comes again"
  case repeatsWay =
    "‘retro habit add \"{title}\" --schedule \"{schedule}\"’ makes what repeats; a task whose title is so is made with ‘retro task add \"{whole}.\"’"
  case noTitle = "the title is missing"
  case noTitleWay =
    "A few words, as in ‘retro {command} {verb} {kind, select, habit {\"Play squash\" --schedule weekly} task {\"Renew passport\" --due +2w} goal {\"Run 500 km\" --target 500km} milestone {\"The first 200 km\" --goal run-500-km} obligation {\"Hand-over notes\" --due fri} measure {lap 0.4km} experiment {\"Screens off\" --a \"no screen after nine\" --b \"as always\" --outcome sleep} other {Health}}’."
  case noName = "NAME is missing"
  case noNameWay = "‘retro {command} list’ shows those that there are."
  case noSchedule = "‘--schedule’ is missing"
  case limitOfDay = "a limit is one of each day, each week or each month, and there is no other"
  case limitOfSomeDays = "a limit holds for each day or each week; it cannot be for some weekdays only"
  case limitOfDayWay =
    "Say how much a day, a week or a month may have, as in ‘retro habit add \"{title}\" --schedule daily --target \"{most}\"’, or how many days are to be without: ‘retro habit add \"No {title}\" --schedule 4/week’."
  case noScheduleWay = "How often is it due? One of {forms}; what is done once is a task."
  case noChange = "there is nothing to change"
  case noChangeWay = "‘--schedule’ gives it another schedule, ‘--points’ other points, ‘--target’ another target, ‘--goal’ one more goal."
  case noGoal = "‘--goal’ is missing"
  case noGoalWay = "A milestone is a step of a goal; ‘retro goal list’ shows those that there are."
  case noDay = "DAY is missing"
  case noDayWay = "A day such as fri, +7d or 2026-12-01, or none, behind the name."
  case noNewTitle = "the new title is missing"
  case noNewTitleWay = "As in ‘retro {command} rename {name} \"Another title\"’."
  case badUnit = "‘{unit}’ cannot be a unit"
  case badUnitWay = "A unit is one word, such as lap."
  case noAmount = "how much is one {unit}?"
  case badAmount = "‘{text}’ is not an amount with a unit"
  case amountWay = "As in ‘retro measures add lap 0.4km’."
}
