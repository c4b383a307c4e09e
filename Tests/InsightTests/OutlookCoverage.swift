// How often the day on which a target is reached lies where an outlook says, for simulated people.

import Foundation
import JournalDates
import JournalInsights
import JournalModel
import JournalTestSupport
import Testing

/// Somebody who does something from day to day, in the past and afterwards by the same habits.
private enum Person: String, CaseIterable {
  case daily = "every day"
  case often = "four days in five"
  case weekends = "at weekends"
  case thrice = "three times a week"
  case books = "a book now and then"
  case bursts = "in bursts"
  case pauses = "with pauses of a week or two"
  case rests = "with pauses of up to four weeks"
  case spells = "good and bad spells"
  case growing = "more and more"
  case halving = "half as much every few months"
  case fading = "less and less"

  /// What each day gives.
  func days(_ count: Int, _ generator: inout SeededGenerator) -> [Double] {
    func chance(_ share: Double) -> Bool { Double.random(in: 0..<1, using: &generator) < share }
    /// Skewed, of this mean: the sum of four waiting times.
    func amount(_ mean: Double) -> Double {
      (0..<4).reduce(0.0) { sum, _ in sum - Foundation.log(Double.random(in: Double.leastNonzeroMagnitude..<1, using: &generator)) } * mean
        / 4
    }
    let offset = Int.random(in: 0..<7, using: &generator)
    let stay = Double.random(in: 0.75..<0.92, using: &generator)
    let halfLife = Double.random(in: 40..<150, using: &generator)
    let loss = Double.random(in: 0.002..<0.007, using: &generator)
    var isOn = chance(0.4)
    var spell = normal(&generator)
    var pauseEnds = 0
    return (0..<count).map { day in
      switch self {
      case .daily: return max(0, 5 + 1.5 * normal(&generator))
      case .often: return chance(0.8) ? amount(5) : 0
      case .weekends: return (day + offset) % 7 >= 5 && chance(0.85) ? amount(10) : 0
      case .thrice: return chance(3.0 / 7) ? amount(6) : 0
      case .books: return chance(0.12) ? 1 : 0
      case .bursts:
        isOn = isOn ? chance(stay) : chance(0.08)
        return chance(isOn ? 0.85 : 0.1) ? amount(isOn ? 9 : 2) : 0
      case .pauses, .rests:
        if day >= pauseEnds, chance(self == .pauses ? 1.0 / 35 : 1.0 / 50) {
          pauseEnds = day + Int.random(in: self == .pauses ? 7...14 : 10...28, using: &generator)
        }
        return day >= pauseEnds && chance(0.7) ? amount(5) : 0
      case .spells:
        spell = 0.9 * spell + 0.19.squareRoot() * normal(&generator)
        return chance(0.7) ? 3 * Foundation.exp(0.6 * spell) : 0
      case .growing: return chance(0.6) ? amount(5) * (1 + 0.006 * Double(day)) : 0
      case .halving: return chance(0.7) ? amount(5) * max(0.1, Foundation.pow(0.5, Double(day) / halfLife)) : 0
      case .fading: return chance(0.6) ? amount(5) * max(0.2, 1 - loss * Double(day)) : 0
      }
    }
  }

  private func normal(_ generator: inout SeededGenerator) -> Double {
    let first = Double.random(in: Double.leastNonzeroMagnitude..<1, using: &generator)
    return (-2 * Foundation.log(first)).squareRoot() * Foundation.cos(2 * .pi * Double.random(in: 0..<1, using: &generator))
  }
}

/// How far somebody is when asked.
private enum Stage: Int, CaseIterable {
  case third = 3333, half = 5000, twoThirds = 6667

  var share: Double { Double(rawValue) / 10000 }
}

/// How many outlooks were told, and where the day lay; how often a goal was said to be on track, and was.
private struct Coverage {
  var inside = 0, before = 0, after = 0, untold = 0
  var onTrack = 0, kept = 0
  var told: Int { inside + before + after }

  static func + (one: Coverage, other: Coverage) -> Coverage {
    Coverage(
      inside: one.inside + other.inside, before: one.before + other.before, after: one.after + other.after,
      untold: one.untold + other.untold,
      onTrack: one.onTrack + other.onTrack, kept: one.kept + other.kept)
  }

  static func percent(_ count: Int, of all: Int) -> Int { all == 0 ? 0 : Int((Double(count) * 100 / Double(all)).rounded()) }
}

extension Coverage {
  /// Asks people on their way to what they reach after a month and a half to eight months, whose goal is due a little earlier or later than that.
  init(of person: Person, at stage: Stage, people: Int, seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let begin = CalendarDay.earliest.advanced(by: 739_000)
    for _ in 0..<people {
      let length = Int.random(in: 45...240, using: &generator)
      let days = person.days(length + 1, &generator).map { ($0 * 10).rounded() / 10 }
      let target = days.reduce(0, +)
      guard let reached = days.lastIndex(where: { $0 > 0 }) else { continue }
      var done = 0.0
      let now = days.firstIndex {
        done += $0
        return done >= stage.share * target
      }!
      if now >= reached { continue }
      let today = begin.advanced(by: now)
      let due = begin.advanced(by: now + Int(Double(reached - now) * Double.random(in: 0.6..<1.8, using: &generator)))
      var practice = Practice()
      let goal = Goal(start: begin, due: due, targets: [GoalTarget(Quantity(target, "km"))])
      practice.goals = [Planned(path: "goals/run.md", slug: "run", title: "Run", plan: goal)]
      for place in 0...now where days[place] > 0 {
        let line = PracticeLine(line: 1, activity: "run", state: .done, quantities: [("distance", Quantity(days[place], "km"))])
        practice.log.append(line, on: begin.advanced(by: place))
      }
      let progress = GoalLedger(of: practice, .standard, on: today).goals[0].targets[0]
      let day = begin.advanced(by: reached)
      if progress.status == .onTrack {
        onTrack += 1
        if day <= due { kept += 1 }
      }
      guard let outlook = progress.outlook, outlook.isClear else {
        untold += 1
        continue
      }
      if let early = outlook.early, day < early {
        before += 1
      } else if let late = outlook.late, day > late {
        after += 1
      } else {
        inside += 1
      }
    }
  }
}

