// What the report of some days says.

/// What `retro report` says.
public enum PeriodReportText: String, TextKey {
  public static let area = "period"

  case retrospectiveCount = "{count, plural, one {# retrospective} other {# retrospectives}}"
  case daysWritten = "{count, plural, one {# day} other {# days}} written"
  case openedCount = "{count, plural, one {# action} other {# actions}} opened"
  case closedCount = "{count, plural, one {# action} other {# actions}} closed"
  case unreadable = "{count, plural, one {# file} other {# files}} could not be read."
  case unreadableAsk = "{count, plural, one {# file} other {# files}} could not be read: `retro inspect FILE` says why."
  case unread = "The front matter of {path} could not be read: `retro check` says why."
  case unreadSeveral = "The front matter of {count} files, {path} the first of them, could not be read: `retro check` says why."

  case mood = "Mood"
  case day = "Day"
  case moodLine = "Mood line of {days}"
  case dayByDay = "Day by day"
  case weekOf = "week of"
  case unknown
  case moodDays = "{mood} on {count, plural, one {# day} other {# days}}"
  case unknownDays = "unknown on {count, plural, one {# day} other {# days}}"
  case moodUnread = "{count, plural, one {The mood of this day could not be read.} other {No moods in these days that could be read.}}"
  case moodPrivate = "No moods are shown of {count, plural, one {this day} other {these days}}; what is private is left out."
  case moodMissing =
    "No moods in {count, plural, one {this day} other {these days}} yet: `retro mood good` notes one."

  case retrospectives = "Retrospectives"
  case noneOnDay = "No retrospective ended on this day."
  case noneYet = "No retrospective of these days yet."
  case noneEnded = "No retrospective ended in these days; {title} goes on until {day}."
  case latestWeek = "This is the latest week that has a retrospective; `retro report this-week` tells the current one."
  case noneYetAt = "No retrospective of these days yet: `{command}` begins one, in {path}."

  case noneOfSection = "Nothing stands under {section} in these days."
  case noted = "Noted on days"

  case actions = "Actions"
  case weeklyCount = "{count, plural, one {# weekly retrospective} other {# weekly retrospectives}}"
  case stillOpen = "{count, plural, one {# of them is still open} other {# of them are still open}}"
  case moreOpen = "{count, plural, one {One more is} other {# more are}} not listed: retro actions tells all."
  case opened = "Actions opened"
  case closed = "Actions closed"
  case tags = "Tags"
  case moodSummary = "{parts}."
  case inSection = "{name} {count}"
}
