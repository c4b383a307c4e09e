// What cards of files and of items say.

/// What `retro show` says.
public enum ShowText: String, TextKey {
  public static let area = "show"

  case several = "Retrospectives"
  case nothing = "Nothing to show"
  case nothingYet = "Nothing in its sections yet."
  case reviews = "Reviews"
  case tries = "Tries for it"
  case actions = "Actions from it"
  case skipped
  case skippedBecause = "skipped, {reason}"
  case unanswered = "not answered"
  case partly
  case no
}
