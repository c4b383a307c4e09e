// Some days beside others.

public import JournalDates
import JournalStatistics

/// One measure in two sets of days.
public struct SpanComparison: Sendable {
  public let measure: Finding.Named
  public let first, second: Side
  /// Second against first: Cliff's delta, the shift in the measure's unit, and the probability of chance; nil of too few days.
  public let effect: (delta: Double, shift: Double, p: Double)?
  /// Tentative until it is known how many are compared.
  public private(set) var tier: Tier
  /// About how many days more are needed, where there are too few.
  public let missingDays: Int?

  public struct Side: Hashable, Sendable {
    public let count: Int
    /// Nil of no day.
    public let mean: Double?
    /// Of yes and no how many say yes; of moods how many are good or better.
    public let reaching: Int
  }

  /// - Parameters:
  ///   - isFirst, isSecond: Whether a day belongs to a side.
  ///   - goodFrom: From which number on a day is a good one; of yes and no, yes.
  public init?(
    of measure: DailyMeasure, _ isFirst: (CalendarDay) -> Bool, _ isSecond: (CalendarDay) -> Bool, goodFrom: Double? = nil
  ) {
    var (first, second): ([Double], [Double]) = ([], [])
    for place in measure.series.values.indices where !measure.series.values[place].isNaN {
      let day = measure.series.day(at: place)
      if isFirst(day) { first.append(measure.series.values[place]) }
      if isSecond(day) { second.append(measure.series.values[place]) }
    }
    if first.isEmpty, second.isEmpty { return nil }
    let good = goodFrom ?? 0.5
    func side(_ values: [Double]) -> Side {
      Side(count: values.count, mean: Summary.mean(values), reaching: values.count { $0 >= good })
    }
    self.measure = Finding.Named(measure)
    (self.first, self.second) = (side(first), side(second))
    let least = PairRules.leastOfGroup
    missingDays = min(first.count, second.count) < least ? least - min(first.count, second.count) : nil
    guard missingDays == nil, let comparison = GroupComparison(second, first) else {
      (effect, tier) = (nil, .notEnough)
      return
    }
    // Days next to each other are alike: each side counts as many as it has independent ones.
    let inertia = [first, second].map { values in min(max(0, EffectiveSize.autocorrelation(values, lag: 1)), 0.9) }.max() ?? 0
    let shrink = ((1 - inertia) / (1 + inertia)).squareRoot()
    let p = GroupComparison.widened(comparison.p, by: shrink)
    effect = (comparison.delta, comparison.shift, p)
    tier = p < PairRules.significance && comparison.delta.magnitude >= PairRules.leastEffect ? .tentative : .none
  }
}

extension SpanComparison {
  /// The same, each as sure as it is among so many: those are likely of whose kind one of ten is false at most.
  public static func judged(_ comparisons: [SpanComparison]) -> [SpanComparison] {
    var judged = comparisons
    let tested = comparisons.indices.filter { comparisons[$0].effect != nil }
    let shares = FalseDiscoveries.shares(tested.compactMap { comparisons[$0].effect?.p })
    for (place, share) in zip(tested, shares) where judged[place].tier == .tentative && share < PairRules.mostFalse {
      judged[place].tier = .likely
    }
    return judged
  }
}