@Suite struct OutlookCoverage {
  /// The table of docs/practice.md is true: the shares that stand there are found again, as far as chance allows. With
  /// RETRO_OUTLOOK_PEOPLE=300 so many are asked of each kind and stage, which takes a while, and the table is written anew.
  @Test func theTableSaysHowOftenTheDayLiesInside() throws {
    let asked = ProcessInfo.processInfo.environment["RETRO_OUTLOOK_PEOPLE"].flatMap { Int($0) }
    let (isRewritten, people) = (asked != nil, asked ?? 12)
    let url = Repository.root.appending(path: "docs/practice.md")
    var text = try url.text()
    var all = Stage.allCases.map { _ in Coverage() }
    func hold(_ name: String, _ found: [Coverage]) throws {
      let begin = "| \(name) |"
      let row = try #require(text.split(separator: "\n").first { $0.hasPrefix(begin) }.map(String.init), "\(begin)")
      let sum = found.reduce(Coverage(), +)
      let shares =
        found.map { Coverage.percent($0.inside, of: $0.told) }
        + [Coverage.percent(sum.untold, of: sum.untold + sum.told), Coverage.percent(sum.kept, of: sum.onTrack)]
      if isRewritten {
        text = text.replacingOccurrences(of: row, with: begin + shares.map { " \($0) % |" }.joined())
        return
      }
      let told = row.split(separator: "|").dropFirst().compactMap { Double($0.split(separator: " ")[0]) }
      let counts = found.map(\.told) + [sum.told + sum.untold, sum.onTrack]
      try #require(told.count == shares.count, "\(row)")
      for ((share, told), count) in zip(zip(shares, told), counts) where count > 0 {
        // Four standard deviations of a share of so many.
        let slack = 4 * (max(4, told) * (104 - told) / Double(count)).squareRoot() + 2
        if abs(Double(share) - told) > slack { Issue.record("\(name): \(shares), not \(told)") }
      }
    }
    for (number, person) in Person.allCases.enumerated() {
      let found = Stage.allCases.enumerated().map { place, stage in
        Coverage(of: person, at: stage, people: people, seed: UInt64(200 + 10 * number + place))
      }
      all = zip(all, found).map { $0 + $1 }
      try hold(person.rawValue, found)
    }
    try hold("all of them", all)
    if isRewritten { try text.write(to: url, atomically: true, encoding: .utf8) }
  }

  /// What is said of nine in ten is true of 85 to 95 in a hundred, and a goal that is said to be on track is reached in time by 85 at least.
  @Test func theTableHoldsWhatIsSaid() throws {
    let text = try Repository.root.appending(path: "docs/practice.md").text()
    let row = try #require(text.split(separator: "\n").first { $0.hasPrefix("| all of them |") })
    let told = row.split(separator: "|").dropFirst().compactMap { Int($0.split(separator: " ")[0]) }
    #expect(told.prefix(3).allSatisfy { (85...95).contains($0) } && told.count == 5 && told[4] >= 85, "\(row)")
  }

  /// The same days give the same outlook, whatever stands around them; what is due later is never less likely.
  @Test func outlooksAreOfOnePiece() {
    var generator = SeededGenerator(seed: 230)
    let today = CalendarDay.earliest.advanced(by: 739_000)
    for number in 0..<40 {
      let person = generator.pick(Person.allCases)
      let days = person.days(60, &generator)
      func progress(due: Int?, target: Double) -> TargetProgress {
        var practice = Practice()
        let goal = Goal(
          start: today.advanced(by: -59), due: due.map { today.advanced(by: $0) }, targets: [GoalTarget(Quantity(target, "km"))])
        practice.goals = [Planned(path: "goals/run.md", slug: "run", title: "Run", plan: goal)]
        for (place, amount) in days.enumerated() where amount > 0 {
          let line = PracticeLine(line: 1, activity: "run", state: .done, quantities: [("distance", Quantity(amount, "km"))])
          practice.log.append(line, on: today.advanced(by: place - 59))
        }
        return GoalLedger(of: practice, .standard, on: today).goals[0].targets[0]
      }
      let done = days.reduce(0, +)
      let far = progress(due: nil, target: done * 1.6)
      if far.outlook != far.outlook || far.outlook != progress(due: 30, target: done * 1.6).outlook {
        Issue.record("\(number): two outlooks")
      }
      if let outlook = far.outlook, outlook.isClear {
        let dates = [outlook.early, outlook.likely, outlook.late].map { $0 ?? .latest }
        if dates != dates.sorted() || dates[0] <= today { Issue.record("\(number): \(outlook)") }
      }
      let chances = [5, 20, 40, 80].map { progress(due: $0, target: done * 1.6).chance ?? 0 }
      if chances != chances.sorted() { Issue.record("\(number): \(chances)") }
      for due in [5, 20, 40, 80] {
        let one = progress(due: due, target: done * 1.6)
        let expected: GoalStatus? = one.chance.map { $0 >= 0.85 ? .onTrack : $0 >= 0.3 ? .atRisk : .behind }
        if one.status != expected ?? .underWay { Issue.record("\(number): \(one.status) with \(one.chance ?? -1)") }
      }
    }
  }
}
