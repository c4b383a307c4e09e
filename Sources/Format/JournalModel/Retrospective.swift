// A look back on a week, month, quarter or year.

public import JournalDates

/// What only the file of a retrospective has.
public struct Retrospective: Equatable, Sendable {
  /// Week, month, quarter or year.
  public enum Length: String, Hashable, Sendable, CaseIterable {
    case weekly, monthly, quarterly, yearly
  }

  public var length: Length
  /// The first day, where the file says it; else the file's name does.
  public var start: CalendarDay?
  /// The last day, included, where the file says it.
  public var end: CalendarDay?
  /// Numbers of the period as they were when the file was written, in the order of the file.
  public var snapshot: [Metric]
  /// The categories that took most screen time, from the same snapshot.
  public var topCategories: [String]

  public init(
    length: Length, start: CalendarDay? = nil, end: CalendarDay? = nil, snapshot: [Metric] = [], topCategories: [String] = []
  ) {
    self.length = length
    self.start = start
    self.end = end
    self.snapshot = snapshot
    self.topCategories = topCategories
  }

  public var kind: EntryKind {
    switch length {
    case .weekly: .weekly
    case .monthly: .monthly
    case .quarterly: .quarterly
    case .yearly: .yearly
    }
  }
}
