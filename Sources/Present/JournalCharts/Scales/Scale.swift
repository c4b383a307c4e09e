// From where to where an axis of values goes, and where its numbers stand.

public import JournalModel

/// An axis of values.
public struct Scale: Hashable, Sendable {
  public struct Tick: Hashable, Sendable {
    public var value: Double
    public var words: String
  }

  public let low, high: Double
  public let ticks: [Tick]

  /// From the least to the greatest value, made longer to whole steps as a person would choose them.
  /// - Parameters:
  ///   - most: How many numbers there is room for, from 2.
  ///   - isFixed: Whether the ends stay as they are.
  ///   - isWhole: Whether whole things are counted, so that no number stands between them.
  public init(
    _ least: Double, _ greatest: Double, _ unit: ChartUnit, most: Int, isFixed: Bool = false, isWhole: Bool = false, _ style: NumberStyle = .english
  ) {
    var (low, high) = (Self.held(min(least, greatest)), Self.held(max(least, greatest)))
    if case .levels(let names) = unit {
      (self.low, self.high) = (low, max(high, low + 1))
      ticks = names.indices.filter { Double($0) >= low && Double($0) <= high }.map { Tick(value: Double($0), words: names[$0]) }
      return
    }
    // One value alone, or values that no scale tells apart, stand in the middle.
    if high - low <= max(low.magnitude, high.magnitude) * 1e-9 {
      let pad = unit.least(around: high)
      (low, high) = (low >= 0 && low - pad < 0 ? 0 : low - pad, high + pad)
    }
    let step = max(unit.step(from: low, to: high, most: max(2, most)), isWhole ? 1 : 0)
    if !isFixed { (low, high) = ((low / step + 1e-9).rounded(.down) * step, (high / step - 1e-9).rounded(.up) * step) }
    let first = (low / step - 1e-9).rounded(.up)
    let count = max(0, min(60, Int(clamping: ((high / step + 1e-9).rounded(.down) - first))))
    (self.low, self.high) = (low, high)
    let largest = max(first.magnitude, (first + Double(count)).magnitude) * step
    ticks = (0...count).map { place in
      let value = (first + Double(place)) * step
      // What a number is in is said once.
      return Tick(value: value, words: (place == count ? unit : unit.withoutName).words(value, step: step, largest: largest, style))
    }
  }

  /// Sizes beyond which nobody measures anything, and sums would lose themselves.
  static func held(_ number: Double) -> Double { number.isNaN ? 0 : max(-1e18, min(1e18, number)) }

  /// Where a value lies between the ends, from 0 to 1; those beyond an end lie on it.
  func share(_ value: Double) -> Double { max(0, min(1, (Self.held(value) - low) / (high - low))) }
}

extension ChartUnit {
  /// The step between numbers that gives at most so many of them.
  func step(from low: Double, to high: Double, most: Int) -> Double {
    let steps = steps
    func fits(_ step: Double) -> Bool { (high / step - 1e-9).rounded(.up) - (low / step + 1e-9).rounded(.down) + 1 <= Double(most) }
    if let step = steps.first(where: fits) { return step }
    // One, two and five of what follows.
    var size = isOfHours ? 60.0 * 10 : 1
    let smallest = steps.last ?? 0
    if steps.isEmpty {
      size = 1
      while size > 1e-12, fits(size) { size /= 10 }
      while size < 1e18, !fits(size), !fits(size * 2), !fits(size * 5) { size *= 10 }
    }
    for _ in 0..<40 {
      for factor in [1.0, 2, 5] where size * factor > smallest && fits(size * factor) { return size * factor }
      size *= 10
    }
    return max(high - low, 1)
  }

  private var isOfHours: Bool { self == .minutes || self == .clock }

  /// Those that a person counts in; none where they are one, two and five of any power of ten.
  private var steps: [Double] {
    switch self {
    case .count, .levels: []
    case .minutes: [1, 2, 5, 10, 15, 30, 60, 120, 180, 240, 300]
    case .clock: [1, 5, 10, 15, 30, 60, 120, 180, 240, 360, 720, 1440]
    }
  }

  /// How far the ends of an axis are from a value that stands alone.
  fileprivate func least(around value: Double) -> Double {
    let size = value.magnitude
    return isOfHours ? max(30, size * 1e-6) : size == 0 ? 1 : size * 0.1
  }
}
