// The slopes of all pairs of points in their order, without making all of them.

/// The slopes between points, ordered. Of few points all are made; of many the ordered one that is asked for is closed in on by counting how
/// many are smaller, which are the pairs that change their order when the points are looked at along a line of that slope.
struct Slopes {
  private let times: [Double]
  private let values: [Double]
  /// All of them in order; nil where they are too many to be made.
  private let all: [Double]?

  private static let mostMade = 40_000

  /// - Parameter times: Rising, none twice.
  init(_ times: [Double], _ values: [Double]) {
    (self.times, self.values) = (times, values)
    let count = times.count * (times.count - 1) / 2
    guard count <= Self.mostMade else {
      all = nil
      return
    }
    var all: [Double] = []
    all.reserveCapacity(count)
    for j in times.indices {
      for i in 0..<j { all.append((values[j] - values[i]) / (times[j] - times[i])) }
    }
    self.all = all.sorted()
  }

  /// The slope at a place in their order, from 0.
  func ordered(_ place: Int) -> Double {
    if let all { return all[min(max(place, 0), all.count - 1)] }
    let near = closing(inOn: place)
    return near.slopes[min(max(place - near.first, 0), near.slopes.count - 1)]
  }

  /// The one in the middle of their order, or the mean of the two there.
  func median(of count: Int) -> Double {
    let middle = count / 2
    if count % 2 == 1 { return ordered(middle) }
    if all != nil { return (ordered(middle - 1) + ordered(middle)) / 2 }
    // Both mostly come to light together.
    let near = closing(inOn: middle - 1)
    let place = min(max(middle - 1 - near.first, 0), near.slopes.count - 1)
    let next = place + 1 < near.slopes.count ? near.slopes[place + 1] : ordered(middle)
    return (near.slopes[place] + next) / 2
  }

  private func slope(_ i: Int, _ j: Int) -> Double { (values[j] - values[i]) / (times[j] - times[i]) }

  /// How many slopes are smaller, as long as none is equal but for rounding.
  private func count(below slope: Double) -> Int { Inversions.count(levels(along: slope)) }

  private func levels(along slope: Double) -> [Double] { zip(times, values).map { $1 - slope * $0 } }

  /// Some slopes next to each other in their order, with the one at a place among them, and the place of the first; never none.
  private func closing(inOn place: Int) -> (first: Int, slopes: [Double]) {
    // No slope is steeper than the steepest between neighbours.
    let steps = times.indices.dropFirst().map { slope($0 - 1, $0) }
    guard let least = steps.min(), let greatest = steps.max(), least < greatest else { return (place, [steps.first ?? 0]) }
    let scale = max(least.magnitude, greatest.magnitude)
    var (low, high) = (least - scale * 0.01, greatest + scale * 0.01)
    let count = times.count * (times.count - 1) / 2
    var (below, belowHigh) = (0, count)
    func look(at edge: Double) {
      if edge <= low || edge >= high { return }
      let count = self.count(below: edge)
      if count <= place { (low, below) = (edge, count) } else { (high, belowHigh) = (edge, count) }
    }
    // Numbers that are steps of a scale are mostly level: very many slopes are 0.
    let nothing = scale * 1e-11
    for edge in [-nothing, nothing] { look(at: edge) }
    if low == -nothing, high == nothing { return (place, [0]) }
    // Some of them show about where the place lies.
    let sample = sample()
    let about = Int(Double(place) / Double(count) * Double(sample.count))
    for near in [about - Self.sampleReach, about + Self.sampleReach] where sample.indices.contains(near) { look(at: sample[near]) }
    let enough = 4 * times.count
    var round = 0
    while belowHigh - below > enough, high - low > scale * 1e-13 {
      // Where the place would lie if slopes were spread evenly; each third time the middle, in case they are not.
      let share = (Double(place - below) + 0.5) / Double(belowHigh - below)
      let aimed = round % 3 == 2 ? 0.5 : min(max(share, 0.05), 0.95)
      // A little beside it, so that both sides close in.
      let side = round % 2 == 0 ? 0.08 : -0.08
      look(at: low + (high - low) * min(max(aimed + side * (round % 3 == 2 ? 0 : 1), 0.02), 0.98))
      round += 1
    }
    let between = between(low, high)
    return between.isEmpty ? (place, [(low + high) / 2]) : (below, between)
  }

  private static let samples = 1024
  /// Within so many places of a sample most places lie that are looked for: twice the deviation of the middle one, √n/2.
  private static let sampleReach = 32

  /// The slopes of pairs that are spread over all pairs evenly, in order.
  private func sample() -> [Double] {
    // Steps of the golden section fill both sides of a square evenly.
    var (x, y) = (0.5, 0.5)
    return (0..<Self.samples).map { _ in
      (x, y) = ((x + 0.7548776662466927).truncatingRemainder(dividingBy: 1), (y + 0.5698402909980532).truncatingRemainder(dividingBy: 1))
      let (i, j) = (Int(x * Double(times.count)), Int(y * Double(times.count - 1)))
      return slope(i, j < i ? j : j + 1)
    }.sorted()
  }

  /// The slopes between two, in order.
  private func between(_ low: Double, _ high: Double) -> [Double] {
    let along = levels(along: low)
    let order = times.indices.sorted { (along[$0], times[$0]) < (along[$1], times[$1]) }
    let across = levels(along: high)
    // So close together there are so many only where all of them are the same.
    guard let pairs = Inversions.pairs(order.map { across[$0] }, limit: 64 * times.count) else { return [equal(low, high, order, across)] }
    return pairs.map { slope(min(order[$0.0], order[$0.1]), max(order[$0.0], order[$0.1])) }.sorted()
  }

  /// Any slope between two that are as good as one.
  private func equal(_ low: Double, _ high: Double, _ order: [Int], _ across: [Double]) -> Double {
    for (place, next) in zip(order, order.dropFirst()) where across[place] > across[next] {
      return slope(min(place, next), max(place, next))
    }
    return (low + high) / 2
  }
}
