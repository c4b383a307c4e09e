// How far goals have come: the value behind `retro progress`.

import Documents
public import JournalDates
public import JournalInsights
import JournalLanguage
public import JournalModel
import JournalWords

/// Which goals are shown.
public enum GoalChoice: Sendable {
  /// Those for which something is still to be done.
  case active
  case all
  /// The one in the file at this path.
  case one(String)
  /// Those of the term in the file of this name, as links to it are compared.
  case term(String)
}

/// Some goals with what counts for them, without anything private.
public struct ProgressReport: Sendable {
  /// Those that need most first: what is overdue, behind, at risk …; of those that stand alike the one that is due first.
  public let goals: [GoalProgress]
  /// How many goals were kept out because they are private, of those that are meant.
  public let privateEntries: Int
  /// How many more goals are reached, and how many were given up.
  public let closed: (complete: Int, dropped: Int)
  public let today: CalendarDay
  public let units: UnitTable
  /// The files of days, by day, as far as reasons are to be told.
  public var paths: [CalendarDay: String] = [:]

  public init(of ledger: GoalLedger, _ choice: GoalChoice = .active, units: UnitTable, today: CalendarDay) {
    let meant = ledger.goals.filter { goal in
      switch choice {
      case .active: goal.isActive
      case .all: true
      case .one(let path): goal.goal.path.hasSameBytes(as: path)
      case .term(let name): goal.goal.plan.term.map { Reference.folded($0.slug) == name } ?? false
      }
    }
    let shown = meant.filter { !$0.goal.isPrivate }
    privateEntries = meant.count - shown.count
    goals = shown.sorted { a, b in
      (Self.rank(a.status), a.daysLeft ?? .max, a.goal.path) < (Self.rank(b.status), b.daysLeft ?? .max, b.goal.path)
    }
    if case .active = choice {
      let others = ledger.goals.filter { !$0.isActive && !$0.goal.isPrivate }
      let dropped = others.count { $0.status == .dropped }
      closed = (others.count - dropped, dropped)
    } else {
      closed = (0, 0)
    }
    self.today = today
    self.units = units
  }

  private static func rank(_ status: GoalStatus) -> Int {
    let order: [GoalStatus] = [.overdue, .behind, .atRisk, .onTrack, .underWay, .notStarted, .complete, .dropped]
    return order.firstIndex(of: status) ?? order.count
  }

  /// The days whose files the reasons stand in.
  public var days: Set<CalendarDay> {
    Set(goals.flatMap { goal in goal.targets.flatMap { $0.why.map(\.day) } + goal.mismatches.map(\.day) })
  }

  /// What the value of a target is the sum of: what was there before, as the goal's file says, and lines of logs.
  func reasons(_ target: TargetProgress, of goal: GoalProgress, _ say: Language) -> [Reason] {
    let unit = target.target.quantity.unit
    let before = Reason(
      path: goal.goal.path, line: nil, amount: target.before, words: units.text(target.before, in: unit, say.numbers), rule: "before",
      ruleWords: say(ProgressText.whyBefore))
    return (target.before == 0 ? [] : [before])
      + target.why.compactMap { one in
        guard let path = paths[one.day] else { return nil }
        return Reason(
          path: path, line: Int(one.line), day: one.day, amount: one.amount, words: units.text(one.amount, in: unit, say.numbers),
          rule: one.rule.rawValue,
          ruleWords: one.rule.words(say))
      }
  }

  /// The lines that are about a goal and give to none of its targets.
  func mismatches(_ goal: GoalProgress, _ say: Language) -> [Reason] {
    goal.mismatches.compactMap { one in
      guard let path = paths[one.day] else { return nil }
      let units = one.units.map { $0.isEmpty ? say(ProgressText.bareNumber) : $0 }
      return Reason(
        path: path, line: Int(one.line), day: one.day, amount: 0, words: "0", rule: "mismatch",
        ruleWords: units.isEmpty ? say(ProgressText.whyNoAmount) : say(ProgressText.whyMeasures, ["units": .list(units, .comma)]))
    }
  }
}
