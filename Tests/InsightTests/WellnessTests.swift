// The wellness score, case by case and by its laws.

import Foundation
import JournalDates
import JournalWellness
import JournalModel
import JournalTestSupport
import Testing

@Suite struct Wellness {
  @Test func everyDayScoresAsTheReferenceSays() throws {
    let cases = try WellnessCase.all()
    #expect(cases.count >= 16)
    for one in cases where one.score.told != one.expected { Issue.record("\(one.name): \(one.score.told)") }
  }

  @Test func betterIsNeverWorse() {
    var generator = SeededGenerator(seed: 11)
    for _ in 0..<3000 {
      var amounts: [WellnessPart: Double] = [:]
      for part in WellnessPart.allCases where Bool.random(using: &generator) {
        amounts[part] = Double.random(in: 0...(part.standardTarget * 3), using: &generator)
      }
      guard let part = amounts.keys.sorted(by: { $0.rawValue < $1.rawValue }).randomElement(using: &generator), let amount = amounts[part]
      else {
        continue
      }
      var better = amounts
      // Too much sleep costs points, so better is nearer to the target.
      better[part] = part.isAtMost || part == .sleep && amount > 540 ? amount * 0.9 : amount * 1.1
      if part == .sleep, (420...540).contains(amount) { continue }
      if part == .sleep, let new = better[part], amount < 420, new > 540 { continue }
      guard let before = WellnessScore(amounts).exact, let after = WellnessScore(better).exact else { continue }
      if after < before - 1e-9 { Issue.record("\(part) \(amount): \(before) to \(after)") }
    }
  }

  /// The score can never leave what its bounds promise once everything is measured.
  @Test func boundsHoldWhateverIsMissing() {
    var generator = SeededGenerator(seed: 12)
    for _ in 0..<3000 {
      var all: [WellnessPart: Double] = [:]
      for part in WellnessPart.allCases { all[part] = Double.random(in: 0...(part.standardTarget * 3), using: &generator) }
      var known: [WellnessPart: Double] = [:]
      for part in WellnessPart.allCases where Bool.random(using: &generator) { known[part] = all[part] }
      let bounds = WellnessScore(known).bounds
      guard let total = WellnessScore(all).total else {
        Issue.record("no score of everything")
        return
      }
      if total < bounds.low || total > bounds.high { Issue.record("\(total) outside \(bounds)") }
    }
  }

  @Test func aWeekIsTheMeanOfDaysThatCanBeCompared() {
    let full = Dictionary(uniqueKeysWithValues: WellnessPart.allCases.map { ($0, $0.standardTarget) })
    var short = full
    short[.sleep] = 270
    var noScreen = full
    for part in WellnessGroup.balance.parts { noScreen[part] = nil }
    let mean = WellnessMean(of: [WellnessScore(full), WellnessScore(short), WellnessScore(noScreen), WellnessScore([:])])
    #expect(mean?.total == 92)
    #expect(mean?.days == 2)
    #expect(mean?.otherDays == 1)
    #expect(mean?.parts.count == 9)
    #expect(WellnessMean(of: [WellnessScore([:])]) == nil)
    // Of as many days each, those count of which more is known.
    #expect(WellnessMean(of: [WellnessScore(noScreen), WellnessScore(short)])?.total == 84)
  }

  @Test func bedtimesAreTimesOnACircle() throws {
    func deviation(_ times: String) -> Double? { Sleep.bedtimeDeviation(times.split(separator: " ").compactMap { TimeOfDay($0) }) }
    let known = try #require(deviation("23:10 23:20 23:30 00:10 00:40 23:05 23:15"))
    #expect(abs(known - 33.0) < 0.05)
    // Times after midnight in a log's own form are the same times.
    #expect(deviation("23:10 23:20 23:30 24:10 24:40 23:05 23:15").map { abs($0 - known) < 1e-9 } == true)
    #expect(deviation("23:00 23:00 23:00 23:00 23:00") == 0)
    #expect(deviation("23:00 23:00 23:00 23:00") == nil)
    // Around the whole clock there is no mean.
    #expect(deviation("00:00 04:48 09:36 14:24 19:12") == nil)
  }

