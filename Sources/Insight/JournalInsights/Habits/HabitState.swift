// What a habit's day came to.

/// A habit on a day.
public enum HabitState: String, Hashable, Sendable, CaseIterable {
  case done, partly, skip, no, unanswered
  /// No line of the log speaks of it, though the day asked for it.
  case unknown
  /// No line speaks of it, and the week, or the interval, had enough already.
  case covered
  case notDue = "not_due"
  case paused
  /// Before the habit began.
  case notBegun = "not_begun"
  case archived

  /// How much of a day without a target it is: 1 where it was done, a half where it was partly done.
  var share: Double {
    switch self {
    case .done: 1
    case .partly: 0.5
    default: 0
    }
  }

  /// Whether a line of the log said it.
  public var isSaid: Bool {
    switch self {
    case .done, .partly, .skip, .no, .unanswered: true
    case .unknown, .covered, .notDue, .paused, .notBegun, .archived: false
    }
  }
}
