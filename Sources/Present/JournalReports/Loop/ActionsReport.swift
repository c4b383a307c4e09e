// What is to be done and what was: the value behind `retro actions`.

public import JournalDates
public import JournalInsights
public import JournalModel

/// Which Actions a list shows.
public struct ActionQuery: Sendable {
  /// What decides the order.
  public enum Sort: String, Sendable, CaseIterable {
    case due, priority, created
  }

  /// One of these states; any where empty.
  public var states: Set<Action.State> = []
  /// Whether only open ones are shown whose day has passed.
  public var isOverdue = false
  /// Due before this day; those without one are left out.
  public var dueBefore: CalendarDay?
  /// Whether only those are shown that come from a Try.
  public var isFromTry = false
  /// One of these priorities; any, and none, where empty.
  public var priorities: Set<Priority> = []
  /// The order that was asked for; nil for groups by when they are due.
  public var sort: Sort?

  public init() {}

  /// Whether it asks for anything in particular.
  public var isOpen: Bool { states.isEmpty && !isOverdue && dueBefore == nil && !isFromTry && priorities.isEmpty }

  /// Whether it asks for nothing but what is overdue.
  public var isOnlyOverdue: Bool { isOverdue && dueBefore == nil && !isFromTry && priorities.isEmpty }

  func matches(_ action: ReviewLedger.Action, on today: CalendarDay) -> Bool {
    if !states.isEmpty, !states.contains(action.state) { return false }
    if isOverdue, !action.isOverdue(on: today) { return false }
    if let dueBefore { guard let due = action.due, due < dueBefore else { return false } }
    if isFromTry, action.item.fields.value(of: "from") == nil { return false }
    return priorities.isEmpty || action.priority.map { priorities.contains($0) } ?? false
  }
}

/// Some Actions, without anything private.
public struct ActionsReport: Sendable {
  /// A task whose day has passed, and that no Action stands for.
  public struct LateTask: Sendable {
    public var path: String
    public var slug: String
    public var title: String
    public var due: CalendarDay

    public init(path: String, slug: String, title: String, due: CalendarDay) {
      (self.path, self.slug, self.title, self.due) = (path, slug, title, due)
    }
  }

  /// Where what is overdue is asked for, the tasks that are, the oldest first.
  public var lateTasks: [LateTask] = []
  /// How many open tasks no Action stands for; 0 where some Actions alone are asked for.
  public var openTasks = 0
  /// Open ones before done ones before cancelled ones. By `due`, which is the usual order: what is overdue first, then what is due first, then
  /// what was taken up first; what is closed, the last closed first.
  public private(set) var actions: [ReviewLedger.Action]
  /// How many entries, sections and items were kept out because they are private, of those that the query means.
  public let privateEntries: Int
  public let today: CalendarDay
  /// The order that was asked for; nil for groups.
  public let sort: ActionQuery.Sort?
  /// What tasks are called, by their paths: an Action that is one is shown by its title.
  public var titles: [String: String] = [:]
  private let triesByAddress: [TryAddress: String]

  public init(of ledger: ReviewLedger, _ query: ActionQuery, today: CalendarDay) {
    let meant = ledger.actions.filter { query.matches($0, on: today) }
    privateEntries = Set(meant.compactMap { one in one.privateFrom.map { PrivateEntry(path: one.place.path, line: $0) } }).count
    let shown = meant.filter { !$0.isPrivate }
    let ranks = shown.enumerated().map { (rank: Rank(of: $0.element, by: query.sort ?? .due, number: $0.offset), action: $0.element) }
    actions = ranks.sorted { $0.rank < $1.rank }.map(\.action)
    self.today = today
    sort = query.sort
    let named = ledger.tries.filter { !$0.isPrivate }.compactMap { one in
      one.item.id.map { (TryAddress(file: Reference.folded(one.place.slug), id: $0), one.item.firstLine) }
    }
    triesByAddress = Dictionary(named, uniquingKeysWith: { first, _ in first })
  }

  /// Those alone that are meant; of the others it still knows what the Actions come from.
  public func only(_ isMeant: (ReviewLedger.Action) -> Bool) -> ActionsReport {
    var report = self
    report.actions = actions.filter(isMeant)
    return report
  }

  /// The first line of the Try that an Action comes from; nil where none is known.
  func source(of action: ReviewLedger.Action) -> String? {
    guard let from = action.item.action.from, case .block(let id) = from.place else { return nil }
    let slug = from.file.isEmpty ? action.place.slug : from.slug
    return triesByAddress[TryAddress(file: Reference.folded(slug), id: id)]
  }
}

/// A Try by the name of its file and its id.
private struct TryAddress: Hashable {
  var file: String
  var id: String
}

/// What decides where an Action stands in a list.
private struct Rank: Comparable {
  private var keys: [Int]

  init(of action: ReviewLedger.Action, by sort: ActionQuery.Sort, number: Int) {
    func ordinal(_ day: CalendarDay?) -> Int { day.map { Int($0.ordinal) } ?? Int.max }
    let created = ordinal(action.created)
    let due = ordinal(action.due)
    let state =
      switch action.state {
      case .open: 0
      case .done: 1
      case .cancelled: 2
      }
    switch (sort, action.state) {
    case (.due, .open): keys = [state, due, created, number]
    // The last closed first; those of which nobody knows the day, last.
    case (.due, _): keys = [state, action.closedOn.map { -Int($0.ordinal) } ?? Int.max, created, number]
    case (.priority, _): keys = [state, -Priority.rank(of: action.priority), due, created, number]
    case (.created, _): keys = [state, created, due, number]
    }
  }

  static func < (a: Rank, b: Rank) -> Bool { a.keys.lexicographicallyPrecedes(b.keys) }
}

extension Item {
  /// The first line of the text: what other items call it by.
  var firstLine: String { String(decoding: text.utf8.prefix { $0 != 0x0A }, as: UTF8.self) }
}
