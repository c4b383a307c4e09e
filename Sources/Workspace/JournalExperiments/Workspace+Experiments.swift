// Planning experiments and telling what came of them.

import JournalDates
import JournalFormat
import JournalIndex
import JournalInsights
public import JournalKit
import JournalLanguage
import JournalModel
import JournalReports
import JournalStatistics
public import JournalStore
import JournalSync
import JournalText

extension Workspace {
  /// The same experiment with what is measured by the name that the journal has for it.
  /// - Throws: Where nothing is measured that is called so.
  public func resolved(_ experiment: NewExperiment, in journal: Journal) throws -> NewExperiment {
    var experiment = experiment
    experiment.outcome = try outcomeName(experiment.outcome, in: journal)
    return experiment
  }

  /// Gives an experiment that has not begun another plan; what the request leaves open stays, and chance deals anew only by another seed.
  /// - Parameter isAsked: Whether a property is asked for, by its key.
  /// - Throws: Where it has begun, and what `NewExperiment` refuses.
  public func changeExperiment(
    _ name: String, to asked: NewExperiment, in journal: Journal, isDryRun: Bool = false, where isAsked: (String) -> Bool
  ) throws -> WrittenPlan {
    let asked = try resolved(asked, in: journal)
    var plans = try plans(of: journal, in: asked.folders)
    let draft = try asked.draft(&plans, on: try today(in: journal), in: journal, isWhole: false)
    return try changePlan(name, of: .experiment, in: journal, isDryRun: isDryRun) { reading, today in
      guard case .experiment(let wanted) = draft.details, case .experiment(let former) = reading.entry.details else { return [] }
      if let start = former.start, start <= today {
        throw WorkspaceError(
          .conflict, ExperimentText.begun, ["name": .text(reading.slug), "day": .day(start)], help: ExperimentText.begunWay)
      }
      var experiment = former.taking(over: wanted, where: isAsked)
      try experiment.refuseFlaws()
      experiment.plan = experiment.planText
      let before = reading.properties.map(\.key)
      let changes = written(.experiment(experiment), reading.path, journal).properties.compactMap { property -> PropertyChange? in
        let isMeant = isAsked(property.key) || property.key == "plan" || !before.contains(property.key)
        guard isMeant, property.key != "type", case .text(let text) = property.value else { return nil }
        return .set(key: property.key, value: text)
      }
      return [.put(changes)]
    }
  }

  /// What is measured by the name that a person has for it.
  private func outcomeName(_ word: String, in journal: Journal) throws -> String {
    let word = Reference(word)?.slug ?? word.trimmed
    if word.isEmpty { return word }
    if word.lowercased() == "mood" { return "mood" }
    let plans = try plans(of: journal, in: [.activities])
    if plans.holds(word, of: [.habit]) { return word }
    let measured = try index(of: journal).keys()
    let names = MetricNames.known.map(\.name) + measured
    if let name = MetricNames.named(word, among: names) { return name }
    let near = suggestion(for: word, among: ["mood"] + measured + plans.practice.habits.filter { !$0.isPrivate }.map(\.slug))
    throw WorkspaceError(
      .notFound, ExperimentText.noOutcome, ["name": .text(word)],
      help: near == nil ? ExperimentText.noOutcomeWay : ExperimentText.noOutcomeNear, ["name": .text(near ?? "")])
  }

  /// How an experiment stands, and when it is over, what came of it.
  /// - Parameter peeks: Whether its effect is told before the end.
  public func experiment(_ name: String, peeks: Bool = false, of answer: PracticeAnswer) throws -> ExperimentReport {
    var plans = try plans(of: answer.journal, in: [.experiments])
    let reading = try plans.plan(name, of: [.experiment])
    guard var found = answer.practice.experiments.first(where: { $0.path.hasSameBytes(as: reading.path) }) else {
      throw WorkspaceError(.notFound, PlanErrorText.gone, ["path": .place(reading.path)])
    }
    if let former = try planAtStart(of: found, answer.journal) { found.plan.plan = former }
    guard var report = try answer.report(of: found, peeks: peeks) else {
      throw WorkspaceError(
        .unreadable, ExperimentText.broken, ["name": .text(found.slug)], help: ExperimentText.brokenWay, ["path": .text(found.path)])
    }
    if let carrier = report.carrier { report.written = try firstWords(in: carrier.blocks.map(\.span), of: answer) }
    return report
  }

