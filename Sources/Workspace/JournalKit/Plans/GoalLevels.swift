// The measured values of a journal beside those that its goals ask for.

import JournalReports
import JournalDates
import JournalIndex
import JournalInsights
public import JournalModel
public import JournalStore

extension JournalIndex {
  /// How far the measured values have come that goals ask for, by the paths of the goals: from the last one before a goal began, or the first since.
  func levels(of goals: [Planned<Goal>], on today: CalendarDay) throws -> [String: [GoalLevel]] {
    if goals.isEmpty { return [:] }
    let names = try metricNames()
    var levels: [String: [GoalLevel]] = [:]
    for goal in goals {
      let wanted = WantedLevel.all(goal.title, goal.plan.targets, among: names)
      if !wanted.isEmpty { levels[goal.path] = try wanted.map { try level($0, from: wanted.count == 1 ? goal.plan.from.first?.quantity ?? $0.from : nil, of: goal, among: names, on: today) } }
    }
    return levels
  }

  private func level(_ wanted: WantedLevel, from: Quantity?, of goal: Planned<Goal>, among names: [String], on today: CalendarDay) throws -> GoalLevel {
    let metric = try series(of: wanted.metric, among: names)
    let own = metric.map { MetricNames.unit(of: $0) } ?? MetricNames.unit(of: wanted.metric)
    let asked = wanted.quantity
    let unit = own.isEmpty ? asked.unit : own
    func number(_ quantity: Quantity) -> Double { own.isEmpty || quantity.unit.isEmpty ? quantity.amount : UnitTable.standard.convert(quantity, to: unit) ?? quantity.amount }
    let start = goal.plan.start ?? goal.created
    let all = try metric.map { try values(of: $0, until: today) } ?? []
    let before = start.flatMap { start in all.lastIndex { $0.day <= start } }
    let since = before.map { Array(all[$0...]) } ?? all
    let begun = from.map(number)
    let target = wanted.isChange ? (begun ?? since.first?.number).map { $0 + number(asked) } : number(asked)
    return GoalLevel(metric ?? wanted.metric, unit: unit, wanted: target, bound: wanted.bound, from: begun, values: since)
  }

  /// The metric of a journal in which a value is kept: of several the one that most days have. Nil where none was measured.
  private func series(of metric: String, among names: [String]) throws -> String? {
    if metric != MetricWords.weight, names.contains(metric) { return metric }
    let spoken = MetricNames.spoken(metric, among: names)
    let several = metric == MetricWords.weight ? names.filter { $0 == metric || $0.hasPrefix("\(metric)_") } : spoken
    guard several.count > 1 else { return several.first ?? spoken.first ?? MetricNames.named(metric, among: names) }
    return try knownMetrics().filter { several.contains($0.name) }.max { $0.days < $1.days }?.name
  }

  /// What is private is told to nobody here, since goals are told everywhere.
  private func values(of metric: String, until today: CalendarDay) throws -> [GoalLevel.Value] {
    guard let first = CalendarDay(year: 1900, month: 1, day: 1) else { return [] }
    return try days(in: DaySpan(spanning: first, today), with: [metric]).compactMap { day in
      guard !day.isPrivate, case .number(let number)?? = day.amounts.first else { return nil }
      return GoalLevel.Value(day.day, number)
    }
  }
}

extension Workspace {
  /// How the measured value is noted that a goal asks for, as it is typed, and what it asks for: so much, or so much `less` or `more` than at first. Nil
  /// where what it asks for is added up.
  public func notingLevel(of title: String, _ targets: [GoalTarget], in journal: Journal) throws -> (command: String, target: String, change: String)? {
    let wanted = WantedLevel.all(title, targets, among: try index(of: journal).metricNames())
    guard let first = wanted.first else { return nil }
    let amounts = wanted.map { decimalText($0.quantity.amount.magnitude) }.joined(separator: "/")
    let target = first.quantity.unit.isEmpty ? amounts : "\(amounts) \(first.quantity.unit)"
    return (
      GoalLevel.noting(first.metric, first.isChange ? Quantity(71, first.quantity.unit) : first.from ?? first.quantity), target,
      !first.isChange ? "level" : first.quantity.amount < 0 ? "less" : "more"
    )
  }
}
