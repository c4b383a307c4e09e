// Five steps for numbers of any size.

/// Which of five steps a number is on, by the person's own numbers.
public struct CalendarSteps: Equatable, Sendable {
  /// What the steps are.
  public enum Kind: Hashable, Sendable {
    /// Each holds a fifth of all numbers, as near as equal numbers let it.
    case fifths
    /// There are at most five different numbers, and each has its own step.
    case values
  }

  public let kind: Kind
  /// The least and the greatest number on each step; nil for steps without any.
  public let ranges: [ClosedRange<Double>?]
  /// The number of numbers.
  public let count: Int
  private let cuts: [Double]
  private let steps: [Double: Int]

  /// Steps for these numbers, which are finite. Fifths end at the quantiles .2, .4, .6 and .8 by Hyndman and Fan's definition 1, so that
  /// every cut is a number that occurs.
  public init(of numbers: [Double]) {
    let sorted = numbers.sorted()
    var different: [Double] = []
    for number in sorted where number != different.last { different.append(number) }
    count = sorted.count
    let kind: Kind = different.count > 5 ? .fifths : .values
    let cuts = kind == .values ? [] : (1...4).map { sorted[(sorted.count * $0 + 4) / 5 - 1] }
    // One value alone is neither little nor much.
    let places = different.enumerated().map {
      ($1, different.count == 1 ? 2 : ($0 * 4 + (different.count - 1) / 2) / (different.count - 1))
    }
    let steps = kind == .values ? Dictionary(places, uniquingKeysWith: { first, _ in first }) : [:]
    var ranges = [ClosedRange<Double>?](repeating: nil, count: 5)
    for number in different {
      let step = Self.step(of: number, cuts, steps)
      ranges[step] = (ranges[step]?.lowerBound ?? number)...number
    }
    (self.kind, self.cuts, self.steps, self.ranges) = (kind, cuts, steps, ranges)
  }

  /// 0 to 4, the more the higher.
  public func step(of number: Double) -> Int { Self.step(of: number, cuts, steps) }

  private static func step(of number: Double, _ cuts: [Double], _ steps: [Double: Int]) -> Int {
    steps[number] ?? cuts.count { $0 < number }
  }
}