  /// The plan that git knows the experiment began with; nil where there is none to know, and where the file's own plan may be the one that was made
  /// before the beginning.
  private func planAtStart(of experiment: Planned<Experiment>, _ journal: Journal) throws -> String? {
    guard let start = experiment.plan.start,
      let bytes = try committed(experiment.path, on: start, isProven: experiment.plan.plan != nil, in: journal)
    else { return nil }
    let source = SourceText(path: experiment.path, bytes: bytes)
    let reading = FileReading(source, path: experiment.path, configuration: journal.configuration)
    if case .experiment(let plan) = reading.entry.details { return plan.planText }
    return nil
  }

  /// The first words of the days of some spans, as far as they may be told.
  private func firstWords(in spans: [DaySpan], of answer: PracticeAnswer) throws -> [ExperimentReport.Written] {
    let days = spans.flatMap { Array($0) }
    let paths = try answer.files.paths(ofDays: days)
    return days.compactMap { day in
      guard let path = paths[day], let reading = answer.journal.entryIfReadable(at: path),
        !reading.isPrivate || answer.audience.sees(isPrivate: true)
      else { return nil }
      // A line that parts paragraphs is no word.
      return reading.firstWords.flatMap { $0.contains(where: \.isLetter) ? $0 : nil }.map { ExperimentReport.Written(day: day, path: path, text: $0) }
    }
  }

  /// Writes into an experiment's file that its effect was looked at before its end; nil where it is not running, or says so already.
  public func notePeek(at name: String, in journal: Journal) throws -> WrittenPlan? {
    let today = try today(in: journal)
    let written = try changePlan(name, of: .experiment, in: journal) { reading, _ in
      guard case .experiment(let experiment) = reading.entry.details, let schedule = ExperimentSchedule(experiment),
        schedule.span.contains(today), !experiment.peeked.contains("\(today)")
      else { return [] }
      return [.put([.add(key: "peeked", element: "\(today)")])]
    }
    return written.outcome.isChanged ? written : nil
  }
}

extension PracticeAnswer {
  /// All experiments, those that last first, then those to come, and what is over last, the latest first.
  public func experiments() throws -> ExperimentList {
    let reports = try practice.experiments.filter { !$0.isPrivate }.map { (experiment: $0, report: try report(of: $0, peeks: false)) }
    let hidden = practice.experiments.count(where: \.isPrivate)
    let ranks: [ExperimentRecord.Standing] = [.running, .planned, .over]
    let sorted = reports.compactMap(\.report).sorted { a, b in
      let (first, second) = (ranks.firstIndex(of: a.record.standing) ?? 0, ranks.firstIndex(of: b.record.standing) ?? 0)
      if first != second { return first < second }
      return a.record.schedule.span.start > b.record.schedule.span.start
    }
    let broken = reports.filter { $0.report == nil }.map(\.experiment)
    return ExperimentList(reports: sorted, broken: broken, privateEntries: hidden)
  }

  /// Nil for one that cannot be carried out.
  func report(of experiment: Planned<Experiment>, peeks: Bool) throws -> ExperimentReport? {
    guard let schedule = ExperimentSchedule(experiment.plan), let name = experiment.plan.outcomeName else { return nil }
    let outcome = try outcome(name, in: schedule.span)
    let record = ExperimentRecord(
      schedule, values: outcome.values, kept: practice.log.keeping(of: experiment.name), on: day)
    return ExperimentReport(experiment: experiment, record: record, outcome: outcome, peeks: peeks && record.standing == .running)
  }
}

/// A file that says only this.
private func written(_ details: Details, _ path: String, _ journal: Journal) -> FileReading {
  FileReading(
    SourceText(path: path, bytes: Array(Entry(details: details).canonicalText.utf8)), path: path, configuration: journal.configuration)
}
