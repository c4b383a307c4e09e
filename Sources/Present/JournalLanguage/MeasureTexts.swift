// What the reports of what was measured say, in English.

/// What `retro metrics` says.
public enum MetricsText: String, TextKey {
  public static let area = "metrics"

  case title = "Metrics"
  case days = "{count, plural, one {# day} other {# days}}"
  case rows =
    "{unit, select, day {{count, plural, one {# day} other {# days}}} week {{count, plural, one {# week} other {# weeks}}} month {{count, plural, one {# month} other {# months}}} other {{count, plural, one {# year} other {# years}}}} with a value"
  case means = "means, with how many days each is of"
  case reasons = "{metric}, value by value"
}
