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

  /// - Parameter zone: In which moments of UTC are days.
  /// - Throws: `damaged` where the day's column or all others are missing, and of a strict profile where a row cannot be read.
  public static func read(_ bytes: [UInt8], _ profile: TableProfile, zone: ZoneRules) throws(StreamError) -> ImportedData {
    var data = ImportedData(source: profile.name)
    let text = TableText(bytes, profile.encoding)
    if let line = text.firstBadLine { data.warn("bytes that are no UTF-8 were read as ‘\u{FFFD}’", line: line) }
    guard let section = TableSection(text.bytes, profile) else {
      let wanted = profile.dates.map { "‘\($0)’" }.joined(separator: " or ")
      throw StreamError(.damaged, "no line of it has the column \(wanted) for the day and one that the profile \(profile.name) knows")
    }
    var rows: [TableReader.Row] = []
    var reader = TableReader(section, profile, zone)
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

  /// The beginning of a profile for a table, as lines of `retro.yaml`; nil where no column looks like days.
  public static func suggestion(for bytes: [UInt8], named name: String) -> [String]? {
    let text = TableText(bytes, nil)
    let delimiter = TableSection.delimiter(of: text.bytes[...])
    var reader = CSVReader(text.bytes, delimiter: delimiter)
    guard let header = reader.record() else { return nil }
    var samples: [[String]] = []
    while samples.count < 50, let row = reader.record() { samples.append(row) }
    func values(_ column: Int) -> [String] {
      samples.compactMap { $0.count > column ? Substring($0[column]).trimmedOfBlanks : nil }.filter { !$0.isEmpty }
    }
    for (column, name_) in header.enumerated() {
      let found = values(column)
      guard !found.isEmpty, let form = DateForm.names.first(where: { form in found.allSatisfy { form.form.read($0, in: .utc) != nil } }),
        form.name != "epoch" || name_.lowercased().contains("time") || name_.lowercased().contains("date")
      else { continue }
      var lines = ["import.\(name).date: \(Self.quoted(Substring(name_).trimmedOfBlanks))"]
      if form.form != .iso { lines.append("import.\(name).date_format: \(form.name)") }
      if delimiter != 0x2C {
        lines.append("import.\(name).delimiter: \(delimiter == 0x09 ? "tab" : Self.quoted(String(Character(Unicode.Scalar(delimiter)))))")
      }
      var isComma = false
      for (other, title) in header.enumerated() where other != column {
        let numbers = values(other)
        let isNumeric = !numbers.isEmpty && numbers.allSatisfy { Quantity($0)?.unit.isEmpty ?? ($0 == "NaN") }
        let metric = MetricKey.of(Substring(title).trimmedOfBlanks)
        guard isNumeric, !metric.isEmpty, metric.utf8.first.map({ $0 >= 0x61 }) ?? false else { continue }
        isComma = isComma || numbers.contains { $0.utf8.contains(0x2C) }
        lines.append("import.\(name).column.\(metric): \(Self.quoted(Substring(title).trimmedOfBlanks))")
      }
      if isComma { lines.append("import.\(name).decimal: comma") }
      return lines
    }
    return nil
  }

  private static func quoted(_ text: String) -> String {
    let escaped = text.unicodeScalars.map { $0 == "\"" || $0 == "\\" ? "\\\(Character($0))" : String(Character($0)) }.joined()
    return "\"\(escaped)\""
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
