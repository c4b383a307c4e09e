// Words that no plan is called by, and the command line that they were meant for.

import CommandGuesses
import JournalDates
import JournalFormat
import JournalKit
import JournalModel
import JournalStore
import JournalText

extension PlanRequest {
  /// The command line that was meant by a name that no plan has: some weeks are a term, a step is one of the goal that it begins with, and an amount counts
  /// for the goal that there is. Nil for all other words.
  func meantLine(in context: Context, _ journal: Journal) throws -> String? {
    let said = words.flatMap { $0.words.map { String($0) } }
    guard verb == .show, said.count > 1 else { return nil }
    func shown(_ words: [String]) -> String { (["retro"] + words.map { ShellText.quoted($0) }).joined(separator: " ") }
    if ![.term, .habit].contains(kind), GuessedWay.isTerm(said) { return shown(["term", "new"] + said) }
    guard [.milestone, .goal].contains(kind) else { return nil }
    var plans = try context.workspace.plans(of: journal, in: [.goals])
    func goal(_ name: some Collection<String>) -> FileReading? {
      do throws(PlanError) {
        let found = try plans.plan(name.joined(separator: " "), of: [.goal])
        return found.isPrivate ? nil : found
      } catch {
        return nil
      }
    }
    if kind == .milestone {
      // ‘milestone lisbon book flights by 15 jan’
      for count in (1...min(said.count - 1, 4)).reversed() {
        if let goal = goal(said.prefix(count)) { return shown(["milestone", "add"] + said.dropFirst(count) + ["--goal", goal.slug]) }
      }
      return nil
    }
    // ‘goal lisbon 1500’: a number that is no year to come is what is to be reached.
    let year = try context.today(in: journal).year
    if let number = said.last.flatMap({ Int($0) }), !(year...year + 30).contains(number), let goal = goal(said.dropLast()), case .goal(let asked) = goal.entry.details,
      asked.targets.count == 1
    {
      return shown(["goal", "change", goal.slug, "\(number)"])
    }
    // ‘goal save 150 euro for trip to Lisbon’; a goal of 500 km beside one of 1000 km may be another one.
    guard let verb = said.first?.lowercased(), ["save", "saved", "put", "pay", "paid", "add", "added"].contains(verb) else { return nil }
    return context.workspace.progress(toldBy: said, nil, in: journal).map { "retro goal progress \($0.goal) \($0.amount)" }
  }
}
