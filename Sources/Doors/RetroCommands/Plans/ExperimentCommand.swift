// `retro experiment`: a trial with one person.

public import CommandKit
import JournalDates
import JournalExperiments
import JournalInsights
import JournalKit
import JournalLanguage
import JournalModel
import JournalReports
import JournalStatistics
import JournalStore
import JournalText

/// Plans experiments, and tells what came of them.
public struct ExperimentCommand: Command, PlanCommand {
  public static let name = "experiment"
  public static let mayTakeText = true
  public static let aliases: [CommandAlias] = .plans("experiment")
  public static let declaration = CommandDeclaration(
    name, "Find out by a trial of your own whether something helps you.",
    discussion: """
      ‘new’ plans it: two ways of living, A and B, block by block, and what is measured: mood, a metric or a habit. Chance deals, in each pair
      of blocks, one A and one B, by the seed in the file. ‘retro today’ says which one holds, ‘retro done NAME’ that you kept it, and
      ‘retro skip NAME’ that you did not. Six pairs (--blocks 12) are the fewest that can tell anything from chance.

      ‘change’ gives it another plan, until it begins; then the plan stays, and ‘retro check’ tells where the file was changed.

      ‘show’ tells what is next and how far it was kept; when it is over, also what came of it: as intended, by all days, and as kept, by those that were.
      The difference is compared with all the ways in which chance could have dealt. --peek tells it before the end, and writes into the file
      that you looked. ‘retro help trials’ explains it.
      """,
    operands: verbs.operands,
    options: [
      a, b, outcome, blocks, blockDays, washout, start, seed, peek, .slug, .edit, .allPlans, PlanRequest.yes, .dryRun, .json, .jsonl,
    ] + DocumentOutput.formsAndFiles,
    verbs: verbs.told(of: name),
    examples: [
      Example(
        "retro experiment new \"Screens off\" --a \"no screen after nine\" --b \"as always\" --outcome sleep --washout 1",
        "12 blocks of three days, from tomorrow on; the first day of each does not count."),
      Example("retro done window-open --date 2026-10-20", "What that day asked for was kept."),
      Example("retro experiment show window-open", "What holds when, how far it was kept, and at the end what came of it."),
    ])

  private static let a = Option("a", value: .words, "What you do in blocks A, in a few words.")
  private static let b = Option("b", value: .words, "What you do in blocks B.")
  private static let outcome = Option("outcome", value: .metric, "What is measured: mood, a metric or a habit.")
  private static let blocks = Option(
    "blocks", value: .n, .number(in: Experiment.blockCounts), "How many blocks, an even number; 12 if left out.")
  private static let blockDays = Option(
    "block-days", value: .n, .number(in: Experiment.blockLengths), "How many days a block has; 3 if left out.")
  private static let washout = Option(
    "washout", value: .n, .number(in: Experiment.washouts), "How many first days of a block do not count; 0 if left out.")
  private static let start = Option("start", value: .day, .comingDays, "Its first day; tomorrow if left out.")
  private static let seed = Option("seed", value: .n, .number(in: Experiment.seeds), "What chance deals by; one is made if left out.")
  private static let peek = Flag("peek", "Tell the effect before the end, and write into the file that you looked.")
  private static let verbs = PlanVerbs(
    [
      .new: [a, b, outcome, blocks, blockDays, washout, start, seed, .slug, .edit], .list: [.allPlans] + DocumentOutput.formsAndFiles,
      .show: [peek] + DocumentOutput.formsAndFiles,
      .change: [a, b, outcome, blocks, blockDays, washout, start, seed],
    ], "new, list, show or change; list if left out.")

  var request: PlanRequest
  private let experiment: NewExperiment
  /// The properties that options are about.
  private let asked: Set<String>
  private let peeks: Bool
  private let output: DocumentOutput

  public init(_ arguments: Arguments) throws(UsageError) {
    request = try PlanRequest(arguments, .experiment, Self.verbs)
    peeks = arguments[Self.peek]
    output = try DocumentOutput(arguments)
    var experiment = NewExperiment(request.name)
    experiment.conditionA = try arguments[Self.a] ?? ""
    experiment.conditionB = try arguments[Self.b] ?? ""
    experiment.outcome = try arguments[Self.outcome] ?? ""
    experiment.blocks = try arguments[Self.blocks] ?? experiment.blocks
    experiment.blockDays = try arguments[Self.blockDays] ?? experiment.blockDays
    experiment.washoutDays = try arguments[Self.washout] ?? 0
    experiment.start = try arguments[Self.start]
    experiment.seed = try arguments[Self.seed]
    experiment.slug = request.slug
    let options: [(any OptionKey, String)] = [
      (Self.a, "condition_a"), (Self.b, "condition_b"), (Self.outcome, "outcome"), (Self.blocks, "blocks"),
      (Self.blockDays, "block_days"), (Self.washout, "washout_days"), (Self.start, "start"), (Self.seed, "seed"),
    ]
    asked = Set(options.filter { arguments.has($0.0) }.map(\.1))
    self.experiment = experiment
  }

  public func run(in context: inout Context) throws -> ExitStatus {
    let journal = try context.openJournal()
    if let status = try request.runOnFile(in: &context, journal) { return status }
    switch request.verb {
    case .new: return try make(in: &context, journal)
    case .change: return try change(in: &context, journal)
    default: break
    }
    let isText = !output.isJSON
    let answer = try context.workspace.practice(
      in: journal, for: context.audience(of: output.answer, journal.configuration), isMarked: isText)
    if request.verb == .show {
      let report = try context.workspace.experiment(request.name, peeks: peeks, of: answer)
      // Who is told nothing has not looked.
      if report.peeks, !report.experiment.isPrivate { try notePeek(in: &context, journal) }
      try context.show(report.document(in: context.language), report.json, as: output, of: journal)
      return report.experiment.isPrivate ? .no : .yes
    }
    let all = try answer.experiments()
    let list = request.isAll ? all : all.open
    try context.show(list.document(in: context.language), list.json, as: output, of: journal)
    if !list.isEmpty { return .yes }
    if list.privateEntries > 0 { return .no }
    if all.isEmpty { context.note(ExperimentText.none) } else { context.note(PlanText.nothingOpenMatches) }
    return .no
  }

  private func make(in context: inout Context, _ journal: Journal) throws -> ExitStatus {
    let experiment = try context.workspace.resolved(experiment, in: journal)
    let status = try request.make(experiment, in: &context, journal) { "retro experiment show \($0)" }
    let pairs = experiment.blocks / 2
    if RandomisedPairs.leastP(ofPairs: pairs) >= 0.05 { context.warn(of: ExperimentText.tooFew, ["pairs": .number(pairs)]) }
    return status
  }

  private func change(in context: inout Context, _ journal: Journal) throws -> ExitStatus {
    if asked.isEmpty { throw CommandError(.usage, PlanErrorText.nothingToChange, help: PlanErrorText.nothingToChangeWay) }
    let changed = try context.workspace.changeExperiment(
      request.name, to: experiment, in: journal, isDryRun: request.isDryRun, where: asked.contains)
    request.tell(of: changed, in: &context)
    return .yes
  }

  /// A look before the end is part of the experiment from then on.
  private func notePeek(in context: inout Context, _ journal: Journal) throws {
    guard let written = try context.workspace.notePeek(at: request.name, in: journal) else { return }
    context.note(
      ExperimentText.peekNoted, ["path": .place(written.file.place.shown), "day": .day(try context.today(in: journal))])
  }
}
