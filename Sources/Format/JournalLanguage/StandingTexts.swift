// How plans and items stand, in a word or two, in English; the names of cases are the keys of other languages.

/// How habits, goals, terms and values stand.
public enum StandingText: String, TextKey {
  public static let area = "standing"

  case habit =
    "{state, select, done {done} partly {partly} skip {skipped} no {no} unanswered {not answered} unknown {no entry} covered {enough for now} not_due {not due} paused {paused} not_begun {not begun} other {archived}}"
  case kept = "kept"
  case over = "over"
  case goal =
    "{status, select, complete {complete} dropped {dropped} not_started {not started} under_way {under way} on_track {on track} at_risk {at risk} behind {behind} other {overdue}}"
  case streak =
    "{unit, select, day {{count, plural, one {# day} other {# days}}} week {{count, plural, one {# week} other {# weeks}}} interval {{count, plural, one {# time} other {# times}}} other {{count, plural, one {# time} other {# times}}}}"
  case strength = "strength {percent} %"
  case lastDays = "{count} of the last 30 days"
  case due =
    "{when, select, done {done} today {due today} tomorrow {due tomorrow} late {overdue by {count, plural, one {# day} other {# days}}} other {due in {count, plural, one {# day} other {# days}}}}"
  case termBegins = "begins {count, plural, one {tomorrow} other {in # days}}"
  case termEnded = "ended {count, plural, one {yesterday} other {# days ago}}"
  case termWeek = "week {week} of {weeks}, {count, plural, =0 {last day} one {# day left} other {# days left}}"
  case week =
    "{level, select, reached {done for this week} unreachable {not reachable this week} other {{missing} more in {count, plural, one {# day} other {# days}}}}"
  case limitWeek = "to be kept on {missing} more of {count, plural, one {# day} other {# days}}"
  case silence = "{goals, select, none {no active goal serves it any more} other {not reflected in what you do}}"
  case goalRule = "{rule, select, named {names the goal} other {activity serves the goal}}"
  case pointsRule = "{rule, select, line {on the line} habit {of the habit} task {of the task} other {of the goal}}"
  case pointsSilent = "nothing written of it"
  case pointsShare = "the share of {count}"
  case schedule =
    "{form, select, daily {daily} weekly {weekly} week {{count}/week} times {{count} in {days} days} every {every {days} days} month {monthly on {weekdays}} weeks {every {count} weeks on {weekdays}} other {{weekdays}}}"
  case monthDay =
    "{place, select, lastDay {the last day} 0 {the last {day}} 1 {the first {day}} 2 {the second {day}} 3 {the third {day}} 4 {the fourth {day}} other {{day}}}"
  case older =
    "{tries, plural, =0 {} one {# older Try} other {# older Tries}}{both, select, yes { and } other {}}{actions, plural, =0 {} one {# older Action} other {# older Actions}} {count, plural, one {is} other {are}} still open: {commands}"
}

/// What is said of an item besides its words.
public enum ItemFactText: String, TextKey {
  public static let area = "item_facts"

  case standing =
    "{state, select, adopted {adopted} partly {partly} dropped {dropped} unjudged {not judged} undone {not done} carried {carried on} done {done} cancelled {cancelled} other {open}}"
  case fact =
    "{label, select, due {due {value}} scheduled {scheduled {value}} created {created {value}} cancelled {cancelled {value}} starts {starts {value}} done {done {value}} from {from {value}} for {for {value}} goal {goal {value}} repeat {repeat {value}} moves {moves {value}} points {points {value}} other {{label} {value}}}"
  case quoted = "“{text}”"
}

/// What files are, one and several of them.
public enum KindText: String, TextKey {
  public static let area = "kinds"

  /// In a column of a list; in English as files have it.
  case short =
    "{kind, select, day {day} weekly {weekly} monthly {monthly} quarterly {quarterly} yearly {yearly} habit {habit} task {task} goal {goal} milestone {milestone} obligation {obligation} term {term} value {value} experiment {experiment} measure {measure} other {note}}"

  case title =
    "{kind, select, day {Day} weekly {Weekly retrospective} monthly {Monthly retrospective} quarterly {Quarterly retrospective} yearly {Yearly retrospective} habit {Habit} task {Task} goal {Goal} milestone {Milestone} obligation {Obligation} term {Term} value {Value} experiment {Experiment} measure {Measure} other {Note}}"
  case counted =
    "{kind, select, day {{count, plural, one {# day} other {# days}}} weekly {{count} weekly} monthly {{count} monthly} quarterly {{count} quarterly} yearly {{count} yearly} habit {{count, plural, one {# habit} other {# habits}}} task {{count, plural, one {# task} other {# tasks}}} goal {{count, plural, one {# goal} other {# goals}}} milestone {{count, plural, one {# milestone} other {# milestones}}} obligation {{count, plural, one {# obligation} other {# obligations}}} term {{count, plural, one {# term} other {# terms}}} value {{count, plural, one {# value} other {# values}}} experiment {{count, plural, one {# experiment} other {# experiments}}} measure {{count, plural, one {# measure} other {# measures}}} other {{count, plural, one {# note} other {# notes}}}}"
  case items =
    "{section, select, review {{count} in Reviews} keep {{count, plural, one {# Keep} other {# Keeps}}} problem {{count, plural, one {# Problem} other {# Problems}}} try {{count, plural, one {# Try} other {# Tries}}} other {{count, plural, one {# Action} other {# Actions}}}}"
  case section = "Section"
}

/// What `retro status` says for prompts and bars.
public enum StatusText: String, TextKey {
  public static let area = "status"

  case habits = "{done} of {count, plural, one {# habit} other {# habits}}"
  case passed = "{count, plural, one {# limit} other {# limits}} passed"
  case overdue = "{count} overdue"
  case dueToday = "{count} due today"
  case dueTomorrow = "{count} due tomorrow"
  case week = "week {week} of {weeks}"
  case termEnds = "{count, plural, one {# day} other {# days}} of the term left"
  case noMood = "no mood yet"
  case pointsThisWeek = "{count, plural, one {# point} other {# points}} this week"
}
