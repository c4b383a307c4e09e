// When a target will be reached if life goes on as it did.

public import JournalDates
import JournalModel
import JournalText

/// The days on which a target is reached by walking on from its sum with weeks out of a person's own past.
///
/// A thousand walks, all of them the same whenever the same days are asked about:
/// 1. How the weeks rise or fall is told by `WeeklyTrend`, with how sure that is.
/// 2. Forty possible pasts, since the past that was is one of many. Each draws a trend of its own, as sure as the trend is known, and brings
///    what the days gave to the level of today by it. Then blocks of 7 days in a row are drawn from the days, which are laid in a ring,
///    until there are as many days as there were. What a past gave more or less than the real one is stretched by
///    1.35·√(k ÷ (k − 1)), where k is the number of days ÷ 7, to at least a twentieth of the real one: without it back-testing finds the
///    interval too narrow.
/// 3. From each past 25 walks: blocks of 7 days in a row are drawn from it, one after the other, until the target is reached. From block to
///    block their level goes on with the trend of the past, of which 0.97 is left after each block: nothing rises or falls for ever.
///
/// Chance is SplitMix64 (Steele, Lea and Flood 2014). It begins with `seed`, the FNV-1a of 64 bits over what is left to do and the amounts, as the eight
/// bytes of their binary64, the lowest first. Each past has the next number as the seed of a generator of its own, which draws its trend, its
/// blocks, and then the seeds of its walks; a block begins at the place (number ÷ 2³² · days) ÷ 2³², whole numbers throughout. A trend is the
/// sum of twelve such numbers ÷ 2⁵³ less six, which is as good as normal. Nothing but sums, products, quotients and a root is reckoned with, so
/// every machine gives the same days.
public struct GoalOutlook: Equatable, Sendable {
  /// How many days ahead something is said at all.
  public static let horizon = 365
  /// How many days in a row are drawn.
  public static let block = 7
  public static let pasts = 40
  /// From each past.
  public static let walks = 25
  /// What is left of a trend from block to block.
  static let damping = 0.97

  public let seed: UInt64
  /// How much what is uncertain is stretched.
  public let stretch: Double
  /// Whether at least four in five walks reach the target within the horizon; else no day is told.
  public let isClear: Bool
  /// One walk in twenty is there by then; nil where there is no clear trend, or where it is more than a year ahead.
  public let early: CalendarDay?
  /// Half of the walks are; nil as before.
  public let likely: CalendarDay?
  /// All but one walk in twenty are; nil as before.
  public let late: CalendarDay?

  /// Nil where too little is known.
  init?(of days: GoalDays, left: Double) {
    guard let paths = GoalPaths(days, left: left) else { return nil }
    seed = paths.seed
    stretch = paths.stretch
    let reached = paths.walk(upTo: Self.horizon).sorted()
    let never = reached.count { $0 > Self.horizon }
    let isClear = never * 5 <= reached.count
    func day(_ share: Int) -> CalendarDay? {
      let place = max(0, (reached.count * share + 99) / 100 - 1)
      return isClear && reached[place] <= Self.horizon ? days.last.advanced(by: reached[place]) : nil
    }
    self.isClear = isClear
    (early, likely, late) = (day(5), day(50), day(95))
  }

  /// The share of the walks that reach a target by a day; nil where too little is known.
  static func chance(of days: GoalDays, left: Double, by due: CalendarDay) -> Double? {
    guard let paths = GoalPaths(days, left: left) else { return nil }
    // Further than ten years ahead it makes no difference that anyone could know.
    let limit = min(3653, max(0, days.last.days(until: due)))
    let reached = paths.walk(upTo: limit)
    return Double(reached.count { $0 <= limit }) / Double(reached.count)
  }
}

/// Walks from today to a target.
struct GoalPaths {
  let seed: UInt64
  let stretch: Double
  private let amounts: [Double]
  private let trend: WeeklyTrend
  private let left: Double

  /// Nil where too little is known.
  init?(_ days: GoalDays, left: Double) {
    guard days.isEnough, days.amounts.count >= 2 * GoalOutlook.block else { return nil }
    amounts = days.amounts
    trend = WeeklyTrend(of: days.amounts)
    // What lacks a millionth of it is not missing, but rounded.
    self.left = left * (1 - 1e-6)
    var hash = FNV1a()
    for number in [left] + amounts {
      var bits = number.bitPattern
      for _ in 0..<8 {
        hash.add(UInt8(truncatingIfNeeded: bits))
        bits >>= 8
      }
    }
    seed = hash.value
    let weeks = Double(amounts.count) / Double(GoalOutlook.block)
    stretch = 1.35 * (weeks / (weeks - 1)).squareRoot()
  }

