// What the rows of each day come to, row by row, so that no row need be kept.

import JournalDates
import JournalModel
import JournalText

/// The amounts of one column by day, as its aggregate has them.
struct ColumnTotals {
  struct Total {
    var value = 0.0
    var count: Int32 = 0
  }

  private let aggregate: TableProfile.Aggregate
  /// By the number that a day has.
  private var totals: [Total] = []

  init(_ aggregate: TableProfile.Aggregate) { self.aggregate = aggregate }

  mutating func add(_ value: Double, to day: Int) {
    if day >= totals.count { totals.append(contentsOf: repeatElement(Total(), count: day + 1 - totals.count)) }
    var total = totals[day]
    if total.count == 0 {
      total.value = value
    } else {
      switch aggregate {
      case .sum, .mean: total.value += value
      case .last: total.value = value
      case .first, .count: break
      case .max: total.value = max(total.value, value)
      case .min: total.value = min(total.value, value)
      }
    }
    if total.count < .max { total.count += 1 }
    totals[day] = total
  }

  /// What a day comes to; nil where nothing is known.
  func value(of day: Int) -> Double? {
    guard day < totals.count, totals[day].count > 0 else { return nil }
    let total = totals[day]
    switch aggregate {
    case .count: return Double(total.count)
    case .sum where total.count > 1: return total.value.tidied(decimals: 3, digits: 12)
    case .mean where total.count > 1: return (total.value / Double(total.count)).tidied(decimals: 3, digits: 6)
    case .sum, .mean, .first, .last, .max, .min: return total.value
    }
  }

  /// How many days have more than one amount.
  var days: Int { totals.count { $0.count > 1 } }
}

/// The amounts of all columns by day, for one way of reading days. Where decimals may be written in two ways, both are kept until the column
/// has told which it is.
struct TableTotals {
  private var numbers: [CalendarDay: Int] = [:]
  private var days: [CalendarDay] = []
  private var last: (day: CalendarDay, number: Int)?
  /// With a point before the decimals, or in the one way that there is.
  private(set) var columns: [ColumnTotals]
  /// With a comma; nil for a column where that makes no difference so far.
  private(set) var commas: [ColumnTotals?]

  init(_ aggregates: [TableProfile.Aggregate]) {
    columns = aggregates.map { ColumnTotals($0) }
    commas = Array(repeating: nil, count: aggregates.count)
  }

  mutating func number(of day: CalendarDay) -> Int {
    if let last, last.day == day { return last.number }
    let number: Int
    if let known = numbers[day] {
      number = known
    } else {
      number = days.count
      numbers[day] = number
      days.append(day)
    }
    last = (day, number)
    return number
  }

  mutating func add(_ amount: TableNumber, _ column: Int, _ day: Int) {
    if amount.point == amount.comma {
      columns[column].add(amount.point, to: day)
      if commas[column] != nil { commas[column]?.add(amount.comma, to: day) }
      return
    }
    if commas[column] == nil { commas[column] = columns[column] }
    if !amount.point.isNaN { columns[column].add(amount.point, to: day) }
    if !amount.comma.isNaN { commas[column]?.add(amount.comma, to: day) }
  }

  mutating func add(_ amount: Double, _ column: Int, _ day: Int) { columns[column].add(amount, to: day) }

  /// Each day with its number.
  var all: [(day: CalendarDay, number: Int)] { days.enumerated().map { ($0.element, $0.offset) } }

  func totals(of column: Int, hasDecimalComma: Bool) -> ColumnTotals {
    hasDecimalComma ? commas[column] ?? columns[column] : columns[column]
  }
}

/// What a column or a row has that cannot be used, told once with how often.
struct TableIssues {
  private struct Issue {
    var text: (Int) -> Wording
    var line: Int
    var column: Int?
    var count: Int
  }

  private var issues: [String: Issue] = [:]
  private var order: [String] = []
  /// The first one.
  private(set) var first: (line: Int, text: Wording)?

  /// - Parameters:
  ///   - key: Issues of one key are told as one.
  ///   - text: What is said of so many.
  mutating func add(_ key: String, _ line: Int, column: Int? = nil, _ text: @escaping (Int) -> Wording) {
    if issues[key] != nil {
      issues[key]?.count += 1
      return
    }
    if first == nil { first = (line, text(1)) }
    issues[key] = Issue(text: text, line: line, column: column, count: 1)
    order.append(key)
  }

  /// Takes in a field of a column: the first ones are told each with its place, the rest as one.
  mutating func add(ofColumn column: Int, at position: (line: Int, column: Int), _ text: @escaping (Int) -> Wording) {
    let key = (1...3).map { "field \(column) \($0)" }.first { issues[$0] == nil } ?? "field \(column)"
    add(key, position.line, column: position.column, text)
  }

  func tell(_ data: inout ImportedData) {
    for key in order { if let issue = issues[key] { data.warn(issue.text(issue.count), line: issue.line, column: issue.column, count: issue.count) } }
  }
}
