// What tomorrow is likely to be.

public import JournalDates

/// A number that is likely tomorrow, by the way of looking ahead that was right most often of late.
public struct Forecast: Hashable, Sendable {
  public enum Method: String, CaseIterable, Sendable {
    /// The median of the last 28 numbers.
    case usual
    case last
    /// The median moved by what its weekday brings.
    case weekday
    /// The last numbers, each counting 0.7 of the one after it.
    case smoothed
  }

  public let method: Method
  /// The method's number.
  public let value: Double
  /// Where four of five numbers lay of late: as far from the number as the ⌈0.8 (n + 1)⌉-th smallest error reached.
  public let range: ClosedRange<Double>
  /// How many of the last numbers lay in the range that would have been told the day before, and of how many.
  public let hits: (count: Int, of: Int)

  public static func == (a: Forecast, b: Forecast) -> Bool {
    a.method == b.method && a.value == b.value && a.range == b.range && a.hits == b.hits
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(method)
    hasher.combine(value)
  }

  /// So many numbers must have been looked ahead to, before a range is told.
  public static let leastErrors = 20
  private static let window = 28

  /// - Parameter bounds: Between which any number lies, as a score does between 0 and 100: what is beyond them is not told.
  /// - Returns: Nil of too few numbers.
  public init?(of series: DaySeries, on day: CalendarDay, within bounds: ClosedRange<Double> = -.infinity ... .infinity) {
    let places = series.places.filter { series.day(at: $0) < day }
    let first = max(1, places.count - Self.window - Self.leastErrors)
    guard places.count > Self.leastErrors + 1 else { return nil }
    var errors: [Method: [Double]] = [:]
    for index in first..<places.count {
      let past = places[..<index]
      for method in Method.allCases {
        let guess = Self.guess(method, series, past, for: series.day(at: places[index]))
        errors[method, default: []].append((series.values[places[index]] - guess).magnitude)
      }
    }
    func mean(_ method: Method) -> Double { Summary.mean(errors[method, default: []].suffix(Self.window)) ?? .infinity }
    let best = Method.allCases.min { mean($0) < mean($1) } ?? .usual
    // A better way must be better by something.
    method = mean(best) <= 0.95 * mean(.usual) ? best : .usual
    let chosen = errors[method, default: []]
    guard chosen.count >= Self.leastErrors else { return nil }
    value = min(max(Self.guess(method, series, places[...], for: day), bounds.lowerBound), bounds.upperBound)
    let reach = Self.reach(chosen)
    range = max(value - reach, bounds.lowerBound)...min(value + reach, bounds.upperBound)
    var hits = 0
    let tried = chosen.indices.filter { $0 >= Self.leastErrors }
    for index in tried where chosen[index] <= Self.reach(Array(chosen[..<index])) { hits += 1 }
    self.hits = (hits, tried.count)
  }

  private static func reach(_ errors: [Double]) -> Double {
    let place = Int((0.8 * Double(errors.count + 1)).rounded(.up))
    return errors.sorted()[min(place, errors.count) - 1]
  }

  private static func guess(_ method: Method, _ series: DaySeries, _ past: ArraySlice<Int>, for day: CalendarDay) -> Double {
    let recent = past.suffix(window)
    let middle = Summary.median(recent.map { series.values[$0] }) ?? 0
    switch method {
    case .usual: return middle
    case .last: return past.last.map { series.values[$0] } ?? middle
    case .weekday:
      let same = past.suffix(2 * window).filter { (Int(series.start.ordinal - day.ordinal) + $0) % 7 == 0 }
      guard let mean = Summary.mean(same.map { series.values[$0] }) else { return middle }
      return middle + Double(same.count) / Double(same.count + 4) * (mean - middle)
    case .smoothed:
      var level = past.first.map { series.values[$0] } ?? 0
      for place in past.suffix(3 * window) { level += 0.3 * (series.values[place] - level) }
      return level
    }
  }
}
