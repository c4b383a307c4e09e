// How a plan stands on a day, where its file alone says so.

public import JournalDates
public import JournalModel
public import JournalLanguage

/// How a habit stands on a day.
public enum HabitStanding: Hashable, Sendable {
  case active
  /// It begins on this later day.
  case planned(CalendarDay)
  /// It rests up to this day, included; nil where nobody knows yet.
  case paused(until: CalendarDay?)
  /// It is not done any more since this day.
  case archived(CalendarDay)

  /// In one word, for programs: `active`, `planned`, `paused`, `archived`.
  public var name: String {
    switch self {
    case .active: "active"
    case .planned: "planned"
    case .paused: "paused"
    case .archived: "archived"
    }
  }

  /// For people; nil of an active one, of which there is nothing to say.
  public var message: Message? {
    switch self {
    case .active: nil
    case .planned(let day): Message(PlanFactText.begins, ["day": .day(day)])
    case .paused(let day?): Message(PlanFactText.pausedUntil, ["day": .day(day)])
    case .paused(nil): Message(PlanFactText.paused)
    case .archived(let day): Message(PlanFactText.archivedSince, ["day": .day(day)])
    }
  }
}

extension Activity.Habit {
  /// The next pause that begins after a day.
  public func pause(after day: CalendarDay) -> PausedSpan? { paused.filter { $0.start > day }.min { $0.start < $1.start } }

  public func standing(on day: CalendarDay) -> HabitStanding {
    if let archived, archived <= day { return .archived(archived) }
    if let start, start > day { return .planned(start) }
    // Of pauses that overlap, the one that lasts longest.
    let pauses = paused.filter { $0.contains(day) }
    if pauses.isEmpty { return .active }
    return .paused(until: pauses.contains { $0.end == nil } ? nil : pauses.compactMap(\.end).max())
  }
}

/// How something that is reached once stands on a day.
public enum StepStanding: Hashable, Sendable {
  case open
  /// On this day, where that is known.
  case done(CalendarDay?)
  case dropped

  /// In one word, for programs: `open`, `done`, `dropped`.
  public var name: String {
    switch self {
    case .open: "open"
    case .done: "done"
    case .dropped: "dropped"
    }
  }
}

extension Goal {
  /// How it stands by what its file says, whatever was counted.
  public func standing(on day: CalendarDay) -> StepStanding {
    if status == .dropped { return .dropped }
    if let completed, completed <= day { return .done(completed) }
    return status == .done ? .done(nil) : .open
  }
}

extension Milestone {
  public func standing(on day: CalendarDay) -> StepStanding { status == .dropped ? .dropped : StepStanding(completed, on: day) }
}

extension Obligation {
  public func standing(on day: CalendarDay) -> StepStanding { StepStanding(completed, on: day) }
}

extension StepStanding {
  /// What a completion comes to; one on a later day is none yet.
  public init(_ completed: CalendarDay?, on day: CalendarDay) {
    self = completed.map { $0 <= day } ?? false ? .done(completed) : .open
  }
}
