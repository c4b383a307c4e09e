// A trial with one person: two ways of living, block by block.

public import JournalDates

/// What only the file of an experiment has.
public struct Experiment: Equatable, Sendable {
  /// How many blocks there may be: an even number of these, since two of them are a pair. All ways in which chance could have dealt
  /// the most can still be tried.
  public static let blockCounts = 2...32
  /// How many days a block may have.
  public static let blockLengths = 1...90
  /// How many days at the beginning of a block may count for nothing.
  public static let washouts = 0...89
  public static let seeds = 0...999_999_999

  /// The first day.
  public var start: CalendarDay?
  /// What is done in the blocks called A, in a few words.
  public var conditionA: String?
  public var conditionB: String?
  /// What is measured: `mood`, a metric, or a link to a habit.
  public var outcome: String?
  public var blockDays: Int?
  public var blocks: Int?
  public var washoutDays: Int?
  /// What chance dealt the blocks by.
  public var seed: Int?
  /// The plan as it was made, in the words of `planText`, so that a later change shows.
  public var plan: String?
  /// The days on which somebody looked at the effect before the end.
  public var peeked: [String]

  public init(
    start: CalendarDay? = nil, conditionA: String? = nil, conditionB: String? = nil, outcome: String? = nil, blockDays: Int? = nil,
    blocks: Int? = nil, washoutDays: Int? = nil, seed: Int? = nil, plan: String? = nil, peeked: [String] = []
  ) {
    self.start = start
    self.conditionA = conditionA
    self.conditionB = conditionB
    self.outcome = outcome
    self.blockDays = blockDays
    self.blocks = blocks
    self.washoutDays = washoutDays
    self.seed = seed
    self.plan = plan
    self.peeked = peeked
  }

  /// Everything that the result depends on, in one line; nil where something of it is missing. A part of the file's format.
  public var planText: String? {
    guard let dealingText, let conditionA, let conditionB, let outcome else { return nil }
    return dealingText + "outcome \(outcome.trimmed), A \(conditionA), B \(conditionB)"
  }

  /// What of the plan says which day is of which block, and which block is A.
  private var dealingText: String? {
    guard let start, let blockDays, let blocks, let seed else { return nil }
    return "\(blocks) blocks of \(blockDays) days from \(start), washout \(washoutDays ?? 0), seed \(seed), "
  }

  /// Whether the file deals its blocks in another way than the plan that stands in it: nobody has lived by that.
  public var isDealtAnew: Bool {
    guard let formerPlan, let dealingText else { return false }
    return !formerPlan.trimmed.hasPrefix(dealingText)
  }

  /// The plan that stands in the file where it is no longer the one that is carried out; nil where nothing was changed, or nobody can tell.
  public var formerPlan: String? {
    guard let plan, let planText, plan.trimmed != planText else { return nil }
    return plan
  }

  /// What is measured, by its name alone.
  public var outcomeName: String? { outcome.map(outcomeName) }

  /// A link to a habit is known by the file that it leads to.
  private func outcomeName(_ text: String) -> String { Reference(text)?.slug ?? text.trimmed }
}
