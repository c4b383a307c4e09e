// Experiments as documents.

public import Documents
import JournalDates
import JournalInsights
public import JournalLanguage
import JournalModel
import JournalReports
import JournalStatistics
import JournalText

extension ExperimentReport {
  private var plan: Experiment { experiment.plan }
  private var span: DaySpan { record.schedule.span }

  public func document(in say: Language) -> Document {
    if experiment.isPrivate {
      // A page has the title at its head, and the name of a private experiment is private, too.
      var document = Document(RichText(say(ExperimentText.list)), opensWithTitle: false)
      document.add(privateEntries: 1, say)
      return document
    }
    var document = Document(RichText(plainText(experiment.title)))
    document += .facts([RichText(standingWords(say)), .quiet(say.title(of: span))])
    for condition in ExperimentSchedule.Condition.allCases {
      document += .paragraph(
        RichText(
          say(ExperimentText.condition, ["letter": .text(condition.rawValue), "words": .text(plainText(plan.words(of: condition)))])))
    }
    document += .facts(design(say).map { .quiet($0) })
    if !plan.isDealtAnew { document += .paragraph(RichText(adherenceWords(say))) }
    if let former = plan.formerPlan {
      document += .paragraph(
        RichText(say(ExperimentText.changed, ["former": .text(former), "plan": .text(plan.planText ?? "")]), tone: .bad))
    }
    if plan.isDealtAnew {
      // Who has lived by which block stands in no file.
      document += .paragraph(RichText(say(ExperimentText.dealtAnew, ["name": .text(experiment.slug)])))
      return document
    }
    if !peekedDays.isEmpty { document += .paragraph(RichText(say(ExperimentText.peeked, ["days": .list(peekedDays, .and)]))) }
    if tellsEffect {
      addResults(to: &document, say)
    } else {
      document += .hint(RichText(say(ExperimentText.waiting, ["name": .text(experiment.slug)])))
    }
    addBlocks(to: &document, say)
    return document
  }

  /// In a few words.
  func standingWords(_ say: Language) -> String {
    switch record.standing {
    case .planned:
      return say(ExperimentText.planned, ["count": .number(record.today.days(until: span.start)), "day": .text(short(span.start, say))])
    case .over: return say(ExperimentText.over, ["day": .text(short(span.end, say))])
    case .running:
      if plan.isDealtAnew { return say(ExperimentText.dealtAnewShort) }
      guard let block = record.schedule.block(on: record.today) else { return "" }
      return say(
        ExperimentText.running,
        [
          "block": .number(block.number), "blocks": .number(record.schedule.blocks.count), "letter": .text(block.condition.rawValue),
          "words": .text(plainText(plan.words(of: block.condition))), "day": .number(block.number(of: record.today)),
          "days": .number(block.span.count), "end": .text(short(block.span.end, say)),
        ])
    }
  }

  private func short(_ day: CalendarDay, _ say: Language) -> String { say.short(day, in: record.today.year) }

  private func design(_ say: Language) -> [String] {
    [
      say(ExperimentText.outcome, ["name": .text(plainText(outcome.title)), "night": .flag(outcome.isOfNight)]),
      say(
        ExperimentText.design,
        [
          "blocks": .number(record.schedule.blocks.count), "days": .number(plan.blockDays ?? 0), "washout": .number(plan.washoutDays ?? 0),
        ]), say(ExperimentText.seed, ["seed": .text("\(plan.seed ?? 0)")]),
    ]
  }

  private func adherenceWords(_ say: Language) -> String {
    let (all, a, b) = (record.adherence(), record.adherence(of: .a), record.adherence(of: .b))
    if all.unsaid == all.days { return say(ExperimentText.keptNothing, ["name": .text(experiment.slug)]) }
    return say(
      ExperimentText.kept,
      [
        "kept": .number(all.kept), "days": .number(all.days), "keptA": .number(a.kept), "daysA": .number(a.days), "keptB": .number(b.kept),
        "daysB": .number(b.days), "unsaid": .number(all.unsaid),
      ]
    ).trimmed
  }

  // MARK: What came of it

  private func addResults(to document: inout Document, _ say: Language) {
    if record.standing != .over { document += .hint(RichText(say(ExperimentText.early))) }
    document += .heading(RichText(say(ExperimentText.intended)))
    guard let intended = record.result(.intended) else {
      document += .hint(RichText(say(ExperimentText.noNumbers, ["name": .text(outcome.name)])))
      return
    }
    add(intended, to: &document, say)
    if isCause {
      document += .paragraph(
        RichText(
          say(
            ExperimentText.because,
            [
              "a": .text(plainText(plan.words(of: .a))), "b": .text(plainText(plan.words(of: .b))),
            ]), .strong))
    } else if let carrier {
      add(carrier, to: &document, say)
    } else if intended.pairs.p >= 0.05 {
      document += .paragraph(RichText(say(ExperimentText.byChance)))
    }
    if outcome.privateDays > 0 {
      document += .note(.quiet(say(ExperimentText.privateDays, ["count": .number(outcome.privateDays)])))
    }
    guard let kept = record.result(.kept) else { return }
    document += .heading(RichText(say(ExperimentText.asKept)))
    add(kept, to: &document, say)
    document += .paragraph(.quiet(say(ExperimentText.keptCaution)))
  }

