// What was changed on two sides of one sequence, and where that meets.

/// A merge of two edited sequences, in pieces.
enum ThreeWay {
  /// A piece of the result.
  enum Chunk {
    /// The same in all three; places in ours.
    case same(ours: Range<Int>)
    case ours(Range<Int>)
    case theirs(Range<Int>)
    /// Both changed it; where they made it alike, it is one of ours.
    case both(base: Range<Int>, ours: Range<Int>, theirs: Range<Int>)
  }

  /// One change: what stands in `base` became what stands in `side`.
  private struct Hunk {
    var base: Range<Int>
    var side: Range<Int>
    var isOurs: Bool
  }

  /// - Parameter isTouchingApart: Whether changes of neighbours are changes of their own. An insertion beside a change never is.
  static func chunks(_ base: [Int], _ ours: [Int], _ theirs: [Int], isTouchingApart: Bool = false) -> [Chunk] {
    let (pairsA, pairsB) = (Alignment.common(base, ours), Alignment.common(base, theirs))
    let all = (hunks(pairsA, base.count, ours.count, isOurs: true) + hunks(pairsB, base.count, theirs.count, isOurs: false))
      .sorted { ($0.base.lowerBound, $0.base.upperBound, $0.isOurs ? 0 : 1) < ($1.base.lowerBound, $1.base.upperBound, $1.isOurs ? 0 : 1) }
    var chunks: [Chunk] = []
    var (next, nextA, nextB) = (0, 0, 0)
    var index = 0
    while index < all.count {
      var (low, high) = (all[index].base.lowerBound, all[index].base.upperBound)
      var group = [all[index]]
      index += 1
      while index < all.count, meets(all[index].base, low..<high, isTouchingApart) {
        (low, high) = (min(low, all[index].base.lowerBound), max(high, all[index].base.upperBound))
        group.append(all[index])
        index += 1
      }
      if low > next { chunks.append(.same(ours: nextA..<nextA + low - next)) }
      (nextA, nextB) = (nextA + low - next, nextB + low - next)
      let (growthA, growthB) = (growth(group, isOurs: true), growth(group, isOurs: false))
      let (endA, endB) = (nextA + high - low + growthA, nextB + high - low + growthB)
      if group.allSatisfy(\.isOurs) {
        chunks.append(.ours(nextA..<endA))
      } else if group.allSatisfy({ !$0.isOurs }) {
        chunks.append(.theirs(nextB..<endB))
      } else {
        chunks.append(.both(base: low..<high, ours: nextA..<endA, theirs: nextB..<endB))
      }
      (next, nextA, nextB) = (high, endA, endB)
    }
    if next < base.count { chunks.append(.same(ours: nextA..<nextA + base.count - next)) }
    return chunks
  }

  private static func growth(_ group: [Hunk], isOurs: Bool) -> Int {
    group.reduce(0) { $1.isOurs == isOurs ? $0 + $1.side.count - $1.base.count : $0 }
  }

  /// Whether a change, which begins no earlier, meets those of a range.
  private static func meets(_ hunk: Range<Int>, _ range: Range<Int>, _ isTouchingApart: Bool) -> Bool {
    if hunk.lowerBound < range.upperBound { return true }
    guard hunk.lowerBound == range.upperBound else { return false }
    return !isTouchingApart || hunk.isEmpty || range.isEmpty
  }

  private static func hunks(_ pairs: [(Int, Int)], _ baseCount: Int, _ sideCount: Int, isOurs: Bool) -> [Hunk] {
    var hunks: [Hunk] = []
    var (next, nextSide) = (0, 0)
    for (place, sidePlace) in pairs + [(baseCount, sideCount)] {
      if place > next || sidePlace > nextSide { hunks.append(Hunk(base: next..<place, side: nextSide..<sidePlace, isOurs: isOurs)) }
      (next, nextSide) = (place + 1, sidePlace + 1)
    }
    return hunks
  }
}
