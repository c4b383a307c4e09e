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

  /// What was written in the blocks of the pair that carries the effect, where one does.
  var written: [Written] = []

  /// The first words of a day.
  struct Written: Sendable {
    let day: CalendarDay, path: String, text: String
  }

  /// The pair of blocks that carries the effect, with its own difference and that of the others.
  struct Carrier: Sendable {
    let blocks: [ExperimentSchedule.Block], difference: Double, others: Double
  }

  init(experiment: Planned<Experiment>, record: ExperimentRecord, outcome: ExperimentOutcome, peeks: Bool) {
    (self.experiment, self.record, self.outcome, self.peeks) = (experiment, record, outcome, peeks)
  }

  /// Whether what came of it is told: not of blocks that nobody has lived by.
  public var tellsEffect: Bool { (record.standing == .over || peeks) && !experiment.plan.isDealtAnew }

  /// Whether chance alone would bring such a difference less than once in twenty times, in an experiment that is over and whose plan is the one that
  /// was made.
  private var isBeyondChance: Bool {
    guard record.standing == .over, experiment.plan.formerPlan == nil, let result = record.result(.intended) else { return false }
    return result.pairs.p < 0.05
  }

  /// Whether a difference may be laid to the condition: it is beyond chance, and no single pair carries it.
  var isCause: Bool { isBeyondChance && carrier == nil }

  /// Nil where no pair carries the effect, or there is none to speak of.
  var carrier: Carrier? {
    guard isBeyondChance, let result = record.result(.intended), let place = result.pairs.carrier,
      let rest = result.pairs.rest(without: place)
    else { return nil }
    return Carrier(blocks: result.blocks[place], difference: result.pairs.differences[place], others: rest.effect)
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
