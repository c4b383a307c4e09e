// Days of one kind beside days of another.

/// Two groups of days: with and without, before and since.
public struct GroupComparison: Hashable, Sendable {
  /// How many pairs the first group wins, ties counting half.
  public let wins: Double
  /// By Mann, Whitney and Wilcoxon: tie-corrected, with a continuity correction of ½; 1 where all are tied.
  public let p: Double
  /// Cliff's delta, −1 to 1: how much more often one of the first group is greater than one of the second than the other way round.
  public let delta: Double
  /// Hodges and Lehmann's shift: the median of all differences, first minus second.
  public let shift: Double
  /// What people read: the difference of the means, first minus second, in the numbers' own unit.
  public let difference: Double

  /// Nil where one of the groups is empty.
  public init?(_ first: [Double], _ second: [Double]) {
    guard let mean = Summary.mean(first), let other = Summary.mean(second) else { return nil }
    let ranking = Ranking(first + second)
    let (n1, n2) = (Double(first.count), Double(second.count))
    let n = n1 + n2
    let wins = Summary.sum(ranking.ranks.prefix(first.count)) - n1 * (n1 + 1) / 2
    let tied = ranking.ties.reduce(0.0) { $0 + Double($1) * Double($1) * Double($1) - Double($1) }
    let deviation = n > 1 ? (n1 * n2 / 12 * ((n + 1) - tied / (n * (n - 1)))).squareRoot() : 0
    self.wins = wins
    delta = 2 * wins / (n1 * n2) - 1
    p = deviation > 0 ? min(1, Distribution.normalTails(max(0, (max(wins, n1 * n2 - wins) - n1 * n2 / 2 - 0.5) / deviation))) : 1
    shift = Self.shift(first.sorted(), second.sorted())
    difference = mean - other
  }

  /// How far on both sides of the shift the true one lies with a probability of 95 %: half of what Moses's order statistics of all differences
  /// enclose, by the normal distribution.
  /// - Parameters:
  ///   - first, second: The same groups.
  ///   - factor: By how much it is wider, where days are like those before them.
  public func reach(of first: [Double], _ second: [Double], widened factor: Double = 1) -> Double {
    let (n1, n2) = (Double(first.count), Double(second.count))
    let z = Distribution.normalQuantile(0.975) * factor
    let lower = max(0, Int((n1 * n2 / 2 - z * (n1 * n2 * (n1 + n2 + 1) / 12).squareRoot()).rounded(.down)))
    let (x, y) = (first.sorted(), second.sorted())
    let count = first.count * second.count
    let low = Self.difference(at: min(lower, count - 1), x, y), high = Self.difference(at: max(0, count - 1 - lower), x, y)
    return max(0, (high - low) / 2)
  }

  /// The probability of a score that is only so much of what it was, where days are like those before them.
  /// - Parameter share: Above 0, at most 1.
  public static func widened(_ p: Double, by share: Double) -> Double {
    p > 0 && p < 1 ? Distribution.normalTails(-Distribution.normalQuantile(p / 2) * share) : p
  }

  /// Cliff's delta alone, of the ranks that the first group has among both.
  /// - Returns: Nil where one of the groups is empty.
  /// - Parameter second: How many the other has.
  public static func delta(ranks: [Double], second: Int) -> Double? {
    if ranks.isEmpty || second == 0 { return nil }
    let (n1, n2) = (Double(ranks.count), Double(second))
    return 2 * (Summary.sum(ranks) - n1 * (n1 + 1) / 2) / (n1 * n2) - 1
  }

  /// Hodges and Lehmann's shift alone: the median of all differences, closed in on by counting, which two sorted lists allow in one pass.
  /// - Parameters:
  ///   - first: In rising order, not empty.
  ///   - second: The same.
  public static func shift(_ first: [Double], _ second: [Double]) -> Double {
    let count = first.count * second.count
    if count % 2 == 1 { return difference(at: count / 2, first, second) }
    return (difference(at: count / 2 - 1, first, second) + difference(at: count / 2, first, second)) / 2
  }

  /// The difference at a place in the order of all, from 0.
  private static func difference(at place: Int, _ first: [Double], _ second: [Double]) -> Double {
    var (low, high) = (first[0] - second[second.count - 1], first[first.count - 1] - second[0])
    if count(to: low, first, second) > place { return low }
    // Steps of a scale are often equal, and halves come to 0 late.
    if low < 0, high > 0 {
      if count(to: 0, first, second) <= place {
        low = 0
      } else if count(to: -Double.leastNonzeroMagnitude, first, second) <= place {
        return 0
      } else {
        high = -Double.leastNonzeroMagnitude
      }
    }
    // What rounds to the same number is the same.
    while true {
      let middle = low + (high - low) / 2
      if middle <= low || middle >= high { return high }
      if count(to: middle, first, second) > place { high = middle } else { low = middle }
    }
  }

  /// How many differences are not greater.
  private static func count(to limit: Double, _ first: [Double], _ second: [Double]) -> Int {
    var (count, place) = (0, 0)
    // From the least of the first group on, more and more of the second are too small.
    for value in first {
      while place < second.count, value - second[place] > limit { place += 1 }
      count += second.count - place
      if place == second.count { break }
    }
    return count
  }
}

/// Several groups of days: the seven days of the week.
public struct RankedGroups: Hashable, Sendable {
  /// Kruskal and Wallis's H, tie-corrected.
  public let score: Double
  /// By chi squared.
  public let p: Double
  /// ε², 0 to 1: how much of what varies is between the groups, (H − k + 1)/(n − k).
  public let share: Double

  /// Nil of fewer than two groups, of an empty one, and where nothing varies.
  public init?(_ groups: [[Double]]) {
    let values = groups.flatMap(\.self)
    let n = Double(values.count)
    guard groups.count > 1, groups.allSatisfy({ !$0.isEmpty }), values.count > groups.count else { return nil }
    let ranking = Ranking(values)
    var (start, sum) = (0, 0.0)
    for group in groups {
      let ranks = Summary.sum(ranking.ranks[start..<start + group.count])
      sum += ranks * ranks / Double(group.count)
      start += group.count
    }
    let tied = ranking.ties.reduce(0.0) { $0 + Double($1) * Double($1) * Double($1) - Double($1) }
    let correction = 1 - tied / (n * n * n - n)
    guard correction > 0 else { return nil }
    score = (12 / (n * (n + 1)) * sum - 3 * (n + 1)) / correction
    p = Distribution.chiSquaredTail(score, freedom: groups.count - 1)
    share = (score - Double(groups.count - 1)) / (n - Double(groups.count))
  }
}
