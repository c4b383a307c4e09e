// What there is to know of a plan, in a few words each, in English; the names of cases are the keys of other languages.

/// What a list says behind a plan.
public enum PlanFactText: String, TextKey {
  public static let area = "plan_facts"

  case noSchedule = "no schedule"
  case habitTarget = "{bound, select, most {at most } other {}}{amount}{period, select, week { a week} month { a month} day { a day} other {}}"
  case without = "{count, select, 7 {none at all} other {without on {count} days a week}}"
  case often = "{count} times a week"
  case points = "{count, plural, one {# point} other {# points}}"
  case forPlans = "for {names}"
  case begins = "begins on {day}"
  case beginsNamed = "begins on {day}, and lines that name it count before that, too"
  case pausedUntil = "paused until {day}"
  case paused
  case willPause = "to rest from {day}{last, select, none {} other { until {last}}}"
  case archivedSince = "archived since {day}"
  case priority =
    "{priority, select, highest {highest priority} high {high priority} medium {medium priority} low {low priority} lowest {lowest priority} other {{priority} priority}}"
  case reached = "reached; ‘retro goal done {name}’ closes it"
  case reachedForPoints = "reached; ‘retro goal done {name}’ closes it, for {count, plural, one {# point} other {# points}}"
  case due = "{when} ({day})"
  case dueWithTerm = "{when} ({day}), with its term"
  case open
  case done = "{kind, select, task {done} goal {done} milestone {done} obligation {done} other {done}}"
  case doneOn = "{kind, select, task {done} goal {done} milestone {done} obligation {done} other {done}} on {day}"
  case dropped = "{kind, select, task {dropped} goal {dropped} milestone {dropped} obligation {dropped} other {dropped}}"
  case ofGoal = "of {goal}"
  case forPerson = "for {person}"
  case activeGoals = "{count, plural, =0 {no active goal} one {# active goal} other {# active goals}}"
  case valuePriority = "priority {number}"
  case level =
    "{level, select, general {general} major {major} highest_order {highest order} life_area {life area} other {{level}}}"
  case targets = "{targets}"
  case days = "{first} to {last}"
  case goals = "{count, plural, one {# goal} other {# goals}}"
  case termStatus =
    "{status, select, planned {planned} active {active} completed {completed} delayed {delayed} on_hold {on hold} cancelled {cancelled} other {{status}}}"
  case toReach = "{target} to reach"
}

/// That something was reached, where it is: said once, by what reached it.
public enum ReachedText: String, TextKey {
  public static let area = "reached"

  case milestone =
    "{icons, select, emoji {🎉 } hands {🙌 } other {}}reached: {title}, with {amounts}{goal, select, none {} other { on the way to {goal}}}. Well done!"
  case goal =
    "{icons, select, emoji {🎉 } hands {🙌 } other {}}reached: {title}, with {amounts}. Congratulations! ‘retro goal done {name}’ closes it{points, plural, =0 {} one {, for # point} other {, for # points}}"
  case closed =
    "{icons, select, emoji {🎉 } hands {🙌 } other {}}{kind, select, goal {reached} other {reached}}: {title}{goal, select, none {} other { on the way to {goal}}}. {kind, select, goal {Congratulations!} other {Well done!}}"
  case closedEarly = "{kind, select, goal {closed} other {closed}}: {title}, at {percent} % of its target"
  case ofDay = "{icons, select, emoji {🎉 } hands {🙌 } other {}}reached: {titles}"
}

/// What `show` says of a plan below its title.
public enum PlanDetailText: String, TextKey {
  public static let area = "plan_details"

  case streak = "streak {streak}, best {best}{broken, select, none {} other {, last broken on {broken}}}"
  case nothingDone = "nothing done yet: ‘retro done {name}’ writes it down"
  case strength = "strength {percent} %, done on {count} of the last 30 days"
  case earned = "{count, plural, one {# point} other {# points}} earned"
  case before = "{amount} of it was there before"
  case milestone = "milestone {title}: {state}"
  case levelNow =
    "{now} on {day}{once, select, yes {} other {, from {first}{begin, select, none {} other { on {begin}}}}}: {reached, select, yes {{wanted} is reached} other {{left} to {wanted}, {percent} % of the way}}"
  case levelShort =
    "{name, select, none {} other {{name} }}{reached, select, yes {{now}: {wanted} is reached} other {{now} → {wanted}, {left} to go}}"
  case levelWanted = "{name, select, none {} other {{name} }}to {wanted}"
  case levelPace =
    "{pace, select, none {} other {{pace} a week so far}}{needed, select, none {} other {{pace, select, none {} other {; }}{needed} a week would do}}"
  case levelNone = "no {name} is noted yet: ‘{command}’ notes one"
  case servedBy = "served by {names}"
  case servedByNone =
    "nothing serves it yet: ‘retro habit add TITLE --schedule weekly --goal {name}’ begins a habit for it, ‘retro habit change NAME --goal {name}’ links one that is there"
  case noGoalOfTerm = "no goal yet: ‘retro goal add TITLE --term {name}’"
  case noGoalOfValue = "no goal serves it yet: ‘retro goal add TITLE --value {name}’"
  case contributions =
    "{count, plural, one {# contribution} other {# contributions}} in the last 28 days, the last on {day}"
  case goal = "{title}: {state}"
  case countsWithTerm = "counts from {day}, as its term does"
  case countsFromMaking = "counts from {day}, when it was made"
  case countsFromLine = "counts from {day}, its first line; to change that: ‘retro set {name} start=DAY’"
  case progress = "{amount} of {target}, {percent} %"
  case progressAndStatus = "{amount} of {target}, {percent} %, {status}"
}
