// What lines of logs come to: how often, and how much of what.

import JournalText
public import JournalDates
public import JournalModel

/// How often something was done, and how much of it, day by day.
///
/// Of an activity the lines count that say it was done, wholly or partly; of a limit, whose days are a matter of amounts, those as well that say no and
/// have an amount: ‘none’ alone says that there was nothing to count. In a
/// unit every line counts that has an amount which can be turned into it, whatever it is of. Amounts that measure something else than the first
/// unit are added up apart, `others`.
public struct PracticeTotals: Sendable {
  /// What one day came to.
  public struct Day: Equatable, Sendable {
    public let day: CalendarDay
    /// How many lines count; one with an amount of 0 says that there was none, and counts on the day alone.
    public internal(set) var times: Int
    /// How many of those say how much.
    public internal(set) var measured = 0
    /// In `unit`; nil where no line has such an amount.
    public internal(set) var amount: Double?
  }

  /// A sum in another unit than the first.
  public struct Other: Equatable, Sendable {
    public let unit: String
    public internal(set) var amount: Double
  }

  /// What `days` are counted in; nil where lines have no amounts.
  public let unit: String?
  /// In order; only those on which something counts.
  public let days: [Day]
  /// By how much of the lines they are in, the most frequent first.
  public let others: [Other]
  /// How often and how much each activity gave, by its place in the log's names, nil for lines without one.
  public let activities: [Int?: Day]

  public var times: Int { days.reduce(0) { $0 + $1.times } }
  /// How many times say how much, of which alone there is a mean.
  public var measured: Int { days.reduce(0) { $0 + $1.measured } }
  /// The sum in `unit`; nil where no line has such an amount.
  public var amount: Double? {
    let amounts = days.compactMap(\.amount)
    return amounts.isEmpty ? nil : amounts.reduce(0, +)
  }

  /// The totals of an activity.
  /// - Parameters:
  ///   - target: What the activity is measured by, whose unit comes first then.
  public init(ofActivity name: String, target: HabitTarget?, in span: DaySpan, _ log: PracticeLog, _ units: UnitTable) {
    let place = log.place(of: name)
    let isLimit = target?.bound == .atMost
    self.init(log, units, in: span, first: target?.quantity.unit) { line in
      line.activity != nil && line.activity == place && (line.state == .done || line.state == .partly || isLimit && line.state == .no && !log.amounts(of: line).isEmpty)
    }
  }

  /// The totals in a unit, of all activities and of lines without one.
  public init(inUnit unit: String, in span: DaySpan, _ log: PracticeLog, _ units: UnitTable) {
    self.init(log, units, in: span, first: unit, onlyFirst: true) { $0.state == .done || $0.state == .partly || $0.activity == nil }
  }

  /// The totals of what was measured of days, each of which counts once.
  public init(of amounts: [(day: CalendarDay, amount: Double)], unit: String, in span: DaySpan) {
    days = amounts.filter { span.contains($0.day) }.map { amount in
      var day = Day(day: amount.day, times: 0)
      day.add(amount.amount)
      return day
    }
    (self.unit, others, activities) = (unit, [], [:])
  }

  private init(
    _ log: PracticeLog, _ units: UnitTable, in span: DaySpan, first: String?, onlyFirst: Bool = false, _ counts: (PracticeLog.Line) -> Bool
  ) {
    let begin = log.lines.firstPlace { $0.day >= span.start }
    let lines = log.lines[begin...].prefix { $0.day <= span.end }.filter(counts)
    let sums = UnitSums(lines, log, units, first: first)
    // Of so many times a line without an amount is one, as it is where a target is judged.
    let isOfTimes = !onlyFirst && first.map { units.unit($0).dimension == .count("") } ?? false && sums.main?.dimension == .count("")
    var days: [Day] = []
    var activities: [Int?: Day] = [:]
    for line in lines {
      let amount = sums.main.flatMap { main in Self.amount(of: line, in: main.unit, log, units) } ?? (isOfTimes && line.state == .done && log.amounts(of: line).isEmpty ? 1 : nil)
      if onlyFirst, amount == nil { continue }
      if days.last?.day != line.day { days.append(Day(day: line.day, times: 0)) }
      days[days.count - 1].add(amount, times: amount == 0 ? 0 : 1)
      activities[line.activity, default: Day(day: line.day, times: 0)].add(amount, times: amount == 0 ? 0 : 1)
    }
    (self.days, self.activities) = (days, activities)
    unit = sums.main?.unit
    others = onlyFirst ? [] : sums.others
  }

