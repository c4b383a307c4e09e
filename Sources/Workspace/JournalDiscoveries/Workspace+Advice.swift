// At most three small steps: the verb behind `retro advice`.

import Documents
public import FindingReports
import JournalDates
import JournalFindings
import JournalFormat
import JournalInsights
public import JournalKit
import JournalLanguage
import JournalModel
import JournalReports
import JournalStatistics
import JournalStore
import JournalText

extension Workspace {
  /// Small steps, each from a finding that is likely, or from a rule of practice.
  public func advice(of answer: PracticeAnswer) throws -> AdviceReport {
    var steps = [try findingStep(answer), try overdueStep(answer), paceStep(answer), valueStep(answer)].compactMap(\.self)
    // A finding comes first, whatever waits.
    if steps.count > AdviceReport.most { steps = Array(steps.prefix(AdviceReport.most)) }
    return AdviceReport(steps)
  }

  /// More of what goes with better moods; never less of anything.
  private func findingStep(_ answer: PracticeAnswer) throws -> AdviceReport.Step? {
    // What held in the last half year may hold next week.
    let span = DaySpan(spanning: answer.day.advanced(by: -182), answer.day)
    let measures = try DayMeasures(self, answer, in: span, with: [.mood, .metric, .habit, .activity, .tag])
    let survey = PairSurvey(of: measures.moods, with: measures.all.filter { $0.kind != .mood }, goodFrom: DayMeasures.goodFrom)
    let words = MeasureWords(language, answer.journal.configuration.moodLabels)
    let week = DaySpan(spanning: answer.day.advanced(by: -6), answer.day)
    for finding in survey.findings(of: .likely) where finding.effect.value > 0 && finding.isPlainToSee {
      guard let measure = measures.named(finding.lead.name), Self.isWithinReach(measure) else { continue }
      let known = measure.series.numbers(in: week)
      let split = finding.groups.split ?? 0
      let count = known.count { $0 > split }
      // What is done often already needs no advice.
      if 2 * count >= max(known.count, 1), !known.isEmpty { continue }
      let (name, sentence) = (words.name(finding.lead), words.sentence(finding))
      if finding.lead.isYesNo {
        return AdviceReport.Step(
          .finding, Message(AdviceText.moreOf, ["name": .text(name)]),
          because: Message(AdviceText.moreReason, ["sentence": .text(sentence), "count": .number(count)]),
          command: "retro insights \(finding.lead.name) mood")
      }
      return AdviceReport.Step(
        .finding, Message(AdviceText.towards, ["name": .text(name), "split": .text(words.value(split, of: finding.lead))]),
        because: Message(AdviceText.towardsReason, ["sentence": .text(sentence), "count": .number(count), "of": .number(known.count)]),
        command: "retro insights \(finding.lead.name) mood")
    }
    return nil
  }

  /// What a person decides upon, and more of which harms nobody.
  private static func isWithinReach(_ measure: DailyMeasure) -> Bool {
    switch measure.kind {
    case .habit, .activity: !measure.isLimit
    case .metric: ["sleep_minutes", "steps", "exercise_minutes", "stand_hours"].contains(measure.name)
    default: false
    }
  }

  private func overdueStep(_ answer: PracticeAnswer) throws -> AdviceReport.Step? {
    let ledger = try ledger(of: answer.journal, for: answer.audience, isMarked: answer.isMarked)
    let late = ledger.actions.filter { action in !action.isPrivate && action.state == .open && action.due.map { $0 < answer.day } ?? false }
    // The one that waits longest is seldom the one to begin with: the last that was due is still fresh.
    guard let action = late.max(by: { ($0.due ?? .earliest) < ($1.due ?? .earliest) }), let due = action.due else { return nil }
    return AdviceReport.Step(
      .overdue, Message(AdviceText.overdue, ["title": .text(wordsAlone(action.item.text).onOneLine)]),
      because: Message(AdviceText.overdueReason, ["days": .number(due.days(until: answer.day)), "count": .number(late.count)]),
      command: action.item.id.map { "retro actions done \($0)" })
  }

  private func paceStep(_ answer: PracticeAnswer) -> AdviceReport.Step? {
    for goal in answer.goals.goals where goal.isActive && !goal.goal.isPrivate && (goal.status == .behind || goal.status == .atRisk) {
      guard let due = goal.goal.plan.due, let target = goal.targets.first(where: { $0.neededPerDay != nil }),
        let needed = target.neededPerDay
      else { continue }
      let (week, pace) = (needed * 7, target.currentPerDay * 7)
      // More than twice as much as of late is no small step: half as much again is one, and a tenth of what is needed where nothing was done.
      let isFar = week > 2 * pace
      let step = isFar ? max(1.5 * pace, week / 10) : week
      func amount(_ number: Double) -> String {
        let unit = target.target.quantity.unit
        return language.numbers.amount(language.numbers.readable(number), in: unit)
      }
      // Of what is counted a part is no help.
      func told(_ number: Double) -> Double {
        number >= 2 || target.dimension.isCount ? number.rounded(.up) : (number * 10).rounded(.up) / 10
      }
      let reason =
        isFar
        ? Message(
          AdviceText.paceFar,
          ["day": .text(language.short(due, in: answer.day.year)), "needed": .text(amount(told(week))), "pace": .text(amount((pace * 10).rounded() / 10))])
        : Message(AdviceText.paceReason, ["day": .text(language.short(due, in: answer.day.year))])
      return AdviceReport.Step(
        .pace, Message(AdviceText.pace, ["amount": .text(amount(told(step))), "title": .text(goal.goal.title)]), because: reason,
        command: "retro progress \(goal.goal.slug)")
    }
    return nil
  }

  private func valueStep(_ answer: PracticeAnswer) -> AdviceReport.Step? {
    let span = DaySpan(spanning: answer.day.advanced(by: 1 - Alignment.silence), answer.day)
    let alignment = Alignment(of: answer.practice, answer.goals, in: span, on: answer.day)
    guard let value = alignment.values.first(where: { $0.isNotReflected && !$0.value.isPrivate }) else { return nil }
    return AdviceReport.Step(
      .value, Message(AdviceText.value, ["title": .text(value.value.title)]),
      because: Message(AdviceText.valueReason, ["days": .number(value.daysSince ?? 0)]), command: "retro alignment")
  }
}
