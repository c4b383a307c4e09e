// So much done for a goal, without a habit that counts towards it: ‘done "Read 24 books" 3’.

import JournalPhrases
import JournalDates
public import JournalFormat
import JournalInsights
import JournalLanguage
import JournalModel
import JournalStore
import JournalText

extension PlanFiles {
  /// A goal that words name, and the amount behind its name, in the unit of its target where none is typed. Nil where they say nothing else than a
  /// name, or name something that is done itself.
  /// - Parameter mayBePart: Whether some words of the name of one goal are enough.
  public func goalProgress(_ words: [String], byPart mayBePart: Bool = false) throws -> (goal: FileReading, amount: String)? {
    if mayBePart, let said = try partialProgress(words) { return said }
    let words = words.flatMap { holds($0, of: [.goal]) ? [$0] : $0.words.map { String($0) } }
    if holds(words.joined(separator: " "), of: EntryKind.activities.union([.goal, .milestone, .obligation])) { return nil }
    for count in (1..<max(1, words.count)).reversed() {
      let name = words.prefix(count).joined(separator: " ")
      guard holds(name, of: [.goal]), !holds(name, of: EntryKind.activities),
        let amount = LogAmount(words.dropFirst(count).joined(separator: " "))
      else { continue }
      var plans = self
      let reading = try plans.plan(name, of: [.goal])
      return try Self.counted(amount, for: reading)
    }
    return nil
  }

  private func partialProgress(_ words: [String]) throws -> (goal: FileReading, amount: String)? {
    let words = words.flatMap(\.words).map { String($0) }
    for count in 1...2 where words.count > count {
      let typed = words.suffix(count).joined(separator: " ")
      guard let amount = LogAmount(typed.hasPrefix("+") ? String(typed.dropFirst()) : typed) else { continue }
      let name = words.dropLast(count).joined(separator: " ")
      guard !holds(name, of: EntryKind.activities) else { continue }
      var plans = self
      let reading: FileReading
      do throws(PlanError) { reading = try plans.plan(name, of: [.goal]) } catch {
        if case .unknown = error { continue }
        throw error
      }
      return try Self.counted(amount, for: reading)
    }
    return nil
  }

  private static func counted(_ amount: LogAmount, for reading: FileReading) throws(WorkspaceError) -> (goal: FileReading, amount: String)? {
    guard case .goal(let goal) = reading.entry.details, let quantity = Quantity(amount.amount) else { return nil }
    if goal.targets.isEmpty && GoalTarget.isLevel(reading.title) || !WantedLevel.all(reading.title, goal.targets, among: []).isEmpty {
      let values: TextValues = ["title": .text(reading.title), "name": .text(reading.slug), "amount": .text(amount.word)]
      throw WorkspaceError(.usage, PlanErrorText.levelNoSum, values, help: PlanErrorText.levelNoSumWay, values)
    }
    let unit = quantity.unit.isEmpty && goal.targets.count == 1 ? goal.targets[0].quantity.unit : ""
    return (reading, unit.isEmpty ? amount.word : "\(quantity.text) \(unit)")
  }

  /// What is still to be counted until a goal has come to so many percent, where the last word says them: ‘learn Go 40%’. Nil where it says none.
  public func goalPercent(_ words: [String], done: (FileReading) throws -> Double) throws -> (goal: FileReading, amount: String)? {
    let words = words.flatMap(\.words).map { String($0) }
    guard words.count > 1, let last = words.last, last.hasSuffix("%"), let percent = Double(last.dropLast()), percent > 0 else { return nil }
    var plans = self
    let reading = try plans.plan(words.dropLast().joined(separator: " "), of: [.goal])
    guard case .goal(let goal) = reading.entry.details else { return nil }
    let values: TextValues = ["title": .text(reading.title), "name": .text(reading.slug), "word": .text(last)]
    guard goal.targets.count == 1, let target = goal.targets.first?.quantity else {
      throw WorkspaceError(.usage, PlanErrorText.noPercent, values, help: PlanErrorText.noPercentWay, values)
    }
    let (wanted, known) = (target.amount * percent / 100, try done(reading))
    guard wanted > known else {
      let told: TextValues = [
        "title": .text(reading.title), "name": .text(reading.slug), "word": .text(last), "done": .text(Quantity(known, target.unit).text),
        "amount": .text(Quantity(wanted, target.unit).text), "example": .text(Quantity(1, target.unit).text),
      ]
      throw WorkspaceError(.usage, PlanErrorText.percentPassed, told, help: PlanErrorText.percentPassedWay, told)
    }
    return (reading, Quantity(((wanted - known) * 1000).rounded() / 1000, target.unit).text)
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
