// Words for schedules and targets, as a person asks for them: what can be written and means nothing is refused.

import JournalDates
public import JournalModel
import JournalText
import JournalLanguage

extension Schedule {
  /// Reads how often something is due.
  public init(asked word: String) throws(WorkspaceError) {
    guard let schedule = Schedule(word.lowercased()) else {
      let near = Schedule(meantBy: word)
      throw WorkspaceError(
        .usage, PlanErrorText.noSchedule, ["word": .text(word)],
        help: near == nil ? PlanErrorText.noScheduleWay : PlanErrorText.noScheduleNearWay,
        ["forms": .text(Schedule.forms), "near": .text(near?.text ?? "")])
    }
    if let days = schedule.daysTooFew {
      throw WorkspaceError(
        .usage, PlanErrorText.tooFewDays, ["word": .text(word), "days": "\(days)"], help: PlanErrorText.tooFewDaysWay)
    }
    self = schedule
  }
}

extension HabitTarget {
  /// Reads the amount that makes a habit done.
  public init(asked word: String) throws(WorkspaceError) {
    let read = HabitTarget(word)
    guard let target = read, target.quantity.amount > 0 || target.bound == .atMost && target.quantity.amount == 0 else {
      throw WorkspaceError(
        ofAmount: word, nothing: read == nil ? nil : PlanErrorText.reachedAtOnce, help: PlanErrorText.habitTargetWay)
    }
    self = target
  }
}

extension GoalTarget {
  /// Reads an amount that makes a goal reached.
  public init(asked word: String) throws(WorkspaceError) {
    try self.init(
      word, nothing: PlanErrorText.reachedAtOnce, help: PlanErrorText.goalTargetWay)
  }

  /// Reads what of a goal was there before anything was done for it.
  public init(askedStart word: String) throws(WorkspaceError) {
    try self.init(word, nothing: PlanErrorText.fromNothing, help: PlanErrorText.fromAmountWay)
  }

  private init(_ word: String, nothing: PlanErrorText, help: PlanErrorText) throws(WorkspaceError) {
    let read = GoalTarget(word)
    guard let target = read, target.quantity.amount > 0 else {
      throw WorkspaceError(ofAmount: word, nothing: read == nil ? nil : nothing, help: help)
    }
    self = target
  }
}

extension WorkspaceError {
  /// - Parameter nothing: What is said of an amount that asks for nothing; nil where it is none.
  fileprivate init(ofAmount word: String, nothing: PlanErrorText?, help: PlanErrorText) {
    if let nothing {
      self.init(.usage, nothing, ["word": .text(word)], help: help)
      return
    }
    do throws(Quantity.Problem) { _ = try Quantity.read(word) } catch .ambiguousComma {
      self.init(
        .usage, LogErrorText.thousandsOrFraction, ["words": .text(word)], help: PlanErrorText.commaWay)
      return
    } catch {}
    self.init(.usage, LogErrorText.noAmount, ["word": .text(word)], help: help)
  }
}
