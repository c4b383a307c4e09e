// What `retro totals` says, in English.

/// What `retro totals` says.
public enum TotalsText: String, TextKey {
  public static let area = "totals"

  case title = "Totals"
  case titleOf = "{name} in all"
  case metricToo =
    "the files of {days, plural, one {# day have} other {# days have}} a number called so as well, which is none of these: ‘retro metrics {name}’"
  case times = "{count, plural, one {once} =2 {twice} other {# times}}"
  case onDays = "on {count, plural, one {# day} other {# days}}"
  case perDone = "{amount} each time"
  case perMeasured = "{count, plural, one {{amount} the one time that says how much} other {{amount} each of the # times that say how much}}"
  case perGroup = "{amount} a {unit, select, day {day} week {week} month {month} other {year}}"
  case also = "and {amount}"
  case rate =
    """
    {unit, select, day {done on {kept} of {asked, plural, one {# day} other {# days}} it was due} week {kept in {kept} of \
    {asked, plural, one {# week} other {# weeks}}} other {done {kept} of {asked, plural, one {# time} other {# times}} it was due}}, {percent} %
    """
  case rateOfLimit = "kept on {kept} of {asked, plural, one {# day} other {# days}}, {percent} %"
  case rateInShort =
    """
    {percent} % of {unit, select, day {{asked, plural, one {# day} other {# days}}} week {{asked, plural, one {# week} other {# weeks}}} other \
    {{asked, plural, one {# time} other {# times}}}}
    """
  case best = "best {unit, select, day {day} week {week} month {month} other {year}}: {name}, {amount}"
  case inPart = "{count, plural, one {# day} other {# days}} in part"
  case keptDays = "kept on {kept} of {asked, plural, one {# day} other {# days}}"
  case keptOf =
    """
    {kept} of {unit, select, day {{asked, plural, one {# day} other {# days}}} week {{asked, plural, one {# whole week} other {# whole weeks}}} other \
    {{asked, plural, one {# time} other {# times}}}}
    """
  case soFar = "{done} of {asked} so far this week"
  case heldToday = "kept so far today"
  case habitColumn = "Habit"
  case doneColumn = "Done"
  case amountColumn = "Amount"
  case dueColumn = "Of what was due"
  case tasksDone = "Tasks done"
  case lastDone = "{title}: the last time was {days, plural, =0 {today} =1 {yesterday} other {# days ago}}, {day}"
  case lastNote = "a note of {day} speaks of it, too, and is not counted: ‘retro show {date}’"
  case lastNoted = "{title}: nothing is counted, but a note speaks of it, {days, plural, =0 {today} =1 {yesterday} other {# days ago}}, {day}: ‘retro show {date}’"
  case daysMeeting =
    """
    {title}: {bound, select, over {over} under {under} least {at least} other {at most}} {amount} on {count, plural, =0 {none} other {#}} of \
    {known, plural, one {# day} other {# days}} with an amount ({period}){count, plural, =0 {} other {: {days}}}
    """
  case noOwnLimit = "it has no limit of a day, and no target, that amounts could be compared with"
  case noOwnLimitWay = "name the amount, as in ‘over 35 g’"
  case otherUnit = "‘{words}’ cannot be compared with {unit, select, none {how often it was done} other {an amount in {unit}}}"
  case otherUnitWay = "{unit, select, none {write a number alone, as in ‘over 2’} other {write it in {unit}}}"
  case toldInWords = "days that are picked by what they have are told in words, and not as JSON"
  case toldInWordsWay = "‘{line}’ gives every day"
  case noted = "{title}: nothing is counted, but notes of {count, plural, one {# day} other {# days}} speak of it ({period}): {days}"
  case notNoted = "{title}: nothing is counted, and no note speaks of it ({period}); the last one that does is of {day}"
  case notedToo = "notes of {count, plural, one {# day} other {# days}} tell an amount of it, too, and are not counted: {days}"
  case notedWay = "‘retro search \"{name}\"’ shows them; a number of the day or a habit of that name would be counted"
  case rising = "rising by about {percent} % a week"
  case falling = "falling by about {percent} % a week"
  case noTrend = "no clear trend"
  case tooEarly = "too early for a trend: that takes {weeks} weeks"
  case groups = "By {unit, select, day {day} week {week} month {month} other {year}}"
  case weekdays = "By weekday"
  case activities = "By activity"
  case parts = "By {name}"
  case nameless = "lines without an activity"
  case unknown = "there is no habit or task ‘{name}’, and nothing was measured in it"
  case unknownWay = "‘retro totals’ lists what there is, ‘retro search {name}’ looks in what was written"
  case noSum = "{name} is measured anew each time and does not add up: these are its means"
  case maybeSum = "{name}: {amount} in all, if these are parts of a whole; if it is measured anew each time, these are its means"
  case measuredIn = "days have {names} besides, which no line of a log says: ‘retro totals {name}’ adds that up"
  case toCome = "{days} is still to come; nothing was done yet"
  case nothing = "nothing was done in these days"
  case nothingYet = "nothing is written of these days: the first day here is {day}"
  case without =
    """
    {title}: {count, plural, =0 {no day} one {# day} other {# days}} without, of {known, plural, one {# day} other {# days}} on which you wrote something \
    ({period}){count, plural, =0 {} other {: {days}}}
    """
  case unsaid = "no line of {name} has ‘{words}’: this is all of it"
  case withoutYet = "{title}: no day of it is known yet; it counts from {day} on"
}
