// Which parts of one sequence are which of another.

import JournalText

/// Common subsequences of numbers that stand for texts. Bounded: what is too long to be compared whole is compared by what stands once in both.
enum Alignment {
  /// Pairs of places that hold the same number, in order in both.
  static func common(_ a: [Int], _ b: [Int]) -> [(Int, Int)] {
    var pairs: [(Int, Int)] = []
    common(a, 0..<a.count, b, 0..<b.count, into: &pairs, depth: 0)
    return pairs
  }

  private static func common(
    _ a: [Int], _ rangeA: Range<Int>, _ b: [Int], _ rangeB: Range<Int>, into pairs: inout [(Int, Int)], depth: Int
  ) {
    var (startA, startB, endA, endB) = (rangeA.lowerBound, rangeB.lowerBound, rangeA.upperBound, rangeB.upperBound)
    while startA < endA, startB < endB, a[startA] == b[startB] {
      pairs.append((startA, startB))
      (startA, startB) = (startA + 1, startB + 1)
    }
    var tail: [(Int, Int)] = []
    while startA < endA, startB < endB, a[endA - 1] == b[endB - 1] {
      (endA, endB) = (endA - 1, endB - 1)
      tail.append((endA, endB))
    }
    if startA < endA, startB < endB { middle(a, startA..<endA, b, startB..<endB, into: &pairs, depth: depth) }
    pairs += tail.reversed()
  }

  private static func middle(
    _ a: [Int], _ rangeA: Range<Int>, _ b: [Int], _ rangeB: Range<Int>, into pairs: inout [(Int, Int)], depth: Int
  ) {
    if rangeA.count * rangeB.count <= 250_000 { return table(a, rangeA, b, rangeB, into: &pairs) }
    let anchors = depth < 64 ? self.anchors(a, rangeA, b, rangeB) : []
    if anchors.isEmpty { return }
    var (nextA, nextB) = (rangeA.lowerBound, rangeB.lowerBound)
    for (placeA, placeB) in anchors {
      common(a, nextA..<placeA, b, nextB..<placeB, into: &pairs, depth: depth + 1)
      pairs.append((placeA, placeB))
      (nextA, nextB) = (placeA + 1, placeB + 1)
    }
    common(a, nextA..<rangeA.upperBound, b, nextB..<rangeB.upperBound, into: &pairs, depth: depth + 1)
  }

  /// A longest common subsequence, by the table of all lengths.
  private static func table(_ a: [Int], _ rangeA: Range<Int>, _ b: [Int], _ rangeB: Range<Int>, into pairs: inout [(Int, Int)]) {
    let (n, m) = (rangeA.count, rangeB.count)
    let (startA, startB) = (rangeA.lowerBound, rangeB.lowerBound)
    var lengths = [Int32](repeating: 0, count: (n + 1) * (m + 1))
    for i in stride(from: n - 1, through: 0, by: -1) {
      for j in stride(from: m - 1, through: 0, by: -1) {
        lengths[i * (m + 1) + j] =
          a[startA + i] == b[startB + j]
          ? lengths[(i + 1) * (m + 1) + j + 1] + 1 : max(lengths[(i + 1) * (m + 1) + j], lengths[i * (m + 1) + j + 1])
      }
    }
    var (i, j) = (0, 0)
    while i < n, j < m {
      if a[startA + i] == b[startB + j] {
        pairs.append((startA + i, startB + j))
        (i, j) = (i + 1, j + 1)
      } else if lengths[(i + 1) * (m + 1) + j] >= lengths[i * (m + 1) + j + 1] {
        i += 1
      } else {
        j += 1
      }
    }
  }

  /// What stands once in both, as long as the order is the same (Cohen's patience diff).
  private static func anchors(_ a: [Int], _ rangeA: Range<Int>, _ b: [Int], _ rangeB: Range<Int>) -> [(Int, Int)] {
    var places: [Int: (a: Int, b: Int)] = [:]
    for i in rangeA { places[a[i]] = places[a[i]] == nil ? (i, -1) : (-2, -1) }
    for j in rangeB { if let place = places[b[j]] { places[b[j]] = (place.a, place.b == -1 ? j : -2) } }
    let pairs = places.values.filter { $0.a >= 0 && $0.b >= 0 }.sorted { $0.a < $1.a }
    // The longest rising row of places in `b`.
    var (tops, before) = ([Int](), [Int](repeating: -1, count: pairs.count))
    for (index, pair) in pairs.enumerated() {
      let place = tops.firstPlace { pairs[$0].b >= pair.b }
      before[index] = place > 0 ? tops[place - 1] : -1
      if place == tops.count { tops.append(index) } else { tops[place] = index }
    }
    var (found, index) = ([(Int, Int)](), tops.last ?? -1)
    while index >= 0 {
      found.append((pairs[index].a, pairs[index].b))
      index = before[index]
    }
    return found.reversed()
  }
}

/// Numbers for texts: the same for the same.
struct Numbering<Text: Hashable> {
  private var numbers: [Text: Int] = [:]

  mutating func number(_ text: Text) -> Int {
    if let known = numbers[text] { return known }
    let number = numbers.count
    numbers[text] = number
    return number
  }

  mutating func numbers(_ texts: some Sequence<Text>) -> [Int] { texts.map { number($0) } }
}
