// Which lines of logs are about which goals.

import JournalText
import JournalDates
import JournalModel

/// The lines that say something was done for each goal, because they name it or because their activity serves it.
struct GoalClaims {
  /// A line that is about a goal.
  struct Claim {
    /// In the log's lines.
    var place: Int
    var rule: GoalRule
  }

  /// A goal that an activity serves, with the days on which its lines count.
  private struct Service {
    var goal: Int
    var from: CalendarDay
    var to: CalendarDay
  }

  /// The claims of each goal, in the order of `Practice.goals` and of the log's lines.
  private(set) var claims: [[Claim]]
  /// By places of names in the log: the goals of that name.
  private var named: [Int: [Int]] = [:]
  /// By places of names in the log: where in `services` those of the activity of that name begin.
  private var starts: [Int32] = []
  private var services: [Service] = []

  /// - Parameter spans: The days of each goal.
  init(_ practice: Practice, _ spans: [GoalSpan], upTo today: CalendarDay) {
    let log = practice.log
    claims = Array(repeating: [], count: practice.goals.count)
    for (number, goal) in practice.goals.enumerated() {
      if let place = log.place(of: goal.name) { named[place, default: []].append(number) }
    }
    readServices(practice, spans)
    // The days before all goals are passed over, where no line can name one.
    let first = named.isEmpty ? services.map(\.from).min() : .earliest
    guard let first else { return }
    let isNamed = log.names.indices.map { named[$0] != nil }
    for place in log.lines.firstPlace(where: { $0.day >= first })..<log.lines.count {
      let line = log.lines[place]
      if line.day > today { break }
      guard line.state == .done || line.state == .partly else { continue }
      if !named.isEmpty, claimNamed(place, line, log, isNamed) { continue }
      guard let activity = line.activity else { continue }
      for number in Int(starts[activity])..<Int(starts[activity + 1]) {
        let service = services[number]
        if service.from <= line.day, line.day <= service.to { claims[service.goal].append(Claim(place: place, rule: .activity)) }
      }
    }
  }

  /// Claims a line for each goal that it names, once; gives whether there is one.
  private mutating func claimNamed(_ place: Int, _ line: PracticeLog.Line, _ log: PracticeLog, _ isNamed: [Bool]) -> Bool {
    var goals: [Int] = []
    if let activity = line.activity, isNamed[activity] { goals = named[activity] ?? [] }
    for mention in log.mentions(of: line) where isNamed[mention] {
      for goal in named[mention] ?? [] where !goals.contains(goal) { goals.append(goal) }
    }
    for goal in goals { claims[goal].append(Claim(place: place, rule: .named)) }
    return !goals.isEmpty
  }

  private mutating func readServices(_ practice: Practice, _ spans: [GoalSpan]) {
    let log = practice.log
    var goals: [String: [Service]] = [:]
    for (number, goal) in practice.goals.enumerated() {
      let from = spans[number].start ?? .earliest
      let to = [spans[number].due, goal.plan.completed].compactMap { $0 }.min() ?? .latest
      goals[goal.name, default: []].append(Service(goal: number, from: from, to: to))
    }
    var served: [Int: [Service]] = [:]
    let activities = practice.habits.map { ($0.name, $0.plan.goals) } + practice.tasks.map { ($0.name, $0.plan.goals) }
    for (name, references) in activities {
      guard !references.isEmpty, let place = log.place(of: name) else { continue }
      for service in references.flatMap({ goals[Reference.folded($0.slug)] ?? [] }) {
        if !(served[place] ?? []).contains(where: { $0.goal == service.goal }) { served[place, default: []].append(service) }
      }
    }
    for place in log.names.indices {
      starts.append(Int32(services.count))
      services += served[place] ?? []
    }
    starts.append(Int32(services.count))
  }
}