  @Test func metricsOfDaysBecomeParts() throws {
    var days = WellnessDays()
    var asked = 0
    for line in try Repository.fixtures.appending(path: "insights/wellness/days.txt").text().split(separator: "\n") {
      if line.hasPrefix("#") { continue }
      if line.hasPrefix("== ") {
        days = WellnessDays()
        continue
      }
      let halves = line.components(separatedBy: "=>")
      let words = halves[0].split(separator: " ")
      guard let word = words.first(where: { $0 != "?" }), let date = CalendarDay(word) else {
        Issue.record("no day in \(line)")
        continue
      }
      if halves.count < 2 {
        for word in words.dropFirst() {
          let sides = word.split(separator: "=").map(String.init)
          if let number = decimal(sides[1]) { days.add(Metric(sides[0], .number(number)), on: date) }
          if let time = TimeOfDay(sides[1]) { days.add(Metric(sides[0], .clock(time)), on: date) }
        }
        continue
      }
      asked += 1
      let told = days.score(of: date).measured.map { "\($0.part.rawValue) \(decimalText(($0.amount * 10).rounded() / 10))" }
      if told.joined(separator: ", ") != halves[1].trimmed { Issue.record("\(line): \(told)") }
    }
    #expect(asked >= 8)
  }

  /// Told as a curve, a part gives what it gives as a function.
  @Test func aCurveIsItsFunction() {
    var generator = SeededGenerator(seed: 13)
    for part in WellnessPart.allCases {
      for target in [nil, part.standardTarget * 1.5, part.standardTarget / 3] {
        let bends = part.curve(target: target)
        for bend in bends {
          for amount in [bend.amounts.lowerBound, bend.amounts.upperBound] {
            let fraction = part.fraction(of: amount, target: target)
            if abs(fraction - bend.fraction) > 1e-9 { Issue.record("\(part) \(amount): \(fraction), not \(bend.fraction)") }
          }
        }
        for (first, second) in zip(bends, bends.dropFirst()) {
          let share = Double.random(in: 0...1, using: &generator)
          let amount = first.amounts.upperBound + (second.amounts.lowerBound - first.amounts.upperBound) * share
          let straight = first.fraction + (second.fraction - first.fraction) * share
          if abs(part.fraction(of: amount, target: target) - straight) > 1e-9 { Issue.record("\(part) bends at \(amount)") }
        }
      }
    }
  }

  @Test func aNightHasAQuality() {
    // 100 · (0.5 · 1 + 0.25 · 1 + 0.25 · 480/500) = 99
    #expect(Sleep.quality(asleep: 480, deep: 96, rem: 96, awake: 20) == 99)
    // 100 · (0.5 · 0.75 + 0.25 · 90/144 + 0.25 · 360/400) = 75.6
    #expect(Sleep.quality(asleep: 360, deep: 40, rem: 50, awake: 40) == 76)
    #expect(Sleep.quality(asleep: 0, deep: 0, rem: 0, awake: 40) == nil)
  }
}

private struct WellnessCase {
  var name: String
  var score: WellnessScore
  var expected: String

  static func all() throws -> [WellnessCase] {
    var cases: [WellnessCase] = []
    var name = ""
    for line in try Repository.fixtures.appending(path: "insights/wellness/scores.txt").text().split(separator: "\n") {
      if line.hasPrefix("#") { continue }
      if line.hasPrefix("== ") {
        name = String(line.dropFirst(3))
        continue
      }
      let halves = line.split(separator: "=>", maxSplits: 1)
      guard halves.count == 2 else { throw FixtureError.unreadable(String(line)) }
      var amounts: [WellnessPart: Double] = [:], targets: [WellnessPart: Double] = [:]
      for word in halves[0].split(separator: " ") {
        if word == "standard" {
          for part in WellnessPart.allCases { amounts[part] = part.standardTarget }
        } else if word.hasPrefix("-"), let part = WellnessPart(rawValue: String(word.dropFirst())) {
          amounts[part] = nil
        } else {
          let isTarget = word.hasPrefix("target:")
          let sides = word.dropFirst(isTarget ? 7 : 0).split(separator: "=")
          guard sides.count == 2, let part = WellnessPart(rawValue: String(sides[0])), let amount = Double(sides[1]) else {
            throw FixtureError.unreadable(String(word))
          }
          if isTarget { targets[part] = amount } else { amounts[part] = amount }
        }
      }
      cases.append(WellnessCase(name: name, score: WellnessScore(amounts, targets: targets), expected: halves[1].trimmed))
    }
    return cases
  }

  private enum FixtureError: Error { case unreadable(String) }
}

extension WellnessScore {
  fileprivate var told: String {
    let groups = WellnessGroup.allCases.map { points(of: $0).map { decimalText(($0 * 10).rounded() / 10) } ?? "-" }
    let one = groups.map { $0 == "-" || $0.contains(".") ? $0 : $0 + ".0" }.joined(separator: " / ")
    return "\(total.map(String.init) ?? "none"), \(coverage), \(bounds.low)–\(bounds.high), \(one)"
  }
}
