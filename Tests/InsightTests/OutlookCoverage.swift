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
  case spells = "good and bad spells"
  case growing = "more and more"
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
    var isOn = chance(0.4)
    var spell = normal(&generator)
    return (0..<count).map { day in
      switch self {
      case .daily: return max(0, 5 + 1.5 * normal(&generator))
      case .often: return chance(0.8) ? amount(5) : 0
      case .weekends: return (day + offset) % 7 >= 5 && chance(0.85) ? amount(10) : 0
      case .thrice: return chance(3.0 / 7) ? amount(6) : 0
      case .books: return chance(0.12) ? 1 : 0
      case .bursts:
        isOn = isOn ? chance(0.9) : chance(0.07)
        return chance(isOn ? 0.8 : 0.15) ? amount(isOn ? 9 : 2) : 0
      case .spells:
        spell = 0.9 * spell + 0.19.squareRoot() * normal(&generator)
        return chance(0.7) ? 3 * Foundation.exp(0.6 * spell) : 0
      case .growing: return chance(0.6) ? amount(5) * (1 + 0.006 * Double(day)) : 0
      case .fading: return chance(0.6) ? amount(5) * max(0.2, 1 - 0.005 * Double(day)) : 0
      }
    }
  }

  private func normal(_ generator: inout SeededGenerator) -> Double {
    let first = Double.random(in: Double.leastNonzeroMagnitude..<1, using: &generator)
    return (-2 * Foundation.log(first)).squareRoot() * Foundation.cos(2 * .pi * Double.random(in: 0..<1, using: &generator))
  }
}

/// How many outlooks were told, and where the day lay.
private struct Coverage {
  var inside = 0, before = 0, after = 0
  var told: Int { inside + before + after }
  var share: Int { told == 0 ? 0 : Int((Double(inside) * 100 / Double(told)).rounded()) }

  /// Asks for outlooks of people with three to eight weeks after them and some one to three months to go.
  init(of person: Person, people: Int, seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let today = CalendarDay.earliest.advanced(by: 739_000)
    for _ in 0..<people {
      let past = 7 * Int.random(in: 3...8, using: &generator)
      let days = person.days(past + 1000, &generator).map { ($0 * 10).rounded() / 10 }
      let done = days[..<past].reduce(0, +)
      let target = (done + done / Double(past) * Double(Int.random(in: 25...90, using: &generator)) + 1).rounded(.up)
      var practice = Practice()
      let goal = Goal(start: today.advanced(by: 1 - past), targets: [GoalTarget(Quantity(target, "km"))])
      practice.goals = [Planned(path: "goals/run.md", slug: "run", title: "Run", plan: goal)]
      for place in 0..<past where days[place] > 0 {
        let line = PracticeLine(line: 1, activity: "run", state: .done, quantities: [("distance", Quantity(days[place], "km"))])
        practice.log.append(line, on: today.advanced(by: place + 1 - past))
      }
      guard let outlook = GoalLedger(of: practice, .standard, on: today).goals[0].targets[0].outlook, outlook.isClear else { continue }
      var level = done
      var reached = today
      for gain in days[past...] where level < target - 1e-9 {
        level += gain
        reached = reached.advanced(by: 1)
      }
      if let early = outlook.early, reached < early {
        before += 1
      } else if let late = outlook.late, reached > late {
        after += 1
      } else {
        inside += 1
      }
    }
  }
}

@Suite struct OutlookCoverage {
  /// The table of docs/practice.md is true: the shares that stand there are found again, as far as chance allows. With
  /// RETRO_OUTLOOK_PEOPLE=1500 so many are asked of each kind, which takes a while, and the table is written anew.
  @Test func theTableSaysHowOftenTheDayLiesInside() throws {
    let asked = ProcessInfo.processInfo.environment["RETRO_OUTLOOK_PEOPLE"].flatMap { Int($0) }
    let (isRewritten, people) = (asked != nil, asked ?? 24)
    let url = Repository.root.appending(path: "docs/practice.md")
    var text = try url.text()
    for (number, person) in Person.allCases.enumerated() {
      let found = Coverage(of: person, people: people, seed: UInt64(200 + number))
      let begin = "| \(person.rawValue) |"
      let row = try #require(text.split(separator: "\n").first { $0.hasPrefix(begin) }.map(String.init), "\(begin)")
      if isRewritten {
        func share(_ count: Int) -> Int { Int((Double(count) * 100 / Double(max(1, found.told))).rounded()) }
        text = text.replacingOccurrences(of: row, with: "\(begin) \(found.share) % | \(share(found.before)) % | \(share(found.after)) % |")
        continue
      }
      let told = try #require(row.split(separator: "|").dropFirst().first.flatMap { Double($0.split(separator: " ")[0]) })
      // Four standard deviations of a share of so many.
      let slack = 4 * (told * (100 - told) / Double(max(1, found.told))).squareRoot() + 2
      if found.told < people / 4 || abs(Double(found.share) - told) > slack { Issue.record("\(person.rawValue): \(found), not \(told) %") }
    }
    if isRewritten { try text.write(to: url, atomically: true, encoding: .utf8) }
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
