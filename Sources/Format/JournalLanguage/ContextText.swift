// What the numbers behind a retrospective say.

/// What `retro context` and the reports that tell its numbers say.
public enum ContextText: String, TextKey {
  public static let area = "context"

  case title = "Measured"
  case days
  case dayCount = "{count, plural, one {# day} other {# days}}"
}
