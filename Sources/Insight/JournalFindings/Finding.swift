// What is found in days: one value, whoever tells it.

public import JournalDates

/// How sure a finding is.
public enum Tier: String, Sendable, CaseIterable, Comparable {
  /// Too few days, too few of a kind, or days that are too like each other.
  case notEnough = "not_enough"
  case none
  /// Unlikely by chance, but one of so many that were looked at.
  case tentative
  case likely

  private var rank: Int { Tier.allCases.firstIndex(of: self) ?? 0 }
  public static func < (a: Tier, b: Tier) -> Bool { a.rank < b.rank }
}

/// One finding with all that is told of it.
public struct Finding: Sendable {
  /// What goes with what.
  public let lead: Named
  public let other: Named
  /// So many days later: 0 or 1.
  public let lag: Int
  public let effect: Effect
  /// How the other was with much of the first, or with it at all, and with little or none.
  public let groups: Groups
  /// Pairs of days.
  public let count: Int
  /// How many of them count as independent: 3 to `count`.
  public let effectiveCount: Double
  /// The probability of chance alone, with the effective number of days; nil where that was not asked.
  public let p: Double?
  /// The share of false ones among all comparisons that are at least as unlikely; nil before they are all known.
  public internal(set) var q: Double?
  /// Whether both halves of the days show the same sign.
  public let holdsInBothHalves: Bool
  public internal(set) var tier: Tier
  /// Nil where the tier is another: so many days more, at the pace of those that there are.
  public let missingDays: Int?
  public let span: DaySpan
  public let adjustments: [Adjustment]
  /// What is counted from a later day on only, since before it few days say anything.
  public let begins: [Begin]

  /// Who the finding is about.
  public struct Named: Hashable, Sendable {
    public let kind: DailyMeasure.Kind
    public let name, title: String
    public let isYesNo, isOfNight, isLimit: Bool
    /// What measures the same thing in another way belongs to the same family; nil of what has none.
    public let family: String?

    public init(_ measure: DailyMeasure) {
      (kind, name, title, isYesNo, isOfNight) = (measure.kind, measure.name, measure.title, measure.isYesNo, measure.isOfNight)
      (isLimit, family) = (measure.isLimit, Kinship.family(of: measure))
    }
  }

  public struct Begin: Hashable, Sendable {
    public let title: String
    public let day: CalendarDay
  }

  public enum Adjustment: String, Sendable, CaseIterable { case trend, weekday, similarity }

  /// How strongly two things go together, −1 to 1.
  public struct Effect: Hashable, Sendable {
    public enum Measure: String, Sendable {
      /// Spearman's rank correlation.
      case correlation
      /// Cliff's delta.
      case dominance
    }
    public let measure: Measure
    public let value: Double
    /// Where the true one lies with a probability of 95 %.
    public let interval: ClosedRange<Double>?
    /// How far the days of the first group lie above those of the second, in the other's unit, adjusted; nil of two numbers.
    public let shift: Double?
  }

  /// The days apart by the first.
  public struct Groups: Hashable, Sendable {
    /// Above which number a day has much; nil of yes and no.
    public let split: Double?
    public let high, low: Group
  }

  public struct Group: Hashable, Sendable {
    public let count: Int
    /// Of the other, in its own unit, as it stands in the days.
    public let mean: Double
    /// How many of the days reach the number of a good one; of yes and no, how many say yes.
    public let reaching: Int

    /// How many of them do, 0 to 1.
    public var share: Double { Double(reaching) / Double(max(1, count)) }
  }

  /// How far the days with much of the first lie above the others as they stand, in the numbers that are told of them.
  public var plainDifference: Double {
    other.kind == .mood || other.isYesNo ? groups.high.share - groups.low.share : groups.high.mean - groups.low.mean
  }

  /// The names of both, sorted, by which a pair is found whichever of them leads.
  public var names: [String] { [lead.name, other.name].sorted() }

  /// Whether the days as they stand show the same as those without trend and weekday.
  public var isPlainToSee: Bool { plainDifference * effect.value > 0 }
}