  /// On which day each walk reaches the target, 1 for the first after those that are known; more than `limit` where it is not there by then.
  func walk(upTo limit: Int) -> [Int] {
    let count = GoalOutlook.pasts * GoalOutlook.walks
    var reached: [Int] = []
    reached.reserveCapacity(count)
    // Nobody gets anywhere with nothing.
    if !(amounts.contains { $0 > 0 }) { return Array(repeating: limit + 1, count: count) }
    var master = SplitMix64(seed: seed)
    for _ in 0..<GoalOutlook.pasts {
      var generator = SplitMix64(seed: master.next())
      let growth = trend.growth(at: generator.normal())
      let blocks = Blocks(past(amounts(atTheLevelOfToday: growth), &generator), growth: growth)
      for _ in 0..<GoalOutlook.walks {
        var walk = SplitMix64(seed: generator.next())
        reached.append(blocks.days(to: left, upTo: limit, &walk))
      }
    }
    return reached
  }

  /// What the days would have given if they had been as the last ones are.
  private func amounts(atTheLevelOfToday growth: Double) -> [Double] {
    var (levelled, factor) = (amounts, 1.0)
    for (age, place) in amounts.indices.reversed().enumerated() {
      if age > 0, age.isMultiple(of: GoalOutlook.block) { factor *= 1 + growth }
      levelled[place] *= factor
    }
    return levelled
  }

  /// A past that might have been.
  private func past(_ amounts: [Double], _ generator: inout SplitMix64) -> [Double] {
    var past: [Double] = []
    past.reserveCapacity(amounts.count + GoalOutlook.block)
    while past.count < amounts.count {
      let start = generator.place(in: amounts.count)
      for i in 0..<GoalOutlook.block { past.append(amounts[(start + i) % amounts.count]) }
    }
    past.removeLast(past.count - amounts.count)
    let (sum, drawn) = (amounts.reduce(0, +), past.reduce(0, +))
    guard sum > 0, drawn > 0 else { return past }
    let ratio = drawn / sum
    let factor = max(0.05, 1 + stretch * (ratio - 1)) / ratio
    return past.map { $0 * factor }
  }

  /// A ring of days, with what each block of it gives.
  private struct Blocks {
    private let days: [Double]
    /// By the first day of a block: its sum, and the most that it has given after any of its days.
    private let sums: [(all: Double, most: Double)]
    /// How much more the first block gives than those before it.
    private let growth: Double

    init(_ days: [Double], growth: Double) {
      (self.days, self.growth) = (days, growth)
      sums = days.indices.map { start in
        var (all, most) = (0.0, -Double.infinity)
        for i in 0..<GoalOutlook.block {
          all += days[(start + i) % days.count]
          most = max(most, all)
        }
        return (all, most)
      }
    }

    func days(to left: Double, upTo limit: Int, _ generator: inout SplitMix64) -> Int {
      var (level, day) = (0.0, 0)
      var (factor, growth) = (1.0, growth)
      while day < limit {
        factor *= 1 + growth
        growth *= GoalOutlook.damping
        let start = generator.place(in: days.count)
        if level + factor * sums[start].most < left {
          level += factor * sums[start].all
          day += GoalOutlook.block
          continue
        }
        for i in 0..<GoalOutlook.block {
          level += factor * days[(start + i) % days.count]
          day += 1
          if level >= left { return day }
        }
      }
      return max(day, limit) + 1
    }
  }
}

extension SplitMix64 {
  /// A place in a collection of so many, which are fewer than 2³².
  fileprivate mutating func place(in count: Int) -> Int { Int(((next() >> 32) * UInt64(count)) >> 32) }

  /// As good as normal, of mean 0 and deviation 1: twelve numbers from 0 to 1, less six.
  fileprivate mutating func normal() -> Double {
    var sum = -6.0
    for _ in 0..<12 { sum += Double(next() >> 11) / 9_007_199_254_740_992 }
    return sum
  }
}
