// How often something happens, and how sure that is.

/// The rate of single events with its exact interval of 95 % (Garwood 1936): 7 events in 28 days are .1005 to .5151 a day.
///
/// The lower end is the rate at which so many events or more have a chance of 2.5 %, which is χ²(.025; 2n)/2 a period, and 0 for no events; the
/// upper end the one at which so many or fewer have, χ²(.975; 2n + 2)/2.
public struct PoissonRate: Equatable, Sendable {
  /// Events a day.
  public let lower: Double
  /// Events a day.
  public let likely: Double
  /// Events a day.
  public let upper: Double

  /// - Parameters:
  ///   - events: 0 or more.
  ///   - days: Over how many days they were counted, 1 or more.
  public init(events: Int, days: Int) {
    let (events, days) = (max(0, events), Double(max(1, days)))
    likely = Double(events) / days
    lower = events == 0 ? 0 : Self.mean(atMost: events - 1, chance: 0.975) / days
    upper = Self.mean(atMost: events, chance: 0.025) / days
  }

  /// The mean at which a Poisson variable is at most `events` with this chance; half of the χ² quantile 1 − chance of 2 · events + 2 degrees
  /// of freedom. To 12 digits, by Newton's method kept inside a bracket that is halved where it would leave it.
  static func mean(atMost events: Int, chance: Double) -> Double {
    var (low, high) = (0.0, Double(events) + 10 * (Double(events) + 1).squareRoot() + 10)
    var mean = Double(events) + 1
    for _ in 0..<200 {
      let (below, density) = distribution(mean, events)
      if below > chance { low = mean } else { high = mean }
      // The chance falls by the density with the mean.
      let step = (below - chance) / density
      let next = mean + step > low && mean + step < high ? mean + step : (low + high) / 2
      if (next - mean).magnitude <= mean * 1e-13 { return next }
      mean = next
    }
    return mean
  }

  /// The chances of at most and of exactly so many events. The terms λⁱ/i! are taken in proportion to the largest one, outwards from it until
  /// they add nothing: none is too large or too small for a double, and no exponential is needed.
  private static func distribution(_ mean: Double, _ events: Int) -> (atMost: Double, exactly: Double) {
    let mode = Int(mean)
    var (all, atMost, exactly) = (0.0, 0.0, 0.0)
    func add(_ term: Double, _ count: Int) {
      all += term
      if count <= events { atMost += term }
      if count == events { exactly = term }
    }
    var term = 1.0
    var count = mode
    while count >= 0, term > 1e-30 {
      add(term, count)
      term *= Double(count) / mean
      count -= 1
    }
    term = mean / Double(mode + 1)
    count = mode + 1
    while term > 1e-30 {
      add(term, count)
      count += 1
      term *= mean / Double(count)
    }
    return (atMost / all, exactly / all)
  }
}