  /// The amounts of a line in a unit, added up; nil where it has none.
  private static func amount(of line: PracticeLog.Line, in unit: String, _ log: PracticeLog, _ units: UnitTable) -> Double? {
    let wanted = units.unit(unit)
    let amounts = log.amounts(of: line).compactMap { amount in
      units.unit(log.names[amount.unit], ofField: log.names[amount.field]).convert(amount.amount, to: wanted)
    }
    return amounts.isEmpty ? nil : amounts.reduce(0, +)
  }
}

extension PracticeTotals.Day {
  fileprivate init(day: CalendarDay, times: Int) { (self.day, self.times, amount) = (day, times, nil) }

  fileprivate mutating func add(_ more: Double?, times: Int = 1) {
    self.times += times
    guard let more else { return }
    amount = (amount ?? 0) + more
    measured += times
  }
}

/// The units of some lines, and what their amounts come to in each dimension.
private struct UnitSums {
  struct Sum {
    var unit: String
    let dimension: UnitTable.Dimension
    var amount: Double
    var lines: Int
  }

  /// In what the lines are counted.
  let main: Sum?
  let others: [PracticeTotals.Other]

  init(_ lines: [PracticeLog.Line], _ log: PracticeLog, _ units: UnitTable, first: String?) {
    var sums: [Sum] = []
    for line in lines {
      for amount in log.amounts(of: line) {
        let (field, written) = (log.names[amount.field], log.names[amount.unit])
        // A bare number is of what its field is called.
        let name = written.isEmpty && !UnitTable.namesNothing(field) ? field : written
        let unit = units.unit(written, ofField: field)
        guard let place = sums.firstIndex(where: { $0.dimension == unit.dimension }) else {
          sums.append(Sum(unit: name, dimension: unit.dimension, amount: amount.amount, lines: 1))
          continue
        }
        sums[place].amount += unit.convert(amount.amount, to: units.unit(sums[place].unit)) ?? 0
        sums[place].lines += 1
      }
    }
    let wanted = first.map { units.unit($0).dimension }
    sums.sort { $0.lines > $1.lines }
    let main = wanted.map { dimension in sums.first { $0.dimension == dimension } } ?? sums.first
    self.main = main.map { sum in
      guard let first, sum.dimension == wanted else { return sum }
      return Sum(unit: first, dimension: sum.dimension, amount: sum.amount, lines: sum.lines)
    }
    others = sums.filter { $0.dimension != main?.dimension }.map { PracticeTotals.Other(unit: $0.unit, amount: $0.amount) }
  }
}

extension PracticeLog {
  /// Whether a line has an amount in this unit, as it is written there or as a field is called.
  public func hasUnit(_ name: String) -> Bool {
    guard let place = place(of: name) else { return false }
    return lines.contains { line in amounts(of: line).contains { $0.unit == place || $0.field == place } }
  }
}

/// Whether somebody does more or less of something from week to week.
public enum PracticeTrend: Equatable, Sendable {
  /// Fewer than eight whole weeks are known.
  case tooEarly
  /// By this share a week, above or below zero, of which the interval of 95 % holds no zero.
  case rising(Double), falling(Double)
  case none

  /// So many whole weeks say something.
  public static let fewestWeeks = 8

  /// The trend of amounts by day, none below zero, as `WeeklyTrend` fits it to the sums of whole weeks, the last of which ends with the last day.
  public init(of amounts: [Double]) {
    guard amounts.count >= 7 * Self.fewestWeeks, amounts.contains(where: { $0 > 0 }) else {
      self = .tooEarly
      return
    }
    let trend = WeeklyTrend(of: amounts)
    let (low, high) = (trend.growth(at: -1.96), trend.growth(at: 1.96))
    self = low > 0 ? .rising(trend.growth(at: 0)) : high < 0 ? .falling(trend.growth(at: 0)) : .none
  }
}
