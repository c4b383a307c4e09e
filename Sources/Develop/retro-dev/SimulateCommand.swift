// `retro-dev simulate insights`: people made by chance, and how often a report tells them something that is not there.

import CommandKit
import JournalDates
import JournalFindings
import JournalModel
import JournalStatistics
import JournalTestSupport

struct SimulateCommand: Command {
  static let name = "simulate"
  static let declaration = CommandDeclaration(
    name, "Make people by chance, and count how many false findings their reports have.",
    discussion: """
      Each has a mood and 15 metrics over the days, all with a weekend of their own and days that are like the days before. One metric goes with
      the mood, with a true correlation of 0.45; what is called likely of another is false.
      """,
    operands: [what],
    options: [people, days, seed])

  private static let what = Operand(Placeholder("WHAT"), .choice(of: Subject.allCases), "insights")

  private enum Subject: String, CaseIterable { case insights }

  private static let people = Option("people", short: "n", value: Placeholder("COUNT"), .number(), "How many people (default 300).")
  private static let days = Option("days", value: Placeholder("COUNT"), .number(), "How many days each has (default 90).")
  private static let seed = Option("seed", value: Placeholder("NUMBER"), .number(), "Begin chance at NUMBER (default 1).")

  let people, days, seed: Int

  init(_ arguments: Arguments) throws(UsageError) {
    _ = try arguments[Self.what]
    people = try arguments[Self.people] ?? 300
    days = try arguments[Self.days] ?? 90
    seed = try arguments[Self.seed] ?? 1
  }

  func run(in context: inout DevContext) throws -> ExitStatus {
    var generator = SeededGenerator(seed: UInt64(seed))
    var (falseLikely, withFalse, found, tentative, naive) = (0, 0, 0, 0, 0)
    for _ in 0..<people {
      let person = SimulatedPerson(days: days, using: &generator)
      let survey = PairSurvey(of: person.mood, with: person.metrics) { $0.kind == .mood ? Double(Mood.good.rawValue) : nil }
      let likely = survey.findings(of: .likely)
      let wrong = likely.count { $0.lead.name != person.linked }
      falseLikely += wrong
      withFalse += wrong > 0 ? 1 : 0
      found += likely.contains { $0.lead.name == person.linked && $0.lag == 0 } ? 1 : 0
      tentative += survey.findings(of: .tentative).count { $0.lead.name != person.linked }
      naive += person.naiveFindings
    }
    func mean(_ count: Int) -> String { decimal(Double(count) / Double(max(1, people))) }
    func percent(_ count: Int) -> String { "\(Int((100 * Double(count) / Double(max(1, people))).rounded())) %" }
    context.print("\(people) people, \(days) days each, 15 metrics at two lags, one true link of 0.45; chance begins at \(seed)")
    context.print("false findings, likely: \(mean(falseLikely)) a person; \(percent(withFalse)) of people see one (bar: 0.35 a person)")
    context.print("false findings, tentative: \(mean(tentative)) a person")
    context.print("true link called likely: \(percent(found)) of people (bar: 50 %)")
    context.print("plain p < .05 would tell \(mean(naive)) false ones a person")
    return Double(falseLikely) <= 0.35 * Double(people) && 2 * found >= people ? .yes : .no
  }

  private func decimal(_ value: Double) -> String {
    let hundredths = Int((value * 100).rounded())
    return "\(hundredths / 100).\(hundredths % 100 < 10 ? "0" : "")\(hundredths % 100)"
  }
}

/// A mood and metrics of which one goes with it.
struct SimulatedPerson {
  let mood: DailyMeasure
  let metrics: [DailyMeasure]
  /// The metric that goes with the mood.
  let linked: String
  /// How many comparisons of others a plain test would tell.
  let naiveFindings: Int

  init(days: Int, using generator: inout SeededGenerator) {
    let start = CalendarDay(year: 2026, month: 1, day: 5) ?? .earliest
    let link = 0.45
    let moods = Self.noise(days, inertia: 0.3, using: &generator)
    let weekend = Self.normal(using: &generator) * 0.5
    func series(_ noise: [Double], weekend: Double, using generator: inout SeededGenerator) -> DaySeries {
      DaySeries(
        from: start,
        noise.indices.map { day in
          generator.chance(6) ? .nan : noise[day] + (day % 7 >= 5 ? weekend : 0)
        })
    }
    var metrics: [DailyMeasure] = []
    for number in 0..<15 {
      var noise = Self.noise(days, inertia: Double.random(in: 0.1...0.6, using: &generator), using: &generator)
      if number == 0 { noise = noise.indices.map { link * moods[$0] + (1 - link * link).squareRoot() * noise[$0] } }
      let values = series(noise, weekend: Self.normal(using: &generator) * 0.7, using: &generator)
      metrics.append(DailyMeasure(.metric, "metric\(number)", title: "Metric \(number)", values))
    }
    // Moods are steps of a scale.
    var levels = series(moods, weekend: weekend, using: &generator)
    levels.values = levels.values.map { $0.isNaN ? .nan : min(4, max(0, (2 + $0 * 0.9).rounded())) }
    mood = DailyMeasure(.mood, "mood", title: "Mood", levels)
    self.metrics = metrics
    linked = "metric0"
    naiveFindings = Self.naive(levels, metrics.dropFirst().map(\.series))
  }

  /// What p < .05 alone would tell.
  private static func naive(_ mood: DaySeries, _ others: [DaySeries]) -> Int {
    var count = 0
    for other in others {
      for lag in [0, 1] {
        let pairs = zip(other.moved(by: lag).values, mood.values).filter { !$0.0.isNaN && !$0.1.isNaN }
        if let p = Correlation.spearman(pairs.map(\.0), pairs.map(\.1))?.p, p < 0.05 { count += 1 }
      }
    }
    return count
  }

  /// Numbers of which each keeps a part of the one before, with a variance of 1.
  private static func noise(_ count: Int, inertia: Double, using generator: inout SeededGenerator) -> [Double] {
    var values = [normal(using: &generator)]
    let fresh = (1 - inertia * inertia).squareRoot()
    while values.count < count { values.append(inertia * values[values.count - 1] + fresh * normal(using: &generator)) }
    return values
  }

  /// A number of the normal distribution, by its quantiles.
  private static func normal(using generator: inout SeededGenerator) -> Double {
    Distribution.normalQuantile(Double.random(in: 0.000_001...0.999_999, using: &generator))
  }
}
