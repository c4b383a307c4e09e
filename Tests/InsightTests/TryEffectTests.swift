// Whether a Try is said to have moved what it did not move, and whether what it moved is found.

import JournalDates
import JournalFindings
import JournalModel
import JournalStatistics
import JournalTestSupport
import Testing

/// Journals made by chance: how often a Try is said to have moved something.
@Suite struct TryEffectTests {
  private static let start = CalendarDay(year: 2026, month: 1, day: 5)!
  private static let before = 28

  /// What the days of a made journal are like.
  enum Kind: String, CaseIterable {
    case habit, oftenKept, mood, noise, inert, inertWeekend, rising, risingSlowly, falling

    var isYesNo: Bool { self == .habit || self == .oftenKept }
  }

  private struct Told { var likely = 0, covered = 0, all = 0 }

  private static func normal(_ random: inout SeededGenerator) -> Double {
    Distribution.normalQuantile(Double.random(in: 0.0001...0.9999, using: &random))
  }

  /// - Parameter move: What the Try adds from its first day on: to a share, a mood, or in deviations.
  private static func journal(_ kind: Kind, _ count: Int, move: Double = 0, using random: inout SeededGenerator) -> DailyMeasure {
    var state = normal(&random)
    let values = (0..<count).map { day -> Double in
      let moved = day < before ? 0 : move
      let isInert = kind == .inert || kind == .inertWeekend
      let inertia = isInert ? 0.5 : 0
      state = inertia * state + (1 - inertia * inertia).squareRoot() * normal(&random)
      return switch kind {
      case .habit: Double.random(in: 0..<1, using: &random) < (move > 0 ? 0.3 : 0.5) + moved ? 1 : 0
      case .oftenKept: Double.random(in: 0..<1, using: &random) < 0.9 ? 1 : 0
      case .mood: min(4, max(0, (2 + 0.8 * state + moved).rounded()))
      case .noise, .inert: 50 + 10 * (state + moved)
      case .inertWeekend: 50 + 10 * state + (day % 7 > 4 ? 8 : 0)
      case .rising: 50 + 10 * state + 0.5 * Double(day)
      case .risingSlowly: 50 + 10 * state + 0.25 * Double(day)
      case .falling: 50 + 10 * state - 0.5 * Double(day)
      }
    }
    let series = DaySeries(from: start, values)
    return switch kind {
    case .habit, .oftenKept: DailyMeasure(.habit, "run", title: "Run", isYesNo: true, series)
    case .mood: DailyMeasure(.mood, "mood", title: "Mood", series)
    default: DailyMeasure(.metric, "own", title: "own", series)
    }
  }

  private static func told(_ kind: Kind, since: Int, move: Double = 0, journals: Int, seed: UInt64) throws -> Told {
    var (random, told) = (SeededGenerator(seed: seed), Told())
    let first = start.advanced(by: before)
    for _ in 0..<journals {
      let measure = journal(kind, before + since, move: move, using: &random)
      let effect = try #require(TryEffect(on: measure, .up, from: first, to: first.advanced(by: since - 1)))
      let shift = try #require(effect.shift)
      told.all += 1
      if effect.tier == .likely { told.likely += 1 }
      if shift.interval.contains(0) { told.covered += 1 }
      if kind.isYesNo { #expect(shift.interval.lowerBound >= -1 && shift.interval.upperBound <= 1 && shift.value.magnitude <= 1) }
      #expect(shift.interval.contains(shift.value))
    }
    return told
  }

  @Test(arguments: Kind.allCases, [14, 40])
  func whatDidNotMoveIsSeldomSaidToHaveMoved(_ kind: Kind, _ since: Int) throws {
    let told = try Self.told(kind, since: since, journals: 300, seed: 7)
    #expect(Double(told.likely) <= 0.12 * Double(told.all), "\(told.likely) of \(told.all) are called likely")
    // Four weeks hardly show a slow line beside the noise: what is there and not seen cannot be taken out.
    let least = kind == .risingSlowly ? 0.85 : 0.88
    #expect(Double(told.covered) >= least * Double(told.all), "\(told.covered) of \(told.all) intervals hold nothing")
  }

  @Test(arguments: [(Kind.habit, 0.4, 0.6), (.mood, 0.7, 0.5), (.noise, 1, 0.7), (.noise, 1.5, 0.9)])
  func whatMovedIsFoundInMost(_ kind: Kind, _ move: Double, _ least: Double) throws {
    let told = try Self.told(kind, since: 40, move: move, journals: 300, seed: 8)
    #expect(Double(told.likely) >= least * Double(told.all), "\(told.likely) of \(told.all) are found")
  }

  /// A weekday is the same on both sides: a habit of Mondays stays one, and where a side has more of them it is no step.
  @Test func aWeekdayIsNoStep() throws {
    var random = SeededGenerator(seed: 9)
    let values = (0..<68).map { day in (day % 7 == 0 ? 1.0 : 0) + 0.1 * Self.normal(&random) }
    let first = Self.start.advanced(by: Self.before)
    let gaps = values.enumerated().map { day, value in day >= 28 && day % 7 > 3 ? Double.nan : value }
    for series in [values, gaps] {
      let measure = DailyMeasure(.metric, "own", title: "own", DaySeries(from: Self.start, series))
      let effect = try #require(TryEffect(on: measure, .up, from: first, to: first.advanced(by: 39)))
      #expect((effect.shift?.value.magnitude ?? 1) < 0.1 && effect.outcome == .unclear)
    }
  }

  /// Shares say all there is to say where every day is the same, and no more than that.
  @Test func sidesThatDoNotVary() throws {
    let first = Self.start.advanced(by: Self.before)
    func effect(_ values: [Double]) throws -> TryEffect {
      let measure = DailyMeasure(.habit, "run", title: "Run", isYesNo: true, DaySeries(from: Self.start, values))
      return try #require(TryEffect(on: measure, .up, from: first, to: first.advanced(by: 39)))
    }
    let never = try effect(Array(repeating: 0, count: 68))
    #expect(never.shift?.value == 0 && never.outcome == .unclear)
    let all = try effect(Array(repeating: 0, count: 28) + Array(repeating: 1, count: 40))
    #expect(all.shift?.value == 1 && all.outcome == .moved && all.shift?.interval.upperBound == 1)
    let once = try effect(Array(repeating: 0, count: 67) + [1])
    #expect(once.outcome == .unclear)
  }

  @Test func aDeviceThatErredOnceMovesNothing() throws {
    var random = SeededGenerator(seed: 10)
    var values = (0..<68).map { _ in 60 + 3 * Self.normal(&random) }
    values[50] = 600
    let first = Self.start.advanced(by: Self.before)
    let measure = DailyMeasure(.metric, "own", title: "own", DaySeries(from: Self.start, values))
    let effect = try #require(TryEffect(on: measure, .up, from: first, to: first.advanced(by: 39)))
    #expect((effect.shift?.value.magnitude ?? 100) < 4)
  }
}
