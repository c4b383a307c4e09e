// An experiment as it is told: the value behind `retro experiment`.

import JournalDates
public import JournalInsights
public import JournalModel
import JournalStatistics

/// How an experiment stands, and what came of it.
public struct ExperimentReport: Sendable {
  public let experiment: Planned<Experiment>
  public let record: ExperimentRecord
  let outcome: ExperimentOutcome
  /// Whether its effect is told though it is not over.
  public let peeks: Bool

  /// The days on which somebody looked before the end, today among them.
  public var peekedDays: [String] {
    let days = experiment.plan.peeked
    let today = "\(record.today)"
    return peeks && !days.contains(today) ? days + [today] : days
  }

  /// Whether what came of it is told.
  public var tellsEffect: Bool { record.standing == .over || peeks }

  /// Whether a difference may be laid to the condition: the experiment is over, its plan is the one that was made, and chance alone would bring such
  /// a difference less than once in twenty times.
  var isCause: Bool {
    guard record.standing == .over, experiment.plan.formerPlan == nil, let result = record.result(.intended) else { return false }
    return result.pairs.p < 0.05
  }
}

/// All experiments of a journal.
public struct ExperimentList: Sendable {
  public let reports: [ExperimentReport]
  /// Those that cannot be carried out as they stand.
  public let broken: [Planned<Experiment>]
  public let privateEntries: Int

  public var isEmpty: Bool { reports.isEmpty && broken.isEmpty }

  /// Without those that are over.
  public var open: ExperimentList {
    ExperimentList(reports: reports.filter { $0.record.standing != .over }, broken: broken, privateEntries: privateEntries)
  }
}
