// Pairs that are out of order, without a look at every pair.

enum Inversions {
  /// How many pairs of places hold a greater number before a smaller one. In O(n log n).
  static func count(_ values: [Double]) -> Int {
    var values = values
    var spare = values
    var count = 0
    var width = 1
    while width < values.count {
      var start = 0
      while start < values.count {
        let middle = min(start + width, values.count), end = min(start + 2 * width, values.count)
        count += merge(&values, into: &spare, start, middle, end)
        start = end
      }
      swap(&values, &spare)
      width *= 2
    }
    return count
  }

  private static func merge(_ values: inout [Double], into spare: inout [Double], _ start: Int, _ middle: Int, _ end: Int) -> Int {
    var (left, right, count) = (start, middle, 0)
    for place in start..<end {
      if right >= end || left < middle && values[left] <= values[right] {
        spare[place] = values[left]
        left += 1
      } else {
        count += middle - left
        spare[place] = values[right]
        right += 1
      }
    }
    return count
  }

  /// The pairs of places that hold a greater number before a smaller one, the earlier place first. In O(n log n + pairs).
  static func pairs(_ values: [Double], limit: Int) -> [(Int, Int)]? {
    var order = Array(values.indices)
    var spare = order
    var pairs: [(Int, Int)] = []
    var width = 1
    while width < order.count {
      var start = 0
      while start < order.count {
        let middle = min(start + width, order.count), end = min(start + 2 * width, order.count)
        var (left, right) = (start, middle)
        for place in start..<end {
          if right >= end || left < middle && values[order[left]] <= values[order[right]] {
            spare[place] = order[left]
            left += 1
          } else {
            if pairs.count + middle - left > limit { return nil }
            for above in left..<middle { pairs.append((order[above], order[right])) }
            spare[place] = order[right]
            right += 1
          }
        }
        start = end
      }
      swap(&order, &spare)
      width *= 2
    }
    return pairs
  }
}
