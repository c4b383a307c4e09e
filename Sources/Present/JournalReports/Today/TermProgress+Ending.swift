// Which term ends, so that its retrospective is due.

public import JournalInsights
import JournalModel

extension TermProgress {
  /// Whether it was neither closed nor cancelled.
  public var isOpen: Bool { term.plan.status != .completed && term.plan.status != .cancelled }
}

extension [TermProgress] {
  /// The term that is in its last week, else the last one that ended within four weeks; those that were closed or cancelled aside.
  public var ending: TermProgress? {
    last { $0.isOpen && $0.isCurrent && $0.daysLeft < 7 } ?? last { $0.isOpen && $0.daysLeft < 0 && $0.daysLeft >= -28 }
  }
}
