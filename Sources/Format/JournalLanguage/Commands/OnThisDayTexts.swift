// What is said of days in other years, in English; the names of cases are the keys of other languages.

/// What `retro on-this-day` says.
public enum OnThisDayText: String, TextKey {
  public static let area = "onThisDay"

  case title = "On this day: {day}"
  case yearsAgo = "{count, plural, one {a year ago} other {# years ago}}"
  case yearsLater = "{count, plural, one {a year later} other {# years later}}"
  case monthsAgo = "{count, plural, one {a month ago} =6 {half a year ago} other {# months ago}}"
  case more = "{count, plural, one {# line more} other {# lines more}}: retro show {day}"
  case nothing =
    "Nothing was written on this day in other years, nor a month or half a year before. What you write today will be here in a year."
  case future = "{day} is still to come"
}
