// What an experiment asks of a day.

import Documents
public import JournalDates
public import JournalInsights
import JournalLanguage
public import JournalModel
import PlainFormats

extension TodayReport {
  /// An experiment with the block that a day is in.
  public struct Trial: Sendable {
    public let slug: String
    public let title: String
    public let path: String
    public let isPrivate: Bool
    public let block: ExperimentSchedule.Block
    /// What the block asks for.
    public let condition: String
    let blocks: Int
    let day: Int
    let counts: Bool
    /// Whether it was kept; nil where nothing says it.
    public let isKept: Bool?

    /// Nil before it begins, when it is over, and for one that cannot be carried out.
    init?(of experiment: Planned<Experiment>, _ log: PracticeLog, on date: CalendarDay) {
      guard let schedule = ExperimentSchedule(experiment.plan), let block = schedule.block(on: date) else { return nil }
      (slug, title, path, isPrivate) = (experiment.slug, experiment.title, experiment.path, experiment.isPrivate)
      (self.block, blocks, day, counts) = (block, schedule.blocks.count, block.number(of: date), block.counts(date))
      condition = experiment.plan.words(of: block.condition)
      isKept = log.keeping(of: experiment.name)[date]
    }

    func words(_ say: Language) -> [RichText] {
      let state = isKept.map { $0 ? "yes" : "no" } ?? "unsaid"
      return [
        RichText(
          say(
            TodayText.trial,
            ["title": .text(plainText(title)), "letter": .text(block.condition.rawValue), "words": .text(plainText(condition))])),
        .quiet(
          say(
            TodayText.trialBlock,
            [
              "washout": .flag(!counts), "day": .number(day), "days": .number(block.span.count), "block": .number(block.number),
              "blocks": .number(blocks),
            ])),
        .quiet(say(TodayText.trialKept, ["state": .text(state), "name": .text(slug)])),
      ]
    }

    var json: JSONValue {
      [
        .slug: .string(slug), .path: .string(path), .title: .string(title), .condition: .string(block.condition.rawValue),
        .text: .string(condition), .block: .int(block.number), .blocks: .int(blocks), .day: .int(day), .days: .int(block.span.count),
        .counts: .bool(counts), .kept: isKept.map { .bool($0) } ?? .null,
      ]
    }
  }
}

extension PracticeLog {
  /// On which days the lines of an experiment say that its condition was kept, and on which that it was not. What was kept in part was not; of several
  /// lines one that says it was kept counts.
  public func keeping(of name: String) -> [CalendarDay: Bool] {
    guard let place = place(of: name) else { return [:] }
    var kept: [CalendarDay: Bool] = [:]
    for line in lines where line.activity == place && line.state != .unanswered {
      kept[line.day] = line.state == .done || kept[line.day] == true
    }
    return kept
  }
}
