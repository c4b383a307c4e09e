// What a new retrospective opens with.

public import JournalDates
public import JournalModel

/// The Tries and Actions that a retrospective of some days is to look at again. Nothing private is among them.
public struct ReviewProposal: Sendable {
  /// Tries that are neither adopted nor dropped, the oldest first.
  public let tries: [ReviewLedger.Try]
  /// Open Actions, those with the earliest due date first, so that what is overdue leads; then those without one, the oldest first.
  public let actions: [ReviewLedger.Action]
  /// How many more Tries are neither adopted nor dropped, from before the horizon.
  public let olderTries: Int
  /// How many more Actions are open, from before the horizon.
  public let olderActions: Int
  /// The days that the retrospective looks back on.
  public let span: DaySpan

  /// - Parameters:
  ///   - kind: The kind of the retrospective. A week looks at what weeks and days left open, a month also at what months did, and so on.
  ///   - span: Its days. Only files that ended before its end are looked at.
  ///   - horizonDays: How many days before its end a file may have ended. The retrospective of the same kind before it counts however long
  ///     ago that is, and so does an older Action that is due in these days or later.
  public init(for kind: EntryKind, of span: DaySpan, from ledger: ReviewLedger, horizonDays: Int) {
    self.span = span
    /// How many days before the end the file ended; nil where the retrospective does not look at it.
    func age(of place: ReviewLedger.Place) -> Int? {
      guard let end = place.span?.end, end < span.end, Self.rank(place.kind) <= max(Self.rank(kind), 1) else { return nil }
      return end.days(until: span.end)
    }
    func isNear(_ place: ReviewLedger.Place, _ age: Int) -> Bool { age <= horizonDays || place.kind == kind && age <= span.count }
    var tries: [ReviewLedger.Try] = []
    var actions: [ReviewLedger.Action] = []
    var older = (tries: 0, actions: 0)
    for one in ledger.tries where !one.isPrivate && !one.outcome.isSettled {
      guard let age = age(of: one.place) else { continue }
      if isNear(one.place, age) { tries.append(one) } else { older.tries += 1 }
    }
    for one in ledger.actions where !one.isPrivate && one.state == .open {
      guard let age = age(of: one.place) else { continue }
      let isAhead = one.due.map { $0 >= span.start } ?? false
      if isNear(one.place, age) || isAhead { actions.append(one) } else { older.actions += 1 }
    }
    self.tries = tries
    let due = actions.enumerated().sorted { ($0.element.due ?? .latest, $0.offset) < ($1.element.due ?? .latest, $1.offset) }
    self.actions = due.map(\.element)
    (olderTries, olderActions) = older
  }

  public var isEmpty: Bool { tries.isEmpty && actions.isEmpty && olderTries == 0 && olderActions == 0 }

  /// What a link to a file shows in this retrospective: `W46` for a week of the same week-year, else the file's name.
  public func label(of place: ReviewLedger.Place) -> String { Self.label(of: place, in: span) }

  /// What a link to a file shows in a retrospective of these days: `W46` for a week of the same week-year, else the file's name.
  public static func label(of place: ReviewLedger.Place, in span: DaySpan) -> String {
    guard place.kind == .weekly, let week = ISOWeek(place.slug), week.weekYear == ISOWeek(containing: span.end).weekYear else {
      return place.slug
    }
    return String(decoding: place.slug.utf8.suffix(3), as: UTF8.self)
  }

  /// Days before weeks before months: what a longer retrospective looks at a shorter one may pass over.
  private static func rank(_ kind: EntryKind) -> Int {
    switch kind {
    case .day: 0
    case .weekly: 1
    case .monthly: 2
    case .quarterly: 3
    case .yearly: 4
    default: Int.max
    }
  }
}
