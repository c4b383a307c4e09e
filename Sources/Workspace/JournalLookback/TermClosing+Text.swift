// The retrospective of a term, as its file has it.

import JournalDates
import JournalInsights
import JournalLanguage
import JournalModel
import JournalReports
import JournalStore
import JournalKit

extension TermClosing {
  /// The lines below the heading: a look at goals, habits and values, and room for words of one's own. What is private is left out.
  /// - Parameters:
  ///   - dropped: The paths of what is dropped.
  ///   - next: What names the next term in a link; nil where there is none.
  func lines(dropped: Set<String>, next: String?, in journal: Journal, _ say: Language) throws(StoreError) -> [String] {
    var facts = [say.title(of: span), say(TermReviewText.weeks, ["count": .number((span.count + 6) / 7)])]
    if let theme = term.plan.theme, !theme.isEmpty { facts.append(theme) }
    if points > 0 { facts.append(say(TermReviewText.points, ["count": .number(points)])) }
    if day < span.end { facts.append(say(TermReviewText.asOf, ["day": .text(say.title(of: day))])) }
    let goals = try goalLines(dropped, next.map { "[[\($0)]]" }, journal, say)
    var lines = [say(.list(facts, .dots)), "", "### \(say(TermReviewText.goals))", ""]
    lines += goals.isEmpty ? [say(TermReviewText.noGoal)] : goals
    let habits = try habitLines(journal, say)
    if !habits.isEmpty { lines += ["", "### \(say(TermReviewText.habits))", ""] + habits }
    let values = try valueLines(journal, say)
    if !values.isEmpty { lines += ["", "### \(say(TermReviewText.values))", ""] + values }
    return lines + ["", "### \(say(TermReviewText.own))"]
  }

  private func goalLines(_ dropped: Set<String>, _ next: String?, _ journal: Journal, _ say: Language) throws(StoreError) -> [String] {
    let goesOn = next.map { say(TermReviewText.goesOn, ["term": .text($0)]) } ?? say(TermReviewText.staysOpen)
    var lines: [String] = []
    for goal in goals where !goal.goal.isPrivate {
      let isDropped = goal.status == .dropped || dropped.contains(goal.goal.path)
      var facts = goal.amounts(units, say)
      if isDropped {
        facts.append(say(TermReviewText.dropped))
      } else if goal.isActive {
        facts.append(goesOn)
      } else {
        facts.append(say(TermReviewText.reached, ["day": .text("\(goal.reachedOn ?? day)")]))
      }
      try lines.append(line(TermReviewText.goal, journal.link(to: goal.goal), facts, say))
      for milestone in goal.milestones where !milestone.isPrivate {
        let fact =
          switch milestone.plan.standing(on: day) {
          case .done(let day?): say(TermReviewText.reached, ["day": .day(day)])
          case .done(nil), .open: dropped.contains(milestone.path) ? say(TermReviewText.dropped) : say(TermReviewText.open)
          case .dropped: say(TermReviewText.dropped)
          }
        try lines.append(line(TermReviewText.milestone, journal.link(to: milestone), [fact], say))
      }
    }
    return lines
  }

  private func habitLines(_ journal: Journal, _ say: Language) throws(StoreError) -> [String] {
    var lines: [String] = []
    for habit in habits {
      guard let slug = habit.slug else { continue }
      var facts = [say(TermReviewText.times, ["count": .number(habit.times)])]
      if let amount = habit.amount { facts.append(units.text(amount, in: habit.unit ?? "", say.numbers)) }
      if let rate = habit.rate {
        facts.append(
          say(TermReviewText.rate, ["kept": .number(rate.kept), "asked": .number(rate.asked), "unit": .text(rate.unit.rawValue)]))
      }
      lines.append(line(TermReviewText.goal, link(slug, titled: habit.title ?? slug), facts, say))
    }
    for habit in idle {
      try lines.append(line(TermReviewText.goal, journal.link(to: habit), [say(TermReviewText.times, ["count": 0])], say))
    }
    return lines
  }

  private func valueLines(_ journal: Journal, _ say: Language) throws(StoreError) -> [String] {
    var lines: [String] = []
    for value in values {
      var facts = [say(TermReviewText.contributions, ["count": .number(value.contributions)])]
      if let day = value.lastDay, value.contributions > 0 { facts.append(say(TermReviewText.lastDay, ["day": .day(day)])) }
      try lines.append(line(TermReviewText.goal, journal.link(to: value.value), facts, say))
    }
    return lines
  }

  private func line(_ key: TermReviewText, _ link: String, _ facts: [String], _ say: Language) -> String {
    "- " + say(key, ["link": .text(link), "facts": .list(facts, .comma)])
  }
}

extension Journal {
  /// A link to a plan that shows its title.
  fileprivate func link<Plan>(to planned: Planned<Plan>) throws(StoreError) -> String {
    JournalLookback.link(try linkName(ofFileAt: planned.path), titled: planned.title)
  }
}

/// A link that shows a title, where none of its signs would end it.
private func link(_ name: String, titled title: String) -> String {
  title.contains { "[]|#^".contains($0) } ? "[[\(name)]]" : "[[\(name)|\(title)]]"
}
