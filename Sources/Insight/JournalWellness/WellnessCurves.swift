// What the wellness score is made of: nine parts in three groups, each with its weight and its curve.

public import JournalModel

/// A third of the wellness score, as far as its points go.
public enum WellnessGroup: String, Hashable, Sendable, CaseIterable {
  case sleep, activity, balance

  public var parts: [WellnessPart] { WellnessPart.allCases.filter { $0.group == self } }
  /// The points of its parts together: 40, 30, 30.
  public var weight: Double { WellnessPart.allCases.reduce(0) { $1.group == self ? $0 + $1.weight : $0 } }
}

extension WellnessPart {
  public var group: WellnessGroup {
    switch self {
    case .sleep, .consistency, .deepSleep: .sleep
    case .steps, .exercise, .stand: .activity
    case .screen, .pickups, .eveningScreen: .balance
    }
  }

  /// The points that it gives at most.
  public var weight: Double { self == .sleep ? 20 : 10 }

  /// The amount from which, or up to which, all points are given, where the person has no target of their own.
  public var standardTarget: Double {
    switch self {
    case .sleep: 420
    case .consistency: 30
    case .deepSleep: 13
    case .steps: 8000
    case .exercise: 30
    case .stand: 12
    case .screen: 240
    case .pickups: 50
    case .eveningScreen: 15
    }
  }

  /// Whether less is better.
  public var isAtMost: Bool {
    switch self {
    case .consistency, .screen, .pickups, .eveningScreen: true
    case .sleep, .deepSleep, .steps, .exercise, .stand: false
    }
  }

  /// Amounts with the fraction of the points that they give, by amount; between them the curve is straight, outside of them level.
  var knots: [(amount: Double, fraction: Double)] {
    switch self {
    case .sleep:
      [(180, 0), (240, 0.10), (300, 0.30), (360, 0.60), (420, 1), (540, 1), (600, 0.65), (660, 0.40)]
    case .consistency: [(30, 1), (60, 0.75), (90, 0.40), (120, 0)]
    case .deepSleep: [(0, 0), (5, 0.30), (10, 0.70), (13, 1)]
    case .steps: [(0, 0), (8000, 1)]
    case .exercise: [(0, 0), (30, 1)]
    case .stand: [(0, 0), (12, 1)]
    case .screen: [(240, 1), (360, 0.60), (480, 0.25), (600, 0)]
    case .pickups: [(50, 1), (75, 0.60), (100, 0.30), (150, 0)]
    case .eveningScreen: [(15, 1), (30, 0.80), (60, 0.50), (120, 0)]
    }
  }

  /// The fraction of its points, 0 to 1, that an amount gives.
  /// - Parameter target: The person's own in the part's unit, which stretches the curve along the amounts; more than 0.
  public func fraction(of amount: Double, target: Double? = nil) -> Double {
    let stretch = (target ?? standardTarget) / standardTarget
    let knots = knots
    var before = knots[0]
    if amount <= before.amount * stretch { return before.fraction }
    for knot in knots.dropFirst() {
      let (from, to) = (before.amount * stretch, knot.amount * stretch)
      if amount <= to { return before.fraction + (knot.fraction - before.fraction) * (amount - from) / (to - from) }
      before = knot
    }
    return before.fraction
  }
}
