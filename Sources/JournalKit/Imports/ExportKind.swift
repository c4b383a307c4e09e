// The programs whose exports are read.

/// What an export is of.
public enum ExportKind: String, Hashable, Sendable, CaseIterable {
  case appleHealth = "apple-health"
  case activityWatch = "activitywatch"
  case loop
  case daylio
  /// Any table with a column of days.
  case table = "csv"

  /// As its makers call it.
  public var title: String {
    switch self {
    case .appleHealth: "Apple Health"
    case .activityWatch: "ActivityWatch"
    case .loop: "Loop Habit Tracker"
    case .daylio: "Daylio"
    case .table: "any program, as a table"
    }
  }
}
