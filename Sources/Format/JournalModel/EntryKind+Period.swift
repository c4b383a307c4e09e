// The calendar's units as kinds of files.

public import JournalDates

extension EntryKind {
  /// The kind of the file that is written about one unit of the calendar.
  public init(of unit: Period.Unit) {
    self =
      switch unit {
      case .day: .day
      case .week: .weekly
      case .month: .monthly
      case .quarter: .quarterly
      case .year: .yearly
      }
  }

  /// The unit of the calendar that a file of this kind is about; nil for kinds that are about none.
  public var unit: Period.Unit? {
    switch self {
    case .day: .day
    case .weekly: .week
    case .monthly: .month
    case .quarterly: .quarter
    case .yearly: .year
    default: nil
    }
  }
}
