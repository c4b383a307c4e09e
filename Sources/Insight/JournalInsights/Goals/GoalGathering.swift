// What the lines of logs give to one goal.

import JournalDates
import JournalModel

/// The contributions of lines to a goal's targets.
///
/// Ten years have some twenty thousand lines, each of which may be for several goals: what names and units mean is looked up once.
struct GoalGathering {
  private(set) var lines: [GoalLine] = []
  private(set) var mismatches: [GoalMismatch] = []
  private(set) var targets: [Target] = []

  /// What one target is given.
  struct Target {
    let dimension: UnitTable.Dimension
    var contributions: [GoalContribution] = []
    fileprivate let unit: UnitTable.Unit
    /// The place of the name of the field that must hold the amount; -1 for any, -2 for one that no line has.
    fileprivate let field: Int
    /// What a done line without an amount gives; 0 where the target does not count.
    fileprivate let event: Double
    /// By the numbers of units, as far as they were met.
    fileprivate var conversions: [Conversion] = []
  }

  /// - Parameter claims: The lines that are about the goal.
  init(_ goal: Goal, _ claims: [GoalClaims.Claim], in log: PracticeLog, _ units: inout LogUnits, _ measured: [UnitTable.Dimension?]) {
    for target in goal.targets { add(target, log, units.table) }
    lines.reserveCapacity(claims.count)
    for claim in claims { lines.append(GoalLine(day: log.lines[claim.place].day, line: log.lines[claim.place].line, rule: claim.rule)) }
    if targets.isEmpty { return }
    var counted = Array(repeating: false, count: claims.count)
    for place in targets.indices {
      var target = targets[place]
      target.contributions.reserveCapacity(claims.count)
      targets[place].contributions = []
      for (number, claim) in claims.enumerated() {
        let line = log.lines[claim.place]
        guard let amount = target.amount(of: line, claim.rule, in: log, &units, measured) else { continue }
        target.contributions.append(GoalContribution(day: line.day, line: line.line, amount: amount, rule: claim.rule))
        counted[number] = true
      }
      targets[place] = target
    }
    for (claim, isCounted) in zip(claims, counted) where !isCounted { add(mismatch: log.lines[claim.place], claim.rule, log) }
  }

  private mutating func add(_ target: GoalTarget, _ log: PracticeLog, _ table: UnitTable) {
    let unit = table.unit(target.quantity.unit, ofField: target.field ?? "")
    let field = target.field.map { log.place(of: $0) ?? -2 } ?? -1
    // Nobody does a euro: a line without an amount gives no money.
    let event = unit.dimension.isCount && !unit.dimension.isMoney && field == -1 ? 1 / unit.factor : 0
    targets.append(Target(dimension: unit.dimension, unit: unit, field: field, event: event))
  }

  private mutating func add(mismatch line: PracticeLog.Line, _ rule: GoalRule, _ log: PracticeLog) {
    var units: [String] = []
    for amount in log.amounts(of: line) {
      let unit = log.names[amount.unit]
      if !units.contains(unit) { units.append(unit) }
    }
    mismatches.append(GoalMismatch(day: line.day, line: line.line, rule: rule, units: units))
  }
}

extension GoalGathering.Target {
  /// What a line gives to the target, in its unit; nil where it gives nothing.
  fileprivate mutating func amount(
    of line: PracticeLog.Line, _ rule: GoalRule, in log: PracticeLog, _ units: inout LogUnits, _ measured: [UnitTable.Dimension?]
  ) -> Double? {
    let amounts = log.amounts(of: line)
    for amount in amounts where field == -1 || field == amount.field {
      let number = units.number(of: amount)
      while conversions.count <= number { conversions.append(Conversion(from: units.units[conversions.count], to: unit)) }
      if let converted = conversions[number].amount(amount.amount) { return converted }
    }
    // A bare number that was noted for the goal is one of what it asks for.
    if rule == .named, field == -1, unit.dimension.isCount,
      let bare = amounts.first(where: { log.names[$0.unit].isEmpty && UnitTable.namesNothing(log.names[$0.field]) })
    {
      return bare.amount
    }
    guard event > 0, line.state == .done else { return nil }
    if dimension == .count("") || rule == .named { return event }
    let habit = line.activity.flatMap { measured[$0] }
    return amounts.isEmpty && (habit == nil || habit == dimension) ? event : nil
  }
}

/// What the units of a log's amounts mean, each looked up once.
struct LogUnits {
  let table: UnitTable
  /// By their numbers, in the order in which they were met.
  private(set) var units: [UnitTable.Unit] = []
  private let names: [String]
  /// By the place of a unit's name, and for bare numbers by that of the field's: its number; -1 where it was not met yet.
  private var written: [Int32]
  private var bare: [Int32]
  /// The place of the unit of bare numbers; -1 where there are none.
  private let barePlace: Int

  init(_ log: PracticeLog, _ table: UnitTable) {
    self.table = table
    names = log.names
    written = Array(repeating: -1, count: names.count)
    bare = written
    barePlace = log.place(of: "") ?? -1
  }

  /// The number of an amount's unit.
  mutating func number(of amount: PracticeLog.Amount) -> Int {
    let known = amount.unit == barePlace ? bare[amount.field] : written[amount.unit]
    if known >= 0 { return Int(known) }
    let number = units.count
    units.append(table.unit(names[amount.unit], ofField: names[amount.field]))
    if amount.unit == barePlace { bare[amount.field] = Int32(number) } else { written[amount.unit] = Int32(number) }
    return number
  }
}

/// `UnitTable.Unit.convert` between two units as numbers alone.
private struct Conversion {
  private let isPossible: Bool
  private let isNeeded: Bool
  private let offset: Double
  private let factor: Double
  private let divisor: Double
  private let shift: Double

  init(from unit: UnitTable.Unit, to other: UnitTable.Unit) {
    isPossible = unit.dimension == other.dimension
    isNeeded = unit != other
    (offset, factor, divisor, shift) = (unit.offset, unit.factor, other.factor, other.offset)
  }

  func amount(_ amount: Double) -> Double? {
    guard isPossible else { return nil }
    return isNeeded ? (amount + offset) * factor / divisor - shift : amount
  }
}
