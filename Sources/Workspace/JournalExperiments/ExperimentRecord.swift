// What came of an experiment: how far it was kept, and what its blocks differ by.

public import JournalDates
public import JournalModel
public import JournalStatistics

/// An experiment as of a day, by its numbers of days and what was said of its keeping.
public struct ExperimentRecord: Sendable {
  public enum Standing: String, Hashable, Sendable {
    case planned, running, over
  }

  /// Which days are compared.
  public enum Basis: Hashable, Sendable {
    /// Every day that counts, whatever was done on it: what chance has dealt.
    case intended
    /// Those of them that were kept.
    case kept
  }

  /// How many of some days were kept.
  public struct Adherence: Hashable, Sendable {
    public var days = 0
    public var kept = 0
    public var unsaid = 0

    public init(days: Int = 0, kept: Int = 0, unsaid: Int = 0) { (self.days, self.kept, self.unsaid) = (days, kept, unsaid) }

    static func + (a: Self, b: Self) -> Self { Self(days: a.days + b.days, kept: a.kept + b.kept, unsaid: a.unsaid + b.unsaid) }
  }

  /// What the blocks differ by.
  public struct Result: Sendable {
    /// The means of the means of blocks, of the pairs that are compared.
    public let meanA: Double
    public let meanB: Double
    public let pairs: RandomisedPairs
    /// The two blocks of each of them.
    public let blocks: [[ExperimentSchedule.Block]]
    /// How many pairs have a block without a number.
    public let lostPairs: Int
    /// How many days have a number that is compared.
    public let days: Int
  }

  public let schedule: ExperimentSchedule
  public let standing: Standing
  /// The day that it is.
  public let today: CalendarDay
  private let values: [CalendarDay: Double]
  private let kept: [CalendarDay: Bool]

  /// - Parameters:
  ///   - values: The outcome by day. That of a day that is not over may still change, and is left out.
  ///   - kept: Whether the condition was kept, where something says so.
  public init(_ schedule: ExperimentSchedule, values: [CalendarDay: Double], kept: [CalendarDay: Bool], on today: CalendarDay) {
    (self.schedule, self.today, self.kept) = (schedule, today, kept)
    self.values = values.filter { $0.key < today && $0.value.isFinite }
    standing = today < schedule.span.start ? .planned : today > schedule.span.end ? .over : .running
  }

  /// How far a block was kept, up to today; today itself only where something is said of it.
  public func adherence(of block: ExperimentSchedule.Block) -> Adherence {
    var found = Adherence()
    for day in block.span where day < today || day == today && kept[day] != nil {
      found.days += 1
      switch kept[day] {
      case true?: found.kept += 1
      case nil: found.unsaid += 1
      case false?: break
      }
    }
    return found
  }

  /// How far all blocks of a condition were kept, or all blocks.
  public func adherence(of condition: ExperimentSchedule.Condition? = nil) -> Adherence {
    schedule.blocks.filter { condition == nil || $0.condition == condition }.reduce(into: Adherence()) { $0 = $0 + adherence(of: $1) }
  }

  /// The numbers of a block's days that count.
  public func numbers(of block: ExperimentSchedule.Block, _ basis: Basis) -> [Double] {
    block.span.filter { block.counts($0) && (basis == .intended || kept[$0] == true) }.compactMap { values[$0] }
  }

  /// What the blocks differ by: the mean over the pairs of how much greater the mean of A's block is than that of B's. A pair with a block that has no
  /// number is left out. Nil where none is left.
  public func result(_ basis: Basis) -> Result? {
    var means: [(a: Double, b: Double)] = []
    var blocks: [[ExperimentSchedule.Block]] = []
    var days = 0
    for place in stride(from: 0, to: schedule.blocks.count - 1, by: 2) {
      let pair = [schedule.blocks[place], schedule.blocks[place + 1]].sorted { $0.condition.rawValue < $1.condition.rawValue }
      let numbers = pair.map { self.numbers(of: $0, basis) }
      guard let a = Summary.mean(numbers[0]), let b = Summary.mean(numbers[1]), (a - b).isFinite else { continue }
      means.append((a, b))
      blocks.append([schedule.blocks[place], schedule.blocks[place + 1]])
      days += numbers[0].count + numbers[1].count
    }
    guard let pairs = RandomisedPairs(means.map { $0.a - $0.b }), let meanA = Summary.mean(means.map(\.a)),
      let meanB = Summary.mean(means.map(\.b))
    else { return nil }
    return Result(meanA: meanA, meanB: meanB, pairs: pairs, blocks: blocks, lostPairs: schedule.blocks.count / 2 - means.count, days: days)
  }
}
