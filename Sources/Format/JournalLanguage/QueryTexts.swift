// What answers to queries say, in English; the names of cases are the keys of other languages.

/// What `retro list` says on a page.
public enum ListText: String, TextKey {
  public static let area = "list"

  case entries = "{count, plural, =0 {No entry} one {# entry} other {# entries}}"
  case groups =
    "Entries by {group, select, day {day} week {week} month {month} quarter {quarter} year {year} weekday {weekday} tag {tag} type {kind} other {mood}}"
  case count
  case date = "Day"
  case start = "First day"
  case end = "Last day"
  case type = "Kind"
  case mood = "Mood"
  case title = "Title"
  case path = "File"
  case slug = "Name"
  case tags = "Tags"
  case group =
    "{group, select, day {day} week {week} month {month} quarter {quarter} year {year} weekday {weekday} tag {tag} type {type} other {mood}}"
  case figure = "{figure, select, sum {sum} mean {mean} min {min} max {max} other {median}} {key}"
}

/// What `retro search` says.
public enum SearchText: String, TextKey {
  public static let area = "search"

  case title = "{count, plural, =0 {Nothing found} one {Found in # entry} other {Found in # entries}}"
  case best = "The best {count} of {total} entries"
  case hidden = "(private)"
  case further = "(+{count, plural, one {# line} other {# lines}})"

  case noParts = "‘{option}’ needs parts of entries; got ‘{word}’"
  case parts = "The parts are {parts}."
  case nothing = "nothing found"
  case noPrivate = "private text is not looked through here; a terminal of your own shows it"
  case ofDays = "reading ‘{words}’ as days: {days}; in quotes it is looked for"
  case nothingOfDays = "neither in {days}, nor with all words in a text; ‘retro search {query}’ looks in all days"
  case near = "no text has ‘{word}’; did you mean ‘{near}’?"
  case more = "the best {found} of {total}; ‘--limit’ shows more"
  case noWord = "there is no word to look for"
  case lists = "‘retro list’ shows entries without looking into their text"
}

/// What `retro stats` says.
public enum StatsText: String, TextKey {
  public static let area = "stats"

  case title = "The journal in numbers"
  case entries
  case ofThemPrivate = "{count} of them private"
  case days
  case daysOfSpan = "{count} of {all} from {first} to {last}"
  case words
  case items
  case actions
  case links
  case tags
  case metrics
  case ownMetrics = "{count, plural, one {# day} other {# days}} of your own"
  case metricsFrom = "{count, plural, one {# day} other {# days}} from {source}"

  case none = "the journal has no entry yet: ‘retro open’ begins today’s"
  case actionState = "{count} {state, select, open {open} done {done} other {cancelled}}"
}

/// Why entries cannot be listed or counted as they were asked for.
public enum ListErrorText: String, TextKey {
  public static let area = "list_errors"

  case unknownKey = "no entry has a property or metric ‘{key}’"
  case unknownKeyWay = "‘retro properties’ lists those that there are"
  case sumOfTimes = "‘{key}’ is a time on the clock and has no sum"
  case sumOfTimesWay = "--mean, --median, --min and --max know times"
  case unknownOrder = "groups cannot be sorted by ‘{name}’"
  case unknownOrderWay = "sort by {names}"
}
