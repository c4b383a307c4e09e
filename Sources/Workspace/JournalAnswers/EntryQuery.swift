// Which entries a list is about: a query and the flags that stand for pieces of it.

public import JournalDates
public import JournalModel
public import JournalQuery

/// What stands on a command line besides the query itself, all of it conditions.
public struct EntryFlags: Sendable {
  /// One of these kinds; any kind where empty.
  public var kinds: [EntryKind] = []
  /// All of these tags.
  public var tags: [String] = []
  /// An open Action.
  public var isOpen = false
  /// An open Action that was due before today.
  public var isOverdue = false

  public init() {}

  /// Whether nothing is asked for.
  public var isEmpty: Bool { kinds.isEmpty && tags.isEmpty && !isOpen && !isOverdue }

  /// The conditions as a query.
  public func query(on today: CalendarDay) -> Query {
    var parts = [Query.or(kinds.map { Query.type($0) })] + tags.map { Query.tag($0) }
    if isOpen { parts.append(.openActions) }
    if isOverdue { parts.append(.overdueActions(on: today)) }
    return .and(parts)
  }
}
