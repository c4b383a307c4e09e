// Which block of an experiment is A and which is B.

public import JournalDates

/// The blocks of an experiment, as its seed deals them.
///
/// Blocks come in pairs, and each pair has one A and one B. Pair number i, from 1, takes the i-th number of the generator SplitMix64 (Steele, Lea and
/// Flood, Fast Splittable Pseudorandom Number Generators, 2014) that begins with the seed: where that number is even, A comes first, else B.
public struct ExperimentSchedule: Equatable, Sendable {
  public enum Condition: String, Hashable, Sendable, CaseIterable {
    case a = "A", b = "B"
  }

  /// Some days in a row with one condition.
  public struct Block: Equatable, Sendable {
    /// From 1.
    public let number: Int
    public let condition: Condition
    public let span: DaySpan
    /// How many of its first days count for nothing, so that what was before them may wear off.
    public let washoutDays: Int

    /// The day's place in the block, from 1.
    public func number(of day: CalendarDay) -> Int { span.start.days(until: day) + 1 }

    /// Whether a day of the block counts.
    public func counts(_ day: CalendarDay) -> Bool { span.contains(day) && number(of: day) > washoutDays }
  }

  /// Why a file is no experiment that can be carried out.
  public enum Flaw: Equatable, Sendable {
    /// These properties say nothing that can be used.
    case missing([String])
    /// The blocks are no pairs.
    case oddBlocks(Int)
    /// No day of a block would count.
    case allWashout(Int, of: Int)
    /// Both conditions are the same.
    case sameConditions(String)
    /// The calendar ends before the experiment does.
    case beyondCalendar
  }

  /// In their order.
  public let blocks: [Block]

  /// Nil where the file has a flaw.
  public init?(_ experiment: Experiment) {
    guard experiment.flaw == nil, let start = experiment.start, let length = experiment.blockDays, let count = experiment.blocks,
      let seed = experiment.seed
    else { return nil }
    let conditions = Self.conditions(pairs: count / 2, seed: seed)
    blocks = conditions.enumerated().map { place, condition in
      let first = start.advanced(by: place * length)
      return Block(
        number: place + 1, condition: condition, span: DaySpan(spanning: first, first.advanced(by: length - 1)),
        washoutDays: experiment.washoutDays ?? 0)
    }
  }

  /// The days from the first to the last.
  public var span: DaySpan { DaySpan(spanning: blocks[0].span.start, blocks[blocks.count - 1].span.end) }

  /// The block that a day is in; nil before the first and after the last.
  public func block(on day: CalendarDay) -> Block? {
    guard span.contains(day) else { return nil }
    return blocks[span.start.days(until: day) / blocks[0].span.count]
  }

  /// What a seed deals to so many pairs, a condition for each of their blocks.
  public static func conditions(pairs: Int, seed: Int) -> [Condition] {
    var random = SplitMix64(seed: UInt64(truncatingIfNeeded: seed))
    return (0..<pairs).flatMap { _ in random.next().isMultiple(of: 2) ? [.a, .b] : [Condition.b, .a] }
  }
}

extension Experiment {
  /// Why it cannot be carried out; nil where it can.
  public var flaw: ExperimentSchedule.Flaw? {
    let missing = [
      start == nil ? "start" : nil, conditionA?.trimmed.isEmpty ?? true ? "condition_a" : nil,
      conditionB?.trimmed.isEmpty ?? true ? "condition_b" : nil, outcomeName?.isEmpty ?? true ? "outcome" : nil,
      blockDays == nil ? "block_days" : nil, blocks == nil ? "blocks" : nil, seed == nil ? "seed" : nil,
    ].compactMap(\.self)
    guard missing.isEmpty, let start, let blocks, let blockDays, let conditionA, let conditionB else { return .missing(missing) }
    if !blocks.isMultiple(of: 2) { return .oddBlocks(blocks) }
    if let washoutDays, washoutDays >= blockDays { return .allWashout(washoutDays, of: blockDays) }
    if conditionA.trimmed == conditionB.trimmed { return .sameConditions(conditionA.trimmed) }
    return start.days(until: .latest) < blocks * blockDays - 1 ? .beyondCalendar : nil
  }

  /// The words of a condition.
  public func words(of condition: ExperimentSchedule.Condition) -> String {
    (condition == .a ? conditionA : conditionB)?.trimmed ?? condition.rawValue
  }
}
