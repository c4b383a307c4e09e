// The numbers of one key in one group of entries.

/// What is kept of the numbers that a group has under one key.
struct GroupNumbers {
  /// Whether they are times on the clock, in minutes.
  var isClock = false
  private var count = 0
  private var sum = 0.0
  /// The sum in a unit so large that it stays finite, for the mean of numbers whose sum does not.
  private var largeSum = 0.0
  private var least = Double.infinity
  private var greatest = -Double.infinity
  private var all: [Double] = []

  mutating func add(_ number: Double, keepsIt: Bool) {
    count += 1
    sum += number
    largeSum += number * 0x1p-64
    least = min(least, number)
    greatest = max(greatest, number)
    if keepsIt { all.append(number) }
  }

  func value(_ kind: GroupFigure.Kind) -> EntryGroup.Value {
    let number: Double? =
      switch kind {
      case _ where count == 0: nil
      case .sum: sum
      case .mean: sum.isFinite ? sum / Double(count) : largeSum / Double(count) * 0x1p64
      case .min: least
      case .max: greatest
      case .median: median
      }
    return EntryGroup.Value(number: number, entries: count, isClock: isClock)
  }

  /// Of an even number of values the mean of the two in the middle.
  private var median: Double? {
    let sorted = all.sorted()
    guard let upper = sorted.dropFirst(sorted.count / 2).first else { return nil }
    return sorted.count % 2 == 1 ? upper : sorted[sorted.count / 2 - 1] / 2 + upper / 2
  }
}
