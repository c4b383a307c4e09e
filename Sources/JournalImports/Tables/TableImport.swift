// Any table with a column of days: from its rows to the metrics of days.

public import JournalDates
import JournalModel
import PlainFormats
public import StreamKit

/// Reads tables by profiles.
public enum TableImport {
  /// The profile whose mark the first line of a file has; nil for a table that must be explained.
  public static func profile(of head: some Collection<UInt8>, among profiles: [TableProfile]) -> TableProfile? {
    let line = TableText(Array(head), .utf8).text.prefix { $0 != "\n" && $0 != "\r\n" }.lowercased()
    return profiles.first { $0.mark.map { line.contains($0.lowercased()) } ?? false }
  }

  /// - Parameters:
  ///   - zone: In which moments of UTC are days.
  ///   - last: The last day that a row can be about; nil for any.
  /// - Throws: `damaged` where the day's column or all others are missing, and of a strict profile where a row cannot be read.
  public static func read(_ bytes: [UInt8], _ profile: TableProfile, zone: ZoneRules, until last: CalendarDay? = nil) throws(StreamError)
    -> ImportedData
  {
    var data = ImportedData(source: profile.name)
    data.isForecast = true
    let text = TableText(bytes, profile.encoding)
    if let line = text.firstBadLine { data.warn("bytes that are no UTF-8 were read as ‘\u{FFFD}’", line: line) }
    guard let section = TableSection(text.bytes, profile) else {
      let wanted = profile.dates.map { "‘\($0)’" }.joined(separator: " or ")
      throw StreamError(.damaged, "no line of it has the column \(wanted) for the day and one that the profile \(profile.name) knows")
    }
    var rows: [TableReader.Row] = []
    var reader = TableReader(section, profile, zone, until: last)
    while let row = reader.next() { rows.append(row) }
    for flaw in reader.flaws {
      if profile.isStrict { throw StreamError(.damaged, "line \(flaw.line): \(flaw.text)") }
      data.warn(flaw.text, line: flaw.line)
    }
    if profile.key != nil {
      var last: [String: Int] = [:]
      for (place, row) in rows.enumerated() { if let key = row.key { last[key] = place } }
      rows = rows.enumerated().filter { place, row in row.key.map { last[$0] == place } ?? true }.map(\.element)
    }
    var amounts: [CalendarDay: [Int: [Metric.Amount]]] = [:]
    for row in rows { for (column, amount) in row.amounts { amounts[row.day, default: [:]][column, default: []].append(amount) } }
    for (day, columns) in amounts {
      for (place, found) in columns {
        let column = section.columns[place]
        if let amount = column.aggregate.amount(of: found) { data.days[day, default: [:]][column.metric] = amount }
      }
    }
    return data
  }
}

extension TableProfile.Aggregate {
  /// What several amounts of a day come to. Times of the clock have no sum, and of several the last counts.
  fileprivate func amount(of amounts: [Metric.Amount]) -> Metric.Amount? {
    if self == .count { return .number(Double(amounts.count)) }
    var numbers: [Double] = []
    for amount in amounts { if case .number(let number) = amount { numbers.append(number) } }
    guard numbers.count == amounts.count, let first = numbers.first, let last = numbers.last else {
      return self == .first ? amounts.first : amounts.last
    }
    let sum = numbers.reduce(0, +)
    switch self {
    case .sum: return .number(Self.tidy(sum))
    case .mean: return .number(Self.tidy(sum / Double(numbers.count)))
    case .last: return .number(last)
    case .first: return .number(first)
    case .max: return numbers.max().map { .number($0) }
    case .min: return numbers.min().map { .number($0) }
    case .count: return nil
    }
  }

  /// To three decimals, which is more than any of these tables measures.
  private static func tidy(_ number: Double) -> Double { (number * 1000).rounded() / 1000 }
}
