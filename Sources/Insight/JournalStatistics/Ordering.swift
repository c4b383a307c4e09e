// The order of a series' numbers, from which the ranks of any of its days follow without another sort.

/// The days of a series by their numbers.
public struct Ordering: Sendable {
  /// The places of the days that have a number, by rising numbers.
  public let places: [Int]
  private let values: [Double]

  /// - Parameter values: One a day; not a number where there is none.
  public init(_ values: [Double]) {
    self.values = values
    places = values.indices.filter { !values[$0].isNaN }.map { (value: values[$0], place: $0) }
      .sorted { $0.value < $1.value }.map(\.place)
  }

  /// The ranks, from 1, of some of the days among themselves; equal ones share the mean of theirs.
  /// - Parameters:
  ///   - days: At most as many as the series has. Of each, at which place of the answer its rank stands; negative for a day that is left out.
  ///   - range: The places of the answer that are asked for, each of which one day has; the others are left out, too.
  /// - Returns: As many ranks as `range` has.
  public func ranks(of days: [Int], in range: Range<Int>) -> [Double] {
    var ranks = Array(repeating: 0.0, count: range.count)
    /// Those with the same number, which have no rank yet.
    var equal: [Int] = []
    var ranked = 0
    var last = Double.nan
    func close() {
      let rank = Double(ranked + ranked + equal.count + 1) / 2
      for place in equal { ranks[place] = rank }
      ranked += equal.count
      equal.removeAll(keepingCapacity: true)
    }
    for place in places where range.contains(days[place]) {
      if values[place] != last {
        close()
        last = values[place]
      }
      equal.append(days[place] - range.lowerBound)
    }
    close()
    return ranks
  }
}
