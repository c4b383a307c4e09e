// How far a series stepped on a day, beside what weekdays bring and the line it was on anyway.

/// A step between the days before a day and those from it on, estimated together with weekdays and a line that both sides share.
///
/// Weekdays are estimated over both sides at once, by how far their days lie from the mean of their own side: a step is no weekday, and what is
/// taken out is the same on both sides. The line is that of the days within the sides, as a step says nothing of it. It is taken out as far as it
/// shows above its own uncertainty, and that uncertainty is counted: over a few weeks a line and a step are hard to tell apart.
public struct StepEstimate: Sendable {
  public let shift: Double
  /// Where the shift lies with a probability of 95 %.
  public let interval: ClosedRange<Double>
  public let p: Double
  /// How many independent days there are.
  public let effective: Double
  /// How often a day since lies above one before, less how often below, were both normal.
  public let delta: Double

  /// Weekdays are drawn to nothing as if so many days more had been like all others.
  private static let weekdayPrior = 4.0
  /// A line below half of its own uncertainty is none.
  private static let linePrior = 0.25
  /// What lies so many deviations from the middle of its side is drawn in: a device's mistake moves no mean.
  private static let farthest = 4.0

  /// - Parameters:
  ///   - values: One a day; not a number where there is none.
  ///   - start: The place of the first day since.
  ///   - isYesNo: Whether a day is 1 or 0; a shift is then one of shares.
  /// - Returns: Nil of fewer than four days on either side.
  public init?(_ values: [Double], from start: Int, isYesNo: Bool = false) {
    let places = values.indices.filter { !values[$0].isNaN }
    let sides = Sides(places.filter { $0 < start }, places.filter { $0 >= start })
    guard sides.before.count >= 4, sides.since.count >= 4 else { return nil }
    let n = Double(places.count)
    let (adjusted, weekdays) = Self.withoutWeekdays(isYesNo ? values : Self.drawnIn(values, sides), sides)
    let days = sides.centred(values.indices.map { values[$0].isNaN ? .nan : Double($0) })
    let rest = sides.centred(adjusted)
    func sum(_ term: (Int) -> Double) -> Double { Summary.sum(places.lazy.map(term)) }

    // The line.
    let span = sum { days[$0] * days[$0] }
    let slope = sum { days[$0] * rest[$0] } / span
    let besideLine = rest.indices.map { rest[$0] - slope * days[$0] }
    var variance = sum { besideLine[$0] * besideLine[$0] } / max(1, n - 3 - weekdays)
    var inertia = Self.inertia(besideLine, n)
    let ofSlope = variance * inertia / span
    let line = ofSlope > 0 ? max(0, 1 - Self.linePrior * ofSlope / (slope * slope)) : slope == 0 ? 0 : 1
    if line == 0 || slope == 0 {
      variance = sum { rest[$0] * rest[$0] } / max(1, n - 2 - weekdays)
      inertia = Self.inertia(rest, n)
    }
    // No share is so sure that one day more could not be another.
    if isYesNo { variance = max(variance, (n + 1) / ((n + 2) * (n + 2))) }

    // The step.
    let gap = sides.difference(values.indices.map { Double($0) })
    let step = sides.difference(adjusted) - line * slope * gap
    let error = (variance * inertia * (1 / Double(sides.before.count) + 1 / Double(sides.since.count)) + line * gap * gap * ofSlope).squareRoot()
    let freedom = max(3, n / inertia - 2 - line)
    let reach = error * Distribution.studentQuantile(tails: 0.05, freedom: freedom)
    let bounds = isYesNo ? -1.0...1 : -Double.infinity...Double.infinity
    shift = step.clamped(to: bounds)
    interval = (step - reach).clamped(to: bounds)...(step + reach).clamped(to: bounds)
    p = error > 0 ? Distribution.studentTails(step / error, freedom: freedom) : step == 0 ? 1 : 0
    effective = n / inertia
    let deviations = variance > 0 ? step / variance.squareRoot() : step == 0 ? 0 : .infinity
    delta = (1 - Distribution.normalTails(deviations / 2.0.squareRoot())) * (step < 0 ? -1 : 1)
  }

  /// The days without what their weekday brings, and how many numbers that took.
  private static func withoutWeekdays(_ values: [Double], _ sides: Sides) -> (values: [Double], freedom: Double) {
    let places = sides.before + sides.since
    let groups = (0..<7).map { weekday in places.filter { $0 % 7 == weekday } }
    var adjusted = values
    // Where a weekday has more of its days on one side, the step and the weekday settle with each other in a few rounds.
    for _ in 0..<4 {
      let centred = sides.centred(adjusted)
      for group in groups {
        // What is left over is looked for again, and drawn to nothing again: together as much as at once.
        let parts = group.map { values[$0] - adjusted[$0] + centred[$0] }
        let part = Summary.sum(parts) / (Double(group.count) + weekdayPrior)
        for place in group { adjusted[place] = values[place] - part }
      }
    }
    let freedom = groups.reduce(-1) { $0 + Double($1.count) / (Double($1.count) + weekdayPrior) }
    return (adjusted, max(0, freedom))
  }

  private static func drawnIn(_ values: [Double], _ sides: Sides) -> [Double] {
    let middles = (Summary.median(sides.before.map { values[$0] }) ?? 0, Summary.median(sides.since.map { values[$0] }) ?? 0)
    let apart = sides.before.map { values[$0] - middles.0 } + sides.since.map { values[$0] - middles.1 }
    guard Summary.medianDeviation(apart) ?? 0 > 0, let deviation = Summary.deviation(apart) else { return values }
    var drawn = values
    for (days, middle) in [(sides.before, middles.0), (sides.since, middles.1)] {
      for day in days { drawn[day] = values[day].clamped(to: middle - farthest * deviation...middle + farthest * deviation) }
    }
    return drawn
  }

  /// How many days that are alike one independent day is. The likeness of few days to the ones before is underrated by what was taken out.
  private static func inertia(_ values: [Double], _ n: Double) -> Double {
    let found = EffectiveSize.autocorrelation(values, lag: 1)
    let likeness = (found + (2 + 4 * max(0, found)) / n).clamped(to: 0...0.9)
    return (1 + likeness) / (1 - likeness)
  }
}

/// The places of the days before and since.
private struct Sides {
  let before, since: [Int]

  init(_ before: [Int], _ since: [Int]) { (self.before, self.since) = (before, since) }

  private func mean(_ values: [Double], _ days: [Int]) -> Double { Summary.mean(days.lazy.map { values[$0] }.map { $0 }) ?? 0 }

  func difference(_ values: [Double]) -> Double { mean(values, since) - mean(values, before) }

  /// How far each day lies from the mean of its side.
  func centred(_ values: [Double]) -> [Double] {
    var centred = values
    for days in [before, since] {
      let mean = mean(values, days)
      for day in days { centred[day] = values[day] - mean }
    }
    return centred
  }
}

extension Double {
  fileprivate func clamped(to bounds: ClosedRange<Double>) -> Double { min(max(self, bounds.lowerBound), bounds.upperBound) }
}
