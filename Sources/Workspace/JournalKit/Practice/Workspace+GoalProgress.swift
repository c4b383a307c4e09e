// So much done for a goal, without a habit that counts towards it: ‘done "Read 24 books" 3’.

import JournalPhrases
import JournalDates
public import JournalFormat
import JournalInsights
import JournalModel
import JournalStore
import JournalText

extension PlanFiles {
  /// A goal that words name, and the amount behind its name, in the unit of its target where none is typed. Nil where they say nothing else than a
  /// name, or name something that is done itself.
  public func goalProgress(_ words: [String]) throws -> (goal: FileReading, amount: String)? {
    let words = words.flatMap { holds($0, of: [.goal]) ? [$0] : $0.words.map { String($0) } }
    if holds(words.joined(separator: " "), of: EntryKind.activities.union([.goal, .milestone, .obligation])) { return nil }
    for count in (1..<max(1, words.count)).reversed() {
      let name = words.prefix(count).joined(separator: " ")
      guard holds(name, of: [.goal]), !holds(name, of: EntryKind.activities),
        let amount = LogAmount(words.dropFirst(count).joined(separator: " "))
      else { continue }
      var plans = self
      let reading = try plans.plan(name, of: [.goal])
      guard case .goal(let goal) = reading.entry.details, let quantity = Quantity(amount.amount) else { return nil }
      let unit = quantity.unit.isEmpty && goal.targets.count == 1 ? goal.targets[0].quantity.unit : ""
      return (reading, unit.isEmpty ? amount.word : "\(quantity.text) \(unit)")
    }
    return nil
  }
}

extension Workspace {
  /// Writes a line that counts so much towards a goal; nil where the words say no such thing.
  func logProgress(_ asked: DoneRequest, in journal: Journal, isDryRun: Bool) throws -> LogWriting? {
    let plans = try plans(of: journal, in: [.activities, .experiments, .goals])
    guard let (goal, amount) = try plans.goalProgress(asked.words), asked.state == .done else { return nil }
    let understood = try understood([goal.title, amount], on: asked.date, at: asked.time, isAgain: asked.isAgain, in: journal)
    guard understood.phrase.lines.contains(where: { $0.goals.contains(goal.slug) && !$0.measurements.isEmpty }) else { return nil }
    return try log(understood, in: journal, isDryRun: isDryRun)
  }
}
