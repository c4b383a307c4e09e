// How far a goal has come, and why that is said.

public import JournalDates
public import JournalModel

/// How a goal or one of its targets stands.
public enum GoalStatus: String, Hashable, Sendable, CaseIterable {
  /// Reached, or its file says so.
  case complete
  /// Given up; its file says so.
  case dropped
  /// It begins later, or nothing counts for it yet.
  case notStarted = "not_started"
  /// There is no due date, or it is too early for an outlook.
  case underWay = "under_way"
  /// At least 85 in 100 walks of the outlook reach it in time.
  case onTrack = "on_track"
  /// At least 30 in 100 do.
  case atRisk = "at_risk"
  /// Fewer do.
  case behind
  /// The due date is past, and it is not reached.
  case overdue

  /// From what needs nothing to what needs most; a goal of several targets stands as the last of them does.
  fileprivate var weight: Int {
    switch self {
    case .complete, .dropped: 0
    case .onTrack: 1
    case .underWay: 2
    case .notStarted: 3
    case .atRisk: 4
    case .behind: 5
    case .overdue: 6
    }
  }
}

/// Why a line counts for a goal.
public enum GoalRule: String, Hashable, Sendable, CaseIterable {
  /// It names the goal, by a link or a `goal` field.
  case named
  /// Its activity serves the goal, and the goal's span holds the day.
  case activity
}

/// What one line of a log gives to a target.
public struct GoalContribution: Hashable, Sendable {
  public let day: CalendarDay
  /// In the day's file, from 1.
  public let line: Int32
  /// In the target's unit.
  public let amount: Double
  public let rule: GoalRule
}

/// A line of a log that is about a goal, but gives to none of its targets.
public struct GoalMismatch: Hashable, Sendable {
  public let day: CalendarDay
  /// In the day's file, from 1.
  public let line: Int32
  public let rule: GoalRule
  /// The units of its amounts as written, each once; empty where it has no amount.
  public let units: [String]
}

/// A line of a log that is about a goal.
public struct GoalLine: Hashable, Sendable {
  public let day: CalendarDay
  /// In the day's file, from 1.
  public let line: Int32
  public let rule: GoalRule
}

/// A task that serves a goal.
public struct GoalTask: Equatable, Sendable {
  public let task: Planned<Activity.Task>
  /// The earliest day on which its file or a log says that it was done; nil where it is open.
  public let done: CalendarDay?
  /// Whether a log says it.
  public let isLogged: Bool
}

/// How far a goal has come on a day.
public struct GoalProgress: Sendable {
  public let goal: Planned<Goal>
  /// From when to when it counts, and what says so.
  public let span: GoalSpan
  /// As the goal's file has them; empty where it says no amount, and where what it asks for is measured.
  public let targets: [TargetProgress]
  /// What it asks for that is measured and not added up; it has no targets then.
  public let levels: [GoalLevel]
  /// The lines of logs that are about it and say that something was done, by day and then by line.
  public let lines: [GoalLine]
  /// Those that give to none of its targets, though it has some: to be told, since they are no zeros.
  public let mismatches: [GoalMismatch]
  /// Those of its targets that share a dimension and a field with an earlier one, as places in `targets`; the same amounts count for both.
  public let doubledTargets: [Int]
  /// What is to be reached on the way, by due date and then by path; each with the day on which it was, as its file or its amounts say it first.
  public let milestones: [Planned<Milestone>]
  /// What the amounts of milestones have come to, by their paths; of those that ask for one.
  public let milestoneTargets: [String: TargetProgress]
  /// The tasks that serve it, by path.
  public let tasks: [GoalTask]
  public let status: GoalStatus
  /// Days until it is due: 0 today, negative where it is past; nil without a due date.
  public let daysLeft: Int?

  /// From when on it counts: its start, else the first line that is about it; nil where there is neither.
  public var countsFrom: CalendarDay? { span.start ?? lines.first?.day }

  /// Whether something is still to be done for it: it is neither reached nor given up.
  public var isActive: Bool { status != .complete && status != .dropped }

  /// The days on which something was done for it, each once, in order: lines of logs, milestones and tasks.
  public var days: [CalendarDay] {
    let others = milestones.compactMap(\.plan.completed) + tasks.compactMap(\.done)
    return Set(lines.map(\.day) + others).sorted()
  }
}

/// How far one target of a goal has come on a day.
public struct TargetProgress: Sendable {
  public let target: GoalTarget
  public let dimension: UnitTable.Dimension
  /// In the target's unit: what was there before, and the sum of `why`.
  public let value: Double
  /// What was there before anything was done for the goal, in the target's unit.
  public let before: Double
  /// What was added to it, by day and then by line.
  public let why: [GoalContribution]
  /// What its pace and its outlook are made of.
  public let days: GoalDays
  /// The share of the walks of the outlook that reach it in time; nil where there is no due date ahead, where too little is known, or it is closed.
  public let chance: Double?
  /// What must be given a day from now on, in the target's unit; nil where it is reached, past due or due at no time.
  public let neededPerDay: Double?
  public let status: GoalStatus

  /// What was given a day over the last 28 days, or since the beginning where that is nearer, but over a week at least; in the target's unit.
  public var currentPerDay: Double { days.pace }

  /// When it will be reached; nil where too little is known, and where it is reached. Made anew each time: a millisecond.
  public var outlook: GoalOutlook? {
    Self.isReached(value, target.quantity.amount) ? nil : GoalOutlook(of: days, left: Self.left(value, target.quantity.amount))
  }

  /// The value in hundredths of the target; above 100 where more was done. 100 for a target of nothing.
  public var percent: Double { Self.percent(value, of: target.quantity.amount) }

  /// The same as a whole number that reaches 100 only with the target.
  public var wholePercent: Int { Int(max(-1e9, min(1e9, (percent + 1e-10).rounded(.down)))) }

  /// The same with one digit, which is cut, and given back what sums of binary fractions lose: 178.5 of 500 are 35.7.
  public var percentInTenths: Double { (percent * 10 + 1e-9).rounded(.down) / 10 }

  /// What is left to do, but for what rounding takes.
  static func left(_ value: Double, _ target: Double) -> Double { target - target.magnitude * 1e-12 - value }

  static func percent(_ value: Double, of target: Double) -> Double {
    guard target > 0 else { return value >= target ? 100 : 0 }
    return isReached(value, target) ? max(100, value / target * 100) : value / target * 100
  }

  /// Whether a sum of many doubles is as much as is asked for, but for what their rounding takes.
  static func isReached(_ value: Double, _ target: Double) -> Bool { value >= target - target.magnitude * 1e-12 }
}

extension [GoalStatus] {
  /// How what is made of these parts stands; nil for no parts. Where one of them has begun, all of it has.
  var together: GoalStatus? {
    let hasBegun = contains { $0 != .notStarted && $0 != .dropped }
    return map { hasBegun && $0 == .notStarted ? .underWay : $0 }.max { $0.weight < $1.weight }
  }
}
