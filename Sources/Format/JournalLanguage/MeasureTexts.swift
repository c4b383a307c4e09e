// What the reports of what was measured say, in English.

/// What `retro metrics` says.
public enum MetricsText: String, TextKey {
  public static let area = "metrics"

  case title = "Metrics"
  case days = "{count, plural, one {# day} other {# days}}"
  case rows =
    "{unit, select, day {{count, plural, one {# day} other {# days}}} week {{count, plural, one {# week} other {# weeks}}} month {{count, plural, one {# month} other {# months}}} other {{count, plural, one {# year} other {# years}}}} with a value"
  case means = "means, with how many days each is of"
  case mean = "mean {amount}"
  case reasons = "{metric}, value by value"
  case beside = "{day}; not counted: {others}"
}

/// What `retro wellness` says.
public enum WellnessText: String, TextKey {
  public static let area = "wellness"

  case title = "Wellness · {days}"
  case total = "{score} of 100"
  case coverage = "{count} of 100 points measured"
  case bounds = "between {low} and {high}"
  case nothing = "nothing measured"
  case soFar = "so far"
  case tooLittle = "not enough data"
  case tooLittleAnywhere = "not enough data on any day"
  case notOver = "Today is not over, so it has no score yet."
  case missing = "Missing: {parts}."
  case missingOnDays = "Missing on these days: {parts}."
  case points = "{points} of {weight}"
  case pointsOfSome = "{points} of {weight}, from the {measured} points measured"
  case notCounted = "not counted: {measured} of {weight} points measured"
  case part
  case amount
  case target
  case score
  case day
  case month
  case known = "measured"
  case basis = "Basis: {basis}."
  case ownBasis = "Your own target, wellness.{part}. Basis: {basis}."
  case mean = "the mean of {count, plural, one {# day} other {# days}}"
  case meanParts = "The mean of {count, plural, one {# day} other {# days}}, part by part"
  case notMeant = "{count, plural, one {# day} other {# days}} of other parts not counted"
  case otherDays = "{count, plural, one {# day} other {# days}} of other parts"
  case otherParts = "other parts"
  case otherPartsThanMost = "other parts than most days"
  case measured = "{count} points measured"
  case legend = "Behind a score: how many of its 100 points were measured, and between which it would lie if all were."
  case straight = "Between two amounts, the share of the points goes straight from one to the other."
  case preference = "Balance is a preference, not evidence about health."
  case preferenceGrounds =
    "Balance is a preference, not evidence about health: in 10,099 adults and 250,000 days, time at screens and mood were weakly related or not at all."
  case partName =
    "{part, select, sleep_minutes {sleep} bedtime_deviation_minutes {regular bedtime} deep_percent {deep sleep} steps {steps} exercise_minutes {exercise} stand_hours {standing} screen_minutes {screen} pickups {pickups} other {screen after 21:00}}"
  case partBasis =
    "{part, select, sleep_minutes {American Heart Association, Life’s Essential 8, made continuous} bedtime_deviation_minutes {Huang et al. 2020 (MESA)} deep_percent {typical share 13 to 23 %; more costs nothing} steps {Paluch et al. 2022} exercise_minutes {this product’s own definition} stand_hours {this product’s own definition} evening_screen_minutes {Christensen et al. 2016; a preference more than evidence} other {convention; a preference, not evidence about health}}"
  case between = "{low} to {high}"
  case atMost = "up to {amount}"
  case atLeast = "{amount} or more"
  case bend = "{amount} → {share}{last, select, yes {.} other {,}}"
}

/// What `retro context` and the reports that tell its numbers say.
public enum ContextText: String, TextKey {
  public static let area = "context"

  case title = "Measured"
  case todayLeft = "Still to be counted once today is over: {names}."
  case days
  case dayCount = "{count, plural, one {# day} other {# days}}"
  case partsOf = "Measured as well, as parts of these: {names}."
  case total = "{title} in all"
  case row =
    "{row, select, avg_sleep_minutes {Sleep a night} avg_sleep_quality {Sleep quality, of 100} avg_steps {Steps a day} avg_active_kcal {Active energy a day, kcal} total_exercise_minutes {Exercise in all} avg_stand_hours {Standing a day, h} total_workouts {Workouts in all} avg_screen_minutes {Screen a day} avg_pickups {Pickups a day} avg_notifications {Notifications a day} top_categories {Most time at} wellness_score {Wellness, of 100} other {Wellness: points measured}}"
  case partsDiffer = "{title} (parts differ)"
  case daysDiffer = "{title} (days differ)"
}
