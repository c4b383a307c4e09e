// Where the amounts of metrics stand: in a line of a day's file, or in a file that was imported.

import HostSystem
import JournalDates
import JournalFormat
import JournalIndex
import JournalModel
import JournalReports
import JournalStore
import JournalText

/// Finds the places of some metrics in a span.
struct MetricPlaces {
  private let journal: Journal
  private let names: [String]
  private let imported: [CalendarDay: [String: [ImportedAmount]]]
  /// The lines of days in imported files, by the paths of these.
  private let lines: [String: [CalendarDay: Int]]

  init(_ index: JournalIndex, _ names: [String], _ span: DaySpan) throws {
    journal = index.journal
    self.names = names
    imported = try index.importedAmounts(of: Set(names), in: span)
    var lines: [String: [CalendarDay: Int]] = [:]
    for path in Set(imported.values.flatMap { $0.values.compactMap { $0.first?.path } }) {
      // What has gone since is told without a line.
      guard let bytes = FileSystem.readIfReadable(journal.diskPath(path)) else { continue }
      lines[path] = Self.lines(in: bytes)
    }
    self.lines = lines
  }

  /// In the order of the names, nil where the day has no amount. What a day's file says wins over what was imported.
  /// - Parameter path: The file that counts for the day.
  func places(of day: MetricsReport.Day, path: String?) throws(HostError) -> [MetricsReport.Place?] {
    var reading: FileReading?
    if let path, day.amounts.contains(where: { $0 != nil }) { reading = try journal.entry(at: path) }
    return zip(names, day.amounts).map { name, amount in
      guard let amount else { return nil }
      let all = imported[day.date]?[name] ?? []
      // What another source says otherwise, which counts for nothing.
      let others = all.filter { $0.amount != amount }.map { MetricsReport.Other(source: $0.source, amount: $0.amount) }
      if let reading, let path, let line = reading.line(ofMetric: name) { return MetricsReport.Place(path: path, line: line, others: others) }
      return all.first.map { MetricsReport.Place(path: $0.path, line: lines[$0.path]?[day.date], others: others) }
    }
  }

  /// On which line each day stands, from 1; of a day that stands twice the last counts.
  private static func lines(in bytes: [UInt8]) -> [CalendarDay: Int] {
    var lines: [CalendarDay: Int] = [:]
    for (number, line) in bytes.split(separator: ASCII.lineFeed, omittingEmptySubsequences: false).enumerated() {
      if let day = CalendarDay(utf8: line.prefix(10)) { lines[day] = number + 1 }
    }
    return lines
  }
}
