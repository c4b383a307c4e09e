// Ranks, with ties in the middle of theirs.

/// Numbers by their ranks, from 1; equal ones share the mean of theirs.
struct Ranking {
  let ranks: [Double]
  /// How many are equal, for each value that more than one has.
  let ties: [Int]

  init(_ values: [Double]) {
    // Sorted as pairs: a sort of places alone would look each number up at every step.
    let order = values.indices.map { (value: values[$0], place: $0) }.sorted { $0.value < $1.value }.map(\.place)
    var ranks = Array(repeating: 0.0, count: values.count)
    var ties: [Int] = []
    var start = 0
    while start < order.count {
      var end = start + 1
      while end < order.count, values[order[end]] == values[order[start]] { end += 1 }
      for place in start..<end { ranks[order[place]] = Double(start + end + 1) / 2 }
      if end - start > 1 { ties.append(end - start) }
      start = end
    }
    (self.ranks, self.ties) = (ranks, ties)
  }

  /// How many are equal, for each value that more than one has.
  static func ties(in values: [Double]) -> [Int] {
    var ties: [Int] = []
    let sorted = values.sorted()
    var start = 0
    while start < sorted.count {
      var end = start + 1
      while end < sorted.count, sorted[end] == sorted[start] { end += 1 }
      if end - start > 1 { ties.append(end - start) }
      start = end
    }
    return ties
  }

  /// What ties take from the variance of Mann and Kendall's S: the sum of k(k−1)(2k+5).
  static func lostVariance(_ ties: [Int]) -> Double {
    ties.reduce(0) { $0 + Double($1) * Double($1 - 1) * Double(2 * $1 + 5) }
  }
}