  private func add(_ carrier: Carrier, to document: inout Document, _ say: Language) {
    document += .paragraph(
      RichText(
        say(
          ExperimentText.carried,
          [
            "first": .number(carrier.blocks.first?.number ?? 0), "second": .number(carrier.blocks.last?.number ?? 0),
            "difference": .text(outcome.words(ofDifference: carrier.difference)),
            "others": .text(outcome.words(ofDifference: carrier.others)),
          ]), .strong))
    if written.isEmpty { return }
    document += .paragraph(.quiet(say(ExperimentText.carriedWords)))
    document += .list(
      ItemList(written.map { ListItem(.bullet, Prose($0.text, in: $0.path), facts: [.quiet(say.short($0.day, in: span.end.year))]) }))
  }

  private func add(_ result: ExperimentRecord.Result, to document: inout Document, _ say: Language) {
    let effect = result.pairs.effect
    document += .paragraph(
      RichText(
        say(
          ExperimentText.means,
          [
            "outcome": .text(plainText(outcome.title)), "a": .text(outcome.words(result.meanA)), "b": .text(outcome.words(result.meanB)),
            "difference": .text(outcome.words(ofDifference: effect.magnitude)), "direction": .text(outcome.direction(of: effect)),
          ])))
    if let interval = result.pairs.interval {
      document += .paragraph(
        .quiet(
          say(
            ExperimentText.interval,
            [
              "low": .text(outcome.words(ofDifference: interval.lowerBound)),
              "high": .text(outcome.words(ofDifference: interval.upperBound)),
            ])))
    } else {
      document += .paragraph(.quiet(say(ExperimentText.noInterval)))
    }
    document += .paragraph(
      .quiet(
        say(
          ExperimentText.chance,
          [
            "count": .number(result.pairs.assignments), "asGreat": .number(result.pairs.asGreat),
            "p": .text(say.numbers.written(Self.words(ofP: result.pairs.p))),
          ])))
    document += .paragraph(
      .quiet(
        say(
          ExperimentText.pairs,
          ["pairs": .number(result.pairs.differences.count), "days": .number(result.days), "lost": .number(result.lostPairs)])))
  }

  /// Two digits that say something, and never 0 or less than what is true.
  static func words(ofP p: Double) -> String {
    if p < 0.0001 { return "0.0001" }
    let steps: Double = p < 0.001 ? 100_000 : p < 0.01 ? 10_000 : p < 0.1 ? 1_000 : 100
    return decimalText((p * steps).rounded() / steps)
  }

  // MARK: Blocks

  private func addBlocks(to document: inout Document, _ say: Language) {
    var columns: [Table.Column] = [
      .init(RichText(say(ExperimentText.block)), .trailing, name: "block"), .init(RichText(say(ExperimentText.days)), name: "days"),
      .init("", name: "condition"), .init(RichText(say(ExperimentText.what)), name: "what", fit: .wrapped),
      .init(RichText(say(ExperimentText.keptDays)), .trailing, name: "kept"),
    ]
    if tellsEffect { columns.append(.init(RichText(plainText(outcome.title)), .trailing, name: "mean")) }
    let rows = record.schedule.blocks.map { block in
      let adherence = record.adherence(of: block)
      var cells = [
        Table.Cell(RichText("\(block.number)")), Table.Cell(.quiet(say.title(of: block.span)), value: "\(block.span)"),
        Table.Cell(RichText(block.condition.rawValue, .strong)), Table.Cell(RichText(plainText(plan.words(of: block.condition)))),
        Table.Cell(.quiet(adherence.days == 0 ? "" : "\(adherence.kept)/\(adherence.days)")),
      ]
      if tellsEffect {
        let mean = Summary.mean(record.numbers(of: block, .intended))
        cells.append(Table.Cell(RichText(mean.map { outcome.words($0) } ?? "–"), value: mean.map { decimalText($0) }))
      }
      return cells
    }
    document += .heading(RichText(say(ExperimentText.blocks)))
    document += .table(Table(columns, rows: rows, fit: .fitted))
  }
}

extension ExperimentList {
  public func document(in say: Language) -> Document {
    var document = Document(RichText(say(ExperimentText.list)), opensWithTitle: false)
    let rows = reports.map { report in
      [
        Table.Cell(RichText(plainText(report.experiment.title))), Table.Cell(RichText(report.experiment.slug)),
        Table.Cell(.quiet(report.standingWords(say))),
      ]
    }
    let broken = broken.map { experiment in
      [
        Table.Cell(RichText(plainText(experiment.title))), Table.Cell(RichText(experiment.slug)),
        Table.Cell(.quiet(say(ExperimentText.broken, ["name": .text(experiment.slug)]))),
      ]
    }
    document += .table(
      Table(
        [.init(ColumnText.experiment, say), .init(ColumnText.name, say), .init(ColumnText.standing, say, fit: .wrapped)],
        rows: rows + broken,
        fit: .wrapped, showsNames: false))
    document.add(privateEntries: privateEntries, say)
    return document
  }
}
