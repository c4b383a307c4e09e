// How odd a number is beside those around it.

public enum OddDay {
  /// How many deviations a number is away from the median of others, by their median deviation, or by their mean deviation where most are the
  /// same.
  /// - Returns: Nil of no others, and where all of them are the same.
  public static func score(of value: Double, among others: [Double]) -> Double? { score(of: value, amongSorted: others.sorted()) }

  /// How far from what is usual a number of a device is one to look at.
  public static let mostDeviations = 6.0
  /// So many days before it are what is usual, and at least so many must be there.
  private static let reach = 60, least = 28
  /// So many days after it must agree that it is odd.
  private static let leastAfter = 7

  /// How odd each number is beside those of the sixty days before it; nil where fewer than twenty-eight come before.
  /// - Parameter values: Those of the days that have one, in order.
  public static func scores(of values: [Double]) -> [Double?] {
    var before: [Double] = []
    before.reserveCapacity(reach + 1)
    return values.enumerated().map { place, value in
      let score = before.count < least ? nil : score(of: value, amongSorted: before)
      before.insert(value, at: self.place(of: value, in: before))
      if before.count > reach { before.remove(at: self.place(of: values[place - reach], in: before)) }
      return score
    }
  }

  /// The places of numbers that are far from those before them and from those after them, as a device's mistake is and a new habit is not. Of the last
  /// few nobody can tell yet: they are to be looked at, unless a week before them was like them.
  /// - Parameter values: Those of the days that have one, in order.
  public static func spikes(in values: [Double]) -> [Int] {
    scores(of: values).enumerated().compactMap { place, before in
      let earlier = values[max(0, place - reach)..<place], later = values[(place + 1)..<min(values.count, place + 1 + reach)]
      guard earlier.count >= least else { return nil }
      if let same = earlier.first, isOdd(values[place], besideNothingBut: same, earlier), isOdd(values[place], besideNothingBut: same, later) {
        return place
      }
      guard let before, before.magnitude > mostDeviations else { return nil }
      if later.count < leastAfter {
        // The last ones are not odd beside as many of a new level as would have to come after it.
        let near = values[max(0, values.count - 1 - 2 * leastAfter)..<place] + later
        guard let score = score(of: values[place], among: Array(near)) else { return near.first == values[place] ? nil : place }
        return score.magnitude > mostDeviations ? place : nil
      }
      guard let score = score(of: values[place], among: Array(later)) else { return nil }
      return score.magnitude > mostDeviations && (score > 0) == (before > 0) ? place : nil
    }
  }

  /// Whether a number is not even of the size of others that are all the same, where there is no deviation to tell how far it is.
  private static func isOdd(_ value: Double, besideNothingBut same: Double, _ others: ArraySlice<Double>) -> Bool {
    (value - same).magnitude > mostDeviations * same.magnitude && same != 0 && others.allSatisfy { $0 == same }
  }

  private static func score(of value: Double, amongSorted others: [Double]) -> Double? {
    if others.isEmpty { return nil }
    let middle = Summary.median(sorted: others)
    let spread = medianDeviation(ofSorted: others, around: middle)
    if spread > 0 { return (value - middle) / (Summary.normalDeviation * spread) }
    guard let mean = Summary.mean(others.map { ($0 - middle).magnitude }), mean > 0 else { return nil }
    return (value - middle) / (Summary.normalMeanDeviation * mean)
  }

  /// The same as `Summary.medianDeviation`, in one pass from the middle outwards.
  private static func medianDeviation(ofSorted values: [Double], around middle: Double) -> Double {
    var above = place(of: middle, in: values)
    var below = above - 1
    var (last, former) = (0.0, 0.0)
    for _ in 0...values.count / 2 {
      former = last
      let (down, up) = (below >= 0 ? middle - values[below] : .infinity, above < values.count ? values[above] - middle : .infinity)
      if down < up { (last, below) = (down, below - 1) } else { (last, above) = (up, above + 1) }
    }
    return values.count % 2 == 1 ? last : (former + last) / 2
  }

  /// The first place in rising numbers whose number is not smaller.
  private static func place(of value: Double, in values: [Double]) -> Int {
    var (low, high) = (0, values.count)
    while low < high {
      let middle = (low + high) / 2
      if values[middle] < value { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
