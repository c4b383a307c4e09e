// An experiment as it is asked for.

public import JournalFormat
public import JournalKit
import JournalLanguage
import JournalInsights
import JournalModel
public import JournalStore
public import JournalDates
import JournalText

/// A trial with one person that is to be planned.
public struct NewExperiment: NewPlan {
  public var title: String
  public var conditionA = ""
  public var conditionB = ""
  /// `mood`, a metric, or a habit, as a person calls it.
  public var outcome = ""
  /// Tomorrow where none is given.
  public var start: AskedDays?
  public var blocks = 12
  public var blockDays = 3
  public var washoutDays = 0
  /// One made of the title and the moment where none is given.
  public var seed: Int?
  public var slug: String?

  public init(_ title: String) { self.title = title }

  public var folders: [Layout.Folder] { [.experiments, .activities] }

  /// - Throws: Where it would begin in the past, or cannot be carried out.
  public func draft(_ plans: inout PlanFiles, on today: CalendarDay, in journal: Journal) throws -> PlanDraft {
    try draft(&plans, on: today, in: journal, isWhole: true)
  }

  /// - Parameter isWhole: Whether it must say all that an experiment needs.
  func draft(_ plans: inout PlanFiles, on today: CalendarDay, in journal: Journal, isWhole: Bool) throws -> PlanDraft {
    let first = try start?.first(on: today) ?? today.advanced(by: 1)
    if first < today { throw WorkspaceError(.usage, ExperimentText.past, help: ExperimentText.pastWay) }
    var outcome = self.outcome
    if plans.holds(outcome, of: [.habit]), outcome != "mood" {
      outcome = try plans.links(to: [outcome], .habit, in: journal)[0].link
    }
    var experiment = Experiment(
      start: first, conditionA: conditionA.trimmed, conditionB: conditionB.trimmed, outcome: outcome, blockDays: blockDays, blocks: blocks,
      washoutDays: washoutDays, seed: seed ?? Self.seed(of: title, first))
    if isWhole { try experiment.refuseFlaws() }
    experiment.plan = experiment.planText
    return PlanDraft(title, .experiment(experiment), slug: slug)
  }

  /// A seed that nobody has chosen: FNV-1a of the title and the first day, mixed once.
  static func seed(of title: String, _ first: CalendarDay) -> Int {
    var random = SplitMix64(seed: FNV1a("\(title) \(first)".utf8).value)
    return Int(random.next() % 1_000_000)
  }
}

extension Experiment {
  /// The same with what another one says, as far as that is asked for by its key.
  func taking(over wanted: Experiment, where isAsked: (String) -> Bool) -> Experiment {
    var experiment = self
    if isAsked("start") { experiment.start = wanted.start }
    if isAsked("condition_a") { experiment.conditionA = wanted.conditionA }
    if isAsked("condition_b") { experiment.conditionB = wanted.conditionB }
    if isAsked("outcome") { experiment.outcome = wanted.outcome }
    if isAsked("block_days") { experiment.blockDays = wanted.blockDays }
    if isAsked("blocks") { experiment.blocks = wanted.blocks }
    if isAsked("washout_days") { experiment.washoutDays = wanted.washoutDays }
    if isAsked("seed") { experiment.seed = wanted.seed }
    return experiment
  }

  func refuseFlaws() throws(WorkspaceError) {
    switch flaw {
    case nil: return
    case .missing(let keys):
      let options = ["condition_a": "--a", "condition_b": "--b", "outcome": "--outcome"]
      throw WorkspaceError(
        .usage, ExperimentText.needs, ["option": .text(options[keys[0]] ?? keys[0])], help: ExperimentText.needsWay)
    case .oddBlocks(let count): throw WorkspaceError(.usage, ExperimentText.odd, ["count": .number(count)])
    case .allWashout(let days, let length):
      throw WorkspaceError(.usage, ExperimentText.washout, ["days": .number(days), "length": .number(length)])
    case .sameConditions(let words): throw WorkspaceError(.usage, ExperimentText.same, ["words": .text(words)])
    case .beyondCalendar: throw WorkspaceError(.usage, ExperimentText.tooLong)
    }
  }
}
